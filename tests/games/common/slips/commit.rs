//! Slips of typing, made on a case as a value.

use super::super::Played;
use super::{Slip, stones};
use fastrand::Rng;
use serde_json::Value;

/// Makes a slip somewhere; false where there is no place for it.
pub(super) fn commit<G: Played>(slip: Slip, case: &mut Value, rng: &mut Rng) -> bool {
    let names: Vec<String> = case["players"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|player| player["name"].as_str())
        .map(str::to_owned)
        .collect();
    let of_pieces = [Slip::Beside, Slip::Forgotten, Slip::Surplus, Slip::Colour, Slip::Tile];
    if case["game"] == "blue-moon-city" && of_pieces.contains(&slip) {
        return stones::commit(slip, case, &names, rng);
    }
    let pointers = pointers(case, "");
    let is = |value: &Value, what: fn(&str) -> bool| value.as_str().is_some_and(what);
    let board: fn(&str) -> bool = |text| text.contains('\n');
    // The numbers of the spaces that are covered on a star.
    let star: fn(&str) -> bool =
        |text| !text.is_empty() && text.chars().all(|letter| letter == ' ' || ('1'..='6').contains(&letter));
    let run: fn(&str) -> bool = |text| {
        text.chars().all(|letter| letter.is_ascii_uppercase() || letter == '1') && !(text.len() == 2 && text.starts_with('P'))
    };
    let mut among = |fits: &dyn Fn(&str, &Value) -> bool| {
        let fitting: Vec<_> =
            pointers.iter().filter(|pointer| case.pointer(pointer).is_some_and(|value| fits(pointer, value))).cloned().collect();
        rng.choice(fitting)
    };
    match slip {
        Slip::Tile => return false,
        Slip::Spelling => {
            let in_a_word = |text: &[char], at: usize| text[at - 1..=at + 1].iter().all(char::is_ascii_lowercase);
            let at = among(&|_, value| {
                is(value, |text| text.split(|letter: char| !letter.is_ascii_lowercase()).any(|word| word.len() > 3))
            });
            let Some(at) = at else { return false };
            let mut text: Vec<char> = case.pointer(&at).and_then(Value::as_str).unwrap_or_default().chars().collect();
            let places: Vec<usize> = (1..text.len() - 1).filter(|&place| in_a_word(&text, place)).collect();
            let Some(place) = rng.choice(places) else { return false };
            match rng.u8(..3) {
                0 => drop(text.remove(place)),
                1 => text.insert(place, text[place]),
                _ => text.swap(place, place + 1),
            }
            set(case, &at, text.into_iter().collect::<String>().into());
        }
        Slip::Phase => {
            let phases: Vec<_> = G::PHASES.iter().copied().filter(|phase| case["phase"] != **phase).collect();
            let Some(phase) = rng.choice(phases).filter(|_| case.get("phase").is_some()) else { return false };
            case["phase"] = phase.into();
        }
        Slip::Player => {
            let Some(at) = among(&|pointer, value| {
                !pointer.ends_with("/name") && value.as_str().is_some_and(|text| names.iter().any(|name| name == text))
            }) else {
                return false;
            };
            let others: Vec<_> = names.iter().filter(|name| case.pointer(&at).and_then(Value::as_str) != Some(name)).collect();
            let Some(other) = rng.choice(others) else { return false };
            set(case, &at, other.clone().into());
        }
        Slip::Digits | Slip::Number => {
            let Some(at) = among(&|_, value| value.as_i64().is_some_and(|number| slip == Slip::Number || number > 9)) else {
                return false;
            };
            let mut digits: Vec<u8> = case.pointer(&at).map(Value::to_string).unwrap_or_default().into_bytes();
            let place = rng.usize(..digits.len());
            match slip {
                Slip::Digits => digits.swap(0, 1),
                _ => digits[place] = b'0' + rng.u8(..10),
            }
            let Some(number) = String::from_utf8(digits).ok().and_then(|digits| digits.parse::<i64>().ok()) else { return false };
            set(case, &at, number.into());
        }
        Slip::Boards => {
            let (one, other) = (rng.usize(..names.len()), rng.usize(..names.len()));
            let keys: Vec<String> = case["players"][one]
                .as_object()
                .into_iter()
                .flatten()
                .map(|(key, _)| key.clone())
                .filter(|key| key != "name")
                .collect();
            let Some(key) = rng.choice(keys) else { return false };
            let (first, second) = (case["players"][one][&key].clone(), case["players"][other][&key].clone());
            if second.is_null() {
                return false;
            }
            case["players"][one][&key] = second;
            case["players"][other][&key] = first;
        }
        Slip::Rows => {
            let letters: fn(&str) -> bool = |text| !text.contains(|letter: char| letter.is_ascii_lowercase());
            let Some(at) = among(&|_, value| is(value, board) && is(value, letters)) else { return false };
            let text = case.pointer(&at).and_then(Value::as_str).unwrap_or_default();
            let mut rows: Vec<String> = text.lines().map(str::to_owned).collect();
            let last = rows.len() - 1;
            let is_free = |row: &String| !row.contains(char::is_alphabetic);
            match rng.u8(..6) {
                0 if is_free(&rows[0]) => rows.rotate_left(1),
                1 if is_free(&rows[last]) => rows.rotate_right(1),
                2 => rows.reverse(),
                3 => rows.iter_mut().for_each(|row| *row = row.chars().rev().collect()),
                _ => {
                    let row = rng.usize(..last);
                    rows.swap(row, row + 1);
                }
            }
            set(case, &at, (rows.join("\n") + "\n").into());
        }
        Slip::Throughout => {
            let letters = letters(case, &pointers);
            let (Some(one), Some(other)) = (rng.choice(letters.clone()), rng.choice(letters)) else { return false };
            for at in &pointers {
                if let Some(text) = case.pointer(at).filter(|value| is(value, board) || is(value, run)).and_then(Value::as_str) {
                    let swapped = |letter| {
                        if letter == one {
                            other
                        } else if letter == other {
                            one
                        } else {
                            letter
                        }
                    };
                    let text: String = text.chars().map(swapped).collect();
                    set(case, at, text.into());
                }
            }
        }
        Slip::Beside => {
            let Some(at) = among(&|_, value| is(value, board) || is(value, star)) else { return false };
            if case.pointer(&at).is_some_and(|value| is(value, star)) {
                let mut numbers: Vec<char> = case.pointer(&at).and_then(Value::as_str).unwrap_or_default().chars().collect();
                let free: Vec<char> = ('1'..='6').filter(|number| !numbers.contains(number)).collect();
                let (place, Some(other)) = (rng.usize(..numbers.len()) / 2 * 2, rng.choice(free)) else { return false };
                numbers[place] = other;
                set(case, &at, numbers.into_iter().collect::<String>().into());
                return true;
            }
            let text = case.pointer(&at).and_then(Value::as_str).unwrap_or_default().to_owned();
            let rows: Vec<Vec<char>> = text.lines().map(|row| row.chars().collect()).collect();
            let spaces: Vec<_> = (0..rows.len()).flat_map(|row| (0..rows[row].len()).map(move |column| (row, column))).collect();
            let held = spaces.iter().copied().filter(|&(row, column)| rows[row][column].is_alphabetic()).collect::<Vec<_>>();
            let Some((row, column)) = rng.choice(held) else { return false };
            let beside = [(row, column + 2), (row, column.wrapping_sub(2)), (row + 1, column), (row.wrapping_sub(1), column)];
            let free = beside.into_iter().filter(|&(row, column)| rows.get(row).and_then(|row| row.get(column)) == Some(&'.'));
            let Some((to_row, to_column)) = rng.choice(free.collect::<Vec<_>>()) else { return false };
            let mut rows = rows;
            rows[to_row][to_column] = rows[row][column];
            rows[row][column] = '.';
            let text: String = rows.into_iter().map(|row| row.into_iter().collect::<String>() + "\n").collect();
            set(case, &at, text.into());
        }
        Slip::Forgotten | Slip::Surplus | Slip::Colour | Slip::Marker => {
            let letters = letters(case, &pointers);
            let holds_marker = slip == Slip::Marker;
            let Some(at) = among(&|_, value| {
                (is(value, board) && !holds_marker || is(value, run))
                    && (slip == Slip::Surplus
                        || value.as_str().is_some_and(|text| text.chars().any(|letter| letter.is_alphabetic())))
                    && (!holds_marker || is(value, |text| text.contains('1')))
            }) else {
                return false;
            };
            let mut text: Vec<char> = case.pointer(&at).and_then(Value::as_str).unwrap_or_default().chars().collect();
            let is_board = text.contains(&'\n');
            let wanted = |letter: char| match slip {
                Slip::Surplus => letter == '.',
                Slip::Marker => letter == '1',
                _ => letter.is_alphabetic(),
            };
            let places: Vec<usize> = (0..text.len()).filter(|&place| wanted(text[place])).collect();
            let place = rng.choice(places);
            match (slip, place) {
                (Slip::Surplus, Some(place)) if is_board => text[place] = rng.choice(letters).unwrap_or('.'),
                (Slip::Surplus, _) if is_board => return false,
                (Slip::Surplus, _) => {
                    let held: Vec<char> = text.iter().copied().filter(|letter| letter.is_alphabetic()).collect();
                    text.extend(rng.choice(held).or_else(|| rng.choice(letters)));
                }
                (Slip::Colour, Some(place)) => text[place] = rng.choice(letters).unwrap_or('.'),
                (_, Some(place)) if is_board => text[place] = '.',
                (_, Some(place)) => drop(text.remove(place)),
                (_, None) => return false,
            }
            set(case, &at, text.into_iter().collect::<String>().into());
        }
    }
    true
}

pub(super) fn set(case: &mut Value, pointer: &str, value: Value) {
    if let Some(place) = case.pointer_mut(pointer) {
        *place = value;
    }
}

/// The letters of pieces in the boards and runs of a case.
fn letters(case: &Value, pointers: &[String]) -> Vec<char> {
    let texts = pointers.iter().filter_map(|pointer| case.pointer(pointer)?.as_str());
    let runs = texts.filter(|text| !text.contains(|letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit()));
    let mut letters: Vec<char> = runs.flat_map(str::chars).filter(char::is_ascii_uppercase).collect();
    letters.sort_unstable();
    letters.dedup();
    letters
}

/// Pointers to every single value of a case but its game.
pub(super) fn pointers(value: &Value, here: &str) -> Vec<String> {
    match value {
        Value::Object(map) => map
            .iter()
            .filter(|(key, _)| !["game", "variant", "phase", "rulings"].contains(&key.as_str()))
            .flat_map(|(key, value)| pointers(value, &format!("{here}/{key}")))
            .collect(),
        Value::Array(items) => {
            items.iter().enumerate().flat_map(|(at, value)| pointers(value, &format!("{here}/{at}"))).collect()
        }
        _ => vec![here.to_owned()],
    }
}

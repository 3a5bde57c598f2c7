//! One slip on a true table: is it caught, and does `repair` find what was typed wrong?
//!
//! The slips are made on the case as a value, without anything of what makes repairs.

use super::{Played, Table, names, play};
use fastrand::Rng;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;
use std::time::{Duration, Instant};
use tilejudge::case::{Limits, Source, documents};
use tilejudge::games::repair::mended;
use tilejudge::games::{Asked, Case, Choices};
use tilejudge::verdict::{Outcome, RulingSet};

/// What people do wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Slip {
    /// A piece on a space beside its own.
    Beside,
    /// A piece forgotten.
    Forgotten,
    /// A piece too many.
    Surplus,
    /// A piece of another colour.
    Colour,
    /// The marker forgotten.
    Marker,
    /// Two digits of a number changed places.
    Digits,
    /// Another number.
    Number,
    /// The phase as it stood in the template.
    Phase,
    /// Another player.
    Player,
    /// The same part of two boards changed places.
    Boards,
    /// Two colours changed places throughout.
    Throughout,
}

const SLIPS: [Slip; 11] = [
    Slip::Beside,
    Slip::Forgotten,
    Slip::Surplus,
    Slip::Colour,
    Slip::Marker,
    Slip::Digits,
    Slip::Number,
    Slip::Phase,
    Slip::Player,
    Slip::Boards,
    Slip::Throughout,
];

#[derive(Debug, Clone, Default)]
struct Count {
    tried: usize,
    caught: usize,
    listed: usize,
    first: usize,
    among_three: usize,
    only: usize,
    missed: Vec<String>,
}

/// What came of all slips.
#[derive(Debug, Clone, Default)]
pub(crate) struct Survey {
    counts: BTreeMap<Slip, Count>,
    times: Vec<Duration>,
}

/// Makes some slips on moments of a game.
pub(crate) fn slip<G: Played>(table: &Table<G>, slips: usize, survey: &mut Survey) {
    let mut line = Vec::new();
    play(table, |position, _| line.push(position.clone()));
    let mut rng = Rng::with_seed(table.seed);
    let answers = G::Rulings::RULINGS.iter().enumerate();
    let answers =
        answers.map(|(index, ruling)| (ruling.name.to_owned(), ruling.answers[table.rulings.get(index)].name.to_owned()));
    let choices = Choices { answers: answers.collect(), ..Choices::default() };
    for _ in 0..slips {
        let position = &line[rng.usize(..line.len())];
        let truth = G::write(&names::<G>(position), position);
        let kind = SLIPS[rng.usize(..SLIPS.len())];
        let mut typed = truth.clone();
        if !commit::<G>(kind, &mut typed, &mut rng) || same(&typed, &truth) {
            continue;
        }
        let text = serde_yaml::to_string(&typed).expect("a case is a text");
        survey.note(kind, &text, &truth, &choices);
    }
}

impl Survey {
    fn note(&mut self, kind: Slip, text: &str, truth: &Value, choices: &Choices) {
        if is_possible(text, choices).is_none_or(|possible| possible) {
            self.counts.entry(kind).or_default().tried += 1;
            return;
        }
        let begun = Instant::now();
        let found = repairs(text, choices);
        self.times.push(begun.elapsed());
        for repaired in &found {
            assert_eq!(is_possible(repaired, choices), Some(true), "a repair does not make it possible:\n{text}\n{repaired}");
        }
        let read = |text: &str| serde_yaml::from_str::<Value>(text).expect("what was repaired can be read");
        let rank = found.iter().position(|repaired| same(&read(repaired), truth));
        let count = self.counts.entry(kind).or_default();
        count.tried += 1;
        count.caught += 1;
        count.listed += usize::from(rank.is_some());
        count.first += usize::from(rank == Some(0));
        count.among_three += usize::from(rank.is_some_and(|rank| rank < 3));
        count.only += usize::from(rank.is_some() && found.len() == 1);
        if rank.is_none() && count.missed.len() < shown() {
            count.missed.push(format!("{} found\n{text}\ntruth: {truth}", found.len()));
        }
    }

    /// How many of those that were caught have the truth among their repairs, in percent.
    pub(crate) fn listed(&self) -> usize {
        let all = |of: fn(&Count) -> usize| self.counts.values().map(of).sum::<usize>();
        all(|count| count.listed) * 100 / all(|count| count.caught).max(1)
    }
}

fn shown() -> usize {
    std::env::var("EXAMPLES").ok().and_then(|examples| examples.parse().ok()).unwrap_or(0)
}

impl fmt::Display for Survey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let total = self.counts.values().fold(Count::default(), |all, count| Count {
            tried: all.tried + count.tried,
            caught: all.caught + count.caught,
            listed: all.listed + count.listed,
            first: all.first + count.first,
            among_three: all.among_three + count.among_three,
            only: all.only + count.only,
            missed: Vec::new(),
        });
        writeln!(f, "{:12} {:>6} {:>6} {:>6} {:>6} {:>6} {:>6}", "slip", "tried", "caught", "listed", "first", "three", "only")?;
        let named = self.counts.iter().map(|(slip, count)| (format!("{slip:?}"), count));
        for (name, count) in named.chain([("all".to_owned(), &total)]) {
            let Count { tried, caught, listed, first, among_three, only, .. } = count;
            writeln!(f, "{name:12} {tried:6} {caught:6} {listed:6} {first:6} {among_three:6} {only:6}")?;
        }
        let mut times = self.times.clone();
        times.sort_unstable();
        let at =
            |part: usize| times.get((times.len() * part / 100).min(times.len().saturating_sub(1))).copied().unwrap_or_default();
        writeln!(f, "time: median {:?}, 95 % {:?}, most {:?}", at(50), at(95), at(100))?;
        for (slip, count) in &self.counts {
            for missed in &count.missed {
                writeln!(f, "{slip:?} missed: {missed}")?;
            }
        }
        Ok(())
    }
}

fn with_case<T>(text: &str, of: impl FnOnce(&Case<'_, '_>) -> T) -> Option<T> {
    let source = Source { name: "typed".to_owned(), text: text.to_owned() };
    let documents = documents(&source, &Limits::USUAL);
    let document = documents[0].as_ref().ok()?;
    Some(of(&Case::open(document).ok()?))
}

/// Whether the case is possible without a doubt; none if it cannot be read.
fn is_possible(text: &str, choices: &Choices) -> Option<bool> {
    let asked = Asked { choices: choices.clone(), one_reading: true, ..Asked::default() };
    let verdict = with_case(text, |case| case.judge(&asked).ok())??;
    Some(Outcome::of(&verdict.findings) != Outcome::Illegal)
}

fn repairs(text: &str, choices: &Choices) -> Vec<String> {
    let repairs = with_case(text, |case| case.repairs(choices)).unwrap_or_default();
    repairs.found.iter().map(|repair| mended(text, repair)).collect()
}

/// Whether two cases say the same: in heaps the order says nothing.
fn same(one: &Value, other: &Value) -> bool {
    fn plain(value: &Value) -> Value {
        match value {
            Value::String(text) if text.contains('\n') => text.trim_end().into(),
            Value::String(text) => {
                let mut letters: Vec<_> = text.chars().filter(|letter| *letter != '.' && *letter != ' ').collect();
                letters.sort_unstable();
                letters.into_iter().collect::<String>().into()
            }
            Value::Number(number) => number.to_string().into(),
            Value::Array(items) => items.iter().map(plain).collect(),
            Value::Object(map) => {
                let map = map.iter().filter(|(_, value)| value.as_i64() != Some(0));
                Value::Object(map.map(|(key, value)| (key.clone(), plain(value))).collect())
            }
            other => other.clone(),
        }
    }
    plain(one) == plain(other)
}

/// Makes a slip somewhere; false where there is no place for it.
fn commit<G: Played>(slip: Slip, case: &mut Value, rng: &mut Rng) -> bool {
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
    let names: Vec<String> = case["players"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|player| player["name"].as_str())
        .map(str::to_owned)
        .collect();
    match slip {
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

fn set(case: &mut Value, pointer: &str, value: Value) {
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
fn pointers(value: &Value, here: &str) -> Vec<String> {
    match value {
        Value::Object(map) => map
            .iter()
            .filter(|(key, _)| !["game", "variant", "phase"].contains(&key.as_str()))
            .flat_map(|(key, value)| pointers(value, &format!("{here}/{key}")))
            .collect(),
        Value::Array(items) => {
            items.iter().enumerate().flat_map(|(at, value)| pointers(value, &format!("{here}/{at}"))).collect()
        }
        _ => vec![here.to_owned()],
    }
}

//! Slips on stones, cards and buildings, which are written as words in lists and counts in maps.

use super::Slip;
use fastrand::Rng;
use serde_json::{Value, json};

const COLOURS: [&str; 8] = ["black", "red", "blue", "grey", "brown", "white", "yellow", "green"];

/// What a slip can make of the parts of a case, a list a part.
type Typed = Vec<Vec<(String, Value)>>;

/// Makes a slip somewhere; false where there is no place for it. Each part of the table is as likely as another, however much lies there.
pub(super) fn commit(slip: Slip, case: &mut Value, names: &[String], rng: &mut Rng) -> bool {
    let mut typed: Typed = vec![stones(slip, case, names), obelisk(slip, case, names), cards(slip, case), finished(slip, case)];
    typed.extend([city(slip, case), placed(slip, case)]);
    typed.retain(|part| !part.is_empty());
    let Some((at, value)) = rng.choice(typed).and_then(|part| rng.choice(part)) else { return false };
    super::commit::set(case, &at, value);
    true
}

fn entries(map: &Value) -> Vec<(String, Value)> {
    map.as_object().into_iter().flatten().map(|(key, value)| (key.clone(), value.clone())).collect()
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

/// A list with one of its items left out, or with another in its place.
fn without(list: &[Value], at: usize) -> Value {
    list.iter().enumerate().filter(|(index, _)| *index != at).map(|(_, item)| item.clone()).collect()
}

fn with(list: &[Value], at: usize, item: impl Into<Value>) -> Value {
    let mut list = list.to_vec();
    list[at] = item.into();
    list.into()
}

fn more(list: &[Value], item: impl Into<Value>) -> Value {
    list.iter().cloned().chain([item.into()]).collect()
}

/// Stones on the sections of buildings.
fn stones(slip: Slip, case: &Value, names: &[String]) -> Vec<(String, Value)> {
    let mut typed = Vec::new();
    for (building, site) in entries(&case["buildings"]) {
        let built = list(&site["built"]);
        let lists: Vec<Value> = (0..built.len())
            .flat_map(|at| match (slip, built[at] == ".") {
                (Slip::Forgotten, false) => vec![with(&built, at, ".")],
                (Slip::Surplus, true) => names.iter().map(|name| with(&built, at, name.clone())).collect(),
                (Slip::Beside, _) if at > 0 => {
                    let mut swapped = built.clone();
                    swapped.swap(at - 1, at);
                    vec![swapped.into()]
                }
                _ => Vec::new(),
            })
            .collect();
        typed.extend(lists.into_iter().map(|list| (format!("/buildings/{building}/built"), list)));
    }
    typed
}

/// Stones on the obelisk: spaces with their stones.
fn obelisk(slip: Slip, case: &Value, names: &[String]) -> Vec<(String, Value)> {
    let spaces = entries(&case["obelisk"]);
    let mut typed = Vec::new();
    for (space, stones) in &spaces {
        let stones = list(stones);
        let number: i64 = space.parse().expect("a number");
        let mut put = |space: &str, stones: Value| {
            let mut obelisk = case["obelisk"].clone();
            obelisk[space] = stones;
            typed.push(("/obelisk".to_owned(), obelisk));
        };
        match slip {
            Slip::Forgotten => put(space, without(&stones, 0)),
            Slip::Surplus => names.iter().for_each(|name| put(space, more(&stones, name.clone()))),
            Slip::Beside => {
                for beside in [number - 1, number + 1] {
                    let mut obelisk = case["obelisk"].clone();
                    obelisk[space.as_str()] = without(&stones, 0);
                    obelisk[beside.to_string()] = more(&list(&obelisk[beside.to_string()]), stones[0].clone());
                    typed.push(("/obelisk".to_owned(), obelisk));
                }
            }
            _ => {}
        }
    }
    typed
}

/// Cards in hands and in the discard pile.
fn cards(slip: Slip, case: &Value) -> Vec<(String, Value)> {
    let mut typed = Vec::new();
    let recoloured = |card: &str| {
        let value = card.split(' ').nth(1).map(str::to_owned);
        let other = move |colour: &&str| value.clone().map(|value| format!("{colour} {value}"));
        COLOURS.iter().filter_map(other).filter(|other| other != card).collect::<Vec<_>>()
    };
    for player in 0..list(&case["players"]).len() {
        let at = format!("/players/{player}/hand");
        let hand = list(&case["players"][player]["hand"]);
        for (index, card) in hand.iter().enumerate() {
            let lists = match slip {
                Slip::Forgotten => vec![without(&hand, index)],
                Slip::Surplus => vec![more(&hand, card.clone())],
                Slip::Colour => {
                    recoloured(card.as_str().unwrap_or("")).into_iter().map(|other| with(&hand, index, other)).collect()
                }
                _ => Vec::new(),
            };
            typed.extend(lists.into_iter().map(|list| (at.clone(), list)));
        }
    }
    for (card, count) in entries(&case["discard"]) {
        let pile = |changes: &[(&str, i64)]| {
            let mut pile = case["discard"].clone();
            for (card, change) in changes {
                pile[*card] = json!(pile[*card].as_i64().unwrap_or(0) + change);
            }
            ("/discard".to_owned(), pile)
        };
        match slip {
            Slip::Forgotten if count != 0 => typed.push(pile(&[(&card, -1)])),
            Slip::Surplus => typed.push(pile(&[(&card, 1)])),
            Slip::Colour => typed.extend(recoloured(&card).iter().map(|other| pile(&[(&card, -1), (other, 1)]))),
            _ => {}
        }
    }
    typed
}

fn tiles(case: &Value) -> Vec<Vec<String>> {
    let rows = case["city"].as_str().unwrap_or("").lines();
    rows.map(|row| row.split(", ").map(str::to_owned).collect()).collect()
}

/// Buildings that are finished.
fn finished(slip: Slip, case: &Value) -> Vec<(String, Value)> {
    let finished = list(&case["finished"]);
    let others: Vec<String> = tiles(case).concat().into_iter().filter(|tile| !finished.contains(&tile.as_str().into())).collect();
    let lists: Vec<Value> = match slip {
        Slip::Forgotten => (0..finished.len()).map(|at| without(&finished, at)).collect(),
        Slip::Surplus => others.iter().map(|other| more(&finished, other.clone())).collect(),
        Slip::Tile => (0..finished.len())
            .flat_map(|at| others.iter().map(move |other| (at, other)))
            .map(|(at, other)| with(&finished, at, other.clone()))
            .collect(),
        _ => Vec::new(),
    };
    lists.into_iter().map(|list| ("/finished".to_owned(), list)).collect()
}

/// Tiles of the city.
fn city(slip: Slip, case: &Value) -> Vec<(String, Value)> {
    let rows = tiles(case);
    let spaces: Vec<_> = (0..rows.len()).flat_map(|row| (0..rows[row].len()).map(move |column| (row, column))).collect();
    let mut typed = Vec::new();
    for (index, &(row, column)) in spaces.iter().enumerate() {
        for &(other, there) in &spaces[..index] {
            let mut typed_rows = rows.clone();
            match slip {
                Slip::Beside => {
                    (typed_rows[row][column], typed_rows[other][there]) = (rows[other][there].clone(), rows[row][column].clone())
                }
                Slip::Tile => typed_rows[row][column] = rows[other][there].clone(),
                _ => continue,
            }
            let rows: String = typed_rows.iter().map(|row| row.join(", ") + "\n").collect();
            typed.push(("/city".to_owned(), rows.into()));
        }
    }
    typed
}

/// Figures and dragons.
fn placed(slip: Slip, case: &Value) -> Vec<(String, Value)> {
    if slip != Slip::Tile {
        return Vec::new();
    }
    let figures = (0..list(&case["players"]).len()).map(|player| format!("/players/{player}/figure"));
    let dragons = entries(&case["dragons"]).into_iter().map(|(dragon, _)| format!("/dragons/{dragon}"));
    let others = tiles(case).concat();
    let on = |at: String| others.iter().map(|tile| (at.clone(), tile.clone().into())).collect::<Vec<_>>();
    figures.chain(dragons).filter(|at| case.pointer(at).is_some()).flat_map(on).collect()
}

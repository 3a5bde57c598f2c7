//! What a case of Blue Moon City can leave out, and what it tells of the cards, the tiles and the stones that it shows.

use super::common::hidden::{Hides, remove};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use tilejudge::games::blue_moon_city::{BlueMoonCity, Position};

/// At the end of a pointer: only how many, not which.
const HOW_MANY: &str = "?";
/// At the end of a pointer: half of them are seen.
const HALF: &str = "??";

impl Hides for BlueMoonCity {
    /// Dragons and buildings that are not told may bring more: then the counts have bounds.
    const LEDGER_IS_WHOLE: bool = false;

    /// Hands are open before every step that is chosen.
    fn shows_all(position: &Position) -> bool {
        position.seats().all(|seat| position.player(seat).hand.is_open() && position.player(seat).aside.is_empty())
    }

    fn pointers(whole: &Value) -> Vec<String> {
        let keys = |map: &Value| map.as_object().into_iter().flat_map(Map::keys).cloned().collect::<Vec<_>>();
        let mut pointers = Vec::new();
        for key in ["progress", "dragons"] {
            pointers.extend(keys(&whole[key]).iter().map(|part| format!("/{key}/{part}")));
        }
        for building in keys(&whole["buildings"]) {
            pointers.extend(keys(&whole["buildings"][&building]).iter().map(|key| format!("/buildings/{building}/{key}")));
            let sections = whole["buildings"][&building]["built"].as_array().map_or(0, Vec::len);
            pointers.extend((0..sections).map(|section| format!("/buildings/{building}/built/{section}")));
        }
        let players = whole["players"].as_array().map_or(0, Vec::len);
        let hands = (0..players).map(|player| format!("/players/{player}/hand"));
        for stack in hands.chain(["/discard".to_owned()]) {
            pointers.extend([format!("{stack}{HOW_MANY}"), format!("{stack}{HALF}")]);
        }
        let tiles = whole["city"].as_str().unwrap_or_default().lines().map(|row| row.split(',').count()).enumerate();
        pointers.extend(tiles.flat_map(|(row, tiles)| (0..tiles).map(move |tile| format!("/city/{row}/{tile}"))));
        pointers
    }

    fn hide(case: &mut Value, pointer: &str) {
        let parts: Vec<&str> = pointer.split('/').skip(1).collect();
        match parts[..] {
            ["city", row, tile] => hide_tile(case, place(row), place(tile)),
            ["buildings", building, "built", section] => hide_stone(&mut case["buildings"][building], place(section)),
            _ if pointer.ends_with(HALF) => hide_cards(case, pointer.trim_end_matches('?'), true),
            _ if pointer.ends_with(HOW_MANY) => hide_cards(case, pointer.trim_end_matches('?'), false),
            _ => remove(case, pointer),
        }
    }

    /// The movement phase without `progress` is the beginning of a turn; the last two phases are always told. Where stones are shown, a building that is not named has none.
    fn mend(whole: &Value, told: &mut Value) {
        if told["progress"].as_object().is_some_and(Map::is_empty) {
            remove(told, "/progress");
        }
        if told.get("phase") == Some(&"movement".into()) && told.get("progress").is_none() && whole.get("progress").is_some() {
            remove(told, "/phase");
        }
        if ["drawing", "over"].map(Value::from).contains(&whole["phase"]) {
            told["phase"] = whole["phase"].clone();
        }
        let shows_stones = |site: &Value| site["built"].as_array().is_some_and(|built| built.last() != Some(&"...".into()));
        if let Some(Value::Object(sites)) = told.get_mut("buildings")
            && !sites.values().any(shows_stones)
        {
            sites.retain(|_, site| site.as_object().is_none_or(|site| !site.is_empty()));
        }
        for key in ["dragons", "buildings"] {
            if told[key].as_object().is_some_and(Map::is_empty) && whole[key].as_object().is_some_and(|map| !map.is_empty()) {
                remove(told, &format!("/{key}"));
            }
        }
    }

    /// Without a phase the turn is not at its end, and a walk or the power of a card begins the turn.
    fn misleads(whole: &Value, told: &Value, moves: &[Value]) -> bool {
        let begins = whole["phase"] == "movement" && whole.get("progress").is_none();
        let moves_first = moves.first().is_some_and(|first| first.get("move").is_some() || first.get("power").is_some());
        let late = ["drawing", "over"].map(Value::from).contains(&whole["phase"]);
        told.get("phase").is_none() && (late || moves_first && !begins)
    }

    /// What `uncounted` names is the least there is.
    fn keep_firm(case: &mut Value) {
        let uncounted: Vec<String> =
            case["uncounted"].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect();
        let keys = uncounted.iter().flat_map(|part| match part.as_str() {
            "cards" => vec!["hand", "aside"],
            "rewards" => vec!["hand", "aside", "crystals", "scales", "stones"],
            part => vec![part],
        });
        let keys: Vec<&str> = keys.collect();
        for player in case["players"].as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
            player.retain(|key, _| !keys.contains(&key.as_str()));
        }
    }

    fn agrees(pointer: &str, told: &Value, truth: &Value) -> Option<bool> {
        let parts: Vec<&str> = pointer.split('/').skip(1).collect();
        match parts[..] {
            ["uncounted"] => Some(true),
            ["progress"] => Some(progress(told) == progress(truth) || is_part(&progress(told), told, &progress(truth))),
            ["players", _, "hand" | "aside"] | ["draw" | "discard"] => Some(is_stack_of(&stack(told), &stack(truth))),
            ["city"] => Some(is_city_of(told, truth)),
            ["buildings"] => {
                Some(told.as_object().into_iter().flatten().all(|(building, told)| is_site_of(building, told, truth)))
            }
            ["obelisk"] => Some(told == truth),
            _ => None,
        }
    }
}

fn place(index: &str) -> usize {
    index.parse().expect("an index")
}

fn rows(city: &str) -> Vec<Vec<String>> {
    city.lines().map(|row| row.split(',').map(|tile| tile.trim().to_owned()).collect()).collect()
}

fn hide_tile(case: &mut Value, row: usize, tile: usize) {
    let Some(city) = case["city"].as_str() else { return };
    let mut rows = rows(city);
    ".".clone_into(&mut rows[row][tile]);
    let text: Vec<_> = rows.iter().map(|row| row.join(", ")).collect();
    case["city"] = text.join("\n").into();
}

/// One of the stones, and the end of the list: there may be more.
fn hide_stone(site: &mut Value, section: usize) {
    let Some(Value::Array(built)) = site.get_mut("built") else { return };
    if let Some(stone) = built.get_mut(section) {
        *stone = ".".into();
    }
    if built.last() != Some(&"...".into()) {
        built.push("...".into());
    }
}

fn hide_cards(case: &mut Value, pointer: &str, half: bool) {
    let Some(told) = case.pointer_mut(pointer) else { return };
    let cards = stack(told);
    let Some(count) = cards.count() else { return };
    let mut seen: Vec<&String> = cards.known.iter().flat_map(|(card, count)| std::iter::repeat_n(card, *count)).collect();
    seen.truncate(if half { seen.len() / 2 } else { 0 });
    let unseen = count - seen.len();
    *told = match seen.is_empty() {
        true => count.into(),
        false => seen.iter().map(|card| card.as_str()).chain(std::iter::repeat_n("?", unseen)).collect(),
    };
}

/// Cards as a case tells them.
#[derive(Debug, Default)]
struct Stack {
    known: BTreeMap<String, usize>,
    hidden: usize,
    /// Whether there may be more.
    open: bool,
}

impl Stack {
    fn count(&self) -> Option<usize> {
        (!self.open).then(|| self.hidden + self.known.values().sum::<usize>())
    }
}

fn stack(value: &Value) -> Stack {
    let mut stack = Stack::default();
    let mut add = |card: &str, count: usize| match card {
        "?" => stack.hidden += count,
        "..." => stack.open = true,
        _ => *stack.known.entry(card.to_owned()).or_default() += count,
    };
    let number = |value: &Value| value.as_u64().unwrap_or(0) as usize;
    match value {
        Value::Number(_) => add("?", number(value)),
        Value::Array(cards) => cards.iter().filter_map(Value::as_str).for_each(|card| add(card, 1)),
        Value::Object(cards) => cards.iter().for_each(|(card, count)| add(card, number(count))),
        _ => {}
    }
    stack
}

fn is_stack_of(told: &Stack, truth: &Stack) -> bool {
    let has = |(card, count): (&String, &usize)| truth.known.get(card).unwrap_or(&0) + truth.hidden >= *count;
    told.known.iter().all(has) && (told.open || told.count() == truth.count())
}

fn is_city_of(told: &Value, truth: &Value) -> bool {
    let [told, truth] = [told, truth].map(|city| rows(city.as_str().unwrap_or_default()));
    told.concat().iter().zip(truth.concat()).all(|(told, truth)| *told == "." || *told == truth)
}

/// Steps left, walked, stones, offerings, ordinary, discarded: what is not told is as at the beginning, but that steps tell one another.
fn progress(told: &Value) -> [u64; 6] {
    let count = |key: &str| told[key].as_u64();
    let (left, walked) = (count("steps left"), count("walked"));
    let other = |steps: Option<u64>| 2_u64.saturating_sub(steps.unwrap_or(0));
    let ordinary = u64::from(told["ordinary"] != json!("no"));
    let [stones, offerings, discarded] = ["stones", "offerings", "discarded"].map(|key| count(key).unwrap_or(0));
    [left.unwrap_or(other(walked)), walked.unwrap_or(other(Some(left.unwrap_or(2)))), stones, offerings, ordinary, discarded]
}

/// Whether each key that is told is so.
fn is_part(here: &[u64; 6], told: &Value, there: &[u64; 6]) -> bool {
    let keys = ["steps left", "walked", "stones", "offerings", "ordinary", "discarded"];
    keys.into_iter().zip(here.iter().zip(there)).all(|(key, (here, there))| told.get(key).is_none() || here == there)
}

/// What is told of one building. The stones are left to right; `...` says that there may be more.
fn is_site_of(building: &str, told: &Value, truth: &Value) -> bool {
    let truth = &truth[building];
    told.as_object().into_iter().flatten().all(|(key, value)| match key.as_str() {
        "built" => {
            let stones = |value: &Value| -> Vec<String> {
                value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
            };
            let (here, there) = (stones(value), stones(&truth["built"]));
            let more = here.last().is_some_and(|last| last == "...");
            let at =
                |stones: &[String], section: usize| stones.get(section).filter(|stone| *stone != "." && *stone != "...").cloned();
            (0..5).all(|section| match (at(&here, section), at(&there, section)) {
                (None, Some(_)) => more,
                (here, there) => here == there,
            })
        }
        "finished" => true,
        _ => *value == truth[key],
    })
}

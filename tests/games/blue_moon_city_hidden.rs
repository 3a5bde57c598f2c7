//! What a case of Blue Moon City can leave out, and what it tells of the cards, the tiles and the stones that it shows.

use super::common::hidden::{Few, Hides, Question, remove, seated};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use tilejudge::games::blue_moon_city::{BlueMoonCity, Level, Position};

/// At the end of a pointer: only how many, not which.
const HOW_MANY: &str = "?";
/// At the end of a pointer: half of them are seen.
const HALF: &str = "??";

/// At the end of a pointer: stones are told by the numbers of their sections.
const NUMBERS: &str = "#";

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
            pointers.push(format!("/buildings/{building}/built{NUMBERS}"));
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
            ["buildings", building, "built#"] => name_by_numbers(building, &mut case["buildings"][building]),
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
        // A finished building has given all stones back, and what shows none is not finished.
        for building in whole["finished"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            remove(told, &format!("/buildings/{building}/built"));
        }
        let shows_stones = |site: &Value| site.get("built").is_some_and(|built| !stones(built).1);
        if let Some(Value::Object(sites)) = told.get_mut("buildings")
            && !sites.values().any(shows_stones)
        {
            sites.retain(|_, site| site.as_object().is_none_or(|site| !site.is_empty()));
        }
        let told_always = [("finished", is_nearly_done(whole)), ("draw", run_out(whole)), ("discard", run_out(whole))];
        for (key, _) in told_always.into_iter().filter(|(_, told)| *told) {
            told[key] = whole[key].clone();
        }
        for player in
            (0..whole["players"].as_array().map_or(0, Vec::len)).filter(|&player| whole["players"][player]["stones"] == 0)
        {
            told["players"][player]["stones"] = 0.into();
        }
        for key in ["dragons", "buildings"] {
            if told[key].as_object().is_some_and(Map::is_empty) && whole[key].as_object().is_some_and(|map| !map.is_empty()) {
                remove(told, &format!("/{key}"));
            }
        }
    }

    /// Without a phase the first step begins a turn, and whoever makes it is in turn. That nothing is left, of buildings, cards or stones, is always shown.
    fn misleads(whole: &Value, told: &Value, question: &Question) -> bool {
        let lacks = |key: &str| told.get(key).is_none();
        let begins = whole["phase"] == "movement" && whole.get("progress").is_none();
        let asks_of_steps = question.asked.legal || !question.moves.is_empty();
        let late = ["drawing", "over"].map(Value::from).contains(&whole["phase"]);
        let players = whole["players"].as_array().into_iter().flatten().zip(told["players"].as_array().into_iter().flatten());
        let mut bare = players.filter(|(whole, told)| whole["stones"] == 0 && told.get("stones").is_none());
        let first = question.moves.iter().find(|play| play.get("reveal").is_none());
        bare.next().is_some()
            || lacks("turn") && first.is_some_and(|play| play["player"] != whole["turn"])
            || lacks("phase") && (late || asks_of_steps && !begins)
            || lacks("finished") && is_nearly_done(whole)
            || (lacks("draw") || lacks("discard")) && run_out(whole)
    }

    /// A reveal says which cards were there, and so does a draw.
    fn tells(play: &Value) -> bool {
        play.get("reveal").is_some() || play["draw"].is_array()
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

    /// Where somebody has to draw, that is whoever moves first.
    fn answers(told: &Value) -> Vec<Few> {
        let turns = seated(told).map(|name| ("turn", name));
        if told.get("turn").is_none() && told["phase"] != "drawing" { vec![("turn", turns.collect())] } else { Vec::new() }
    }

    fn meets(table: &Value, pointer: &str, told: &Value) -> bool {
        let parts: Vec<&str> = pointer.split('/').skip(1).collect();
        match parts[..] {
            ["buildings", building, "built"] => {
                let site = &table["buildings"][building];
                let finished = table["finished"].as_array().into_iter().flatten().any(|finished| finished == building);
                !finished
                    && (0..4).all(|at| are_free(building, site, told, &format!("place {}", at + 1)))
                    && numbers(building, site).into_iter().all(|number| are_free(building, site, told, &number.to_string()))
            }
            ["players", _, "hand"] => {
                let hand = table.pointer(pointer).map(stack);
                hand.is_some_and(|hand| has_cards(&stack(told), &hand) && are_left(&stack(told), &hand, table))
            }
            ["players", _, "crystals"] => table.pointer(pointer).is_some_and(|truth| is_worth(told, truth)),
            ["obelisk"] => told.as_u64() == Some(laid(&table["obelisk"])) || told.as_str() == Some(&next_space(table)),
            ["progress", "ordinary"] => {
                let offered = table["progress"]["offerings"].as_u64().unwrap_or(0) > 0;
                (offered && table["progress"]["ordinary"] != json!("no")) == (told == "yes")
            }
            ["progress", key] => {
                let at = PROGRESS.iter().position(|other| *other == key);
                at.is_some_and(|at| Some(progress(&table["progress"])[at]) == told.as_u64())
            }
            _ => table.pointer(pointer) == Some(told),
        }
    }

    /// Which space of the obelisk is next hangs on how many play, of which its part of the case says nothing.
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
            ["obelisk"] => Some(told == truth || told.is_string() || told.as_u64() == Some(laid(truth))),
            ["players", _, "crystals"] => Some(is_worth(told, truth)),
            _ => None,
        }
    }
}

/// That nothing is left to build is always shown.
fn is_nearly_done(whole: &Value) -> bool {
    whole["finished"].as_array().is_some_and(|finished| finished.len() > 17)
}

/// That the piles run out is always shown.
fn run_out(whole: &Value) -> bool {
    let [draw, discard] = ["draw", "discard"].map(|pile| stack(&whole[pile]).count().unwrap_or(0));
    draw + discard <= 24
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

/// The stones of a building, each with the name of its section, and whether there may be more.
fn stones(built: &Value) -> (Vec<(String, String)>, bool) {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let mut named: Vec<(String, String)> = match built {
        Value::Array(built) => {
            let name = |at: usize, owner: &Value| if owner == "..." { text(owner) } else { format!("place {}", at + 1) };
            built.iter().enumerate().map(|(at, owner)| (name(at, owner), text(owner))).collect()
        }
        Value::Object(built) => {
            let owners = |owners: &Value| owners.as_array().cloned().unwrap_or_else(|| vec![owners.clone()]);
            built
                .iter()
                .flat_map(|(name, value)| owners(value).into_iter().map(move |owner| (name.clone(), text(&owner))))
                .collect()
        }
        _ => Vec::new(),
    };
    let more = named.iter().any(|(name, _)| name == "...");
    named.retain(|(name, owner)| name != "..." && owner != ".");
    (named, more)
}

/// Whether so many sections of one name are free as are told to be.
fn are_free(building: &str, site: &Value, told: &Value, name: &str) -> bool {
    let is_meant =
        |section: &str| section == name || number(building, site, section).is_some_and(|number| number.to_string() == name);
    let dots = |owners: &Value| match owners {
        Value::Array(owners) => owners.iter().filter(|owner| *owner == ".").count(),
        owner => usize::from(owner == "."),
    };
    let told = told.as_object().into_iter().flatten().filter(|(section, _)| is_meant(section));
    let free: usize = told.map(|(_, owners)| dots(owners)).sum();
    let taken = stones(&site["built"]).0.iter().filter(|(section, _)| is_meant(section)).count();
    let all = name.parse().map_or(1, |name: u64| numbers(building, site).into_iter().filter(|number| *number == name).count());
    free == 0 || free + taken <= all
}

/// The numbers of the sections of a building.
fn numbers(building: &str, site: &Value) -> Vec<u64> {
    match building {
        "royal palace" => vec![5, 4, 4, 3],
        "thermae" => vec![3, 2, 2],
        _ => site["sections"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect(),
    }
}

/// The number of a section that is named by its place, where several of the building have that number.
fn number(building: &str, site: &Value, section: &str) -> Option<u64> {
    let numbers = numbers(building, site);
    let number = numbers.get(place(section.strip_prefix("place ")?) - 1)?;
    (numbers.iter().filter(|other| *other == number).count() > 1).then_some(*number)
}

/// Stones by their places, but by the number where several sections have it.
fn name_by_numbers(building: &str, site: &mut Value) {
    let Some(built) = site.get("built") else { return };
    let (stones, more) = stones(built);
    let mut told = Map::new();
    for (section, owner) in stones {
        let Some(number) = number(building, site, &section) else {
            told.insert(section, owner.into());
            continue;
        };
        let owners = told.entry(number.to_string()).or_insert_with(|| json!([]));
        owners.as_array_mut().into_iter().for_each(|owners| owners.push(owner.clone().into()));
    }
    // The list alone tells that nothing is built.
    if !told.is_empty() {
        told.extend(more.then(|| ("...".to_owned(), ".".into())));
        site["built"] = json!(told);
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

/// Whether cards are among others, and so many at least.
fn has_cards(told: &Stack, truth: &Stack) -> bool {
    let count = |stack: &Stack| stack.hidden + stack.known.values().sum::<usize>();
    is_stack_of(told, truth) && count(told) <= count(truth)
}

/// Whether the cards that a hand does not show can be in it: that not all of them are in sight elsewhere.
fn are_left(told: &Stack, hand: &Stack, table: &Value) -> bool {
    let own = table["players"].as_array().into_iter().flatten();
    let held = own.flat_map(|player| [&player["hand"], &player["aside"]]);
    let all: Vec<Stack> = held.chain([&table["draw"], &table["discard"]]).map(stack).collect();
    let shown = |stack: &Stack, card: &str| *stack.known.get(card).unwrap_or(&0);
    let copies = |card: &str| {
        if card == "green 1" {
            10
        } else if card.ends_with('3') {
            2
        } else {
            4
        }
    };
    let in_sight = |card: &str| all.iter().map(|stack| shown(stack, card)).sum::<usize>();
    told.known
        .iter()
        .all(|(card, &count)| count <= shown(hand, card) || count - shown(hand, card) + in_sight(card) <= copies(card))
}

/// Whether crystals are as many as is told, or at least so many.
fn is_worth(told: &Value, truth: &Value) -> bool {
    match told.as_str().and_then(|told| told.strip_prefix("at least ")) {
        Some(least) => truth.as_u64() >= least.parse().ok(),
        None => told == truth,
    }
}

/// How many stones lie on the obelisk.
/// The lowest free space of the obelisk as a case tells it.
fn next_space(table: &Value) -> String {
    let players = table["players"].as_array().map_or(0, Vec::len);
    let level = Level::after(laid(&table["obelisk"]) as i32, players);
    level.map_or_else(String::new, |level| format!("next {}", level.price()))
}

fn laid(obelisk: &Value) -> u64 {
    let levels = obelisk.as_object().into_iter().flat_map(Map::values);
    levels.map(|owners| owners.as_array().map_or(1, Vec::len) as u64).sum()
}

const PROGRESS: [&str; 6] = ["steps left", "walked", "stones", "offerings", "ordinary", "discarded"];

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
    PROGRESS.into_iter().zip(here.iter().zip(there)).all(|(key, (here, there))| told.get(key).is_none() || here == there)
}

/// What is told of one building. The stones are left to right; `...` says that there may be more.
fn is_site_of(building: &str, told: &Value, truth: &Value) -> bool {
    let truth = &truth[building];
    told.as_object().into_iter().flatten().all(|(key, value)| match key.as_str() {
        "built" => {
            let ((here, more), (there, _)) = (stones(value), stones(&truth["built"]));
            let by_number =
                |(section, owner): &(String, String)| Some((number(building, truth, section)?.to_string(), owner.clone()));
            let named: Vec<_> = there.iter().cloned().chain(there.iter().filter_map(by_number)).collect();
            let count = |stones: &[_], stone| stones.iter().filter(|other| *other == stone).count();
            here.iter().all(|stone| count(&here, stone) <= count(&named, stone)) && (more || here.len() == there.len())
        }
        "finished" => true,
        _ => *value == truth[key],
    })
}

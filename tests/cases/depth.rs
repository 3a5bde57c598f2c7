//! Facts that hang on facts: a long course on boards of which little is told asks for one in the worlds of the other.

use serde_json::{Value, json};
use tilejudge::case::{Limits, Source, documents};
use tilejudge::referee::{Asked, Case};

/// A thread gets less than this almost nowhere, and the page has as much.
const STACK: usize = 1 << 20;
const NAMES: [&str; 4] = ["Ana", "Bob", "Cas", "Dan"];

/// How many moves are legal, under whatever conditions, judged on a small stack.
fn made(case: &Value) -> usize {
    let text = case.to_string();
    let judge = move || {
        let source = Source { name: String::new(), text };
        let document = documents(&source, &Limits::USUAL).remove(0).unwrap();
        let verdict = Case::open(&document).unwrap().judge(&Asked::default()).unwrap();
        verdict.moves.iter().filter(|judged| judged.outcome.is_made()).count()
    };
    std::thread::Builder::new().stack_size(STACK).spawn(judge).unwrap().join().unwrap()
}

#[test]
fn each_placement_asks_for_its_space_and_for_what_it_surrounds() {
    let colours = ["red", "blue", "green", "orange", "yellow", "purple"];
    let tiles = json!({"red": 4, "blue": 3, "green": 4, "orange": 4, "yellow": 3, "purple": 4});
    let place = |(turn, name): (usize, &&str)| {
        let colour = colours[turn / 4 % 6];
        json!({"player": name, "place": colour, "on": format!("{colour} {}", turn / 24 + 1)})
    };
    let moves: Vec<_> = NAMES.iter().cycle().enumerate().take(36).map(place).collect();
    let players = NAMES.map(|name| json!({"name": name, "tiles": tiles}));
    let case = json!({"game": "azul-summer-pavilion", "phase": "play", "round": 2, "players": players, "moves": moves});
    assert!(made(&case) >= 20);
}

#[test]
fn each_take_asks_for_its_line_and_for_its_row() {
    let colours = ["red", "blue", "yellow", "black", "white"];
    let factory = |at: usize| [0, 1, 2, 3].map(|more| colours[(at + more) % 5]);
    let factories: Vec<_> = (0..9).map(factory).collect();
    let take =
        |(turn, name): (usize, &&str)| json!({"player": name, "take": colours[turn % 5], "from": turn + 1, "to": turn / 4 + 1});
    let moves: Vec<_> = NAMES.iter().cycle().enumerate().take(9).map(take).collect();
    let players = NAMES.map(|name| json!({"name": name}));
    let case = json!({"game": "azul", "factories": factories, "center": ["marker"], "players": players, "moves": moves});
    assert_eq!(made(&case), 9);
}

//! What makes a case possible.

use super::editor::BOARD;
use std::collections::BTreeSet;
use tilejudge::case::{Limits, Source, documents};
use tilejudge::referee::{Case, Choices};
use tilejudge::repair::{Edit, Kind, Repairs, mended};

fn repairs(text: &str) -> Repairs {
    let source = Source { name: String::new(), text: text.to_owned() };
    let documents = documents(&source, &Limits::USUAL);
    Case::open(documents[0].as_ref().unwrap()).unwrap().repairs(&Choices::default())
}

#[test]
fn the_likeliest_comes_first_and_none_is_told_twice() {
    let (board, _) = BOARD.split_once("  - Luis").unwrap();
    let board = &board.replace("   # at Ana's", "\nround: 3   # or 4");
    let repairs = repairs(board);
    let places = |repair: &Vec<Edit>| {
        repair.iter().flat_map(|edit| &edit.changes).map(|change| change.place.to_string()).collect::<Vec<_>>()
    };
    assert!(!repairs.is_cut_short);
    assert_eq!(repairs.findings.len(), 1);
    assert_eq!(repairs.found[0][0].kind, Kind::Neighbour);
    let mended: BTreeSet<_> = repairs.found.iter().map(|repair| mended(board, repair)).collect();
    assert_eq!(mended.len(), repairs.found.len(), "{:?}", repairs.found.iter().map(places).collect::<Vec<_>>());
}

#[test]
fn a_search_without_end_is_cut_short() {
    const MANY: usize = 3_000;
    let azul = |rest: &str| format!("game: azul\nround: 3\nphase: offer\n{rest}");
    let city = |hand: &str| format!("game: blue-moon-city\nplayers: [{{name: Ana, hand: {hand}}}, Luis]\n");
    let boards = [
        ("cards as letters", city(&format!("[{}]", "B1, ".repeat(MANY)))),
        ("cards in a text", city(&format!("'{}'", "B1 ".repeat(MANY)))),
        ("cards as words", city(&format!("'{}'", "blue 1, ".repeat(MANY)))),
        ("a floor", azul(&format!("players: [{{name: Ana, floor: {}}}, Luis]\n", "BYRKW".repeat(MANY)))),
        ("lines", azul(&format!("players: [{{name: Ana, lines: ['', '', '', '', {}]}}, Luis]\n", "BY".repeat(MANY)))),
        ("factories", azul(&format!("players: [Ana, Luis]\nfactories: [{}]\n", "BBYR, ".repeat(MANY)))),
        (
            "a payment",
            format!("game: blue-moon-city\nplayers: [Ana]\nmoves: [{{build: 3, on: mill, pay: [{}]}}]\n", "B1, ".repeat(MANY)),
        ),
        ("deals", azul(&format!("players: [Ana, Luis]\nmoves: [{}]\n", "{deal: [BBBB, YYYY, RRRR, KKKK, WWWW]}, ".repeat(MANY)))),
    ];
    for (name, text) in boards {
        assert!(repairs(&text).is_cut_short, "{name}");
    }
}

//! What makes a case possible, looked for in a case of any length.

use std::collections::BTreeSet;
use tilejudge::case::{Limits, Source, documents};
use tilejudge::referee::{Case, Choices};
use tilejudge::repair::{Edit, Kind, Repairs, mended};

fn repairs(text: &str) -> Repairs {
    let source = Source { name: String::new(), text: text.to_owned() };
    let documents = documents(&source, &Limits::USUAL);
    Case::open(documents[0].as_ref().unwrap()).unwrap().repairs(&Choices::default())
}

/// A board with something without end at one place, which makes it impossible.
fn endless() -> Vec<(&'static str, String)> {
    const MANY: usize = 20_000;
    let azul = |rest: &str| format!("game: azul\nround: 3\nphase: offer\n{rest}");
    let city = |hand: &str| format!("game: blue-moon-city\nplayers: [{{name: Ana, hand: {hand}}}, Luis]\n");
    vec![
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
        (
            "deals",
            azul(&format!("players: [Ana, Luis]\nmoves: [{}]\n", "{deal: [BBBB, YYYY, RRRR, KKKK, WWWW]}, ".repeat(MANY / 4))),
        ),
    ]
}

#[test]
fn a_search_takes_no_more_steps_than_it_has() {
    for (name, text) in endless() {
        let found = repairs(&text);
        assert!(found.is_cut_short, "{name}");
        let changes = found.found.iter().flatten().flat_map(|edit| &edit.changes);
        assert!(changes.map(|change| change.from.len() + change.to.len()).sum::<usize>() <= 2 << 20, "{name}");
    }
}

#[test]
fn the_likeliest_comes_first_and_none_is_told_twice() {
    const BOARD: &str = "\
game: azul
round: 3   # or 4
players:
  - name: Ana
    wall: |
      B . . . .
      . . . Y .
      . . . . .
      . . . . .
      . . . . .
    lines: ['', R, KK, '', WWW]
    floor: 'B1'
";
    let repairs = repairs(BOARD);
    let places = |repair: &Vec<Edit>| {
        repair.iter().flat_map(|edit| &edit.changes).map(|change| change.place.to_string()).collect::<Vec<_>>()
    };
    assert!(!repairs.is_cut_short);
    assert_eq!(repairs.findings.len(), 1);
    assert_eq!(repairs.found[0][0].kind, Kind::Neighbour);
    let mended: BTreeSet<_> = repairs.found.iter().map(|repair| mended(BOARD, repair)).collect();
    assert_eq!(mended.len(), repairs.found.len(), "{:?}", repairs.found.iter().map(places).collect::<Vec<_>>());
}

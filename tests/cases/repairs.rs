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

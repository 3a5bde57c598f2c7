//! Positions as people type them.

use super::read;
use crate::read::LIMITS;
use tilejudge::case::{Letters, Source, documents};
use tilejudge::game::Notation;
use tilejudge::games::summer_pavilion::{Phase, SummerPavilion};
use tilejudge::verdict::Place;

#[test]
fn the_phase_follows_from_what_is_there() {
    let phase = |text: &str| read(text).0.phase;
    assert_eq!(phase("{players: [Ana, Luis]}"), Phase::Setup);
    assert_eq!(phase("{players: [Ana, Luis], moves: [{refill: RRGGBBYYPO}]}"), Phase::Setup);
    assert_eq!(phase("{players: [Ana, Luis], round: 2, moves: [{deal: []}]}"), Phase::Preparation);
    assert_eq!(phase("{players: [Ana, Luis], round: 2, factories: [RRGG]}"), Phase::Offer);
    assert_eq!(phase("{players: [Ana, Luis], round: 2, centre: '1'}"), Phase::Offer);
    assert_eq!(phase("{players: [{name: Ana, tiles: RR}], moves: [{place: red, on: 2}]}"), Phase::Play);
    assert_eq!(phase("{players: [{name: Ana, score: 30}], moves: [{finish: game}]}"), Phase::End);
    assert_eq!(phase("{players: [{name: Ana, tiles: RR}], phase: 1}"), Phase::Offer);
}

#[test]
fn a_space_is_found_where_it_was_typed() {
    let text = "{players: [{stars: {azul: '1 56', centro: {3: red}, right: {2: blue}}}]}";
    let source = Source { name: String::new(), text: text.to_owned() };
    let document = documents(&source, &LIMITS).remove(0).unwrap();
    let under = |star: &'static str, number: &'static str| {
        let place = Place::root().key("players").item(0).key("stars").key(star).key(number);
        let span = SummerPavilion::locate(0, (&document.root, Letters::ENGLISH), &place);
        &text[span.start..span.end]
    };
    assert_eq!(under("blue", "6"), "6");
    assert_eq!(under("blue", "5"), "5");
    assert_eq!(under("centre", "3"), "red");
    assert_eq!(under("blue", "2"), "'1 56'", "a space that the case does not name is somewhere on its star");
}

//! Moves as people type them.

use super::{fault, read};
use tilejudge::games::azul::{Colour, Factory, Line, Move, Seat, Source, Take, To};
use tilejudge::verdict::Place;

const CASE: &str = "players: [Ana, Luis]\nfactories: [YYBR, KKRW]\nmoves:\n  - ";

fn play(text: &str) -> Move {
    let (_, moves) = read(&format!("{CASE}{text}"));
    assert_eq!(moves[0].place, Place::root().key("moves").item(0));
    moves[0].play.clone()
}

fn take(count: Option<u8>, from: Source, to: To) -> Take {
    Take { seat: Seat::new(1).unwrap(), colour: Colour::Yellow, count, from: Some(from), to, floor: None, rest: [None; 2] }
}

fn factory(number: usize) -> Factory {
    Factory::new(number - 1).unwrap()
}

fn line(number: usize) -> Line {
    Line::new(number - 1).unwrap()
}

#[test]
fn taking_is_typed_in_many_ways() {
    let plain = Move::Take(take(None, Source::Factory(factory(1)), To::Line(line(2))));
    for text in [
        "{player: Luis, take: yellow, from: factory 1, to: line 2}",
        "{player: luis, take: Y, from: F1, to: L2}",
        "{player: Luis, take: yellow, from: 1, to: 2}",
        "{jugador: Luis, toma: amarillo, de: fábrica 1, a: línea 2}",
        "{gracz: Luis, bierze: żółte, z: warsztat 1, do: linia 2}",
        "{player: Luis, take: yellow, from: Factory_1, to: pattern line 2, rest: {}}",
    ] {
        assert_eq!(play(text), plain, "{text}");
    }
    let counted = Move::Take(take(Some(2), Source::Centre, To::Floor));
    for taken in ["2 yellow", "yellow 2", "YY", "2Y", "y2", "yellow yellow"] {
        assert_eq!(play(&format!("{{player: Luis, take: {taken}, from: centro, to: suelo}}")), counted, "{taken}");
    }
}

#[test]
fn where_from_may_be_left_out_with_an_unknown_offer() {
    let from = |text: &str| match read(text).1[0].play {
        Move::Take(take) => take.from,
        _ => panic!("no take"),
    };
    assert_eq!(from("{players: [Ana], moves: [{take: 2 blue, to: line 1}]}"), None);
    assert_eq!(fault("{players: [Ana], moves: [{take: blue, to: line 1}]}").0, "case/missing-key");
    assert_eq!(fault("{players: [Ana], factories: [BBBB], moves: [{take: 2 blue, to: line 1}]}").0, "case/missing-key");
    // A deal shows the factories to the moves after it.
    assert_eq!(fault("{players: [Ana], moves: [{deal: [BBBB]}, {take: 2 blue, to: line 1}]}").0, "case/missing-key");
}

#[test]
fn what_makes_no_sense_is_a_problem_at_its_place() {
    for (text, code, under) in [
        ("{player: Ana}", "case/no-action", "{player: Ana}"),
        ("{player: Ana, take: blue, tile: line 1}", "case/several-actions", "tile"),
        ("{player: Ana, take: blue, from: centre}", "case/missing-key", "{player: Ana, take: blue, from: centre}"),
        ("{player: Ana, take: blue, from: centre, to: wall}", "case/unknown-word", "wall"),
        ("{player: Ana, take: blue, from: centre, to: column 3}", "case/wrong-place", "column 3"),
        ("{player: Ana, take: blue, from: centre, to: centre}", "case/wrong-place", "centre"),
        ("{player: Ana, take: blue, from: centre, to: line 6}", "case/out-of-range", "line 6"),
        ("{player: Ana, take: blue, from: centre, to: line -1}", "case/out-of-range", "line -1"),
        ("{player: Ana, take: blue, from: centre, to: -1}", "case/out-of-range", "-1"),
        ("{player: Ana, take: blue, from: centre, to: line}", "case/out-of-range", "line"),
        ("{player: Ana, take: blue, from: centre, to: floor 2}", "case/wrong-place", "floor 2"),
        ("{player: Ana, take: blue, from: factory 10, to: floor}", "case/out-of-range", "factory 10"),
        ("{player: Ana, take: blue, from: 0, to: floor}", "case/out-of-range", "0"),
        (
            "{player: Ana, take: blue, from: factory 99999999999999999999, to: floor}",
            "case/out-of-range",
            "factory 99999999999999999999",
        ),
        ("{player: Ana, take: purple, from: centre, to: floor}", "case/unknown-word", "purple"),
        ("{player: Ana, take: 2 purple, from: centre, to: floor}", "case/unknown-word", "2 purple"),
        ("{player: Ana, take: 0 blue, from: centre, to: floor}", "case/out-of-range", "0 blue"),
        ("{player: Ana, take: 2, from: centre, to: floor}", "case/unknown-word", "2"),
        ("{player: Ana, take: '', from: centre, to: floor}", "case/wrong-type", "''"),
        ("{player: Ana, take: YB, from: centre, to: floor}", "case/several-colours", "YB"),
        ("{player: Ana, take: blue, from: centre, to: floor, floor: -1}", "case/out-of-range", "-1"),
        ("{player: Ana, take: blue, from: centre, to: floor, effects: done}", "case/key-not-here", "effects"),
        ("{player: Ana, tile: line 1, to: line 2}", "case/wrong-place", "line 2"),
        ("{player: Ana, tile: line 1, to: column 0}", "case/out-of-range", "column 0"),
        ("{player: Ana, tile: floor}", "case/wrong-place", "floor"),
        ("{player: Ana, clear: line 1}", "case/wrong-place", "line 1"),
        ("{take: blue, from: centre, to: floor}", "case/missing-key", "{take: blue, from: centre, to: floor}"),
        ("{player: Anna, take: blue, from: centre, to: floor}", "case/unknown-player", "Anna"),
        ("{player: Ana, finish: game}", "case/key-not-here", "player"),
        ("{finish: round}", "case/unknown-word", "round"),
        ("{deal: [B, B, B, B, B, B, B, B, B, B]}", "case/out-of-range", "[B, B, B, B, B, B, B, B, B, B]"),
        ("{deal: [B], effects: maybe}", "case/unknown-word", "maybe"),
        ("{player: Ana, take: blue, from: 1, to: 1, rest: {factory 1: B, F1: K}}", "case/duplicate-key", "F1"),
        ("{player: Ana, take: blue, from: 1, to: 1, rest: {1: B, 2: K, 3: R}}", "case/out-of-range", "{1: B, 2: K, 3: R}"),
        ("{player: Ana, take: blue, from: 1, to: 1, rest: BB}", "case/wrong-type", "BB"),
        ("take the blue ones", "case/wrong-type", "take the blue ones"),
    ] {
        let (found, at, _) = fault(&format!("{CASE}{text}"));
        assert_eq!((found, at.as_str()), (code, under), "{text}");
    }
}

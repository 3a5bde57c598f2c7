#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::super::problem::sample::TEXTS;
use super::super::{Key, Letters, Limits, Shape, Source, Word, documents, gathered, locate};
use super::*;
use crate::verdict::Place;
use crate::words::Language;

static TILES: Lexicon<char> = Lexicon {
    what: said!(TEXTS, "colour"),
    words: &[
        Word { means: 'b', name: "blue", letters: Some(['B'; 3]), also: &["azul"] },
        Word { means: 'y', name: "yellow", letters: Some(['Y'; 3]), also: &["zolty"] },
    ],
    unclear: &[],
};
static KEYS: &[Key] = &[Key::new("wall", &["pared"], Shape::Anything, ""), Key::new("lines", &[], Shape::Anything, "")];

/// What is wrong: code, message, the underlined text.
type Faults = Vec<(&'static str, String, String)>;

/// Reads the only value of a map, and lists what is wrong with it.
fn read<R>(text: &str, read: impl Fn(&mut Reader, &Node<'_>) -> R) -> (R, Faults) {
    let source = Source { name: String::new(), text: text.to_owned() };
    let document = documents(&source, &Limits { bytes: 1000, depth: 9, nodes: 99 }).remove(0).expect("a document");
    let Value::Map(entries) = &document.root.value else { panic!("no map") };
    let mut reader = Reader::default();
    let result = read(&mut reader, &entries[0].1);
    let problem = |problem: crate::case::Problem| {
        (problem.code, problem.say(Language::English), text[problem.span.start..problem.span.end].to_owned())
    };
    (result, gathered(reader.problems).into_iter().map(problem).collect())
}

fn board(text: &str) -> (Option<Vec<String>>, Faults) {
    let (board, problems) = read(text, |reader, node| reader.board::<_, 2, 3>(node, said!(TEXTS, "value"), &TILES));
    let row = |row: [Option<char>; 3]| row.into_iter().map(|piece| piece.unwrap_or('.')).collect();
    (board.map(|rows| rows.into_iter().map(row).collect()), problems)
}

/// The text that a place points at.
fn at(text: &str, place: Place) -> String {
    let source = Source { name: String::new(), text: text.to_owned() };
    let document = documents(&source, &Limits { bytes: 1000, depth: 9, nodes: 99 }).remove(0).expect("a document");
    let span = locate((&document.root, Letters::ENGLISH), &place, &[KEYS], &TILES);
    text[span.start..span.end].to_owned()
}

#[test]
fn boards_are_drawn_in_many_ways() {
    for text in [
        "wall: |\n  . Y .\n  B . .\n",
        "wall: |\n\n    .Y.\n\n    B..\n\n",
        "wall: |-\r\n  . yellow .\r\n  azul, ., .\r\n",
        "wall: [.Y., B..]",
        "wall: [[., Y, .], [blue, ., .]]",
        "wall:\n  - . Y .\n  - 'B . .'\n",
        r#"{"wall": ". Y .\nB . .\n"}"#,
        "wall: \". Y .\\nB . .\"",
    ] {
        assert_eq!(board(text), (Some(vec![".y.".to_owned(), "b..".to_owned()]), vec![]), "{text}");
    }
}

#[test]
fn faults_of_a_board_are_found_at_their_letters() {
    let (_, problems) = board("wall: |\n  . Ż .\n  x yelow B\n");
    assert_eq!(
        problems,
        [
            ("case/unknown-letter", "\"Ż\" in row 1 of the value is no colour".to_owned(), "Ż".to_owned()),
            ("case/unknown-word", "\"x\" in row 2 of the value is no colour".to_owned(), "x".to_owned()),
            ("case/unknown-word", "\"yelow\" in row 2 of the value is no colour".to_owned(), "yelow".to_owned()),
        ]
    );
    let found = |text: &str| board(text).1.into_iter().map(|(code, _, under)| (code, under)).collect::<Vec<_>>();
    assert_eq!(found("wall: |\n  . .\n  . . . Y B\n"), [("case/board-size", ". .".into()), ("case/board-size", "Y B".into())]);
    assert_eq!(found("wall: |\n  . . .\n"), [("case/board-size", ". . .".into())]);
    assert_eq!(found("wall: >\n  . . .\n  . . .\n"), [("case/folded-text", ". . .\n  . . .".into())]);
    assert_eq!(found("wall:\n  . . .\n  . . .\n"), [("case/wrong-type", ". . .\n  . . .".into())]);
    assert_eq!(found("wall: {a: 1}"), [("case/wrong-type", "{a: 1}".into())]);
    assert_eq!(found("wall:\n"), [("case/no-value", "wall".into())]);
    assert_eq!(found("wall: [..., {a: 1}]"), [("case/wrong-type", "{a: 1}".into())]);
    // The places of escaped letters are not known: the whole text is underlined.
    assert_eq!(found(r#"{"wall": ". x .\nB . ."}"#), [("case/unknown-word", r#"". x .\nB . .""#.into())]);
}

#[test]
fn one_slip_is_one_problem() {
    let pieces = |text: &str| read(text, |reader, node| reader.pieces(node, said!(TEXTS, "value"), &TILES)).1;
    assert_eq!(pieces("line: YYXBX").len(), 1);
    assert_eq!(pieces("line: [YY, X, X]").len(), 1);
    assert_eq!(pieces("line: [yelow, bleu]").len(), 2);
    assert_eq!(pieces("line: [YY, [B]]")[0].0, "case/wrong-type");
}

#[test]
fn heaps_are_runs_or_maps() {
    let counts = |text: &str| read(text, |reader, node| reader.counts(node, said!(TEXTS, "value"), &TILES, 20));
    let heap = Some(vec![('y', 2), ('b', 1)]);
    for text in [
        "bag: YYB",
        "bag: 'Y.YB.'",
        "bag: [yellow, yellow, blue]",
        "bag: {yellow: 2, Azul: 1}",
        "bag: 2 yellow and 1 blue",
        "bag: [2 yellow, 1 azul]",
        "bag: |\n  YY\n  B\n",
    ] {
        assert_eq!(counts(text), (heap.clone(), vec![]), "{text}");
    }
    assert_eq!(counts("bag: ''").0, Some(vec![]));
    assert_eq!(counts("bag: {}").0, Some(vec![]));
    let codes = |text: &str| counts(text).1.into_iter().map(|(code, _, under)| (code, under)).collect::<Vec<_>>();
    assert_eq!(codes("bag: {blue: 21}"), [("case/out-of-range", "21".into())]);
    assert_eq!(codes("bag: {blue: 1, B: 2}"), [("case/duplicate-key", "B".into())]);
    assert_eq!(codes("bag: {blu: x}"), [("case/wrong-type", "x".into()), ("case/unknown-word", "blu".into())]);
    assert_eq!(codes(&format!("bag: {}", "Y".repeat(21)))[0].0, "case/out-of-range");
}

#[test]
fn a_place_is_found_at_its_very_letter() {
    let wall = |row, column| Place::root().key("wall").space(row, column);
    let line = |line, piece| Place::root().key("lines").item(line).piece(piece);
    let block = "pared: |\n\n    . Y .\n    azul . Y\nlines: ['', \".Y\", [blue, YB]]";
    assert_eq!(at(block, wall(0, 1)), "Y");
    assert_eq!(at(block, wall(1, 0)), "azul");
    assert_eq!(at(block, line(1, 1)), "Y");
    assert_eq!(at(block, line(2, 2)), "B");
    assert_eq!(at("wall: [.Y., [., azul]]", wall(1, 1)), "azul");
    assert_eq!(at("lines: |\n  .\n  ..\n  .YB\n", line(2, 2)), "B");
    assert_eq!(at("lines: |\n  .\n  ..\n  .YB\n", Place::root().key("lines").item(2)), ".YB");
}

#[test]
fn a_place_that_is_not_there_falls_back_to_what_encloses_it() {
    let place = Place::root().key("lines");
    assert_eq!(at("lines: [YB]", place.clone().item(0).piece(5)), "YB");
    assert_eq!(at("lines: [YB]", place.clone().item(3)), "[YB]");
    assert_eq!(at("lines: [{blue: 1}]", place.clone().item(0).piece(0)), "{blue: 1}");
    assert_eq!(at("lines: [YB]", Place::root().key("wall")), "lines: [YB]");
    assert_eq!(at("lines: [YB]", place.key("deeper").item(1)), "[YB]");
    assert_eq!(at(r#"{"wall": ".\nY"}"#, Place::root().key("wall").space(1, 0)), r#"".\nY""#);
}

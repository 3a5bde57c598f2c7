#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::super::problem::sample::TEXTS;
use super::super::{Limits, Source, Word, documents, gathered};
use super::*;
use crate::words::Language;

static TILES: Lexicon<char> = Lexicon {
    what: said!(TEXTS, "colour"),
    words: &[
        Word { means: 'b', name: "blue", letters: Some(['B'; 3]), also: &["azul"] },
        Word { means: 'y', name: "yellow", letters: Some(['Y'; 3]), also: &["zolty"] },
    ],
    unclear: &[],
};

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

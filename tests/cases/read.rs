//! Reads texts of cases, for the tests of what is read.

use fastrand::Rng;
use serde_json::Value;
use std::fmt::Debug;
use tilejudge::case::{Document, Letters, Limits, Problem, Reader, Source, documents, gathered};
use tilejudge::game::{Entry, Game, header};
use tilejudge::referee::Case;
use tilejudge::words::{Book, Language, Message, Subject};

pub(crate) const LIMITS: Limits = Limits { bytes: 100_000, depth: 16, nodes: 10_000 };

static TEXTS: Book = Book::new(&[Subject::same("a-case = a case\n")]);

/// The draft and the moves of a case.
pub(crate) type Read<G> = (<G as tilejudge::game::Parts>::Draft, Vec<Entry<<G as tilejudge::game::Parts>::Move>>);

/// Reads the first case of a text, whose game is that of `edition`.
pub(crate) fn read_in<G: Game>(edition: usize, text: &str) -> Result<Read<G>, Vec<Problem>> {
    let source = Source { name: "test".to_owned(), text: text.to_owned() };
    let document = documents(&source, &LIMITS).remove(0)?;
    let mut reader = Reader::default();
    let read = reader
        .fields(&document.root, || Message::new(&TEXTS, "a-case"), &[header::KEYS, G::KEYS])
        .and_then(|fields| G::read(edition, &fields, &mut reader));
    assert_eq!(read.is_none(), !reader.problems.is_empty(), "a case is read unless something is wrong with it: {text}");
    read.ok_or_else(|| gathered(reader.problems))
}

/// The cases of a game in a text, those that can be read by these letters.
pub(crate) fn all<G: Game>(text: &str, letters: &Letters) -> Vec<Read<G>> {
    let source = Source { name: String::new(), text: text.to_owned() };
    let read = |document: &Document<'_>| {
        let case = Case::open(document).ok()?;
        let edition = G::EDITIONS.iter().position(|edition| edition.id == case.game_id())?;
        let mut reader = Reader { letters: letters.clone(), ..Reader::default() };
        let fields = reader.fields(&document.root, || Message::new(&TEXTS, "a-case"), &[header::KEYS, G::KEYS])?;
        G::read(edition, &fields, &mut reader)
    };
    documents(&source, &Limits::USUAL).iter().flatten().filter_map(read).collect()
}

/// Reads a case in which nothing is wrong.
pub(crate) fn whole<G: Game>(text: &str) -> Read<G> {
    read_in::<G>(0, text).unwrap_or_else(|problems| panic!("{text}\n{problems:#?}"))
}

/// What was written reads back to the same draft without moves, as JSON and as YAML.
pub(crate) fn reads_back<G: Game<Draft: PartialEq + Debug>>(edition: usize, written: &Value, expected: &G::Draft) {
    for text in [serde_json::to_string(written).unwrap(), serde_yaml::to_string(written).unwrap()] {
        let (read, moves) = read_in::<G>(edition, &text).unwrap_or_else(|problems| panic!("{text}\n{problems:#?}"));
        assert_eq!(read, *expected, "{text}");
        assert!(moves.is_empty());
    }
}

/// The only thing that is wrong with a case, and the help.
pub(crate) fn fault<G: Game>(text: &str) -> (&'static str, String, String) {
    let Err(mut problems) = read_in::<G>(0, text) else { panic!("nothing is wrong with {text}") };
    assert_eq!(problems.len(), 1, "{text}: {problems:#?}");
    let problem = problems.remove(0);
    (problem.code, text[problem.span.start..problem.span.end].to_owned(), problem.help(Language::English).unwrap_or_default())
}

/// Something, or nothing.
pub(crate) fn maybe<T>(rng: &mut Rng, make: impl FnOnce(&mut Rng) -> T) -> Option<T> {
    rng.bool().then(|| make(rng))
}

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod moves;
mod positions;
mod round_trip;

use crate::case::{Document, Limits, Problem, Reader, Source, documents, gathered};
use crate::games::summer_pavilion::{Draft, Move, SummerPavilion};
use crate::games::words::COMMON;
use crate::games::{Entry, Notation, header};
use crate::words::{Language, said};

const LIMITS: Limits = Limits { bytes: 100_000, depth: 16, nodes: 10_000 };

/// Reads the first case of a text.
fn try_read(text: &str) -> Result<(Draft, Vec<Entry<Move>>), Vec<Problem>> {
    let source = Source { name: "test".to_owned(), text: text.to_owned() };
    let document = documents(&source, &LIMITS).remove(0)?;
    let mut reader = Reader::default();
    let read = read_document(&document, &mut reader);
    assert_eq!(read.is_none(), !reader.problems.is_empty(), "a case is read unless something is wrong with it: {text}");
    read.ok_or_else(|| gathered(reader.problems))
}

fn read(text: &str) -> (Draft, Vec<Entry<Move>>) {
    try_read(text).unwrap_or_else(|problems| panic!("{text}\n{problems:#?}"))
}

fn read_document(document: &Document<'_>, reader: &mut Reader) -> Option<(Draft, Vec<Entry<Move>>)> {
    let fields = reader.fields(&document.root, said!(COMMON, "a-case"), &[header::KEYS, SummerPavilion::KEYS])?;
    SummerPavilion::read(0, &fields, reader)
}

/// The drafts of the cases of a text that can be read.
pub(in crate::games::summer_pavilion) fn drafts(text: &str) -> Vec<Draft> {
    let source = Source { name: "test".to_owned(), text: text.to_owned() };
    let documents = documents(&source, &LIMITS);
    documents.iter().flatten().filter_map(|document| Some(read_document(document, &mut Reader::default())?.0)).collect()
}

/// The only thing that is wrong with a case, and the help.
fn fault(text: &str) -> (&'static str, String, String) {
    let mut problems = try_read(text).expect_err(text);
    assert_eq!(problems.len(), 1, "{text}: {problems:#?}");
    let problem = problems.remove(0);
    (problem.code, text[problem.span.start..problem.span.end].to_owned(), problem.help(Language::English).unwrap_or_default())
}

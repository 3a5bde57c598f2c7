#![allow(clippy::unwrap_used, clippy::expect_used)]

mod cases;
mod round_trip;
mod written;

use crate::case::{Limits, Problem, Reader, Source, documents, gathered};
use crate::games::blue_moon_city::{BlueMoonCity, Draft, Move};
use crate::games::words::COMMON;
use crate::games::{Entry, Notation, header};
use crate::words::said;

const LIMITS: Limits = Limits { bytes: 100_000, depth: 16, nodes: 10_000 };

fn read_all(text: &str) -> Result<(Draft, Vec<Entry<Move>>), Vec<Problem>> {
    let source = Source { name: "test".to_owned(), text: text.to_owned() };
    let document = documents(&source, &LIMITS).remove(0)?;
    let mut reader = Reader::default();
    let read = reader
        .fields(&document.root, said!(COMMON, "a-case"), &[header::KEYS, BlueMoonCity::KEYS])
        .and_then(|fields| BlueMoonCity::read(0, &fields, &mut reader));
    assert_eq!(read.is_none(), !reader.problems.is_empty(), "a case is read unless something is wrong with it: {text}");
    read.ok_or_else(|| gathered(reader.problems))
}

fn read(text: &str) -> (Draft, Vec<Entry<Move>>) {
    read_all(text).unwrap_or_else(|problems| panic!("{text}\n{problems:#?}"))
}

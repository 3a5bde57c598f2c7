//! The text of a case once it expects what its verdict is.

use super::put;
use crate::case::edit::{Splice, like, spliced};
use crate::case::{Key, Limits, Source, only_document};
use crate::game::header::EXPECT;
use crate::referee::{Asked, Case};
use crate::verdict::{Place, Verdict};
use serde_json::Value;

/// Each value that differs, in its place; comments and all else stay.
pub(super) fn by_word(case: &Case<'_, '_>, verdict: &Verdict) -> Option<Vec<Splice>> {
    let each = verdict.differences.as_deref()?.iter().map(|difference| at(case, &difference.place, difference.instead.as_ref()));
    each.collect::<Option<Vec<_>>>().map(|splices| splices.concat())
}

/// All that the case expects, anew. A case that expects nothing is given the verdict, what is wrong, what it hangs on, and what
/// players gain.
pub(super) fn whole(case: &Case<'_, '_>, verdict: &Verdict) -> Option<Vec<Splice>> {
    let found = verdict.expectation();
    let expected = case.expected().filter(|_| verdict.differences.is_some());
    let told = |key: &&Key| match expected {
        Some(expected) => expected.entry(|word| key.is(word)).is_some(),
        None => found.contains_key(key.name) && ["verdict", "if", "findings", "points"].contains(&key.name),
    };
    // What is known in part cannot be expected.
    let value = |key: &Key| match found.get(key.name) {
        None if !["if", "ranking"].contains(&key.name) => None,
        found => Some((key.name.to_owned(), found.cloned().unwrap_or_else(|| Value::Array(Vec::new())))),
    };
    let keys = EXPECT.iter().filter(told);
    let whole: Value = keys.map(value).collect::<Option<serde_json::Map<_, _>>>()?.into();
    at(case, &Place::root().key("expect"), Some(&whole))
}

fn at(case: &Case<'_, '_>, place: &Place, value: Option<&Value>) -> Option<Vec<Splice>> {
    let value = value?;
    let written = || like(case.source(), &case.document.root, value);
    put::change(case, place, Some(&value.as_str().map_or_else(written, str::to_owned)))
}

/// Whether a case with some changes is as it expects.
pub(super) fn is_met(case: &Case<'_, '_>, splices: &[Splice], asked: &Asked) -> bool {
    let span = case.document.root.span;
    let own: Vec<_> = splices.iter().map(|splice| splice.seen_from(span.start)).collect();
    let source = Source { name: String::new(), text: spliced(&case.source()[span.start..span.end], &own) };
    let judged = only_document(&source, &Limits::USUAL).and_then(|document| Case::open(&document)?.judge(asked));
    judged.is_ok_and(|verdict| verdict.differences.is_some_and(|differences| differences.is_empty()))
}

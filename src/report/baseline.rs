//! What cases came to, kept to be compared with later: a line of JSON each, with what they would have to expect.

use super::messages::frame;
use super::{Report, json};
use crate::case::{Document, Limits, Node, Problem, Source, lines_as_parts};
use crate::verdict::Place;
use serde_json::{Value, json};
use std::collections::HashMap;

/// What a case came to; none if it cannot be read.
pub fn line(report: &Report<'_>) -> Option<String> {
    let mut expected = report.answer.as_ref().ok()?.verdict.expectation();
    // What players gain is the sum of what each rule brings.
    expected.shift_remove("points");
    Some(json::line(&json!({"case": report.name(), "expect": expected})))
}

/// What cases came to, by their names.
pub struct Baseline<'s>(HashMap<String, Document<'s>>);

impl<'s> Baseline<'s> {
    /// Reads what [`line`] wrote.
    ///
    /// # Errors
    /// What is no such line.
    pub fn read(source: &'s Source) -> Result<Self, Vec<Problem>> {
        let parts = lines_as_parts(source, &Limits::USUAL).map_err(|problem| vec![problem])?;
        let mut kept = HashMap::new();
        for content in parts.flat_map(|part| part.parse()) {
            let document = Document::new(source, kept.len(), content?);
            let name = document.root.entry(|key| key == "case").and_then(Node::word).map(str::to_owned);
            let Some(name) = name.filter(|_| expected(&document).is_some()) else {
                return Err(vec![Problem::new("case/not-a-case", frame("no-baseline"), document.root.span)]);
            };
            kept.insert(name, document);
        }
        Ok(Self(kept))
    }
    /// What a case came to.
    pub fn of(&self, name: &str) -> Option<&Node<'s>> {
        expected(self.0.get(name)?)
    }
}

fn expected<'d, 's>(line: &'d Document<'s>) -> Option<&'d Node<'s>> {
    line.root.entry(|key| key == "expect")
}

/// What a case has to expect so that nothing differs: each value that differs, with its place. A case that expects nothing has to
/// tell the verdict, what is wrong, what it hangs on and what players gain.
pub fn found(report: &Report<'_>) -> Vec<(Place, Value)> {
    let Ok(answer) = &report.answer else { return Vec::new() };
    match &answer.verdict.differences {
        None => {
            let all = answer.verdict.expectation().into_iter();
            let told = all.filter(|(key, _)| ["verdict", "if", "findings", "points"].contains(&key.as_str()));
            vec![(Place::root().key("expect"), told.collect())]
        }
        Some(differences) => {
            let told = differences.iter().map(|difference| (difference.place.clone(), difference.instead.clone()));
            told.filter_map(|(place, value)| Some((place, value?))).collect()
        }
    }
}

//! What cases came to, kept to be compared with later: a line of JSON each, with what they would have to expect.

use super::messages::frame;
use super::{Report, json};
use crate::case::{Document, Limits, Node, Problem, Source, lines_as_parts};
use serde_json::json;
use std::collections::HashMap;

/// What a case came to; none if it cannot be read.
pub fn line(report: &Report<'_>) -> Option<String> {
    let mut expected = report.answer.as_ref().ok()?.verdict.expectation();
    // What players gain is the sum of what each rule brings.
    expected.shift_remove("points");
    Some(json::line(&json!({"case": plain(&report.name()), "title": report.title, "expect": expected})))
}

/// The name of a case, however its file was named on the way.
fn plain(name: &str) -> &str {
    name.trim_start_matches("./")
}

/// What cases came to, by their names.
pub struct Baseline<'s> {
    lines: HashMap<String, Document<'s>>,
    /// The names of those with a title.
    by_title: HashMap<String, Vec<String>>,
}

impl<'s> Baseline<'s> {
    /// Reads what [`line()`] wrote.
    ///
    /// # Errors
    /// What is no such line.
    pub fn read(source: &'s Source) -> Result<Self, Vec<Problem>> {
        let parts = lines_as_parts(source, &Limits::USUAL).map_err(|problem| vec![problem])?;
        let mut lines = HashMap::new();
        for content in parts.flat_map(|part| part.parse()) {
            let document = Document::new(source, lines.len(), content?);
            let name = document.root.entry(|key| key == "case").and_then(Node::word).map(str::to_owned);
            let Some(name) = name.filter(|_| expected(&document).is_some()) else {
                return Err(vec![Problem::new("case/not-a-case", frame("no-baseline"), document.root.span)]);
            };
            lines.insert(name, document);
        }
        let mut by_title: HashMap<_, Vec<_>> = HashMap::new();
        for (name, line) in &lines {
            title(line).into_iter().for_each(|title| by_title.entry(title.to_owned()).or_default().push(name.clone()));
        }
        Ok(Self { lines, by_title })
    }
    /// What a case came to: the one of its name and title; else, where others were put before it, the only one of its file with
    /// this title.
    pub fn of(&self, report: &Report<'_>) -> Option<&Node<'s>> {
        if let Some(line) = self.lines.get(plain(&report.name())).filter(|line| title(line) == report.title) {
            return expected(line);
        }
        let file = plain(report.file);
        let is_of_file = |name: &&String| name.strip_prefix(file).is_some_and(|rest| rest.is_empty() || rest.starts_with('#'));
        let mut there = self.by_title.get(report.title?)?.iter().filter(is_of_file);
        let name = there.next().filter(|_| there.next().is_none())?;
        expected(self.lines.get(name)?)
    }
}

fn title<'d>(line: &'d Document<'_>) -> Option<&'d str> {
    line.root.entry(|key| key == "title").and_then(Node::word)
}

fn expected<'d, 's>(line: &'d Document<'s>) -> Option<&'d Node<'s>> {
    line.root.entry(|key| key == "expect")
}

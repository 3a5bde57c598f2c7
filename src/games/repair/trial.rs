//! What the audit says of a changed case.

use super::edit::Edit;
use crate::case::edit::{Splice, spliced};
use crate::case::{Document, Limits, Source, Span, documents};
use crate::games::{Case, Choices};
use crate::verdict::{Finding, Severity};
use std::cell::Cell;

/// A case to try edits on.
pub(super) struct Bench<'a> {
    /// The text of the case, without others that stand in its file.
    text: &'a str,
    /// Where that begins in the file.
    start: usize,
    choices: &'a Choices,
    /// How often the audit was asked.
    pub(super) asked: Cell<usize>,
}

impl<'a> Bench<'a> {
    pub(super) fn of(document: &'a Document<'_>, choices: &'a Choices) -> Self {
        let Span { start, end } = document.root.span;
        let text = &document.source.text;
        // The first key of a case may be indented, and then so are the others.
        let line = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let start = if text[line..start].trim().is_empty() { line } else { start };
        Self { text: text.get(start..end).unwrap_or(""), start, choices, asked: Cell::new(0) }
    }

    /// What is wrong with the case after some edits; none if it cannot be read then.
    pub(super) fn put(&self, edits: &[&Edit]) -> Option<Vec<Finding>> {
        let shifted: Vec<_> = edits.iter().flat_map(|edit| &edit.splices).map(|splice| self.shifted(splice)).collect();
        let source = Source { name: String::new(), text: spliced(self.text, &shifted) };
        let mut documents = documents(&source, &Limits::USUAL);
        let document = documents.swap_remove(0).ok()?;
        self.judge(&document)
    }

    /// What is wrong with a case.
    pub(super) fn judge(&self, document: &Document<'_>) -> Option<Vec<Finding>> {
        self.asked.set(self.asked.get() + 1);
        Case::open(document).ok()?.faults(self.choices)
    }

    fn shifted(&self, Splice { span, text }: &Splice) -> Splice {
        let back = |at: usize| at.saturating_sub(self.start);
        Splice { span: Span { start: back(span.start), end: back(span.end) }, text: text.clone() }
    }
}

/// Whether nothing is impossible.
pub(super) fn is_possible(findings: &[Finding]) -> bool {
    findings.iter().all(|finding| finding.severity == Severity::Doubt)
}

//! What the audit says of a changed case.

use super::edit::Edit;
use crate::case::edit::{Splice, spliced};
use crate::case::{Document, Limits, Source, Span, documents};
use crate::games::{Case, Choices};
use crate::verdict::{Finding, Severity};

/// A case to try edits on.
pub(super) struct Bench<'a> {
    /// The text of the case, without others that stand in its file.
    text: &'a str,
    /// Where that begins in the file.
    start: usize,
    choices: &'a Choices,
    /// Where its moves stand: the position does not depend on them.
    moves: Option<Splice>,
}

/// Longer texts than this are no table that somebody typed.
const LONGEST: usize = 1 << 15;

impl<'a> Bench<'a> {
    /// None for a case that nobody can have typed.
    pub(super) fn of(document: &'a Document<'_>, moves: Option<Span>, choices: &'a Choices) -> Option<Self> {
        let Span { start, end } = document.root.span;
        let text = &document.source.text;
        // The first key of a case may be indented, and then so are the others.
        let line = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let start = if text[line..start].trim().is_empty() { line } else { start };
        let moves = moves.map(|span| Splice { span, text: "[]".to_owned() });
        let length = end.saturating_sub(start) - moves.as_ref().map_or(0, |moves| moves.span.end - moves.span.start);
        (length < LONGEST).then(|| Self { text: text.get(start..end).unwrap_or(""), start, choices, moves })
    }

    /// What is wrong with the case after some edits; none if it cannot be read then.
    pub(super) fn put(&self, edits: &[&Edit]) -> Option<Vec<Finding>> {
        let moves = self.moves.as_ref().map(|moves| self.shifted(moves));
        self.read(spliced(self.text, self.splices(edits).iter().chain(&moves)))
    }

    /// Whether a whole text, its moves and all, has the same faults and can be read.
    pub(super) fn holds(&self, edits: &[&Edit], findings: &[Finding]) -> bool {
        self.moves.is_none() || self.read(self.changed(edits)).is_some_and(|found| found == findings)
    }

    fn read(&self, text: String) -> Option<Vec<Finding>> {
        let source = Source { name: String::new(), text };
        let mut documents = documents(&source, &Limits::USUAL);
        let document = documents.swap_remove(0).ok()?;
        self.judge(&document)
    }

    /// The text after some edits.
    pub(super) fn changed(&self, edits: &[&Edit]) -> String {
        spliced(self.text, &self.splices(edits))
    }

    fn splices(&self, edits: &[&Edit]) -> Vec<Splice> {
        edits.iter().flat_map(|edit| &edit.splices).map(|splice| self.shifted(splice)).collect()
    }

    /// What is wrong with a case.
    pub(super) fn judge(&self, document: &Document<'_>) -> Option<Vec<Finding>> {
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

//! What the audit says of a changed case.

use super::budget::Budget;
use super::edit::Edit;
use crate::case::edit::{Splice, spliced};
use crate::case::{Document, Limits, Source, Span, Value, documents};
use crate::order;
use crate::referee::{Case, Choices};
use crate::verdict::{Finding, Severity};

/// A case to try edits on.
pub(super) struct Bench<'a, 's> {
    document: &'a Document<'s>,
    /// Takes its moves away: the position does not depend on them.
    no_moves: Option<Splice>,
    /// Where it stands in its file, beside others.
    span: Span,
    choices: &'a Choices,
    budget: Budget,
    /// Steps to try an edit, without and with the moves.
    steps: [usize; 2],
}

/// Steps to audit a table of which nothing is told.
const AUDIT: usize = 500;
/// Bytes of a table that is told whole.
const USUAL: usize = 4_096;

impl<'a, 's> Bench<'a, 's> {
    /// `moves`: where its moves stand; `findings`: how many it has.
    pub(super) fn of(
        document: &'a Document<'s>,
        moves: Option<Span>,
        choices: &'a Choices,
        findings: usize,
        budget: &Budget,
    ) -> Self {
        let Span { start, end } = document.root.span;
        let text = &document.source.text;
        // The first key of a case may be indented, and then so are the others.
        let line = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let start = if text[line..start].trim().is_empty() { line } else { start };
        let moves_length = moves.map_or(0, |moves| moves.end - moves.start);
        let table = (end.saturating_sub(start)).saturating_sub(moves_length);
        // Parts of a table are compared with one another, and what is found afterwards with what was found before.
        let audit = AUDIT + table + table * table / USUAL + findings * findings / 4;
        // Moves are read, and judged.
        let steps = [audit, audit + 2 * moves_length];
        let entries = if let Value::Map(entries) = &document.root.value { &entries[..] } else { &[] };
        let key = entries.iter().find(|(_, value)| Some(value.span) == moves).map(|(key, _)| key.span.end);
        let no_moves =
            key.zip(moves).map(|(start, Span { end, .. })| Splice { span: Span { start, end }, text: ": []".to_owned() });
        Self { document, no_moves, span: Span { start, end }, choices, budget: budget.clone(), steps }
    }

    /// What is wrong with the position after some edits; none if unreadable, or out of tries.
    pub(super) fn put(&self, edits: &[&Edit]) -> Option<Vec<Finding>> {
        let splices = edits.iter().flat_map(|edit| &edit.splices).chain(&self.no_moves);
        self.read(self.steps[0], splices, |case| case.faults(self.choices))
    }

    /// What is wrong with the whole text, its moves and all, after some edits, if it can be read then.
    pub(super) fn after(&self, edits: &[&Edit]) -> Option<Vec<Finding>> {
        self.whole(edits, |case| case.faults(self.choices))
    }

    /// Something of the case that the whole text is after some edits, if it can be read then.
    pub(super) fn whole<T>(&self, edits: &[&Edit], of: impl FnOnce(&Case<'_, '_>) -> Option<T>) -> Option<T> {
        self.read(self.steps[1], edits.iter().flat_map(|edit| &edit.splices), of)
    }

    fn read<'e, T>(
        &self,
        steps: usize,
        splices: impl Iterator<Item = &'e Splice>,
        of: impl FnOnce(&Case<'_, '_>) -> Option<T>,
    ) -> Option<T> {
        let source = Source { name: String::new(), text: self.budget.take(steps).then(|| self.spliced(splices))? };
        let document = documents(&source, &Limits::USUAL).swap_remove(0).ok()?;
        of(&Case::open(&document).ok()?)
    }

    /// An edit of the text after others as one of the text before them; none where it changes what they put there.
    pub(super) fn before(&self, edit: Edit, others: &[&Edit]) -> Option<Edit> {
        let mut made: Vec<_> = others.iter().flat_map(|edit| &edit.splices).collect();
        order::by_key(&mut made, |splice| splice.span.start);
        let before = |span: Span| {
            // What was there before stands so far from where it stands now.
            let (mut start, mut end) = (span.start + self.span.start, span.end + self.span.start);
            for Splice { span: old, text } in &made {
                if end <= old.start {
                    break;
                }
                if start < old.start + text.len() {
                    return None;
                }
                (start, end) = (start + (old.end - old.start) - text.len(), end + (old.end - old.start) - text.len());
            }
            Some(Span { start, end })
        };
        let splices = edit.splices.iter().map(|Splice { span, text }| Some(Splice { span: before(*span)?, text: text.clone() }));
        Some(Edit { splices: splices.collect::<Option<_>>()?, ..edit })
    }

    pub(super) fn changed(&self, edits: &[&Edit]) -> String {
        self.spliced(edits.iter().flat_map(|edit| &edit.splices))
    }

    fn spliced<'e>(&self, splices: impl Iterator<Item = &'e Splice>) -> String {
        let Span { start, end } = self.span;
        let splices: Vec<_> = splices.map(|splice| splice.seen_from(start)).collect();
        spliced(self.document.source.text.get(start..end).unwrap_or(""), &splices)
    }

    /// What is wrong with a case, which is made only if there are steps left to audit it.
    pub(super) fn judge<'d>(&self, document: impl FnOnce() -> Document<'d>) -> Option<Vec<Finding>> {
        let document = self.budget.take(self.steps[0]).then(document)?;
        Case::open(&document).ok()?.faults(self.choices)
    }
}

pub(super) fn is_possible(findings: &[Finding]) -> bool {
    findings.iter().all(|finding| finding.severity == Severity::Doubt)
}

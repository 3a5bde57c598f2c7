//! Findings: what is wrong, where, by which rule, and what would be right.

use super::{Place, Rule};
use crate::words::Message;
use serde_json::Value;

/// What a finding means for the verdict.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Possible, but only in a way so rare that a slip of the pen is likelier.
    Doubt,
    /// The case does not say enough to decide.
    Undecided,
    /// A rule is broken.
    #[default]
    Broken,
}

/// Something wrong with a position or a move.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Finding {
    /// The rule that is broken.
    pub rule: &'static Rule,
    /// What it means for the verdict.
    pub severity: Severity,
    /// One line that stands alone.
    pub message: Message,
    /// What would be right or legal instead, where there is something to say.
    pub help: Option<Message>,
    /// What underlined places are called in a source excerpt ("the second yellow of row 2").
    pub label: Message,
    /// Where it stands.
    pub place: Place,
    /// Other places that belong to it, each with its label.
    pub related: Vec<(Place, Message)>,
    /// The facts, for machines: a number, a word or several, never a sentence.
    pub facts: Vec<(&'static str, Value)>,
}

impl Finding {
    /// What both say of a move: the same, or of all numbers between theirs.
    pub(crate) fn spanning(&self, other: &Self) -> Option<Self> {
        let alike = (self.rule.id, self.severity, &self.place) == (other.rule.id, other.severity, &other.place);
        let message = self.message.spanning(&other.message, true).filter(|_| alike)?;
        let help = self.help.as_ref().zip(other.help.as_ref()).and_then(|(one, other)| one.spanning(other, true));
        let label = self.label.spanning(&other.label, true)?;
        let mut both = Self { message, help, label, ..self.clone() };
        both.related.retain(|related| other.related.contains(related));
        both.facts.retain(|fact| other.facts.contains(fact));
        Some(both)
    }
}

/// A check that could not be made, because the case leaves out what it needs.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Unchecked {
    /// The rule that was not checked.
    pub rule: &'static Rule,
    /// What is missing, as a noun phrase: "the bag and the lid".
    pub missing: Message,
}

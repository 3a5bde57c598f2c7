//! How a finding is built step by step.

use super::{Finding, Place, Rule, Severity};
use crate::words::{Arg, Language, Message, plain};
use serde_json::Value;

impl Finding {
    /// What a sentence says, whose entry has a label and a help.
    pub(crate) fn of(message: Message, severity: Severity, rule: &'static Rule, place: Place) -> Self {
        let (help, label) = (Some(message.part("help")), message.part("label"));
        Self { rule, severity, help, label, message, place, related: Vec::new(), facts: Vec::new() }
    }
    /// The same of a reason: the arguments are the facts.
    pub(crate) fn reason(message: Message, severity: Severity, rule: &'static Rule, place: Place) -> Self {
        let facts = message.args().iter().flat_map(|(name, arg)| facts(name, arg)).collect();
        Self { facts, ..Self::of(message, severity, rule, place) }
    }
    /// Other places that belong to a reason, all for the same; `part` of its entry is the label.
    pub(crate) fn beside(mut self, part: &'static str, places: impl IntoIterator<Item = Place>) -> Self {
        let label = |place| (place, self.message.part(part));
        self.related.extend(places.into_iter().map(label));
        self
    }
    /// The same, with its sentence in another; label, help and facts stay its own, and what it is called becomes one.
    pub(crate) fn said_in(mut self, frame: impl FnOnce(Message) -> Message) -> Self {
        self.facts.push(("what", self.message.id().into()));
        self.message = frame(self.message);
        self
    }
    /// With every place of it where that is in a move.
    pub(crate) fn moved(mut self, moved: impl Fn(Place) -> Place) -> Self {
        self.place = moved(self.place);
        self.related = self.related.into_iter().map(|(place, label)| (moved(place), label)).collect();
        self
    }
}

/// An argument of a sentence as facts for machines.
fn facts(name: &'static str, arg: &Arg) -> Vec<(&'static str, Value)> {
    match arg {
        Arg::Number(number) => vec![(name, (*number).into())],
        Arg::Space(row, column) if name == "space" => vec![("row", (*row).into()), ("column", (*column).into())],
        Arg::List(items) => vec![(name, items.iter().map(word).collect())],
        // A sentence in a sentence follows from the other facts.
        Arg::Message(_) => Vec::new(),
        _ => vec![(name, word(arg).into())],
    }
}

fn word(arg: &Arg) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Term(term) | Arg::Word(term, _) => (*term).to_owned(),
        Arg::List(items) => items.iter().map(word).collect::<Vec<_>>().join(", "),
        other => plain(other, Language::English),
    }
}

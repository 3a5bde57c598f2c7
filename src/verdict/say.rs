//! Builds a finding step by step.

use super::{Fact, Finding, Place, Rule, Severity};
use crate::words::{Arg, Language, Message, plain};

/// A finding in the making.
pub(crate) struct Say(Finding);

impl Say {
    /// A reason with its sentence, whose entry has a label and a help. The arguments are the facts.
    pub(crate) fn reason(message: Message, severity: Severity, rule: &'static Rule, place: Place) -> Self {
        Self(Finding {
            rule,
            severity,
            help: Some(message.part("help")),
            label: message.part("label"),
            facts: message.args().iter().flat_map(|(name, arg)| facts(name, arg)).collect(),
            message,
            place,
            related: Vec::new(),
        })
    }
    /// Other places that belong to a reason, all for the same; `part` of its entry is the label.
    pub(crate) fn beside(mut self, part: &'static str, places: impl IntoIterator<Item = Place>) -> Self {
        let label = |place| (place, self.0.message.part(part));
        self.0.related.extend(places.into_iter().map(label));
        self
    }
    /// The same, with its sentence in another; label, help and facts stay its own, and what it is called becomes one.
    pub(crate) fn said_in(mut self, frame: impl FnOnce(Message) -> Message) -> Self {
        self.0.facts.push(("what", Fact::Word(self.0.message.id().to_owned())));
        self.0.message = frame(self.0.message);
        self
    }
    /// With every place of it where that is in a move.
    pub(crate) fn moved(mut self, moved: impl Fn(Place) -> Place) -> Self {
        self.0.place = moved(self.0.place);
        self.0.related = self.0.related.into_iter().map(|(place, label)| (moved(place), label)).collect();
        self
    }
}

impl From<Say> for Finding {
    fn from(say: Say) -> Self {
        say.0
    }
}

/// An argument of a sentence as facts for machines.
fn facts(name: &'static str, arg: &Arg) -> Vec<(&'static str, Fact)> {
    match arg {
        Arg::Number(number) => vec![(name, Fact::Number(*number))],
        Arg::Space(row, column) if name == "space" => [("row", row), ("column", column)]
            .map(|(name, number)| (name, Fact::Number(i64::try_from(*number).unwrap_or(i64::MAX))))
            .into(),
        Arg::List(items) => vec![(name, Fact::Words(items.iter().map(word).collect()))],
        // A sentence in a sentence follows from the other facts.
        Arg::Message(_) => Vec::new(),
        _ => vec![(name, Fact::Word(word(arg)))],
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

//! Builds a finding step by step.

use super::{Fact, Finding, Place, Rule, Severity};

/// A finding in the making.
pub(crate) struct Say(Finding);

impl Say {
    /// A rule is broken at `place`, which excerpts call `label`; `message` is one line that stands alone.
    pub(crate) fn broken(rule: &'static Rule, place: Place, label: impl Into<String>, message: String) -> Self {
        Self(Finding {
            rule,
            severity: Severity::Broken,
            message,
            help: None,
            label: label.into(),
            place,
            related: Vec::new(),
            facts: Vec::new(),
        })
    }
    /// At a more precise place.
    pub(crate) fn at(mut self, place: Place) -> Self {
        self.0.place = place;
        self
    }
    /// Only doubtful, if `doubt`.
    pub(crate) fn doubt(mut self, doubt: bool) -> Self {
        if doubt {
            self.0.severity = Severity::Doubt;
        }
        self
    }
    /// The case does not say enough.
    pub(crate) fn undecided(mut self) -> Self {
        self.0.severity = Severity::Undecided;
        self
    }
    /// What would be right or legal instead.
    pub(crate) fn help(mut self, help: impl Into<String>) -> Self {
        self.0.help = Some(help.into());
        self
    }
    /// Another place that belongs to it, if `shown` in the case.
    pub(crate) fn related(mut self, shown: bool, place: Place, label: impl Into<String>) -> Self {
        if shown {
            self.0.related.push((place, label.into()));
        }
        self
    }
    /// Another place that belongs to it, if there is one in the case.
    pub(crate) fn related_if(self, place: Option<Place>, label: impl Into<String>) -> Self {
        match place {
            Some(place) => self.related(true, place, label),
            None => self,
        }
    }
    /// A fact that is a number; counts are far below what it can hold.
    pub(crate) fn number(mut self, name: &'static str, number: impl TryInto<i64>) -> Self {
        self.0.facts.push((name, Fact::Number(number.try_into().unwrap_or(i64::MAX))));
        self
    }
    /// A fact that is a word.
    pub(crate) fn word(mut self, name: &'static str, word: impl Into<String>) -> Self {
        self.0.facts.push((name, Fact::Word(word.into())));
        self
    }
    /// A fact that is several words.
    pub(crate) fn words(mut self, name: &'static str, words: impl IntoIterator<Item = String>) -> Self {
        self.0.facts.push((name, Fact::Words(words.into_iter().collect())));
        self
    }
}

impl From<Say> for Finding {
    fn from(say: Say) -> Self {
        say.0
    }
}

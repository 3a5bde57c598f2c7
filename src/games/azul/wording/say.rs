//! Builds a finding step by step.

use super::names::{source, space};
use crate::games::azul::{Column, Factory, From, Line, Space};
use crate::verdict::{Fact, Finding, Place, Rule, Severity};

/// A finding in the making.
pub(super) struct Say(Finding);

impl Say {
    /// A rule is broken at `place`, which excerpts call `label`; `message` is one line that stands alone.
    pub(super) fn broken(rule: &'static Rule, place: Place, label: impl Into<String>, message: String) -> Self {
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
    pub(super) fn at(mut self, place: Place) -> Self {
        self.0.place = place;
        self
    }
    /// Only doubtful, if `doubt`.
    pub(super) fn doubt(mut self, doubt: bool) -> Self {
        if doubt {
            self.0.severity = Severity::Doubt;
        }
        self
    }
    /// The case does not say enough.
    pub(super) fn undecided(mut self) -> Self {
        self.0.severity = Severity::Undecided;
        self
    }
    /// What would be right or legal instead.
    pub(super) fn help(mut self, help: impl Into<String>) -> Self {
        self.0.help = Some(help.into());
        self
    }
    /// Another place that belongs to it, if `shown` in the case.
    pub(super) fn related(mut self, shown: bool, place: Place, label: impl Into<String>) -> Self {
        if shown {
            self.0.related.push((place, label.into()));
        }
        self
    }
    /// A fact that is a number; counts are far below what it can hold.
    pub(super) fn number(mut self, name: &'static str, number: impl TryInto<i64>) -> Self {
        self.0.facts.push((name, Fact::Number(number.try_into().unwrap_or(i64::MAX))));
        self
    }
    /// A fact that is a word.
    pub(super) fn word(mut self, name: &'static str, word: impl Into<String>) -> Self {
        self.0.facts.push((name, Fact::Word(word.into())));
        self
    }
    /// A fact that is several words.
    pub(super) fn words(mut self, name: &'static str, words: impl IntoIterator<Item = String>) -> Self {
        self.0.facts.push((name, Fact::Words(words.into_iter().collect())));
        self
    }
    /// The pattern line concerned.
    pub(super) fn line(self, line: Line) -> Self {
        self.number("line", line.number())
    }
    /// The factory concerned.
    pub(super) fn factory(self, factory: Factory) -> Self {
        self.number("factory", factory.number())
    }
    /// Where tiles are taken from.
    pub(super) fn from(self, from: From) -> Self {
        let from = source(from);
        self.word("from", from.strip_prefix("the ").unwrap_or(&from))
    }
    /// The space concerned.
    pub(super) fn space(self, space: Space) -> Self {
        self.number("row", space.row().number()).number("column", space.column().number())
    }
    /// A second space that belongs to it.
    pub(super) fn other_space(self, name: &'static str, other: Space) -> Self {
        self.word(name, space(other))
    }
    /// The column concerned.
    pub(super) fn column(self, name: &'static str, column: Column) -> Self {
        self.number(name, column.number())
    }
}

impl std::convert::From<Say> for Finding {
    fn from(say: Say) -> Self {
        say.0
    }
}

//! From the sentences of the rulebooks to rules, and from rules to the fixtures that show them.
//!
//! Fixtures are named by their path below `fixtures/`, without its ending: `azul/check/line-length`.

use super::{Citation, Rule, Rulebook, Ruling};
use crate::words::Idiom;

/// A sentence of a rulebook that says what is to be done, or may not be.
#[derive(Debug)]
pub struct Sentence {
    /// The heading under which it stands, as printed, and the paragraph or item.
    pub section: &'static str,
    /// What it says, in our own words.
    pub says: &'static str,
    /// The rules that it states, and that cite it.
    pub states: &'static [&'static Rule],
    /// The rules that it bears on besides, which other sentences state.
    pub bears_on: &'static [&'static Rule],
}

impl Sentence {
    /// The rules that it became; one at least.
    pub fn rules(&self) -> impl Iterator<Item = &'static Rule> {
        self.states.iter().chain(self.bears_on).copied()
    }
}

/// All such sentences of one rulebook, in its order; they are numbered from 1.
#[derive(Debug)]
pub struct Book {
    /// The rulebook.
    pub rulebook: &'static Rulebook,
    /// Its sentences.
    pub sentences: &'static [Sentence],
}

impl Book {
    /// Where it states a rule, each passage once.
    pub fn citations(&self, rule: &Rule) -> Vec<Citation> {
        let mut citations: Vec<_> = self
            .sentences
            .iter()
            .filter(|sentence| sentence.states.contains(&rule))
            .map(|sentence| Citation { rulebook: self.rulebook, section: sentence.section })
            .collect();
        citations.dedup();
        citations
    }
}

/// The fixtures that show a rule.
#[derive(Debug)]
pub struct Shown {
    /// The rule.
    pub rule: &'static Rule,
    /// Where it is kept: the fixture turns on it, and nothing in it breaks it.
    pub kept: &'static [&'static str],
    /// Where it is broken.
    pub broken: Broken,
}

impl Shown {
    /// Why no case can break the rule, in a language; none if some can.
    pub fn never_in(&self, idiom: impl Into<Idiom>) -> Option<String> {
        matches!(self.broken, Broken::Never).then(|| self.rule.entry.say(idiom, Some("never")))
    }
}

/// Where a rule is broken.
#[derive(Debug)]
pub enum Broken {
    /// In these fixtures: a finding names it, or a refuted claim whose slip forgets it.
    In(&'static [&'static str]),
    /// No case can break it; why, is `never` in the entry of the rule.
    Never,
}

/// A fixture that another answer to a ruling would change.
#[derive(Debug)]
pub struct Swayed {
    /// The ruling's name.
    pub ruling: &'static str,
    /// The fixture.
    pub fixture: &'static str,
}

/// What connects a game's rulebooks, its catalogue and its fixtures.
#[derive(Debug)]
pub struct Trace {
    /// The rulebooks, sentence by sentence.
    pub books: &'static [Book],
    /// The rules, in the order of the catalogue.
    pub shown: &'static [Shown],
    /// The rulings, in the order of the catalogue.
    pub swayed: &'static [Swayed],
}

impl Trace {
    /// The fixtures that show a rule.
    pub fn shown_of(&self, rule: &Rule) -> Option<&'static Shown> {
        self.shown.iter().find(|shown| shown.rule.id == rule.id)
    }
    /// The fixtures that a ruling changes.
    pub fn swayed_by(&self, ruling: &Ruling) -> Vec<&'static str> {
        self.swayed.iter().filter(|swayed| swayed.ruling == ruling.name).map(|swayed| swayed.fixture).collect()
    }
}

/// Lists where rules are shown: `RULE: kept ["…"], broken ["…"];`, or `RULE: kept ["…"], never;`.
#[macro_export]
macro_rules! shown {
    ($($rule:path: kept [$($kept:literal),* $(,)?], $how:ident $([$($fixture:literal),* $(,)?])?;)*) => {
        pub(super) static SHOWN: &[$crate::verdict::Shown] = &[
            $($crate::verdict::Shown { rule: &$rule, kept: &[$($kept),*], broken: $crate::shown!(@$how $([$($fixture),*])?) },)*
        ];
    };
    (@broken [$($fixture:literal),*]) => { $crate::verdict::Broken::In(&[$($fixture),*]) };
    (@never) => { $crate::verdict::Broken::Never };
}

/// Lists the sentences of a rulebook in its order, each with the rules that it states, and in brackets those that it bears on:
/// `"section": "what it says" => RULE, RULE (RULE);`.
#[macro_export]
macro_rules! sentences {
    ($($section:literal: $says:literal => $($states:ident),* $(($($bears_on:ident),+))?;)*) => {
        pub(super) static SENTENCES: &[$crate::verdict::Sentence] = &[$($crate::verdict::Sentence {
            section: $section,
            says: $says,
            states: &[$(&$states),*],
            bears_on: &[$($(&$bears_on),+)?],
        },)*];
    };
}

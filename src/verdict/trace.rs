//! From the rulebooks' sentences to rules, and from rules to the fixtures that show them: tables with tab-separated cells.
//!
//! A test finds rows without a cell or with unknown names. Fixtures are paths below `fixtures/`: `azul/check/line-length`.

use super::{Citation, Rule, Rulebook, Ruling};
use crate::order;

/// A sentence of a rulebook that says what is to be done, or may not be.
#[derive(Debug, Clone, Copy)]
pub struct Sentence {
    /// The heading under which it stands, as printed, and the paragraph or item.
    pub section: &'static str,
    /// What it says, in our own words.
    pub says: &'static str,
    /// The rules that it states, then in brackets those it bears on, which others state; with `?` the rulings that it leaves
    /// open. With `!` it is cited before other passages of its rulebook that state the rule, and its rulebook before others.
    names: &'static str,
}

impl Sentence {
    /// The names of the rules that it became; one at least.
    pub fn rules(&self) -> impl Iterator<Item = &'static str> {
        let rules = self.names.split(' ').filter(|name| !name.is_empty() && !name.ends_with('?'));
        rules.map(|name| name.trim_matches(['(', ')', '!']))
    }
    /// The names of the rulings that it leaves open.
    pub fn rulings(&self) -> impl Iterator<Item = &'static str> {
        self.names.split(' ').filter_map(|name| name.strip_suffix('?'))
    }
}

/// All such sentences of one rulebook, in its order; they are numbered from 1.
#[derive(Debug)]
pub struct Book {
    /// The rulebook.
    pub rulebook: &'static Rulebook,
    /// Rows of section, sentence, and names of rules.
    pub table: &'static [[&'static str; 3]],
}

impl Book {
    /// Its sentences.
    pub fn sentences(&self) -> impl Iterator<Item = Sentence> + use<> {
        self.table.iter().map(|&[section, says, names]| Sentence { section, says, names })
    }
    /// The passages with a name and one of these marks behind it, each once, and whether that is `!`.
    fn passages(&self, name: &str, marks: &[&str]) -> Vec<(bool, Citation)> {
        let mark = |word: &'static str| word.strip_prefix(name).filter(|mark| marks.contains(mark));
        let passage = |Sentence { section, names, .. }| {
            let mark = names.split(' ').find_map(mark)?;
            Some((mark == "!", Citation { rulebook: self.rulebook, section }))
        };
        let mut passages: Vec<_> = self.sentences().filter_map(passage).collect();
        passages.dedup();
        passages
    }
}

/// The fixtures that show a rule.
#[derive(Debug)]
pub struct Shown {
    /// Where it is kept: the fixture turns on it, and nothing in it breaks it.
    pub kept: Vec<&'static str>,
    /// Where it is broken: by a finding, or a refuted claim's slip. None if no case can break it (`never` in its entry says why).
    pub broken: Option<Vec<&'static str>>,
}

/// What connects a game's rulebooks, its catalogue and its fixtures.
#[derive(Debug)]
pub struct Trace {
    /// The rulebooks, sentence by sentence.
    pub books: &'static [Book],
    /// Rows of a rule, fixtures that keep it, and that break it or `never`; of a ruling (`?`), those another answer would change.
    pub shown: &'static [[&'static str; 3]],
}

impl Trace {
    /// The fixtures that show a rule.
    pub fn shown_of(&self, rule: &Rule) -> Option<Shown> {
        let &[_, kept, broken] = self.shown.iter().find(|[name, ..]| *name == rule.name())?;
        let fixtures = |cell: &'static str| cell.split_whitespace().collect();
        Some(Shown { kept: fixtures(kept), broken: (broken != "never").then(|| fixtures(broken)) })
    }
    /// The fixtures that a ruling changes.
    pub fn swayed_by(&self, ruling: &Ruling) -> Vec<&'static str> {
        let row = self.shown.iter().find(|[name, ..]| name.strip_suffix('?') == Some(ruling.name));
        row.map_or_else(Vec::new, |[_, fixtures, _]| fixtures.split_whitespace().collect())
    }
    /// What it has fixtures for, in its order: names of rules, and with `?` those of rulings.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.shown.iter().map(|[name, ..]| *name)
    }
    /// Where the rulebooks have a name with one of these marks behind it, book by book.
    pub(super) fn citations(&self, name: &str, marks: &[&str]) -> Vec<Citation> {
        let mut books: Vec<_> = self.books.iter().map(|book| book.passages(name, marks)).collect();
        books.iter_mut().for_each(|passages| order::by_key(passages, |(is_first, _)| !is_first));
        order::by_key(&mut books, |passages| !passages.iter().any(|(is_first, _)| *is_first));
        books.into_iter().flatten().map(|(_, citation)| citation).collect()
    }
}

// Each game has one.
impl PartialEq for Trace {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Trace {}

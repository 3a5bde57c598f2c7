//! The catalogue's entries: what a rule says, in our own words, and where the rulebooks say it.

use super::Ruling;

/// A published rulebook, as the law cites it.
#[derive(Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// Short name used in citations: `azul-mini.es`.
    pub id: &'static str,
    /// The title on its cover.
    pub title: &'static str,
    /// The language that we read it in.
    pub language: &'static str,
}

/// Where a rulebook says something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Citation {
    /// The rulebook.
    pub rulebook: &'static Rulebook,
    /// The heading under which it stands, as printed, and the paragraph or list item if that helps to find it.
    pub section: &'static str,
}

/// One normative statement of a game.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// Stable name, with the game's prefix: `azul/take-all-of-colour`.
    pub id: &'static str,
    /// A few words for headings.
    pub title: &'static str,
    /// The rule in our own words, complete sentences.
    pub statement: &'static str,
    /// Where the rulebooks say it; one citation at least.
    pub citations: &'static [Citation],
}

/// All that a game's rulebooks say, and what they leave open.
#[derive(Debug)]
pub struct Catalogue {
    /// Prefix of every rule of the game: `azul`.
    pub prefix: &'static str,
    /// The rules, in the order of the rulebook.
    pub rules: &'static [&'static Rule],
    /// The questions left open.
    pub rulings: &'static [Ruling],
}

//! Nouns as the printed rulebooks have them.

use super::table::table;
#[cfg(feature = "report")]
use super::{Language, fold};

/// A noun: its English name, its gender (`m`, `f`, `n`), and its forms as its language has them.
pub(super) type Noun<const CELLS: usize> = [&'static str; CELLS];

/// Name, gender, one, several.
pub(super) const SPANISH: &[Noun<4>] = table!("words/nouns.es");
/// Name, gender, preposition of place, singular and plural in the nominative, genitive, accusative, locative and instrumental.
pub(super) const POLISH: &[Noun<13>] = table!("words/nouns.pl");

/// The noun of an English name.
pub(super) fn noun_of<const CELLS: usize>(nouns: &'static [Noun<CELLS>], name: &str) -> Option<&'static Noun<CELLS>> {
    nouns.iter().find(|noun| noun[0] == name)
}

/// One of what a folded word names in any language, in another one.
#[cfg(feature = "report")]
pub(super) fn in_language(language: Language, folded: &str) -> Option<String> {
    let names = |words: &[&str]| words.iter().any(|word| fold(word) == folded);
    let of_spanish = SPANISH.iter().filter(|noun| names(&[noun[0], noun[2]])).map(|noun| noun[0]);
    let name = POLISH.iter().filter(|noun| names(&[noun[3]])).map(|noun| noun[0]).chain(of_spanish).next()?;
    language.grammar().noun(name, None, false, "")
}

/// One of each, as each language has it.
pub(super) fn singular() -> impl Iterator<Item = &'static str> {
    SPANISH.iter().map(|noun| noun[2]).chain(POLISH.iter().map(|noun| noun[3]))
}

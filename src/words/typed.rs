//! What people type in a case, as each language has it: keys and words by their English names.
//!
//! A word that stands twice means two things, which its other names tell apart.

use super::table::table;
use super::{Language, fold, nouns, polish, spanish, speech};
use std::borrow::Cow;
use std::sync::LazyLock;

/// A language's word for what English calls `name`: the first that is in `also` or is `name`; the first of all without `also`.
pub(super) fn typed(name: &str, also: &[&str], language: Language) -> Option<&'static str> {
    let is_meant = |word: &&str| also.is_empty() || also.contains(&&*fold(word)) || fold(word) == name;
    let known = WORDS.iter().filter(|row| row[0] == name && language != Language::English);
    known.map(|row| row[language as usize]).find(is_meant)
}

/// Keys and words of cases by their English names, each with those of its other names that the rulebook of an edition prints.
pub type Printed = &'static [(&'static str, &'static [&'static str])];

/// The other names of something as an edition prints them; `also` where that has none of its own.
pub(crate) fn printed<'n>(printed: Printed, name: &str, also: &'n [&'static str]) -> &'n [&'static str] {
    printed.iter().find(|(known, _)| *known == name).map_or(also, |(_, own)| own)
}

/// The word of a language for what English calls `name`, the one that is in `noun`: what the rulebook of the edition calls it.
pub(super) fn typed_as(name: &str, noun: &str, language: Language) -> Option<&'static str> {
    let noun = fold(noun);
    let is_in = |row: &&Row| row[0] == name && row[1..].iter().any(|word| noun.contains(&*fold(word)));
    WORDS.iter().find(is_in).filter(|_| language != Language::English).map(|row| row[language as usize])
}

/// A folded name as its own language spells it, with accents and blanks; as it is where nothing of ours is folded to it.
pub(crate) fn spelt(name: &str) -> String {
    let words = WORDS.iter().flat_map(|row| row[1..].iter().copied());
    let known = words.chain(nouns::singular()).chain(spanish::colours()).find(|known| fold(known) == name);
    known.map(str::to_lowercase).or_else(|| polish::colour(name)).unwrap_or_else(|| name.to_owned())
}

/// Keys with one meaning beside the players and another inside something: which of the two below is the former, if that tells.
#[cfg(feature = "report")]
const TWO_SENSES: [(&str, Option<usize>); 4] = [("draw", Some(1)), ("discard", Some(1)), ("on", None), ("finished", Some(0))];

/// A key, word or thing of a case in a language, whatever it was typed in; as it is if unknown or ambiguous.
/// `is_outer`: not nested.
#[cfg(feature = "report")]
pub(crate) fn in_words_of(language: Language, typed: &str, is_outer: bool) -> String {
    let folded = fold(typed);
    let mut known = WORDS.iter().filter(|row| row.iter().any(|word| fold(word) == folded));
    let Some(own) = known.next() else { return nouns::in_language(language, &folded).unwrap_or_else(|| typed.to_owned()) };
    if known.any(|other| other[0] != own[0]) {
        return typed.to_owned();
    }
    let said = match TWO_SENSES.iter().find(|(name, _)| *name == own[0]) {
        None => own[language as usize],
        Some((_, None)) => typed,
        Some((name, Some(outer))) => {
            let sense = if is_outer { *outer } else { 1 - outer };
            WORDS.iter().filter(|row| row[0] == *name).nth(sense).map_or(typed, |row| row[language as usize])
        }
    };
    said.to_owned()
}

/// Whether a word is a colour as several have it, in a language in which that can be heard: `azules`, `blues`.
pub(crate) fn is_plural(word: &str) -> bool {
    let folded = fold(word);
    let is_english = || folded.strip_suffix('s').is_some_and(|one| polish::stem(one).is_some());
    spanish::is_plural(&folded) || polish::is_plural(&folded) || is_english() || speech::is_said_of_several(&folded)
}

/// Whether a letter, accents and case apart, begins a name that a language has for a colour.
pub(crate) fn begins_colour(language: Language, colour: &str, letter: char) -> bool {
    let first = |name: &str| fold(name).chars().next();
    language.grammar().colour(colour, "", false, "").is_some_and(|name| first(&name) == first(&letter.to_string()))
}

type Row = [&'static str; Language::ALL.len()];

/// In the order of [`Language::ALL`], with the accents that readers may leave out; in English where a language has no word.
const WORDS: &[Row] = &filled(*table!("words/typed"));

const fn filled<const ROWS: usize>(mut rows: [Row; ROWS]) -> [Row; ROWS] {
    let mut at = 0;
    while at < ROWS * Language::ALL.len() {
        let (row, language) = (at / Language::ALL.len(), at % Language::ALL.len());
        if rows[row][language].is_empty() {
            rows[row][language] = rows[row][0];
        }
        at += 1;
    }
    rows
}

/// Keys that cases have beside other words, and under which letters stand.
const KEYS: &[[&str; 1]] = table!("words/telling");

/// Keys that tell the language of a case, folded as each foreign language has them where it is not the English one.
static TELLING: LazyLock<Vec<(&str, Cow<str>, Language)>> = LazyLock::new(|| {
    let telling = |row: &&Row| KEYS.contains(&[row[0]]);
    let words = WORDS
        .iter()
        .filter(telling)
        .flat_map(|row| Language::foreign().map(|language| (row[0], fold(row[language as usize]), language)));
    words.filter(|(key, folded, _)| key != folded).collect()
});

/// The foreign language in which a folded word is the key for a game, or, `by_any`, another one that tells it.
pub(crate) fn language_of_key(folded: &str, by_any: bool) -> Option<Language> {
    let mut known = TELLING.iter().filter(|(key, ..)| by_any || *key == "game");
    known.find(|(_, word, _)| word == folded).map(|(.., language)| *language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_said_in_the_language_of_the_report() {
        let spanish = ["lines", "linie", "wall", "Ana", "3", "on"].map(|typed| in_words_of(Language::Spanish, typed, false));
        assert_eq!(spanish, ["líneas", "líneas", "pared", "Ana", "3", "on"], "a thing is on a space, a stone on a building");
        assert_eq!(["fase", "faza", "caja"].map(|typed| in_words_of(Language::English, typed, true)), ["phase", "phase", "caja"]);
        let draw = [true, false].map(|is_outer| in_words_of(Language::Spanish, "draw", is_outer));
        assert_eq!(draw, ["mazo", "roba"], "a pile or a step");
        let finished = [true, false].map(|is_outer| in_words_of(Language::Polish, "finished", is_outer));
        assert_eq!(finished, ["ukończone", "ukończony"], "buildings, or one of them");
    }
}

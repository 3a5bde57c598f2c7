//! What words have in common whatever number and case does to them: `podłogi` and `podłoga`, `rzędy` and `rząd`, `windows` and
//! `okno` are one.

use super::speech::VOCABULARY;
use super::table::also;
use super::{fold, speech};

/// Ends that number and case put to a word, the longest first.
const ENDS: &[&str] = &["ami", "ach", "ymi", "ego", "ow", "om", "ym", "ych", "ej", "es", "s", "a", "e", "i", "o", "u", "y"];

/// What begins questions, and what questions have of others' words in any game.
const ASKING: &[&str] = also!("asking");

/// Whether a text of some words begins as questions do.
#[cfg(feature = "cli")]
pub(crate) fn is_question(text: &str) -> bool {
    let mut words = words_of(text);
    words.next().is_some_and(|word| ASKING.contains(&&*word)) && words.nth(1).is_some()
}

/// Whether a folded word says what a question is about: not one that asks, that only makes it read well, or a number.
pub(crate) fn is_subject(folded: &str) -> bool {
    let is_number = folded.bytes().all(|sign| sign.is_ascii_digit()) || speech::number(folded).is_some();
    folded.len() > 2 && !is_number && !speech::is_little(folded) && !ASKING.contains(&folded)
}

/// The words of a text, folded.
pub(crate) fn words_of(text: &str) -> impl Iterator<Item = String> {
    text.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()).map(|word| fold(word).into_owned())
}

/// By what a folded word is known: without its ends, and as the English nouns that it may be a form of.
pub(crate) fn stems(folded: &str) -> Vec<String> {
    let mut stems = vec![stem(folded).to_owned()];
    stems.extend(speech::names(folded).into_iter().map(|name| stem(name).to_owned()));
    stems
}

/// A folded word without its ends. What is left of one has four letters at least, three where it had only one end.
fn stem(folded: &str) -> &str {
    let without = |word: &str, least: usize| {
        ENDS.iter().find_map(|end| word.strip_suffix(end).filter(|stem| stem.len() >= least).map(str::len))
    };
    let mut length = without(folded, 3).unwrap_or(folded.len());
    while let Some(shorter) = without(&folded[..length], 4) {
        length = shorter;
    }
    &folded[..length]
}

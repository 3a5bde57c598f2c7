//! The words that players may use for a thing, in English, Spanish and Polish.

use std::ops::Range;

/// One thing and its names.
#[derive(Debug)]
pub struct Word<T: 'static> {
    /// The thing.
    pub means: T,
    /// Its name in reports and in written cases.
    pub name: &'static str,
    /// Its one-letter code in boards, if it has one; upper case.
    pub letter: Option<char>,
    /// Other names, folded (lower case, no accents): `azul`, `niebieski`.
    pub also: &'static [&'static str],
}

/// A vocabulary.
#[derive(Debug)]
pub struct Lexicon<T: 'static> {
    /// What it names, as a noun: "colour".
    pub what: &'static str,
    /// Its words.
    pub words: &'static [Word<T>],
}

/// A piece of a text that stands for one thing: its place in the text, in bytes, and the thing or the unknown word.
pub type Token<'t, T> = (Range<usize>, Result<T, &'t str>);

/// Lower case without accents, hyphens for spaces: how words are compared.
pub fn fold(_word: &str) -> std::borrow::Cow<'_, str> {
    unimplemented!()
}

/// The one of `known` that is nearest to `word`, if any is near enough to be meant.
pub fn nearest<'k>(_word: &str, _known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    unimplemented!()
}

impl<T: Copy + PartialEq> Lexicon<T> {
    /// The thing that `word` names, by name, by other name or by letter; in any case, accents optional.
    pub fn find(&self, _word: &str) -> Option<T> {
        unimplemented!()
    }
    /// The known name nearest to `word`, if any is near enough to be meant.
    pub fn nearest(&self, _word: &str) -> Option<&'static str> {
        unimplemented!()
    }
    /// The name of `thing`.
    pub fn name(&self, _thing: T) -> &'static str {
        unimplemented!()
    }
    /// The letter of `thing`, or `?`.
    pub fn letter(&self, _thing: T) -> char {
        unimplemented!()
    }
    /// Splits a run of pieces into tokens: separated words where they are names, else letter by letter.
    /// A dot is an empty space and is a token of the word `.`.
    pub fn tokens<'t>(&self, _text: &'t str) -> Vec<Token<'t, T>> {
        unimplemented!()
    }
}

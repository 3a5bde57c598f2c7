//! The letters that a case writes colours with.

use super::fold;
use crate::words::Language;

/// The letters of a case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Letters {
    /// Those that every vocabulary has in a language.
    Of(Language),
    /// English ones, in a case that names none and has keys in another language; letters of other colours there are unknown.
    Unsaid(Language, Doubted),
    /// Its own: each with the name of what it stands for.
    Own(Vec<(char, &'static str)>),
}

/// Letters from A to Z that may mean two things.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Doubted(u32);

impl Doubted {
    /// Whether a letter is one of them, in either case.
    pub fn has(self, letter: char) -> bool {
        bit(letter).is_some_and(|bit| self.0 & bit != 0)
    }
}

impl FromIterator<char> for Doubted {
    fn from_iter<I: IntoIterator<Item = char>>(letters: I) -> Self {
        Self(letters.into_iter().filter_map(bit).fold(0, |known, bit| known | bit))
    }
}

fn bit(letter: char) -> Option<u32> {
    let index = u32::from(letter.to_ascii_uppercase()).checked_sub(u32::from('A')).filter(|index| *index < 26)?;
    Some(1 << index)
}

impl Default for Letters {
    fn default() -> Self {
        Self::Of(Language::English)
    }
}

impl Letters {
    /// The letters of whoever says nothing.
    pub const ENGLISH: &'static Self = &Self::Of(Language::English);

    /// Letters in the order of [`Language::ALL`]; those that are not there as in English.
    pub const fn in_all(letters: &[char]) -> [char; Language::ALL.len()] {
        let mut all = [letters[0]; Language::ALL.len()];
        all.split_at_mut(letters.len()).0.copy_from_slice(letters);
        all
    }
    /// The letter of a thing that has these in the order of [`Language::ALL`], and of which a legend speaks by one of its names.
    pub(super) fn of(&self, usual: [char; Language::ALL.len()], is_called: impl Fn(&str) -> bool) -> char {
        let [english, ..] = usual;
        match self {
            Self::Of(language) => usual[*language as usize],
            Self::Unsaid(..) => english,
            Self::Own(legend) => legend.iter().find(|(_, name)| is_called(name)).map_or(english, |(letter, _)| *letter),
        }
    }
}

/// Whether what is typed stands for a letter: in upper or lower case, and without the accent that the letter may have.
pub(super) fn is_typed(letter: char, typed: char) -> bool {
    letter == typed.to_ascii_uppercase() || !letter.is_ascii() && is_same(letter, typed)
}

/// Whether two letters differ in case and accents only.
pub fn is_same(one: char, other: char) -> bool {
    one == other || folded(one) == folded(other)
}

/// A letter as names are compared.
pub(super) fn folded(letter: char) -> String {
    fold(letter.encode_utf8(&mut [0; 4])).into_owned()
}

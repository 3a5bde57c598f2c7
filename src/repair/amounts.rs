//! What people do wrong with words that have a number: where moves take from and go to, how many they take.

use super::edit::Kind;
use super::generator::{EditGenerator, Spot, kind_of, set};
use super::names::called_like;
use crate::case::Vocabulary;

/// More tiles of a colour than this nobody takes from a factory, nor often from the centre.
const TAKEN: usize = 9;

/// A word and its number, as far as they are typed: `factory 3`, `F3`, `3`, `centre`.
fn split(text: &str) -> (&str, &str) {
    text.split_at(text.trim_end_matches(|sign: char| sign.is_ascii_digit()).len())
}

/// Which thing the word before a number stands for.
pub(super) fn numbered(text: &str, words: &Vocabulary) -> Option<usize> {
    words.find(split(text.trim()).0.trim_end_matches([' ', '-', '_']))
}

/// All numbers up to one, what is nearest to another first.
fn nearest(number: &str, last: usize) -> Vec<usize> {
    let typed = number.parse::<usize>().unwrap_or(0);
    let mut numbers: Vec<_> = (1..=last).filter(|number| *number != typed).collect();
    numbers.sort_by_key(|number| number.abs_diff(typed));
    numbers
}

impl<'n, 's> EditGenerator<'n, 's> {
    /// Another number, or another place.
    pub(super) fn numbered(&mut self, text: &str, words: &Vocabulary, at: &Spot<'n, 's>) {
        let (word, number) = split(text.trim());
        // A number by itself is one of the only things that have numbers.
        let typed =
            if word.is_empty() { words.things.iter().position(|thing| thing.last.is_some()) } else { numbered(text, words) };
        for (index, thing) in words.things.iter().enumerate() {
            let name = || called_like(words, thing, word.trim_end());
            match thing.last {
                Some(last) if typed == Some(index) => {
                    nearest(number, last).iter().for_each(|other| self.edit(Kind::Move, [set(at, &format!("{word}{other}"))]));
                }
                Some(last) => (1..=last).for_each(|other| self.edit(Kind::Move, [set(at, &format!("{} {other}", name()))])),
                None if typed != Some(index) => self.edit(Kind::Move, [set(at, &name())]),
                None => {}
            }
        }
    }

    /// Another colour, or another number of it.
    pub(super) fn amount(&mut self, text: &str, words: Vocabulary, at: &Spot<'n, 's>) {
        let is_digit = |sign: char| sign.is_ascii_digit();
        let word = text.trim_matches(|sign: char| is_digit(sign) || sign.is_whitespace());
        let Some(typed) = words.find(word) else { return self.run(words, at) };
        for (index, thing) in words.things.iter().enumerate().filter(|(index, _)| *index != typed) {
            let to = text.replacen(word, &called_like(&words, thing, word), 1);
            self.edit(kind_of(&words, typed, index), [set(at, &to)]);
        }
        let number = text.trim_matches(|sign| !is_digit(sign));
        for other in nearest(number, if number.is_empty() { 0 } else { TAKEN }) {
            self.edit(Kind::Number, [set(at, &text.replacen(number, &other.to_string(), 1))]);
        }
    }
}

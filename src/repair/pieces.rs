//! What stands in rows, heaps and lists one by one, and what somebody may have meant who typed one of it.

use super::edit::Kind;
use crate::case::{Numbered, Vocabulary};
use crate::words::table::table;

/// More tiles of a colour than this nobody takes from a factory, nor often from the centre.
pub(super) const TAKEN: usize = 9;

/// The last number of a card.
const CARDS: usize = 3;

/// Pieces, or cards: colours with a number.
#[derive(Clone)]
pub(super) struct Pieces {
    pub(super) words: Vocabulary,
    /// How many numbers each of the words has.
    numbers: usize,
}

impl Pieces {
    pub(super) fn of(words: Vocabulary) -> Self {
        let numbers = if words.of == "card" { CARDS } else { 1 };
        Self { words, numbers }
    }
    pub(super) fn are_cards(&self) -> bool {
        self.numbers > 1
    }
    pub(super) fn all(&self) -> std::ops::Range<usize> {
        0..self.words.things.len() * self.numbers
    }
    /// Which of them a word stands for.
    pub(super) fn find(&self, typed: &str) -> Option<usize> {
        if !self.are_cards() {
            return self.words.find(typed);
        }
        let Numbered { word, number, .. } = Numbered::of(typed);
        let number = number.parse::<usize>().ok().filter(|number| (1..=self.numbers).contains(number))?;
        Some(self.words.find(word)? * self.numbers + number - 1)
    }
    /// One of them in the manner of another that is typed.
    pub(super) fn typed(&self, piece: usize, like: &str) -> String {
        let Some(thing) = self.words.things.get(piece / self.numbers) else { return String::new() };
        let Numbered { word, number, .. } = Numbered::of(like);
        match self.are_cards() {
            false => self.words.called_like(thing, like),
            true if word.is_empty() || number.is_empty() => {
                format!("{} {}", self.words.name(thing), piece % self.numbers + 1)
            }
            true => {
                let other = Numbered::of(like).with_word(&self.words.called_like(thing, word));
                other.replacen(number, &(piece % self.numbers + 1).to_string(), 1)
            }
        }
    }
    /// What one of them is taken for, and what that is called; of cards those that have something in common.
    pub(super) fn others(&self, one: usize) -> impl Iterator<Item = (Kind, usize)> {
        let (word, number) = (one / self.numbers, one % self.numbers);
        let kind = move |other: &usize| match (other / self.numbers == word, other % self.numbers == number) {
            (true, false) => Some(Kind::Number),
            // Nobody takes the marker for a tile.
            (false, true) if !self.is_marker(one) && !self.is_marker(*other) => {
                Some(kind_of(&self.words, word, other / self.numbers))
            }
            _ => None,
        };
        let known = if self.all().contains(&one) { self.all() } else { 0..0 };
        known.filter_map(move |other| Some((kind(&other)?, other)))
    }
    /// Whether one of them is the first-player marker.
    pub(super) fn is_marker(&self, piece: usize) -> bool {
        self.words.things.get(piece / self.numbers).is_some_and(|thing| thing.is_called("marker"))
    }
    /// What it is called to type one of them too few, and one too many.
    pub(super) fn one_off(&self, piece: usize) -> [Kind; 2] {
        if self.is_marker(piece) { [Kind::Marker; 2] } else { [Kind::Forgotten, Kind::Surplus] }
    }
}

/// Colours that look alike, or whose names do.
const ALIKE: &[[&str; 2]] = table!("repair/alike");

/// What it is called to take a thing for another.
pub(super) fn kind_of(words: &Vocabulary, one: usize, other: usize) -> Kind {
    let name = |thing: usize| words.own_name(thing).unwrap_or("");
    let are_alike = [[one, other], [other, one]].iter().any(|pair| ALIKE.contains(&pair.map(name)));
    match (name(one).parse::<u8>(), name(other).parse::<u8>()) {
        (Ok(one), Ok(other)) if one.abs_diff(other) == 1 => Kind::Neighbour,
        (Ok(_), Ok(_)) => Kind::Number,
        _ if words.things.get(other).is_some_and(|thing| thing.letters.is_none()) => Kind::Thing,
        _ if are_alike => Kind::LookAlike,
        _ => Kind::Colour,
    }
}

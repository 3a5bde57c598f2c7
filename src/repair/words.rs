//! Edits of a single word: what somebody may have meant who typed it.

use super::edit::{Change, Kind};
use super::generator::{EditGenerator, Spot, set};
use super::pieces::{Pieces, TAKEN, kind_of};
use crate::case::{Numbered, Shape, Vocabulary};
use crate::order;

/// Of more keys than this nobody forgets one by accident.
const KEYS: i64 = 12;

impl<'n, 's> EditGenerator<'n, 's> {
    /// Another one of a vocabulary.
    pub(super) fn word(&mut self, text: &str, words: &Vocabulary, at: &Spot<'n, 's>) {
        let typed = words.find(text);
        let mut others: Vec<_> = words.things.iter().enumerate().filter(|(thing, _)| Some(*thing) != typed).collect();
        let is_of_case = at.place.0.len() == 1;
        // The phase after is likelier than the one before, as it was left when the game went on, and both than others.
        let away = |thing: usize, typed: usize| (thing.abs_diff(typed), thing < typed);
        order::by_key(&mut others, |(thing, _)| typed.filter(|_| is_of_case).map(|typed| away(*thing, typed)));
        for (other, thing) in others {
            // What the whole case has was perhaps left as in the template.
            let kind = match typed {
                _ if thing.letters.is_none() && is_of_case => Kind::Word,
                _ if thing.letters.is_none() => Kind::Thing,
                Some(typed) => kind_of(words, typed, other),
                None => Kind::Colour,
            };
            let names = |typed: usize| [words.things[typed], *thing];
            let names = typed.filter(|_| kind == Kind::Word).map(names);
            let altered = set(at, &words.called_like(thing, text)).map(|(change, splice)| (Change { names, ..change }, splice));
            self.edit(kind, [altered]);
        }
    }

    /// Another number, or another place.
    pub(super) fn numbered(&mut self, text: &str, words: &Vocabulary, at: &Spot<'n, 's>) {
        let typed = Numbered::of(text);
        // A number by itself is one of the only things that have numbers.
        let held = match typed.word {
            "" => words.things.iter().position(|thing| thing.last.is_some()),
            word => words.find(word),
        };
        for (index, thing) in words.things.iter().enumerate() {
            let name = words.called_like(thing, typed.word);
            let others = match thing.last {
                Some(last) if held == Some(index) => typed.others(last).collect(),
                Some(last) => (1..=last).map(|number| format!("{name} {number}")).collect(),
                None if held == Some(index) => Vec::new(),
                None => vec![name],
            };
            others.iter().for_each(|other| self.edit(Kind::Move, [set(at, other)]));
        }
    }

    /// Another colour, or another number of it.
    pub(super) fn amount(&mut self, text: &str, words: Vocabulary, at: &Spot<'n, 's>) {
        let typed = Numbered::of(text);
        let Some(held) = words.find(typed.word) else { return self.run(words, at) };
        for (index, thing) in words.things.iter().enumerate().filter(|(index, _)| *index != held) {
            let to = typed.with_word(&words.called_like(thing, typed.word));
            self.edit(kind_of(&words, held, index), [set(at, &to)]);
        }
        typed.others(TAKEN).for_each(|to| self.edit(Kind::Number, [set(at, &to)]));
    }

    /// All that may have been forgotten where a shape stands, in the manner of what is typed there; none of what is not chosen
    /// from a few.
    pub(super) fn all(&self, shape: &'static Shape, like: &str) -> Vec<String> {
        match shape {
            Shape::Word(words) => {
                let words = self.words(words);
                let name =
                    |thing| if like.is_empty() { words.name(thing).replace('-', " ") } else { words.called_like(thing, like) };
                words.things.iter().map(name).collect()
            }
            Shape::Number(range) if range.end() - range.start() < KEYS => {
                range.clone().map(|number| number.to_string()).collect()
            }
            Shape::Written(_) => {
                let cards = self.words_of(shape).map(Pieces::of).filter(Pieces::are_cards);
                cards.map_or_else(Vec::new, |cards| cards.all().map(|card| cards.typed(card, like)).collect())
            }
            _ if shape.alternatives().iter().any(|shape| matches!(shape, Shape::Player)) => {
                self.players.iter().map(|name| (*name).to_owned()).collect()
            }
            _ => Vec::new(),
        }
    }
}

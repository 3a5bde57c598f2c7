//! What people do wrong with cards: words for colours with numbers beside them.

use super::edit::Kind;
use super::entries::counted;
use super::generator::{EditGenerator, Spot, kind_of, set};
use crate::case::Vocabulary;
use crate::case::edit::item;
use crate::case::piece_run::{PieceRun, Replacement, parts};
use std::ops::Range;

const NUMBERS: [char; 3] = ['1', '2', '3'];

/// A card: which of the colours, and its number.
type Card = (usize, char);

/// The card that a word stands for.
fn card(word: &str, colours: &Vocabulary) -> Option<Card> {
    let is_between = |letter: char| letter.is_ascii_digit() || letter.is_whitespace() || matches!(letter, '-' | '_');
    Some((colours.find(word.trim_matches(is_between))?, word.chars().find(char::is_ascii_digit)?))
}

/// All cards, each written like `like`.
fn deck(colours: &Vocabulary, like: &str) -> Vec<(Card, String)> {
    let is_short = like.chars().nth(2).is_none() && !like.is_empty();
    let named = |colour: usize, number: char| {
        let thing = colours.things.get(colour)?;
        let letter = colours.letter(thing).filter(|_| is_short);
        Some(letter.map_or_else(|| format!("{} {number}", colours.name(thing)), |letter| format!("{letter}{number}")))
    };
    let cards = (0..colours.things.len()).flat_map(|colour| NUMBERS.map(|number| (colour, number)));
    cards.filter_map(|(colour, number)| Some(((colour, number), named(colour, number)?))).collect()
}

/// What it is called to take a card for another; none for cards that have nothing in common.
fn taken_for(colours: &Vocabulary, one: Card, other: Card) -> Option<Kind> {
    match (one.0 == other.0, one.1 == other.1) {
        (true, false) => Some(Kind::Number),
        (false, true) => Some(kind_of(colours, one.0, other.0)),
        (true, true) | (false, false) => None,
    }
}

impl<'n, 's> EditGenerator<'n, 's> {
    pub(super) fn cards(&mut self, colours: &Vocabulary, at: &Spot<'n, 's>) {
        let Some(text) = at.node.word() else { return };
        let strip = PieceRun::beside_others(at.node, text, colours);
        let words = words(text);
        for range in self.budget.each(&words) {
            let Some(word) = text.get(range.clone()) else { continue };
            let Some(held) = card(word, colours) else { continue };
            for (other, name) in deck(colours, word) {
                if let Some(kind) = taken_for(colours, held, other) {
                    self.in_strip(kind, &at.place, &strip, &[(at.node, range.clone(), name)]);
                }
            }
        }
        let [.., before, last] = &words[..] else { return };
        let instead = |range: Range<usize>, new: String| -> [Replacement<'n, 's>; 1] { [(at.node, range, new)] };
        for pair in self.budget.each(words.windows(2)) {
            let [one, other] = pair else { continue };
            self.in_strip(Kind::Surplus, &at.place, &strip, &instead(one.start..other.start, String::new()));
        }
        self.in_strip(Kind::Surplus, &at.place, &strip, &instead(before.end..last.end, String::new()));
        let (between, held) = (strip.at(&(before.end..last.start)), strip.at(last));
        for (_, name) in deck(colours, held) {
            self.in_strip(Kind::Forgotten, &at.place, &strip, &instead(last.clone(), format!("{held}{between}{name}")));
        }
    }

    /// Cards in a list too many, or forgotten.
    pub(super) fn cards_in_a_list(&mut self, list: &Spot<'n, 's>, colours: &Vocabulary) {
        let typed: Vec<&str> = list.node.items().iter().map(|item| item.word().unwrap_or("")).collect();
        let last = list.items().zip(&typed).enumerate().filter(|(index, (_, word))| !typed[index + 1..].contains(word));
        for (index, (item, word)) in self.budget.each(last) {
            self.edit(Kind::Surplus, [self.gone(list.node, index, item.change(*word, ""))]);
        }
        for (_, name) in deck(colours, typed.last().unwrap_or(&"")) {
            self.one_item_more(list, &name, &item(list.node, &name));
        }
    }

    /// Counts of cards: a card forgotten of which there is no other, and a card taken for another.
    pub(super) fn cards_in_a_map(&mut self, map: &Spot<'n, 's>, colours: &Vocabulary) {
        let held = counted(map, |word| card(word, colours));
        for (other, name) in deck(colours, held.last().map_or("", |(_, word, ..)| word)) {
            let known = held.iter().find(|(card, ..)| *card == other);
            let more = match known {
                Some((.., value, count)) => set(value, &(count + 1).to_string()),
                None => self.one_counted(map, &name),
            };
            for (card, _, value, count) in held.iter().filter(|(.., count)| *count > 0) {
                if let Some(kind) = taken_for(colours, *card, other) {
                    self.edit(kind, [set(value, &(count - 1).to_string()), more.clone()]);
                }
            }
            if known.is_none_or(|(.., count)| *count == 0) {
                self.edit(Kind::Forgotten, [more]);
            }
        }
    }
}

/// Where each card of a row stands, in bytes; between blanks a number belongs to the word beside it.
fn words(text: &str) -> Vec<Range<usize>> {
    let has = |range: &Range<usize>, what: fn(&char) -> bool| text[range.clone()].chars().any(|letter| what(&letter));
    let is_half = |range: &Range<usize>| has(range, char::is_ascii_digit) != has(range, |letter| letter.is_alphabetic());
    let mut words: Vec<Range<usize>> = Vec::new();
    for word in parts(text) {
        match words.last_mut().filter(|last| !text.contains(',') && is_half(last) && is_half(&word)) {
            Some(last) => last.end = word.end,
            None => words.push(word),
        }
    }
    words
}

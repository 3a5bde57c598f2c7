//! What people do wrong with cards: words for colours with numbers beside them.

use super::edit::{Change, Kind};
use super::generator::{EditGenerator, Here, kind_of};
use crate::case::edit::{entry, item, one_more, scalar};
use crate::case::piece_run::{PieceRun, Replacement, parts};
use crate::case::{Node, Value, Vocabulary};
use std::ops::Range;

/// The numbers of cards.
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
    /// What can be wrong with cards in a text.
    pub(super) fn cards(&mut self, node: &'n Node<'s>, colours: &Vocabulary, here: &Here) {
        let Value::Scalar(text, _) = &node.value else { return };
        let strip = PieceRun::beside_others(node, text, colours);
        let words = words(text);
        for range in self.budget.each(&words) {
            let Some(word) = text.get(range.clone()) else { continue };
            let Some(held) = card(word, colours) else { continue };
            for (other, name) in deck(colours, word) {
                if let Some(kind) = taken_for(colours, held, other) {
                    self.in_strip(kind, here, &strip, &[(node, range.clone(), name)]);
                }
            }
        }
        if words.len() > 1 {
            self.more_or_fewer(&strip, &words, colours, here);
        }
    }

    /// Cards in a text too many, or forgotten.
    fn more_or_fewer(&mut self, strip: &PieceRun<'n, 's>, words: &[Range<usize>], colours: &Vocabulary, here: &Here) {
        let node = strip.node;
        let instead = |range: Range<usize>, new: String| -> [Replacement<'n, 's>; 1] { [(node, range, new)] };
        for pair in self.budget.each(words.windows(2)) {
            let [one, other] = pair else { continue };
            self.in_strip(Kind::Surplus, here, strip, &instead(one.start..other.start, String::new()));
        }
        let [.., before, last] = words else { return };
        self.in_strip(Kind::Surplus, here, strip, &instead(before.end..last.end, String::new()));
        let between = strip.at(&(before.end..last.start)).to_owned();
        for (_, name) in deck(colours, strip.at(last)) {
            let all = format!("{}{between}{name}", strip.at(last));
            self.in_strip(Kind::Forgotten, here, strip, &instead(last.clone(), all));
        }
    }

    /// Cards in a list too many, or forgotten.
    pub(super) fn cards_in_a_list(&mut self, node: &'n Node<'s>, colours: &Vocabulary, here: &Here) {
        let Value::List(items) = &node.value else { return };
        let typed: Vec<&str> =
            items.iter().map(|item| if let Value::Scalar(word, _) = &item.value { &**word } else { "" }).collect();
        let last = typed.iter().enumerate().filter(|(index, word)| !typed[index + 1..].contains(word));
        for (index, word) in self.budget.each(last) {
            self.one_item_fewer(node, index, word, here);
        }
        for (_, name) in deck(colours, typed.last().unwrap_or(&"")) {
            let written = item(node, &name);
            self.one_item_more(node, items.len(), name, &written, here);
        }
    }

    /// Counts of cards: a card forgotten of which there is no other, and a card taken for another.
    pub(super) fn cards_in_a_map(&mut self, node: &'n Node<'s>, colours: &Vocabulary, here: &Here) {
        let Value::Map(entries) = &node.value else { return };
        let held: Vec<(Card, &str, &Node<'_>, i64)> = entries
            .iter()
            .filter_map(|(key, value)| match (&key.value, &value.value) {
                (Value::Scalar(word, _), Value::Scalar(count, _)) => {
                    Some((card(word, colours)?, &**word, value, count.parse().ok()?))
                }
                _ => None,
            })
            .collect();
        let change = |word: &str, from: i64, to: i64| {
            let here = here.named(here.place.clone().key(word.to_owned()), word);
            Change { place: here.place, way: here.way, from: from.to_string(), to: to.to_string() }
        };
        for (other, name) in deck(colours, held.last().map_or("", |(_, word, ..)| word)) {
            let (more, one_more) = match held.iter().find(|(card, ..)| *card == other) {
                Some((_, word, value, count)) => (change(word, *count, count + 1), scalar(value, &(count + 1).to_string())),
                None => match one_more(self.text, node, &entry(node, &name, "1")) {
                    Some(splice) => (change(&name, 0, 1), splice),
                    None => continue,
                },
            };
            for (card, word, value, count) in held.iter().filter(|(.., count)| *count > 0) {
                if let Some(kind) = taken_for(colours, *card, other) {
                    let less = scalar(value, &(count - 1).to_string());
                    self.add(kind, vec![change(word, *count, count - 1), more.clone()], vec![less, one_more.clone()]);
                }
            }
            if more.from == "0" {
                self.add(Kind::Forgotten, vec![more], vec![one_more]);
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

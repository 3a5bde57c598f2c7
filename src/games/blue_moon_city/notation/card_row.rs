//! A row of cards as people type it: words, letters and numbers, each card with its place in the text.

use super::cards::deck;
use super::lexicon::{COLOURS, ONE_CARD, PEOPLES};
use crate::case::{Letters, is_and};
use crate::games::blue_moon_city::{Card, Colour, Value};
use crate::words::{fold, is_plural, speech};
use std::ops::Range;

/// The most cards that are alike in a row.
const MOST: usize = 100;

/// What stands between a card and how often it is there.
const SIGNS: [char; 2] = ['×', 'x'];

/// One thing in a row of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Item {
    Known(Card),
    /// A card that nobody sees.
    Hidden,
    /// Any number of cards that nobody sees.
    More,
}

/// Why something is no card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Fault {
    /// The word is no colour.
    Colour(String),
    NoValue(Colour),
    /// A value without a colour.
    NoColour(String),
    /// No card of any colour has the value.
    Value(Colour, String),
    /// A number before a colour in the plural: a value, or so many cards.
    Several(Colour, String),
    /// An "and" after a card, or a colour.
    And(Colour, String),
}

/// Whether a sign parts two cards.
fn is_comma(sign: char) -> bool {
    matches!(sign, ',' | '+')
}

/// A row of cards in the words of a case, each with its place in the text.
pub(super) fn items(text: &str, letters: &Letters) -> Vec<(Range<usize>, Result<Item, Fault>)> {
    let mut words = Vec::new();
    let mut start = None;
    let mut part = 0;
    for (at, letter) in text.char_indices().chain([(text.len(), ',')]) {
        if letter.is_whitespace() || is_comma(letter) {
            words.extend(start.take().map(|start| (start..at, part)));
            part += usize::from(is_comma(letter));
        } else {
            start.get_or_insert(at);
        }
    }
    let is_number = |range: &Range<usize>| text[range.clone()].bytes().all(|byte| byte.is_ascii_digit());
    let mut found = Vec::new();
    let mut words = words.iter().cloned().peekable();
    while let Some((mut range, mut part)) = words.next() {
        // "3 × green 1", as our own reports have it; people type "3x green 1".
        let mut times = 1;
        let typed = &text[range.clone()];
        let count = typed.strip_suffix(SIGNS).or_else(|| {
            words
                .next_if(|(next, same)| *same == part && is_number(&range) && text[next.clone()].strip_suffix(SIGNS) == Some(""))
                .map(|_| typed)
        });
        // "Two brown 1": before a card that is written out so may be a number in words. `B1` is no word.
        let is_word = |word: &str| word.chars().nth(1).is_some() && !word.ends_with(|last: char| last.is_ascii_digit());
        let is_colour = |word: &str| is_word(word) && COLOURS.find(word).is_some();
        let said = |word: &str| is_word(word).then(|| speech::number(&fold(word))).flatten();
        let mut beside = words.clone().take_while(|(_, same)| *same == part).map(|(word, _)| word);
        let colour = beside.next().filter(|word| is_colour(&text[word.clone()]));
        let value = colour.as_ref().and(beside.next());
        let is_card = value.as_ref().is_some_and(is_number);
        // "2 brown 1s".
        if let (Some(colour), Some(value)) = (colour, value)
            && let Some(number) = text[value.clone()].strip_suffix('s').filter(|value| value.parse::<u8>().is_ok())
            && let Some(times) = typed.parse().ok().or_else(|| said(typed).map(usize::from)).filter(|times| *times <= MOST)
        {
            let range = colour.start..value.start + number.len();
            found.extend(std::iter::repeat_n((range.clone(), card(&text[range], letters).map(Item::Known)), times));
            words.nth(1);
            continue;
        }
        let count = count.and_then(|count| count.parse().ok()).or_else(|| said(typed).map(usize::from).filter(|_| is_card));
        if let Some(count @ 1..=MOST) = count
            && let Some(card) = words.next_if(|(_, same)| *same == part)
        {
            times = count;
            (range, part) = card;
        }
        let word = &text[range.clone()];
        let is_the_word =
            |(next, same): &(Range<usize>, usize)| *same == part && speech::is_card(&fold(&text[next.clone()])).is_some();
        // "Two yellows", "two green cards": the card, or so many of the colour.
        if times == 1
            && said(word).is_some_and(|number| number > 1)
            && let Some((next, _)) = words.next_if(|(next, same)| *same == part && is_colour(&text[next.clone()]))
            && let Some(colour) = COLOURS.find(&text[next.clone()])
        {
            let card = words.next_if(is_the_word);
            let range = range.start..card.map_or(next.end, |(card, _)| card.end);
            let fault = Err(Fault::Several(colour, text[range.clone()].to_owned()));
            found.extend(so_many(range, fault, said(word)));
            continue;
        }
        let and = and(text, &range, letters);
        if and == Some(And::Joins) {
            continue;
        }
        // "A red 1": before the word of a colour it is no letter.
        if word == "a" && words.peek().is_some_and(|(next, same)| *same == part && is_colour(&text[next.clone()])) {
            continue;
        }
        match word {
            "?" | "¿" => found.push((range, Ok(Item::Hidden))),
            "..." | "…" => found.push((range, Ok(Item::More))),
            _ => {
                // "blue 1" and "1 blue" are one card: a word and a number side by side.
                let mut beside = words.clone();
                // Nor does a word between them matter: "the blue card 1".
                beside
                    .next_if(|(next, same)| *same == part && !is_number(&range) && ONE_CARD.find(&text[next.clone()]).is_some());
                let mut partner = beside.next_if(|(next, same)| {
                    let digits = |range: &Range<usize>| text[range.clone()].bytes().any(|byte| byte.is_ascii_digit());
                    *same == part && (is_number(&range) && !digits(next) || !digits(&range) && is_number(next))
                });
                // "Red one": at the end of a card a number in words is its value.
                let ends = |(next, same): &(Range<usize>, usize)| {
                    let mut after = words.clone().skip_while(|(word, _)| word.start <= next.start);
                    *same == part && after.next().is_none_or(|(_, other)| other != part)
                };
                let value = beside
                    .peek()
                    .filter(|next| partner.is_none() && ends(next))
                    .and_then(|(next, _)| COLOURS.find(word).and(speech::number(&fold(&text[next.clone()]))));
                if let Some(value) = value {
                    partner = beside.next();
                    words = beside;
                    let range = range.start..partner.map_or(range.end, |(next, _)| next.end);
                    found.extend(std::iter::repeat_n((range, card(&format!("{word} {value}"), letters).map(Item::Known)), times));
                    continue;
                }
                // "1 blue card", "2 blue cards", and "1 carta azul".
                if let Some(first) = partner.clone().filter(|_| is_number(&range)) {
                    let is_next = |next: &(Range<usize>, usize)| {
                        if is_the_word(&first) { next.1 == part && is_colour(&text[next.0.clone()]) } else { is_the_word(next) }
                    };
                    partner = beside.next_if(is_next).or(partner);
                }
                if partner.is_some() {
                    words = beside;
                }
                let range = range.start..partner.as_ref().map_or(range.end, |(next, _)| next.end);
                let typed = &text[range.clone()];
                let card = match and {
                    Some(And::Or(colour)) => Err(Fault::And(colour, typed.to_owned())),
                    _ => card(typed, letters),
                };
                if matches!(&card, Err(Fault::Colour(word)) if ONE_CARD.find(word).is_some())
                    && partner.is_none()
                    && times == 1
                    && words.peek().is_some_and(|(_, same)| *same == part)
                {
                    continue;
                }
                let digits = typed.trim_end_matches(|letter: char| !letter.is_ascii_digit());
                let number = digits.parse().ok().filter(|_| is_number(&(range.start..range.start + digits.len())));
                found.extend(
                    so_many(range, card, number.filter(|_| times == 1)).flat_map(|item| std::iter::repeat_n(item, times)),
                );
            }
        }
    }
    found
}

/// A card, or where its colour has one kind of card only, and a number stands before it, so many: "3 green".
fn so_many(
    range: Range<usize>,
    card: Result<Card, Fault>,
    number: Option<u16>,
) -> impl Iterator<Item = (Range<usize>, Result<Item, Fault>)> {
    let colour = match &card {
        Ok(card) if card.copies() == 0 => Some(card.colour),
        Err(Fault::Several(colour, _)) => Some(*colour),
        _ => None,
    };
    let kinds = |colour| deck().filter(move |card| card.colour == colour);
    let only = colour.and_then(|colour| kinds(colour).next().filter(|_| kinds(colour).count() == 1));
    let (card, times) = match only.zip(number) {
        Some((only, number)) => (Ok(only), usize::from(number).min(MOST)),
        None => (card, 1),
    };
    std::iter::repeat_n((range, card.map(Item::Known)), times)
}

/// What an "and" in a row of cards is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum And {
    Joins,
    Or(Colour),
}

/// Whether a word joins the cards beside it, or could be a colour as well; none for a word that is no "and".
fn and(text: &str, word: &Range<usize>, letters: &Letters) -> Option<And> {
    let typed = &text[word.clone()];
    if !is_and(typed) {
        return None;
    }
    let is_no_letter = |letter: char| !letter.is_alphabetic();
    let is_colour = |word: &&str| !word.is_empty() && *word != "x";
    let before = text[..word.start].rsplit(is_no_letter).find(is_colour).unwrap_or("");
    let after = text[word.end..].split(',').next()?.split(is_no_letter).find(is_colour).unwrap_or("");
    let is_word = |word: &str| word.chars().nth(1).is_some();
    let colour = COLOURS.find_by(letters, typed);
    if is_word(before) && (is_word(after) || colour.is_none()) {
        return Some(And::Joins);
    }
    colour.filter(|_| [before, after].iter().any(|word| is_word(word) || word.starts_with(char::is_uppercase))).map(And::Or)
}

pub(super) fn card(text: &str, letters: &Letters) -> Result<Card, Fault> {
    let is_digit = |letter: char| letter.is_ascii_digit();
    let between = |letter: char| letter.is_whitespace() || letter == '-' || letter == '_';
    let word = text.trim_start_matches(is_digit);
    let (digits, word) = match text.len() - word.len() {
        0 => {
            let word = text.trim_end_matches(is_digit);
            (&text[word.len()..], word)
        }
        digits => (&text[..digits], word),
    };
    let word = word.trim_matches(between);
    if word.is_empty() {
        return Err(Fault::NoColour(digits.to_owned()));
    }
    let colour = |word: &str| COLOURS.find_by(letters, word).or_else(|| PEOPLES.find(word));
    // "1 blue card" is the card, or so many of the colour.
    let several = || colour(&speech::bare(&fold(word), |word| speech::is_card(word).is_some())).filter(|_| !digits.is_empty());
    if colour(word).is_none()
        && text.starts_with(is_digit)
        && let Some(colour) = several()
    {
        return Err(Fault::Several(colour, text.to_owned()));
    }
    // "1 card blue" could be so many.
    let bare = || colour(&bare(word)).filter(|_| !text.starts_with(is_digit));
    let colour = colour(word).or_else(bare).ok_or_else(|| Fault::Colour(word.to_owned()))?;
    if digits.is_empty() {
        return Err(Fault::NoValue(colour));
    }
    // The name of a people is the same for one and for several.
    if text.starts_with(digits) && digits.parse() != Ok(1) && (is_plural(word) || PEOPLES.find(word).is_some()) {
        return Err(Fault::Several(colour, text.to_owned()));
    }
    let value = Value::ALL.into_iter().find(|value| digits.parse() == Ok(value.number()));
    value.map(|value| Card::new(colour, value)).ok_or_else(|| Fault::Value(colour, digits.to_owned()))
}

/// A card without the words that only make it read well.
fn bare(text: &str) -> String {
    text.split_whitespace().filter(|word| ONE_CARD.find(word).is_none()).collect()
}

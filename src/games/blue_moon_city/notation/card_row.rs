//! A row of cards as people type it: words, letters and numbers, each card with its place in the text.

use super::cards::deck;
use super::lexicon::{COLOURS, ONE_CARD, PEOPLES};
use crate::case::{Letters, is_and};
use crate::games::blue_moon_city::{Card, Colour, Value};
use crate::words::{fold, is_plural, speech};
use std::ops::Range;

/// The most cards that are alike in a row.
const MOST: u16 = 100;

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

/// A thing in a row of cards, or why it is none, with its place in the text.
type Found = (Range<usize>, Result<Item, Fault>);

/// A row of cards in the words of a case.
pub(super) fn items(text: &str, letters: &Letters) -> Vec<Found> {
    let mut found = Vec::new();
    for part in parts(text) {
        let mut words = &part[..];
        while !words.is_empty() {
            let (read, items) = first(text, words, letters);
            found.extend(items);
            words = &words[read..];
        }
    }
    found
}

/// The words between commas.
fn parts(text: &str) -> Vec<Vec<Range<usize>>> {
    let (mut parts, mut words, mut start) = (Vec::new(), Vec::new(), None);
    for (at, letter) in text.char_indices().chain([(text.len(), ',')]) {
        if !letter.is_whitespace() && !is_comma(letter) {
            start.get_or_insert(at);
            continue;
        }
        words.extend(start.take().map(|start| start..at));
        if is_comma(letter) {
            parts.push(std::mem::take(&mut words));
        }
    }
    parts
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether something is written out: `B1` is no word.
fn is_word(word: &str) -> bool {
    word.chars().nth(1).is_some() && !word.ends_with(|last: char| last.is_ascii_digit())
}

/// A number in words.
fn said(word: &str) -> Option<u16> {
    is_word(word).then(|| speech::number(&fold(word))).flatten()
}

/// What the first of these words means, with those that belong to it: how many they are, and which things they are.
fn first(text: &str, words: &[Range<usize>], letters: &Letters) -> (usize, Vec<Found>) {
    let word = |at: usize| words.get(at).map(|range| &text[range.clone()]);
    let colour_of = |word: &str| COLOURS.find(word).or_else(|| PEOPLES.find(word)).filter(|_| is_word(word));
    let is_colour = |at: usize| word(at).is_some_and(|word| colour_of(word).is_some());
    let is_the_word = |at: usize| word(at).is_some_and(|word| speech::is_card(&fold(word)).is_some());
    let is_count = |at: usize| word(at).is_some_and(|word| is_number(word) || said(word).is_some());
    let is_card = |at: usize| is_colour(at) || is_count(at) && is_colour(at + 1);
    let from_to = |from: usize, to: usize| words[from].start..words[to].end;
    let several = |item: Found, times: u16| vec![item; times.into()];
    // "3 × green 1", as our own reports have it; people type "3x green 1".
    let typed = &text[words[0].clone()];
    let is_apart = is_number(typed) && word(1).is_some_and(|sign| sign.strip_suffix(SIGNS) == Some(""));
    // "3 green 1" is no more than that.
    let is_all = words.len() == 3 && is_number(typed) && is_colour(1) && word(2).is_some_and(is_number);
    let count = if is_apart || is_all { Some(typed) } else { typed.strip_suffix(SIGNS) };
    let mut next = if is_apart { 2 } else { 1 };
    let value = word(next + 1).filter(|_| is_colour(next));
    // "2 brown 1s".
    if let Some(number) = value.and_then(|value| value.strip_suffix('s')).filter(|value| value.parse::<u8>().is_ok())
        && let Some(times) = typed.parse().ok().or_else(|| said(typed)).filter(|times| *times <= MOST)
    {
        let range = words[next].start..words[next + 1].start + number.len();
        let card = card(&text[range.clone()], letters).map(Item::Known);
        return (next + 2, several((range, card), times));
    }
    // "Two brown 1": before a card that is written out so may be a number in words.
    let count = count.and_then(|count| count.parse().ok()).or_else(|| said(typed).filter(|_| value.is_some_and(is_number)));
    let (mut at, mut times) = (0, 1);
    if let Some(count @ 1..=MOST) = count
        && next < words.len()
    {
        (at, next, times) = (next, next + 1, count);
    }
    let this = &text[words[at].clone()];
    // "Two yellows", "two green cards": the card, or so many of the colour.
    if let Some(number) = said(this).filter(|number| times == 1 && *number > 1)
        && let Some(colour) = word(next).and_then(colour_of)
    {
        let last = if is_the_word(next + 1) { next + 1 } else { next };
        let fault = Fault::Several(colour, text[from_to(at, last)].to_owned());
        return (last + 1, so_many(from_to(at, last), Err(fault), Some(number)));
    }
    let and = and(text, &words[at], letters);
    match this {
        _ if and == Some(And::Joins) => return (next, Vec::new()),
        // "A red 1", "one green", "the 3 blue": before the word of a colour it is no letter.
        _ if is_card(next) && (this == "a" || said(this) == Some(1) || is_word(this) && speech::is_little(&fold(this))) => {
            return (next, Vec::new());
        }
        "?" | "¿" => return (next, vec![(words[at].clone(), Ok(Item::Hidden))]),
        "..." | "…" => return (next, vec![(words[at].clone(), Ok(Item::More))]),
        _ => {}
    }
    // "blue 1" and "1 blue" are one card: a word and a number side by side. Nor do words between matter: "blue card of value 1".
    let is_between = |at: &usize| !is_number(this) && word(*at).is_some_and(|word| ONE_CARD.find(word).is_some());
    let beside = next + (next..words.len()).take_while(is_between).count();
    let has_digits = |word: &str| word.bytes().any(|byte| byte.is_ascii_digit());
    let belongs = |other: &str| is_number(this) && !has_digits(other) || !has_digits(this) && is_number(other);
    let is_pair = word(beside).is_some_and(belongs);
    // "Red one": at the end of a card a number in words is its value.
    if let Some(last) = word(beside).filter(|_| !is_pair && word(beside + 1).is_none_or(is_and))
        && let Some(value) = COLOURS.find(this).and(speech::number(&fold(last)))
    {
        let card = card(&format!("{this} {value}"), letters).map(Item::Known);
        return (beside + 1, several((from_to(at, beside), card), times));
    }
    // "1 blue card", "2 blue cards", and "1 carta azul".
    let goes_on = if is_the_word(beside) { is_colour(beside + 1) } else { is_the_word(beside + 1) };
    let (last, after) = match is_pair {
        true if is_number(this) && goes_on => (beside + 1, beside + 2),
        true => (beside, beside + 1),
        false => (at, next),
    };
    // "Blue 2 x3".
    let behind = word(after).and_then(|word| word.strip_prefix(SIGNS)?.parse().ok());
    let (times, after) = match behind.filter(|behind| times == 1 && (1..=MOST).contains(behind)) {
        Some(behind) => (behind, after + 1),
        None => (times, after),
    };
    let typed = &text[from_to(at, last)];
    let card = match and {
        Some(And::Or(colour)) => Err(Fault::And(colour, typed.to_owned())),
        _ => card(typed, letters),
    };
    let is_filler = matches!(&card, Err(Fault::Colour(word)) if ONE_CARD.find(word).is_some());
    if is_filler && !is_pair && times == 1 && next < words.len() {
        return (next, Vec::new());
    }
    let digits = typed.trim_end_matches(|letter: char| !letter.is_ascii_digit());
    let number = digits.parse().ok().filter(|_| times == 1 && is_number(digits));
    // "A green", "a green card".
    let is_bare = matches!(&card, Err(Fault::NoValue(_)));
    let is_one = is_bare && !is_plural(typed) && PEOPLES.find(typed).is_none();
    let after = if is_bare && is_the_word(after) { after + 1 } else { after };
    let number = number.or(is_one.then_some(1));
    let found = so_many(from_to(at, last), card, number);
    (after, std::iter::repeat_n(found, times.into()).flatten().collect())
}

/// A card, or where its colour has one kind of card only, and it is told how many, so many: "3 green", "a green".
fn so_many(range: Range<usize>, card: Result<Card, Fault>, number: Option<u16>) -> Vec<Found> {
    let colour = match &card {
        Ok(card) if card.copies() == 0 => Some(card.colour),
        Err(Fault::Several(colour, _) | Fault::Value(colour, _) | Fault::NoValue(colour)) => Some(*colour),
        _ => None,
    };
    let kinds = |colour| deck().filter(move |card| card.colour == colour);
    let only = colour.and_then(|colour| kinds(colour).next().filter(|_| kinds(colour).count() == 1));
    let (card, times) = match only.zip(number) {
        Some((only, number)) => (Ok(only), number.min(MOST)),
        None => (card, 1),
    };
    vec![(range, card.map(Item::Known)); times.into()]
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

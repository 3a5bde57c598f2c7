//! Cards as people type them: `blue 1`, `B1`, `azul 1`; `?` is a card that nobody sees, `...` any number of them.

use super::card_row::{Fault, Item, card, items};
use super::lexicon::{COLOURS, NONE, WARES};
use super::{OWN, shapes};
use crate::case::{Letters, MORE, Node, Reader, Span, Style, Thing, VALUES, Value as Content, Vocabulary, What};
use crate::game::ways::{Manner, ways};
use crate::games::blue_moon_city::{Card, Cards, Colour, Stack, Value};
use crate::verdict::Unit;
use crate::words::{Arg, Message, Said, fold, said, speech};
use serde_json::Value as Json;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// The most cards that a case may say there are somewhere; the deck has eighty.
pub(crate) const COUNTS: RangeInclusive<i64> = 0..=100;

/// Every card of a value with its place: a text, a list of texts, or the keys of a map. None for anything else.
fn placed(node: &Node<'_>, letters: &Letters) -> Option<Vec<(Span, Result<Item, Fault>)>> {
    let mut found = Vec::new();
    let mut add = |node: &Node<'_>| {
        let Content::Scalar(text, style) = &node.value else { return false };
        if node.is_absent() || *style == Style::Folded {
            return false;
        }
        found.extend(items(text, letters).into_iter().map(|(range, item)| (node.part(range), item)));
        true
    };
    let read = match &node.value {
        Content::Scalar(..) => add(node),
        Content::List(nodes) => nodes.iter().all(add),
        Content::Map(entries) => entries.iter().all(|(key, _)| add(key)),
    };
    read.then_some(found)
}

/// Where a card stands in a value; of several this one, from 0, or the last.
pub(crate) fn find(node: &Node<'_>, name: &str, which: Option<usize>, letters: &Letters) -> Option<Span> {
    let wanted = card(name, letters).ok()?;
    let cards = placed(node, letters)?.into_iter().filter(|(_, item)| *item == Ok(Item::Known(wanted)));
    let spans: Vec<_> = cards.map(|(span, _)| span).collect();
    which.and_then(|which| spans.get(which)).or(spans.last()).copied()
}

/// The name of a card: `blue 1`.
pub(crate) fn name(card: Card) -> String {
    format!("{} {}", COLOURS.name(card.colour), card.worth())
}

/// What is written for a card that nobody sees.
const HIDDEN: &str = "?";

/// Every card of the deck by its name, and that which nobody sees.
pub(crate) fn every(edition: usize) -> Vocabulary {
    let mut words = known(edition);
    words.things.push(Thing::named(HIDDEN, &[]));
    words
}

/// Every card that somebody sees.
pub(crate) fn known(_edition: usize) -> Vocabulary {
    static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| deck().map(name).collect());
    let things = NAMES.iter().map(|name| Thing::named(name, &[]));
    Vocabulary::of(Some(said!(OWN, "card")), things.collect())
}

pub(super) fn deck() -> impl Iterator<Item = Card> {
    Card::ALL.into_iter().filter(|card| card.copies() > 0)
}

/// How many of each of them a value holds; none where it does not tell how many there are.
pub(crate) fn count(node: &Node<'_>, letters: &Letters) -> Option<Vec<usize>> {
    let mut reader = Reader { letters: letters.clone(), ..Reader::default() };
    let stack = read_stack(node, said!(OWN, "card"), &Manner::SILENT, &mut reader)?;
    let known = deck().map(|card| usize::from(stack.known.of(card)));
    Some(known.chain([usize::try_from(stack.hidden()?).ok()?]).collect())
}

/// Whether a value names several cards one after the other.
fn is_row(node: &Node<'_>) -> bool {
    match &node.value {
        Content::Scalar(text, _) => text.contains([',', '+']),
        Content::List(_) => true,
        Content::Map(_) => false,
    }
}

fn read_card(node: &Node<'_>, what: impl What, _: &Manner<'_>, reader: &mut Reader) -> Option<Card> {
    // Of a list with a single card, that one.
    let node = match &node.value {
        Content::List(items) if items.len() == 1 => items.first()?,
        _ if is_row(node) => {
            let mut quiet = Reader { letters: reader.letters.clone(), ..Reader::default() };
            let several = read_stack(node, said!(OWN, "card"), &Manner::SILENT, &mut quiet);
            let colours = several.iter().flat_map(|stack| stack.known.iter()).map(|(card, _)| COLOURS.name(card.colour));
            // What is said of one colour helps nobody who has several.
            let colour = colours.reduce(|one, other| if one == other { one } else { "other" });
            let message = said!(OWN, "one-card").with("what", what.name());
            return reader.fail(node, "case/wrong-type", message.with("colour", Arg::Term(colour.unwrap_or("none"))));
        }
        _ => node,
    };
    let text = reader.text(node, what)?.trim();
    let in_words = text.rsplit_once(' ').and_then(|(rest, last)| Some(format!("{rest} {}", speech::number(&fold(last))?)));
    card(in_words.as_deref().unwrap_or(text), &reader.letters).map_err(|fault| explain(node.span, what, fault, reader)).ok()
}

/// Cards, or how many: `3`, `[blue 1, white 2, ?]`, `{blue 1: 2}`, `B1 W2`, `none`.
fn read_stack(node: &Node<'_>, what: impl What, _: &Manner<'_>, reader: &mut Reader) -> Option<Stack> {
    if is_number(node) {
        let digits = told(node).map(|count| node.saying(count.to_string()));
        let count = reader.number(digits.as_ref().unwrap_or(node), what, COUNTS)?;
        return u8::try_from(count).ok().map(Stack::face_down);
    }
    if let Content::Scalar(text, _) = &node.value
        && (NONE.find(text).is_some() || speech::is_nothing(&fold(text)))
    {
        return Some(Stack::EMPTY);
    }
    if matches!(&node.value, Content::Scalar(text, _) if matches!(text.trim(), "?" | "¿")) {
        return reader.fail(node, "case/unclear", said!(OWN, "one-card-or-any").with("what", what.name()));
    }
    let before = reader.problems.len();
    let Some(items) = placed(node, &reader.letters) else {
        return reader.fail_type(node, what, said!(OWN, "cards-or-count"));
    };
    let counts: Vec<u8> = match &node.value {
        Content::Map(entries) => {
            let count = |(_, value): &(Node<'_>, Node<'_>)| {
                reader.number(value, || said!(VALUES, "count-of").with("what", what.name()), COUNTS)
            };
            entries.iter().map(count).map(|count| count.and_then(|count| u8::try_from(count).ok()).unwrap_or(0)).collect()
        }
        _ => vec![1; items.len()],
    };
    let mut stack = Stack::EMPTY;
    for ((span, item), count) in items.into_iter().zip(counts.into_iter().chain(std::iter::repeat(1))) {
        match item {
            Ok(Item::Known(card)) => stack.known.add(card, count),
            Ok(Item::Hidden) => stack = stack.plus(Stack::face_down(count)),
            Ok(Item::More) => stack = stack.plus(Stack::UNKNOWN),
            Err(fault) => explain(span, what, fault, reader),
        }
    }
    (reader.problems.len() == before).then_some(stack)
}

/// Cards that are all known.
fn read_cards(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<Cards> {
    if is_number(node) {
        return reader.fail_type(node, what, said!(OWN, "cards-in-a-row"));
    }
    let stack = read_stack(node, what, manner, reader)?;
    if !stack.is_open() {
        return reader.fail(node, "case/wrong-type", said!(OWN, "hidden-card").with("what", what.name()).with("count", false));
    }
    Some(stack.known)
}

/// How many cards, and which where that is said.
fn read_count(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<(u8, Option<Cards>)> {
    let count = is_number(node);
    let stack = read_stack(node, what, manner, reader)?;
    match (stack.len(), count) {
        (Some(len), true) => u8::try_from(len).ok().map(|len| (len, None)),
        (Some(len), false) if stack.is_open() => Some((u8::try_from(len).unwrap_or(u8::MAX), (len > 0).then_some(stack.known))),
        _ => reader.fail(node, "case/wrong-type", said!(OWN, "hidden-card").with("what", what.name()).with("count", true)),
    }
}

fn is_number(node: &Node<'_>) -> bool {
    let digits =
        |text: &str| !text.is_empty() && text.strip_prefix('-').unwrap_or(text).bytes().all(|byte| byte.is_ascii_digit());
    matches!(&node.value, Content::Scalar(text, _) if digits(text.trim())) || told(node).is_some()
}

/// How many cards a text tells in words: `two`, `3 cards`, `dos cartas`.
pub(super) fn told(node: &Node<'_>) -> Option<u16> {
    let Content::Scalar(text, _) = &node.value else { return None };
    let folded = fold(text);
    let cards = || speech::counted(&folded).filter(|(_, rest)| speech::is_card(rest).is_some());
    speech::number(&folded).or_else(|| cards()?.0)
}

/// Says why something is no card, and what would be one.
fn explain(span: Span, what: impl What, fault: Fault, reader: &mut Reader) {
    let of = |says: Said, colour| says.with("colour", Arg::Term(COLOURS.name(colour)));
    let (code, message) = match fault {
        Fault::Colour(word) => {
            let is_cards = word.split_whitespace().next().is_some_and(|first| WARES.find(first) == Some(Unit::Cards));
            let help = if is_cards { said!(OWN, "cards-written").into() } else { COLOURS.help(&word, &reader.letters) };
            (COLOURS.fault(&word), said!(OWN, "no-colour-of-card").with("help", help).with("word", &*word))
        }
        Fault::NoValue(colour) => ("case/wrong-type", of(said!(OWN, "no-value-of-card"), colour).with("help", values(colour))),
        Fault::NoColour(digits) => {
            let exists = Value::ALL.iter().any(|value| digits.parse() == Ok(value.number()));
            ("case/wrong-type", said!(OWN, "card-without-colour").with("number", &*digits).with("exists", exists))
        }
        Fault::Several(colour, typed) => ("case/unclear", of(said!(OWN, "card-or-several"), colour).with("typed", &*typed)),
        Fault::And(colour, typed) => ("case/unclear", of(said!(OWN, "and-or-card"), colour).with("typed", &*typed)),
        Fault::Value(colour, digits) => {
            let message = of(said!(OWN, "value-of-no-card"), colour).with("help", values(colour));
            ("case/out-of-range", message.with("number", &*digits))
        }
    };
    reader.problem_at(span, code, message.with("what", what.name()));
}

fn values(colour: Colour) -> Message {
    match colour {
        Colour::Green => said!(OWN, "values-of-green").into(),
        _ => said!(OWN, "values-of-card").with("colour", Arg::Term(COLOURS.name(colour))),
    }
}

ways! {
    /// A single card.
    pub(crate) OneCard: Card = shapes::CARD, read_card, |card, _| Some(name(*card).into());
    /// Cards that are all known.
    pub(crate) KnownCards: Cards = shapes::CARDS, read_cards, |cards, _| Some(write_cards(*cards));
    /// How many cards, and which where that is said.
    pub(crate) CardsOrCount: (u8, Option<Cards>) = shapes::CARDS_OR_COUNT, read_count,
        |(count, cards), _| Some(cards.map_or_else(|| (*count).into(), write_cards));
    /// A hand, of which perhaps only is known how many cards there are, or nothing.
    pub(crate) Held: Stack = shapes::STACK, read_stack, |hand, _| write_hand(*hand).or_else(|| Some(vec![MORE].into()));
    /// The same of a pile.
    pub(crate) Piled: Stack = shapes::STACK, read_stack, |pile, _| write_pile(*pile).or_else(|| Some(vec![MORE].into()));
}

/// A row of cards.
fn write_cards(cards: Cards) -> Json {
    one_by_one(cards.iter().map(|(card, count)| (name(card), count.into())))
}

fn one_by_one(counted: impl Iterator<Item = (String, u32)>) -> Json {
    counted.flat_map(|(name, count)| std::iter::repeat_n(name, count as usize)).map(Json::from).collect()
}

/// A hand: each card; how many if none is known. None if nothing is known.
pub(crate) fn write_hand(hand: Stack) -> Option<Json> {
    write_stack(hand, |each| one_by_one(each))
}

/// A pile: how many of each card; how many if none is known. None if nothing is known.
pub(crate) fn write_pile(pile: Stack) -> Option<Json> {
    write_stack(pile, |each| Json::Object(each.map(|(name, count)| (name, Json::from(count))).collect()))
}

/// A hand or a pile by its cards, those that nobody knows, and whether there may be more; how many if none is known.
fn write_stack(stack: Stack, cards: impl FnOnce(&mut dyn Iterator<Item = (String, u32)>) -> Json) -> Option<Json> {
    let (hidden, unseen) = (stack.hidden(), stack.unseen());
    if stack.known.is_empty() && (hidden.is_some() || unseen == 0) {
        return hidden.map(Json::from);
    }
    let known = stack.known.iter().map(|(card, count)| (name(card), u32::from(count)));
    let rest = [(HIDDEN, unseen), (MORE, u32::from(hidden.is_none()))].map(|(name, count)| (name.to_owned(), count));
    Some(cards(&mut known.chain(rest).filter(|(_, count)| *count != 0)))
}

//! Cards as people type them: `blue 1`, `B1`, `azul 1`; `?` is a card that nobody sees, `...` any number of them.

use super::lexicon::{COLOURS, NONE, ONE_CARD, PEOPLES, WARES, Ware};
use super::{OWN, shapes};
use crate::case::{Letters, MORE, Node, Reader, Span, Style, Thing, VALUES, Value as Content, Vocabulary, What, is_and};
use crate::game::ways::{Manner, ways};
use crate::games::blue_moon_city::{Card, Cards, Colour, Stack, Value};
use crate::words::{Arg, Message, fold, is_plural, said, speech};
use serde_json::{Map, Value as Json};
use std::ops::{Range, RangeInclusive};
use std::sync::LazyLock;

/// The most cards that a case may say there are somewhere; the deck has eighty.
pub(crate) const COUNTS: RangeInclusive<i64> = 0..=100;

/// The most cards that are alike in a row.
const MOST: usize = 100;

/// What stands between a card and how often it is there.
const SIGNS: [char; 2] = ['×', 'x'];

/// One thing in a row of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    Known(Card),
    /// A card that nobody sees.
    Hidden,
    /// Any number of cards that nobody sees.
    More,
}

/// Why something is no card.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Fault {
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
fn items(text: &str, letters: &Letters) -> Vec<(Range<usize>, Result<Item, Fault>)> {
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
                // "1 blue card", and "2 blue cards".
                if partner.is_some()
                    && is_number(&range)
                    && let Some(card) = beside.next_if(is_the_word)
                {
                    partner = Some(card);
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

fn card(text: &str, letters: &Letters) -> Result<Card, Fault> {
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
    words.things.push(Thing::named(vec![HIDDEN]));
    words
}

/// Every card that somebody sees.
pub(crate) fn known(_edition: usize) -> Vocabulary {
    static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| deck().map(name).collect());
    let things = NAMES.iter().map(|name| Thing::named(vec![name.as_str()]));
    Vocabulary::of("card".to_owned(), things.collect())
}

fn deck() -> impl Iterator<Item = Card> {
    Card::ALL.into_iter().filter(|card| card.copies() > 0)
}

/// How many of each of them a value holds; none where it does not tell how many there are.
pub(crate) fn count(node: &Node<'_>, letters: &Letters) -> Option<Vec<usize>> {
    let mut reader = Reader { letters: letters.clone(), ..Reader::default() };
    let stack = read_stack(node, said!(OWN, "card"), &Manner::SILENT, &mut reader)?;
    let known = deck().map(|card| stack.known.iter().find(|(known, _)| *known == card).map_or(0, |(_, count)| count));
    Some(known.chain([stack.hidden?]).map(usize::from).collect())
}

fn read_card(node: &Node<'_>, what: impl What, _: &Manner<'_>, reader: &mut Reader) -> Option<Card> {
    // Of a list with a single card, that one.
    let node = match &node.value {
        Content::List(items) if items.len() == 1 => items.first()?,
        Content::List(_) => {
            let mut quiet = Reader { letters: reader.letters.clone(), ..Reader::default() };
            let several = read_stack(node, said!(OWN, "card"), &Manner::SILENT, &mut quiet);
            let colour = several.and_then(|stack| Some(COLOURS.name(stack.known.iter().next()?.0.colour)));
            let message = said!(OWN, "one-card").with("what", what.name());
            reader.problem(node, "case/wrong-type", message.with("colour", Arg::Term(colour.unwrap_or("none"))));
            return None;
        }
        _ => node,
    };
    let text = reader.text(node, what)?.trim();
    card(text, &reader.letters).map_err(|fault| explain(node.span, what, fault, reader)).ok()
}

/// Cards, or how many: `3`, `[blue 1, white 2, ?]`, `{blue 1: 2}`, `B1 W2`, `none`.
fn read_stack(node: &Node<'_>, what: impl What, _: &Manner<'_>, reader: &mut Reader) -> Option<Stack> {
    if is_number(node) {
        let digits =
            told(node).map(|count| Node { value: Content::Scalar(count.to_string().into(), Style::Plain), span: node.span });
        let count = reader.number(digits.as_ref().unwrap_or(node), what, COUNTS)?;
        return u8::try_from(count).ok().map(Stack::face_down);
    }
    if let Content::Scalar(text, _) = &node.value
        && (NONE.find(text).is_some() || speech::is_nothing(&fold(text)))
    {
        return Some(Stack::EMPTY);
    }
    let before = reader.problems.len();
    let Some(items) = placed(node, &reader.letters) else {
        reader.wrong_type(node, what, said!(OWN, "cards-or-count"));
        return None;
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
        reader.wrong_type(node, what, said!(OWN, "cards-in-a-row"));
        return None;
    }
    let stack = read_stack(node, what, manner, reader)?;
    if !stack.is_open() {
        reader.problem(node, "case/wrong-type", said!(OWN, "hidden-card").with("what", what.name()).with("count", false));
        return None;
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
        _ => {
            reader.problem(node, "case/wrong-type", said!(OWN, "hidden-card").with("what", what.name()).with("count", true));
            None
        }
    }
}

fn is_number(node: &Node<'_>) -> bool {
    let digits =
        |text: &str| !text.is_empty() && text.strip_prefix('-').unwrap_or(text).bytes().all(|byte| byte.is_ascii_digit());
    matches!(&node.value, Content::Scalar(text, _) if digits(text.trim())) || told(node).is_some()
}

/// How many cards a text tells in words: `two`, `3 cards`, `dos cartas`.
fn told(node: &Node<'_>) -> Option<u16> {
    let Content::Scalar(text, _) = &node.value else { return None };
    let folded = fold(text);
    let cards = || speech::counted(&folded).filter(|(_, rest)| folded.contains('-') && speech::is_card(rest).is_some());
    speech::number(&folded).or_else(|| cards()?.0)
}

/// Says why something is no card, and what would be one.
fn explain(span: Span, what: impl What, fault: Fault, reader: &mut Reader) {
    let (code, message) = match fault {
        Fault::Colour(word) => {
            let is_cards = word.split_whitespace().next().is_some_and(|first| WARES.find(first) == Some(Ware::Cards));
            let help = if is_cards { said!(OWN, "cards-written").into() } else { COLOURS.help(&word, &reader.letters) };
            (COLOURS.fault(&word), said!(OWN, "no-colour-of-card").with("help", help).with("word", &*word))
        }
        Fault::NoValue(colour) => (
            "case/wrong-type",
            said!(OWN, "no-value-of-card").with("help", values(colour)).with("colour", Arg::Term(COLOURS.name(colour))),
        ),
        Fault::NoColour(digits) => {
            let exists = Value::ALL.iter().any(|value| digits.parse() == Ok(value.number()));
            ("case/wrong-type", said!(OWN, "card-without-colour").with("number", &*digits).with("exists", exists))
        }
        Fault::Several(colour, typed) => {
            ("case/unclear", said!(OWN, "card-or-several").with("typed", &*typed).with("colour", Arg::Term(COLOURS.name(colour))))
        }
        Fault::And(colour, typed) => {
            ("case/unclear", said!(OWN, "and-or-card").with("typed", &*typed).with("colour", Arg::Term(COLOURS.name(colour))))
        }
        Fault::Value(colour, digits) => {
            let message =
                said!(OWN, "value-of-no-card").with("help", values(colour)).with("colour", Arg::Term(COLOURS.name(colour)));
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
    /// A hand or a pile, of which perhaps only is known how many there are, or nothing.
    pub(crate) Stacked: Stack = shapes::STACK, read_stack, |stack, _| write_stack(*stack).or_else(|| Some(vec![MORE].into()));
}

/// A row of cards.
fn write_cards(cards: Cards) -> Json {
    let each = cards.iter().flat_map(|(card, count)| std::iter::repeat_n(name(card), usize::from(count)));
    each.map(Json::from).collect()
}

/// A hand or a pile: how many if none is known, else the cards; a count of each where there are many. None if nothing is known.
pub(crate) fn write_stack(stack: Stack) -> Option<Json> {
    match (stack.known.is_empty(), stack.hidden) {
        (true, hidden) if hidden.is_some() || stack.sure == 0 => return hidden.map(Json::from),
        _ if stack.known.total() + u32::from(stack.sure) <= 12 => {}
        (_, hidden) => {
            let known = stack.known.iter().map(|(card, count)| (name(card), Json::from(count)));
            let rest = match hidden {
                Some(0) => vec![],
                Some(hidden) => vec![("?".to_owned(), Json::from(hidden))],
                None => vec![("?".to_owned(), Json::from(stack.sure)), ("...".to_owned(), Json::from(1))],
            };
            let rest = rest.into_iter().filter(|(_, count)| *count != 0);
            return Some(Json::Object(known.chain(rest).collect::<Map<_, _>>()));
        }
    }
    let Json::Array(mut cards) = write_cards(stack.known) else { return None };
    cards.extend(std::iter::repeat_n(Json::from("?"), usize::from(stack.hidden.unwrap_or(stack.sure))));
    cards.extend(stack.hidden.is_none().then(|| Json::from("...")));
    Some(Json::Array(cards))
}

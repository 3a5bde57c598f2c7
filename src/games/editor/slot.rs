//! What may stand at a place: a walk along it through the shapes of the keys, beside the values that the text has.

use crate::case::strip::Strip;
use crate::case::{Key, Node, Shape, Value, Vocabulary, Words, fold};
use crate::games::Case;
use crate::games::header;
use crate::games::repair::named;
use crate::verdict::{Place, Step};
use std::ops::RangeInclusive;

/// A place of a case: what may stand there, and what does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slot {
    /// What may stand there.
    pub may: May,
    /// What stands there, as one would put it there; none if the text does not tell.
    pub now: Option<String>,
}

/// What may stand at a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum May {
    /// One of these pieces, or none.
    Piece(Vocabulary),
    /// Any number of these pieces in a row; with how many of each lie there.
    Run(Vocabulary, Vec<usize>),
    /// So many of each of these, up to a number.
    Heap(Vocabulary, Vec<usize>, i64),
    /// A number.
    Number(RangeInclusive<i64>),
    /// One of these words.
    Word(Vocabulary),
    /// One of these players.
    Player(Vec<String>),
    /// Any text.
    Text,
    /// Values of keys; with whether the text tells each.
    Keys(Vec<(&'static str, bool)>),
    /// So many values, one after the other.
    Items(usize),
    /// What is written in a way of its own; how it may look.
    Written(&'static [&'static str]),
}

/// What is at the end of a way through the shapes.
#[derive(Clone, Copy)]
pub(super) enum Form {
    /// A whole case.
    Case,
    /// A value.
    Of(&'static Shape),
    /// A row of several runs: pieces of one kind, without gaps.
    Row(Words),
    /// A space of a board.
    Space(Words),
    /// A piece of a run.
    Piece(Words),
    /// A piece of a row.
    Last(Words),
    /// How many there are of a thing in a heap.
    Count(Words, &'static str, i64),
}

/// So many cards of a kind can be told.
pub(super) const CARDS: i64 = 100;

/// A way through a case, as far as it has been gone.
#[derive(Clone, Copy)]
pub(super) struct At<'n, 's> {
    pub(super) form: Form,
    /// The value, if the text has it as one of its own.
    pub(super) node: Option<&'n Node<'s>>,
}

pub(super) fn root<'n, 's>(case: &Case<'n, 's>) -> At<'n, 's> {
    At { form: Form::Case, node: Some(&case.document.root) }
}

/// A vocabulary in the letters of the case.
pub(super) fn words_of(case: &Case<'_, '_>, words: Words) -> Vocabulary {
    words(case.edition).with_letters(&case.letters)
}

/// One step further; none where no case has that.
pub(super) fn step<'n, 's>(case: &Case<'n, 's>, at: At<'n, 's>, step: &Step) -> Option<At<'n, 's>> {
    let own = |form: Form| Some(At { form, node: None });
    match (at.form, step) {
        (Form::Case, Step::Key(name)) => key([header::KEYS, case.game.keys()].concat_keys(), at.node, name),
        (Form::Of(Shape::Named(name, _)), Step::Key(thing)) if case.game.cards(name).is_some() => {
            let words = case.game.cards(name)?;
            let names = words(case.edition).things.into_iter().filter_map(|thing| thing.names.first().copied());
            own(Form::Count(words, names.into_iter().find(|name| *name == thing)?, CARDS))
        }
        (Form::Of(Shape::Named(_, shape)), _) => self::step(case, At { form: Form::Of(shape), ..at }, step),
        (Form::Of(Shape::Any(shapes)), _) => {
            let first = likeliest(shapes, at.node).into_iter().chain(shapes.iter());
            first.into_iter().find_map(|shape| self::step(case, At { form: Form::Of(shape), ..at }, step))
        }
        (Form::Of(Shape::Map(fixed)), Step::Key(name)) => key(fixed.keys.iter(), at.node, name),
        (Form::Of(Shape::Each(_, shape)), Step::Key(name)) => {
            Some(At { form: Form::Of(shape), node: at.node.and_then(|node| entry(node, |word| fold(word) == fold(name))) })
        }
        (Form::Of(Shape::Heap(words, most)), Step::Key(name)) => {
            let words = words_of(case, *words).things;
            let thing = words.iter().filter_map(|thing| thing.names.first()).find(|own| *own == name)?;
            let Form::Of(Shape::Heap(words, _)) = at.form else { return None };
            own(Form::Count(*words, thing, *most))
        }
        (Form::Of(Shape::List(shape, _)), Step::Item(index)) => Some(At { form: Form::Of(shape), node: item(at.node, *index) }),
        (Form::Of(Shape::Row(shapes)), Step::Item(index)) => {
            Some(At { form: Form::Of(shapes.get(*index)?), node: item(at.node, *index) })
        }
        (Form::Of(Shape::Rows(words, rows)), Step::Item(index)) if index < rows => {
            Some(At { form: Form::Row(*words), node: item(at.node, *index) })
        }
        (Form::Of(Shape::Board(words, rows, columns)), Step::Space(row, column)) if row < rows && column < columns => {
            own(Form::Space(*words))
        }
        (Form::Of(Shape::Run(words)), Step::Piece(_)) => own(Form::Piece(*words)),
        (Form::Row(words), Step::Piece(_)) => own(Form::Last(words)),
        _ => None,
    }
}

/// The keys of two tables.
trait Tables {
    fn concat_keys(self) -> impl Iterator<Item = &'static Key> + Clone;
}
impl Tables for [&'static [Key]; 2] {
    fn concat_keys(self) -> impl Iterator<Item = &'static Key> + Clone {
        let [first, second] = self;
        first.iter().chain(second)
    }
}

fn key<'n, 's>(mut keys: impl Iterator<Item = &'static Key>, map: Option<&'n Node<'s>>, name: &str) -> Option<At<'n, 's>> {
    let key = keys.find(|key| key.name == name)?;
    Some(At { form: Form::Of(&key.shape), node: map.and_then(|map| entry(map, |word| key.is(word))) })
}

/// The value of a key of a map.
pub(super) fn entry<'n, 's>(map: &'n Node<'s>, is: impl Fn(&str) -> bool) -> Option<&'n Node<'s>> {
    let Value::Map(entries) = &map.value else { return None };
    let named = |key: &Node<'_>| matches!(&key.value, Value::Scalar(word, _) if is(word));
    entries.iter().find(|(key, _)| named(key)).map(|(_, value)| value)
}

fn item<'n, 's>(list: Option<&'n Node<'s>>, index: usize) -> Option<&'n Node<'s>> {
    match &list?.value {
        Value::List(items) => items.get(index),
        Value::Scalar(..) | Value::Map(_) => None,
    }
}

pub(super) fn at(case: &Case<'_, '_>, place: &Place) -> Option<Slot> {
    let mut whole = root(case);
    let mut here = whole;
    for next in &place.0 {
        // What has no value of its own is read out of the last that has one.
        (whole, here) = (if here.node.is_some() { here } else { whole }, step(case, here, next)?);
    }
    let may = may(case, here)?;
    let now = match (here.node.map(|node| &node.value), &may) {
        // A dot in a list is a place on which nothing is known to lie.
        (Some(Value::Scalar(text, _)), May::Player(_)) if text == "." => None,
        (Some(Value::Scalar(text, _)), May::Number(_) | May::Word(_) | May::Player(_) | May::Text | May::Run(..)) => {
            Some(text.to_string())
        }
        (Some(Value::Scalar(text, _)), May::Piece(words)) => letter(words, named(words, text)),
        (Some(_), May::Written(_)) => written(case, here),
        (_, May::Piece(words)) => within(case, whole, place, words),
        (_, May::Number(_)) => within(case, whole, place, &Vocabulary { what: String::new(), things: Vec::new() }),
        _ => None,
    };
    Some(Slot { may, now })
}

/// What may stand at the end of a way.
fn may(case: &Case<'_, '_>, at: At<'_, '_>) -> Option<May> {
    let shape = match at.form {
        Form::Case => {
            let keys = [header::KEYS, case.game.keys()].concat_keys();
            return Some(May::Keys(told(keys, at.node)));
        }
        Form::Row(words) => return Some(run(case, at.node, words)),
        Form::Space(words) | Form::Piece(words) | Form::Last(words) => return Some(May::Piece(words_of(case, words))),
        Form::Count(_, _, most) => return Some(May::Number(0..=most)),
        Form::Of(shape) => shape,
    };
    match shape {
        Shape::Named(name, inner) => match case.game.cards(name) {
            Some(words) => {
                let words = words(case.edition);
                match at.node {
                    None => Some(May::Heap(words.clone(), vec![0; words.things.len()], CARDS)),
                    Some(node) => match case.game.count_cards(node, &case.letters) {
                        Some(counts) => Some(May::Heap(words, counts, CARDS)),
                        None => Some(May::Written(&[])),
                    },
                }
            }
            None => may(case, At { form: Form::Of(inner), ..at }),
        },
        Shape::Any(shapes) if shapes.iter().all(|shape| word(shape).is_some()) => {
            let each = shapes.iter().filter_map(|shape| word(shape)).map(|words| words_of(case, words));
            let all = each.reduce(|mut all, more| {
                all.things.extend(more.things);
                all
            });
            all.map(May::Word)
        }
        Shape::Any(shapes) => may(case, At { form: Form::Of(likeliest(shapes, at.node)?), ..at }),
        Shape::Run(words) => Some(run(case, at.node, *words)),
        Shape::Heap(words, most) => {
            let words = words_of(case, *words);
            let counts = at.node.map_or_else(|| vec![0; words.things.len()], |node| counts(node, &words));
            Some(May::Heap(words, counts, *most))
        }
        Shape::Number(range) => Some(May::Number(range.clone())),
        Shape::Word(words) => {
            let words = words_of(case, *words);
            let is_lettered = words.things.iter().all(|thing| thing.letters.is_some());
            Some(if is_lettered { May::Piece(words) } else { May::Word(words) })
        }
        // The dragons, and whatever else has a key each.
        Shape::Each(Shape::Word(words), _) => {
            let names = words_of(case, *words).things.into_iter().filter_map(|thing| thing.names.first().copied());
            let is_told = |name: &str| at.node.is_some_and(|map| entry(map, |word| fold(word) == fold(name)).is_some());
            Some(May::Keys(names.map(|name| (name, is_told(name))).collect()))
        }
        Shape::Player => Some(May::Player(players(case))),
        Shape::Text | Shape::Name => Some(May::Text),
        Shape::Map(fixed) => Some(May::Keys(told(fixed.keys.iter(), at.node))),
        Shape::List(..) | Shape::Row(_) | Shape::Rows(..) => Some(May::Items(match at.node.map(|node| &node.value) {
            Some(Value::List(items)) => items.len(),
            _ => 0,
        })),
        Shape::Written(way) => Some(May::Written(way.examples)),
        Shape::Anything | Shape::Numbered(_) | Shape::Amount(..) | Shape::Board(..) | Shape::Each(..) | Shape::Defined(_) => {
            Some(May::Written(&[]))
        }
        Shape::Move(_) | Shape::ByAction(_) => None,
    }
}

/// The words that a shape is one of, and nothing else.
fn word(shape: &'static Shape) -> Option<Words> {
    match shape {
        Shape::Word(words) => Some(*words),
        Shape::Named(_, shape) => word(shape),
        _ => None,
    }
}

/// A value as its text stands there; none for one of several lines.
fn written(case: &Case<'_, '_>, at: At<'_, '_>) -> Option<String> {
    let node = at.node?;
    let text = match &node.value {
        Value::Scalar(text, _) => text.to_string(),
        Value::List(_) | Value::Map(_) => case.document.source.text.get(node.span.start..node.span.end)?.to_owned(),
    };
    (!text.contains('\n')).then_some(text)
}

/// A star whose numbers alone say which of its spaces are covered, in its own colour: the vocabularies of both.
pub(super) fn star(case: &Case<'_, '_>, shape: &'static Shape) -> Option<(Vocabulary, Vocabulary)> {
    match shape {
        Shape::Each(Shape::Word(numbers), Shape::Word(colours)) => Some((words_of(case, *numbers), words_of(case, *colours))),
        Shape::Named(_, shape) => star(case, shape),
        Shape::Any(shapes) => shapes.iter().find_map(|shape| star(case, shape)),
        _ => None,
    }
}

/// Of several shapes that which a value is; of what is not there the first, but for a bare name, of which there is more to tell.
fn likeliest(shapes: &'static [Shape], node: Option<&Node<'_>>) -> Option<&'static Shape> {
    let has_its_keys = |shape: &&Shape| match shape {
        Shape::Map(fixed) => fixed.keys.iter().any(|key| node.is_some_and(|map| entry(map, |word| key.is(word)).is_some())),
        _ => false,
    };
    let is_map = matches!(node.map(|node| &node.value), Some(Value::Map(_)));
    let fits = |shape: &&Shape| (!is_map || takes_a_map(shape)) && !matches!(shape, Shape::Name);
    shapes.iter().find(has_its_keys).or_else(|| shapes.iter().find(fits)).or(shapes.first())
}

fn takes_a_map(shape: &Shape) -> bool {
    match shape {
        Shape::Map(_) | Shape::Each(..) | Shape::Heap(..) => true,
        Shape::Named(_, shape) => takes_a_map(shape),
        Shape::Any(shapes) => shapes.iter().any(takes_a_map),
        _ => false,
    }
}

fn told(keys: impl Iterator<Item = &'static Key>, map: Option<&Node<'_>>) -> Vec<(&'static str, bool)> {
    let is_told = |key: &Key| match map.map(|map| &map.value) {
        Some(Value::Map(_)) => map.is_some_and(|map| entry(map, |word| key.is(word)).is_some()),
        // A player may be a bare name.
        Some(Value::Scalar(..)) => key.name == "name",
        Some(Value::List(_)) | None => false,
    };
    keys.map(|key| (key.name, is_told(key))).collect()
}

fn run(case: &Case<'_, '_>, node: Option<&Node<'_>>, words: Words) -> May {
    let words = words_of(case, words);
    let counts = node.map_or_else(|| vec![0; words.things.len()], |node| counts(node, &words));
    May::Run(words, counts)
}

/// The names of the players.
pub(super) fn players(case: &Case<'_, '_>) -> Vec<String> {
    let list = entry(&case.document.root, |word| case.game.keys().iter().any(|key| key.name == "players" && key.is(word)));
    let Some(Node { value: Value::List(items), .. }) = list else { return Vec::new() };
    let name = |player: &Node<'_>| match &player.value {
        Value::Scalar(name, _) => Some(name.to_string()),
        Value::Map(_) => match &entry(player, |word| ["name", "nombre", "imie", "nazwa"].contains(&&*fold(word)))?.value {
            Value::Scalar(name, _) => Some(name.to_string()),
            Value::List(_) | Value::Map(_) => None,
        },
        Value::List(_) => None,
    };
    items.iter().filter_map(name).collect()
}

/// The things of a run in order, an empty space being none; of a list of runs one after the other.
pub(super) fn things(node: &Node<'_>, words: &Vocabulary) -> Option<Vec<Option<usize>>> {
    match &node.value {
        Value::Scalar(..) if node.is_absent() => Some(Vec::new()),
        Value::Scalar(..) => Some(Strip::of(node, None, words)?.pieces.iter().map(|piece| piece.thing).collect()),
        Value::List(items) => {
            let each: Option<Vec<_>> = items.iter().map(|item| things(item, words)).collect();
            each.map(|each| each.concat())
        }
        Value::Map(_) => None,
    }
}

/// How many of each thing a heap or a run holds.
pub(super) fn counts(node: &Node<'_>, words: &Vocabulary) -> Vec<usize> {
    let mut counts = vec![0; words.things.len()];
    if let Value::Map(entries) = &node.value {
        for (key, value) in entries {
            let (Value::Scalar(word, _), Value::Scalar(number, _)) = (&key.value, &value.value) else { continue };
            if let (Some(thing), Ok(number)) = (named(words, word), number.parse::<usize>()) {
                counts[thing] += number;
            }
        }
        return counts;
    }
    for thing in things(node, words).into_iter().flatten().flatten() {
        counts[thing] += 1;
    }
    counts
}

/// What stands at a place that is a part of a value.
fn within(case: &Case<'_, '_>, whole: At<'_, '_>, place: &Place, words: &Vocabulary) -> Option<String> {
    let node = whole.node?;
    match (place.0.last()?, whole.form) {
        (Step::Key(name), Form::Of(shape)) => {
            if let Some((numbers, colours)) = star(case, shape) {
                let covered = things(node, &numbers)?.into_iter().flatten().any(|number| Some(number) == named(&numbers, name));
                let Step::Key(own) = place.0.iter().rev().nth(1)? else { return None };
                return letter(&colours, named(&colours, own).filter(|_| covered));
            }
            let (words, _) = heap(case, shape)?;
            let thing = called(&words, name)?;
            Some(held(case, shape, node, &words)?.get(thing)?.to_string())
        }
        (Step::Space(row, column), _) => {
            let rows = Strip::rows(node, words)?;
            let piece = rows.get(*row)?.pieces.get(*column)?;
            letter(words, piece.thing)
        }
        (Step::Piece(index), _) => {
            let row = place.0.iter().rev().nth(1);
            let pieces = match (row, &node.value) {
                // The rows of a text.
                (Some(Step::Item(row)), Value::Scalar(..)) if matches!(whole.form, Form::Of(_)) => {
                    Strip::rows(node, words)?.get(*row)?.pieces.iter().map(|piece| piece.thing).collect()
                }
                _ => things(node, words)?,
            };
            letter(words, *pieces.get(*index)?)
        }
        (Step::Key(_) | Step::Item(_), _) => None,
    }
}

/// How a thing is put.
fn letter(words: &Vocabulary, thing: Option<usize>) -> Option<String> {
    let thing = words.things.get(thing?)?;
    Some(spelled(thing))
}

/// A thing as runs have it: its letter, or its name.
pub(super) fn spelled(thing: &crate::case::Thing) -> String {
    thing.letter().map_or_else(|| thing.names.first().copied().unwrap_or("").to_owned(), String::from)
}

/// How many of each thing such a heap holds; none where that cannot be told.
pub(super) fn held(case: &Case<'_, '_>, shape: &'static Shape, node: &Node<'_>, words: &Vocabulary) -> Option<Vec<usize>> {
    match shape {
        Shape::Named(name, _) if case.game.cards(name).is_some() => case.game.count_cards(node, &case.letters),
        _ => Some(counts(node, words)),
    }
}

/// The things of the heap that a shape allows, and how many at most.
pub(super) fn heap(case: &Case<'_, '_>, shape: &'static Shape) -> Option<(Vocabulary, i64)> {
    match shape {
        Shape::Heap(words, most) => Some((words_of(case, *words), *most)),
        Shape::Named(name, shape) => match case.game.cards(name) {
            Some(words) => Some((words(case.edition), CARDS)),
            None => heap(case, shape),
        },
        Shape::Any(shapes) => shapes.iter().find_map(|shape| heap(case, shape)),
        _ => None,
    }
}

/// The name of a key, wherever in a case of the game it stands.
pub(super) fn known_key(case: &Case<'_, '_>, name: &str) -> Option<&'static str> {
    let keys = [header::KEYS, case.game.keys()].concat_keys();
    keys.flat_map(below).map(|key| key.name).find(|known| *known == name)
}

/// A key, and those of the maps that its value may be.
pub(super) fn below(key: &'static Key) -> Vec<&'static Key> {
    fn of(shape: &'static Shape) -> Vec<&'static Key> {
        match shape {
            Shape::Map(fixed) => fixed.keys.iter().flat_map(below).collect(),
            Shape::Any(shapes) => shapes.iter().flat_map(of).collect(),
            Shape::Named(_, shape) | Shape::List(shape, _) | Shape::Each(_, shape) => of(shape),
            _ => Vec::new(),
        }
    }
    std::iter::once(key).chain(of(&key.shape)).collect()
}

/// The thing that has a name, or a letter.
pub(super) fn called(words: &Vocabulary, name: &str) -> Option<usize> {
    words.things.iter().position(|thing| thing.names.first() == Some(&name)).or_else(|| named(words, name))
}

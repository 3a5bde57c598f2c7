//! What may stand at a place, and what does.

use super::held::{called, counts, heap, held, letter, star, things};
use super::way::{At, CARDS, Form, all_keys, entry, likeliest, root, step, words_of};
use crate::case::strip::Strip;
use crate::case::{Key, Node, Shape, Value, Vocabulary, Words, fold};
use crate::games::Case;
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
        (Some(Value::Scalar(text, _)), May::Piece(words)) => letter(words, words.find(text)),
        (Some(_), May::Written(_)) => written(case, here),
        (_, May::Piece(words)) => within(case, whole, place, Some(words)),
        (_, May::Number(_)) => within(case, whole, place, None),
        _ => None,
    };
    Some(Slot { may, now })
}

/// What may stand at the end of a way.
fn may(case: &Case<'_, '_>, at: At<'_, '_>) -> Option<May> {
    let shape = match at.form {
        Form::Case => return Some(May::Keys(told(all_keys(case), at.node))),
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
            let each = shapes.iter().filter_map(word).map(|words| words_of(case, words));
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
            Some(Value::Scalar(text, _)) => usize::from(!text.is_empty()),
            Some(Value::Map(_)) | None => 0,
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
    let list = step(case, root(case), &Step::Key("players".into()));
    let player = |index| list.and_then(|list| step(case, list, &Step::Item(index))).filter(|player| player.node.is_some());
    let name = |player: At<'_, '_>| {
        let own = step(case, player, &Step::Key("name".into())).filter(|name| name.node.is_some()).unwrap_or(player);
        match own.node.map(|node| &node.value) {
            Some(Value::Scalar(name, _)) => name.to_string(),
            Some(Value::List(_) | Value::Map(_)) | None => String::new(),
        }
    };
    (0..).map_while(player).map(name).collect()
}

/// What stands at a place that is a part of a value.
fn within(case: &Case<'_, '_>, whole: At<'_, '_>, place: &Place, words: Option<&Vocabulary>) -> Option<String> {
    let node = whole.node?;
    match (place.0.last()?, whole.form) {
        (Step::Key(name), Form::Of(shape)) => {
            if let Some((numbers, colours)) = star(case, shape) {
                let covered = things(node, &numbers)?.into_iter().flatten().any(|number| Some(number) == numbers.find(name));
                let Step::Key(own) = place.0.iter().rev().nth(1)? else { return None };
                return letter(&colours, colours.find(own).filter(|_| covered));
            }
            let (words, _) = heap(case, shape)?;
            let thing = called(&words, name)?;
            Some(held(case, shape, node, &words)?.get(thing)?.to_string())
        }
        (Step::Space(row, column), _) => {
            let rows = Strip::rows(node, words?)?;
            let piece = rows.get(*row)?.pieces.get(*column)?;
            letter(words?, piece.thing)
        }
        (Step::Piece(index), _) => {
            let row = place.0.iter().rev().nth(1);
            let pieces = match (row, &node.value) {
                // The rows of a text.
                (Some(Step::Item(row)), Value::Scalar(..)) if matches!(whole.form, Form::Of(_)) => {
                    Strip::rows(node, words?)?.get(*row)?.pieces.iter().map(|piece| piece.thing).collect()
                }
                _ => things(node, words?)?,
            };
            letter(words?, *pieces.get(*index)?)
        }
        (Step::Key(_) | Step::Item(_), _) => None,
    }
}

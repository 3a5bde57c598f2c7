//! What runs, heaps and stars hold.

use super::way::{CARDS, words_of};
use crate::case::edit::literal;
use crate::case::strip::Strip;
use crate::case::{Node, Shape, Thing, Value, Vocabulary};
use crate::games::Case;

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
            if let (Some(thing), Ok(number)) = (words.find(word), number.parse::<usize>()) {
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

/// A star whose numbers alone say which of its spaces are covered, in its own colour: the vocabularies of both.
pub(super) fn star(case: &Case<'_, '_>, shape: &'static Shape) -> Option<(Vocabulary, Vocabulary)> {
    match shape {
        Shape::Each(Shape::Word(numbers), Shape::Word(colours)) => Some((words_of(case, *numbers), words_of(case, *colours))),
        Shape::Named(_, shape) => star(case, shape),
        Shape::Any(shapes) => shapes.iter().find_map(|shape| star(case, shape)),
        _ => None,
    }
}

/// The thing that has a name, or a letter.
pub(super) fn called(words: &Vocabulary, name: &str) -> Option<usize> {
    words.things.iter().position(|thing| thing.names.first() == Some(&name)).or_else(|| words.find(name))
}

/// How a thing is put.
pub(super) fn letter(words: &Vocabulary, thing: Option<usize>) -> Option<String> {
    Some(spelled(words, words.things.get(thing?)?))
}

/// A thing as runs have it: its letter, or its name.
fn spelled(words: &Vocabulary, thing: &Thing) -> String {
    words.letter(thing).map_or_else(|| words.name(thing), String::from)
}

/// A heap with more of a thing than this is written with numbers.
const COUNTED: usize = 9;

/// Whether a heap is written with numbers.
pub(super) fn is_large(held: &[usize]) -> bool {
    held.iter().any(|&count| count > COUNTED)
}

/// A heap by the numbers of its things.
pub(super) fn counted(held: &[usize], words: &Vocabulary) -> String {
    let each = words.things.iter().zip(held).filter(|(_, count)| **count > 0);
    let each: Vec<_> = each.map(|(thing, count)| format!("{}: {count}", literal(thing.names.first().unwrap_or(&"")))).collect();
    format!("{{{}}}", each.join(", "))
}

/// Things in a row, a dot for none.
pub(super) fn run(pieces: &[Option<usize>], words: &Vocabulary) -> String {
    let piece = |piece: &Option<usize>| {
        piece.and_then(|thing| words.things.get(thing)).map_or_else(|| ".".to_owned(), |thing| spelled(words, thing))
    };
    let each: Vec<_> = pieces.iter().map(piece).collect();
    let between = if each.iter().any(|word| word.chars().nth(1).is_some()) { " " } else { "" };
    each.join(between)
}

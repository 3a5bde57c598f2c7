//! What runs, heaps and stars hold.

use crate::case::edit::literal;
use crate::case::piece_run::{Piece, PieceRun, parts};
use crate::case::{Node, Numbered, Shape, Value, Vocabulary};
use crate::referee::Case;

/// The things of a run in order, an empty space being none; of a list of runs one after the other.
pub(super) fn things(node: &Node<'_>, words: &Vocabulary) -> Option<Vec<Option<usize>>> {
    match &node.value {
        Value::Scalar(..) if node.is_absent() => Some(Vec::new()),
        Value::Scalar(..) => Some(PieceRun::of(node, None, words)?.pieces.iter().map(|piece| piece.thing).collect()),
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
    for (word, value) in node.entries() {
        if let (Some(thing), Some(Ok(number))) = (words.find(word), value.word().map(str::parse::<usize>)) {
            counts[thing] += number;
        }
    }
    for thing in things(node, words).into_iter().flatten().flatten() {
        counts[thing] += 1;
    }
    counts
}

/// Things in any order.
pub(super) struct Heap {
    pub(super) words: Vocabulary,
    /// So many of one at most.
    pub(super) most: i64,
    /// What the game calls it, if it is written in a way of its own.
    name: Option<&'static str>,
}

impl Heap {
    /// How many of each thing a value holds; none where it does not tell that.
    pub(super) fn held(&self, case: &Case<'_, '_>, node: &Node<'_>) -> Option<Vec<usize>> {
        match self.name {
            _ if node.is_absent() => Some(vec![0; self.words.things.len()]),
            Some(name) => case.game.count_things(name, node, &case.letters),
            None => Some(counts(node, &self.words)),
        }
    }
}

/// The heap that a shape allows.
pub(super) fn heap(case: &Case<'_, '_>, shape: &'static Shape) -> Option<Heap> {
    shape.alternatives().into_iter().find_map(|shape| match shape {
        Shape::Heap(words, most) => Some(Heap { words: case.words(*words), most: *most, name: None }),
        Shape::Named(name, _) => {
            let (words, most) = case.game.things(name)?;
            Some(Heap { words: case.words(words), most, name: Some(name) })
        }
        _ => None,
    })
}

/// A star whose numbers alone say which of its spaces are covered, in its own colour: the vocabularies of both.
pub(super) fn star(case: &Case<'_, '_>, shape: &'static Shape) -> Option<(Vocabulary, Vocabulary)> {
    shape.alternatives().into_iter().find_map(|shape| match shape {
        Shape::Each(Shape::Word(numbers), Shape::Word(colours)) => Some((case.words(*numbers), case.words(*colours))),
        _ => None,
    })
}

/// The thing that has a name, or a letter.
pub(super) fn called(words: &Vocabulary, name: &str) -> Option<usize> {
    words.things.iter().position(|thing| thing.name == name).or_else(|| words.find(name))
}

/// A thing as it is put, and as runs have it: its letter, or its name.
pub(super) fn letter(words: &Vocabulary, thing: Option<usize>) -> Option<String> {
    let thing = words.things.get(thing?)?;
    Some(words.letter(thing).map_or_else(|| words.name(thing), String::from))
}

/// A heap with more of a thing than this is written with numbers.
const COUNTED: usize = 9;

/// Whether a heap is written with numbers.
pub(super) fn is_large(held: &[usize]) -> bool {
    held.iter().any(|&count| count > COUNTED)
}

/// A heap by the numbers of its things; of cards that nobody sees only how many there are.
pub(super) fn counted(held: &[usize], words: &Vocabulary) -> String {
    let each = words.things.iter().zip(held).filter(|(_, count)| **count > 0);
    let each: Vec<_> = each.map(|(thing, count)| (thing.name, count)).collect();
    match each.as_slice() {
        [("?", count)] => count.to_string(),
        each => {
            let each: Vec<_> = each.iter().map(|(name, count)| format!("{}: {count}", literal(name))).collect();
            format!("{{{}}}", each.join(", "))
        }
    }
}

/// A piece, or so many of it, as one would put it: `red`, `2 red`.
pub(super) fn amount(node: &Node<'_>, words: &Vocabulary) -> Option<String> {
    let Numbered { word, number, .. } = Numbered::of(node.word()?);
    let run = || things(node, words).unwrap_or_default();
    let thing = words.find(word).or_else(|| *run().first()?)?;
    let count = number.parse().unwrap_or_else(|_| run().len());
    let name = words.own_name(thing)?;
    Some(if number.is_empty() && count < 2 { name.to_owned() } else { format!("{count} {name}") })
}

/// The things of a list, or of names between commas; none for what is no such thing.
pub(super) fn members(node: &Node<'_>, words: &Vocabulary) -> Vec<Option<usize>> {
    match &node.value {
        Value::Scalar(text, _) => parts(text).map(|part| words.find(text.get(part)?)).collect(),
        Value::List(items) => items.iter().flat_map(|item| members(item, words)).collect(),
        Value::Map(_) => Vec::new(),
    }
}

/// All spaces of a board, or of a drawing of names, row by row.
pub(super) fn places<'n, 's>(node: &'n Node<'s>, words: &Vocabulary) -> Option<Vec<Vec<(&'n Node<'s>, Piece)>>> {
    let of = |strip: PieceRun<'n, 's>| strip.pieces.into_iter().map(|piece| (strip.node, piece)).collect::<Vec<_>>();
    if words.is_lettered() {
        return Some(PieceRun::rows(node, words)?.into_iter().map(of).collect());
    }
    let row = |node: &'n Node<'s>| Some(PieceRun::rows_of_names(node, words)?.into_iter().map(of).collect::<Vec<_>>());
    match &node.value {
        Value::Scalar(..) => row(node),
        Value::List(rows) => {
            let each = |item: &'n Node<'s>| match &item.value {
                Value::List(tiles) => Some(tiles.iter().map(row).collect::<Option<Vec<_>>>()?.concat().concat()),
                Value::Scalar(..) | Value::Map(_) => Some(row(item)?.concat()),
            };
            rows.iter().map(each).collect()
        }
        Value::Map(_) => None,
    }
}

/// Things in a row, a dot for none.
pub(super) fn run(pieces: &[Option<usize>], words: &Vocabulary) -> String {
    let each: Vec<_> = pieces.iter().map(|piece| letter(words, *piece).unwrap_or_else(|| ".".to_owned())).collect();
    let between = if words.is_lettered() && each.iter().all(|word| word.chars().nth(1).is_none()) { "" } else { " " };
    each.join(between)
}

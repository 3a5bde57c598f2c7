//! The way to a place: through the shapes of the keys, beside the values that the text has.

use crate::case::{Key, Node, Shape, Value, Vocabulary, Words, fold};
use crate::games::Case;
use crate::games::header::{self, language};
use crate::verdict::Step;

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

/// The keys of a whole case.
pub(super) fn all_keys(case: &Case<'_, '_>) -> impl Iterator<Item = &'static Key> + Clone {
    header::KEYS.iter().chain(case.game.keys())
}

/// One step further; none where no case has that.
pub(super) fn step<'n, 's>(case: &Case<'n, 's>, at: At<'n, 's>, step: &Step) -> Option<At<'n, 's>> {
    let own = |form: Form| Some(At { form, node: None });
    match (at.form, step) {
        (Form::Case, Step::Key(name)) => key(all_keys(case), at.node, name),
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

/// Of several shapes that which a value is; of what is not there the first, but for a bare name, of which there is more to tell.
pub(super) fn likeliest(shapes: &'static [Shape], node: Option<&Node<'_>>) -> Option<&'static Shape> {
    let has_its_keys = |shape: &&Shape| match shape {
        Shape::Map(fixed) => fixed.keys.iter().any(|key| node.is_some_and(|map| entry(map, |word| key.is(word)).is_some())),
        _ => false,
    };
    let is_map = matches!(node.map(|node| &node.value), Some(Value::Map(_)));
    let fits = |shape: &&Shape| (!is_map || takes_a_map(shape)) && !matches!(shape, Shape::Name);
    // Of several stones on one place each is told.
    let of_players = |shape: &&Shape| matches!(shape, Shape::List(Shape::Player, _));
    shapes
        .iter()
        .find(has_its_keys)
        .or_else(|| shapes.iter().find(of_players))
        .or_else(|| shapes.iter().find(fits))
        .or(shapes.first())
}

fn takes_a_map(shape: &Shape) -> bool {
    match shape {
        Shape::Map(_) | Shape::Each(..) | Shape::Heap(..) => true,
        Shape::Named(_, shape) => takes_a_map(shape),
        Shape::Any(shapes) => shapes.iter().any(takes_a_map),
        _ => false,
    }
}

/// The name of a key, wherever in a case of the game it stands.
pub(super) fn known_key(case: &Case<'_, '_>, name: &str) -> Option<&'static str> {
    all_keys(case).flat_map(below).map(|key| key.name).find(|known| *known == name)
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

/// A vocabulary in the letters and the language of the case.
pub(super) fn of_case(case: &Case<'_, '_>, words: Vocabulary) -> Vocabulary {
    words.of_case(&case.letters, language(case.document).unwrap_or_default())
}

/// One that a shape has, likewise.
pub(super) fn words_of(case: &Case<'_, '_>, words: Words) -> Vocabulary {
    of_case(case, words(case.edition))
}

/// So many cards of a kind can be told.
pub(super) const CARDS: i64 = 100;

/// Whether a list has dots for what is not there.
pub(super) fn has_dots(form: Form) -> bool {
    fn of(shape: &Shape) -> bool {
        match shape {
            Shape::List(Shape::Any(shapes), _) => shapes.iter().any(|shape| matches!(shape, Shape::Defined("nothing"))),
            Shape::Any(shapes) => shapes.iter().any(of),
            Shape::Named(_, shape) => of(shape),
            _ => false,
        }
    }
    matches!(form, Form::Of(shape) if of(shape))
}

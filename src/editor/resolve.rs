//! The way to a place: through the shapes of the keys, beside the values that the text has.

use crate::case::{Action, Key, Moves, Node, Shape, Value, Words, fold};
use crate::game::header;
use crate::referee::{Case, Referee};
use crate::verdict::Step;

/// What is at the end of a way through the shapes.
#[derive(Clone, Copy)]
pub(super) enum Form {
    Case,
    /// A value.
    Of(&'static Shape),
    /// A row of so many runs: pieces of one kind, without gaps.
    Row(Words, usize),
    /// A space of a board, or a place of a drawing of names.
    Space(Words),
    /// A thing of a list that has it or not.
    Member(Words, &'static str),
    /// A piece of a run, or of a row.
    Piece(Words),
    /// How many there are of a thing in a heap.
    Count(i64),
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

pub(super) fn all_keys(game: &dyn Referee) -> impl Iterator<Item = &'static Key> + Clone + use<> {
    header::KEYS.iter().chain(game.keys())
}

/// One step further; none where no case has that.
pub(super) fn step<'n, 's>(case: &Case<'n, 's>, at: At<'n, 's>, step: &Step) -> Option<At<'n, 's>> {
    let own = |form: Form| Some(At { form, node: None });
    match (at.form, step) {
        (Form::Case, Step::Key(name)) => key(all_keys(case.game), at.node, name),
        (Form::Of(Shape::Named(name, _)), Step::Key(thing)) if case.game.things(name).is_some() => {
            let (words, most) = case.game.things(name)?;
            own_name(case, words, thing).and_then(|_| own(Form::Count(most)))
        }
        (Form::Of(Shape::Named(_, shape)), _) => self::step(case, At { form: Form::Of(shape), ..at }, step),
        (Form::Of(shape), Step::Space(row, column)) => {
            let (words, rows) = drawing(shape)?;
            own(Form::Space(words)).filter(|_| rows.get(*row).is_some_and(|columns| column < columns))
        }
        (Form::Of(Shape::Any(shapes)), _) => {
            let first = likeliest(shapes, at.node).into_iter().chain(shapes.iter().filter(|shape| fits(shape, at.node)));
            first.into_iter().find_map(|shape| self::step(case, At { form: Form::Of(shape), ..at }, step))
        }
        (Form::Of(Shape::Map(fixed)), Step::Key(name)) => key(fixed.keys.iter(), at.node, name),
        (Form::Of(Shape::Move(moves)), Step::Key(name)) => {
            let found = key(moves.keys.iter().copied().flatten(), at.node, name)?;
            let Form::Of(Shape::ByAction(shapes)) = found.form else { return Some(found) };
            let action = actions(moves, at.node).first()?.key;
            let (_, shape) = shapes.iter().find(|(key, _)| *key == action)?;
            Some(At { form: Form::Of(shape), ..found })
        }
        (Form::Of(Shape::Each(_, shape)), Step::Key(name)) => {
            Some(At { form: Form::Of(shape), node: at.node.and_then(|node| node.entry(|word| fold(word) == fold(name))) })
        }
        (Form::Of(Shape::Heap(words, most)), Step::Key(name)) => {
            let (own, words) = (own_name(case, *words, name)?, case.words(*words));
            let is_meant = |word: &str| words.find(word).is_some_and(|thing| words.own_name(thing) == Some(own));
            Some(At { form: Form::Count(*most), node: at.node.and_then(|heap| heap.entry(is_meant)) })
        }
        (Form::Of(Shape::List(shape, _)), Step::Key(name)) => {
            let words = word(shape)?;
            own(Form::Member(words, own_name(case, words, name)?))
        }
        // Words in a list are there or not, in whatever order.
        (Form::Of(Shape::List(shape, _)), Step::Item(index)) if word(shape).is_none() => {
            Some(At { form: Form::Of(shape), node: at.node.and_then(|list| list.item(*index)) })
        }
        (Form::Of(Shape::Row(shapes)), Step::Item(index)) => {
            Some(At { form: Form::Of(shapes.get(*index)?), node: at.node.and_then(|list| list.item(*index)) })
        }
        (Form::Of(Shape::Rows(words, rows)), Step::Item(index)) if index < rows => {
            Some(At { form: Form::Row(*words, *rows), node: at.node.and_then(|list| list.item(*index)) })
        }
        (Form::Of(Shape::Run(words)), Step::Piece(_)) => own(Form::Piece(*words)),
        (Form::Row(words, _), Step::Piece(_)) => own(Form::Piece(words)),
        _ => None,
    }
}

fn key<'n, 's>(mut keys: impl Iterator<Item = &'static Key>, map: Option<&'n Node<'s>>, name: &str) -> Option<At<'n, 's>> {
    let key = keys.find(|key| key.is(name))?;
    Some(At { form: Form::Of(&key.shape), node: map.and_then(|map| map.entry(|word| key.is(word))) })
}

/// The thing of a vocabulary that has a name of its own.
fn own_name(case: &Case<'_, '_>, words: Words, name: &str) -> Option<&'static str> {
    words(case.edition).things.into_iter().map(|thing| thing.name).find(|own| *own == name)
}

/// The words that a shape is one of, and nothing else.
pub(super) fn word(shape: &'static Shape) -> Option<Words> {
    match shape {
        Shape::Word(words) | Shape::Numbered(words) => Some(*words),
        Shape::Named(_, shape) => word(shape),
        _ => None,
    }
}

/// A board, or a drawing with a name on each place: its words, and how many there are in each row.
pub(super) fn drawing(shape: &'static Shape) -> Option<(Words, Vec<usize>)> {
    let row = |shape: &Shape| {
        shape.alternatives().into_iter().find_map(|shape| match shape {
            Shape::List(Shape::Any(shapes), count) => Some((shapes.iter().find_map(word)?, *count.end())),
            _ => None,
        })
    };
    shape.alternatives().into_iter().find_map(|shape| match shape {
        Shape::Board(words, rows, columns) => Some((*words, vec![*columns; *rows])),
        Shape::Row(rows) => {
            let rows: Vec<_> = rows.iter().map(row).collect::<Option<_>>()?;
            Some((rows.first()?.0, rows.into_iter().map(|(_, columns)| columns).collect()))
        }
        _ => None,
    })
}

/// What a move may do as far as its keys tell; a whole turn is told step by step.
pub(super) fn actions(moves: &'static Moves, node: Option<&Node<'_>>) -> Vec<&'static Action> {
    let is_told = |key: &Key| node.is_some_and(|map| map.entry(|word| key.is(word)).is_some());
    let all = || moves.keys.iter().copied().flatten();
    let told: Vec<_> = all().filter(|key| is_told(key)).map(|key| key.name).collect();
    let fits = |action: &&Action| told.iter().all(|key| *key == action.key || action.allows.contains(key));
    let is_step =
        |action: &&Action| all().any(|key| key.name == action.key && !matches!(key.shape, Shape::List(Shape::Move(_), _)));
    moves.actions().filter(is_step).filter(fits).collect()
}

/// Of several shapes that which a value is; of what is not there the first, but for a bare name, of which there is more to tell.
pub(super) fn likeliest(shapes: &'static [Shape], node: Option<&Node<'_>>) -> Option<&'static Shape> {
    // What two maps have by the same names is of that which calls it so first.
    let are_several = shapes.iter().filter(|shape| is_map(shape)).nth(1).is_some();
    let entries = node.filter(|_| are_several).into_iter().flat_map(Node::entries);
    let words: Vec<_> = entries.map(|(word, _)| fold(word)).collect();
    let place_of_its_keys = |shape: &&Shape| {
        let Shape::Map(fixed) = shape else { return None };
        let place = |key: &Key| words.iter().filter_map(|word| key.names().position(|name| name == word)).min();
        fixed.keys.iter().filter_map(place).min()
    };
    // Where any number of stones lie each is told.
    let of_players = |shape: &&Shape| matches!(shape, Shape::List(Shape::Player, count) if *count == Shape::MANY);
    let mut fitting = shapes.iter().filter(|shape| fits(shape, node) && !matches!(shape, Shape::Name));
    let by_key = shapes.iter().filter(|shape| place_of_its_keys(shape).is_some()).min_by_key(place_of_its_keys);
    let told = by_key.or_else(|| fitting.clone().find(of_players));
    told.or_else(|| fitting.next()).or(shapes.first())
}

/// Whether a value may be of a shape, as far as that is a list, a map or neither; what is not there may be anything.
fn fits(shape: &'static Shape, node: Option<&Node<'_>>) -> bool {
    match node.map(|node| &node.value) {
        Some(Value::Map(_)) => is_map(shape),
        Some(Value::List(_)) => !matches!(shape, Shape::Each(..) | Shape::Map(_) | Shape::Word(_) | Shape::Player),
        Some(Value::Scalar(..)) | None => true,
    }
}

/// Whether a value of a shape may be a map.
fn is_map(shape: &'static Shape) -> bool {
    shape.alternatives().into_iter().any(|shape| matches!(shape, Shape::Map(_) | Shape::Each(..) | Shape::Heap(..)))
}

/// Whether a list has dots for what is not there.
pub(super) fn has_dots(form: Form) -> bool {
    let is_nothing = |shape: &Shape| matches!(shape, Shape::Defined("nothing"));
    let has = |shape: &Shape| matches!(shape, Shape::List(Shape::Any(shapes), _) if shapes.iter().any(is_nothing));
    matches!(form, Form::Of(shape) if shape.alternatives().into_iter().any(has))
}

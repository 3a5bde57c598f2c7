//! What may stand at a place, and what does.

use super::contents::{amount, called, counts, heap, letter, members, places, star, things};
use super::resolve::{At, Form, actions, all_keys, drawing, likeliest, root, step, word};
use crate::case::piece_run::{Piece, PieceRun};
use crate::case::{Key, Moves, Node, Numbered, Shape, Thing, Value, Vocabulary, Words, fold};
use crate::referee::Case;
use crate::verdict::{Place, Step};
use std::borrow::Cow;
use std::cell::OnceCell;
use std::ops::RangeInclusive;

/// A place of a case: what may stand there, and what does.
#[derive(Debug, Clone)]
pub struct Slot {
    /// What may stand there.
    pub may: May,
    /// What stands there, as one would put it there; none if the text does not tell.
    pub now: Option<String>,
}

/// What may stand at a place.
#[derive(Debug, Clone)]
pub enum May {
    /// One of these pieces, or none.
    Piece(Vocabulary),
    /// Any number of these pieces in a row; with how many of each lie there.
    Run(Vocabulary, Vec<usize>),
    /// So many of each of these, up to a number.
    Heap(Vocabulary, Vec<usize>, i64),
    /// A number.
    Number(RangeInclusive<i64>),
    /// One of these words, which may have numbers.
    Word(Vocabulary),
    /// Any of these words, each or not; with which do.
    Several(Vocabulary, Vec<bool>),
    /// One of these pieces, or so many of it, up to a number.
    Amount(Vocabulary, u8),
    /// One of these players.
    Player(Vec<String>),
    /// Any text.
    Text,
    /// Values of keys.
    Keys(Vec<Entry>),
    /// Something on each space of a board: so many in each row.
    Board(Vec<usize>),
    /// So many values, one after the other.
    Items(usize),
    /// What is written in a way of its own; how it may look.
    Written(&'static [&'static str]),
}

/// A key that may have a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The key.
    pub key: Cow<'static, str>,
    /// Whether the text tells it.
    pub told: bool,
    /// Whether it has to be told.
    pub needed: bool,
}

/// What lies on each space of a board, row by row, once somebody has asked for one of them.
type Drawn = OnceCell<Option<Vec<Vec<Option<usize>>>>>;

impl Case<'_, '_> {
    /// What may stand at a place, and what does. None for a place that no case has.
    pub fn slot(&self, place: &Place) -> Option<Slot> {
        self.slots([place]).next()?
    }
    /// The same of several places: the way to those that are parts of one thing is gone once.
    pub fn slots<'p>(&self, places: impl IntoIterator<Item = &'p Place>) -> impl Iterator<Item = Option<Slot>> {
        let start = (root(self), root(self));
        let mut known: Vec<(&[Step], Option<_>, Drawn)> = Vec::new();
        places.into_iter().map(move |place| {
            let Some((last, way)) = place.0.split_last() else { return self.slot_at(place, start, &Drawn::new()) };
            let at = known.iter().rposition(|(gone, ..)| *gone == way).unwrap_or_else(|| {
                known.push((way, way.iter().try_fold(start, |at, next| self.beyond(at, next)), Drawn::new()));
                known.len() - 1
            });
            let (_, at, drawn) = &known[at];
            self.slot_at(place, self.beyond((*at)?, last)?, drawn)
        })
    }
    /// A step further on a way: where it leads, and the last place on it that has a value of its own, out of which the others are
    /// read.
    fn beyond<'c>(&'c self, (whole, here): (At<'c, 'c>, At<'c, 'c>), next: &Step) -> Option<(At<'c, 'c>, At<'c, 'c>)> {
        Some((if here.node.is_some() { here } else { whole }, step(self, here, next)?))
    }
    fn slot_at(&self, place: &Place, (whole, here): (At<'_, '_>, At<'_, '_>), drawn: &Drawn) -> Option<Slot> {
        let within = |words| within(self, whole, place, words, drawn);
        let may = may(self, here)?;
        let now = match (here.node.map(|node| &node.value), &may) {
            // A dot in a list is a place on which nothing is known to lie.
            (Some(Value::Scalar(text, _)), May::Player(_)) if text == "." => None,
            (Some(Value::Scalar(text, _)), May::Number(_) | May::Player(_) | May::Text | May::Run(..)) => Some(text.to_string()),
            (Some(Value::Scalar(text, _)), May::Word(words)) => Some(word_of(words, text)),
            (Some(_), May::Amount(words, _)) => amount(here.node?, words),
            (Some(Value::Scalar(text, _)), May::Piece(words)) => letter(words, words.find(text)),
            (Some(_), May::Written(_)) => written(self, here),
            (_, May::Piece(words)) => within(Some(words)),
            (None, May::Word(words)) => within(Some(words)),
            (_, May::Number(_)) => within(None),
            _ => None,
        };
        Some(Slot { may, now })
    }
    /// The names of its players, in order.
    pub fn players(&self) -> Vec<String> {
        let list = step(self, root(self), &Step::Key("players".into()));
        let player = |index| list.and_then(|list| step(self, list, &Step::Item(index))).filter(|player| player.node.is_some());
        let name = |player: At<'_, '_>| {
            let own = step(self, player, &Step::Key("name".into())).filter(|name| name.node.is_some()).unwrap_or(player);
            own.node.and_then(Node::word).unwrap_or_default().to_owned()
        };
        (0..).map_while(player).map(name).collect()
    }
}

/// What may stand at the end of a way.
fn may(case: &Case<'_, '_>, at: At<'_, '_>) -> Option<May> {
    let shape = match at.form {
        Form::Case => return Some(May::Keys(told(all_keys(case.game), at.node, &[]))),
        Form::Row(words, _) => return Some(run(case, at.node, words)),
        Form::Space(words) | Form::Piece(words) => return Some(one_of(case.words(words))),
        Form::Member(words, name) => {
            let mut words = case.words(words);
            words.things.retain(|thing| thing.name == name);
            return Some(May::Word(words));
        }
        Form::Count(most) => return Some(May::Number(0..=most)),
        Form::Of(shape) => shape,
    };
    if let Some((_, rows)) = drawing(shape) {
        return Some(May::Board(rows));
    }
    if let (Shape::Any(_), Some((numbers, _))) = (shape, star(case, shape)) {
        return Some(May::Keys(covered(&numbers, at.node)));
    }
    match shape {
        Shape::Named(name, _) if case.game.things(name).is_some() => piled(case, shape, at.node),
        Shape::Named(_, inner) => may(case, At { form: Form::Of(inner), ..at }),
        Shape::Any(shapes) if shapes.iter().all(|shape| word(shape).is_some()) => {
            let each = shapes.iter().filter_map(word).map(|words| case.words(words));
            let all = each.reduce(|mut all, more| {
                all.things.extend(more.things);
                all
            });
            all.map(May::Word)
        }
        Shape::Any(shapes) => may(case, At { form: Form::Of(likeliest(shapes, at.node)?), ..at }),
        Shape::Run(words) => Some(run(case, at.node, *words)),
        Shape::Heap(..) => piled(case, shape, at.node),
        Shape::Number(range) => Some(May::Number(range.clone())),
        Shape::Word(words) => Some(one_of(case.words(*words))),
        Shape::Numbered(words) => Some(May::Word(case.words(*words))),
        Shape::Amount(words, most) => Some(May::Amount(case.words(*words), *most)),
        // The dragons, and whatever else has a key each.
        Shape::Each(names, _) => {
            let is_told = |name: &str| at.node.is_some_and(|map| map.entry(|word| fold(word) == fold(name)).is_some());
            let names = names_of(case, names)?;
            Some(May::Keys(names.into_iter().map(|key| Entry { told: is_told(&key), key, needed: false }).collect()))
        }
        Shape::Player => Some(May::Player(case.players())),
        Shape::Text | Shape::Name => Some(May::Text),
        Shape::Map(fixed) => Some(May::Keys(told(fixed.keys.iter(), at.node, fixed.needs))),
        Shape::Move(moves) => Some(May::Keys(of_move(case, moves, at.node))),
        Shape::List(of, _) => Some(word(of).map_or_else(|| items(at.node), |words| several(case.words(words), at.node))),
        Shape::Row(_) | Shape::Rows(..) => Some(items(at.node)),
        Shape::Written(way) => Some(match case.game.things(way.what) {
            Some((words, _)) => May::Word(case.words(words)),
            None => May::Written(way.examples),
        }),
        Shape::Anything | Shape::Board(..) | Shape::Defined(_) | Shape::ByAction(_) => Some(May::Written(&[])),
    }
}

/// Each thing, and whether it is in a list.
fn several(words: Vocabulary, list: Option<&Node<'_>>) -> May {
    let held = list.map_or_else(Vec::new, |node| members(node, &words));
    let held = (0..words.things.len()).map(|thing| held.contains(&Some(thing))).collect();
    May::Several(words, held)
}

/// As many items as there are.
fn items(list: Option<&Node<'_>>) -> May {
    May::Items(match list.map(|node| &node.value) {
        Some(Value::List(items)) => items.len(),
        Some(Value::Scalar(text, _)) => usize::from(!text.is_empty()),
        Some(Value::Map(_)) | None => 0,
    })
}

/// A heap with what lies there.
fn piled(case: &Case<'_, '_>, shape: &'static Shape, node: Option<&Node<'_>>) -> Option<May> {
    let heap = heap(case, shape)?;
    let held = node.map_or_else(|| Some(vec![0; heap.words.things.len()]), |node| heap.held(case, node));
    Some(held.map_or(May::Written(&[]), |held| May::Heap(heap.words, held, heap.most)))
}

/// A piece where all have letters, else a word.
fn one_of(words: Vocabulary) -> May {
    if words.is_lettered() { May::Piece(words) } else { May::Word(words) }
}

/// A word as one would put it: by the own name of what it means, with its number.
fn word_of(words: &Vocabulary, text: &str) -> String {
    let Numbered { word, number, .. } = Numbered::of(text);
    let name = |word: &str| words.own_name(words.find(word)?);
    match (name(text), name(word)) {
        (Some(name), _) => name.to_owned(),
        (None, Some(name)) => format!("{name} {number}"),
        (None, None) => text.to_owned(),
    }
}

/// The keys of a map that has what the shape says; none where that may be anything.
fn names_of(case: &Case<'_, '_>, shape: &'static Shape) -> Option<Vec<Cow<'static, str>>> {
    if let Some(words) = word(shape) {
        return Some(case.words(words).things.iter().flat_map(Thing::numbered).map(|(name, _)| name).collect());
    }
    match shape {
        Shape::Number(range) => Some(range.clone().map(|number| number.to_string().into()).collect()),
        Shape::Any(shapes) => Some(shapes.iter().map(|shape| names_of(case, shape)).collect::<Option<Vec<_>>>()?.concat()),
        _ => None,
    }
}

/// The spaces of a star; told are those with a tile.
fn covered(numbers: &Vocabulary, star: Option<&Node<'_>>) -> Vec<Entry> {
    let held = star.and_then(|star| things(star, numbers)).unwrap_or_default();
    let is_told =
        |space, name: &str| held.contains(&Some(space)) || star.is_some_and(|star| star.entry(|key| key == name).is_some());
    let entry = |(space, thing): (usize, &Thing)| Entry {
        key: thing.name.to_owned().into(),
        told: is_told(space, thing.name),
        needed: false,
    };
    numbers.things.iter().enumerate().map(entry).collect()
}

/// What a move may have beside what it has: where several actions are possible, those.
fn of_move(case: &Case<'_, '_>, moves: &'static Moves, node: Option<&Node<'_>>) -> Vec<Entry> {
    let fit = actions(moves, node);
    let [action] = &fit[..] else {
        let fits = |key: &&Key| fit.iter().any(|action| action.key == key.name);
        return told(moves.keys.iter().copied().flatten().filter(fits), node, &[]);
    };
    let mut needs = [&[action.key], action.needs].concat();
    if action.allows.contains(&"player") && case.players().len() > 1 {
        needs.push("player");
    }
    told(moves.keys_of(action), node, &needs)
}

/// A value as its text stands there; none for one of several lines.
fn written(case: &Case<'_, '_>, at: At<'_, '_>) -> Option<String> {
    let node = at.node?;
    let text = node.word().unwrap_or_else(|| node.typed(case.source()));
    (!text.contains('\n')).then(|| text.to_owned())
}

fn told(keys: impl Iterator<Item = &'static Key>, map: Option<&Node<'_>>, needs: &[&str]) -> Vec<Entry> {
    let is_told = |key: &Key| match map.map(|map| &map.value) {
        Some(Value::Map(_)) => map.is_some_and(|map| map.entry(|word| key.is(word)).is_some()),
        // A player may be a bare name.
        Some(Value::Scalar(..)) => key.name == "name",
        Some(Value::List(_)) | None => false,
    };
    keys.map(|key| Entry { key: key.name.into(), told: is_told(key), needed: needs.contains(&key.name) }).collect()
}

fn run(case: &Case<'_, '_>, node: Option<&Node<'_>>, words: Words) -> May {
    let words = case.words(words);
    let counts = node.map_or_else(|| vec![0; words.things.len()], |node| counts(node, &words));
    May::Run(words, counts)
}

/// What stands at a place that is a part of a value.
fn within(case: &Case<'_, '_>, whole: At<'_, '_>, place: &Place, words: Option<&Vocabulary>, drawn: &Drawn) -> Option<String> {
    let node = whole.node?;
    let last = place.0.last()?;
    if let (Step::Key(name), Some(words)) = (last, words.filter(|words| words.is_named())) {
        return members(node, words).into_iter().flatten().next().map(|_| name.to_string());
    }
    match (last, whole.form) {
        (Step::Key(name), Form::Of(shape)) => {
            if let Some((numbers, colours)) = star(case, shape) {
                let covered = things(node, &numbers)?.into_iter().flatten().any(|number| Some(number) == numbers.find(name));
                let Step::Key(own) = place.0.iter().rev().nth(1)? else { return None };
                return letter(&colours, colours.find(own).filter(|_| covered));
            }
            let heap = heap(case, shape)?;
            let thing = called(&heap.words, name)?;
            Some(heap.held(case, node)?.get(thing)?.to_string())
        }
        (Step::Space(row, column), _) => {
            let rows = drawn.get_or_init(|| {
                let things = |row: Vec<(_, Piece)>| row.into_iter().map(|(_, piece)| piece.thing).collect();
                Some(places(node, words?)?.into_iter().map(things).collect())
            });
            letter(words?, *rows.as_ref()?.get(*row)?.get(*column)?)
        }
        (Step::Piece(index), _) => {
            let row = place.0.iter().rev().nth(1);
            let pieces = match (row, &node.value) {
                // The rows of a text.
                (Some(Step::Item(row)), Value::Scalar(..)) if matches!(whole.form, Form::Of(_)) => {
                    PieceRun::rows(node, words?)?.get(*row)?.pieces.iter().map(|piece| piece.thing).collect()
                }
                _ => things(node, words?)?,
            };
            letter(words?, *pieces.get(*index)?)
        }
        (Step::Key(_) | Step::Item(_), _) => None,
    }
}

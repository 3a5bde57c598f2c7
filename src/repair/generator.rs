//! The edits that undo what people do wrong: one walk through a case by the shapes of its keys.

use super::budget::Budget;
use super::edit::{Altered, Change, Edit, Kind};
use super::numbers::misread;
use super::pieces::Pieces;
use super::runs::Seen;
use crate::case::edit::{Splice, entry, literal, member, one_fewer, one_more, quoted, scalar, swapped};
use crate::case::piece_run::PieceRun;
use crate::case::{Fixed, Key, Moves, Node, Numbered, Shape, Value, Vocabulary, Words, fold};
use crate::referee::Case;
use crate::verdict::Place;
use crate::words::{Language, typed_in};
use std::collections::{BTreeSet, HashSet};
use std::ops::RangeInclusive;

/// So many heaps are left out at most: one is told.
const HEAPS: usize = 8;

/// Steps to make an edit of nothing.
const EDIT: usize = 20;

/// A value of the case, and where it stands.
#[derive(Clone)]
pub(super) struct Spot<'n, 's> {
    pub(super) node: &'n Node<'s>,
    pub(super) place: Place,
}

impl<'n, 's> Spot<'n, 's> {
    /// The items of a list, one after the other.
    pub(super) fn items(&self) -> impl Iterator<Item = Self> + use<'n, 's> {
        let (items, place) = (if let Value::List(items) = &self.node.value { &items[..] } else { &[] }, self.place.clone());
        items.iter().enumerate().map(move |(index, node)| Self { node, place: place.clone().item(index) })
    }
    /// The values of a map, each with its key as it is typed.
    pub(super) fn entries(&self) -> impl Iterator<Item = (&'n str, Self)> + use<'n, 's> {
        let place = self.place.clone();
        self.node.entries().map(move |(key, node)| (key, Self { node, place: place.clone().key(key.to_owned()) }))
    }
    /// The values of a map whose keys are known.
    pub(super) fn fields<'k>(&self, keys: &'k [&'static [Key]]) -> impl Iterator<Item = (&'static Key, Self)> + use<'k, 'n, 's> {
        let place = self.place.clone();
        self.node.entries().filter_map(move |(typed, node)| {
            let key = keys.iter().copied().flatten().find(|key| key.is(typed))?;
            Some((key, Self { node, place: place.clone().key(key.name) }))
        })
    }
    /// What is typed there becomes something else.
    pub(super) fn change(&self, from: impl Into<String>, to: impl Into<String>) -> Change {
        Change::at(self.place.clone(), from, to)
    }
}

/// Another word or number in the place of one.
pub(super) fn set(at: &Spot<'_, '_>, to: &str) -> Option<Altered> {
    Some((at.change(at.node.word()?, to), scalar(at.node, to)))
}

/// Two values in one another's place.
pub(super) fn exchanged(text: &str, one: &Spot<'_, '_>, other: &Spot<'_, '_>) -> Option<[Altered; 2]> {
    let [typed, there] = [one, other].map(|spot| spot.node.typed(text));
    let [here, beyond] = swapped(text, one.node, other.node)?;
    Some([(one.change(typed, there), here), (other.change(there, typed), beyond)])
}

pub(super) struct EditGenerator<'n, 's> {
    pub(super) case: &'n Case<'n, 's>,
    pub(super) text: &'n str,
    pub(super) language: Language,
    pub(super) players: Vec<&'n str>,
    /// By how much sums are too great.
    pub(super) off: BTreeSet<i64>,
    pub(super) edits: Vec<Edit>,
    pub(super) budget: Budget,
    /// All runs of pieces that were seen.
    pub(super) seen: Vec<Seen<'n, 's>>,
    /// Rows of names that were seen.
    pub(super) seen_names: Vec<Seen<'n, 's>>,
}

impl<'n, 's> EditGenerator<'n, 's> {
    /// A vocabulary with the letters of the case.
    pub(super) fn words(&self, words: &Words) -> Vocabulary {
        words(self.case.edition).of_case(&self.case.letters, self.language)
    }
    /// What a key is called in the language of the case.
    pub(super) fn name_of(&self, key: &Key) -> String {
        typed_in(self.language, key.name, key.also, "").unwrap_or_else(|| key.name.to_owned())
    }
    /// The edits of a value that a shape describes.
    pub(super) fn walk(&mut self, shape: &'static Shape, at: &Spot<'n, 's>) {
        let node = at.node;
        match (shape, &node.value) {
            (Shape::Any(shapes), _) => {
                let Some(fitting) = shapes.iter().find(|shape| self.fits(shape, node)) else { return };
                self.walk(fitting, at);
                // Where a word may stand, it may have been meant.
                if let Shape::Written(_) = fitting {
                    let words = shapes.iter().filter(|shape| matches!(shape, Shape::Word(_) | Shape::Numbered(_)));
                    words.for_each(|words| self.walk(words, at));
                }
                if let [Shape::Word(_), written @ Shape::Written(_)] = shapes
                    && let Some(words) = self.words_of(written)
                {
                    words.things.iter().for_each(|thing| self.edit(Kind::Thing, [set(at, &words.name(thing))]));
                }
                if let Shape::Map(fixed) = fitting {
                    self.without_its_kind(fixed, at);
                }
                if let (Shape::Heap(..), Value::Scalar(..)) = (fitting, &node.value) {
                    shapes.iter().for_each(|shape| self.with_its_kind(shape, at));
                }
            }
            (Shape::Named(_, shape), _) => self.walk(shape, at),
            (Shape::Map(fixed), Value::Map(_)) => {
                self.left_out(fixed.keys, at);
                at.fields(&[fixed.keys]).for_each(|(key, value)| self.walk(&key.shape, &value));
                self.stars(fixed.keys, at);
            }
            (Shape::Move(moves), Value::Map(_)) => self.play(moves, at),
            (Shape::Each(keys, shape), Value::Map(_)) => {
                self.entries(keys, shape, at);
                if let Some(cards) = self.words_of(keys).map(Pieces::of).filter(Pieces::are_cards) {
                    self.counts(&cards, at);
                }
                for (_, value) in self.budget.each(at.entries()) {
                    match shape {
                        // One of many counts, of pieces and no wares: nobody types a digit too few there.
                        Shape::Number(range) if !matches!(keys, Shape::Word(words) if self.words(words).is_named()) => {
                            let digits = value.node.word().map_or(0, str::len);
                            self.miscounted(&value, range, [Kind::Forgotten, Kind::Surplus], digits);
                        }
                        _ => self.walk(shape, &value),
                    }
                }
            }
            (Shape::List(shape, _), Value::List(_)) => {
                self.members(shape, at);
                if is_of_heaps(shape) {
                    self.typed_twice(at);
                    self.empty_heaps(at);
                    self.next_to_one_another(at);
                }
                if !matches!(shape, Shape::Word(_)) {
                    self.budget.each(at.items()).for_each(|item| self.walk(shape, &item));
                }
            }
            (Shape::Row(shapes), Value::List(_)) => {
                let before = self.seen_names.len();
                shapes.iter().zip(at.items()).for_each(|(shape, item)| self.walk(shape, &item));
                self.tiles(before);
            }
            (Shape::Number(range), Value::Scalar(text, _)) => {
                for (kind, number) in misread(text).into_iter().filter(|(_, number)| range.contains(number)) {
                    self.edit(kind, [set(at, &number.to_string())]);
                }
                self.sums(range, text, at);
            }
            (Shape::Word(words), Value::Scalar(text, _)) => self.word(text, &self.words(words), at),
            (Shape::Player, Value::Scalar(text, _)) => {
                for name in self.players.clone().into_iter().filter(|name| fold(name) != fold(text)) {
                    self.edit(Kind::Player, [set(at, name)]);
                }
            }
            (Shape::Numbered(words), Value::Scalar(text, _)) => self.numbered(text, &self.words(words), at),
            (Shape::Amount(words, _), Value::Scalar(text, _)) => self.amount(text, self.words(words), at),
            (Shape::Heap(words, most), Value::Map(_)) => {
                let pieces = Pieces::of(self.words(words));
                self.counts(&pieces, at);
                for (word, value) in at.entries() {
                    let one_off = pieces.find(word).map_or([Kind::Number; 2], |piece| pieces.one_off(piece));
                    self.miscounted(&value, &(0..=*most), one_off, usize::MAX);
                }
            }
            (Shape::Run(words) | Shape::Heap(words, _), _) => self.run(self.words(words), at),
            (Shape::Rows(words, _), _) => self.rows(&self.words(words), at),
            (Shape::Board(words, rows, columns), _) => self.board(&self.words(words), (*rows, *columns), at),
            (Shape::Written(_), Value::Scalar(..)) => match self.words_of(shape) {
                Some(words) if words.is_named() => self.names(&words, at),
                Some(words) if PieceRun::of(node, None, &words).is_some() => self.run(words, at),
                Some(words) => match (Pieces::of(words), at.node.word()) {
                    (cards, _) if cards.are_cards() => self.cards(cards, at),
                    (pieces, Some(text)) => self.amount(text, pieces.words, at),
                    (_, None) => {}
                },
                None => {}
            },
            // What is not typed off a table, what the audit does not look at, and what another of several shapes fits.
            _ => {}
        }
    }

    /// The edits of the phase once more with the turn left out: in some phases nobody has one.
    pub(super) fn without_turn(&mut self, from: usize, keys: &'static [Key], case: &Spot<'n, 's>) {
        let is_turn = |typed: &str| keys.iter().any(|key| key.name == "turn" && key.is(typed));
        let Some((index, (_, turn))) = case.entries().enumerate().find(|(_, (typed, _))| is_turn(typed)) else { return };
        let change = Change::at(Place::root().key("turn"), turn.node.typed(self.text), "");
        let Some((change, splice)) = self.gone(case.node, index, change) else { return };
        let apart: Vec<_> =
            self.edits[from..].iter().filter(|edit| !edit.splices.iter().any(|own| own.meets(&splice))).cloned().collect();
        for edit in apart {
            self.add(edit.kind, [edit.changes, vec![change.clone()]].concat(), [edit.splices, vec![splice.clone()]].concat());
        }
    }

    /// The edits of the values of a move: what some of them are depends on what it does.
    fn play(&mut self, moves: &Moves, at: &Spot<'n, 's>) {
        let values: Vec<_> = at.fields(moves.keys).collect();
        for (key, value) in &values {
            let shape = match &key.shape {
                Shape::ByAction(shapes) => {
                    shapes.iter().find(|(action, _)| values.iter().any(|(key, _)| key.name == *action)).map(|(_, shape)| shape)
                }
                shape => Some(shape),
            };
            shape.into_iter().for_each(|shape| self.walk(shape, value));
        }
    }

    /// Whether a value is what a shape describes, as far as it takes to tell it from others.
    fn fits(&self, shape: &'static Shape, node: &Node<'_>) -> bool {
        let run = |words| PieceRun::of(node, None, &self.words(words));
        match (shape, &node.value) {
            (Shape::Any(shapes), _) => shapes.iter().any(|shape| self.fits(shape, node)),
            (Shape::Named(_, shape), _) => self.fits(shape, node),
            (Shape::Map(fixed), Value::Map(_)) => node.entries().all(|(typed, _)| fixed.keys.iter().any(|key| key.is(typed))),
            (Shape::Each(..), Value::Map(_)) => true,
            (Shape::Heap(words, _), Value::Map(_)) => {
                let words = self.words(words);
                node.entries().all(|(word, _)| words.find(word).is_some())
            }
            (
                Shape::List(..) | Shape::Row(_) | Shape::Run(_) | Shape::Heap(..) | Shape::Rows(..) | Shape::Board(..),
                Value::List(_),
            ) => true,
            (Shape::Number(_), Value::Scalar(text, _)) => text.parse::<i64>().is_ok(),
            (Shape::Word(words), Value::Scalar(text, _)) => self.words(words).find(text).is_some(),
            (Shape::Player, Value::Scalar(text, _)) => self.players.iter().any(|name| fold(name) == fold(text)),
            (Shape::Run(words) | Shape::Heap(words, _), Value::Scalar(..)) => run(words).is_some(),
            (Shape::Amount(words, _), Value::Scalar(..)) => run(words).is_some_and(|strip| strip.things().len() == 1),
            (Shape::Numbered(words), Value::Scalar(text, _)) => self.words(words).find(Numbered::of(text).word).is_some(),
            (Shape::Rows(..) | Shape::Board(..) | Shape::Written(_), Value::Scalar(..)) => true,
            _ => false,
        }
    }

    /// Empty ones of a row of heaps that were left out, as nothing lies there.
    fn empty_heaps(&mut self, list: &Spot<'n, 's>) {
        let count = list.node.items().len();
        let Some(Splice { span, text }) = one_more(self.text, list.node, "\"\"").filter(|_| count > 0) else { return };
        for more in 1..=HEAPS {
            let change = Change::at(list.place.clone().item(count), "", ["\"\""; HEAPS][..more].join(", "));
            self.add(Kind::Forgotten, vec![change], vec![Splice { span, text: text.repeat(more) }]);
        }
    }

    /// A heap that was typed twice.
    fn typed_twice(&mut self, list: &Spot<'n, 's>) {
        let mut known = HashSet::new();
        let typed = list.items().map(|item| (item.node.typed(self.text), item)).enumerate();
        for (index, (typed, item)) in self.budget.each(typed).filter(|(_, (typed, _))| !known.insert(*typed)) {
            self.edit(Kind::Surplus, [self.gone(list.node, index, item.change(typed, ""))]);
        }
    }

    /// Two neighbours of a ring of heaps in one another's place.
    fn next_to_one_another(&mut self, list: &Spot<'n, 's>) {
        let next = list.items().skip(1).chain(list.items().take(1));
        for (one, next) in self.budget.each(list.items().zip(next)) {
            self.swap(Kind::Order, &one, &next);
        }
    }

    /// A heap of which was forgotten of what kind it is: a map has a word for that, and the heap.
    fn with_its_kind(&mut self, shape: &'static Shape, at: &Spot<'n, 's>) {
        let Shape::Map(Fixed { keys: [of_kind, of_heap], .. }) = shape else { return };
        if !is_of_heaps(&of_heap.shape) {
            return;
        }
        let typed = at.node.typed(self.text);
        let like_it = if typed.starts_with('"') { quoted } else { literal };
        let [kind, heap] = [of_kind, of_heap].map(|key| like_it(&self.name_of(key)));
        for word in self.words_in(&of_kind.shape) {
            self.instead(Kind::Thing, at, &format!("{{{kind}: {}, {heap}: {typed}}}", like_it(&word)));
        }
    }

    /// A heap that is of no kind, though it was typed as one of a kind.
    fn without_its_kind(&mut self, fixed: &Fixed, at: &Spot<'n, 's>) {
        let [_, of_heap] = fixed.keys else { return };
        if let Some(heap) = at.node.entry(|typed| of_heap.is(typed)).filter(|_| is_of_heaps(&of_heap.shape)) {
            self.instead(Kind::Thing, at, heap.typed(self.text));
        }
    }

    /// Something else in the place of all that is typed.
    fn instead(&mut self, kind: Kind, at: &Spot<'n, 's>, to: &str) {
        let splice = Splice { span: at.node.span, text: to.to_owned() };
        self.edit(kind, [Some((at.change(at.node.typed(self.text), to), splice))]);
    }

    /// What a number would have to be for a sum to come out right.
    fn sums(&mut self, range: &RangeInclusive<i64>, text: &str, at: &Spot<'n, 's>) {
        let Ok(typed) = text.parse::<i64>() else { return };
        for number in self.off.clone().into_iter().map(|off| typed - off).filter(|number| range.contains(number)) {
            let from = self.edits.len();
            self.edit(Kind::Number, [set(at, &number.to_string())]);
            self.edits[from..].iter_mut().for_each(|edit| edit.is_told = true);
        }
    }

    /// One member of a list or a map fewer.
    pub(super) fn gone(&self, of: &Node<'_>, index: usize, change: Change) -> Option<Altered> {
        self.budget.take(of.items().len());
        Some((change, one_fewer(self.text, of, index)?))
    }

    /// One member of a list or a map more, as it is written there.
    pub(super) fn more(&self, of: &Node<'_>, written: &str, change: Change) -> Option<Altered> {
        self.budget.take(of.items().len());
        Some((change, one_more(self.text, of, written)?))
    }

    /// One more entry of a map, as it is written there, under a key that is not typed.
    pub(super) fn entry_more(&self, map: &Spot<'n, 's>, key: &str, written: &str, says: &str) -> Option<Altered> {
        self.more(map.node, &entry(map.node, key, written), Change::at(map.place.clone().key(key.to_owned()), "", says))
    }

    /// One more item of a list.
    pub(super) fn item_more(&self, list: &Spot<'n, 's>, name: &str) -> Option<Altered> {
        let place = list.place.clone().item(list.node.items().len());
        self.more(list.node, &member(list.node, name), Change::at(place, "", name))
    }

    /// An edit of some values, if all of them can be written.
    pub(super) fn edit<const N: usize>(&mut self, kind: Kind, altered: [Option<Altered>; N]) {
        if let Some((changes, splices)) = altered.into_iter().collect::<Option<(Vec<_>, Vec<_>)>>() {
            self.add(kind, changes, splices);
        }
    }

    pub(super) fn add(&mut self, kind: Kind, changes: Vec<Change>, splices: Vec<Splice>) {
        let held = changes.iter().map(|change| change.from.len() + change.to.len()).sum::<usize>();
        let written = splices.iter().map(|splice| splice.text.len()).sum::<usize>();
        // One value that says the same in another way is no change.
        if self.budget.take(EDIT + held + written) && changes.iter().any(|change| change.from != change.to) {
            self.edits.push(Edit::new(kind, changes, splices));
        }
    }

    pub(super) fn swap(&mut self, kind: Kind, one: &Spot<'n, 's>, other: &Spot<'n, 's>) {
        if let Some(altered) = exchanged(self.text, one, other) {
            self.edit(kind, altered.map(Some));
        }
    }

    /// The words that a value may be, if it is one of some.
    pub(super) fn words_in(&self, shape: &Shape) -> Vec<String> {
        let words = |shape: &Shape| match shape {
            Shape::Word(words) => Some(self.words(words)),
            shape => self.words_of(shape).filter(Vocabulary::is_named),
        };
        let all = shape.alternatives().into_iter().filter_map(words);
        all.flat_map(|words| words.things.iter().map(|thing| words.name(thing)).collect::<Vec<_>>()).collect()
    }

    /// The vocabulary of a text that is written in a way of its own.
    pub(super) fn words_of(&self, shape: &Shape) -> Option<Vocabulary> {
        let Shape::Written(written) = shape else { return None };
        self.case.game.written().iter().find(|(what, _)| *what == written.what).map(|(_, words)| self.words(words))
    }

    /// The same of the first of several shapes that has one.
    pub(super) fn words_among(&self, shape: &Shape) -> Option<Vocabulary> {
        shape.alternatives().into_iter().find_map(|shape| self.words_of(shape))
    }
}

fn is_of_heaps(shape: &Shape) -> bool {
    shape.alternatives().into_iter().any(|shape| matches!(shape, Shape::Heap(..)))
}

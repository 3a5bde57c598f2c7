//! The edits that undo what people do wrong: one walk through a case by the shapes of its keys.

use super::amounts::numbered;
use super::budget::Budget;
use super::edit::{Change, Edit, Kind};
use super::likeness::are_alike;
use super::names::called_like;
use super::numbers::misread;
use crate::case::edit::{Splice, literal, one_fewer, one_more, quoted, scalar, swapped};
use crate::case::piece_run::PieceRun;
use crate::case::{Fixed, Key, Letters, Moves, Node, Shape, Value, Vocabulary, fold};
use crate::verdict::Place;
use crate::words::{Language, typed_in};
use std::collections::HashSet;
use std::ops::RangeInclusive;

/// So many heaps are left out at most: one is told.
const HEAPS: usize = 8;

/// Steps to make an edit of nothing.
const EDIT: usize = 20;

/// Where the walk is.
#[derive(Clone)]
pub(super) struct Here {
    pub(super) place: Place,
    pub(super) way: Vec<String>,
}

impl Here {
    /// The case itself.
    pub(super) fn root() -> Self {
        Self { place: Place::root(), way: Vec::new() }
    }
    pub(super) fn key(&self, name: &'static str, typed: &str) -> Self {
        self.named(self.place.clone().key(name), typed)
    }
    pub(super) fn named(&self, place: Place, typed: &str) -> Self {
        Self { place, way: [&self.way[..], &[typed.to_owned()]].concat() }
    }
    pub(super) fn item(&self, index: usize) -> Self {
        self.named(self.place.clone().item(index), &(index + 1).to_string())
    }
    /// The place of another key of the same map.
    pub(super) fn sibling(&self, key: &str) -> Self {
        let mut map = self.clone();
        map.place.0.pop();
        map.way.pop();
        map.named(map.place.clone().key(key.to_owned()), key)
    }
    /// What is typed there becomes something else.
    pub(super) fn change(&self, from: impl Into<String>, to: impl Into<String>) -> Change {
        Change { place: self.place.clone(), way: self.way.clone(), from: from.into(), to: to.into() }
    }
}

/// A run of pieces with its place and its words.
pub(super) struct Seen<'n, 's> {
    pub(super) here: Here,
    pub(super) strip: PieceRun<'n, 's>,
    pub(super) words: Vocabulary,
}

/// Makes edits.
pub(super) struct EditGenerator<'n, 's> {
    pub(super) text: &'s str,
    pub(super) edition: usize,
    /// The letters of the case.
    pub(super) letters: Letters,
    /// The language of the case.
    pub(super) language: Language,
    /// What each player is called, and where.
    pub(super) players: Vec<(&'n str, &'n Node<'s>)>,
    /// What texts that are written in ways of their own are runs of.
    pub(super) written: &'static [(&'static str, crate::case::Words)],
    /// Keys whose absence says something.
    pub(super) silent: &'static [&'static str],
    /// By how much sums are too great.
    pub(super) off: Vec<i64>,
    pub(super) edits: Vec<Edit>,
    pub(super) budget: Budget,
    /// All runs of pieces that were seen.
    pub(super) seen: Vec<Seen<'n, 's>>,
    /// Rows of names that were seen.
    pub(super) seen_names: Vec<Seen<'n, 's>>,
}

impl<'n, 's> EditGenerator<'n, 's> {
    /// A vocabulary with the letters of the case.
    pub(super) fn words(&self, words: &crate::case::Words) -> Vocabulary {
        words(self.edition).of_case(&self.letters, self.language)
    }
    /// The edits of a value that a shape describes.
    pub(super) fn walk(&mut self, shape: &'static Shape, node: &'n Node<'s>, here: &Here) {
        match (shape, &node.value) {
            (Shape::Any(shapes), _) => {
                let Some(fitting) = shapes.iter().find(|shape| self.fits(shape, node)) else { return };
                self.walk(fitting, node, here);
                // Where a word may stand, it may have been meant.
                if let Shape::Written(_) = fitting {
                    let words = shapes.iter().filter(|shape| matches!(shape, Shape::Word(_)));
                    words.for_each(|words| self.walk(words, node, here));
                }
                if let [Shape::Word(_), written @ Shape::Written(_)] = shapes
                    && let Some(words) = self.words_of(written)
                {
                    words.things.iter().for_each(|thing| self.scalar(Kind::Thing, here, node, &words.name(thing)));
                }
                if let Shape::Map(_) = fitting {
                    self.without_its_kind(fitting, node, here);
                }
                if let (Shape::Heap(..), Value::Scalar(..)) = (fitting, &node.value) {
                    shapes.iter().for_each(|shape| self.with_its_kind(shape, node, here));
                }
            }
            (Shape::Named(_, shape), _) => self.walk(shape, node, here),
            (Shape::Map(fixed), Value::Map(_)) => {
                self.left_out(fixed.keys, node, here);
                self.fields(&[fixed.keys], node, here);
                self.stars(fixed.keys, node, here);
            }
            (Shape::Move(moves), Value::Map(_)) => self.play(moves, node, here),
            (Shape::Each(keys, shape), Value::Map(entries)) => {
                self.entries(keys, shape, node, here);
                if let Some(colours) = self.words_of(keys) {
                    self.cards_in_a_map(node, &colours, here);
                }
                for (key, value) in self.budget.each(entries) {
                    let Value::Scalar(word, _) = &key.value else { continue };
                    if let Shape::Number(range) = shape
                        && !self.is_of_wares(keys)
                    {
                        self.count(range, value, &here.named(here.place.clone().key(word.to_string()), word));
                        continue;
                    }
                    self.walk(shape, value, &here.named(here.place.clone().key(word.to_string()), word));
                }
            }
            (Shape::List(shape, _), Value::List(items)) => {
                if let Shape::Word(words) = shape {
                    return self.names_in_a_list(node, &self.words(words), here);
                }
                match self.words_of(shape) {
                    Some(colours) => self.cards_in_a_list(node, &colours, here),
                    None => self.stones(shape, node, here),
                }
                if self.is_of_heaps(shape) {
                    self.typed_twice(node, items, here);
                    self.empty_heaps(node, items.len(), here);
                    self.next_to_one_another(items, here);
                }
                for (index, item) in self.budget.each(items.iter().enumerate()) {
                    self.walk(shape, item, &here.item(index));
                }
            }
            (Shape::Row(shapes), Value::List(items)) => {
                let before = self.seen_names.len();
                for (index, (shape, item)) in shapes.iter().zip(items).enumerate() {
                    self.walk(shape, item, &here.item(index));
                }
                self.tiles(before);
            }
            (Shape::Number(range), Value::Scalar(text, _)) => {
                for (kind, number) in misread(text).into_iter().filter(|(_, number)| range.contains(number)) {
                    self.scalar(kind, here, node, &number.to_string());
                }
                self.sums(range, node, text, here);
            }
            (Shape::Word(words), Value::Scalar(text, _)) => {
                let words = self.words(words);
                let typed = words.find(text);
                let mut others: Vec<_> = words.things.iter().enumerate().filter(|(thing, _)| Some(*thing) != typed).collect();
                let is_of_case = here.place.0.len() == 1;
                // The phase before or after is likelier than others.
                others.sort_by_key(|(thing, _)| typed.filter(|_| is_of_case).map_or(0, |typed| thing.abs_diff(typed)));
                for (_, thing) in others {
                    // What the whole case has was perhaps left as in the template.
                    let kind = match thing.letters {
                        Some(_) => self.of_colours(thing.names[0], text, &words),
                        None if is_of_case => Kind::Word,
                        None => Kind::Thing,
                    };
                    self.scalar(kind, here, node, &called_like(&words, thing, text));
                }
            }
            (Shape::Player, Value::Scalar(text, _)) => {
                for (name, _) in self.players.clone().into_iter().filter(|(name, _)| fold(name) != fold(text)) {
                    self.scalar(Kind::Player, here, node, name);
                }
            }
            (Shape::Numbered(words), Value::Scalar(text, _)) => self.numbered(node, text, &self.words(words), here),
            (Shape::Amount(words, _), Value::Scalar(text, _)) => self.amount(node, text, self.words(words), here),
            (Shape::Run(words), _) => self.run(node, self.words(words), here),
            (Shape::Heap(words, _), Value::Map(_)) => self.counts(node, &self.words(words), here),
            (Shape::Heap(words, _), _) => self.run(node, self.words(words), here),
            (Shape::Rows(words, _), _) => self.rows(node, &self.words(words), here),
            (Shape::Board(words, rows, columns), _) => self.board(node, &self.words(words), (*rows, *columns), here),
            (Shape::Written(_), Value::Scalar(..)) => match self.words_of(shape) {
                Some(words) if words.is_named() => self.names(node, &words, here),
                Some(words) if PieceRun::of(node, None, &words).is_some() => self.run(node, words, here),
                Some(words) => self.cards(node, &words, here),
                None => {}
            },
            // What is not typed off a table, and what the audit does not look at.
            (Shape::Anything | Shape::Text | Shape::Name | Shape::ByAction(_) | Shape::Defined(_), _) => {}
            // Of another kind than the shape says: another of several shapes fits.
            (
                Shape::Map(_)
                | Shape::Move(_)
                | Shape::Each(..)
                | Shape::List(..)
                | Shape::Row(_)
                | Shape::Number(_)
                | Shape::Word(_)
                | Shape::Numbered(_)
                | Shape::Amount(..)
                | Shape::Player
                | Shape::Written(_),
                _,
            ) => {}
        }
    }

    /// The edits of the values of a map by its keys.
    fn fields(&mut self, keys: &[&'static [Key]], node: &'n Node<'s>, here: &Here) {
        for (key, typed, value) in fields(keys, node) {
            self.walk(&key.shape, value, &here.key(key.name, typed));
        }
    }

    /// The edits of the values of a move: what some of them are depends on what it does.
    fn play(&mut self, moves: &Moves, node: &'n Node<'s>, here: &Here) {
        let values: Vec<_> = fields(moves.keys, node).collect();
        for (key, typed, value) in &values {
            let shape = match &key.shape {
                Shape::ByAction(shapes) => {
                    shapes.iter().find(|(action, _)| values.iter().any(|(key, ..)| key.name == *action)).map(|(_, shape)| shape)
                }
                shape => Some(shape),
            };
            shape.into_iter().for_each(|shape| self.walk(shape, value, &here.key(key.name, typed)));
        }
    }

    /// Whether a value is what a shape describes, as far as it takes to tell it from others.
    fn fits(&self, shape: &'static Shape, node: &Node<'_>) -> bool {
        match (shape, &node.value) {
            (Shape::Any(shapes), _) => shapes.iter().any(|shape| self.fits(shape, node)),
            (Shape::Named(_, shape), _) => self.fits(shape, node),
            (Shape::Map(fixed), Value::Map(entries)) => fields(&[fixed.keys], node).count() == entries.len(),
            (Shape::Each(..), Value::Map(_)) => true,
            (Shape::Heap(words, _), Value::Map(entries)) => {
                let words = self.words(words);
                entries.iter().all(|(key, _)| matches!(&key.value, Value::Scalar(word, _) if words.find(word).is_some()))
            }
            (
                Shape::List(..) | Shape::Row(_) | Shape::Run(_) | Shape::Heap(..) | Shape::Rows(..) | Shape::Board(..),
                Value::List(_),
            ) => true,
            (Shape::Number(_), Value::Scalar(text, _)) => text.parse::<i64>().is_ok(),
            (Shape::Word(words), Value::Scalar(text, _)) => self.words(words).find(text).is_some(),
            (Shape::Player, Value::Scalar(text, _)) => self.players.iter().any(|(name, _)| fold(name) == fold(text)),
            (Shape::Run(words) | Shape::Heap(words, _), Value::Scalar(..)) => {
                PieceRun::of(node, None, &self.words(words)).is_some()
            }
            (Shape::Amount(words, _), Value::Scalar(..)) => {
                PieceRun::of(node, None, &self.words(words)).is_some_and(|strip| strip.things().len() == 1)
            }
            (Shape::Numbered(words), Value::Scalar(text, _)) => numbered(text, &self.words(words)).is_some(),
            (Shape::Rows(..) | Shape::Board(..) | Shape::Written(_), Value::Scalar(..)) => true,
            _ => false,
        }
    }

    /// An item of a list that is one too many, by what is typed there.
    pub(super) fn one_item_fewer(&mut self, list: &Node<'_>, index: usize, typed: &str, here: &Here) {
        self.budget.take(list.items().len());
        let Some(splice) = one_fewer(self.text, list, index) else { return };
        self.add(Kind::Surplus, vec![here.item(index).change(typed, "")], vec![splice]);
    }

    /// An item that was forgotten at the end of a list of so many, and how it is written there.
    pub(super) fn one_item_more(&mut self, list: &Node<'_>, count: usize, item: String, written: &str, here: &Here) {
        self.budget.take(list.items().len());
        let Some(splice) = one_more(self.text, list, written) else { return };
        self.add(Kind::Forgotten, vec![here.item(count).change("", item)], vec![splice]);
    }

    /// Empty ones of a row of heaps that were left out, as nothing lies there.
    fn empty_heaps(&mut self, list: &Node<'_>, count: usize, here: &Here) {
        let Some(Splice { span, text }) = one_more(self.text, list, "\"\"").filter(|_| count > 0) else { return };
        for more in 1..=HEAPS {
            let change = here.item(count).change("", ["\"\""; HEAPS][..more].join(", "));
            self.add(Kind::Forgotten, vec![change], vec![Splice { span, text: text.repeat(more) }]);
        }
    }

    /// A heap that was typed twice.
    fn typed_twice(&mut self, list: &'n Node<'s>, items: &'n [Node<'s>], here: &Here) {
        let text = |node: &Node<'_>| self.text.get(node.span.start..node.span.end);
        let mut known = HashSet::new();
        let texts = items.iter().filter_map(text).enumerate();
        for (index, typed) in self.budget.each(texts).filter(|(_, typed)| !known.insert(*typed)) {
            self.one_item_fewer(list, index, typed, here);
        }
    }

    /// Two neighbours of a ring of heaps in one another's place.
    fn next_to_one_another(&mut self, items: &'n [Node<'s>], here: &Here) {
        for (index, one) in self.budget.each(items.iter().enumerate()) {
            let next = (index + 1) % items.len();
            self.swap(Kind::Order, (one, &here.item(index)), (&items[next], &here.item(next)));
        }
    }

    /// A heap of which was forgotten of what kind it is: a map has a word for that, and the heap.
    fn with_its_kind(&mut self, shape: &'static Shape, node: &'n Node<'s>, here: &Here) {
        let Shape::Map(Fixed { keys: [of_kind, of_heap], .. }) = shape else { return };
        if !self.is_of_heaps(&of_heap.shape) {
            return;
        }
        let Some(typed) = self.text.get(node.span.start..node.span.end) else { return };
        let name = |key: &Key| typed_in(self.language, key.name, key.also, "").unwrap_or_else(|| key.name.to_owned());
        let (kind, heap) = (name(of_kind), name(of_heap));
        for word in self.words_in(&of_kind.shape) {
            let to = match typed.starts_with('"') {
                true => format!("{{{}: {}, {}: {typed}}}", quoted(&kind), quoted(&word), quoted(&heap)),
                false => format!("{{{kind}: {}, {heap}: {typed}}}", literal(&word)),
            };
            let splice = Splice { span: node.span, text: to.clone() };
            self.add(Kind::Thing, vec![here.change(typed, to)], vec![splice]);
        }
    }

    /// A heap that is of no kind, though it was typed as one of a kind.
    fn without_its_kind(&mut self, shape: &'static Shape, node: &'n Node<'s>, here: &Here) {
        let Shape::Map(Fixed { keys: [_, of_heap], .. }) = shape else { return };
        let text = |node: &Node<'_>| self.text.get(node.span.start..node.span.end);
        let heap = fields(&[std::slice::from_ref(of_heap)], node).next().and_then(|(.., heap)| text(heap));
        let (Some(typed), Some(heap)) = (text(node), heap.filter(|_| self.is_of_heaps(&of_heap.shape))) else { return };
        let splice = Splice { span: node.span, text: heap.to_owned() };
        self.add(Kind::Thing, vec![here.change(typed, heap)], vec![splice]);
    }

    pub(super) fn scalar(&mut self, kind: Kind, here: &Here, node: &Node<'_>, to: &str) {
        let Value::Scalar(from, _) = &node.value else { return };
        self.add(kind, vec![here.change(&**from, to)], vec![scalar(node, to)]);
    }

    /// What a number would have to be for a sum to come out right.
    fn sums(&mut self, range: &RangeInclusive<i64>, node: &Node<'_>, text: &str, here: &Here) {
        let Ok(typed) = text.parse::<i64>() else { return };
        for number in self.off.clone().into_iter().map(|off| typed - off).filter(|number| range.contains(number)) {
            let from = self.edits.len();
            self.scalar(Kind::Number, here, node, &number.to_string());
            self.edits[from..].iter_mut().for_each(|edit| edit.sums_up = true);
        }
    }

    pub(super) fn add(&mut self, kind: Kind, changes: Vec<Change>, splices: Vec<Splice>) {
        let held = changes.iter().map(|change| change.from.len() + change.to.len()).sum::<usize>();
        let written = splices.iter().map(|splice| splice.text.len()).sum::<usize>();
        // One value that says the same in another way is no change.
        if self.budget.take(EDIT + held + written) && changes.iter().any(|change| change.from != change.to) {
            let rarity = kind.rarity() - if kind == Kind::Number && changes.iter().any(is_one_off) { 2 } else { 0 };
            self.edits.push(Edit { kind, changes, splices, rarity, sums_up: false });
        }
    }

    /// Two values that have changed places.
    pub(super) fn swap(&mut self, kind: Kind, (one, here): (&Node<'_>, &Here), (other, there): (&Node<'_>, &Here)) {
        let Some(splices) = swapped(self.text, one, other) else { return };
        let text = |node: &Node<'_>| self.text.get(node.span.start..node.span.end).unwrap_or("").to_owned();
        let changes = vec![here.change(text(one), text(other)), there.change(text(other), text(one))];
        self.add(kind, changes, splices.to_vec());
    }

    /// The words that a value may be, if it is one of some.
    fn words_in(&self, shape: &Shape) -> Vec<String> {
        let words = match shape {
            Shape::Any(shapes) => return shapes.iter().flat_map(|shape| self.words_in(shape)).collect(),
            Shape::Word(words) => Some(self.words(words)),
            shape => self.words_of(shape).filter(Vocabulary::is_named),
        };
        words.map_or_else(Vec::new, |words| words.things.iter().map(|thing| words.name(thing)).collect())
    }

    /// Whether keys are names of what is counted, no pieces.
    fn is_of_wares(&self, keys: &Shape) -> bool {
        matches!(keys, Shape::Word(words) if self.words(words).is_named())
    }

    fn is_of_heaps(&self, shape: &Shape) -> bool {
        match shape {
            Shape::Any(shapes) => shapes.iter().any(|shape| self.is_of_heaps(shape)),
            Shape::Named(_, shape) => self.is_of_heaps(shape),
            shape => matches!(shape, Shape::Heap(..)),
        }
    }

    /// The vocabulary of a text that is written in a way of its own.
    pub(super) fn words_of(&self, shape: &Shape) -> Option<Vocabulary> {
        let Shape::Written(written) = shape else { return None };
        self.written.iter().find(|(what, _)| *what == written.what).map(|(_, words)| self.words(words))
    }

    /// The same of the first of several shapes that has one.
    pub(super) fn words_among(&self, shape: &Shape) -> Option<Vocabulary> {
        let shapes = if let Shape::Any(shapes) = shape { shapes } else { std::slice::from_ref(shape) };
        shapes.iter().find_map(|shape| self.words_of(shape))
    }

    fn of_colours(&self, one: &str, other: &str, words: &Vocabulary) -> Kind {
        let other = words.find(other).and_then(|thing| words.own_name(thing));
        if other.is_some_and(|other| are_alike(one, other)) { Kind::LookAlike } else { Kind::Colour }
    }
}

/// What stands under a key of a map, by the very word.
pub(super) fn value_of<'n, 's>(map: &'n Node<'s>, word: &str) -> Option<&'n Node<'s>> {
    let Value::Map(entries) = &map.value else { return None };
    let is_it = |key: &Node<'_>| matches!(&key.value, Value::Scalar(typed, _) if typed == word);
    entries.iter().find(|(key, _)| is_it(key)).map(|(_, value)| value)
}

/// Whether a number is one too high or too low: so people miscount.
fn is_one_off(change: &Change) -> bool {
    let number = |text: &str| text.parse::<i64>().ok();
    number(&change.from).zip(number(&change.to)).is_some_and(|(from, to)| from.abs_diff(to) == 1)
}

/// The values of a map whose keys are known, with the keys as they are typed.
pub(super) fn fields<'k, 'n, 's>(
    keys: &'k [&'static [Key]],
    node: &'n Node<'s>,
) -> impl Iterator<Item = (&'static Key, &'n str, &'n Node<'s>)> + use<'k, 'n, 's> {
    let entries = if let Value::Map(entries) = &node.value { entries.as_slice() } else { &[] };
    entries.iter().filter_map(|(key, value)| {
        let Value::Scalar(typed, _) = &key.value else { return None };
        let key = keys.iter().copied().flatten().find(|key| key.is(typed))?;
        Some((key, &**typed, value))
    })
}

/// Whether a thing is the first-player marker.
pub(super) fn is_marker(words: &Vocabulary, thing: usize) -> bool {
    words.things.get(thing).is_some_and(|thing| thing.names.contains(&"marker"))
}

/// What it is called to take a colour for another.
pub(super) fn kind_of(words: &Vocabulary, one: usize, other: usize) -> Kind {
    let name = |thing: usize| words.own_name(thing).unwrap_or("");
    match (name(one).parse::<u8>(), name(other).parse::<u8>()) {
        (Ok(one), Ok(other)) if one.abs_diff(other) == 1 => Kind::Neighbour,
        (Ok(_), Ok(_)) => Kind::Number,
        _ if are_alike(name(one), name(other)) => Kind::LookAlike,
        _ => Kind::Colour,
    }
}

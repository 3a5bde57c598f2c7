//! The edits that undo what people do wrong: one walk through a case by the shapes of its keys.

use super::edit::{Change, Edit, Kind};
use super::likeness::are_alike;
use super::numbers::misread;
use super::strip::{Instead, Strip, splices};
use crate::case::edit::{Splice, entry, scalar, swapped};
use crate::case::{Key, Node, Shape, Value, Vocabulary, fold};
use crate::verdict::Place;

/// Where the walk is.
#[derive(Clone)]
pub(super) struct Here {
    pub(super) place: Place,
    pub(super) way: Vec<String>,
    /// The part of the case that can be left untold.
    pub(super) part: usize,
}

impl Here {
    fn key(&self, name: &'static str, typed: &str) -> Self {
        self.named(self.place.clone().key(name), typed)
    }
    fn named(&self, place: Place, typed: &str) -> Self {
        Self { place, way: [&self.way[..], &[typed.to_owned()]].concat(), part: self.part }
    }
    fn item(&self, index: usize) -> Self {
        self.named(self.place.clone().item(index), &(index + 1).to_string())
    }
}

/// A run of pieces with its place and its words.
pub(super) struct Seen<'n, 's> {
    pub(super) here: Here,
    pub(super) strip: Strip<'n, 's>,
    pub(super) words: Vocabulary,
}

/// Makes edits.
pub(super) struct Maker<'n, 's> {
    pub(super) text: &'s str,
    pub(super) edition: usize,
    /// What each player is called, and where.
    pub(super) players: Vec<(&'n str, &'n Node<'s>)>,
    /// What texts that are written in ways of their own are runs of.
    pub(super) written: &'static [(&'static str, crate::case::Words)],
    pub(super) edits: Vec<Edit>,
    /// All runs of pieces that were seen.
    pub(super) seen: Vec<Seen<'n, 's>>,
}

impl<'n, 's> Maker<'n, 's> {
    /// The edits of a value that a shape describes.
    pub(super) fn walk(&mut self, shape: &'static Shape, node: &'n Node<'s>, here: &Here) {
        match (shape, &node.value) {
            (Shape::Any(shapes), _) => {
                if let Some(shape) = shapes.iter().find(|shape| self.fits(shape, node)) {
                    self.walk(shape, node, here);
                }
            }
            (Shape::Named(_, shape), _) => self.walk(shape, node, here),
            (Shape::Map(fixed), Value::Map(_)) => self.fields(&[fixed.keys], node, here),
            (Shape::Each(_, shape), Value::Map(entries)) => {
                for (key, value) in entries {
                    let Value::Scalar(word, _) = &key.value else { continue };
                    self.walk(shape, value, &here.named(here.place.clone().key(word.to_string()), word));
                }
            }
            (Shape::List(shape, _), Value::List(items)) => {
                for (index, item) in items.iter().enumerate() {
                    self.walk(shape, item, &here.item(index));
                }
            }
            (Shape::Row(shapes), Value::List(items)) => {
                for (index, (shape, item)) in shapes.iter().zip(items).enumerate() {
                    self.walk(shape, item, &here.item(index));
                }
            }
            (Shape::Number(range), Value::Scalar(text, _)) => {
                for (kind, number) in misread(text).into_iter().filter(|(_, number)| range.contains(number)) {
                    self.scalar(kind, here, node, &number.to_string());
                }
            }
            (Shape::Word(words), Value::Scalar(text, _)) => {
                let words = words(self.edition);
                let meant = words.things.iter().filter(|thing| !names(thing, text));
                for thing in meant {
                    let kind = if thing.letter.is_some() { self.of_colours(thing.names[0], text, &words) } else { Kind::Word };
                    self.scalar(kind, here, node, thing.names[0]);
                }
            }
            (Shape::Player, Value::Scalar(text, _)) => {
                for (name, _) in self.players.clone().into_iter().filter(|(name, _)| fold(name) != fold(text)) {
                    self.scalar(Kind::Player, here, node, name);
                }
            }
            (Shape::Run(words), _) => self.run(node, words(self.edition), here),
            (Shape::Heap(words, _), Value::Map(_)) => self.counts(node, &words(self.edition), here),
            (Shape::Heap(words, _), _) => self.run(node, words(self.edition), here),
            (Shape::Rows(words, _), _) => self.rows(node, &words(self.edition), here),
            (Shape::Board(words, rows, columns), _) => self.board(node, &words(self.edition), (*rows, *columns), here),
            (Shape::Written(written), Value::Scalar(..)) => {
                if let Some((_, words)) = self.written.iter().find(|(what, _)| *what == written.what) {
                    self.run(node, words(self.edition), here);
                }
            }
            // What is not typed off a table, and what the audit does not look at.
            (
                Shape::Anything
                | Shape::Text
                | Shape::Name
                | Shape::Numbered(_)
                | Shape::Amount(..)
                | Shape::Move(_)
                | Shape::ByAction(_)
                | Shape::Defined(_),
                _,
            ) => {}
            // Of another kind than the shape says: another of several shapes fits.
            (
                Shape::Map(_)
                | Shape::Each(..)
                | Shape::List(..)
                | Shape::Row(_)
                | Shape::Number(_)
                | Shape::Word(_)
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

    /// Whether a value is what a shape describes, as far as it takes to tell it from others.
    fn fits(&self, shape: &'static Shape, node: &Node<'_>) -> bool {
        match (shape, &node.value) {
            (Shape::Any(shapes), _) => shapes.iter().any(|shape| self.fits(shape, node)),
            (Shape::Named(_, shape), _) => self.fits(shape, node),
            (Shape::Map(fixed), Value::Map(entries)) => fields(&[fixed.keys], node).count() == entries.len(),
            (Shape::Each(..), Value::Map(_)) => true,
            (Shape::Heap(words, _), Value::Map(entries)) => {
                let words = words(self.edition);
                entries.iter().all(|(key, _)| matches!(&key.value, Value::Scalar(word, _) if named(&words, word).is_some()))
            }
            (
                Shape::List(..) | Shape::Row(_) | Shape::Run(_) | Shape::Heap(..) | Shape::Rows(..) | Shape::Board(..),
                Value::List(_),
            ) => true,
            (Shape::Number(_), Value::Scalar(text, _)) => text.parse::<i64>().is_ok(),
            (Shape::Word(words), Value::Scalar(text, _)) => named(&words(self.edition), text).is_some(),
            (Shape::Player, Value::Scalar(text, _)) => self.players.iter().any(|(name, _)| fold(name) == fold(text)),
            (Shape::Run(words) | Shape::Heap(words, _), Value::Scalar(..)) => {
                Strip::of(node, None, &words(self.edition)).is_some()
            }
            (Shape::Rows(..) | Shape::Board(..) | Shape::Written(_), Value::Scalar(..)) => true,
            _ => false,
        }
    }

    fn scalar(&mut self, kind: Kind, here: &Here, node: &Node<'_>, to: &str) {
        let Value::Scalar(from, _) = &node.value else { return };
        let change = Change { place: here.place.clone(), way: here.way.clone(), from: from.to_string(), to: to.to_owned() };
        self.add(kind, vec![here.part], vec![change], vec![scalar(node, to)]);
    }

    pub(super) fn add(&mut self, kind: Kind, parts: Vec<usize>, changes: Vec<Change>, splices: Vec<Splice>) {
        // One value that says the same in another way is no change.
        if changes.iter().any(|change| change.from != change.to) {
            self.edits.push(Edit { kind, changes, splices, rarity: kind.rarity(), parts });
        }
    }

    /// A change of one run.
    fn in_strip(&mut self, kind: Kind, here: &Here, strip: &Strip<'n, 's>, instead: &[Instead<'n, 's>]) {
        let Some(splices) = splices(instead) else { return };
        let change = Change {
            place: here.place.clone(),
            way: here.way.clone(),
            from: strip.text().to_owned(),
            to: strip.changed(instead),
        };
        self.add(kind, vec![here.part], vec![change], splices);
    }

    /// What can be wrong with pieces in a row, or in any order.
    fn run(&mut self, node: &'n Node<'s>, words: Vocabulary, here: &Here) {
        let items = if let Value::List(items) = &node.value { items } else { std::slice::from_ref(node) };
        for item in items {
            let Some(strip) = Strip::of(item, None, &words) else { continue };
            self.strip(&strip, &words, here);
            self.seen.push(Seen { here: here.clone(), strip, words: words.clone() });
        }
    }

    fn strip(&mut self, strip: &Strip<'n, 's>, words: &Vocabulary, here: &Here) {
        for thing in 0..words.things.len() {
            let marker = is_marker(words, thing);
            let (forgotten, surplus) = if marker { (Kind::Marker, Kind::Marker) } else { (Kind::Forgotten, Kind::Surplus) };
            self.in_strip(forgotten, here, strip, &[strip.with(words, thing)]);
            let Some(piece) = strip.last(Some(thing)) else { continue };
            self.in_strip(surplus, here, strip, &[strip.without(thing).unwrap_or_else(|| strip.with(words, thing))]);
            for other in (0..words.things.len()).filter(|&other| other != thing) {
                let kind = if marker || is_marker(words, other) { Kind::Marker } else { kind_of(words, thing, other) };
                let spelled = strip.spelled(words, other);
                self.in_strip(kind, here, strip, &[(strip.node, piece.range.clone(), spelled.clone())]);
                let all = strip.pieces.iter().filter(|piece| piece.thing == Some(thing));
                let all: Vec<_> = all.map(|piece| (strip.node, piece.range.clone(), spelled.clone())).collect();
                if all.len() > 1 {
                    self.in_strip(kind, here, strip, &all);
                }
            }
        }
    }

    /// What can be wrong with a count of each thing.
    fn counts(&mut self, node: &'n Node<'s>, words: &Vocabulary, here: &Here) {
        let Value::Map(entries) = &node.value else { return };
        let counted: Vec<_> = entries
            .iter()
            .filter_map(|(key, value)| match (&key.value, &value.value) {
                (Value::Scalar(word, _), Value::Scalar(count, _)) => {
                    Some((word, named(words, word)?, value, count.parse::<i64>().ok()?))
                }
                _ => None,
            })
            .collect();
        let at = |word: &str| here.named(here.place.clone().key(word.to_owned()), word);
        let set = |word: &str, value: &Node<'_>, from: i64, to: i64| {
            let here = at(word);
            let change = Change { place: here.place, way: here.way, from: from.to_string(), to: to.to_string() };
            (change, scalar(value, &to.to_string()))
        };
        for &(word, thing, value, count) in &counted {
            let (forgotten, surplus) =
                if is_marker(words, thing) { (Kind::Marker, Kind::Marker) } else { (Kind::Forgotten, Kind::Surplus) };
            let mut numbers = misread(&count.to_string());
            numbers.retain(|(_, number)| (number - count).abs() != 1);
            numbers.extend([(forgotten, count + 1), (surplus, count - 1)]);
            for (kind, number) in numbers.into_iter().filter(|(_, number)| (0..=100).contains(number)) {
                self.scalar(kind, &at(word), value, &number.to_string());
            }
            for &(other_word, other, there, held) in counted.iter().filter(|(_, other, ..)| *other != thing && count > 0) {
                let (less, one) = set(word, value, count, count - 1);
                let (more, two) = set(other_word, there, held, held + 1);
                self.add(kind_of(words, thing, other), vec![here.part], vec![less, more], vec![one, two]);
            }
        }
        for (thing, known) in words.things.iter().enumerate() {
            if counted.iter().any(|(_, counted, ..)| *counted == thing) {
                continue;
            }
            let name = known.names.first().copied().unwrap_or("");
            let kind = if is_marker(words, thing) { Kind::Marker } else { Kind::Forgotten };
            if let Some(splice) = entry(self.text, node, name, "1") {
                let here = at(name);
                let change = Change { place: here.place, way: here.way, from: "0".to_owned(), to: "1".to_owned() };
                self.add(kind, vec![here.part], vec![change], vec![splice]);
            }
        }
    }

    /// What can be wrong with runs below one another.
    fn rows(&mut self, node: &'n Node<'s>, words: &Vocabulary, here: &Here) {
        let Some(rows) = Strip::rows(node, words) else { return };
        for (index, strip) in rows.iter().enumerate() {
            let here = here.item(index);
            self.strip(strip, words, &here);
            // A line that was forgotten.
            if strip.things().is_empty() {
                for thing in 0..words.things.len() {
                    for count in 2..=index + 1 {
                        let run = vec![strip.spelled(words, thing); count].concat();
                        self.in_strip(Kind::Forgotten, &here, strip, &[(strip.node, strip.range.clone(), run)]);
                    }
                }
            }
            if let Some(next) = rows.get(index + 1) {
                self.exchange(&here, strip, &here.item_after(), next);
            }
        }
        let seen =
            rows.into_iter().enumerate().map(|(index, strip)| Seen { here: here.item(index), strip, words: words.clone() });
        self.seen.extend(seen);
    }

    /// Two runs that have changed places.
    fn exchange(&mut self, here: &Here, one: &Strip<'n, 's>, there: &Here, other: &Strip<'n, 's>) {
        let empty = |strip: &Strip<'_, '_>| if strip.text().is_empty() { String::new() } else { strip.text().to_owned() };
        let instead = [(one.node, one.range.clone(), empty(other)), (other.node, other.range.clone(), empty(one))];
        let Some(splices) = splices(&instead) else { return };
        let change = |here: &Here, from: &Strip<'_, '_>, to: &Strip<'_, '_>| Change {
            place: here.place.clone(),
            way: here.way.clone(),
            from: from.text().to_owned(),
            to: to.text().to_owned(),
        };
        self.add(Kind::Neighbour, vec![here.part], vec![change(here, one, other), change(there, other, one)], splices);
    }

    /// What can be wrong with a board of spaces.
    fn board(&mut self, node: &'n Node<'s>, words: &Vocabulary, size: (usize, usize), here: &Here) {
        if matches!(&node.value, Value::Scalar(text, _) if text.is_empty()) {
            return self.empty_board(node, words, size, here);
        }
        let Some(rows) = Strip::rows(node, words) else { return };
        for (row, strip) in rows.iter().enumerate() {
            for (column, piece) in strip.pieces.iter().enumerate() {
                let Some(thing) = piece.thing else {
                    for thing in 0..words.things.len() {
                        self.on_spaces(Kind::Forgotten, here, &rows, &[(row, column, strip.spelled(words, thing))]);
                    }
                    continue;
                };
                self.on_spaces(Kind::Surplus, here, &rows, &[(row, column, strip.dot())]);
                for other in (0..words.things.len()).filter(|&other| other != thing) {
                    self.on_spaces(kind_of(words, thing, other), here, &rows, &[(row, column, strip.spelled(words, other))]);
                }
                let beside = [(row.wrapping_sub(1), column), (row + 1, column), (row, column.wrapping_sub(1)), (row, column + 1)];
                for (to_row, to_column) in beside {
                    let Some(target) = rows.get(to_row).and_then(|strip| strip.pieces.get(to_column)) else { continue };
                    let typed = |piece: &super::strip::Piece, strip: &Strip<'_, '_>| strip.at(&piece.range).to_owned();
                    if target.thing != Some(thing) {
                        let there = typed(target, &rows[to_row]);
                        self.on_spaces(
                            Kind::Neighbour,
                            here,
                            &rows,
                            &[(row, column, there), (to_row, to_column, typed(piece, strip))],
                        );
                    }
                }
            }
        }
        self.seen.extend(rows.into_iter().map(|strip| Seen { here: here.clone(), strip, words: words.clone() }));
    }

    /// Other pieces on some spaces of a board.
    fn on_spaces(&mut self, kind: Kind, here: &Here, rows: &[Strip<'n, 's>], spaces: &[(usize, usize, String)]) {
        let mut changes = Vec::new();
        let mut instead = Vec::new();
        for (row, column, to) in spaces {
            let Some(strip) = rows.get(*row) else { return };
            let Some(piece) = strip.pieces.get(*column) else { return };
            changes.push(Change {
                place: here.place.clone().space(*row, *column),
                way: here.way.clone(),
                from: strip.at(&piece.range).to_owned(),
                to: to.clone(),
            });
            instead.push((strip.node, piece.range.clone(), to.clone()));
        }
        if let Some(splices) = splices(&instead) {
            self.add(kind, vec![here.part], changes, splices);
        }
    }

    /// A tile forgotten on a board that is written as empty.
    fn empty_board(&mut self, node: &'n Node<'s>, words: &Vocabulary, (rows, columns): (usize, usize), here: &Here) {
        for thing in &words.things {
            let Some(letter) = thing.letter else { continue };
            for space in 0..rows * columns {
                let sign = |at: usize| if at == space { letter } else { '.' };
                let row =
                    |row: usize| crate::case::edit::quoted(&(row * columns..(row + 1) * columns).map(sign).collect::<String>());
                let drawn = (0..rows).map(row).collect::<Vec<_>>().join(", ");
                let change = Change {
                    place: here.place.clone().space(space / columns, space % columns),
                    way: here.way.clone(),
                    from: ".".to_owned(),
                    to: letter.to_string(),
                };
                let splice = Splice { span: node.span, text: format!("[{drawn}]") };
                self.add(Kind::Forgotten, vec![here.part], vec![change], vec![splice]);
            }
        }
    }

    /// Two values that have changed places.
    pub(super) fn swap(&mut self, (one, here): (&Node<'_>, &Here), (other, there): (&Node<'_>, &Here)) {
        let Some(splices) = swapped(self.text, one, other) else { return };
        let text = |node: &Node<'_>| self.text.get(node.span.start..node.span.end).unwrap_or("").to_owned();
        let change = |here: &Here, from, to| Change { place: here.place.clone(), way: here.way.clone(), from, to };
        let changes = vec![change(here, text(one), text(other)), change(there, text(other), text(one))];
        self.add(Kind::Boards, vec![here.part, there.part], changes, splices.to_vec());
    }

    fn of_colours(&self, one: &str, other: &str, words: &Vocabulary) -> Kind {
        let other = named(words, other).and_then(|thing| words.things.get(thing)).and_then(|thing| thing.names.first());
        if other.is_some_and(|other| are_alike(one, other)) { Kind::LookAlike } else { Kind::Colour }
    }
}

impl Here {
    /// The next item of the same list.
    fn item_after(&self) -> Self {
        let mut next = self.clone();
        if let Some(crate::verdict::Step::Item(index)) = next.place.0.last_mut() {
            *index += 1;
            if let Some(last) = next.way.last_mut() {
                *last = (*index + 1).to_string();
            }
        }
        next
    }
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

/// The thing that a word names.
fn named(words: &Vocabulary, word: &str) -> Option<usize> {
    words.things.iter().position(|thing| names(thing, word))
}

fn names(thing: &crate::case::Thing, word: &str) -> bool {
    let folded = fold(word);
    thing.names.contains(&&*folded) || thing.letter.is_some_and(|letter| word.trim().eq_ignore_ascii_case(&letter.to_string()))
}

/// Whether a thing is the first-player marker.
pub(super) fn is_marker(words: &Vocabulary, thing: usize) -> bool {
    words.things.get(thing).is_some_and(|thing| thing.names.contains(&"marker"))
}

/// What it is called to take a colour for another.
fn kind_of(words: &Vocabulary, one: usize, other: usize) -> Kind {
    let name = |thing: usize| words.things.get(thing).and_then(|thing| thing.names.first()).copied().unwrap_or("");
    if are_alike(name(one), name(other)) { Kind::LookAlike } else { Kind::Colour }
}

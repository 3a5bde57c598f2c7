//! What people do wrong with things that are called by their names: one for another, one twice, two in one another's place.

use super::edit::{Change, Kind};
use super::generator::{EditGenerator, Here, Seen, fields};
use crate::case::edit::{entry, inserted, item, quoted, value};
use crate::case::piece_run::PieceRun;
use crate::case::{Key, Node, Shape, Thing, Value, Vocabulary};
use crate::verdict::{Place, Step};
use crate::words::{named_as, typed_in};

/// The name of a thing as people write it who write another one so.
pub(super) fn like(name: &str, other: &str) -> String {
    if other.contains('-') { name.to_owned() } else { name.replace('-', " ") }
}

/// What a thing is called where another one of the same words is typed: by its letter, or in the same language and form.
pub(super) fn called_like(words: &Vocabulary, thing: &Thing, typed: &str) -> String {
    if let (None, Some(letter)) = (typed.chars().nth(1), words.letter(thing)) {
        return letter.to_string();
    }
    let known = words.by_name(typed).and_then(|known| words.things.get(known));
    let name = known.and_then(|known| named_as(typed, &known.names, &thing.names)).unwrap_or_else(|| words.name(thing));
    like(&name, typed)
}

impl<'n, 's> EditGenerator<'n, 's> {
    /// The variant left out.
    pub(super) fn variant(&mut self, key: &'static Key, case: &'n Node<'s>) {
        let words = match &key.shape {
            Shape::Any([Shape::Word(words), ..]) | Shape::Word(words) => self.words(words),
            _ => return,
        };
        let is_told = fields(&[std::slice::from_ref(key)], case).next().is_some();
        let name = typed_in(self.language, key.name, key.also, "").unwrap_or_else(|| key.name.to_owned());
        for variant in words.things.iter().filter(|_| !is_told).map(|thing| words.name(thing)) {
            // Behind the game, which comes first.
            let Some(splice) = inserted(self.text, case, 1, &entry(case, &name, &value(case, &variant))) else { continue };
            let change = Change { place: Place::root().key(key.name), way: vec![name.clone()], from: String::new(), to: variant };
            self.add(Kind::Word, vec![change], vec![splice]);
        }
    }

    /// Names in a list, in any order, each once: one for another, one too many, one forgotten.
    pub(super) fn names_in_a_list(&mut self, node: &'n Node<'s>, words: &Vocabulary, list: &Here) {
        let Value::List(items) = &node.value else { return };
        let typed = |item: &Node<'_>| if let Value::Scalar(word, _) = &item.value { word.to_string() } else { String::new() };
        let listed: Vec<_> = items.iter().map(|item| words.find(&typed(item))).collect();
        let others = words.things.iter().enumerate().filter(|(thing, _)| !listed.contains(&Some(*thing)));
        let others: Vec<_> = others.map(|(_, thing)| words.name(thing)).collect();
        for (index, item) in self.budget.each(items.iter().enumerate()) {
            let here = list.item(index);
            others.iter().for_each(|other| self.scalar(Kind::Thing, &here, item, &like(other, &typed(item))));
            self.one_item_fewer(node, index, &typed(item), list);
        }
        for other in others {
            let name = like(&other, &items.last().map_or_else(String::new, typed));
            // An empty list does not tell whether it is JSON.
            let written = if items.is_empty() { quoted(&name) } else { item(node, &name) };
            self.one_item_more(node, items.len(), name, &written, list);
        }
    }

    /// Names between commas: in one row in any order, in several rows each in its place.
    pub(super) fn names(&mut self, node: &'n Node<'s>, words: &Vocabulary, here: &Here) {
        let Some(rows) = PieceRun::rows_of_names(node, words) else { return };
        let is_board = rows.len() > 1;
        let before = self.seen_names.len();
        for (row, strip) in self.budget.each(rows.into_iter().enumerate()) {
            if !is_board {
                self.names_in_a_row(&strip, words, here);
            }
            let here = if is_board { here.item(row) } else { here.clone() };
            self.seen_names.push(Seen { here, strip, words: words.clone() });
        }
        if is_board {
            self.tiles(before);
        }
    }

    fn names_in_a_row(&mut self, strip: &PieceRun<'n, 's>, words: &Vocabulary, here: &Here) {
        for thing in 0..words.things.len() {
            match strip.without(thing) {
                Some(without) => self.in_strip(Kind::Surplus, here, strip, &[without]),
                None => self.in_strip(Kind::Forgotten, here, strip, &[strip.with(words, thing)]),
            }
        }
    }

    /// Two tiles swapped, or a tile for one that lies nowhere, among the names seen from `since` on, some of untold tiles.
    pub(super) fn tiles(&mut self, since: usize) {
        let rows = self.seen_names.split_off(since);
        let tiles: Vec<_> = rows
            .iter()
            .flat_map(|row| row.strip.pieces.iter().enumerate().map(move |(column, piece)| (row, column, piece)))
            .collect();
        let change = |row: &Seen<'_, '_>, column: usize, from: &str, to: &str| {
            let (mut place, mut way) = (row.here.place.clone(), row.here.way.clone());
            let number = if let Some(Step::Item(row)) = place.0.pop() { row } else { 0 };
            way.pop();
            Change { place: place.space(number, column), way, from: from.to_owned(), to: to.to_owned() }
        };
        for (index, (row, column, piece)) in self.budget.each(tiles.iter().enumerate()) {
            let typed = row.strip.at(&piece.range);
            for (other, other_column, other_piece) in self.budget.each(&tiles[..index]) {
                let there = other.strip.at(&other_piece.range);
                if piece.thing != other_piece.thing {
                    let changes = vec![change(other, *other_column, there, typed), change(row, *column, typed, there)];
                    let here = (row.strip.node, piece.range.clone(), there.to_owned());
                    let instead = [here, (other.strip.node, other_piece.range.clone(), typed.to_owned())];
                    self.in_strips(Kind::Order, changes, &instead);
                }
            }
            let lies = |thing: &usize| tiles.iter().any(|(.., piece)| piece.thing == Some(*thing));
            for missing in (0..row.words.things.len()).filter(|missing| piece.thing.is_some() && !lies(missing)) {
                let name = row.words.things.get(missing).map_or_else(String::new, |thing| like(&row.words.name(thing), typed));
                let changes = vec![change(row, *column, typed, &name)];
                self.in_strips(Kind::Thing, changes, &[(row.strip.node, piece.range.clone(), name)]);
            }
        }
    }
}

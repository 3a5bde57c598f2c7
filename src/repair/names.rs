//! What people do wrong with things that are called by their names: one for another, one twice, two in one another's place.

use super::edit::{Change, Kind};
use super::generator::{EditGenerator, Seen, Spot, set};
use crate::case::edit::{entry, inserted, item, quoted, value};
use crate::case::piece_run::PieceRun;
use crate::case::{Key, Thing, Vocabulary};
use crate::verdict::{Place, Step};
use crate::words::named_as;

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
    pub(super) fn variant(&mut self, key: &'static Key, case: &Spot<'n, 's>) {
        let is_told = case.node.entry(|word| key.is(word)).is_some();
        for variant in self.words_in(&key.shape).into_iter().filter(|_| !is_told) {
            // Behind the game, which comes first.
            let written = entry(case.node, &self.name_of(key), &value(case.node, &variant));
            let change = Change::at(Place::root().key(key.name), "", variant);
            self.edit(Kind::Word, [inserted(self.text, case.node, 1, &written).map(|splice| (change, splice))]);
        }
    }

    /// Names in a list, in any order, each once: one for another, one too many, one forgotten.
    pub(super) fn names_in_a_list(&mut self, list: &Spot<'n, 's>, words: &Vocabulary) {
        let typed: Vec<_> = list.node.items().iter().map(|item| item.word().unwrap_or("")).collect();
        let listed: Vec<_> = typed.iter().map(|word| words.find(word)).collect();
        let others = words.things.iter().enumerate().filter(|(thing, _)| !listed.contains(&Some(*thing)));
        let others: Vec<_> = others.map(|(_, thing)| words.name(thing)).collect();
        for (index, at) in self.budget.each(list.items().enumerate()) {
            others.iter().for_each(|other| self.edit(Kind::Thing, [set(&at, &like(other, typed[index]))]));
            self.edit(Kind::Surplus, [self.gone(list.node, index, at.change(typed[index], ""))]);
        }
        for other in others {
            let name = like(&other, typed.last().unwrap_or(&""));
            // An empty list does not tell whether it is JSON.
            let written = if typed.is_empty() { quoted(&name) } else { item(list.node, &name) };
            self.one_item_more(list, &name, &written);
        }
    }

    /// Names between commas: in one row in any order, in several rows each in its place.
    pub(super) fn names(&mut self, words: &Vocabulary, at: &Spot<'n, 's>) {
        let Some(rows) = PieceRun::rows_of_names(at.node, words) else { return };
        let is_board = rows.len() > 1;
        let before = self.seen_names.len();
        for (row, strip) in self.budget.each(rows.into_iter().enumerate()) {
            if !is_board {
                self.names_in_a_row(&strip, words, &at.place);
            }
            let place = if is_board { at.place.clone().item(row) } else { at.place.clone() };
            self.seen_names.push(Seen { place, strip, words: words.clone() });
        }
        if is_board {
            self.tiles(before);
        }
    }

    fn names_in_a_row(&mut self, strip: &PieceRun<'n, 's>, words: &Vocabulary, place: &Place) {
        for thing in 0..words.things.len() {
            match strip.without(thing) {
                Some(without) => self.in_strip(Kind::Surplus, place, strip, &[without]),
                None => self.in_strip(Kind::Forgotten, place, strip, &[strip.with(words, thing)]),
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
            let mut place = row.place.clone();
            let number = if let Some(Step::Item(row)) = place.0.pop() { row } else { 0 };
            Change::at(place.space(number, column), from, to)
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

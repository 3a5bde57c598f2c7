//! What people do wrong with things that are called by their names: one for another, one twice, two in one another's place.

use super::edit::{Change, Kind};
use super::generator::{EditGenerator, Spot};
use super::pieces::Pieces;
use super::runs::Seen;
use crate::case::edit::{entry, inserted, member};
use crate::case::piece_run::PieceRun;
use crate::case::{Key, Vocabulary};
use crate::verdict::{Place, Step};

impl<'n, 's> EditGenerator<'n, 's> {
    pub(super) fn variant(&mut self, key: &'static Key, case: &Spot<'n, 's>) {
        let is_told = case.node.entry(|word| key.is(word)).is_some();
        for variant in self.words_in(&key.shape).into_iter().filter(|_| !is_told) {
            // Behind the game, which comes first.
            let written = entry(case.node, &self.name_of(key), &member(case.node, &variant));
            let change = Change::at(Place::root().key(key.name), "", variant);
            self.edit(Kind::Word, [inserted(self.text, case.node, 1, &written).map(|splice| (change, splice))]);
        }
    }

    /// Names between commas: in one row in any order, in several rows each in its place.
    pub(super) fn names(&mut self, words: &Vocabulary, at: &Spot<'n, 's>) {
        let Some(rows) = PieceRun::rows_of_names(at.node, words) else { return };
        let (is_board, before) = (rows.len() > 1, self.seen_names.len());
        for (row, strip) in self.budget.each(rows.into_iter().enumerate()) {
            let place = if is_board { at.place.clone().item(row) } else { at.place.clone() };
            let seen = Seen { place, strip, pieces: Pieces::of(words.clone()) };
            if !is_board && !matches!(at.place.0.last(), Some(Step::Item(_))) {
                self.row(&seen);
            }
            self.seen_names.push(seen);
        }
        if is_board {
            self.tiles(before);
        }
    }

    /// Two tiles swapped, or a tile for one that lies nowhere, among the names seen from `since` on, some of untold tiles.
    pub(super) fn tiles(&mut self, since: usize) {
        let rows = self.seen_names.split_off(since);
        if let Some((_, place)) = rows.first().and_then(|row| row.place.0.split_last()) {
            self.layouts(&rows, &Place(place.to_vec()));
        }
        let tiles: Vec<_> = rows
            .iter()
            .flat_map(|row| row.strip.pieces.iter().enumerate().map(move |(column, piece)| (row, column, piece.thing)))
            .collect();
        for (index, &(row, column, tile)) in self.budget.each(tiles.iter().enumerate()) {
            for &(other, other_column, _) in self.budget.each(&tiles[..index]).filter(|(.., other)| *other != tile) {
                self.swap_spaces(Kind::Order, [(other, other_column), (row, column)]);
            }
            let lies = |thing: &usize| tiles.iter().any(|(.., tile)| *tile == Some(*thing));
            for missing in row.pieces.all().filter(|missing| tile.is_some() && !lies(missing)) {
                let name = row.pieces.typed(missing, row.strip.at(&row.strip.pieces[column].range));
                self.on_spaces(Kind::Thing, &[(row, column, name)]);
            }
        }
    }
}

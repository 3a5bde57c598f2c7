//! What people do wrong with pieces in a row, in rows, on a board.

use super::edit::{Change, Kind};
use super::generator::{EditGenerator, Seen, Spot, is_marker, kind_of, one_off};
use crate::case::Vocabulary;
use crate::case::edit::{Splice, quoted};
use crate::case::piece_run::{Piece, PieceRun, Replacement, splices};
use crate::verdict::Place;

impl<'n, 's> EditGenerator<'n, 's> {
    pub(super) fn in_strip(&mut self, kind: Kind, place: &Place, strip: &PieceRun<'n, 's>, instead: &[Replacement<'n, 's>]) {
        let change = Change::at(place.clone(), strip.text(), strip.changed(instead));
        self.in_strips(kind, vec![change], instead);
    }

    pub(super) fn in_strips(&mut self, kind: Kind, changes: Vec<Change>, instead: &[Replacement<'n, 's>]) {
        let work = instead.iter().map(|(node, ..)| node.span.end - node.span.start).sum();
        if self.budget.take(work)
            && let Some(splices) = splices(instead)
        {
            self.add(kind, changes, splices);
        }
    }

    pub(super) fn run(&mut self, words: Vocabulary, at: &Spot<'n, 's>) {
        for item in self.budget.each(at.node.items()) {
            let Some(strip) = PieceRun::of(item, None, &words).filter(PieceRun::is_one_by_one) else { continue };
            self.strip(&strip, &words, &at.place);
            self.seen.push(Seen { place: at.place.clone(), strip, words: words.clone() });
        }
    }

    pub(super) fn strip(&mut self, strip: &PieceRun<'n, 's>, words: &Vocabulary, place: &Place) {
        // A gap that is none.
        let gaps = strip.pieces.iter().filter(|piece| piece.thing.is_none() && strip.pieces.len() > 1);
        for gap in self.budget.each(gaps) {
            self.in_strip(Kind::Neighbour, place, strip, &[(strip.node, gap.range.clone(), String::new())]);
        }
        if strip.pieces.is_empty() {
            self.left_empty(strip, words, place);
        }
        for thing in 0..words.things.len() {
            let marker = is_marker(words, thing);
            let [forgotten, surplus] = one_off(words, thing);
            self.in_strip(forgotten, place, strip, &[strip.with(words, thing)]);
            let Some(piece) = strip.last(Some(thing)) else { continue };
            self.in_strip(surplus, place, strip, &[strip.without(thing).unwrap_or_else(|| strip.with(words, thing))]);
            // Of several markers another may be the one too many: where it lies tells something.
            let others = strip.pieces.iter().filter(|other| marker && other.thing == Some(thing) && other.range != piece.range);
            for other in self.budget.each(others) {
                self.in_strip(surplus, place, strip, &[(strip.node, other.range.clone(), String::new())]);
            }
            // Nobody takes the marker for a tile.
            for other in (0..words.things.len()).filter(|&other| other != thing && !marker && !is_marker(words, other)) {
                let kind = kind_of(words, thing, other);
                let spelled = strip.spelled(words, other);
                self.in_strip(kind, place, strip, &[(strip.node, piece.range.clone(), spelled.clone())]);
                let all = strip.pieces.iter().filter(|piece| piece.thing == Some(thing));
                let all: Vec<_> = all.map(|piece| (strip.node, piece.range.clone(), spelled.clone())).collect();
                if all.len() > 1 {
                    self.in_strip(kind, place, strip, &all);
                }
            }
        }
    }

    /// A run that was left empty: as many of one colour as a sum lacks.
    fn left_empty(&mut self, strip: &PieceRun<'n, 's>, words: &Vocabulary, place: &Place) {
        let lacks: Vec<_> = self.off.iter().filter_map(|off| usize::try_from(-off).ok()).filter(|lack| *lack > 1).collect();
        for thing in (0..words.things.len()).filter(|&thing| !is_marker(words, thing)) {
            for &lack in &lacks {
                let run = strip.spelled(words, thing).repeat(lack);
                self.in_strip(Kind::Forgotten, place, strip, &[(strip.node, strip.range.clone(), run)]);
            }
        }
    }

    pub(super) fn rows(&mut self, words: &Vocabulary, at: &Spot<'n, 's>) {
        let Some(rows) = PieceRun::rows(at.node, words).filter(|rows| rows.iter().all(PieceRun::is_one_by_one)) else { return };
        let place = |row: usize| at.place.clone().item(row);
        for (index, strip) in self.budget.each(rows.iter().enumerate()) {
            self.strip(strip, words, &place(index));
            // A line that was forgotten.
            if strip.things().is_empty() {
                for thing in 0..words.things.len() {
                    for count in 2..=index + 1 {
                        let run = vec![strip.spelled(words, thing); count].concat();
                        self.in_strip(Kind::Forgotten, &place(index), strip, &[(strip.node, strip.range.clone(), run)]);
                    }
                }
            }
            if index + 1 < rows.len() {
                self.exchange(Kind::Neighbour, &rows, [index, index + 1], at);
            }
            self.too_far_up(&rows, index, at);
        }
        self.reversed(&rows, at);
        let seen = rows.into_iter().enumerate().map(|(row, strip)| Seen { place: place(row), strip, words: words.clone() });
        self.seen.extend(seen);
    }

    /// A run that is too long for where it was typed, and belongs more than one line further down.
    fn too_far_up(&mut self, rows: &[PieceRun<'n, 's>], index: usize, at: &Spot<'n, 's>) {
        let Some(count) = rows.get(index).map(|strip| strip.pieces.len()).filter(|count| *count > index + 1) else { return };
        let from = self.edits.len();
        for (row, other) in self.budget.each(rows.iter().enumerate().skip(index + 1)) {
            if row > index + 1 && row + 1 >= count && other.things().is_empty() {
                self.exchange(Kind::Order, rows, [index, row], at);
            }
        }
        // One line off, or a piece too many, is likelier.
        self.edits[from..].iter_mut().for_each(|edit| edit.rarity = Kind::Surplus.rarity() + 1);
    }

    /// Runs that were typed from the last to the first.
    fn reversed(&mut self, rows: &[PieceRun<'n, 's>], at: &Spot<'n, 's>) {
        // With one line that is not empty this is a line too far.
        if rows.iter().filter(|strip| !strip.text().is_empty()).nth(1).is_none() {
            return;
        }
        let text = |strips: Vec<&PieceRun<'n, 's>>| strips.iter().map(|strip| strip.text()).collect::<Vec<_>>().join(", ");
        let change = at.change(text(rows.iter().collect()), text(rows.iter().rev().collect()));
        let turned = rows.iter().zip(rows.iter().rev());
        let instead: Vec<_> = turned.map(|(strip, other)| (strip.node, strip.range.clone(), other.text().to_owned())).collect();
        self.in_strips(Kind::Order, vec![change], &instead);
    }

    /// Two of several runs that have changed places.
    fn exchange(&mut self, kind: Kind, rows: &[PieceRun<'n, 's>], [one, other]: [usize; 2], at: &Spot<'n, 's>) {
        let (mut changes, mut instead) = (Vec::new(), Vec::new());
        for (to, from) in [(one, other), (other, one)] {
            let (strip, text) = (&rows[to], rows[from].text());
            changes.push(Change::at(at.place.clone().item(to), strip.text(), text));
            instead.push((strip.node, strip.range.clone(), text.to_owned()));
        }
        self.in_strips(kind, changes, &instead);
    }

    pub(super) fn board(&mut self, words: &Vocabulary, size: (usize, usize), at: &Spot<'n, 's>) {
        if at.node.word().is_some_and(str::is_empty) {
            return self.empty_board(words, size, at);
        }
        let Some(rows) = PieceRun::rows(at.node, words).filter(|rows| rows.iter().all(PieceRun::is_one_by_one)) else { return };
        for (row, strip) in self.budget.each(rows.iter().enumerate()) {
            for (column, piece) in self.budget.each(strip.pieces.iter().enumerate()) {
                let Some(thing) = piece.thing else {
                    for thing in 0..words.things.len() {
                        self.on_spaces(Kind::Forgotten, at, &rows, &[(row, column, strip.spelled(words, thing))]);
                    }
                    continue;
                };
                self.on_spaces(Kind::Surplus, at, &rows, &[(row, column, strip.dot())]);
                for other in (0..words.things.len()).filter(|&other| other != thing) {
                    self.on_spaces(kind_of(words, thing, other), at, &rows, &[(row, column, strip.spelled(words, other))]);
                }
                let typed = |row: usize, piece: &Piece| rows[row].at(&piece.range).to_owned();
                for (to_row, to_column) in
                    [(row.wrapping_sub(1), column), (row + 1, column), (row, column.wrapping_sub(1)), (row, column + 1)]
                {
                    let Some(target) = rows.get(to_row).and_then(|strip| strip.pieces.get(to_column)) else { continue };
                    if target.thing != Some(thing) {
                        let spaces = [(row, column, typed(to_row, target)), (to_row, to_column, typed(row, piece))];
                        self.on_spaces(Kind::Neighbour, at, &rows, &spaces);
                    }
                }
            }
        }
        self.layouts(&rows, &at.place);
        self.seen.extend(rows.into_iter().map(|strip| Seen { place: at.place.clone(), strip, words: words.clone() }));
    }

    /// Other pieces on some spaces of a board.
    fn on_spaces(&mut self, kind: Kind, at: &Spot<'n, 's>, rows: &[PieceRun<'n, 's>], spaces: &[(usize, usize, String)]) {
        let (mut changes, mut instead) = (Vec::new(), Vec::new());
        for (row, column, to) in spaces {
            let (strip, range) = (&rows[*row], &rows[*row].pieces[*column].range);
            changes.push(Change::at(at.place.clone().space(*row, *column), strip.at(range), &**to));
            instead.push((strip.node, range.clone(), to.clone()));
        }
        self.in_strips(kind, changes, &instead);
    }

    /// A tile forgotten on a board that is written as empty.
    fn empty_board(&mut self, words: &Vocabulary, (rows, columns): (usize, usize), at: &Spot<'n, 's>) {
        for letter in words.things.iter().filter_map(|thing| words.letter(thing)) {
            for space in 0..rows * columns {
                let sign = |at: usize| if at == space { letter } else { '.' };
                let row = |row: usize| quoted(&(row * columns..(row + 1) * columns).map(sign).collect::<String>());
                let drawn = (0..rows).map(row).collect::<Vec<_>>().join(", ");
                let change = Change::at(at.place.clone().space(space / columns, space % columns), ".", letter);
                self.edit(Kind::Forgotten, [Some((change, Splice { span: at.node.span, text: format!("[{drawn}]") }))]);
            }
        }
    }
}

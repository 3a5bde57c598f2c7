//! What people do wrong with pieces in a row, in rows, on a board.

use super::edit::{Change, Kind};
use super::generator::{EditGenerator, Here, Seen, is_marker, kind_of};
use crate::case::edit::{Splice, quoted};
use crate::case::piece_run::{Piece, PieceRun, Replacement, splices};
use crate::case::{Node, Value, Vocabulary};
use crate::verdict::Step;

impl<'n, 's> EditGenerator<'n, 's> {
    /// A change of one run.
    pub(super) fn in_strip(&mut self, kind: Kind, here: &Here, strip: &PieceRun<'n, 's>, instead: &[Replacement<'n, 's>]) {
        let change = here.change(strip.text(), strip.changed(instead));
        self.in_strips(kind, vec![change], instead);
    }

    /// A change of several.
    pub(super) fn in_strips(&mut self, kind: Kind, changes: Vec<Change>, instead: &[Replacement<'n, 's>]) {
        let work = instead.iter().map(|(node, ..)| node.span.end - node.span.start).sum();
        if self.budget.take(work)
            && let Some(splices) = splices(instead)
        {
            self.add(kind, changes, splices);
        }
    }

    /// What can be wrong with pieces in a row, or in any order.
    pub(super) fn run(&mut self, node: &'n Node<'s>, words: Vocabulary, here: &Here) {
        for item in self.budget.each(node.items()) {
            let Some(strip) = PieceRun::of(item, None, &words).filter(PieceRun::is_one_by_one) else { continue };
            self.strip(&strip, &words, here);
            self.seen.push(Seen { here: here.clone(), strip, words: words.clone() });
        }
    }

    pub(super) fn strip(&mut self, strip: &PieceRun<'n, 's>, words: &Vocabulary, here: &Here) {
        // A gap that is none.
        let gaps = strip.pieces.iter().filter(|piece| piece.thing.is_none() && strip.pieces.len() > 1);
        for gap in self.budget.each(gaps) {
            self.in_strip(Kind::Neighbour, here, strip, &[(strip.node, gap.range.clone(), String::new())]);
        }
        if strip.pieces.is_empty() {
            self.left_empty(strip, words, here);
        }
        for thing in 0..words.things.len() {
            let marker = is_marker(words, thing);
            let (forgotten, surplus) = if marker { (Kind::Marker, Kind::Marker) } else { (Kind::Forgotten, Kind::Surplus) };
            self.in_strip(forgotten, here, strip, &[strip.with(words, thing)]);
            let Some(piece) = strip.last(Some(thing)) else { continue };
            self.in_strip(surplus, here, strip, &[strip.without(thing).unwrap_or_else(|| strip.with(words, thing))]);
            // Of several markers another may be the one too many: where it lies tells something.
            let others = strip.pieces.iter().filter(|other| marker && other.thing == Some(thing) && other.range != piece.range);
            for other in self.budget.each(others) {
                self.in_strip(surplus, here, strip, &[(strip.node, other.range.clone(), String::new())]);
            }
            // Nobody takes the marker for a tile.
            for other in (0..words.things.len()).filter(|&other| other != thing && !marker && !is_marker(words, other)) {
                let kind = kind_of(words, thing, other);
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

    /// A run that was left empty: as many of one colour as a sum lacks.
    fn left_empty(&mut self, strip: &PieceRun<'n, 's>, words: &Vocabulary, here: &Here) {
        let lacks: Vec<_> = self.off.iter().filter_map(|off| usize::try_from(-off).ok()).filter(|lack| *lack > 1).collect();
        for thing in (0..words.things.len()).filter(|&thing| !is_marker(words, thing)) {
            for &lack in &lacks {
                let run = strip.spelled(words, thing).repeat(lack);
                self.in_strip(Kind::Forgotten, here, strip, &[(strip.node, strip.range.clone(), run)]);
            }
        }
    }

    /// What can be wrong with runs below one another.
    pub(super) fn rows(&mut self, node: &'n Node<'s>, words: &Vocabulary, here: &Here) {
        let Some(rows) = PieceRun::rows(node, words).filter(|rows| rows.iter().all(PieceRun::is_one_by_one)) else { return };
        for (index, strip) in self.budget.each(rows.iter().enumerate()) {
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
                self.exchange(Kind::Neighbour, (&here, strip), (&here.item_after(), next));
            }
            self.too_far_up(&rows, index, &here);
        }
        self.reversed(&rows, here);
        let seen =
            rows.into_iter().enumerate().map(|(index, strip)| Seen { here: here.item(index), strip, words: words.clone() });
        self.seen.extend(seen);
    }

    /// A run that is too long for where it was typed, and belongs more than one line further down.
    fn too_far_up(&mut self, rows: &[PieceRun<'n, 's>], index: usize, here: &Here) {
        let Some(strip) = rows.get(index).filter(|strip| strip.pieces.len() > index + 1) else { return };
        let (from, mut there) = (self.edits.len(), here.clone());
        for (row, other) in self.budget.each(rows.iter().enumerate().skip(index + 1)) {
            there = there.item_after();
            if row > index + 1 && row + 1 >= strip.pieces.len() && other.things().is_empty() {
                self.exchange(Kind::Order, (here, strip), (&there, other));
            }
        }
        // One line off, or a piece too many, is likelier.
        self.edits[from..].iter_mut().for_each(|edit| edit.rarity = Kind::Surplus.rarity() + 1);
    }

    /// Runs that were typed from the last to the first.
    fn reversed(&mut self, rows: &[PieceRun<'n, 's>], here: &Here) {
        // With one line that is not empty this is a line too far.
        if rows.iter().filter(|strip| !strip.text().is_empty()).nth(1).is_none() {
            return;
        }
        let text = |strips: Vec<&PieceRun<'n, 's>>| strips.iter().map(|strip| strip.text()).collect::<Vec<_>>().join(", ");
        let (from, to) = (text(rows.iter().collect()), text(rows.iter().rev().collect()));
        let changes = vec![here.change(from, to)];
        let turned = rows.iter().zip(rows.iter().rev());
        let instead: Vec<_> = turned.map(|(strip, other)| (strip.node, strip.range.clone(), other.text().to_owned())).collect();
        self.in_strips(Kind::Order, changes, &instead);
    }

    /// Two runs that have changed places.
    pub(super) fn exchange(
        &mut self,
        kind: Kind,
        (here, one): (&Here, &PieceRun<'n, 's>),
        (there, other): (&Here, &PieceRun<'n, 's>),
    ) {
        let instead = [(one, other), (other, one)].map(|(one, other)| (one.node, one.range.clone(), other.text().to_owned()));
        let changes = vec![here.change(one.text(), other.text()), there.change(other.text(), one.text())];
        self.in_strips(kind, changes, &instead);
    }

    /// What can be wrong with a board of spaces.
    pub(super) fn board(&mut self, node: &'n Node<'s>, words: &Vocabulary, size: (usize, usize), here: &Here) {
        if matches!(&node.value, Value::Scalar(text, _) if text.is_empty()) {
            return self.empty_board(node, words, size, here);
        }
        let Some(rows) = PieceRun::rows(node, words).filter(|rows| rows.iter().all(PieceRun::is_one_by_one)) else { return };
        for (row, strip) in self.budget.each(rows.iter().enumerate()) {
            for (column, piece) in self.budget.each(strip.pieces.iter().enumerate()) {
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
                    let typed = |piece: &Piece, strip: &PieceRun<'_, '_>| strip.at(&piece.range).to_owned();
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
        self.layouts(&rows, here);
        self.seen.extend(rows.into_iter().map(|strip| Seen { here: here.clone(), strip, words: words.clone() }));
    }

    /// Other pieces on some spaces of a board.
    fn on_spaces(&mut self, kind: Kind, here: &Here, rows: &[PieceRun<'n, 's>], spaces: &[(usize, usize, String)]) {
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
        self.in_strips(kind, changes, &instead);
    }

    /// A tile forgotten on a board that is written as empty.
    fn empty_board(&mut self, node: &'n Node<'s>, words: &Vocabulary, (rows, columns): (usize, usize), here: &Here) {
        for thing in &words.things {
            let Some(letter) = words.letter(thing) else { continue };
            for space in 0..rows * columns {
                let sign = |at: usize| if at == space { letter } else { '.' };
                let row = |row: usize| quoted(&(row * columns..(row + 1) * columns).map(sign).collect::<String>());
                let drawn = (0..rows).map(row).collect::<Vec<_>>().join(", ");
                let change = Change {
                    place: here.place.clone().space(space / columns, space % columns),
                    way: here.way.clone(),
                    from: ".".to_owned(),
                    to: letter.to_string(),
                };
                let splice = Splice { span: node.span, text: format!("[{drawn}]") };
                self.add(Kind::Forgotten, vec![change], vec![splice]);
            }
        }
    }
}

impl Here {
    /// The next item of the same list.
    pub(super) fn item_after(&self) -> Self {
        let mut next = self.clone();
        if let Some(Step::Item(index)) = next.place.0.last_mut() {
            *index += 1;
            if let Some(last) = next.way.last_mut() {
                *last = (*index + 1).to_string();
            }
        }
        next
    }
}

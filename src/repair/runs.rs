//! What people do wrong with pieces in a row, in rows, on a board.

use super::edit::{BESIDE_ITS_LIKE, Change, Kind, OF_ONE_COLOUR, SEVERAL};
use super::generator::{EditGenerator, Spot};
use super::pieces::Pieces;
use crate::case::Vocabulary;
use crate::case::edit::{Splice, quoted};
use crate::case::piece_run::{PieceRun, Replacement, splices};
use crate::verdict::{Place, Step};

/// A run of pieces with its place and its words.
pub(super) struct Seen<'n, 's> {
    pub(super) place: Place,
    pub(super) strip: PieceRun<'n, 's>,
    pub(super) pieces: Pieces,
}

impl<'n, 's> Seen<'n, 's> {
    /// A piece as it would be typed there.
    pub(super) fn typed(&self, piece: usize) -> String {
        self.pieces.typed(piece, self.strip.typed())
    }
    /// Whether there may be one more of them: what has a name lies once.
    fn may_have(&self, piece: usize) -> bool {
        !self.pieces.words.is_named() || self.strip.last(Some(piece)).is_none()
    }
    /// One more piece.
    pub(super) fn with(&self, piece: usize) -> Replacement<'n, 's> {
        self.strip.with(self.typed(piece))
    }
    /// Whether so many of them lie there at least.
    fn has(&self, piece: usize, count: usize) -> bool {
        self.strip.pieces.iter().filter(|own| own.thing == Some(piece)).nth(count - 1).is_some()
    }
    /// Something else in the place of all that is typed.
    fn instead(&self, text: String) -> Replacement<'n, 's> {
        (self.strip.node, self.strip.range.clone(), text)
    }
}

/// Another text on a space of a row of a board.
pub(super) type OnSpace<'a, 'n, 's> = (&'a Seen<'n, 's>, usize, String);

impl<'n, 's> EditGenerator<'n, 's> {
    /// Other texts somewhere in a run, so many steps less likely than others.
    fn in_run(&mut self, (kind, steps): (Kind, i32), seen: &Seen<'n, 's>, instead: Vec<Replacement<'n, 's>>) {
        let from = self.edits.len();
        self.in_runs(kind, &[(seen, instead)]);
        self.edits[from..].iter_mut().for_each(|edit| edit.rarity = edit.rarity.saturating_add_signed(steps));
    }

    /// Other texts in some runs, each of which is a value.
    pub(super) fn in_runs(&mut self, kind: Kind, runs: &[(&Seen<'n, 's>, Vec<Replacement<'n, 's>>)]) {
        let changes =
            runs.iter().map(|(Seen { place, strip, .. }, own)| Change::at(place.clone(), strip.text(), strip.changed(own)));
        let instead: Vec<_> = runs.iter().flat_map(|(_, own)| own.iter().cloned()).collect();
        self.in_strips(kind, changes.collect(), &instead);
    }

    pub(super) fn in_strips(&mut self, kind: Kind, changes: Vec<Change>, instead: &[Replacement<'n, 's>]) {
        let work = instead.iter().map(|(node, ..)| node.span.end - node.span.start).sum();
        if self.budget.take(work)
            && let Some(splices) = splices(instead)
        {
            self.add(kind, changes, splices);
        }
    }

    /// Pieces in one row, or in several that hold them together.
    pub(super) fn run(&mut self, words: Vocabulary, at: &Spot<'n, 's>) {
        let pieces = Pieces::of(words);
        for item in self.budget.each(at.node.items()) {
            let Some(strip) = PieceRun::of(item, None, &pieces.words).filter(PieceRun::is_one_by_one) else { continue };
            let seen = Seen { place: at.place.clone(), strip, pieces: pieces.clone() };
            self.strip(&seen);
            self.seen.push(seen);
        }
    }

    /// Cards in a row.
    pub(super) fn cards(&mut self, cards: Pieces, at: &Spot<'n, 's>) {
        if let Some(strip) = PieceRun::of_words(at.node, |word| cards.find(word)) {
            let seen = Seen { place: at.place.clone(), strip, pieces: cards };
            match at.place.0.last() {
                Some(Step::Item(_)) => self.mistaken(&seen),
                _ => self.row(&seen),
            }
        }
    }

    fn strip(&mut self, seen: &Seen<'n, 's>) {
        let Seen { strip, pieces, .. } = seen;
        // A gap that is none.
        let gaps = strip.pieces.iter().filter(|piece| piece.thing.is_none() && strip.pieces.len() > 1);
        for gap in self.budget.each(gaps) {
            self.in_run((Kind::Neighbour, 0), seen, vec![strip.instead(gap, String::new())]);
        }
        if strip.pieces.is_empty() {
            self.left_empty(seen);
        }
        self.row(seen);
        for thing in strip.things() {
            let all: Vec<_> = strip.pieces.iter().filter(|piece| piece.thing == Some(thing)).collect();
            let [others @ .., _] = &all[..] else { continue };
            // Of several markers another may be the one too many: where it lies tells something.
            for other in self.budget.each(others.iter().filter(|_| pieces.is_marker(thing))) {
                self.in_run((Kind::Marker, 0), seen, vec![strip.instead(other, String::new())]);
            }
            for (kind, other) in pieces.others(thing).filter(|_| !others.is_empty()) {
                let spelled = seen.typed(other);
                let instead = all.iter().map(|piece| strip.instead(piece, spelled.clone())).collect();
                self.in_run((kind, SEVERAL), seen, instead);
            }
        }
    }

    /// One of the pieces of a row too many, one forgotten, one taken for another.
    pub(super) fn row(&mut self, seen: &Seen<'n, 's>) {
        let Seen { strip, pieces, .. } = seen;
        for piece in self.budget.each(pieces.all()).filter(|&piece| seen.may_have(piece)) {
            let steps = if seen.has(piece, 1) { BESIDE_ITS_LIKE } else { 0 };
            self.in_run((pieces.one_off(piece)[0], steps), seen, vec![seen.with(piece)]);
        }
        for piece in self.budget.each(strip.things()) {
            let slip = (pieces.one_off(piece)[1], if seen.has(piece, 2) { BESIDE_ITS_LIKE } else { 0 });
            strip.without(piece).into_iter().for_each(|without| self.in_run(slip, seen, vec![without]));
        }
        self.mistaken(seen);
    }

    /// One of the pieces of a row taken for another.
    fn mistaken(&mut self, seen: &Seen<'n, 's>) {
        let Seen { strip, pieces, .. } = seen;
        for thing in self.budget.each(strip.things()) {
            let Some(piece) = strip.last(Some(thing)) else { continue };
            // What a player has in rows is of one colour each.
            let is_odd = seen.place.0.len() > 3 && !seen.has(thing, 2) && strip.things().len() == 2;
            for (kind, other) in pieces.others(thing).filter(|(_, other)| seen.may_have(*other)) {
                let steps = if is_odd && seen.has(other, 1) { OF_ONE_COLOUR } else { 0 };
                self.in_run((kind, steps), seen, vec![strip.instead(piece, pieces.typed(other, strip.at(&piece.range)))]);
            }
        }
    }

    /// A run that was left empty: as many of one colour as a sum lacks.
    fn left_empty(&mut self, seen: &Seen<'n, 's>) {
        let lacks: Vec<_> = self.off.iter().filter_map(|off| usize::try_from(-off).ok()).filter(|lack| *lack > 1).collect();
        for piece in seen.pieces.all().filter(|&piece| !seen.pieces.is_marker(piece)) {
            let all = |lack: &usize| vec![seen.instead(seen.typed(piece).repeat(*lack))];
            lacks.iter().for_each(|lack| self.in_run((Kind::Forgotten, 0), seen, all(lack)));
        }
    }

    /// The runs of rows that hold one piece each by itself, each with its place.
    fn seen_rows(&self, words: &Vocabulary, at: &Spot<'n, 's>) -> Option<Vec<Seen<'n, 's>>> {
        let rows = PieceRun::rows(at.node, words).filter(|rows| rows.iter().all(PieceRun::is_one_by_one))?;
        let pieces = Pieces::of(words.clone());
        let seen = |(row, strip)| Seen { place: at.place.clone().item(row), strip, pieces: pieces.clone() };
        Some(rows.into_iter().enumerate().map(seen).collect())
    }

    pub(super) fn rows(&mut self, words: &Vocabulary, at: &Spot<'n, 's>) {
        let Some(rows) = self.seen_rows(words, at) else { return };
        for (index, seen) in self.budget.each(rows.iter().enumerate()) {
            self.strip(seen);
            self.in_run((Kind::Part, 0), seen, vec![seen.instead("?".to_owned())]);
            // A line that was forgotten.
            if seen.strip.things().is_empty() {
                for (piece, count) in seen.pieces.all().flat_map(|piece| (2..=index + 1).map(move |count| (piece, count))) {
                    self.in_run((Kind::Forgotten, 0), seen, vec![seen.instead(seen.typed(piece).repeat(count))]);
                }
            }
            if let Some(next) = rows.get(index + 1) {
                self.exchange(Kind::Neighbour, [seen, next]);
            }
            // A run that is too long for where it was typed, and belongs more than one line further down.
            let count = seen.strip.pieces.len();
            for (row, other) in self.budget.each(rows.iter().enumerate().skip(index + 2)) {
                if count > index + 1 && row + 1 >= count && other.strip.things().is_empty() {
                    self.exchange(Kind::Order, [seen, other]);
                }
            }
        }
        self.reversed(&rows, at);
        self.seen.extend(rows);
    }

    /// Runs that were typed from the last to the first.
    fn reversed(&mut self, rows: &[Seen<'n, 's>], at: &Spot<'n, 's>) {
        let typed: Vec<_> = rows.iter().map(|seen| seen.strip.text()).collect();
        // With one line that is not empty this is a line too far.
        if typed.iter().filter(|text| !text.is_empty()).nth(1).is_none() {
            return;
        }
        let turned: Vec<_> = typed.iter().rev().copied().collect();
        let instead: Vec<_> = rows.iter().zip(&turned).map(|(seen, text)| seen.instead((*text).to_owned())).collect();
        self.in_strips(Kind::Order, vec![at.change(typed.join(", "), turned.join(", "))], &instead);
    }

    /// Two runs that have changed places.
    fn exchange(&mut self, kind: Kind, [one, other]: [&Seen<'n, 's>; 2]) {
        let put = |seen: &Seen<'n, 's>, text: &str| vec![seen.instead(text.to_owned())];
        self.in_runs(kind, &[(one, put(one, other.strip.text())), (other, put(other, one.strip.text()))]);
    }

    pub(super) fn board(&mut self, words: &Vocabulary, size: (usize, usize), at: &Spot<'n, 's>) {
        if at.node.word().is_some_and(str::is_empty) {
            return self.empty_board(words, size, at);
        }
        let Some(rows) = self.seen_rows(words, at) else { return };
        for (row, seen) in self.budget.each(rows.iter().enumerate()) {
            let Seen { strip, pieces, .. } = seen;
            self.in_run((Kind::Part, 0), seen, vec![seen.instead("?".repeat(strip.pieces.len()))]);
            for (column, piece) in self.budget.each(strip.pieces.iter().enumerate()) {
                let Some(thing) = piece.thing else {
                    pieces.all().for_each(|thing| self.on_spaces(Kind::Forgotten, &[(seen, column, seen.typed(thing))]));
                    continue;
                };
                self.on_spaces(Kind::Surplus, &[(seen, column, strip.dot())]);
                for (kind, other) in pieces.others(thing) {
                    self.on_spaces(kind, &[(seen, column, seen.typed(other))]);
                }
                for (to_row, to_column) in
                    [(row.wrapping_sub(1), column), (row + 1, column), (row, column.wrapping_sub(1)), (row, column + 1)]
                {
                    let Some(there) = rows.get(to_row) else { continue };
                    if there.strip.pieces.get(to_column).is_some_and(|target| target.thing != Some(thing)) {
                        self.swap_spaces(Kind::Neighbour, [(seen, column), (there, to_column)]);
                    }
                }
            }
        }
        self.layouts(&rows, &at.place);
        self.seen.extend(rows.into_iter().map(|seen| Seen { place: at.place.clone(), ..seen }));
    }

    /// What is typed on two spaces of a board in one another's place.
    pub(super) fn swap_spaces(&mut self, kind: Kind, [one, other]: [(&Seen<'n, 's>, usize); 2]) {
        let typed = |(seen, column): (&Seen<'n, 's>, usize)| seen.strip.at(&seen.strip.pieces[column].range).to_owned();
        self.on_spaces(kind, &[(one.0, one.1, typed(other)), (other.0, other.1, typed(one))]);
    }

    /// Other pieces on some spaces of a board.
    pub(super) fn on_spaces(&mut self, kind: Kind, spaces: &[OnSpace<'_, 'n, 's>]) {
        let (mut changes, mut instead) = (Vec::new(), Vec::new());
        for (Seen { place, strip, .. }, column, to) in spaces {
            let (mut place, piece) = (place.clone(), &strip.pieces[*column]);
            let row = if let Some(Step::Item(row)) = place.0.pop() { row } else { 0 };
            changes.push(Change::at(place.space(row, *column), strip.at(&piece.range), &**to));
            instead.push(strip.instead(piece, to.clone()));
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

//! Boards typed otherwise than they lie: two rows or columns swapped, a row or the whole board one line off, mirrored, turned.

use super::edit::{Change, Kind};
use super::generator::EditGenerator;
use super::runs::Seen;
use crate::verdict::Place;
use crate::words::variant;

/// What puts everything where it belongs: on a whole board, or in one of its rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Layout {
    /// The only row that it moves, or the first of two rows or columns.
    pub row: Option<usize>,
    /// The one in the place of which that stands.
    pub other: Option<usize>,
    /// What it does.
    pub way: Way,
}

/// How pieces are moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Way {
    /// Two rows in one another's place.
    Rows,
    /// Two columns in one another's place.
    Columns,
    /// One row up.
    OneUp,
    /// One row down.
    OneDown,
    /// One column to the left.
    OneLeft,
    /// One column to the right.
    OneRight,
    /// The last row first.
    LastFirst,
    /// Left for right.
    Mirrored,
    /// The last row first, and left for right.
    HalfTurn,
    /// Rows for columns.
    Transposed,
}

impl Way {
    /// Those that move a whole board.
    const WHOLE: [Self; 8] = {
        use Way::{HalfTurn, LastFirst, Mirrored, OneDown, OneLeft, OneRight, OneUp, Transposed};
        [OneUp, OneDown, OneLeft, OneRight, LastFirst, Mirrored, HalfTurn, Transposed]
    };

    /// Its name in texts.
    pub fn word(self) -> &'static str {
        variant!(self; Self: Rows Columns OneUp OneDown OneLeft OneRight LastFirst Mirrored HalfTurn Transposed)
    }
}

impl Layout {
    /// Those that move pieces of so many rows, one row at a time.
    fn of_rows(rows: usize) -> impl Iterator<Item = Self> {
        let of_row = |row| [Way::OneLeft, Way::OneRight, Way::Mirrored].map(|way| Self { row: Some(row), other: None, way });
        (0..rows).flat_map(of_row)
    }
    /// Those that exchange two of so many rows or columns.
    fn of_two(way: Way, count: usize) -> impl Iterator<Item = Self> {
        let with = move |one| (one + 1..count).map(move |other| Self { row: Some(one), other: Some(other), way });
        (0..count).flat_map(with)
    }

    /// Where what belongs somewhere was typed; none for what comes from beyond the edge.
    fn typed_at(self, row: usize, column: usize, rows: usize, columns: usize) -> Option<(usize, usize)> {
        let exchanged = |at: usize| match (self.row, self.other) {
            (Some(one), Some(other)) if at == one => other,
            (Some(one), other) if other == Some(at) => one,
            _ => at,
        };
        let from = match (self.way, self.row) {
            (Way::Rows, _) => (exchanged(row), column),
            (Way::Columns, _) => (row, exchanged(column)),
            (_, Some(one)) if row != one => (row, column),
            (Way::OneUp, _) => (row + 1, column),
            (Way::OneDown, _) => (row.checked_sub(1)?, column),
            (Way::OneLeft, _) => (row, column + 1),
            (Way::OneRight, _) => (row, column.checked_sub(1)?),
            (Way::LastFirst, _) => (rows - 1 - row, column),
            (Way::Mirrored, _) => (row, columns - 1 - column),
            (Way::HalfTurn, _) => (rows - 1 - row, columns - 1 - column),
            (Way::Transposed, _) => (column, row),
        };
        (from.0 < rows && from.1 < columns).then_some(from)
    }
}

impl<'n, 's> EditGenerator<'n, 's> {
    /// A board on which more than one piece stands elsewhere than it lies; nothing falls off it.
    pub(super) fn layouts(&mut self, seen: &[Seen<'n, 's>], place: &Place) {
        let rows: Vec<_> = seen.iter().map(|seen| &seen.strip).collect();
        let columns = rows.iter().map(|row| row.pieces.len()).max().unwrap_or(0);
        // Shorter rows lie in the middle.
        let before: Vec<_> = rows.iter().map(|row| (columns - row.pieces.len()) / 2).collect();
        let held = rows.iter().flat_map(|row| &row.pieces).filter(|piece| piece.thing.is_some()).count();
        if held < 2 {
            return;
        }
        // What lies in any order shows nothing of it, but that a place is printed: so one thing that is wrong tells enough.
        let is_named = seen.iter().any(|seen| seen.pieces.words.is_named());
        let of_board = Way::WHOLE.map(|way| Layout { row: None, other: None, way });
        let others = Layout::of_rows(rows.len()).chain(of_board).filter(|_| !is_named);
        let exchanges = Layout::of_two(Way::Rows, rows.len()).chain(Layout::of_two(Way::Columns, columns));
        for layout in exchanges.chain(others) {
            let typed_at = |row: usize, column: usize| {
                let (row, column) = layout.typed_at(row, column, rows.len(), columns)?;
                let piece = rows[row].pieces.get(column.checked_sub(before[row])?)?;
                Some((piece.thing, rows[row].at(&piece.range)))
            };
            let (mut kept, mut moved, mut instead, mut changed) = (0, 0, Vec::new(), 0);
            for (row, strip) in rows.iter().enumerate() {
                let so_far = instead.len();
                for (column, piece) in strip.pieces.iter().enumerate() {
                    let (thing, text) = typed_at(row, column + before[row]).unwrap_or((None, "."));
                    kept += usize::from(thing.is_some());
                    if thing != piece.thing {
                        moved += usize::from(piece.thing.is_some());
                        instead.push(strip.instead(piece, text.to_owned()));
                    }
                }
                changed += usize::from(instead.len() > so_far);
            }
            // Columns that differ in one row are two pieces of it.
            if kept == held && (layout.way != Way::Columns || changed > 1) {
                let from = self.edits.len();
                let text = |instead: &[_]| rows.iter().map(|row| row.changed(instead)).collect::<Vec<_>>().join(", ");
                let (typed, meant) = (text(&[]), text(&instead));
                self.in_strips(Kind::Layout(layout), vec![Change::at(place.clone(), typed, meant)], &instead);
                // Two things are rather in one another's place.
                self.edits[from..].iter_mut().for_each(|edit| edit.is_told |= is_named && moved > 2);
            }
        }
    }
}

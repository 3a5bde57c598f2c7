//! Boards typed otherwise than they lie: two rows swapped, a row or the whole board one line off, mirrored, upside down.

use super::edit::{Change, Kind};
use super::generator::EditGenerator;
use super::runs::Seen;
use crate::verdict::Place;
use crate::words::variant;

/// What puts everything where it belongs: on a whole board, or in one of its rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Layout {
    /// The only row that it moves, and of `Rows` the next one.
    pub row: Option<usize>,
    /// What it does.
    pub way: Way,
}

/// How pieces are moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Way {
    /// Two rows in one another's place.
    Rows,
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
        variant!(self; Self: Rows OneUp OneDown OneLeft OneRight LastFirst Mirrored HalfTurn Transposed)
    }

    /// Whether it is a line off, and the order is right.
    pub(super) fn is_one_off(self) -> bool {
        matches!(self, Self::OneUp | Self::OneDown | Self::OneLeft | Self::OneRight)
    }
}

impl Layout {
    /// Those that move pieces of so many rows, one row at a time.
    fn of_rows(rows: usize) -> impl Iterator<Item = Self> {
        let of = |row: usize, way: Way| Self { row: Some(row), way };
        let of_row = move |row| [Way::OneLeft, Way::OneRight, Way::Mirrored].map(|way| of(row, way));
        (0..rows).flat_map(of_row).chain((1..rows).map(move |next| of(next - 1, Way::Rows)))
    }

    /// Where what belongs somewhere was typed; none for what comes from beyond the edge.
    fn typed_at(self, row: usize, column: usize, rows: usize, columns: usize) -> Option<(usize, usize)> {
        let from = match (self.way, self.row) {
            (Way::Rows, Some(one)) if row == one => (row + 1, column),
            (Way::Rows, Some(one)) if row == one + 1 => (one, column),
            (Way::Rows, _) => (row, column),
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
        let columns = rows.first().map_or(0, |row| row.pieces.len());
        let held = rows.iter().flat_map(|row| &row.pieces).filter(|piece| piece.thing.is_some()).count();
        if held < 2 || rows.iter().any(|row| row.pieces.len() != columns) {
            return;
        }
        let of_board = Way::WHOLE.map(|way| Layout { row: None, way });
        for layout in Layout::of_rows(rows.len()).chain(of_board) {
            let typed_at = |row: usize, column: usize| {
                let (row, column) = layout.typed_at(row, column, rows.len(), columns)?;
                let piece = rows[row].pieces.get(column).filter(|piece| piece.thing.is_some())?;
                Some((piece.thing, rows[row].at(&piece.range)))
            };
            let (mut kept, mut instead) = (0, Vec::new());
            for (row, strip) in rows.iter().enumerate() {
                for (column, piece) in strip.pieces.iter().enumerate() {
                    let (thing, text) = typed_at(row, column).unwrap_or((None, "."));
                    kept += usize::from(thing.is_some());
                    if thing != piece.thing {
                        instead.push(strip.instead(piece, text.to_owned()));
                    }
                }
            }
            if kept == held {
                let text = |instead: &[_]| rows.iter().map(|row| row.changed(instead)).collect::<Vec<_>>().join(", ");
                let (from, to) = (text(&[]), text(&instead));
                self.in_strips(Kind::Layout(layout), vec![Change::at(place.clone(), from, to)], &instead);
            }
        }
    }
}

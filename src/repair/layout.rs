//! Boards typed otherwise than they lie: two rows swapped, a row or the whole board one line off, mirrored, upside down.

use super::edit::{Change, Kind};
use super::generator::EditGenerator;
use crate::case::piece_run::PieceRun;
use crate::verdict::Place;

/// What puts everything on a board where it belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layout {
    /// This row and the next one in one another's place.
    Rows(usize),
    /// Everything one row up.
    OneUp,
    /// Everything one row down.
    OneDown,
    /// Everything one column to the left.
    OneLeft,
    /// Everything one column to the right.
    OneRight,
    /// The last row first.
    LastFirst,
    /// Left for right.
    Mirrored,
    /// The last row first, and left for right.
    HalfTurn,
    /// Rows for columns.
    Transposed,
    /// This row one column to the left.
    RowLeft(usize),
    /// This row one column to the right.
    RowRight(usize),
    /// This row, left for right.
    RowMirrored(usize),
}

impl Layout {
    /// Those that move a whole board.
    pub const WHOLE: [Self; 8] = [
        Self::OneUp,
        Self::OneDown,
        Self::OneLeft,
        Self::OneRight,
        Self::LastFirst,
        Self::Mirrored,
        Self::HalfTurn,
        Self::Transposed,
    ];

    /// Its name in texts.
    pub fn word(self) -> &'static str {
        match self {
            Self::Rows(_) => "rows",
            Self::OneUp => "one-up",
            Self::OneDown => "one-down",
            Self::OneLeft | Self::RowLeft(_) => "one-left",
            Self::OneRight | Self::RowRight(_) => "one-right",
            Self::LastFirst => "last-first",
            Self::Mirrored | Self::RowMirrored(_) => "mirrored",
            Self::HalfTurn => "half-turn",
            Self::Transposed => "transposed",
        }
    }

    /// Whether it is a line off, and the order is right.
    pub(super) fn is_one_off(self) -> bool {
        matches!(self, Self::OneUp | Self::OneDown | Self::OneLeft | Self::OneRight | Self::RowLeft(_) | Self::RowRight(_))
    }

    /// Where what belongs somewhere was typed; none for what comes from beyond the edge.
    fn typed_at(self, row: usize, column: usize, rows: usize, columns: usize) -> Option<(usize, usize)> {
        let from = match self {
            Self::Rows(one) if row == one => (row + 1, column),
            Self::Rows(one) if row == one + 1 => (one, column),
            Self::RowLeft(one) if row == one => (row, column + 1),
            Self::RowRight(one) if row == one => (row, column.checked_sub(1)?),
            Self::RowMirrored(one) if row == one => (row, columns - 1 - column),
            Self::Rows(_) | Self::RowLeft(_) | Self::RowRight(_) | Self::RowMirrored(_) => (row, column),
            Self::OneUp => (row + 1, column),
            Self::OneDown => (row.checked_sub(1)?, column),
            Self::OneLeft => (row, column + 1),
            Self::OneRight => (row, column.checked_sub(1)?),
            Self::LastFirst => (rows - 1 - row, column),
            Self::Mirrored => (row, columns - 1 - column),
            Self::HalfTurn => (rows - 1 - row, columns - 1 - column),
            Self::Transposed => (column, row),
        };
        (from.0 < rows && from.1 < columns).then_some(from)
    }
}

impl<'n, 's> EditGenerator<'n, 's> {
    /// A board on which more than one piece stands elsewhere than it lies; nothing falls off it.
    pub(super) fn layouts(&mut self, rows: &[PieceRun<'n, 's>], place: &Place) {
        let columns = rows.first().map_or(0, |row| row.pieces.len());
        let held = |row: &PieceRun<'_, '_>| row.pieces.iter().filter(|piece| piece.thing.is_some()).count();
        let held: usize = rows.iter().map(held).sum();
        if held < 2 || rows.iter().any(|row| row.pieces.len() != columns) {
            return;
        }
        let of_row = |row| [Layout::RowLeft(row), Layout::RowRight(row), Layout::RowMirrored(row)];
        let of_rows = (0..rows.len()).flat_map(of_row).chain((1..rows.len()).map(|next| Layout::Rows(next - 1)));
        for layout in of_rows.chain(Layout::WHOLE) {
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
                        instead.push((strip.node, piece.range.clone(), text.to_owned()));
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

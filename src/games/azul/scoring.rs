//! Points: the placed tile, the floor line, the end bonuses. One function each, for every kind of ledger.

use super::pieces::Seat;
use super::{Board, Colour, Column, Line, Position, Reason, Space, SpaceSet};
use crate::verdict::Ledger;

/// What a complete row, a complete column and a complete colour bring at the end.
pub(super) const ROW_BONUS: i32 = 2;
pub(super) const COLUMN_BONUS: i32 = 7;
pub(super) const COLOUR_BONUS: i32 = 10;

/// Scores the tile of `colour` that was just put on `space`: the run in its row and the run in its column that it is part of,
/// or one point if it touches no other.
pub(super) fn placed<L: Ledger<Reason>>(board: &mut Board, seat: Seat, space: Space, colour: Colour, ledger: &mut L) {
    let (row, column) = runs(board.wall.covered(), space);
    if row.len() == 1 && column.len() == 1 {
        give(board, seat, 1, Reason::Alone { space, colour }, ledger);
        return;
    }
    if row.len() > 1 {
        give(board, seat, row.len() as i32, Reason::Row { space, colour, run: row }, ledger);
    }
    if column.len() > 1 {
        give(board, seat, column.len() as i32, Reason::Column { space, colour, run: column }, ledger);
    }
}

/// The runs of covered spaces in the row and in the column of `space`, which is in both.
pub(super) fn runs(covered: SpaceSet, space: Space) -> (SpaceSet, SpaceSet) {
    let row = run(covered, Column::all().map(|column| Space::at(space.row(), column)), space);
    let column = run(covered, Line::all().map(|row| Space::at(row, space.column())), space);
    (row, column)
}

/// The unbroken run of covered spaces along `along` that `through` is part of.
fn run(covered: SpaceSet, along: impl Iterator<Item = Space>, through: Space) -> SpaceSet {
    let mut run = SpaceSet::EMPTY;
    let mut passed = false;
    for space in along {
        if covered.has(space) {
            run.insert(space);
            passed |= space == through;
        } else if passed {
            break;
        } else {
            run = SpaceSet::EMPTY;
        }
    }
    run
}

/// Pays the floor line; the score stops at 0.
pub(super) fn floor<L: Ledger<Reason>>(board: &mut Board, seat: Seat, ledger: &mut L) {
    let cost = board.floor.cost();
    if cost > 0 {
        let floor = board.floor;
        give(board, seat, -cost.min(board.score), Reason::Floor { floor, cost }, ledger);
    }
    if let Some(Some(piece)) = board.kept {
        give(board, seat, 0, Reason::Caught { piece }, ledger);
    }
}

/// End bonuses of every board: complete rows, columns, colours.
pub(super) fn bonuses<L: Ledger<Reason>>(position: &mut Position, ledger: &mut L) {
    for seat in position.seats() {
        let board = position.board_mut(seat);
        let wall = board.wall;
        for row in wall.full_rows() {
            give(board, seat, ROW_BONUS, Reason::FullRow { row }, ledger);
        }
        for column in Column::all() {
            if SpaceSet::column(column).without(wall.covered()).is_empty() {
                give(board, seat, COLUMN_BONUS, Reason::FullColumn { column }, ledger);
            }
        }
        for colour in Colour::ALL {
            let spaces = wall.of(colour);
            if spaces.len() == 5 {
                give(board, seat, COLOUR_BONUS, Reason::FullColour { colour, spaces }, ledger);
            }
        }
    }
}

/// The only place where a score changes: the track and the ledger move together.
fn give<L: Ledger<Reason>>(board: &mut Board, seat: Seat, amount: i32, reason: Reason, ledger: &mut L) {
    board.score += amount;
    ledger.award(seat.index(), amount, reason);
}

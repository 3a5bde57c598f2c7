//! Slips in counting a tile that was put on the wall.

use super::{Lapse, slipped};
use crate::games::azul::scoring::runs;
use crate::games::azul::{Azul, Board, Column, Line, Reason, Seat, Side, Space, SpaceSet};
use crate::games::game::{Counted, Slipped};

pub(super) fn slips(step: &Counted<'_, Azul>, seat: Seat, slips: &mut Vec<Slipped<Lapse>>) {
    let placed = step.awards.iter().find_map(|(_, _, reason)| match *reason {
        Reason::Alone { space, .. } | Reason::Row { space, .. } | Reason::Column { space, .. } => Some(space),
        _ => None,
    });
    // A line that falls brings nothing.
    let Some(space) = placed else { return };
    let right: i32 = step.awards.iter().map(|(_, amount, _)| amount).sum();
    let (before, after) = (step.before.board(seat), step.after.board(seat));
    let covered = after.wall.covered();
    let (row, column) = runs(covered, space);
    let tile = SpaceSet::only(space);
    let mut note = |counted: i32, lapse: Lapse| slips.push(slipped(seat.index(), counted - right, lapse));

    let (along, down) = (row.len() as i32, column.len() as i32);
    if along > 1 && down > 1 {
        note(along, Lapse::ColumnLeftOut { space, run: column });
        note(down, Lapse::RowLeftOut { space, run: row });
        note(right - 1, Lapse::CountedOnce { space });
    }
    if right > 1 {
        note(1, Lapse::CountedAlone { space, run: row.or(column) });
        note(right + 1, Lapse::NewTileAdded { space });
    }
    note(right - i32::from(along > 1) - i32::from(down > 1) - i32::from(right == 1), Lapse::NewTileLeftOut { space });

    let beyond = SpaceSet::row(space.row()).or(SpaceSet::column(space.column())).and(covered).without(row).without(column);
    if !beyond.is_empty() {
        note(
            worth(
                along + beyond.and(SpaceSet::row(space.row())).len() as i32,
                down + beyond.and(SpaceSet::column(space.column())).len() as i32,
            ),
            Lapse::GapJumped { space, beyond },
        );
    }
    let diagonal = diagonals(space).and(covered);
    note(right + diagonal.len() as i32, Lapse::Diagonals { space, diagonal });
    let group = group(covered, space);
    note(group.len() as i32, Lapse::WholeGroup { space, group });
    let touching = touching(space).and(covered);
    let rest = row.or(column).without(touching).without(tile);
    if !rest.is_empty() {
        note(1 + touching.len() as i32, Lapse::OnlyTouching { space, rest });
    }
    if step.after.setup.side == Side::Coloured {
        let coming = coming(after);
        let (row, column) = runs(covered.or(coming), space);
        note(worth(row.len() as i32, column.len() as i32), Lapse::StillToCome { space, coming: coming.and(row.or(column)) });
        // Once a seat's last full line is tiled, somebody goes on with those that are not full.
        if after.full_lines().next().is_none() {
            incomplete(before, after, seat, slips);
        }
    }
}

/// What runs of these lengths are worth.
fn worth(along: i32, down: i32) -> i32 {
    match (along > 1, down > 1) {
        (false, false) => 1,
        (true, false) => along,
        (false, true) => down,
        (true, true) => along + down,
    }
}

/// The printed spaces of the lines that are full now.
fn coming(board: &Board) -> SpaceSet {
    let mut coming = SpaceSet::EMPTY;
    for (line, colour) in board.full_lines() {
        coming.insert(Space::printed(line, colour));
    }
    coming
}

fn incomplete(_before: &Board, after: &Board, seat: Seat, slips: &mut Vec<Slipped<Lapse>>) {
    for line in Line::all() {
        let Some(colour) = after.line(line).colour() else { continue };
        let space = Space::printed(line, colour);
        let mut covered = after.wall.covered();
        covered.insert(space);
        let (row, column) = runs(covered, space);
        let more = worth(row.len() as i32, column.len() as i32);
        slips.push(slipped(seat.index(), more, Lapse::IncompleteLine { line, colour, space }));
    }
}

/// The space so many rows down and columns to the right, if there is one.
fn beside(space: Space, down: isize, along: isize) -> Option<Space> {
    let row = Line::new(space.row().index().checked_add_signed(down)?)?;
    let column = Column::new(space.column().index().checked_add_signed(along)?)?;
    Some(Space::at(row, column))
}

fn set(space: Space, ways: [(isize, isize); 4]) -> SpaceSet {
    let mut set = SpaceSet::EMPTY;
    for beside in ways.into_iter().filter_map(|(down, along)| beside(space, down, along)) {
        set.insert(beside);
    }
    set
}

fn touching(space: Space) -> SpaceSet {
    set(space, [(-1, 0), (1, 0), (0, -1), (0, 1)])
}

fn diagonals(space: Space) -> SpaceSet {
    set(space, [(-1, -1), (-1, 1), (1, -1), (1, 1)])
}

/// All covered spaces that hang together with `space`.
fn group(covered: SpaceSet, space: Space) -> SpaceSet {
    let mut group = SpaceSet::only(space);
    loop {
        let mut wider = group;
        for member in group.iter() {
            wider = wider.or(touching(member).and(covered));
        }
        if wider == group {
            return group;
        }
        group = wider;
    }
}

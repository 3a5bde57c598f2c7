//! Slips in counting one tile that was put on the wall.

use super::{SlipFacts, slipped};
use crate::game::{Counted, Slipped};
use crate::games::azul::scoring::{of_runs, points, runs};
use crate::games::azul::{Azul, Lines, Reason, Seat, Side, Space, SpaceSet};

pub(super) fn slips(step: &Counted<'_, Azul>, seat: Seat, slips: &mut Vec<Slipped<SlipFacts>>) {
    // A line that falls brings nothing.
    let Some(space) = step.awards.iter().find_map(|(_, _, reason)| placed(reason)) else { return };
    let right: i32 = step.awards.iter().map(|(_, amount, _)| amount).sum();
    let after = step.after.board(seat);
    let (covered, _) = after.covered();
    let (row, column) = runs(covered, space);
    let mut note = |counted: i32, facts: SlipFacts| slips.push(slipped(seat, counted - right, facts));

    let (along, down) = (row.len() as i32, column.len() as i32);
    if along > 1 && down > 1 {
        note(along, SlipFacts::ColumnLeftOut { space, run: column });
        note(down, SlipFacts::RowLeftOut { space, run: row });
        note(right - 1, SlipFacts::CountedOnce { space });
    }
    if along == 1 && down == 1 {
        note(2, SlipFacts::AloneTwice { space });
    }
    if right > 1 {
        note(1, SlipFacts::CountedAlone { space, run: row.or(column) });
        note(right + 1, SlipFacts::NewTileAdded { space });
        note(right - i32::from(along > 1) - i32::from(down > 1), SlipFacts::NewTileLeftOut { space, run: row.or(column) });
    }
    note(0, SlipFacts::TileForgotten { space });
    gaps(covered, space, &mut note);
    let diagonal = SpaceSet::diagonal(space).and(covered);
    note(right + diagonal.len() as i32, SlipFacts::Diagonals { space, diagonal });
    let group = covered.connected(space);
    let corners = group.without(row).without(column);
    if !corners.is_empty() {
        note(group.len() as i32, SlipFacts::WholeGroup { space, corners });
    }
    let touching = SpaceSet::touching(space).and(covered);
    let rest = row.or(column).without(touching).without(SpaceSet::only(space));
    if !rest.is_empty() {
        note(1 + touching.len() as i32, SlipFacts::OnlyTouching { space, rest });
    }
    if let (Side::Coloured, Some(lines)) = (step.after.setup.side, &after.lines.whole()) {
        let coming = coming(lines);
        let (row, column) = runs(covered.or(coming), space);
        note(points(covered.or(coming), space), SlipFacts::StillToCome { space, coming: coming.and(row.or(column)) });
    }
}

/// The space of the tile that an award is for.
pub(super) fn placed(reason: &Reason) -> Option<Space> {
    match *reason {
        Reason::Alone { space, .. } | Reason::Row { space, .. } | Reason::Column { space, .. } => Some(space),
        _ => None,
    }
}

/// Whoever does not see a gap counts all that lies beyond it in the row, in the column, or in both.
fn gaps(covered: SpaceSet, space: Space, note: &mut impl FnMut(i32, SlipFacts)) {
    let (row, column) = runs(covered, space);
    let in_row = SpaceSet::row(space.row()).and(covered).without(row);
    let in_column = SpaceSet::column(space.column()).and(covered).without(column);
    let counted = |beyond: SpaceSet, below: SpaceSet| of_runs(row.or(beyond), column.or(below));
    if !in_row.is_empty() {
        note(counted(in_row, SpaceSet::EMPTY), SlipFacts::GapInRow { space, beyond: in_row });
    }
    if !in_column.is_empty() {
        note(counted(SpaceSet::EMPTY, in_column), SlipFacts::GapInColumn { space, beyond: in_column });
    }
    if !in_row.is_empty() && !in_column.is_empty() {
        note(counted(in_row, in_column), SlipFacts::GapsBothWays { space, beyond: in_row.or(in_column) });
    }
}

/// The printed spaces of the lines that are full now.
pub(super) fn coming(lines: &Lines) -> SpaceSet {
    lines.full().map(|(line, colour)| Space::printed(line, colour)).collect()
}

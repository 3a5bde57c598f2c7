//! Slips in tiling as a whole (the order, lines that are not full, lines that fall), and in counting one tile.

use super::{SlipFacts, slipped};
use crate::game::{Counted, Slipped};
use crate::games::azul::floor::cost_of;
use crate::games::azul::scoring::{of_runs, one_by_one, points, runs};
use crate::games::azul::{Azul, Kept, Line, Lines, Move, Onto, Reason, Seat, Shown, Side, Space, SpaceSet};
use crate::order;

pub(super) fn slips(step: &Counted<'_, Azul>, seat: Seat, slips: &mut Vec<Slipped<SlipFacts>>) {
    let Some(board) = &step.before.board(seat).shown() else { return };
    match *step.play {
        Move::Tile { line, onto: Onto::Floor, .. } => falls(step, seat, line, slips),
        Move::Tile { line, .. } if begins(step, seat, Some(line)) => {
            floor_first(step, board, seat, slips);
            if step.before.setup.side == Side::Coloured {
                order(board, seat, slips);
                incomplete(board, seat, slips);
            }
        }
        Move::Clear { .. } if begins(step, seat, None) && step.before.setup.side == Side::Coloured => {
            incomplete(board, seat, slips);
        }
        _ => {}
    }
    if step.before.setup.side == Side::Coloured {
        for other in idle(step, seat) {
            if let Some(board) = step.before.board(other).shown() {
                incomplete(&board, other, slips);
            }
        }
    }
}

/// Players without a step of their own (nothing to tile or to pay): their slips are told with the first step of somebody else.
pub(super) fn idle<'s>(step: &'s Counted<'_, Azul>, seat: Seat) -> impl Iterator<Item = Seat> + 's {
    let is_first = step.earlier.is_empty() && !step.awards.is_empty();
    let idle = move |other: &Seat| *other != seat && step.before.board(*other).is_tiled() == Some(true);
    step.before.seats().filter(move |other| is_first && idle(other))
}

/// Whether this is certainly this seat's first step in this tiling: by its earlier awards in the case, and the line it tiles now.
///
/// A round in which the seat paid nothing leaves no trace: a first step after it may be missed, and its slip; none is invented.
fn begins(step: &Counted<'_, Azul>, seat: Seat, line: Option<Line>) -> bool {
    let last = step.earlier.iter().rev().find(|(to, ..)| *to == seat.index());
    match last.and_then(|(_, _, reason)| placed(reason)) {
        Some(space) => line.is_some_and(|line| line <= space.row()),
        None => true,
    }
}

/// Tiles counted in another order than from top to bottom, each at once.
fn order(board: &Shown, seat: Seat, slips: &mut Vec<Slipped<SlipFacts>>) {
    let covered = board.wall.covered();
    let spaces: Vec<_> = board.lines.full().map(|(line, colour)| Space::printed(line, colour)).collect();
    let right = one_by_one(covered, spaces.iter().copied());
    let lines = || board.lines.full().map(|(line, _)| line).collect();
    let reversed = one_by_one(covered, spaces.iter().rev().copied());
    slips.push(slipped(seat, reversed - right, SlipFacts::FromBelow { lines: lines() }));
    let all = covered.or(spaces.iter().copied().collect());
    let at_last: i32 = spaces.iter().map(|&space| points(all, space)).sum();
    // Where one tile alone is counted too high, that is told of this tile.
    let mut so_far = covered;
    let too_high = spaces.iter().filter(|&&space| {
        so_far.insert(space);
        points(all, space) != points(so_far, space)
    });
    if too_high.count() > 1 {
        slips.push(slipped(seat, at_last - right, SlipFacts::AllPlacedFirst { lines: lines() }));
    }
}

/// The floor line is paid although the tiles of the round are not counted yet: what the score lacks then is not lost.
fn floor_first(step: &Counted<'_, Azul>, board: &Shown, seat: Seat, slips: &mut Vec<Slipped<SlipFacts>>) {
    // On the grey side lines below may still fall; after the same in an earlier round the score would lack something else.
    let all_shown = step.before.setup.side == Side::Coloured || board.lines.full().count() == 1;
    if all_shown && step.earlier.iter().all(|(to, ..)| *to != seat.index()) {
        let cost = board.floor.cost();
        slips.push(slipped(seat, (cost - board.score).max(0), SlipFacts::FloorBeforeTiles { cost }));
    }
}

/// A line that is not full is tiled in its turn, and what comes later is counted with it.
pub(super) fn incomplete(board: &Shown, seat: Seat, slips: &mut Vec<Slipped<SlipFacts>>) {
    let covered = board.wall.covered();
    let full: Vec<_> = board.lines.full().collect();
    let total = |also: &[(Line, Space)]| {
        let mut in_turn: Vec<_> = full.iter().map(|&(line, colour)| (line, Space::printed(line, colour))).collect();
        in_turn.extend(also);
        order::by_key(&mut in_turn, |&(line, _)| line);
        one_by_one(covered, in_turn.into_iter().map(|(_, space)| space))
    };
    // With no full line the floor line is what is counted, and what the score can lose of it depends on these tiles too.
    let paid = |points: i32| if full.is_empty() { (board.score + points - board.floor.cost()).max(0) } else { points };
    let right = paid(total(&[]));
    // A tile that completes something would bring a bonus too, or end the game.
    let last = covered.or(coming(&board.lines));
    let completes = |space: Space| {
        let full = |spaces: SpaceSet| spaces.without(last).without(SpaceSet::only(space)).is_empty();
        full(SpaceSet::row(space.row())) || full(SpaceSet::column(space.column())) || full(SpaceSet::printed(space.print()))
    };
    let mut tiles: Vec<_> = Line::all()
        .filter(|&line| board.lines.at(line).count() < line.length())
        .filter_map(|line| board.lines.at(line).colour().map(|colour| (line, Space::printed(line, colour))))
        .filter(|&(_, space)| !completes(space))
        .collect();
    let one_by_one: i32 = tiles.iter().map(|&tile| paid(total(&[tile])) - right).sum();
    if one_by_one != paid(total(&tiles)) - right {
        // Several at once come to something else than their sum, so only the one that lacks least is told.
        order::by_key(&mut tiles, |(line, _)| line.length() - board.lines.at(*line).count());
        tiles.truncate(1);
    }
    for (line, space) in tiles {
        let more = paid(total(&[(line, space)])) - right;
        slips.push(slipped(seat, more, SlipFacts::IncompleteLine { line, colour: space.print(), space }));
    }
}

/// A line falls, and nothing of it, or only one piece, is thought to lie on the floor line.
fn falls(step: &Counted<'_, Azul>, seat: Seat, line: Line, slips: &mut Vec<Slipped<SlipFacts>>) {
    let (Some(before), Some(after)) = (step.before.board(seat).shown(), step.after.board(seat).shown()) else { return };
    let (had, has) = (before.floor.len(), after.floor.len());
    // What falls after it would lie elsewhere, and a floor line that was emptied is not paid.
    if after.lines.full().next().is_some() || has <= had {
        return;
    }
    let one = had + usize::from(before.kept != Kept::Free);
    slips.push(slipped(seat, cost_of(has) - cost_of(had), SlipFacts::FallenLineFree { line }));
    slips.push(slipped(seat, cost_of(has) - cost_of(one), SlipFacts::OneOfLineFalls { line }));
}

/// Slips in counting one tile that was put on the wall.
pub(super) fn of_tile(step: &Counted<'_, Azul>, seat: Seat, slips: &mut Vec<Slipped<SlipFacts>>) {
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
fn placed(reason: &Reason) -> Option<Space> {
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
fn coming(lines: &Lines) -> SpaceSet {
    lines.full().map(|(line, colour)| Space::printed(line, colour)).collect()
}

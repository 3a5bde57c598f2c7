//! Slips in counting the bonuses at the end.

use super::round::idle;
use super::{Bonus, Missing, SlipFacts, slipped};
use crate::game::{Counted, Slipped};
use crate::games::azul::scoring::{COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS};
use crate::games::azul::{Azul, Colour, Column, Line, Position, Reason, Seat, SpaceSet, Wall};

/// Bonuses counted before the end of the game: for what this step completes and, in a player's first step, for what was complete.
pub(super) fn too_early(step: &Counted<'_, Azul>, seat: Seat, slips: &mut Vec<Slipped<SlipFacts>>) {
    if may_end(step.after) {
        return;
    }
    let mut note = |seat: Seat, from_before: bool| {
        let complete = |position: &Position| position.board(seat).wall.whole().map_or_else(Vec::new, |wall| complete(&wall));
        let old = complete(step.before);
        for (bonus, points) in complete(step.after) {
            if from_before || !old.contains(&(bonus, points)) {
                slips.push(slipped(seat, points, SlipFacts::BonusTooEarly { bonus }));
            }
        }
    };
    note(seat, !step.awards.is_empty() && step.earlier.iter().all(|(to, ..)| *to != seat.index()));
    idle(step, seat).for_each(|other| note(other, true));
}

/// The complete columns and colours of a wall, with what they bring.
fn complete(wall: &Wall) -> Vec<(Bonus, i32)> {
    let columns = Column::all().filter(|&column| SpaceSet::column(column).without(wall.covered()).is_empty());
    let colours = Colour::ALL.into_iter().filter(|&colour| wall.of(colour).len() == 5);
    let columns = columns.map(|column| (Bonus::Column(column), COLUMN_BONUS));
    columns.chain(colours.map(|colour| (Bonus::Colour(colour), COLOUR_BONUS))).collect()
}

/// Whether somebody has completed a row, or has a full line for the last space of one.
fn may_end(position: &Position) -> bool {
    let may_end = |seat| {
        let board = position.board(seat);
        let Some(wall) = board.wall.whole() else { return position.may_have_full_row(board.fullest) };
        let Some(lines) = board.lines.whole() else { return wall.fullest_row() >= 4 };
        let last = |line: Line| SpaceSet::row(line).without(wall.covered()).len() == 1;
        wall.full_rows().next().is_some() || lines.full().any(|(line, _)| last(line))
    };
    position.may_have_full_row(None) && position.seats().any(may_end)
}

pub(super) fn slips(step: &Counted<'_, Azul>, slips: &mut Vec<Slipped<SlipFacts>>) {
    for (seat, amount, reason) in step.awards {
        let Some(seat) = Seat::new(*seat) else { continue };
        let bonus = match *reason {
            Reason::FullRow { row } => Bonus::Row(row),
            Reason::FullColumn { column } => Bonus::Column(column),
            Reason::FullColour { colour, .. } => Bonus::Colour(colour),
            _ => continue,
        };
        slips.push(slipped(seat, -amount, SlipFacts::BonusLeftOut { bonus }));
        slips.push(slipped(seat, *amount, SlipFacts::BonusDoubled { bonus }));
    }
    for seat in step.after.seats() {
        let Some(wall) = step.after.board(seat).wall.whole() else { continue };
        let covered = wall.covered();
        let one_left = |spaces: SpaceSet| {
            let open = spaces.without(covered);
            open.first().filter(|_| open.len() == 1)
        };
        for row in Line::all() {
            if let Some(space) = one_left(SpaceSet::row(row)) {
                let lapse = SlipFacts::BonusUnfinished { bonus: Bonus::Row(row), missing: Missing::Space(space) };
                slips.push(slipped(seat, ROW_BONUS, lapse));
            }
        }
        for column in Column::all() {
            if let Some(space) = one_left(SpaceSet::column(column)) {
                let lapse = SlipFacts::BonusUnfinished { bonus: Bonus::Column(column), missing: Missing::Space(space) };
                slips.push(slipped(seat, COLUMN_BONUS, lapse));
            }
        }
        for colour in Colour::ALL {
            let spaces = wall.of(colour);
            let mut without = Line::all().filter(|&row| spaces.and(SpaceSet::row(row)).is_empty());
            if let (Some(row), None) = (without.next(), without.next()) {
                let lapse = SlipFacts::BonusUnfinished { bonus: Bonus::Colour(colour), missing: Missing::Row(row) };
                slips.push(slipped(seat, COLOUR_BONUS, lapse));
            }
        }
        let count = |is: fn(&Reason) -> bool| {
            step.awards.iter().filter(|(to, _, reason)| *to == seat.index() && is(reason)).count() as i32
        };
        let rows = count(|reason| matches!(reason, Reason::FullRow { .. }));
        let columns = count(|reason| matches!(reason, Reason::FullColumn { .. }));
        let colours = count(|reason| matches!(reason, Reason::FullColour { .. }));
        slips.push(slipped(seat, (rows - columns) * (COLUMN_BONUS - ROW_BONUS), SlipFacts::RowsAsColumns));
        // Without a column this is the same.
        if columns > 0 {
            slips.push(slipped(seat, rows * (COLUMN_BONUS - ROW_BONUS), SlipFacts::RowsLikeColumns));
        }
        slips.push(slipped(seat, (columns - colours) * (COLOUR_BONUS - COLUMN_BONUS), SlipFacts::ColumnsAsColours));
    }
}

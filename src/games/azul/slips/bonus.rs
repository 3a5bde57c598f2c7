//! Slips in counting the bonuses at the end.

use super::tiling::idle;
use super::{Bonus, SlipFacts, slipped};
use crate::game::{Counted, Slipped};
use crate::games::azul::scoring::{self, COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS};
use crate::games::azul::{Azul, Colour, Column, Line, Position, Reason, Seat, Space, SpaceSet, Wall};

/// Bonuses counted before the end of the game: for what this step completes and, in a player's first step, for what was complete.
pub(super) fn too_early(step: &Counted<'_, Azul>, seat: Seat, slips: &mut Vec<Slipped<SlipFacts>>) {
    if may_end(step.after) {
        return;
    }
    let mut note = |seat: Seat, from_before: bool| {
        let complete = |position: &Position| position.board(seat).wall.whole().map_or_else(Vec::new, complete);
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
fn complete(wall: Wall) -> Vec<(Bonus, i32)> {
    let all = scoring::complete(wall, wall.covered()).filter_map(|(points, reason)| Some((given_for(&reason)?, points)));
    all.filter(|(bonus, _)| !matches!(bonus, Bonus::Row(_))).collect()
}

/// What an award at the end is given for.
fn given_for(reason: &Reason) -> Option<Bonus> {
    match *reason {
        Reason::FullRow { row } => Some(Bonus::Row(row)),
        Reason::FullColumn { column } => Some(Bonus::Column(column)),
        Reason::FullColour { colour, .. } => Some(Bonus::Colour(colour)),
        _ => None,
    }
}

/// Whether somebody has completed a row, or has a full line for the last space of one.
fn may_end(position: &Position) -> bool {
    let may_end = |seat| {
        let board = position.board(seat);
        let Some(wall) = board.wall.whole() else { return board.may_have_full_row() };
        let lacks_one = |line: Line| SpaceSet::row(line).without(wall.covered()).len() <= 1;
        let Some(lines) = board.lines.whole() else { return Line::all().any(lacks_one) };
        wall.full_rows().next().is_some() || lines.full().any(|(line, _)| lacks_one(line))
    };
    position.may_have_full_row() && position.seats().any(may_end)
}

pub(super) fn slips(step: &Counted<'_, Azul>, slips: &mut Vec<Slipped<SlipFacts>>) {
    for (seat, amount, reason) in step.awards {
        let (Some(seat), Some(bonus)) = (Seat::new(*seat), given_for(reason)) else { continue };
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
        let rows = Line::all().map(|row| (Bonus::Row(row), SpaceSet::row(row), ROW_BONUS));
        let columns = Column::all().map(|column| (Bonus::Column(column), SpaceSet::column(column), COLUMN_BONUS));
        for (bonus, spaces, points) in rows.chain(columns) {
            if let Some(space) = one_left(spaces) {
                slips.push(slipped(seat, points, SlipFacts::BonusUnfinished { bonus, missing: space }));
            }
        }
        for colour in Colour::ALL {
            let spaces = wall.of(colour);
            let mut without = Line::all().filter(|&row| spaces.and(SpaceSet::row(row)).is_empty());
            if let (Some(row), None) = (without.next(), without.next()) {
                let facts = SlipFacts::BonusUnfinished { bonus: Bonus::Colour(colour), missing: Space::printed(row, colour) };
                slips.push(slipped(seat, COLOUR_BONUS, facts));
            }
        }
        let own = step.awards.iter().filter(|(to, ..)| *to == seat.index());
        let own: Vec<Bonus> = own.filter_map(|(_, _, reason)| given_for(reason)).collect();
        let count = |is: fn(&&Bonus) -> bool| own.iter().filter(is).count() as i32;
        let rows = count(|bonus| matches!(bonus, Bonus::Row(_)));
        let columns = count(|bonus| matches!(bonus, Bonus::Column(_)));
        let colours = count(|bonus| matches!(bonus, Bonus::Colour(_)));
        slips.push(slipped(seat, (rows - columns) * (COLUMN_BONUS - ROW_BONUS), SlipFacts::RowsAsColumns));
        // Without a column this is the same.
        if columns > 0 {
            slips.push(slipped(seat, rows * (COLUMN_BONUS - ROW_BONUS), SlipFacts::RowsLikeColumns));
        }
        slips.push(slipped(seat, (columns - colours) * (COLOUR_BONUS - COLUMN_BONUS), SlipFacts::ColumnsAsColours));
    }
}

//! Slips in counting the bonuses at the end.

use super::{Bonus, Lapse, Missing, slipped};
use crate::games::azul::scoring::{COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS};
use crate::games::azul::{Azul, Colour, Column, Line, Reason, Seat, SpaceSet};
use crate::games::game::{Counted, Slipped};

pub(super) fn slips(step: &Counted<'_, Azul>, slips: &mut Vec<Slipped<Lapse>>) {
    for (seat, amount, reason) in step.awards {
        let Some(seat) = Seat::new(*seat) else { continue };
        let bonus = match *reason {
            Reason::FullRow { row } => Bonus::Row(row),
            Reason::FullColumn { column } => Bonus::Column(column),
            Reason::FullColour { colour, .. } => Bonus::Colour(colour),
            _ => continue,
        };
        slips.push(slipped(seat, -amount, Lapse::BonusLeftOut { bonus }));
        slips.push(slipped(seat, *amount, Lapse::BonusDoubled { bonus }));
    }
    for seat in step.after.seats() {
        let Some(wall) = step.after.board(seat).wall else { continue };
        let covered = wall.covered();
        let one_left = |spaces: SpaceSet| {
            let open = spaces.without(covered);
            open.first().filter(|_| open.len() == 1)
        };
        for row in Line::all() {
            if let Some(space) = one_left(SpaceSet::row(row)) {
                let lapse = Lapse::BonusUnfinished { bonus: Bonus::Row(row), missing: Missing::Space(space) };
                slips.push(slipped(seat, ROW_BONUS, lapse));
            }
        }
        for column in Column::all() {
            if let Some(space) = one_left(SpaceSet::column(column)) {
                let lapse = Lapse::BonusUnfinished { bonus: Bonus::Column(column), missing: Missing::Space(space) };
                slips.push(slipped(seat, COLUMN_BONUS, lapse));
            }
        }
        for colour in Colour::ALL {
            let spaces = wall.of(colour);
            let mut without = Line::all().filter(|&row| spaces.and(SpaceSet::row(row)).is_empty());
            if let (Some(row), None) = (without.next(), without.next()) {
                let lapse = Lapse::BonusUnfinished { bonus: Bonus::Colour(colour), missing: Missing::Row(row) };
                slips.push(slipped(seat, COLOUR_BONUS, lapse));
            }
        }
        let count = |is: fn(&Reason) -> bool| {
            step.awards.iter().filter(|(to, _, reason)| *to == seat.index() && is(reason)).count() as i32
        };
        let rows = count(|reason| matches!(reason, Reason::FullRow { .. }));
        let columns = count(|reason| matches!(reason, Reason::FullColumn { .. }));
        let colours = count(|reason| matches!(reason, Reason::FullColour { .. }));
        slips.push(slipped(seat, (rows - columns) * (COLUMN_BONUS - ROW_BONUS), Lapse::RowsAsColumns));
        slips.push(slipped(seat, (columns - colours) * (COLOUR_BONUS - COLUMN_BONUS), Lapse::ColumnsAsColours));
    }
}

//! Bonus tiles that may still be owed where the case does not say whether any are.
//!
//! Who types a table in the middle of a turn leaves `bonus` out as easily as at its beginning.

use super::table::Table;
use super::{Audit, examine};
use crate::games::summer_pavilion::pieces::{SEATS, SUPPLY};
use crate::games::summer_pavilion::{Phase, Seat, SeatSet, Tiles};

/// The most bonus tiles that somebody may have to choose without the case saying so.
pub(super) fn most(table: &Table<'_>) -> u32 {
    table.boards().map(|(seat, _)| u32::from(earned(table, seat))).max().unwrap_or(0)
}

/// The most bonus tiles that each player may have to choose without the case saying so; 0 where any number would make the
/// position impossible. `turns`: who may have the turn at a whole table.
pub(super) fn of_each(table: &Table<'_>, turns: SeatSet) -> [u8; SEATS] {
    let mut most = [0; SEATS];
    for (seat, _) in table.boards().filter(|&(seat, _)| turns.is_empty() || turns.has(seat)) {
        let possible = |&count: &u8| {
            let mut audit = Audit::default();
            let mut draft = table.draft.clone();
            draft.players[seat.index()].bonus = Some(count);
            examine(&draft, table.rulings, &mut audit);
            audit.is_possible()
        };
        most[seat.index()] = (1..=earned(table, seat)).rev().find(possible).unwrap_or(0);
    }
    most
}

/// The most that the last tile of `seat` can have earned, if this may be their turn, and nothing is said or seen of a choice.
fn earned(table: &Table<'_>, seat: Seat) -> u8 {
    let draft = table.draft;
    let said = draft.bonus().is_some() || draft.players.get(seat.index()).is_none_or(|player| player.bonus.is_some());
    let their_turn = draft.phase == Phase::Play && draft.turn.is_none_or(|turn| turn == seat) && !table.has_passed(seat);
    let chosen = draft.supply.is_some_and(|supply: Tiles| supply.total() < SUPPLY) && !table.may_have_run_dry();
    if said || !their_turn || chosen { 0 } else { table.board(seat).best_bonus().0 }
}

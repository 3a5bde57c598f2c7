//! Whose turns the takes of this offer were, against factories, centre and the order of the players.

use super::Notes;
use super::table::Table;
use super::takes::{TakesSeen, came, most};
use crate::game::shared::FILL;
use crate::game::turns::{self, Offer, Order, TurnConflict, Turns, conflict};
use crate::games::azul::{Flaw, MarkerPlace, Phase, Position, Seat, SeatSet};

pub(super) fn check(table: &Table<'_>, told: &[TakesSeen<'_>], notes: &mut Notes) {
    if table.whole {
        notes.flaws.extend(conflict_with(table, told, table.draft.turn).map(|conflict| Flaw::Turns { conflict }));
    }
}

/// Whose turn it may be in an offer of which the case does not tell it: everybody with whose turn boards and factories agree.
pub(super) fn possible(table: &Table<'_>, told: &[TakesSeen<'_>]) -> SeatSet {
    let is_asked = table.draft.phase == Phase::Offer && table.draft.turn.is_none() && table.whole;
    let may_be = |seat: &Seat| is_asked && conflict_with(table, told, Some(*seat)).is_none();
    table.boards().map(|(seat, _)| seat).filter(may_be).collect()
}

/// How many factories can have been emptied in an offer, and how many tiles can lie in the centre; none where that is not known.
pub(super) fn most_in_centre(table: &Table<'_>, told: &[TakesSeen<'_>]) -> Option<(u32, u32)> {
    if table.draft.phase != Phase::Offer || table.draft.setup.specialised {
        return None;
    }
    let players = table.players.filter(|_| table.whole);
    let emptied = table.emptied().or(players.map(|players| Position::factories_for(players) as u32))?;
    let order = Order { starter: table.draft.starter, turn: table.draft.turn };
    let turns = players.and_then(|players| turns::most(players, order, boards(table, told)));
    let emptied = emptied.min(turns.unwrap_or(emptied));
    // Of each factory one tile at least was taken, and all that came to the boards.
    Some((emptied, (FILL * emptied).saturating_sub(came(table, told).max(emptied))))
}

fn boards<'a>(table: &'a Table<'_>, told: &'a [TakesSeen<'_>]) -> impl Iterator<Item = Turns> + Clone + use<'a> {
    told.iter().map(|told| Turns { seat: told.seat, least: told.least(), most: most(table, told.board) })
}

fn conflict_with(table: &Table<'_>, told: &[TakesSeen<'_>], turn: Option<Seat>) -> Option<TurnConflict> {
    // Gold factories keep tiles or get others; and a factory that was never filled stands for no turn.
    let emptied = table.emptied().filter(|_| !table.draft.setup.specialised);
    let emptied = emptied.filter(|&emptied| emptied == 0 || !table.may_run_short());
    let offer = Offer { emptied, marker_taken: table.marker.map(|place| place != MarkerPlace::Centre) };
    conflict(table.seats, Order { starter: table.draft.starter, turn }, offer, boards(table, told))
}

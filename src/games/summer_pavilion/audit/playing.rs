//! Whose turn it may be in phase 2, by the tiles that were placed in it: in round 1 those on the stars, later some of them.
//!
//! Each turn is a tile or a pass. So whoever has not passed has had as many turns as they placed tiles; whoever has passed had
//! one more at least, and turns that come round to them afterwards change nothing, so that there may have been any number.

use super::table::Table;
use crate::game::turns::{self, Offer, Order, TurnConflict, Turns};
use crate::games::summer_pavilion::{Flaw, Phase, Seat, SeatSet};

/// What is wrong with the order of turns at a whole table.
pub(super) fn check(table: &Table<'_>) -> Option<Flaw> {
    let next: SeatSet = playing(table).filter(|&seat| fits(table, seat, seat)).collect();
    if next.is_empty() {
        return apart(table);
    }
    let seat = told_turn(table).filter(|&turn| !next.has(turn))?;
    Some(Flaw::NotNextToPlace { seat, next, starter: table.holder() })
}

/// Who must have passed: with no turn of anybody, or the one that is told, they can be left so far behind.
pub(super) fn out(table: &Table<'_>) -> SeatSet {
    let turns = || playing(table).filter(|&seat| told_turn(table).is_none_or(|turn| turn == seat));
    let may_play = |seat: Seat| turns().any(|turn| fits(table, turn, seat));
    let is_played = table.whole && table.draft.phase == Phase::Play;
    playing(table).filter(|&seat| is_played && table.said_passed(seat).is_none() && !may_play(seat)).collect()
}

/// Whether it may be the turn of one player if another has not passed either. With bonus tiles to choose or a supply to refill
/// the turn may have had its tile.
pub(super) fn fits(table: &Table<'_>, turn: Seat, other: Seat) -> bool {
    let before = had(table, SeatSet::only(turn).or(SeatSet::only(other)));
    let after = before.clone().map(|had| Turns { least: had.least.max(u32::from(had.seat == turn)), ..had });
    let may_be_choosing = table.board(turn).best_bonus().0 > 0;
    starters(table).any(|starter| {
        let order = |turn: Seat| Order { starter: Some(starter), turn: Some(turn) };
        turns::fit(table.seats, order(turn), before.clone())
            || (may_be_choosing && turns::fit(table.seats, order(turn.next(table.seats)), after.clone()))
    })
}

/// Whose turn the case says that it is.
fn told_turn(table: &Table<'_>) -> Option<Seat> {
    table.draft.turn.or(table.draft.bonus().map(|(earner, _)| earner))
}

/// Who has not passed as far as the case says.
fn playing(table: &Table<'_>) -> impl Iterator<Item = Seat> + Clone {
    table.boards().map(|(seat, _)| seat).filter(|&seat| table.said_passed(seat) != Some(true))
}

/// Who may have begun: whoever has the marker, if that is told.
fn starters(table: &Table<'_>) -> impl Iterator<Item = Seat> {
    table.boards().map(|(seat, _)| seat).filter(|&seat| table.holder().is_none_or(|holder| holder == seat))
}

/// How many turns each player has had if these have not passed.
fn had<'a>(table: &'a Table<'_>, playing: SeatSet) -> impl Iterator<Item = Turns> + Clone + use<'a> {
    table.boards().map(move |(seat, board)| {
        let passed = if playing.has(seat) { Some(false) } else { table.said_passed(seat) };
        let placed = if table.round == Some(1) { board.covered.len() } else { 0 };
        let most = board.fullest.covered().len() as u32;
        Turns { seat, least: placed as u32 + u32::from(passed == Some(true)), most: (passed == Some(false)).then_some(most) }
    })
}

/// Two players who are too far apart, although one of them has not passed: if that is nobody for certain, whoever has most tiles.
fn apart(table: &Table<'_>) -> Option<Flaw> {
    let is_certain = table.boards().any(|(seat, _)| table.said_passed(seat) == Some(false));
    let last = playing(table).filter(|_| !is_certain).max_by_key(|&seat| table.board(seat).fullest.covered().len());
    let had = had(table, last.into_iter().collect());
    let conflict = |starter| turns::conflict(table.seats, Order { starter, turn: None }, Offer::default(), had.clone());
    // Without a word of who began, turns of four players may agree with none of them, and two by two with some.
    match conflict(table.holder()).or_else(|| starters(table).find_map(|starter| conflict(Some(starter))))? {
        TurnConflict::Apart { seat, least, other, most, .. } => {
            Some(Flaw::PlacedApart { seat, least, other, most, starter: table.holder() })
        }
        _ => None,
    }
}

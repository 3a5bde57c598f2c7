//! The score against the stars.

use super::super::pavilion::Pavilion;
use super::super::pieces::{CORNERS, START, Seat};
use super::super::position::Phase;
use super::super::reasons::{Flaw, Gap, MarkerPlace};
use super::super::rules::{DiscardFloor, Leftovers};
use super::brought::{bonuses, brought};
use super::table::Table;
use super::{Audit, losses};
use crate::verdict::Amount;

/// Lower than any penalties take a score: all tiles that one player gets in a game are fewer.
const LEAST: i32 = -400;

pub(super) fn check(table: &Table<'_>, audit: &mut Audit) {
    for (seat, player) in table.players().take(table.seats()) {
        match player.score {
            Some(score) => check_score(table, seat, score, audit),
            None if table.draft.phase != Phase::Setup => audit.gap(Gap::Score(seat)),
            None => {}
        }
    }
}

fn check_score(table: &Table<'_>, seat: Seat, score: i32, audit: &mut Audit) {
    if table.nothing_placed_yet() {
        let (least, most) = before_placing(table, seat);
        if !(least..=most).contains(&score) {
            audit.flaw(Flaw::ScoreAtStart { seat, score, least, most });
        }
        return;
    }
    let board = table.board(seat);
    let (least, most) = match board.pavilion.filter(|_| board.sound) {
        Some(pavilion) => (least(table, &pavilion), Some(most(table, seat, &pavilion))),
        None => (lowest(table), None),
    };
    if let Some(least) = least
        && score < least
    {
        let forgotten =
            |bonuses: &i32| table.draft.phase == Phase::Over && *bonuses > 0 && lowest(table).is_some_and(|low| score >= low);
        let bonuses = board.pavilion.map(|pavilion| bonuses(table, &pavilion)).filter(forgotten);
        audit.flaw(match bonuses {
            Some(bonuses) => Flaw::FinalScoreTooLow { seat, score, least, bonuses, leftovers: leftovers(table) },
            None => Flaw::ScoreTooLow { seat, score, least },
        });
    } else if let Some(most) = most
        && score > most
    {
        let counted = |bonuses: &i32| table.draft.phase == Phase::End && score <= most + bonuses;
        let bonuses = board.pavilion.map(|pavilion| bonuses(table, &pavilion)).filter(counted);
        audit.flaw(Flaw::ScoreTooHigh { seat, score, most, marker: table.holder() == Some(seat), bonuses });
    }
}

/// What a score can be that the case does not tell.
pub(super) fn bounds(table: &Table<'_>, seat: Seat) -> Amount {
    if table.nothing_placed_yet() {
        let (least, most) = before_placing(table, seat);
        return Amount::between(least, most);
    }
    let board = table.board(seat);
    match board.pavilion.filter(|_| board.sound) {
        Some(pavilion) => {
            let [fewest, _] = brought(table, &pavilion);
            let least = least(table, &pavilion).unwrap_or(i32::MIN).max(fewest - losses::most_of(table, seat));
            Amount::between(least, most(table, seat, &pavilion))
        }
        None => Amount::at_least(lowest(table).unwrap_or(LEAST)),
    }
}

/// Everybody starts on 5, and until tiles are placed only the marker costs points: one at least, but never beyond 1.
fn before_placing(table: &Table<'_>, seat: Seat) -> (i32, i32) {
    match table.marker {
        _ if table.draft.phase == Phase::Setup => (START, START),
        // It came with no more tiles than lie beside the board.
        Some(MarkerPlace::Front(holder)) if holder == seat => {
            let hand = table.board(seat).hand.filter(|hand| !hand.is_empty());
            let taken = hand.map_or(START, |hand| hand.total() as i32);
            ((START - taken).max(1), START - 1)
        }
        Some(_) => (START, START),
        // Nobody can have taken it before a factory is emptied.
        None if table.emptied() == Some(0) => (START, START),
        None => (1, START),
    }
}

/// The lowest place to which penalties take a score: the marker never beyond 1, discarded tiles as the ruling says.
pub(super) fn lowest(table: &Table<'_>) -> Option<i32> {
    match table.rulings.discard_floor() {
        DiscardFloor::One => Some(1),
        DiscardFloor::Zero => Some(0),
        DiscardFloor::Unlimited => None,
    }
}

/// At the end bonuses come on top of a score that was not below the lowest; after them at most four leftover tiles are paid.
fn least(table: &Table<'_>, pavilion: &Pavilion) -> Option<i32> {
    let lowest = lowest(table)?;
    if table.draft.phase != Phase::Over {
        return Some(lowest);
    }
    // Stars that brought their points at once may have been followed by penalties.
    let bonuses = bonuses(table, pavilion);
    Some((lowest + bonuses - leftovers(table)).max(lowest))
}

/// The most tiles that are paid after the end bonuses.
fn leftovers(table: &Table<'_>) -> i32 {
    if table.rulings.leftovers() == Leftovers::AfterBonuses { CORNERS as i32 } else { 0 }
}

/// The most that the board can have brought. Who has the marker has lost a point at least: now, or before, to stand at 1.
fn most(table: &Table<'_>, seat: Seat, pavilion: &Pavilion) -> i32 {
    let [_, most] = brought(table, pavilion);
    most - i32::from(table.holder() == Some(seat))
}

/// The most points of a player who has the marker; none if the stars are not shown, or not to be trusted.
pub(super) fn as_holder(table: &Table<'_>, seat: Seat) -> Option<i32> {
    let board = table.board(seat);
    let pavilion = if table.nothing_placed_yet() { Some(Pavilion::default()) } else { board.pavilion.filter(|_| board.sound) };
    pavilion.map(|pavilion| brought(table, &pavilion)[1] - 1)
}

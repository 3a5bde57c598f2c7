//! Whose turn it is: from player to player, from phase to phase.

use super::passing;
use crate::games::summer_pavilion::rules::NoMarkerTaken;
use crate::games::summer_pavilion::{Marker, Move, Phase, Position, Rulings, Seat, Tiles};
use crate::verdict::Tally;

/// The turn of `seat` is over: the next player who has not passed, or the end of the round.
pub(super) fn end(position: &mut Position, seat: Seat) {
    let seats = position.seats;
    if position.boards[..seats].iter().all(|board| board.passed) {
        position.turn = None;
        position.phase = if position.is_last_round() { Phase::End } else { Phase::Preparation };
        return;
    }
    let mut next = seat.next(seats);
    while position.board(next).passed {
        next = next.next(seats);
    }
    position.turn = position.whole_table.then_some(next);
}

/// Phase 1 is over once nothing is left to take. Whoever has the marker begins phase 2, and the next round.
pub(super) fn end_offer(position: &mut Position, rulings: &Rulings) {
    let shown = position.shows_all_factories() && position.centre.is_some();
    let empty = position.centre.is_none_or(Tiles::is_empty) && position.displays().iter().all(|tiles| tiles.is_empty());
    position.may_be_taken = !position.whole_table || (!shown && empty);
    if !(shown && empty) {
        return;
    }
    position.may_be_taken = false;
    match position.marker {
        Marker::With(seat) => position.starter = Some(seat),
        Marker::Centre if rulings.no_marker_taken == NoMarkerTaken::NextAfterLast => position.starter = position.turn,
        Marker::Centre | Marker::Unknown => {}
    }
    position.phase = Phase::Play;
    position.turn = position.starter.filter(|_| position.whole_table);
}

/// Whose tiles the case does not show, although it depends on them whether `until` is next, or whether all have passed: who has none
/// passes without a word. None if somebody else is next for certain.
pub(super) fn may_be_waiting_for(position: &Position, until: Option<Seat>, rulings: &Rulings) -> Option<Seat> {
    let mut still = position.clone();
    still.turn = still.turn.or_else(|| position.seats().find(|&seat| !position.board(seat).passed));
    let mut unseen = None;
    while still.phase == Phase::Play && (until.is_none() || still.turn != until) {
        let turn = still.turn?;
        if position.unseen[turn.index()] {
            unseen = unseen.or(Some(turn));
        } else {
            passing::only(&still, rulings)?;
        }
        still.board_mut(turn).passed = true;
        end(&mut still, turn);
    }
    // Where the phase ends without them it was not their turn.
    unseen.filter(|_| until.is_none() == (still.phase != Phase::Play))
}

/// The table as a move finds it once the supply is refilled, if somebody can only pass before it, whatever is drawn; none if nobody can.
pub(super) fn after_the_refill(position: &Position, play: &Move, rulings: &Rulings) -> Option<Position> {
    let waits = matches!(play, Move::Place(_) | Move::Pass { .. } | Move::Deal(_) | Move::Finish);
    if !waits || position.excused || position.bonus.is_some() || position.phase != Phase::Play {
        return None;
    }
    position.refill_due()?;
    let is_next = |position: &Position| position.turn.is_none() || play.seat() == position.turn;
    if is_next(position) {
        return None;
    }
    let mut later = position.clone();
    while later.phase == Phase::Play
        && !is_next(&later)
        && let Some(Move::Pass { seat, keep }) = passing::only(&later, rulings)
    {
        passing::apply(&mut later, seat, keep, rulings, &mut Tally::default());
    }
    // What is drawn is not known, nor what is left after it.
    (later.supply, later.bag, later.tower) = (None, None, None);
    later.excused = true;
    (later.turn != position.turn).then_some(later)
}

/// Before a move that follows a refused one: what is still owed and not made good now is given up, and what is no longer
/// known because of that is forgotten.
pub(super) fn settle(position: &mut Position, play: &Move) {
    if !std::mem::take(&mut position.excused) {
        return;
    }
    match play {
        Move::Bonus { .. } | Move::Refill { .. } => return,
        _ => position.bonus = None,
    }
    if let Some(missing) = position.refill_due() {
        if position.bag.is_none_or(|bag| bag.total() <= missing) {
            position.tower = None;
        }
        position.supply = None;
        position.bag = None;
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::games::summer_pavilion::Side;

    fn play(seats: usize) -> Position {
        Position { phase: Phase::Play, round: Some(1), ..Position::new(Side::Coloured, seats) }
    }

    #[test]
    fn who_has_passed_is_passed_over() {
        let mut position = play(3);
        let seats: Vec<_> = Seat::all().take(3).collect();
        end(&mut position, seats[0]);
        assert_eq!(position.turn, Some(seats[1]));
        position.board_mut(seats[2]).passed = true;
        end(&mut position, seats[1]);
        assert_eq!(position.turn, Some(seats[0]));
        position.board_mut(seats[1]).passed = true;
        end(&mut position, seats[0]);
        assert_eq!(position.turn, Some(seats[0]), "the last one goes on alone");
    }

    #[test]
    fn the_last_pass_ends_the_round_and_the_sixth_the_game() {
        for (round, phase) in [(Some(5), Phase::Preparation), (Some(6), Phase::End), (None, Phase::Preparation)] {
            let mut position = Position { round, ..play(2) };
            for seat in position.seats() {
                position.board_mut(seat).passed = true;
            }
            end(&mut position, Seat::new(0).unwrap());
            assert_eq!((position.phase, position.turn), (phase, None));
        }
    }
}

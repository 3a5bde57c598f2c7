//! Whose turn it is: from player to player, from phase to phase; on a single board, what others may have done between two turns.

use super::draw::{may_ever_fall_short, refill_unseen};
use super::outlook::may_be_over;
use super::{bonus, may_owe_first, passing};
use crate::game::shared::players_for;
use crate::games::summer_pavilion::pieces::{MOST_BONUS, SEATS, SUPPLY};
use crate::games::summer_pavilion::rules::NoMarkerTaken;
use crate::games::summer_pavilion::{
    Dark, Marker, Move, NotTold, Phase, Placement, Position, Refusal, Rulings, Seat, SeatSet, Tiles,
};
use crate::verdict::Tally;
use std::borrow::Cow;

/// The turn of `seat` is over: the next player who has not passed, or the end of the round.
pub(super) fn end(position: &mut Position, seat: Seat) {
    position.between_turns = !position.whole_table;
    let mut turns = SeatSet::EMPTY;
    let mut goes_on = false;
    for next in position.after(seat) {
        let passed = position.board(next).passed;
        if passed != Some(true) {
            turns.insert(next);
        }
        goes_on = passed == Some(false);
        if goes_on {
            break;
        }
    }
    if turns.is_empty() {
        position.set_turn(turns);
        position.phase = if position.is_last_round() { Phase::End } else { Phase::Preparation };
        position.may_be_over = position.round.is_none();
        return;
    }
    position.may_be_over = !goes_on;
    position.set_turn(if position.whole_table { turns } else { SeatSet::EMPTY });
    if !goes_on {
        // Those who are left may all have passed.
        (position.turn, position.turns) = (None, turns);
    }
}

/// Phase 1 is over once nothing is left to take. Whoever has the marker begins phase 2, and the next round.
pub(super) fn end_offer(position: &mut Position, rulings: &Rulings) {
    let shown = position.shows_all_factories() && position.centre.is_some();
    let empty = position.in_centre().least.is_empty() && position.displays().iter().all(|tiles| tiles.is_empty());
    position.may_be_over = if position.whole_table { !shown && empty } else { !leaves_some(position) };
    if !(shown && empty) {
        return;
    }
    end_taking(position, |position| match rulings.no_marker_taken {
        NoMarkerTaken::NextAfterLast => position.turn,
        NoMarkerTaken::SameStarter => position.starter,
    });
}

/// Whether something is surely left to take in a later turn of a single board: more of the factories that are shown, all of the
/// table, have tiles than the others can have emptied by then.
fn leaves_some(position: &Position) -> bool {
    let left = position.factories[..position.known_factories()].iter().filter(|tiles| !tiles.is_empty()).count();
    position.all_factories && left > taken_by_others(position)
}

/// From how many factories the others can have taken when it is the turn of a single board again: each once a turn.
fn taken_by_others(position: &Position) -> usize {
    let before = if position.factory_count.is_some() { 0 } else { position.others_took };
    let players = players_for(position.known_factories()).unwrap_or(SEATS);
    before + players - 1
}

/// Phase 2 follows; who begins it if nobody has taken the marker is `unmarked`.
fn end_taking(position: &mut Position, unmarked: impl Fn(&Position) -> Option<Seat>) {
    position.may_be_over = false;
    if let (Some(seat), Marker::Taken | Marker::Unknown) = (position.granted.begins.take(), position.marker) {
        position.marker = Marker::With(seat);
    }
    position.starter = match position.marker {
        Marker::With(seat) => Some(seat),
        Marker::Centre => unmarked(position),
        Marker::Taken | Marker::Unknown => None,
    };
    position.phase = Phase::Play;
    position.begins = position.starter.filter(|_| matches!(position.marker, Marker::With(_)));
    begin(position);
}

/// It is the turn of whoever begins; of anybody where that is not known.
pub(super) fn begin(position: &mut Position) {
    let turns = position.starter.map_or_else(|| position.seats().collect(), SeatSet::only);
    position.set_turn(if position.whole_table { turns } else { SeatSet::EMPTY });
    position.between_turns = !position.whole_table && position.starter.is_none();
}

/// Whether a turn comes to somebody without a word of those before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// All of them have passed or can do nothing else.
    Clear,
    /// This one may have passed, or may be able to do nothing else; the case does not tell.
    Unknown(Seat),
    /// One of them has a choice.
    Blocked,
}

/// The way of the turn from one player to `until`; to the end of the round if that is nobody.
pub(super) fn way(position: &Position, from: Seat, until: Option<Seat>, rulings: &Rulings) -> Way {
    let mut unknown = None;
    for at in std::iter::once(from).chain(position.after(from)).take(position.seats) {
        if Some(at) == until {
            return unknown.map_or(Way::Clear, Way::Unknown);
        }
        let board = position.board(at);
        match passing::is_out(position, at, rulings) {
            // Whether somebody has paid for discarded tiles on passing is not known where the turn is not.
            Some(true) if !position.turns.is_empty() && !board.has_passed() && board.hand != Some(Tiles::EMPTY) => {
                unknown = unknown.or(Some(at));
            }
            Some(true) => {}
            Some(false) => return Way::Blocked,
            None => unknown = unknown.or(Some(at)),
        }
    }
    match until {
        None => unknown.map_or(Way::Clear, Way::Unknown),
        Some(_) => Way::Blocked,
    }
}

/// Where it was not known whose turn it was, those from whom the turn may have come to this move may have passed without a word.
pub(super) fn pass_silently(position: &mut Position, play: &Move) {
    if position.turns.is_empty() {
        return;
    }
    let (Move::Place(Placement { seat, .. }) | Move::Pass { seat, .. }) = *play else { return };
    for from in std::mem::take(&mut position.turns).iter() {
        for at in from.round(position.seats).take_while(|&at| at != seat) {
            let board = position.board_mut(at);
            board.passed = board.passed.filter(|&passed| passed);
        }
    }
}

/// What speaks against a move of `seat` now, as far as turns go.
#[inline]
pub(super) fn against(position: &Position, seat: Seat, rulings: &Rulings) -> Option<Refusal> {
    let is_turn = position.turn == Some(seat) && position.turns.is_empty();
    if is_turn { None } else { against_others(position, seat, rulings) }
}

fn against_others(position: &Position, seat: Seat, rulings: &Rulings) -> Option<Refusal> {
    let way = |from: Seat| match position.phase {
        Phase::Offer if from == seat => Way::Clear,
        Phase::Offer => Way::Blocked,
        _ => way(position, from, Some(seat), rulings),
    };
    if let Some(turn) = position.turn.filter(|&turn| turn != seat) {
        return match way(turn) {
            Way::Unknown(unseen) => Some(NotTold::Choice { turn: unseen }.into()),
            // The turn comes here unless somebody waits for bonus tiles, which is asked already.
            Way::Clear if position.may_owe_bonus() || position.may_have_earned.is_some() => None,
            Way::Clear | Way::Blocked => Some(Refusal::NotYourTurn { seat, turn }),
        };
    }
    let turns = position.turns;
    if turns.iter().all(|from| way(from) == Way::Clear) {
        None
    } else if turns.iter().all(|from| way(from) == Way::Blocked) {
        Some(Refusal::TurnOfOthers { seat, turns })
    } else {
        Some(NotTold::Turn { turns }.into())
    }
}

/// Why the round is not over, for what comes after it.
pub(super) fn goes_on(position: &Position, needs: Phase, rulings: &Rulings) -> Refusal {
    let phase = position.phase;
    let wrong = Refusal::WrongPhase { phase, needs };
    if phase == Phase::Offer && may_be_over(position) {
        return NotTold::Taking.into();
    }
    let Some(first) = position.turn.or_else(|| position.seats().next()).filter(|_| phase == Phase::Play) else { return wrong };
    match way(position, first, None, rulings) {
        Way::Unknown(turn) => NotTold::Choice { turn }.into(),
        Way::Clear if !position.turns.is_empty() => NotTold::Choice { turn: first }.into(),
        Way::Clear => may_owe_first(position).unwrap_or(wrong),
        Way::Blocked => wrong,
    }
}

/// Whether a move before its player's turn may only wait for players who can do nothing but pass before the refill.
#[inline]
pub(super) fn may_wait(position: &Position, play: &Move) -> bool {
    let waits = matches!(play, Move::Place(_) | Move::Pass { .. } | Move::Deal(_) | Move::Finish);
    let is_before = position.phase == Phase::Play && !is_next(position, play);
    waits && is_before && position.bonus.is_none() && position.refill_due().is_some()
}

fn is_next(position: &Position, play: &Move) -> bool {
    position.turn.is_none() || play.seat() == position.turn
}

/// The table as such a move finds it once the supply is refilled, whatever is drawn; none if nobody passes before it.
pub(super) fn after_the_refill(position: &Position, play: &Move, rulings: &Rulings) -> Option<Position> {
    let mut later = position.clone();
    while later.phase == Phase::Play
        && !is_next(&later, play)
        && let Some(Move::Pass { seat, keep }) = passing::only(&later, rulings)
    {
        passing::apply(&mut later, seat, keep, rulings, &mut Tally::default());
    }
    // What is drawn is not known, nor what is left after it.
    (later.supply, later.bag, later.tower) = (None, None, None);
    later.may_owe = Default::default();
    (later.turn != position.turn).then_some(later)
}

/// The table once somebody who chooses no bonus tiles has got some of which the supply left no choice, whichever these are.
pub(super) fn without_choice(position: &Position) -> Option<Position> {
    let (seat, earned) = bonus::owed(position).filter(|&(seat, _)| position.granted.unchosen.has(seat))?;
    if bonus::leaves_a_choice(position, earned) {
        return None;
    }
    let mut later = Position { bonus: None, may_have_earned: None, resupplied: true, ..position.clone() };
    let board = later.board_mut(seat);
    board.some = board.hand.take().unwrap_or(board.some);
    (later.supply, later.supply_seen, later.lacks) = (None, Tiles::EMPTY, (0, SUPPLY));
    (later.bag, later.tower) = (None, None);
    end(&mut later, seat);
    Some(later)
}

/// The table as a move finds it: others come before it where a turn is over, and before a draw that nobody owes here.
pub(crate) fn before<'p>(position: &'p Position, play: &Move) -> Cow<'p, Position> {
    if let (Some(later), false) = (without_choice(position), matches!(play, Move::Bonus { .. })) {
        return Cow::Owned(before(&later, play).into_owned());
    }
    // Whatever the tile that was placed just now may bring is chosen in the same turn, and replaced before the next.
    let same_turn = match play {
        Move::Bonus { .. } => position.may_have_earned.is_some() || position.refill_due().is_some(),
        Move::Refill { .. } => position.lacks.0 > 0 || position.refill_due().is_some(),
        _ => false,
    };
    if same_turn {
        return Cow::Borrowed(position);
    }
    let plays = matches!(play, Move::Place(_) | Move::PlaceBetween { .. } | Move::Pass { .. });
    if plays && position.granted.taking_ends && position.phase == Phase::Offer && position.may_be_over {
        let mut later = next_turn(position).into_owned();
        end_taking(&mut later, |_| None);
        return Cow::Owned(next_turn(&later).into_owned());
    }
    if position.whole_table || play.seat().is_some() || position.phase != Phase::Play {
        return next_turn(position);
    }
    Cow::Owned(next_turn(&Position { between_turns: true, ..position.clone() }).into_owned())
}

/// Whether the turn before that of a single board may have left a supply that is refilled first, and not by its owner, so that
/// something else is there than is told: the supply lacks what one tile brings, or is not told and the bag may not be enough.
fn others_may_refill(position: &Position) -> bool {
    if position.whole_table || position.phase != Phase::Play || position.bonus.is_some() {
        return false;
    }
    let is_open = match position.supply {
        Some(supply) => (SUPPLY - MOST_BONUS..SUPPLY).contains(&supply.total()) && position.lacks.0 == 0,
        None => position.bag.is_some_and(|bag| bag.total() <= MOST_BONUS),
    };
    is_open && position.left().is_none_or(|left| !left.is_empty())
}

/// The table as the next turn finds it: of what the others may have changed, only that is known which they cannot have.
pub(crate) fn next_turn(position: &Position) -> Cow<'_, Position> {
    if others_may_refill(position) {
        let mut later = position.clone();
        refill_unseen(&mut later);
        (later.bag, later.tower) = (None, None);
        return Cow::Owned(later);
    }
    // What is owed in this turn comes before them.
    let may_be_owed = position.bonus.is_some() || position.may_have_earned.is_some() || position.refill_due().is_some();
    if !position.between_turns || may_be_owed {
        return Cow::Borrowed(position);
    }
    let mut later = Position { between_turns: false, ..position.clone() };
    if later.phase == Phase::Offer {
        // A factory has still what it had, or nothing.
        later.others_took = taken_by_others(position);
        later.seen = later.factory_count.take().unwrap_or(later.seen);
        later.centre = None;
        // Of factories that are shown the others may leave the rest there, too.
        later.dark = match position.all_factories && later.seen > 0 {
            true => Dark { least: Tiles::EMPTY, ..position.in_centre() },
            false => Dark::default(),
        };
        if later.marker == Marker::Centre {
            later.marker = Marker::Unknown;
        }
    } else {
        (later.supply, later.supply_seen, later.resupplied) = (None, Tiles::EMPTY, true);
        later.lacks = (0, if may_ever_fall_short(position, 0) { SUPPLY } else { MOST_BONUS });
        (later.bag, later.tower) = (None, None);
    }
    Cow::Owned(later)
}

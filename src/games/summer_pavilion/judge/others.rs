//! A single board: between two steps of whoever plays on it, the others may have done anything.

use super::draw::may_ever_fall_short;
use super::turn::end_taking;
use crate::games::summer_pavilion::pieces::{FACTORIES, MOST_BONUS, SUPPLY};
use crate::games::summer_pavilion::{Dark, Marker, Move, Phase, Position, Tiles};
use std::borrow::Cow;

/// The table as a move finds it: others come before it where a turn is over, and before a draw that nobody owes here.
pub(crate) fn before<'p>(position: &'p Position, play: &Move) -> Cow<'p, Position> {
    // Whatever the tile that was placed just now may bring is chosen in the same turn, and replaced before the next.
    let same_turn = match play {
        Move::Bonus { .. } => position.may_have_earned.is_some(),
        Move::Refill { .. } => position.lacks.0 > 0,
        _ => false,
    };
    if same_turn {
        return Cow::Borrowed(position);
    }
    let plays = matches!(play, Move::Place(_) | Move::PlaceBetween { .. } | Move::Pass { .. });
    if plays && position.granted.taking_ends && position.phase == Phase::Offer && position.may_be_over {
        let mut later = next_turn(position).into_owned();
        end_taking(&mut later, |_| None);
        return Cow::Owned(later);
    }
    if position.whole_table || play.seat().is_some() || position.phase != Phase::Play {
        return next_turn(position);
    }
    Cow::Owned(next_turn(&Position { between_turns: true, ..position.clone() }).into_owned())
}

/// The table as the next turn finds it: of what the others may have changed, only that is known which they cannot have.
pub(crate) fn next_turn(position: &Position) -> Cow<'_, Position> {
    // What is owed in this turn comes before them.
    if !position.between_turns || position.bonus.is_some() || position.refill_due().is_some() {
        return Cow::Borrowed(position);
    }
    let mut later = Position { between_turns: false, ..position.clone() };
    if later.phase == Phase::Offer {
        // A factory has still what it had, or nothing.
        later.seen = later.factory_count.take().unwrap_or(later.seen);
        later.centre = None;
        if let Dark::Taken(gone) = &mut later.dark[FACTORIES] {
            *gone = Tiles::EMPTY;
        }
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

//! Phase 2: passing, and what is kept.

use super::placing::{actors, affordable, may_act};
use super::turn;
use crate::games::summer_pavilion::pieces::CORNERS;
use crate::games::summer_pavilion::rules::{KeepFewer, Leftovers};
use crate::games::summer_pavilion::scoring;
use crate::games::summer_pavilion::{Move, Position, Reason, Refusal, Rulings, Seat, Tiles};
use crate::verdict::Ledger;

pub(super) fn judge(position: &Position, seat: Seat, keep: Option<Tiles>, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    if !may_act(position, seat, refusals) {
        return;
    }
    let held = position.board(seat).hand;
    if rulings.leftovers == Leftovers::WhenPassing && !held.is_empty() {
        if position.round.is_none() {
            refusals.push(Refusal::RoundUnknown);
            return;
        }
        if position.is_last_round() {
            if let Some(kept) = keep.filter(|kept| !kept.is_empty()) {
                refusals.push(Refusal::NothingToKeepFor { kept });
            }
            return;
        }
    }
    let Some(kept) = keep else {
        if held.total() > CORNERS {
            refusals.push(Refusal::KeepNotSaid { held });
        }
        return;
    };
    if kept.total() > CORNERS {
        refusals.push(Refusal::KeepsTooMany { kept: kept.total() });
    }
    for (colour, kept) in kept.iter() {
        let held = held.of(colour);
        if kept > held {
            refusals.push(Refusal::KeepsMoreThanHeld { colour, kept, held });
        }
    }
    if rulings.keep_fewer == KeepFewer::No && held.total() <= CORNERS && kept != held && held.contains(kept) {
        refusals.push(Refusal::MustKeepAll { held, kept });
    }
}

/// What is kept where the rules leave no choice about it.
pub(crate) fn kept_by_rule(position: &Position, held: Tiles, rulings: &Rulings) -> Option<Tiles> {
    if held.is_empty() {
        Some(held)
    } else if rulings.leftovers == Leftovers::WhenPassing && position.is_last_round() {
        Some(Tiles::EMPTY)
    } else {
        (rulings.keep_fewer == KeepFewer::No && held.total() <= CORNERS).then_some(held)
    }
}

pub(super) fn apply<L: Ledger<Reason>>(
    position: &mut Position,
    seat: Seat,
    keep: Option<Tiles>,
    rulings: &Rulings,
    ledger: &mut L,
) {
    let held = position.board(seat).hand;
    let kept = kept_by_rule(position, held, rulings).or(keep).unwrap_or(held);
    let discarded = held.minus(kept).unwrap_or_default();
    let board = position.board_mut(seat);
    board.hand = Tiles::EMPTY;
    board.corners = kept;
    board.passed = true;
    scoring::discarded(board, seat, discarded, rulings, ledger);
    position.tower = position.tower.map(|tower| tower.plus(discarded));
    turn::end(position, seat);
}

/// Lists every way to pass.
pub(super) fn list(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
    for seat in actors(position) {
        let held = position.board(seat).hand;
        if let Some(kept) = kept_by_rule(position, held, rulings) {
            moves.push(Move::Pass { seat, keep: Some(kept) });
        } else if position.round.is_some() || rulings.leftovers == Leftovers::AfterBonuses {
            held.parts(CORNERS, |kept| moves.push(Move::Pass { seat, keep: Some(kept) }));
        }
    }
}

/// The pass of somebody who can do nothing else, and has nothing to choose.
pub(super) fn only(position: &Position, rulings: &Rulings) -> Option<Move> {
    actors(position).find_map(|seat| {
        let board = position.board(seat);
        let keep = kept_by_rule(position, board.hand, rulings)?;
        // Which tiles are wild is not known without a round.
        let can_place = || {
            position.round.is_none()
                || board.hand.iter().any(|(colour, _)| !affordable(position, board, colour, rulings).is_empty())
        };
        (board.hand.is_empty() || !can_place()).then_some(Move::Pass { seat, keep: Some(keep) })
    })
}

//! Moves judged, made, listed: one file a kind of move.
//!
//! `judge` collects every reason against a move and trusts nothing in it; `apply` makes a move that `judge` let pass;
//! `legal` lists exactly what `judge` lets pass, shorthands aside. What the bag decides (deals, refills) is no player's
//! move and is not listed.

mod bonus;
mod deal;
mod draw;
mod offer;
mod passing;
mod placing;
mod turn;

#[cfg(test)]
mod sample;

pub(super) use bonus::wanted as bonus_wanted;
pub(super) use offer::takes;
pub(super) use passing::kept_by_rule;
pub(super) use placing::{affordable, payments};

use super::scoring;
use super::{Move, Phase, Position, Reason, Refusal, Rulings};
use crate::verdict::Ledger;

pub(super) fn judge(position: &Position, play: &Move, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    match play {
        Move::Take(take) => offer::judge(position, take, refusals),
        Move::Place(place) => placing::judge(position, place, rulings, refusals),
        Move::Bonus { seat, tiles } => bonus::judge(position, *seat, *tiles, rulings, refusals),
        Move::Pass { seat, keep } => passing::judge(position, *seat, *keep, rulings, refusals),
        Move::Refill { tiles } => draw::judge_refill(position, *tiles, refusals),
        Move::Deal(deal) => deal::judge(position, deal, refusals),
        Move::Finish => judge_finish(position, refusals),
    }
}

pub(super) fn apply<L: Ledger<Reason>>(position: &mut Position, play: &Move, rulings: &Rulings, ledger: &mut L) {
    turn::settle(position, play);
    match play {
        Move::Take(take) => offer::apply(position, take, rulings, ledger),
        Move::Place(place) => placing::apply(position, place, rulings, ledger),
        Move::Bonus { seat, tiles } => bonus::apply(position, *seat, *tiles, rulings),
        Move::Pass { seat, keep } => passing::apply(position, *seat, *keep, rulings, ledger),
        Move::Refill { tiles } => draw::apply_refill(position, *tiles, rulings),
        Move::Deal(deal) => deal::apply(position, deal, rulings),
        Move::Finish => {
            scoring::finish(position, rulings, ledger);
            position.phase = Phase::Over;
        }
    }
}

pub(super) fn is_due(position: &Position, play: &Move) -> bool {
    let nothing_owed = position.excused || (position.bonus.is_none() && position.refill_due().is_none());
    match play {
        Move::Take(_) => position.phase == Phase::Offer,
        // Another player's turn may be one that leaves no choice: without tiles, one passes.
        Move::Place(super::Place { seat, .. }) | Move::Pass { seat, .. } => {
            position.phase == Phase::Play && nothing_owed && position.turn.is_none_or(|turn| turn == *seat)
        }
        Move::Bonus { .. } => position.phase == Phase::Play && (position.excused || position.refill_due().is_none()),
        Move::Refill { .. } => position.refill_due().is_some(),
        Move::Deal(_) => matches!(position.phase, Phase::Setup | Phase::Preparation) && nothing_owed,
        Move::Finish => position.phase == Phase::End,
    }
}

pub(super) fn legal(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
    match position.phase {
        Phase::Offer => offer::takes(position, |take| moves.push(Move::Take(take))),
        Phase::Play => {
            let drawing = position.refill_due().is_some();
            if drawing && !position.excused {
                return;
            }
            if !drawing || position.excused {
                bonus::list(position, rulings, moves);
            }
            if position.bonus.is_none() || position.excused {
                placing::list(position, rulings, moves);
                passing::list(position, rulings, moves);
            }
        }
        Phase::End => moves.push(Move::Finish),
        Phase::Setup | Phase::Preparation | Phase::Over => {}
    }
}

pub(super) fn forced(position: &Position, rulings: &Rulings) -> Option<Move> {
    if let Some(missing) = position.refill_due() {
        return draw::only(position, missing).map(|tiles| Move::Refill { tiles });
    }
    match position.phase {
        Phase::Offer => offer::only(position).map(Move::Take),
        Phase::Play if position.bonus.is_some() => bonus::only(position, rulings),
        Phase::Play => passing::only(position, rulings),
        Phase::End => Some(Move::Finish),
        Phase::Setup | Phase::Preparation | Phase::Over => None,
    }
}

fn judge_finish(position: &Position, refusals: &mut Vec<Refusal>) {
    match position.phase {
        Phase::End => {}
        Phase::Preparation => refusals.push(Refusal::RoundsLeft { round: position.round }),
        phase => refusals.push(Refusal::WrongPhase { phase, needs: Phase::End }),
    }
}

/// What has to be done before anybody else may act.
fn owed_first(position: &Position, refusals: &mut Vec<Refusal>) {
    if position.excused {
        return;
    }
    if let Some(missing) = position.refill_due() {
        refusals.push(Refusal::RefillFirst { missing: draw::expected(position, missing) });
    } else if let Some((seat, count)) = position.bonus {
        refusals.push(Refusal::BonusFirst { seat, count });
    }
}

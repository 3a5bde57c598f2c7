//! Moves judged, made, listed: one file a phase.
//!
//! `judge` collects every reason against a move and trusts nothing in it; `apply` makes a move that `judge` let pass;
//! `legal` lists exactly what `judge` lets pass, shorthands aside.

mod deal;
mod offer;
mod rests;
mod ring;
mod tiling;

pub(super) use deal::room;
pub(super) use offer::{Offer, may_drop, offers, takes_colour};
pub(super) use rests::rests_on;

use super::scoring;
use super::{Move, Onto, Phase, Position, Reason, Refusal, Rulings};
use crate::verdict::Ledger;

pub(super) fn judge(position: &Position, play: &Move, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    match play {
        Move::Take(take) => offer::judge(position, take, rulings, refusals),
        Move::Tile { seat, line, onto } => tiling::judge_tile(position, *seat, *line, *onto, rulings, refusals),
        Move::Clear { seat } => tiling::judge_clear(position, *seat, refusals),
        Move::Deal(deal) => deal::judge(position, deal, rulings, refusals),
        Move::Finish => judge_finish(position, refusals),
    }
}

pub(super) fn apply<L: Ledger<Reason>>(position: &mut Position, play: &Move, rulings: &Rulings, ledger: &mut L) {
    match play {
        Move::Take(take) => offer::apply(position, take, rulings),
        Move::Tile { seat, line, onto } => tiling::apply_tile(position, *seat, *line, *onto, rulings, ledger),
        Move::Clear { seat } => tiling::apply_clear(position, *seat, ledger),
        Move::Deal(deal) => deal::apply(position, deal, rulings),
        Move::Finish => {
            scoring::bonuses(position, ledger);
            position.phase = Phase::Over;
        }
    }
}

pub(super) fn is_due(position: &Position, play: &Move) -> bool {
    match play {
        Move::Take(_) => position.phase == Phase::Offer,
        Move::Tile { .. } | Move::Clear { .. } => position.phase == Phase::Tiling,
        // A deal takes tiling for granted. Nothing makes it right once the game has ended, so the bonuses are not counted for it.
        Move::Deal(_) => tiling::settled(position) != Phase::Tiling,
        Move::Finish => tiling::settled(position) == Phase::End,
    }
}

/// What the bag decides (the next deal) is no player's move and is not listed.
pub(super) fn legal(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
    match tiling::settled(position) {
        Phase::Offer => offer::takes(position, rulings, |take| moves.push(Move::Take(take))),
        Phase::Tiling => tiling::list(position, rulings, moves),
        Phase::End => moves.push(Move::Finish),
        Phase::Setup | Phase::Preparation | Phase::Over => {}
    }
}

pub(super) fn forced(position: &Position, rulings: &Rulings) -> Option<Move> {
    match tiling::settled(position) {
        Phase::Tiling => tiling::forced(position, rulings),
        Phase::End => Some(Move::Finish),
        Phase::Setup | Phase::Offer | Phase::Preparation | Phase::Over => None,
    }
}

/// Why a move cannot be made now; the offer may be over where the case does not show what is left to take.
fn wrong_phase(position: &Position, phase: Phase, needs: Phase) -> Refusal {
    match phase {
        Phase::Offer if position.may_be_taken => Refusal::TakingMayGoOn,
        phase => Refusal::WrongPhase { phase, needs },
    }
}

fn judge_finish(position: &Position, refusals: &mut Vec<Refusal>) {
    match tiling::settled(position) {
        Phase::End => {}
        Phase::Preparation if position.whole_table => refusals.push(Refusal::NobodyFinished),
        Phase::Preparation => refusals.push(Refusal::OthersUnknown),
        phase => refusals.push(wrong_phase(position, phase, Phase::End)),
    }
}

/// A tile move whose place follows from the rules.
const fn only(seat: super::Seat, line: super::Line) -> Move {
    Move::Tile { seat, line, onto: Onto::Only }
}

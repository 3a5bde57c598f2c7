//! Moves judged, made, listed: one file a phase.
#![allow(clippy::unimplemented, unused_variables)]

use super::{Move, Position, Reason, Refusal, Rulings};
use crate::verdict::Ledger;

pub(super) fn judge(position: &Position, play: &Move, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    unimplemented!()
}
pub(super) fn apply<L: Ledger<Reason>>(position: &mut Position, play: &Move, rulings: &Rulings, ledger: &mut L) {
    unimplemented!()
}
pub(super) fn is_due(position: &Position, play: &Move) -> bool {
    unimplemented!()
}
pub(super) fn legal(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
    unimplemented!()
}
pub(super) fn forced(position: &Position, rulings: &Rulings) -> Option<Move> {
    unimplemented!()
}

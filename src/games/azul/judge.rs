//! Moves judged, made, listed.
use super::{Move, Position, Reason, Refusal, Rulings};
use crate::verdict::Ledger;
pub(super) fn judge(_position: &Position, _play: &Move, _rulings: &Rulings, _refusals: &mut Vec<Refusal>) {
    unimplemented!()
}
pub(super) fn apply<L: Ledger<Reason>>(_position: &mut Position, _play: &Move, _rulings: &Rulings, _ledger: &mut L) {
    unimplemented!()
}
pub(super) fn is_due(_position: &Position, _play: &Move) -> bool {
    unimplemented!()
}
pub(super) fn legal(_position: &Position, _rulings: &Rulings, _moves: &mut Vec<Move>) {
    unimplemented!()
}
pub(super) fn forced(_position: &Position, _rulings: &Rulings) -> Option<Move> {
    unimplemented!()
}

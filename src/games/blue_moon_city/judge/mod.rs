//! Moves judged, made, listed: one file a phase.

use super::{Move, Position, Reason, Refusal, Rulings};
use crate::verdict::Ledger;

pub(super) fn judge(_: &Position, _: &Move, _: &Rulings, _: &mut Vec<Refusal>) {
    unimplemented!()
}
pub(super) fn apply<L: Ledger<Reason>>(_: &mut Position, _: &Move, _: &Rulings, _: &mut L) {
    unimplemented!()
}
pub(super) fn is_due(_: &Position, _: &Move) -> bool {
    unimplemented!()
}
pub(super) fn legal(_: &Position, _: &Rulings, _: &mut Vec<Move>) {
    unimplemented!()
}
pub(super) fn forced(_: &Position) -> Option<Move> {
    unimplemented!()
}

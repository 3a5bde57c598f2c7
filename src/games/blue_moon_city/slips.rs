//! What people get wrong when they count a step: typed slips, no sentences.

use super::{BlueMoonCity, Position, Reason, Rulings};
use crate::games::game::{Counted, Slipped};
use crate::verdict::Slip;

/// A slip in counting, with its facts.
#[derive(Debug, Clone, PartialEq)]
pub enum Lapse {}

/// What an award comes to where the player has `held` of it.
pub(super) fn recount(_reason: &Reason, amount: i32, _held: i32, _rulings: &Rulings) -> i32 {
    amount
}

/// Whether what is due to be counted waits for a choice.
pub(super) fn is_pending(_position: &Position, _rulings: &Rulings) -> bool {
    false
}

/// What people may get wrong in counting a step.
pub(super) fn slips(_step: &Counted<'_, BlueMoonCity>, _slips: &mut Vec<Slipped<Lapse>>) {}

/// The slip in the catalogue.
pub(super) fn slip(lapse: &Lapse) -> &'static Slip {
    match *lapse {}
}

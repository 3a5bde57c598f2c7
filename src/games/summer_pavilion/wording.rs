//! Every sentence that a person reads: to come.
#![allow(clippy::unimplemented, unused_variables)]

use super::{Assumed, Draft, Flaw, Gap, Move, Position, Reason, Refusal, Rulings};
use crate::verdict::{Award, Finding, Place, Rank, Unchecked};

/// The names of one case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names {
    players: Vec<String>,
}

impl Names {
    /// The names to use for a draft.
    pub(super) fn of(draft: &Draft) -> Self {
        Self { players: draft.players.iter().map(|player| player.name.clone()).collect() }
    }
    /// The players' names, in seat order.
    pub(super) fn players(&self) -> &[String] {
        &self.players
    }
}

pub(super) fn say_flaw(names: &Names, flaw: &Flaw) -> Finding {
    unimplemented!()
}
pub(super) fn say_gap(names: &Names, gap: &Gap) -> Unchecked {
    unimplemented!()
}
pub(super) fn say_assumed(names: &Names, assumed: &Assumed) -> String {
    unimplemented!()
}
pub(super) fn say_refusal(
    names: &Names,
    position: &Position,
    rulings: &Rulings,
    play: &Move,
    place: &Place,
    refusal: &Refusal,
) -> Finding {
    unimplemented!()
}
pub(super) fn say_award(names: &Names, seat: usize, amount: i32, reason: &Reason) -> Award {
    unimplemented!()
}
pub(super) fn say_move(names: &Names, position: &Position, play: &Move) -> String {
    unimplemented!()
}
pub(super) fn say_choice(names: &Names, position: &Position) -> Option<String> {
    unimplemented!()
}
pub(super) fn rank(names: &Names, position: &Position) -> Vec<Rank> {
    unimplemented!()
}

//! What findings, awards and moves say.

use super::{Assumed, Draft, Flaw, Gap, Move, Position, Reason, Refusal, Rulings};
use crate::verdict::{Award, Finding, Place, Rank, Unchecked};

/// Names of players for one case.
#[derive(Debug, Clone)]
pub struct Names {
    players: Vec<String>,
}

impl Names {
    pub(super) fn of(draft: &Draft) -> Self {
        Self { players: draft.players.iter().map(|player| player.name.clone()).collect() }
    }
    pub(super) fn players(&self) -> &[String] {
        &self.players
    }
}

pub(super) fn say_flaw(_: &Names, _: &Flaw) -> Finding {
    unimplemented!()
}
pub(super) fn say_gap(_: &Names, _: &Gap) -> Unchecked {
    unimplemented!()
}
pub(super) fn say_assumed(_: &Names, _: &Assumed) -> String {
    unimplemented!()
}
pub(super) fn say_refusal(_: &Names, _: &Position, _: &Rulings, _: &Move, _: &Place, _: &Refusal) -> Finding {
    unimplemented!()
}
pub(super) fn say_award(_: &Names, _: usize, _: i32, _: &Reason) -> Award {
    unimplemented!()
}
pub(super) fn say_move(_: &Names, _: &Position, _: &Move) -> String {
    unimplemented!()
}
pub(super) fn say_choice(_: &Names, _: &Position) -> Option<String> {
    unimplemented!()
}
pub(super) fn rank(_: &Names, _: &Position) -> Vec<Rank> {
    unimplemented!()
}

//! Why a position is impossible, a move is refused, or points are given: typed facts, no sentences.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

mod award;
mod flaw;
mod left_out;
mod not_told;
mod refusal;
pub use award::Reason;
pub use flaw::Flaw;
pub use left_out::{Assumed, Gap};
pub use not_told::NotTold;
pub use refusal::Refusal;

use super::pieces::Seat;
use crate::verdict::Place;

/// A score, and what it was without what is lost, at the least and at the most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Brought {
    /// The player.
    pub seat: Seat,
    /// The score.
    pub score: i32,
    /// At the least.
    pub least: i32,
    /// At the most.
    pub most: i32,
}

/// Where a marker was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MarkerPlace {
    /// In the centre.
    Centre,
    /// Beside a player's board.
    Front(Seat),
}

impl MarkerPlace {
    /// Who has it.
    pub(super) fn holder(self) -> Option<Seat> {
        if let Self::Front(seat) = self { Some(seat) } else { None }
    }
    /// Where a case shows it.
    pub(super) fn place(self) -> Place {
        Place::root().key(match self {
            MarkerPlace::Centre => "centre",
            MarkerPlace::Front(_) => "marker",
        })
    }
}

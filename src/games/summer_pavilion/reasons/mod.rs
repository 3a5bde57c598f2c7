//! Why a position is impossible, a move is refused, or points are given: typed facts, no sentences.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

mod award;
mod flaw;
mod not_told;
mod refusal;
pub use award::Reason;
pub use flaw::Flaw;
pub use not_told::NotTold;
pub use refusal::Refusal;

use super::pieces::{Seat, SeatSet, Tiles};
use super::position::Phase;
use super::rules;
use crate::verdict::{Place, Rule};

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
    /// Where a case shows it.
    pub(super) fn place(self) -> Place {
        Place::root().key(match self {
            MarkerPlace::Centre => "centre",
            MarkerPlace::Front(_) => "marker",
        })
    }
}

/// A check that could not be made, and what it lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Gap {
    /// Tiles of each colour exactly twenty-two: not everything is given.
    Conservation,
    /// Number and contents of factories: not given.
    Factories,
    /// The centre against the factories: one of them is not given.
    Centre,
    /// The tiles beside the boards against what was taken: boards, factories or centre are not given.
    Taken,
    /// Where the marker is: not everything that could hold it is given.
    Marker,
    /// What is built against the round: no round given. The wild colour is not known either.
    Round,
    /// What is built against the tiles that all players got: not all boards given.
    Built,
    /// The supply: not given.
    Supply,
    /// The bag against the round: no bag given.
    Bag,
    /// The tower against what is built: no tower, or not all boards given.
    Tower,
    /// A score against the board: no score given.
    Score(Seat),
}

impl Gap {
    /// The rule that could not be checked.
    pub(super) fn rule(self) -> &'static Rule {
        match self {
            Gap::Conservation => &rules::TWENTY_TWO_OF_EACH_COLOUR,
            Gap::Factories => &rules::FACTORY_GETS_FOUR,
            Gap::Centre => &rules::REST_TO_THE_CENTRE,
            Gap::Taken => &rules::BESIDE_THE_BOARD,
            Gap::Marker => &rules::ONE_MARKER,
            Gap::Round => &rules::WILD_COLOURS,
            Gap::Built => &rules::NUMBER_IS_THE_PRICE,
            Gap::Supply => &rules::SUPPLY_OF_TEN,
            Gap::Bag => &rules::ALL_TILES_IN_THE_BAG,
            Gap::Tower => &rules::ONE_PLACED_REST_DISCARDED,
            Gap::Score(_) => &rules::POINT_FOR_THE_TILE,
        }
    }
}

/// Something left out, which follows from the rest or is supposed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Assumed {
    /// It is this phase.
    Phase(Phase),
    /// It is the turn of this player.
    Turn(Seat),
    /// No round fits; in this one the least is wrong.
    NoRound(u8),
    /// Nothing lies on the stars of these players.
    Stars(SeatSet),
    /// Nothing lies beside the boards of these players.
    Tiles(SeatSet),
    /// Just these tiles lie beside the board: those that the moves of the case use.
    JustTiles(Seat, Tiles),
    /// Nothing lies in the corners of these players.
    Corners(SeatSet),
    /// These players have 5 points, with which everybody starts.
    Score(SeatSet),
    /// These players have not passed.
    NotPassed(SeatSet),
    /// Nobody has bonus tiles to choose.
    NoBonus,
    /// Nothing lies anywhere on the boards where the case tells nothing, and scores that it does not tell are 5.
    NothingElse,
}

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
pub use refusal::{Begins, Most, Refusal};

use super::pieces::{Colour, Factory, Gold, Seat};
use super::rules;
use crate::game::shared::FILL;
use crate::verdict::Rule;

/// How many tiles of a colour a case shows: on the boards, on the factories, in the centre, in the bag, in the lid of the box.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Seen(pub [u32; 5]);

impl Seen {
    /// All of them.
    pub fn total(self) -> u32 {
        self.0.iter().sum()
    }
}

/// What a player's wall brought, and what is left of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paid {
    /// The player.
    pub seat: Seat,
    /// What the tiles brought.
    pub points: i32,
    /// The score.
    pub score: i32,
}

/// A part of the table that holds tiles once something was dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// A player's board.
    Board(Seat),
    /// A factory.
    Factory(Factory),
    /// The centre.
    Centre,
    /// The lid of the box.
    Lid,
}

impl Spot {
    pub(crate) fn seat(self) -> Option<Seat> {
        if let Self::Board(seat) = self { Some(seat) } else { None }
    }
    pub(crate) fn factory(self) -> Option<Factory> {
        if let Self::Factory(factory) = self { Some(factory) } else { None }
    }
}

/// How many tiles a factory held when the offer began, or at the most since, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Filled {
    /// Its gold side, if that changes how it is filled.
    pub gold: Option<Gold>,
    /// How many tiles were dealt to it.
    pub dealt: u32,
    /// What became of them.
    pub since: Since,
}

/// What changed the number of tiles on a factory after the deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Since {
    /// Nothing.
    Nothing,
    /// Colour-seekers beside it drew so many from it.
    Drawn { by: [Option<(Factory, Colour)>; 2], count: u32 },
    /// As a colour-seeker it drew so many from beside it, where known from these.
    Drew { from: [Option<Factory>; 2], count: u32 },
    /// Up to so many were sent to it.
    Sent(u32),
}

impl Filled {
    /// As usual.
    pub const FOUR: Self = Self { gold: None, dealt: FILL, since: Since::Nothing };

    /// By which rule it held so many.
    pub(crate) fn rule(self) -> &'static Rule {
        match (self.since, self.gold) {
            (Since::Drawn { .. } | Since::Drew { .. }, _) | (_, Some(Gold::Seek(_))) => &rules::GOLD_SEEKER,
            (_, Some(Gold::PlusOne)) => &rules::GOLD_PLUS_ONE,
            (Since::Sent(_), _) => &rules::GOLD_NEIGHBOURS,
            (Since::Nothing, _) => &rules::FACTORY_GETS_FOUR,
        }
    }
    /// What lies beside it and shows that it drew from there.
    pub(crate) fn drew_from(self) -> impl Iterator<Item = Factory> {
        let from = if let Since::Drew { from, .. } = self.since { from } else { [None; 2] };
        from.into_iter().flatten()
    }
    /// By which rule it cannot still hold a rest: where it was filled as usual, the one that sends the rest on.
    pub(crate) fn rest_rule(self, side: Option<Gold>) -> &'static Rule {
        if self == Self::FOUR { rules::of_rest(side) } else { self.rule() }
    }
}

/// What says where the marker has to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MarkerLaw {
    /// The "0" factory catches tiles only.
    CatchesTiles,
    /// It comes to the centre when an offer begins.
    ToTheCentre,
    /// Whoever takes first from the centre has it.
    FromTheCentre,
    /// It stays with whoever had it until the next round.
    Stays,
}

impl MarkerLaw {
    pub(crate) fn rule(self) -> &'static Rule {
        match self {
            Self::CatchesTiles => &rules::GOLD_ZERO_CATCHES,
            Self::ToTheCentre => &rules::MARKER_TO_THE_CENTRE,
            Self::FromTheCentre => &rules::FIRST_FROM_CENTRE,
            Self::Stays => &rules::MARKER_STAYS,
        }
    }
}

/// Where a marker was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MarkerPlace {
    /// In the centre.
    Centre,
    /// On a floor line; the index of the piece.
    Floor(Seat, usize),
    /// On a kept "0" factory.
    Kept(Seat),
    /// In front of a player.
    Front(Seat),
}

impl MarkerPlace {
    /// Who has it.
    pub(super) fn holder(self) -> Option<Seat> {
        match self {
            Self::Centre => None,
            Self::Floor(seat, _) | Self::Kept(seat) | Self::Front(seat) => Some(seat),
        }
    }
}

//! What players can do, as types: one step of a turn each.

use super::buildings::{Building, Plan};
use super::pieces::{Card, Cards, Colour, DragonName, Seat, Section};

/// A section as people name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SectionName {
    /// By its place, from the left.
    Nth(Section),
    /// By its number: what it costs.
    Cost(u8),
}

impl SectionName {
    /// Which it is, where its place names it.
    pub(super) fn place(self) -> Option<Section> {
        if let Self::Nth(section) = self { Some(section) } else { None }
    }
    /// Its number, where that names it.
    pub(super) fn number(self) -> Option<u8> {
        if let Self::Cost(cost) = self { Some(cost) } else { None }
    }
    /// What the section costs, if that is known.
    pub(super) fn cost(self, plan: &Plan) -> Option<u8> {
        self.number().or_else(|| plan.cost(self.place()?))
    }
}

/// Where a dragon goes, or is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DragonTo {
    /// Onto a building.
    Building(Building),
    /// Out of the city.
    Out,
}

/// Placing a stone on the building where the figure stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Build {
    /// Who.
    pub seat: Seat,
    /// The building, where the move names it; the figure decides.
    pub on: Option<Building>,
    /// The colour in which is paid, where the move names it; the building's own, or on the palace any.
    pub colour: Option<Colour>,
    /// Which section.
    pub section: SectionName,
    /// The cards that pay, those played for their power included; none if the move does not say.
    pub pay: Option<Cards>,
}

/// Placing a stone on the obelisk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Offering {
    /// Who.
    pub seat: Seat,
    /// The number on the space, where the move names it; the lowest free one decides.
    pub space: Option<u8>,
    /// The yellow card that allows a further offering.
    pub card: Option<Card>,
    /// The worth of the crystals laid down, where the move says it; more than the price brings change.
    pub paid: Option<u16>,
}

/// One step of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Move {
    /// Movement: the figure walks.
    Walk {
        /// Who.
        seat: Seat,
        /// The buildings on the way, the last being where it stops; others may be left out, then it takes a shortest way.
        path: Vec<Building>,
        /// The grey 2s that are played for the steps that it needs beside those that are left.
        with: Cards,
    },
    /// Movement: a grey 2 is played for more steps.
    Stride {
        /// Who.
        seat: Seat,
        /// The card played.
        card: Card,
    },
    /// Movement: a grey 1 is played, and the figure goes to any building.
    Leap {
        /// Who.
        seat: Seat,
        /// The card played.
        card: Card,
        /// Where to.
        to: Building,
    },
    /// Movement: a black, red or blue card is played, and its dragon moves.
    Fly {
        /// Who.
        seat: Seat,
        /// The card played.
        card: Card,
        /// The dragon, where the move names it; the card decides.
        dragon: Option<DragonName>,
        /// Where to.
        to: DragonTo,
    },
    /// Building: a section is paid for and gets a stone.
    Build(Build),
    /// Building: crystals are offered, and the obelisk gets a stone.
    Offer(Offering),
    /// Drawing: says which cards are discarded before drawing, or that none is.
    Discard {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, where the move says it.
        cards: Option<Cards>,
    },
    /// Drawing: the cards at the end of the turn; those set aside come into the hand, and the turn is over.
    Draw {
        /// Who.
        seat: Seat,
        /// How many, where the move says it.
        count: Option<u8>,
        /// Which, where the move says it.
        cards: Option<Cards>,
    },
    /// Says what some hidden cards of a hand are. No action of the game; at any time.
    Reveal {
        /// The player.
        seat: Seat,
        /// Which cards they are.
        cards: Cards,
    },
}

impl Move {
    /// Who makes it, or whose cards it tells.
    pub fn seat(&self) -> Seat {
        match *self {
            Move::Walk { seat, .. }
            | Move::Stride { seat, .. }
            | Move::Leap { seat, .. }
            | Move::Fly { seat, .. }
            | Move::Build(Build { seat, .. })
            | Move::Offer(Offering { seat, .. })
            | Move::Discard { seat, .. }
            | Move::Draw { seat, .. }
            | Move::Reveal { seat, .. } => seat,
        }
    }
}

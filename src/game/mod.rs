//! What a game brings so that the referee can judge it: its parts, and a trait for each of its rooms; and what games have in
//! common.

pub(crate) mod action;
pub(crate) mod alone;
mod audit;
mod edition;
pub(crate) mod factories;
#[doc(hidden)]
pub mod header;
pub(crate) mod heaps;
mod judge;
pub(crate) mod letters;
pub(crate) mod lexicon;
mod names;
mod notation;
pub(crate) mod people;
mod pictures;
pub(crate) mod reasons;
pub(crate) mod record;
pub mod shared;
mod slips;
pub(crate) mod template;
#[doc(hidden)]
pub mod turns;
pub(crate) mod ways;
mod wording;

pub(crate) use audit::without_scores;
pub use audit::{Audit, Auditor, Covers, Question, World};
pub(crate) use edition::own_title;
pub use edition::{Edition, Variant};
pub use judge::{Judge, NotMade};
pub use names::Names;
pub use notation::{Notation, Stated, Untold};
pub(crate) use people::{it_is, whose_turn};
pub(crate) use pictures::Artist;
pub use pictures::Pictures;
pub use reasons::{Ground, Objection, Tell};
pub use slips::{Counted, Slipped, Slips, TellsSlip};
pub(crate) use slips::{clause, slip, slip_facts};
pub use wording::{Alike, Choice, Refused, SaysMoves, SaysScores, Unlisted, Wording};

use crate::case::NotRead;
use crate::verdict::{Catalogue, Finding, Place, RulingSet, Unchecked, Unit};
use crate::words::Message;

/// One entry of a case's `moves`.
#[derive(Debug, Clone)]
pub struct Entry<M> {
    /// Where it stands.
    pub place: Place,
    /// What it says.
    pub play: M,
}

/// A game: its rooms together. Implementations are types without values: everything they know is rules.
///
/// Audit, judge and slips work on typed, packed positions and make no sentence, reasons and slips name theirs; notation reads and
/// writes cases; wording and pictures turn results into words and shapes, only when somebody wants to see them.
pub trait Game: Notation + Auditor + Judge + Slips + Wording + SaysMoves + SaysScores + Pictures {}

impl<G: Notation + Auditor + Judge + Slips + Wording + SaysMoves + SaysScores + Pictures> Game for G {}

/// What the rooms of a game hand to each other, and what it is called.
pub trait Parts: Sync + Sized + 'static {
    /// The answers to the game's open questions.
    type Rulings: RulingSet + PartialEq;
    /// What a case says, possible or not.
    type Draft: Clone;
    /// A position that the rules allow.
    type Position: Clone + PartialEq;
    /// One action.
    type Move: Clone + PartialEq + std::fmt::Debug + std::fmt::Display + std::str::FromStr<Err = NotRead>;
    /// What is wrong with a position.
    type Flaw: PartialEq + Objection + Tell<Self::Names, Says = Finding>;
    /// A check that could not be made.
    type Gap: Tell<Self::Names, Says = Unchecked>;
    /// Something left out and taken for granted, worked out, or supposed.
    type Assumed: PartialEq + Tell<Self::Names, Says = Message>;
    /// Why a move is refused.
    type Refusal: Objection + std::fmt::Debug;
    /// Why something is awarded.
    type Reason: Clone + Ground<Self::Names>;
    /// A slip in counting, with its facts.
    type SlipFacts: Clone + PartialEq + TellsSlip<Self::Names, (shared::Seat,)>;
    /// Names of players, colours and parts for one case.
    type Names;
    /// The editions.
    const EDITIONS: &'static [Edition];
    /// Rules and rulings.
    const CATALOGUE: &'static Catalogue;
    /// What is counted for each player; the first decides the game.
    const UNITS: &'static [Unit];
}

/// The parts of a game that is written where they have these names.
macro_rules! parts {
    () => {
        type Rulings = Rulings;
        type Draft = Draft;
        type Position = Position;
        type Move = Move;
        type Flaw = Flaw;
        type Gap = Gap;
        type Assumed = Assumed;
        type Refusal = Refusal;
        type Reason = Reason;
        type SlipFacts = SlipFacts;
        type Names = Names;
    };
}
pub(crate) use parts;

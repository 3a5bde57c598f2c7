//! What a case says, possible or not: the audit turns it into a [`Position`](super::position::Position) or into faults.

use super::pieces::{Colour, Gold, LineSet, Piece, Seat, SpaceSet, Tiles};
use super::position::{Phase, Setup};

/// A player as the case describes them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DraftPlayer {
    /// The name.
    pub name: String,
    /// The score track.
    pub score: Option<i32>,
    /// The wall, row by row; 5 × 5.
    pub wall: Option<[[Option<Colour>; 5]; 5]>,
    /// The spaces of a wall that is told of which nothing is, `?`.
    pub untold_spaces: SpaceSet,
    /// The pattern lines, each with its spaces from the left as typed: `None` is a dot.
    pub lines: Option<[Vec<Option<Colour>>; 5]>,
    /// The pattern lines of which nothing is told although others are, `?`.
    pub untold_lines: LineSet,
    /// Whether it is told of lines that are not themselves that none of them is full.
    pub none_full: bool,
    /// The floor line from the left as typed: `None` is a dot.
    pub floor: Option<Vec<Option<Piece>>>,
    /// The pieces on a floor line of some of which it is not told what they are, `?`.
    pub fallen: Option<Vec<Option<Piece>>>,
    /// The kept "0" factory and what lies on it, as typed.
    pub kept: Option<Vec<Piece>>,
}

/// A factory as the case describes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DraftFactory {
    /// The tiles on it.
    pub tiles: Tiles,
    /// Its gold side, if the case says that it is up.
    pub gold: Option<Gold>,
}

/// A table as the case describes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// Edition and variant.
    pub setup: Setup,
    /// The round.
    pub round: Option<u8>,
    /// The phase; it says nothing unless the case gives it.
    pub phase: Phase,
    /// Whether the case itself says the phase.
    pub phase_given: bool,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Who began the round.
    pub starter: Option<Seat>,
    /// Who has the marker in front of them.
    pub marker: Option<Seat>,
    /// One player: a single board. Two to four: everybody at the table, clockwise.
    pub players: Vec<DraftPlayer>,
    /// The factories in ring order.
    pub factories: Option<Vec<DraftFactory>>,
    /// The centre: tiles, and how many markers were typed.
    pub centre: Option<(Tiles, usize)>,
    /// Whether it is told of factories or a centre that are not shown that the tiles lie there which the moves take.
    pub as_taken: bool,
    /// The bag.
    pub bag: Option<Tiles>,
    /// The lid.
    pub lid: Option<Tiles>,
}

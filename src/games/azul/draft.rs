//! What a case holds, possible or not: the audit turns it into a [`Position`](super::position::Position) or into faults.

use super::notation::lexicon::{Colours, FLOOR_LINE, Phases, Pieces, VOCABULARY};
use super::notation::ways::{AFactory, Floor, GoldSide, Kept, Lines, OrTaken, Variant, Wall};
use super::notation::{OWN, moves};
use super::pieces::{Colour, Factory, Gold, LineSet, Piece, Seat, Tiles};
use super::position::{Phase, Position, Setup, SomeWall};
use crate::case::{Key, VALUES};
use crate::game::heaps;
use crate::game::lexicon::{ALL_FACTORIES, ALL_MOVES, CENTRE_KEY, COMMON, MARKER_OF, SCORE};
use crate::game::record::{Name, People, Person, record};
use crate::game::shared::FILL;
use crate::game::ways::{Centre, Counts, Factories, Given, Number, Player, Run, Word};
use crate::words::said;

record! {
    /// A table as the case describes it.
    #[derive(Debug, Clone, PartialEq, Eq, Default)]
    pub struct Draft = "case", said!(VALUES, "key") => {
        "variant": setup: Setup => always Variant = said!(COMMON, "the-variant"),
            "the side of the boards, and whether specialised factories are in play";
        "round": round: Option<u8> => maybe Number<u8, 1, 99> = said!(COMMON, "the-round"), "the round, from 1";
        "phase":
            /// It says nothing unless the case gives it.
            phase: Phase,
            /// Whether the case itself says it.
            phase_given: bool
            => always Given<Word<Phases>> = said!(COMMON, "the-phase"), "where in the round the table stands";
        "turn": turn: Option<Seat> => maybe Player, "whose turn it is: a player's name";
        "starter": starter: Option<Seat> => maybe Player, "who had the first turn of the round: a player's name";
        "marker" MARKER_OF: marker: Option<Seat> => maybe Player,
            "who has the first-player marker in front of them: a player's name";
        "players": players: Vec<DraftPlayer> => always People<DraftPlayer>,
            "the players, clockwise; a single one is a single board";
        "factories" ALL_FACTORIES: factories: Option<Vec<DraftFactory>> => maybe OrTaken<Factories<AFactory>>,
            "the factories in ring order";
        "centre" CENTRE_KEY:
            /// The tiles, and how many markers were typed.
            centre: Option<(Tiles, usize)>
            => maybe OrTaken<Centre<Pieces, Colour>> = said!(COMMON, "the-centre"),
            "what lies in the middle of the table, with 1 for the marker";
        "bag": bag: Option<Tiles> => maybe Counts<Colours> = heaps::named("bag"), "the tiles in the bag";
        "lid": lid: Option<Tiles> => maybe Counts<Colours> = heaps::named("lid"), "the tiles in the lid of the box";
        and Key::new("moves", ALL_MOVES, moves::SHAPE, "the moves to judge, in order");
        beside
            /// What no key tells.
            granted: Granted;
    }
}

/// What is told of a table although no key tells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Granted {
    /// Whether the tiles that moves take lie on factories, or in a centre, that are not shown.
    pub as_taken: bool,
    /// Whether the game goes on wherever a round is dealt: nobody has completed a row before.
    pub goes_on: bool,
    /// Whether the game is over wherever its bonuses are counted: somebody has completed a row before.
    pub game_ends: bool,
    /// Whether an offer is over wherever somebody tiles after it.
    pub offer_ends: bool,
    /// The factory that is "to the neighbours", where it is not shown; with those beside it to which moves send its rest.
    pub sends: Option<Factory>,
}

record! {
    /// A player as the case describes them.
    #[derive(Debug, Clone, PartialEq, Eq, Default)]
    pub struct DraftPlayer = "player", said!(VALUES, "key") => {
        "name": => check Name, "the name";
        "score" SCORE: score: Option<i32> => maybe Number<i32, -9_999, 9_999> = said!(COMMON, "score-of"), "the score track";
        "wall":
            /// What is told of it: of some spaces it may be nothing, `?`.
            wall: SomeWall
            => always Wall = said!(OWN, "wall-of"), "the wall, row by row";
        "lines":
            /// Each with its spaces from the left as typed: `None` is a dot.
            lines: Option<[Vec<Option<Colour>>; 5]>,
            /// Those of which nothing is told although others are, `?`.
            untold_lines: LineSet,
            /// Those of which no more is told than that they are not full.
            not_full: LineSet
            => always Lines = said!(OWN, "lines-of"), "the pattern lines, first to fifth";
        "floor" FLOOR_LINE:
            /// From the left as typed: `None` is a dot.
            floor: Option<Vec<Option<Piece>>>,
            /// The pieces on one of some of which it is not told what they are, `?`.
            fallen: Option<Vec<Option<Piece>>>
            => always Floor = said!(OWN, "floor-of"),
            "the floor line, left to right; or how many pieces lie there, if more than one";
        "kept":
            kept: Option<Vec<Piece>>,
            /// Whether it is told that the player keeps none, or none any more.
            keeps_none: bool
            => always Kept = said!(OWN, "kept-of"), "the kept \"0\" factory: what lies on it; or `no`";
        beside
            /// Whether it is told that something lies on a floor line that is not told.
            some_fell: bool;
        beside
            /// The name.
            name: String;
    }
}

impl Draft {
    /// Whether all factories are shown as they were filled, so that nobody has taken in this offer.
    pub(super) fn is_dealt(&self) -> bool {
        let factories = self.factories.as_deref().unwrap_or_default();
        factories.len() == Position::factories_for(self.players.len())
            && factories.iter().all(|shown| shown.tiles.total() >= FILL)
    }
}

impl Person for DraftPlayer {
    fn named(name: String) -> Self {
        Self { name, ..Self::default() }
    }
}

record! {
    /// A factory: of one that is told at all everything is told, so that a position has it as the case describes it.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub struct DraftFactory = "factory", said!(VALUES, "key") => {
        "gold": gold: Option<Gold> => maybe GoldSide, "its gold side";
        "tiles": tiles: Tiles => always Run<Colours, FILL>, "the tiles on it";
    }
}

impl DraftFactory {
    /// Whether certainly nobody has taken from it, as long as nothing was sent to it.
    pub(super) fn is_untouched(&self) -> bool {
        self.tiles.total() >= if self.gold == Some(Gold::Stay) { FILL } else { 1 }
    }
}

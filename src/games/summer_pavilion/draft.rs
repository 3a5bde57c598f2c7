//! What a case says, possible or not: the audit turns it into a [`Position`](super::position::Position) or into faults.

use super::geometry::{Side, Space, SpaceSet};
use super::moves::Move;
use super::pavilion::Glimpse;
use super::pieces::{Colour, Seat, Tiles};
use super::position::Phase;

/// A player as the case describes them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DraftPlayer {
    /// The name.
    pub name: String,
    /// All points: the place on the track, and 80 for each 80-point token.
    pub score: Option<i32>,
    /// The tiles on the stars, by the index of their [`Space`](super::Space).
    pub stars: Option<[Option<Colour>; 42]>,
    /// The tiles beside the board.
    pub tiles: Option<Tiles>,
    /// Tiles that lie beside the board with others, where not all are told.
    pub some_tiles: Tiles,
    /// What is told of the stars where not all is.
    pub glimpse: Glimpse,
    /// The tiles in the corners.
    pub corners: Option<Tiles>,
    /// Whether they have passed this round, where the case says so; otherwise who has tiles in the corners has passed.
    pub passed: Option<bool>,
    /// Whether the case says that no bonus tiles are left to choose (`bonus: 0`). Some that are left stand in [`Draft::bonus`].
    pub no_bonus: bool,
}

impl DraftPlayer {
    /// The tile on a space, if one was typed.
    pub(super) fn at(&self, space: Space) -> Option<Colour> {
        self.stars.as_ref()?.get(space.index()).copied().flatten()
    }
    /// The spaces that hold a tile, of whatever colour.
    pub(super) fn covered(&self) -> SpaceSet {
        Space::all().filter(|&space| self.at(space).is_some()).fold(SpaceSet::EMPTY, |mut set, space| {
            set.insert(space);
            set
        })
    }
}

impl Draft {
    /// The drafts that it may stand for, one for each phase, the likeliest first; none if the case says the phase. In phase 1
    /// whoever begins by placing a tile, choosing bonus tiles or passing leaves something to take.
    pub(super) fn phases(&self, first: Option<&Move>) -> Vec<Self> {
        if self.phase_given {
            return Vec::new();
        }
        // Something to take lies there in phase 1 alone.
        if self.factories.iter().flatten().chain(self.centre.iter().map(|(tiles, _)| tiles)).any(|tiles| !tiles.is_empty()) {
            return vec![Self { phase: Phase::Offer, ..self.clone() }];
        }
        let plays =
            |play: &Move| matches!(play, Move::Place(_) | Move::PlaceBetween { .. } | Move::Bonus { .. } | Move::Pass { .. });
        let leaves_some = first.is_some_and(plays);
        let all = [Phase::Setup, Phase::Offer, Phase::Play, Phase::Preparation, Phase::End, Phase::Over];
        let others = all.into_iter().filter(|&phase| phase != self.phase);
        std::iter::once(self.phase).chain(others).map(|phase| Self { phase, leaves_some, ..self.clone() }).collect()
    }
}

/// A table as the case describes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// The side of the boards.
    pub side: Side,
    /// The round, from 1.
    pub round: Option<u8>,
    /// The phase; inferred from the rest if the case does not say.
    pub phase: Phase,
    /// Whether the case itself says the phase.
    pub phase_given: bool,
    /// Whether nothing was put where the case tells nothing: then tiles are missing, and nobody has paid for them.
    pub completed: bool,
    /// Whether something is left to take in phase 1, shown or not.
    pub leaves_some: bool,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Who began the round.
    pub starter: Option<Seat>,
    /// Who has the marker beside their board.
    pub marker: Option<Seat>,
    /// One player: a single board. Two to four: everybody at the table, clockwise.
    pub players: Vec<DraftPlayer>,
    /// The factories in ring order.
    pub factories: Option<Vec<Tiles>>,
    /// The centre: tiles, and how many markers were typed.
    pub centre: Option<(Tiles, usize)>,
    /// The supply.
    pub supply: Option<Tiles>,
    /// Tiles that lie in the supply with others, where not all are told.
    pub some_supply: Tiles,
    /// The bag.
    pub bag: Option<Tiles>,
    /// The tower.
    pub tower: Option<Tiles>,
    /// Who still has to choose bonus tiles for the tile they have just placed, and how many.
    pub bonus: Option<(Seat, u8)>,
}

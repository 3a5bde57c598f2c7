//! What a case says, possible or not: the audit turns it into a [`Position`](super::position::Position) or into faults.

use super::buildings::{Building, Reward};
use super::moves::{DragonTo, SectionName};
use super::pieces::{DragonName, Seat};
use super::position::{Phase, Setup, Stack};

/// Crystals as a case gives them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DraftCrystals {
    /// What they are worth together.
    Worth(u16),
    /// Piece by piece.
    Pieces {
        /// Pieces worth 1.
        ones: u16,
        /// Pieces worth 3.
        threes: u16,
    },
    /// What they are worth at least: there may be more.
    AtLeast(u16),
}

impl DraftCrystals {
    /// What they are worth together, at least.
    pub fn worth(self) -> u32 {
        match self {
            DraftCrystals::Worth(worth) | DraftCrystals::AtLeast(worth) => u32::from(worth),
            DraftCrystals::Pieces { ones, threes } => u32::from(ones) + 3 * u32::from(threes),
        }
    }

    /// The same, where that is all.
    pub fn exactly(self) -> Option<u32> {
        (!matches!(self, DraftCrystals::AtLeast(_))).then(|| self.worth())
    }
}

/// A player as the case describes them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DraftPlayer {
    /// The name.
    pub name: String,
    /// Where the figure stands.
    pub figure: Option<Building>,
    /// The hand: cards, or only how many.
    pub hand: Option<Stack>,
    /// Cards set aside until after drawing.
    pub aside: Option<Stack>,
    /// The crystals.
    pub crystals: Option<DraftCrystals>,
    /// The scales.
    pub scales: Option<u8>,
    /// Stones in front of the player.
    pub stones: Option<u8>,
    /// The offerings made.
    pub offerings: Option<u8>,
}

/// A stone on a building, as typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DraftStone {
    /// On which section.
    pub section: SectionName,
    /// The player.
    pub seat: Seat,
}

/// A building as the case describes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DraftSite {
    /// Which.
    pub building: Building,
    /// The stones on it, in the order in which they were typed.
    pub stones: Vec<DraftStone>,
    /// Whether the case says which these are, if only that there is none.
    pub built: bool,
    /// Whether it says that there may be more.
    pub more: bool,
    /// Sections that are free, beside those that are where all stones are shown; a number once for each section that has it.
    pub free: Vec<SectionName>,
    /// Whether its tile shows the finished side, if the case says so here.
    pub finished: Option<bool>,
    /// The numbers of its sections, left to right, read off the tile.
    pub sections: Option<Vec<u8>>,
    /// The master builder's reward, read off the tile.
    pub master: Option<Reward>,
    /// Each contributor's reward, read off the tile.
    pub contributor: Option<Reward>,
    /// What it gives to builders beside it, read off the tile.
    pub neighbour: Option<Reward>,
}

impl DraftSite {
    /// A building of which nothing is said.
    pub fn bare(building: Building) -> Self {
        Self {
            building,
            stones: Vec::new(),
            built: false,
            more: false,
            free: Vec::new(),
            finished: None,
            sections: None,
            master: None,
            contributor: None,
            neighbour: None,
        }
    }
}

/// A dragon as the case describes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DraftDragon {
    /// Which.
    pub name: DragonName,
    /// Where.
    pub at: DragonTo,
}

/// How far the turn has come, as the case says it; what is left out is as at the beginning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DraftTurn {
    /// Steps that the figure may still take.
    pub steps: Option<u8>,
    /// Steps that the figure has taken.
    pub walked: Option<u8>,
    /// Stones placed on the building in this turn.
    pub stones: Option<u8>,
    /// Offerings made in this turn.
    pub offerings: Option<u8>,
    /// Whether one of them was the ordinary one, without a yellow card.
    pub offered: Option<bool>,
    /// Cards discarded in this turn.
    pub discarded: Option<u8>,
    /// Whether no hand had the exact value for what was overpaid in it.
    pub no_exact: bool,
}

/// What may be there beside what a case counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Uncounted {
    /// Whatever a finished building brings: cards, crystals, scales, stones.
    pub rewards: bool,
    /// Cards of players.
    pub cards: bool,
    /// Crystals of players.
    pub crystals: bool,
    /// Scales of players.
    pub scales: bool,
    /// Offerings.
    pub offerings: bool,
}

/// A table as the case describes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// The variant.
    pub setup: Setup,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Where in the turn; movement if the case does not say.
    pub phase: Option<Phase>,
    /// How far the turn has come.
    pub progress: DraftTurn,
    /// One player: a part of a table. Two to four: everybody at the table, clockwise.
    pub players: Vec<DraftPlayer>,
    /// The city: the place of each tile, in the order of `Spot`; none for a tile that is not said.
    pub city: Option<[Option<Building>; 21]>,
    /// What is said of buildings; a building may come several times.
    pub sites: Vec<DraftSite>,
    /// Whether the case says that there is nothing to say of any building.
    pub untouched: bool,
    /// The finished buildings, as a list of its own.
    pub finished: Option<Vec<Building>>,
    /// Where dragons are.
    pub dragons: Vec<DraftDragon>,
    /// The stones on the obelisk by level, bottom first.
    pub obelisk: Option<[Vec<Seat>; 6]>,
    /// How many stones lie on it, where the case does not say whose.
    pub laid: Option<u8>,
    /// Scales in the supply.
    pub scales: Option<u8>,
    /// Crystals in the supply.
    pub crystals: Option<DraftCrystals>,
    /// The draw pile: cards, or only how many.
    pub draw: Option<Stack>,
    /// The discard pile: cards, or only how many.
    pub discard: Option<Stack>,
    /// What the case says that it may not have counted.
    pub uncounted: Uncounted,
}

impl Draft {
    /// Whether the case tells which stones lie on a building: telling some means all, save on those named for something else.
    pub fn tells_stones(&self, building: Building) -> bool {
        let built = |site: &DraftSite| (site.built || !site.stones.is_empty()) && !site.more;
        let shows = |site: &DraftSite| built(site) || site.finished == Some(true);
        let mut named = self.sites.iter().filter(|site| site.building == building).peekable();
        if self.finished.iter().flatten().any(|&listed| listed == building) {
            return true;
        }
        match named.peek() {
            Some(_) => named.any(shows),
            None => self.untouched || self.sites.iter().any(built),
        }
    }

    /// What is said of a building, if only that there is nothing.
    pub(super) fn site_mut(&mut self, building: Building) -> &mut DraftSite {
        let at = self.sites.iter().position(|site| site.building == building).unwrap_or_else(|| {
            // What is told of all stones is told of its own.
            self.sites.push(DraftSite { built: self.tells_stones(building), ..DraftSite::bare(building) });
            self.sites.len() - 1
        });
        &mut self.sites[at]
    }

    /// Whether the case tells if a building is finished: one that is has no sections, and so neither stones nor none.
    pub fn tells_finished(&self, building: Building) -> bool {
        let shows = |site: &DraftSite| {
            let shows_sections = !site.stones.is_empty() || !site.free.is_empty() || site.built && !site.more;
            site.building == building && (site.finished.is_some() || shows_sections)
        };
        self.finished.is_some() || self.sites.iter().any(shows)
    }
}

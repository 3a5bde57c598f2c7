//! What a draft shows of the table, as both pictures draw it: as it was typed, possible or not.

use super::draft::{Draft, DraftPlayer, DraftStone};
use super::moves::{DragonTo, SectionName};
use super::pieces::{DragonName, Level, Seat, Spot};
use super::{Building, Paint, Part, Reward};
use crate::game::shared::SEATS;

/// Sections that a picture of a tile has room for: those of the palace.
const ROOM: usize = super::buildings::SECTIONS;

/// A section as it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Slot {
    /// Its number, if it is known.
    pub(super) cost: Option<u8>,
    /// Whose stones lie on it, in the order in which they were typed.
    pub(super) stones: Vec<Seat>,
    /// Whether none is told to lie on it where none does.
    pub(super) told: bool,
}

/// A tile as it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Tile {
    /// What its sections are paid in.
    pub(super) paint: Paint,
    /// Its sections left to right, with the numbers that were typed, else those that are printed.
    pub(super) slots: Vec<Slot>,
    /// Whether those were typed.
    pub(super) typed: bool,
    /// Whether a stone was typed under the number of its section.
    pub(super) by_number: bool,
    /// How many more numbers were typed than a tile has room for.
    pub(super) more: usize,
    /// Stones that lie on none of these sections.
    pub(super) loose: Vec<DraftStone>,
    /// Whether it is said to be finished.
    pub(super) finished: bool,
    /// Whether it is said not to be.
    pub(super) unfinished: bool,
}

impl Tile {
    pub(super) fn of(draft: &Draft, building: Building) -> Self {
        let print = building.print();
        let sites = || draft.sites.iter().filter(|site| site.building == building);
        let said = |finished: bool| sites().any(|site| site.finished == Some(finished));
        let typed = sites().find_map(|site| site.sections.as_deref());
        let printed = print.costs.as_ref().map(|costs| &costs[..print.count]);
        let numbers = typed.or(printed).unwrap_or_default();
        let count = print.count.max(numbers.len());
        let told = draft.tells_stones(building);
        let slot = |index: usize| Slot { cost: numbers.get(index).copied(), stones: Vec::new(), told };
        let mut tile = Self {
            paint: print.paint,
            slots: (0..count.min(ROOM)).map(slot).collect(),
            typed: typed.is_some(),
            by_number: sites().flat_map(|site| &site.stones).any(|stone| stone.section.number().is_some()),
            more: count.saturating_sub(ROOM),
            loose: Vec::new(),
            finished: said(true) || draft.finished.iter().flatten().any(|&listed| listed == building),
            unfinished: said(false),
        };
        for &free in sites().flat_map(|site| &site.free) {
            if let [slot] = tile.meant(free)[..] {
                tile.slots[slot].told = true;
            }
        }
        for site in sites() {
            for (index, stone) in site.stones.iter().enumerate() {
                match tile.section(stone.section, &site.stones, index).filter(|_| !tile.finished) {
                    Some(slot) => tile.slots[slot].stones.push(stone.seat),
                    None => tile.loose.push(*stone),
                }
            }
        }
        tile
    }

    /// The sections that a name may mean.
    fn meant(&self, name: SectionName) -> Vec<usize> {
        let is_it = |&slot: &usize| match name {
            SectionName::Nth(section) => section.index() == slot,
            SectionName::Cost(cost) => self.slots[slot].cost == Some(cost),
        };
        (0..self.slots.len()).filter(is_it).collect()
    }

    /// Stone `index` of those typed together: its section, of several with one number only if they hold equally many, all alike.
    fn section(&self, name: SectionName, stones: &[DraftStone], index: usize) -> Option<usize> {
        let alike = |stones: &[DraftStone]| stones.iter().filter(|stone| stone.section == name).count();
        let owner = stones.get(index)?.seat;
        match self.meant(name).as_slice() {
            &[slot] => Some(slot),
            several if alike(stones) == several.len() => {
                let same = stones.iter().filter(|stone| stone.section == name).all(|stone| stone.seat == owner);
                several.get(alike(&stones[..index])).copied().filter(|_| same)
            }
            _ => None,
        }
    }
}

/// A level of the obelisk as it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Stage {
    /// Which.
    pub(super) level: Level,
    /// Its stones; none for one of which nobody says whose it is.
    pub(super) stones: Vec<Option<Seat>>,
    /// Its spaces; none where it is not known how many sit at the table.
    pub(super) spaces: usize,
}

impl Stage {
    /// Stones drawn on the tower: as many as there are spaces, or all where the spaces are not known. The rest lie beside it.
    pub(super) fn room(&self) -> usize {
        if self.spaces > 0 { self.spaces } else { self.stones.len().min(4) }
    }
}

impl Draft {
    /// The players that a picture has room for, and their seats.
    pub(super) fn seated(&self) -> impl Iterator<Item = (Seat, &DraftPlayer)> + Clone {
        Seat::all().zip(&self.players)
    }
    /// Where a building lies; the first place of several.
    pub(super) fn spot(&self, building: Building) -> Option<Spot> {
        let city = self.city.as_ref()?;
        Spot::all().find(|spot| city[spot.index()] == Some(building))
    }
    /// Whose figures stand on a building.
    pub(super) fn figures(&self, building: Building) -> impl Iterator<Item = Seat> {
        self.seated().filter(move |(_, player)| player.figure == Some(building)).map(|(seat, _)| seat)
    }
    /// The dragons that are said to be somewhere, by the names that were typed.
    pub(super) fn dragons_at(&self, at: DragonTo) -> impl Iterator<Item = DragonName> {
        self.dragons.iter().filter(move |dragon| dragon.at == at).map(|dragon| dragon.name)
    }
    /// Buildings that are not in the city as far as it is drawn, and of which something is said.
    pub(super) fn elsewhere(&self) -> impl Iterator<Item = Building> {
        let said = |building: Building| {
            self.sites.iter().any(|site| site.building == building)
                || self.finished.iter().flatten().any(|&finished| finished == building)
                || self.figures(building).next().is_some()
                || self.dragons_at(DragonTo::Building(building)).next().is_some()
        };
        Building::ALL.into_iter().filter(move |&building| self.spot(building).is_none() && said(building))
    }
    /// The rewards that were typed.
    pub(super) fn rewards(&self) -> impl Iterator<Item = (Building, Part, Reward)> {
        self.sites.iter().flat_map(|site| site.rewards().map(|(part, reward)| (site.building, part, reward)))
    }
    /// The obelisk from the bottom; none where nobody says how many stones lie on it.
    pub(super) fn stages(&self) -> Option<Vec<Stage>> {
        let players = self.players.len();
        let whole = players > 1;
        let spaces = |level: Level| if whole { usize::from(level.spaces(players.min(SEATS))) } else { 0 };
        let stage = |level| Stage { level, stones: Vec::new(), spaces: spaces(level) };
        let mut stages: Vec<_> = Level::all().map(stage).collect();
        if let Some(levels) = &self.obelisk {
            for (stage, stones) in stages.iter_mut().zip(levels) {
                stage.stones = stones.iter().copied().map(Some).collect();
            }
            return (whole || stages.iter().any(|stage| !stage.stones.is_empty())).then_some(stages);
        }
        let offerings: Option<Vec<_>> = self.players.iter().map(|player| player.offerings).collect();
        let mut left: usize = offerings.filter(|_| whole)?.into_iter().map(usize::from).sum();
        for stage in &mut stages {
            let filled = left.min(stage.spaces);
            stage.stones = vec![None; filled];
            left -= filled;
        }
        // More than there is room for are on top of it, so that none is hidden.
        if let Some(top) = stages.last_mut() {
            top.stones.extend(std::iter::repeat_n(None, left));
        }
        Some(stages)
    }
}

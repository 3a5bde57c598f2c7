//! The buildings: what their tiles print, as far as it is proved.
//!
//! Numbers that no source at hand proves are left open here, never guessed: a case supplies them, read off the tile.

use super::moves::SectionName;
use super::pieces::{Colour, Section};
use super::rules;
use crate::verdict::{Rule, Unit};
use crate::words::named;

/// Does something for all buildings: the market, those round it, the others.
macro_rules! every_building {
    ($does:ident) => {
        $does! {
            Market RoyalPalace FireTemple EarthTemple WaterTemple University Thermae Library Citadel IronFoundry Hospice Mill
            Aqueduct GreatHall CityResidence Watchtower FlightTower MonasteryTower MarketHall Caravanserai TradingHouse
        }
    };
}
pub(super) use every_building;

macro_rules! buildings {
    ($($building:ident)*) => {
        /// A building, by its tile. The market is the courtyard in the middle: never built on, and where offerings are made.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "the names on the tiles; what they print is in `Building::print`")]
        pub enum Building {
            $($building),*
        }

        impl Building {
            /// All buildings, the market first, then those around it.
            pub const ALL: [Building; BUILDINGS] = [$(Building::$building),*];
            /// Its name in English.
            pub(super) const fn name(self) -> &'static str {
                match self {
                    $(Building::$building => named!("", $building, b' ' apart),)*
                }
            }
        }
    };
}
every_building!(buildings);

impl Default for Building {
    /// The middle of every city.
    fn default() -> Self {
        Self::Market
    }
}

/// How many buildings there are.
pub(crate) const BUILDINGS: usize = 21;
/// Most sections of a building.
pub(crate) const SECTIONS: usize = 4;
/// The largest section number in a case, and the most crystals or cards of an untold reward: what is printed is one digit.
pub(crate) const DEAREST: u8 = 9;

/// What somebody gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Reward {
    /// Crystals, by their worth.
    pub crystals: u8,
    /// Cards.
    pub cards: u8,
    /// Dragon scales.
    pub scales: u8,
}

impl Reward {
    /// Nothing.
    pub const NONE: Self = Self { crystals: 0, cards: 0, scales: 0 };
    /// How much of each unit it has.
    pub fn parts(self) -> [(Unit, u8); 3] {
        [(Unit::Crystals, self.crystals), (Unit::Cards, self.cards), (Unit::Scales, self.scales)]
    }
    /// The same to be changed.
    pub(super) fn parts_mut(&mut self) -> [(Unit, &mut u8); 3] {
        [(Unit::Crystals, &mut self.crystals), (Unit::Cards, &mut self.cards), (Unit::Scales, &mut self.scales)]
    }
    /// How much of a unit.
    pub fn of(self, unit: Unit) -> u8 {
        self.parts().into_iter().find(|(part, _)| *part == unit).map_or(0, |(_, amount)| amount)
    }
    const fn crystals(crystals: u8) -> Self {
        Self { crystals, ..Self::NONE }
    }
    const fn cards(cards: u8) -> Self {
        Self { cards, ..Self::NONE }
    }
    const fn scales(scales: u8) -> Self {
        Self { scales, ..Self::NONE }
    }
}

/// A part of a tile that prints something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Part {
    /// The numbers of the sections, left to right.
    Sections,
    /// The master builder's reward: upper left corner, beside the star.
    Master,
    /// Every contributor's reward: upper left corner, below the star.
    Contributor,
    /// What the finished building gives to builders beside it: upper right corner, and on the finished side.
    Neighbour,
}

impl Part {
    /// The rule by which it counts.
    pub(super) fn rule(self) -> &'static Rule {
        match self {
            Part::Sections => &rules::SECTIONS,
            Part::Master => &rules::MASTER_BUILDER,
            Part::Contributor => &rules::CONTRIBUTORS,
            Part::Neighbour => &rules::FINISHED_NEIGHBOURS,
        }
    }
}

/// What colour the sections of a building are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Paint {
    /// There are no sections: the market.
    None,
    /// One colour.
    Of(Colour),
    /// Any one colour for each section: the palace.
    Any,
}

impl Building {
    /// The palace and the temples, which lie round the market unless the variant is in play.
    pub const ROUND_THE_MARKET: [Building; 4] =
        [Building::RoyalPalace, Building::FireTemple, Building::EarthTemple, Building::WaterTemple];

    /// Its index in [`Building::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What its tile prints, as far as it is proved.
    pub const fn print(self) -> Plan {
        const fn open(colour: Colour, count: usize, neighbour: Reward) -> Plan {
            Plan { paint: Paint::Of(colour), count, costs: None, master: None, contributor: None, neighbour }
        }
        const fn temple(colour: Colour, neighbour: Reward) -> Plan {
            Plan { costs: Some([5, 4, 3, 0]), ..open(colour, 3, neighbour) }
        }
        const ONE: Reward = Reward::crystals(1);
        const PALACE: Reward = Reward { crystals: 1, cards: 1, scales: 1 };
        match self {
            Building::Market => Plan {
                paint: Paint::None,
                count: 0,
                costs: Some([0; SECTIONS]),
                master: Some(Reward::NONE),
                contributor: Some(Reward::NONE),
                neighbour: Reward::NONE,
            },
            Building::RoyalPalace => Plan {
                paint: Paint::Any,
                count: 4,
                costs: Some([5, 4, 4, 3]),
                master: Some(Reward::crystals(2)),
                contributor: Some(PALACE),
                neighbour: PALACE,
            },
            Building::FireTemple => temple(Colour::Black, Reward::crystals(3)),
            Building::EarthTemple => temple(Colour::Red, Reward::cards(2)),
            Building::WaterTemple => temple(Colour::Blue, Reward::scales(2)),
            Building::University => Plan {
                costs: Some([5, 2, 0, 0]),
                master: Some(Reward::scales(1)),
                contributor: Some(ONE),
                ..open(Colour::White, 2, ONE)
            },
            Building::Thermae => Plan {
                costs: Some([3, 2, 2, 0]),
                master: Some(Reward::cards(2)),
                contributor: Some(ONE),
                ..open(Colour::Blue, 3, ONE)
            },
            Building::Library => open(Colour::White, 3, Reward::crystals(3)),
            Building::Citadel => open(Colour::Black, 1, ONE),
            Building::IronFoundry => open(Colour::Black, 3, ONE),
            Building::Hospice => open(Colour::Red, 1, ONE),
            Building::Mill => open(Colour::Red, 3, ONE),
            Building::Aqueduct => open(Colour::Blue, 1, ONE),
            Building::GreatHall => open(Colour::Brown, 2, ONE),
            Building::CityResidence => open(Colour::Brown, 3, Reward::crystals(2)),
            Building::Watchtower => open(Colour::Grey, 2, ONE),
            Building::FlightTower => open(Colour::Grey, 3, Reward::crystals(2)),
            Building::MonasteryTower => open(Colour::Grey, 3, Reward::scales(1)),
            Building::MarketHall => open(Colour::Yellow, 3, Reward::cards(2)),
            Building::Caravanserai => open(Colour::Yellow, 3, ONE),
            Building::TradingHouse => open(Colour::Yellow, 2, ONE),
        }
    }
    /// Whether all that its untold rewards can be is crystals: of the temples that is proved, not how many.
    const fn brings_only_crystals(self) -> bool {
        matches!(self, Building::FireTemple | Building::EarthTemple | Building::WaterTemple)
    }
    /// The most of a unit that each of its rewards can be which are not told.
    pub(super) fn dearest(self, unit: Unit) -> u8 {
        if self.brings_only_crystals() && unit != Unit::Crystals { 0 } else { DEAREST }
    }
    /// Whether `reward` could be what it brings where so much is `proved` of that.
    pub(super) fn may_bring(self, reward: Reward, proved: Option<Reward>) -> bool {
        let is_crystals = reward.crystals > 0 && reward == Reward::crystals(reward.crystals);
        proved.map_or_else(|| is_crystals || !self.brings_only_crystals(), |printed| printed == reward)
    }
}

/// A building's tile as a table knows it: what is proved, and what the case read off it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Plan {
    /// The colour of its sections.
    pub paint: Paint,
    /// How many sections it has.
    pub count: usize,
    /// Their numbers, left to right: the first `count`; none if nobody says.
    pub costs: Option<[u8; SECTIONS]>,
    /// The master builder's reward.
    pub master: Option<Reward>,
    /// Each contributor's reward.
    pub contributor: Option<Reward>,
    /// What it gives to builders beside it.
    pub neighbour: Reward,
}

impl Plan {
    /// What is known of a building whose numbers a case has read off its tile.
    pub(super) fn read(building: Building, typed: Option<&[u8]>) -> Self {
        let plan = building.print();
        let typed = typed.filter(|typed| typed.len() == plan.count);
        let numbers = typed.map(|typed| std::array::from_fn(|section| typed.get(section).copied().unwrap_or(0)));
        Self { costs: plan.costs.or(numbers), ..plan }
    }
    /// The sections, left to right.
    pub fn sections(&self) -> impl DoubleEndedIterator<Item = Section> + Clone + use<> {
        Section::all().take(self.count)
    }
    /// The sections with a number, left to right; none if the numbers are not known.
    pub fn priced(self, cost: u8) -> impl Iterator<Item = Section> + use<> {
        self.named(SectionName::Cost(cost))
    }
    /// The sections that a name may mean, left to right.
    pub(super) fn named(self, name: SectionName) -> impl Iterator<Item = Section> + use<> {
        self.sections().filter(move |&section| match name {
            SectionName::Nth(nth) => nth == section,
            SectionName::Cost(cost) => self.cost(section) == Some(cost),
        })
    }
    /// The number of a section, if it is known.
    pub fn cost(&self, section: Section) -> Option<u8> {
        self.costs.filter(|_| section.index() < self.count).map(|costs| costs[section.index()])
    }
}

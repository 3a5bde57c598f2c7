//! The names of one case: its players, and what they call buildings, cards, dragons, places.

use crate::game::reasons::NotPrinted;
use crate::game::{self, people};
use crate::games::blue_moon_city::judge::named_dragon;
use crate::games::blue_moon_city::notation::{self, BUILDINGS};
use crate::games::blue_moon_city::reasons::Typed;
use crate::games::blue_moon_city::rules::Rulings;
use crate::games::blue_moon_city::{
    Building, Colour, Draft, DraftStone, Dragon, DragonName, Level, Part, Seat, Section, SectionName, Spot,
};
use crate::verdict::Place;
pub(crate) use people::place as player_place;

/// The names of one case.
pub type Names = game::Names<Known>;

/// What the names of a case go by beside its players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    /// What the case itself shows: a finding underlines where something was typed.
    draft: Draft,
    /// What colours the dragons have, in the order of `Dragon::ALL`.
    colours: [Colour; 3],
}

impl Known {
    fn of(draft: &Draft, rulings: &Rulings) -> Self {
        Self { draft: draft.clone(), colours: dragon_colours(rulings) }
    }
}

impl Names {
    /// The names to use for a draft.
    pub(crate) fn of(draft: &Draft, rulings: &Rulings) -> Self {
        Self::typed(0, draft.players.iter().map(|player| &player.name), Known::of(draft, rulings))
    }
    /// Names for a position that comes from no case.
    pub fn new(players: Vec<String>) -> Self {
        Self::with(0, players, Known::of(&Draft::default(), &Rulings::default()))
    }
    /// What the case itself shows.
    fn case(&self) -> &Draft {
        &self.draft().draft
    }
    /// The letter of a colour in the case.
    pub(crate) fn letter(&self, colour: Colour) -> char {
        notation::COLOURS.letter(colour, self.letters())
    }
    /// Where the case shows a player's stone on a section, if it does.
    pub(crate) fn shown_stone(
        &self,
        building: Building,
        section: Option<Section>,
        cost: Option<u8>,
        seat: Seat,
    ) -> Option<Place> {
        let names = |stone: &&DraftStone| match stone.section {
            SectionName::Nth(nth) => Some(nth) == section,
            SectionName::Cost(typed) => Some(typed) == cost,
        };
        let stones = self.case().sites.iter().filter(|site| site.building == building).flat_map(|site| &site.stones);
        stones.filter(names).find(|stone| stone.seat == seat).map(|stone| stone_place(building, stone.section))
    }
    /// A stone by its place in the typed list of a site.
    pub(crate) fn typed_stone(&self, building: Building, NotPrinted((site, stone)): Typed) -> Place {
        let typed = self.case().sites.get(site).and_then(|site| site.stones.get(stone));
        typed.map_or_else(|| built_place(building), |stone| stone_place(building, stone.section))
    }
    /// A dragon by its place in the typed list.
    pub(crate) fn typed_dragon(&self, dragon: usize) -> Place {
        self.case().dragons.get(dragon).map_or_else(|| Place::root().key("dragons"), |dragon| dragon_place(dragon.name))
    }
    /// The colour by which people name a dragon, under the rulings in force.
    pub(crate) fn dragon_colour(&self, dragon: Dragon) -> Colour {
        self.draft().colours[dragon.index()]
    }
    /// Where the case says where a dragon is, if it does.
    pub(crate) fn shown_dragon(&self, dragon: Dragon) -> Option<Place> {
        let own = [DragonName::Of(dragon), DragonName::Coloured(self.dragon_colour(dragon))];
        let mut names = self.case().dragons.iter().map(|dragon| dragon.name);
        names.find(|name| own.contains(name)).map(dragon_place)
    }
    /// The colour of a dragon under the name that it was given.
    pub(crate) fn colour_named(&self, name: DragonName) -> Colour {
        match name {
            DragonName::Of(dragon) => self.dragon_colour(dragon),
            DragonName::Coloured(colour) => colour,
        }
    }
    /// Where the case says where the dragon of a name is: under that name, or under another of the same dragon.
    pub(crate) fn shown_named(&self, name: DragonName) -> Option<Place> {
        match name {
            _ if self.case().dragons.iter().any(|dragon| dragon.name == name) => Some(dragon_place(name)),
            DragonName::Of(dragon) => self.shown_dragon(dragon),
            DragonName::Coloured(_) => None,
        }
    }
    /// Where the case says that a building is finished, if it does.
    pub(crate) fn shown_finished(&self, building: Building) -> Option<Place> {
        let listed = self.case().finished.iter().flatten().position(|&finished| finished == building);
        let is_marked = self.case().sites.iter().any(|site| site.building == building && site.finished == Some(true));
        let in_list = listed.map(|index| Place::root().key("finished").item(index));
        in_list.or_else(|| is_marked.then(|| site_place(building)))
    }
    /// The entry of a building in the case, if it has one.
    pub(crate) fn shown_site(&self, building: Building) -> Option<Place> {
        self.case().sites.iter().any(|site| site.building == building).then(|| site_place(building))
    }
    /// A key of the table, if the case has it.
    pub(crate) fn shown(&self, key: &'static str) -> Option<Place> {
        let Draft { scales, crystals, obelisk, .. } = self.case();
        let is_given = match key {
            "scales" => scales.is_some(),
            "crystals" => crystals.is_some(),
            "obelisk" => obelisk.is_some(),
            _ => false,
        };
        is_given.then(|| Place::root().key(key))
    }
    /// What is on the table, or with the players where the case says nothing else.
    pub(crate) fn table(&self, key: &'static str) -> Place {
        self.shown(key).unwrap_or_else(|| Place::root().key("players"))
    }
}

/// The colour of each dragon under the rulings in force: that which names it.
fn dragon_colours(rulings: &Rulings) -> [Colour; 3] {
    let of = |dragon| {
        Colour::ALL
            .into_iter()
            .find(|&colour| named_dragon(DragonName::Coloured(colour), || rulings.dragon_colours) == Some(dragon))
    };
    Dragon::ALL.map(|dragon| of(dragon).unwrap_or(dragon.cards()))
}

/// The key of a part of a tile in `buildings:`.
pub(crate) fn part_key(part: Part) -> &'static str {
    match part {
        Part::Sections => "sections",
        Part::Master => "master",
        Part::Contributor => "each",
        Part::Neighbour => "neighbour",
    }
}

/// A tile of the city.
pub(crate) fn spot_place(spot: Spot) -> Place {
    let (row, tile) = notation::typed_place(spot);
    Place::root().key("city").space(row, tile)
}
/// A dragon's entry in the case.
pub(super) fn dragon_place(name: DragonName) -> Place {
    Place::root().key("dragons").key(notation::DRAGONS.name(name))
}
/// A building's entry in the case.
pub(crate) fn site_place(building: Building) -> Place {
    Place::root().key("buildings").key(BUILDINGS.name(building))
}
/// What a case calls a part of what a player has.
pub(crate) fn own(seat: Seat, key: &'static str) -> [Place; 1] {
    [player_place(seat).key(key)]
}
/// The stones on a building in the case.
pub(crate) fn built_place(building: Building) -> Place {
    site_place(building).key("built")
}
/// A stone on a building, as it was typed: in a list by its place, in a map by its number.
pub(crate) fn stone_place(building: Building, section: SectionName) -> Place {
    let built = built_place(building);
    match section {
        SectionName::Nth(section) => built.item(section.index()),
        SectionName::Cost(cost) => built.key(cost.to_string()),
    }
}
pub(crate) fn level_place(level: Level) -> Place {
    Place::root().key("obelisk").key(level.price().to_string())
}

//! The names of one case: its players, and the parts of its boards.

use crate::games::summer_pavilion::notation::{COLOURS, space_number, star_key, stars};

use crate::games::summer_pavilion::{
    Between, Colour, Draft, Feature, From, Phase, Position, Seat, Side, Space, SpaceSet, Star, Tiles,
};
use crate::games::{factories, heaps, people};
use crate::verdict::Place;
use crate::verdict::english::{and, counted, list};
pub(super) use factories::name as factory;
pub(in crate::games::summer_pavilion) use factories::place as factory_place;
pub(in crate::games::summer_pavilion) use factories::source_place;
pub(in crate::games::summer_pavilion) use people::place as player_place;

/// The names of one case.
///
/// It also remembers what the case itself shows: moves change the table, and no finding should underline
/// a tile in the source that only an earlier move has put there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names {
    side: Side,
    players: Vec<String>,
    stars: Vec<Option<[Option<Colour>; 42]>>,
    hands: Vec<Option<Tiles>>,
    factories: Vec<Tiles>,
    centre: Option<Tiles>,
    supply: Option<Tiles>,
}

impl Names {
    /// The names to use for a draft.
    pub(in crate::games::summer_pavilion) fn of(draft: &Draft) -> Self {
        Self {
            side: draft.side,
            players: draft.players.iter().enumerate().map(|(index, player)| people::called(index, &player.name)).collect(),
            stars: draft.players.iter().map(|player| player.stars).collect(),
            hands: draft.players.iter().map(|player| player.tiles).collect(),
            factories: draft.factories.iter().flatten().copied().collect(),
            centre: draft.centre.map(|(tiles, _)| tiles),
            supply: draft.supply,
        }
    }
    /// Names for a position that comes from no case.
    pub fn new(side: Side, players: Vec<String>) -> Self {
        Self { side, players, stars: Vec::new(), hands: Vec::new(), factories: Vec::new(), centre: None, supply: None }
    }
    /// The players' names, in seat order.
    pub(in crate::games::summer_pavilion) fn players(&self) -> &[String] {
        &self.players
    }

    /// A player's name.
    pub(in crate::games::summer_pavilion) fn player(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("somebody", String::as_str)
    }
    /// Whose: "Andrea's".
    pub(super) fn owner(&self, seat: Seat) -> String {
        format!("{}'s", self.player(seat))
    }
    /// "the blue star", "the upper left star", "the centre star".
    pub(super) fn star(&self, star: Star) -> String {
        format!("the {} star", self.star_name(star))
    }
    /// "blue", "upper left", "centre".
    pub(in crate::games::summer_pavilion) fn star_name(&self, star: Star) -> String {
        stars(self.side).name(star).replace('-', " ")
    }
    /// A space as players say it: "blue 6"; in the centre of the monochrome side, where all spaces print a 3, "place 5 of the
    /// centre star".
    pub(super) fn space(&self, space: Space) -> String {
        let number = self.number(space);
        if self.counts_places(space.star()) {
            return format!("place {number} of the centre star");
        }
        format!("{} {number}", self.star_name(space.star()))
    }
    /// Whether the boards show their monochrome side.
    pub(super) fn is_monochrome(&self) -> bool {
        self.side == Side::Monochrome
    }
    /// The number that a case gives to a space.
    pub(super) fn number(&self, space: Space) -> usize {
        space_number(self.side, space)
    }
    /// The side of the boards.
    pub(super) fn side(&self) -> Side {
        self.side
    }
    /// Whether the spaces of a star are told apart by their places, clockwise from the top, for want of different numbers.
    pub(in crate::games::summer_pavilion) fn counts_places(&self, star: Star) -> bool {
        self.side == Side::Monochrome && star == Star::CENTRE
    }
    /// Several spaces, star by star: "blue 1, 3 and 6 and centre 2"; `word` is "and" or "or".
    pub(super) fn spaces(&self, spaces: SpaceSet, word: &str) -> String {
        let groups = Star::all().filter_map(|star| {
            let mut numbers: Vec<_> = spaces.and(star.spaces()).iter().map(|space| self.number(space)).collect();
            numbers.sort_unstable();
            let places = if numbers.len() > 1 { "places" } else { "place" };
            let numbers = list(numbers.iter().map(usize::to_string), word);
            match numbers.is_empty() {
                true => None,
                false if self.counts_places(star) => Some(format!("{places} {numbers} of the centre star")),
                false => Some(format!("{} {numbers}", self.star_name(star))),
            }
        });
        let groups: Vec<_> = groups.collect();
        // A comma keeps the stars apart where one of them has several numbers.
        if spaces.len() == groups.len() { list(groups, word) } else { groups.join(&format!(", {word} ")) }
    }
    /// "the pillar between the orange star and the centre star".
    pub(super) fn feature(&self, feature: Feature) -> String {
        match feature {
            Feature::Pillar(star) => format!("the pillar between {} and the centre star", self.star(star)),
            Feature::Statue(star) => format!("the statue between {} and {}", self.star(star), self.star(next(star))),
            Feature::Window(star) => format!("the window of {}", self.star(star)),
        }
    }
    /// What a case calls the player's part with the stars, and a space in it.
    pub(in crate::games::summer_pavilion) fn space_place(&self, seat: Seat, space: Space) -> Place {
        self.star_place(seat, space.star()).key(self.number(space).to_string())
    }
    /// What a case calls a player's star.
    pub(in crate::games::summer_pavilion) fn star_place(&self, seat: Seat, star: Star) -> Place {
        player_place(seat).key("stars").key(star_key(self.side, star))
    }

    /// Whether the case itself shows `colour` on `space`.
    pub(super) fn shows_tile(&self, seat: Seat, space: Space, colour: Colour) -> bool {
        let stars = self.stars.get(seat.index()).copied().flatten();
        stars.is_some_and(|stars| stars.get(space.index()) == Some(&Some(colour)))
    }
    /// Whether the tiles beside a board are as the case itself shows them.
    pub(super) fn shows_hand(&self, seat: Seat, hand: Tiles) -> bool {
        self.hands.get(seat.index()) == Some(&Some(hand))
    }
    /// Whether the supply is as the case itself shows it.
    pub(super) fn shows_supply(&self, position: &Position) -> bool {
        self.supply.is_some() && self.supply == position.supply
    }
    /// Whether what lies on a factory or in the centre is as the case itself shows it.
    pub(super) fn shows_source(&self, position: &Position, from: From) -> bool {
        let shown = match from {
            From::Factory(factory) => self.factories.get(factory.index()).copied(),
            From::Centre => self.centre,
        };
        shown.is_some() && shown == lying(position, from)
    }
}

/// The tiles beside a board in the case.
pub(in crate::games::summer_pavilion) fn hand(seat: Seat) -> Place {
    player_place(seat).key("tiles")
}

/// "pillar", "statue", "window".
pub(super) fn between(what: Between) -> &'static str {
    match what {
        Between::Pillar => "pillar",
        Between::Statue => "statue",
        Between::Window => "window",
    }
}

pub(super) fn kind(feature: Feature) -> &'static str {
    match feature {
        Feature::Pillar(_) => "pillar",
        Feature::Statue(_) => "statue",
        Feature::Window(_) => "window",
    }
}

/// The next outer star clockwise.
fn next(star: Star) -> Star {
    Star::new((star.index() + 1) % 6).unwrap_or(star)
}

/// A colour's name.
pub(super) fn colour(colour: Colour) -> &'static str {
    COLOURS.name(colour)
}

/// "1 tile", "2 tiles".
pub(super) fn tiles(count: impl TryInto<i64>) -> String {
    counted(count, "tile", "tiles")
}

/// "1 blue and 2 red"; "nothing".
pub(super) fn heap(tiles: Tiles) -> String {
    heaps::say(&COLOURS, tiles)
}

/// The same with the wild colour last, as payments and takes are told: "3 blue and 2 purple".
pub(super) fn heap_by(wild: Option<Colour>, tiles: Tiles) -> String {
    if tiles.is_empty() { heap(tiles) } else { and(parts_by(wild, tiles)) }
}

/// A heap colour by colour, the wild one last: "3 blue", "2 purple".
pub(super) fn parts_by(wild: Option<Colour>, tiles: Tiles) -> impl Iterator<Item = String> {
    let (last, first): (Vec<_>, Vec<_>) = tiles.iter().partition(|&(colour, _)| Some(colour) == wild);
    first.into_iter().chain(last).map(|(of, count)| format!("{count} {}", colour(of)))
}

/// What lies on a factory or in the centre; none if it is not known or there is no such factory.
pub(super) fn lying(position: &Position, from: From) -> Option<Tiles> {
    match from {
        From::Factory(factory) => position.displays().get(factory.index()).copied(),
        From::Centre => position.centre,
    }
}

/// "factory 3", "the centre of the table".
pub(super) fn source(from: From) -> String {
    match from {
        From::Factory(at) => factory(at),
        From::Centre => "the centre of the table".to_owned(),
    }
}

/// The word that a case uses for a phase.
pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Offer => "offer",
        Phase::Play => "play",
        Phase::Preparation => "preparation",
        Phase::End => "end",
        Phase::Over => "over",
    }
}

/// A phase as something that there is: "it is the offer".
pub(in crate::games::summer_pavilion) fn called(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "the set-up",
        Phase::Offer => "the offer (phase 1)",
        Phase::Play => "play (phase 2)",
        Phase::Preparation => "the time between two rounds",
        Phase::End => "the end before its bonuses",
        Phase::Over => "after the end of the game",
    }
}

//! The names of one case: its players, and the parts of its boards.

use crate::case::Letters;
use crate::game::{factories, people};
use crate::games::summer_pavilion::notation::{COLOURS, space_label, space_number, star_key};
use crate::games::summer_pavilion::{Colour, Draft, Position, Seat, Side, Source, Space, SpaceSet, Star, Tiles};
use crate::verdict::Place;
pub(crate) use factories::source_place;
pub(crate) use people::place as player_place;

/// The names of one case.
///
/// It also remembers what the case itself shows: no finding should underline a tile in the source that an earlier move put there.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Names {
    side: Side,
    players: Vec<String>,
    letters: Letters,
    stars: Vec<Option<[Option<Colour>; 42]>>,
    hands: Vec<Option<Tiles>>,
    factories: Vec<Tiles>,
    centre: Option<Tiles>,
    supply: Option<Tiles>,
}

impl Names {
    /// The names to use for a draft.
    pub(crate) fn of(draft: &Draft) -> Self {
        Self {
            side: draft.side,
            letters: Letters::default(),
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
        Self { side, players, ..Self::default() }
    }
    /// The same in a case that has its own letters.
    pub(crate) fn written_with(self, letters: &Letters) -> Self {
        Self { letters: letters.clone(), ..self }
    }
    /// The letters of the case.
    pub(crate) fn letters(&self) -> &Letters {
        &self.letters
    }
    /// The letter of a colour in the case.
    pub(crate) fn letter(&self, colour: Colour) -> char {
        COLOURS.letter(colour, &self.letters)
    }
    /// The players' names, in seat order.
    pub(crate) fn players(&self) -> &[String] {
        &self.players
    }

    /// A player's name.
    pub(crate) fn player(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("somebody", String::as_str)
    }
    /// Whether the boards show their monochrome side.
    pub(crate) fn is_monochrome(&self) -> bool {
        self.side == Side::Monochrome
    }
    /// The number that a case gives to a space.
    pub(super) fn number(&self, space: Space) -> usize {
        space_number(self.side, space)
    }
    pub(crate) fn side(&self) -> Side {
        self.side
    }
    /// Whether the spaces of a star are told apart by their places, clockwise from the top, for want of different numbers.
    pub(crate) fn counts_places(&self, star: Star) -> bool {
        self.side == Side::Monochrome && star == Star::CENTRE
    }
    /// What a case calls the player's part with the stars, and a space in it.
    pub(crate) fn space_place(&self, seat: Seat, space: Space) -> Place {
        self.star_place(seat, space.star()).key(space_label(self.side, space))
    }
    /// Several spaces.
    pub(crate) fn space_places(&self, seat: Seat, spaces: SpaceSet) -> Vec<Place> {
        spaces.iter().map(|space| self.space_place(seat, space)).collect()
    }
    /// What a case calls a player's star.
    pub(crate) fn star_place(&self, seat: Seat, star: Star) -> Place {
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
    pub(super) fn shows_source(&self, position: &Position, from: Source) -> bool {
        let shown = match from {
            Source::Factory(factory) => self.factories.get(factory.index()).copied(),
            Source::Centre => self.centre,
        };
        shown.is_some() && shown == lying(position, from)
    }
}

/// The tiles beside a board in the case.
pub(crate) fn hand(seat: Seat) -> Place {
    player_place(seat).key("tiles")
}

/// What lies on a factory, or was last seen there, or in the centre; none if it is not known or there is no such factory.
pub(super) fn lying(position: &Position, from: Source) -> Option<Tiles> {
    match from {
        Source::Factory(factory) => {
            let shown = position.factory_count.unwrap_or(position.seen);
            position.factories.get(factory.index()).copied().filter(|_| factory.index() < shown)
        }
        Source::Centre => position.centre,
    }
}

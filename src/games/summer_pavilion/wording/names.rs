//! The names of one case: its players, and the parts of its boards.

use crate::game::{self, factories, people};
use crate::games::summer_pavilion::notation::{COLOURS, space_label, space_number, star_key};
use crate::games::summer_pavilion::{Colour, Draft, Seat, Side, Space, SpaceSet, Star};
use crate::verdict::Place;
pub(crate) use factories::source_place;
pub(crate) use people::place as player_place;

/// The names of one case.
pub type Names = game::Names<Draft>;

impl Names {
    /// The names to use for a draft.
    pub(crate) fn of(draft: &Draft) -> Self {
        let players = draft.players.iter().map(|player| &player.name);
        Self::typed(draft.side as usize, players, draft.clone())
    }
    /// Names for a position that comes from no case.
    pub fn new(side: Side, players: Vec<String>) -> Self {
        Self::with(side as usize, players, Draft { side, ..Draft::default() })
    }
    /// The letter of a colour in the case.
    pub(crate) fn letter(&self, colour: Colour) -> char {
        COLOURS.letter(colour, self.letters())
    }
    pub(crate) fn side(&self) -> Side {
        self.draft().side
    }
    /// Whether the boards show their monochrome side.
    pub(crate) fn is_monochrome(&self) -> bool {
        self.side() == Side::Monochrome
    }
    /// The number that a case gives to a space.
    pub(super) fn number(&self, space: Space) -> usize {
        space_number(self.side(), space)
    }
    /// Whether the spaces of a star are told apart by their places, clockwise from the top, for want of different numbers.
    pub(crate) fn counts_places(&self, star: Star) -> bool {
        self.is_monochrome() && star == Star::CENTRE
    }
    /// What a case calls the player's part with the stars, and a space in it.
    pub(crate) fn space_place(&self, seat: Seat, space: Space) -> Place {
        self.star_place(seat, space.star()).key(space_label(self.side(), space))
    }
    /// Several spaces.
    pub(crate) fn space_places(&self, seat: Seat, spaces: SpaceSet) -> Vec<Place> {
        spaces.iter().map(|space| self.space_place(seat, space)).collect()
    }
    /// What a case calls a player's star.
    pub(crate) fn star_place(&self, seat: Seat, star: Star) -> Place {
        player_place(seat).key("stars").key(star_key(self.side(), star))
    }
}

/// The tiles beside a board in the case.
pub(crate) fn hand(seat: Seat) -> Place {
    player_place(seat).key("tiles")
}

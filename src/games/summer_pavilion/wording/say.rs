//! Facts of the game's findings: spaces, factories, heaps.

use super::names::{Names, colour, source};
use crate::games::summer_pavilion::notation::{space_number, star_key};
use crate::games::summer_pavilion::{Colour, Factory, From, Position, Side, Space, Tiles};
use crate::verdict::Say;

/// The facts of a finding that are parts of this game.
pub(super) trait Facts: Sized {
    /// A space: its star and its number, as a case writes them.
    fn space(self, side: Side, space: Space) -> Self;
    /// A colour under a name of its own.
    fn colour(self, name: &'static str, colour: Colour) -> Self;
    /// The factory concerned.
    fn factory(self, factory: Factory) -> Self;
    /// Where tiles are taken from.
    fn from(self, from: From) -> Self;
    /// Several heaps, each as letters would write it: "3 blue and 3 purple".
    fn heaps(self, name: &'static str, heaps: &[Tiles]) -> Self;
    /// The tiles of a source, which the case shows as they are now, as a second place.
    fn lies(self, n: &Names, position: &Position, from: From) -> Self;
}

impl Facts for Say {
    fn space(self, side: Side, space: Space) -> Self {
        self.word("star", star_key(side, space.star())).number("space", space_number(side, space))
    }
    fn colour(self, name: &'static str, of: Colour) -> Self {
        self.word(name, colour(of))
    }
    fn factory(self, factory: Factory) -> Self {
        self.number("factory", factory.number())
    }
    fn from(self, from: From) -> Self {
        let word = match from {
            From::Factory(_) => source(from),
            From::Centre => "centre".to_owned(),
        };
        self.word("from", word)
    }
    fn heaps(self, name: &'static str, heaps: &[Tiles]) -> Self {
        self.words(name, heaps.iter().map(|&tiles| super::names::heap(tiles)))
    }
    fn lies(self, n: &Names, position: &Position, from: From) -> Self {
        let there = super::names::lying(position, from).unwrap_or_default();
        self.related(n.shows_source(position, from), super::names::source_place(from), super::names::heap(there))
    }
}

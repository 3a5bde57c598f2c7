//! A wall, whole or in part.

use super::pieces::{Colour, Line, Space, SpaceSet, Tiles};
use super::position::Side;
use crate::game::shared::in_part;

/// The wall: which spaces hold which colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Wall([SpaceSet; 5]);

impl Wall {
    /// All covered spaces.
    #[inline]
    pub fn covered(self) -> SpaceSet {
        let [a, b, c, d, e] = self.0;
        a.or(b).or(c).or(d).or(e)
    }
    /// The spaces that hold `colour`.
    pub fn of(self, colour: Colour) -> SpaceSet {
        self.0[colour.index()]
    }
    /// Puts a tile of `colour` on `space`.
    pub fn put(&mut self, space: Space, colour: Colour) {
        self.0[colour.index()].insert(space);
    }
    /// With a tile of `colour` on `space`.
    #[must_use]
    pub fn with(mut self, space: Space, colour: Colour) -> Self {
        self.put(space, colour);
        self
    }
    /// The colour on `space`, if it is covered.
    pub fn at(self, space: Space) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.of(colour).has(space))
    }
    /// Where `row` holds `colour`, if it does.
    pub fn find(self, row: Line, colour: Colour) -> Option<Space> {
        self.of(colour).and(SpaceSet::row(row)).first()
    }
    /// Whether `row` holds `colour`.
    pub fn row_has(self, row: Line, colour: Colour) -> bool {
        !self.of(colour).and(SpaceSet::row(row)).is_empty()
    }
    /// The free spaces of `row` open to `colour`: the printed one, or (grey) where the column lacks it; none if the row has it.
    pub fn open(self, side: Side, row: Line, colour: Colour) -> SpaceSet {
        if self.row_has(row, colour) {
            return SpaceSet::EMPTY;
        }
        match side {
            Side::Coloured => SpaceSet::only(Space::printed(row, colour)).without(self.covered()),
            Side::Grey => SpaceSet::row(row).without(self.covered()).without(self.of(colour).columns()),
        }
    }
    /// Every tile on it.
    pub fn tiles(self) -> Tiles {
        Colour::ALL.into_iter().map(|colour| (colour, self.of(colour).len() as u8)).collect()
    }
    /// The rows that are complete.
    pub fn full_rows(self) -> impl Iterator<Item = Line> {
        self.covered().full_rows()
    }
}

impl FromIterator<(Space, Colour)> for Wall {
    fn from_iter<I: IntoIterator<Item = (Space, Colour)>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::default(), |wall, (space, colour)| wall.with(space, colour))
    }
}

/// What is known of a wall: all, where nothing is untold; by default nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SomeWall {
    /// Tiles that lie there.
    pub tiles: Wall,
    /// The spaces of which it is not known whether a tile lies there.
    pub untold: SpaceSet,
    /// Colours that rows of a grey wall do not have: the spaces that are printed so.
    pub lacks: SpaceSet,
    /// Colours that columns of it do not have, likewise.
    pub column_lacks: SpaceSet,
    /// Colours that columns of it have somewhere, likewise.
    pub column_has: SpaceSet,
}

in_part!(SomeWall of Wall = tiles, SpaceSet, lacks, column_lacks, column_has);

impl SomeWall {
    /// Whether a row may be complete of which no space is known to be free.
    pub fn may_have_full_row(&self) -> bool {
        self.untold.or(self.tiles.covered()).full_rows().next().is_some()
    }
    /// Puts a tile of `colour` on `space`.
    #[inline]
    pub fn put(&mut self, space: Space, colour: Colour) {
        self.tiles.put(space, colour);
        self.untold = self.untold.but(space);
    }
}

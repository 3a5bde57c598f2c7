//! A wall.

use super::pieces::{Colour, Line, Space, SpaceSet, Tiles};
use super::position::Side;

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
    #[inline]
    pub fn of(self, colour: Colour) -> SpaceSet {
        self.0[colour.index()]
    }
    /// Puts a tile of `colour` on `space`.
    #[inline]
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
    #[inline]
    pub fn find(self, row: Line, colour: Colour) -> Option<Space> {
        self.of(colour).and(SpaceSet::row(row)).first()
    }
    /// Whether `row` holds `colour`.
    #[inline]
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
            Side::Grey => {
                let mut open = SpaceSet::row(row).without(self.covered());
                for taken in self.of(colour).iter() {
                    open = open.without(SpaceSet::column(taken.column()));
                }
                open
            }
        }
    }
    /// Every tile on it.
    pub fn tiles(self) -> Tiles {
        Colour::ALL.into_iter().map(|colour| (colour, self.of(colour).len() as u8)).collect()
    }
    /// The most tiles in one of its rows.
    pub fn fullest_row(self) -> u8 {
        Line::all().map(|row| self.covered().and(SpaceSet::row(row)).len() as u8).max().unwrap_or(0)
    }
    /// The rows that are complete.
    pub fn full_rows(self) -> impl Iterator<Item = Line> {
        let covered = self.covered();
        Line::all().filter(move |&row| SpaceSet::row(row).without(covered).is_empty())
    }
}

//! What is in the box: colours, seats, lines, spaces, factories, tiles.

use crate::game::shared::{Heap, Kind, small_number, small_set};

pub(super) use crate::game::shared::FactorySet;
pub(crate) use crate::game::shared::{FACTORIES, SEATS};
pub use crate::game::shared::{Factory, Seat, SeatSet, Source};

/// Tiles of each colour.
pub(crate) const EACH: u8 = 20;
/// All tiles.
pub(crate) const ALL: u32 = EACH as u32 * 5;
/// Spaces of the floor line.
pub(crate) const FLOOR: usize = 7;
/// What each space of the floor line costs, left to right.
pub(crate) const FLOOR_COSTS: [i32; FLOOR] = [1, 1, 2, 2, 2, 3, 3];

/// A colour, in the order of the first row of the coloured wall. The names are Azul's; an `Edition` gives those that it prints.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Colour {
    /// Blue in every edition.
    Blue,
    /// Yellow; brown in Master Chocolatier.
    Yellow,
    /// Red; white in Master Chocolatier.
    Red,
    /// Black in every edition.
    Black,
    /// White; red in Master Chocolatier.
    White,
}

impl Colour {
    /// All colours.
    pub const ALL: [Colour; 5] = [Colour::Blue, Colour::Yellow, Colour::Red, Colour::Black, Colour::White];
    /// Its index in [`Colour::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }
}

impl Kind for Colour {
    const ALL: &'static [Self] = &Colour::ALL;
    fn index(self) -> usize {
        self as usize
    }
}

small_number!(
    /// A pattern line, and the wall row beside it. Line n holds n tiles.
    Line, 5
);
small_number!(
    /// A column of the wall.
    Column, 5
);
small_number!(
    /// A space of the wall: row by row, left to right.
    Space, 25
);

impl Line {
    /// The first, which has one space.
    pub(super) const FIRST: Self = Self(0);
    /// How many tiles it holds.
    pub const fn length(self) -> u8 {
        self.0 + 1
    }
}

impl Space {
    /// The space in a row and a column.
    pub const fn at(row: Line, column: Column) -> Self {
        Self(row.0 * 5 + column.0)
    }
    /// Its row.
    pub const fn row(self) -> Line {
        Line(self.0 / 5)
    }
    /// Its column.
    pub const fn column(self) -> Column {
        Column(self.0 % 5)
    }
    /// The space printed in `colour` in `row` of the coloured wall: each row is the one above shifted right by one.
    pub const fn printed(row: Line, colour: Colour) -> Self {
        Self(row.0 * 5 + (colour as u8 + row.0) % 5)
    }
    /// The colour printed on it on the coloured side.
    pub fn print(self) -> Colour {
        Colour::ALL[(self.column().index() + 5 - self.row().index()) % 5]
    }
}

small_set!(
    /// Some pattern lines, or the wall rows beside them.
    LineSet of Line, u8
);
small_set!(
    /// A set of wall spaces.
    SpaceSet of Space, u32
);

impl LineSet {
    /// All five.
    pub const ALL: Self = Self(0b11111);
    /// Those whose byte is 1, of five bytes that are 1 or 0.
    pub(super) const fn marked(lines: u64) -> Self {
        // Moves the five side by side: each factor brings one of them to its place.
        Self((lines.wrapping_mul(1 | 1 << 7 | 1 << 14 | 1 << 21 | 1 << 28) >> 28) as u8 & 0b11111)
    }
}

/// The first space of each row.
const EACH_ROW: u32 = 0b00001_00001_00001_00001_00001;

impl SpaceSet {
    /// All spaces.
    pub const ALL: Self = Self(EACH_ROW * 0b11111);
    /// The spaces of a row.
    pub const fn row(row: Line) -> Self {
        Self(0b11111 << (row.0 * 5))
    }
    /// The spaces of a column.
    pub const fn column(column: Column) -> Self {
        Self(EACH_ROW << column.0)
    }
    /// The spaces printed in a colour on the coloured side, one in each row.
    pub fn printed(colour: Colour) -> Self {
        Line::all().map(|row| Space::printed(row, colour)).collect()
    }
    /// All spaces of the columns in which it has one.
    #[inline]
    pub(super) fn columns(self) -> Self {
        self.iter().fold(Self::EMPTY, |all, space| all.or(Self::column(space.column())))
    }
    /// The space so many rows down and columns to the right, if there is one.
    fn beside(space: Space, (down, along): (isize, isize)) -> Option<Space> {
        let row = Line::new(space.row().index().checked_add_signed(down)?)?;
        Some(Space::at(row, Column::new(space.column().index().checked_add_signed(along)?)?))
    }
    /// The spaces above and below a space, to the left and to the right of it.
    pub(super) fn touching(space: Space) -> Self {
        [(-1, 0), (1, 0), (0, -1), (0, 1)].into_iter().filter_map(|way| Self::beside(space, way)).collect()
    }
    /// The spaces that touch a space at its corners.
    pub(super) fn diagonal(space: Space) -> Self {
        [(-1, -1), (-1, 1), (1, -1), (1, 1)].into_iter().filter_map(|way| Self::beside(space, way)).collect()
    }
    /// Those that hang together with a space of it.
    pub(super) fn connected(self, space: Space) -> Self {
        let (mut group, mut inner) = (Self::only(space), Self::EMPTY);
        while group != inner {
            let edge = group.without(std::mem::replace(&mut inner, group));
            group = edge.iter().fold(group, |group, member| group.or(Self::touching(member).and(self)));
        }
        group
    }
    /// The rows of which all spaces are in it.
    pub fn full_rows(self) -> impl Iterator<Item = Line> {
        Line::all().filter(move |&row| Self::row(row).without(self).is_empty())
    }
    /// The rows in which it has a space.
    #[inline]
    pub const fn rows(self) -> LineSet {
        // What is in a row comes together in its first space; then a multiplication moves these five side by side.
        let pairs = self.0 | self.0 >> 1;
        let first = (pairs | pairs >> 2 | self.0 >> 4) & EACH_ROW;
        LineSet((first.wrapping_mul(0b1_0001_0001_0001_0001) >> 16) as u8 & 0b11111)
    }
}

/// A heap of tiles.
pub type Tiles = Heap<Colour, 1>;

impl Tiles {
    /// The whole box: twenty of each colour.
    pub const BOX: Self = Self::new([EACH; 5]);
}

/// What can lie on a floor line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A tile.
    Tile(Colour),
    /// The first-player marker.
    Marker,
}

impl Piece {
    /// The colour of a tile.
    pub fn colour(self) -> Option<Colour> {
        if let Self::Tile(colour) = self { Some(colour) } else { None }
    }
}

impl From<Option<Colour>> for Piece {
    /// A tile of the colour, or the marker.
    fn from(colour: Option<Colour>) -> Self {
        colour.map_or(Piece::Marker, Piece::Tile)
    }
}
impl From<Piece> for Option<Colour> {
    fn from(piece: Piece) -> Self {
        piece.colour()
    }
}

/// The gold side of a factory: the five kinds of specialised factory (Master Chocolatier).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Gold {
    /// One more tile from the bag at set-up.
    PlusOne,
    /// At set-up one tile of the colour from each neighbour that has one.
    Seek(Colour),
    /// The rest stays on it.
    Stay,
    /// The rest goes to the two neighbours.
    Neighbours,
    /// The taker keeps it: the next tile that falls lands on it and costs nothing.
    Zero,
}

impl Gold {
    /// Which colour it seeks, if any.
    pub(super) fn colour(self) -> Option<Colour> {
        if let Self::Seek(colour) = self { Some(colour) } else { None }
    }
}

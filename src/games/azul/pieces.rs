//! What is in the box: colours, seats, lines, spaces, factories, tiles.

/// Most players at a table.
pub(crate) const SEATS: usize = 4;
/// Most factories on a table.
pub(crate) const FACTORIES: usize = 9;
/// Tiles of each colour.
pub(crate) const EACH: u8 = 20;
/// Spaces of the floor line.
pub(crate) const FLOOR: usize = 7;
/// What each space of the floor line costs, left to right.
pub(crate) const FLOOR_COSTS: [i32; FLOOR] = [1, 1, 2, 2, 2, 3, 3];

/// A colour, in the order of the first row of the coloured wall. The names are Azul's;
/// an edition may print others (`Edition` gives them).
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
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

macro_rules! small_number {
    ($(#[$meta:meta])* $name:ident, $count:expr) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(u8);
        impl $name {
            /// From an index, counted from 0; none if it is too large.
            pub const fn new(index: usize) -> Option<Self> {
                if index < $count { Some(Self(index as u8)) } else { None }
            }
            /// Its index, counted from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
            /// Its number as players say it, counted from 1.
            pub const fn number(self) -> usize {
                self.0 as usize + 1
            }
            /// All of them in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..$count as u8).map(Self)
            }
        }
    };
}

small_number!(
    /// A player's place at the table, clockwise.
    Seat, SEATS
);
small_number!(
    /// A pattern line, and the wall row beside it. Line n holds n tiles.
    Line, 5
);
small_number!(
    /// A column of the wall.
    Column, 5
);
small_number!(
    /// A factory, by its place in the ring.
    Factory, FACTORIES
);
small_number!(
    /// A space of the wall: row by row, left to right.
    Space, 25
);

impl Line {
    /// How many tiles it holds.
    #[inline]
    pub const fn length(self) -> u8 {
        self.0 + 1
    }
}

impl Seat {
    /// The next seat clockwise at a table of `seats`.
    #[inline]
    #[must_use]
    pub fn next(self, seats: usize) -> Self {
        let next = self.0 + 1;
        Self(if usize::from(next) >= seats { 0 } else { next })
    }
}

impl Factory {
    /// Its two neighbours in a ring of `count`: the one before it, the one after it.
    pub fn neighbours(self, count: usize) -> (Self, Self) {
        let count = count.max(1) as u8;
        (Self((self.0 + count - 1) % count), Self((self.0 + 1) % count))
    }
}

impl Space {
    /// The space in a row and a column.
    #[inline]
    pub const fn at(row: Line, column: Column) -> Self {
        Self(row.0 * 5 + column.0)
    }
    /// Its row.
    #[inline]
    pub const fn row(self) -> Line {
        Line(self.0 / 5)
    }
    /// Its column.
    #[inline]
    pub const fn column(self) -> Column {
        Column(self.0 % 5)
    }
    /// The space printed in `colour` in `row` of the coloured wall: each row is the one above shifted right by one.
    #[inline]
    pub const fn printed(row: Line, colour: Colour) -> Self {
        Self(row.0 * 5 + (colour as u8 + row.0) % 5)
    }
    /// The colour printed on it on the coloured side.
    #[inline]
    pub fn print(self) -> Colour {
        Colour::ALL[(self.column().index() + 5 - self.row().index()) % 5]
    }
}

/// A set of wall spaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct SpaceSet(u32);

impl SpaceSet {
    /// No space.
    pub const EMPTY: Self = Self(0);
    /// The spaces of a row.
    #[inline]
    pub const fn row(row: Line) -> Self {
        Self(0b11111 << (row.0 * 5))
    }
    /// The spaces of a column.
    #[inline]
    pub const fn column(column: Column) -> Self {
        Self(0b00001_00001_00001_00001_00001 << column.0)
    }
    /// Just one space.
    #[inline]
    pub const fn only(space: Space) -> Self {
        Self(1 << space.0)
    }
    /// Whether it has `space`.
    #[inline]
    pub const fn has(self, space: Space) -> bool {
        self.0 & (1 << space.0) != 0
    }
    /// Adds `space`.
    #[inline]
    pub fn insert(&mut self, space: Space) {
        self.0 |= 1 << space.0;
    }
    /// What is in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    /// What is in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
    /// What is here and not in `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// The first of its spaces, row by row.
    #[inline]
    pub const fn first(self) -> Option<Space> {
        if self.0 == 0 { None } else { Some(Space(self.0.trailing_zeros() as u8)) }
    }
    /// Its spaces, row by row.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let space = Self(left).first()?;
            left &= left - 1;
            Some(space)
        })
    }
}

/// A heap of tiles: how many of each colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Tiles([u8; 5]);

impl Tiles {
    /// No tile.
    pub const EMPTY: Self = Self([0; 5]);
    /// The whole box: twenty of each colour.
    pub const BOX: Self = Self([EACH; 5]);
    /// The same number of each colour given, in the order of [`Colour::ALL`].
    pub const fn new(counts: [u8; 5]) -> Self {
        Self(counts)
    }
    /// How many of `colour`.
    #[inline]
    pub fn of(self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }
    /// Adds `count` of `colour`; stops at 255.
    #[inline]
    pub fn add(&mut self, colour: Colour, count: u8) {
        let held = &mut self.0[colour.index()];
        *held = held.saturating_add(count);
    }
    /// Takes all of `colour` away and says how many there were.
    #[inline]
    pub fn take(&mut self, colour: Colour) -> u8 {
        std::mem::take(&mut self.0[colour.index()])
    }
    /// Takes one tile of `colour` away; false if there is none.
    #[must_use]
    pub fn remove(&mut self, colour: Colour) -> bool {
        let held = &mut self.0[colour.index()];
        let had = *held > 0;
        *held = held.saturating_sub(1);
        had
    }
    /// Both heaps together.
    #[inline]
    #[must_use]
    pub fn plus(mut self, other: Self) -> Self {
        for colour in Colour::ALL {
            self.add(colour, other.of(colour));
        }
        self
    }
    /// What is left when `other` is taken away; none where it is not all there.
    #[must_use]
    pub fn minus(self, other: Self) -> Option<Self> {
        let mut left = self;
        for (held, gone) in left.0.iter_mut().zip(other.0) {
            *held = held.checked_sub(gone)?;
        }
        Some(left)
    }
    /// Whether `other` is all there.
    pub fn contains(self, other: Self) -> bool {
        self.minus(other).is_some()
    }
    /// How many tiles.
    #[inline]
    pub fn total(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }
    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 5]
    }
    /// The colours that are there, with how many of each.
    pub fn iter(self) -> impl Iterator<Item = (Colour, u8)> {
        Colour::ALL.into_iter().map(move |colour| (colour, self.of(colour))).filter(|&(_, count)| count > 0)
    }
}

impl FromIterator<Colour> for Tiles {
    fn from_iter<I: IntoIterator<Item = Colour>>(tiles: I) -> Self {
        let mut heap = Self::EMPTY;
        for colour in tiles {
            heap.add(colour, 1);
        }
        heap
    }
}

/// What can lie on a floor line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A tile.
    Tile(Colour),
    /// The first-player marker.
    Marker,
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

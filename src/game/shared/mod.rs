//! What games of one family have in common: small numbers, seats, factories, heaps of tiles.
//!
//! Each game gives these out under its own name; what a game adds to them stays with the game.

mod heap;
mod told;

pub use heap::{Heap, Kind};
pub(crate) use told::{in_part, table_of_factories};

/// Most players at a table.
pub(crate) const SEATS: usize = 4;
/// Most factories on a table.
pub(crate) const FACTORIES: usize = 9;
/// Tiles that a factory is filled with.
pub(crate) const FILL: u32 = 4;

/// Whether factories with so many tiles can have been filled one after another until there was nothing left.
pub(crate) fn filled_in_order(mut counts: impl Iterator<Item = u32>) -> bool {
    let mut begun = 0;
    counts.all(|count| {
        begun += u32::from((1..FILL).contains(&count));
        count <= FILL && begun <= 1
    })
}

/// Whether factories with so many tiles are as they are filled one after another: with all of the supply if that is `short`.
pub(crate) fn is_filled(mut counts: impl Iterator<Item = u32> + Clone, short: Option<u32>) -> bool {
    match short {
        None => counts.all(|count| count == FILL),
        Some(supply) => counts.clone().sum::<u32>() == supply && filled_in_order(counts),
    }
}

/// Whether tiles that were drawn before all others can have filled some of these heaps one after another, and begun one more.
pub(crate) fn came_first<C: Kind, const WORDS: usize>(first: Heap<C, WORDS>, heaps: &[Heap<C, WORDS>]) -> bool {
    (0..1_usize << heaps.len()).any(|filled| {
        let among =
            |is: bool| heaps.iter().enumerate().filter(move |(at, _)| (filled >> at & 1 == 1) == is).map(|(_, heap)| heap);
        let left = among(true).try_fold(first, |left, heap| left.minus(*heap));
        left.is_some_and(|left| left.is_empty() || among(false).any(|heap| heap.contains(left)))
    })
}

/// What lies, stands or is said again: where the first of it is, where it is again, and what it is.
pub(crate) fn repeated<K, T: PartialEq>(things: impl Iterator<Item = (K, T)> + Clone) -> impl Iterator<Item = (K, K, T)> {
    things.clone().enumerate().filter_map(move |(at, (second, thing))| {
        let (first, _) = things.clone().take(at).find(|(_, other)| *other == thing)?;
        Some((first, second, thing))
    })
}

/// One of several in a row, from 0; people count from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Nth(pub usize);

/// What is wrong with a factory that holds some of the tiles that it was filled with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Short {
    /// Nobody has taken tiles yet: it was filled with too few.
    Filled,
    /// Nothing, if tiles ran out.
    RanOut,
}

pub(crate) const fn factories_for(players: usize) -> usize {
    players * 2 + 1
}

/// The players who have so many factories; none if nobody plays with as many.
pub(crate) fn players_for(factories: usize) -> Option<usize> {
    (2..=SEATS).find(|&players| factories_for(players) == factories)
}

/// Declares a number below `count` that players count from 1.
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
pub(crate) use small_number;

/// Declares a set of small numbers, which are declared beside it: a bit of `$bits` for each.
macro_rules! small_set {
    ($(#[$meta:meta])* $name:ident of $number:ident, $bits:ty) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
        pub struct $name($bits);
        impl $name {
            /// None at all.
            pub const EMPTY: Self = Self(0);
            /// Just one.
            pub const fn only(one: $number) -> Self {
                Self(1 << one.0)
            }
            /// Whether it has `one`.
            pub const fn has(self, one: $number) -> bool {
                self.0 & (1 << one.0) != 0
            }
            /// Adds `one`.
            pub fn insert(&mut self, one: $number) {
                self.0 |= 1 << one.0;
            }
            /// Takes `one` out.
            #[must_use]
            pub const fn but(self, one: $number) -> Self {
                Self(self.0 & !(1 << one.0))
            }
            /// What is in either.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
            /// What is in both.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
            /// What is here and not in `other`.
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
            /// Whether it is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
            /// How many.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }
            /// The first.
            pub const fn first(self) -> Option<$number> {
                if self.0 == 0 { None } else { Some($number(self.0.trailing_zeros() as u8)) }
            }
            /// All of them in order.
            pub fn iter(self) -> impl Iterator<Item = $number> + Clone {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let one = Self(left).first()?;
                    left &= left - 1;
                    Some(one)
                })
            }
        }
        impl FromIterator<$number> for $name {
            fn from_iter<I: IntoIterator<Item = $number>>(some: I) -> Self {
                some.into_iter().fold(Self::EMPTY, |all, one| all.or(Self::only(one)))
            }
        }
    };
}
pub(crate) use small_set;

small_number!(
    /// A player's place at the table, clockwise.
    Seat, SEATS
);
small_set!(
    /// Some of the players at a table.
    SeatSet of Seat, u8
);
small_number!(
    /// A factory, by its place in the ring.
    Factory, FACTORIES
);
small_set!(
    /// Some of the factories on a table.
    FactorySet of Factory, u16
);

/// What positions of games with factories have in common: how boards are found by seat, and factories by number.
macro_rules! seats_and_factories {
    ($position:ty: $board:ty, $display:ty) => {
        impl $position {
            /// The seats in use, clockwise.
            pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
                Seat::all().take(self.seats)
            }
            /// A player's board.
            pub fn board(&self, seat: Seat) -> &$board {
                &self.boards[seat.index()]
            }
            /// A player's board, to change.
            pub fn board_mut(&mut self, seat: Seat) -> &mut $board {
                &mut self.boards[seat.index()]
            }
            /// The factories that are known, in ring order.
            pub fn displays(&self) -> &[$display] {
                &self.factories[..self.factory_count.unwrap_or(0)]
            }
            /// The same by name.
            pub fn factories(&self) -> impl DoubleEndedIterator<Item = Factory> + Clone + use<> {
                Factory::all().take(self.factory_count.unwrap_or(0))
            }
            /// Factories for a number of players.
            pub const fn factories_for(players: usize) -> usize {
                $crate::game::shared::factories_for(players)
            }
        }
    };
}
pub(crate) use seats_and_factories;

impl Seat {
    /// The next seat clockwise at a table of `seats`.
    #[inline]
    #[must_use]
    pub fn next(self, seats: usize) -> Self {
        let next = self.0 + 1;
        Self(if usize::from(next) >= seats { 0 } else { next })
    }
    /// All seats of a table of `seats`, clockwise from this one.
    pub(crate) fn round(self, seats: usize) -> impl Iterator<Item = Self> {
        std::iter::successors(Some(self), move |seat| Some(seat.next(seats))).take(seats)
    }
}

impl Factory {
    /// Its two neighbours in a ring of `count`: the one before it, the one after it.
    pub fn neighbours(self, count: usize) -> (Self, Self) {
        let count = count.max(1) as u8;
        (Self((self.0 + count - 1) % count), Self((self.0 + 1) % count))
    }
}

/// Where tiles are taken from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// A factory.
    Factory(Factory),
    /// The middle of the table.
    Centre,
}

pub(crate) const FIRST: Seat = match Seat::new(0) {
    Some(first) => first,
    None => unreachable!(),
};

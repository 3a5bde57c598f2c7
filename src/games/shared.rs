//! What games of one family have in common: small numbers, seats, factories, heaps of tiles.
//!
//! Each game gives these out under its own name; what a game adds to them stays with the game.

use std::fmt;
use std::marker::PhantomData;

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

/// One of several in a row, from 0; people count from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Nth(pub usize);

/// What is wrong with a factory that holds some of the tiles that it was filled with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Short {
    /// Nobody has taken tiles yet: it was filled with too few.
    Filled,
    /// Somebody has: what they left on it had to go.
    Left,
    /// Nothing, if tiles ran out.
    RanOut,
}

/// Factories for a number of players.
pub(crate) const fn factories_for(players: usize) -> usize {
    players * 2 + 1
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
            #[inline]
            pub const fn only(one: $number) -> Self {
                Self(1 << one.0)
            }
            /// Whether it has `one`.
            #[inline]
            pub const fn has(self, one: $number) -> bool {
                self.0 & (1 << one.0) != 0
            }
            /// Adds `one`.
            #[inline]
            pub fn insert(&mut self, one: $number) {
                self.0 |= 1 << one.0;
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
            /// The first.
            #[inline]
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

/// Where tiles are taken from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// A factory.
    Factory(Factory),
    /// The middle of the table.
    Centre,
}

/// The colours of a game's tiles.
pub trait Kind: Copy + Eq + fmt::Debug + 'static {
    /// All of them, each at its index.
    const ALL: &'static [Self];
    /// Its index in [`Kind::ALL`].
    fn index(self) -> usize;
}

/// A heap of tiles: how many of each of `N` colours.
pub struct Heap<C, const N: usize> {
    counts: [u8; N],
    colours: PhantomData<C>,
}

// Derived, these would ask the same of the colours, which a heap only counts.
impl<C, const N: usize> Clone for Heap<C, N> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<C, const N: usize> Copy for Heap<C, N> {}
impl<C, const N: usize> PartialEq for Heap<C, N> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.counts == other.counts
    }
}
impl<C, const N: usize> Eq for Heap<C, N> {}
impl<C, const N: usize> std::hash::Hash for Heap<C, N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.counts.hash(state);
    }
}
impl<C, const N: usize> Default for Heap<C, N> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<C, const N: usize> fmt::Debug for Heap<C, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Heap").field(&self.counts).finish()
    }
}

impl<C, const N: usize> Heap<C, N> {
    /// No tile.
    pub const EMPTY: Self = Self::new([0; N]);
    /// So many of each colour, in the order of [`Kind::ALL`].
    pub const fn new(counts: [u8; N]) -> Self {
        Self { counts, colours: PhantomData }
    }
    /// Both heaps together; a count stops at 255.
    #[inline]
    #[must_use]
    pub fn plus(mut self, other: Self) -> Self {
        for (held, more) in self.counts.iter_mut().zip(other.counts) {
            *held = held.saturating_add(more);
        }
        self
    }
    /// What is left when `other` is taken away; none where it is not all there.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Option<Self> {
        let (mut left, mut is_there) = (self, true);
        // Whether all is there is asked at the end: so all counts are looked at at once.
        for (held, gone) in left.counts.iter_mut().zip(other.counts) {
            is_there &= *held >= gone;
            *held = held.wrapping_sub(gone);
        }
        is_there.then_some(left)
    }
    /// Whether `other` is all there.
    #[inline]
    pub fn contains(self, other: Self) -> bool {
        self.minus(other).is_some()
    }
    /// How many tiles.
    #[inline]
    pub fn total(self) -> u32 {
        self.counts.iter().map(|&count| u32::from(count)).sum()
    }
    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.counts.iter().fold(0, |all, count| all | count) == 0
    }
}

impl<C: Kind, const N: usize> Heap<C, N> {
    /// How many of `colour`.
    #[inline]
    pub fn of(self, colour: C) -> u8 {
        self.counts[colour.index()]
    }
    /// Adds `count` of `colour`; stops at 255.
    #[inline]
    pub fn add(&mut self, colour: C, count: u8) {
        let held = &mut self.counts[colour.index()];
        *held = held.saturating_add(count);
    }
    /// Takes all of `colour` away and says how many there were.
    #[inline]
    pub fn take(&mut self, colour: C) -> u8 {
        std::mem::take(&mut self.counts[colour.index()])
    }
    /// Takes one tile of `colour` away; false if there is none.
    #[must_use]
    pub fn remove(&mut self, colour: C) -> bool {
        let held = &mut self.counts[colour.index()];
        let had = *held > 0;
        *held = held.saturating_sub(1);
        had
    }
    /// The colours that are there, with how many of each.
    pub fn iter(self) -> impl Iterator<Item = (C, u8)> {
        C::ALL.iter().copied().map(move |colour| (colour, self.of(colour))).filter(|&(_, count)| count > 0)
    }
    /// Every heap of at most `most` tiles that can be taken out of this one, each once, the empty one included.
    pub(crate) fn parts(self, most: u32, mut visit: impl FnMut(Self)) {
        let (mut part, mut total) = (Self::EMPTY, 0);
        // Counts up like an odometer, the first colour fastest.
        'next: loop {
            visit(part);
            for (taken, held) in part.counts.iter_mut().zip(self.counts) {
                if *taken < held && total < most {
                    *taken += 1;
                    total += 1;
                    continue 'next;
                }
                total -= u32::from(std::mem::take(taken));
            }
            return;
        }
    }
    /// One tile drawn blindly; none from an empty heap.
    pub(crate) fn draw(&mut self, rng: &mut fastrand::Rng) -> Option<C> {
        let total = self.total();
        if total == 0 {
            return None;
        }
        let mut drawn = rng.u32(0..total);
        for (held, &colour) in self.counts.iter_mut().zip(C::ALL) {
            let count = u32::from(*held);
            if drawn < count {
                *held -= 1;
                return Some(colour);
            }
            drawn -= count;
        }
        None
    }
}

impl<C: Kind, const N: usize> FromIterator<C> for Heap<C, N> {
    fn from_iter<I: IntoIterator<Item = C>>(tiles: I) -> Self {
        let mut heap = Self::EMPTY;
        for colour in tiles {
            heap.add(colour, 1);
        }
        heap
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::azul::{Colour, Tiles};

    #[test]
    fn every_part_of_a_heap_is_visited_once() {
        let heap = Tiles::new([2, 0, 1, 3, 0]);
        for most in 0..=7 {
            let mut parts = Vec::new();
            heap.parts(most, |part| parts.push(part));
            let mut expected = 0;
            for (first, third, fourth) in (0..=2).flat_map(|a| (0..=1).flat_map(move |b| (0..=3).map(move |c| (a, b, c)))) {
                if u32::from(first + third + fourth) <= most {
                    expected += 1;
                    assert!(parts.contains(&Tiles::new([first, 0, third, fourth, 0])));
                }
            }
            assert_eq!(parts.len(), expected, "at most {most}");
        }
    }

    #[test]
    fn a_heap_is_drawn_to_its_last_tile() {
        let mut heap = Tiles::new([1, 0, 2, 0, 1]);
        let all = heap;
        let mut rng = fastrand::Rng::with_seed(1);
        let drawn: Vec<Colour> = std::iter::from_fn(|| heap.draw(&mut rng)).collect();
        assert_eq!(drawn.into_iter().collect::<Tiles>(), all);
        assert!(heap.is_empty());
    }

    #[test]
    fn seats_go_round() {
        let seats: Vec<_> = Seat::all().collect();
        assert_eq!(seats.iter().map(|seat| seat.next(3).index()).collect::<Vec<_>>(), [1, 2, 0, 0]);
    }
}

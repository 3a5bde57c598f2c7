//! Heaps of tiles: how many of each colour, eight counts in a word, so that all are added, taken away and looked at at once.

use std::fmt;
use std::marker::PhantomData;

/// The colours of a game's tiles.
pub trait Kind: Copy + Eq + fmt::Debug + 'static {
    /// All of them, each at its index.
    const ALL: &'static [Self];
    /// Its index in [`Kind::ALL`].
    fn index(self) -> usize;
}

/// A heap of tiles: how many of each colour, of which `WORDS` words have room for eight each.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Heap<C, const WORDS: usize> {
    words: [u64; WORDS],
    colours: PhantomData<C>,
}

/// Counts in a word.
const LANES: usize = 8;
/// The highest bit of each count: where it is set nowhere, counts can be added and taken away without a look at their neighbours.
const HIGH: u64 = 0x8080_8080_8080_8080;
/// The count in every other lane, with room for a sum.
const EVEN: u64 = 0x00ff_00ff_00ff_00ff;
/// Multiplied by this, four such sums come together in the highest.
const GATHER: u64 = 0x0001_0001_0001_0001;

// Derived, it would ask the same of the colours, which a heap only counts.
impl<C: Kind, const WORDS: usize> Default for Heap<C, WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<C: Kind, const WORDS: usize> fmt::Debug for Heap<C, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Heap").field(&C::ALL.iter().map(|&colour| self.of(colour)).collect::<Vec<_>>()).finish()
    }
}

impl<C: Kind, const WORDS: usize> Heap<C, WORDS> {
    /// No tile.
    pub const EMPTY: Self = Self { words: [0; WORDS], colours: PhantomData };
    /// So many of each colour, in the order of [`Kind::ALL`].
    pub const fn new<const COLOURS: usize>(counts: [u8; COLOURS]) -> Self {
        let mut heap = Self::EMPTY;
        let mut index = 0;
        while index < COLOURS {
            heap.words[index / LANES] |= lane(counts[index], index);
            index += 1;
        }
        heap
    }
    /// Both heaps together; a count stops at 255.
    #[inline]
    #[must_use]
    pub fn plus(mut self, other: Self) -> Self {
        for (held, more) in self.words.iter_mut().zip(&other.words) {
            *held = if (*held | more) & HIGH == 0 { *held + more } else { one_by_one(*held, *more, u8::saturating_add) };
        }
        self
    }
    /// What is left when `other` is taken away; none where it is not all there.
    #[inline]
    #[must_use]
    pub fn minus(mut self, other: Self) -> Option<Self> {
        if !self.contains(other) {
            return None;
        }
        self.words.iter_mut().zip(&other.words).for_each(|(held, gone)| *held -= gone);
        Some(self)
    }
    /// What is left when as much of `other` is taken away as is there.
    #[must_use]
    pub fn less(mut self, other: Self) -> Self {
        for (held, gone) in self.words.iter_mut().zip(&other.words) {
            *held = one_by_one(*held, *gone, u8::saturating_sub);
        }
        self
    }
    /// Whether `other` is all there.
    #[inline]
    pub fn contains(self, other: Self) -> bool {
        self.words.iter().zip(&other.words).all(|(&held, &asked)| match (held | asked) & HIGH {
            0 => ((held | HIGH) - asked) & HIGH == HIGH,
            _ => one_by_one(asked, held, u8::saturating_sub) == 0,
        })
    }
    /// How many tiles.
    pub fn total(self) -> u32 {
        self.words.iter().map(|&word| total(word)).sum()
    }
    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }
    /// One tile of each colour that is there.
    #[inline]
    #[must_use]
    pub fn kinds(mut self) -> Self {
        for count in &mut self.words {
            // The highest bit of each count that is not 0.
            *count = ((((*count & !HIGH) + !HIGH) | *count) & HIGH) >> 7;
        }
        self
    }
    /// The index of the first colour that is there.
    #[inline]
    fn first(self) -> Option<usize> {
        let word = self.words.iter().position(|&word| word != 0)?;
        Some(word * LANES + self.words[word].trailing_zeros() as usize / 8)
    }
    fn at(self, index: usize) -> u8 {
        (self.words[index / LANES] >> (index % LANES * 8)) as u8
    }
    #[inline]
    fn take_at(&mut self, index: usize) -> u8 {
        let count = self.at(index);
        self.words[index / LANES] -= lane(count, index);
        count
    }
}

/// All counts of a word together.
fn total(word: u64) -> u32 {
    (((word & EVEN) + (word >> 8 & EVEN)).wrapping_mul(GATHER) >> 48) as u32
}

/// A count in its place in a word.
const fn lane(count: u8, index: usize) -> u64 {
    (count as u64) << (index % LANES * 8)
}

/// What comes of each two counts: where some are too large to be looked at all at once.
#[cold]
fn one_by_one(here: u64, there: u64, count: impl Fn(u8, u8) -> u8) -> u64 {
    let mut counts = here.to_le_bytes();
    counts.iter_mut().zip(there.to_le_bytes()).for_each(|(here, there)| *here = count(*here, there));
    u64::from_le_bytes(counts)
}

impl<C: Kind, const WORDS: usize> Heap<C, WORDS> {
    /// `count` of `colour` and nothing else.
    #[inline]
    pub fn only(colour: C, count: u8) -> Self {
        let mut heap = Self::EMPTY;
        heap.words[colour.index() / LANES] = lane(count, colour.index());
        heap
    }
    /// How many of `colour`.
    pub fn of(self, colour: C) -> u8 {
        self.at(colour.index())
    }
    /// Adds `count` of `colour`; stops at 255.
    pub fn add(&mut self, colour: C, count: u8) {
        *self = self.plus(Self::only(colour, count));
    }
    /// Takes all of `colour` away and says how many there were.
    pub fn take(&mut self, colour: C) -> u8 {
        self.take_at(colour.index())
    }
    /// Takes one tile of `colour` away; false if there is none.
    #[inline]
    #[must_use]
    pub fn remove(&mut self, colour: C) -> bool {
        let had = self.of(colour) > 0;
        self.words[colour.index() / LANES] -= lane(u8::from(had), colour.index());
        had
    }
    /// The colours that are there, with how many of each.
    #[inline]
    pub fn iter(mut self) -> impl Iterator<Item = (C, u8)> {
        std::iter::from_fn(move || {
            let index = self.first()?;
            let count = self.take_at(index);
            C::ALL.get(index).map(|&colour| (colour, count))
        })
    }
    /// Every heap of at most `most` tiles that can be taken out of this one, each once, the empty one included.
    pub(crate) fn parts(self, most: u32, mut visit: impl FnMut(Self)) {
        let (mut part, mut total) = (Self::EMPTY, 0);
        // Counts up like an odometer, the first colour fastest.
        'next: loop {
            visit(part);
            for (colour, held) in self.iter() {
                if part.of(colour) < held && total < most {
                    part.add(colour, 1);
                    total += 1;
                    continue 'next;
                }
                total -= u32::from(part.take(colour));
            }
            return;
        }
    }
}

impl<C: Kind, const WORDS: usize> FromIterator<C> for Heap<C, WORDS> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = C>>(tiles: I) -> Self {
        let mut heap = Self::EMPTY;
        for colour in tiles {
            heap.add(colour, 1);
        }
        heap
    }
}
impl<C: Kind, const WORDS: usize> FromIterator<(C, u8)> for Heap<C, WORDS> {
    fn from_iter<I: IntoIterator<Item = (C, u8)>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::EMPTY, |heap, (colour, count)| heap.plus(Self::only(colour, count)))
    }
}

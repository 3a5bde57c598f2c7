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
    pub fn plus(self, other: Self) -> Self {
        self.with(other, |held, more| match (held | more) & HIGH {
            0 => held + more,
            _ => one_by_one(held, more, u8::saturating_add),
        })
    }
    /// What is left when `other` is taken away; none where it is not all there.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Option<Self> {
        self.contains(other).then(|| self.with(other, |held, gone| held - gone))
    }
    /// What is left when as much of `other` is taken away as is there.
    #[must_use]
    pub fn less(self, other: Self) -> Self {
        self.with(other, |held, gone| one_by_one(held, gone, u8::saturating_sub))
    }
    /// What comes of each word and the other's.
    #[inline]
    fn with(self, other: Self, count: impl Fn(u64, u64) -> u64) -> Self {
        Self { words: std::array::from_fn(|word| count(self.words[word], other.words[word])), ..self }
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
        let of_word = |word: &u64| (((word & EVEN) + (word >> 8 & EVEN)).wrapping_mul(GATHER) >> 48) as u32;
        self.words.iter().map(of_word).sum()
    }
    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }
    /// One tile of each colour that is there.
    #[inline]
    #[must_use]
    pub fn kinds(self) -> Self {
        // The highest bit of each count that is not 0.
        Self { words: self.words.map(|counts| ((((counts & !HIGH) + !HIGH) | counts) & HIGH) >> 7), ..self }
    }
    /// `count` of `colour` and nothing else.
    #[inline]
    pub fn only(colour: C, count: u8) -> Self {
        let mut heap = Self::EMPTY;
        heap.words[colour.index() / LANES] = lane(count, colour.index());
        heap
    }
    /// How many of `colour`.
    pub fn of(self, colour: C) -> u8 {
        (self.words[colour.index() / LANES] >> (colour.index() % LANES * 8)) as u8
    }
    /// Adds `count` of `colour`; stops at 255.
    pub fn add(&mut self, colour: C, count: u8) {
        *self = self.plus(Self::only(colour, count));
    }
    /// Takes all of `colour` away and says how many there were.
    #[inline]
    pub fn take(&mut self, colour: C) -> u8 {
        let count = self.of(colour);
        self.words[colour.index() / LANES] -= lane(count, colour.index());
        count
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
            let word = self.words.iter().position(|&word| word != 0)?;
            let &first = C::ALL.get(word * LANES + self.words[word].trailing_zeros() as usize / 8)?;
            Some((first, self.take(first)))
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

impl<C: Kind, const WORDS: usize> FromIterator<C> for Heap<C, WORDS> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = C>>(tiles: I) -> Self {
        tiles.into_iter().map(|colour| (colour, 1)).collect()
    }
}
impl<C: Kind, const WORDS: usize> FromIterator<(C, u8)> for Heap<C, WORDS> {
    fn from_iter<I: IntoIterator<Item = (C, u8)>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::EMPTY, |heap, (colour, count)| heap.plus(Self::only(colour, count)))
    }
}

//! Heaps of tiles: how many of each colour, eight counts in a word, so that all are added, taken away and looked at at once.

use super::Lot;
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
pub struct Heap<C, const WORDS: usize> {
    words: [u64; WORDS],
    colours: PhantomData<C>,
}

/// Counts in a word.
const LANES: usize = 8;
/// The highest bit of each count: where it is set nowhere, counts can be added and taken away without a look at their neighbours.
const HIGH: u64 = 0x8080_8080_8080_8080;
/// One of each count; multiplied by this, each count becomes the sum of those before it and itself.
const EACH: u64 = 0x0101_0101_0101_0101;
/// The most that a count can be without its highest bit.
const MOST: u32 = 0x7f;
/// The count in every other lane, with room for a sum.
const EVEN: u64 = 0x00ff_00ff_00ff_00ff;
/// Multiplied by this, four such sums come together in the highest.
const GATHER: u64 = 0x0001_0001_0001_0001;

// Derived, these would ask the same of the colours, which a heap only counts.
impl<C, const WORDS: usize> Clone for Heap<C, WORDS> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<C, const WORDS: usize> Copy for Heap<C, WORDS> {}
impl<C, const WORDS: usize> PartialEq for Heap<C, WORDS> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}
impl<C, const WORDS: usize> Eq for Heap<C, WORDS> {}
impl<C, const WORDS: usize> std::hash::Hash for Heap<C, WORDS> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.words.hash(state);
    }
}
impl<C, const WORDS: usize> Default for Heap<C, WORDS> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<C: Kind, const WORDS: usize> fmt::Debug for Heap<C, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Heap").field(&C::ALL.iter().map(|&colour| self.of(colour)).collect::<Vec<_>>()).finish()
    }
}

impl<C, const WORDS: usize> Heap<C, WORDS> {
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
    #[inline]
    pub fn total(self) -> u32 {
        self.words.iter().map(|&word| total(word)).sum()
    }
    /// Whether there is none.
    #[inline]
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
    /// The index of the colour that a tile has by its number, counted colour by colour, and its number among those of its colour.
    #[inline]
    fn find(self, mut number: u32) -> Option<(usize, u32)> {
        for (word, &counts) in self.words.iter().enumerate() {
            let total = total(counts);
            if number < total {
                let (index, left) = if total <= MOST { fall(counts, number) } else { fall_far(counts, number) };
                return Some((word * LANES + index, left));
            }
            number -= total;
        }
        None
    }
    #[inline]
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
#[inline]
fn total(word: u64) -> u32 {
    (((word & EVEN) + (word >> 8 & EVEN)).wrapping_mul(GATHER) >> 48) as u32
}

/// Where a number falls, counted count by count, and what is left of it there.
#[inline]
fn fall(word: u64, number: u32) -> (usize, u32) {
    // Each count with those before it; the first beyond the number keeps its highest bit.
    let sums = word.wrapping_mul(EACH);
    let beyond = ((sums | HIGH) - u64::from(number + 1) * EACH) & HIGH;
    let index = beyond.trailing_zeros() as usize / 8;
    (index, number - u32::from((sums << 8 >> (index * 8)) as u8))
}

/// The same of sums that need the highest bit.
#[cold]
fn fall_far(word: u64, mut number: u32) -> (usize, u32) {
    let mut index = 0;
    while let Some(further) = number.checked_sub(u32::from((word >> (index * 8)) as u8)) {
        (number, index) = (further, index + 1);
    }
    (index, number)
}

/// A count in its place in a word.
#[inline]
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
    #[inline]
    pub fn of(self, colour: C) -> u8 {
        self.at(colour.index())
    }
    /// Adds `count` of `colour`; stops at 255.
    #[inline]
    pub fn add(&mut self, colour: C, count: u8) {
        *self = self.plus(Self::only(colour, count));
    }
    /// Takes all of `colour` away and says how many there were.
    #[inline]
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
    /// The colour of a tile by its number, counted colour by colour from 0, and its number among those of its colour.
    #[inline]
    pub(crate) fn nth(self, number: u32) -> Option<(C, u32)> {
        let (index, left) = self.find(number)?;
        C::ALL.get(index).map(|&colour| (colour, left))
    }
    /// So many tiles drawn blindly; all if there are fewer.
    #[inline]
    pub(crate) fn draw(&mut self, count: u32, rng: &mut fastrand::Rng) -> Self {
        let (mut drawn, total) = (Self::EMPTY, self.total());
        for left in (total.saturating_sub(count)..total).rev() {
            let number = Lot::cast(rng).below(left as usize + 1) as u32;
            // In most heaps there is only one word to look in.
            let found = if WORDS == 1 && total <= MOST { Some(fall(self.words[0], number)) } else { self.find(number) };
            let Some((index, _)) = found else { break };
            self.words[index / LANES] -= lane(1, index);
            drawn.words[index / LANES] += lane(1, index);
        }
        drawn
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

#[cfg(test)]
mod tests {
    use crate::games::azul::Tiles;

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
        let drawn = heap.draw(3, &mut rng);
        assert_eq!((drawn.total(), drawn.plus(heap)), (3, all));
        assert_eq!(drawn.plus(heap.draw(3, &mut rng)), all);
        assert!(heap.is_empty());
    }

    #[test]
    fn counts_in_a_word_are_reckoned_as_each_alone() {
        let mut rng = fastrand::Rng::with_seed(1);
        // Most counts are small, as on a table; a draft may hold any.
        let mut counts = || -> [u8; 5] { std::array::from_fn(|_| if rng.u8(..4) > 0 { rng.u8(..4) } else { rng.u8(..) }) };
        for _ in 0..10_000 {
            let (here, there) = (counts(), counts());
            let each =
                |count: &dyn Fn(u8, u8) -> u8| -> [u8; 5] { std::array::from_fn(|index| count(here[index], there[index])) };
            let (heap, other) = (Tiles::new(here), Tiles::new(there));
            assert_eq!(heap.plus(other), Tiles::new(each(&u8::saturating_add)));
            let is_there = here.iter().zip(there).all(|(&here, there)| here >= there);
            assert_eq!(heap.minus(other), is_there.then(|| Tiles::new(each(&u8::wrapping_sub))));
            assert_eq!(heap.kinds(), Tiles::new(here.map(|count| count.min(1))));
            assert_eq!(heap.total(), here.into_iter().map(u32::from).sum::<u32>());
            let numbered = (0..=heap.total()).map_while(|number| heap.nth(number));
            assert!(numbered.eq(heap.iter().flat_map(|(colour, count)| (0..count.into()).map(move |left| (colour, left)))));
        }
    }
}

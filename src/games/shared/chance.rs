//! What chance brings, for those who play at random.

use super::{Heap, Kind};
use fastrand::Rng;

/// A random number from which one choice is made after the other: what a choice leaves of it is as random as it was. Of choices that have
/// a thousand million ways together none is likelier than another by more than one part in a thousand million.
pub(crate) struct Lot(u64);

impl Lot {
    #[inline]
    pub(crate) fn cast(rng: &mut Rng) -> Self {
        Self(rng.u64(..))
    }
    /// A number below `count`; 0 of none.
    #[inline]
    pub(crate) fn below(&mut self, count: usize) -> usize {
        let wide = u128::from(self.0) * count as u128;
        self.0 = wide as u64;
        (wide >> 64) as usize
    }
    /// Whether the next of those that were `seen` is chosen in place of an earlier one, so that at last each is as likely as the others:
    /// once in so many times.
    #[inline]
    pub(crate) fn chooses(&mut self, seen: &mut usize) -> bool {
        *seen += 1;
        self.below(*seen) == 0
    }
    /// One of these, each as likely as the others.
    #[inline]
    pub(crate) fn one_of<T>(&mut self, ways: impl Iterator<Item = T>) -> Option<T> {
        let (mut chosen, mut seen) = (None, 0);
        ways.for_each(|way| {
            if self.chooses(&mut seen) {
                chosen = Some(way);
            }
        });
        chosen
    }
}

/// What tiles are drawn from, and what it is refilled with once it is empty.
pub(crate) struct Supply<C, const WORDS: usize> {
    pub(crate) bag: Heap<C, WORDS>,
    pub(crate) aside: Heap<C, WORDS>,
}

impl<C: Kind, const WORDS: usize> Supply<C, WORDS> {
    /// Puts what lies aside into the bag.
    pub(crate) fn refill(&mut self) {
        self.bag = self.bag.plus(std::mem::take(&mut self.aside));
    }
    /// So many tiles; all that there are if they are fewer.
    pub(crate) fn draw(&mut self, count: u32, rng: &mut Rng) -> Heap<C, WORDS> {
        let drawn = self.bag.draw(count, rng);
        let missing = count - drawn.total();
        if missing == 0 {
            return drawn;
        }
        self.refill();
        drawn.plus(self.bag.draw(missing, rng))
    }
}

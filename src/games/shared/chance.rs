//! What chance brings, for those who play at random.

use super::{Heap, Kind};
use fastrand::Rng;

/// A number below `count`, each as likely as the others but for one part in a thousand million; 0 of none.
#[inline]
pub(crate) fn below(rng: &mut Rng, count: usize) -> usize {
    ((u64::from(rng.u32(..)) * count as u64) >> 32) as usize
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

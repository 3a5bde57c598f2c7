//! Seeded random players: whole games through the lists of legal moves, with what chance brings. The same seed plays the same game.

pub(crate) mod azul;
pub(crate) mod blue_moon_city;
pub(crate) mod summer_pavilion;

use fastrand::Rng;
use tilejudge::game::shared::{Heap, Kind};

/// So many tiles drawn blindly; all if there are fewer.
fn draw<C: Kind, const WORDS: usize>(heap: &mut Heap<C, WORDS>, count: u32, rng: &mut Rng) -> Heap<C, WORDS> {
    let mut tiles: Vec<C> = heap.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into())).collect();
    rng.shuffle(&mut tiles);
    let drawn = tiles.into_iter().take(count as usize).collect();
    *heap = heap.less(drawn);
    drawn
}

/// What tiles are drawn from, and what it is refilled with once it is empty.
struct Supply<C, const WORDS: usize> {
    bag: Heap<C, WORDS>,
    aside: Heap<C, WORDS>,
}

impl<C: Kind, const WORDS: usize> Supply<C, WORDS> {
    fn refill(&mut self) {
        self.bag = self.bag.plus(std::mem::take(&mut self.aside));
    }
    /// So many tiles; all that there are if they are fewer.
    fn draw(&mut self, count: u32, rng: &mut Rng) -> Heap<C, WORDS> {
        let drawn = draw(&mut self.bag, count, rng);
        let missing = count - drawn.total();
        if missing == 0 {
            return drawn;
        }
        self.refill();
        drawn.plus(draw(&mut self.bag, missing, rng))
    }
}

/// One of some moves, of those that are `liked` if any is.
fn one_of<M>(moves: Vec<M>, liked: impl Fn(&M) -> bool, rng: &mut Rng) -> Option<M> {
    let (mut liked, others): (Vec<M>, Vec<M>) = moves.into_iter().partition(liked);
    if liked.is_empty() {
        liked = others;
    }
    (!liked.is_empty()).then(|| liked.swap_remove(rng.usize(..liked.len())))
}

//! What was weighed before: a case is judged in many worlds and under many readings, and its payments stay the same.

use super::{Best, Cards, Colour, Rulings, brown_uses, white_uses};
use crate::games::blue_moon_city::rules::{MimixOnBrown, SeveralWhites, WhiteOnGreen};
use std::cell::RefCell;

/// So many are remembered.
const MOST: usize = 256;
/// With no more ways than so many a payment is sooner weighed than found.
const FEW: usize = 16;

/// All that a payment's worth depends on: the cards, the colours in which it may be paid, the cost and the rulings.
type Key = (Cards, u8, u32, MimixOnBrown, SeveralWhites, WhiteOnGreen);

thread_local! {
    static KNOWN: RefCell<Vec<(Key, Option<Best>)>> = const { RefCell::new(Vec::new()) };
}

pub(super) fn remembered(
    cards: Cards,
    colours: impl Iterator<Item = Colour>,
    cost: u32,
    rulings: &Rulings,
    weigh: impl FnOnce() -> Option<Best>,
) -> Option<Best> {
    if white_uses(cards, rulings).count() * brown_uses(cards, Colour::Green, rulings).count() <= FEW {
        return weigh();
    }
    let colours = colours.fold(0, |all, colour| all | 1 << colour.index());
    let key = (cards, colours, cost, rulings.mimix_on_brown, rulings.several_whites, rulings.white_on_green);
    KNOWN.with_borrow_mut(|known| {
        if let Some((_, best)) = known.iter().find(|(of, _)| *of == key) {
            return *best;
        }
        if known.len() == MOST {
            known.clear();
        }
        let best = weigh();
        known.push((key, best));
        best
    })
}

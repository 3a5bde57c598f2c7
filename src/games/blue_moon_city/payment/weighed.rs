//! What was weighed before: a case is judged in many worlds and under many readings, and its payments stay the same.

use super::{Best, Cards, Colour, Rulings, brown_uses, white_uses};
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// So many are remembered.
const MOST: usize = 4_096;
/// With no more ways than so many a payment is sooner weighed than found.
const FEW: usize = 16;

/// All that a payment's worth depends on: the cards, the colours in which it may be paid, the cost and the rulings.
type Key = (Cards, u8, u32, [u8; 3]);

thread_local! {
    static KNOWN: RefCell<FxHashMap<Key, Option<Best>>> = RefCell::default();
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
    let rulings = [rulings.mimix_on_brown as u8, rulings.several_whites as u8, rulings.white_on_green as u8];
    KNOWN.with_borrow_mut(|known| {
        if known.len() == MOST {
            known.clear();
        }
        *known.entry((cards, colours, cost, rulings)).or_insert_with(weigh)
    })
}

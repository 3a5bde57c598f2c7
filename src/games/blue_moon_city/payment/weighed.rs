//! What was weighed before: a case is judged in many worlds and under many readings, and its payments stay the same.

use super::{Best, Cards, Colour, Paint, Rulings};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::hash::Hash;
use std::thread::LocalKey;

/// So many are remembered.
const MOST: usize = 4_096;

type Known<K, V> = RefCell<FxHashMap<K, V>>;
/// A hand, in what it is to pay, how much, and by which answers.
type Bill = (Cards, (Paint, Option<Colour>), u32, [u8; 4]);

thread_local! {
    /// Payments, by the colours in which they may be paid.
    pub(super) static PAYMENTS: Known<(Cards, u8, u32, [u8; 4]), Option<Best>> = RefCell::default();
    /// The cheapest payments of hands.
    pub(super) static CHEAPEST: Known<Bill, Option<Cards>> = RefCell::default();
}

/// The answers on which it depends what cards are worth, and which of them may pay.
pub(super) fn answers(rulings: &Rulings) -> [u8; 4] {
    let Rulings { mimix_on_brown, several_whites, white_on_green, overpaying, .. } = *rulings;
    [mimix_on_brown as u8, several_whites as u8, white_on_green as u8, overpaying as u8]
}

pub(super) fn remembered<K: Eq + Hash, V: Copy>(known: &'static LocalKey<Known<K, V>>, key: K, weigh: impl FnOnce() -> V) -> V {
    known.with_borrow_mut(|known| {
        if known.len() == MOST {
            known.clear();
        }
        *known.entry(key).or_insert_with(weigh)
    })
}

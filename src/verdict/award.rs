//! Points and other awards, and the ledgers that they are written to.

use super::{Amount, Place, Rule};
use crate::words::{Arg, Message};

/// What an award is counted in. Most games know points only; others pay in several kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Unit {
    /// Points on a score track.
    Points,
    /// Offerings made.
    Offerings,
    /// Crystals, by their worth.
    Crystals,
    /// Dragon scales.
    Scales,
    /// Cards, in the hand or set aside for it.
    Cards,
}

impl Unit {
    /// Its noun in sentences.
    pub fn noun(self) -> &'static str {
        self.word(1)
    }
    /// The English word for `amount` of it, which is its name in cases and in JSON, too.
    pub fn word(self, amount: i32) -> &'static str {
        let (one, many) = match self {
            Unit::Points => ("point", "points"),
            Unit::Offerings => ("offering", "offerings"),
            Unit::Crystals => ("crystal", "crystals"),
            Unit::Scales => ("scale", "scales"),
            Unit::Cards => ("card", "cards"),
        };
        if amount.abs() == 1 { one } else { many }
    }
    /// The word for an amount of it that may not be known.
    pub fn words(self, amount: Amount) -> &'static str {
        self.word(amount.known().unwrap_or(0))
    }
}

impl From<Unit> for Arg {
    fn from(unit: Unit) -> Self {
        Self::Term(unit.noun())
    }
}

/// One line of a ledger: the rule that gives something, how much, and the proof.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Award {
    /// The player's name.
    pub player: String,
    /// The rule that gives or takes them.
    pub rule: &'static Rule,
    /// How many; negative for a penalty.
    pub amount: Amount,
    /// Of what.
    pub unit: Unit,
    /// The proof as a sentence: which tiles are connected, what each space costs.
    pub why: Message,
    /// The tiles that a finger follows on the board.
    pub evidence: Vec<Place>,
}

/// Where scoring writes its awards. One scoring function serves a ledger with proofs and one that only counts.
pub trait Ledger<R> {
    /// Gives `amount` to the player in `seat`, for `reason`.
    fn award(&mut self, seat: usize, amount: impl Into<Amount>, reason: R);
}

/// A ledger that only counts: for speed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally(pub [Amount; 4]);

impl<R> Ledger<R> for Tally {
    fn award(&mut self, seat: usize, amount: impl Into<Amount>, _reason: R) {
        if let Some(sum) = self.0.get_mut(seat) {
            *sum += amount.into();
        }
    }
}

/// A ledger that keeps every award with its typed reason, in order.
#[derive(Debug, Clone)]
pub struct Record<R>(pub Vec<(usize, Amount, R)>);

impl<R> Default for Record<R> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<R> Ledger<R> for Record<R> {
    fn award(&mut self, seat: usize, amount: impl Into<Amount>, reason: R) {
        self.0.push((seat, amount.into(), reason));
    }
}

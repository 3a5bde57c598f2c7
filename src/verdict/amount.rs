//! Numbers as far as they are known.

use crate::words::{Arg, Language, plain};
use std::cmp::Ordering;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg};

/// A count as far as the case tells it: exactly so much, or anything between two bounds.
///
/// Both bounds hold for every table that the case may describe; that each number between them is reached is not promised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Amount {
    least: i32,
    most: i32,
    /// Whether it cannot be one more than the least.
    skips: bool,
}

/// From here on a bound says nothing: no count of any game comes near it.
const UNBOUNDED: i32 = 1_000_000;

impl Amount {
    /// Exactly `number`.
    pub const fn exactly(number: i32) -> Self {
        Self::between(number, number)
    }
    /// From `least` to `most`.
    pub const fn between(least: i32, most: i32) -> Self {
        Self { least, most, skips: false }
    }
    /// `least` or more.
    pub const fn at_least(least: i32) -> Self {
        Self::between(least, UNBOUNDED)
    }
    /// The same, but not one more than the least.
    #[must_use]
    pub const fn skipping(self, skips: bool) -> Self {
        Self { skips: skips && self.least < self.most, ..self }
    }
    /// Whether it cannot be one more than the least.
    pub const fn skips(self) -> bool {
        self.skips
    }
    /// The fewest that it can be.
    pub const fn least(self) -> i32 {
        self.least
    }
    /// The most that it can be; none if nobody knows.
    pub const fn most(self) -> Option<i32> {
        if self.is_bounded() { Some(self.most) } else { None }
    }
    /// How it compares with another, if that is certain.
    pub fn compared(self, other: Self) -> Option<Ordering> {
        let is_less = |one: Self, other: Self| one.most().is_some_and(|most| most < other.least());
        match (is_less(self, other), is_less(other, self)) {
            (true, _) => Some(Ordering::Less),
            (_, true) => Some(Ordering::Greater),
            _ => self.known().filter(|_| self == other).map(|_| Ordering::Equal),
        }
    }
    /// The number, if it is known.
    pub const fn known(self) -> Option<i32> {
        if self.least == self.most { Some(self.least) } else { None }
    }
    /// Whether it may be `number`.
    pub const fn may_be(self, number: i32) -> bool {
        self.least <= number && (number <= self.most || !self.is_bounded()) && !(self.skips && number == self.least + 1)
    }
    /// The narrowest bounds that hold for both.
    pub fn or(self, other: Self) -> Self {
        Self::between(self.least.min(other.least), self.most.max(other.most))
    }
    /// What it comes to where there are `most` at most, unless it is more for certain.
    pub fn capped(self, most: i32) -> Self {
        Self::between(self.least, self.most.min(most).max(self.least))
    }
    /// As much of it as there is, of so many.
    pub fn of(self, there: Self) -> Self {
        Self::between(self.least.min(there.least), self.most.min(there.most))
    }
    /// What of it lies within other bounds that hold as well.
    pub fn within(self, other: Self) -> Self {
        let least = self.least.max(other.least);
        Self::between(least, self.most.min(other.most).max(least))
    }
    /// What it comes to on a track that ends at `end` below.
    pub fn stopped_at(self, end: i32) -> Self {
        Self::between(self.least.max(end), self.most.max(end)).skipping(self.skips && self.least >= end)
    }
    const fn is_bounded(self) -> bool {
        self.most < UNBOUNDED / 2
    }
}

impl From<i32> for Amount {
    fn from(number: i32) -> Self {
        Self::exactly(number)
    }
}

impl From<Amount> for Arg {
    fn from(amount: Amount) -> Self {
        match amount.known() {
            Some(known) => known.into(),
            None if amount.skips => Arg::Skipping(amount.least.into(), amount.most.into()),
            None => Arg::Between(amount.least.into(), amount.most().map(Into::into)),
        }
    }
}

impl PartialEq<i32> for Amount {
    fn eq(&self, number: &i32) -> bool {
        self.known() == Some(*number)
    }
}

impl Add for Amount {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        let most = if self.is_bounded() && other.is_bounded() { self.most.saturating_add(other.most) } else { UNBOUNDED };
        let skips = [self, other].iter().all(|amount| amount.skips || amount.known().is_some());
        Self::between(self.least.saturating_add(other.least), most).skipping(skips)
    }
}

impl AddAssign for Amount {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Neg for Amount {
    type Output = Self;
    fn neg(self) -> Self {
        Self::between(-self.most, -self.least)
    }
}

impl Sum for Amount {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::default(), Add::add)
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&plain(&(*self).into(), Language::English))
    }
}

//! How many white cards let all cards of other colours pass.

use super::BLOCK;

/// One more than the most whites of a kind.
pub(super) const WHITES: usize = 5;
/// Room for the numbers of white 2s beside each number of white 1s, and for the sum of any two.
const ROOM: usize = 2 * WHITES - 1;
/// The numbers of whites that there are.
const THERE: u64 = Passings::those(0, usize::MAX).0;
/// One more than the most cards of a colour.
const CARDS: usize = 11;

/// A set of numbers of white 1s and white 2s: a bit for each two numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Passings(u64);

impl Passings {
    /// Nothing is to pass, no white is spent.
    pub(super) const NONE: Self = Self(1);

    /// Those by which so many cards of one colour all pass, each white letting one pass at least.
    pub(super) fn of_all(count: usize) -> Self {
        const ALL: [Passings; CARDS] = table(true);
        ALL[count.min(CARDS - 1)]
    }
    /// Those by which some of them pass.
    pub(super) fn of_some(count: usize) -> Self {
        const SOME: [Passings; CARDS] = table(false);
        SOME[count.min(CARDS - 1)]
    }
    /// Those that come of both together.
    #[must_use]
    pub(super) fn and(self, other: Self) -> Self {
        let (mut both, mut left) = (0, other.0);
        while left != 0 {
            both |= self.0 << left.trailing_zeros();
            left &= left - 1;
        }
        Self(both & THERE)
    }
    pub(super) fn has(self, [ones, twos]: [u8; 2]) -> bool {
        self.0 & 1 << (usize::from(ones) * ROOM + usize::from(twos)) != 0
    }
    /// Those that are at most so many, and let pass at least so many cards of one colour.
    const fn those(pass: usize, most: usize) -> Self {
        let mut those = 0;
        let mut ones = 0;
        while ones < WHITES {
            let mut twos = 0;
            while twos < WHITES {
                if ones + twos <= most && ones * BLOCK + twos >= pass {
                    those |= 1 << (ones * ROOM + twos);
                }
                twos += 1;
            }
            ones += 1;
        }
        Self(those)
    }
}

/// What of each number of cards, if all of them are to pass.
const fn table(all: bool) -> [Passings; CARDS] {
    let mut table = [Passings::NONE; CARDS];
    let mut count = 0;
    while count < CARDS {
        table[count] = Passings::those(if all { count } else { 0 }, count);
        count += 1;
    }
    table
}

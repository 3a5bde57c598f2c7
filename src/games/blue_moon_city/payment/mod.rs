//! What cards are worth as payment for a section: exact decisions.
//!
//! Each card of a payment counts in one of these ways: it has the section's colour; it is green (1 of any colour); it is one of a pair
//! of brown 1s and 2s (3 of any other colour); a white card lets it pass for the section's colour; or it is such a white card, and counts
//! nothing itself. A white 1 lets up to four cards of one colour pass, a white 2 one card.
//!
//! What has to be chosen is how many whites are spent, how many pairs are made, and on which colours the whites are spent.
//! All of it is tried: there are at most four whites of each kind, four pairs and seven other colours.

mod account;
mod search;
#[cfg(test)]
mod tests;

pub(super) use account::{Account, Passed, account};
pub(super) use search::{cheapest, exact, exact_part, ways};

use super::buildings::Paint;
use super::pieces::{Card, Cards, Colour, Value};
use super::rules::{MimixOnBrown, Rulings, SeveralWhites, WhiteOnGreen};

/// Cards of one colour that a white 1 lets pass.
const BLOCK: usize = 4;
/// One more than the most whites of a kind.
const WHITES: usize = 5;
/// What a brown pair counts.
const PAIR: u32 = 3;

/// What a set of cards is worth in a colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Worth {
    /// The most, if cards may be left over.
    pub(super) most: u32,
    /// The least that is enough, among the ways in which every card counts; none if there is no such way.
    pub(super) tightest: Option<u32>,
}

/// A way to use whites and pairs.
struct Use {
    /// White 1s, white 2s spent for their power.
    whites: [u8; 2],
    /// Brown 1s, brown 2s in pairs: an even number together.
    browns: [u8; 2],
}

/// Weighs cards in a colour against a cost. Cards that are not in the deck together are worth nothing.
pub(super) fn weigh(cards: Cards, colour: Colour, cost: u32, rulings: &Rulings) -> Worth {
    let mut worth = Worth::default();
    if !super::pieces::deck().contains(cards) {
        return worth;
    }
    for way in uses(cards, colour, rulings) {
        weigh_use(cards, colour, cost, &way, rulings, &mut worth);
    }
    worth
}

/// Every number of whites and of paired browns that the rulings allow.
fn uses(cards: Cards, colour: Colour, rulings: &Rulings) -> impl Iterator<Item = Use> + use<> {
    let up_to = move |colour| {
        let [ones, twos] = [Value::One, Value::Two].map(|value| cards.of(Card::new(colour, value)));
        (0..=ones).flat_map(move |one| (0..=twos).map(move |two| [one, two]))
    };
    let may_pair = colour != Colour::Brown || rulings.mimix_on_brown == MimixOnBrown::Yes;
    let several = rulings.several_whites == SeveralWhites::Yes;
    let pairs = move |[ones, twos]: &[u8; 2]| (ones + twos) % 2 == 0 && (may_pair || ones + twos == 0);
    let whites = up_to(Colour::White).filter(move |[ones, twos]| several || ones + twos <= 1);
    whites.flat_map(move |whites| up_to(Colour::Brown).filter(pairs).map(move |browns| Use { whites, browns }))
}

fn weigh_use(cards: Cards, colour: Colour, cost: u32, way: &Use, rulings: &Rulings, worth: &mut Worth) {
    let left = spend(cards, way);
    // Paid in green, green cards are of the section's colour themselves.
    let green = if colour == Colour::Green { 0 } else { value_of(left, Colour::Green) };
    let sure = value_of(left, colour) + green + PAIR * u32::from((way.browns[0] + way.browns[1]) / 2);
    let mut passing = Passing::start();
    let mut all = sure;
    for other in Colour::ALL.into_iter().filter(|&other| other != colour && other != Colour::Green) {
        all += value_of(left, other);
        passing.colour(Several::of(left, other), way, false);
    }
    // Whites that are spent without need are in the way of no other card.
    worth.most = worth.most.max(sure + passing.best());
    if rulings.white_on_green == WhiteOnGreen::Yes && colour != Colour::Green {
        passing.colour(Several::of(left, Colour::Green), way, true);
    }
    let [ones, twos] = way.whites.map(usize::from);
    if passing.complete[ones][twos] && all >= cost {
        worth.tightest = Some(worth.tightest.map_or(all, |tightest| tightest.min(all)));
    }
}

/// What is left once whites are spent and pairs are made.
fn spend(cards: Cards, way: &Use) -> Cards {
    let mut gone = Cards::EMPTY;
    for (colour, counts) in [(Colour::White, way.whites), (Colour::Brown, way.browns)] {
        gone.add(Card::new(colour, Value::One), counts[0]);
        gone.add(Card::new(colour, Value::Two), counts[1]);
    }
    cards.minus(gone).unwrap_or_default()
}

/// The cards of a colour: how many are worth 3, 2 and 1.
#[derive(Clone, Copy)]
struct Several([usize; 3]);

impl Several {
    fn of(cards: Cards, colour: Colour) -> Self {
        Self([Value::Three, Value::Two, Value::One].map(|value| usize::from(cards.of(Card::new(colour, value)))))
    }
    fn count(self) -> usize {
        self.0.iter().sum()
    }
    /// What the best `count` of them are worth.
    fn best(self, mut count: usize) -> u32 {
        let mut sum = 0;
        for (there, worth) in self.0.into_iter().zip([3, 2, 1]) {
            let taken = there.min(count);
            sum += taken * worth;
            count -= taken;
        }
        sum as u32
    }
}

fn value_of(cards: Cards, colour: Colour) -> u32 {
    Value::ALL.into_iter().map(|value| u32::from(value.number()) * u32::from(cards.of(Card::new(colour, value)))).sum()
}

/// What cards of other colours can count, by the white 1s and white 2s spent on them so far.
struct Passing {
    /// The most that pass.
    gain: [[Option<u32>; WHITES]; WHITES],
    /// Whether all cards so far can pass, each white letting one pass at least.
    complete: [[bool; WHITES]; WHITES],
}

impl Passing {
    fn start() -> Self {
        let mut start = Self { gain: [[None; WHITES]; WHITES], complete: [[false; WHITES]; WHITES] };
        start.gain[0][0] = Some(0);
        start.complete[0][0] = true;
        start
    }

    /// Adds the cards of one more colour. They need not pass if `may_stay`.
    fn colour(&mut self, cards: Several, way: &Use, may_stay: bool) {
        let count = cards.count();
        if count == 0 {
            return;
        }
        if way.whites == [0; 2] {
            self.complete[0][0] &= may_stay;
            return;
        }
        let [ones, twos] = way.whites.map(usize::from);
        let before = std::mem::replace(self, Self { gain: [[None; WHITES]; WHITES], complete: [[false; WHITES]; WHITES] });
        for one in 0..=ones {
            for two in 0..=twos {
                for (blocks, singles) in (0..=one).flat_map(|blocks| (0..=two).map(move |singles| (blocks, singles))) {
                    let pass = (blocks * BLOCK + singles).min(count);
                    if let Some(gain) = before.gain[one - blocks][two - singles] {
                        self.gain[one][two] = self.gain[one][two].max(Some(gain + cards.best(pass)));
                    }
                    let fits = blocks + singles <= count && (may_stay || pass == count);
                    self.complete[one][two] |= fits && before.complete[one - blocks][two - singles];
                }
            }
        }
    }

    fn best(&self) -> u32 {
        self.gain.iter().flatten().flatten().copied().max().unwrap_or(0)
    }
}

/// The colours in which a section may be paid: its own, the one that is named, or on the palace any, green as well.
pub(super) fn colours(paint: Paint, named: Option<Colour>) -> impl Iterator<Item = Colour> {
    let only = match paint {
        Paint::None => Some(None),
        Paint::Of(colour) => Some(Some(colour)),
        Paint::Any => named.map(Some),
    };
    Colour::ALL.into_iter().filter(move |&colour| match only {
        None => true,
        Some(only) => only == Some(colour),
    })
}

/// The best way to use a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Best {
    /// The colour in which it is worth most.
    pub(super) colour: Colour,
    /// What it is worth there.
    pub(super) worth: Worth,
}

/// Weighs a payment in each of some colours; a way in which every card counts is better than any other.
pub(super) fn best(cards: Cards, colours: impl Iterator<Item = Colour>, cost: u32, rulings: &Rulings) -> Option<Best> {
    colours
        .map(|colour| Best { colour, worth: weigh(cards, colour, cost, rulings) })
        .max_by_key(|best| (best.worth.tightest.map(std::cmp::Reverse), best.worth.most))
}

/// Those of some cards that all count in `colour` which only a white card can let pass.
pub(super) fn pass(cards: Cards, colour: Colour) -> Cards {
    let own = |card: Card| card.colour == colour || card.colour == Colour::Green;
    let pairs = |card: Card| card.colour == Colour::Brown && card.value != Value::Three;
    let spent = |card: Card| card.colour == Colour::White && card.value != Value::Three;
    let mut pass = Cards::EMPTY;
    for (card, count) in cards.iter().filter(|&(card, _)| !own(card) && !pairs(card) && !spent(card)) {
        pass.add(card, count);
    }
    pass
}

/// The cards of a payment that count for nothing: what has to go so that the rest counts whole, and is worth as much as can be.
pub(super) fn idle(cards: Cards, colour: Colour, cost: u32, rulings: &Rulings) -> Cards {
    let goal = weigh(cards, colour, cost, rulings).most.min(cost);
    let mut left = cards;
    while weigh(left, colour, goal, rulings).tightest.is_none() {
        let without = |card: Card| {
            let mut less = left;
            let _ = less.remove(card);
            let worth = weigh(less, colour, goal, rulings);
            (worth.tightest.is_some(), worth.most, std::cmp::Reverse(card.worth()))
        };
        let Some((card, _)) = left.iter().max_by_key(|&(card, _)| without(card)) else { break };
        let _ = left.remove(card);
    }
    cards.minus(left).unwrap_or_default()
}

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

pub(super) use account::{Account, account};
pub(super) use search::{MOST_WAYS, cheapest, exact, exact_part, some, ways};

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
    if super::pieces::deck().contains(cards) {
        each_use(cards, colour, cost, rulings, &mut |_, found| {
            worth.most = worth.most.max(found.most);
            worth.tightest = match (worth.tightest, found.tightest) {
                (Some(known), Some(found)) => Some(known.min(found)),
                (known, found) => known.or(found),
            };
        });
    }
    worth
}

/// Shows every number of whites and of paired browns that the rulings allow, and what cards are worth by them.
fn each_use(cards: Cards, colour: Colour, cost: u32, rulings: &Rulings, show: &mut impl FnMut(Use, Worth)) {
    let is_plain = |&other: &Colour| other != colour && !matches!(other, Colour::White | Colour::Brown | Colour::Green);
    let all = ones_and_twos(cards, Colour::White);
    // What other colours come to depends neither on the whites that are left nor on the pairs.
    let (mut value, mut passing) = (0, Passing::start());
    for other in Colour::ALL.into_iter().filter(is_plain) {
        value += value_of(cards, other);
        passing.colour(Several::of(cards, other), all, false);
    }
    for whites in white_uses(cards, rulings) {
        let left = spend(cards, &Use { whites, browns: [0; 2] });
        let mut passing = passing;
        let mut value = value;
        if colour != Colour::White {
            value += value_of(left, Colour::White);
            passing.colour(Several::of(left, Colour::White), whites, false);
        }
        for browns in brown_uses(cards, colour, rulings) {
            let way = Use { whites, browns };
            let worth = weigh_use(spend(cards, &way), colour, cost, &way, (value, passing), rulings);
            show(way, worth);
        }
    }
}

/// Every number of whites that may be spent.
fn white_uses(cards: Cards, rulings: &Rulings) -> impl Iterator<Item = [u8; 2]> + use<> {
    let several = rulings.several_whites == SeveralWhites::Yes;
    up_to(cards, Colour::White).filter(move |[ones, twos]| several || ones + twos <= 1)
}

/// Every number of browns that may make pairs.
fn brown_uses(cards: Cards, colour: Colour, rulings: &Rulings) -> impl Iterator<Item = [u8; 2]> + use<> {
    let may_pair = colour != Colour::Brown || rulings.mimix_on_brown == MimixOnBrown::Yes;
    up_to(cards, Colour::Brown).filter(move |[ones, twos]| (ones + twos) % 2 == 0 && (may_pair || ones + twos == 0))
}

/// Every number of 1s and 2s of a colour.
fn up_to(cards: Cards, colour: Colour) -> impl Iterator<Item = [u8; 2]> + use<> {
    let [ones, twos] = ones_and_twos(cards, colour);
    (0..=ones).flat_map(move |one| (0..=twos).map(move |two| [one, two]))
}

/// Every number of whites and of paired browns that the rulings allow.
fn uses(cards: Cards, colour: Colour, rulings: &Rulings) -> impl Iterator<Item = Use> {
    let browns = move |whites| brown_uses(cards, colour, rulings).map(move |browns| Use { whites, browns });
    white_uses(cards, rulings).flat_map(browns)
}

/// What cards are worth that are left after one use of whites and pairs; `others` is what they come to in other colours than this,
/// brown and green, and how those can pass.
fn weigh_use(left: Cards, colour: Colour, cost: u32, way: &Use, others: (u32, Passing), rulings: &Rulings) -> Worth {
    let sure = by_itself(left, colour) + PAIR * u32::from((way.browns[0] + way.browns[1]) / 2);
    let (mut all, mut passing) = others;
    all += sure;
    if colour != Colour::Brown {
        all += value_of(left, Colour::Brown);
        passing.colour(Several::of(left, Colour::Brown), way.whites, false);
    }
    let [ones, twos] = way.whites.map(usize::from);
    // Whites that are spent without need are in the way of no other card.
    let most = sure + u32::from(passing.gain[ones][twos]);
    if rulings.white_on_green == WhiteOnGreen::Yes && colour != Colour::Green {
        passing.colour(Several::of(left, Colour::Green), way.whites, true);
    }
    let tightest = Some(all).filter(|&all| passing.complete[ones][twos] && all >= cost);
    Worth { most, tightest }
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
    /// The best `count` of them.
    fn take(self, colour: Colour, mut count: usize) -> Cards {
        let mut taken = Cards::EMPTY;
        for (there, value) in self.0.into_iter().zip([Value::Three, Value::Two, Value::One]) {
            taken.add(Card::new(colour, value), there.min(count) as u8);
            count -= there.min(count);
        }
        taken
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

/// What cards are worth in a colour without any power: those of the colour, and green ones.
fn by_itself(cards: Cards, colour: Colour) -> u32 {
    // Paid in green, green cards are of the section's colour themselves.
    let green = if colour == Colour::Green { 0 } else { value_of(cards, Colour::Green) };
    value_of(cards, colour) + green
}

/// How many 1s and 2s of a colour there are.
fn ones_and_twos(cards: Cards, colour: Colour) -> [u8; 2] {
    [Value::One, Value::Two].map(|value| cards.of(Card::new(colour, value)))
}

/// What cards of other colours can count, by the white 1s and white 2s spent on them so far.
#[derive(Clone, Copy)]
struct Passing {
    /// The most that pass, by so many whites at most.
    gain: [[u16; WHITES]; WHITES],
    /// Whether all cards so far can pass, each white letting one pass at least.
    complete: [[bool; WHITES]; WHITES],
}

impl Passing {
    fn start() -> Self {
        let mut start = Self { gain: [[0; WHITES]; WHITES], complete: [[false; WHITES]; WHITES] };
        start.complete[0][0] = true;
        start
    }

    /// Adds the cards of one more colour. They need not pass if `may_stay`.
    fn colour(&mut self, cards: Several, whites: [u8; 2], may_stay: bool) {
        let count = cards.count();
        if count == 0 {
            return;
        }
        let [ones, twos] = whites.map(usize::from);
        // Each rests on those with fewer whites, which are still without this colour.
        for (one, two) in (0..=ones).rev().flat_map(|one| (0..=twos).rev().map(move |two| (one, two))) {
            self.complete[one][two] &= may_stay;
            for (blocks, singles) in pairs_up_to(one, two).skip(1) {
                let pass = (blocks * BLOCK + singles).min(count);
                let gain = self.gain[one - blocks][two - singles] + cards.best(pass) as u16;
                self.gain[one][two] = self.gain[one][two].max(gain);
                let fits = blocks + singles <= count && (may_stay || pass == count);
                self.complete[one][two] |= fits && self.complete[one - blocks][two - singles];
            }
        }
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

/// Whether cards are enough for a cost, in the best of the colours in which it may be paid.
pub(super) fn is_enough(cards: Cards, paint: Paint, cost: u32, rulings: &Rulings) -> bool {
    colours(paint, None).any(|colour| is_enough_in(cards, colour, cost, rulings))
}

/// The same in one colour.
fn is_enough_in(cards: Cards, colour: Colour, cost: u32, rulings: &Rulings) -> bool {
    seen_at_once(cards, colour, cost).unwrap_or_else(|| weigh(cards, colour, cost, rulings).most >= cost)
}

/// Most cards need not be weighed: they are enough without any power, or too few with all of them.
fn seen_at_once(cards: Cards, colour: Colour, cost: u32) -> Option<bool> {
    let own = by_itself(cards, colour);
    if own >= cost && super::pieces::deck().contains(cards) {
        return Some(true);
    }
    let [white_ones, white_twos] = ones_and_twos(cards, Colour::White).map(u32::from);
    let [brown_ones, brown_twos] = ones_and_twos(cards, Colour::Brown).map(u32::from);
    // What whites let pass is worth 3 a card at most.
    let by_powers = own + PAIR * ((brown_ones + brown_twos) / 2) + 3 * (BLOCK as u32 * white_ones + white_twos);
    // A pair of brown 1s is worth one more than its cards; nothing else is worth more than itself.
    let all: u32 = Colour::ALL.into_iter().map(|colour| value_of(cards, colour)).sum();
    (by_powers.min(all + brown_ones / 2) < cost).then_some(false)
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

/// Whether a card can let others pass.
pub(super) fn is_spent(card: Card) -> bool {
    card.colour == Colour::White && card.value != Value::Three
}

/// Those of some cards that all count in `colour` which only a white card can let pass.
pub(super) fn pass(cards: Cards, colour: Colour) -> Cards {
    let own = |card: Card| card.colour == colour || card.colour == Colour::Green;
    let pairs = |card: Card| card.colour == Colour::Brown && card.value != Value::Three;
    let mut pass = Cards::EMPTY;
    for (card, count) in cards.iter().filter(|&(card, _)| !own(card) && !pairs(card) && !is_spent(card)) {
        pass.add(card, count);
    }
    pass
}

/// The cards of a payment that count for nothing: the fewest without which the rest counts whole, and is worth the cost or as much as
/// can be.
pub(super) fn idle(cards: Cards, colour: Colour, cost: u32, rulings: &Rulings) -> Cards {
    let counted = uses(cards, colour, rulings).filter_map(|way| counted(cards, colour, &way, rulings));
    let best = counted.max_by_key(|best| (best.worth.min(cost), best.cards.total(), best.worth));
    best.and_then(|best| cards.minus(best.cards)).unwrap_or_default()
}

/// Cards that all count, and what they come to.
#[derive(Debug, Clone, Copy)]
struct Counted {
    worth: u32,
    cards: Cards,
}

/// The part of some cards that counts if whites and browns are used so; none if a white would let nothing pass.
fn counted(cards: Cards, colour: Colour, way: &Use, rulings: &Rulings) -> Option<Counted> {
    let left = spend(cards, way);
    let mut sure = cards.minus(left)?;
    for (card, count) in left.iter().filter(|(card, _)| card.colour == colour || card.colour == Colour::Green) {
        sure.add(card, count);
    }
    let worth = by_itself(left, colour) + PAIR * u32::from((way.browns[0] + way.browns[1]) / 2);
    let [ones, twos] = way.whites.map(usize::from);
    let mut table = [[None; WHITES]; WHITES];
    table[0][0] = Some(Counted { worth, cards: sure });
    for other in Colour::ALL.into_iter().filter(|&other| other != colour) {
        let is_green = other == Colour::Green;
        let several = Several::of(left, other);
        if several.count() == 0 || is_green && rulings.white_on_green == WhiteOnGreen::No {
            continue;
        }
        let before = std::mem::replace(&mut table, [[None; WHITES]; WHITES]);
        for (one, two) in pairs_up_to(ones, twos) {
            for (blocks, singles) in pairs_up_to(one, two).filter(|(blocks, singles)| blocks + singles <= several.count()) {
                let Some(Counted { worth, cards }) = before[one - blocks][two - singles] else { continue };
                // Green cards count already.
                let pass = if is_green { 0 } else { (blocks * BLOCK + singles).min(several.count()) };
                let more = Counted { worth: worth + several.best(pass), cards: cards.plus(several.take(other, pass)) };
                let known = table[one][two].map(|known: Counted| (known.worth, known.cards.total()));
                if known < Some((more.worth, more.cards.total())) {
                    table[one][two] = Some(more);
                }
            }
        }
    }
    table[ones][twos]
}

/// Every pair of numbers up to these.
fn pairs_up_to(ones: usize, twos: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..=ones).flat_map(move |one| (0..=twos).map(move |two| (one, two)))
}

//! What cards are worth as payment for a section: exact decisions.
//!
//! Each card of a payment counts in one of these ways: it has the section's colour; it is green (1 of any colour); it is one of a pair
//! of brown 1s and 2s (3 of any other colour); a white card lets it pass for the section's colour; or it is such a white card, and counts
//! nothing itself. A white 1 lets up to four cards of one colour pass, a white 2 one card.
//!
//! What has to be chosen is how many whites are spent, how many pairs are made, and on which colours the whites are spent.
//! All of it is tried: there are at most four whites of each kind, four pairs and seven other colours.

mod account;
mod passing;
mod search;
#[cfg(test)]
mod tests;

pub(super) use account::{Account, account};
use passing::{Passings, WHITES};
pub(super) use search::{MOST_WAYS, cheapest, exact, exact_part, ways};

use super::buildings::Paint;
use super::pieces::{Card, Cards, Colour, Value, deck};
use super::rules::{MimixOnBrown, Rulings, SeveralWhites, WhiteOnGreen};

/// Cards of one colour that a white 1 lets pass.
const BLOCK: usize = 4;
/// What a brown pair counts.
const PAIR: u32 = 3;
const COLOURS: usize = Colour::ALL.len();

/// A way to use whites and pairs.
#[derive(Debug, Clone, Copy)]
struct Use {
    /// White 1s, white 2s spent for their power.
    whites: [u8; 2],
    /// Brown 1s, brown 2s in pairs: an even number together.
    browns: [u8; 2],
}

impl Use {
    fn pairs(self) -> u32 {
        u32::from(self.browns[0] + self.browns[1]) / 2
    }
    /// What is left once whites are spent and pairs are made.
    fn spend(self, cards: Cards) -> Cards {
        let gone = low(Colour::White, self.whites).plus(low(Colour::Brown, self.browns));
        cards.minus(gone).unwrap_or_default()
    }
}

/// The uses of whites and pairs by which every card counts and all come to the cost, and to what.
fn whole(cards: Cards, colour: Colour, cost: u32, rulings: &Rulings) -> impl Iterator<Item = (Use, u32)> {
    uses(cards, colour, rulings).filter_map(move |way| {
        let left = way.spend(cards);
        let worth = value(left) + PAIR * way.pairs();
        (worth >= cost && passings(left, colour, rulings).has(way.whites)).then_some((way, worth))
    })
}

/// By which numbers of whites all of some cards can pass for a colour that are not of it.
fn passings(cards: Cards, colour: Colour, rulings: &Rulings) -> Passings {
    let others = Colour::ALL.into_iter().filter(|&other| other != colour);
    others.fold(Passings::NONE, |before, other| match other {
        Colour::Green if rulings.white_on_green == WhiteOnGreen::No => before,
        // A green card counts in any case.
        Colour::Green => before.and(Passings::of_some(Several::of(cards, other).count())),
        other => before.and(Passings::of_all(Several::of(cards, other).count())),
    })
}

/// Every number of whites that may be spent.
fn white_uses(cards: Cards, rulings: &Rulings) -> impl DoubleEndedIterator<Item = [u8; 2]> + use<> {
    let several = rulings.several_whites == SeveralWhites::Yes;
    up_to(cards, Colour::White).filter(move |[ones, twos]| several || ones + twos <= 1)
}

/// Every number of browns that may make pairs.
fn brown_uses(cards: Cards, colour: Colour, rulings: &Rulings) -> impl DoubleEndedIterator<Item = [u8; 2]> + use<> {
    let may_pair = colour != Colour::Brown || rulings.mimix_on_brown == MimixOnBrown::Yes;
    up_to(cards, Colour::Brown).filter(move |[ones, twos]| (ones + twos) % 2 == 0 && (may_pair || ones + twos == 0))
}

/// Every number of 1s and 2s of a colour.
fn up_to(cards: Cards, colour: Colour) -> impl DoubleEndedIterator<Item = [u8; 2]> + use<> {
    let [ones, twos] = ones_and_twos(cards, colour);
    (0..=ones).flat_map(move |one| (0..=twos).map(move |two| [one, two]))
}

/// Every number of whites and of paired browns that the rulings allow; none of cards that are not in the deck together.
fn uses(cards: Cards, colour: Colour, rulings: &Rulings) -> impl DoubleEndedIterator<Item = Use> {
    let whites = deck().contains(cards).then(|| white_uses(cards, rulings)).into_iter().flatten();
    whites.flat_map(move |whites| brown_uses(cards, colour, rulings).map(move |browns| Use { whites, browns }))
}

/// So many 1s and 2s of a colour.
fn low(colour: Colour, [ones, twos]: [u8; 2]) -> Cards {
    Cards::only(Card::new(colour, Value::One), ones).plus(Cards::only(Card::new(colour, Value::Two), twos))
}

/// Some cards: how many are worth 3, 2 and 1.
#[derive(Debug, Clone, Copy, Default)]
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
    fn best(self, count: usize) -> u32 {
        self.split(count).0.worth()
    }
    /// The best `count` of them, and the others.
    fn split(self, mut count: usize) -> (Self, Self) {
        let best = self.0.map(|there| {
            let taken = there.min(count);
            count -= taken;
            taken
        });
        (Self(best), self.minus(Self(best)))
    }
    fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|value| self.0[value] - other.0[value]))
    }
    fn plus(self, other: Self) -> Self {
        Self(std::array::from_fn(|value| self.0[value] + other.0[value]))
    }
    fn worth(self) -> u32 {
        let [threes, twos, ones] = self.0;
        (3 * threes + 2 * twos + ones) as u32
    }
}

/// Whether whites can let cards pass that are worth so much; `others` are the cards that may, colour by colour.
fn can_pass(others: &[Several; COLOURS], [ones, twos]: [u8; 2], worth: u32) -> bool {
    let all = others.iter().fold(Several::default(), |all, &several| all.plus(several));
    // A white 2 takes the best of all; so would a white 1, at best.
    let bound = all.best(usize::from(ones) * BLOCK + usize::from(twos));
    if ones == 0 || bound < worth {
        return bound >= worth;
    }
    (0..COLOURS).filter(|&colour| others[colour].count() > 0).any(|colour| {
        let mut rest = *others;
        let (passed, left) = rest[colour].split(BLOCK);
        rest[colour] = left;
        can_pass(&rest, [ones - 1, twos], worth.saturating_sub(passed.worth()))
    })
}

/// What cards are worth, each by itself.
fn value(cards: Cards) -> u32 {
    cards.iter().map(|(card, count)| u32::from(card.worth()) * u32::from(count)).sum()
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

/// The colours in which a section may be paid: its own, the one that is named, or on the palace any, green as well.
pub(super) fn colours(paint: Paint, named: Option<Colour>) -> impl Iterator<Item = Colour> + Clone {
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
    seen_at_once(cards, colour, cost).unwrap_or_else(|| is_enough_by_powers(cards, colour, cost, rulings))
}

fn is_enough_by_powers(cards: Cards, colour: Colour, cost: u32, rulings: &Rulings) -> bool {
    let own = |other: Colour| other == colour || other == Colour::Green;
    let others = Colour::ALL.map(|other| if own(other) { Several::default() } else { Several::of(cards, other) });
    let sure = by_itself(cards, colour);
    // With most powers first: then few are tried if the cards are enough.
    uses(cards, colour, rulings).rev().any(|way| {
        let (mut sure, mut others) = (sure + PAIR * way.pairs(), others);
        for (spent, counts) in [(Colour::White, way.whites), (Colour::Brown, way.browns)] {
            let [ones, twos] = counts.map(usize::from);
            let gone = Several([0, twos, ones]);
            match spent == colour {
                true => sure -= gone.worth(),
                false => others[spent.index()] = others[spent.index()].minus(gone),
            }
        }
        can_pass(&others, way.whites, cost.saturating_sub(sure))
    })
}

/// Most cards need not be weighed: they are enough without any power, or too few with all of them.
fn seen_at_once(cards: Cards, colour: Colour, cost: u32) -> Option<bool> {
    let own = by_itself(cards, colour);
    if own >= cost && deck().contains(cards) {
        return Some(true);
    }
    let [white_ones, white_twos] = ones_and_twos(cards, Colour::White).map(u32::from);
    let [brown_ones, brown_twos] = ones_and_twos(cards, Colour::Brown).map(u32::from);
    // What whites let pass is worth 3 a card at most.
    let by_powers = own + PAIR * ((brown_ones + brown_twos) / 2) + 3 * (BLOCK as u32 * white_ones + white_twos);
    // A pair of brown 1s is worth one more than its cards; nothing else is worth more than itself.
    (by_powers < cost || value(cards) + brown_ones / 2 < cost).then_some(false)
}

/// What a payment is worth in the best of the colours in which it may be paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Best {
    /// Every card counts, and all are enough: the least that they come to.
    Whole(u32),
    /// Not so: the colour in which they are worth most, if cards may be left over, and how much.
    Most(Colour, u32),
}

/// Weighs a payment in each of some colours.
pub(super) fn best(cards: Cards, colours: impl Iterator<Item = Colour> + Clone, cost: u32, rulings: &Rulings) -> Option<Best> {
    let whole = colours.clone().flat_map(|colour| whole(cards, colour, cost, rulings)).map(|(_, worth)| worth).min();
    let most = || colours.map(|colour| (most(cards, colour, rulings), colour)).max_by_key(|&(most, _)| most);
    whole.map(Best::Whole).or_else(|| most().map(|(most, colour)| Best::Most(colour, most)))
}

/// The most that cards are worth in a colour, if some may be left over.
fn most(cards: Cards, colour: Colour, rulings: &Rulings) -> u32 {
    uses(cards, colour, rulings)
        .filter_map(|way| counting(cards, colour, way, rulings))
        .map(|counted| counted.worth)
        .max()
        .unwrap_or(0)
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
    let counted = uses(cards, colour, rulings).filter_map(|way| counting(cards, colour, way, rulings));
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
fn counting(cards: Cards, colour: Colour, way: Use, rulings: &Rulings) -> Option<Counted> {
    /// What some colours come to, how many of each pass, and how many they are.
    #[derive(Clone, Copy)]
    struct Passed {
        worth: u32,
        passed: [u8; COLOURS],
        size: usize,
    }
    let left = way.spend(cards);
    let [ones, twos] = way.whites.map(usize::from);
    let mut table = [[None; WHITES]; WHITES];
    table[0][0] = Some(Passed { worth: by_itself(left, colour) + PAIR * way.pairs(), passed: [0; COLOURS], size: 0 });
    for other in Colour::ALL.into_iter().filter(|&other| other != colour) {
        let is_green = other == Colour::Green;
        let several = Several::of(left, other);
        if several.count() == 0 || is_green && rulings.white_on_green == WhiteOnGreen::No {
            continue;
        }
        let before = std::mem::replace(&mut table, [[None; WHITES]; WHITES]);
        for (blocks, singles) in pairs_up_to(ones, twos).filter(|(blocks, singles)| blocks + singles <= several.count()) {
            // Green cards count already.
            let pass = if is_green { 0 } else { (blocks * BLOCK + singles).min(several.count()) };
            let best = several.best(pass);
            for (one, two) in pairs_up_to(ones - blocks, twos - singles) {
                let Some(Passed { worth, mut passed, size }) = before[one][two] else { continue };
                let known = &mut table[one + blocks][two + singles];
                if known.is_none_or(|known: Passed| (known.worth, known.size) < (worth + best, size + pass)) {
                    passed[other.index()] = pass as u8;
                    *known = Some(Passed { worth: worth + best, passed, size: size + pass });
                }
            }
        }
    }
    let Passed { worth, passed, .. } = table[ones][twos]?;
    let mut counted = cards.minus(left)?;
    for (card, count) in left.iter().filter(|(card, _)| card.colour == colour || card.colour == Colour::Green) {
        counted.add(card, count);
    }
    for (other, pass) in Colour::ALL.into_iter().zip(passed) {
        counted = counted.plus(Several::of(left, other).take(other, pass.into()));
    }
    Some(Counted { worth, cards: counted })
}

/// Every pair of numbers up to these.
fn pairs_up_to(ones: usize, twos: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..=ones).flat_map(move |one| (0..=twos).map(move |two| (one, two)))
}

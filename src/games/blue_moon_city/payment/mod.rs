//! What cards are worth as payment for a section: exact decisions.
//!
//! Each card of a payment counts in one of these ways: it has the section's colour; it is green (1 of any colour); it is one of a
//! pair of brown 1s and 2s (3 of any other colour); a white card lets it pass for the section's colour; or it is that white card,
//! and counts nothing. A white 1 lets up to four cards of one colour pass, a white 2 one card.
//!
//! To choose: how many whites are spent and on which colours, and how many pairs are made. All of it is tried: there are at most
//! four whites of each kind, four pairs and seven other colours.

mod search;
mod weighed;

pub(super) use search::{MOST_WAYS, exact, exact_part};
pub use search::{cheapest, ways};

use super::buildings::Paint;
use super::pieces::{Card, Cards, Colour, Value, deck};
use super::rules::{MimixOnBrown, Overpaying, Rulings, SeveralWhites, WhiteOnGreen};
use std::cmp::Reverse;
use weighed::{PAYMENTS, answers, remembered};

/// Cards of one colour that a white 1 lets pass.
const BLOCK: usize = 4;
/// One more than the most whites of a kind.
const WHITES: usize = 5;
/// What a brown pair counts.
const PAIR: u32 = 3;
const COLOURS: usize = Colour::ALL.len();
/// With no more ways than so many a payment is sooner weighed than found among those that are remembered.
const FEW: usize = 16;
/// The colours of which cards are spent for their power.
const SPENT: [Colour; 2] = [Colour::Brown, Colour::White];

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

/// Every number of whites that may be spent.
fn white_uses(cards: Cards, rulings: &Rulings) -> impl DoubleEndedIterator<Item = [u8; 2]> + use<> {
    let several = rulings.several_whites == SeveralWhites::Yes;
    pairs_up_to(ones_and_twos(cards, Colour::White)).filter(move |[ones, twos]| several || ones + twos <= 1)
}

/// Every number of browns that may make pairs.
fn brown_uses(cards: Cards, colour: Colour, rulings: &Rulings) -> impl DoubleEndedIterator<Item = [u8; 2]> + use<> {
    let may_pair = colour != Colour::Brown || rulings.mimix_on_brown == MimixOnBrown::Yes;
    pairs_up_to(ones_and_twos(cards, Colour::Brown))
        .filter(move |[ones, twos]| (ones + twos) % 2 == 0 && (may_pair || ones + twos == 0))
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
    fn best(self, mut count: usize) -> Self {
        Self(self.0.map(|there| {
            let taken = there.min(count);
            count -= taken;
            taken
        }))
    }
    fn worth(self) -> u32 {
        let [threes, twos, ones] = self.0;
        (3 * threes + 2 * twos + ones) as u32
    }
    fn cards(self, colour: Colour) -> Cards {
        let of = |(value, count)| (Card::new(colour, value), count as u8);
        [Value::Three, Value::Two, Value::One].into_iter().zip(self.0).map(of).collect()
    }
}

/// What cards are worth, each by itself.
fn value(cards: Cards) -> u32 {
    cards.iter().map(|(card, count)| u32::from(card.worth()) * u32::from(count)).sum()
}

/// The cards that count in a colour without any power: those of the colour, and green ones.
fn by_themselves(cards: Cards, colour: Colour) -> [Several; 2] {
    // Paid in green, green cards are of the section's colour themselves.
    let green = if colour == Colour::Green { Several::default() } else { Several::of(cards, Colour::Green) };
    [Several::of(cards, colour), green]
}

/// How many 1s and 2s of a colour there are.
fn ones_and_twos(cards: Cards, colour: Colour) -> [u8; 2] {
    [Value::One, Value::Two].map(|value| cards.of(Card::new(colour, value)))
}

/// The colours in which a section may be paid: its own, the one that is named, or on the palace any, green as well.
pub fn colours(paint: Paint, named: Option<Colour>) -> impl Iterator<Item = Colour> + Clone {
    Colour::ALL.into_iter().filter(move |&colour| match paint {
        Paint::None => false,
        Paint::Of(own) => own == colour,
        Paint::Any => named.is_none_or(|named| named == colour),
    })
}

/// Whether cards are enough for a cost, in the best of the colours in which it may be paid.
pub fn is_enough(cards: Cards, paint: Paint, cost: u32, rulings: &Rulings) -> bool {
    let by_powers = |colour| is_enough_by_powers(cards, colour, cost, rulings);
    colours(paint, None).any(|colour| seen_at_once(cards, colour, cost).unwrap_or_else(|| by_powers(colour)))
}

/// The same in one colour.
fn is_enough_by_powers(cards: Cards, colour: Colour, cost: u32, rulings: &Rulings) -> bool {
    // With most powers first: then few are tried if the cards are enough.
    counted(cards, colour, rulings).rev().any(|counted| counted.worth >= cost)
}

/// Most cards need not be weighed: they are enough without any power, or too few with all of them.
fn seen_at_once(cards: Cards, colour: Colour, cost: u32) -> Option<bool> {
    let own: u32 = by_themselves(cards, colour).map(Several::worth).iter().sum();
    if own >= cost && deck().contains(cards) {
        return Some(true);
    }
    let [white_ones, white_twos] = ones_and_twos(cards, Colour::White).map(u32::from);
    let [brown_ones, brown_twos] = ones_and_twos(cards, Colour::Brown).map(u32::from);
    // What whites let pass is worth 3 a card at most.
    let by_powers = own + PAIR * ((brown_ones + brown_twos) / 2) + 3 * (BLOCK as u32 * white_ones + white_twos);
    (by_powers < cost || at_most(cards, 0) < cost).then_some(false)
}

/// The most that cards can be worth beside `others` that nobody knows: a pair of brown 1s is worth one more than its cards,
/// nothing else is worth more than itself, and no card more than 3.
pub(super) fn at_most(cards: Cards, others: u32) -> u32 {
    let [brown_ones, _] = ones_and_twos(cards, Colour::Brown);
    value(cards) + u32::from(brown_ones) / 2 + 3 * others
}

/// What a payment is worth in the best of the colours in which it may be paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Best {
    /// Every card counts, and all are enough: the least that they come to.
    Whole(u32),
    /// Not so: the colour in which they are worth most, if cards may be left over, and how much.
    Most(Colour, u32),
}

/// Weighs a payment in each of some colours; none if it is of cards that are not in the deck together.
pub fn best(cards: Cards, colours: impl Iterator<Item = Colour> + Clone, cost: u32, rulings: &Rulings) -> Option<Best> {
    let all = colours.clone().fold(0, |all, colour| all | 1 << colour.index());
    let weigh = || {
        let counted: Vec<_> = colours.flat_map(|colour| counted(cards, colour, rulings)).collect();
        let whole = counted.iter().filter(|counted| counted.is_whole(cards, cost)).map(|counted| counted.worth).min();
        let most = || counted.iter().max_by_key(|counted| counted.worth);
        whole.map(Best::Whole).or_else(|| most().map(|counted| Best::Most(counted.colour, counted.worth)))
    };
    match white_uses(cards, rulings).count() * brown_uses(cards, Colour::Green, rulings).count() {
        ..=FEW => weigh(),
        _ => remembered(&PAYMENTS, (cards, all, cost, answers(rulings)), weigh),
    }
}

/// Whether a card can let others pass.
pub(super) fn is_spent(card: Card) -> bool {
    card.colour == Colour::White && card.value != Value::Three
}

/// Those of some cards that all count in `colour` which only a white card can let pass.
pub(super) fn pass(cards: Cards, colour: Colour) -> Cards {
    let own = |card: Card| card.colour == colour || card.colour == Colour::Green;
    let pairs = |card: Card| card.colour == Colour::Brown && card.value != Value::Three;
    cards.iter().filter(|&(card, _)| !own(card) && !pairs(card) && !is_spent(card)).collect()
}

/// The fewest cards of a payment without which the rest counts whole, and is worth the cost or as much as can be.
pub(super) fn idle(cards: Cards, colour: Colour, cost: u32, rulings: &Rulings) -> Cards {
    let best = counted(cards, colour, rulings).max_by_key(|best| (best.worth.min(cost), best.size, best.worth));
    best.and_then(|best| cards.minus(best.of(cards))).unwrap_or_default()
}

/// Cards that all count, in one use of whites and browns.
#[derive(Debug, Clone, Copy)]
struct Counted {
    /// The colour in which is paid.
    colour: Colour,
    way: Use,
    /// What they come to, and how many they are.
    worth: u32,
    size: u32,
    /// By how many white 1s and 2s cards of each colour pass.
    passing: Passing,
}
type Passing = [[u8; 2]; COLOURS];

impl Counted {
    /// Whether they are all of some cards, and come to the cost.
    fn is_whole(&self, cards: Cards, cost: u32) -> bool {
        self.size == cards.total() && self.worth >= cost
    }
    /// Which of some cards they are.
    fn of(self, cards: Cards) -> Cards {
        let left = self.way.spend(cards);
        let own = |(card, _): &(Card, u8)| card.colour == self.colour || card.colour == Colour::Green;
        let mut counted = cards.less(left);
        left.iter().filter(own).for_each(|(card, count)| counted.add(card, count));
        // Green cards count already.
        let passed = Colour::ALL.into_iter().zip(self.passing).filter(|(other, _)| *other != Colour::Green);
        passed.fold(counted, |all, (other, whites)| all.plus(Several::of(left, other).best(pass_by(whites)).cards(other)))
    }
}

/// How many cards of one colour whites let pass at most.
fn pass_by([ones, twos]: [u8; 2]) -> usize {
    usize::from(ones) * BLOCK + usize::from(twos)
}

/// What some colours come to that whites let pass, by which, and how many they are.
#[derive(Clone, Copy)]
struct Passed {
    worth: u32,
    size: u32,
    passing: Passing,
}
/// What comes of each number of white 1s and white 2s that let cards pass.
type Table = [[Option<Passed>; WHITES]; WHITES];

/// What comes of so many whites with cards of one more colour, each white letting one pass at least.
fn passed(before: &Table, several: Several, other: Colour, [ones, twos]: [u8; 2]) -> Option<Passed> {
    let mut most: Option<Passed> = None;
    for whites in pairs_up_to([ones, twos]).filter(|[one, two]| usize::from(one + two) <= several.count()) {
        let Some(mut passed) = before[usize::from(ones - whites[0])][usize::from(twos - whites[1])] else { continue };
        // Green cards count already.
        let pass = |whites| if other == Colour::Green { 0 } else { pass_by(whites).min(several.count()) };
        passed.worth += several.best(pass(whites)).worth();
        passed.size += pass(whites) as u32;
        passed.passing[other.index()] = whites;
        // Where several come to the same, cards of earlier colours pass first, and not by white 1s where white 2s will do.
        let rank = |passed: &Passed| (passed.worth, passed.size, Reverse(pass(passed.passing[other.index()])));
        if most.is_none_or(|known| rank(&known) <= rank(&passed)) {
            most = Some(passed);
        }
    }
    most
}

/// The part of some cards that counts in each way to use whites and browns by which each white lets something pass.
fn counted(cards: Cards, colour: Colour, rulings: &Rulings) -> impl DoubleEndedIterator<Item = Counted> {
    let whites = ones_and_twos(cards, Colour::White).map(|count| count.min(WHITES as u8 - 1));
    let green_passes = rulings.white_on_green == WhiteOnGreen::Yes;
    let lets_pass = move |other: &Colour| *other != colour && (*other != Colour::Green || green_passes);
    // What comes of each number of whites with one more colour.
    let add = move |before: Table, left: Cards, other: Colour| {
        let several = Several::of(left, other);
        let mut table = before;
        if several.count() > 0 {
            pairs_up_to(whites)
                .for_each(|[one, two]| table[usize::from(one)][usize::from(two)] = passed(&before, several, other, [one, two]));
        }
        table
    };
    // What is not spent is the same in each way.
    let mut others = [[None; WHITES]; WHITES];
    others[0][0] = Some(Passed { worth: 0, size: 0, passing: [[0; 2]; COLOURS] });
    for other in Colour::ALL.into_iter().filter(|other| lets_pass(other) && !SPENT.contains(other)) {
        others = add(others, cards, other);
    }
    let mut browns: Vec<([u8; 2], Table)> = Vec::new();
    uses(cards, colour, rulings).filter_map(move |way| {
        let left = way.spend(cards);
        let at = browns.iter().position(|(known, _)| *known == way.browns).unwrap_or_else(|| {
            browns.push((way.browns, if lets_pass(&Colour::Brown) { add(others, left, Colour::Brown) } else { others }));
            browns.len() - 1
        });
        let several = if lets_pass(&Colour::White) { Several::of(left, Colour::White) } else { Several::default() };
        let Passed { worth, size, passing } = passed(&browns[at].1, several, Colour::White, way.whites)?;
        let own = by_themselves(left, colour);
        let worth = worth + own.map(Several::worth).iter().sum::<u32>() + PAIR * way.pairs();
        let size = size + own.map(Several::count).iter().sum::<usize>() as u32 + cards.total() - left.total();
        Some(Counted { colour, way, worth, size, passing })
    })
}

/// Every two numbers up to these.
fn pairs_up_to([ones, twos]: [u8; 2]) -> impl DoubleEndedIterator<Item = [u8; 2]> + Clone {
    (0..=ones).flat_map(move |one| (0..=twos).map(move |two| [one, two]))
}

/// Cards of one colour that white cards let pass for the section's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PassedCards {
    /// Their colour.
    pub colour: Colour,
    /// Those cards.
    pub cards: Cards,
    /// The white 1s and 2s that let them pass, and count nothing themselves.
    pub whites: Cards,
}

/// A payment in which every card counts: each card is in one of these places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// The colour in which is paid.
    pub colour: Colour,
    /// Cards of that colour.
    pub own: Cards,
    /// Green cards that count as that colour; none if it is green.
    pub green: Cards,
    /// Brown cards that make pairs.
    pub pairs: Cards,
    /// What white cards let pass, colour by colour.
    pub passed: Vec<PassedCards>,
    /// What all that comes to.
    pub worth: u32,
}

/// The plainest way in which all cards of a payment count and come to the cost: with the fewest powers, or, where only exact
/// payments are allowed (ruling `overpaying`), first with the least worth. None if there is no such way.
pub fn account(paid: Cards, colours: impl Iterator<Item = Colour>, cost: u32, rulings: &Rulings) -> Option<Account> {
    let exactly = rulings.overpaying == Overpaying::OnlyWithoutExact;
    let working = colours.flat_map(|colour| counted(paid, colour, rulings)).filter(|way| way.is_whole(paid, cost));
    let Counted { colour, way, worth, passing, .. } = working.min_by_key(|&Counted { colour, way, worth, .. }| {
        let powers = u32::from(way.whites[0] + way.whites[1]) + way.pairs();
        // No green card is a 3 that a pair could stand for.
        let is_odd = colour == Colour::Green && way.pairs() > 0;
        (if exactly { worth } else { 0 }, powers, worth, is_odd, Reverse(of_colour(paid, colour).total()))
    })?;
    let left = way.spend(paid);
    let passed = Colour::ALL.into_iter().zip(passing).filter(|(_, whites)| *whites != [0; 2]).map(|(colour, whites)| {
        // Of green cards, which are all alike, some may stay as they are.
        let cards = of_colour(left, colour).iter().flat_map(|(card, count)| std::iter::repeat_n(card, count.into()));
        PassedCards { colour, cards: cards.take(pass_by(whites)).collect(), whites: low(Colour::White, whites) }
    });
    let passed: Vec<PassedCards> = passed.collect();
    let whitened = passed.iter().find(|passed| passed.colour == Colour::Green).map_or(Cards::EMPTY, |passed| passed.cards);
    let green = if colour == Colour::Green { Cards::EMPTY } else { of_colour(left, Colour::Green).less(whitened) };
    Some(Account { colour, own: of_colour(left, colour), green, pairs: low(Colour::Brown, way.browns), passed, worth })
}

fn of_colour(cards: Cards, colour: Colour) -> Cards {
    cards.iter().filter(|(card, _)| card.colour == colour).collect()
}

//! Payments that a hand can make.
//!
//! Choose the cards that count, then the fewest whites that let other colours pass: few parts of a large hand are near a payment.

use super::weighed::{CHEAPEST, answers, remembered};
use super::{BLOCK, COLOURS, PAIR, Paint, brown_uses, colours, is_enough_by_powers, low, seen_at_once, value};
use crate::games::blue_moon_city::pieces::DECK;
use crate::games::blue_moon_city::rules::{Overpaying, SeveralWhites};
use crate::games::blue_moon_city::{Card, Cards, Colour, Rulings, Value};
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

const BROWNS: [Card; 2] = [Card::new(Colour::Brown, Value::One), Card::new(Colour::Brown, Value::Two)];
const WHITES: [Card; 2] = [Card::new(Colour::White, Value::One), Card::new(Colour::White, Value::Two)];

/// The most payments listed for the sections with one number: real hands have fewer, half the deck tens of thousands.
pub(crate) const MOST_WAYS: usize = 500;

/// The ways in which a hand can pay without waste (no card could be left out), each once, those with the fewest cards first,
/// 500 at most. Where only exact payments are allowed (ruling `overpaying`), these are the exact ones, if a hand can be exact.
pub fn ways(hand: Cards, paint: Paint, cost: u32, rulings: &Rulings) -> Vec<Cards> {
    by_size(hand, paint, None, cost, rulings, MOST_WAYS).flatten().take(MOST_WAYS).collect()
}

/// The allowed payment of a hand with the fewest cards, of these one of the lowest worth; in a certain colour if one is named.
pub fn cheapest(hand: Cards, paint: Paint, named: Option<Colour>, cost: u32, rulings: &Rulings) -> Option<Cards> {
    let cheapest = || by_size(hand, paint, named, cost, rulings, usize::MAX).flatten().next();
    remembered(&CHEAPEST, (hand, (paint, named), cost, answers(rulings)), cheapest)
}

/// The ways to pay without waste by the number of their cards, those of each by their worth. The search ends with `most`.
fn by_size(
    hand: Cards,
    paint: Paint,
    named: Option<Colour>,
    cost: u32,
    rulings: &Rulings,
    most: usize,
) -> impl Iterator<Item = Vec<Cards>> {
    let mut searches = Search::all(hand, colours(paint, named), cost, rulings);
    searches.retain(|search| search.pays(hand));
    let exactly = is_exact_wanted(hand, paint, cost, rulings);
    let whites: u32 = WHITES.iter().map(|&white| u32::from(hand.of(white))).sum();
    let mut known = HashSet::new();
    // What counts is worth 1 a card at least; two brown 1s may be one too many.
    (1..=hand.total().min(cost + 2 + whites)).map(move |size| {
        let mut ways = Vec::new();
        for search in &searches {
            search.show(exactly, size, &mut |payment| {
                if payment.total() == size && !known.contains(&payment) && is_without_waste(payment, exactly, &searches, &known) {
                    known.insert(payment);
                    ways.push(payment);
                }
                known.len() < most
            });
        }
        ways.sort_by_key(|&payment| value(payment));
        ways
    })
}

/// Whether no part of a payment in one colour is a payment in any; `known` are all those with fewer cards.
fn is_without_waste(payment: Cards, exactly: bool, searches: &[Search<'_>], known: &HashSet<Cards>) -> bool {
    match exactly {
        true => !known.iter().any(|&part| payment.contains(part)),
        false => searches.iter().all(|search| search.is_tight(payment)),
    }
}

/// Cards of a colour in which a section may be paid that are worth exactly `cost` as they are: the fewest of the first such
/// colour; none if there are none. Powers do not make a hand exact: nobody has to use one.
pub(crate) fn exact(hand: Cards, paint: Paint, cost: u32) -> Option<Cards> {
    colours(paint, None).find_map(|colour| exact_in(hand, colour, cost).min_by_key(|cards| cards.total()))
}

/// All such cards of one colour.
fn exact_in(hand: Cards, colour: Colour, cost: u32) -> impl Iterator<Item = Cards> {
    let [ones, twos, threes] = Value::ALL.map(|value| hand.of(Card::new(colour, value)));
    let counts = (0..=threes).flat_map(move |three| (0..=twos).map(move |two| (two, three)));
    counts.filter_map(move |(two, three)| {
        let one = cost.checked_sub(2 * u32::from(two) + 3 * u32::from(three)).filter(|&one| one <= ones.into())?;
        Some(
            Value::ALL.into_iter().zip([one as u8, two, three]).map(|(value, count)| (Card::new(colour, value), count)).collect(),
        )
    })
}

const GREEN: Card = Card::new(Colour::Green, Value::One);

/// A part of a payment that is worth exactly `cost` in one of some colours, with all powers that it has, if there is one.
pub(crate) fn exact_part(
    paid: Cards,
    colours: impl Iterator<Item = Colour> + Clone,
    cost: u32,
    rulings: &Rulings,
) -> Option<Cards> {
    // Cards that count by themselves convince best.
    let plain = |colour: Colour| {
        let greens = if colour == Colour::Green { 0 } else { paid.of(GREEN) };
        let ways = (0..=greens).filter_map(move |greens| Some((greens, cost.checked_sub(greens.into())?)));
        let ways = ways
            .flat_map(move |(greens, rest)| exact_in(paid, colour, rest).map(move |own| own.plus(Cards::only(GREEN, greens))));
        ways.min_by_key(|cards| cards.total())
    };
    colours.clone().find_map(plain).or_else(|| Search::all(paid, colours, cost, rulings).iter().find_map(Search::exact))
}

/// Whether only payments that are worth exactly the cost will do.
fn is_exact_wanted(hand: Cards, paint: Paint, cost: u32, rulings: &Rulings) -> bool {
    rulings.overpaying == Overpaying::OnlyWithoutExact && exact(hand, paint, cost).is_some()
}

struct Search<'a> {
    hand: Cards,
    colour: Colour,
    cost: u32,
    rulings: &'a Rulings,
    /// What a card of the hand is worth at most, half a pair included.
    dearest: u32,
    /// What is known of parts of the hand: whether they pay.
    pays: RefCell<HashMap<Cards, bool>>,
}

/// The least that cards come to if all of them count: pairs of brown 2s lose one.
fn least(cards: Cards) -> u32 {
    value(cards) - u32::from(cards.of(BROWNS[1]) / 2)
}

/// What the lowest of some cards is worth, or more: 3 for half a pair.
fn lowest(cards: Cards) -> u32 {
    cards.iter().filter(|(card, _)| !BROWNS.contains(card)).map(|(card, _)| card.worth().into()).min().unwrap_or(PAIR)
}

impl<'a> Search<'a> {
    fn all(hand: Cards, colours: impl Iterator<Item = Colour>, cost: u32, rulings: &'a Rulings) -> Vec<Self> {
        let dearest = hand.iter().map(|(card, _)| u32::from(card.worth())).max().unwrap_or(0).max(2);
        colours.map(|colour| Self { hand, colour, cost, rulings, dearest, pays: RefCell::default() }).collect()
    }

    /// Whether some cards pay.
    fn pays(&self, cards: Cards) -> bool {
        let weigh = || is_enough_by_powers(cards, self.colour, self.cost, self.rulings);
        let remembered = || *self.pays.borrow_mut().entry(cards).or_insert_with(weigh);
        seen_at_once(cards, self.colour, self.cost).unwrap_or_else(remembered)
    }

    /// Shows payments of at most `size` cards, some of them several times, as long as `found` says so: those of which no card can
    /// be left out, or exact ones, among them all of which no part is exact.
    fn show(&self, exactly: bool, size: u32, found: &mut impl FnMut(Cards) -> bool) {
        let mut go_on = true;
        self.extend(Cards::EMPTY, 0, &mut |counting| {
            // Counting cards could all be needed if without the lowest they come to less.
            let most = if exactly { self.cost } else { self.cost + lowest(counting) - 1 };
            let fits = go_on && counting.total() <= size && least(counting) <= most && self.reach(counting, size) >= self.cost;
            if !fits || !self.may_pass(counting) {
                return false;
            }
            self.uses(counting, &mut |total, whites| {
                let payment = counting.plus(whites);
                if go_on && (!exactly || total == self.cost && payment.total() <= size) {
                    go_on = found(payment);
                }
            });
            go_on && (exactly || !self.pays(counting))
        });
    }

    fn exact(&self) -> Option<Cards> {
        let mut exact = None;
        self.show(true, u32::MAX, &mut |payment| {
            exact = Some(payment);
            false
        });
        exact
    }

    /// Shows parts of the hand, each once: from the empty one to those with more cards wherever `look` says so.
    fn extend(&self, part: Cards, from: usize, look: &mut impl FnMut(Cards) -> bool) {
        if !look(part) {
            return;
        }
        for (index, &card) in Card::ALL.iter().enumerate().skip(from) {
            if part.of(card) < self.hand.of(card) && self.may_count(card) {
                self.extend(part.plus(Cards::only(card, 1)), index, look);
            }
        }
    }

    /// Whether a card could count, alone or with others of the hand.
    fn may_count(&self, card: Card) -> bool {
        let own = card.colour == self.colour || card.colour == Colour::Green;
        own || BROWNS.contains(&card) || WHITES.iter().any(|&white| self.hand.of(white) > 0)
    }

    /// Whether the whites of the hand could let all of a part pass that is of another colour, if all browns make pairs that can.
    fn may_pass(&self, part: Cards) -> bool {
        let paired = BROWNS.iter().map(|&brown| u32::from(part.of(brown))).sum();
        let mut passes = false;
        self.whites(part, paired, &mut |_| passes = true);
        passes
    }

    /// The most that a part of the hand with up to `size` cards is worth: brown pairs 3, its own cards that much more in pairs.
    fn reach(&self, part: Cards, size: u32) -> u32 {
        value(part) + u32::from(part.of(BROWNS[0])) + self.dearest * size.saturating_sub(part.total()).min(DECK)
    }

    /// Whether no card of a payment could be left out.
    fn is_tight(&self, payment: Cards) -> bool {
        payment.iter().all(|(card, _)| payment.minus(Cards::only(card, 1)).is_some_and(|rest| !self.pays(rest)))
    }

    /// Shows every way in which all of `counting` come to the cost: to what, and the whites needed, which the hand has.
    fn uses(&self, counting: Cards, show: &mut impl FnMut(u32, Cards)) {
        let all = value(counting);
        for [one, two] in brown_uses(counting, self.colour, self.rulings) {
            let (one, two) = (u32::from(one), u32::from(two));
            let total = all + (one + two) / 2 * PAIR - one - 2 * two;
            if total >= self.cost {
                self.whites(counting, one + two, &mut |whites| show(total, whites));
            }
        }
    }

    /// Shows the whites that let all other colours but `paired` browns pass: for each useful number of 1s the fewest 2s.
    fn whites(&self, counting: Cards, paired: u32, show: &mut impl FnMut(Cards)) {
        let mut left = [0; COLOURS];
        for (card, count) in counting.iter().filter(|(card, _)| card.colour != self.colour && card.colour != Colour::Green) {
            left[card.colour.index()] += u32::from(count);
        }
        if self.colour != Colour::Brown {
            left[Colour::Brown.index()] -= paired;
        }
        let mut singles: u32 = left.iter().sum();
        let [ones, twos] = WHITES.map(|white| u32::from(self.hand.of(white) - counting.of(white)));
        for one in 0..=ones {
            let several = one + singles <= 1 || self.rulings.several_whites == SeveralWhites::Yes;
            if singles <= twos && several {
                show(low(Colour::White, [one as u8, singles as u8]));
            }
            // One more white 1 goes where it lets most pass.
            let Some(most) = left.iter_mut().max() else { return };
            if *most == 0 {
                return;
            }
            let passed = (*most).min(BLOCK as u32);
            *most -= passed;
            singles -= passed;
        }
    }
}

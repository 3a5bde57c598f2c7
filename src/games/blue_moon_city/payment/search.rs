//! Payments that a hand can make.

use super::super::pieces::{Card, Cards, Colour, Value};
use super::super::rules::Rulings;
use super::{value_of, weigh};

/// Calls `found` with every payment of a hand without waste: none of its cards could be left out. Each comes once, in each colour.
pub(in crate::games::blue_moon_city) fn without_waste(
    hand: Cards,
    colour: Colour,
    cost: u32,
    rulings: &Rulings,
    found: &mut impl FnMut(Cards),
) {
    let search = Search { hand, colour, cost, rulings };
    search.extend(Cards::EMPTY, 0, &mut |payment| {
        if weigh(payment, colour, cost, rulings).most < cost {
            return Next::Further;
        }
        if search.is_tight(payment) {
            found(payment);
        }
        Next::Back
    });
}

/// The cheapest payment of a hand: with the fewest cards, of these one of the lowest worth.
pub(in crate::games::blue_moon_city) fn cheapest(
    hand: Cards,
    colours: impl Iterator<Item = Colour>,
    cost: u32,
    rulings: &Rulings,
) -> Option<Cards> {
    let price = |cards: Cards| (cards.total(), cards.iter().map(|(card, count)| card.worth() * count).sum::<u8>());
    let mut cheapest: Option<Cards> = None;
    for colour in colours {
        without_waste(hand, colour, cost, rulings, &mut |payment| {
            if cheapest.is_none_or(|known| price(payment) < price(known)) {
                cheapest = Some(payment);
            }
        });
    }
    cheapest
}

/// A payment of a hand that is worth exactly `cost`, if there is one.
pub(in crate::games::blue_moon_city) fn exact(
    hand: Cards,
    colours: impl Iterator<Item = Colour>,
    cost: u32,
    rulings: &Rulings,
) -> Option<Cards> {
    for colour in colours {
        let search = Search { hand, colour, cost, rulings };
        let mut exact = None;
        search.extend(Cards::EMPTY, 0, &mut |payment| {
            if !payment.is_empty() && weigh(payment, colour, cost, rulings).tightest == Some(cost) {
                exact = Some(payment);
                return Next::Stop;
            }
            if at_least(payment) > cost { Next::Back } else { Next::Further }
        });
        if exact.is_some() {
            return exact;
        }
    }
    None
}

/// No use of the cards in which all count comes to less: a pair of brown 2s loses one, whites may count nothing.
fn at_least(cards: Cards) -> u32 {
    let whites =
        [Value::One, Value::Two].map(|value| u32::from(value.number()) * u32::from(cards.of(Card::new(Colour::White, value))));
    let all: u32 = Colour::ALL.into_iter().map(|colour| value_of(cards, colour)).sum();
    all - whites[0] - whites[1] - u32::from(cards.of(Card::new(Colour::Brown, Value::Two)) / 2)
}

/// Where a search goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// With more cards.
    Further,
    /// Without the last one.
    Back,
    /// Nowhere.
    Stop,
}

/// The order in which cards are tried: whites first, so that it is known what may pass before other colours come.
fn order() -> impl Iterator<Item = Card> {
    let white = |card: &Card| card.colour == Colour::White;
    Card::ALL.into_iter().filter(white).chain(Card::ALL.into_iter().filter(move |card| !white(card)))
}

struct Search<'a> {
    hand: Cards,
    colour: Colour,
    cost: u32,
    rulings: &'a Rulings,
}

impl Search<'_> {
    /// Shows parts of the hand, each once, from the empty one to those with more cards as far as `look` says; false once it stops.
    fn extend(&self, payment: Cards, from: usize, look: &mut impl FnMut(Cards) -> Next) -> bool {
        match look(payment) {
            Next::Further => {}
            Next::Back => return true,
            Next::Stop => return false,
        }
        for (index, card) in order().enumerate().skip(from) {
            if payment.of(card) >= self.hand.of(card) || !self.may_help(payment, card) {
                continue;
            }
            let mut more = payment;
            more.add(card, 1);
            if !self.extend(more, index, look) {
                return false;
            }
        }
        true
    }

    /// Whether a card could count beside those that are there. Whites have been chosen before all other colours.
    fn may_help(&self, payment: Cards, card: Card) -> bool {
        let own = card.colour == self.colour || card.colour == Colour::Green;
        let white = card.colour == Colour::White && card.value != Value::Three;
        let brown = card.colour == Colour::Brown && card.value != Value::Three;
        let whites = Value::ALL[..2].iter().any(|&value| payment.of(Card::new(Colour::White, value)) > 0);
        own || white || brown || whites
    }

    /// Whether no card of a payment could be left out.
    fn is_tight(&self, payment: Cards) -> bool {
        payment.iter().all(|(card, _)| {
            let mut less = payment;
            let had = less.remove(card);
            had && weigh(less, self.colour, self.cost, self.rulings).most < self.cost
        })
    }
}

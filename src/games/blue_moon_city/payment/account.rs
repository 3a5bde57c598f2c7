//! How the cards of a payment count, one by one: what proves its worth.

use super::{Counted, counted, low, pass_by};
use crate::games::blue_moon_city::pieces::{Cards, Colour};
use crate::games::blue_moon_city::rules::{Overpaying, Rulings};
use std::cmp::Reverse;

/// Cards of one colour that white cards let pass for the section's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Passed {
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
    pub passed: Vec<Passed>,
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
        (if exactly { worth } else { 0 }, powers, worth, Reverse(of_colour(paid, colour).total()))
    })?;
    let left = way.spend(paid);
    let passed = Colour::ALL.into_iter().zip(passing).filter(|(_, whites)| *whites != [0; 2]).map(|(colour, whites)| {
        // Of green cards, which are all alike, some may stay as they are.
        let cards = of_colour(left, colour).iter().flat_map(|(card, count)| std::iter::repeat_n(card, count.into()));
        Passed { colour, cards: cards.take(pass_by(whites)).collect(), whites: low(Colour::White, whites) }
    });
    let passed: Vec<Passed> = passed.collect();
    let whitened = passed.iter().find(|passed| passed.colour == Colour::Green).map_or(Cards::EMPTY, |passed| passed.cards);
    let green = if colour == Colour::Green { Cards::EMPTY } else { of_colour(left, Colour::Green).less(whitened) };
    Some(Account { colour, own: of_colour(left, colour), green, pairs: low(Colour::Brown, way.browns), passed, worth })
}

fn of_colour(cards: Cards, colour: Colour) -> Cards {
    let mut own = Cards::EMPTY;
    for (card, count) in cards.iter().filter(|(card, _)| card.colour == colour) {
        own.add(card, count);
    }
    own
}

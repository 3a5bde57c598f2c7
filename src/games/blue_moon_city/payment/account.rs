//! How the cards of a payment count, one by one: what proves its worth.

use super::{BLOCK, low, whole};
use crate::games::blue_moon_city::pieces::{Cards, Colour};
use crate::games::blue_moon_city::rules::{Overpaying, Rulings, WhiteOnGreen};
use std::cmp::Reverse;

/// Cards of one colour that white cards let pass for the section's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Passed {
    /// Their colour.
    pub(crate) colour: Colour,
    /// Those cards.
    pub(crate) cards: Cards,
    /// The white 1s and 2s that let them pass, and count nothing themselves.
    pub(crate) whites: Cards,
}

/// A payment in which every card counts: each card is in one of these places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Account {
    /// The colour in which is paid.
    pub(crate) colour: Colour,
    /// Cards of that colour.
    pub(crate) own: Cards,
    /// Green cards that count as that colour; none if it is green.
    pub(crate) green: Cards,
    /// Brown cards that make pairs.
    pub(crate) pairs: Cards,
    /// What white cards let pass, colour by colour.
    pub(crate) passed: Vec<Passed>,
    /// What all that comes to.
    pub(crate) worth: u32,
}

/// The plainest way in which all cards of a payment count and come to the cost: with the fewest powers, or, where only exact
/// payments are allowed (ruling `overpaying`), first with the least worth. None if there is no such way.
pub(crate) fn account(paid: Cards, colours: impl Iterator<Item = Colour>, cost: u32, rulings: &Rulings) -> Option<Account> {
    let exactly = rulings.overpaying == Overpaying::OnlyWithoutExact;
    let working = colours.flat_map(|colour| whole(paid, colour, cost, rulings).map(move |(way, worth)| (colour, way, worth)));
    let (colour, way, worth) = working.min_by_key(|&(colour, way, worth)| {
        let powers = u32::from(way.whites[0] + way.whites[1]) + way.pairs();
        (if exactly { worth } else { 0 }, powers, worth, Reverse(of_colour(paid, colour).total()))
    })?;
    let left = way.spend(paid);
    let others = Colour::ALL.into_iter().filter(|&other| other != colour && other != Colour::Green);
    let mut to_pass: Vec<(Cards, bool)> = others.map(|other| (of_colour(left, other), false)).collect();
    let green = if colour == Colour::Green { Cards::EMPTY } else { of_colour(left, Colour::Green) };
    if rulings.white_on_green == WhiteOnGreen::Yes {
        to_pass.push((green, true));
    }
    to_pass.retain(|(cards, _)| !cards.is_empty());
    let mut passed = Vec::new();
    allot(&to_pass, way.whites, &mut passed).then_some(())?;
    let whitened = passed.iter().find(|passed| passed.colour == Colour::Green).map_or(Cards::EMPTY, |passed| passed.cards);
    Some(Account {
        colour,
        own: of_colour(left, colour),
        green: green.minus(whitened).unwrap_or_default(),
        pairs: low(Colour::Brown, way.browns),
        passed,
        worth,
    })
}

/// Gives every white cards to let pass, so that all cards of each colour pass, or only some where they may stay as they are.
fn allot(to_pass: &[(Cards, bool)], whites: [u8; 2], passed: &mut Vec<Passed>) -> bool {
    let Some((&(cards, may_stay), rest)) = to_pass.split_first() else { return whites == [0; 2] };
    let [ones, twos] = whites;
    let count = cards.total();
    for (one, two) in (0..=ones).flat_map(|one| (0..=twos).map(move |two| (one, two))) {
        let pass = (u32::from(one) * BLOCK as u32 + u32::from(two)).min(count);
        if u32::from(one + two) > count || !may_stay && pass < count {
            continue;
        }
        let before = passed.len();
        if let Some((card, _)) = cards.iter().next().filter(|_| pass > 0) {
            let cards = if pass == count { cards } else { std::iter::repeat_n(card, pass as usize).collect() };
            passed.push(Passed { colour: card.colour, cards, whites: low(Colour::White, [one, two]) });
        }
        if allot(rest, [ones - one, twos - two], passed) {
            return true;
        }
        passed.truncate(before);
    }
    false
}

fn of_colour(cards: Cards, colour: Colour) -> Cards {
    let mut own = Cards::EMPTY;
    for (card, count) in cards.iter().filter(|(card, _)| card.colour == colour) {
        own.add(card, count);
    }
    own
}

//! What is said of payments. The decisions themselves are tried by force in `tests/games`.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::games::blue_moon_city::pieces::deck;
use crate::games::blue_moon_city::rules::Overpaying;
use crate::verdict::RulingSet;
use Colour::{Blue, Brown, Green, Grey, Red, White};
use fastrand::Rng;

/// Cards one by one: colour and number.
fn cards(list: &[(Colour, u8)]) -> Cards {
    list.iter().map(|&(colour, number)| Card::new(colour, Value::ALL[usize::from(number) - 1])).collect()
}
/// A few cards of the deck, whites and browns more often than others.
fn hand(rng: &mut Rng, most: usize) -> Vec<Card> {
    let mut left = deck();
    let mut hand = Vec::new();
    for _ in 0..rng.usize(0..=most) {
        let colour = [White, Brown, Grey, Red, Green, Blue, White, Brown][rng.usize(0..8)];
        let value = if colour == Green { Value::One } else { Value::ALL[rng.usize(0..3)] };
        let card = Card::new(colour, value);
        if left.remove(card) {
            hand.push(card);
        }
    }
    hand
}
fn any_rulings(rng: &mut Rng) -> Rulings {
    let mut rulings = Rulings::default();
    for (index, ruling) in Rulings::RULINGS.iter().enumerate() {
        rulings.set(index, rng.usize(0..ruling.answers.len()));
    }
    rulings
}

#[test]
fn the_cheapest_payment_is_the_smallest_that_is_found() {
    let mut rng = Rng::with_seed(8);
    for _ in 0..400 {
        let all: Cards = hand(&mut rng, 8).into_iter().collect();
        let only = Paint::Of([White, Brown, Grey, Red, Blue][rng.usize(0..5)]);
        let (cost, rulings) = (rng.u32(1..=6), any_rulings(&mut rng));
        let (found, cheapest) = (ways(all, only, cost, &rulings), cheapest(all, only, None, cost, &rulings));
        assert_eq!(cheapest.map(Cards::total), found.iter().map(|part| part.total()).min(), "{all:?} for {only:?} {cost}");
        assert_eq!(is_enough(all, only, cost, &rulings), cheapest.is_some(), "{all:?} for {only:?} {cost}");
    }
}

/// What a white lets pass at most: four cards of one colour, or one.
fn pass_at_most(whites: Cards) -> u32 {
    whites.iter().map(|(card, count)| u32::from(count) * if card.value == Value::One { BLOCK as u32 } else { 1 }).sum()
}

#[test]
fn an_account_tells_every_card_once_and_comes_to_the_cost() {
    let mut rng = Rng::with_seed(10);
    let mut told = 0;
    for _ in 0..6_000 {
        let hand: Cards = hand(&mut rng, 8).into_iter().collect();
        let paint = [Paint::Any, Paint::Of([White, Brown, Grey, Red][rng.usize(0..4)])][rng.usize(0..2)];
        let (cost, rulings) = (rng.u32(1..=6), any_rulings(&mut rng));
        let best = match best(hand, colours(paint, None), cost, &rulings) {
            Some(Best::Whole(worth)) => Some(worth),
            Some(Best::Most(..)) | None => None,
        };
        let account = account(hand, colours(paint, None), cost, &rulings);
        assert_eq!(account.is_some(), best.is_some(), "{hand:?} for {paint:?} {cost}");
        let Some(Account { colour, own, green, pairs, passed, worth }) = account else { continue };
        told += 1;
        let all = passed.iter().fold(own.plus(green).plus(pairs), |all, passed| all.plus(passed.cards).plus(passed.whites));
        assert_eq!(all, hand, "every card once");
        assert!(own.iter().all(|(card, _)| card.colour == colour));
        assert!(green.iter().all(|(card, _)| card.colour == Green && colour != Green));
        assert!(pairs.iter().all(|(card, _)| card.colour == Brown && card.value != Value::Three) && pairs.total() % 2 == 0);
        assert!(pairs.is_empty() || colour != Brown || rulings.mimix_on_brown == MimixOnBrown::Yes);
        let mut sum = value_of(own, colour) + value_of(green, Green) + PAIR * pairs.total() / 2;
        for passed in &passed {
            let spent = |card: Card| card.colour == White && card.value != Value::Three;
            assert!(passed.whites.iter().all(|(card, _)| spent(card)));
            assert!(passed.cards.iter().all(|(card, _)| card.colour == passed.colour) && passed.colour != colour);
            assert!(passed.cards.total() <= pass_at_most(passed.whites) && passed.whites.total() <= passed.cards.total());
            assert!(passed.colour != Green || rulings.white_on_green == WhiteOnGreen::Yes);
            sum += value_of(passed.cards, passed.colour);
        }
        let whites: u32 = passed.iter().map(|passed| passed.whites.total()).sum();
        assert!(whites <= 1 || rulings.several_whites == SeveralWhites::Yes);
        assert!(sum == worth && worth >= cost, "{hand:?} for {paint:?} {cost}");
        assert!(rulings.overpaying != Overpaying::OnlyWithoutExact || Some(worth) == best, "{hand:?} for {paint:?} {cost}");
    }
    assert!(told > 1_000, "only {told}");
}

#[test]
fn an_account_is_the_plainest_that_is_allowed() {
    let told = |list: &[(Colour, u8)], cost, overpaying| {
        let rulings = Rulings { overpaying, ..Rulings::default() };
        account(cards(list), colours(Paint::Any, None), cost, &rulings).unwrap()
    };
    let [free, exact] = [Overpaying::Free, Overpaying::OnlyWithoutExact];
    let plain = told(&[(White, 2), (White, 3)], 3, free);
    assert_eq!((plain.colour, plain.worth, plain.passed), (White, 5, vec![]));
    let passing = told(&[(White, 2), (White, 3)], 3, exact);
    assert_eq!((passing.worth, passing.passed.len()), (3, 1), "a white 2 that lets the other pass");
    assert_eq!(told(&[(Green, 1), (Green, 1)], 2, exact).colour, Green);
    let pair = told(&[(Brown, 2), (Brown, 2), (Red, 1)], 4, exact);
    assert_eq!((pair.colour, pair.pairs, pair.worth), (Red, cards(&[(Brown, 2), (Brown, 2)]), 4));
}

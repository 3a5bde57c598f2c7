//! Payments of Blue Moon City against every way to use their cards, tried by force.

use fastrand::Rng;
use tilejudge::game::Judge;
use tilejudge::games::blue_moon_city::payment::{Account, Best, account, best, cheapest, colours, is_enough, ways};
use tilejudge::games::blue_moon_city::rules::{MimixOnBrown, Overpaying, SeveralWhites, WhiteOnGreen};
use tilejudge::games::blue_moon_city::{
    BlueMoonCity, Build, Building, Card, Cards, Colour, Move, Paint, Plan, Position, Refusal, Rulings, Section, SectionName,
    Setup, Stack, Value,
};
use tilejudge::verdict::RulingSet;

use Colour::{Blue, Brown, Green, Grey, Red, White};

/// What some cards are worth in a colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Worth {
    /// The most, if cards may be left over.
    most: u32,
    /// The least that is enough, among the ways in which every card counts; none if there is no such way.
    tightest: Option<u32>,
}

/// Every way to use cards, one card at a time: (worth, whether all count).
struct Ways<'a> {
    cards: &'a [Card],
    colour: Colour,
    rulings: &'a Rulings,
    /// What each white lets pass: its index, the colour, how many.
    whites: Vec<(usize, Option<Colour>, usize)>,
    taken: Vec<bool>,
    found: Vec<(u32, bool)>,
}

impl Ways<'_> {
    fn go(&mut self, at: usize, worth: u32, all: bool) {
        let Some(&card) = self.cards.get(at) else {
            let used = self.whites.iter().all(|&(_, _, count)| count > 0);
            if self.rulings.several_whites == SeveralWhites::Yes || self.whites.len() <= 1 {
                self.found.push((worth, all && used));
            }
            return;
        };
        let is_white = self.whites.iter().any(|&(index, ..)| index == at);
        if self.taken[at] || is_white {
            return self.go(at + 1, worth, all);
        }
        let value = u32::from(card.worth());
        self.go(at + 1, worth, false);
        if card.colour == self.colour || card.colour == Green {
            self.go(at + 1, worth + value, all);
        }
        let may_pass = card.colour != self.colour && (card.colour != Green || self.rulings.white_on_green == WhiteOnGreen::Yes);
        for white in 0..self.whites.len() {
            let (index, colour, count) = self.whites[white];
            let most = if self.cards[index].value == Value::One { 4 } else { 1 };
            if may_pass && count < most && colour.is_none_or(|colour| colour == card.colour) {
                self.whites[white] = (index, Some(card.colour), count + 1);
                self.go(at + 1, worth + value, all);
                self.whites[white] = (index, colour, count);
            }
        }
        let half = |card: Card| card.colour == Brown && card.value != Value::Three;
        if half(card) && (self.colour != Brown || self.rulings.mimix_on_brown == MimixOnBrown::Yes) {
            for other in at + 1..self.cards.len() {
                if half(self.cards[other]) && !self.taken[other] {
                    self.taken[other] = true;
                    self.go(at + 1, worth + 3, all);
                    self.taken[other] = false;
                }
            }
        }
    }
}

fn by_force(cards: &[Card], colour: Colour, cost: u32, rulings: &Rulings) -> Worth {
    let spendable: Vec<usize> =
        (0..cards.len()).filter(|&at| cards[at].colour == White && cards[at].value != Value::Three).collect();
    let mut worth = Worth::default();
    for spent in 0..1_u32 << spendable.len() {
        let whites = spendable.iter().enumerate().filter(|(bit, _)| spent & 1 << bit != 0).map(|(_, &at)| (at, None, 0));
        let mut ways = Ways { cards, colour, rulings, whites: whites.collect(), taken: vec![false; cards.len()], found: vec![] };
        ways.go(0, 0, true);
        for (found, all) in ways.found {
            worth.most = worth.most.max(found);
            if all && found >= cost {
                worth.tightest = Some(worth.tightest.map_or(found, |tightest| tightest.min(found)));
            }
        }
    }
    worth
}

/// A few cards of the deck, whites and browns more often than others.
fn hand(rng: &mut Rng, most: usize) -> Vec<Card> {
    let mut left: Cards = Card::ALL.iter().flat_map(|&card| std::iter::repeat_n(card, card.copies().into())).collect();
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

/// A hand where its figure stands on a building with one section of a colour and a cost.
fn table(hand: &[Card], colour: Colour, cost: u32) -> Position {
    let mut position = Position::new(Setup::default(), 2, [None; 21]);
    let building = Building::ALL.into_iter().find(|building| building.print().paint == Paint::Of(colour)).expect("each has one");
    position.plans[building.index()] = Plan { count: 1, costs: Some([cost as u8, 0, 0, 0]), ..building.print() };
    let player = &mut position.players[0];
    (player.figure, player.hand) = (Some(building), Stack::of(hand.iter().copied().collect()));
    position
}

/// What speaks against a payment, or against a stone without one.
fn refusals(position: &Position, pay: Option<Cards>, rulings: &Rulings) -> Vec<Refusal> {
    let section = SectionName::Nth(Section::new(0).expect("it has one"));
    let build = Build { seat: position.turn.seat, on: None, colour: None, section, pay };
    let mut refusals = Vec::new();
    BlueMoonCity::judge(position, &Move::Build(build), rulings, &mut refusals);
    refusals
}

/// Every part of some cards, once.
fn parts(hand: &[Card]) -> Vec<(Vec<Card>, Cards)> {
    let part = |bits: u32| hand.iter().enumerate().filter(|(bit, _)| bits & 1 << bit != 0).map(|(_, &card)| card).collect();
    let mut parts: Vec<(Vec<Card>, Cards)> = Vec::new();
    for bits in 0..1_u32 << hand.len() {
        let part: Vec<Card> = part(bits);
        let cards: Cards = part.iter().copied().collect();
        if parts.iter().all(|(_, known)| *known != cards) {
            parts.push((part, cards));
        }
    }
    parts
}

fn is_own(part: &[Card], colour: Colour, cost: u32) -> bool {
    part.iter().all(|card| card.colour == colour) && part.iter().map(|card| u32::from(card.worth())).sum::<u32>() == cost
}

#[test]
fn every_way_to_use_cards_tried_by_force_agrees() {
    let mut rng = Rng::with_seed(7);
    for _ in 0..6_000 {
        let hand = hand(&mut rng, 7);
        let colour = [White, Brown, Grey, Red, Blue][rng.usize(0..5)];
        let (cost, rulings) = (rng.u32(1..=9), any_rulings(&mut rng));
        let told = format!("{hand:?} for {colour:?} {cost} under {rulings:?}");
        let worth = by_force(&hand, colour, cost, &rulings);
        let position = table(&hand, colour, cost);
        let found = refusals(&position, Some(hand.iter().copied().collect()), &rulings);
        let lacks = found.iter().find_map(|refusal| match *refusal {
            Refusal::PaysTooLittle { worth, .. } => Some(u32::from(worth)),
            _ => None,
        });
        let is_idle = found.iter().any(|refusal| matches!(refusal, Refusal::CountsForNothing { .. }));
        match worth.tightest {
            Some(tightest) => {
                let exactly = tightest > cost && rulings.overpaying == Overpaying::OnlyWithoutExact;
                let is_exact = |(part, _): &(Vec<Card>, Cards)| {
                    is_own(part, colour, cost) || by_force(part, colour, cost, &rulings).tightest == Some(cost)
                };
                let exact = exactly && parts(&hand).iter().any(is_exact);
                let refused = matches!(found[..], [Refusal::ExactPossible { worth, .. }] if u32::from(worth) == tightest);
                assert!(refused == exact && (exact || found.is_empty()), "{found:?} against {tightest}: {told}");
            }
            None => {
                assert_eq!(lacks, Some(worth.most).filter(|&most| most < cost), "{told}");
                assert!(is_idle || lacks.is_some(), "{told}");
            }
        }
        // Whether a hand can pay at all is asked where a step does not say how.
        let found = refusals(&position, None, &rulings);
        let can_pay = matches!(found[..], [Refusal::PaymentNotSaid { .. }]);
        assert_eq!(can_pay, worth.most >= cost, "{told}");
    }
}

#[test]
fn payments_without_waste_and_exact_ones_are_all_listed() {
    let mut rng = Rng::with_seed(8);
    for _ in 0..400 {
        let hand = hand(&mut rng, 8);
        let colour = [White, Brown, Grey, Red, Blue][rng.usize(0..5)];
        let (cost, rulings) = (rng.u32(1..=6), any_rulings(&mut rng));
        let told = format!("{hand:?} for {colour:?} {cost}");
        let parts = parts(&hand);
        let can_exactly = parts.iter().any(|(part, _)| is_own(part, colour, cost));
        let exact_only = can_exactly && rulings.overpaying == Overpaying::OnlyWithoutExact;
        let pays = |part: &[Card]| {
            let worth = by_force(part, colour, cost, &rulings);
            if exact_only { worth.tightest == Some(cost) } else { worth.most >= cost }
        };
        let paying: Vec<Cards> = parts.iter().filter(|(part, _)| pays(part)).map(|(_, cards)| *cards).collect();
        let tight = |part: &Cards| !paying.iter().any(|other| other != part && part.contains(*other));
        let mut expected: Vec<Cards> = paying.iter().copied().filter(tight).collect();
        let moves = BlueMoonCity::legal(&table(&hand, colour, cost), &rulings);
        let paid = |play: &Move| if let Move::Build(build) = play { build.pay } else { None };
        let mut listed: Vec<Cards> = moves.iter().filter_map(paid).collect();
        let key = |cards: &Cards| format!("{cards:?}");
        expected.sort_by_key(key);
        listed.sort_by_key(key);
        assert_eq!(listed, expected, "{told}");
    }
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

/// What cards are worth, each by itself.
fn value(cards: Cards) -> u32 {
    cards.iter().map(|(card, count)| u32::from(card.worth()) * u32::from(count)).sum()
}

/// What a white lets pass at most: four cards of one colour, or one.
fn pass_at_most(whites: Cards) -> u32 {
    whites.iter().map(|(card, count)| u32::from(count) * if card.value == Value::One { 4 } else { 1 }).sum()
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
        let mut sum = value(own) + value(green) + 3 * pairs.total() / 2;
        for passed in &passed {
            let spent = |card: Card| card.colour == White && card.value != Value::Three;
            assert!(passed.whites.iter().all(|(card, _)| spent(card)));
            assert!(passed.cards.iter().all(|(card, _)| card.colour == passed.colour) && passed.colour != colour);
            assert!(passed.cards.total() <= pass_at_most(passed.whites) && passed.whites.total() <= passed.cards.total());
            assert!(passed.colour != Green || rulings.white_on_green == WhiteOnGreen::Yes);
            sum += value(passed.cards);
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
    let cards = |list: &[(Colour, u8)]| -> Cards {
        list.iter().map(|&(colour, number)| Card::new(colour, Value::ALL[usize::from(number) - 1])).collect()
    };
    let told = |list: &[(Colour, u8)], cost, overpaying| {
        let rulings = Rulings { overpaying, ..Rulings::default() };
        account(cards(list), colours(Paint::Any, None), cost, &rulings).expect("it pays")
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

//! One sample of every flaw, refusal and reason: what must hold for each sentence, whatever it says.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::tests::{build, cards, example, five, names, refused};
pub(in crate::games::blue_moon_city) use super::tests::{card, seat, section};
use super::told::BOOK;
use super::*;
use crate::games::blue_moon_city::rules::CATALOGUE;
use crate::games::blue_moon_city::*;
use crate::games::soundness::{self, plain};
use crate::verdict::{Finding, Unit};
use crate::words::{Arg, Message, Text, laws};
use std::collections::BTreeSet;

pub(in crate::games::blue_moon_city) fn spot(row: usize, column: usize) -> Spot {
    Spot::at(row, column).unwrap()
}
pub(in crate::games::blue_moon_city) fn level(price: u8) -> Level {
    Level::priced(price).unwrap()
}

fn flaws() -> Vec<Flaw> {
    let (first, second) = (seat(0), seat(1));
    let mut flaws = Flaw::samples();
    flaws.extend([Flaw::PlayerCount { players: 0 }, Flaw::PlayerCount { players: 5 }, Flaw::SameName { first, second }]);
    flaws
}

fn refusals() -> Vec<Refusal> {
    let (purple, grey, building) = (seat(0), seat(1), Building::University);
    let blue = |worth| card(Colour::Blue, worth);
    let (some, none) = (cards(&[(Colour::White, 2)]), Cards::EMPTY);
    let idle = |why| Refusal::CountsForNothing { price: five(), idle: cards(&[(Colour::Blue, 1), (Colour::Blue, 1)]), why };
    let over = |phase| Refusal::MovementIsOver { phase };
    let power = |power| Refusal::NoSuchPower { card: card(Colour::Brown, 2), power };
    let turn = |phase| Refusal::NotYourTurn { seat: purple, turn: grey, phase };
    let palace = Price { building: Building::RoyalPalace, section: None, cost: 4, colour: None };
    vec![
        Refusal::GameOver,
        Refusal::TurnUnknown,
        Refusal::EndUnknown,
        turn(Phase::Movement),
        turn(Phase::Drawing),
        over(Phase::Building),
        over(Phase::Drawing),
        Refusal::BuildingIsOver,
        Refusal::NotInHand { missing: some, held: none },
        Refusal::NotInHand { missing: some, held: some },
        Refusal::HandHidden { missing: some },
        Refusal::CardsUnknown { count: 2, held: 1 },
        Refusal::NoneLeft { card: blue(3), wanted: 2, unseen: 1 },
        Refusal::NoneLeft { card: card(Colour::Green, 3), wanted: 1, unseen: 0 },
        Refusal::NoSuchPower { card: blue(3), power: Power::Fly },
        power(Power::Leap),
        power(Power::Stride),
        power(Power::Offer),
        Refusal::FigureUnknown,
        Refusal::PlaceUnknown { building },
        Refusal::GoesNowhere { at: DragonTo::Building(building) },
        Refusal::GoesNowhere { at: DragonTo::Out },
        Refusal::TooFar { from: Building::Hospice, to: Building::FireTemple, steps: 3, left: 1, grey: 1 },
        Refusal::TooFar { from: Building::Hospice, to: Building::FireTemple, steps: 7, left: 2, grey: 3 },
        Refusal::StepsUnknown { from: Building::Hospice, to: Building::FireTemple, steps: 3, left: 2 },
        Refusal::StepsUnknown { from: Building::Hospice, to: Building::FireTemple, steps: 3, left: 0 },
        Refusal::WalkedUnknown,
        Refusal::LeapAfterSteps { walked: 1 },
        Refusal::WrongDragon { named: Dragon::Vulca, card: blue(1), moves: Dragon::Aqua },
        Refusal::NoSuchDragon { colour: Colour::Green },
        Refusal::DragonUnknown { dragon: Dragon::Aqua, card: blue(2) },
        Refusal::DragonOutside { dragon: Dragon::Aqua, card: blue(2) },
        Refusal::CannotLeave { dragon: Dragon::Aqua, card: blue(2) },
        Refusal::MayNotLeave { dragon: Dragon::Aqua, inside: true },
        Refusal::MayNotLeave { dragon: Dragon::Aqua, inside: false },
        Refusal::DragonTooFar { dragon: Dragon::Aqua, from: Building::Hospice, to: Building::Mill, steps: 4 },
        Refusal::FigureElsewhere { named: Building::Mill, figure: building },
        Refusal::MarketIsNotBuilt,
        Refusal::AlreadyFinished { building },
        Refusal::SiteUnknown { building, stones: true },
        Refusal::SiteUnknown { building, stones: false },
        Refusal::NotItsColour { building, named: Colour::Red, colour: Colour::White },
        Refusal::NoSuchSection { building, section: section(3), count: 2 },
        Refusal::NoSectionCosts { building, cost: 4, costs: vec![5, 2] },
        Refusal::SectionTaken { building, section: section(2), owner: grey, free: vec![section(1)] },
        Refusal::SectionTaken { building, section: section(2), owner: grey, free: vec![] },
        Refusal::MasterUnclear { building, sections: vec![section(1), section(2)] },
        Refusal::NoStoneLeft,
        Refusal::StonesUnknown,
        Refusal::Unread { building: Building::Mill, part: Part::Sections },
        Refusal::Unread { building: Building::Mill, part: Part::Contributor },
        Refusal::NeighbourUnknown { building, spots: vec![spot(0, 3)] },
        Refusal::NeighbourUnknown { building, spots: vec![spot(0, 3), spot(1, 4)] },
        Refusal::NeighboursUnknown { building },
        Refusal::ScalesUnknown { scattered: 5 },
        Refusal::PaymentNotSaid { price: five() },
        Refusal::PaysTooLittle { price: five(), worth: 2, missing: 3, paid: some },
        Refusal::PaysTooLittle { price: palace, worth: 0, missing: 4, paid: none },
        idle(Idle::OtherColour),
        idle(Idle::SecondColour),
        idle(Idle::NoPartner),
        idle(Idle::ThreeInPair),
        idle(Idle::BeyondWhite),
        idle(Idle::NothingForWhite),
        Refusal::ExactPossible { price: five(), worth: 6, exact: some },
        Refusal::NotOnMarket { figure: building },
        Refusal::ObeliskUnknown,
        Refusal::SpaceUnknown { named: 9, next: level(7) },
        Refusal::WrongSpace { named: 9, next: level(7) },
        Refusal::ObeliskFull,
        Refusal::OnlyOneOffering,
        Refusal::OrdinaryOfferingFirst,
        Refusal::OfferedUnknown { card: true },
        Refusal::OfferedUnknown { card: false },
        Refusal::CrystalsUnsure { needed: 9, crystals: 8 },
        Refusal::CrystalsUnknown { price: 9, surcharge: 0 },
        Refusal::TooFewCrystals { price: 9, surcharge: 2, crystals: 10 },
        Refusal::LaysDownTooLittle { price: 9, surcharge: 0, paid: 1 },
        Refusal::LaysDownTooMuch { paid: 10, crystals: 9 },
        Refusal::DiscardsTooMany { count: 3, most: 2 },
        Refusal::CountDiffers { said: 1, named: 2 },
        Refusal::HandTooSmall { count: 2, hand: 1 },
        Refusal::DiscardedAlready { discarded: 0 },
        Refusal::DrawsWrongNumber { said: 2, expected: 3, discarded: 1 },
        Refusal::DrawsWrongNumber { said: 2, expected: 1, discarded: 0 },
        Refusal::DiscardedUnknown { said: 4, expected: 2 },
        Refusal::PilesUnknown { said: 1, expected: 2 },
        Refusal::NotInPile { card: blue(3), drawn: 2, available: 1 },
        Refusal::RevealsTooMany { count: 3, hidden: 1 },
    ]
}

fn reasons() -> Vec<Reason> {
    let (building, unit, at) = (Building::University, Unit::Crystals, section(1));
    let offering = |needed| Reason::Offering { level: level(9), offerings: 6, needed };
    vec![
        Reason::Paid { building, section: Some(at), cost: 5, cards: cards(&[(Colour::White, 2), (Colour::White, 3)]) },
        Reason::Played { card: card(Colour::Grey, 1) },
        Reason::Dragons { building, dragons: [true, false, false] },
        Reason::Master { building, unit, numbers: false, stones: 2, next: 1, leftmost: None },
        Reason::Master { building, unit, numbers: false, stones: 2, next: 0, leftmost: None },
        Reason::Master { building, unit, numbers: false, stones: 1, next: 1, leftmost: Some(at) },
        Reason::Contributor { building, unit, section: at },
        Reason::Neighbour { building, neighbour: Building::FireTemple, unit, section: at },
        Reason::NotThere { unit: Unit::Scales, owed: 1 },
        Reason::NotThere { unit: Unit::Cards, owed: 2 },
        Reason::NotThere { unit: Unit::Crystals, owed: 1 },
        Reason::MostScales { scales: 7, owed: 1 },
        Reason::TiedScales { scales: 4, owed: 0, players: 2 },
        Reason::ThreeScales { scales: 3, owed: 0 },
        Reason::FewScales { scales: 1, owed: 0 },
        Reason::ScalesReturned { scales: 4 },
        Reason::OwedScales,
        Reason::OfferingPrice { level: level(9) },
        Reason::Surcharge { card: card(Colour::Yellow, 2) },
        offering(None),
        offering(Some(6)),
        Reason::Discarded,
        Reason::Drawn { discarded: 2, reshuffled: true },
    ]
}

/// What is counted in this game.
const NOUNS: &[&str] = &["stones", "cards", "scales", "crystals", "steps", "sections", "offerings"];

fn sound(finding: &Finding, what: &str) {
    soundness::sound::<BlueMoonCity>(finding, what, NOUNS);
}

#[test]
fn every_flaw_names_its_rule_and_what_would_be_right() {
    for flaw in flaws() {
        sound(&flaw.tell(&names()).into(), &format!("{flaw:?}"));
    }
}

/// Asks the laws for a message and for those that it speaks of, and notes that they are said.
fn heard(message: &Message, ids: &mut BTreeSet<&'static str>) {
    fn within(arg: &Arg, ids: &mut BTreeSet<&'static str>) {
        match arg {
            Arg::Message(message) | Arg::Thing(message) => heard(message, ids),
            Arg::List(items) => items.iter().for_each(|item| within(item, ids)),
            _ => {}
        }
    }
    laws::sound(message);
    ids.insert(message.id());
    message.args().iter().for_each(|(_, arg)| within(arg, ids));
}

#[test]
fn every_text_is_sound_and_said() {
    let mut ids = BTreeSet::new();
    let mut hear = |text: &Text| {
        if let Text::Message(message) = text {
            heard(message, &mut ids);
        }
    };
    for flaw in Flaw::samples() {
        hear(&Finding::from(flaw.tell(&names())).message);
    }
    laws::used(&BOOK, &ids);
}

#[test]
fn every_refusal_names_its_rule_and_what_would_be_legal() {
    let play = build(SectionName::Cost(5), &[(Colour::White, 2)]);
    for refusal in refusals() {
        let finding = refused(&refusal, &play);
        sound(&finding, &format!("{refusal:?}"));
        assert!(finding.place.to_string().starts_with("moves[0].turn[2]."), "{refusal:?} is at {}", finding.place);
    }
}

#[test]
fn every_award_has_its_proof() {
    for reason in reasons() {
        let award = say_award(&names(), 0, 2.into(), &reason);
        plain(&award.why.to_string(), &format!("{reason:?}"), NOUNS);
        assert!(CATALOGUE.rules.contains(&award.rule), "{reason:?}");
        assert_eq!(award.unit, reason.unit());
    }
}

#[test]
fn every_step_can_be_told_in_any_position() {
    let (seat, to) = (seat(0), Building::Mill);
    let grey = card(Colour::Grey, 2);
    let moves = [
        Move::Walk { seat, path: vec![to], with: Cards::EMPTY },
        Move::Walk { seat, path: vec![to], with: cards(&[(Colour::Grey, 2)]) },
        Move::Walk { seat, path: vec![], with: Cards::EMPTY },
        Move::Stride { seat, card: grey },
        Move::Leap { seat, card: grey, to },
        Move::Fly { seat, card: grey, dragon: Some(DragonName::Of(Dragon::Aqua)), to: DragonTo::Out },
        Move::Fly { seat, card: grey, dragon: None, to: DragonTo::Building(to) },
        build(SectionName::Nth(section(4)), &[]),
        build(SectionName::Cost(4), &[(Colour::White, 2)]),
        Move::Offer(Offering { seat, space: None, card: Some(card(Colour::Yellow, 1)), paid: Some(9) }),
        Move::Discard { seat, count: 0, cards: None },
        Move::Discard { seat, count: 1, cards: Some(cards(&[(Colour::White, 2)])) },
        Move::Draw { seat, count: None, cards: None },
        Move::Reveal { seat, cards: cards(&[(Colour::White, 2)]) },
    ];
    for play in moves {
        plain(&say_move(&names(), &example(), &play), &format!("{play:?}"), NOUNS);
    }
}

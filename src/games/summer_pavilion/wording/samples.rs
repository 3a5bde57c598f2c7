//! One sample of every flaw, every refusal and every award: what must hold for each sentence, whatever it says.
#![allow(clippy::unwrap_used, clippy::expect_used)]

pub(in crate::games::summer_pavilion) use super::tests::{at, on};
use super::tests::{example, heap, names, refused, seat, star};
use super::told::BOOK;
use super::*;
use crate::games::soundness::{self, plain};
use crate::games::summer_pavilion::rules::CATALOGUE;
use crate::games::summer_pavilion::*;
use crate::games::turns;
use crate::verdict::Finding;
use crate::words::{Text, laws};
use std::collections::BTreeSet;

pub(in crate::games::summer_pavilion) fn factory(number: usize) -> Factory {
    Factory::new(number - 1).unwrap()
}

/// A player, and another.
pub(in crate::games::summer_pavilion) const SEAT: Seat = Seat::new(0).unwrap();
pub(in crate::games::summer_pavilion) const OTHER: Seat = Seat::new(1).unwrap();
/// Some tiles.
pub(in crate::games::summer_pavilion) const HEAP: Tiles = Tiles::new([0, 0, 1, 0, 0, 2]);

/// What two players had at the least and at the most.
pub(in crate::games::summer_pavilion) fn spans() -> Vec<Brought> {
    vec![Brought { seat: SEAT, score: 7, least: 9, most: 9 }, Brought { seat: OTHER, score: 8, least: 8, most: 10 }]
}

const ALL_PHASES: [Phase; 6] = [Phase::Setup, Phase::Offer, Phase::Play, Phase::Preparation, Phase::End, Phase::Over];

fn flaws() -> Vec<Flaw> {
    let mut flaws = Flaw::samples();
    flaws.extend([
        Flaw::PlayerCount { players: 0 },
        Flaw::PlayerCount { players: 5 },
        Flaw::SameName { first: SEAT, second: OTHER },
        Flaw::FactoryCount { factories: 4, players: 2, expected: 5 },
        Flaw::FactoryCountForNobody { factories: 1 },
        Flaw::SeveralMarkers { places: vec![MarkerPlace::Centre, MarkerPlace::Front(OTHER)] },
        Flaw::StarterWithoutMarker { said: SEAT, holder: OTHER },
    ]);
    flaws.extend(turns::samples([SEAT, OTHER]).into_iter().map(|conflict| Flaw::Turns { conflict }));
    flaws
}

fn refusals() -> Vec<(Refusal, Move)> {
    let (andrea, pedro, from) = (seat(0), seat(1), From::Factory(factory(1)));
    let both = SeatSet::only(andrea).or(SeatSet::only(pedro));
    let (blue, red, purple, green) = (Colour::Blue, Colour::Red, Colour::Purple, Colour::Green);
    let space = at(blue, 6);
    let payments = vec![heap(&[(blue, 3), (purple, 3)]), heap(&[(blue, 2), (purple, 4)])];
    let (held, kept) = (heap(&[(green, 2), (red, 1)]), heap(&[(green, 2)]));
    let take = Move::Take(Take { seat: andrea, what: What::Tiles(heap(&[(green, 1)])), from: Some(from) });
    let place = Move::Place(Place { seat: andrea, colour: blue, space, pay: Some(held) });
    let bonus = Move::Bonus { seat: andrea, tiles: kept };
    let pass = Move::Pass { seat: andrea, keep: Some(kept) };
    let refill = Move::Refill { tiles: kept };
    let deal = Move::Deal(Deal { factories: [kept; 9], count: 5, starter: Some(pedro) });
    let mut refusals = vec![
        (Refusal::NotYourTurn { seat: andrea, turn: pedro }, take),
        (Refusal::TakingMayGoOn, pass),
        (Refusal::TurnOfOthers { seat: andrea, turns: both }, take),
        (Refusal::TurnUnknown { seat: andrea, turns: both }, take),
        (Refusal::TurnUnknown { seat: andrea, turns: SeatSet::only(andrea) }, pass),
        (Refusal::MayHavePassed { seat: andrea }, pass),
        (Refusal::BonusMayBeFirst { seat: pedro }, place),
        (Refusal::StarUnknown { seat: andrea, space }, place),
        (Refusal::HandUnknown { seat: andrea }, place),
        (Refusal::HandUnknown { seat: andrea }, pass),
        (Refusal::SupplyUnknown { seat: andrea }, bonus),
        (Refusal::AlreadyPassed { seat: andrea }, pass),
        (Refusal::MayHaveTiles { seat: pedro }, pass),
        (Refusal::MayHaveTiles { seat: pedro }, Move::Finish),
        (Refusal::BonusFirst { seat: andrea, count: 1 }, place),
        (Refusal::RefillFirst { missing: 1 }, place),
        (Refusal::RoundUnknown, place),
        (Refusal::SourceUnknown { from: None }, take),
        (Refusal::SourceUnknown { from: Some(from) }, take),
        (Refusal::MarkerUnknown, take),
        (Refusal::NoSuchFactory { factory: factory(9), count: 5 }, take),
        (Refusal::SourceEmpty { from: From::Centre }, take),
        (Refusal::NothingTaken, take),
        (Refusal::SeveralColours { first: red, second: blue, wild: purple }, take),
        (Refusal::ColourNotThere { from, colour: blue, there: held }, take),
        (Refusal::NotAllOfColour { from, colour: green, there: 2, taken: 1 }, take),
        (Refusal::NotAllOfColour { from, colour: green, there: 1, taken: 2 }, take),
        (Refusal::MoreThanFits { from, taken: 5, most: 4 }, take),
        (Refusal::MoreThanFits { from: From::Centre, taken: 22, most: 21 }, take),
        (Refusal::WildChosen { from, wild: purple, others: held }, take),
        (Refusal::WildCount { from: Some(from), wild: purple, taken: 0, expected: 1 }, take),
        (Refusal::WildCount { from: Some(from), wild: purple, taken: 2, expected: 1 }, take),
        (Refusal::WildCount { from: None, wild: purple, taken: 1, expected: 0 }, take),
        (Refusal::SpaceCovered { space, holds: blue }, place),
        (
            Refusal::NoSpace { on: Between::Pillar },
            Move::PlaceBetween { seat: andrea, colour: blue, on: Between::Pillar, pay: None },
        ),
        (Refusal::WrongStar { space, colour: red, star: blue }, place),
        (Refusal::WildOnOtherStar { space, wild: purple, star: blue }, place),
        (Refusal::StarHasColour { space: on(Star::CENTRE, 2), colour: blue, other: on(Star::CENTRE, 1) }, place),
        (Refusal::StarOfOneColour { space, colour: blue, holds: red }, place),
        (Refusal::MaybeWild { colour: blue, other: red }, place),
        (Refusal::PaysSeveralColours { colour: blue, first: red, second: purple }, place),
        (Refusal::CannotPay { space, colour: blue, needs: 6, held: 2, wild: purple, wilds: 3 }, place),
        (Refusal::CannotPay { space, colour: purple, needs: 6, held: 1, wild: purple, wilds: 0 }, place),
        (Refusal::CannotPay { space, colour: blue, needs: 6, held: 0, wild: purple, wilds: 6 }, place),
        (Refusal::PaysWrongCount { space, needs: 6, paid: 5, payments: payments.clone() }, place),
        (Refusal::PaysWrongCount { space, needs: 6, paid: 7, payments: Vec::new() }, place),
        (Refusal::PaysNoneOfColour { colour: blue, payments: payments.clone() }, place),
        (Refusal::PaysOtherColour { colour: blue, other: red, count: 1, wild: purple, payments: payments.clone() }, place),
        (Refusal::PaysOtherColour { colour: purple, other: red, count: 2, wild: purple, payments: Vec::new() }, place),
        (Refusal::PaysMoreThanHeld { colour: blue, paid: 3, held: 0, payments: payments.clone() }, place),
        (Refusal::PaymentNotSaid { space, payments }, place),
        (Refusal::NoBonus { seat: andrea }, bonus),
        (Refusal::BonusUnknown { seat: andrea, earned: 1 }, bonus),
        (Refusal::BonusBeyond { seat: andrea, chosen: 2, most: 1 }, bonus),
        (Refusal::BonusBeyond { seat: andrea, chosen: 0, most: 1 }, bonus),
        (Refusal::BonusOfAnother { seat: andrea, earner: pedro }, bonus),
        (Refusal::BonusCount { chosen: 1, least: 3, most: 3, earned: 3, by: Some(Feature::Window(star(blue))) }, bonus),
        (Refusal::BonusCount { chosen: 2, least: 1, most: 1, earned: 1, by: Some(Feature::Pillar(star(blue))) }, bonus),
        (Refusal::BonusCount { chosen: 3, least: 0, most: 2, earned: 3, by: None }, bonus),
        (Refusal::BonusNotThere { colour: red, chosen: 2, there: 0 }, bonus),
        (Refusal::KeepsTooMany { kept: 5 }, pass),
        (Refusal::KeepsTooMany { kept: 6 }, pass),
        (Refusal::KeepsMoreThanHeld { colour: green, kept: 2, held: 0 }, pass),
        (Refusal::MustKeepAll { held, kept }, pass),
        (Refusal::NothingToKeepFor { kept }, pass),
        (Refusal::KeepNotSaid { held }, pass),
        (Refusal::NothingToRefill { supply: 10 }, refill),
        (Refusal::NothingToRefill { supply: 9 }, refill),
        (Refusal::RefillCount { drawn: 2, expected: 3 }, refill),
        (Refusal::MaybeRunOut { drawn: 1, wanted: 3 }, refill),
        (Refusal::MaybeRunOut { drawn: 18, wanted: 20 }, deal),
        (Refusal::NotInBag { colour: red, drawn: 9, available: 7, bag_only: false }, deal),
        (Refusal::NotInBag { colour: red, drawn: 1, available: 0, bag_only: true }, refill),
        (Refusal::BagNotUsedUp { colour: red, left: 1 }, deal),
        (Refusal::GameEnds, deal),
        (Refusal::RoundsLeft { round: Some(5) }, Move::Finish),
        (Refusal::RoundsLeft { round: None }, Move::Finish),
        (Refusal::DealtFactories { count: 4, expected: 5 }, deal),
        (Refusal::DealtCount { factory: factory(2), count: 3, expected: 4 }, deal),
        (Refusal::DealtCount { factory: factory(2), count: 3, expected: 1 }, deal),
        (Refusal::DealtTotal { dealt: 12, supply: 10 }, deal),
        (Refusal::WrongStarter { said: andrea, starter: pedro }, deal),
    ];
    for (phase, play) in ALL_PHASES.into_iter().zip([place, place, take, bonus, refill, pass]) {
        refusals.push((Refusal::WrongPhase { phase, needs: Phase::Play }, play));
        refusals.push((Refusal::WrongPhase { phase, needs: Phase::End }, Move::Finish));
    }
    refusals
}

/// What is counted in this game.
const NOUNS: &[&str] = &["tiles", "blue tiles", "points"];

fn sound(finding: &Finding, what: &str) {
    soundness::sound::<SummerPavilion>(finding, what, NOUNS);
}

#[test]
fn every_flaw_names_its_rule_and_what_would_be_right() {
    for side in [Side::Coloured, Side::Monochrome] {
        for flaw in flaws() {
            sound(&flaw.tell(&names(side)).into(), &format!("{flaw:?}"));
        }
    }
}

#[test]
fn every_text_says_its_reason() {
    let mut ids = BTreeSet::new();
    for side in [Side::Coloured, Side::Monochrome] {
        for flaw in Flaw::samples() {
            let finding: Finding = flaw.tell(&names(side)).into();
            let Text::Message(message) = &finding.message else { panic!("{flaw:?} has no message") };
            laws::sound(message);
            ids.extend(laws::ids(message));
        }
    }
    laws::used(&BOOK, &ids);
}

#[test]
fn every_refusal_names_its_rule_and_what_would_be_legal() {
    for side in [Side::Coloured, Side::Monochrome] {
        for (refusal, play) in refusals() {
            let finding = refused(side, &refusal, &play);
            sound(&finding, &format!("{refusal:?}"));
            assert!(finding.place.to_string().starts_with("moves[0]."), "{refusal:?} is at {}", finding.place);
        }
    }
}

#[test]
fn every_award_has_its_rule_and_its_proof() {
    let run = [at(Colour::Blue, 6), at(Colour::Blue, 1)].into_iter().fold(SpaceSet::EMPTY, |mut run, space| {
        run.insert(space);
        run
    });
    let tiles = heap(&[(Colour::Red, 2)]);
    let kinds = [StarKind::OneColour(Colour::Blue), StarKind::Multicolour];
    let mut reasons = vec![
        Reason::Marker { price: 4 },
        Reason::Alone { space: at(Colour::Blue, 6) },
        Reason::Run { space: at(Colour::Blue, 6), run },
        Reason::Discarded { tiles },
        Reason::FullNumber { number: 3, spaces: SpaceSet::with_cost(Side::Monochrome, 3) },
        Reason::Leftover { tiles },
        Reason::Unseen(Unseen::Star { space: at(Colour::Blue, 6) }),
        Reason::Unseen(Unseen::Discarded),
        Reason::Unseen(Unseen::Bonuses),
        Reason::Unseen(Unseen::Leftover),
    ];
    reasons.extend(kinds.map(|kind| Reason::FullStar { star: star(Colour::Blue), kind }));
    reasons.extend(Feature::all().map(|feature| Reason::Surrounded { feature }));
    for side in [Side::Coloured, Side::Monochrome] {
        for reason in &reasons {
            let award = say_award(&names(side), 0, 2.into(), reason);
            assert!(CATALOGUE.rules.contains(&award.rule));
            plain(&award.why.to_string(), &format!("{reason:?}"), NOUNS);
            assert_eq!(award.player, "Andrea");
        }
    }
}

#[test]
fn every_move_can_be_told_in_any_position() {
    for side in [Side::Coloured, Side::Monochrome] {
        for (_, play) in refusals() {
            let says = say_move(&names(side), &example(side), &play);
            plain(&says, &format!("{play:?}"), NOUNS);
        }
    }
}

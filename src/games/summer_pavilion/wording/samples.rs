//! One sample of every flaw, every refusal and every award: what must hold for each sentence, whatever it says.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::tests::{at, example, heap, names, on, refused, seat, star};
use super::*;
use crate::games::shared::Short;
use crate::games::soundness::{self, plain};
use crate::games::summer_pavilion::rules::CATALOGUE;
use crate::games::summer_pavilion::*;
use crate::games::turns;
use crate::verdict::Finding;

fn factory(number: usize) -> Factory {
    Factory::new(number - 1).unwrap()
}

const ALL_PHASES: [Phase; 6] = [Phase::Setup, Phase::Offer, Phase::Play, Phase::Preparation, Phase::End, Phase::Over];

fn flaws() -> Vec<Flaw> {
    let (andrea, pedro) = (seat(0), seat(1));
    let (tiles, colour) = (heap(&[(Colour::Blue, 1), (Colour::Red, 2)]), Colour::Blue);
    let [first, second, other] = [at(Colour::Red, 1), at(Colour::Red, 2), at(Colour::Red, 4)];
    let mut flaws = vec![
        Flaw::PlayerCount { players: 0 },
        Flaw::PlayerCount { players: 5 },
        Flaw::SameName { first: andrea, second: pedro },
        Flaw::WrongStar { seat: andrea, space: first, holds: colour },
        Flaw::TwiceInStar { seat: andrea, colour, first: on(Star::CENTRE, 1), second: on(Star::CENTRE, 4) },
        Flaw::MixedStar { seat: andrea, star: star(Colour::Red), colour, first, second, other },
        Flaw::CornersOverfull { seat: andrea, count: 5 },
        Flaw::TilesAfterPassing { seat: andrea, count: 1 },
        Flaw::SupplyOverfull { count: 11 },
        Flaw::BonusUnearned { seat: andrea, count: 3, most: 1, by: Some(Feature::Pillar(star(colour))) },
        Flaw::BonusUnearned { seat: andrea, count: 1, most: 0, by: None },
        Flaw::BonusOutOfTurn { seat: andrea, turn: pedro },
        Flaw::BonusAfterPassing { seat: andrea },
        Flaw::BeforeSetup { seat: Some(andrea) },
        Flaw::BeforeSetup { seat: None },
        Flaw::TurnOfPassed { seat: andrea },
        Flaw::FactoryCount { factories: 4, players: 2, expected: 5 },
        Flaw::FactoryCountForNobody { factories: 1 },
        Flaw::OverfullFactory { factory: factory(3), count: 5 },
        Flaw::ShortFactory { factory: factory(3), count: 1, short: Short::Filled },
        Flaw::ShortFactory { factory: factory(3), count: 2, short: Short::Left },
        Flaw::ShortFactory { factory: factory(3), count: 3, short: Short::RanOut },
        Flaw::OfferEmpty,
        Flaw::EverybodyPassed,
        Flaw::CentreBeforeTaking { tiles },
        Flaw::CentreBeforeTaking { tiles: Tiles::EMPTY },
        Flaw::CentreOverfull { tiles: 7, most: 6, emptied: 2 },
        Flaw::HandsBeyondOffer { seat: Some(andrea), held: 9, most: 8 },
        Flaw::HandsBeyondOffer { seat: None, held: 1, most: 0 },
        Flaw::TakenMissing { taken: 4, held: 1 },
        Flaw::SeveralMarkers { places: vec![MarkerPlace::Centre, MarkerPlace::Front(pedro)] },
        Flaw::TooMany { colour, count: 23 },
        Flaw::NotTwentyTwo { colour, count: 1 },
        Flaw::NotTwentyTwo { colour, count: 23 },
        Flaw::AheadOfRound { seat: Some(andrea), built: 21, held: 1, most: 18, round: 1 },
        Flaw::AheadOfRound { seat: None, built: 1, held: 0, most: 0, round: 1 },
        Flaw::BagAgainstRound { bag: 59, least: 60, most: 60, round: 2 },
        Flaw::BagAgainstRound { bag: 1, least: 60, most: 66, round: 2 },
        Flaw::TowerTooSmall { tower: 1, least: 3 },
        Flaw::TowerTooEarly { tower: 1 },
        Flaw::ScoreAtStart { seat: andrea, score: 6, least: 5, most: 5 },
        Flaw::ScoreTooHigh { seat: andrea, score: 60, most: 41, bonuses: None },
        Flaw::ScoreTooHigh { seat: andrea, score: 50, most: 41, bonuses: Some(14) },
        Flaw::ScoreTooLow { seat: andrea, score: 0, least: 1, bonuses: None },
        Flaw::ScoreTooLow { seat: andrea, score: 9, least: 11, bonuses: Some(14) },
    ];
    for phase in ALL_PHASES {
        flaws.extend([
            Flaw::CornersInPhase { seat: andrea, phase, count: 1 },
            Flaw::TilesInPhase { seat: andrea, phase, count: 2 },
            Flaw::PassedInPhase { seat: andrea, phase },
            Flaw::NotPassed { seat: andrea, phase },
            Flaw::SupplyShort { count: 9, phase, doubt: phase == Phase::Play },
            Flaw::BonusInPhase { seat: andrea, phase },
            Flaw::RoundAgainstPhase { round: 6, phase },
            Flaw::TurnInPhase { seat: andrea, phase },
            Flaw::OfferNotEmpty { phase, factory: Some(factory(2)), tiles },
            Flaw::OfferNotEmpty { phase, factory: None, tiles },
            Flaw::NoMarker { phase },
            Flaw::MarkerMisplaced { place: MarkerPlace::Front(andrea), phase, doubt: false },
            Flaw::MarkerMisplaced { place: MarkerPlace::Centre, phase, doubt: true },
        ]);
    }
    flaws.extend(turns::samples([andrea, pedro]).into_iter().map(Flaw::Turns));
    let spans =
        vec![Brought { seat: andrea, score: 7, least: 9, most: 9 }, Brought { seat: pedro, score: 8, least: 8, most: 10 }];
    for (points, discarded) in [(2, 0), (1, 3), (3, 1)] {
        for (marker, more) in [(false, false), (true, true), (true, false), (false, true)] {
            flaws.push(Flaw::DiscardedAgainstScores { points, discarded, marker, more, spans: spans.clone() });
        }
    }
    flaws.push(Flaw::MarkerWithoutTiles { seat: andrea });
    flaws.push(Flaw::StarterWithoutMarker { said: andrea, holder: pedro });
    flaws.push(Flaw::TowerNotReturned { tower: 1, round: 5 });
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
            sound(&say_flaw(&names(side), &flaw), &format!("{flaw:?}"));
        }
    }
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

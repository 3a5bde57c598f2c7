//! One sample of every flaw, every refusal and every award: what must hold for each sentence, whatever it says.
#![allow(clippy::unwrap_used, clippy::expect_used)]

pub(in crate::games::summer_pavilion) use super::tests::{at, on, star};
use super::tests::{example, heap, names, refused};
use super::told::BOOK;
use super::*;
use crate::games::reasons::Unsaid;
use crate::games::soundness::{self, plain};
use crate::games::summer_pavilion::rules::CATALOGUE;
use crate::games::summer_pavilion::*;
use crate::games::turns;
use crate::verdict::{Finding, Place};
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
pub(in crate::games::summer_pavilion) const ONE: Tiles = Tiles::new([0, 0, 1, 0, 0, 0]);

/// What two players had at the least and at the most.
pub(in crate::games::summer_pavilion) fn spans() -> Vec<Brought> {
    vec![Brought { seat: SEAT, score: 7, least: 9, most: 9 }, Brought { seat: OTHER, score: 8, least: 8, most: 10 }]
}

fn flaws() -> Vec<Flaw> {
    let mut flaws = Flaw::samples();
    flaws.extend(turns::samples([SEAT, OTHER]).into_iter().map(|conflict| Flaw::Turns { conflict }));
    flaws
}

/// Two payments.
pub(in crate::games::summer_pavilion) fn payments() -> Unsaid<Vec<Tiles>> {
    Unsaid(vec![Tiles::new([3, 0, 0, 0, 3, 0]), Tiles::new([4, 0, 0, 0, 2, 0])])
}

/// Every move, with tiles of the first player.
fn moves() -> [Move; 9] {
    let (seat, kept) = (SEAT, heap(&[(Colour::Green, 2)]));
    let (colour, space) = (Colour::Blue, at(Colour::Blue, 6));
    [
        Move::Take(Take { seat, what: What::Tiles(heap(&[(Colour::Green, 1)])), from: Some(From::Factory(factory(2))) }),
        Move::Take(Take { seat, what: What::Colour(Colour::Green), from: None }),
        Move::Place(super::super::Place { seat, colour, space, pay: Some(HEAP) }),
        Move::PlaceBetween { seat, colour, on: Between::Pillar, pay: None },
        Move::Bonus { seat, tiles: kept },
        Move::Pass { seat, keep: Some(kept) },
        Move::Refill { tiles: kept },
        Move::Deal(Deal { factories: [kept; 9], count: 5, starter: Some(OTHER) }),
        Move::Finish,
    ]
}

/// Tables that tell more or less of the player who moves.
fn tables() -> Vec<Position> {
    let table = |change: fn(&mut Position)| {
        let mut position = example(Side::Coloured);
        change(&mut position);
        position
    };
    vec![
        table(|_| ()),
        table(|position| position.board_mut(SEAT).hand = None),
        table(|position| position.board_mut(SEAT).pavilion = None),
        table(|position| position.board_mut(SEAT).hand = Some(Tiles::EMPTY)),
        table(|position| position.board_mut(SEAT).hand = Some(heap(&[(Colour::Green, 1)]))),
        table(|position| position.round = None),
        table(|position| (position.round, position.board_mut(SEAT).hand) = (None, Some(heap(&[(Colour::Blue, 1)])))),
        table(|position| (position.factory_count, position.centre) = (None, None)),
        table(|position| (position.round, position.board_mut(SEAT).hand) = (None, Some(Tiles::EMPTY))),
    ]
}

/// Whether somebody makes the move, as some refusals suppose.
fn befits(refusal: &Refusal, play: &Move) -> bool {
    let by_table = matches!(
        refusal,
        Refusal::WrongPhase { .. }
            | Refusal::TakingGoesOn { .. }
            | Refusal::PlayingGoesOn { .. }
            | Refusal::TakingMayGoOn
            | Refusal::MayHaveTiles { .. }
            | Refusal::BonusFirst { .. }
            | Refusal::BonusMayBeFirst { .. }
            | Refusal::RefillFirst { .. }
            | Refusal::NothingToRefill { .. }
            | Refusal::RefillCount { .. }
            | Refusal::MaybeRunOut { .. }
            | Refusal::NotInBag { .. }
            | Refusal::NotInBagForSupply { .. }
            | Refusal::BagNotUsedUp { .. }
            | Refusal::GameEnds
            | Refusal::RoundsLeft { .. }
            | Refusal::MayBeRoundsLeft
            | Refusal::DealtFactories { .. }
            | Refusal::DealtCount { .. }
            | Refusal::DealtTotal { .. }
            | Refusal::WrongFirstStarter { .. }
            | Refusal::WrongStarter { .. }
    );
    by_table || play.seat().is_some()
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
        for flaw in flaws() {
            let finding: Finding = flaw.tell(&names(side)).into();
            let Text::Message(message) = &finding.message else { panic!("{flaw:?} has no message") };
            laws::sound(message);
            ids.extend(laws::ids(message));
        }
    }
    let (names, place) = (names(Side::Coloured), Place::root());
    for (position, refusal) in tables().iter().flat_map(|table| Refusal::samples().into_iter().map(move |why| (table, why))) {
        for play in moves().iter().filter(|play| befits(&refusal, play)) {
            let finding = say_refusal(&names, position, &Rulings::default(), play, &place, &refusal);
            let Text::Message(message) = &finding.message else { panic!("{refusal:?} has no message") };
            laws::sound(message);
            ids.extend(laws::ids(message));
        }
    }
    // The centre of the monochrome side counts its places.
    ids.extend(["places-of-star"]);
    laws::used(&BOOK, &ids);
}

#[test]
fn every_refusal_names_its_rule_and_what_would_be_legal() {
    for side in [Side::Coloured, Side::Monochrome] {
        for refusal in Refusal::samples() {
            for play in moves().iter().filter(|play| befits(&refusal, play)) {
                let finding = refused(side, &refusal, play);
                sound(&finding, &format!("{refusal:?}"));
                assert!(finding.place.to_string().starts_with("moves[0]."), "{refusal:?} is at {}", finding.place);
            }
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
        for play in moves() {
            let says = say_move(&names(side), &example(side), &play);
            plain(&says, &format!("{play:?}"), NOUNS);
        }
    }
}

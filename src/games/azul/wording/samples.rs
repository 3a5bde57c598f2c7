//! One sample of every flaw and every refusal: what must hold for each sentence, whatever it says.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::tests::{example, names, refused, run, seat, take};
use super::told::BOOK;
use super::*;
use crate::games::azul::*;
use crate::games::soundness::{self, plain};
use crate::games::turns;
use crate::verdict::Finding;
use crate::words::{Text, laws};
use std::collections::BTreeSet;

pub(in crate::games::azul) use super::tests::{at, line};
/// A player.
pub(in crate::games::azul) const SEAT: Seat = Seat::new(0).unwrap();

/// Another.
pub(in crate::games::azul) const OTHER: Seat = Seat::new(1).unwrap();
/// When a round is over.
pub(in crate::games::azul) const PHASE: Phase = Phase::Preparation;
/// Two tiles of one colour and one of another.
pub(in crate::games::azul) const TILES: Tiles = Tiles::new([1, 0, 2, 0, 0]);
/// No tile anywhere.
pub(in crate::games::azul) const SEEN: Seen = Seen { boards: 0, factories: 0, centre: 0, bag: 0, lid: 0 };

pub(in crate::games::azul) fn factory(number: usize) -> Factory {
    Factory::new(number - 1).unwrap()
}

fn flaws() -> Vec<Flaw> {
    let mut flaws = Flaw::samples();
    flaws.extend(turns::samples([SEAT, OTHER]).into_iter().map(|conflict| Flaw::Turns { conflict }));
    let twice = vec![MarkerPlace::Centre, MarkerPlace::Centre];
    flaws.push(Flaw::SeveralMarkers { places: twice });
    flaws
}

fn refusals() -> Vec<Refusal> {
    let (andrea, pedro, from) = (seat(0), seat(1), From::Factory(factory(1)));
    let (colour, open) = (Colour::Yellow, run(&[(3, 1), (3, 5)]));
    let (rest, sent) = (Tiles::new([0, 0, 1, 1, 0]), Tiles::new([0, 0, 1, 0, 0]));
    vec![
        Refusal::WrongPhase { phase: Phase::Tiling, needs: Phase::Offer },
        Refusal::NotYourTurn { seat: andrea, turn: pedro },
        Refusal::SourceUnknown { from: None },
        Refusal::SourceUnknown { from: Some(from) },
        Refusal::NoSuchFactory { factory: factory(9), count: 5 },
        Refusal::FactoryAway { factory: factory(2), keeper: pedro },
        Refusal::SourceEmpty { from: From::Centre },
        Refusal::ColourNotThere { from, colour: Colour::Blue, there: rest },
        Refusal::NotAllOfColour { from, colour, there: 2, taken: 1 },
        Refusal::NotAllOfColour { from, colour, there: 1, taken: 3 },
        Refusal::LineHoldsAnother { line: line(4), holds: Colour::Blue, offered: colour },
        Refusal::LineFull { line: line(1), colour },
        Refusal::WallRowHasColour { line: line(2), colour, space: at(2, 3) },
        Refusal::NoColumnLeft { line: line(2), colour },
        Refusal::MustPlaceWhatFits { line: line(5), fits: 2, dropped: 1 },
        Refusal::DropsTooMany { taken: 2, fits: 2, dropped: 3 },
        Refusal::DropsTooMany { taken: 2, fits: 1, dropped: 1 },
        Refusal::RestStays { from, goes: RestGoes::ToCentre },
        Refusal::RestStays { from, goes: RestGoes::Stays },
        Refusal::RestStays { from: From::Centre, goes: RestGoes::IsCentre },
        Refusal::RestNotSaid { from: factory(1), rest, neighbours: vec![factory(5), factory(2)] },
        Refusal::RestDiffers { rest, sent },
        Refusal::RestSplit { colour: Colour::Red, first: factory(2), second: factory(5) },
        Refusal::RestTooFar { to: factory(3), neighbours: vec![factory(5), factory(2)] },
        Refusal::RestToEmpty { to: factory(2) },
        Refusal::LineNotFull { line: line(4), count: 1 },
        Refusal::LineNotFull { line: line(3), count: 0 },
        Refusal::NotTopmost { line: line(3), first: line(1) },
        Refusal::NotThePrintedSpace { line: line(2), colour, chosen: Column::new(3).unwrap(), printed: Column::new(2).unwrap() },
        Refusal::SpaceCovered { space: at(3, 4), holds: colour, open },
        Refusal::ColumnHasColour { space: at(3, 4), colour, other: at(1, 4), open },
        Refusal::ColumnNotSaid { line: line(3), colour, open },
        Refusal::LineMustFall { line: line(3), colour },
        Refusal::LineMayNotFall { side: Side::Grey, line: line(3), colour, open },
        Refusal::LinesFirst { line: line(2) },
        Refusal::NothingToClear,
        Refusal::GameEnds { seat: andrea, row: line(2) },
        Refusal::NobodyFinished,
        Refusal::OthersUnknown,
        Refusal::TakingMayGoOn,
        Refusal::MaybeRunOut { dealt: 18, needed: 20 },
        Refusal::DealtFactories { count: 4, expected: 5 },
        Refusal::DealtCount { factory: factory(2), count: 3, expected: 4 },
        Refusal::NotInBag { colour, dealt: 9, available: 7, bag_only: false },
        Refusal::BagNotUsedUp { colour, left: 1, is_extra: false },
        Refusal::BagNotUsedUp { colour, left: 1, is_extra: true },
        Refusal::DealtInAll { dealt: 20, expected: 21 },
        Refusal::NoneLeftForExtra { colour, supply: 13, room: 20 },
        Refusal::ExtraTile { colour, shown: true },
        Refusal::ExtraTile { colour, shown: false },
        Refusal::DealtGold { problem: Box::new(Flaw::GoldCount { gold: 1, players: 2 }) },
        Refusal::NoSuchSetup,
        Refusal::WrongStarter { said: andrea, starter: pedro },
    ]
}

/// What is counted in this game.
const NOUNS: &[&str] = &["tiles", "pieces"];

fn sound(finding: &Finding, what: &str) {
    soundness::sound::<Azul>(finding, what, NOUNS);
}

#[test]
fn every_flaw_names_its_rule_and_what_would_be_right() {
    for flaw in flaws() {
        sound(&flaw.tell(&names()).into(), &format!("{flaw:?}"));
    }
}

#[test]
fn every_text_says_its_flaw() {
    let mut ids = BTreeSet::new();
    for flaw in flaws() {
        let finding: Finding = flaw.tell(&names()).into();
        let Text::Message(message) = &finding.message else { panic!("{flaw:?} has no message") };
        laws::sound(message);
        ids.extend(laws::ids(message));
    }
    laws::used(&BOOK, &ids);
}

#[test]
fn every_refusal_names_its_rule_and_what_would_be_legal() {
    for refusal in refusals() {
        let finding = refused(&refusal, Move::Take(take(To::Line(line(2)))));
        sound(&finding, &format!("{refusal:?}"));
        assert!(finding.place.to_string().starts_with("moves[0]."), "{refusal:?} is at {}", finding.place);
    }
}

#[test]
fn every_move_can_be_told_in_any_position() {
    let tile = |line, onto| Move::Tile { seat: seat(0), line, onto };
    let deal = Deal { displays: example().factories, count: 5, extra: None, effects_done: false, starter: Some(seat(1)) };
    let moves = [
        Move::Take(take(To::Floor)),
        Move::Take(Take { from: None, count: Some(1), ..take(To::Line(line(5))) }),
        tile(line(4), Onto::Only),
        tile(line(4), Onto::Column(Column::new(0).unwrap())),
        tile(line(4), Onto::Floor),
        tile(line(1), Onto::Only),
        Move::Clear { seat: seat(0) },
        Move::Deal(deal),
        Move::Finish,
    ];
    for play in moves {
        let says = say_move(&names(), &example(), &play);
        plain(&says, &format!("{play:?}"), NOUNS);
    }
}

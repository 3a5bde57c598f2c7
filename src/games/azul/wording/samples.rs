//! One sample of every flaw and every refusal: what must hold for each sentence, whatever it says.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::tests::{example, names, refused, run, seat, take};
use super::told::BOOK;
use super::*;
use crate::games::azul::*;
use crate::games::shared::Short;
use crate::games::soundness::{self, plain};
use crate::games::turns;
use crate::verdict::Finding;
use crate::words::{Text, laws};
use std::collections::BTreeSet;

pub(in crate::games::azul) use super::tests::{at, line};
/// A player.
pub(in crate::games::azul) const SEAT: Seat = Seat::new(0).unwrap();

fn factory(number: usize) -> Factory {
    Factory::new(number - 1).unwrap()
}

fn flaws() -> Vec<Flaw> {
    let (andrea, pedro, phase) = (seat(0), seat(1), Phase::Preparation);
    let tiles = Tiles::new([1, 0, 2, 0, 0]);
    let colour = Colour::Blue;
    let mut flaws = Flaw::samples();
    flaws.extend([
        Flaw::PlayerCount { players: 0 },
        Flaw::PlayerCount { players: 5 },
        Flaw::SameName { first: andrea, second: pedro },
        Flaw::KeptWithoutZero { seat: andrea },
        Flaw::KeptTwice { first: andrea, second: pedro },
        Flaw::KeptYetFilled { seat: andrea, factory: factory(2), tiles },
        Flaw::FloorNotCleared { seat: andrea, pieces: 1, kept: false, phase },
        Flaw::FloorNotCleared { seat: andrea, pieces: 3, kept: true, phase },
        Flaw::FloorNotCleared { seat: andrea, pieces: 0, kept: true, phase },
        Flaw::FullRowYetPlaying { seat: andrea, row: line(2), phase: Phase::Offer },
        Flaw::FullRowBelowFullLine { seat: andrea, row: line(3), line: line(2) },
        Flaw::LidNotReturned { lid: 3, round: 6 },
        Flaw::StarterWithoutMarker { said: andrea, holder: pedro },
        Flaw::NoFullRowYetOver { phase: Phase::Over },
        Flaw::WallsAheadOfRound { used: 25, dealt: 20, round: 2 },
        Flaw::TilesAheadOfRound { used: 41, dealt: 40, round: 2 },
        Flaw::RoundAgainstPhase { round: 2, phase: Phase::Setup },
        Flaw::ScoreTooLow { seat: andrea, score: 1, least: 2 },
        Flaw::ZeroNotKept { factory: factory(2) },
        Flaw::MoreThanTaken { placed: 1, taken: 0 },
        Flaw::TakenMissing { taken: 3, placed: 2 },
        Flaw::ColourTakenTooOften { colour, takes: 2, emptied: 1, split: Some(andrea) },
        Flaw::ColourTakenTooOften { colour, takes: 3, emptied: 2, split: None },
        Flaw::MarkerLeftBehind { takes: 2, emptied: 1 },
        Flaw::RestNotInCentre { colour, takes: 1, most: 2, least: 2, rest: 1 },
        Flaw::RestNotInCentre { colour, takes: 2, most: 3, least: 5, rest: 0 },
        Flaw::RowAheadOfRound { seat: andrea, row: line(2), tiles: 3, most: 1, round: 2 },
        Flaw::FullLineAfterTiling { seat: andrea, line: line(2), phase },
        Flaw::ScoreTooHigh { seat: andrea, score: 60, most: 41, bonuses: None },
        Flaw::ScoreTooHigh { seat: andrea, score: 43, most: 41, bonuses: Some(2) },
        Flaw::ScoreBeforeScoring { seat: andrea, score: 3 },
        Flaw::ScoreOddlyPaid { seat: andrea, score: 2, points: 5, paid: true },
        Flaw::ScoreOddlyPaid { seat: andrea, score: 0, points: 1, paid: false },
        Flaw::FallenAgainstScores { pieces: 4, fell: 1, more: true, paid: vec![Paid { seat: andrea, points: 5, score: 1 }] },
        Flaw::FallenAgainstScores { pieces: 1, fell: 4, more: false, paid: vec![Paid { seat: andrea, points: 5, score: 4 }] },
        Flaw::NegativeScore { seat: andrea, score: -2 },
        Flaw::FactoryCount { factories: 4, players: 2, expected: 5 },
        Flaw::FactoryCountForNobody { factories: 1 },
        Flaw::OverfullFactory { factory: factory(3), count: 5, most: 4 },
        Flaw::ShortFactory { factory: factory(3), count: 3, least: 4, short: Short::Filled },
        Flaw::ShortFactory { factory: factory(3), count: 3, least: 4, short: Short::Left },
        Flaw::ShortFactory { factory: factory(3), count: 1, least: 4, short: Short::RanOut },
        Flaw::GoldWithoutVariant { factory: factory(3), gold: Gold::Seek(colour) },
        Flaw::GoldCount { gold: 0, players: 2 },
        Flaw::GoldCount { gold: 3, players: 2 },
        Flaw::GoldTwice { gold: Gold::PlusOne, first: factory(1), second: factory(3) },
        Flaw::OfferNotEmpty { phase, factory: Some(factory(2)), tiles },
        Flaw::OfferNotEmpty { phase, factory: None, tiles },
        Flaw::OfferEmpty,
        Flaw::CentreBeforeTaking { tiles },
        Flaw::CentreBeforeTaking { tiles: Tiles::EMPTY },
        Flaw::CentreOverfull { tiles: 7, most: 6, emptied: 2, elsewhere: None },
        Flaw::CentreOverfull { tiles: 2, most: 0, emptied: 1, elsewhere: Some(Gold::Stay) },
        Flaw::CentreOverfull { tiles: 4, most: 3, emptied: 2, elsewhere: Some(Gold::Neighbours) },
        Flaw::NoMarker { phase: Phase::Offer },
        Flaw::SeveralMarkers { places: vec![MarkerPlace::Centre, MarkerPlace::Floor(andrea, 0), MarkerPlace::Kept(pedro)] },
        Flaw::MarkerMisplaced { place: MarkerPlace::Front(andrea), phase: Phase::Offer, doubt: false },
        Flaw::MarkerMisplaced { place: MarkerPlace::Centre, phase, doubt: true },
        Flaw::MarkerMisplaced { place: MarkerPlace::Floor(andrea, 0), phase, doubt: false },
        Flaw::TooMany { colour, seen: Seen { boards: 1, bag: 20, ..Seen::default() } },
        Flaw::NotTwenty { colour, seen: Seen { boards: 1, factories: 2, centre: 3, bag: 4, lid: 5 } },
        Flaw::NotTwenty { colour, seen: Seen::default() },
        Flaw::BagAgainstRound { bag: 59, expected: 60, round: 2 },
        Flaw::LidTooSmall { colour, lid: 1, least: 3 },
        Flaw::LidTooEarly { lid: 1 },
        Flaw::BeforeSetup { at: Spot::Board(andrea) },
        Flaw::BeforeSetup { at: Spot::Factory(factory(2)) },
        Flaw::BeforeSetup { at: Spot::Centre },
        Flaw::BeforeSetup { at: Spot::Lid },
        Flaw::TurnOutsideOffer { seat: andrea, phase: Phase::Tiling },
        Flaw::MarkerWithoutTiles { seat: andrea, place: MarkerPlace::Floor(andrea, 0) },
    ]);
    flaws.extend(turns::samples([andrea, pedro]).into_iter().map(|conflict| Flaw::Turns { conflict }));
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
    for flaw in Flaw::samples() {
        let finding: Finding = flaw.tell(&names()).into();
        let Text::Message(message) = &finding.message else { panic!("{flaw:?} has no message") };
        laws::sound(message);
        ids.insert(message.id());
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

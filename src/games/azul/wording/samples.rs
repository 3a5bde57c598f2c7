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

/// A colour that the example takes.
pub(in crate::games::azul) const YELLOW: Colour = Colour::Yellow;
/// Where the example takes it from.
pub(in crate::games::azul) const FROM: From = From::Factory(Factory::new(0).unwrap());

/// Two spaces of a row.
pub(in crate::games::azul) fn open() -> SpaceSet {
    run(&[(3, 1), (3, 5)])
}
pub(in crate::games::azul) fn column(number: usize) -> Column {
    Column::new(number - 1).unwrap()
}
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
    let mut refusals = Refusal::samples();
    refusals.extend(NotTold::samples().into_iter().map(|what| Refusal::NotTold { what }));
    refusals
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
fn every_text_is_said_of_something() {
    let play = || Move::Take(take(To::Line(line(2))));
    let flaws = flaws().into_iter().map(|flaw| flaw.tell(&names()).into());
    let findings: Vec<Finding> = flaws.chain(refusals().iter().map(|refusal| refused(refusal, play()))).collect();
    let mut ids = BTreeSet::new();
    for finding in findings {
        let Text::Message(message) = &finding.message else { panic!("{} is no message", finding.message) };
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

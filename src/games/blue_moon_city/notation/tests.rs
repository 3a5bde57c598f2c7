//! What a case leaves out is as little known once steps were made and the position is written and read back.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::*;
use crate::games::blue_moon_city::audit::left_out::{game, leave_out, rulings, whole};
use crate::games::blue_moon_city::{
    Build, Building, Card, Colour, DragonTo, Names, Offering, Position, Refusal, Rulings, Seat, Section, SectionName, Value,
};
use crate::games::game::Auditor;
use crate::games::soundness::drafts;
use crate::games::{Judge, Wording};
use crate::verdict::{Outcome, Tally};
use fastrand::Rng;

fn outcome(position: &Position, play: &Move, rulings: &Rulings) -> (Outcome, Vec<Refusal>) {
    let mut refusals = Vec::new();
    BlueMoonCity::judge(position, play, rulings, &mut refusals);
    let outcome = match refusals.as_slice() {
        [] => Outcome::Legal,
        _ if refusals.iter().all(Refusal::is_open) => Outcome::Undecided,
        _ => Outcome::Illegal,
    };
    (outcome, refusals)
}

/// Steps that somebody might think of.
fn conceivable(position: &Position, rng: &mut Rng) -> Move {
    let seat = Seat::new(rng.usize(..position.seats)).unwrap();
    let building = |rng: &mut Rng| Building::ALL[rng.usize(..Building::ALL.len())];
    let card = |rng: &mut Rng| Card::ALL[rng.usize(..Card::ALL.len())];
    match rng.u8(..9) {
        0 => Move::Walk { seat, path: vec![building(rng)], with: Default::default() },
        1 => Move::Walk { seat, path: vec![building(rng)], with: [Card::new(Colour::Grey, Value::Two)].into_iter().collect() },
        2 => Move::Leap { seat, card: Card::new(Colour::Grey, Value::One), to: building(rng) },
        3 => {
            let colour = [Colour::Black, Colour::Red, Colour::Blue][rng.usize(..3)];
            let to = if rng.bool() { DragonTo::Out } else { DragonTo::Building(building(rng)) };
            Move::Fly { seat, card: Card::new(colour, [Value::One, Value::Two][rng.usize(..2)]), dragon: None, to }
        }
        4 => Move::Offer(Offering { seat, space: None, card: None, paid: None }),
        5 => {
            let yellow = Card::new(Colour::Yellow, [Value::One, Value::Two][rng.usize(..2)]);
            Move::Offer(Offering { seat, space: Some(rng.u8(7..=12)), card: Some(yellow).filter(|_| rng.bool()), paid: None })
        }
        6 => Move::Discard { seat, count: 1, cards: Some([card(rng)].into_iter().collect()) },
        7 => Move::Draw { seat, count: Some(rng.u8(1..=4)), cards: None },
        _ => {
            let pay = (0..rng.usize(1..4)).map(|_| card(rng)).collect();
            let section = SectionName::Nth(Section::new(rng.usize(..4)).unwrap());
            Move::Build(Build { seat, on: None, colour: None, section, pay: Some(pay) })
        }
    }
}

/// Of cards in piles that may have lost some to players no case can say that there are at most so many.
fn cannot_be_said(why: &[Refusal]) -> bool {
    why.iter().any(|refusal| matches!(refusal, Refusal::DrawsWrongNumber { .. }))
}

/// Puts steps to a position, and to the case as which it is written. How many got the same answer.
fn compare(reached: &Position, names: &Names, rulings: &Rulings, plays: impl Iterator<Item = Move>) -> usize {
    let written = BlueMoonCity::write(names, reached);
    let again = BlueMoonCity::audit(&drafts::<BlueMoonCity>(&serde_yaml::to_string(&written).unwrap())[0], rulings);
    let read = again.position.unwrap_or_else(|| panic!("{:?}: {written}", again.flaws));
    let mut same = 0;
    for play in plays {
        let ((here, why), (there, why_there)) = (outcome(reached, &play, rulings), outcome(&read, &play, rulings));
        same += usize::from(here == there);
        let weaker = here == there || there == Outcome::Undecided;
        assert!(weaker || cannot_be_said(&why), "{play:?} is {here:?}, {why:?}, then {there:?}, {why_there:?}: {written}");
    }
    same
}

/// Another one plays other games.
const SEED: u64 = 31;

#[test]
fn nothing_is_surer_once_it_is_written() {
    let mut rng = Rng::with_seed(SEED);
    let (mut same, mut all) = (0, 0);
    for seed in 0..12 {
        let rulings = rulings(&mut rng);
        let (tables, steps) = game(seed, &rulings, &mut rng);
        for _ in 0..30 {
            let from = rng.usize(..steps.len());
            let mut draft = whole(&tables[from]);
            leave_out(&mut draft, &mut rng);
            let Some(mut reached) = BlueMoonCity::audit(&draft, &rulings).position else { continue };
            let names = BlueMoonCity::names(&draft, &rulings, &Default::default());
            for next in steps[from..].iter().take(12) {
                // A hand of so many cards and perhaps more is written as one of any number, which may be told to be anything.
                let next_one = Some(next.clone()).filter(|next| !matches!(next, Move::Reveal { .. }));
                let plays: Vec<Move> = next_one.into_iter().chain((0..8).map(|_| conceivable(&reached, &mut rng))).collect();
                all += plays.len();
                same += compare(&reached, &names, &rulings, plays.into_iter());
                if outcome(&reached, next, &rulings).0 != Outcome::Legal {
                    break;
                }
                BlueMoonCity::carry_out(&mut reached, next, &rulings, &mut Tally::default());
            }
        }
    }
    assert!(same > 5_000 && all - same < all / 50, "{same} of {all}");
}

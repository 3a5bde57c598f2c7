//! Claims about random positions of Azul: what is right is confirmed, what a slip leads to is refuted and explained.
#![allow(clippy::expect_used, reason = "a test may fail")]

use proptest::prelude::*;
use tilejudge::case::{Limits, Source, documents};
use tilejudge::games::azul::{Azul, Edition, Names, Phase, Position, RandomPlayer, Reason, Rulings, Setup, Side};
use tilejudge::games::{Asked, Case, Choices, Counted, Game, Slipped};
use tilejudge::verdict::{Cause, Claim, Record, Reply, RulingSet};

/// A report keeps so many explanations.
const KEPT: usize = 20;

type Award = (usize, i32, Reason);
type Lapse = <Azul as Game>::Lapse;

/// A game to play.
#[derive(Debug, Clone)]
struct Table {
    setup: Setup,
    players: usize,
    rulings: Rulings,
    seed: u64,
}

fn tables() -> impl Strategy<Value = Table> {
    let answers = Rulings::RULINGS.iter().map(|ruling| 0..ruling.answers.len()).collect::<Vec<_>>();
    let setups = prop_oneof![
        3 => Just((Side::Coloured, false)),
        1 => Just((Side::Grey, false)),
        1 => Just((Side::Coloured, true)),
        1 => Just((Side::Grey, true))
    ];
    (setups, 2..=4_usize, answers, any::<u64>()).prop_map(|((side, specialised), players, answers, seed)| {
        let mut rulings = Rulings::default();
        for (index, answer) in answers.into_iter().enumerate() {
            rulings.set(index, answer);
        }
        Table { setup: Setup { edition: Edition::Base, side, specialised }, players, rulings, seed }
    })
}

/// Plays a game and shows positions that wait for nobody's take: before tiling, in the middle of it, and before the bonuses.
fn play(table: &Table, mut look: impl FnMut(&Position)) {
    let mut position = Position::new(table.setup, table.players);
    let mut player = RandomPlayer::seeded(table.seed);
    let mut before = position.phase;
    let mut steps = 0;
    while let Some(play) = player.choose(&position, &table.rulings) {
        let counting = matches!(position.phase, Phase::Tiling | Phase::End);
        steps += 1;
        if counting && (position.phase != before || steps % 7 == 0) {
            look(&position);
        }
        before = position.phase;
        Azul::apply(&mut position, &play, &table.rulings, &mut Record::default());
    }
}

/// What the referee does by itself: every step with its awards, and the table at last.
fn to_end(position: &Position, rulings: &Rulings) -> (Vec<(Position, Vec<Award>, Vec<Slipped<Lapse>>)>, Position) {
    let mut table = position.clone();
    let mut earlier: Vec<Award> = Vec::new();
    let mut steps = Vec::new();
    while let Some(play) = Azul::forced(&table, rulings) {
        let before = table.clone();
        let mut record = Record::default();
        Azul::apply(&mut table, &play, rulings, &mut record);
        let mut slips = Vec::new();
        let step = Counted { before: &before, play: &play, awards: &record.0, earlier: &earlier, after: &table, rulings };
        Azul::slips(&step, &mut slips);
        earlier.extend(record.0.iter().copied());
        steps.push((before, record.0, slips));
    }
    (steps, table)
}

/// What `seat` has at last if one step is counted for so much more.
fn with_slip(steps: &[(Position, Vec<Award>, Vec<Slipped<Lapse>>)], start: i32, seat: usize, at: usize, more: i32) -> i32 {
    let mut score = start;
    for (index, (_, awards, _)) in steps.iter().enumerate() {
        for (_, amount, reason) in awards.iter().filter(|(to, ..)| *to == seat) {
            score += match *reason {
                Reason::Floor { cost, .. } => -cost.min(score.max(0)),
                _ => *amount,
            };
        }
        if index == at {
            score += more;
        }
    }
    score
}

/// The claims about a position, answered.
fn answers(position: &Position, rulings: &Rulings, claims: Vec<(String, i32)>) -> Vec<Claim> {
    let names = Names::new(position.setup.edition, position.seats().map(|seat| format!("P{}", seat.number())).collect());
    let source = Source { name: "position".to_owned(), text: Azul::write(&names, position).to_string() };
    let documents = documents(&source, &Limits::USUAL);
    let case = Case::open(documents[0].as_ref().expect("a written position can be parsed")).expect("it is a case");
    let answers = Rulings::RULINGS.iter().enumerate();
    let answers = answers.map(|(index, ruling)| (ruling.name.to_owned(), ruling.answers[rulings.get(index)].name.to_owned()));
    let choices = Choices { online: false, answers: answers.collect() };
    let asked = Asked { choices, to_end: true, hear_claims: true, claims, ..Asked::default() };
    case.judge(&asked).expect("a written position can be read").claims
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_right_is_confirmed(table in tables()) {
        play(&table, |position| {
            let (_, end) = to_end(position, &table.rulings);
            let right = position.seats().map(|seat| (format!("P{}", seat.number()), end.board(seat).score));
            for claim in answers(position, &table.rulings, right.collect()) {
                assert!(matches!(claim.answer, Reply::Confirmed), "{claim:?} in {position:?}");
            }
        });
    }

    #[test]
    fn what_a_slip_leads_to_is_refuted_and_explained(table in tables()) {
        play(&table, |position| {
            let (steps, end) = to_end(position, &table.rulings);
            let mut claims = Vec::new();
            let mut slips = Vec::new();
            for (index, (before, _, found)) in steps.iter().enumerate() {
                for slipped in found.iter().filter(|slipped| slipped.more != 0) {
                    let seat = before.seats().nth(slipped.seat).expect("a slip is somebody's");
                    let number = with_slip(&steps, position.board(seat).score, slipped.seat, index, slipped.more);
                    if number != end.board(seat).score {
                        claims.push((format!("P{}", seat.number()), number));
                        slips.push((slipped, end.board(seat).score));
                    }
                }
            }
            for (claim, &(slipped, right)) in answers(position, &table.rulings, claims).iter().zip(&slips) {
                let explained = match &claim.answer {
                    Reply::Refuted { counted, explanations } => {
                        let slip = Azul::slip(&slipped.lapse);
                        let told = explanations.iter().any(|told| told.cause == Cause::Slip(slip, 1));
                        *counted == right && (told || explanations.len() == KEPT)
                    }
                    // A choice that is still to come may lead to the same number.
                    Reply::Open(_) => Azul::is_pending(&end, &table.rulings),
                    Reply::Confirmed => false,
                };
                assert!(explained, "{slipped:?} {claim:?} in {position:?}");
            }
        });
    }
}

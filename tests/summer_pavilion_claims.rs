//! Claims about random games of Summer Pavilion: the right score is confirmed, and what a slip leads to is refuted and explained.
#![allow(clippy::expect_used, reason = "a test may fail")]

use proptest::prelude::*;
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::ops::Range;
use tilejudge::case::{Limits, Source, documents};
use tilejudge::games::summer_pavilion::{
    Draft, DraftPlayer, Lapse, Move, Names, Phase, Position, RandomPlayer, Reason, Rulings, Side, SummerPavilion,
};
use tilejudge::games::{Asked, Case, Choices, Counted, Game, Slipped};
use tilejudge::verdict::{Cause, Claim, Record, Reply, RulingSet};

/// The referee keeps no more explanations than these.
const EXPLANATIONS: usize = 20;
/// So many moves make a case.
const MOVES: usize = 4;

/// A game to play: its boards, its players, the answers to open questions, and the seed of all choices.
#[derive(Debug, Clone)]
struct Table {
    side: Side,
    players: usize,
    rulings: Rulings,
    seed: u64,
}

fn tables() -> impl Strategy<Value = Table> {
    let answers = Rulings::RULINGS.iter().map(|ruling| 0..ruling.answers.len()).collect::<Vec<_>>();
    let sides = prop_oneof![Just(Side::Coloured), Just(Side::Monochrome)];
    // The defaults are what most people ask about.
    let rulings = (any::<bool>(), answers).prop_map(|(usual, answers)| {
        let mut rulings = Rulings::default();
        for (index, answer) in answers.into_iter().enumerate().filter(|_| !usual) {
            rulings.set(index, answer);
        }
        rulings
    });
    (sides, 2..=4_usize, rulings, any::<u64>()).prop_map(|(side, players, rulings, seed)| Table { side, players, rulings, seed })
}

/// A step of a case, as the test itself made it.
struct Step {
    before: Position,
    play: Move,
    /// Which of the awards of the whole case are its own.
    awards: Range<usize>,
    after: Position,
}

/// A case: where it starts, its moves, and everything that follows from them.
struct Course {
    start: Position,
    moves: Vec<Value>,
    steps: Vec<Step>,
    awards: Vec<(usize, i32, Reason)>,
    rulings: Rulings,
}

impl Course {
    fn new(start: &Position, plays: &[Move], rulings: Rulings) -> Self {
        let mut course = Self { start: start.clone(), moves: Vec::new(), steps: Vec::new(), awards: Vec::new(), rulings };
        let names = names(start);
        for play in plays {
            course.moves.push(SummerPavilion::write_move(&names, course.end(), play));
            course.make(play);
        }
        while let Some(step) = SummerPavilion::forced(course.end(), &rulings) {
            course.make(&step);
        }
        course
    }
    fn end(&self) -> &Position {
        self.steps.last().map_or(&self.start, |step| &step.after)
    }
    fn make(&mut self, play: &Move) {
        let before = self.end().clone();
        let (mut after, mut record) = (before.clone(), Record::default());
        SummerPavilion::apply(&mut after, play, &self.rulings, &mut record);
        let start = self.awards.len();
        self.awards.extend(record.0);
        self.steps.push(Step { before, play: *play, awards: start..self.awards.len(), after });
    }
    /// Every slip that could be made, with the number that it leads to at the end.
    fn slips(&self) -> Vec<(Slipped<Lapse>, i32)> {
        let mut all = Vec::new();
        for (index, Step { before, play, awards, after }) in self.steps.iter().enumerate() {
            let (earlier, own) = (&self.awards[..awards.start], &self.awards[awards.clone()]);
            let mut slips = Vec::new();
            let step = Counted { before, play, awards: own, earlier, after, rulings: &self.rulings };
            SummerPavilion::slips(&step, &mut slips);
            all.extend(slips.into_iter().map(|slip| {
                let number = after_slip(&slip, after, &self.awards[awards.end..], &self.rulings);
                (index, slip, number)
            }));
        }
        all.into_iter().map(|(_, slip, number)| (slip, number)).collect()
    }
    /// The answers to claims of these numbers for these seats.
    fn ask(&self, claims: &[(usize, i32)]) -> Vec<Claim> {
        let names = names(&self.start);
        let mut case: Map<String, Value> =
            SummerPavilion::write(&names, &self.start).as_object().cloned().expect("a case is a map");
        case.insert("moves".to_owned(), Value::Array(self.moves.clone()));
        let source = Source { name: "position".to_owned(), text: Value::Object(case).to_string() };
        let documents = documents(&source, &Limits::USUAL);
        let document = documents[0].as_ref().expect("a written case can be parsed");
        let answers = Rulings::RULINGS.iter().enumerate();
        let answers =
            answers.map(|(index, ruling)| (ruling.name.to_owned(), ruling.answers[self.rulings.get(index)].name.to_owned()));
        let asked = Asked {
            choices: Choices { online: false, answers: answers.collect() },
            to_end: true,
            hear_claims: true,
            claims: claims.iter().map(|&(seat, number)| (format!("P{}", seat + 1), number)).collect(),
            ..Asked::default()
        };
        let case = Case::open(document).expect("a written case names its game");
        case.judge(&asked).expect("a written case can be read").claims
    }
}

/// What a player has at the end who made a slip: penalties that come later take no more than the track lets them.
fn after_slip(slip: &Slipped<Lapse>, after: &Position, later: &[(usize, i32, Reason)], rulings: &Rulings) -> i32 {
    let held = SummerPavilion::scores(after)[slip.seat] + slip.more;
    let theirs = later.iter().filter(|(to, ..)| *to == slip.seat);
    theirs.fold(held, |held, (_, amount, reason)| held + SummerPavilion::recount(reason, *amount, held, rulings))
}

fn names(position: &Position) -> Names {
    SummerPavilion::names(&Draft {
        side: position.side,
        round: None,
        phase: Phase::Setup,
        phase_given: false,
        turn: None,
        starter: None,
        marker: None,
        players: (1..=position.seats).map(|seat| DraftPlayer { name: format!("P{seat}"), ..DraftPlayer::default() }).collect(),
        factories: None,
        centre: None,
        supply: None,
        bag: None,
        tower: None,
        bonus: None,
    })
}

/// Plays a whole game and shows a case every so often, and the last one.
fn play(table: &Table, mut look: impl FnMut(&Course)) {
    let mut position = Position::new(table.side, table.players);
    let mut player = RandomPlayer::seeded(table.seed);
    let mut line = Vec::new();
    while let Some(play) = player.choose(&position, &table.rulings) {
        line.push((position.clone(), play));
        SummerPavilion::apply(&mut position, &play, &table.rulings, &mut Record::default());
    }
    let last = line.len().saturating_sub(MOVES);
    for at in (0..last).step_by(11).chain([last]) {
        let plays: Vec<_> = line[at..].iter().take(MOVES).map(|&(_, play)| play).collect();
        look(&Course::new(&line[at].0, &plays, table.rulings));
    }
}

fn explains(claim: &Claim, id: &str) -> bool {
    match &claim.answer {
        Reply::Refuted { explanations, .. } => {
            let by_it = explanations.iter().any(|why| matches!(why.cause, Cause::Slip(slip, 1) if slip.id == id));
            by_it || explanations.len() == EXPLANATIONS
        }
        Reply::Confirmed | Reply::Open(_) => false,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_right_score_is_confirmed_and_what_a_slip_leads_to_is_explained(table in tables()) {
        play(&table, |course| {
            let scores = SummerPavilion::scores(course.end());
            let right: Vec<_> = scores.iter().copied().enumerate().collect();
            for claim in course.ask(&right) {
                assert!(matches!(claim.answer, Reply::Confirmed), "{claim:?}");
            }
            let waits = SummerPavilion::is_pending(course.end(), &course.rulings);
            // What a slip adds may be lost again with a penalty.
            let slips: Vec<_> = course.slips().into_iter().filter(|(slip, number)| *number != scores[slip.seat]).collect();
            let numbers: Vec<_> = slips.iter().map(|(slip, number)| (slip.seat, *number)).collect();
            for ((slip, _), claim) in slips.iter().zip(course.ask(&numbers)) {
                let id = SummerPavilion::slip(&slip.lapse).id;
                let open = waits && matches!(claim.answer, Reply::Open(_));
                assert!(explains(&claim, id) || open, "{id} ({:?}) does not explain {claim:?}", slip.lapse);
            }
        });
    }
}

/// Some slip is found in some game, or the property above says nothing about it.
#[test]
fn random_games_give_occasion_for_most_slips() {
    let mut found = BTreeSet::new();
    for seed in 0..40 {
        let side = if seed % 2 == 0 { Side::Coloured } else { Side::Monochrome };
        let table = Table { side, players: 2, rulings: Rulings::default(), seed };
        play(&table, |course| found.extend(course.slips().iter().map(|(slip, _)| SummerPavilion::slip(&slip.lapse).id)));
    }
    let known = SummerPavilion::CATALOGUE.slips.iter().map(|slip| slip.id);
    let missing: Vec<_> = known.filter(|id| !found.contains(id)).collect();
    println!("{} {missing:?}", found.len());
}

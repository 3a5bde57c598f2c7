//! Claims about random games of Summer Pavilion: the right score is confirmed, and what a slip leads to is refuted and explained.
#![allow(clippy::expect_used, reason = "a test may fail")]

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::ops::Range;
use tilejudge::case::{Limits, Source, documents};
use tilejudge::games::summer_pavilion::{
    Colour, Draft, DraftPlayer, Feature, Lapse, Move, Names, Phase, Position, RandomPlayer, Reason, Rulings, Side, Star,
    StarKind, SummerPavilion,
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
#[derive(Debug)]
struct Step {
    before: Position,
    play: Move,
    /// Which of the awards of the whole case are its own.
    awards: Range<usize>,
    after: Position,
}

/// A case: where it starts, its moves, and everything that follows from them.
#[derive(Debug)]
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
            assert!(SummerPavilion::is_due(course.end(), play), "{play:?} in {:?}", course.end());
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
                let number = self.after_slip(index, &slip);
                (slip, number)
            }));
        }
        all
    }
    /// What a player has at the end who made a slip: the rest is played out with the wrong score.
    fn after_slip(&self, step: usize, slip: &Slipped<Lapse>) -> i32 {
        let mut position = self.steps[step].after.clone();
        position.boards[slip.seat].score += slip.more;
        for later in &self.steps[step + 1..] {
            SummerPavilion::apply(&mut position, &later.play, &self.rulings, &mut Record::default());
        }
        position.boards[slip.seat].score
    }
    /// Whether a game can lead to where it starts.
    fn is_possible(&self) -> bool {
        let right: Vec<_> = SummerPavilion::scores(self.end()).into_iter().enumerate().collect();
        self.ask(&right).iter().all(|claim| !matches!(claim.answer, Reply::Open(_)))
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
            choices: Choices { answers: answers.collect(), ..Choices::default() },
            to_end: true,
            hear_claims: true,
            claims: claims.iter().map(|&(seat, number)| (format!("P{}", seat + 1), number)).collect(),
            ..Asked::default()
        };
        let case = Case::open(document).expect("a written case names its game");
        case.judge(&asked).expect("a written case can be read").claims
    }
}

fn names(position: &Position) -> Names {
    SummerPavilion::names(
        &Draft {
            side: position.side,
            round: None,
            phase: Phase::Setup,
            phase_given: false,
            turn: None,
            starter: None,
            marker: None,
            players: (1..=position.seats)
                .map(|seat| DraftPlayer { name: format!("P{seat}"), ..DraftPlayer::default() })
                .collect(),
            factories: None,
            centre: None,
            supply: None,
            bag: None,
            tower: None,
            bonus: None,
        },
        &Rulings::default(),
    )
}

/// A whole game: each position with the move that was made there.
fn game(table: &Table) -> Vec<(Position, Move)> {
    let mut position = Position::new(table.side, table.players);
    let mut player = RandomPlayer::seeded(table.seed);
    let mut line = Vec::new();
    while let Some(play) = player.choose(&position, &table.rulings) {
        line.push((position.clone(), play));
        SummerPavilion::apply(&mut position, &play, &table.rulings, &mut Record::default());
    }
    line
}

/// Plays a whole game and shows a case every so often, and the last one.
fn play(table: &Table, mut look: impl FnMut(&Course)) {
    let line = game(table);
    let last = line.len().saturating_sub(MOVES);
    for at in (0..last).step_by(11).chain([last]) {
        let plays: Vec<_> = line[at..].iter().take(MOVES).map(|&(_, play)| play).collect();
        look(&Course::new(&line[at].0, &plays, table.rulings));
    }
}

/// Boards as they may lie at the end: each star complete, all but complete, or less, in one colour or in six.
fn boards() -> impl Strategy<Value = Course> {
    let star = (prop_oneof![Just(6_usize), Just(5), 0..5_usize], 0..7_usize, 0..6_usize);
    let sides = prop_oneof![Just(Side::Coloured), Just(Side::Monochrome)];
    let corners = prop::collection::vec(0..6_usize, 0..=4);
    (sides, prop::collection::vec(star, 7), 1..120_i32, corners).prop_map(|(side, stars, score, corners)| {
        let mut position = Position { round: Some(6), phase: Phase::End, whole_table: false, ..Position::new(side, 1) };
        (position.factory_count, position.centre, position.supply) = (None, None, None);
        (position.bag, position.tower) = (None, None);
        let board = &mut position.boards[0];
        (board.score, board.passed) = (score, true);
        corners.into_iter().for_each(|colour| board.corners.add(Colour::ALL[colour], 1));
        for (star, (tiles, kind, free)) in Star::all().zip(stars) {
            // On the coloured side stars have their colours; on the other a sixth of them is of six colours.
            let one = if side == Side::Coloured { star.colour() } else { Colour::ALL.get(kind).copied() };
            let spaces: Vec<_> = star.spaces().iter().collect();
            for at in 0..tiles {
                board.pavilion.put(spaces[(at + free) % 6], one.unwrap_or(Colour::ALL[at]));
            }
        }
        Course::new(&position, &[], Rulings::default())
    })
}

/// Claims the right scores, which are confirmed, and the numbers of all slips, which are refuted and explained.
fn claim_everything(course: &Course) {
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
}

/// Whether the slip explains a refuted claim.
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
    fn what_slips_lead_to_in_games_is_refuted_and_explained(table in tables()) {
        play(&table, claim_everything);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_slips_lead_to_at_the_end_is_refuted_and_explained(course in boards()) {
        prop_assume!(course.is_possible());
        claim_everything(&course);
    }
}

/// What a slip adds by the facts that are told of it, to a player who had `held` and was rightly given `right`.
fn by_facts(lapse: &Lapse, held: i32, right: i32) -> i32 {
    let above_one = held - 1;
    let price = |tiles: u32| (tiles as i32).min(above_one);
    match *lapse {
        Lapse::OnlyTouching { rest, .. } => -(rest.len() as i32),
        Lapse::CountedAlone { run, .. } | Lapse::ColourBreaksRun { run, .. } => 1 - run.len() as i32,
        Lapse::NewTileLeftOut { .. } => -1,
        Lapse::NewTileTwice { .. } => 1,
        Lapse::RunForgotten { run, .. } => -(run.len() as i32),
        Lapse::OneSideLeftOut { side, .. } => -(side.len() as i32),
        Lapse::RingNotClosed { lost, .. } => -(lost.len() as i32),
        Lapse::GapJumped { beyond, .. } => beyond.len() as i32,
        Lapse::NeighbouringStar { others, .. } => others.len() as i32,
        Lapse::NumberAsPoints { number, .. } => i32::from(number) - right,
        Lapse::ConnectedByNumber { run, .. } => run.len() as i32 - right,
        Lapse::FeatureScored { feature: Feature::Pillar(_) } => 1,
        Lapse::FeatureScored { feature: Feature::Statue(_) } => 2,
        Lapse::FeatureScored { feature: Feature::Window(_) } => 3,
        Lapse::PaymentPaidFor { tiles, .. } => -(tiles.total() as i32).min(above_one + right),
        Lapse::NumberAtOnce { number, .. } => 4 * i32::from(number),
        Lapse::MarkerForgotten { price: paid } => price(paid.into()),
        Lapse::MarkerOnePoint { price: paid } => price(paid.into()) - price(1),
        Lapse::MarkerWithoutWild { price: paid, wilds } => price(paid.into()) - price((paid - wilds).into()),
        Lapse::MarkerItself { price: paid } => price(paid.into()) - price(u32::from(paid) + 1),
        Lapse::MarkerWholeHand { price: paid, hand } => price(paid.into()) - price(hand),
        Lapse::MarkerPastOne { down_to, .. } => down_to - 1,
        Lapse::LaterTakePaid { tiles } => -price(tiles.total()),
        Lapse::DiscardedForgotten { tiles } => price(tiles.total()),
        Lapse::KeptPaid { kept } => -kept.total().min((above_one + right) as u32).cast_signed(),
        Lapse::CornersScored { kept } => kept.total().cast_signed(),
        ref other => unreachable!("{other:?} is a slip of the end"),
    }
}

/// The same for slips of the end, of a player whom nothing takes to 1.
fn at_the_end_by_facts(lapse: &Lapse) -> i32 {
    let star = |kind| match kind {
        StarKind::OneColour(colour) => match colour {
            Colour::Red => 14,
            Colour::Blue => 15,
            Colour::Yellow => 16,
            Colour::Orange => 17,
            Colour::Green => 18,
            Colour::Purple => 20,
        },
        _ => 12,
    };
    let number = |number: u8| 4 * i32::from(number);
    let sum = |numbers: &[u8]| numbers.iter().copied().map(number).sum::<i32>();
    match *lapse {
        Lapse::StarLeftOut { kind, .. } => -star(kind),
        Lapse::StarTwice { kind, .. } | Lapse::StarUnfinished { kind, .. } => star(kind),
        Lapse::StarMisread { kind, read, .. } | Lapse::StarByPlace { kind, read, .. } => star(read) - star(kind),
        Lapse::KindOnce { kind, count } => -star(kind) * (count as i32 - 1),
        Lapse::NumberLeftOut { number: left, .. } => -number(left),
        Lapse::NumberUnfinished { number: given, .. } | Lapse::NumberWithoutCentre { number: given, .. } => number(given),
        Lapse::NumberBeyondFour { number: given, .. } => number(given),
        Lapse::CentreByPlace { ref given, ref taken } => sum(given) - sum(taken),
        Lapse::LeftoversForgotten { tiles } => tiles.total().cast_signed(),
        Lapse::TokenLeftOut { .. } => -80,
        ref other => unreachable!("{other:?} is no slip of the end"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn slips_in_games_change_what_they_say(table in tables()) {
        play(&Table { rulings: Rulings::default(), ..table }, |course| {
            for Step { before, play, awards, after } in course.steps.iter().filter(|step| step.play != Move::Finish) {
                let own = &course.awards[awards.clone()];
                let mut slips = Vec::new();
                let rulings = &course.rulings;
                SummerPavilion::slips(&Counted { before, play, awards: own, earlier: &[], after, rulings }, &mut slips);
                for slip in slips.iter().filter(|slip| !matches!(slip.lapse, Lapse::TokenLeftOut { .. })) {
                    let right = own.iter().filter(|(to, ..)| *to == slip.seat).map(|(_, amount, _)| amount).sum();
                    let held = before.boards[slip.seat].score;
                    assert_eq!(slip.more, by_facts(&slip.lapse, held, right), "{:?} of {play:?}", slip.lapse);
                }
            }
        });
    }

    #[test]
    fn slips_at_the_end_change_what_they_say(course in boards()) {
        let mut position = course.start.clone();
        position.boards[0].score += 4;
        let high = Course::new(&position, &[], course.rulings);
        for (slip, _) in high.slips() {
            // Above 4 nothing stops at 1, whatever is paid first.
            assert_eq!(slip.more, at_the_end_by_facts(&slip.lapse), "{:?} of {:?}", slip.lapse, position.boards[0]);
        }
        for (slip, number) in course.slips() {
            if let Lapse::LeftoversFirst { tiles } = slip.lapse {
                let held = course.start.boards[0].score;
                let right = SummerPavilion::scores(course.end())[0];
                let bonuses: i32 = course.awards.iter().map(|&(_, amount, _)| amount).filter(|&amount| amount > 0).sum();
                assert_eq!(number, (held - tiles.total().cast_signed()).max(1) + bonuses);
                assert_ne!(number, right);
            }
        }
    }
}

/// Or the properties above say nothing about some slip.
#[test]
fn games_and_boards_give_occasion_for_every_slip() {
    let mut found = BTreeSet::new();
    let mut note = |course: &Course| found.extend(course.slips().iter().map(|(slip, _)| SummerPavilion::slip(&slip.lapse).id));
    for seed in 0..20 {
        let side = if seed % 2 == 0 { Side::Coloured } else { Side::Monochrome };
        let line = game(&Table { side, players: 4, rulings: Rulings::default(), seed });
        let plays: Vec<_> = line.iter().map(|&(_, play)| play).collect();
        note(&Course::new(&line[0].0, &plays, Rulings::default()));
    }
    let mut runner = TestRunner::deterministic();
    for _ in 0..400 {
        note(&boards().new_tree(&mut runner).expect("a board can be made").current());
    }
    let known: BTreeSet<_> = SummerPavilion::CATALOGUE.slips.iter().map(|slip| slip.id).collect();
    assert_eq!(found, known);
}

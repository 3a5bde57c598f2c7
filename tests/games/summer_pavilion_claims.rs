//! Claims about random games of Summer Pavilion.

use super::common::claims::{Course, game};
use super::common::{Table, after, counts, games_in_a_run};
use super::summer_pavilion_properties::games;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use std::collections::BTreeSet;
use tilejudge::game::{Parts, Slipped, TellsSlip};
use tilejudge::games::summer_pavilion::{
    Colour, Feature, Move, Pavilion, Phase, Position, Rulings, Side, SlipFacts, Star, StarKind, SummerPavilion,
};
use tilejudge::verdict::Reply;

/// So many moves make a case.
const MOVES: usize = 4;

/// What a player has at the end who makes a slip: the rest is played out with the wrong score.
fn after_slip(course: &Course<SummerPavilion>, step: usize, slip: &Slipped<SlipFacts>) -> i32 {
    let mut position = course.steps[step].after.clone();
    position.boards[slip.seat.index()].score += slip.more.into();
    for later in &course.steps[step + 1..] {
        position = after::<SummerPavilion>(&position, &later.play, &course.rulings).0;
    }
    counts::<SummerPavilion>(&position)[slip.seat.index()]
}

/// Whether a game can lead to where it starts.
fn is_possible(course: &Course<SummerPavilion>) -> bool {
    let right = counts::<SummerPavilion>(course.end());
    course.ask(right.into_iter().enumerate()).iter().all(|claim| !matches!(claim.answer, Reply::Open(_)))
}

/// Plays a whole game and shows a case every so often, and the last one.
fn cases(table: &Table<SummerPavilion>, mut look: impl FnMut(&Course<SummerPavilion>)) {
    let line = game(table);
    let last = line.len().saturating_sub(MOVES);
    for at in (0..last).step_by(11).chain([last]) {
        look(&Course::along(&line[at..line.len().min(at + MOVES)], table.rulings));
    }
}

/// Boards as they may lie at the end: each star complete, all but complete, or less, in one colour or in six.
fn boards() -> impl Strategy<Value = Course<SummerPavilion>> {
    let star = (prop_oneof![Just(6_usize), Just(5), 0..5_usize], 0..7_usize, 0..6_usize);
    let sides = prop_oneof![Just(Side::Coloured), Just(Side::Monochrome)];
    let corners = prop::collection::vec(0..6_usize, 0..=4);
    (sides, prop::collection::vec(star, 7), 1..120_i32, corners).prop_map(|(side, stars, score, corners)| {
        let mut position = Position { round: Some(6), phase: Phase::End, whole_table: false, ..Position::new(side, 1) };
        (position.factory_count, position.centre, position.supply) = (None, None, None);
        (position.bag, position.tower) = (None, None);
        let board = &mut position.boards[0];
        (board.score, board.passed) = (score.into(), Some(true));
        board.corners = Some(corners.into_iter().map(|colour| Colour::ALL[colour]).collect());
        let mut pavilion = Pavilion::default();
        for (star, (tiles, kind, free)) in Star::all().zip(stars) {
            // On the coloured side stars have their colours; on the other a sixth of them is of six colours.
            let one = if side == Side::Coloured { star.colour() } else { Colour::ALL.get(kind).copied() };
            let spaces: Vec<_> = star.spaces().iter().collect();
            for at in 0..tiles {
                pavilion.put(spaces[(at + free) % 6], one.unwrap_or(Colour::ALL[at]));
            }
        }
        board.stars = pavilion.into();
        Course::new(&position, &[], Rulings::default())
    })
}

proptest! {
    #![proptest_config(games_in_a_run(10))]

    #[test]
    fn what_slips_lead_to_in_games_is_refuted_and_explained(table in games(), usual in any::<bool>()) {
        // The defaults are what most people ask about.
        let rulings = if usual { Rulings::default() } else { table.rulings };
        cases(&Table { rulings, ..table }, |course| course.claim_everything(after_slip));
    }
}

proptest! {
    #![proptest_config(games_in_a_run(100))]

    #[test]
    fn what_slips_lead_to_at_the_end_is_refuted_and_explained(course in boards()) {
        prop_assume!(is_possible(&course));
        course.claim_everything(after_slip);
    }
}

/// What a slip adds by the facts that are told of it, to a player who had `held` and was rightly given `right`.
fn by_facts(facts: &SlipFacts, held: i32, right: i32) -> i32 {
    let above_one = held - 1;
    let price = |tiles: u32| (tiles as i32).min(above_one);
    match *facts {
        SlipFacts::OnlyTouching { rest, .. } => -(rest.len() as i32),
        SlipFacts::CountedAlone { run, .. } | SlipFacts::ColourBreaksRun { run, .. } => 1 - run.len() as i32,
        SlipFacts::NewTileLeftOut { .. } => -1,
        SlipFacts::NewTileTwice { .. } => 1,
        SlipFacts::RunForgotten { run, .. } => -(run.len() as i32),
        SlipFacts::OneSideLeftOut { side, .. } => -(side.len() as i32),
        SlipFacts::RingNotClosed { lost, .. } => -(lost.len() as i32),
        SlipFacts::GapJumped { beyond, .. } => beyond.len() as i32,
        SlipFacts::NeighbouringStar { others, .. } => others.len() as i32,
        SlipFacts::NumberAsPoints { number, .. } => i32::from(number) - right,
        SlipFacts::ConnectedByNumber { run, .. } => run.len() as i32 - right,
        SlipFacts::FeatureScored { feature: Feature::Pillar(_) } => 1,
        SlipFacts::FeatureScored { feature: Feature::Statue(_) } => 2,
        SlipFacts::FeatureScored { feature: Feature::Window(_) } => 3,
        SlipFacts::PaymentPaidFor { tiles, .. } => -(tiles.total() as i32).min(above_one + right),
        SlipFacts::NumberAtOnce { number, .. } => 4 * i32::from(number),
        SlipFacts::MarkerForgotten { price: paid } => price(paid.into()),
        SlipFacts::MarkerOnePoint { price: paid } => price(paid.into()) - price(1),
        SlipFacts::MarkerWithoutWild { price: paid, wilds } => price(paid.into()) - price((paid - wilds).into()),
        SlipFacts::MarkerItself { price: paid } => price(paid.into()) - price(u32::from(paid) + 1),
        SlipFacts::MarkerWholeHand { price: paid, hand } => price(paid.into()) - price(hand),
        SlipFacts::MarkerPastOne { down_to, .. } => down_to - 1,
        SlipFacts::LaterTakePaid { tiles } => -price(tiles.total()),
        SlipFacts::DiscardedForgotten { tiles } => price(tiles.total()),
        SlipFacts::KeptPaid { kept } => -kept.total().min((above_one + right) as u32).cast_signed(),
        SlipFacts::CornersScored { kept } => kept.total().cast_signed(),
        ref other => unreachable!("{other:?} is a slip of the end"),
    }
}

/// The same for slips of the end, of a player whom nothing takes to 1.
fn at_the_end_by_facts(facts: &SlipFacts) -> i32 {
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
    match *facts {
        SlipFacts::StarLeftOut { kind, .. } => -star(kind),
        SlipFacts::StarTwice { kind, .. } | SlipFacts::StarUnfinished { kind, .. } => star(kind),
        SlipFacts::StarMisread { kind, read, .. } | SlipFacts::StarByPlace { kind, read, .. } => star(read) - star(kind),
        SlipFacts::KindOnce { kind, count } => -star(kind) * (count as i32 - 1),
        SlipFacts::NumberLeftOut { number: left, .. } => -number(left),
        SlipFacts::NumberTwice { number: given, .. } => number(given),
        SlipFacts::NumberMisread { number: covered, read, .. } => number(read) - number(covered),
        SlipFacts::NumberUnfinished { number: given, .. } | SlipFacts::NumberWithoutCentre { number: given, .. } => number(given),
        SlipFacts::NumberBeyondFour { number: given, .. } => number(given),
        SlipFacts::CentreByPlace { ref given, ref taken } => sum(given) - sum(taken),
        SlipFacts::LeftoversForgotten { tiles } => tiles.total().cast_signed(),
        SlipFacts::LeftoversScored { tiles } => 2 * tiles.total().cast_signed(),
        SlipFacts::TokenLeftOut { .. } => -80,
        ref other => unreachable!("{other:?} is no slip of the end"),
    }
}

proptest! {
    #![proptest_config(games_in_a_run(20))]

    #[test]
    fn slips_in_games_change_what_they_say(table in games()) {
        cases(&Table { rulings: Rulings::default(), ..table }, |course| {
            for (index, slip) in course.slips() {
                let step = &course.steps[index];
                if step.play == Move::Finish || matches!(slip.facts, SlipFacts::TokenLeftOut { .. }) {
                    continue;
                }
                let right = step.awards.iter().filter(|(to, ..)| *to == slip.seat.index()).map(|(_, amount, _)| amount).sum();
                let held = counts::<SummerPavilion>(&step.before)[slip.seat.index()];
                assert_eq!(slip.more, by_facts(&slip.facts, held, right), "{:?} of {:?}", slip.facts, step.play);
            }
        });
    }

    #[test]
    fn slips_at_the_end_change_what_they_say(course in boards()) {
        let mut position = course.start.clone();
        position.boards[0].score += 4.into();
        let high = Course::<SummerPavilion>::new(&position, &[], course.rulings);
        for (_, slip) in high.slips() {
            // Above 4 nothing stops at 1, whatever is paid first.
            assert_eq!(slip.more, at_the_end_by_facts(&slip.facts), "{:?} of {:?}", slip.facts, position.boards[0]);
        }
        for (index, slip) in course.slips() {
            if let SlipFacts::LeftoversFirst { tiles } = slip.facts {
                let number = after_slip(&course, index, &slip);
                let held = counts::<SummerPavilion>(&course.start)[0];
                let right = counts::<SummerPavilion>(course.end())[0];
                let amounts = course.steps.iter().flat_map(|step| &step.awards).map(|&(_, amount, _)| amount);
                let bonuses: i32 = amounts.filter(|&amount| amount > 0).sum();
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
    let mut note = |course: &Course<SummerPavilion>| {
        found.extend(course.slips().iter().map(|(_, slip)| slip.facts.slip().id));
    };
    for seed in 0..20 {
        let setup = if seed % 2 == 0 { Side::Coloured } else { Side::Monochrome };
        let line = game(&Table::<SummerPavilion> { setup, players: 4, rulings: Rulings::default(), seed });
        note(&Course::along(&line, Rulings::default()));
    }
    let mut runner = TestRunner::deterministic();
    for _ in 0..400 {
        note(&boards().new_tree(&mut runner).expect("a board can be made").current());
    }
    let known: BTreeSet<_> = SummerPavilion::CATALOGUE.slips().map(|slip| slip.id).collect();
    assert_eq!(found, known);
}

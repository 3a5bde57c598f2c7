//! What must hold in every game of Summer Pavilion, whoever plays.

use super::common::hidden::{
    Few, Hides, Question, Survey, a_refused_proposal_leaves_no_trace, one_mistake_is_one_fault, refuses_a_draw, seated,
    what_is_firm_is_true,
};
use super::common::{Played, Table, games_in_a_run, laws, play, single, tables};
use super::players::summer_pavilion::Player;
use fastrand::Rng;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use std::cell::RefCell;
use tilejudge::game::Judge;
use tilejudge::games::summer_pavilion::rules::{
    BagRefill, BonusMandatory, BonusShort, CentreOneColour, ConnectedPoints, DiscardFloor, KeepFewer, Leftovers, NoMarkerTaken,
    StarBonusTime,
};
use tilejudge::games::summer_pavilion::{
    Colour, Extent, Factory, Keep, Move, Names, Phase, Placement, Position, Rulings, Seat, Side, Source, Space, SummerPavilion,
    Take, Tiles, What,
};

impl Played for SummerPavilion {
    type Setup = Side;
    type Player = Player;
    fn begin(side: Side, players: usize, seed: u64) -> (Position, Player) {
        (Position::new(side, players), Player::seeded(seed))
    }
    fn choose(player: &mut Player, position: &Position, rulings: &Rulings) -> Option<Move> {
        player.choose(position, rulings)
    }
    fn named(position: &Position, players: Vec<String>) -> Names {
        Names::new(position.side, players)
    }
}

impl Hides for SummerPavilion {
    fn answers(told: &Value) -> Vec<Few> {
        let phases = ["setup", "offer", "play", "preparation", "end", "over"];
        // It is nobody's turn in the others.
        let without = phases.into_iter().filter(|phase| told.get("phase").is_none() && !["offer", "play"].contains(phase));
        let turns = seated(told).map(|name| ("turn", name)).chain(without.map(|phase| ("phase", phase.into())));
        let answers = [
            ("phase", phases.map(|phase| ("phase", phase.into())).to_vec()),
            ("round", (1..=6).map(|round| ("round", round.into())).collect()),
            ("turn", turns.collect()),
        ];
        answers.into_iter().filter(|(key, _)| told.get(key).is_none()).collect()
    }

    fn complete(case: &mut Value) {
        let turn = case.get("turn").cloned();
        for player in case["players"].as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
            if player.get("name") == turn.as_ref() {
                player.entry("bonus").or_insert(json!(0));
            }
            player.entry("passed").or_insert(json!(false));
        }
    }

    /// Who has not passed, and owes nothing, may say so or not.
    fn meets(table: &Value, pointer: &str, told: &Value) -> bool {
        let truth = table.pointer(pointer);
        match pointer.rsplit('/').next() {
            Some("passed") => truth.unwrap_or(&json!(false)) == &json!(told == "yes"),
            Some("bonus") => truth.unwrap_or(&json!(0)) == told,
            Some("tiles" | "supply") => truth.is_some_and(|truth| holds(truth, told)),
            Some("stars") => truth.is_some_and(|truth| shows(truth, told)),
            _ => truth == Some(told),
        }
    }

    /// Who has not passed, and owes nothing, may say so or not.
    fn agrees(pointer: &str, told: &Value, truth: &Value) -> Option<bool> {
        let unsaid = truth.is_null()
            && (pointer.ends_with("/passed") && *told == json!(false) || pointer.ends_with("/bonus") && *told == json!(0));
        let in_part = told.get("...").is_some();
        match pointer.rsplit('/').next() {
            Some("tiles" | "supply") if in_part => Some(holds(truth, told)),
            Some("stars") if in_part => Some(shows(truth, told)),
            _ => unsaid.then_some(true),
        }
    }
    /// A draw tells what bag and supply gave: it is not made at a table that cannot give it. With names alone it begins a record.
    fn misleads(whole: &Value, told: &Value, Question { moves, .. }: &Question) -> bool {
        let draws = |play: &Value| play.get("refill").is_some() || play.get("deal").is_some();
        let Some(last) = moves.iter().rposition(draws).filter(|_| whole != told) else { return false };
        let begins = told.get("phase").is_none() && moves.first().is_some_and(draws) && whole["phase"] != "setup";
        begins
            || [BagRefill::WhenNeeded, BagRefill::AtOnce].into_iter().any(|bag_refill| {
                refuses_a_draw::<SummerPavilion>(whole, &moves[..=last], draws, &Rulings { bag_refill, ..LENIENT })
            })
    }
}

/// Whether a heap, a run or a map, holds the tiles of a map of which not all is told.
fn holds(heap: &Value, told: &Value) -> bool {
    let count = |colour: &str| match heap {
        Value::String(run) => run.chars().filter(|letter| colour.to_uppercase().starts_with(*letter)).count() as u64,
        _ => heap[colour].as_u64().unwrap_or(0),
    };
    let is_empty = || heap == "" || heap == &json!({});
    told.as_object().is_some_and(|told| {
        told.iter()
            .filter(|(colour, _)| *colour != "...")
            .all(|(colour, least)| count(colour) >= least.as_u64().unwrap_or(u64::MAX))
            && (!told.is_empty() || is_empty())
    })
}

/// Whether stars are as a map tells them of which not all is told.
fn shows(stars: &Value, told: &Value) -> bool {
    let tile = |star: &str, number: &str| match &stars[star] {
        Value::String(numbers) => numbers.split(' ').any(|there| there == number).then(|| star.to_owned()),
        tiles => tiles[number].as_str().map(str::to_owned),
    };
    let lies_beyond = |star: &str, told: &Value, colour: &str| {
        let tiles = stars[star].as_object();
        tiles.is_some_and(|tiles| tiles.iter().any(|(number, tile)| told.get(number).is_none() && tile == colour))
    };
    let is_so = |star: &str, whole: &Value, number: &str, told: &str| match (number, told.strip_prefix("no ")) {
        ("...", Some(lacks)) => !lacks.split(", ").any(|colour| lies_beyond(star, whole, colour)),
        ("...", None) => true,
        _ if told == "." => tile(star, number).is_none(),
        _ => tile(star, number).as_deref() == Some(told),
    };
    let of_star = |star: &str, told: &Value| {
        let mut spaces = told.as_object().into_iter().flatten();
        spaces.all(|(number, tile)| is_so(star, told, number, tile.as_str().unwrap_or_default()))
    };
    told.as_object().is_some_and(|told| told.iter().all(|(star, told)| of_star(star, told)))
}

/// The answers under which the most tables are possible.
const LENIENT: Rulings = Rulings {
    discard_floor: DiscardFloor::Unlimited,
    leftovers: Leftovers::AfterBonuses,
    keep_fewer: KeepFewer::Yes,
    bonus_short: BonusShort::AfterRefill,
    bonus_mandatory: BonusMandatory::No,
    no_marker_taken: NoMarkerTaken::SameStarter,
    bag_refill: BagRefill::AtOnce,
    centre_one_colour: CentreOneColour::Yes,
    star_bonus_time: StarBonusTime::AtOnce,
    connected_points: ConnectedPoints::RunPlusOne,
};

/// Games on both sides of the boards.
pub(crate) fn games() -> impl Strategy<Value = Table<SummerPavilion>> {
    tables(prop_oneof![Just(Side::Coloured), Just(Side::Monochrome)])
}

/// Every tile that the position shows.
fn tiles(position: &Position) -> Tiles {
    let boards = position.seats().map(|seat| position.board(seat).tiles().expect("all is told"));
    let factories = position.displays().iter().copied();
    let rest = [position.centre, position.supply, position.bag, position.tower].into_iter().flatten();
    boards.chain(factories).chain(rest).fold(Tiles::EMPTY, Tiles::plus)
}

/// Whether a choice of bonus tiles in two parts comes to one that is listed.
fn whole(listed: &Move, part: &Move) -> bool {
    matches!((listed, part), (Move::Bonus { tiles, .. }, Move::Bonus { tiles: part, .. }) if tiles.contains(*part))
}

/// Every heap of at most `most` tiles of any colours.
fn heaps(most: u8) -> Vec<Tiles> {
    let mut heaps = vec![Tiles::EMPTY];
    for colour in Colour::ALL {
        heaps = heaps
            .into_iter()
            .flat_map(|heap| {
                (0..=most).filter(move |&count| heap.total() + u32::from(count) <= u32::from(most)).map(move |count| {
                    let mut heap = heap;
                    heap.add(colour, count);
                    heap
                })
            })
            .collect();
    }
    heaps
}

/// Every action that somebody might think of, whatever it breaks. Payments of two colours, placed or not, in every proportion.
pub(crate) fn conceivable(position: &Position, seat: Seat) -> Vec<Move> {
    let mut moves = vec![Move::Finish, Move::Pass { seat, keep: Keep::Unsaid }, Move::Pass { seat, keep: Keep::All }];
    let sources = Factory::all().map(Source::Factory).chain([Source::Centre]);
    for from in sources.map(Some).chain([None]) {
        for colour in Colour::ALL {
            moves.push(Move::Take(Take { seat, what: What::of(colour), from }));
        }
        moves.extend(heaps(3).into_iter().map(|tiles| Move::Take(Take { seat, what: What::Tiles(tiles), from })));
    }
    if position.phase != Phase::Play {
        return moves;
    }
    for tiles in heaps(4) {
        moves.push(Move::Bonus { seat, tiles });
        moves.push(Move::Pass { seat, keep: Keep::only(tiles) });
        moves.push(Move::Pass { seat, keep: Keep::Tiles { tiles: Tiles::EMPTY, all_of: tiles.kinds() } });
    }
    for (space, colour) in Space::all().flat_map(|space| Colour::ALL.map(|colour| (space, colour))) {
        moves.push(Move::Place(Placement { seat, colour, space, pay: None }));
        for other in Colour::ALL {
            for (own, others) in (0..=6_u8).flat_map(|own| (0..=6 - own).map(move |others| (own, others))) {
                let mut pay = Tiles::EMPTY;
                pay.add(colour, own);
                pay.add(other, others);
                moves.push(Move::Place(Placement { seat, colour, space, pay: Some(pay) }));
            }
        }
    }
    moves
}

proptest! {
    #![proptest_config(games_in_a_run(48))]

    #[test]
    fn tiles_are_conserved(table in games()) {
        play(&table, |position, _| assert_eq!(tiles(position), Tiles::BOX, "{position:?}"));
    }

    #[test]
    fn a_score_is_the_sum_of_its_ledger(table in games()) {
        play(&table, |position, next| {
            if let Some(next) = next {
                laws::every_count_is_the_sum_of_its_ledger::<SummerPavilion>(position, next, &table.rulings);
            }
        });
    }

    #[test]
    fn what_is_forced_is_legal_and_the_only_choice(table in games()) {
        play(&table, |position, _| {
            let Some(step) = SummerPavilion::forced(position, &table.rulings) else { return };
            assert!(SummerPavilion::is_legal(position, &step, &table.rulings), "{step:?} in {position:?}");
            let moves = SummerPavilion::legal(position, &table.rulings);
            assert!(matches!(step, Move::Refill { .. }) || moves == std::slice::from_ref(&step), "{step:?} of {moves:?} in {position:?}");
        });
    }

    #[test]
    fn what_is_listed_is_legal(table in games()) {
        play(&table, |position, _| laws::what_is_listed_is_legal::<SummerPavilion>(position, &table.rulings));
    }
}

proptest! {
    // These look at every position from many sides: fewer games.
    #![proptest_config(games_in_a_run(6))]

    #[test]
    fn what_is_legal_is_listed(table in games()) {
        let mut step = 0;
        play(&table, |position, _| {
            step += 1;
            // Neighbouring positions are much alike.
            if step % 7 == 0 {
                let conceivable = position.seats().flat_map(|seat| conceivable(position, seat));
                laws::what_is_legal_is_listed::<SummerPavilion>(position, &table.rulings, conceivable, whole);
            }
        });
    }

    #[test]
    fn a_line_holds_every_position_reached(table in games()) {
        play(&table, |position, next| laws::a_line_holds_it::<SummerPavilion>(position, &table.rulings, next));
    }

    #[test]
    fn a_position_reached_judges_alike_when_it_is_read_back(table in games()) {
        let mut step = 0;
        play(&table, |position, _| {
            step += 1;
            if step % 23 == 0 {
                let listed = SummerPavilion::legal(position, &table.rulings).into_iter().take(5);
                let conceivable = position.seats().flat_map(|seat| conceivable(position, seat)).skip(step % 97).step_by(97);
                let plays = listed.chain(conceivable);
                laws::moves_are_judged_alike_when_it_is_read_back::<SummerPavilion>(position, &table.rulings, plays);
            }
        });
    }

    #[test]
    fn a_written_game_is_replayed_to_the_same_end(table in games()) {
        laws::a_written_game_is_replayed_to_the_same_end(&table);
    }
}

/// Some actions that somebody might think of.
fn thought_of(position: &Position, rng: &mut Rng) -> Vec<Move> {
    let all: Vec<Move> = position.seats().flat_map(|seat| conceivable(position, seat)).collect();
    (0..8).map(|_| all[rng.usize(..all.len())].clone()).collect()
}

#[test]
fn what_is_told_in_part_is_said_only_if_it_is_so() {
    let survey = RefCell::new(Survey::default());
    let look = |table| {
        what_is_firm_is_true::<SummerPavilion>(&table, 2, thought_of, &mut survey.borrow_mut());
        Ok(())
    };
    TestRunner::new(games_in_a_run(8)).run(&games(), look).expect("no game ends otherwise");
    survey.into_inner().close();
}

/// A take by its colour, as the tiles that come of it.
fn exactly(position: &Position, play: &Move) -> Move {
    let Move::Take(Take { seat, what: What::Colour(colour, Extent::Ruled), from: Some(from) }) = *play else {
        return play.clone();
    };
    let there = match from {
        Source::Factory(factory) => Some(position.factories[factory.index()]),
        Source::Centre => position.centre,
    };
    let (there, wild) = (there.expect("all is told"), position.wild().expect("a round is played"));
    let mut tiles = Tiles::only(wild, there.of(wild).min(1));
    if colour != wild {
        tiles.add(colour, there.of(colour));
    }
    Move::Take(Take { seat, what: What::Tiles(tiles), from: Some(from) })
}

#[test]
fn what_is_said_of_a_single_board_is_so() {
    let survey = RefCell::new(Survey::default());
    let thought_of = |position: &Position, seat, rng: &mut Rng| {
        let all = conceivable(position, seat);
        (0..3).map(|_| all[rng.usize(..all.len())].clone()).collect()
    };
    let look = |table| {
        single::what_is_firm_is_true::<SummerPavilion>(&table, 8, exactly, thought_of, &mut survey.borrow_mut());
        Ok(())
    };
    TestRunner::new(games_in_a_run(8)).run(&games(), look).expect("no game ends otherwise");
    survey.into_inner().close();
}

#[test]
fn a_refused_proposal_is_as_if_it_had_not_been_made() {
    let survey = RefCell::new(Survey::default());
    let look = |table| {
        a_refused_proposal_leaves_no_trace::<SummerPavilion>(&table, 8, thought_of, &mut survey.borrow_mut());
        Ok(())
    };
    TestRunner::new(games_in_a_run(8)).run(&games(), look).expect("no game ends otherwise");
    survey.into_inner().close();
}

#[test]
fn one_mistake_in_a_record_is_one_fault() {
    let survey = RefCell::new(Survey::default());
    let look = |table| {
        one_mistake_is_one_fault::<SummerPavilion>(&table, 4, thought_of, &mut survey.borrow_mut());
        Ok(())
    };
    TestRunner::new(games_in_a_run(8)).run(&games(), look).expect("no game ends otherwise");
    survey.into_inner().close();
}

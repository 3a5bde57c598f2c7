//! What must hold in every game of Azul, whoever plays.

use super::common::hidden::{
    Few, Hides, Question, Survey, a_refused_proposal_leaves_no_trace, one_mistake_is_one_fault, put, refuses_a_draw, remove,
    seated, what_is_firm_is_true,
};
use super::common::{Played, Table, games_in_a_run, laws, play, single, tables};
use super::players::azul::Player;
use fastrand::Rng;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use serde_json::Value;
use std::cell::RefCell;
use tilejudge::game::Judge;
use tilejudge::games::azul::rules::GreyForced;
use tilejudge::games::azul::{
    Azul, Colour, Column, Edition, Factory, Line, Marker, Move, Names, Onto, Phase, Position, Rulings, Seat, Sent, Setup, Side,
    Source, Take, Tiles, To,
};

impl Played for Azul {
    type Setup = Setup;
    type Player = Player;
    fn begin(setup: Setup, players: usize, seed: u64) -> (Position, Player) {
        (Position::new(setup, players), Player::seeded(seed))
    }
    fn choose(player: &mut Player, position: &Position, rulings: &Rulings) -> Option<Move> {
        player.choose(position, rulings)
    }
    fn named(position: &Position, players: Vec<String>) -> Names {
        Names::new(position.setup.edition, players)
    }
}

impl Hides for Azul {
    fn answers(told: &Value) -> Vec<Few> {
        let phases = ["setup", "offer", "tiling", "preparation", "end", "over"].map(|phase| ("phase", phase.into()));
        let turns = seated(told).map(|name| ("turn", name));
        let of_phase = told.get("phase").is_none().then(|| ("phase", phases.to_vec()));
        let of_turn = (told.get("turn").is_none() && told["phase"] == "offer").then(|| ("turn", turns.collect()));
        of_phase.into_iter().chain(of_turn).collect()
    }
    /// Each row of a wall, each pattern line, and what the pieces of a floor line are.
    fn pointers(whole: &Value) -> Vec<String> {
        let players = whole["players"].as_array().into_iter().flatten().enumerate();
        let own = players.flat_map(|(at, player)| {
            [("wall", 5), ("lines", 5), ("floor", 1)].map(|(key, rows)| (at, key, rows, player.get(key).is_some()))
        });
        own.filter(|(.., is_there)| *is_there)
            .flat_map(|(at, key, rows, _)| (0..rows).map(move |row| format!("/players/{at}/{key}/{row}")))
            .collect()
    }
    fn hide(case: &mut Value, pointer: &str) {
        let parts: Vec<&str> = pointer.split('/').skip(1).collect();
        let ["players", at, key @ ("wall" | "lines" | "floor"), row] = parts[..] else { return remove(case, pointer) };
        let row: usize = row.parse().expect("a number");
        match &mut case["players"][at.parse::<usize>().expect("a number")][key] {
            Value::Array(lines) => lines[row] = "?".into(),
            Value::String(floor) if key == "floor" => *floor = "?".repeat(floor.len()),
            Value::String(wall) => {
                let rows = wall.lines().enumerate().map(|(at, told)| if at == row { "? ? ? ? ?" } else { told });
                *wall = rows.flat_map(|row| [row, "\n"]).collect();
            }
            _ => {}
        }
    }
    /// Spaces and lines that are not told in a condition are as they were.
    fn add(case: &mut Value, pointer: &str, told: &Value) {
        let merged = match (case.pointer(pointer), told) {
            (Some(Value::String(known)), Value::String(told)) if pointer.ends_with("/wall") => {
                let space = |(known, told): (char, char)| if told == '?' { known } else { told };
                known.chars().zip(told.chars()).map(space).collect::<String>().into()
            }
            (Some(Value::Array(known)), Value::Array(told)) if pointer.ends_with("/lines") => {
                known.iter().zip(told).map(|(known, told)| if told == "?" { known } else { told }.clone()).collect()
            }
            _ => told.clone(),
        };
        put(case, pointer, &merged);
    }
    fn meets(table: &Value, pointer: &str, told: &Value) -> bool {
        let truth = table.pointer(pointer);
        match told.as_str() {
            // What the moves take is looked for where they are judged.
            Some("as taken") => false,
            Some("none full") => truth.and_then(Value::as_array).is_some_and(|lines| {
                lines.iter().zip(1..).all(|(line, spaces)| line.as_str().is_none_or(|line| line.len() < spaces))
            }),
            _ => truth.is_some_and(|truth| Self::agrees(pointer, told, truth).unwrap_or(told == truth)),
        }
    }
    fn agrees(pointer: &str, told: &Value, truth: &Value) -> Option<bool> {
        let fits = |told: &str, truth: &str| {
            let signs = |text: &str| text.chars().filter(|sign| !sign.is_whitespace()).collect::<Vec<_>>();
            let (told, truth) = (signs(told), signs(truth));
            told.len() == truth.len() && told.iter().zip(truth).all(|(told, truth)| matches!(told, '?') || *told == truth)
        };
        match pointer.rsplit('/').next()? {
            // That nothing is kept goes without saying where nobody may keep anything.
            "kept" if told == "no" => Some(truth.is_null() || truth == "no"),
            "wall" | "floor" => Some(fits(told.as_str()?, truth.as_str()?)),
            "lines" => {
                let lines = told.as_array()?.iter().zip(truth.as_array()?);
                Some(lines.into_iter().all(|(told, truth)| told == "?" || told == truth))
            }
            _ => None,
        }
    }

    /// A record whose first deal names nobody leaves open whose turn it is.
    fn shows_all(position: &Position) -> bool {
        position.phase != Phase::Offer || position.turn.is_some()
    }
    /// A deal tells that the last round is over: it is not made at a table where something is still to be chosen.
    fn misleads(whole: &Value, told: &Value, Question { moves, .. }: &Question) -> bool {
        let deals = |play: &Value| play.get("deal").is_some();
        let Some(last) = moves.iter().rposition(deals).filter(|_| whole != told) else { return false };
        let rulings = Rulings { grey_forced: GreyForced::Yes, ..Rulings::default() };
        refuses_a_draw::<Azul>(whole, &moves[..=last], deals, &rulings)
    }
}

/// Games on both sides, with and without specialised factories; `plain` times as many without either.
pub(crate) fn games(plain: u32) -> impl Strategy<Value = Table<Azul>> {
    let setup = |side, specialised| Just(Setup { edition: Edition::Base, side, specialised });
    tables(prop_oneof![
        plain => setup(Side::Coloured, false),
        1 => setup(Side::Grey, false),
        1 => setup(Side::Coloured, true),
        1 => setup(Side::Grey, true)
    ])
}

/// Every tile that the position shows.
fn tiles(position: &Position) -> Tiles {
    let boards = position.seats().map(|seat| position.board(seat).tiles().unwrap_or_default());
    let factories = position.displays().iter().map(|display| display.tiles);
    let rest = [position.centre, position.bag, position.lid].into_iter().flatten();
    boards.chain(factories).chain(rest).fold(Tiles::EMPTY, Tiles::plus)
}

/// Every action that somebody might think of, whatever it breaks. Sent rests are tried between every two factories.
fn conceivable(position: &Position, seat: Seat) -> Vec<Move> {
    let mut moves = vec![Move::Clear { seat }, Move::Finish];
    for line in Line::all() {
        moves.push(Move::Tile { seat, line, onto: Onto::Only });
        moves.push(Move::Tile { seat, line, onto: Onto::Floor });
        moves.extend(Column::all().map(|column| Move::Tile { seat, line, onto: Onto::Column(column) }));
    }
    let sources = Factory::all().map(Source::Factory).chain([Source::Centre]);
    for (from, colour) in sources.flat_map(|from| Colour::ALL.map(|colour| (from, colour))) {
        for to in Line::all().map(To::Line).chain([To::Floor]) {
            for (floor, rest) in [None, Some(0), Some(1), Some(2), Some(3)]
                .into_iter()
                .flat_map(|floor| rests(position, from, colour).into_iter().map(move |rest| (floor, rest)))
            {
                moves.push(Move::Take(Take { seat, colour, count: None, from: Some(from), to, floor, rest }));
            }
        }
    }
    moves
}

fn rests(position: &Position, from: Source, colour: Colour) -> Vec<[Option<Sent>; 2]> {
    let mut rests = vec![[None, None]];
    let Source::Factory(factory) = from else { return rests };
    let mut rest = position.factories[factory.index()].tiles;
    rest.take(colour);
    let colours: Vec<_> = rest.iter().collect();
    if !position.setup.specialised || colours.is_empty() {
        return rests;
    }
    let ring: Vec<_> = position.factories().collect();
    for subset in 0..1_u32 << colours.len() {
        let part = |in_first: bool| {
            let chosen = colours.iter().enumerate().filter(|(bit, _)| (subset & 1 << bit != 0) == in_first);
            chosen.fold(Tiles::EMPTY, |mut tiles, (_, &(colour, count))| {
                tiles.add(colour, count);
                tiles
            })
        };
        let (here, there) = (part(true), part(false));
        for &first in &ring {
            for &second in ring.iter().filter(|&&second| second > first) {
                let sent = |to, tiles: Tiles| (!tiles.is_empty()).then_some(Sent { to: Source::Factory(to), tiles });
                rests.push([sent(first, here), sent(second, there)]);
            }
        }
    }
    rests
}

proptest! {
    #![proptest_config(games_in_a_run(24))]

    #[test]
    fn tiles_are_conserved(table in games(1)) {
        play(&table, |position, _| assert_eq!(tiles(position), Tiles::BOX, "{position:?}"));
    }

    #[test]
    fn a_score_is_the_sum_of_its_ledger_and_never_below_0(table in games(1)) {
        play(&table, |position, next| {
            assert!(position.seats().all(|seat| position.board(seat).score.least() >= 0));
            if let Some(next) = next {
                laws::every_count_is_the_sum_of_its_ledger::<Azul>(position, next, &table.rulings);
            }
        });
    }

    #[test]
    fn what_is_listed_is_legal(table in games(1)) {
        play(&table, |position, _| laws::what_is_listed_is_legal::<Azul>(position, &table.rulings));
    }

    #[test]
    fn the_marker_is_somewhere(table in games(1)) {
        play(&table, |position, _| {
            let on_boards = position.seats().filter(|&seat| position.board(seat).floor.is_some_and(|floor| floor.has_marker())).count();
            assert!(on_boards <= 1);
            if on_boards == 1 {
                assert!(matches!(position.marker, Marker::With(seat) if position.board(seat).floor.is_some_and(|floor| floor.has_marker())));
            }
            assert!(position.phase == Phase::Setup || position.marker != Marker::Unknown);
        });
    }
}

proptest! {
    // These look at every position from many sides: fewer games.
    #![proptest_config(games_in_a_run(8))]

    #[test]
    fn what_is_legal_is_listed(table in games(1)) {
        let mut step = 0;
        play(&table, |position, _| {
            step += 1;
            if step % 5 == 0 {
                let conceivable = position.seats().flat_map(|seat| conceivable(position, seat));
                laws::what_is_legal_is_listed::<Azul>(position, &table.rulings, conceivable, |_, _| false);
            }
        });
    }

    #[test]
    fn a_line_holds_every_position_reached(table in games(1)) {
        play(&table, |position, next| laws::a_line_holds_it::<Azul>(position, &table.rulings, next));
    }

    #[test]
    fn a_position_reached_judges_alike_when_it_is_read_back(table in games(1)) {
        let mut step = 0;
        play(&table, |position, _| {
            step += 1;
            if step % 23 == 0 {
                let listed = Azul::legal(position, &table.rulings).into_iter().take(5);
                let conceivable = position.seats().flat_map(|seat| conceivable(position, seat)).skip(step % 97).step_by(97);
                let plays = listed.chain(conceivable);
                laws::moves_are_judged_alike_when_it_is_read_back::<Azul>(position, &table.rulings, plays);
            }
        });
    }

    #[test]
    fn a_written_game_is_replayed_to_the_same_end(table in games(1)) {
        laws::a_written_game_is_replayed_to_the_same_end(&table);
    }

    #[test]
    fn a_record_may_leave_out_tiling_that_leaves_no_choice(table in games(1)) {
        let mut rng = Rng::with_seed(table.seed);
        laws::a_game_is_replayed_to_the_same_end_without(&table, |position, next| {
            let (Move::Tile { seat, .. } | Move::Clear { seat }) = next else { return false };
            let theirs = |play: &&Move| matches!(play, Move::Tile { seat: by, .. } | Move::Clear { seat: by } if by == seat);
            let alone = Azul::legal(position, &table.rulings).iter().filter(theirs).count() == 1;
            // On the coloured side all of it is left out, for what is written there is written to have its order checked.
            alone && (position.setup.side == Side::Coloured || rng.u8(..3) > 0)
        });
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
        what_is_firm_is_true::<Azul>(&table, 2, thought_of, &mut survey.borrow_mut());
        Ok(())
    };
    TestRunner::new(games_in_a_run(8)).run(&games(3), look).expect("no game ends otherwise");
    survey.into_inner().close();
}

/// A take with its count.
fn exactly(position: &Position, play: &Move) -> Move {
    let Move::Take(take) = *play else { return play.clone() };
    let there = match take.from {
        Some(Source::Factory(factory)) => Some(position.factories[factory.index()].tiles),
        Some(Source::Centre) | None => position.centre,
    };
    Move::Take(Take { count: Some(there.expect("all is told").of(take.colour)), ..take })
}

#[test]
fn what_is_said_of_a_single_board_is_so() {
    let survey = RefCell::new(Survey::default());
    let thought_of = |position: &Position, seat, rng: &mut Rng| {
        let all = conceivable(position, seat);
        (0..3).map(|_| all[rng.usize(..all.len())].clone()).collect()
    };
    let look = |table| {
        single::what_is_firm_is_true::<Azul>(&table, 8, exactly, thought_of, &mut survey.borrow_mut());
        Ok(())
    };
    TestRunner::new(games_in_a_run(8)).run(&games(3), look).expect("no game ends otherwise");
    survey.into_inner().close();
}

#[test]
fn a_refused_proposal_is_as_if_it_had_not_been_made() {
    let survey = RefCell::new(Survey::default());
    let look = |table| {
        a_refused_proposal_leaves_no_trace::<Azul>(&table, 8, thought_of, &mut survey.borrow_mut());
        Ok(())
    };
    TestRunner::new(games_in_a_run(8)).run(&games(1), look).expect("no game ends otherwise");
    survey.into_inner().close();
}

#[test]
fn one_mistake_in_a_record_is_one_fault() {
    let survey = RefCell::new(Survey::default());
    let look = |table| {
        one_mistake_is_one_fault::<Azul>(&table, 4, thought_of, &mut survey.borrow_mut());
        Ok(())
    };
    TestRunner::new(games_in_a_run(8)).run(&games(1), look).expect("no game ends otherwise");
    survey.into_inner().close();
}

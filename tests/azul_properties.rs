//! What must hold in every game of Azul, whoever plays: random games under random rulings.
#![allow(clippy::expect_used, reason = "a test may fail")]

use proptest::prelude::*;
use tilejudge::case::{Limits, Source, documents};
use tilejudge::games::azul::{
    Azul, Colour, Column, Edition, Factory, From, Line, Marker, Move, Names, Onto, Phase, Position, RandomPlayer, Rulings, Seat,
    Sent, Setup, Side, Take, Tiles, To,
};
use tilejudge::games::{Asked, Case, Choices, Game};
use tilejudge::verdict::{Outcome, Record, RulingSet};

/// A game to play: its set-up, its players, the answers to open questions, and the seed of all choices.
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
        Just((Side::Coloured, false)),
        Just((Side::Grey, false)),
        Just((Side::Coloured, true)),
        Just((Side::Grey, true))
    ];
    (setups, 2..=4_usize, answers, any::<u64>()).prop_map(|((side, specialised), players, answers, seed)| {
        let mut rulings = Rulings::default();
        for (index, answer) in answers.into_iter().enumerate() {
            rulings.set(index, answer);
        }
        Table { setup: Setup { edition: Edition::Base, side, specialised }, players, rulings, seed }
    })
}

/// Plays a whole game and shows every position with the move that leads on from it, if there is one.
fn play(table: &Table, mut look: impl FnMut(&Position, Option<&Move>)) {
    let mut position = Position::new(table.setup, table.players);
    let mut player = RandomPlayer::seeded(table.seed);
    while let Some(play) = player.choose(&position, &table.rulings) {
        look(&position, Some(&play));
        Azul::apply(&mut position, &play, &table.rulings, &mut Record::default());
    }
    look(&position, None);
}

fn refusals(position: &Position, play: &Move, rulings: &Rulings) -> usize {
    let mut refusals = Vec::new();
    Azul::judge(position, play, rulings, &mut refusals);
    refusals.len()
}

fn after(position: &Position, play: &Move, rulings: &Rulings) -> Position {
    let mut position = position.clone();
    Azul::apply(&mut position, play, rulings, &mut Record::default());
    position
}

/// Every tile that the position shows.
fn tiles(position: &Position) -> Tiles {
    let boards = position.seats().map(|seat| position.board(seat).tiles());
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
    let sources = Factory::all().map(From::Factory).chain([From::Centre]);
    for (from, colour) in sources.flat_map(|from| Colour::ALL.map(|colour| (from, colour))) {
        for to in Line::all().map(To::Line).chain([To::Floor]) {
            for (dropped, rest) in
                (0..3).flat_map(|dropped| rests(position, from, colour).into_iter().map(move |rest| (dropped, rest)))
            {
                moves.push(Move::Take(Take { seat, colour, count: None, from: Some(from), to, dropped, rest }));
            }
        }
    }
    moves
}

fn rests(position: &Position, from: From, colour: Colour) -> Vec<[Option<Sent>; 2]> {
    let mut rests = vec![[None, None]];
    let From::Factory(factory) = from else { return rests };
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
                let sent = |to, tiles: Tiles| (!tiles.is_empty()).then_some(Sent { to, tiles });
                rests.push([sent(first, here), sent(second, there)]);
            }
        }
    }
    rests
}

/// The case that a position is written as, judged as anybody's case would be.
fn reread(position: &Position, rulings: &Rulings) -> (Outcome, String) {
    let names = Names::new(position.setup.edition, position.seats().map(|seat| format!("P{}", seat.number())).collect());
    let text = Azul::write(&names, position).to_string();
    let source = Source { name: "position".to_owned(), text };
    let documents = documents(&source, &Limits::USUAL);
    let document = documents[0].as_ref().expect("a written position can be parsed");
    let case = Case::open(document).expect("a written position is a case");
    let answers = Rulings::RULINGS.iter().enumerate();
    let answers = answers.map(|(index, ruling)| (ruling.name.to_owned(), ruling.answers[rulings.get(index)].name.to_owned()));
    let asked = Asked { choices: Choices { answers: answers.collect(), ..Choices::default() }, after: true, ..Asked::default() };
    let verdict = case.judge(&asked).expect("a written position can be read");
    let findings: Vec<_> = verdict.findings.iter().map(|finding| &finding.message).collect();
    let again = verdict.after.map(|after| after.to_string()).unwrap_or_default();
    let same = again == source.text || verdict.outcome == Outcome::Illegal;
    (
        verdict.outcome,
        format!("{findings:?}\n{}\n{}", source.text, if same { String::new() } else { format!("READS BACK AS {again}") }),
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn tiles_are_conserved(table in tables()) {
        play(&table, |position, _| assert_eq!(tiles(position), Tiles::BOX, "{position:?}"));
    }

    #[test]
    fn a_score_is_the_sum_of_its_ledger(table in tables()) {
        play(&table, |position, next| {
            let Some(next) = next else { return };
            let mut ledger = Record::default();
            let mut later = position.clone();
            Azul::apply(&mut later, next, &table.rulings, &mut ledger);
            for seat in position.seats() {
                let awarded: i32 = ledger.0.iter().filter(|(to, ..)| *to == seat.index()).map(|(_, amount, _)| amount).sum();
                assert_eq!(position.board(seat).score + awarded, later.board(seat).score, "{next:?}");
                assert!(later.board(seat).score >= 0);
            }
        });
    }

    #[test]
    fn what_is_listed_is_legal(table in tables()) {
        let mut moves = Vec::new();
        play(&table, |position, _| {
            moves.clear();
            Azul::legal(position, &table.rulings, &mut moves);
            for play in &moves {
                assert_eq!(refusals(position, play, &table.rulings), 0, "{play:?} is listed in {position:?}");
            }
        });
    }

    #[test]
    fn the_marker_is_somewhere(table in tables()) {
        play(&table, |position, _| {
            let on_boards = position.seats().filter(|&seat| position.board(seat).floor.has_marker()).count();
            assert!(on_boards <= 1);
            if on_boards == 1 {
                assert!(matches!(position.marker, Marker::With(seat) if position.board(seat).floor.has_marker()));
            }
            assert!(position.phase == Phase::Setup || position.marker != Marker::Unknown);
        });
    }
}

proptest! {
    // These look at every position from many sides: fewer games.
    #![proptest_config(ProptestConfig { cases: 8, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_legal_is_listed(table in tables()) {
        let mut step = 0;
        play(&table, |position, _| {
            step += 1;
            if step % 5 != 0 {
                return;
            }
            let mut moves = Vec::new();
            Azul::legal(position, &table.rulings, &mut moves);
            let listed: Vec<_> = moves.iter().map(|play| after(position, play, &table.rulings)).collect();
            for play in position.seats().flat_map(|seat| conceivable(position, seat)) {
                if refusals(position, &play, &table.rulings) == 0 {
                    // A shorthand is as good as the listed form if it comes to the same.
                    let result = after(position, &play, &table.rulings);
                    assert!(listed.contains(&result), "{play:?} is legal but not listed in {position:?}");
                }
            }
        });
    }

    #[test]
    fn every_position_reached_is_possible_and_reads_back(table in tables()) {
        play(&table, |position, _| {
            let (outcome, told) = reread(position, &table.rulings);
            assert!(outcome == Outcome::Legal && !told.contains("READS BACK AS"), "{told}\n{table:?}");
        });
    }
}

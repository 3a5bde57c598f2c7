//! What must hold in every game of Summer Pavilion, whoever plays: random games under random rulings.
#![allow(clippy::expect_used, reason = "a test may fail")]

use proptest::prelude::*;
use tilejudge::case::{Limits, Source, documents};
use tilejudge::games::summer_pavilion::{
    Colour, Draft, DraftPlayer, Factory, From, Move, Phase, Place, Position, RandomPlayer, Rulings, Seat, Side, Space,
    SummerPavilion, Take, Tiles, What,
};
use tilejudge::games::{Asked, Case, Choices, Game};
use tilejudge::verdict::{Outcome, Record, RulingSet};

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
    (sides, 2..=4_usize, answers, any::<u64>()).prop_map(|(side, players, answers, seed)| {
        let mut rulings = Rulings::default();
        for (index, answer) in answers.into_iter().enumerate() {
            rulings.set(index, answer);
        }
        Table { side, players, rulings, seed }
    })
}

/// Plays a whole game and shows every position with the move that leads on from it, if there is one.
fn play(table: &Table, mut look: impl FnMut(&Position, Option<&Move>)) {
    let mut position = Position::new(table.side, table.players);
    let mut player = RandomPlayer::seeded(table.seed);
    while let Some(play) = player.choose(&position, &table.rulings) {
        look(&position, Some(&play));
        SummerPavilion::apply(&mut position, &play, &table.rulings, &mut Record::default());
    }
    look(&position, None);
}

fn refusals(position: &Position, play: &Move, rulings: &Rulings) -> usize {
    let mut refusals = Vec::new();
    SummerPavilion::judge(position, play, rulings, &mut refusals);
    refusals.len()
}

fn after(position: &Position, play: &Move, rulings: &Rulings) -> Position {
    let mut position = position.clone();
    SummerPavilion::apply(&mut position, play, rulings, &mut Record::default());
    position
}

/// Every tile that the position shows.
fn tiles(position: &Position) -> Tiles {
    let boards = position.seats().map(|seat| position.board(seat).tiles());
    let factories = position.displays().iter().copied();
    let rest = [position.centre, position.supply, position.bag, position.tower].into_iter().flatten();
    boards.chain(factories).chain(rest).fold(Tiles::EMPTY, Tiles::plus)
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
fn conceivable(position: &Position, seat: Seat) -> Vec<Move> {
    let mut moves = vec![Move::Finish, Move::Pass { seat, keep: None }];
    let sources = Factory::all().map(From::Factory).chain([From::Centre]);
    for from in sources.map(Some).chain([None]) {
        for colour in Colour::ALL {
            moves.push(Move::Take(Take { seat, what: What::Colour(colour), from }));
        }
        moves.extend(heaps(3).into_iter().map(|tiles| Move::Take(Take { seat, what: What::Tiles(tiles), from })));
    }
    if position.phase != Phase::Play {
        return moves;
    }
    for tiles in heaps(4) {
        moves.push(Move::Bonus { seat, tiles });
        moves.push(Move::Pass { seat, keep: Some(tiles) });
    }
    for (space, colour) in Space::all().flat_map(|space| Colour::ALL.map(|colour| (space, colour))) {
        moves.push(Move::Place(Place { seat, colour, space, pay: None }));
        for other in Colour::ALL {
            for (own, others) in (0..=6_u8).flat_map(|own| (0..=6 - own).map(move |others| (own, others))) {
                let mut pay = Tiles::EMPTY;
                pay.add(colour, own);
                pay.add(other, others);
                moves.push(Move::Place(Place { seat, colour, space, pay: Some(pay) }));
            }
        }
    }
    moves
}

/// The case that a position is written as, judged as anybody's case would be.
fn reread(position: &Position, rulings: &Rulings) -> (Outcome, String) {
    let names = SummerPavilion::names(&draft_names(position), &Default::default());
    let text = SummerPavilion::write(&names, position).to_string();
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

fn draft_names(position: &Position) -> Draft {
    Draft {
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
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn tiles_are_conserved(table in tables()) {
        play(&table, |position, _| assert_eq!(tiles(position), Tiles::BOX, "{position:?}"));
    }

    #[test]
    fn what_the_random_player_does_is_legal(table in tables()) {
        play(&table, |position, next| {
            if let Some(next) = next {
                assert_eq!(refusals(position, next, &table.rulings), 0, "{next:?} in {position:?}");
                assert!(SummerPavilion::is_due(position, next), "{next:?} in {position:?}");
            }
        });
    }

    #[test]
    fn a_score_is_the_sum_of_its_ledger(table in tables()) {
        play(&table, |position, next| {
            let Some(next) = next else { return };
            let mut ledger = Record::default();
            let mut later = position.clone();
            SummerPavilion::apply(&mut later, next, &table.rulings, &mut ledger);
            for seat in position.seats() {
                let awarded: i32 = ledger.0.iter().filter(|(to, ..)| *to == seat.index()).map(|(_, amount, _)| amount).sum();
                assert_eq!(position.board(seat).score + awarded, later.board(seat).score, "{next:?}");
            }
        });
    }

    #[test]
    fn what_is_forced_is_legal_and_the_only_choice(table in tables()) {
        let mut moves = Vec::new();
        play(&table, |position, _| {
            let Some(step) = SummerPavilion::forced(position, &table.rulings) else { return };
            assert_eq!(refusals(position, &step, &table.rulings), 0, "{step:?} in {position:?}");
            moves.clear();
            SummerPavilion::legal(position, &table.rulings, &mut moves);
            assert!(matches!(step, Move::Refill { .. }) || moves == [step], "{step:?} of {moves:?} in {position:?}");
        });
    }

    #[test]
    fn what_is_listed_is_legal_and_listed_once(table in tables()) {
        let mut moves = Vec::new();
        play(&table, |position, _| {
            moves.clear();
            SummerPavilion::legal(position, &table.rulings, &mut moves);
            for (index, play) in moves.iter().enumerate() {
                assert_eq!(refusals(position, play, &table.rulings), 0, "{play:?} is listed in {position:?}");
                assert!(!moves[..index].contains(play), "{play:?} is listed twice in {position:?}");
            }
        });
    }
}

proptest! {
    // This looks at every position from many sides: fewer games.
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_legal_is_listed(table in tables()) {
        let mut step = 0;
        play(&table, |position, _| {
            step += 1;
            // Neighbouring positions are much alike.
            if step % 7 != 0 {
                return;
            }
            let mut moves = Vec::new();
            SummerPavilion::legal(position, &table.rulings, &mut moves);
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

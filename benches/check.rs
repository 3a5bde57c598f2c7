//! `check` of many boards against parsing them alone.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use tilejudge::case::{Limits, Source, documents, to_yaml};
use tilejudge::games::azul::{Azul, Edition, Names, Phase, Position, RandomPlayer, Rulings, Setup, Side};
use tilejudge::games::{Asked, Case, Game};
use tilejudge::verdict::{Outcome, Tally};

const BOARDS: usize = 10_000;

/// Whole tables in the middle of games, typed as people type them.
fn boards() -> Vec<Source> {
    let setup = Setup { edition: Edition::Base, side: Side::Coloured, specialised: false };
    (0..BOARDS).map(|seed| Source { name: format!("{seed}.yaml"), text: typed(&middle(setup, seed as u64)) }).collect()
}

/// A position in the third round of a random game.
fn middle(setup: Setup, seed: u64) -> Position {
    let rulings = Rulings::default();
    let mut position = Position::new(setup, 2);
    let mut player = RandomPlayer::seeded(seed);
    while let Some(play) = player.choose(&position, &rulings) {
        if position.round >= Some(3) && position.phase == Phase::Offer {
            break;
        }
        Azul::apply(&mut position, &play, &rulings, &mut Tally::default());
    }
    position
}

/// The case as YAML: walls as blocks, everything else as short strings.
fn typed(position: &Position) -> String {
    let names = Names::new(position.setup.edition, vec!["Ana".to_owned(), "Bo".to_owned()]);
    to_yaml(&Azul::write(&names, position))
}

fn check(criterion: &mut Criterion) {
    let boards = boards();
    let bytes = boards.iter().map(|board| board.text.len() as u64).sum();
    let mut group = criterion.benchmark_group("10000 boards");
    group.throughput(Throughput::Bytes(bytes)).sample_size(10);
    group.bench_function("parse", |bencher| {
        bencher.iter(|| {
            for board in &boards {
                for event in saphyr_parser::Parser::new_from_str(&board.text) {
                    black_box(event.is_ok());
                }
            }
        });
    });
    group.bench_function("tree", |bencher| {
        bencher.iter(|| boards.iter().map(|board| documents(board, &Limits::USUAL).len()).sum::<usize>());
    });
    group.bench_function("check", |bencher| {
        bencher.iter(|| {
            let asked = Asked::default();
            for board in &boards {
                for document in documents(board, &Limits::USUAL) {
                    let verdict = document.and_then(|document| Case::open(&document)?.judge(&asked));
                    assert!(verdict.is_ok_and(|verdict| verdict.outcome == Outcome::Legal), "{}", board.text);
                }
            }
        });
    });
    group.finish();
}

criterion_group!(benches, check);
criterion_main!(benches);

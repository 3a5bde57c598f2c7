//! Whole random games through the judge, with a ledger that only counts.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::fmt::Debug;
use std::hint::black_box;
use tilejudge::games::Game;
use tilejudge::games::{azul, summer_pavilion};
use tilejudge::verdict::Tally;

/// Plays one game to its end: every move is chosen, judged and made.
fn game<G: Game<Move: Debug, Refusal: Debug>>(
    mut position: G::Position,
    mut choose: impl FnMut(&G::Position, &G::Rulings) -> Option<G::Move>,
) -> Tally {
    let rulings = G::Rulings::default();
    let mut tally = Tally::default();
    let mut refusals = Vec::new();
    while let Some(play) = choose(&position, &rulings) {
        G::judge(&position, &play, &rulings, &mut refusals);
        assert!(refusals.is_empty(), "{play:?} is refused: {refusals:?}");
        G::apply(&mut position, &play, &rulings, &mut tally);
    }
    tally
}

fn playouts(criterion: &mut Criterion) {
    use azul::{Azul, Edition, Position, RandomPlayer, Setup, Side};
    let mut group = criterion.benchmark_group("playout");
    group.throughput(Throughput::Elements(1));
    for (name, side, specialised) in
        [("coloured", Side::Coloured, false), ("grey", Side::Grey, false), ("specialised", Side::Coloured, true)]
    {
        for players in 2..=4 {
            let setup = Setup { edition: Edition::Base, side, specialised };
            let mut seed = 0;
            group.bench_function(format!("{name}/{players}"), |bencher| {
                bencher.iter(|| {
                    seed += 1;
                    let mut player = RandomPlayer::seeded(seed);
                    black_box(game::<Azul>(Position::new(setup, players), |position, rulings| player.choose(position, rulings)))
                });
            });
        }
    }
    group.finish();
}

fn summer_pavilion_playouts(criterion: &mut Criterion) {
    use summer_pavilion::{Position, RandomPlayer, Side, SummerPavilion};
    let mut group = criterion.benchmark_group("summer-pavilion-playout");
    group.throughput(Throughput::Elements(1));
    for (name, side) in [("coloured", Side::Coloured), ("monochrome", Side::Monochrome)] {
        for players in 2..=4 {
            let mut seed = 0;
            group.bench_function(format!("{name}/{players}"), |bencher| {
                bencher.iter(|| {
                    seed += 1;
                    let mut player = RandomPlayer::seeded(seed);
                    let start = Position::new(side, players);
                    black_box(game::<SummerPavilion>(start, |position, rulings| player.choose(position, rulings)))
                });
            });
        }
    }
    group.finish();
}

criterion_group!(benches, playouts, summer_pavilion_playouts);
criterion_main!(benches);

//! Whole random games through the judge, with a ledger that only counts.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use tilejudge::games::Game;
use tilejudge::games::azul::{Azul, Edition, Position, RandomPlayer, Rulings, Setup, Side};
use tilejudge::verdict::Tally;

/// Plays one game to its end: every move is chosen, judged and made.
fn game(setup: Setup, players: usize, seed: u64) -> Tally {
    let rulings = Rulings::default();
    let mut position = Position::new(setup, players);
    let mut player = RandomPlayer::seeded(seed);
    let mut tally = Tally::default();
    let mut refusals = Vec::new();
    while let Some(play) = player.choose(&position, &rulings) {
        Azul::judge(&position, &play, &rulings, &mut refusals);
        assert!(refusals.is_empty(), "{play:?} is refused: {refusals:?}");
        Azul::apply(&mut position, &play, &rulings, &mut tally);
    }
    tally
}

fn playouts(criterion: &mut Criterion) {
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
                    black_box(game(setup, players, seed))
                });
            });
        }
    }
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);

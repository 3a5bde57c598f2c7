//! Whole random games: moves listed, chosen, judged and made, with a ledger that only counts.

#[path = "../tests/players/mod.rs"]
mod players;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::fmt::Debug;
use std::hint::black_box;
use tilejudge::game::Game;
use tilejudge::games::{azul, blue_moon_city, summer_pavilion};
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
        G::carry_out(&mut position, &play, &rulings, &mut tally);
    }
    tally
}

/// Whole games of two to four players, each from a seed of its own.
///
/// With `PLAY='azul coloured/2'` 200 games of these are played, and nothing else is done: for `valgrind`, which counts instructions.
fn games(criterion: &mut Criterion, name: &str, one: impl Fn(u64, usize) -> Tally) {
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Elements(1));
    for players in 2..=4 {
        if let Ok(wanted) = std::env::var("PLAY") {
            let games = if wanted == format!("{name}/{players}") { 200 } else { 0 };
            (1..=games).for_each(|seed| _ = black_box(one(seed, players)));
            continue;
        }
        let mut seed = 0;
        group.bench_function(players.to_string(), |bencher| {
            bencher.iter(|| {
                seed += 1;
                black_box(one(seed, players))
            });
        });
    }
    group.finish();
}

fn azul(criterion: &mut Criterion) {
    use azul::{Azul, Edition, Position, Setup, Side};
    for (name, side, specialised) in
        [("azul coloured", Side::Coloured, false), ("azul grey", Side::Grey, false), ("azul specialised", Side::Coloured, true)]
    {
        games(criterion, name, |seed, players| {
            let mut player = players::azul::Player::seeded(seed);
            let start = Position::new(Setup { edition: Edition::Base, side, specialised }, players);
            game::<Azul>(start, |position, rulings| player.choose(position, rulings))
        });
    }
}

fn summer_pavilion(criterion: &mut Criterion) {
    use summer_pavilion::{Position, Side, SummerPavilion};
    for (name, side) in [("summer pavilion coloured", Side::Coloured), ("summer pavilion monochrome", Side::Monochrome)] {
        games(criterion, name, |seed, players| {
            let mut player = players::summer_pavilion::Player::seeded(seed);
            game::<SummerPavilion>(Position::new(side, players), |position, rulings| player.choose(position, rulings))
        });
    }
}

fn blue_moon_city(criterion: &mut Criterion) {
    use blue_moon_city::{BlueMoonCity, Setup};
    for (name, random_centre) in [("blue moon city standard", false), ("blue moon city random centre", true)] {
        games(criterion, name, |seed, players| {
            let mut player = players::blue_moon_city::Player::seeded(seed);
            let start = player.set_up(Setup { random_centre }, players);
            game::<BlueMoonCity>(start, |position, rulings| player.choose(position, rulings))
        });
    }
}

criterion_group!(benches, azul, summer_pavilion, blue_moon_city);
criterion_main!(benches);

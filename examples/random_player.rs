//! A game of Azul from its first deal on, by players who choose at random: positions and moves without text.
//!
//!     cargo run --example random_player -- 7

#![expect(clippy::print_stdout, reason = "a program that answers")]

use fastrand::Rng;
use tilejudge::game::Judge;
use tilejudge::games::azul::{Azul, Colour, Deal, Display, Edition, Move, Phase, Position, Rulings, Seat, Setup, Side, Tiles};
use tilejudge::verdict::Tally;

const PLAYERS: usize = 2;

fn main() {
    let seed = std::env::args().nth(1).and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let (mut rng, rulings, mut tally) = (Rng::with_seed(seed), Rulings::default(), Tally::default());
    let setup = Setup { edition: Edition::Base, side: Side::Coloured, specialised: false };
    let mut position = Position::new(setup, PLAYERS);
    while position.phase != Phase::Over {
        let play = match position.phase {
            Phase::Setup | Phase::Preparation => Move::Deal(Box::new(deal(&position, &mut rng))),
            _ => {
                let legal = Azul::legal(&position, &rulings);
                legal[rng.usize(..legal.len())].clone()
            }
        };
        if let Err(refused) = Azul::apply(&mut position, &play, &rulings, &mut tally) {
            panic!("{play:?} is refused: {refused:?}");
        }
    }
    println!("round {:?}: {:?}", position.round.unwrap_or(0), Azul::scores(&position));
}

/// Four tiles on each factory, from the bag and then from the lid.
fn deal(position: &Position, rng: &mut Rng) -> Deal {
    let count = Position::factories_for(position.seats);
    let bag = position.bag.unwrap_or_default();
    let mut supplies = [bag, position.lid.unwrap_or_default()];
    let mut displays = std::array::from_fn(|_| Display::default());
    for display in displays.iter_mut().take(count) {
        for _ in 0..4 {
            let Some(supply) = supplies.iter_mut().find(|tiles| !tiles.is_empty()) else { break };
            let drawn: Vec<Colour> =
                Colour::ALL.into_iter().flat_map(|colour| std::iter::repeat_n(colour, supply.of(colour).into())).collect();
            let colour = drawn[rng.usize(..drawn.len())];
            *supply = supply.minus(Tiles::only(colour, 1)).unwrap_or_default();
            display.tiles.add(colour, 1);
        }
    }
    let starter = (position.phase == Phase::Setup).then(|| Seat::new(0)).flatten();
    Deal { displays, count, extra: None, effects_done: false, starter }
}

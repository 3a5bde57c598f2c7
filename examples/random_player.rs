//! A game of Azul from its first deal on, by players who choose at random: tables and moves, without a case after the first.
//!
//!     cargo run --example random_player -- 7

#![expect(clippy::print_stdout, reason = "a program that answers")]

use fastrand::Rng;
use std::error::Error;
use tilejudge::Table;
use tilejudge::games::azul::{Azul, Colour, Deal, Display, Move, Phase, Position, Seat, Tiles};

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let table = whole_game(&mut Rng::with_seed(seed))?;
    // `tilejudge show` draws what is printed.
    println!("{table}");
    Ok(())
}

/// The table once everything is counted.
pub(crate) fn whole_game(rng: &mut Rng) -> Result<Table<Azul>, Box<dyn Error>> {
    let mut table: Table<Azul> = "{game: azul, phase: setup, players: [Ana, Luis]}".parse()?;
    while table.position.phase != Phase::Over {
        let play = match table.position.phase {
            Phase::Setup | Phase::Preparation => Move::Deal(Box::new(deal(&table.position, rng))),
            _ => {
                let mut legal = table.legal();
                legal.swap_remove(rng.usize(..legal.len()))
            }
        };
        table = table.play(&play)?;
    }
    Ok(table)
}

/// Four tiles on each factory, from the bag and then from the lid.
fn deal(position: &Position, rng: &mut Rng) -> Deal {
    let count = Position::factories_for(position.seats);
    let mut supplies = [position.bag, position.lid].map(Option::unwrap_or_default);
    let mut displays = std::array::from_fn(|_| Display::default());
    for display in displays.iter_mut().take(count) {
        for _ in 0..4 {
            let Some(supply) = supplies.iter_mut().find(|tiles| !tiles.is_empty()) else { break };
            let drawn: Vec<Colour> =
                supply.iter().flat_map(|(colour, count)| std::iter::repeat_n(colour, count.into())).collect();
            let colour = drawn[rng.usize(..drawn.len())];
            *supply = supply.less(Tiles::only(colour, 1));
            display.tiles.add(colour, 1);
        }
    }
    let starter = (position.phase == Phase::Setup).then(|| Seat::new(0)).flatten();
    Deal { displays, count, extra: None, effects_done: false, starter }
}

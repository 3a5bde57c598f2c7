//! Tables that benchmarks judge.

#[allow(dead_code, reason = "one game is played here")]
#[path = "../../tests/players/mod.rs"]
pub(crate) mod players;

use players::azul::Player;
use serde_json::Value;
use tilejudge::game::{Judge, Notation};
use tilejudge::games::azul::{Azul, Edition, Names, Phase, Position, Rulings, Setup, Side};
use tilejudge::verdict::Tally;

pub(crate) const SETUP: Setup = Setup { edition: Edition::Base, side: Side::Coloured, specialised: false };

/// A whole table of two in the third round of a random game.
pub(crate) fn middle(seed: u64) -> Value {
    let rulings = Rulings::default();
    let mut position = Position::new(SETUP, 2);
    let mut player = Player::seeded(seed);
    while let Some(play) = player.choose(&position, &rulings)
        && (position.round < Some(3) || position.phase != Phase::Offer)
    {
        Azul::carry_out(&mut position, &play, &rulings, &mut Tally::default());
    }
    Azul::write(&Names::new(SETUP.edition, vec!["Ana".to_owned(), "Bo".to_owned()]), &position)
}

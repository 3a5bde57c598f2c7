//! Azul: Summer Pavilion.

use super::{Supply, one_of};
use fastrand::Rng;
use tilejudge::game::Judge;
use tilejudge::games::summer_pavilion::{Deal, Move, Phase, Position, Rulings, Seat, SummerPavilion, Tiles};

/// Tiles that a factory is filled with.
const FILL: u32 = 4;
/// One in so many turns somebody passes although there is something to place.
const PASSES: u32 = 24;

#[derive(Debug, Clone)]
pub(crate) struct Player(Rng);

impl Player {
    pub(crate) fn seeded(seed: u64) -> Self {
        Self(Rng::with_seed(seed))
    }

    /// Some legal move, or some draw that bag and tower could give; none once everything is counted.
    pub(crate) fn choose(&mut self, position: &Position, rulings: &Rulings) -> Option<Move> {
        if let Some(missing) = position.refill_due() {
            let tiles = Supply { bag: position.bag?, aside: position.tower? }.draw(missing, &mut self.0);
            return Some(Move::Refill { tiles: Some(tiles) });
        }
        match position.phase {
            Phase::Setup | Phase::Preparation => self.deal(position).map(|deal| Move::Deal(Box::new(deal))),
            _ => {
                let passes = self.0.u32(..PASSES) == 0;
                let is_pass = |play: &Move| matches!(play, Move::Pass { .. });
                one_of(SummerPavilion::legal(position, rulings), |play| is_pass(play) == passes, &mut self.0)
            }
        }
    }

    fn deal(&mut self, position: &Position) -> Option<Deal> {
        let (mut supply, rng) = (Supply { bag: position.bag?, aside: position.tower? }, &mut self.0);
        let starter = if position.starter.is_none() { Seat::new(rng.usize(..position.seats)) } else { None };
        // Five factories for two players, two more for each further one.
        let count = 2 * position.seats + 1;
        let factories = std::array::from_fn(|at| if at < count { supply.draw(FILL, rng) } else { Tiles::EMPTY });
        Some(Deal { factories, count, starter })
    }
}

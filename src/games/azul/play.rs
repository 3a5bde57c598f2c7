//! A seeded random player: whole games through the judge, for properties and benches.

use super::judge::{Ways, may_drop, room};
use super::pieces::FACTORIES;
use super::rules::Refill;
use super::{Colour, Deal, Display, Factory, Gold, Move, Phase, Position, Rulings, Take, Tiles, To};
use crate::games::azul::Azul;
use crate::games::game::Judge;
use fastrand::Rng;

/// The nine gold sides.
const GOLD: [Gold; 9] = [
    Gold::PlusOne,
    Gold::Seek(Colour::Blue),
    Gold::Seek(Colour::Yellow),
    Gold::Seek(Colour::Red),
    Gold::Seek(Colour::Black),
    Gold::Seek(Colour::White),
    Gold::Stay,
    Gold::Neighbours,
    Gold::Zero,
];

/// Rounds after which the random player leaves the table: on the grey side every row of every wall can be blocked
/// for good, and such a game has no end.
const PATIENCE: u8 = 40;

/// Chooses moves at random, deals included. The same seed plays the same game.
#[derive(Debug, Clone)]
pub struct RandomPlayer {
    rng: Rng,
    moves: Vec<Move>,
}

impl RandomPlayer {
    /// A player whose choices follow from `seed`.
    pub fn seeded(seed: u64) -> Self {
        Self { rng: Rng::with_seed(seed), moves: Vec::new() }
    }

    /// Some legal move, or some deal that the bag could give; none once everything is counted, where the position
    /// does not show what there is to choose from, or where a game seems to have no end.
    pub fn choose(&mut self, position: &Position, rulings: &Rulings) -> Option<Move> {
        match position.phase {
            Phase::Offer => self.take(position, rulings).map(Move::Take),
            Phase::Preparation if position.round >= Some(PATIENCE) => None,
            Phase::Setup | Phase::Preparation => self.draw(position, rulings).map(Move::Deal),
            Phase::Tiling | Phase::End => {
                self.moves.clear();
                Azul::legal(position, rulings, &mut self.moves);
                self.rng.choice(&self.moves).copied()
            }
            Phase::Over => None,
        }
    }

    /// Any taking and any place for its tiles; where tiles may be dropped by choice, any number of them.
    fn take(&mut self, position: &Position, rulings: &Rulings) -> Option<Take> {
        let ways = Ways::new(position, rulings);
        let take = ways.nth(self.rng.u32(0..ways.count().max(1)))?;
        if take.to == To::Floor {
            return Some(take);
        }
        Some(Take { dropped: self.rng.u8(0..may_drop(position, &take, rulings)), ..take })
    }

    fn draw(&mut self, position: &Position, rulings: &Rulings) -> Option<Deal> {
        let count = Position::factories_for(position.seats);
        let mut deal = Deal { displays: [Display::default(); FACTORIES], count, extra: None, effects_done: false, starter: None };
        if position.setup.specialised {
            let mut gold = GOLD;
            self.rng.shuffle(&mut gold);
            let mut ring: Vec<usize> = (0..count).collect();
            self.rng.shuffle(&mut ring);
            for (&place, gold) in ring.iter().zip(gold).take(position.seats) {
                deal.displays[place].gold = Some(gold);
            }
        }
        let mut supply = Supply { bag: position.bag?, lid: position.lid? };
        if rulings.refill == Refill::First && supply.bag.total() < room(&deal) {
            supply.refill();
        }
        for factory in Factory::all().take(count) {
            for _ in 0..4 {
                if let Some(colour) = supply.draw(&mut self.rng) {
                    deal.displays[factory.index()].tiles.add(colour, 1);
                }
            }
        }
        if deal.plus_one().is_some() {
            deal.extra = supply.draw(&mut self.rng);
        }
        Some(deal)
    }
}

/// Bag and lid while tiles are drawn.
struct Supply {
    bag: Tiles,
    lid: Tiles,
}

impl Supply {
    fn refill(&mut self) {
        self.bag = self.bag.plus(std::mem::take(&mut self.lid));
    }

    fn draw(&mut self, rng: &mut Rng) -> Option<Colour> {
        if self.bag.is_empty() {
            self.refill();
        }
        self.bag.draw(rng)
    }
}

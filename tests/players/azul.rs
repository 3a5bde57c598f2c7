//! Azul, all editions.

use super::{Supply, one_of};
use fastrand::Rng;
use tilejudge::game::Judge;
use tilejudge::games::azul::rules::Refill;
use tilejudge::games::azul::{Azul, Colour, Deal, Display, Factory, Gold, Move, Phase, Position, Rulings, Seat};

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

/// Tiles that a factory is filled with.
const FILL: u32 = 4;
/// Rounds after which everybody leaves the table: on the grey side every row of every wall can be blocked for good, and such a game
/// has no end.
const PATIENCE: u8 = 40;

#[derive(Debug, Clone)]
pub(crate) struct Player(Rng);

impl Player {
    pub(crate) fn seeded(seed: u64) -> Self {
        Self(Rng::with_seed(seed))
    }

    /// Some legal move, or some deal that the bag could give; none once everything is counted, or where a game seems to have no end.
    pub(crate) fn choose(&mut self, position: &Position, rulings: &Rulings) -> Option<Move> {
        match position.phase {
            Phase::Preparation if position.round >= Some(PATIENCE) => None,
            Phase::Setup | Phase::Preparation => self.deal(position, rulings).map(|deal| Move::Deal(Box::new(deal))),
            _ => {
                // Tiles that need not fall fall now and then.
                let careful = self.0.u8(..4) > 0;
                let drops = |play: &Move| matches!(play, Move::Take(take) if take.floor.is_some());
                one_of(Azul::legal(position, rulings), |play| !(careful && drops(play)), &mut self.0)
            }
        }
    }

    fn deal(&mut self, position: &Position, rulings: &Rulings) -> Option<Deal> {
        let (count, rng) = (Position::factories_for(position.seats), &mut self.0);
        let displays = std::array::from_fn(|_| Display::default());
        let mut deal = Deal { displays, count, extra: None, effects_done: false, starter: None };
        if position.phase == Phase::Setup {
            deal.starter = Seat::new(rng.usize(..position.seats));
        }
        if position.setup.specialised {
            let mut gold = GOLD;
            rng.shuffle(&mut gold);
            let mut ring: Vec<usize> = (0..count).collect();
            rng.shuffle(&mut ring);
            for (&place, gold) in ring.iter().zip(gold).take(position.seats) {
                deal.displays[place].gold = Some(gold);
            }
        }
        let mut supply = Supply { bag: position.bag?, aside: position.lid? };
        if rulings.refill == Refill::First && supply.bag.total() < FILL * count as u32 {
            supply.refill();
        }
        for factory in Factory::all().take(count) {
            deal.displays[factory.index()].tiles = supply.draw(FILL, rng);
        }
        if deal.plus_one().is_some() {
            deal.extra = supply.draw(1, rng).iter().next().map(|(colour, _)| colour);
        }
        Some(deal)
    }
}

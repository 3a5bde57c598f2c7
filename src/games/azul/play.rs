//! A seeded random player: whole games through the judge, for properties and benches.

use super::judge::{each_legal, filled, may_fall, open_lines, rests, room, shown};
use super::pieces::FACTORIES;
use super::rules::Refill;
use super::{Colour, Deal, Display, Factory, Gold, Move, Phase, Position, Rulings, Seat, Source, Take, To};
use crate::games::shared::{FILL, Lot, Supply};
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
}

impl RandomPlayer {
    /// A player whose choices follow from `seed`.
    pub fn seeded(seed: u64) -> Self {
        Self { rng: Rng::with_seed(seed) }
    }

    /// Some legal move, or some deal that the bag could give; none once everything is counted, where the position
    /// does not show what there is to choose from, or where a game seems to have no end.
    pub fn choose(&mut self, position: &Position, rulings: &Rulings) -> Option<Move> {
        match position.phase {
            Phase::Offer => self.take(position, rulings).map(Move::Take),
            Phase::Preparation if position.round >= Some(PATIENCE) => None,
            Phase::Setup | Phase::Preparation => self.draw(position, rulings).map(|deal| Move::Deal(Box::new(deal))),
            Phase::Tiling | Phase::End => self.step(position, rulings),
            Phase::Over => None,
        }
    }

    /// From any source that has tiles, any colour, to any place; where tiles may be dropped by choice, any number of them.
    pub(super) fn take(&mut self, position: &Position, rulings: &Rulings) -> Option<Take> {
        let mut lot = Lot::cast(&mut self.rng);
        let centre = position.centre.filter(|centre| !centre.is_empty()).map(|_| Source::Centre);
        let from = lot.one_of(filled(position).map(Source::Factory).chain(centre))?;
        let there = shown(position, from)?;
        let colours = there.kinds();
        let (colour, _) = colours.nth(lot.below(colours.total() as usize) as u32)?;
        let rest = match from {
            Source::Factory(factory) if position.factories[factory.index()].gold == Some(Gold::Neighbours) => {
                let rests = rests(position, from, there, colour, rulings);
                *rests.get(lot.below(rests.len()))?
            }
            _ => [None, None],
        };
        let seat = position.turn?;
        let lines = open_lines(position, seat, colour, rulings);
        let to = lines.iter().nth(lot.below(lines.len() + 1)).map_or(To::Floor, To::Line);
        let mut take = Take { seat, colour, count: None, from: Some(from), to, floor: None, rest };
        let may_fall = may_fall(position, &take, rulings);
        take.floor = may_fall.clone().nth(lot.below(may_fall.len() + 1));
        Some(take)
    }

    /// Any step of those that are left to anybody, each as likely as the others.
    fn step(&mut self, position: &Position, rulings: &Rulings) -> Option<Move> {
        let (mut lot, mut chosen, mut seen) = (Lot::cast(&mut self.rng), None, 0);
        each_legal(position, rulings, |play| {
            if lot.chooses(&mut seen) {
                chosen = Some(play);
            }
        });
        chosen
    }

    fn draw(&mut self, position: &Position, rulings: &Rulings) -> Option<Deal> {
        let count = Position::factories_for(position.seats);
        let mut deal = Deal { displays: [Display::default(); FACTORIES], count, extra: None, effects_done: false, starter: None };
        if position.phase == Phase::Setup {
            deal.starter = Seat::new(self.rng.usize(0..position.seats));
        }
        if position.setup.specialised {
            let mut gold = GOLD;
            self.rng.shuffle(&mut gold);
            let mut ring: Vec<usize> = (0..count).collect();
            self.rng.shuffle(&mut ring);
            for (&place, gold) in ring.iter().zip(gold).take(position.seats) {
                deal.displays[place].gold = Some(gold);
            }
        }
        let mut supply = Supply { bag: position.bag?, aside: position.lid? };
        if rulings.refill == Refill::First && supply.bag.total() < room(&deal) {
            supply.refill();
        }
        for factory in Factory::all().take(count) {
            deal.displays[factory.index()].tiles = supply.draw(FILL, &mut self.rng);
        }
        if deal.plus_one().is_some() {
            deal.extra = supply.draw(1, &mut self.rng).iter().next().map(|(colour, _)| colour);
        }
        Some(deal)
    }
}

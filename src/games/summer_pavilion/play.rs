//! A seeded random player: whole games through the judge, for properties and benches.

use super::judge::{affordable, bonus_wanted, choosable, filled, kept_by_rule, payments};
use super::pieces::{CORNERS, FACTORIES, FILL, factories_for};
use super::{Deal, Move, Phase, Placement, Position, Rulings, Seat, Source, Take, Tiles, What};
use crate::games::shared::{Lot, Supply};
use fastrand::Rng;

/// One in so many turns a player passes although there is something to place.
const PASSES: u32 = 24;

/// Chooses moves at random, draws included. The same seed plays the same game.
#[derive(Debug, Clone)]
pub struct RandomPlayer {
    rng: Rng,
}

impl RandomPlayer {
    /// A player whose choices follow from `seed`.
    pub fn seeded(seed: u64) -> Self {
        Self { rng: Rng::with_seed(seed) }
    }

    /// Some legal move, or some draw that bag and tower could give; none once everything is counted, or where the
    /// position does not show what there is to choose from.
    pub fn choose(&mut self, position: &Position, rulings: &Rulings) -> Option<Move> {
        if let Some(missing) = position.refill_due() {
            let tiles = Supply { bag: position.bag?, aside: position.tower? }.draw(missing, &mut self.rng);
            return Some(Move::Refill { tiles: Some(tiles) });
        }
        match position.phase {
            Phase::Setup | Phase::Preparation => self.deal(position).map(|deal| Move::Deal(Box::new(deal))),
            Phase::Offer => self.take(position).map(Move::Take),
            Phase::Play => match position.bonus {
                Some((seat, earned)) => {
                    let wanted = bonus_wanted(position, earned, rulings);
                    let count = self.rng.u32(wanted);
                    Some(Move::Bonus { seat, tiles: position.supply?.draw(count, &mut self.rng) })
                }
                None => {
                    let seat = position.turn.or_else(|| position.seats().find(|&seat| !position.board(seat).has_passed()))?;
                    let place = if self.rng.u32(0..PASSES) == 0 { None } else { self.place(position, seat, rulings) };
                    place.map(Move::Place).or_else(|| self.pass(position, seat, rulings))
                }
            },
            Phase::End => Some(Move::Finish),
            Phase::Over => None,
        }
    }

    /// From any source that has tiles, any colour that may be chosen there.
    pub(super) fn take(&mut self, position: &Position) -> Option<Take> {
        let (wild, centre, mut lot) = (position.wild()?, position.centre.unwrap_or_default(), Lot::cast(&mut self.rng));
        let in_centre = (!centre.is_empty()).then_some(Source::Centre);
        let from = lot.one_of(filled(position).map(Source::Factory).chain(in_centre))?;
        let there = match from {
            Source::Factory(factory) => position.factories[factory.index()],
            Source::Centre => centre,
        };
        let colours = choosable(there, wild);
        let (colour, _) = colours.nth(lot.below(colours.total() as usize) as u32)?;
        Some(Take { seat: position.turn?, what: What::Colour(colour), from: Some(from) })
    }

    /// A tile of any colour that can pay for a space, on any such space, with any payment.
    fn place(&mut self, position: &Position, seat: Seat, rulings: &Rulings) -> Option<Placement> {
        let board = position.board(seat);
        let hand = board.hand?;
        let (mut untried, mut lot) = (hand, Lot::cast(&mut self.rng));
        loop {
            let (colour, _) = untried.nth(lot.below(untried.total() as usize) as u32)?;
            untried.take(colour);
            let open = affordable(position, board, colour, rulings);
            if let Some(space) = open.iter().nth(lot.below(open.len())) {
                let pays = || payments(hand, colour, position.wild(), space.cost(position.side));
                let pay = pays().nth(lot.below(pays().count()));
                return Some(Placement { seat, colour, space, pay });
            }
        }
    }

    /// Keeps any four tiles, or fewer where the ruling allows it.
    fn pass(&mut self, position: &Position, seat: Seat, rulings: &Rulings) -> Option<Move> {
        let held = position.board(seat).hand?;
        let keep = kept_by_rule(position, held, rulings).unwrap_or_else(|| {
            let count = self.rng.u32(0..=CORNERS.min(held.total()));
            { held }.draw(count, &mut self.rng)
        });
        Some(Move::Pass { seat, keep: Some(keep) })
    }

    fn deal(&mut self, position: &Position) -> Option<Deal> {
        let count = factories_for(position.seats);
        let mut deal = Deal { factories: [Tiles::EMPTY; FACTORIES], count, starter: None };
        if position.starter.is_none() {
            deal.starter = Seat::new(self.rng.usize(0..position.seats));
        }
        let mut supply = Supply { bag: position.bag?, aside: position.tower? };
        for factory in deal.factories.iter_mut().take(count) {
            *factory = supply.draw(FILL, &mut self.rng);
        }
        Some(deal)
    }
}

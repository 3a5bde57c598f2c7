//! Phase 2: putting a tile on the board and paying for it.

use super::{owed_first, turn};
use crate::games::summer_pavilion::rules::{BonusShort, CentreOneColour};
use crate::games::summer_pavilion::scoring;
use crate::games::summer_pavilion::{
    Board, Colour, Feature, Move, Phase, Place, Position, Reason, Refusal, Rulings, Seat, Side, SpaceSet, Star, StarKind, Tiles,
};
use crate::verdict::Ledger;

pub(super) fn judge(position: &Position, place: &Place, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    if !may_act(position, place.seat, refusals) {
        return;
    }
    let before = refusals.len();
    judge_space(position, place, rulings, refusals);
    let space_takes_it = refusals.len() == before;
    judge_payment(position, place, space_takes_it, refusals);
}

/// Whether the seat may place or pass as far as phase, turn and debts go; false if nothing else is worth saying.
pub(super) fn may_act(position: &Position, seat: Seat, refusals: &mut Vec<Refusal>) -> bool {
    if position.phase != Phase::Play {
        refusals.push(Refusal::WrongPhase { phase: position.phase, needs: Phase::Play });
        return false;
    }
    if position.board(seat).passed {
        refusals.push(Refusal::AlreadyPassed { seat });
        return false;
    }
    owed_first(position, refusals);
    if let Some(turn) = position.turn
        && turn != seat
    {
        refusals.push(Refusal::NotYourTurn { seat, turn });
    }
    true
}

/// Whether space and star take the colour.
fn judge_space(position: &Position, place: &Place, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    let pavilion = &position.board(place.seat).pavilion;
    let Place { colour, space, .. } = *place;
    let star = space.star();
    if position.side == Side::Coloured
        && let Some(own) = star.colour()
    {
        if own != colour && position.wild() == Some(colour) {
            refusals.push(Refusal::WildOnOtherStar { space, wild: colour, star: own });
        } else if own != colour {
            refusals.push(Refusal::WrongStar { space, colour, star: own });
        }
        if pavilion.covered().has(space) {
            refusals.push(Refusal::SpaceCovered { space, holds: pavilion.at(space).unwrap_or(own) });
        }
        return;
    }
    if let Some(holds) = pavilion.at(space) {
        refusals.push(Refusal::SpaceCovered { space, holds });
        return;
    }
    let all_differ =
        position.side == Side::Coloured || (star == Star::CENTRE && rulings.centre_one_colour == CentreOneColour::No);
    match pavilion.kind(star) {
        StarKind::Empty => {}
        StarKind::Begun(_) if !all_differ => {}
        StarKind::OneColour(holds) if !all_differ => {
            if holds != colour {
                refusals.push(Refusal::StarOfOneColour { space, colour, holds });
            }
        }
        StarKind::Begun(_) | StarKind::OneColour(_) | StarKind::Multicolour => {
            if let Some(other) = pavilion.find(star, colour) {
                refusals.push(Refusal::StarHasColour { space, colour, other });
            }
        }
    }
}

/// How many tiles of the colour, and how many wild ones, a player has for a placement. A wild tile is its own colour only once.
#[inline]
fn means(hand: Tiles, colour: Colour, wild: Option<Colour>) -> (u8, u8) {
    let wilds = wild.filter(|&wild| wild != colour).map_or(0, |wild| hand.of(wild));
    (hand.of(colour), wilds)
}

/// Every payment that covers a space of that cost with `colour`: at least one tile of the colour, wild ones for the rest.
/// Those with the fewest wild tiles come first.
pub(crate) fn payments(hand: Tiles, colour: Colour, wild: Option<Colour>, cost: u8) -> impl Iterator<Item = Tiles> {
    let (held, wilds) = means(hand, colour, wild);
    let fewest = cost.saturating_sub(wilds).max(1);
    (fewest..=held.min(cost)).rev().map(move |own| {
        let mut pay = Tiles::EMPTY;
        pay.add(colour, own);
        if let Some(wild) = wild {
            pay.add(wild, cost - own);
        }
        pay
    })
}

/// The free spaces on which the player in `seat` can put a tile of `colour` now.
#[inline]
pub(crate) fn affordable(position: &Position, board: &Board, colour: Colour, rulings: &Rulings) -> SpaceSet {
    let (held, wilds) = means(board.hand, colour, position.wild());
    if held == 0 {
        return SpaceSet::EMPTY;
    }
    let within = SpaceSet::within(position.side, held.saturating_add(wilds));
    board.pavilion.open(position.side, colour, rulings.centre_one_colour).and(within)
}

/// `space_takes_it`: where the space does not take the colour, only what would be wrong with any payment is worth saying.
fn judge_payment(position: &Position, place: &Place, space_takes_it: bool, refusals: &mut Vec<Refusal>) {
    let Place { colour, space, pay, .. } = *place;
    let hand = position.board(place.seat).hand;
    let wild = position.wild();
    let needs = space.cost(position.side);
    let (held, wilds) = means(hand, colour, wild);
    let mut possible = payments(hand, colour, wild, needs);
    let cheapest = possible.next();
    let Some(pay) = pay else {
        if wild.is_none() && hand.total() > u32::from(held) {
            // Other tiles may be wild and give a choice, or may be needed.
            refusals.push(Refusal::RoundUnknown);
        } else if cheapest.is_none() {
            refusals.push(Refusal::CannotPay { space, colour, needs, held, wild: wild.unwrap_or(colour), wilds });
        } else if possible.next().is_some() {
            let payments = payments(hand, colour, wild, needs).collect();
            refusals.push(Refusal::PaymentNotSaid { space, payments });
        }
        return;
    };
    if cheapest == Some(pay) || possible.any(|payment| payment == pay) {
        return;
    }
    let list = || payments(hand, colour, wild, needs).collect::<Vec<_>>();
    let others = || pay.iter().filter(|&(other, _)| other != colour && Some(other) != wild);
    if pay.total() != u32::from(needs) {
        refusals.push(Refusal::PaysWrongCount { space, needs, paid: pay.total(), payments: list() });
    }
    if space_takes_it {
        if pay.of(colour) == 0 {
            refusals.push(Refusal::PaysNoneOfColour { colour, payments: list() });
        }
        match wild {
            Some(wild) => refusals.extend(others().map(|(other, count)| {
                let payments = list();
                Refusal::PaysOtherColour { colour, other, count, wild, payments }
            })),
            None => refusals.extend(others().map(|(other, _)| Refusal::MaybeWild { colour, other })),
        }
    }
    match wild {
        Some(wild) if cheapest.is_none() && space_takes_it => {
            refusals.push(Refusal::CannotPay { space, colour, needs, held, wild, wilds });
        }
        _ => {
            for (paid_colour, paid) in pay.iter() {
                let held = hand.of(paid_colour);
                if paid > held {
                    refusals.push(Refusal::PaysMoreThanHeld { colour: paid_colour, paid, held, payments: list() });
                }
            }
        }
    }
}

/// Lists every placement with every payment.
pub(super) fn list(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
    for seat in actors(position) {
        let board = position.board(seat);
        for (colour, _) in board.hand.iter() {
            for space in affordable(position, board, colour, rulings).iter() {
                let cost = space.cost(position.side);
                moves.extend(
                    payments(board.hand, colour, position.wild(), cost)
                        .map(|pay| Move::Place(Place { seat, colour, space, pay: Some(pay) })),
                );
            }
        }
    }
}

/// Who may place or pass now.
pub(super) fn actors(position: &Position) -> impl Iterator<Item = Seat> {
    position.seats().filter(|&seat| !position.board(seat).passed && position.turn.is_none_or(|turn| turn == seat))
}

pub(super) fn apply<L: Ledger<Reason>>(position: &mut Position, place: &Place, rulings: &Rulings, ledger: &mut L) {
    let Place { seat, colour, space, pay } = *place;
    let (side, wild) = (position.side, position.wild());
    let board = position.board_mut(seat);
    let pay = pay.or_else(|| payments(board.hand, colour, wild, space.cost(side)).next()).unwrap_or_default();
    board.hand = board.hand.minus(pay).unwrap_or_default();
    board.pavilion.put(space, colour);
    scoring::placed(board, seat, space, rulings, ledger);
    let earned: u8 = board.pavilion.surrounded_by(space).map(Feature::tiles).sum();

    let mut discarded = pay;
    if discarded.remove(colour) {
        position.tower = position.tower.map(|tower| tower.plus(discarded));
    }
    let lost = rulings.bonus_short == BonusShort::WhatIsThere && position.supply.is_some_and(Tiles::is_empty);
    if earned > 0 && !lost {
        position.bonus = Some((seat, earned));
        super::bonus::drop_hopeless(position);
    }
    if position.bonus.is_none() {
        turn::end(position, seat);
    }
}

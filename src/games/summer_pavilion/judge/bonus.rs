//! Phase 2: bonus tiles for a surrounded pillar, statue or window.

use super::turn;
use crate::games::summer_pavilion::rules::{BonusMandatory, BonusShort};
use crate::games::summer_pavilion::{Move, Phase, Position, Refusal, Rulings, Seat, Tiles};
use std::ops::RangeInclusive;

/// How many tiles have to be chosen of `earned`.
pub(crate) fn wanted(position: &Position, earned: u8, rulings: &Rulings) -> RangeInclusive<u32> {
    let most = position.supply.map_or(u32::from(earned), |supply| supply.total().min(u32::from(earned)));
    match rulings.bonus_mandatory {
        BonusMandatory::Yes => most..=most,
        BonusMandatory::No => 0..=most,
    }
}

pub(super) fn judge(position: &Position, seat: Seat, tiles: Tiles, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    if position.phase != Phase::Play {
        refusals.push(Refusal::WrongPhase { phase: position.phase, needs: Phase::Play });
        return;
    }
    let Some((earner, earned)) = position.bonus else {
        refusals.push(Refusal::NoBonus { seat });
        return;
    };
    if earner != seat {
        refusals.push(Refusal::BonusOfAnother { seat, earner });
    }
    if let Some(missing) = position.refill_due() {
        // The supply is empty, and the rest of the bonus waits for it; the choice cannot be judged before.
        refusals.push(Refusal::RefillFirst { missing: super::draw::expected(position, missing) });
        return;
    }
    let wanted = wanted(position, earned, rulings);
    let chosen = tiles.total();
    if !wanted.contains(&chosen) {
        let (least, most) = wanted.into_inner();
        refusals.push(Refusal::BonusCount { chosen, least, most, earned });
    }
    let Some(supply) = position.supply else { return };
    for (colour, chosen) in tiles.iter() {
        let there = supply.of(colour);
        if chosen > there {
            refusals.push(Refusal::BonusNotThere { colour, chosen, there });
        }
    }
}

pub(super) fn apply(position: &mut Position, seat: Seat, tiles: Tiles, rulings: &Rulings) {
    let Some((_, earned)) = position.bonus.take() else { return };
    let board = position.board_mut(seat);
    board.hand = board.hand.plus(tiles);
    let emptied = position.supply == Some(tiles);
    position.supply = position.supply.and_then(|supply| supply.minus(tiles));
    let rest = earned.saturating_sub(u8::try_from(tiles.total()).unwrap_or(u8::MAX));
    if rest > 0 && emptied && rulings.bonus_short == BonusShort::AfterRefill {
        position.bonus = Some((seat, rest));
        drop_hopeless(position);
    }
    if position.bonus.is_none() {
        turn::end(position, seat);
    }
}

/// A bonus is lost where the supply is empty and nothing is left to refill it with.
pub(super) fn drop_hopeless(position: &mut Position) {
    if position.supply.is_some_and(Tiles::is_empty) && position.refill_due().is_none() {
        position.bonus = None;
    }
}

/// Lists every choice of bonus tiles.
pub(super) fn list(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
    let (Some((seat, earned)), Some(supply), None) = (position.bonus, position.supply, position.refill_due()) else { return };
    let wanted = wanted(position, earned, rulings);
    supply.parts(*wanted.end(), |tiles| {
        if wanted.contains(&tiles.total()) {
            moves.push(Move::Bonus { seat, tiles });
        }
    });
}

/// The choice, where there is only one.
pub(super) fn only(position: &Position, rulings: &Rulings) -> Option<Move> {
    let mut choices = Vec::new();
    list(position, rulings, &mut choices);
    match choices[..] {
        [only] => Some(only),
        _ => None,
    }
}

//! Phase 2: bonus tiles for a surrounded pillar, statue or window.

use super::placing::not_playing;
use super::{draw, turn};
use crate::game::reasons::{NotPrinted, Objection};
use crate::games::summer_pavilion::pieces::SUPPLY;
use crate::games::summer_pavilion::rules::{BonusMandatory, BonusShort};
use crate::games::summer_pavilion::{Feature, Move, NotTold, Phase, Position, Refusal, Rulings, Seat, Tiles};
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
        refusals.push(not_playing(position));
        return;
    }
    let Some((earner, earned)) = position.bonus else {
        judge_unsaid(position, seat, tiles, rulings, refusals);
        return;
    };
    if earner != seat {
        refusals.push(Refusal::BonusOfAnother { seat, earner });
    }
    if let Some(missing) = position.refill_due() {
        // The supply is empty, and the rest of the bonus waits for it; the choice cannot be judged before.
        refusals.push(NotTold::Refill { missing }.into());
        return;
    }
    let chosen = tiles.total();
    let Some(supply) = position.supply else {
        // A single board's choice tells what lay there, whatever the others left; all else is there or put aside.
        let may_lie_there = match position.whole_table {
            true => position.supply_seen,
            false => {
                let put_aside = position.bag.unwrap_or_default().plus(position.tower.unwrap_or_default());
                let fits = tiles.less(position.supply_seen).total() + position.supply_seen.total() <= SUPPLY;
                if fits { draw::unseen(position).less(put_aside) } else { Tiles::EMPTY }
            }
        };
        if chosen == u32::from(earned) && may_lie_there.contains(tiles) {
            return;
        }
        refusals.push(match chosen > u32::from(earned) {
            true => Refusal::BonusCount {
                chosen,
                least: earned.into(),
                most: earned.into(),
                earned,
                by: NotPrinted(earned_by(position, seat, earned, rulings)),
            },
            false => NotTold::Supply.into(),
        });
        return;
    };
    let wanted = wanted(position, earned, rulings);
    let part = if wanted.contains(&chosen) { Some(true) } else { is_part(position, seat, chosen, earned) };
    if part.is_none() {
        refusals.push(NotTold::Surrounded { earner: seat, chosen, earned }.into());
    } else if part == Some(false) {
        let (least, most) = wanted.into_inner();
        // More than the supply holds, or fewer where it is optional, has nothing to do with what was surrounded.
        let told_by_it = chosen > u32::from(earned) || least == u32::from(earned);
        let by = told_by_it.then(|| earned_by(position, seat, earned, rulings)).flatten();
        refusals.push(Refusal::BonusCount { chosen, least, most, earned, by: NotPrinted(by) });
    }
    for (colour, chosen) in tiles.iter() {
        let there = supply.of(colour);
        if chosen > there {
            refusals.push(Refusal::BonusNotThere { colour, chosen, there });
        }
    }
}

/// Judges a choice where the case does not say whether anything is left to choose: it may be what the turn has earned already.
fn judge_unsaid(position: &Position, seat: Seat, tiles: Tiles, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    let most = position.may_owe[seat.index()];
    if most == 0 {
        refusals.push(Refusal::NoBonus { seat });
        return;
    }
    let mut owed = Position { may_owe: Default::default(), ..position.clone() };
    let mut against = Vec::new();
    for earned in 1..=most {
        owed.bonus = Some((seat, earned));
        against.clear();
        judge(&owed, seat, tiles, rulings, &mut against);
        if against.iter().all(Refusal::is_open) {
            refusals.push(NotTold::Bonus { earner: seat, earned }.into());
            return;
        }
    }
    let chosen = tiles.total();
    if against.iter().any(|refusal| matches!(refusal, Refusal::BonusCount { .. })) {
        refusals.push(Refusal::BonusBeyond { seat, chosen, most });
    }
    refusals.extend(against.into_iter().filter(|refusal| !matches!(refusal, Refusal::BonusCount { .. })));
}

/// Whether it is the bonus of one of several things that one tile has surrounded, chosen before the others; unknown where the
/// board tells neither that tile nor which things are left.
fn is_part(position: &Position, seat: Seat, chosen: u32, earned: u8) -> Option<bool> {
    if chosen == 0 || chosen >= u32::from(earned) {
        return Some(false);
    }
    let pavilion = position.board(seat).pavilion.as_ref()?;
    let mut can_be = [false; 2];
    for space in pavilion.covered().iter() {
        let brought: Vec<u8> = pavilion.surrounded_by(space).map(Feature::tiles).collect();
        for left in 1_u32..1 << brought.len() {
            let parts = || brought.iter().enumerate().filter(move |(at, _)| left & 1 << at != 0).map(|(_, &part)| part);
            if parts().sum::<u8>() == earned {
                can_be[usize::from(parts().any(|part| u32::from(part) == chosen))] = true;
            }
        }
    }
    match can_be {
        [true, true] => None,
        [_, is_part] => Some(is_part),
    }
}

/// What brought a bonus, if it can only have been one pillar, one statue or one window.
fn earned_by(position: &Position, seat: Seat, earned: u8, rulings: &Rulings) -> Option<Feature> {
    // After a refill the rest of a bonus is still to be chosen: its number tells nothing.
    if rulings.bonus_short == BonusShort::AfterRefill {
        return None;
    }
    let pavilion = position.board(seat).pavilion.as_ref()?;
    let around = pavilion.covered().iter().map(|space| pavilion.surrounded_by(space));
    Feature::alone(around.filter(|features| features.clone().map(Feature::tiles).sum::<u8>() == earned))
}

pub(super) fn apply(position: &mut Position, seat: Seat, tiles: Tiles, rulings: &Rulings) {
    let Some((_, earned)) = position.bonus.take() else { return };
    let board = position.board_mut(seat);
    board.receive(tiles);
    let emptied = position.supply == Some(tiles);
    position.supply = position.supply.and_then(|supply| supply.minus(tiles));
    position.supply_seen = position.supply_seen.minus(tiles).unwrap_or_default();
    let rest = earned.saturating_sub(u8::try_from(tiles.total()).unwrap_or(u8::MAX));
    let is_part = rulings.bonus_mandatory == BonusMandatory::Yes && !emptied;
    if rest > 0 && (is_part || (emptied && rulings.bonus_short == BonusShort::AfterRefill)) {
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

/// Lists every choice of bonus tiles, all in one move.
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
    match &choices[..] {
        [only] => Some(only.clone()),
        _ => None,
    }
}

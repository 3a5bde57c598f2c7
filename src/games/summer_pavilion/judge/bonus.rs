//! Phase 2: bonus tiles for a surrounded pillar, statue or window.

use super::placing::not_playing;
use super::{Judged, turn};
use crate::game::reasons::{NotPrinted, Objection};
use crate::games::summer_pavilion::pieces::{MOST_BONUS, SUPPLY};
use crate::games::summer_pavilion::rules::{BonusMandatory, BonusShort};
use crate::games::summer_pavilion::{Feature, Move, NotTold, Phase, Position, Refusal, Rulings, Seat, SpaceSet, Tiles};
use std::ops::RangeInclusive;

/// How many tiles have to be chosen of `earned`.
pub(crate) fn wanted(position: &Position, earned: u8, rulings: &Rulings) -> RangeInclusive<u32> {
    let most = position.supply.map_or(u32::from(earned), |supply| supply.total().min(u32::from(earned)));
    match rulings.bonus_mandatory {
        BonusMandatory::Yes => most..=most,
        BonusMandatory::No => 0..=most,
    }
}

/// Who has bonus tiles to choose, or may have, and how many at the most.
pub(crate) fn owed(position: &Position) -> Option<(Seat, u32)> {
    let may_be = position.may_have_earned.map(|(seat, _)| (seat, MOST_BONUS));
    position.bonus.map(|(seat, count)| (seat, count.into())).or(may_be)
}

/// Whether who has earned so many tiles surely has a choice of them.
pub(crate) fn leaves_a_choice(position: &Position, earned: u32) -> bool {
    let there = position.supply.unwrap_or(position.supply_seen);
    there.kinds().total() > 1 && fewest(position) > earned
}

/// How few tiles the supply can hold.
pub(crate) fn fewest(position: &Position) -> u32 {
    let untold = || SUPPLY.saturating_sub(position.lacks.1).max(position.supply_seen.total());
    position.supply.map_or_else(untold, Tiles::total)
}

/// What has to be done first by who has earned so many tiles, unless they may have got them without a choice.
pub(super) fn first(position: &Position, (earner, count): (Seat, u8)) -> Refusal {
    match leaves_a_choice(position, count.into()) {
        true => Refusal::BonusFirst { earner, count },
        false => NotTold::Supply { fewer: false }.into(),
    }
}

pub(super) fn judge(position: &Position, seat: Seat, tiles: Tiles, rulings: &Rulings, refusals: &mut Vec<Refusal>) -> Judged {
    if position.phase != Phase::Play {
        return Err(not_playing(position));
    }
    let Some((earner, earned)) = position.bonus else { return judge_unsaid(position, seat, tiles, rulings, refusals) };
    if earner != seat {
        refusals.push(Refusal::BonusOfAnother { seat, earner });
    }
    if let Some(missing) = position.refill_due() {
        // The supply is empty, and the rest of the bonus waits for it; the choice cannot be judged before.
        return Err(NotTold::Refill { missing }.into());
    }
    let chosen = tiles.total();
    let wanted = wanted(position, earned, rulings);
    let wrong_count = || {
        let (least, most) = (*wanted.start(), *wanted.end());
        // More than the supply holds, or fewer where it is optional, has nothing to do with what was surrounded.
        let told_by_it = chosen > u32::from(earned) || least == u32::from(earned);
        let by = told_by_it.then(|| earned_by(position, seat, earned, rulings)).flatten();
        Refusal::BonusCount { chosen, least, most, earned, by: NotPrinted(by) }
    };
    // Where fewer may be chosen, what comes next hangs on whether it is a part.
    let is_count = match is_part(position, seat, chosen, earned) {
        _ if chosen == *wanted.end() => Some(true),
        is_part => is_part.map(|is_part| is_part || wanted.contains(&chosen)),
    };
    let Some(supply) = position.supply else {
        let others = tiles.less(position.supply_seen);
        let room = SUPPLY.saturating_sub(position.supply_seen.total() + position.lacks.0);
        if others.total() > room {
            return Err(Refusal::BonusNoRoom { others, room });
        }
        let may_be_short = chosen < u32::from(earned) && fewest(position) < earned.into();
        return match (is_count, may_be_short) {
            (None, _) => Err(NotTold::Surrounded { earner: seat, chosen, earned }.into()),
            (Some(false), false) => Err(wrong_count()),
            (Some(false), true) if !position.granted.holds_no_more => Err(NotTold::Supply { fewer: true }.into()),
            _ if !is_there(position, tiles) => Err(NotTold::Supply { fewer: false }.into()),
            _ => Ok(()),
        };
    };
    match is_count {
        None => refusals.push(NotTold::Surrounded { earner: seat, chosen, earned }.into()),
        Some(false) => refusals.push(wrong_count()),
        Some(true) => {}
    }
    for (colour, chosen) in tiles.iter() {
        let there = supply.of(colour);
        if chosen > there {
            refusals.push(Refusal::BonusNotThere { colour, chosen, there });
        }
    }
    Ok(())
}

/// Whether tiles of a supply that is not told are there, as far as the case tells, or takes it for granted.
fn is_there(position: &Position, tiles: Tiles) -> bool {
    let put_aside = position.bag.unwrap_or_default().plus(position.tower.unwrap_or_default());
    let may_be_there = || {
        let others = tiles.less(position.supply_seen);
        position.supply_seen.plus(others).total() <= SUPPLY && position.unseen().less(put_aside).contains(others)
    };
    position.supply_seen.contains(tiles) || (position.granted.chosen && position.resupplied && may_be_there())
}

/// Judges a choice where the case does not say whether anything is left to choose: it may be what the turn has earned already, or
/// the tile that was placed just now.
fn judge_unsaid(position: &Position, seat: Seat, tiles: Tiles, rulings: &Rulings, refusals: &mut Vec<Refusal>) -> Judged {
    let counts: Vec<u8> = match position.may_have_earned {
        Some((earner, _)) if earner != seat => Vec::new(),
        Some((_, space)) => {
            let sums = Feature::sums(position.board(seat).stars.surrounded_by(space));
            (1..=sums.ilog2() as u8).filter(|sum| sums >> sum & 1 == 1).collect()
        }
        None => (1..=position.may_owe[seat.index()]).collect(),
    };
    let &most = counts.iter().max().ok_or(Refusal::NoBonus { seat })?;
    let mut owed = Position { may_owe: Default::default(), ..position.clone() };
    let mut against = Vec::new();
    for &earned in &counts {
        owed.bonus = Some((seat, earned));
        against.clear();
        let last = judge(&owed, seat, tiles, rulings, &mut against);
        against.extend(last.err());
        if against.iter().all(Refusal::is_open) {
            return Err(NotTold::Bonus { earner: seat, earned }.into());
        }
    }
    let chosen = tiles.total();
    if (counts.len() > 1 || position.may_have_earned.is_none())
        && against.iter().any(|refusal| matches!(refusal, Refusal::BonusCount { .. }))
    {
        refusals.push(Refusal::BonusBeyond { seat, chosen, most });
        against.retain(|refusal| !matches!(refusal, Refusal::BonusCount { .. }));
    }
    refusals.extend(against);
    Ok(())
}

/// Whether it is the bonus of one of several things that one tile has surrounded, chosen before the others; unknown where the
/// board tells neither that tile nor which things are left.
fn is_part(position: &Position, seat: Seat, chosen: u32, earned: u8) -> Option<bool> {
    if chosen == 0 || chosen >= u32::from(earned) {
        return Some(false);
    }
    let mut can_be = [false; 2];
    for brought in last_tile(position, seat)? {
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

/// What the things around the last tile bring, for each tile that may have been the last.
fn last_tile(position: &Position, seat: Seat) -> Option<Vec<Vec<u8>>> {
    let stars = &position.board(seat).stars;
    let placed = match position.may_have_earned {
        Some((_, space)) => SpaceSet::only(space),
        None if stars.is_whole() => stars.tiles.covered(),
        None => stars.brings_none.and(stars.tiles.covered()),
    };
    let around = |space| stars.surrounded_by(space).map(|(feature, _)| feature.tiles()).collect();
    (stars.is_whole() || !placed.is_empty()).then(|| placed.iter().map(around).collect())
}

/// What brought a bonus, if it can only have been one pillar, one statue or one window.
fn earned_by(position: &Position, seat: Seat, earned: u8, rulings: &Rulings) -> Option<Feature> {
    // After a refill the rest of a bonus is still to be chosen: its number tells nothing.
    if rulings.bonus_short == BonusShort::AfterRefill {
        return None;
    }
    let stars = &position.board(seat).stars;
    if let Some((_, space)) = position.may_have_earned {
        return Feature::alone(std::iter::once(stars.surrounded_by(space).map(|(feature, _)| feature)));
    }
    let covered = stars.whole()?.covered();
    let around = covered.iter().map(|space| covered.surrounded_by(space));
    Feature::alone(around.filter(|features| features.clone().map(Feature::tiles).sum::<u8>() == earned))
}

pub(super) fn apply(position: &mut Position, seat: Seat, tiles: Tiles, rulings: &Rulings) {
    let Some((_, earned)) = position.bonus.take() else { return };
    let may_go_on =
        rulings.bonus_mandatory == BonusMandatory::Yes || is_part(position, seat, tiles.total(), earned) == Some(true);
    let board = position.board_mut(seat);
    board.receive(tiles);
    let emptied = position.supply == Some(tiles) || (position.supply.is_none() && position.granted.holds_no_more);
    position.supply = position.supply.and_then(|supply| supply.minus(tiles));
    position.supply_seen = position.supply_seen.less(tiles);
    position.lacks = (position.lacks.0 + tiles.total(), position.lacks.1 + tiles.total());
    let rest = earned.saturating_sub(u8::try_from(tiles.total()).unwrap_or(u8::MAX));
    // Whoever may take none and does leaves all of them.
    let leaves = tiles.is_empty() && rulings.bonus_mandatory == BonusMandatory::No;
    if rest > 0 && !leaves && ((may_go_on && !emptied) || (emptied && rulings.bonus_short == BonusShort::AfterRefill)) {
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

/// Whether some of what may be chosen of a bonus is not listed: it may be a part of it, or all that is chosen.
pub(crate) fn hides_a_choice(position: &Position, rulings: &Rulings) -> bool {
    let Some((seat, earned)) = position.bonus.filter(|_| position.supply.is_some()) else { return false };
    wanted(position, earned, rulings).any(|chosen| is_part(position, seat, chosen, earned).is_none())
}

/// Lists every choice of bonus tiles, all in one move.
pub(super) fn list(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
    let (Some((seat, earned)), Some(supply)) = (position.bonus, position.supply) else { return };
    let wanted = wanted(position, earned, rulings);
    supply.parts(*wanted.end(), |tiles| {
        if wanted.contains(&tiles.total()) {
            moves.push(Move::Bonus { seat, tiles });
        }
    });
}

//! Drawing tiles: what bag and tower can give, the factories that are filled from them for a round, and the supply.

use super::{Judged, may_owe_first, owed_first, turn};
use crate::game::Objection;
use crate::game::shared::{came_first, filled_in_order, is_filled, players_for};
use crate::games::summer_pavilion::pieces::{ALL, ALL_BONUSES, FILL, ROUNDS, SEATS, SUPPLY, factories_for};
use crate::games::summer_pavilion::rules::BagRefill;
use crate::games::summer_pavilion::{
    Colour, Deal, Factory, Marker, NotTold, Phase, Position, Refusal, Rulings, Seat, SeatSet, Tiles,
};

/// What the bag holds: as told, or all that lies neither on the table nor in the tower.
fn bag(position: &Position) -> Option<Tiles> {
    position.bag.or_else(|| position.left()?.minus(position.tower?))
}

/// Whether `wanted` tiles may be more than bag and tower hold, as far as the boards are shown.
fn may_fall_short(position: &Position, wanted: u32) -> bool {
    match position.left() {
        Some(left) => left.total() < wanted,
        None if position.bag.is_some_and(|bag| bag.total() >= wanted) => false,
        None => {
            let boards = position.seats().map(|seat| position.board(seat).tiles().map(Tiles::total)).sum::<Option<u32>>();
            let shown = boards.filter(|_| position.whole_table);
            shown.is_none_or(|boards| boards + SUPPLY + wanted > ALL) && may_ever_fall_short(position, wanted)
        }
    }
}

/// Whether `wanted` tiles may be more than bag and tower hold, whatever lies on the boards: the rest was drawn for rounds, for
/// the supply, and for bonus tiles (at most two thirds of what was dealt, for two fifths of what is paid comes back).
pub(super) fn may_ever_fall_short(position: &Position, wanted: u32) -> bool {
    let players = if position.whole_table { position.seats } else { SEATS };
    let factories = if position.shows_all_factories() { position.displays().len() } else { factories_for(players) };
    let dealt = FILL * factories as u32 * u32::from(position.round.unwrap_or(ROUNDS));
    let bonuses = (ALL_BONUSES * players as u32).min((dealt * 2).div_ceil(3));
    SUPPLY + dealt + bonuses + wanted > ALL
}

/// Judges tiles said to have been drawn, as many as had to be: from the bag alone if it suffices; else everything in it, and the
/// rest from the tower. Where the case does not tell what they hold, no colour has more tiles than exist.
fn judge(position: &Position, drawn: Tiles, refusals: &mut Vec<Refusal>) {
    let left = position.left().unwrap_or_else(|| position.unseen());
    let bag = bag(position);
    let bag_only = bag.is_some_and(|bag| drawn.total() <= bag.total());
    for colour in Colour::ALL {
        let (count, everywhere) = (drawn.of(colour), left.of(colour));
        let in_bag = bag.map_or(everywhere, |bag| bag.of(colour));
        let available = if bag_only { in_bag } else { everywhere };
        if count > available {
            refusals.push(Refusal::NotInBag { colour, drawn: count.into(), available: available.into(), bag_only });
        } else if bag.is_some() && !bag_only && count < in_bag {
            refusals.push(Refusal::BagNotUsedUp { colour, left: u32::from(in_bag - count) });
        }
    }
}

/// Takes drawn tiles out of the bag; the tower goes back into it when that is due.
fn take_out(position: &mut Position, drawn: Tiles, rulings: &Rulings) {
    let Some(bag) = bag(position) else {
        // Whether the tower went back is not known.
        position.tower = None;
        return;
    };
    if drawn.total() <= bag.total() {
        position.bag = bag.minus(drawn);
    } else {
        position.bag = position.tower.and_then(|tower| bag.plus(tower).minus(drawn));
        position.tower = Some(Tiles::EMPTY);
    }
    if rulings.bag_refill == BagRefill::AtOnce && position.bag.is_some_and(Tiles::is_empty) {
        position.bag = position.tower.replace(Tiles::EMPTY);
    }
}

/// The only tiles that can come when `wanted` are drawn, if there is no chance in it.
pub(super) fn only(position: &Position, wanted: u32) -> Option<Tiles> {
    if let Some(left) = position.left().filter(|left| left.total() <= wanted) {
        return Some(left);
    }
    let (bag, tower) = (bag(position)?, position.tower?);
    if bag.total() == wanted {
        return Some(bag);
    }
    let (all_of, heap, rest) =
        if wanted <= bag.total() { (Tiles::EMPTY, bag, wanted) } else { (bag, tower, wanted - bag.total()) };
    let mut colours = heap.iter();
    let (colour, _) = colours.next().filter(|_| colours.next().is_none())?;
    Some(all_of.plus(Tiles::only(colour, u8::try_from(rest).ok()?)))
}

pub(super) fn judge_refill(position: &Position, tiles: Tiles, refusals: &mut Vec<Refusal>) -> Judged {
    let drawn = tiles.total();
    if position.phase != Phase::Setup && !position.may_be_playing() {
        let is_full = position.whole_table && position.lacks.1 == 0;
        return Err(match super::placing::not_playing(position) {
            refusal if refusal.is_open() && drawn > SUPPLY => Refusal::RefillCount { drawn, expected: SUPPLY, exact: false },
            // Were it phase 2 by now, nobody would have taken any yet.
            refusal if refusal.is_open() && is_full => Refusal::WrongPhase { phase: position.phase, needs: Phase::Play },
            refusal => refusal,
        });
    }
    let told = position.supply.map(Tiles::total);
    let (least, most) = match told {
        Some(_) => position.refill_due().map_or((0, 0), |due| (due, due)),
        // Before the first deal it lacks all.
        None if position.phase == Phase::Setup => (SUPPLY, SUPPLY),
        None => position.lacks,
    };
    // As long as some are told to lie there nobody draws before they are chosen.
    let full = if told.is_some() { 1 } else { SUPPLY };
    if let Some(owed) = position.bonus.filter(|_| most < full) {
        refusals.push(super::bonus::first(position, owed));
    } else if told.is_some_and(|there| there > 0) && position.may_owe_bonus() {
        // Whoever may still choose from what is there chooses first.
        refusals.extend(may_owe_first(position));
    } else if most == 0 {
        refusals.push(Refusal::NothingToRefill { supply: told.unwrap_or(SUPPLY) });
    } else if drawn < least && may_fall_short(position, least) {
        refusals.push(NotTold::Left { drawn, wanted: least }.into());
    } else if !(least.max(1)..=most).contains(&drawn) {
        refusals.push(Refusal::RefillCount { drawn, expected: most, exact: least == most });
    } else if drawn != least && !position.granted.refilled {
        refusals.push(NotTold::Supply { fewer: false }.into());
    }
    if told.is_none() || most > 0 {
        judge(position, tiles, refusals);
    }
    Ok(())
}

pub(super) fn apply_refill(position: &mut Position, tiles: Tiles, rulings: &Rulings) {
    take_out(position, tiles, rulings);
    if position.phase == Phase::Setup && position.supply.is_none() {
        position.supply = Some(tiles);
    } else {
        let supply = position.supply.as_mut().unwrap_or(&mut position.supply_seen);
        *supply = supply.plus(tiles);
        fill(position);
        position.between_turns = !position.whole_table && position.phase != Phase::Setup;
    }
}

/// Refills the supply with tiles that nobody knows; then nobody knows what is left, either.
pub(super) fn refill_unseen(position: &mut Position) {
    let Some(missing) = position.refill_due() else { return };
    if position.bag.is_none_or(|bag| bag.total() <= missing) {
        position.tower = None;
    }
    position.supply_seen = position.supply.take().unwrap_or_default();
    position.bag = None;
    position.lacks.0 = missing;
    fill(position);
}

/// Between two turns the supply lacks nothing, shown or not, unless bag and tower may have run dry.
pub(super) fn fill(position: &mut Position) {
    position.resupplied |= position.lacks.0 > 0;
    position.lacks = (0, if may_ever_fall_short(position, 0) { SUPPLY } else { 0 });
}

pub(super) fn judge_deal(position: &Position, deal: &Deal, rulings: &Rulings, refusals: &mut Vec<Refusal>) -> Judged {
    match position.phase {
        Phase::Preparation if position.round.is_none() && position.may_be_over && !position.granted.goes_on => {
            return Err(NotTold::Round { other: None }.into());
        }
        Phase::Setup | Phase::Preparation => {}
        Phase::End | Phase::Over => return Err(Refusal::GameEnds),
        Phase::Offer | Phase::Play => return Err(turn::goes_on(position, Phase::Preparation, rulings)),
    }
    owed_first(position, refusals);
    if let (Some(said), Some(starter)) = (deal.starter, starter(position))
        && said != starter
    {
        refusals.push(match position.phase {
            Phase::Setup => Refusal::WrongFirstStarter { said, starter },
            _ => Refusal::WrongStarter { said, starter },
        });
    }
    let expected = position.whole_table.then(|| factories_for(position.seats));
    if expected.map_or(players_for(deal.count).is_none(), |expected| deal.count != expected) {
        refusals.push(Refusal::DealtFactories { count: deal.count, expected });
    }
    if refusals.is_empty() {
        let _ = judge_filling(position, deal, refusals).map_err(|refusal| refusals.push(refusal));
        judge(position, deal.tiles(), refusals);
        // What the bag held, where so many tiles were drawn that the tower went back into it.
        let used_up = bag(position).filter(|bag| deal.tiles().total() > bag.total());
        let bag = used_up.filter(|&bag| refusals.is_empty() && !came_first(bag, deal.shown()));
        refusals.extend(bag.map(|bag| Refusal::BagNotFirst { bag }));
    }
    Ok(())
}

/// Who begins: the marker's holder; if nobody took it, whom the ruling named after phase 1; unknown if it is not shown.
fn starter(position: &Position) -> Option<Seat> {
    match position.marker {
        Marker::With(seat) => Some(seat),
        Marker::Centre => position.starter,
        Marker::Taken | Marker::Unknown => position.starter.filter(|_| position.phase == Phase::Setup),
    }
}

/// Every factory has its four tiles, unless there are no more: then they are filled as far as it goes, one after the other.
fn judge_filling(position: &Position, deal: &Deal, refusals: &mut Vec<Refusal>) -> Judged {
    let needed = deal.count as u32 * FILL;
    let left = position.left().map(Tiles::total);
    let short = left.filter(|&left| left < needed);
    let counts = || deal.shown().iter().map(|tiles| tiles.total());
    let dealt = counts().sum();
    if left.is_none() && dealt < needed && filled_in_order(counts()) && may_fall_short(position, needed) {
        return Err(NotTold::Left { drawn: dealt, wanted: needed }.into());
    } else if is_filled(counts(), short) {
        return Ok(());
    }
    let before = refusals.len();
    let misfilled = Factory::all().zip(counts()).filter(|&(_, count)| count > FILL || (count < FILL && short.is_none()));
    refusals.extend(misfilled.map(|(factory, count)| Refusal::DealtCount { factory, count, expected: FILL }));
    match short.filter(|_| refusals.len() == before) {
        Some(supply) => Err(Refusal::DealtTotal { dealt, supply }),
        None => Ok(()),
    }
}

pub(super) fn apply_deal(position: &mut Position, deal: &Deal, rulings: &Rulings) {
    take_out(position, deal.tiles(), rulings);
    if position.phase == Phase::Setup && position.supply.is_none() {
        // Ten tiles that the record does not show went to the supply.
        position.bag = None;
    }
    let starter = starter(position).or(deal.starter);
    let first_round = position.phase == Phase::Setup;
    position.factories = deal.factories;
    (position.factory_count, position.all_factories, position.seen) = (Some(deal.count), true, 0);
    position.centre = Some(Tiles::EMPTY);
    (position.emptied, position.dark) = Default::default();
    position.marker = Marker::Centre;
    position.starter = starter;
    fill(position);
    position.may_be_over = false;
    position.round = position.round.map(|round| round.saturating_add(1));
    position.phase = Phase::Offer;
    for seat in position.seats() {
        let board = position.board_mut(seat);
        board.hand = board.hand.zip(board.corners).map(|(hand, kept)| hand.plus(kept));
        (board.corners, board.passed) = (Some(Tiles::EMPTY), Some(false));
    }
    turn::begin(position);
    // In the first round whoever takes first has begun.
    if first_round && starter.is_none() {
        position.set_turn(SeatSet::EMPTY);
    }
    turn::end_offer(position, rulings);
}

//! Preparing a round: what was dealt could have been drawn.

use super::{Judged, draw, owed_first, turn};
use crate::game::shared::{came_first, filled_in_order, is_filled, players_for};
use crate::games::summer_pavilion::pieces::{FILL, factories_for};
use crate::games::summer_pavilion::{Deal, Factory, Marker, NotTold, Phase, Position, Refusal, Rulings, Seat, SeatSet, Tiles};

pub(super) fn judge(position: &Position, deal: &Deal, rulings: &Rulings, refusals: &mut Vec<Refusal>) -> Judged {
    match position.phase {
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
        draw::judge(position, deal.tiles(), refusals);
        if let (true, Some(bag)) = (refusals.is_empty(), draw::used_up(position, deal.tiles()))
            && !came_first(bag, deal.shown())
        {
            return Err(Refusal::BagNotFirst { bag });
        }
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
    if left.is_none() && dealt < needed && filled_in_order(counts()) && draw::may_fall_short(position, needed) {
        return Err(NotTold::Left { drawn: dealt, wanted: needed }.into());
    } else if is_filled(counts(), short) {
        return Ok(());
    }
    let before = refusals.len();
    for (factory, count) in Factory::all().zip(counts()) {
        if count > FILL || (count < FILL && short.is_none()) {
            refusals.push(Refusal::DealtCount { factory, count, expected: FILL });
        }
    }
    match short.filter(|_| refusals.len() == before) {
        Some(supply) => Err(Refusal::DealtTotal { dealt, supply }),
        None => Ok(()),
    }
}

pub(super) fn apply(position: &mut Position, deal: &Deal, rulings: &Rulings) {
    draw::take_out(position, deal.tiles(), rulings);
    if position.phase == Phase::Setup && position.supply.is_none() {
        // Ten tiles that the record does not show went to the supply.
        position.bag = None;
    }
    let starter = starter(position).or(deal.starter);
    let first_round = position.phase == Phase::Setup;
    position.factories = deal.factories;
    (position.factory_count, position.all_factories, position.seen) = (Some(deal.count), true, 0);
    position.centre = Some(Tiles::EMPTY);
    position.dark = Default::default();
    position.marker = Marker::Centre;
    position.starter = starter;
    draw::fill(position);
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

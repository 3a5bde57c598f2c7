//! Preparing a round: what was dealt could have been drawn.

use super::{draw, owed_first, turn};
use crate::games::summer_pavilion::pieces::{FILL, factories_for};
use crate::games::summer_pavilion::{Deal, Factory, Marker, Phase, Position, Refusal, Rulings, Seat, Tiles};

pub(super) fn judge(position: &Position, deal: &Deal, refusals: &mut Vec<Refusal>) {
    match position.phase {
        Phase::Setup | Phase::Preparation => {}
        Phase::End | Phase::Over => {
            refusals.push(Refusal::GameEnds);
            return;
        }
        phase => {
            refusals.push(Refusal::WrongPhase { phase, needs: Phase::Preparation });
            return;
        }
    }
    owed_first(position, refusals);
    if let (Some(said), Some(starter)) = (deal.starter, starter(position))
        && said != starter
    {
        refusals.push(Refusal::WrongStarter { said, starter });
    }
    let expected = factories_for(position.seats);
    let fits = if position.whole_table { deal.count == expected } else { matches!(deal.count, 5 | 7 | 9) };
    if !fits {
        refusals.push(Refusal::DealtFactories { count: deal.count, expected });
    }
    if refusals.is_empty() {
        judge_filling(position, deal, refusals);
        draw::judge(position, deal.tiles(), refusals);
    }
}

/// Who begins: whoever has the marker; if nobody took it, whom the ruling named when phase 1 ended.
fn starter(position: &Position) -> Option<Seat> {
    match position.marker {
        Marker::With(seat) => Some(seat),
        Marker::Centre | Marker::Unknown => position.starter,
    }
}

/// Every factory has its four tiles, unless there are no more: then they are filled as far as it goes, one after the other.
fn judge_filling(position: &Position, deal: &Deal, refusals: &mut Vec<Refusal>) {
    let needed = deal.count as u32 * FILL;
    let short = draw::left(position).map(Tiles::total).filter(|&left| left < needed);
    let counts = || deal.shown().iter().map(|tiles| tiles.total());
    let filled = match short {
        None => counts().all(|count| count == FILL),
        Some(left) => {
            counts().sum::<u32>() == left
                && counts().all(|count| count <= FILL)
                && counts().filter(|count| (1..FILL).contains(count)).count() <= 1
        }
    };
    if filled {
        return;
    }
    let before = refusals.len();
    for (factory, count) in Factory::all().zip(counts()) {
        if count > FILL || (count < FILL && short.is_none()) {
            refusals.push(Refusal::DealtCount { factory, count, expected: FILL });
        }
    }
    if refusals.len() == before
        && let Some(supply) = short
    {
        refusals.push(Refusal::DealtTotal { dealt: counts().sum(), supply });
    }
}

pub(super) fn apply(position: &mut Position, deal: &Deal, rulings: &Rulings) {
    draw::take_out(position, deal.tiles(), rulings);
    if position.phase == Phase::Setup && position.supply.is_none() {
        // Ten tiles that the record does not show went to the supply.
        position.bag = None;
    }
    let starter = starter(position).or(deal.starter);
    position.factories = deal.factories;
    position.factory_count = Some(deal.count);
    position.centre = Some(Tiles::EMPTY);
    position.marker = Marker::Centre;
    position.starter = starter;
    position.turn = starter.filter(|_| position.whole_table);
    position.round = position.round.map(|round| round.saturating_add(1));
    position.phase = Phase::Offer;
    for seat in position.seats() {
        let board = position.board_mut(seat);
        board.hand = board.hand.plus(std::mem::take(&mut board.corners));
        board.passed = false;
    }
    turn::end_offer(position, rulings);
}

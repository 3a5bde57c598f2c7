//! Preparing a round: what was dealt could have been drawn.

use super::{draw, owed_first, turn};
use crate::games::shared::{filled_in_order, players_for};
use crate::games::summer_pavilion::pieces::{FILL, factories_for};
use crate::games::summer_pavilion::{Deal, Factory, Marker, NotTold, Phase, Position, Refusal, Rulings, Seat, SeatSet, Tiles};

pub(super) fn judge(position: &Position, deal: &Deal, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    match position.phase {
        Phase::Setup | Phase::Preparation => {}
        Phase::End | Phase::Over => {
            refusals.push(Refusal::GameEnds);
            return;
        }
        Phase::Offer | Phase::Play => {
            refusals.push(turn::goes_on(position, Phase::Preparation, rulings));
            return;
        }
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
        judge_filling(position, deal, refusals);
        draw::judge(position, deal.tiles(), refusals);
    }
}

/// Who begins: whoever has the marker; if nobody took it, whom the ruling named when phase 1 ended. Where the marker is not
/// shown, whoever began the last round tells nothing about the next.
fn starter(position: &Position) -> Option<Seat> {
    match position.marker {
        Marker::With(seat) => Some(seat),
        Marker::Centre => position.starter,
        Marker::Taken | Marker::Unknown => position.starter.filter(|_| position.phase == Phase::Setup),
    }
}

/// Whether the factories can have been filled one after another until there was nothing left.
pub(super) fn is_filled_in_order(deal: &Deal) -> bool {
    filled_in_order(deal.shown().iter().map(|tiles| tiles.total()))
}

/// Every factory has its four tiles, unless there are no more: then they are filled as far as it goes, one after the other.
fn judge_filling(position: &Position, deal: &Deal, refusals: &mut Vec<Refusal>) {
    let needed = deal.count as u32 * FILL;
    let left = position.left().map(Tiles::total);
    let short = left.filter(|&left| left < needed);
    let counts = || deal.shown().iter().map(|tiles| tiles.total());
    let dealt = counts().sum();
    if left.is_none() && dealt < needed && is_filled_in_order(deal) && draw::may_fall_short(position, needed) {
        refusals.push(NotTold::Left { drawn: dealt, wanted: needed }.into());
        return;
    }
    let filled = match short {
        None => counts().all(|count| count == FILL),
        Some(left) => dealt == left && is_filled_in_order(deal),
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
        refusals.push(Refusal::DealtTotal { dealt, supply });
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
    position.marker = Marker::Centre;
    position.starter = starter;
    position.may_be_over = false;
    position.round = position.round.map(|round| round.saturating_add(1));
    position.phase = Phase::Offer;
    for seat in position.seats() {
        let board = position.board_mut(seat);
        let hand = board.hand.zip(board.corners).map(|(hand, kept)| hand.plus(kept));
        if hand.is_none() {
            board.some = board.hand.unwrap_or(board.some).plus(board.corners.unwrap_or_default());
        }
        board.hand = hand;
        (board.corners, board.passed) = (Some(Tiles::EMPTY), Some(false));
    }
    turn::begin(position);
    // In the first round whoever takes first has begun.
    if first_round && starter.is_none() {
        position.set_turn(SeatSet::EMPTY);
    }
    turn::end_offer(position, rulings);
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::sample::{make, play, refusals, seat, tiles};
    use super::*;
    use crate::games::summer_pavilion::Colour::{Blue, Green, Red};
    use crate::games::summer_pavilion::pieces::FACTORIES;
    use crate::games::summer_pavilion::{Move, Side};

    /// Two players between two rounds; the first one has the marker and kept two tiles.
    fn prepared() -> Position {
        let mut position = Position { phase: Phase::Preparation, turn: None, ..play(&[]) };
        for seat in position.seats() {
            position.board_mut(seat).passed = Some(true);
        }
        position.board_mut(seat(0)).corners = Some(tiles(&[(Green, 2)]));
        position.bag = position.bag.and_then(|bag| bag.minus(tiles(&[(Green, 2)])));
        position
    }
    fn deal(count: usize, each: Tiles) -> Deal {
        let mut factories = [Tiles::EMPTY; FACTORIES];
        factories[..count].fill(each);
        Deal { factories, count, starter: None }
    }

    fn dealing(deal: Deal) -> Move {
        Move::Deal(Box::new(deal))
    }

    #[test]
    fn a_round_begins_with_full_factories_and_empty_corners() {
        let mut position = prepared();
        make(&mut position, &dealing(deal(5, tiles(&[(Blue, 2), (Red, 2)]))), &Rulings::default());
        assert_eq!((position.phase, position.round, position.turn), (Phase::Offer, Some(2), Some(seat(0))));
        let board = position.board(seat(0));
        assert_eq!((board.hand, board.corners, board.passed), (Some(tiles(&[(Green, 2)])), Some(Tiles::EMPTY), Some(false)));
        assert_eq!((position.marker, position.bag.map(Tiles::total)), (Marker::Centre, Some(100)));
    }

    #[test]
    fn as_many_factories_and_tiles_as_the_rules_say() {
        let position = prepared();
        let each = tiles(&[(Blue, 2), (Red, 2)]);
        let refused = |deal| refusals(&position, &dealing(deal));
        assert_eq!(refused(deal(7, each)), [Refusal::DealtFactories { count: 7, expected: Some(5) }]);
        let mut short = deal(5, each);
        short.factories[2] = tiles(&[(Blue, 2), (Red, 1)]);
        let third = Factory::new(2).unwrap();
        assert_eq!(refused(short), [Refusal::DealtCount { factory: third, count: 3, expected: 4 }]);
        let wrong = Deal { starter: Some(seat(1)), ..deal(5, each) };
        assert_eq!(refused(wrong), [Refusal::WrongStarter { said: seat(1), starter: seat(0) }]);
        let hidden = Position { marker: Marker::Unknown, ..position };
        assert_eq!(refusals(&hidden, &dealing(wrong)), [], "the other player may have the marker");
    }

    #[test]
    fn factories_stay_short_when_everything_has_run_out() {
        let mut position = prepared();
        (position.bag, position.tower) = (Some(tiles(&[(Red, 3)])), Some(tiles(&[(Blue, 3)])));
        let mut dealt = deal(5, Tiles::EMPTY);
        dealt.factories[0] = tiles(&[(Red, 3), (Blue, 1)]);
        assert_eq!(refusals(&position, &dealing(dealt))[..1], [Refusal::DealtTotal { dealt: 4, supply: 6 }]);
        dealt.factories[1] = tiles(&[(Blue, 2)]);
        assert_eq!(refusals(&position, &dealing(dealt)), []);
    }

    #[test]
    fn six_rounds_are_dealt() {
        let position = Position { phase: Phase::End, round: Some(6), ..prepared() };
        assert_eq!(refusals(&position, &dealing(deal(5, Tiles::EMPTY))), [Refusal::GameEnds]);
        assert_eq!(refusals(&prepared(), &Move::Finish), [Refusal::RoundsLeft { round: Some(1) }]);
    }

    #[test]
    fn the_supply_is_filled_before_the_first_deal() {
        let mut position = Position::new(Side::Coloured, 2);
        let first = Deal { starter: Some(seat(1)), ..deal(5, tiles(&[(Blue, 2), (Red, 2)])) };
        assert_eq!(refusals(&position, &dealing(first)), [NotTold::Refill { missing: 10 }.into()]);
        make(&mut position, &Move::Refill { tiles: Some(tiles(&[(Green, 10)])) }, &Rulings::default());
        make(&mut position, &dealing(first), &Rulings::default());
        assert_eq!((position.turn, position.bag.map(Tiles::total)), (Some(seat(1)), Some(102)));

        let mut unsaid = Position { supply: None, ..Position::new(Side::Coloured, 2) };
        make(&mut unsaid, &dealing(first), &Rulings::default());
        assert_eq!((unsaid.supply, unsaid.bag), (None, None), "which ten went to the supply is not known");
    }
}

//! What players may come to have once all is counted, where what is not told decides what is.

use super::{offer, tiling};
use crate::game::Judge;
use crate::games::azul::scoring::{self, MOST_FOR_A_TILE};
use crate::games::azul::{Azul, Phase, Position, Rulings, Seat};
use crate::verdict::{Amount, Tally};
use tiling::Settled;

/// What everybody may come to have: where the offer may be over, with all that is counted then.
pub(super) fn of(position: &Position, rulings: &Rulings) -> Vec<Amount> {
    let now = position.seats().map(|seat| of_seat(position, seat, tiling::is_stuck(position), rulings));
    if position.phase != Phase::Offer || !position.may_be_over {
        return now.collect();
    }
    let mut over = position.clone();
    offer::end(&mut over, rulings);
    while let Some(step) = Azul::forced(&over, rulings) {
        Azul::carry_out(&mut over, &step, rulings, &mut Tally::default());
    }
    now.zip(over.seats()).map(|(now, seat)| now.or(of_seat(&over, seat, true, rulings))).collect()
}

/// What a player may come to have; if the game may be over, with a wall's bonuses. `untried`: open choices are not gone through.
fn of_seat(position: &Position, seat: Seat, untried: bool, rulings: &Rulings) -> Amount {
    let may_be_over = matches!(tiling::settled(position), Settled::RoundOver(_));
    let board = position.board(seat);
    let (complete, perhaps) = scoring::bonus(board, position.setup.side);
    let bonus = Amount::between(0, complete.iter().map(|(points, _)| points).sum::<i32>() + perhaps);
    // Columns are gone through only from a known score on a shown wall; otherwise nobody knows what they bring.
    let untried = position.phase == Phase::Tiling && (untried || board.score.known().is_none());
    let waiting = board.lines.whole().filter(|_| untried || position.phase == Phase::Tiling && !board.wall.is_whole());
    let waiting = waiting.map_or(0, |lines| lines.full().count() as i32);
    if waiting > 0 {
        let side = position.setup.side;
        let to_come =
            board.wall.whole().zip(board.lines.whole()).map(|(wall, lines)| scoring::most_to_come(wall, side, lines.full()));
        let placed = to_come.map_or(MOST_FOR_A_TILE * waiting, |(placed, _)| placed);
        let tiled = (board.score + Amount::between(-board.floor_costs(tiling::most_falling(position, seat, rulings)).1, placed))
            .stopped_at(0);
        tiled + to_come.map_or(scoring::ANY_BONUS, |(_, completed)| bonus + Amount::between(0, completed))
    } else if may_be_over || untried {
        board.score + bonus
    } else if position.phase == Phase::Over && !position.may_choose.is_empty() {
        // Whoever still has to choose keeps everybody's bonuses waiting.
        (board.score + Amount::between(-bonus.most().unwrap_or(0), 0)).stopped_at(0)
    } else {
        board.score
    }
}

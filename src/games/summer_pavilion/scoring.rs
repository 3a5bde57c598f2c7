//! Points: the marker, placed tiles, discarded tiles, end bonuses. One function each, for every kind of ledger.

use super::geometry::{Side, Space, SpaceSet, Star};
use super::pavilion::StarKind;
use super::pieces::{Colour, Seat, Tiles};
use super::rules::{ConnectedPoints, DiscardFloor, StarBonusTime};
use super::{Board, Position, Reason, Rulings};
use crate::verdict::Ledger;

/// The numbers that bring points once they are all covered.
pub(super) const NUMBERS: std::ops::RangeInclusive<u8> = 1..=4;

/// What a complete star brings; nothing for one that cannot be complete.
pub(super) const fn star_points(kind: StarKind) -> i32 {
    match kind {
        StarKind::Empty | StarKind::Begun(_) => 0,
        StarKind::Multicolour => 12,
        StarKind::OneColour(colour) => match colour {
            Colour::Red => 14,
            Colour::Blue => 15,
            Colour::Yellow => 16,
            Colour::Orange => 17,
            Colour::Green => 18,
            Colour::Purple => 20,
        },
    }
}

/// What it brings to have covered every space with `number`.
pub(super) const fn number_points(number: u8) -> i32 {
    4 * number as i32
}

/// Pays the marker: a point for each tile taken with it, but nobody goes back beyond the first space of the track.
pub(super) fn marker<L: Ledger<Reason>>(board: &mut Board, seat: Seat, price: u8, ledger: &mut L) {
    let paid = i32::from(price).min((board.score - 1).max(0));
    give(board, seat, -paid, Reason::Marker { price }, ledger);
}

/// Scores the tile that was just put on `space`, and names what it surrounds.
pub(super) fn placed<L: Ledger<Reason>>(board: &mut Board, seat: Seat, space: Space, rulings: &Rulings, ledger: &mut L) {
    let run = board.pavilion.covered().run(space);
    if run.len() == 1 {
        give(board, seat, 1, Reason::Alone { space }, ledger);
    } else {
        let extra = i32::from(rulings.connected_points == ConnectedPoints::RunPlusOne);
        give(board, seat, run.len() as i32 + extra, Reason::Run { space, run }, ledger);
    }
    for feature in board.pavilion.surrounded_by(space) {
        ledger.award(seat.index(), 0, Reason::Surrounded { feature });
    }
    if rulings.star_bonus_time == StarBonusTime::AtOnce {
        full_star(board, seat, space.star(), ledger);
    }
}

/// Pays for tiles that are discarded on passing.
pub(super) fn discarded<L: Ledger<Reason>>(board: &mut Board, seat: Seat, tiles: Tiles, rulings: &Rulings, ledger: &mut L) {
    if !tiles.is_empty() {
        let paid = discard_price(board, tiles, rulings);
        give(board, seat, -paid, Reason::Discarded { tiles }, ledger);
    }
}

/// End bonuses of every board: complete stars, then complete numbers; then leftover tiles are paid and go to the tower.
pub(super) fn finish<L: Ledger<Reason>>(position: &mut Position, rulings: &Rulings, ledger: &mut L) {
    let side = position.side;
    let mut left = Tiles::EMPTY;
    for seat in position.seats() {
        let board = position.board_mut(seat);
        if rulings.star_bonus_time == StarBonusTime::AtEnd {
            for star in Star::all() {
                full_star(board, seat, star, ledger);
            }
        }
        for (number, spaces) in full_numbers(side, board.pavilion.covered()) {
            give(board, seat, number_points(number), Reason::FullNumber { number, spaces }, ledger);
        }
        let tiles = std::mem::take(&mut board.corners);
        if !tiles.is_empty() {
            let paid = discard_price(board, tiles, rulings);
            give(board, seat, -paid, Reason::Leftover { tiles }, ledger);
            left = left.plus(tiles);
        }
    }
    position.tower = position.tower.map(|tower| tower.plus(left));
}

/// The numbers that bring points here, with their spaces.
pub(super) fn full_numbers(side: Side, covered: SpaceSet) -> impl Iterator<Item = (u8, SpaceSet)> {
    NUMBERS.map(move |number| (number, SpaceSet::with_cost(side, number))).filter(move |&(_, spaces)| covered.contains(spaces))
}

fn full_star<L: Ledger<Reason>>(board: &mut Board, seat: Seat, star: Star, ledger: &mut L) {
    if board.pavilion.is_full(star) {
        let kind = board.pavilion.kind(star);
        give(board, seat, star_points(kind), Reason::FullStar { star, kind }, ledger);
    }
}

/// One point a tile, as far as the score goes down.
fn discard_price(board: &Board, tiles: Tiles, rulings: &Rulings) -> i32 {
    let price = tiles.total() as i32;
    match rulings.discard_floor {
        DiscardFloor::One => price.min((board.score - 1).max(0)),
        DiscardFloor::Zero => price.min(board.score.max(0)),
        DiscardFloor::Unlimited => price,
    }
}

/// The only place where a score changes: the track and the ledger move together.
fn give<L: Ledger<Reason>>(board: &mut Board, seat: Seat, amount: i32, reason: Reason, ledger: &mut L) {
    board.score += amount;
    ledger.award(seat.index(), amount, reason);
}

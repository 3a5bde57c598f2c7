//! Tables for the tests of the judge.
#![allow(clippy::unwrap_used)]

use crate::games::game::Judge;
use crate::games::summer_pavilion::SummerPavilion;
use crate::games::summer_pavilion::{
    Arm, Board, Colour, Marker, Move, Pavilion, Phase, Placement, Position, Reason, Refusal, Rulings, Seat, Side, Space, Star,
    Tiles,
};
use crate::verdict::{Amount, Record};

pub(super) fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}
/// The space of a star with its number on the coloured side.
pub(super) fn space(star: Star, number: usize) -> Space {
    Space::at(star, Arm::new(number - 1).unwrap())
}
pub(super) fn of(colour: Colour, number: usize) -> Space {
    space(Star::of(colour), number)
}
pub(super) fn tiles(counts: &[(Colour, u8)]) -> Tiles {
    let mut tiles = Tiles::EMPTY;
    for &(colour, count) in counts {
        tiles.add(colour, count);
    }
    tiles
}

/// Two players in phase 2 of the first round, in which purple is wild; the first one has these tiles and is to play.
pub(super) fn play(hand: &[(Colour, u8)]) -> Position {
    let hand = tiles(hand);
    let supply = Tiles::new([2, 2, 2, 2, 1, 1]);
    let mut position = Position {
        phase: Phase::Play,
        round: Some(1),
        turn: Some(seat(0)),
        starter: Some(seat(0)),
        marker: Marker::With(seat(0)),
        supply: Some(supply),
        bag: Tiles::BOX.minus(supply.plus(hand)),
        ..Position::new(Side::Coloured, 2)
    };
    position.board_mut(seat(0)).hand = Some(hand);
    position
}
/// The first player's board.
pub(super) fn board(position: &mut Position) -> &mut Board {
    position.board_mut(seat(0))
}
/// The first player's stars.
pub(super) fn pavilion(position: &mut Position) -> &mut Pavilion {
    board(position).pavilion.as_mut().unwrap()
}
/// The first player puts a tile down.
pub(super) fn place(colour: Colour, space: Space, pay: &[(Colour, u8)]) -> Move {
    Move::Place(Placement { seat: seat(0), colour, space, pay: Some(tiles(pay)) })
}
pub(super) fn refusals(position: &Position, play: &Move) -> Vec<Refusal> {
    under(position, play, &Rulings::default())
}
pub(super) fn under(position: &Position, play: &Move, rulings: &Rulings) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    SummerPavilion::judge(position, play, rulings, &mut refusals);
    refusals
}
/// Makes a legal move and says what it brings.
pub(super) fn make(position: &mut Position, play: &Move, rulings: &Rulings) -> Vec<(usize, Amount, Reason)> {
    assert_eq!(under(position, play, rulings), []);
    let mut record = Record::default();
    SummerPavilion::carry_out(position, play, rulings, &mut record);
    record.0
}

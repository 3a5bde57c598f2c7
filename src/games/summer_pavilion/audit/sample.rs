//! Cases for the tests of the audit: possible ones, to be broken one way at a time.
#![allow(clippy::unwrap_used)]

use super::super::geometry::{Space, SpaceSet, Star};
use super::super::pieces::{Colour, Seat};
use super::super::rules::ConnectedPoints;
use super::super::{Board, Rulings, scoring};
use crate::verdict::Tally;

pub(super) fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// The scores that tiles on these spaces lead to, over every order of placing them: least and most.
fn in_any_order(board: Board, left: SpaceSet, rulings: &Rulings) -> [i32; 2] {
    let place = |space: Space| {
        let mut board = board;
        board.pavilion.as_mut().unwrap().put(space, Colour::Red);
        scoring::placed(&mut board, seat(0), space, rulings, &mut Tally::default());
        in_any_order(board, left.without(SpaceSet::only(space)), rulings)
    };
    let both = |[least, most]: [i32; 2], [score, other]: [i32; 2]| [least.min(score), most.max(other)];
    left.iter().map(place).reduce(both).unwrap_or([board.score.known().unwrap(); 2])
}

/// Calls `check` with every set of spaces of one star, the point a ruling adds to each run, and the least and most of any order.
pub(super) fn for_all_of_a_star(check: impl Fn(SpaceSet, i32, [i32; 2])) {
    for plus in [ConnectedPoints::Run, ConnectedPoints::RunPlusOne] {
        let rulings = Rulings { connected_points: plus, ..Rulings::default() };
        let extra = i32::from(plus == ConnectedPoints::RunPlusOne);
        for bits in 0..64_u32 {
            let mut spaces = SpaceSet::EMPTY;
            for (index, space) in Star::of(Colour::Red).spaces().iter().enumerate() {
                if bits >> index & 1 == 1 {
                    spaces.insert(space);
                }
            }
            check(spaces, extra, in_any_order(Board::default(), spaces, &rulings));
        }
    }
}

//! Slips in paying a floor line.

use super::{Lapse, slipped};
use crate::games::azul::pieces::{FLOOR, FLOOR_COSTS};
use crate::games::azul::{Azul, Reason, Seat};
use crate::games::game::{Counted, Slipped};

pub(super) fn slips(step: &Counted<'_, Azul>, seat: Seat, slips: &mut Vec<Slipped<Lapse>>) {
    let score = step.before.board(seat).score;
    for (_, amount, reason) in step.awards {
        match *reason {
            Reason::Floor { floor, cost } => {
                let pieces = floor.len();
                // What is paid if the line is thought to cost this.
                let mut note = |cost: i32, lapse: Lapse| {
                    slips.push(slipped(seat.index(), -cost.min(score) - amount, lapse));
                };
                note(0, Lapse::FloorForgotten { pieces });
                if floor.has_marker() {
                    note(FLOOR_COSTS[..pieces - 1].iter().sum(), Lapse::FloorWithoutMarker { pieces });
                }
                note((1..=pieces as i32).sum(), Lapse::FloorOneTwoThree { pieces });
                note(pieces as i32, Lapse::FloorOneEach { pieces });
                note(FLOOR_COSTS[pieces - 1], Lapse::FloorLastOnly { pieces });
                slips.push(slipped(seat.index(), -cost - amount, Lapse::FloorPastZero { cost }));
                let gained = gained_before(step, seat);
                let first = (score - gained - cost).max(0) + gained;
                slips.push(slipped(seat.index(), first - (score + amount), Lapse::FloorBeforeTiles { cost }));
            }
            Reason::Caught { piece } => {
                let cost = FLOOR_COSTS[step.before.board(seat).floor.len().min(FLOOR - 1)];
                slips.push(slipped(seat.index(), -cost, Lapse::CaughtPaid { piece }));
            }
            _ => {}
        }
    }
}

/// What the tiles of the round brought, as far as the case shows it.
fn gained_before(step: &Counted<'_, Azul>, seat: Seat) -> i32 {
    let theirs = step.earlier.iter().rev().filter(|(to, ..)| *to == seat.index());
    let tiles = |reason: &Reason| matches!(reason, Reason::Alone { .. } | Reason::Row { .. } | Reason::Column { .. });
    theirs.take_while(|(_, _, reason)| tiles(reason)).map(|(_, amount, _)| amount).sum()
}

//! Slips in paying a floor line.

use super::{SlipFacts, slipped};
use crate::game::{Counted, Slipped};
use crate::games::azul::floor::cost_of;
use crate::games::azul::pieces::{FLOOR, FLOOR_COSTS};
use crate::games::azul::{Azul, Kept, Piece, Reason, Seat};

pub(super) fn slips(step: &Counted<'_, Azul>, seat: Seat, slips: &mut Vec<Slipped<SlipFacts>>) {
    let board = step.before.board(seat);
    let (Some(floor), Some(score), Some(after)) = (board.floor, board.score.known(), step.after.board(seat).score.known()) else {
        return;
    };
    let paid = score - after;
    // What is paid if the line is thought to cost this.
    let mut note = |cost: i32, facts: SlipFacts| slips.push(slipped(seat, paid - cost.min(score), facts));
    let pieces = floor.len();
    for (_, _, reason) in step.awards {
        match *reason {
            Reason::Floor { floor, cost } => {
                // Of a marker alone it is said that it was the marker.
                if !(pieces == 1 && floor.has_marker()) {
                    note(0, SlipFacts::FloorForgotten { pieces });
                }
                if let Some(index) = floor.pieces().position(|piece| piece == Piece::Marker) {
                    // The marker is not paid, its space stays empty or is filled by what follows; or it is paid on its own.
                    note(cost - FLOOR_COSTS[index], SlipFacts::FloorWithoutMarker { index });
                    note(1 + cost_of(pieces - 1), SlipFacts::MarkerCostsOne { index, pieces });
                    // Where what lies last costs as much, it makes no difference who moves up.
                    if FLOOR_COSTS[index] != FLOOR_COSTS[pieces - 1] {
                        note(cost_of(pieces - 1), SlipFacts::FloorMovesUp { index, pieces });
                    }
                }
                note((1..=pieces as i32).sum(), SlipFacts::FloorOneTwoThree { pieces });
                note(pieces as i32, SlipFacts::FloorOneEach { pieces });
                note(FLOOR_COSTS[pieces - 1], SlipFacts::FloorLastOnly { pieces });
                note(2 * cost, SlipFacts::FloorTwice { cost });
                if board.kept == Some(Kept::Free) {
                    note(cost_of(pieces - 1), SlipFacts::KeptSparesOne { last: pieces - 1 });
                }
            }
            // On a full floor line there would have been no space for it.
            Reason::Caught { piece } if pieces < FLOOR => note(cost_of(pieces + 1), SlipFacts::CaughtPaid { piece }),
            _ => {}
        }
    }
    let cost = floor.cost();
    slips.push(slipped(seat, paid - cost, SlipFacts::FloorPastZero { cost }));
}

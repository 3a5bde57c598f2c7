//! What tiles bring, counted step by step, for the tests of bounds.
#![allow(clippy::unwrap_used)]

use super::super::pieces::{Space, SpaceSet};

pub(super) fn space(row: usize, column: usize) -> Space {
    Space::all().nth(row * 5 + column).unwrap()
}

/// What a tile brings that was just placed, counted step by step.
pub(super) fn points(covered: SpaceSet, at: Space) -> i32 {
    let (row, column) = (at.row().index() as isize, at.column().index() as isize);
    let run = |down: isize, right: isize| {
        let reach = |sign: isize| {
            (1..5)
                .take_while(|step| {
                    let (row, column) = (row + sign * step * down, column + sign * step * right);
                    (0..5).contains(&row) && (0..5).contains(&column) && covered.has(space(row as usize, column as usize))
                })
                .count() as i32
        };
        1 + reach(1) + reach(-1)
    };
    let (across, down) = (run(0, 1), run(1, 0));
    let counted = |run| if run > 1 { run } else { 0 };
    (counted(across) + counted(down)).max(1)
}

//! Points with their proof: what a reader recounts with a finger.

use crate::game::reasons::{awards, says};
use crate::games::azul::pieces::{Colour, Column, FLOOR_COSTS, Line, Piece, Space, SpaceSet};
use crate::games::azul::position::Floor;
use crate::games::azul::rules;
use crate::games::azul::wording::{Names, floor_places, kept_place, wall_place, wall_places};
use crate::verdict::Amount;
use crate::verdict::Unit::Points;
use crate::words::{Arg, Message};

awards! {
    /// Why points are given or taken.
    pub enum Reason, of amount, to seat, in n: &Names, each Points;

    /// A tile without neighbours.
    Alone { space: Space, colour: Colour } by TILE_ALONE, says { colour, space, points: amount.least() },
        at [wall_place(seat, space)];
    /// The horizontal run of the placed tile.
    Row { space: Space, colour: Colour, run: SpaceSet } by HORIZONTAL_RUN,
        says (range(says!(n, "award-row", colour, space), run, |space| space.column().number())), at wall_places(seat, run);
    /// The vertical run of the placed tile.
    Column { space: Space, colour: Colour, run: SpaceSet } by VERTICAL_RUN,
        says (range(says!(n, "award-column", colour, space), run, |space| space.row().number())), at wall_places(seat, run);
    /// The floor line. `cost` is what its pieces cost; the award may be less, for the score stops at 0.
    Floor { floor: Floor, cost: i32 } by FLOOR_LINE_COSTS,
        says { pieces: pieces(n, &floor), cost, lost: lost(cost, amount) }, at floor_places(seat, 0..floor.len());
    /// A line of the grey side falls, for no space of its row takes its colour; `free` are spaces whose columns have it.
    Fell { line: Line, colour: Colour, free: SpaceSet } by GREY_LINE_FALLS,
        says { line, why: no_space(n, line, colour, free) }, at wall_places(seat, free);
    /// A piece that the kept "0" factory caught: no points lost.
    Caught { piece: Piece } by GOLD_ZERO_CATCHES, says { colour: piece }, at [kept_place(seat)];
    /// A complete row at the end.
    FullRow { row: Line } by BONUS_ROW, says { row }, at wall_places(seat, SpaceSet::row(row));
    /// A complete column at the end.
    FullColumn { column: Column } by BONUS_COLUMN, says { column }, at wall_places(seat, SpaceSet::column(column));
    /// All five tiles of a colour at the end.
    FullColour { colour: Colour, spaces: SpaceSet } by BONUS_COLOUR, says { colour, spaces: row_by_row(n, spaces) },
        at wall_places(seat, spaces);
    /// A tile on a wall that the case does not show.
    OnHiddenWall { space: Space, colour: Colour } by SCORED_AT_ONCE, says { colour, space } as "hidden-wall";
    /// Tiles from pattern lines that the case does not show.
    HiddenLines by SCORED_AT_ONCE, says {};
    /// A floor line that the case does not show.
    HiddenFloor by FLOOR_LINE_COSTS, says {};
    /// End bonuses of a wall that the case does not show.
    HiddenBonuses by BONUSES_AT_THE_END, says {};
}

/// That no space of a row takes a colour: those that are free are in columns that have it.
pub(super) fn no_space(n: &Names, line: Line, colour: Colour, free: SpaceSet) -> Message {
    says!(n, "no-space", line, colour, count: free.len(), columns: n.numbers(free))
}

/// From where to where a run goes.
fn range(message: Message, run: SpaceSet, number: impl Fn(Space) -> usize) -> Message {
    let numbers = || run.iter().map(&number);
    let message = message.with("count", run.len()).with("first", numbers().min().unwrap_or_default());
    message.with("last", numbers().max().unwrap_or_default())
}

/// Each piece with its cost.
fn pieces(n: &Names, floor: &Floor) -> Arg {
    floor.spaces().zip(FLOOR_COSTS).rfold(Arg::Term("none"), |next, (piece, cost)| {
        let piece = match piece {
            Some(colour) => says!(n, "floor-piece", colour),
            None => says!(n, "floor-piece", colour: Arg::Term("unknown")),
        };
        says!(n, "floor-pieces", piece, cost, next).into()
    })
}

/// What of a cost the score could lose.
fn lost(cost: i32, amount: Amount) -> Arg {
    match (-amount).known() {
        None => Arg::Term("none"),
        Some(lost) if lost == cost => Arg::Term("whole"),
        Some(lost) => lost.into(),
    }
}

/// The spaces of a colour, row by row.
fn row_by_row(n: &Names, spaces: SpaceSet) -> Arg {
    let spaces: Vec<_> = Line::all().filter_map(|row| spaces.and(SpaceSet::row(row)).iter().next()).collect();
    spaces.into_iter().rfold(Arg::Term("none"), |next, space| says!(n, "colour-spaces", space, next).into())
}

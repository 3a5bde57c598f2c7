//! Points with their proof: what a reader recounts with a finger.

use crate::game::reasons::{ToArg, Vocabulary, awards};
use crate::games::azul::pieces::{Colour, Column, FLOOR_COSTS, Line, Piece, Seat, Space, SpaceSet};
use crate::games::azul::position::Floor;
use crate::games::azul::rules;
use crate::games::azul::wording::{Names, floor_place, player_place, wall_place};
use crate::verdict::Unit::Points;
use crate::verdict::{Amount, Place};
use crate::words::{Arg, Message};

awards! {
    /// Why points are given or taken.
    pub enum Reason, of amount, to seat, in n: &Names;

    /// A tile without neighbours.
    Alone { space: Space, colour: Colour } in Points, by &rules::TILE_ALONE
        => tile(n, "award-alone", colour, space).with("points", amount.least()), vec![wall_place(seat, space)];
    /// The horizontal run of the placed tile.
    Row { space: Space, colour: Colour, run: SpaceSet } in Points, by &rules::HORIZONTAL_RUN
        => range(tile(n, "award-row", colour, space), run, |space| space.column().number()), wall(seat, run);
    /// The vertical run of the placed tile.
    Column { space: Space, colour: Colour, run: SpaceSet } in Points, by &rules::VERTICAL_RUN
        => range(tile(n, "award-column", colour, space), run, |space| space.row().number()), wall(seat, run);
    /// The floor line. `cost` is what its pieces cost; the award may be less, for the score stops at 0.
    Floor { floor: Floor, cost: i32 } in Points, by &rules::FLOOR_LINE_COSTS
        => floor_line(n, &floor, cost, amount), (0..floor.len()).map(|index| floor_place(seat, index)).collect();
    /// A line of the grey side falls, for no space of its row takes its colour; `free` are spaces whose columns have it.
    Fell { line: Line, colour: Colour, free: SpaceSet } in Points, by &rules::GREY_LINE_FALLS
        => n.message("award-fell").with("line", line.to_arg(n)).with("why", no_space(n, line, colour, free)), wall(seat, free);
    /// A piece that the kept "0" factory caught: no points lost.
    Caught { piece: Piece } in Points, by &rules::GOLD_ZERO_CATCHES
        => n.message("award-caught").with("colour", colour_of(n, piece)), vec![player_place(seat).key("kept").piece(0)];
    /// A complete row at the end.
    FullRow { row: Line } in Points, by &rules::BONUS_ROW
        => n.message("award-full-row").with("row", row.to_arg(n)), wall(seat, SpaceSet::row(row));
    /// A complete column at the end.
    FullColumn { column: Column } in Points, by &rules::BONUS_COLUMN
        => n.message("award-full-column").with("column", column.to_arg(n)), wall(seat, SpaceSet::column(column));
    /// All five tiles of a colour at the end.
    FullColour { colour: Colour, spaces: SpaceSet } in Points, by &rules::BONUS_COLOUR
        => n.message("award-full-colour").with("colour", colour.to_arg(n)).with("spaces", row_by_row(n, spaces)),
        wall(seat, spaces);
    /// A tile on a wall that the case does not show.
    OnHiddenWall { space: Space, colour: Colour } in Points, by &rules::SCORED_AT_ONCE
        => tile(n, "award-hidden-wall", colour, space), Vec::new();
    /// Tiles from pattern lines that the case does not show.
    HiddenLines in Points, by &rules::SCORED_AT_ONCE => n.message("award-hidden-lines"), Vec::new();
    /// A floor line that the case does not show.
    HiddenFloor in Points, by &rules::FLOOR_LINE_COSTS => n.message("award-hidden-floor"), Vec::new();
    /// End bonuses of a wall that the case does not show.
    HiddenBonuses in Points, by &rules::BONUS_COLUMN => n.message("award-hidden-bonuses"), Vec::new();
}

/// That no space of a row takes a colour: those that are free are in columns that have it.
pub(super) fn no_space(n: &Names, line: Line, colour: Colour, free: SpaceSet) -> Message {
    let message = n.message("no-space").with("line", line.to_arg(n)).with("colour", colour.to_arg(n));
    message.with("count", free.len()).with("columns", n.numbers(free))
}

fn tile(n: &Names, id: &'static str, colour: Colour, space: Space) -> Message {
    n.message(id).with("colour", colour.to_arg(n)).with("space", space.to_arg(n))
}

fn wall(seat: Seat, spaces: SpaceSet) -> Vec<Place> {
    spaces.iter().map(|space| wall_place(seat, space)).collect()
}

/// From where to where a run goes.
fn range(message: Message, run: SpaceSet, number: impl Fn(Space) -> usize) -> Message {
    let numbers = || run.iter().map(&number);
    let message = message.with("count", run.len()).with("first", numbers().min().unwrap_or_default());
    message.with("last", numbers().max().unwrap_or_default())
}

/// Each piece with its cost, their sum, and what of it the score could lose.
fn floor_line(n: &Names, floor: &Floor, cost: i32, amount: Amount) -> Message {
    let pieces = floor.spaces().zip(FLOOR_COSTS).rfold(Arg::Term("none"), |next, (piece, cost)| {
        let piece = n.message("floor-piece").with("colour", piece.map_or(Arg::Term("unknown"), |piece| colour_of(n, piece)));
        n.message("floor-pieces").with("piece", piece).with("cost", cost).with("next", next).into()
    });
    let lost = match (-amount).known() {
        None => Arg::Term("none"),
        Some(lost) if lost == cost => Arg::Term("whole"),
        Some(lost) => lost.into(),
    };
    n.message("award-floor").with("pieces", pieces).with("cost", cost).with("lost", lost)
}

/// The spaces of a colour, row by row.
fn row_by_row(n: &Names, spaces: SpaceSet) -> Arg {
    let spaces: Vec<_> = Line::all().filter_map(|row| spaces.and(SpaceSet::row(row)).iter().next()).collect();
    spaces.into_iter().rfold(Arg::Term("none"), |next, space| {
        n.message("colour-spaces").with("space", space.to_arg(n)).with("next", next).into()
    })
}

/// The colour of a piece; none if it is the marker.
fn colour_of(n: &Names, piece: Piece) -> Arg {
    match piece {
        Piece::Tile(colour) => colour.to_arg(n),
        Piece::Marker => Arg::Term("none"),
    }
}

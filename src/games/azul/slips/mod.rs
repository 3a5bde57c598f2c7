//! What people get wrong when they count a step: typed slips, no sentences.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

mod bonus;
mod floor;
mod round;
mod tile;

use super::rules::{HORIZONTAL_RUN, VERTICAL_RUN, slips as known};
use super::{Azul, Colour, Column, Line, Move, Piece, Reason, Rulings, Seat, Space, SpaceSet};
use crate::game::{Counted, Slipped, Slips, lapses};
use crate::verdict::{Rule, Slip, Unit};

impl Slips for Azul {
    fn recount(reason: &Reason, amount: i32, held: i32, _: &Rulings) -> i32 {
        match *reason {
            Reason::Floor { cost, .. } => -cost.min(held.max(0)),
            _ => amount,
        }
    }
    fn slips(step: &Counted<'_, Self>, slips: &mut Vec<Slipped<SlipFacts>>) {
        match *step.play {
            Move::Tile { seat, .. } => {
                tile::slips(step, seat, slips);
                bonus::too_early(step, seat, slips);
                round::slips(step, seat, slips);
            }
            Move::Clear { seat } => {
                floor::slips(step, seat, slips);
                bonus::too_early(step, seat, slips);
                round::slips(step, seat, slips);
            }
            Move::Finish => bonus::slips(step, slips),
            Move::Take(_) | Move::Deal(_) => {}
        }
    }
    fn forgotten(lapse: &SlipFacts) -> Vec<&'static Rule> {
        match *lapse {
            SlipFacts::NewTileLeftOut { space, run: tiles } | SlipFacts::OnlyTouching { space, rest: tiles } => {
                let lies = |way: SpaceSet| !way.and(tiles).without(SpaceSet::only(space)).is_empty();
                let along = lies(SpaceSet::row(space.row())).then_some(&HORIZONTAL_RUN);
                let down = lies(SpaceSet::column(space.column())).then_some(&VERTICAL_RUN);
                along.into_iter().chain(down).collect()
            }
            SlipFacts::GapsBothWays { .. } | SlipFacts::WholeGroup { .. } => vec![&HORIZONTAL_RUN, &VERTICAL_RUN],
            _ => Vec::from_iter(Self::slip(lapse).rule),
        }
    }
    fn slip(lapse: &SlipFacts) -> &'static Slip {
        lapse.slip()
    }
}

lapses! {
    /// A slip in counting, with its facts. Where it speaks of a tile, `space` is where that was put.
    #[derive(Debug, Clone, PartialEq)]
    pub enum SlipFacts;

    /// The run in the row is left out, though the one in the column is counted.
    RowLeftOut { space: Space, run: SpaceSet } => &known::ROW_LEFT_OUT;
    /// The run in the column is left out, though the one in the row is counted.
    ColumnLeftOut { space: Space, run: SpaceSet } => &known::COLUMN_LEFT_OUT;
    /// The tile is counted alone, though it has neighbours.
    CountedAlone { space: Space, run: SpaceSet } => &known::COUNTED_ALONE;
    /// The tile is counted in one of its two runs only.
    CountedOnce { space: Space } => &known::COUNTED_ONCE;
    /// The tile has no neighbours and is counted for its row and for its column.
    AloneTwice { space: Space } => &known::ALONE_TWICE;
    /// The tile itself is not counted, only what it joins.
    NewTileLeftOut { space: Space, run: SpaceSet } => &known::NEW_TILE_LEFT_OUT;
    /// A point for the tile is added to its runs.
    NewTileAdded { space: Space } => &known::NEW_TILE_ADDED;
    /// The tile is not counted at all.
    TileForgotten { space: Space } => &known::TILE_FORGOTTEN;
    /// Tiles of its row that a gap separates from it are counted.
    GapInRow { space: Space, beyond: SpaceSet } => &known::GAP_IN_ROW;
    /// Tiles of its column that a gap separates from it are counted.
    GapInColumn { space: Space, beyond: SpaceSet } => &known::GAP_IN_COLUMN;
    /// Both of these at once.
    GapsBothWays { space: Space, beyond: SpaceSet } => &known::GAPS_BOTH_WAYS;
    /// Tiles that touch it at a corner are counted.
    Diagonals { space: Space, diagonal: SpaceSet } => &known::DIAGONALS;
    /// All tiles that hang together are counted, once each: also those round corners.
    WholeGroup { space: Space, corners: SpaceSet } => &known::WHOLE_GROUP;
    /// Only the tiles that touch it are counted, not the rest of their runs.
    OnlyTouching { space: Space, rest: SpaceSet } => &known::ONLY_TOUCHING;
    /// Tiles that are put on the wall only afterwards are counted.
    StillToCome { space: Space, coming: SpaceSet } => &known::STILL_TO_COME;
    /// The full lines are tiled from the last to the first.
    FromBelow { lines: Vec<Line> } => &known::FROM_BELOW;
    /// All tiles of the full lines are put on the wall before any is counted.
    AllPlacedFirst { lines: Vec<Line> } => &known::ALL_PLACED_FIRST;
    /// A line that is not full is tiled and counted.
    IncompleteLine { line: Line, colour: Colour, space: Space } => &known::INCOMPLETE_LINE;
    /// Nothing is paid for the floor line.
    FloorForgotten { pieces: usize } => &known::FLOOR_FORGOTTEN;
    /// The floor line is paid as 1, 2, 3, 4 …
    FloorOneTwoThree { pieces: usize } => &known::FLOOR_ONE_TWO_THREE;
    /// Each piece of the floor line is paid with 1.
    FloorOneEach { pieces: usize } => &known::FLOOR_ONE_EACH;
    /// Only the number below the last piece is paid.
    FloorLastOnly { pieces: usize } => &known::FLOOR_LAST_ONLY;
    /// Each piece is paid but the marker, which lies in place `index`.
    FloorWithoutMarker { index: usize } => &known::FLOOR_WITHOUT_MARKER;
    /// The marker is not paid, and those behind it as if they lay a space further left.
    FloorMovesUp { index: usize, pieces: usize } => &known::FLOOR_MOVES_UP;
    /// The marker is paid with 1, and the others as if it did not lie there.
    MarkerCostsOne { index: usize, pieces: usize } => &known::MARKER_COSTS_ONE;
    /// The floor line is paid twice.
    FloorTwice { cost: i32 } => &known::FLOOR_TWICE;
    /// The score goes below 0.
    FloorPastZero { cost: i32 } => &known::FLOOR_PAST_ZERO;
    /// The floor line is paid before the tiles of the round are counted.
    FloorBeforeTiles { cost: i32 } => &known::FLOOR_BEFORE_TILES;
    /// What the kept "0" factory caught is paid for as if it lay on the floor line.
    CaughtPaid { piece: Piece } => &known::CAUGHT_PAID;
    /// The kept "0" factory caught nothing, and yet a piece that fell before is not paid.
    KeptSparesOne { last: usize } => &known::KEPT_SPARES_ONE;
    /// Grey side: nothing is paid for a line that fell.
    FallenLineFree { line: Line } => &known::FALLEN_LINE_FREE;
    /// Grey side: of a line that fell only one piece is paid.
    OneOfLineFalls { line: Line } => &known::ONE_OF_LINE_FALLS;
    /// An end bonus is forgotten.
    BonusLeftOut { bonus: Bonus } => match bonus {
        Bonus::Row(_) => &known::ROW_BONUS_LEFT_OUT,
        Bonus::Column(_) => &known::COLUMN_BONUS_LEFT_OUT,
        Bonus::Colour(_) => &known::COLOUR_BONUS_LEFT_OUT,
    };
    /// An end bonus is given twice.
    BonusDoubled { bonus: Bonus } => &known::BONUS_DOUBLED;
    /// An end bonus is given though the game goes on.
    BonusTooEarly { bonus: Bonus } => &known::BONUS_TOO_EARLY;
    /// An end bonus is given for what lacks a tile.
    BonusUnfinished { bonus: Bonus, missing: Missing } => match bonus {
        Bonus::Row(_) => &known::UNFINISHED_ROW,
        Bonus::Column(_) => &known::UNFINISHED_COLUMN,
        Bonus::Colour(_) => &known::UNFINISHED_COLOUR,
    };
    /// Rows get what columns get, and the reverse.
    RowsAsColumns => &known::ROWS_AS_COLUMNS;
    /// Rows get what columns get, which get it too.
    RowsLikeColumns => &known::ROWS_AS_COLUMNS;
    /// Columns get what colours get, and the reverse.
    ColumnsAsColours => &known::COLUMNS_AS_COLOURS;
}

/// What an end bonus is given for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Bonus {
    /// A complete row.
    Row(Line),
    /// A complete column.
    Column(Column),
    /// All five tiles of a colour.
    Colour(Colour),
}

/// What lacks for an end bonus.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Missing {
    /// A tile on this space.
    Space(Space),
    /// A tile of the colour in this row.
    Row(Line),
}

/// A slip that would count `more` points for the player in `seat`.
fn slipped(seat: Seat, more: i32, lapse: SlipFacts) -> Slipped<SlipFacts> {
    Slipped { seat, unit: Unit::Points, more, lapse }
}

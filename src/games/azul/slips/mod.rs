//! What people get wrong when they count a step: typed slips, no sentences.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

mod bonus;
mod floor;
mod round;
mod tile;

use super::rules::{HORIZONTAL_RUN, VERTICAL_RUN, slips as known};
use super::{Azul, Colour, Column, Line, Move, Piece, Reason, Rulings, Seat, Space, SpaceSet};
use crate::games::game::Slips;
use crate::games::game::{Counted, Slipped};
use crate::verdict::{Rule, Slip, Unit};

impl Slips for Azul {
    fn recount(reason: &Reason, amount: i32, held: i32, _: &Rulings) -> i32 {
        match *reason {
            Reason::Floor { cost, .. } => -cost.min(held.max(0)),
            _ => amount,
        }
    }
    fn slips(step: &Counted<'_, Self>, slips: &mut Vec<Slipped<Lapse>>) {
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
    fn forgotten(lapse: &Lapse) -> Vec<&'static Rule> {
        match *lapse {
            Lapse::NewTileLeftOut { space, run: tiles } | Lapse::OnlyTouching { space, rest: tiles } => {
                let lies = |way: SpaceSet| !way.and(tiles).without(SpaceSet::only(space)).is_empty();
                let along = lies(SpaceSet::row(space.row())).then_some(&HORIZONTAL_RUN);
                let down = lies(SpaceSet::column(space.column())).then_some(&VERTICAL_RUN);
                along.into_iter().chain(down).collect()
            }
            Lapse::GapsBothWays { .. } | Lapse::WholeGroup { .. } => vec![&HORIZONTAL_RUN, &VERTICAL_RUN],
            _ => Vec::from_iter(Self::slip(lapse).rule),
        }
    }
    fn slip(lapse: &Lapse) -> &'static Slip {
        match lapse {
            Lapse::RowLeftOut { .. } => &known::ROW_LEFT_OUT,
            Lapse::ColumnLeftOut { .. } => &known::COLUMN_LEFT_OUT,
            Lapse::CountedAlone { .. } => &known::COUNTED_ALONE,
            Lapse::AloneTwice { .. } => &known::ALONE_TWICE,
            Lapse::CountedOnce { .. } => &known::COUNTED_ONCE,
            Lapse::NewTileLeftOut { .. } => &known::NEW_TILE_LEFT_OUT,
            Lapse::NewTileAdded { .. } => &known::NEW_TILE_ADDED,
            Lapse::TileForgotten { .. } => &known::TILE_FORGOTTEN,
            Lapse::GapInRow { .. } => &known::GAP_IN_ROW,
            Lapse::GapInColumn { .. } => &known::GAP_IN_COLUMN,
            Lapse::GapsBothWays { .. } => &known::GAPS_BOTH_WAYS,
            Lapse::Diagonals { .. } => &known::DIAGONALS,
            Lapse::WholeGroup { .. } => &known::WHOLE_GROUP,
            Lapse::OnlyTouching { .. } => &known::ONLY_TOUCHING,
            Lapse::StillToCome { .. } => &known::STILL_TO_COME,
            Lapse::FromBelow { .. } => &known::FROM_BELOW,
            Lapse::AllPlacedFirst { .. } => &known::ALL_PLACED_FIRST,
            Lapse::IncompleteLine { .. } => &known::INCOMPLETE_LINE,
            Lapse::FloorForgotten { .. } => &known::FLOOR_FORGOTTEN,
            Lapse::FloorOneTwoThree { .. } => &known::FLOOR_ONE_TWO_THREE,
            Lapse::FloorOneEach { .. } => &known::FLOOR_ONE_EACH,
            Lapse::FloorLastOnly { .. } => &known::FLOOR_LAST_ONLY,
            Lapse::FloorWithoutMarker { .. } => &known::FLOOR_WITHOUT_MARKER,
            Lapse::FloorMovesUp { .. } => &known::FLOOR_MOVES_UP,
            Lapse::MarkerCostsOne { .. } => &known::MARKER_COSTS_ONE,
            Lapse::FloorTwice { .. } => &known::FLOOR_TWICE,
            Lapse::FloorPastZero { .. } => &known::FLOOR_PAST_ZERO,
            Lapse::FloorBeforeTiles { .. } => &known::FLOOR_BEFORE_TILES,
            Lapse::CaughtPaid { .. } => &known::CAUGHT_PAID,
            Lapse::KeptSparesOne { .. } => &known::KEPT_SPARES_ONE,
            Lapse::FallenLineFree { .. } => &known::FALLEN_LINE_FREE,
            Lapse::OneOfLineFalls { .. } => &known::ONE_OF_LINE_FALLS,
            Lapse::BonusLeftOut { bonus: Bonus::Row(_) } => &known::ROW_BONUS_LEFT_OUT,
            Lapse::BonusLeftOut { bonus: Bonus::Column(_) } => &known::COLUMN_BONUS_LEFT_OUT,
            Lapse::BonusLeftOut { bonus: Bonus::Colour(_) } => &known::COLOUR_BONUS_LEFT_OUT,
            Lapse::BonusDoubled { .. } => &known::BONUS_DOUBLED,
            Lapse::BonusTooEarly { .. } => &known::BONUS_TOO_EARLY,
            Lapse::BonusUnfinished { bonus: Bonus::Row(_), .. } => &known::UNFINISHED_ROW,
            Lapse::BonusUnfinished { bonus: Bonus::Column(_), .. } => &known::UNFINISHED_COLUMN,
            Lapse::BonusUnfinished { bonus: Bonus::Colour(_), .. } => &known::UNFINISHED_COLOUR,
            Lapse::RowsAsColumns | Lapse::RowsLikeColumns => &known::ROWS_AS_COLUMNS,
            Lapse::ColumnsAsColours => &known::COLUMNS_AS_COLOURS,
        }
    }
}

/// A slip in counting, with its facts. Where it speaks of a tile, `space` is where that was put.
#[derive(Debug, Clone, PartialEq)]
pub enum Lapse {
    /// The run in the row is left out, though the one in the column is counted.
    RowLeftOut { space: Space, run: SpaceSet },
    /// The run in the column is left out, though the one in the row is counted.
    ColumnLeftOut { space: Space, run: SpaceSet },
    /// The tile is counted alone, though it has neighbours.
    CountedAlone { space: Space, run: SpaceSet },
    /// The tile is counted in one of its two runs only.
    CountedOnce { space: Space },
    /// The tile has no neighbours and is counted for its row and for its column.
    AloneTwice { space: Space },
    /// The tile itself is not counted, only what it joins.
    NewTileLeftOut { space: Space, run: SpaceSet },
    /// A point for the tile is added to its runs.
    NewTileAdded { space: Space },
    /// The tile is not counted at all.
    TileForgotten { space: Space },
    /// Tiles of its row that a gap separates from it are counted.
    GapInRow { space: Space, beyond: SpaceSet },
    /// Tiles of its column that a gap separates from it are counted.
    GapInColumn { space: Space, beyond: SpaceSet },
    /// Both of these at once.
    GapsBothWays { space: Space, beyond: SpaceSet },
    /// Tiles that touch it at a corner are counted.
    Diagonals { space: Space, diagonal: SpaceSet },
    /// All tiles that hang together are counted, once each: also those round corners.
    WholeGroup { space: Space, corners: SpaceSet },
    /// Only the tiles that touch it are counted, not the rest of their runs.
    OnlyTouching { space: Space, rest: SpaceSet },
    /// Tiles that are put on the wall only afterwards are counted.
    StillToCome { space: Space, coming: SpaceSet },
    /// The full lines are tiled from the last to the first.
    FromBelow { lines: Vec<Line> },
    /// All tiles of the full lines are put on the wall before any is counted.
    AllPlacedFirst { lines: Vec<Line> },
    /// A line that is not full is tiled and counted.
    IncompleteLine { line: Line, colour: Colour, space: Space },
    /// Nothing is paid for the floor line.
    FloorForgotten { pieces: usize },
    /// The floor line is paid as 1, 2, 3, 4 …
    FloorOneTwoThree { pieces: usize },
    /// Each piece of the floor line is paid with 1.
    FloorOneEach { pieces: usize },
    /// Only the number below the last piece is paid.
    FloorLastOnly { pieces: usize },
    /// Each piece is paid but the marker, which lies in place `index`.
    FloorWithoutMarker { index: usize },
    /// The marker is not paid, and those behind it as if they lay a space further left.
    FloorMovesUp { index: usize, pieces: usize },
    /// The marker is paid with 1, and the others as if it did not lie there.
    MarkerCostsOne { index: usize, pieces: usize },
    /// The floor line is paid twice.
    FloorTwice { cost: i32 },
    /// The score goes below 0.
    FloorPastZero { cost: i32 },
    /// The floor line is paid before the tiles of the round are counted.
    FloorBeforeTiles { cost: i32 },
    /// What the kept "0" factory caught is paid for as if it lay on the floor line.
    CaughtPaid { piece: Piece },
    /// The kept "0" factory caught nothing, and yet a piece that fell before is not paid.
    KeptSparesOne { last: usize },
    /// Grey side: nothing is paid for a line that fell.
    FallenLineFree { line: Line },
    /// Grey side: of a line that fell only one piece is paid.
    OneOfLineFalls { line: Line },
    /// An end bonus is forgotten.
    BonusLeftOut { bonus: Bonus },
    /// An end bonus is given twice.
    BonusDoubled { bonus: Bonus },
    /// An end bonus is given though the game goes on.
    BonusTooEarly { bonus: Bonus },
    /// An end bonus is given for what lacks a tile.
    BonusUnfinished { bonus: Bonus, missing: Missing },
    /// Rows get what columns get, and the reverse.
    RowsAsColumns,
    /// Rows get what columns get, which get it too.
    RowsLikeColumns,
    /// Columns get what colours get, and the reverse.
    ColumnsAsColours,
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
fn slipped(seat: Seat, more: i32, lapse: Lapse) -> Slipped<Lapse> {
    Slipped { seat, unit: Unit::Points, more, lapse }
}

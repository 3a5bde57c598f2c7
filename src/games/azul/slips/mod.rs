//! What people get wrong when they count a step: typed slips, no sentences.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

mod bonus;
mod floor;
mod tile;

use super::rules::slips as known;
use super::{Azul, Colour, Column, Line, Move, Phase, Piece, Position, Reason, Rulings, Side, Space, SpaceSet};
use crate::games::game::{Counted, Slipped};
use crate::verdict::{Slip, Unit};

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
    /// The tile itself is not counted, only what it joins.
    NewTileLeftOut { space: Space },
    /// A point for the tile is added to its runs.
    NewTileAdded { space: Space },
    /// Tiles of its row or column that a gap separates from it are counted.
    GapJumped { space: Space, beyond: SpaceSet },
    /// Tiles that touch it at a corner are counted.
    Diagonals { space: Space, diagonal: SpaceSet },
    /// All tiles that hang together are counted, round corners too.
    WholeGroup { space: Space, group: SpaceSet },
    /// Only the tiles that touch it are counted, not the rest of their runs.
    OnlyTouching { space: Space, rest: SpaceSet },
    /// Tiles that are put on the wall only afterwards are counted.
    StillToCome { space: Space, coming: SpaceSet },
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
    /// The marker is not paid for.
    FloorWithoutMarker { pieces: usize },
    /// The score goes below 0.
    FloorPastZero { cost: i32 },
    /// The floor line is paid before the tiles of the round are counted.
    FloorBeforeTiles { cost: i32 },
    /// What the kept "0" factory caught is paid for as if it lay on the floor line.
    CaughtPaid { piece: Piece },
    /// An end bonus is forgotten.
    BonusLeftOut { bonus: Bonus },
    /// An end bonus is given twice.
    BonusDoubled { bonus: Bonus },
    /// An end bonus is given for what lacks a tile.
    BonusUnfinished { bonus: Bonus, missing: Missing },
    /// Rows get what columns get, and the reverse.
    RowsAsColumns,
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

/// What an award comes to where the player has `held`: a floor line takes no more than there is.
pub(super) fn recount(reason: &Reason, amount: i32, held: i32) -> i32 {
    match *reason {
        Reason::Floor { cost, .. } => -cost.min(held.max(0)),
        _ => amount,
    }
}

/// Whether tiling waits for somebody to choose a column.
pub(super) fn is_pending(position: &Position, rulings: &Rulings) -> bool {
    position.phase == Phase::Tiling
        && position.setup.side == Side::Grey
        && position.seats().any(|seat| position.board(seat).full_lines().next().is_some())
        && super::judge::forced(position, rulings).is_none()
}

/// What people may get wrong in counting a step.
pub(super) fn slips(step: &Counted<'_, Azul>, slips: &mut Vec<Slipped<Lapse>>) {
    match *step.play {
        Move::Tile { seat, .. } => tile::slips(step, seat, slips),
        Move::Clear { seat } => floor::slips(step, seat, slips),
        Move::Finish => bonus::slips(step, slips),
        Move::Take(_) | Move::Deal(_) => {}
    }
}

/// A slip that would count `more` points for the player in `seat`.
fn slipped(seat: usize, more: i32, lapse: Lapse) -> Slipped<Lapse> {
    Slipped { seat, unit: Unit::Points, more, lapse }
}

/// The slip in the catalogue.
pub(super) fn slip(lapse: &Lapse) -> &'static Slip {
    match lapse {
        Lapse::RowLeftOut { .. } => &known::ROW_LEFT_OUT,
        Lapse::ColumnLeftOut { .. } => &known::COLUMN_LEFT_OUT,
        Lapse::CountedAlone { .. } => &known::COUNTED_ALONE,
        Lapse::CountedOnce { .. } => &known::COUNTED_ONCE,
        Lapse::NewTileLeftOut { .. } => &known::NEW_TILE_LEFT_OUT,
        Lapse::NewTileAdded { .. } => &known::NEW_TILE_ADDED,
        Lapse::GapJumped { .. } => &known::GAP_JUMPED,
        Lapse::Diagonals { .. } => &known::DIAGONALS,
        Lapse::WholeGroup { .. } => &known::WHOLE_GROUP,
        Lapse::OnlyTouching { .. } => &known::ONLY_TOUCHING,
        Lapse::StillToCome { .. } => &known::STILL_TO_COME,
        Lapse::IncompleteLine { .. } => &known::INCOMPLETE_LINE,
        Lapse::FloorForgotten { .. } => &known::FLOOR_FORGOTTEN,
        Lapse::FloorOneTwoThree { .. } => &known::FLOOR_ONE_TWO_THREE,
        Lapse::FloorOneEach { .. } => &known::FLOOR_ONE_EACH,
        Lapse::FloorLastOnly { .. } => &known::FLOOR_LAST_ONLY,
        Lapse::FloorWithoutMarker { .. } => &known::FLOOR_WITHOUT_MARKER,
        Lapse::FloorPastZero { .. } => &known::FLOOR_PAST_ZERO,
        Lapse::FloorBeforeTiles { .. } => &known::FLOOR_BEFORE_TILES,
        Lapse::CaughtPaid { .. } => &known::CAUGHT_PAID,
        Lapse::BonusLeftOut { bonus: Bonus::Row(_) } => &known::ROW_BONUS_LEFT_OUT,
        Lapse::BonusLeftOut { bonus: Bonus::Column(_) } => &known::COLUMN_BONUS_LEFT_OUT,
        Lapse::BonusLeftOut { bonus: Bonus::Colour(_) } => &known::COLOUR_BONUS_LEFT_OUT,
        Lapse::BonusDoubled { .. } => &known::BONUS_DOUBLED,
        Lapse::BonusUnfinished { bonus: Bonus::Row(_), .. } => &known::UNFINISHED_ROW,
        Lapse::BonusUnfinished { bonus: Bonus::Column(_), .. } => &known::UNFINISHED_COLUMN,
        Lapse::BonusUnfinished { bonus: Bonus::Colour(_), .. } => &known::UNFINISHED_COLOUR,
        Lapse::RowsAsColumns => &known::ROWS_AS_COLUMNS,
    }
}

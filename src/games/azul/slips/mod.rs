//! What people get wrong when they count a step: typed slips, each with the names of its sentence and of what that says.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

mod bonus;
mod floor;
mod tiling;

use super::rules::{self, HORIZONTAL_RUN, VERTICAL_RUN};
use super::wording::terms_of as terms;
use super::wording::{floor_places, kept_place, line_place, line_places, wall_place, wall_places};
use super::{
    Azul, Colour, Column, Edition, Line, Move, Names, Phase, Piece, Position, Reason, Rulings, Seat, Side, Space, SpaceSet,
};
use crate::game::reasons::says;
use crate::game::{Counted, Slipped, Slips, TellsSlip, slip_facts};
use crate::verdict::{Rule, Unit};
use crate::words::{Arg, Entries, Message, entries};

const PREFIX: &str = "azul/slip/";
const TEXTS: Entries = entries!("games/azul/messages/slip-catalogue", terms(Edition::Base));

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
                tiling::of_tile(step, seat, slips);
                bonus::too_early(step, seat, slips);
                tiling::slips(step, seat, slips);
            }
            Move::Clear { seat } => {
                floor::slips(step, seat, slips);
                bonus::too_early(step, seat, slips);
                tiling::slips(step, seat, slips);
            }
            Move::Finish => bonus::slips(step, slips),
            Move::Take(_) | Move::Deal(_) => {}
        }
    }
    fn slips_of_nothing(position: &Position, slips: &mut Vec<Slipped<SlipFacts>>) {
        if position.phase == Phase::Tiling && position.setup.side == Side::Coloured {
            let tiled = position.seats().filter(|&seat| position.board(seat).is_tiled() == Some(true));
            tiled.filter_map(|seat| Some((seat, position.board(seat).shown()?))).for_each(|(seat, board)| {
                tiling::incomplete(&board, seat, slips);
            });
        }
    }
    fn forgotten(facts: &SlipFacts) -> Vec<&'static Rule> {
        match *facts {
            SlipFacts::NewTileLeftOut { space, run: tiles } | SlipFacts::OnlyTouching { space, rest: tiles } => {
                let lies = |way: SpaceSet| !way.and(tiles).without(SpaceSet::only(space)).is_empty();
                let along = lies(SpaceSet::row(space.row())).then_some(&HORIZONTAL_RUN);
                let down = lies(SpaceSet::column(space.column())).then_some(&VERTICAL_RUN);
                along.into_iter().chain(down).collect()
            }
            SlipFacts::GapsBothWays { .. } | SlipFacts::WholeGroup { .. } => vec![&HORIZONTAL_RUN, &VERTICAL_RUN],
            _ => Vec::from_iter(facts.slip().rule),
        }
    }
}

slip_facts! {
    /// A slip in counting, with its facts. Where it speaks of a tile, `space` is where that was put.
    #[derive(Debug, Clone, PartialEq)]
    pub enum SlipFacts, told in n: &Names, with seat: Seat;

    /// The run in the column is left out, though the one in the row is counted.
    ColumnLeftOut { space: Space, run: SpaceSet } forgets VERTICAL_RUN, says { space }, at wall_places(seat, run);
    /// The run in the row is left out, though the one in the column is counted.
    RowLeftOut { space: Space, run: SpaceSet } forgets HORIZONTAL_RUN, says { space }, at wall_places(seat, run);
    /// The tile is counted in one of its two runs only.
    CountedOnce { space: Space } forgets BOTH_RUNS_COUNT, says { space }, at [wall_place(seat, space)];
    /// The tile is counted alone, though it has neighbours.
    CountedAlone { space: Space, run: SpaceSet } forgets TILE_ALONE, says { space }, at wall_places(seat, run);
    /// The tile is not counted at all.
    TileForgotten { space: Space } forgets SCORED_AT_ONCE, says { space }, at [wall_place(seat, space)];
    /// Nothing is paid for the floor line.
    FloorForgotten { pieces: usize } forgets FLOOR_LINE_COSTS, says { player: seat }, at floor_places(seat, 0..pieces);
    /// Each piece is paid but the marker, which lies in place `index`.
    FloorWithoutMarker { index: usize } forgets MARKER_COUNTS, says { player: seat }, at floor_places(seat, index..index + 1);
    /// A point for the tile is added to its runs.
    NewTileAdded { space: Space } forgets TILE_ALONE, says { space }, at [wall_place(seat, space)];
    /// The tile itself is not counted, only what it joins.
    NewTileLeftOut { space: Space, run: SpaceSet } forgets HORIZONTAL_RUN, says { space }, at [wall_place(seat, space)];
    /// The tile has no neighbours and is counted for its row and for its column.
    AloneTwice { space: Space } forgets TILE_ALONE, says { space }, at [wall_place(seat, space)];
    /// Tiles of its row that a gap separates from it are counted.
    GapInRow { space: Space, beyond: SpaceSet } forgets HORIZONTAL_RUN, says (also(n, "gap", space, beyond)),
        at wall_places(seat, beyond);
    /// Tiles of its column that a gap separates from it are counted.
    GapInColumn { space: Space, beyond: SpaceSet } forgets VERTICAL_RUN, says (also(n, "gap", space, beyond)),
        at wall_places(seat, beyond);
    /// Both of these at once.
    GapsBothWays { space: Space, beyond: SpaceSet } forgets HORIZONTAL_RUN, says (also(n, "gaps", space, beyond)),
        at wall_places(seat, beyond);
    /// Tiles that touch it at a corner are counted.
    Diagonals { space: Space, diagonal: SpaceSet } forgets TILE_ALONE, says (also(n, "diagonal", space, diagonal)),
        at wall_places(seat, diagonal);
    /// All tiles of the full lines are put on the wall before any is counted.
    AllPlacedFirst { lines: Vec<Line> } forgets SCORED_AT_ONCE, says { player: seat, count: lines.len(), lines },
        at line_places(seat, &lines);
    /// Tiles that are put on the wall only afterwards are counted.
    StillToCome { space: Space, coming: SpaceSet } forgets SCORED_AT_ONCE, says (also(n, "coming", space, coming)),
        at wall_places(seat, coming);
    /// The full lines are tiled from the last to the first.
    FromBelow { lines: Vec<Line> } forgets TILE_TOP_TO_BOTTOM, says { player: seat, count: lines.len(), lines },
        at line_places(seat, &lines);
    /// All tiles that hang together are counted, once each: also those round corners.
    WholeGroup { space: Space, corners: SpaceSet } forgets VERTICAL_RUN, says { space, spaces: in_rows(n, corners) },
        at wall_places(seat, corners);
    /// Only the tiles that touch it are counted, not the rest of their runs.
    OnlyTouching { space: Space, rest: SpaceSet } forgets HORIZONTAL_RUN, says { space, spaces: in_rows(n, rest) },
        at wall_places(seat, rest);
    /// A line that is not full is tiled and counted.
    IncompleteLine { line: Line, colour: Colour, space: Space } forgets INCOMPLETE_LINES_STAY,
        says { player: seat, line, colour, space }, at [line_place(seat, line)];
    /// The marker is not paid, and those behind it as if they lay a space further left.
    FloorMovesUp { index: usize, pieces: usize } forgets MARKER_COUNTS, says { player: seat },
        at floor_places(seat, index..pieces);
    /// The marker is paid with 1, and the others as if it did not lie there.
    MarkerCostsOne { index: usize, pieces: usize } forgets MARKER_COUNTS, says { player: seat },
        at floor_places(seat, index..pieces);
    /// The floor line is paid as 1, 2, 3, 4 …
    FloorOneTwoThree { pieces: usize } forgets FLOOR_LINE_SPACES, says { player: seat, costs: costs(n, pieces) },
        at floor_places(seat, 0..pieces);
    /// Each piece of the floor line is paid with 1.
    FloorOneEach { pieces: usize } forgets FLOOR_LINE_SPACES, says { player: seat, pieces }, at floor_places(seat, 0..pieces);
    /// Only the number below the last piece is paid.
    FloorLastOnly { pieces: usize } forgets FLOOR_LINE_COSTS, says { player: seat, pieces },
        at floor_places(seat, pieces.saturating_sub(1)..pieces);
    /// The floor line is paid twice.
    FloorTwice { cost: i32 } forgets FLOOR_LINE_COSTS, says { player: seat, cost };
    /// The score goes below 0.
    FloorPastZero { cost: i32 } forgets NEVER_BELOW_ZERO, says { player: seat, cost };
    /// The floor line is paid before the tiles of the round are counted.
    FloorBeforeTiles { cost: i32 } forgets FLOOR_LINE_COSTS, says { player: seat, cost };
    /// What the kept "0" factory caught is paid for as if it lay on the floor line.
    CaughtPaid { piece: Piece } forgets GOLD_ZERO_CATCHES, says { colour: piece }, at [kept_place(seat)];
    /// The kept "0" factory caught nothing, and yet a piece that fell before is not paid.
    KeptSparesOne { last: usize } forgets GOLD_ZERO_CATCHES, says { player: seat }, at floor_places(seat, last..last + 1);
    /// Grey side: nothing is paid for a line that fell.
    FallenLineFree { line: Line } forgets GREY_LINE_FALLS, says { player: seat, line }, at [line_place(seat, line)];
    /// Grey side: of a line that fell only one piece is paid.
    OneOfLineFalls { line: Line } forgets GREY_LINE_FALLS, says { player: seat, line }, at [line_place(seat, line)];
    /// An end bonus is forgotten.
    BonusLeftOut { bonus: Bonus } by match bonus {
        Bonus::Row(_) => RowBonusLeftOut forgets BONUS_ROW,
        Bonus::Column(_) => ColumnBonusLeftOut forgets BONUS_COLUMN,
        Bonus::Colour(_) => ColourBonusLeftOut forgets BONUS_COLOUR,
    }, says { bonus: say_bonus(n, bonus, false) };
    /// An end bonus is given twice.
    BonusDoubled { bonus: Bonus } forgets BONUSES_AT_THE_END, says { bonus: say_bonus(n, bonus, false) };
    /// An end bonus is given though the game goes on.
    BonusTooEarly { bonus: Bonus } forgets BONUSES_AT_THE_END, says { bonus: say_bonus(n, bonus, false) };
    /// An end bonus is given for what lacks a tile: on this space, or of the colour somewhere in its row.
    BonusUnfinished { bonus: Bonus, missing: Space } by match bonus {
        Bonus::Row(_) => UnfinishedRow forgets BONUS_ROW,
        Bonus::Column(_) => UnfinishedColumn forgets BONUS_COLUMN,
        Bonus::Colour(_) => UnfinishedColour forgets BONUS_COLOUR,
    }, says { bonus: say_bonus(n, bonus, true), lacks: lacks(n, bonus, missing) },
        at (!matches!(bonus, Bonus::Colour(_))).then(|| wall_place(seat, missing));
    /// Rows get what columns get, and the reverse.
    RowsAsColumns forgets BONUS_ROW, says {};
    /// Rows get what columns get, which get it too.
    RowsLikeColumns is RowsAsColumns, says {};
    /// Columns get what colours get, and the reverse.
    ColumnsAsColours forgets BONUS_COLUMN, says {};
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

/// A slip that would count `more` points for the player in `seat`.
fn slipped(seat: Seat, more: i32, facts: SlipFacts) -> Slipped<SlipFacts> {
    Slipped { seat, unit: Unit::Points, more, facts }
}

/// That a tile also counts others, and why they do not belong to it.
fn also(n: &Names, why: &'static str, space: Space, spaces: SpaceSet) -> Message {
    says!(n, "slip-also", space, why: Arg::Term(why), count: spaces.len(), spaces: in_rows(n, spaces))
}

/// "1, 2, 3": what so many pieces cost if each costs one more.
fn costs(n: &Names, pieces: usize) -> Arg {
    (1..=pieces).rfold(Arg::Term("none"), |next, cost| says!(n, "slip-costs", cost, next).into())
}

/// What lacks for a bonus.
fn lacks(n: &Names, bonus: Bonus, missing: Space) -> Message {
    let (kind, number) = match bonus {
        Bonus::Row(_) => ("column", missing.column().number()),
        Bonus::Column(_) | Bonus::Colour(_) => ("row", missing.row().number()),
    };
    says!(n, "slip-lacks", kind: Arg::Term(kind), number)
}

/// "row 1, columns 2 and 3"; "row 1 column 2 and row 3 columns 4 and 5".
fn in_rows(n: &Names, spaces: SpaceSet) -> Arg {
    let all: Vec<_> = spaces.iter().collect();
    let rows: Vec<_> = all.chunk_by(|one, next| one.row() == next.row()).collect();
    let alone = rows.len() == 1;
    let said = |same: &&[Space]| {
        let columns: Vec<_> = same.iter().map(|space| space.column()).collect();
        says!(n, "slip-spaces", row: same[0].row(), alone, count: same.len(), columns)
    };
    rows.iter().map(said).collect()
}

/// What a bonus is for.
fn say_bonus(n: &Names, bonus: Bonus, unfinished: bool) -> Message {
    let (kind, number, colour) = match bonus {
        Bonus::Row(row) => ("row", row.number(), None),
        Bonus::Column(column) => ("column", column.number(), None),
        Bonus::Colour(colour) if unfinished => ("unfinished-colour", 0, Some(colour)),
        Bonus::Colour(colour) => ("colour", 0, Some(colour)),
    };
    says!(n, "slip-bonus", kind: Arg::Term(kind), number, colour)
}

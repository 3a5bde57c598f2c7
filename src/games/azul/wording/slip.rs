//! Slips in words.

use super::names::{Names, floor_place, line_place, player_place, wall_place};
use crate::game::reasons::{ToArg, Vocabulary};
use crate::games::azul::slips::{Bonus, Missing};
use crate::games::azul::{Line, Piece, Seat, SlipFacts, Space, SpaceSet};
use crate::verdict::Place;
use crate::words::{Arg, Message};
use std::ops::Range;

/// A slip as the rest of a sentence that begins with "if", and the places that it speaks of.
pub(crate) fn say_slip(n: &Names, seat: Seat, lapse: &SlipFacts) -> (Message, Vec<Place>) {
    let says = |id| n.message(id);
    let theirs = |id| n.message(id).with("player", seat.to_arg(n));
    let tile = |id, space: Space| n.message(id).with("space", space.to_arg(n));
    let also = |why, space, spaces: SpaceSet| {
        let message = tile("slip-also", space).with("count", spaces.len()).with("spaces", list(n, spaces));
        message.with("why", Arg::Term(why))
    };
    let lines = |id, lines: &[Line]| theirs(id).with("count", lines.len()).with("lines", lines.to_vec().to_arg(n));
    let for_bonus = |id, one| says(id).with("bonus", bonus(n, one, false));
    let spaces = |spaces: SpaceSet| spaces.iter().map(|space| wall_place(seat, space)).collect::<Vec<_>>();
    let fallen = |places: Range<usize>| places.map(|index| floor_place(seat, index)).collect::<Vec<_>>();
    let tiled = |lines: &[Line]| lines.iter().map(|&line| line_place(seat, line)).collect::<Vec<_>>();
    let on = |space| vec![wall_place(seat, space)];
    match *lapse {
        SlipFacts::ColumnLeftOut { space, run } => (tile("slip-column-left-out", space), spaces(run)),
        SlipFacts::RowLeftOut { space, run } => (tile("slip-row-left-out", space), spaces(run)),
        SlipFacts::CountedOnce { space } => (tile("slip-counted-once", space), on(space)),
        SlipFacts::CountedAlone { space, run } => (tile("slip-counted-alone", space), spaces(run)),
        SlipFacts::AloneTwice { space } => (tile("slip-alone-twice", space), on(space)),
        SlipFacts::NewTileAdded { space } => (tile("slip-new-tile-added", space), on(space)),
        SlipFacts::NewTileLeftOut { space, .. } => (tile("slip-new-tile-left-out", space), on(space)),
        SlipFacts::TileForgotten { space } => (tile("slip-tile-forgotten", space), on(space)),
        SlipFacts::GapInRow { space, beyond } | SlipFacts::GapInColumn { space, beyond } => {
            (also("gap", space, beyond), spaces(beyond))
        }
        SlipFacts::GapsBothWays { space, beyond } => (also("gaps", space, beyond), spaces(beyond)),
        SlipFacts::Diagonals { space, diagonal } => (also("diagonal", space, diagonal), spaces(diagonal)),
        SlipFacts::WholeGroup { space, corners } => {
            (tile("slip-whole-group", space).with("spaces", list(n, corners)), spaces(corners))
        }
        SlipFacts::OnlyTouching { space, rest } => {
            (tile("slip-only-touching", space).with("spaces", list(n, rest)), spaces(rest))
        }
        SlipFacts::StillToCome { space, coming } => (also("coming", space, coming), spaces(coming)),
        SlipFacts::FromBelow { lines: ref all } => (lines("slip-from-below", all), tiled(all)),
        SlipFacts::AllPlacedFirst { lines: ref all } => (lines("slip-all-placed-first", all), tiled(all)),
        SlipFacts::IncompleteLine { line, colour, space } => {
            let message = theirs("slip-incomplete-line").with("line", line.to_arg(n)).with("colour", colour.to_arg(n));
            (message.with("space", space.to_arg(n)), vec![line_place(seat, line)])
        }
        SlipFacts::FloorForgotten { pieces } => (theirs("slip-floor-forgotten"), fallen(0..pieces)),
        SlipFacts::FloorWithoutMarker { index } => (theirs("slip-floor-without-marker"), fallen(index..index + 1)),
        SlipFacts::FloorMovesUp { index, pieces } => (theirs("slip-floor-moves-up"), fallen(index..pieces)),
        SlipFacts::MarkerCostsOne { index, pieces } => (theirs("slip-marker-costs-one"), fallen(index..pieces)),
        SlipFacts::FloorOneTwoThree { pieces } => {
            let costs = (1..=pieces)
                .rfold(Arg::Term("none"), |next, cost| n.message("slip-costs").with("cost", cost).with("next", next).into());
            (theirs("slip-floor-one-two-three").with("costs", costs), fallen(0..pieces))
        }
        SlipFacts::FloorOneEach { pieces } => (theirs("slip-floor-one-each").with("pieces", pieces), fallen(0..pieces)),
        SlipFacts::FloorLastOnly { pieces } => {
            (theirs("slip-floor-last-only").with("pieces", pieces), fallen(pieces.saturating_sub(1)..pieces))
        }
        SlipFacts::FloorTwice { cost } => (theirs("slip-floor-twice").with("cost", cost), Vec::new()),
        SlipFacts::FloorPastZero { cost } => (theirs("slip-floor-past-zero").with("cost", cost), Vec::new()),
        SlipFacts::FloorBeforeTiles { cost } => (theirs("slip-floor-before-tiles").with("cost", cost), Vec::new()),
        SlipFacts::CaughtPaid { piece } => {
            let colour = if let Piece::Tile(colour) = piece { Some(colour) } else { None };
            (says("slip-caught-paid").with("colour", colour.to_arg(n)), vec![player_place(seat).key("kept").piece(0)])
        }
        SlipFacts::KeptSparesOne { last } => (theirs("slip-kept-spares-one"), fallen(last..last + 1)),
        SlipFacts::FallenLineFree { line } => {
            (theirs("slip-fallen-line-free").with("line", line.to_arg(n)), vec![line_place(seat, line)])
        }
        SlipFacts::OneOfLineFalls { line } => {
            (theirs("slip-one-of-line-falls").with("line", line.to_arg(n)), vec![line_place(seat, line)])
        }
        SlipFacts::BonusLeftOut { bonus } => (for_bonus("slip-bonus-left-out", bonus), Vec::new()),
        SlipFacts::BonusDoubled { bonus } => (for_bonus("slip-bonus-doubled", bonus), Vec::new()),
        SlipFacts::BonusTooEarly { bonus } => (for_bonus("slip-bonus-too-early", bonus), Vec::new()),
        SlipFacts::BonusUnfinished { bonus: one, missing } => {
            let (kind, number, place) = match missing {
                Missing::Space(space) if matches!(one, Bonus::Row(_)) => ("column", space.column().number(), on(space)),
                Missing::Space(space) => ("row", space.row().number(), on(space)),
                Missing::Row(row) => ("row", row.number(), Vec::new()),
            };
            let lacks = says("slip-lacks").with("kind", Arg::Term(kind)).with("number", number);
            (says("slip-bonus-unfinished").with("bonus", bonus(n, one, true)).with("lacks", lacks), place)
        }
        SlipFacts::RowsAsColumns => (says("slip-rows-as-columns"), Vec::new()),
        SlipFacts::RowsLikeColumns => (says("slip-rows-like-columns"), Vec::new()),
        SlipFacts::ColumnsAsColours => (says("slip-columns-as-colours"), Vec::new()),
    }
}

/// "row 1, columns 2 and 3"; "row 1 column 2 and row 3 columns 4 and 5".
fn list(n: &Names, spaces: SpaceSet) -> Arg {
    let all: Vec<_> = spaces.iter().collect();
    let rows: Vec<_> = all.chunk_by(|one, next| one.row() == next.row()).collect();
    let alone = rows.len() == 1;
    let said = |same: &&[Space]| {
        let columns: Arg = same.iter().map(|space| space.column().number()).collect();
        let message = n.message("slip-spaces").with("row", same[0].row().to_arg(n)).with("alone", alone.to_arg(n));
        message.with("count", same.len()).with("columns", columns)
    };
    rows.iter().map(said).collect()
}

/// What a bonus is for.
fn bonus(n: &Names, bonus: Bonus, unfinished: bool) -> Message {
    let (kind, number, colour) = match bonus {
        Bonus::Row(row) => ("row", row.number(), None),
        Bonus::Column(column) => ("column", column.number(), None),
        Bonus::Colour(colour) if unfinished => ("unfinished-colour", 0, Some(colour)),
        Bonus::Colour(colour) => ("colour", 0, Some(colour)),
    };
    let message = n.message("slip-bonus").with("kind", Arg::Term(kind)).with("number", number);
    message.with("colour", colour.to_arg(n))
}

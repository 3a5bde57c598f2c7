//! Points with their proof: what a reader recounts with a finger.

use super::names::{Names, floor_place, player_place, wall_place};
use crate::games::azul::pieces::FLOOR_COSTS;
use crate::games::azul::{Colour, Floor, Line, Piece, Reason, Seat, Space, SpaceSet, rules};
use crate::games::reasons::{Told, Vocabulary};
use crate::verdict::{Amount, Award, Place, Unit};
use crate::words::{Arg, Message};

/// An award to the player in `seat`, with the tiles that prove it.
pub(in crate::games::azul) fn say_award(n: &Names, seat: usize, amount: Amount, reason: &Reason) -> Award {
    let tile = |id, colour: Colour, space: Space| n.message(id).with("colour", colour.told(n)).with("space", space.told(n));
    let (rule, why) = match *reason {
        Reason::Alone { space, colour } => {
            (&rules::TILE_ALONE, tile("award-alone", colour, space).with("points", amount.least()))
        }
        Reason::Row { space, colour, run } => {
            (&rules::HORIZONTAL_RUN, range(tile("award-row", colour, space), run, |space| space.column().number()))
        }
        Reason::Column { space, colour, run } => {
            (&rules::VERTICAL_RUN, range(tile("award-column", colour, space), run, |space| space.row().number()))
        }
        Reason::Floor { floor, cost } => (&rules::FLOOR_LINE_COSTS, floor_line(n, &floor, cost, amount)),
        Reason::Caught { piece } => (&rules::GOLD_ZERO_CATCHES, n.message("award-caught").with("colour", colour(n, piece))),
        Reason::FullRow { row } => (&rules::BONUS_ROW, n.message("award-full-row").with("row", row.told(n))),
        Reason::FullColumn { column } => (&rules::BONUS_COLUMN, n.message("award-full-column").with("column", column.told(n))),
        Reason::FullColour { colour, spaces } => {
            let message = n.message("award-full-colour").with("colour", colour.told(n));
            (&rules::BONUS_COLOUR, message.with("spaces", colour_spaces(n, spaces)))
        }
        Reason::OnHiddenWall { space, colour } => (&rules::SCORED_AT_ONCE, tile("award-hidden-wall", colour, space)),
        Reason::HiddenLines => (&rules::SCORED_AT_ONCE, n.message("award-hidden-lines")),
        Reason::HiddenFloor => (&rules::FLOOR_LINE_COSTS, n.message("award-hidden-floor")),
        Reason::HiddenBonuses => (&rules::BONUS_COLUMN, n.message("award-hidden-bonuses")),
    };
    let player = n.players().get(seat).cloned().unwrap_or_default();
    let evidence = Seat::new(seat).map_or_else(Vec::new, |seat| evidence(seat, reason));
    Award { player, rule, amount, unit: Unit::Points, why, evidence }
}

/// What follows a finger on the board.
fn evidence(seat: Seat, reason: &Reason) -> Vec<Place> {
    let wall = |spaces: SpaceSet| spaces.iter().map(|space| wall_place(seat, space)).collect();
    match *reason {
        Reason::Alone { space, .. } => vec![wall_place(seat, space)],
        Reason::Row { run, .. } | Reason::Column { run, .. } => wall(run),
        Reason::Floor { floor, .. } => (0..floor.len()).map(|index| floor_place(seat, index)).collect(),
        Reason::Caught { .. } => vec![player_place(seat).key("kept").piece(0)],
        Reason::FullRow { row } => wall(SpaceSet::row(row)),
        Reason::FullColumn { column } => wall(SpaceSet::column(column)),
        Reason::FullColour { spaces, .. } => wall(spaces),
        Reason::OnHiddenWall { .. } | Reason::HiddenLines | Reason::HiddenFloor | Reason::HiddenBonuses => Vec::new(),
    }
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
        let piece = n.message("floor-piece").with("colour", piece.map_or(Arg::Term("unknown"), |piece| colour(n, piece)));
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
fn colour_spaces(n: &Names, spaces: SpaceSet) -> Arg {
    let spaces: Vec<_> = Line::all().filter_map(|row| spaces.and(SpaceSet::row(row)).iter().next()).collect();
    spaces
        .into_iter()
        .rfold(Arg::Term("none"), |next, space| n.message("colour-spaces").with("space", space.told(n)).with("next", next).into())
}

/// The colour of a piece; none if it is the marker.
fn colour(n: &Names, piece: Piece) -> Arg {
    match piece {
        Piece::Tile(colour) => colour.told(n),
        Piece::Marker => Arg::Term("none"),
    }
}

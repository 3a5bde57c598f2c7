//! Points with their proof: what a reader recounts with a finger.

use super::names::{Names, floor_place, player_place, space, wall_place};
use crate::games::azul::pieces::FLOOR_COSTS;
use crate::games::azul::{Colour, Floor, Line, Piece, Reason, Seat, Space, SpaceSet, rules};
use crate::verdict::{Amount, Award, Place, Rule, Unit};

/// An award to the player in `seat`, with the tiles that prove it.
pub(in crate::games::azul) fn say_award(n: &Names, seat: usize, amount: Amount, reason: &Reason) -> Award {
    let paid = amount.least();
    let (rule, why): (&'static Rule, String) = match *reason {
        Reason::Alone { space, colour } => {
            (&rules::TILE_ALONE, format!("{} touches no other {}: {}", subject(n, colour, space), n.tile(), points(paid)))
        }
        Reason::Row { space, colour, run } => (
            &rules::HORIZONTAL_RUN,
            format!(
                "{} joins {} in a row: {} of row {}",
                subject(n, colour, space),
                n.count(run.len()),
                range("columns", run, |space| space.column().number()),
                space.row().number()
            ),
        ),
        Reason::Column { space, colour, run } => (
            &rules::VERTICAL_RUN,
            format!(
                "{} joins {} in a column: {} of column {}",
                subject(n, colour, space),
                n.count(run.len()),
                range("rows", run, |space| space.row().number()),
                space.column().number()
            ),
        ),
        Reason::Floor { floor, cost } => (&rules::FLOOR_LINE_COSTS, floor_line(n, &floor, cost, amount)),
        Reason::Caught { piece } => {
            (&rules::GOLD_ZERO_CATCHES, format!("the kept \"0\" factory caught the {}: it costs nothing", piece_name(n, piece)))
        }
        Reason::FullRow { row } => (&rules::BONUS_ROW, format!("row {} is complete: columns 1–5", row.number())),
        Reason::FullColumn { column } => (&rules::BONUS_COLUMN, format!("column {} is complete: rows 1–5", column.number())),
        Reason::FullColour { colour, spaces } => (&rules::BONUS_COLOUR, full_colour(n, colour, spaces)),
        Reason::OnHiddenWall { space, colour } => (
            &rules::SCORED_AT_ONCE,
            format!("what {} joins depends on the {}, which the case does not tell", subject(n, colour, space), n.terms().wall),
        ),
        Reason::HiddenLines => {
            (&rules::SCORED_AT_ONCE, "which pattern lines are full, and what they bring, the case does not tell".to_owned())
        }
        Reason::HiddenFloor => {
            (&rules::FLOOR_LINE_COSTS, format!("what lies on the {}, the case does not tell", n.terms().floor))
        }
        Reason::HiddenBonuses => {
            (&rules::BONUS_COLUMN, format!("what is complete on the {}, the case does not tell", n.terms().wall))
        }
    };
    let player = n.players().get(seat).cloned().unwrap_or_default();
    let evidence = Seat::new(seat).map_or_else(Vec::new, |seat| evidence(seat, reason));
    Award { player, rule, amount, unit: Unit::Points, why: why.into(), evidence }
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

/// "yellow on row 2, column 3"; on the grey side the space does not tell the colour.
fn subject(n: &Names, colour: Colour, at: Space) -> String {
    format!("{} on {}", n.colour(colour), space(at))
}

/// "columns 1–4".
fn range(word: &str, run: SpaceSet, number: impl Fn(Space) -> usize) -> String {
    let numbers = || run.iter().map(&number);
    match (numbers().min(), numbers().max()) {
        (Some(first), Some(last)) if first < last => format!("{word} {first}–{last}"),
        (Some(only), _) => format!("{} {only}", word.trim_end_matches('s')),
        (None, _) => word.to_owned(),
    }
}

/// Each piece with its cost, their sum, and what of it the score could lose.
fn floor_line(n: &Names, floor: &Floor, cost: i32, amount: Amount) -> String {
    let items = floor.pieces().zip(FLOOR_COSTS).map(|(piece, cost)| format!("{} −{cost}", short_name(n, piece)));
    let all = items.collect::<Vec<_>>().join(", ");
    let Some(lost) = (-amount).known() else {
        return format!("{all}: −{cost}, or as much as the score has: the case does not tell it");
    };
    match lost {
        _ if lost == cost => format!("{all}: −{cost}"),
        0 => format!("{all}: −{cost}; the score is 0 already and stays there"),
        _ => format!("{all}: −{cost}; the score stops at 0, so −{lost}"),
    }
}

fn full_colour(n: &Names, colour: Colour, spaces: SpaceSet) -> String {
    let columns = Line::all().filter_map(|row| {
        let space = spaces.and(SpaceSet::row(row)).iter().next()?;
        Some(format!("row {} column {}", row.number(), space.column().number()))
    });
    format!("all five {} {} are there: {}", n.colour(colour), n.tiles(), columns.collect::<Vec<_>>().join(", "))
}

fn short_name(n: &Names, piece: Piece) -> &'static str {
    match piece {
        Piece::Tile(colour) => n.colour(colour),
        Piece::Marker => "marker",
    }
}

fn piece_name(n: &Names, piece: Piece) -> String {
    match piece {
        Piece::Tile(colour) => format!("{} {}", n.colour(colour), n.tile()),
        Piece::Marker => "first-player marker".to_owned(),
    }
}

fn points(amount: i32) -> String {
    format!("{amount} {}", Unit::Points.word(amount))
}

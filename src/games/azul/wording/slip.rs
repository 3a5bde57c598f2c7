//! Slips in words.

use super::names::{Names, columns, floor_place, line_place, player_place, space as at, wall_place};
use crate::games::azul::slips::{Bonus, Missing};
use crate::games::azul::{Lapse, Line, Piece, Seat, Space, SpaceSet};
use crate::verdict::Place;
use crate::verdict::english::and;
use std::ops::Range;

/// A slip as the rest of a sentence that begins with "if", and the places that it speaks of.
pub(in crate::games::azul) fn say_slip(n: &Names, seat: usize, lapse: &Lapse) -> (String, Vec<Place>) {
    let Some(seat) = Seat::new(seat) else { return Default::default() };
    let (tile, tiles, floor) = (n.tile(), n.tiles(), n.terms().floor);
    let spaces = |spaces: SpaceSet| spaces.iter().map(|space| wall_place(seat, space)).collect::<Vec<_>>();
    let fallen = |places: Range<usize>| places.map(|index| floor_place(seat, index)).collect::<Vec<_>>();
    let tiled = |lines: &[Line]| lines.iter().map(|&line| line_place(seat, line)).collect::<Vec<_>>();
    match *lapse {
        Lapse::ColumnLeftOut { space, run } => (format!("the vertical run through {} is left out", at(space)), spaces(run)),
        Lapse::RowLeftOut { space, run } => (format!("the horizontal run through {} is left out", at(space)), spaces(run)),
        Lapse::CountedOnce { space } => {
            (format!("the {tile} on {} is counted in only one of its two runs", at(space)), vec![wall_place(seat, space)])
        }
        Lapse::CountedAlone { space, run } => {
            (format!("the {tile} on {} is counted alone, without the {tiles} that it joins", at(space)), spaces(run))
        }
        Lapse::NewTileAdded { space } => {
            (format!("the {tile} on {} is given a point of its own beside its runs", at(space)), vec![wall_place(seat, space)])
        }
        Lapse::NewTileLeftOut { space } => (
            format!("the {tile} on {} itself is not counted, only those that it joins", at(space)),
            vec![wall_place(seat, space)],
        ),
        Lapse::TileForgotten { space } => (format!("the {tile} on {} is not counted", at(space)), vec![wall_place(seat, space)]),
        Lapse::GapInRow { space, beyond } | Lapse::GapInColumn { space, beyond } => {
            (format!("{}, across a gap", also(n, space, beyond)), spaces(beyond))
        }
        Lapse::GapsBothWays { space, beyond } => (format!("{}, across gaps", also(n, space, beyond)), spaces(beyond)),
        Lapse::Diagonals { space, diagonal } => {
            let touch = if diagonal.len() == 1 { "touches" } else { "touch" };
            (format!("{}, which {touch} it only at a corner", also(n, space, diagonal)), spaces(diagonal))
        }
        Lapse::WholeGroup { space, corners } => {
            let words =
                format!("all {tiles} that hang together with {} are counted once each, also {}", at(space), list(corners));
            (words, spaces(corners))
        }
        Lapse::OnlyTouching { space, rest } => {
            (format!("only the {tiles} that touch {} are counted, without {}", at(space), list(rest)), spaces(rest))
        }
        Lapse::StillToCome { space, coming } => {
            let comes = if coming.len() == 1 { "comes" } else { "come" };
            (format!("{}, which {comes} only later", also(n, space, coming)), spaces(coming))
        }
        Lapse::FromBelow { ref lines } => {
            (format!("{}'s {} are tiled from below instead of from above", n.player(seat), numbers(lines)), tiled(lines))
        }
        Lapse::AllPlacedFirst { ref lines } => {
            let words = format!("the {tiles} of {}'s {} are all placed before any is counted", n.player(seat), numbers(lines));
            (words, tiled(lines))
        }
        Lapse::IncompleteLine { line, colour, space } => {
            let words = format!(
                "{}'s line {}, which is not full, puts a {} {tile} on {}",
                n.player(seat),
                line.number(),
                n.colour(colour),
                at(space)
            );
            (words, vec![line_place(seat, line)])
        }
        Lapse::FloorForgotten { pieces } => (format!("{} {floor} is not paid", n.owner(seat)), fallen(0..pieces)),
        Lapse::FloorWithoutMarker { index } => {
            (format!("the marker on {} {floor} is not paid", n.owner(seat)), fallen(index..index + 1))
        }
        Lapse::FloorMovesUp { index, pieces } => {
            (format!("{} {floor} is paid as if the marker did not lie on it", n.owner(seat)), fallen(index..pieces))
        }
        Lapse::MarkerCostsOne { index, pieces } => {
            let words =
                format!("the marker is paid with −1, and the rest of {} {floor} as if it did not lie there", n.owner(seat));
            (words, fallen(index..pieces))
        }
        Lapse::FloorOneTwoThree { pieces } => {
            let costs = (1..=pieces).map(|cost| format!("−{cost}")).collect::<Vec<_>>().join(", ");
            (format!("{} {floor} is paid as {costs}", n.owner(seat)), fallen(0..pieces))
        }
        Lapse::FloorOneEach { pieces } => {
            (format!("each of the {pieces} pieces on {} {floor} is paid with −1", n.owner(seat)), fallen(0..pieces))
        }
        Lapse::FloorLastOnly { pieces } => {
            let words = format!("only the last of the {pieces} pieces on {} {floor} is paid", n.owner(seat));
            (words, fallen(pieces.saturating_sub(1)..pieces))
        }
        Lapse::FloorTwice { cost } => (format!("{} {floor} of −{cost} is paid twice", n.owner(seat)), Vec::new()),
        Lapse::FloorPastZero { cost } => (format!("{} {floor} of −{cost} takes the score below 0", n.owner(seat)), Vec::new()),
        Lapse::FloorBeforeTiles { cost } => {
            (format!("{} {floor} of −{cost} is paid before the {tiles} of the round are counted", n.owner(seat)), Vec::new())
        }
        Lapse::CaughtPaid { piece } => {
            let caught = match piece {
                Piece::Tile(colour) => format!("{} {tile}", n.colour(colour)),
                Piece::Marker => "marker".to_owned(),
            };
            let words = format!("the {caught} that the kept \"0\" factory caught is paid as if it lay on the {floor}");
            (words, vec![player_place(seat).key("kept").piece(0)])
        }
        Lapse::KeptSparesOne { last } => {
            (format!("the kept \"0\" factory is thought to spare a piece on {} {floor}", n.owner(seat)), fallen(last..last + 1))
        }
        Lapse::FallenLineFree { line } => {
            let words = format!("{}'s line {}, which finds no space, is not paid on the {floor}", n.player(seat), line.number());
            (words, vec![line_place(seat, line)])
        }
        Lapse::OneOfLineFalls { line } => {
            let words = format!("only one {tile} of {}'s line {}, which finds no space, is paid", n.player(seat), line.number());
            (words, vec![line_place(seat, line)])
        }
        Lapse::BonusLeftOut { bonus } => (format!("the bonus for {} is forgotten", thing(n, bonus)), Vec::new()),
        Lapse::BonusDoubled { bonus } => (format!("the bonus for {} is given twice", thing(n, bonus)), Vec::new()),
        Lapse::BonusTooEarly { bonus } => {
            (format!("the bonus for {} is given already, although the game goes on", thing(n, bonus)), Vec::new())
        }
        Lapse::BonusUnfinished { bonus, missing } => {
            let (lacks, place) = match missing {
                Missing::Space(space) if matches!(bonus, Bonus::Row(_)) => {
                    (format!("column {}", space.column().number()), vec![wall_place(seat, space)])
                }
                Missing::Space(space) => (format!("row {}", space.row().number()), vec![wall_place(seat, space)]),
                Missing::Row(row) => (format!("row {}", row.number()), Vec::new()),
            };
            let what = match bonus {
                Bonus::Colour(colour) => n.colour(colour).to_owned(),
                Bonus::Row(_) | Bonus::Column(_) => thing(n, bonus),
            };
            (format!("the bonus is given for {what}, where the {tile} in {lacks} is lacking"), place)
        }
        Lapse::RowsAsColumns => ("each complete row is given 7 and each complete column 2".to_owned(), Vec::new()),
        Lapse::ColumnsAsColours => ("each complete column is given 10 and each complete colour 7".to_owned(), Vec::new()),
    }
}

/// "the tile on row 2, column 3 also counts those on row 4, columns 3 and 4".
fn also(n: &Names, space: Space, more: SpaceSet) -> String {
    let those = if more.len() == 1 { "that" } else { "those" };
    format!("the {} on {} also counts {those} on {}", n.tile(), at(space), list(more))
}

/// "row 1, columns 2 and 3"; "row 1 column 2 and row 3 columns 4 and 5".
fn list(spaces: SpaceSet) -> String {
    let all: Vec<_> = spaces.iter().collect();
    let rows: Vec<_> = all.chunk_by(|one, next| one.row() == next.row()).collect();
    let comma = if rows.len() == 1 { "," } else { "" };
    and(rows.iter().map(|same| {
        let mut set = SpaceSet::EMPTY;
        same.iter().for_each(|&space| set.insert(space));
        format!("row {}{comma} {}", same[0].row().number(), columns(set, "and"))
    }))
}

/// "line 2", "lines 1, 3 and 4".
fn numbers(lines: &[Line]) -> String {
    let numbers = and(lines.iter().map(|line| line.number().to_string()));
    format!("{} {numbers}", if lines.len() == 1 { "line" } else { "lines" })
}

fn thing(n: &Names, bonus: Bonus) -> String {
    match bonus {
        Bonus::Row(row) => format!("row {}", row.number()),
        Bonus::Column(column) => format!("column {}", column.number()),
        Bonus::Colour(colour) => format!("all five {} {}", n.colour(colour), n.tiles()),
    }
}

//! Slips in words.

use super::names::{Names, columns, floor_place, line_place, space as at, wall_place};
use crate::games::azul::slips::{Bonus, Missing};
use crate::games::azul::{Lapse, Seat, Space, SpaceSet};
use crate::verdict::Place;
use crate::verdict::english::and;

/// A slip as the rest of a sentence that begins with "if", and the places that it speaks of.
pub(in crate::games::azul) fn say_slip(n: &Names, seat: usize, lapse: &Lapse) -> (String, Vec<Place>) {
    let Some(seat) = Seat::new(seat) else { return Default::default() };
    let tile = n.tile();
    let tiles = n.tiles();
    let spaces = |spaces: SpaceSet| spaces.iter().map(|space| wall_place(seat, space)).collect::<Vec<_>>();
    let pieces = |count: usize| (0..count).map(|index| floor_place(seat, index)).collect::<Vec<_>>();
    let floor = n.terms().floor;
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
        Lapse::NewTileLeftOut { space } => {
            (format!("the {tile} on {} itself is not counted", at(space)), vec![wall_place(seat, space)])
        }
        Lapse::GapJumped { space, beyond } => {
            (format!("{} counted for {}, behind a gap", there(n, beyond), at(space)), spaces(beyond))
        }
        Lapse::Diagonals { space, diagonal } => {
            (format!("{} counted for {}, which they touch only at a corner", there(n, diagonal), at(space)), spaces(diagonal))
        }
        Lapse::WholeGroup { space, group } => {
            let words =
                format!("all {} {tiles} that hang together with {} are counted, round corners too", group.len(), at(space));
            (words, spaces(group))
        }
        Lapse::OnlyTouching { space, rest } => {
            (format!("only the {tiles} that touch {} are counted, without {}", at(space), list(rest)), spaces(rest))
        }
        Lapse::StillToCome { space, coming } => {
            let words = format!("{} counted for {} before it is placed", there(n, coming), at(space));
            (words, spaces(coming))
        }
        Lapse::IncompleteLine { line, colour, space } => {
            let words = format!("line {}, which is not full, puts a {} {tile} on {}", line.number(), n.colour(colour), at(space));
            (words, vec![line_place(seat, line)])
        }
        Lapse::FloorForgotten { pieces: count } => (format!("{} {floor} is not paid", n.owner(seat)), pieces(count)),
        Lapse::FloorWithoutMarker { pieces: count } => {
            (format!("the marker on {} {floor} is not paid", n.owner(seat)), pieces(count))
        }
        Lapse::FloorOneTwoThree { pieces: count } => {
            let costs = (1..=count).map(|cost| format!("−{cost}")).collect::<Vec<_>>().join(", ");
            (format!("the {floor} is paid as {costs}"), pieces(count))
        }
        Lapse::FloorOneEach { pieces: count } => {
            (format!("each of the {count} pieces on the {floor} is paid with −1"), pieces(count))
        }
        Lapse::FloorLastOnly { pieces: count } => {
            (format!("only the last of the {count} pieces on the {floor} is paid"), pieces(count))
        }
        Lapse::FloorPastZero { cost } => (format!("the score goes below 0 for a {floor} of −{cost}"), Vec::new()),
        Lapse::FloorBeforeTiles { cost } => {
            (format!("the {floor} of −{cost} is paid before the {tiles} of the round are counted"), Vec::new())
        }
        Lapse::CaughtPaid { .. } => ("what the kept \"0\" factory caught is paid for".to_owned(), Vec::new()),
        Lapse::BonusLeftOut { bonus } => (format!("the bonus for {} is forgotten", thing(n, bonus)), Vec::new()),
        Lapse::BonusDoubled { bonus } => (format!("the bonus for {} is given twice", thing(n, bonus)), Vec::new()),
        Lapse::BonusUnfinished { bonus, missing } => {
            let (lacks, place) = match missing {
                Missing::Space(space) => (at(space), vec![wall_place(seat, space)]),
                Missing::Row(row) => (format!("one in row {}", row.number()), Vec::new()),
            };
            (format!("{}, which lacks {lacks}, is given the bonus", thing(n, bonus)), place)
        }
        Lapse::RowsAsColumns => ("each complete row is given 7 and each complete column 2".to_owned(), Vec::new()),
    }
}

/// "the tile on row 2, column 3 is", "the tiles on row 2, columns 3 and 4 are".
fn there(n: &Names, spaces: SpaceSet) -> String {
    if spaces.len() == 1 {
        format!("the {} on {} is", n.tile(), list(spaces))
    } else {
        format!("the {} on {} are", n.tiles(), list(spaces))
    }
}

/// "row 1, column 2, and row 3, columns 4 and 5".
fn list(spaces: SpaceSet) -> String {
    let row = |space: &Space| space.row();
    let all: Vec<_> = spaces.iter().collect();
    let rows = all.chunk_by(|one, next| row(one) == row(next));
    and(rows.map(|same| {
        let mut set = SpaceSet::EMPTY;
        same.iter().for_each(|&space| set.insert(space));
        format!("row {} {}", same[0].row().number(), columns(set, "and"))
    }))
}

fn thing(n: &Names, bonus: Bonus) -> String {
    match bonus {
        Bonus::Row(row) => format!("row {}", row.number()),
        Bonus::Column(column) => format!("column {}", column.number()),
        Bonus::Colour(colour) => format!("{} in all five rows", n.colour(colour)),
    }
}

//! What cannot be on one player's board.

use super::super::names::{Names, line_place, player_place, space, wall_place};
use super::super::say::Facts;
use crate::games::azul::pieces::{FLOOR, FLOOR_COSTS};
use crate::games::azul::{Colour, Column, Line, Seat, Space, rules};
use crate::verdict::Say;
use crate::verdict::english::or;

pub(super) fn wrong_space(n: &Names, seat: Seat, at: Space, holds: Colour) -> Say {
    let (row, printed, belongs) = (at.row(), n.colour(at.print()), Space::printed(at.row(), holds));
    let (whose, here, tile, holds) = (n.owner(seat), space(at), n.tile(), n.colour(holds));
    Say::broken(
        &rules::SPACE_OF_ITS_COLOUR,
        wall_place(seat, at),
        format!("{holds} on a {printed} space"),
        format!("{whose} {} has a {holds} {tile} on {here}, which is printed {printed}", n.terms().wall),
    )
    .help(format!(
        "{here} takes {printed} only; the {holds} space of row {} is in column {}",
        row.number(),
        belongs.column().number()
    ))
    .word("player", n.player(seat))
    .space(at)
    .word("holds", holds)
    .word("printed", printed)
    .column("belongs_in_column", belongs.column())
}

pub(super) fn twice_in_row(n: &Names, seat: Seat, colour: Colour, first: Space, second: Space) -> Say {
    let (whose, colour, row) = (n.owner(seat), n.colour(colour), first.row());
    Say::broken(
        &rules::GREY_ROW_HAS_COLOUR,
        wall_place(seat, second),
        format!("{colour} again"),
        format!(
            "{whose} {} has {colour} twice in row {}: in column {} and in column {}",
            n.terms().wall,
            row.number(),
            first.column().number(),
            second.column().number()
        ),
    )
    .help(other_colours(n, seat, row).map_or_else(
        || format!("each row takes {colour} once"),
        |others| format!("one of the two must be of a colour that row {} lacks: {others}", row.number()),
    ))
    .related(true, wall_place(seat, first), format!("the first {colour} of the row"))
    .word("player", n.player(seat))
    .word("colour", colour)
    .space(second)
    .other_space("first", first)
}

pub(super) fn twice_in_column(n: &Names, seat: Seat, colour: Colour, first: Space, second: Space) -> Say {
    let (whose, colour, column): (_, _, Column) = (n.owner(seat), n.colour(colour), first.column());
    Say::broken(
        &rules::GREY_COLUMN_HAS_COLOUR,
        wall_place(seat, second),
        format!("{colour} again"),
        format!(
            "{whose} {} has {colour} twice in column {}: in row {} and in row {}",
            n.terms().wall,
            column.number(),
            first.row().number(),
            second.row().number()
        ),
    )
    .help(format!(
        "one of the two lies in another column or is of another colour: column {} takes {colour} once",
        column.number()
    ))
    .related(true, wall_place(seat, first), format!("the first {colour} of the column"))
    .word("player", n.player(seat))
    .word("colour", colour)
    .space(second)
    .other_space("first", first)
}

pub(super) fn mixed_line(n: &Names, seat: Seat, line: Line, [first, other]: [Colour; 2], index: usize) -> Say {
    let (first, other) = (n.colour(first), n.colour(other));
    Say::broken(
        &rules::LINE_HOLDS_ONE_COLOUR,
        line_place(seat, line).piece(index),
        format!("{other} among {first}"),
        format!("{} line {} holds {first} and, on space {} from the left, {other}", n.owner(seat), line.number(), index + 1),
    )
    .help(format!("a pattern line holds one colour: all {first} or all {other}"))
    .word("player", n.player(seat))
    .line(line)
    .number("space", index + 1)
    .words("colours", [first.to_owned(), other.to_owned()])
}

pub(super) fn overfull_line(n: &Names, seat: Seat, line: Line, count: usize) -> Say {
    let (spaces, over) = (usize::from(line.length()), count.saturating_sub(line.length().into()));
    Say::broken(
        &rules::LINE_LENGTH,
        line_place(seat, line),
        format!("{} on {spaces}", n.count(count)),
        format!("{} line {} holds {}, but it has room for {spaces}", n.owner(seat), line.number(), n.count(count)),
    )
    .help(format!("what does not fit falls: put {over} of them on the {}", n.terms().floor))
    .word("player", n.player(seat))
    .line(line)
    .number("count", count)
    .number("spaces", spaces)
}

pub(super) fn line_gap(n: &Names, seat: Seat, line: Line, index: usize) -> Say {
    Say::broken(
        &rules::LINE_FILLS_FROM_RIGHT,
        line_place(seat, line).piece(index),
        "empty",
        format!(
            "{} line {} has an empty space to the right of a {}: space {} from the left",
            n.owner(seat),
            line.number(),
            n.tile(),
            index + 1
        ),
    )
    .help(format!("lines fill from the right: write its empty spaces first, its {} last, or leave the dots out", n.tiles()))
    .word("player", n.player(seat))
    .line(line)
    .number("space", index + 1)
}

pub(super) fn line_of_wall_colour(n: &Names, seat: Seat, line: Line, colour: Colour, at: Space) -> Say {
    let colour = n.colour(colour);
    Say::broken(
        &rules::WALL_ROW_HAS_COLOUR,
        line_place(seat, line),
        format!("{colour} on line {}", line.number()),
        format!(
            "{} line {} holds {colour}, but {} already has {colour}, in column {}",
            n.owner(seat),
            line.number(),
            n.row(line),
            at.column().number()
        ),
    )
    .help(other_colours(n, seat, line).map_or_else(
        || format!("line {} takes no {colour} any more", line.number()),
        |others| format!("line {} can only hold a colour that the row lacks: {others}", line.number()),
    ))
    .related(true, wall_place(seat, at), format!("{colour} on the {}", n.terms().wall))
    .word("player", n.player(seat))
    .line(line)
    .word("colour", colour)
    .space(at)
}

pub(super) fn line_without_column(n: &Names, seat: Seat, line: Line, colour: Colour) -> Say {
    let colour = n.colour(colour);
    Say::broken(
        &rules::GREY_COLUMN_HAS_COLOUR,
        line_place(seat, line),
        format!("{colour} on line {}", line.number()),
        format!(
            "{} line {} holds {colour}, but no free space of {} may take {colour}",
            n.owner(seat),
            line.number(),
            n.row(line)
        ),
    )
    .help(format!(
        "every free column of row {} has {colour} already; under the ruling grey-line-check=yes the line would be allowed and fall",
        line.number()
    ))
    .word("player", n.player(seat))
    .line(line)
    .word("colour", colour)
}

pub(super) fn overfull_floor(n: &Names, seat: Seat, count: usize) -> Say {
    Say::broken(
        &rules::FULL_FLOOR_LINE,
        player_place(seat).key("floor"),
        format!("{count} pieces on {FLOOR} spaces"),
        format!("{} {} holds {count} pieces, but it has {FLOOR} spaces", n.owner(seat), n.terms().floor),
    )
    .help(format!("what falls when it is full goes to the {}", n.terms().lid))
    .word("player", n.player(seat))
    .number("count", count)
    .number("spaces", FLOOR)
}

pub(super) fn floor_gap(n: &Names, seat: Seat, index: usize) -> Say {
    let cost = FLOOR_COSTS.get(index).map_or(String::new(), |cost| format!(", which costs {cost}"));
    Say::broken(
        &rules::FLOOR_FILLS_FROM_LEFT,
        player_place(seat).key("floor").piece(index),
        "empty",
        format!("{} {} has an empty space to the left of a piece: space {}{cost}", n.owner(seat), n.terms().floor, index + 1),
    )
    .help("it fills from the left without gaps: move the pieces to the left, or add the missing one")
    .word("player", n.player(seat))
    .number("space", index + 1)
}

pub(super) fn overfull_kept(n: &Names, seat: Seat, count: usize) -> Say {
    Say::broken(
        &rules::GOLD_ZERO_CATCHES,
        player_place(seat).key("kept"),
        format!("{count} pieces"),
        format!("{} kept \"0\" factory holds {count} pieces, but it catches one only", n.owner(seat)),
    )
    .help(format!("the pieces that fell after the first lie on the {}", n.terms().floor))
    .word("player", n.player(seat))
    .number("count", count)
}

/// The colours that a row lacks, as a choice; none if the case does not show the row or it lacks none.
fn other_colours(n: &Names, seat: Seat, row: Line) -> Option<String> {
    let there = n.shown_row(seat, row)?;
    let others = Colour::ALL.into_iter().filter(|colour| !there.contains(colour));
    let others = or(others.map(|colour| n.colour(colour).to_owned()));
    (!others.is_empty()).then_some(others)
}

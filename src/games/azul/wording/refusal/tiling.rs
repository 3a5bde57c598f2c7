//! Refused in the tiling phase.

use super::Refused;
use super::instead::{full_lines, open_columns, open_words};
use crate::games::azul::wording::names::{columns, line as line_name, line_place, space, wall_place};
use crate::games::azul::wording::say::Facts;
use crate::games::azul::{Colour, Column, Line, Move, Onto, Side, Space, SpaceSet, rules};
use crate::verdict::Say;

pub(super) fn line_not_full(c: &Refused<'_>, line: Line, count: u8) -> Say {
    let length = line.length();
    let message = match count {
        0 => format!("{} {} is empty, and only full lines are tiled", c.whose(), line_name(line)),
        _ => {
            format!("{} {} holds {count} of {length} {}, and only full lines are tiled", c.whose(), line_name(line), c.n.tiles())
        }
    };
    let stays = match count {
        0 => String::new(),
        1 => format!("the {} on {} stays for the next round; ", c.n.tile(), line_name(line)),
        _ => format!("the {} on {} stay for the next round; ", c.n.tiles(), line_name(line)),
    };
    c.broken(&rules::ONLY_COMPLETE_LINES, "tile", "not full", message)
        .help(format!("{stays}{}", full_lines(c)))
        .line(line)
        .number("count", count)
        .number("spaces", length)
}

pub(super) fn not_topmost(c: &Refused<'_>, line: Line, first: Line) -> Say {
    let message = format!("{} tiles {}, but {} is full and comes first", c.who(), line_name(line), line_name(first));
    let say = c
        .broken(&rules::TILE_TOP_TO_BOTTOM, "tile", format!("after {}", line_name(first)), message)
        .help(format!("lines are tiled from top to bottom: tile {} before this", line_name(first)))
        .line(line)
        .number("first", first.number());
    match (c.seat(), c.board()) {
        (Some(seat), Some(board)) => say.related(c.n.shows_line(seat, first, board), line_place(seat, first), "full"),
        _ => say,
    }
}

pub(super) fn not_the_printed_space(c: &Refused<'_>, line: Line, colour: Colour, [chosen, printed]: [Column; 2]) -> Say {
    let (name, row) = (c.n.colour(colour), line.number());
    let there = c.n.colour(Space::at(line, chosen).print());
    let message = format!("{} cannot put {name} on row {row}, column {}, which is printed {there}", c.who(), chosen.number());
    c.broken(&rules::SPACE_OF_ITS_COLOUR, "to", format!("printed {there}"), message)
        .help(format!("the {name} space of row {row} is in column {}: `to: column {0}`, or leave `to:` out", printed.number()))
        .line(line)
        .word("colour", name)
        .column("chosen", chosen)
        .column("printed", printed)
}

pub(super) fn space_covered(c: &Refused<'_>, at: Space, holds: Colour, open: SpaceSet) -> Say {
    let holds_name = c.n.colour(holds);
    let message = format!("{} cannot tile {}: a {holds_name} {} lies there already", c.who(), space(at), c.n.tile());
    let say = c.broken(&rules::GREY_ANY_SPACE, "to", format!("holds {holds_name}"), message).space(at).word("holds", holds_name);
    let say = with_open(say, c, at.row(), open);
    match c.seat() {
        Some(seat) => say.related(c.n.shows_tile(seat, at, holds), wall_place(seat, at), holds_name),
        None => say,
    }
}

pub(super) fn column_has_colour(c: &Refused<'_>, at: Space, colour: Colour, other: Space, open: SpaceSet) -> Say {
    let name = c.n.colour(colour);
    let message = format!(
        "{} cannot put {name} on {}: column {} already has {name}, in row {}",
        c.who(),
        space(at),
        at.column().number(),
        other.row().number()
    );
    let say = c
        .broken(&rules::GREY_COLUMN_HAS_COLOUR, "to", format!("column {} has {name}", at.column().number()), message)
        .space(at)
        .word("colour", name)
        .other_space("other", other);
    let say = with_open(say, c, at.row(), open);
    match c.seat() {
        Some(seat) => {
            say.related(c.n.shows_tile(seat, other, colour), wall_place(seat, other), format!("the {name} of the column"))
        }
        None => say,
    }
}

pub(super) fn column_not_said(c: &Refused<'_>, line: Line, colour: Colour, open: SpaceSet) -> Say {
    let message = format!(
        "the move does not say where the {} {} of {} {} goes: {} are possible",
        c.n.colour(colour),
        c.n.tile(),
        c.whose(),
        line_name(line),
        columns(open, "and")
    );
    let first = open_words(open).next().unwrap_or_default();
    c.broken(&rules::GREY_ANY_SPACE, "tile", "which column?", message)
        .help(format!("choose {} and add it, as in `to: {first}`", columns(open, "or")))
        .line(line)
        .word("colour", c.n.colour(colour))
        .words("legal", open_words(open))
}

pub(super) fn line_must_fall(c: &Refused<'_>, line: Line, colour: Colour) -> Say {
    let name = c.n.colour(colour);
    let message = format!(
        "{} {} cannot be tiled: no space of {} may take {name}, so all its {} fall",
        c.whose(),
        line_name(line),
        c.n.row(line),
        c.n.tiles()
    );
    let chosen = matches!(c.play, Move::Tile { onto: Onto::Column(_), .. });
    c.broken(&rules::GREY_LINE_FALLS, if chosen { "to" } else { "tile" }, "falls", message)
        .help(format!("write `to: floor`: the whole line goes to the {}", c.n.terms().floor))
        .line(line)
        .word("colour", name)
        .words("legal", ["floor".to_owned()])
}

pub(super) fn line_may_not_fall(c: &Refused<'_>, side: Side, line: Line, colour: Colour, open: SpaceSet) -> Say {
    let name = c.n.colour(colour);
    let message = format!(
        "{} {} may not fall: {name} has a place in {}, {}",
        c.whose(),
        line_name(line),
        c.n.row(line),
        columns(open, "or")
    );
    let (rule, ruling) = match side {
        Side::Coloured => (&rules::ONE_TILE_A_LINE, ""),
        Side::Grey => (&rules::GREY_LINE_FALLS, "; the ruling grey-forced=yes would let it fall"),
    };
    c.broken(rule, "to", "may not fall", message)
        .help(format!("{}{ruling}", open_columns(c, line, colour, open)))
        .line(line)
        .word("colour", name)
        .words("legal", open_words(open))
}

pub(super) fn lines_first(c: &Refused<'_>, line: Line) -> Say {
    let floor = c.n.terms().floor;
    let message = format!("{} {floor} cannot be paid yet: {} is still full", c.whose(), line_name(line));
    c.broken(&rules::FLOOR_LINE_COSTS, "clear", "too early", message)
        .help(format!("the {floor} is paid at the end of tiling: tile {} first", line_name(line)))
        .line(line)
}

pub(super) fn nothing_to_clear(c: &Refused<'_>) -> Say {
    let floor = c.n.terms().floor;
    let message = format!("nothing lies on {} {floor}, so there is nothing to pay", c.whose());
    c.broken(&rules::FLOOR_LINE_COSTS, "clear", "empty", message).help("leave this move out")
}

/// Adds the spaces that the tile of the line could go to instead.
fn with_open(say: Say, c: &Refused<'_>, row: Line, open: SpaceSet) -> Say {
    let help = match c.board().and_then(|board| board.line(row)?.colour()) {
        Some(colour) => open_columns(c, row, colour, open),
        None => format!("free for it in row {}: {}", row.number(), columns(open, "and")),
    };
    say.help(help).words("legal", open_words(open))
}

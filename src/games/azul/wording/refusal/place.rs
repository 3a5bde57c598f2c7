//! Refused for where the tiles go.

use super::{Refused, instead};
use crate::games::azul::wording::names::{line as line_name, line_place, wall_place};
use crate::games::azul::wording::say::Facts;
use crate::games::azul::{Colour, Line, Move, Space, To, rules};
use crate::verdict::Say;

/// Adds where these tiles could go instead.
fn with_placements(say: Say, c: &Refused<'_>, colour: Colour) -> Say {
    let (help, words) = instead::placements(c, colour);
    say.help(help).words("legal", words)
}

/// Underlines a pattern line where the case shows it as it is now.
fn with_line(say: Say, c: &Refused<'_>, line: Line, label: String) -> Say {
    match (c.seat(), c.board()) {
        (Some(seat), Some(board)) => say.related(c.n.shows_line(seat, line, board), line_place(seat, line), label),
        _ => say,
    }
}

pub(super) fn line_holds_another(c: &Refused<'_>, line: Line, holds: Colour, offered: Colour) -> Say {
    let (holds, offered_name) = (c.n.colour(holds), c.n.colour(offered));
    let message = format!("{} {} holds {holds}, so it cannot take {offered_name}", c.whose(), line_name(line));
    let say = c
        .broken(&rules::LINE_HOLDS_ONE_COLOUR, "to", format!("takes no {offered_name}"), message)
        .line(line)
        .word("holds", holds)
        .word("offered", offered_name);
    with_line(with_placements(say, c, offered), c, line, format!("holds {holds}"))
}

pub(super) fn line_full(c: &Refused<'_>, line: Line, colour: Colour) -> Say {
    let name = c.n.colour(colour);
    let message = format!(
        "{} {} is full with {} and takes no more {name}",
        c.whose(),
        line_name(line),
        c.n.coloured(line.length(), colour)
    );
    let say = c.broken(&rules::COMPLETE_LINE, "to", "takes no more", message).line(line).word("colour", name);
    let (help, words) = instead::placements(c, colour);
    let say = say.help(format!("{help}; the ruling full-line-target=yes would let them fall there")).words("legal", words);
    with_line(say, c, line, "full".to_owned())
}

pub(super) fn wall_row_has_colour(c: &Refused<'_>, line: Line, colour: Colour, at: Space) -> Say {
    let name = c.n.colour(colour);
    let message = format!(
        "{} {} cannot take {name}: {} already has {name}, in column {}",
        c.whose(),
        line_name(line),
        c.n.row(line),
        at.column().number()
    );
    let say = c
        .broken(&rules::WALL_ROW_HAS_COLOUR, "to", format!("row {} has {name}", line.number()), message)
        .line(line)
        .word("colour", name)
        .space(at);
    let say = with_placements(say, c, colour);
    match c.seat() {
        Some(seat) => {
            say.related(c.n.shows_tile(seat, at, colour), wall_place(seat, at), format!("{name} of row {}", line.number()))
        }
        None => say,
    }
}

pub(super) fn no_column_left(c: &Refused<'_>, line: Line, colour: Colour) -> Say {
    let name = c.n.colour(colour);
    let message = format!(
        "{} {} cannot take {name}: the column of every free space of {} has {name} already",
        c.whose(),
        line_name(line),
        c.n.row(line)
    );
    let say =
        c.broken(&rules::GREY_COLUMN_HAS_COLOUR, "to", format!("no column for {name}"), message).line(line).word("colour", name);
    let (help, words) = instead::placements(c, colour);
    say.help(format!("{help}; the ruling grey-line-check=yes would allow the line, to fall when it is tiled"))
        .words("legal", words)
}

pub(super) fn must_place_what_fits(c: &Refused<'_>, line: Line, fits: u8, dropped: u8) -> Say {
    let floor = c.n.terms().floor;
    let message = format!(
        "{} sends {} to the {floor} although {} has room for {fits} of those taken",
        c.who(),
        c.n.count(dropped),
        line_name(line)
    );
    c.broken(&rules::UNPLACED_TILES_FALL, "floor", "would fit", message)
        .help(format!(
            "place on {} all that fit, or send the whole take to the {floor} (`to: floor`); the ruling partial-floor=yes would allow it",
            line_name(line)
        ))
        .line(line)
        .number("fits", fits)
        .number("dropped", dropped)
}

pub(super) fn drops_too_many(c: &Refused<'_>, taken: u8, fits: u8, dropped: u8) -> Say {
    let (floor, tiles) = (c.n.terms().floor, c.n.count(taken));
    let all = if taken == 1 { format!("the {}", c.n.tile()) } else { format!("all {tiles}") };
    let (rule, message, help) = match c.play {
        Move::Take(take) if take.to == To::Floor => (
            &rules::FLOOR_LINE_BY_CHOICE,
            format!("{} sends {all} to the {floor}, so there is nothing left to drop besides", c.who()),
            "leave `floor:` out: the whole take falls already".to_owned(),
        ),
        _ if dropped == fits && fits == taken => (
            &rules::FLOOR_LINE_BY_CHOICE,
            format!("{} would drop {all}, and place nothing on the chosen line", c.who()),
            format!("write `to: floor` and leave `floor:` out to send the whole take to the {floor}"),
        ),
        _ => (
            &rules::EXCESS_FALLS,
            match fits {
                0 => format!("{} has nothing to drop: none of what is taken fits there", c.who()),
                1 if taken == 1 => {
                    format!("{} cannot drop {dropped}: only one {} is taken, and it has to be placed", c.who(), c.n.tile())
                }
                _ => format!(
                    "{} cannot drop {dropped}: of the {tiles} taken only {fits} can be placed there, and one at least has to be",
                    c.who()
                ),
            },
            format!(
                "leave `floor:` out: what does not fit falls by itself; to send the whole take to the {floor} write `to: floor`"
            ),
        ),
    };
    c.broken(rule, "floor", "too many", message).help(help).number("taken", taken).number("fits", fits).number("dropped", dropped)
}

//! Moves on which a case does not tell enough: each names the missing thing as a question.

use super::Refused;
use crate::games::azul::wording::names::line as line_name;
use crate::games::azul::wording::say::Facts;
use crate::games::azul::{Move, NotTold, Onto, Seat, Seats, rules};
use crate::verdict::Say;
use crate::verdict::english::{and, or};

/// Somebody takes whose turn it cannot be, though the case does not tell whose it is.
pub(super) fn not_among_next(c: &Refused<'_>, seat: Seat, may: Seats) -> Say {
    let n = c.n;
    let theirs = || may.iter().map(|seat| n.owner(seat));
    c.broken(
        &rules::TURNS_GO_CLOCKWISE,
        "player",
        "it cannot be their turn",
        format!("{} takes out of turn: by boards and factories it is {} turn", n.player(seat), or(theirs())),
    )
    .help(format!("turns go clockwise; {} can be next", or(may.iter().map(|seat| n.player(seat).to_owned()))))
    .words("turn", may.iter().map(|seat| n.player(seat).to_owned()))
}

/// The key that says where the tiles of the move go.
fn target(c: &Refused<'_>) -> &'static str {
    match c.play {
        Move::Take(_) => "to",
        _ => c.verb(),
    }
}

pub(super) fn not_told(c: &Refused<'_>, what: NotTold) -> Say {
    let n = c.n;
    let terms = n.terms();
    match what {
        NotTold::Turn(may) => {
            let turn = or(may.iter().map(|seat| n.owner(seat)));
            let message =
                format!("whose turn is it? {} may take if it is theirs, and by what the case tells it may be {turn}", c.who());
            c.broken(&rules::TURNS_GO_CLOCKWISE, "player", "whose turn?", message)
                .help(format!("add `turn: {}`, or who began (`starter:`) with all boards and factories", c.who()))
                .words("turn", may.iter().map(|seat| n.player(seat).to_owned()))
        }
        NotTold::Wall { seat, row } => {
            let row = row.number();
            let asked = format!("which {} lie on row {row} of {} {}?", n.tiles(), n.owner(seat), terms.wall);
            let rule = match c.play {
                Move::Take(_) => &rules::WALL_ROW_HAS_COLOUR,
                Move::Tile { onto: Onto::Floor, .. } => &rules::GREY_LINE_FALLS,
                _ => &rules::GREY_ANY_SPACE,
            };
            let message = format!("{asked} The case does not tell it, and the move depends on it");
            c.broken(rule, target(c), "depends on the row", message)
                .help(format!("add {} `wall:`", n.owner(seat)))
                .number("row", row)
        }
        NotTold::Line { seat, line } => {
            let name = line_name(line);
            let message = format!(
                "which {} lie on {} {name}? The case does not tell it, and the move depends on it",
                n.tiles(),
                n.owner(seat)
            );
            let rule = if matches!(c.play, Move::Take(_)) { &rules::LINE_HOLDS_ONE_COLOUR } else { &rules::ONLY_COMPLETE_LINES };
            c.broken(rule, target(c), "depends on the line", message).help(format!("add {} `lines:`", n.owner(seat))).line(line)
        }
        NotTold::Lines(seat) => {
            let message =
                format!("which of {} pattern lines are full? The case does not tell it, and they come first", n.owner(seat));
            c.broken(&rules::ONLY_COMPLETE_LINES, c.verb(), "are lines full?", message)
                .help(format!("add {} `lines:`", n.owner(seat)))
        }
        NotTold::Floor(seat) => {
            let message = format!("what lies on {} {}? The case does not tell it", n.owner(seat), terms.floor);
            c.broken(&rules::FLOOR_LINE_COSTS, c.verb(), "is anything there?", message)
                .help(format!("add {} `floor:` (`\"\"` if nothing lies there)", n.owner(seat)))
        }
        NotTold::Row(seat) => {
            let message = format!(
                "has {} completed a row? The case does not tell what lies on {} {}, and the game ends with a complete row",
                n.player(seat),
                n.owner(seat),
                terms.wall
            );
            c.broken(&rules::GAME_ENDS, c.verb(), "is the game over?", message).help(format!("add {} `wall:`", n.owner(seat)))
        }
        NotTold::Keeper => {
            let message = "who keeps the \"0\" factory? The case does not tell it, and the move depends on it".to_owned();
            c.broken(&rules::GOLD_ZERO_KEPT, c.verb(), "depends on the \"0\" factory", message)
                .help(format!("add `kept:` to the player who keeps it: {}", and(n.players().iter().cloned())))
        }
    }
}

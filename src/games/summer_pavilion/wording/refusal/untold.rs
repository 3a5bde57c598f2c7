//! Undecided for want of something that the case does not tell: what is missing comes first, as a question.

use super::Refused;
use crate::games::summer_pavilion::wording::say::Facts;
use crate::games::summer_pavilion::{Move, Seat, SeatSet, Space, rules};
use crate::verdict::Say;
use crate::verdict::english::or;

/// "Ana's or Luis's".
fn owners(c: &Refused<'_>, seats: SeatSet) -> String {
    or(seats.iter().map(|seat| c.n.owner(seat)))
}

pub(super) fn turn(c: &Refused<'_>, turns: SeatSet) -> Say {
    let message = match turns.len() {
        1 => format!("is the round over? If it is not, it is {} turn; the case does not tell", owners(c, turns)),
        _ => format!("whose turn is it? By what the case tells it may be {}", owners(c, turns)),
    };
    c.broken(&rules::TURNS_GO_CLOCKWISE, "player", "whose turn is it?", message)
        .help("add `turn:` to the case, or `starter:` to the deal with which the round begins")
}

pub(super) fn of_others(c: &Refused<'_>, seat: Seat, turns: SeatSet) -> Say {
    let message = format!("{} moves out of turn: it is {} turn", c.n.player(seat), owners(c, turns));
    let who = or(turns.iter().map(|seat| c.n.player(seat).to_owned()));
    c.broken(&rules::TURNS_GO_CLOCKWISE, "player", format!("{who} is next"), message)
        .help("turns go clockwise: add `turn:` to the case, and the moves of the others before this one")
}

pub(super) fn passed(c: &Refused<'_>, seat: Seat) -> Say {
    let who = c.n.player(seat);
    let message = format!("has {who} passed in this round? The case does not tell, and whoever has passed has no more turns");
    c.broken(&rules::PASSED_IS_OUT, "player", "passed?", message)
        .help(format!("add `passed: no` to {who}, `passed: yes` or the tiles beside the board (`tiles:`)"))
}

pub(super) fn bonus_first(c: &Refused<'_>, seat: Seat) -> Say {
    let who = c.n.player(seat);
    let message = format!(
        "has {who} bonus tiles to choose? The last tile may have earned some, which are chosen before anything else happens"
    );
    c.broken(&rules::BONUS_AT_ONCE, c.verb(), "bonus tiles first?", message)
        .help(format!("add `bonus: 0` to {who}, or how many are left to choose"))
        .word("earner", who)
}

pub(super) fn star(c: &Refused<'_>, seat: Seat, space: Space) -> Say {
    let message = format!(
        "which tiles lie on {} {} star? The case does not tell, and so not whether {} takes this tile",
        c.n.owner(seat),
        c.n.star_name(space.star()),
        c.n.space(space)
    );
    c.broken(&rules::FREE_SPACE, "on", "free?", message)
        .help(format!("add `stars:` to {}, with every tile that lies there", c.n.player(seat)))
        .space(c.n.side(), space)
}

pub(super) fn hand(c: &Refused<'_>, seat: Seat) -> Say {
    let message =
        format!("which tiles lie beside {} board? The case does not tell, and so not whether this can be done", c.n.owner(seat));
    let (rule, key) = match c.play {
        Move::Pass { .. } => (&rules::KEEP_UP_TO_FOUR, "pass"),
        _ => (&rules::FROM_BESIDE_THE_BOARD, c.verb()),
    };
    c.broken(rule, key, "with which tiles?", message).help(format!("add `tiles:` to {} (`\"\"` for none)", c.n.player(seat)))
}

pub(super) fn supply(c: &Refused<'_>, seat: Seat) -> Say {
    let message =
        format!("which tiles does the supply hold? {} chooses among them, and the case does not tell", c.n.player(seat));
    c.broken(&rules::BONUS_FREE_CHOICE, "bonus", "are they there?", message)
        .help("add `supply:` with its ten tiles; in a record of a whole game, a `refill` with them before the first `deal`")
}

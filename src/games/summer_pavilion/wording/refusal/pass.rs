//! Refused for what is kept on passing.

use super::Refused;
use crate::games::summer_pavilion::wording::names::{coloured, tiles};
use crate::games::summer_pavilion::wording::say::Facts;
use crate::games::summer_pavilion::{Colour, Tiles, rules};
use crate::verdict::Say;

pub(super) fn too_many(c: &Refused<'_>, kept: u32) -> Say {
    let over = kept.saturating_sub(4);
    let message = format!("{} keeps {}, but the corners hold four at most: {over} too many", c.who(), tiles(kept));
    let others = match over {
        1 => "the other one goes to the tower and costs 1 point".to_owned(),
        _ => format!("the others go to the tower and cost {over} points"),
    };
    c.broken(&rules::KEEP_UP_TO_FOUR, "pass", tiles(kept), message)
        .help(format!("name four of them; {others}"))
        .number("kept", kept)
}

pub(super) fn more_than_held(c: &Refused<'_>, colour: Colour, kept: u8, held: u8) -> Say {
    let has = if held == 0 { "none".to_owned() } else { format!("only {held}") };
    let message = format!("{} keeps {}, but has {has} beside the board", c.who(), coloured(kept, colour));
    let hand = c.board().and_then(|board| board.hand).unwrap_or_default();
    let help = match hand.is_empty() {
        true => "nothing can be kept".to_owned(),
        false => format!("what can be kept is up to four of {}", c.heap(hand)),
    };
    let say = c
        .broken(&rules::KEEP_UP_TO_FOUR, "pass", format!("{} has {held}", c.who()), message)
        .help(help)
        .colour("colour", colour)
        .number("kept", kept)
        .number("held", held);
    c.with_hand(say)
}

pub(super) fn must_keep_all(c: &Refused<'_>, held: Tiles, kept: Tiles) -> Say {
    let gone = held.minus(kept).unwrap_or_default();
    let all = match held.total() {
        1 => "the tile that is left has".to_owned(),
        total => format!("all {} that are left have", tiles(total)),
    };
    let message = format!("{} discards {}, although {all} to be kept", c.who(), c.heap(gone));
    let say = c
        .broken(&rules::KEEP_UP_TO_FOUR, "pass", "keeps too few", message)
        .help(format!("keep {}; under the ruling keep-fewer=yes a player may keep fewer", c.heap(held)))
        .word("held", c.heap(held))
        .word("kept", c.heap(kept));
    c.with_hand(say)
}

pub(super) fn nothing_to_keep_for(c: &Refused<'_>, kept: Tiles) -> Say {
    let message =
        format!("{} keeps {}, but this is the last round: there is no next one to keep tiles for", c.who(), c.heap(kept));
    c.broken(&rules::LEFTOVERS_COST, "pass", "nothing is kept now", message)
        .help(
            "write `pass: keep nothing`; every tile is discarded and costs a point. The ruling leftovers=after-bonuses would have them \
             kept and paid at the end",
        )
        .word("kept", c.heap(kept))
}

pub(super) fn not_said(c: &Refused<'_>, held: Tiles) -> Say {
    let message =
        format!("{} passes with {}, of which four can be kept, and the move does not say which", c.who(), tiles(held.total()));
    let say = c
        .broken(&rules::KEEP_UP_TO_FOUR, "pass", "which four?", message)
        .help(format!("name up to four of {} (`pass: keep …`)", c.heap(held)))
        .word("held", c.heap(held));
    c.with_hand(say)
}

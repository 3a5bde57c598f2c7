//! Refused for bonus tiles: who has some to choose, how many, which.

use super::{Refused, instead};
use crate::games::summer_pavilion::wording::names::{coloured, kind, tiles};
use crate::games::summer_pavilion::wording::say::Facts;
use crate::games::summer_pavilion::{Colour, Feature, Seat, rules};
use crate::verdict::english::counted;
use crate::verdict::{Place, Say};

fn bonus(count: impl TryInto<i64>) -> String {
    counted(count, "bonus tile", "bonus tiles")
}

pub(super) fn first(c: &Refused<'_>, seat: Seat, count: u8) -> Say {
    let n = c.n;
    let message = format!("{} has {} to choose before anything else happens", n.player(seat), bonus(count));
    let holds = instead::supply(c).map_or(String::new(), |supply| format!("; {supply}"));
    c.broken(&rules::BONUS_AT_ONCE, c.verb(), format!("{} first", bonus(count)), message)
        .help(format!("write a move of {} with `bonus:` before this one{holds}", n.player(seat)))
        .word("earner", n.player(seat))
        .number("count", count)
}

pub(super) fn none(c: &Refused<'_>, seat: Seat) -> Say {
    let message =
        format!("{} has no bonus tiles to choose: none were earned in this turn, or all of them are taken", c.n.player(seat));
    c.broken(&rules::BONUS_AT_ONCE, "bonus", "none to choose", message).help(
        "tiles come from the supply only in the turn that covers the last space around a pillar, a statue or a window; if that \
             was before the position of the case, say in it how many are left to choose (`bonus: 2`, with the player)",
    )
}

pub(super) fn unknown(c: &Refused<'_>, seat: Seat, earned: u8) -> Say {
    let who = c.n.player(seat);
    let message = format!("{who} chooses bonus tiles, and the case does not say whether {who} has any to choose");
    c.broken(&rules::BONUS_AT_ONCE, "bonus", "earned in this turn?", message)
        .help(format!(
            "add `bonus: {earned}` to {who}, if so many are left to choose after the last tile, or `bonus: 0`; or begin with the `place` \
             that earned them"
        ))
        .number("earned", earned)
}

pub(super) fn beyond(c: &Refused<'_>, seat: Seat, chosen: u32, most: u8) -> Say {
    let can = if chosen > u32::from(most) {
        format!("no tile on this board can have earned more than {most}")
    } else {
        "whoever has earned any chooses at least one".to_owned()
    };
    c.broken(&rules::BONUS_AT_ONCE, "bonus", tiles(chosen), format!("{} chooses {}, but {can}", c.n.player(seat), bonus(chosen)))
        .help("a pillar brings 1 tile, a statue 2, a window 3, and nothing is chosen where none was surrounded")
        .number("chosen", chosen)
        .number("most", most)
}

pub(super) fn of_another(c: &Refused<'_>, seat: Seat, earner: Seat) -> Say {
    let n = c.n;
    let message = format!("{} chooses bonus tiles, but it is {} who has earned them", n.player(seat), n.player(earner));
    c.broken(&rules::BONUS_AT_ONCE, "player", format!("{} chooses", n.player(earner)), message)
        .help(format!("write `player: {}`", n.player(earner)))
        .word("earner", n.player(earner))
}

pub(super) fn count(c: &Refused<'_>, chosen: u32, [least, most]: [u32; 2], earned: u8, by: Option<Feature>) -> Say {
    let wanted = match (least, most) {
        (1, 1) => "1 has".to_owned(),
        _ if least == most => format!("{most} have"),
        _ => format!("{least} to {most} have"),
    };
    let were = if earned == 1 { "was" } else { "were" };
    let holds = if most < u32::from(earned) { format!(" and the supply holds {most}") } else { String::new() };
    let why = format!("{} {were} earned{holds}", bonus(earned));
    let message = match by {
        Some(feature) => format!("{} chooses {}, but a surrounded {} brings {earned}", c.who(), bonus(chosen), kind(feature)),
        None => format!("{} chooses {}, but {wanted} to be chosen: {why}", c.who(), bonus(chosen)),
    };
    let holds = instead::supply(c).map_or(String::new(), |supply| format!("; {supply}"));
    let say = c
        .broken(rules::bonus(by), "bonus", tiles(chosen), message)
        .help(format!("a pillar brings 1 tile, a statue 2, a window 3{holds}"))
        .number("chosen", chosen)
        .number("least", least)
        .number("most", most)
        .number("earned", earned);
    with_supply(say, c)
}

pub(super) fn not_there(c: &Refused<'_>, colour: Colour, chosen: u8, there: u8) -> Say {
    let holds = if there == 0 { "none".to_owned() } else { format!("only {there}") };
    let message = format!("{} chooses {} as bonus, but the supply holds {holds}", c.who(), coloured(chosen, colour));
    let say = c
        .broken(&rules::BONUS_FREE_CHOICE, "bonus", format!("{there} in the supply"), message)
        .help(instead::supply(c).unwrap_or_else(|| "choose among the tiles of the supply".to_owned()))
        .colour("colour", colour)
        .number("chosen", chosen)
        .number("there", there);
    with_supply(say, c)
}

/// Underlines the supply too, if the case shows it as it is now.
fn with_supply(say: Say, c: &Refused<'_>) -> Say {
    say.related(c.n.shows_supply(c.position), Place::root().key("supply"), "the supply")
}

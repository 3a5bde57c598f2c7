//! Refused for what is paid: by how much it is short, and what would do.

use super::{Refused, instead};
use crate::games::summer_pavilion::wording::names::{colour as name, coloured, tiles};
use crate::games::summer_pavilion::wording::say::Facts;
use crate::games::summer_pavilion::{Colour, Space, Tiles, rules};
use crate::verdict::Say;

pub(super) fn maybe_wild(c: &Refused<'_>, colour: Colour, other: Colour) -> Say {
    let message = format!(
        "{} pays for {} with {}, which is right only if {} is wild in this round",
        c.who(),
        name(colour),
        name(other),
        name(other)
    );
    c.round_unknown("pay", message).colour("colour", colour).colour("other", other)
}

pub(super) fn several_colours(c: &Refused<'_>, colour: Colour, [first, second]: [Colour; 2]) -> Say {
    let (name_, first_name, second_name) = (name(colour), name(first), name(second));
    let message =
        format!("{} pays for {name_} with {first_name} and {second_name}, but only one colour is wild in a round", c.who());
    c.broken(&rules::WILD_REPLACES, "pay", "two other colours", message)
        .help(format!("use {name_} tiles, and for the rest those of the wild colour; `round:` says which that is"))
        .colour("colour", colour)
        .colour("first", first)
        .colour("second", second)
}

pub(super) fn cannot_pay(c: &Refused<'_>, space: Space, colour: Colour, needs: u8, held: u8, (wild, wilds): (Colour, u8)) -> Say {
    let name_ = name(colour);
    let has =
        if wilds > 0 { format!("{} and {} wild {}", coloured(held, colour), wilds, name(wild)) } else { coloured(held, colour) };
    // One tile of the colour at least, however many wild ones there are.
    let missing = needs.saturating_sub(held.saturating_add(wilds)).max(u8::from(held == 0));
    let (rule, message) = if held == 0 {
        (
            &rules::ONE_OF_THE_COLOUR,
            format!(
                "{} has no {name_} tile for {}: one of the tiles used has to be, the one that is placed",
                c.who(),
                c.n.space(space)
            ),
        )
    } else {
        (
            &rules::NUMBER_IS_THE_PRICE,
            format!(
                "{} cannot pay for {}: it takes {}, and {} has {has}, {missing} too few",
                c.who(),
                c.n.space(space),
                tiles(needs),
                c.who()
            ),
        )
    };
    let more = if missing > 0 { format!("{} would do; ", instead::more(colour, held, wild, missing)) } else { String::new() };
    let label = if held == 0 { format!("no {name_} tile") } else { format!("{missing} too few") };
    let say = c
        .broken(rule, "on", label, message)
        .help(format!("{more}{}", instead::placements(c, colour)))
        .space(c.n.side(), space)
        .colour("colour", colour)
        .number("needs", needs)
        .number("held", held)
        .colour("wild", wild)
        .number("wilds", wilds)
        .number("missing", missing);
    c.with_hand(say)
}

pub(super) fn wrong_count(c: &Refused<'_>, space: Space, needs: u8, paid: u32, payments: &[Tiles]) -> Say {
    let needed = u32::from(needs);
    let off = if paid < needed { format!("{} too few", needed - paid) } else { format!("{} too many", paid - needed) };
    let message =
        format!("{} uses {} for {}, which takes {needs}, the placed one included: {off}", c.who(), tiles(paid), c.n.space(space));
    c.broken(&rules::NUMBER_IS_THE_PRICE, "pay", off, message)
        .help(instead::payments(c, payments))
        .space(c.n.side(), space)
        .number("needs", needs)
        .number("paid", paid)
        .heaps("payments", payments)
}

pub(super) fn none_of_colour(c: &Refused<'_>, colour: Colour, payments: &[Tiles]) -> Say {
    let name = name(colour);
    let message = format!("{} places {name} but uses no {name} tile: the placed tile is one of those that are used", c.who());
    c.broken(&rules::ONE_OF_THE_COLOUR, "pay", format!("no {name}"), message)
        .help(instead::payments(c, payments))
        .colour("colour", colour)
        .heaps("payments", payments)
}

pub(super) fn other_colour(
    c: &Refused<'_>,
    colour: Colour,
    (other, count): (Colour, u8),
    wild: Colour,
    payments: &[Tiles],
) -> Say {
    let (name_, other_name, wild_name) = (name(colour), name(other), name(wild));
    let replaces = if colour == wild {
        format!("{name_} is the wild colour itself, and no other colour stands in for it")
    } else {
        format!("only {wild_name} is wild in this round")
    };
    let message = format!("{} pays for {name_} with {}, but {replaces}", c.who(), coloured(count, other));
    // Who saved tiles of a colour that was wild expects it to be wild still.
    let rule = if other.round() < wild.round() { &rules::WILD_THIS_ROUND_ONLY } else { &rules::WILD_REPLACES };
    c.broken(rule, "pay", format!("{other_name} is not wild"), message)
        .help(instead::payments(c, payments))
        .colour("colour", colour)
        .colour("other", other)
        .number("count", count)
        .colour("wild", wild)
        .heaps("payments", payments)
}

pub(super) fn more_than_held(c: &Refused<'_>, colour: Colour, [paid, held]: [u8; 2], payments: &[Tiles]) -> Say {
    let has = if held == 0 { "none".to_owned() } else { format!("only {held}") };
    let message = format!("{} uses {}, but has {has} beside the board: {} too few", c.who(), coloured(paid, colour), paid - held);
    let say = c
        .broken(&rules::FROM_BESIDE_THE_BOARD, "pay", format!("{} has {held}", c.who()), message)
        .help(instead::payments(c, payments))
        .colour("colour", colour)
        .number("paid", paid)
        .number("held", held)
        .heaps("payments", payments);
    c.with_hand(say)
}

pub(super) fn not_said(c: &Refused<'_>, space: Space, payments: &[Tiles]) -> Say {
    let hand = c.board().and_then(|board| board.hand).unwrap_or_default();
    let message =
        format!("{} can pay for {} in {} ways, and the move does not say which", c.who(), c.n.space(space), payments.len());
    c.broken(&rules::WILD_REPLACES, "place", "paid with what?", message)
        .help(format!("add `pay:` with all tiles used, the placed one included; {}", instead::payments(c, payments)))
        .space(c.n.side(), space)
        .heaps("payments", payments)
        .word("held", c.heap(hand))
}

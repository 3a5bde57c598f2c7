//! Undecided because of what the case leaves out: the step would be refused if nothing more is on the table than it says.

use super::Refused;
use crate::games::blue_moon_city::wording::names::{building, card as card_name, colour as colour_name, the};
use crate::games::blue_moon_city::{Building, Card, Dragon, Level, Value, rules};
use crate::verdict::english::counted;
use crate::verdict::{Rule, Say};

pub(super) fn turn(c: &Refused<'_>) -> Say {
    let message = "the case does not say whose turn it is".to_owned();
    c.broken(&rules::TURNS_GO_CLOCKWISE, c.verb(), "whose turn is it?", message).help(format!(
        "add `turn: {}` if it is {} turn",
        c.who(),
        c.whose()
    ))
}

pub(super) fn end(c: &Refused<'_>) -> Say {
    let message = "nothing is left to build, and the case does not show whether anybody can still make an offering".to_owned();
    c.broken(&rules::OFFERINGS_TO_WIN, c.verb(), "is the game over?", message)
        .help("add the `crystals` of every player, and `obelisk:`; add `phase: movement` if the game goes on")
}

pub(super) fn site(c: &Refused<'_>, on: Building, stones: bool) -> Say {
    let name = building(on);
    let (what, label, help) = match stones {
        true => (
            "which sections are free on",
            "is it free?",
            format!(
                "add `buildings: {{{name}: {{built: [...], finished: no}}}}`, with its stones from left to right and a dot for each free section"
            ),
        ),
        false => (
            "whether anything is left to build on",
            "finished?",
            format!("add `finished: [{name}]` if it is finished, else `finished: []`"),
        ),
    };
    c.broken(&rules::ANY_FREE_SECTION, "build", label, format!("the case does not show {what} {}", the(on)))
        .help(help)
        .word("building", name)
}

pub(super) fn dragon(c: &Refused<'_>, dragon: Dragon, card: Card) -> Say {
    let name = c.n.dragon(dragon);
    let message = format!("the case does not say where {name} is, which {} is to move", card_name(card));
    let colour = colour_name(c.n.dragon_colour(dragon));
    let help = format!("add `dragons: {{{colour}: ...}}` with a building, or `out` if it is outside the city");
    let rule: &'static Rule = if card.value == Value::Two { &rules::DRAGON_THREE_TILES } else { &rules::DRAGON_ANYWHERE };
    c.broken(rule, "power", "from where?", message).help(help).word("dragon", name).word("card", card_name(card))
}

pub(super) fn steps(c: &Refused<'_>, [from, to]: [Building; 2], steps: u8, left: u8) -> Say {
    let message = format!(
        "{} is {} from {}, and the case does not say how many {} has left",
        the(to),
        counted(steps, "step", "steps"),
        the(from),
        c.who()
    );
    let help = match left {
        2 => {
            "there are two at the beginning of a turn: if it begins here, add `phase: movement`, else `progress: {steps left: ...}`"
        }
        _ => "a grey 2 gives two more: add `steps left` to `progress`",
    };
    c.broken(&rules::TWO_STEPS, "move", "how many are left?", message)
        .help(help)
        .word("from", building(from))
        .word("to", building(to))
        .number("steps", steps)
}

pub(super) fn walked(c: &Refused<'_>) -> Say {
    let message = format!("the case does not say whether {} has walked, or gone elsewhere by a grey 1", c.who());
    c.broken(&rules::FIGURE_ANYWHERE, "power", "after walking?", message)
        .help("add `walked` to `progress`; under the ruling grey-teleport=instead-of-steps a grey 1 is not played after walking")
}

pub(super) fn stones(c: &Refused<'_>) -> Say {
    let message = format!(
        "the case does not show whether {} has a stone left: some may have come back from a building that was finished",
        c.who()
    );
    c.broken(&rules::TEN_STONES, c.verb(), "a stone left?", message).help(BUILDINGS)
}

/// What a case lacks that cannot tell what a finished building has brought.
const BUILDINGS: &str = "add `buildings:` with the stones on them (`built`) and `finished:`; both may be empty";

pub(super) fn cards(c: &Refused<'_>, count: u32, held: u32) -> Say {
    let message = format!(
        "the case does not show whether {} has {} for this: it counts {held}, and more may have come",
        c.who(),
        counted(count, "card", "cards")
    );
    c.broken(&rules::POWER_OR_PAYMENT, c.verb(), "so many cards?", message)
        .help("a finished building may have brought some: add `aside:` to the player, and `buildings:` and `finished:`; all may be empty")
        .number("count", count)
        .number("held", held)
}

pub(super) fn crystals(c: &Refused<'_>, needed: u16, crystals: i32) -> Say {
    let message = format!(
        "the case does not show whether {} has {}: it counts {crystals}, and more may have come",
        c.who(),
        counted(needed, "crystal", "crystals")
    );
    c.broken(&rules::OFFERING_PRICE, "offer", "enough crystals?", message)
        .help("finished buildings and scales bring crystals: add `buildings:` with the stones on them, `finished:`, `dragons:` and `scales:`; the first two may be empty")
        .number("needed", needed)
        .number("crystals", crystals)
}

pub(super) fn scales(c: &Refused<'_>, scattered: u8) -> Say {
    let who = if c.position.whole_table { "the players of whom the case does not say it" } else { "the other players" };
    let have = counted(scattered, "scale", "scales");
    let message =
        format!("this stone takes the last scale of the supply, and up to {have} may be with {who}: who has most is not known");
    c.broken(&rules::MOST_SCALES, "build", "who has most scales?", message)
        .help("they are scored at once: list all players with their `scales`")
        .number("scattered", scattered)
}

pub(super) fn space(c: &Refused<'_>, named: u8, next: Level) -> Say {
    let message = format!(
        "whether the next free space of the obelisk is marked {named} cannot be told: the case does not say how many offerings were made"
    );
    c.broken(&rules::OBELISK_FROM_THE_BOTTOM, "offer", "is it next?", message)
        .help(format!(
            "add `obelisk: {{7: [...], 8: [...]}}` or the `offerings` of every player; as far as the case tells, {} is next",
            next.price()
        ))
        .number("named", named)
        .number("next", next.price())
}

pub(super) fn offered(c: &Refused<'_>, card: bool) -> Say {
    let (message, help) = match card {
        true => (
            format!(
                "{} plays a yellow card for a further offering, and the case does not say whether one was made in this turn",
                c.who()
            ),
            "if the turn begins here, add `phase: movement`, and the ordinary offering comes first; else add `progress: {offerings: ...}`",
        ),
        false => (
            format!("the case does not say whether {} has made the ordinary offering of this turn", c.who()),
            "add `progress: {offerings: ..., ordinary: no}` if all offerings of this turn took a yellow card, else `ordinary: yes`",
        ),
    };
    c.broken(&rules::YELLOW_OFFERS_AGAIN, "offer", "a further one?", message).help(help)
}

pub(super) fn discarded(c: &Refused<'_>, said: u32, expected: u8) -> Say {
    let message = format!(
        "{} draws {}, and the case does not say how many were discarded in this turn",
        c.who(),
        counted(said, "card", "cards")
    );
    c.broken(&rules::DRAW_TWO, "draw", "how many were discarded?", message)
        .help("two cards are drawn, and one more for each that was discarded: add `progress: {discarded: ...}`, 0 if none was, or a step `discard` before")
        .number("said", said)
        .number("expected", expected)
}

pub(super) fn piles(c: &Refused<'_>, said: u32, expected: u8) -> Say {
    let message = format!(
        "{} draws {}, which is right only if no more are left in both piles, and the case does not show that",
        c.who(),
        counted(said, "card", "cards")
    );
    c.broken(&rules::DRAW_TWO, "draw", "are no more left?", message)
        .help(format!("add `draw:` and `discard:`, or how many cards every player holds; else {expected} are drawn"))
        .number("said", said)
        .number("expected", expected)
}

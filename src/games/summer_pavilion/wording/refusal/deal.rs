//! Refused for what the bag gives and for what is between rounds: refills, deals, the end of the game.

use super::Refused;
use crate::games::summer_pavilion::wording::names::{colour as name, coloured, factory as factory_name, tiles};
use crate::games::summer_pavilion::wording::say::Facts;
use crate::games::summer_pavilion::{Colour, Factory, Move, Phase, Seat, rules};
use crate::verdict::Say;
use crate::verdict::english::counted;

pub(super) fn refill_first(c: &Refused<'_>, missing: u32) -> Say {
    let are = if missing == 1 { "is" } else { "are" };
    let message =
        format!("the supply lacks {}, which {are} drawn before this move, and the case does not say which", tiles(missing));
    c.broken(&rules::SUPPLY_REFILLED, c.verb(), "the supply first", message)
        .help("write a move `refill:` with the tiles drawn before this one")
        .number("missing", missing)
}

pub(super) fn nothing_to_refill(c: &Refused<'_>, supply: u32) -> Say {
    let message = if supply >= 10 {
        "the supply is full: nothing is drawn for it".to_owned()
    } else {
        format!("the supply holds {} and cannot be refilled: bag and tower are empty", tiles(supply))
    };
    c.broken(&rules::SUPPLY_REFILLED, "refill", "nothing to draw", message)
        .help("the supply is refilled only after bonus tiles have been taken from it: leave this move out")
        .number("supply", supply)
}

pub(super) fn refill_count(c: &Refused<'_>, drawn: u32, expected: u32) -> Say {
    let message =
        format!("{} {} drawn for the supply, which takes {expected} now", tiles(drawn), if drawn == 1 { "is" } else { "are" });
    c.broken(&rules::SUPPLY_REFILLED, "refill", tiles(drawn), message)
        .help("every empty space of the supply gets a tile, as long as bag and tower have any")
        .number("drawn", drawn)
        .number("expected", expected)
}

pub(super) fn maybe_run_out(c: &Refused<'_>, drawn: u32, wanted: u32) -> Say {
    let are = if drawn == 1 { "is" } else { "are" };
    let message = format!(
        "{} {are} drawn where {wanted} are wanted, which is right only if bag and tower hold no more, and the case does not show it",
        tiles(drawn)
    );
    c.broken(&rules::TILES_RUN_OUT, c.verb(), format!("{} too few?", wanted.saturating_sub(drawn)), message)
        .help("add `bag:` and `tower:`, with what they hold before this move")
        .number("drawn", drawn)
        .number("wanted", wanted)
}

pub(super) fn not_in_bag(c: &Refused<'_>, colour: Colour, drawn: u32, available: u32, bag_only: bool) -> Say {
    let message = format!(
        "{} {} drawn, but {} {}",
        coloured(drawn, colour),
        if drawn == 1 { "is" } else { "are" },
        match (bag_only, available) {
            (true, _) => "the bag holds",
            (false, 0) => "bag and tower hold",
            // As far as is told.
            (false, _) => "bag and tower can hold",
        },
        if available == 0 { "none".to_owned() } else { format!("only {available}") }
    );
    let name = name(colour);
    let rule = if matches!(c.play, Move::Refill { .. }) { &rules::SUPPLY_REFILLED } else { &rules::FACTORY_GETS_FOUR };
    let help = if bag_only {
        format!("what is in the tower comes back only once the bag is empty: look for a colour taken for {name}")
    } else {
        format!("the other {name} tiles of the twenty-two are with the players or on the table: look for a colour read wrongly")
    };
    c.broken(rule, c.verb(), format!("{drawn} {name}"), message)
        .help(help)
        .colour("colour", colour)
        .number("drawn", drawn)
        .number("available", available)
}

pub(super) fn bag_not_used_up(c: &Refused<'_>, colour: Colour, left: u32) -> Say {
    let message =
        format!("tiles are drawn from the refilled bag although {} of the old bag would be left", coloured(left, colour));
    c.broken(&rules::EMPTY_BAG_REFILLED, c.verb(), format!("{left} {} missing", name(colour)), message)
        .help("all that is in the bag is drawn before the tower is emptied into it")
        .colour("colour", colour)
        .number("left", left)
}

pub(super) fn game_ends(c: &Refused<'_>) -> Say {
    let help = match c.position.phase {
        Phase::Over => "everything is counted: there is no move left",
        _ => "only the end bonuses are left to be counted (`finish: game`)",
    };
    c.broken(&rules::GAME_ENDS, "deal", "no further round", "there is no further round: the sixth was the last".to_owned())
        .help(help)
}

pub(super) fn rounds_left(c: &Refused<'_>, round: Option<u8>) -> Say {
    match round {
        Some(round) => {
            let message = format!("the end bonuses cannot be counted after round {round}: the game has six rounds");
            c.broken(&rules::GAME_ENDS, "finish", "too early", message)
                .help("the game goes on with the next round (`deal:`)")
                .number("round", round)
        }
        None => {
            let message = "the case does not say whether the round that is over was the last one".to_owned();
            c.broken(&rules::GAME_ENDS, "finish", "after which round?", message).help("add `round: 6`, or set the phase to `end`")
        }
    }
}

pub(super) fn factories(c: &Refused<'_>, count: usize, expected: usize) -> Say {
    let shown = counted(count, "factory", "factories");
    let message = format!("the deal fills {shown}, but {expected} lie on the table");
    c.broken(&rules::FACTORIES_FOR_PLAYERS, "deal", shown, message)
        .help(format!("list all {expected}; one that stayed empty as \"\""))
        .number("count", count)
        .number("expected", expected)
}

pub(super) fn count(c: &Refused<'_>, factory: Factory, count: u32, expected: u32) -> Say {
    let name = factory_name(factory);
    let message = format!("the deal puts {} on {name}, which gets {expected}", tiles(count));
    let help = if expected < 4 {
        format!("bag and tower give no more: {name} gets {expected}")
    } else {
        "write exactly four tiles for it".to_owned()
    };
    c.broken(&rules::FACTORY_GETS_FOUR, "deal", tiles(count), message)
        .at(c.at("deal").item(factory.index()))
        .help(help)
        .factory(factory)
        .number("count", count)
        .number("expected", expected)
}

pub(super) fn total(c: &Refused<'_>, dealt: u32, supply: u32) -> Say {
    let message = if dealt == supply {
        format!("the deal leaves several factories half full, but the last {supply} tiles fill one after another")
    } else {
        format!("the deal shows {}, but bag and tower hold {supply} together", tiles(dealt))
    };
    c.broken(&rules::TILES_RUN_OUT, "deal", tiles(dealt), message)
        .help("when tiles run out, the factories are filled one after another until there are no more")
        .number("dealt", dealt)
        .number("supply", supply)
}

pub(super) fn wrong_starter(c: &Refused<'_>, said: Seat, starter: Seat) -> Say {
    let n = c.n;
    let message = format!("{} cannot begin the round: {} does", n.player(said), n.player(starter));
    let (rule, why) = match c.position.phase {
        Phase::Setup => (&rules::FIRST_STARTER, "the case says who begins the game"),
        _ => (&rules::MARKER_HOLDER_BEGINS, "whoever has the first-player marker begins"),
    };
    c.broken(rule, "starter", format!("{} begins", n.player(starter)), message)
        .help(format!("{why}: write `starter: {}`, or leave it out", n.player(starter)))
        .word("said", n.player(said))
        .word("starter", n.player(starter))
}

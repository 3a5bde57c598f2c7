//! Refused between rounds: deals and the end of the game.

use super::Refused;
use crate::games::azul::wording::flaw::say_flaw;
use crate::games::azul::wording::names::{factory, player_place, wall_place};
use crate::games::azul::wording::say::Facts;
use crate::games::azul::{Colour, Column, Factory, Flaw, Gold, Line, Move, Seat, Space, rules};
use crate::verdict::english::counted;
use crate::verdict::{Finding, Place, Say, Step};

pub(super) fn game_ends(c: &Refused<'_>, seat: Seat, row: Line) -> Say {
    let n = c.n;
    let message = format!("there is no further round: {} has completed {}", n.player(seat), n.row(row));
    let shown = n.shown_row(seat, row).is_some_and(|tiles| tiles.len() == 5);
    let start = Column::new(0).map_or(player_place(seat), |column| wall_place(seat, Space::at(row, column)));
    c.broken(&rules::GAME_ENDS, "deal", "no further round", message)
        .help("the game has ended: only the end bonuses are left to be counted (`finish: game`)")
        .related(shown, start, "a complete row")
        .word("finished", n.player(seat))
        .number("row", row.number())
}

pub(super) fn nobody_finished(c: &Refused<'_>) -> Say {
    let message = format!("the end bonuses cannot be counted: nobody has a complete row on the {}", c.n.terms().wall);
    c.broken(&rules::GAME_ENDS, "finish", "too early", message).help("the game goes on with the next round (`deal:`)")
}

pub(super) fn factories(c: &Refused<'_>, count: usize, expected: usize) -> Say {
    let message = format!("the deal fills {}, but {expected} lie on the table", counted(count, "factory", "factories"));
    c.broken(&rules::FACTORIES_FOR_PLAYERS, "deal", counted(count, "factory", "factories"), message)
        .help(format!("list all {expected} in ring order; one that stayed empty as \"\""))
        .number("count", count)
        .number("expected", expected)
}

pub(super) fn count(c: &Refused<'_>, at: Factory, count: u32, expected: u32) -> Say {
    let gold = match c.play {
        Move::Deal(deal) => deal.displays.get(at.index()).and_then(|display| display.gold),
        Move::Take(_) | Move::Tile { .. } | Move::Clear { .. } | Move::Finish => None,
    };
    let rule = if gold == Some(Gold::PlusOne) { &rules::GOLD_PLUS_ONE } else { &rules::FACTORY_GETS_FOUR };
    let side = gold.map_or(String::new(), |gold| format!(" ({})", c.n.gold(gold)));
    let message = format!("the deal puts {} on {}{side}, which gets {expected}", c.n.count(count), factory(at));
    let mut say =
        c.broken(rule, "deal", c.n.count(count), message).factory(at).number("count", count).number("expected", expected);
    say = say.at(c.at("deal").item(at.index()));
    let help = if expected < 4 {
        format!("bag and {} give no more: {} gets {expected}", c.n.terms().lid, factory(at))
    } else {
        format!("write exactly {expected} {} for it", c.n.tiles())
    };
    say.help(help)
}

pub(super) fn total(c: &Refused<'_>, dealt: u32, supply: u32) -> Say {
    let n = c.n;
    let lid = n.terms().lid;
    let message = format!("the deal shows {}, but bag and {lid} hold {supply} together", n.count(dealt));
    c.broken(&rules::TILES_RUN_OUT, "deal", n.count(dealt), message)
        .help(format!("when {} run out, the factories are filled one after another until there are no more", n.tiles()))
        .number("dealt", dealt)
        .number("supply", supply)
}

pub(super) fn not_in_bag(c: &Refused<'_>, colour: Colour, dealt: u32, available: u32, bag_only: bool) -> Say {
    let n = c.n;
    let lid = n.terms().lid;
    let message = format!(
        "the deal shows {}, but {} {}",
        n.coloured(dealt, colour),
        if bag_only { "the bag holds".to_owned() } else { format!("bag and {lid} hold") },
        if available == 0 { "none".to_owned() } else { format!("only {available}") }
    );
    c.broken(&rules::FACTORY_GETS_FOUR, "deal", format!("{dealt} {}", n.colour(colour)), message)
        .help(format!("the other {} of the twenty are on the boards: look for a colour read wrongly", n.colour(colour)))
        .word("colour", n.colour(colour))
        .number("dealt", dealt)
        .number("available", available)
}

pub(super) fn bag_not_used_up(c: &Refused<'_>, colour: Colour, left: u32) -> Say {
    let n = c.n;
    let message =
        format!("the deal draws from the refilled bag although {} of the old bag would be left", n.coloured(left, colour));
    c.broken(&rules::EMPTY_BAG_REFILLED, "deal", format!("{left} {} missing", n.colour(colour)), message)
        .help(format!("all that is in the bag is drawn before the {} is emptied into it", n.terms().lid))
        .word("colour", n.colour(colour))
        .number("left", left)
}

/// What is wrong with the gold sides of a deal is worded as for a table; only its place is the move's.
pub(super) fn gold(c: &Refused<'_>, problem: &Flaw) -> Finding {
    let mut finding = say_flaw(c.n, problem);
    finding.place = moved(c, finding.place);
    finding.related = finding.related.into_iter().map(|(place, label)| (moved(c, place), label)).collect();
    finding
}

/// The same place in the move's own list of factories.
fn moved(c: &Refused<'_>, place: Place) -> Place {
    let mut steps = place.0.into_iter();
    match steps.next() {
        Some(Step::Key(key)) if key == "factories" => {
            let mut there = c.at("deal");
            there.0.extend(steps);
            there
        }
        _ => c.at("deal"),
    }
}

pub(super) fn no_such_setup(c: &Refused<'_>) -> Say {
    let message = "no draw of four for each factory leads to this deal once its gold factories have taken effect".to_owned();
    c.broken(&rules::GOLD_SEEKER, "deal", "not reachable", message).help(format!(
        "\"+1\" adds one {}, a seeker moves one of its colour from each neighbour that has one, in the order of the ruling setup-order; \
         leave out `effects: done` if the factories are shown as they were drawn",
        c.n.tile()
    ))
}

pub(super) fn wrong_starter(c: &Refused<'_>, said: Seat, starter: Seat) -> Say {
    let n = c.n;
    let message = format!("{} cannot begin the round: {} has the first-player marker", n.player(said), n.player(starter));
    c.broken(&rules::MARKER_HOLDER_BEGINS, "starter", format!("{} begins", n.player(starter)), message)
        .help(format!("write `starter: {}`, or leave it out", n.player(starter)))
        .word("said", n.player(said))
        .word("starter", n.player(starter))
}

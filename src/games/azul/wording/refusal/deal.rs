//! Refused between rounds: deals and the end of the game.

use super::Refused;
use crate::games::azul::rules::NoMarkerTaken;

use crate::games::azul::wording::names::{factory, player_place};
use crate::games::azul::wording::say::Facts;
use crate::games::azul::{Colour, Factory, Flaw, Gold, Line, Marker, Move, Phase, Seat, rules};
use crate::verdict::english::counted;
use crate::verdict::{Finding, Place, Say, Step};

pub(super) fn game_ends(c: &Refused<'_>, seat: Seat, row: Line) -> Say {
    let n = c.n;
    let message = format!("there is no further round: {} has completed {}", n.player(seat), n.row(row));
    let shown = n.shown_row(seat, row).is_some_and(|tiles| tiles.len() == 5);
    let tiles = player_place(seat).key("wall").item(row.index());
    let help = match c.position.phase {
        Phase::Over => "the game has ended and everything is counted: there is no move left",
        _ => "the game has ended: only the end bonuses are left to be counted (`finish: game`)",
    };
    c.broken(&rules::GAME_ENDS, "deal", "no further round", message)
        .help(help)
        .related(shown, tiles, "a complete row")
        .word("finished", n.player(seat))
        .number("row", row.number())
}

pub(super) fn nobody_finished(c: &Refused<'_>) -> Say {
    let message = format!("the end bonuses cannot be counted: nobody has a complete row on the {}", c.n.terms().wall);
    c.broken(&rules::NEXT_ROUND, "finish", "too early", message).help("the game goes on with the next round (`deal:`)")
}

pub(super) fn others_unknown(c: &Refused<'_>) -> Say {
    let wall = c.n.terms().wall;
    let message = format!("this {wall} has no complete row, and the case does not show whether another player has one");
    c.broken(&rules::NEXT_ROUND, "finish", "is the game over?", message)
        .help("if somebody has one, set the phase to `end`; else the game goes on with the next round (`deal:`)")
}

pub(super) fn maybe_run_out(c: &Refused<'_>, dealt: u32, needed: u32) -> Say {
    let (tiles, lid) = (c.n.tiles(), c.n.terms().lid);
    let message = format!(
        "{dealt} {tiles} are dealt where {needed} are wanted, which is right only if bag and {lid} hold no more, and the case does not \
         show it"
    );
    c.broken(&rules::TILES_RUN_OUT, "deal", format!("{} too few?", needed.saturating_sub(dealt)), message)
        .help("add `bag:` and `lid:`, with what they hold before this move")
        .number("dealt", dealt)
        .number("needed", needed)
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
    if gold == Some(Gold::PlusOne) && count >= 4 {
        return fifth(c, at, count, expected);
    }
    let side = gold.map_or(String::new(), |gold| format!(" ({})", c.n.gold(gold)));
    let message = format!("the deal puts {} on {}{side}, which gets {expected}", c.n.count(count), factory(at));
    let mut say = c
        .broken(&rules::FACTORY_GETS_FOUR, "deal", c.n.count(count), message)
        .factory(at)
        .number("count", count)
        .number("expected", expected);
    say = say.at(c.at("deal").item(at.index()));
    let help = if expected < 4 {
        format!("bag and {} give no more: {} gets {expected}", c.n.terms().lid, factory(at))
    } else {
        format!("write exactly {expected} {} for it", c.n.tiles())
    };
    say.help(help)
}

/// A "+1" factory whose fifth tile is missing, or lies among the four: a colour-seeker beside it may come before that one.
fn fifth(c: &Refused<'_>, at: Factory, count: u32, expected: u32) -> Say {
    let (tile, gold) = (c.n.tile(), c.n.gold(Gold::PlusOne));
    let (label, message, help) = match count {
        4 => (
            format!("no fifth {tile}"),
            format!("the deal gives {} ({gold}) no fifth {tile}", factory(at)),
            format!("add the fifth as `extra:`, as in `extra: {}`", c.n.colour(Colour::Blue)),
        ),
        _ => (
            c.n.count(count),
            format!("the deal shows {} on {} ({gold}) and does not say which came fifth", c.n.count(count), factory(at)),
            format!(
                "write the four that it was filled with, and the fifth as `extra:`, as in `extra: {}`; \
                 or add `effects: done` if the factories are shown after set-up",
                c.n.colour(Colour::Blue)
            ),
        ),
    };
    c.broken(&rules::GOLD_PLUS_ONE, "deal", label, message)
        .at(c.at("deal").item(at.index()))
        .help(help)
        .factory(at)
        .number("count", count)
        .number("expected", expected)
}

pub(super) fn total(c: &Refused<'_>, dealt: u32, supply: u32) -> Say {
    let n = c.n;
    let lid = n.terms().lid;
    let message = if dealt == supply {
        format!("the deal shows the last {} on more factories than they fill", n.count(dealt))
    } else {
        format!("the deal shows {}, but bag and {lid} hold {supply} together", n.count(dealt))
    };
    c.broken(&rules::TILES_RUN_OUT, "deal", n.count(dealt), message)
        .help(format!("when {} run out, the factories are filled one after another until there are no more: only one of them can have 1 to 3", n.tiles()))
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
        .help(if bag_only {
            format!("the bag suffices for the whole deal, so the {lid} is not touched: look for a colour read wrongly")
        } else {
            format!("all other {} {} lie on the boards: look for a colour read wrongly", n.colour(colour), n.tiles())
        })
        .word("colour", n.colour(colour))
        .number("dealt", dealt)
        .number("available", available)
}

pub(super) fn bag_not_used_up(c: &Refused<'_>, colour: Colour, left: u32, is_extra: bool) -> Say {
    let n = c.n;
    let message =
        format!("the deal draws from the refilled bag although {} of the old bag would be left", n.coloured(left, colour));
    let (lid, gold) = (n.terms().lid, n.gold(Gold::PlusOne));
    let fifth =
        if is_extra { format!("; the fifth {} on {gold} comes only after the factories", n.tile()) } else { String::new() };
    c.broken(&rules::EMPTY_BAG_REFILLED, "deal", format!("{left} {} missing", n.colour(colour)), message)
        .help(format!("all that is in the bag is drawn before the {lid} is emptied into it{fifth}"))
        .word("colour", n.colour(colour))
        .number("left", left)
}

/// Factories shown after the set-up effects: these move tiles, and only "+1" adds one.
pub(super) fn in_all(c: &Refused<'_>, dealt: u32, expected: u32) -> Say {
    let n = c.n;
    let (lid, gold) = (n.terms().lid, n.gold(Gold::PlusOne));
    let message = format!("the deal shows {} on all factories together, but they get {expected}", n.count(dealt));
    // Fours and one more: it is the one of "+1" that is missing.
    let is_fifth = dealt + 1 == expected && expected % 4 == 1;
    let rule = if is_fifth { &rules::GOLD_PLUS_ONE } else { &rules::FACTORY_GETS_FOUR };
    c.broken(rule, "deal", n.count(dealt), message)
        .help(format!(
            "each factory gets four, {gold} one more, as long as bag and {lid} have any; a seeker only takes from its neighbours"
        ))
        .number("dealt", dealt)
        .number("expected", expected)
}

pub(super) fn none_left_for_extra(c: &Refused<'_>, colour: Colour, supply: u32, room: u32) -> Say {
    let n = c.n;
    let (lid, gold) = (n.terms().lid, n.gold(Gold::PlusOne));
    let message = format!(
        "{gold} gets no {} {}: the factories take {room}, and bag and {lid} hold {supply} together",
        n.colour(colour),
        n.tile()
    );
    c.broken(&rules::GOLD_PLUS_ONE, "extra", "none is left", message)
        .help(format!(
            "{gold} gets its {} after all factories are filled: leave `extra:` out, and put the {} {} on the factory that it was drawn for",
            n.tile(),
            n.colour(colour),
            n.tile()
        ))
        .word("colour", n.colour(colour))
        .number("supply", supply)
        .number("room", room)
}

pub(super) fn extra_tile(c: &Refused<'_>, colour: Colour, shown: bool) -> Say {
    let (n, gold) = (c.n, c.n.gold(Gold::PlusOne));
    let (message, help) = if shown {
        (
            format!("the factories are shown after set-up, so the fifth {} on {gold} lies there already", n.tile()),
            "leave out either `extra:` or `effects: done`",
        )
    } else {
        (
            format!("the deal draws a fifth {}, but no factory shows {gold}", n.tile()),
            "leave `extra:` out, or mark the factory with `gold: +1`",
        )
    };
    c.broken(&rules::GOLD_PLUS_ONE, "extra", "one too many", message).help(help).word("colour", n.colour(colour))
}

/// What is wrong with the gold sides of a deal is worded as for a table; only its place is the move's.
pub(super) fn gold(c: &Refused<'_>, problem: &Flaw) -> Finding {
    let mut finding: Finding = problem.tell(c.n).into();
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
        "all factories are filled before \"+1\" gets one {} more, and the bag is emptied before the {}; a seeker moves one of its colour from \
         each neighbour that has one, in the order of the ruling setup-order; leave out `effects: done` if the factories are shown as they \
         were drawn",
        c.n.tile(),
        c.n.terms().lid
    ))
}

pub(super) fn wrong_starter(c: &Refused<'_>, said: Seat, starter: Seat) -> Say {
    let n = c.n;
    let why = match (c.position.marker, c.rulings.no_marker_taken) {
        _ if c.position.phase == Phase::Setup => format!("the case says that {} does", n.player(starter)),
        (Marker::With(_), _) => format!("{} has the first-player marker", n.player(starter)),
        (_, NoMarkerTaken::SameStarter) => {
            format!("nobody took from the centre, so {} begins, who began the round before", n.player(starter))
        }
        (_, NoMarkerTaken::NextAfterLast) => {
            format!("nobody took from the centre, so {} begins, who was next to take", n.player(starter))
        }
    };
    let message = format!("{} cannot begin the round: {why}", n.player(said));
    // Before the first round nobody has taken it: who begins was settled before the game.
    let rule = if c.position.phase == Phase::Setup { &rules::FIRST_STARTER } else { &rules::MARKER_HOLDER_BEGINS };
    c.broken(rule, "starter", format!("{} begins", n.player(starter)), message)
        .help(format!("write `starter: {}`, or leave it out", n.player(starter)))
        .word("said", n.player(said))
        .word("starter", n.player(starter))
}

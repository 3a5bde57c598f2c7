//! Refused for where the tiles come from.

use super::{Refused, instead};
use crate::games::azul::wording::names::{factory, factory_place, lying, source, source_place};
use crate::games::azul::wording::say::Facts;
use crate::games::azul::{Colour, Factory, From, Move, Seat, Tiles, rules};
use crate::verdict::Say;

/// "on factory 2", "in the centre".
fn at(from: From) -> String {
    match from {
        From::Factory(at) => format!("on {}", factory(at)),
        From::Centre => "in the centre".to_owned(),
    }
}

/// Where the colour of the move lies, if the move takes one.
fn sources(c: &Refused<'_>) -> Option<String> {
    match c.play {
        Move::Take(take) => Some(instead::sources(c, take.colour)),
        Move::Tile { .. } | Move::Clear { .. } | Move::Deal(_) | Move::Finish => None,
    }
}

fn with_sources(say: Say, c: &Refused<'_>) -> Say {
    match sources(c) {
        Some(help) => say.help(help),
        None => say,
    }
}

/// The place that a source has in the case, underlined only if the case shows it as it is now.
fn related(say: Say, c: &Refused<'_>, from: From) -> Say {
    let there = lying(c.position, from).unwrap_or_default();
    say.related(c.n.shows_source(c.position, from), source_place(from), c.n.heap(there))
}

pub(super) fn source_unknown(c: &Refused<'_>, from: Option<From>) -> Say {
    let say = match from {
        Some(from) => {
            let message = format!("the case does not show what lies {}, so nobody can say what {} takes", at(from), c.who());
            c.broken(&rules::TAKE_FROM_ONE_PLACE, "from", "not shown", message).from(from)
        }
        None => {
            let message = format!("the move does not say where {} takes the {} from, or how many", c.who(), c.n.tiles());
            c.broken(&rules::TAKE_FROM_ONE_PLACE, "take", "from where?", message)
        }
    };
    let colour = match c.play {
        Move::Take(take) => take.colour,
        Move::Tile { .. } | Move::Clear { .. } | Move::Deal(_) | Move::Finish => Colour::Blue,
    };
    let help =
        format!("show it with `factories:` and `centre:`, or say how many there are, as in `take: 2 {}`", c.n.colour(colour));
    say.help(help)
}

pub(super) fn no_such_factory(c: &Refused<'_>, factory_: Factory, count: usize) -> Say {
    c.broken(
        &rules::TAKE_FROM_ONE_PLACE,
        "from",
        "no such factory",
        format!("there is no {}: the table has {count} factories", factory(factory_)),
    )
    .help(format!(
        "factories are numbered 1 to {count} in the order of `factories:`{}",
        sources(c).map_or(String::new(), |lies| format!("; {lies}"))
    ))
    .factory(factory_)
    .number("count", count)
}

pub(super) fn factory_away(c: &Refused<'_>, away: Factory, keeper: Seat) -> Say {
    let message =
        format!("{} cannot take from {}: it is the \"0\" factory, which {} keeps", c.who(), factory(away), c.n.player(keeper));
    with_sources(c.broken(&rules::GOLD_ZERO_KEPT, "from", "not on the table", message), c)
        .factory(away)
        .word("keeper", c.n.player(keeper))
}

pub(super) fn source_empty(c: &Refused<'_>, from: From) -> Say {
    let message = format!("{} takes from {}, but nothing lies there", c.who(), source(from));
    let say = with_sources(c.broken(&rules::TAKE_FROM_ONE_PLACE, "from", "empty", message), c).from(from);
    related(say, c, from)
}

pub(super) fn colour_not_there(c: &Refused<'_>, from: From, colour: Colour, there: Tiles) -> Say {
    let name = c.n.colour(colour);
    let message = format!("{} takes {name}, but no {name} {} lies {}", c.who(), c.n.tile(), at(from));
    let say = c
        .broken(&rules::TAKE_FROM_ONE_PLACE, "take", format!("no {name} there"), message)
        .help(format!("{} holds {}; {}", source(from), c.n.heap(there), instead::sources(c, colour)))
        .word("colour", name)
        .from(from)
        .words("there", there.iter().map(|(colour, _)| c.n.colour(colour).to_owned()));
    related(say, c, from)
}

pub(super) fn not_all_of_colour(c: &Refused<'_>, from: From, colour: Colour, [there, taken]: [u8; 2]) -> Say {
    let n = c.n;
    let lie = if there == 1 { "lies" } else { "lie" };
    let message = if taken < there {
        format!(
            "{} takes {taken} of the {} {}, but all {} of a colour are taken together",
            c.who(),
            n.coloured(there, colour),
            at(from),
            n.tiles()
        )
    } else {
        format!("{} takes {} from {}, but only {there} {lie} there", c.who(), n.coloured(taken, colour), source(from))
    };
    let say = c
        .broken(&rules::TAKE_ALL, "take", format!("{there} {lie} there"), message)
        .help(format!("write `take: {there} {colour}`, or `take: {colour}` for all of them", colour = n.colour(colour)))
        .word("colour", n.colour(colour))
        .from(from)
        .number("there", there)
        .number("taken", taken);
    related(say, c, from)
}

/// The neighbours of a factory in words, for the rest that goes to them.
pub(super) fn neighbours(neighbours: &[Factory], word: &str) -> String {
    let numbers: Vec<_> = neighbours.iter().map(|neighbour| neighbour.number().to_string()).collect();
    match numbers.len() {
        0 => "no factory".to_owned(),
        1 => format!("factory {}", numbers.concat()),
        _ => format!("factory {}", numbers.join(&format!(" {word} factory "))),
    }
}

/// The place of a factory that gets or keeps a rest.
pub(super) fn neighbour_related(say: Say, c: &Refused<'_>, factory: Factory, label: String) -> Say {
    say.related(c.n.shows_source(c.position, From::Factory(factory)), factory_place(factory), label)
}

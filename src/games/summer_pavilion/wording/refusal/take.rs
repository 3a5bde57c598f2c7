//! Refused for what is taken, and where from.

use super::{Refused, instead};
use crate::games::summer_pavilion::wording::names::{at, colour as name, coloured, factory as factory_name, source, tiles};
use crate::games::summer_pavilion::wording::say::Facts;
use crate::games::summer_pavilion::{Colour, Factory, From, Move, Take, Tiles, What, rules};
use crate::verdict::Say;

/// What can be taken from the source, or where the colour of the move lies.
fn help(c: &Refused<'_>, from: Option<From>) -> String {
    if let Some(takes) = from.and_then(|from| instead::takes(c, from)) {
        return takes;
    }
    match c.play {
        Move::Take(Take { what: What::Colour(colour), .. }) => instead::sources(c, *colour),
        _ => "take all tiles of one colour, and one wild tile if any lies with them".to_owned(),
    }
}

pub(super) fn source_unknown(c: &Refused<'_>, from: Option<From>) -> Say {
    let say = match from {
        Some(from) => {
            let message = format!("the case does not show what lies {}, so nobody can say what {} takes", at(from), c.who());
            c.broken(&rules::TAKE_FROM_ONE_PLACE, "from", "not shown", message).from(from)
        }
        None => {
            let message = format!("the move does not say where {} takes the tiles from", c.who());
            c.broken(&rules::TAKE_FROM_ONE_PLACE, "take", "from where?", message)
        }
    };
    say.help(match from {
        Some(_) => "add `factories:` and `centre:`; or list all tiles that are taken (`take: RRP`) and leave `from:` out",
        None => "add `factories:` and `centre:`, and say `from:`; or list all tiles that are taken (`take: RRP`)",
    })
}

pub(super) fn marker_unknown(c: &Refused<'_>) -> Say {
    let message =
        format!("the case does not say whether the first-player marker is still in the centre, which {} takes from", c.who());
    c.broken(&rules::FIRST_FROM_CENTRE, "from", "with the marker?", message)
        .help("write `1` in `centre` if it lies there, or name who has it with `marker:`")
}

pub(super) fn no_such_factory(c: &Refused<'_>, factory: Factory, count: usize) -> Say {
    let message = format!("there is no {}: the table has {count} factories", factory_name(factory));
    let lies = match c.play {
        Move::Take(Take { what: What::Colour(colour), .. }) => format!("; {}", instead::sources(c, *colour)),
        _ => String::new(),
    };
    c.broken(&rules::TAKE_FROM_ONE_PLACE, "from", "no such factory", message)
        .help(format!("factories are numbered 1 to {count} in the order of `factories:`{lies}"))
        .factory(factory)
        .number("count", count)
}

pub(super) fn source_empty(c: &Refused<'_>, from: From) -> Say {
    let message = format!("{} takes from {}, but nothing lies there", c.who(), source(from));
    c.broken(&rules::TAKE_FROM_ONE_PLACE, "from", "empty", message).help(help(c, None)).from(from).lies(c.n, c.position, from)
}

pub(super) fn nothing_taken(c: &Refused<'_>) -> Say {
    let from = if let Move::Take(take) = c.play { take.from } else { None };
    let message = format!("{} takes nothing, but has to take tiles in this turn", c.who());
    c.broken(&rules::TAKE_FROM_ONE_PLACE, "take", "nothing", message).help(help(c, from))
}

pub(super) fn several_colours(c: &Refused<'_>, [first, second]: [Colour; 2], wild: Colour) -> Say {
    let from = if let Move::Take(take) = c.play { take.from } else { None };
    let message = format!(
        "{} takes {} and {}, but one colour is chosen in a turn, and {} is the wild one that goes along",
        c.who(),
        name(first),
        name(second),
        name(wild)
    );
    c.broken(&rules::TAKE_ALL, "take", "two colours", message)
        .help(help(c, from))
        .colour("first", first)
        .colour("second", second)
        .colour("wild", wild)
}

pub(super) fn colour_not_there(c: &Refused<'_>, from: From, colour: Colour, there: Tiles) -> Say {
    let name_ = name(colour);
    let message = format!("{} takes {name_}, but no {name_} tile lies {}", c.who(), at(from));
    c.broken(&rules::TAKE_FROM_ONE_PLACE, "take", format!("no {name_} there"), message)
        .help(format!("{} holds {}; {}", source(from), c.heap(there), instead::sources(c, colour)))
        .colour("colour", colour)
        .from(from)
        .words("there", there.iter().map(|(colour, _)| name(colour).to_owned()))
        .lies(c.n, c.position, from)
}

pub(super) fn not_all_of_colour(c: &Refused<'_>, from: From, colour: Colour, [there, taken]: [u8; 2]) -> Say {
    let lie = if there == 1 { "lies" } else { "lie" };
    let message = if taken < there {
        format!(
            "{} takes {taken} of the {} {}, but all tiles of a colour are taken together",
            c.who(),
            coloured(there, colour),
            at(from)
        )
    } else {
        format!("{} takes {} from {}, but only {there} {lie} there", c.who(), coloured(taken, colour), source(from))
    };
    c.broken(&rules::TAKE_ALL, "take", format!("{there} {lie} there"), message)
        .help(help(c, Some(from)))
        .colour("colour", colour)
        .from(from)
        .number("there", there)
        .number("taken", taken)
        .lies(c.n, c.position, from)
}

pub(super) fn more_than_fits(c: &Refused<'_>, from: From, [taken, most]: [u32; 2]) -> Say {
    let message = format!("{} takes {} from {}, where {most} at most can lie", c.who(), tiles(taken), source(from));
    let (rule, help) = match from {
        From::Factory(_) => {
            (&rules::FACTORY_GETS_FOUR, "a factory is filled with four tiles, the wild one among them: check `take` and `from`")
        }
        From::Centre => {
            (&rules::REST_TO_THE_CENTRE, "a factory leaves three tiles to the centre at most: check `take` and `from`")
        }
    };
    c.broken(rule, "take", format!("{most} at most"), message).help(help).from(from).number("taken", taken).number("most", most)
}

pub(super) fn wild_chosen(c: &Refused<'_>, from: From, wild: Colour, others: Tiles) -> Say {
    let message = format!(
        "{} chooses {}, the wild colour of this round, but it cannot be chosen as long as another colour lies {}",
        c.who(),
        name(wild),
        at(from)
    );
    c.broken(&rules::WILD_NOT_CHOSEN, "take", "wild this round", message)
        .help(help(c, Some(from)))
        .colour("wild", wild)
        .from(from)
        .words("others", others.iter().map(|(colour, _)| name(colour).to_owned()))
        .lies(c.n, c.position, from)
}

pub(super) fn wild_count(c: &Refused<'_>, from: Option<From>, wild: Colour, [taken, expected]: [u8; 2]) -> Say {
    let wild_name = name(wild);
    let there = from.map_or_else(|| "with the others".to_owned(), at);
    let (rule, message) = match (expected, taken) {
        (0, _) => (
            &rules::ONE_WILD_WITH_IT,
            format!("{} takes {}, the wild colour, but none lies {there}", c.who(), coloured(taken, wild)),
        ),
        (_, 0) => (
            &rules::ONE_WILD_WITH_IT,
            format!("{} leaves the wild {wild_name} {there}, but exactly one of them has to be taken along", c.who()),
        ),
        _ => (
            if only_wild(c) { &rules::WILD_ALONE } else { &rules::ONE_WILD_WITH_IT },
            format!("{} takes {}, but {wild_name} is wild: exactly one of them is taken", c.who(), coloured(taken, wild)),
        ),
    };
    let label = if taken == 0 { format!("no {wild_name}") } else { format!("{taken} {wild_name}") };
    let say = c
        .broken(rule, "take", label, message)
        .help(help(c, from))
        .colour("wild", wild)
        .number("taken", taken)
        .number("expected", expected);
    match from {
        Some(from) => say.from(from).lies(c.n, c.position, from),
        None => say,
    }
}

/// Whether the move takes nothing but wild tiles.
fn only_wild(c: &Refused<'_>) -> bool {
    let Move::Take(Take { what: What::Tiles(tiles), .. }) = c.play else { return true };
    tiles.iter().all(|(colour, _)| Some(colour) == c.position.wild())
}

//! Refused for where the rest of a factory goes.

use super::Refused;
use super::take::{neighbour_related, neighbours as say_neighbours};
use crate::games::azul::wording::names::{factory, source};
use crate::games::azul::wording::say::Facts;
use crate::games::azul::{Colour, Factory, From, Move, RestGoes, Take, Tiles, rules};
use crate::verdict::Say;

pub(super) fn stays(c: &Refused<'_>, from: From, goes: RestGoes) -> Say {
    let source = source(from);
    let (rule, message) = match goes {
        RestGoes::ToCentre => (&rules::REST_TO_THE_CENTRE, format!("the rest of {source} goes to the centre and nowhere else")),
        RestGoes::Stays => (&rules::GOLD_STAY, format!("the rest of {source} stays on it: its gold side is \"stay\"")),
        RestGoes::IsCentre => {
            (&rules::REST_TO_THE_CENTRE, "what a take leaves behind in the centre stays there and cannot be sent on".to_owned())
        }
    };
    c.broken(rule, "rest", "not sent on", message)
        .help("leave `rest:` out: only a take from the \"to the neighbours\" factory sends a rest on")
        .from(from)
}

pub(super) fn not_said(c: &Refused<'_>, from: Factory, rest: Tiles, neighbours: &[Factory]) -> Say {
    let message = format!("the move does not say which neighbours get the rest of {}: {}", factory(from), c.n.heap(rest));
    let help = match neighbours {
        [only] => {
            format!("add `rest:` and send these {} to {}, the only neighbour that can get them", c.n.tiles(), factory(*only))
        }
        _ => format!(
            "add `rest:` and divide these {} between {}, all of a colour to the same one",
            c.n.tiles(),
            say_neighbours(neighbours, "and")
        ),
    };
    let say = c
        .broken(&rules::GOLD_NEIGHBOURS, "from", "where does the rest go?", message)
        .help(help)
        .factory(from)
        .words("neighbours", neighbours.iter().map(|&neighbour| factory(neighbour)));
    neighbour_related(say, c, from, c.n.heap(rest))
}

pub(super) fn differs(c: &Refused<'_>, rest: Tiles, sent: Tiles) -> Say {
    let message = format!("the move sends {} to the neighbours, but the rest is {}", c.n.heap(sent), c.n.heap(rest));
    c.broken(&rules::GOLD_NEIGHBOURS, "rest", "not the rest", message)
        .help(format!("send on exactly {}", c.n.heap(rest)))
        .number("rest", rest.total())
        .number("sent", sent.total())
}

pub(super) fn split(c: &Refused<'_>, colour: Colour, first: Factory, second: Factory) -> Say {
    let name = c.n.colour(colour);
    let message =
        format!("the move splits the {name} {} of the rest between {} and {}", c.n.tiles(), factory(first), factory(second));
    c.broken(&rules::GOLD_COLOUR_NOT_SPLIT, "rest", format!("{name} is split"), message)
        .help(format!("send all {name} to {} or all to {}", factory(first), factory(second)))
        .word("colour", name)
        .number("first", first.number())
        .number("second", second.number())
}

pub(super) fn too_far(c: &Refused<'_>, to: Factory, neighbours: &[Factory]) -> Say {
    let from = match c.play {
        Move::Take(Take { from: Some(from), .. }) => format!(" of {}", source(*from)),
        _ => String::new(),
    };
    let message = format!("the move sends a part of the rest to {}, which is no neighbour{from}", factory(to));
    c.broken(&rules::GOLD_NEIGHBOURS, "rest", format!("{} is not beside it", factory(to)), message)
        .help(format!("the rest can go to {}", say_neighbours(neighbours, "or")))
        .number("to", to.number())
        .words("neighbours", neighbours.iter().map(|&neighbour| factory(neighbour)))
}

pub(super) fn to_empty(c: &Refused<'_>, to: Factory) -> Say {
    let message = format!("the move sends a part of the rest to {}, which is empty", factory(to));
    let say = c
        .broken(&rules::GOLD_NEIGHBOURS, "rest", format!("{} is empty", factory(to)), message)
        .help(
            "under the ruling neighbour-empty=no the rest goes to neighbours that still hold some, else to the centre; \
             neighbour-empty=yes would allow this",
        )
        .number("to", to.number());
    neighbour_related(say, c, to, "empty".to_owned())
}

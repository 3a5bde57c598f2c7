//! Refused for the space that a tile is put on.

use super::{Refused, instead};
use crate::games::summer_pavilion::judge;
use crate::games::summer_pavilion::wording::names::{between, colour as name};
use crate::games::summer_pavilion::wording::say::Facts;
use crate::games::summer_pavilion::{Between, Colour, Move, Place, Side, Space, Star, rules};
use crate::verdict::english::a;
use crate::verdict::{Rule, Say};

/// The tile that lies there, underlined only if the case shows it.
fn tile(say: Say, c: &Refused<'_>, space: Space, holds: Colour, label: String) -> Say {
    let Some(seat) = c.seat() else { return say };
    say.related(c.n.shows_tile(seat, space, holds), c.n.space_place(seat, space), label)
}

/// Where the tile of the move could go.
fn help(c: &Refused<'_>) -> String {
    match c.play {
        Move::Place(Place { colour, .. }) | Move::PlaceBetween { colour, .. } => instead::placements(c, *colour),
        _ => "choose a free space of the star that takes the tile".to_owned(),
    }
}

pub(super) fn covered(c: &Refused<'_>, space: Space, holds: Colour) -> Say {
    let (here, name) = (c.n.space(space), name(holds));
    let message = format!("{} cannot place a tile on {here}: {} tile lies there already", c.who(), a(name));
    let say = c
        .broken(&rules::FREE_SPACE, "on", format!("holds {name}"), message)
        .help(help(c))
        .space(c.n.side(), space)
        .colour("holds", holds);
    tile(say, c, space, holds, format!("{name} here"))
}

pub(super) fn none(c: &Refused<'_>, on: Between) -> Say {
    let on = between(on);
    c.broken(&rules::ON_SPACES_ONLY, "on", "no space of a star", format!("{} cannot place a tile on a {on}", c.who()))
        .help(help(c))
        .word("on", on)
}

pub(super) fn wrong_star(c: &Refused<'_>, space: Space, colour: Colour, star: Colour) -> Say {
    let (name_, star_name) = (name(colour), name(star));
    let message = format!("{} tile cannot go to {}: the {star_name} star takes {star_name} only", a(name_), c.n.space(space));
    c.broken(&rules::STAR_OF_ITS_COLOUR, "on", format!("takes {star_name} only"), message)
        .help(help(c))
        .space(c.n.side(), space)
        .colour("colour", colour)
        .colour("takes", star)
}

pub(super) fn wild_on_other_star(c: &Refused<'_>, space: Space, wild: Colour, star: Colour) -> Say {
    let (wild_name, star_name) = (name(wild), name(star));
    let message = format!(
        "{} tile cannot go to {}: a wild tile stands in for others in the payment, but the tile on the {star_name} star \
         has to be {star_name}",
        a(wild_name),
        c.n.space(space)
    );
    let can_be_paid =
        c.seat().is_some_and(|seat| judge::affordable(c.position, c.position.board(seat), star, c.rulings).has(space));
    let own = match can_be_paid {
        true => format!("place {} tile there and pay the rest with {wild_name} (`place: {star_name}`); ", a(star_name)),
        false => String::new(),
    };
    c.broken(&rules::WILD_ON_ITS_OWN_SPACE, "place", format!("not on the {star_name} star"), message)
        .help(format!("{own}{}", instead::placements(c, wild)))
        .space(c.n.side(), space)
        .colour("wild", wild)
        .colour("takes", star)
}

pub(super) fn star_has_colour(c: &Refused<'_>, space: Space, colour: Colour, other: Space) -> Say {
    let name = name(colour);
    let message = format!(
        "{name} cannot go to {}: {} takes each colour once, and {name} lies on {}",
        c.n.space(space),
        c.n.star(space.star()),
        c.n.space(other)
    );
    let say = c
        .broken(each_once(c, space.star()), "on", format!("{name} is there already"), message)
        .help(help(c))
        .space(c.n.side(), space)
        .colour("colour", colour)
        .word("other", c.n.space(other));
    tile(say, c, other, colour, format!("{name} already"))
}

/// The rule by which a star takes each colour once.
fn each_once(c: &Refused<'_>, star: Star) -> &'static Rule {
    let coloured = c.position.side == Side::Coloured;
    if coloured && star == Star::CENTRE { &rules::CENTRE_STAR } else { &rules::MONOCHROME_MULTICOLOUR }
}

pub(super) fn star_of_one_colour(c: &Refused<'_>, space: Space, colour: Colour, holds: Colour) -> Say {
    let (name_, holds_name) = (name(colour), name(holds));
    let star = c.n.star(space.star());
    let message =
        format!("{name_} cannot go to {}: {star} holds several {holds_name} tiles and takes only {holds_name}", c.n.space(space));
    let say = c
        .broken(&rules::MONOCHROME_ONE_COLOUR, "on", format!("takes {holds_name} only"), message)
        .help(help(c))
        .space(c.n.side(), space)
        .colour("colour", colour)
        .colour("holds", holds);
    let Some(first) = c.board().and_then(|board| board.pavilion?.find(space.star(), holds)) else { return say };
    tile(say, c, first, holds, format!("{holds_name} here"))
}

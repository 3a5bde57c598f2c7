//! Refused for where a figure or a dragon goes.

use super::Refused;
use crate::games::blue_moon_city::pieces::DRAGON_STEPS;
use crate::games::blue_moon_city::rules::{DragonOffCity, GreyTeleport, IdlePower, Rulings};
use crate::games::blue_moon_city::wording::names::{at, building, card as card_name, colour as colour_name, player_place, the};
use crate::games::blue_moon_city::wording::play::all;
use crate::games::blue_moon_city::{Building, Card, Colour, Dragon, DragonTo, Move, rules};
use crate::verdict::english::counted;
use crate::verdict::{Place, Rule, Say};

/// Where in the step a building is named.
fn stop(c: &Refused<'_>, to: Building) -> Place {
    match c.play {
        Move::Walk { path, .. } => match path.iter().position(|&stop| stop == to) {
            Some(index) if path.len() > 1 => c.at("move").item(index),
            _ => c.at("move"),
        },
        Move::Build(_) | Move::Offer(_) => c.at(c.verb()),
        _ => c.at("to"),
    }
}

/// The buildings at most so many steps away, the start left out.
fn within(c: &Refused<'_>, from: Building, steps: u8) -> Vec<Building> {
    let near = |&to: &Building| to != from && c.position.distance(from, to).is_some_and(|distance| distance <= steps);
    Building::ALL.into_iter().filter(near).collect()
}

/// Where something may go from `from`, as a sentence.
fn may_go(c: &Refused<'_>, who: &str, from: Building, steps: u8) -> String {
    let near = within(c, from, steps);
    if near.is_empty() {
        return format!("{who} stays where it is");
    }
    format!("with {} {who} can go from {} to {}", counted(steps, "step", "steps"), the(from), all(near, "or"))
}

pub(super) fn figure_unknown(c: &Refused<'_>) -> Say {
    let rule: &'static Rule = match c.play {
        Move::Offer(_) => &rules::OFFER_ON_THE_MARKET,
        Move::Build(_) => &rules::BUILD_WHERE_THE_FIGURE_STANDS,
        _ => &rules::TWO_STEPS,
    };
    c.broken(rule, c.verb(), "from where?", format!("the case does not show where {} figure stands", c.whose()))
        .help(format!("add `figure:` with a building to the entry of {} in `players`", c.who()))
        .related(true, player_place(c.seat()), "no figure here")
}

pub(super) fn place_unknown(c: &Refused<'_>, which: Building) -> Say {
    c.broken_at(
        &rules::STEPS_ARE_STRAIGHT,
        stop(c, which),
        "where is it?",
        format!("the case does not show where {} lies in the city", the(which)),
    )
    .help("add `city:` with five rows of 3, 5, 5, 5 and 3 tiles; a dot stands for a tile that is not known")
    .word("building", building(which))
}

pub(super) fn goes_nowhere(c: &Refused<'_>, to: DragonTo) -> Say {
    let (rule, what): (&'static Rule, _) = match *c.play {
        Move::Fly { card, .. } => (
            &rules::DRAGON_ANYWHERE,
            Dragon::moved_by(card.colour).map_or_else(|| "the dragon".to_owned(), |moved| c.n.dragon(moved)),
        ),
        _ => (&rules::FIGURE_ANYWHERE, format!("{} figure", c.whose())),
    };
    let otherwise = c.otherwise(|rulings| rulings.idle_power = IdlePower::Yes, "idle-power=yes would allow this");
    c.broken(rule, "to", "already there", format!("{what} is already {}", at(to)))
        .help(format!("under the ruling idle-power=no a card worth 1 has to move something{otherwise}"))
}

/// The buildings of a walk, each with the next, that touch only at a corner.
fn corners(c: &Refused<'_>, from: Building) -> Vec<(Building, Building)> {
    let Move::Walk { path, .. } = c.play else { return Vec::new() };
    let legs = std::iter::once(from).chain(path.iter().copied()).zip(path.iter().copied());
    let touches = |&(here, there): &(Building, Building)| match (c.position.spot(here), c.position.spot(there)) {
        (Some(here), Some(there)) => here.row().abs_diff(there.row()) == 1 && here.column().abs_diff(there.column()) == 1,
        _ => false,
    };
    legs.filter(touches).collect()
}

pub(super) fn too_far(c: &Refused<'_>, [from, to]: [Building; 2], steps: u8, left: u8, grey: u8) -> Say {
    // A way that goes round is longer than the distance, and the help may well name the same building.
    let by = if c.position.distance(from, to).is_some_and(|distance| distance < steps) { " by this way" } else { "" };
    let counted_in =
        if matches!(c.play, Move::Walk { with, .. } if !with.is_empty()) { ", the cards played for it counted" } else { "" };
    // Whoever counts a step across a corner as one has steps enough.
    let corners = corners(c, from);
    let corner = corners.first().filter(|_| usize::from(steps - left) <= corners.len()).copied();
    let round = corner.map_or_else(String::new, |(here, there)| {
        format!(": {} and {} touch only at a corner, and the way round it is two steps", the(here), the(there))
    });
    let message = format!(
        "{} is {} from {}{by}, but {} has {left} left{counted_in}{round}",
        the(to),
        counted(steps, "step", "steps"),
        the(from),
        c.who()
    );
    let rule: &'static Rule = if corner.is_some() { &rules::STEPS_ARE_STRAIGHT } else { &rules::TWO_STEPS };
    let cards = match grey {
        0 => String::new(),
        1 => "; a grey 2 (`with: grey 2`) gives two more steps, a grey 1 takes the figure anywhere".to_owned(),
        more => format!(
            "; each grey 2 (`with: [grey 2, ...]`) gives two more steps ({more} would do), a grey 1 takes the figure anywhere"
        ),
    };
    c.broken_at(rule, stop(c, to), counted(steps, "step", "steps"), message)
        .help(format!("{}{cards}", may_go(c, "the figure", from, left)))
        .word("from", building(from))
        .word("to", building(to))
        .number("steps", steps)
        .number("left", left)
        .words("legal", within(c, from, left).into_iter().map(building))
}

pub(super) fn leap_after_steps(c: &Refused<'_>, walked: u8) -> Say {
    let message =
        format!("{} has walked {} in this turn and cannot use a grey 1 as well", c.who(), counted(walked, "step", "steps"));
    let any_order = |rulings: &mut Rulings| rulings.grey_teleport = GreyTeleport::AnyOrder;
    let otherwise = c.otherwise(any_order, "grey-teleport=any-order would allow this");
    c.broken(&rules::FIGURE_ANYWHERE, "power", "after walking", message)
        .help(format!("under the ruling grey-teleport=instead-of-steps a grey 1 replaces the steps{otherwise}"))
        .number("walked", walked)
}

pub(super) fn wrong_dragon(c: &Refused<'_>, named: Dragon, card: Card, moves: Dragon) -> Say {
    let message = format!("{} moves {}, not {}", card_name(card), c.n.dragon(moves), c.n.dragon(named));
    c.broken(&rules::DRAGONS_OF_CARDS, "dragon", "another card's dragon", message)
        .help(format!("leave `dragon` out, or play a {} card worth 1 or 2", colour_name(named.cards())))
        .word("named", c.n.dragon(named))
        .word("card", card_name(card))
        .word("moves", c.n.dragon(moves))
}

pub(super) fn no_such_dragon(c: &Refused<'_>, colour: Colour) -> Say {
    let name = colour_name(colour);
    c.broken(&rules::DRAGONS_OF_CARDS, "dragon", "no such dragon", format!("there is no {name} dragon"))
        .help(
            "leave `dragon` out: the card says which it moves; which colours the dragons have is the ruling dragon-colours \
             (by-people: black, red, blue; as-painted: red, green, blue)",
        )
        .word("colour", name)
}

pub(super) fn dragon_outside(c: &Refused<'_>, dragon: Dragon, card: Card) -> Say {
    let message = format!("{} is outside the city, where {} does not move it", c.n.dragon(dragon), card_name(card));
    c.broken(&rules::DRAGON_THREE_TILES, "power", "only inside the city", message)
        .help(format!("a {} 1 takes it to any building; a 2 moves it only while it is in the city", colour_name(card.colour)))
        .related_if(c.n.shown_dragon(dragon), "at the beginning of the case")
        .word("dragon", c.n.dragon(dragon))
        .word("card", card_name(card))
}

pub(super) fn cannot_leave(c: &Refused<'_>, dragon: Dragon, card: Card) -> Say {
    let message = format!("{} moves {} within the city only, not out of it", card_name(card), c.n.dragon(dragon));
    c.broken(&rules::DRAGON_THREE_TILES, "to", "not out of the city", message)
        .help(format!("a {} 1 may take it out of the city", colour_name(card.colour)))
        .word("dragon", c.n.dragon(dragon))
        .word("card", card_name(card))
}

pub(super) fn may_not_leave(c: &Refused<'_>, dragon: Dragon, inside: bool) -> Say {
    let (message, help) = match inside {
        true => (
            format!("{} cannot be taken out of the city", c.n.dragon(dragon)),
            "under the ruling dragon-off-city=no a dragon that is in the city stays there",
        ),
        false => (
            format!("{} cannot be taken out of the city, where it has not come yet", c.n.dragon(dragon)),
            "under the ruling dragon-off-city=no such a card takes it to a building",
        ),
    };
    let otherwise = c.otherwise(|rulings| rulings.dragon_off_city = DragonOffCity::Yes, "dragon-off-city=yes would allow this");
    c.broken(&rules::DRAGON_ANYWHERE, "to", "not out of the city", message)
        .help(format!("{help}{otherwise}"))
        .word("dragon", c.n.dragon(dragon))
}

pub(super) fn dragon_too_far(c: &Refused<'_>, dragon: Dragon, [from, to]: [Building; 2], steps: u8) -> Say {
    let message = format!(
        "{} is {} from {}, but a 2 moves {} three at most",
        the(to),
        counted(steps, "step", "steps"),
        the(from),
        c.n.dragon(dragon)
    );
    c.broken(&rules::DRAGON_THREE_TILES, "to", counted(steps, "step", "steps"), message)
        .help(format!("a {} 1 takes it to any building; {}", colour_name(dragon.cards()), may_go(c, "it", from, DRAGON_STEPS)))
        .word("dragon", c.n.dragon(dragon))
        .word("from", building(from))
        .word("to", building(to))
        .number("steps", steps)
        .words("legal", within(c, from, DRAGON_STEPS).into_iter().map(building))
}

//! Refused for where a stone should lie.

use super::Refused;
use crate::games::blue_moon_city::wording::names::{
    building, colour as colour_name, part as part_name, part_key, player_place, section as section_name, spot as spot_name,
    spot_place, the,
};
use crate::games::blue_moon_city::{Building, Colour, Part, Phase, Seat, Section, Spot, rules};
use crate::verdict::english::{and, counted, or};
use crate::verdict::{Rule, Say};

/// The sections that could be built instead, as a sentence.
fn free_sections(c: &Refused<'_>, on: Building, free: &[Section]) -> String {
    if free.is_empty() {
        return format!("no section of {} is free", the(on));
    }
    let plan = c.position.plan(on);
    let name = |&at: &Section| match plan.cost(at) {
        Some(cost) => format!("section {} (costs {cost})", at.number()),
        None => format!("section {}", at.number()),
    };
    format!("free on {}: {}", the(on), and(free.iter().map(name)))
}

fn all_free(c: &Refused<'_>, on: Building) -> Vec<Section> {
    c.position.free_sections(on).collect()
}

pub(super) fn figure_elsewhere(c: &Refused<'_>, named: Building, figure: Building) -> Say {
    let message = format!("{} cannot build on {}: the figure stands on {}", c.who(), the(named), the(figure));
    let walks = c.position.turn.phase == Phase::Movement || c.position.turn.seat.is_some_and(|seat| seat != c.seat());
    let help = match (figure, walks) {
        (Building::Market, true) => {
            format!("nothing is built on the market: offer there (`offer:`), or walk to {} first", the(named))
        }
        (Building::Market, false) => {
            "nothing is built on the market: offer there (`offer:`); the figure walks no more in this turn".to_owned()
        }
        (_, true) => format!("build on {}, or walk to {} before any stone is placed", the(figure), the(named)),
        (_, false) => format!("build on {}: the figure walks no more in this turn", the(figure)),
    };
    c.broken(&rules::BUILD_WHERE_THE_FIGURE_STANDS, "on", "the figure is elsewhere", message)
        .help(help)
        .word("named", building(named))
        .word("figure", building(figure))
}

pub(super) fn market_is_not_built(c: &Refused<'_>) -> Say {
    let message = format!("{} stands on the market, where nothing is built", c.who());
    let help = match c.position.turn.phase {
        Phase::Movement => "on the market offerings are made (`offer:`); to build, walk to a building first",
        _ => "on the market offerings are made (`offer:`); the figure walks no more in this turn",
    };
    c.broken(&rules::BUILD_WHERE_THE_FIGURE_STANDS, "build", "on the market", message).help(help)
}

pub(super) fn already_finished(c: &Refused<'_>, on: Building) -> Say {
    let message = format!("{} cannot build on {}: it is finished", c.who(), the(on));
    c.broken(&rules::ANY_FREE_SECTION, "build", "finished", message)
        .help("stones are placed on buildings that still show their sketch")
        .related_if(c.n.shown_finished(on), "finished")
        .word("building", building(on))
}

pub(super) fn not_its_colour(c: &Refused<'_>, on: Building, named: Colour, colour: Colour) -> Say {
    let (named, colour) = (colour_name(named), colour_name(colour));
    let message = format!("{} has {colour} sections, not {named} ones", the(on));
    c.broken(&rules::SECTIONS, "build", format!("{colour}, not {named}"), message)
        .help(format!("write the number alone; it is paid in {colour}"))
        .word("building", building(on))
        .word("named", named)
        .word("colour", colour)
}

pub(super) fn no_such_section(c: &Refused<'_>, on: Building, at: Section, count: usize) -> Say {
    let message = format!("{} has {}, so no section {}", the(on), counted(count, "section", "sections"), at.number());
    c.broken(&rules::SECTIONS, "build", "no such section", message)
        .help(free_sections(c, on, &all_free(c, on)))
        .word("building", building(on))
        .number("section", at.number())
        .number("count", count)
}

pub(super) fn no_section_costs(c: &Refused<'_>, on: Building, cost: u8, costs: &[u8]) -> Say {
    let printed = and(costs.iter().map(u8::to_string));
    let message = format!("{} has no section that costs {cost}: its sections cost {printed}", the(on));
    c.broken(&rules::SECTIONS, "build", format!("no {cost} there"), message)
        .help(free_sections(c, on, &all_free(c, on)))
        .word("building", building(on))
        .number("cost", cost)
        .words("costs", costs.iter().map(u8::to_string))
}

pub(super) fn section_taken(c: &Refused<'_>, on: Building, at: Section, owner: Seat, free: &[Section]) -> Say {
    let cost = c.position.plan(on).cost(at);
    let message = format!("{} cannot build {}: a stone of {} lies there", c.who(), section_name(on, at, cost), c.n.player(owner));
    let say = c
        .broken(&rules::ANY_FREE_SECTION, "build", "not free", message)
        .help(free_sections(c, on, free))
        .word("building", building(on))
        .number("section", at.number())
        .word("owner", c.n.player(owner));
    say.related_if(c.n.shown_stone(on, at, cost, owner), format!("{} stone", c.n.owner(owner)))
}

pub(super) fn master_unclear(c: &Refused<'_>, on: Building, sections: &[Section]) -> Say {
    let names: Vec<_> = sections.iter().map(|at| format!("section {}", at.number())).collect();
    let message = format!(
        "this stone finishes {}, and who is master builder depends on whose stone lies on {}, which have the same number",
        the(on),
        or(names.iter().cloned())
    );
    c.broken(&rules::LEFTMOST_DECIDES, "build", "who is master builder?", message)
        .help(format!(
            "name the section by its place where such a stone is placed: {}",
            or(names.iter().map(|name| format!("`build: {name}`")))
        ))
        .word("building", building(on))
        .words("sections", names)
}

pub(super) fn no_stone_left(c: &Refused<'_>) -> Say {
    let key = c.verb();
    c.broken(&rules::TEN_STONES, key, "no stone left", format!("{} has no stone left to place", c.who()))
        .help("all ten lie on buildings and on the obelisk; those on a building come back when it is finished")
        .related(true, player_place(c.seat()).key("stones"), "the stones left")
}

pub(super) fn unread(c: &Refused<'_>, on: Building, part: Part) -> Say {
    let rule: &'static Rule = match part {
        Part::Sections => &rules::SECTIONS,
        Part::Master => &rules::MASTER_BUILDER,
        Part::Contributor => &rules::CONTRIBUTORS,
        Part::Neighbour => &rules::FINISHED_NEIGHBOURS,
    };
    let example = match part {
        Part::Sections => {
            let count = c.position.plan(on).count;
            format!("sections: [{}]", vec![".."; count].join(", "))
        }
        _ => format!("{}: 2 crystals", part_key(part)),
    };
    let what = match part {
        Part::Sections => "the numbers of the sections",
        Part::Master => "the master builder's reward",
        Part::Contributor => "the reward of each contributor",
        Part::Neighbour => "the reward for neighbours",
    };
    let message = format!("this cannot be decided without {what} of {}, which the referee does not know", the(on));
    c.broken(rule, "build", format!("{} not known", if part == Part::Sections { "numbers" } else { "reward" }), message)
        .help(format!(
            "read off the tile of {} {}, and add it under `buildings`, `{}`, in the form `{example}`",
            the(on),
            part_name(part),
            building(on)
        ))
        .related_if(c.n.shown_site(on), "where it would stand")
        .word("building", building(on))
        .word("part", part_key(part))
}

pub(super) fn neighbour_unknown(c: &Refused<'_>, on: Building, spots: &[Spot]) -> Say {
    let places: Vec<_> = spots.iter().map(|&spot| spot_name(spot)).collect();
    let (which, lie) = if spots.len() == 1 { ("which building", "lies") } else { ("which buildings", "lie") };
    let message =
        format!("this stone finishes {}, and the case does not show {which} {lie} beside it at {}", the(on), places.join("; "));
    let say = c
        .broken(&rules::FINISHED_NEIGHBOURS, "build", "what lies beside it?", message)
        .help("a finished building beside it rewards its builders: write the building's name there in `city`")
        .word("building", building(on))
        .words("places", places);
    spots.iter().fold(say, |say, &spot| say.related(true, spot_place(spot), "which building?"))
}

pub(super) fn neighbours_unknown(c: &Refused<'_>, on: Building) -> Say {
    let message = format!("this stone finishes {}, and the case does not show what lies beside it", the(on));
    c.broken(&rules::FINISHED_NEIGHBOURS, "build", "what lies beside it?", message)
        .help("finished buildings beside it reward its builders: add `city:` with the tile and those to the left, right, above and below it")
        .word("building", building(on))
}

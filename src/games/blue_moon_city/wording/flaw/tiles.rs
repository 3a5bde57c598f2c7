//! What no tile can show.

use super::super::names::{building, part as part_name, part_key, section as section_name, site_place, the};
use crate::games::blue_moon_city::notation::write_reward;
use crate::games::blue_moon_city::{Building, Part, Reward, Section, rules};
use crate::verdict::english::counted;
use crate::verdict::{Rule, Say};

pub(super) fn market_is_not_built() -> Say {
    Say::broken(
        &rules::SECTIONS,
        site_place(Building::Market),
        "the market",
        "the case says of the market what only other buildings have: it has no sections, no stones and no rewards".to_owned(),
    )
    .help("leave the market out of `buildings` and `finished`: offerings are made there, nothing is built")
}

pub(super) fn section_count(tile: Building, given: usize, printed: usize) -> Say {
    Say::broken(
        &rules::SECTIONS,
        site_place(tile).key("sections"),
        counted(given, "section", "sections"),
        format!("the case gives {} {}, but its tile shows {printed}", the(tile), counted(given, "section", "sections")),
    )
    .help(format!("write {}, left to right", counted(printed, "number", "numbers")))
    .word("building", building(tile))
    .number("given", given)
    .number("printed", printed)
}

pub(super) fn section_against_print(tile: Building, at: Section, given: u8, printed: u8) -> Say {
    Say::broken(
        &rules::SECTIONS,
        site_place(tile).key("sections").item(at.index()),
        format!("{printed} on the tile"),
        format!("the case gives section {} of {} the number {given}, but its tile shows {printed}", at.number(), the(tile)),
    )
    .help(format!("the numbers of {} are known: leave `sections` out", the(tile)))
    .word("building", building(tile))
    .number("section", at.number())
    .number("given", given)
    .number("printed", printed)
}

pub(super) fn section_number(tile: Building, at: Section, given: u8) -> Say {
    Say::broken(
        &rules::SECTIONS,
        site_place(tile).key("sections").item(at.index()),
        "no such number",
        format!("{} cannot cost {given}", section_name(tile, at, None)),
    )
    .help("a section shows one digit, 1 to 9: read it off the sketch of the tile")
    .word("building", building(tile))
    .number("section", at.number())
    .number("given", given)
}

/// The rule by which a part of a tile counts.
pub(in super::super) fn part_rule(part: Part) -> &'static Rule {
    match part {
        Part::Sections => &rules::SECTIONS,
        Part::Master => &rules::MASTER_BUILDER,
        Part::Contributor => &rules::CONTRIBUTORS,
        Part::Neighbour => &rules::FINISHED_NEIGHBOURS,
    }
}

pub(super) fn reward_against_print(tile: Building, part: Part, given: Reward, printed: Option<Reward>) -> Say {
    let shows = printed.map_or_else(|| "crystals and nothing else".to_owned(), write_reward);
    Say::broken(
        part_rule(part),
        site_place(tile).key(part_key(part)),
        "not what the tile shows",
        format!("the case says {} for `{}` of {}, but its tile shows {shows}", write_reward(given), part_key(part), the(tile)),
    )
    .help(match printed {
        Some(_) => format!("this reward is known: leave `{}` out", part_key(part)),
        None => format!("read off the tile {}", part_name(part)),
    })
    .word("building", building(tile))
    .word("given", write_reward(given))
    .word("printed", shows)
}

pub(super) fn read_twice(tile: Building, part: Part) -> Say {
    Say::broken(
        part_rule(part),
        site_place(tile).key(part_key(part)),
        "said twice",
        format!("the case says two different things for `{}` of {}", part_key(part), the(tile)),
    )
    .help(format!("keep what the tile shows: {}", part_name(part)))
    .word("building", building(tile))
}

pub(super) fn finished_and_not(tile: Building) -> Say {
    Say::broken(
        &rules::TILE_TURNS,
        site_place(tile).key("finished"),
        "finished, and not",
        format!("{} is said to be finished and not to be", the(tile)),
    )
    .help("keep the side that lies up, in `finished` or in `buildings`")
    .word("building", building(tile))
}

pub(super) fn full_yet_unfinished(tile: Building) -> Say {
    Say::broken(
        &rules::BUILDING_COMPLETES,
        site_place(tile).key("built"),
        "no section is free",
        format!("every section of {} has a stone, yet it is not finished", the(tile)),
    )
    .help("the last stone finishes a building at once: the stones go back to their players and the tile is turned (`finished`)")
    .word("building", building(tile))
}

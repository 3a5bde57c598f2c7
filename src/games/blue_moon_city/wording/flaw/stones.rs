//! Stones that cannot lie where the case shows them: on sections, on the obelisk, too many or too few.

use super::super::names::{Names, building, level_place, player_place, section as section_name, the};
use crate::games::blue_moon_city::{Building, Level, Seat, Section, rules};
use crate::verdict::Say;
use crate::verdict::english::{and, counted};

pub(super) fn no_such_section(n: &Names, tile: Building, [site, stone]: [usize; 2], at: Section, count: usize) -> Say {
    Say::broken(
        &rules::SECTIONS,
        n.typed_stone(tile, site, stone),
        "no such section",
        format!("a stone lies on section {} of {}, which has {}", at.number(), the(tile), counted(count, "section", "sections")),
    )
    .help("sections are counted from the left of the tile")
    .word("building", building(tile))
    .number("section", at.number())
    .number("count", count)
}

pub(super) fn no_section_costs(n: &Names, tile: Building, [site, stone]: [usize; 2], cost: u8, costs: &[u8]) -> Say {
    Say::broken(
        &rules::SECTIONS,
        n.typed_stone(tile, site, stone),
        format!("no {cost} there"),
        format!("a stone lies on a {cost} of {}, which has no such section", the(tile)),
    )
    .help(format!("its sections are {}, left to right", and(costs.iter().map(u8::to_string))))
    .word("building", building(tile))
    .number("cost", cost)
    .words("costs", costs.iter().map(u8::to_string))
}

pub(super) fn sections_unread(n: &Names, tile: Building, [site, stone]: [usize; 2], cost: u8) -> Say {
    Say::broken(
        &rules::SECTIONS,
        n.typed_stone(tile, site, stone),
        "which section?",
        format!("a stone lies on a {cost} of {}, whose numbers the referee does not know", the(tile)),
    )
    .undecided()
    .help(format!(
        "read all numbers of its sections off the sketch, left to right, and add `sections: [...]` to {}, or name the section by its \
         place (`section 1`)",
        building(tile)
    ))
    .word("building", building(tile))
    .number("cost", cost)
}

pub(super) fn section_twice(n: &Names, tile: Building, [site, stone]: [usize; 2], at: Section, owners: [Seat; 2]) -> Say {
    let [first, second] = owners.map(|seat| n.player(seat));
    let whose = if owners[0] == owners[1] { format!("two of {first}") } else { format!("one of {first} and one of {second}") };
    Say::broken(
        &rules::OWN_STONE,
        n.typed_stone(tile, site, stone),
        "a second stone",
        format!("two stones lie on {}: {whose}", section_name(tile, at, None)),
    )
    .help("a section takes one stone: write the other on the section where it lies")
    .word("building", building(tile))
    .number("section", at.number())
    .word("first", first)
    .word("second", second)
}

pub(super) fn stone_on_finished(n: &Names, tile: Building, [site, stone]: [usize; 2], seat: Seat) -> Say {
    Say::broken(
        &rules::TILE_TURNS,
        n.typed_stone(tile, site, stone),
        "on a finished building",
        format!("a stone of {} lies on {}, which is finished", n.player(seat), the(tile)),
    )
    .help("the stones of a finished building are back with their players: leave `built` out, or the building out of `finished`")
    .related_if(n.shown_finished(tile), "said to be finished")
    .word("building", building(tile))
    .word("player", n.player(seat))
}

pub(super) fn too_many(n: &Names, seat: Seat, [on_buildings, on_obelisk]: [u8; 2]) -> Say {
    let all = u16::from(on_buildings) + u16::from(on_obelisk);
    Say::broken(
        &rules::TEN_STONES,
        player_place(seat),
        counted(all, "stone", "stones"),
        format!(
            "{} has {on_buildings} stones on buildings and {on_obelisk} on the obelisk, {all} in all, but only ten",
            n.player(seat)
        ),
    )
    .help(format!("take {} away from `buildings` or `obelisk`", counted(all.saturating_sub(10), "stone", "stones")))
    .word("player", n.player(seat))
    .number("buildings", on_buildings)
    .number("obelisk", on_obelisk)
}

pub(super) fn do_not_add_up(n: &Names, seat: Seat, [reserve, on_buildings, on_obelisk]: [u8; 3], whole: bool) -> Say {
    let laid = u16::from(on_buildings) + u16::from(on_obelisk);
    let all = laid + u16::from(reserve);
    let but = if whole { "not ten" } else { "more than ten" };
    let most = 10u16.saturating_sub(laid);
    Say::broken(
        &rules::TEN_STONES,
        player_place(seat).key("stones"),
        counted(reserve, "stone", "stones"),
        format!(
            "{} has {} in reserve, {on_buildings} on buildings and {on_obelisk} on the obelisk: {all}, {but}",
            n.player(seat),
            counted(reserve, "stone", "stones")
        ),
    )
    .help(match whole {
        true => {
            format!(
                "with the stones that the case shows elsewhere, {} would be in reserve; or type those on buildings (`buildings:`)",
                counted(most, "stone", "stones")
            )
        }
        false => format!(
            "with the stones that the case shows elsewhere, at most {} can be in reserve",
            counted(most, "stone", "stones")
        ),
    })
    .word("player", n.player(seat))
    .number("reserve", reserve)
    .number("buildings", on_buildings)
    .number("obelisk", on_obelisk)
}

pub(super) fn level_overfull(level: Level, count: usize, spaces: u8) -> Say {
    let blocked = level.index() == 0 && spaces == 2;
    let rule = if blocked { &rules::TWO_PLAYERS_BLOCK_SEVENS } else { &rules::OBELISK_SPACES };
    let free = if blocked { " that two players can use" } else { "" };
    Say::broken(
        rule,
        level_place(level),
        counted(count, "stone", "stones"),
        format!(
            "{} on spaces marked {}, but the obelisk has {} of them{free}",
            if count == 1 { "1 stone lies".to_owned() } else { format!("{count} stones lie") },
            level.price(),
            spaces
        ),
    )
    .help("from the bottom there are four spaces marked 7 (two with two players), two each marked 8, 9, 10 and 11, and one marked 12")
    .number("space", level.price())
    .number("count", count)
    .number("spaces", spaces)
}

pub(super) fn level_too_early(level: Level, below: Level, free: u8) -> Say {
    let are = if free == 1 { "space marked" } else { "spaces marked" };
    Say::broken(
        &rules::OBELISK_FROM_THE_BOTTOM,
        level_place(level),
        "too early",
        format!(
            "a stone lies on a space marked {} although {free} {are} {} {} free",
            level.price(),
            below.price(),
            if free == 1 { "is" } else { "are" }
        ),
    )
    .help(format!("the obelisk fills from the bottom: all spaces marked {} come first", below.price()))
    .number("space", level.price())
    .number("below", below.price())
    .number("free", free)
}

pub(super) fn obelisk_against_offerings(n: &Names, seat: Seat, said: u8, on_obelisk: u8) -> Say {
    Say::broken(
        &rules::STONE_ON_THE_OBELISK,
        player_place(seat).key("offerings"),
        counted(said, "offering", "offerings"),
        format!(
            "{} is said to have made {}, but the obelisk shows {} of theirs",
            n.player(seat),
            counted(said, "offering", "offerings"),
            counted(on_obelisk, "stone", "stones")
        ),
    )
    .help("each offering is a stone on the obelisk: count them there, or leave `offerings` out")
    .related_if(n.shown("obelisk"), "the obelisk")
    .word("player", n.player(seat))
    .number("said", said)
    .number("obelisk", on_obelisk)
}

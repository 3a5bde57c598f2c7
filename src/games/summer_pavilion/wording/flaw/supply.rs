//! What cannot be of the supply and of the bonus tiles that somebody still has to choose.

use super::super::award;
use super::super::names::{Names, during, phase as phase_word, player_place, tiles};
use crate::games::summer_pavilion::{Feature, Phase, Seat, rules};
use crate::verdict::{Place, Say};

pub(super) fn overfull(count: u32) -> Say {
    Say::broken(
        &rules::SUPPLY_OF_TEN,
        Place::root().key("supply"),
        tiles(count),
        format!("the supply holds {}, but it has ten spaces", tiles(count)),
    )
    .help(format!("remove {} from it", tiles(count.saturating_sub(10))))
    .number("count", count)
}

pub(super) fn short(count: u32, now: Phase, doubt: bool) -> Say {
    let message = format!("the supply holds {} {}, but it is kept filled with ten", tiles(count), during(now));
    let message = if doubt { format!("{message}, unless bag and tower ran out") } else { message };
    let (rule, help) = match now {
        _ if doubt => (
            &rules::SUPPLY_REFILLED,
            "write all ten, for bonus tiles are replaced before the next turn; where nothing is left, show `bag: \"\"` and `tower: \"\"`",
        ),
        Phase::Setup => {
            (&rules::SUPPLY_OF_TEN, "ten tiles are drawn for it before the first deal: write all ten, or none yet (\"\")")
        }
        Phase::Play => (
            &rules::SUPPLY_REFILLED,
            "bonus tiles are replaced before the next turn: write all ten; what has been taken lies beside a board",
        ),
        _ => (&rules::SUPPLY_REFILLED, "bonus tiles are replaced before the next turn: write all ten"),
    };
    Say::broken(rule, Place::root().key("supply"), tiles(count), message)
        .doubt(doubt)
        .help(help)
        .number("count", count)
        .word("phase", phase_word(now))
}

pub(super) fn bonus_in_phase(n: &Names, seat: Seat, now: Phase) -> Say {
    Say::broken(
        &rules::BONUS_AT_ONCE,
        player_place(seat).key("bonus"),
        "nothing to choose",
        format!("{} cannot have bonus tiles to choose {}", n.player(seat), during(now)),
    )
    .help("bonus tiles are chosen in the turn that brings them: leave `bonus` out, or set the phase to `play`")
    .word("player", n.player(seat))
    .word("phase", phase_word(now))
}

pub(super) fn bonus_unearned(n: &Names, seat: Seat, [count, most]: [u8; 2], by: Option<Feature>) -> Say {
    let message = if most == 0 {
        format!("{} is said to have {} to choose, but surrounds no pillar, statue or window", n.player(seat), bonus(count))
    } else {
        format!(
            "{} is said to have {} to choose, but one tile of this board can bring {most} at most",
            n.player(seat),
            bonus(count)
        )
    };
    Say::broken(
        by.map_or(&rules::BONUS_AT_ONCE, award::bonus),
        player_place(seat).key("bonus"),
        if most == 0 { "none".to_owned() } else { format!("{most} at most") },
        message,
    )
    .help("a pillar brings 1, a statue 2, a window 3, in the turn that surrounds it: check the stars and `bonus`")
    .word("player", n.player(seat))
    .number("count", count)
    .number("most", most)
}

pub(super) fn bonus_out_of_turn(n: &Names, seat: Seat, turn: Seat) -> Say {
    Say::broken(
        &rules::BONUS_AT_ONCE,
        player_place(seat).key("bonus"),
        format!("{} turn", n.owner(turn)),
        format!("{} has bonus tiles to choose, but it is {} turn", n.player(seat), n.owner(turn)),
    )
    .help(format!("bonus tiles are chosen before the next turn: write `turn: {}`, or leave `bonus` out", n.player(seat)))
    .related(true, Place::root().key("turn"), "whose turn it is")
    .word("player", n.player(seat))
    .word("turn", n.player(turn))
}

pub(super) fn bonus_after_passing(n: &Names, seat: Seat) -> Say {
    Say::broken(
        &rules::PASSED_IS_OUT,
        player_place(seat).key("bonus"),
        "has passed",
        format!("{} has passed and so can have no bonus tiles to choose", n.player(seat)),
    )
    .help("bonus tiles are chosen right after a tile was placed: leave `bonus` out, or write `passed: no`")
    .word("player", n.player(seat))
}

fn bonus(count: u8) -> String {
    crate::verdict::english::counted(count, "bonus tile", "bonus tiles")
}

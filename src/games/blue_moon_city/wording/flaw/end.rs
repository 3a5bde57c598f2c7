//! Games that should be over, or should not.

use super::super::names::{Names, player_place};
use crate::games::blue_moon_city::{Seat, rules};
use crate::verdict::english::counted;
use crate::verdict::{Place, Say};

/// What ends the game, with so many offerings needed.
fn ends(needed: u8) -> String {
    let players = match needed {
        6 => "two",
        5 => "three",
        _ => "four",
    };
    format!("with {players} players the game ends as soon as somebody has made {needed}")
}

pub(super) fn won_yet_playing(n: &Names, seat: Seat, offerings: u8, needed: u8) -> Say {
    Say::broken(
        &rules::OFFERINGS_TO_WIN,
        player_place(seat).key("offerings"),
        counted(offerings, "offering", "offerings"),
        format!("{} has made {} and has won, yet the game goes on", n.player(seat), counted(offerings, "offering", "offerings")),
    )
    .help(format!("{}; write `phase: over` if it has ended", ends(needed)))
    .word("player", n.player(seat))
    .number("offerings", offerings)
    .number("needed", needed)
}

pub(super) fn offerings_too_many(n: &Names, seat: Seat, offerings: u8, needed: u8) -> Say {
    Say::broken(
        &rules::OFFERINGS_TO_WIN,
        player_place(seat).key("offerings"),
        counted(offerings, "offering", "offerings"),
        format!("{} cannot have made {}: {needed} end the game", n.player(seat), counted(offerings, "offering", "offerings")),
    )
    .help(ends(needed))
    .word("player", n.player(seat))
    .number("offerings", offerings)
    .number("needed", needed)
}

pub(super) fn several_winners(n: &Names, first: Seat, second: Seat, needed: u8) -> Say {
    Say::broken(
        &rules::OFFERINGS_TO_WIN,
        player_place(second).key("offerings"),
        "a second winner",
        format!(
            "{} and {} both have {needed} offerings, but the first to have them ends the game",
            n.player(first),
            n.player(second)
        ),
    )
    .help(ends(needed))
    .related(true, player_place(first).key("offerings"), "the first")
    .word("first", n.player(first))
    .word("second", n.player(second))
    .number("needed", needed)
}

pub(super) fn nobody_won_yet_over(most: u8, needed: u8) -> Say {
    Say::broken(
        &rules::OFFERINGS_TO_WIN,
        Place::root().key("phase"),
        "not over",
        format!("the game is said to be over, but nobody has made {needed} offerings; the most are {most}"),
    )
    .help(format!("{}, or when every building is finished and nobody can go on", ends(needed)))
    .number("most", most)
    .number("needed", needed)
}

pub(super) fn end_unknown(needed: u8, offerings: bool) -> Say {
    let (message, help) = if offerings {
        (
            format!(
                "the game is said to be over and nobody has made {needed} offerings, so every building must be finished, which the case does not show"
            ),
            "list the finished buildings (`finished: [...]`), or leave `phase` out if the game goes on",
        )
    } else {
        (
            format!("the game is said to be over, but the case does not show who has made the {needed} offerings that win"),
            "add `offerings` to every player, or `obelisk: {7: [...], ...}`; if nobody made them, list the finished buildings too",
        )
    };
    Say::broken(&rules::OFFERINGS_TO_WIN, Place::root().key("phase"), "how did it end?", message)
        .undecided()
        .help(help)
        .number("needed", needed)
}

pub(super) fn city_done_yet_playing(at_once: bool, said: bool) -> Say {
    let (message, help) = if !said {
        (
            "every building is finished, and the case does not say whether the game is over",
            if at_once {
                "under the ruling city-done=at-once the last building ends the game: write `phase: over`"
            } else {
                "nothing is left to build and nobody can pay for another offering: write `phase: over`, or `phase: drawing` if the turn is not ended"
            },
        )
    } else if at_once {
        (
            "every building is finished, yet the game goes on",
            "under the ruling city-done=at-once the last building ends the game: write `phase: over`; city-done=play-on would let it go on",
        )
    } else {
        (
            "every building is finished and nobody can pay for another offering, yet the game goes on",
            "crystals come from buildings only, so that nothing can happen any more: write `phase: over`",
        )
    };
    Say::broken(&rules::OFFERINGS_TO_WIN, Place::root().key("finished"), "nothing is left to build", message.to_owned())
        .help(help)
}

pub(super) fn can_still_offer(n: &Names, seat: Seat, price: u8, crystals: i32) -> Say {
    let message = format!(
        "the game is said to be over, but {} has {} and the next space of the obelisk costs {price}",
        n.player(seat),
        counted(crystals, "crystal", "crystals")
    );
    Say::broken(&rules::OFFERINGS_TO_WIN, Place::root().key("phase"), "not over", message)
        .help("when every building is finished the game goes on with offerings as long as somebody can pay; the ruling city-done=at-once would end it")
        .related(true, player_place(seat).key("crystals"), "enough for one more")
        .word("player", n.player(seat))
        .number("price", price)
        .number("crystals", crystals)
}

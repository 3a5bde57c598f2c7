//! What cannot be on or beside one player's board.

use super::super::names::{Names, colour, during, phase as phase_word, player_place, tiles};
use super::super::say::Facts;
use crate::games::summer_pavilion::{Colour, Phase, Seat, Space, Star, rules};
use crate::verdict::Say;
use crate::verdict::english::{a, number};

pub(super) fn wrong_star(n: &Names, seat: Seat, at: Space, holds: Colour) -> Say {
    let (here, star, holds_name) = (n.space(at), n.star(at.star()), colour(holds));
    let takes = at.star().colour().map_or("any colour", colour);
    Say::broken(
        &rules::STAR_OF_ITS_COLOUR,
        n.space_place(seat, at),
        format!("{holds_name} on {star}"),
        format!(
            "{} {} star has {} tile on {here}, but it takes {takes} only",
            n.owner(seat),
            n.star_name(at.star()),
            a(holds_name)
        ),
    )
    .help(format!("{holds_name} tiles lie on {} or on the centre star", n.star(Star::of(holds))))
    .word("player", n.player(seat))
    .space(n.side(), at)
    .colour("holds", holds)
}

pub(super) fn twice_in_star(n: &Names, seat: Seat, of: Colour, [first, second]: [Space; 2]) -> Say {
    let (name, star) = (colour(of), n.star(second.star()));
    Say::broken(
        &rules::CENTRE_STAR,
        n.space_place(seat, second),
        format!("{name} again"),
        format!(
            "{} {} star has {name} twice: on {} and on {}",
            n.owner(seat),
            n.star_name(second.star()),
            n.space(first),
            n.space(second)
        ),
    )
    .help(format!("the six tiles of {star} are of six different colours: one of the two is of another colour"))
    .related(true, n.space_place(seat, first), format!("the first {name}"))
    .word("player", n.player(seat))
    .colour("colour", of)
    .space(n.side(), second)
    .word("first", n.space(first))
}

pub(super) fn mixed_star(n: &Names, seat: Seat, star: Star, of: Colour, [first, second, other]: [Space; 3]) -> Say {
    let name = colour(of);
    Say::broken(
        &rules::MONOCHROME_CHOICE,
        n.space_place(seat, other),
        "another colour",
        format!(
            "{} {} star is neither of one colour nor of six different ones: {name} lies on {} and on {}, another colour on {}",
            n.owner(seat),
            n.star_name(star),
            n.space(first),
            n.space(second),
            n.space(other)
        ),
    )
    .help(format!("either all its tiles are {name}, or {name} lies there once and every other colour once"))
    .related(true, n.space_place(seat, first), format!("the first {name}"))
    .related(true, n.space_place(seat, second), format!("{name} again"))
    .word("player", n.player(seat))
    .colour("colour", of)
    .space(n.side(), other)
}

pub(super) fn corners_overfull(n: &Names, seat: Seat, count: u32) -> Say {
    Say::broken(
        &rules::KEEP_UP_TO_FOUR,
        player_place(seat).key("corners"),
        tiles(count),
        format!("{} has {} in the corners, which hold four at most", n.player(seat), tiles(count)),
    )
    .help("a board has four corners, one tile in each: what is beside the board belongs under `tiles`")
    .word("player", n.player(seat))
    .number("count", count)
}

pub(super) fn corners_in_phase(n: &Names, seat: Seat, now: Phase, count: u32) -> Say {
    let (rule, help) = match now {
        Phase::Setup | Phase::Offer => {
            (&rules::CORNERS_COME_BACK, "when a round is prepared kept tiles go back beside the board: write them under `tiles`")
        }
        Phase::Play => (
            &rules::KEEP_UP_TO_FOUR,
            "tiles go there when their owner passes: write `passed: yes`, or the tiles under `tiles`; under the ruling \
             leftovers=when-passing nothing is kept in round 6",
        ),
        Phase::End => {
            (&rules::LEFTOVERS_COST, "under the ruling leftovers=when-passing nothing is kept in the last round: check the round")
        }
        Phase::Preparation | Phase::Over => {
            (&rules::LEFTOVERS_COST, "kept tiles are paid and go to the tower with the end bonuses: check the phase")
        }
    };
    Say::broken(
        rule,
        player_place(seat).key("corners"),
        "not empty",
        format!("{} has {} in the corners {}", n.player(seat), tiles(count), during(now)),
    )
    .help(help)
    .word("player", n.player(seat))
    .word("phase", phase_word(now))
    .number("count", count)
}

pub(super) fn tiles_after_passing(n: &Names, seat: Seat, count: u32) -> Say {
    Say::broken(
        &rules::DISCARDED_COST,
        player_place(seat).key("tiles"),
        tiles(count),
        format!("{} has passed, but still has {} beside the board", n.player(seat), tiles(count)),
    )
    .help("whoever passes keeps up to four tiles in the corners (`corners`) and discards the rest; or write `passed: no`")
    .word("player", n.player(seat))
    .number("count", count)
}

pub(super) fn tiles_in_phase(n: &Names, seat: Seat, now: Phase, count: u32) -> Say {
    let help = match now {
        Phase::Setup | Phase::Offer => "nothing has been taken yet: check the phase, or the factories",
        _ => {
            "once everybody has passed, kept tiles are in the corners (`corners`) and the others in the tower; else the phase is `play`"
        }
    };
    Say::broken(
        &rules::BESIDE_THE_BOARD,
        player_place(seat).key("tiles"),
        tiles(count),
        format!("{} has {} beside the board {}", n.player(seat), tiles(count), during(now)),
    )
    .help(help)
    .word("player", n.player(seat))
    .word("phase", phase_word(now))
    .number("count", count)
}

pub(super) fn passed_in_phase(n: &Names, seat: Seat, now: Phase) -> Say {
    Say::broken(
        &rules::THREE_PHASES,
        player_place(seat).key("passed"),
        "cannot have passed",
        format!("{} is said to have passed, but nobody can have passed {}", n.player(seat), during(now)),
    )
    .help("players pass while tiles are played: leave `passed` out, or set the phase to `play`")
    .word("player", n.player(seat))
    .word("phase", phase_word(now))
}

pub(super) fn not_passed(n: &Names, seat: Seat, now: Phase) -> Say {
    Say::broken(
        &rules::PLAYING_ENDS,
        player_place(seat).key("passed"),
        "has passed by now",
        format!("{} is said not to have passed, but {} everybody has", n.player(seat), during(now)),
    )
    .help("phase 2 goes on until everybody has passed: leave `passed` out, or set the phase to `play`")
    .word("player", n.player(seat))
    .word("phase", phase_word(now))
}

pub(super) fn score_at_start(n: &Names, seat: Seat, score: i32, [least, most]: [i32; 2]) -> Say {
    let range = if least == most { most.to_string() } else { format!("{least} to {most}") };
    let (span, help) = match (least, most) {
        (5, 5) => ("5".to_owned(), "everybody starts on 5, and until then only the first take from the centre costs points"),
        (_, 5) => (range.clone(), "everybody starts on 5, and until then only the first take from the centre costs points"),
        _ => (
            format!("{range} for who has the marker"),
            "everybody starts on 5, and the marker costs a point for each tile taken with it, down to 1; those lie beside the board",
        ),
    };
    Say::broken(
        &rules::SCORE_STARTS_AT_FIVE,
        player_place(seat).key("score"),
        format!("{range} here"),
        format!("{} score is {}, but before the first tile is placed it is {span}", n.owner(seat), number(score)),
    )
    .help(help)
    .word("player", n.player(seat))
    .number("score", score)
    .number("least", least)
    .number("most", most)
}

pub(super) fn score_too_high(n: &Names, seat: Seat, [score, most]: [i32; 2], bonuses: Option<i32>) -> Say {
    let check = "check the score and the 80-point tokens, and whether a tile on the stars is missing";
    let already = bonuses.map_or(String::new(), |bonuses| {
        format!("with the {bonuses} of the end bonuses it can be: if they are counted already, the phase is `over`; else ")
    });
    Say::broken(
        &rules::CONNECTED_TILES,
        player_place(seat).key("score"),
        format!("{most} at most"),
        format!(
            "{} score is {score}, but 5 points at the start and all that this board can have brought make {most} at most, in \
             whatever order the tiles were placed",
            n.owner(seat)
        ),
    )
    .help(format!("{already}{check}"))
    .word("player", n.player(seat))
    .number("score", score)
    .number("most", most)
}

pub(super) fn score_too_low(n: &Names, seat: Seat, [score, least]: [i32; 2], bonuses: Option<i32>) -> Say {
    let (whose, is) = (n.owner(seat), number(score));
    let check = "check the score; past 80 points it is the token and the marker together (`tokens: 1`)";
    let (rule, message, help) = match bonuses {
        Some(bonuses) => (
            &rules::GAME_ENDS,
            format!(
                "{whose} final score is {is}, but with the {bonuses} of the end bonuses it is {least} at least, whatever tiles cost"
            ),
            format!("if the bonuses are not counted yet, the phase is `end`; else {check}"),
        ),
        None => (
            &rules::NEVER_BELOW_ONE,
            format!("{whose} score is {is}, but no penalty can have taken it below {least}"),
            check.to_owned(),
        ),
    };
    Say::broken(rule, player_place(seat).key("score"), format!("{least} at least"), message)
        .help(help)
        .word("player", n.player(seat))
        .number("score", score)
        .number("least", least)
}

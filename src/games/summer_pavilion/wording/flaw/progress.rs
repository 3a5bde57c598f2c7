//! What cannot be at this point of the game: rounds, phases, turns, bag and tower.

use super::super::names::{Names, during, phase as phase_word, player_place, tiles};
use crate::games::summer_pavilion::{Phase, Seat, rules};
use crate::verdict::{Place, Say};

pub(super) fn round_against_phase(round: u8, now: Phase) -> Say {
    let (rule, help) = match now {
        Phase::Setup => (&rules::ROUND_MARKER, "before the first deal there is no round yet: leave it out, or set the phase"),
        Phase::Preparation => (&rules::GAME_ENDS, "after round 6 no further round is prepared: the phase is `end`"),
        Phase::End | Phase::Over => (&rules::GAME_ENDS, "the game ends after round 6: before that the phase is `preparation`"),
        Phase::Offer | Phase::Play => (&rules::GAME_ENDS, "rounds count from 1 to 6"),
    };
    Say::broken(
        rule,
        Place::root().key("round"),
        "not this round",
        format!("the case says round {round}, which cannot be {}", during(now)),
    )
    .help(help)
    .number("round", round)
    .word("phase", phase_word(now))
}

pub(super) fn before_setup(n: &Names, seat: Option<Seat>) -> Say {
    let rule = &rules::ALL_TILES_IN_THE_BAG;
    let help = "leave out what nobody has yet, or set the phase to `offer`";
    match seat {
        Some(seat) => Say::broken(
            rule,
            player_place(seat),
            "not empty",
            format!("something lies on or beside {} board, but nothing has been dealt yet", n.owner(seat)),
        )
        .word("player", n.player(seat)),
        None => Say::broken(
            rule,
            Place::root().key("phase"),
            "before the first deal",
            "something lies on the table or in the tower, but nothing has been dealt yet".to_owned(),
        ),
    }
    .help(help)
}

pub(super) fn turn_in_phase(n: &Names, seat: Seat, now: Phase) -> Say {
    Say::broken(
        &rules::THREE_PHASES,
        Place::root().key("turn"),
        "no turns now",
        format!("the case says that it is {} turn, but nobody has a turn {}", n.owner(seat), during(now)),
    )
    .help("leave `turn:` out, or set the phase to `offer` or `play`")
    .word("player", n.player(seat))
    .word("phase", phase_word(now))
}

pub(super) fn turn_of_passed(n: &Names, seat: Seat) -> Say {
    Say::broken(
        &rules::PASSED_IS_OUT,
        Place::root().key("turn"),
        "has passed",
        format!("the case says that it is {} turn, but {} has passed in this round", n.owner(seat), n.player(seat)),
    )
    .help("name a player who has not passed; who has tiles in the corners has passed, unless the case says `passed: no`")
    .word("player", n.player(seat))
}

pub(super) fn everybody_passed() -> Say {
    Say::broken(
        &rules::PLAYING_ENDS,
        Place::root().key("phase"),
        "everybody has passed",
        "tiles are said to be played still (phase 2), but everybody has passed".to_owned(),
    )
    .help("once everybody has passed the phase is `preparation`, after round 6 `end`; who has tiles in the corners has passed")
}

pub(super) fn ahead_of_round(n: &Names, seat: Option<Seat>, [built, held, most]: [u32; 3], round: u8) -> Say {
    let (place, who, board) = match seat {
        Some(seat) => (player_place(seat).key("stars"), n.player(seat).to_owned(), "this board"),
        None => (Place::root().key("players"), "all players together".to_owned(), "the boards"),
    };
    let also = if held > 0 {
        format!(
            " and {} more {} beside {} or in the corners",
            held,
            if held == 1 { "is" } else { "are" },
            if seat.is_some() { "it" } else { "them" }
        )
    } else {
        String::new()
    };
    let say = Say::broken(
        &rules::NUMBER_IS_THE_PRICE,
        place,
        format!("{} in round {round}", tiles(built + held)),
        format!(
            "the spaces covered on {board} took {}{also}, but by this point of round {round} {who} can have had {most} at most",
            tiles(built)
        ),
    )
    .help("a space takes as many tiles as its number: check the spaces, the tiles beside the board and the round")
    .number("built", built)
    .number("held", held)
    .number("most", most)
    .number("round", round);
    match seat {
        Some(seat) => say.word("player", n.player(seat)),
        None => say,
    }
}

pub(super) fn bag_against_round(bag: u32, least: u32, most: u32, round: u8) -> Say {
    let expected = if least == most { least.to_string() } else { format!("{least} to {most}") };
    Say::broken(
        &rules::FACTORY_GETS_FOUR,
        Place::root().key("bag"),
        tiles(bag),
        format!("the bag holds {}, but at this point of round {round} it should hold {expected}", tiles(bag)),
    )
    .help("each round takes four tiles a factory out of it, the supply ten and each bonus tile one: check the bag and the round")
    .number("bag", bag)
    .number("least", least)
    .number("most", most)
    .number("round", round)
}

pub(super) fn tower_too_small(tower: u32, least: u32) -> Say {
    Say::broken(
        &rules::ONE_PLACED_REST_DISCARDED,
        Place::root().key("tower"),
        tiles(tower),
        format!("the tower holds {}, but the covered spaces have sent at least {least} there", tiles(tower)),
    )
    .help("a covered space has sent one tile less than its number to the tower: check the tower and the stars")
    .number("tower", tower)
    .number("least", least)
}

pub(super) fn tower_not_returned(tower: u32, round: u8) -> Say {
    Say::broken(
        &rules::EMPTY_BAG_REFILLED,
        Place::root().key("tower"),
        tiles(tower),
        format!(
            "the tower holds {}, but the bag held too few when round {round} was dealt, so all that was in the tower went back into it",
            tiles(tower)
        ),
    )
    .help("no tile goes there in phase 1: check the tower, the bag and the round")
    .number("tower", tower)
    .number("round", round)
}

pub(super) fn tower_too_early(tower: u32) -> Say {
    Say::broken(
        &rules::TOWER,
        Place::root().key("tower"),
        tiles(tower),
        format!("the tower holds {}, but nothing can have gone there yet", tiles(tower)),
    )
    .help("tiles go there only when one is placed and when somebody passes: check it and the round")
    .number("tower", tower)
}

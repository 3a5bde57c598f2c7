//! What cannot be on the table: players, factories, the centre, what was taken from there, the number of tiles.

use super::super::names::{
    Names, colour as name, coloured, during, factory, factory_place, heap, phase as phase_word, player_place, tiles as count_of,
};
use super::super::say::Facts;
use crate::games::shared::Short;
use crate::games::summer_pavilion::pieces::EACH;
use crate::games::summer_pavilion::{Colour, Factory, Phase, Seat, Tiles, rules};
use crate::games::turns::{TurnConflict, Words};
use crate::verdict::english::counted;
use crate::verdict::{Place, Say};

pub(super) fn overfull_factory(at: Factory, count: u32) -> Say {
    Say::broken(
        &rules::FACTORY_GETS_FOUR,
        factory_place(at),
        count_of(count),
        format!("{} holds {}, but it is filled with four", factory(at), count_of(count)),
    )
    .help(format!("remove {} from it", count_of(count.saturating_sub(4))))
    .factory(at)
    .number("count", count)
}

pub(super) fn short_factory(at: Factory, count: u32, short: Short) -> Say {
    let (rule, but) = match short {
        Short::Filled => (&rules::FACTORY_GETS_FOUR, " and has not been emptied"),
        Short::Left => (&rules::REST_TO_THE_CENTRE, ", and what a take leaves on it goes to the centre"),
        Short::RanOut => (&rules::FACTORY_GETS_FOUR, " and has not been emptied, unless bag and tower ran out"),
    };
    let message = format!("{} holds {}, but it was filled with four{but}", factory(at), count_of(count));
    Say::broken(rule, factory_place(at), count_of(count), message)
        .doubt(short == Short::RanOut)
        .help("a factory that nobody has taken from shows four tiles; one that somebody took from is \"\"")
        .factory(at)
        .number("count", count)
}

pub(super) fn offer_not_empty(now: Phase, at: Option<Factory>, tiles: Tiles) -> Say {
    let (place, here) = match at {
        Some(at) => (factory_place(at), factory(at)),
        None => (Place::root().key("centre"), "the centre of the table".to_owned()),
    };
    let say = Say::broken(
        &rules::TAKING_ENDS,
        place,
        "not empty",
        format!("{here} still holds {}, but phase 1 is over {}", heap(tiles), during(now)),
    )
    .help("as long as a tile can be taken the phase is `offer`")
    .number("tiles", tiles.total())
    .word("phase", phase_word(now));
    match at {
        Some(at) => say.factory(at),
        None => say,
    }
}

pub(super) fn offer_empty() -> Say {
    Say::broken(
        &rules::TAKING_ENDS,
        Place::root().key("phase"),
        "nothing to take",
        "the phase is the offer, but no tile is left on the factories or in the centre".to_owned(),
    )
    .help("when everything is taken the phase is `play`")
}

pub(super) fn centre_before_taking(tiles: Tiles) -> Say {
    let message = if tiles.is_empty() {
        "the first-player marker has left the centre, but no factory has been emptied yet".to_owned()
    } else {
        format!("the centre of the table holds {}, but no factory has been emptied yet", heap(tiles))
    };
    Say::broken(&rules::REST_TO_THE_CENTRE, Place::root().key("centre"), "too early", message)
        .help("tiles come to the centre only when somebody takes from a factory: write that factory as \"\", or the centre as \"1\"")
        .number("tiles", tiles.total())
}

pub(super) fn centre_overfull(tiles: u32, most: u32, emptied: usize) -> Say {
    Say::broken(
        &rules::REST_TO_THE_CENTRE,
        Place::root().key("centre"),
        count_of(tiles),
        format!(
            "the centre of the table holds {}, but {} can have left {most} there at most",
            count_of(tiles),
            counted(emptied, "emptied factory", "emptied factories")
        ),
    )
    .help("whoever empties a factory takes at least one of its tiles: the rest of it is three at most")
    .number("tiles", tiles)
    .number("most", most)
    .number("emptied", emptied)
}

pub(super) fn hands_beyond_offer(n: &Names, seat: Option<Seat>, held: u32, most: u32) -> Say {
    let (place, whose) = match seat {
        Some(seat) => (player_place(seat).key("tiles"), format!("{} board", n.owner(seat))),
        None => (Place::root().key("players"), "the boards".to_owned()),
    };
    let say = Say::broken(
        &rules::BESIDE_THE_BOARD,
        place,
        count_of(held),
        format!(
            "{} {} beside {whose}, but only {most} can have been taken in this round or kept from the last",
            count_of(held),
            if held == 1 { "lies" } else { "lie" }
        ),
    )
    .help("check the tiles beside the boards, the factories and the centre; each player keeps four tiles at most")
    .number("held", held)
    .number("most", most);
    match seat {
        Some(seat) => say.word("player", n.player(seat)),
        None => say,
    }
}

pub(super) fn turns_conflict(n: &Names, conflict: TurnConflict) -> Say {
    let check = |owner: Option<&str>| {
        vec![format!("the tiles beside {}", owner.map_or("both boards".to_owned(), |owner| format!("{owner} board")))]
    };
    let player = |seat| n.player(seat);
    let told = "each turn brings one colour, with one wild tile at most";
    Words { rule: &rules::TURNS_GO_CLOCKWISE, player: &player, tiles: ["tile", "tiles"], told, check: &check }.say(conflict)
}

pub(super) fn taken_missing(taken: u32, held: u32) -> Say {
    Say::broken(
        &rules::BESIDE_THE_BOARD,
        Place::root().key("players"),
        "some are missing",
        format!(
            "{} left the factories and the centre in this round, but only {held} {} beside the boards",
            count_of(taken),
            if held == 1 { "lies" } else { "lie" }
        ),
    )
    .help("while tiles are taken every one of them lies beside a board: check the boards")
    .number("taken", taken)
    .number("held", held)
}

pub(super) fn too_many(colour: Colour, count: u32) -> Say {
    Say::broken(
        &rules::TWENTY_TWO_OF_EACH_COLOUR,
        Place::root(),
        format!("{} in sight", coloured(count, colour)),
        format!("the case shows {}, but the game has {EACH}", coloured(count, colour)),
    )
    .help(format!("look for {} too many, or for another colour taken for {}", count.saturating_sub(EACH.into()), name(colour)))
    .colour("colour", colour)
    .number("count", count)
    .number("expected", EACH)
}

pub(super) fn not_twenty_two(colour: Colour, count: u32) -> Say {
    let all = u32::from(EACH);
    let off = if count < all { format!("{} missing", all - count) } else { format!("{} too many", count - all) };
    let are = if count == 1 { "is" } else { "are" };
    Say::broken(
        &rules::TWENTY_TWO_OF_EACH_COLOUR,
        Place::root(),
        format!("{} in all", coloured(count, colour)),
        format!("everything is shown and there {are} {}, {off}: the game has {EACH}", coloured(count, colour)),
    )
    .help(format!(
        "count {} again on and beside the boards, on the factories, in the centre, the supply, the bag and the tower",
        name(colour)
    ))
    .colour("colour", colour)
    .number("count", count)
    .number("expected", EACH)
}

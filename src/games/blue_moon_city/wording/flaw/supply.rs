//! Cards, scales and crystals that cannot be.

use super::super::names::{Names, card as card_name, player_place};
use crate::games::blue_moon_city::{Card, CardPlace, Seat, rules};
use crate::verdict::english::{and, counted};
use crate::verdict::{Place, Say};

fn card_place(place: CardPlace) -> Place {
    match place {
        CardPlace::Hand(seat) => player_place(seat).key("hand"),
        CardPlace::Aside(seat) => player_place(seat).key("aside"),
        CardPlace::Draw => Place::root().key("draw"),
        CardPlace::Discard => Place::root().key("discard"),
    }
}

fn where_is(n: &Names, place: CardPlace) -> String {
    match place {
        CardPlace::Hand(seat) => format!("{} hand", n.owner(seat)),
        CardPlace::Aside(seat) => format!("the cards that {} has set aside", n.player(seat)),
        CardPlace::Draw => "the draw pile".to_owned(),
        CardPlace::Discard => "the discard pile".to_owned(),
    }
}

pub(super) fn no_such_card(n: &Names, place: CardPlace, card: Card) -> Say {
    let name = card_name(card);
    Say::broken(
        &rules::DECK,
        card_place(place).key(name.clone()),
        "no such card",
        format!("there is a {name} in {}, but no such card exists", where_is(n, place)),
    )
    .help("all green cards are worth 1; every other colour has cards worth 1, 2 and 3")
    .word("card", name)
    .word("place", where_is(n, place))
}

pub(super) fn too_many_of_card(card: Card, count: u32, copies: u8) -> Say {
    let name = card_name(card);
    Say::broken(
        &rules::DECK,
        Place::root().key("players"),
        format!("{count} × {name}"),
        format!("the case shows {count} × {name}, but the deck has {copies}"),
    )
    .help("every colour has four 1s, four 2s and two 3s, but green, which has ten 1s; look through hands, set-aside cards and piles")
    .word("card", name)
    .number("count", count)
    .number("copies", copies)
}

pub(super) fn too_many_cards(count: u32) -> Say {
    Say::broken(
        &rules::DECK,
        Place::root(),
        format!("{count} cards"),
        format!("hands and piles hold {count} cards together, but the deck has 80"),
    )
    .help("count the hands, the cards set aside, the draw pile and the discard pile again; leave out what nobody counted")
    .number("count", count)
}

pub(super) fn not_eighty(count: u32) -> Say {
    Say::broken(
        &rules::DECK,
        Place::root(),
        format!("{count} cards"),
        format!("the case gives every hand and both piles, and they hold {count} cards together instead of 80"),
    )
    .help(format!(
        "{} missing; leave out a pile that nobody counted",
        if count == 79 { "1 card is".to_owned() } else { format!("{} cards are", 80u32.saturating_sub(count)) }
    ))
    .number("count", count)
}

pub(super) fn aside_out_of_turn(n: &Names, seat: Seat, turn: Seat) -> Say {
    Say::broken(
        &rules::CARDS_SET_ASIDE,
        player_place(seat).key("aside"),
        format!("not {} turn", n.owner(seat)),
        format!("{} has cards set aside, but it is {} turn", n.player(seat), n.owner(turn)),
    )
    .help("only the player whose turn it is sets cards aside, until after drawing; others have theirs in the hand at once")
    .related(true, Place::root().key("turn"), "whose turn it is")
    .word("player", n.player(seat))
    .word("turn", n.player(turn))
}

/// How many scales there are.
const SCALES: &str = "there are 15 with four players, 12 with three, 9 with two";

pub(super) fn too_many_scales(n: &Names, count: u32, scales: u8) -> Say {
    Say::broken(
        &rules::SCALES_FOR_PLAYERS,
        n.table("scales"),
        format!("{count} in all"),
        format!("players and supply hold {count} scales together, but only {scales} are in the game"),
    )
    .help(SCALES)
    .number("count", count)
    .number("scales", scales)
}

pub(super) fn scales_missing(n: &Names, count: u32, scales: u8) -> Say {
    Say::broken(
        &rules::SCALES_FOR_PLAYERS,
        n.table("scales"),
        format!("{count} in all"),
        format!("players and supply hold {} together, but {scales} are in the game", counted(count, "scale", "scales")),
    )
    .help(format!("{SCALES}; leave `scales` out if nobody counted the supply"))
    .number("count", count)
    .number("scales", scales)
}

pub(super) fn no_scale_left(n: &Names, held: u32, paid: &[(Seat, u8, i32)]) -> Say {
    let gets = |&(seat, scales, crystals): &(Seat, u8, i32)| {
        let crystals = if crystals == 0 { "nothing".to_owned() } else { counted(crystals, "crystal", "crystals") };
        format!("{} gets {crystals} for {}", n.player(seat), counted(scales, "scale", "scales"))
    };
    let count = match paid {
        [] => String::new(),
        paid => format!("; as they lie, {}, unless the supply lacked some that somebody was to get", and(paid.iter().map(gets))),
    };
    Say::broken(
        &rules::SCALES_ARE_SCORED,
        n.table("scales"),
        "no scale left",
        format!("no scale is left in the supply and the players hold {held}, yet the scales have not been scored"),
    )
    .help(format!(
        "the last scale brings the scoring at once, so that no table lies like this between two moves: type the board as it was before \
         the stone that took it, and that stone as a move (`build: ..., pay: ...`){count}"
    ))
    .number("held", held)
}

pub(super) fn too_many_crystals(n: &Names, worth: u32, most: u32) -> Say {
    Say::broken(
        &rules::CRYSTAL_PIECES,
        n.table("crystals"),
        format!("{worth} in all"),
        format!("players and supply hold crystals worth {worth}, but all pieces together are worth {most}"),
    )
    .help("count the crystals again; the ruling crystal-tokens says how many pieces there are")
    .number("worth", worth)
    .number("most", most)
}

pub(super) fn crystals_missing(n: &Names, worth: u32, expected: u32) -> Say {
    Say::broken(
        &rules::CRYSTAL_PIECES,
        n.table("crystals"),
        format!("{worth} in all"),
        format!("players and supply hold crystals worth {worth}, but all pieces together are worth {expected}"),
    )
    .help("count the crystals again, or leave `crystals` of the supply out; the ruling crystal-tokens says how many pieces there are")
    .number("worth", worth)
    .number("expected", expected)
}

pub(super) fn too_many_pieces(n: &Names, worth: u8, count: u32, most: u32) -> Say {
    Say::broken(
        &rules::CRYSTAL_PIECES,
        n.table("crystals"),
        counted(count, "piece", "pieces"),
        format!("the case shows {count} pieces of crystal worth {worth}, but there are {most}"),
    )
    .help("count the pieces again; the ruling crystal-tokens says how many there are of each worth")
    .number("worth", worth)
    .number("count", count)
    .number("most", most)
}

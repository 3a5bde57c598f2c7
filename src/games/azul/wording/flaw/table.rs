//! What cannot be on the table: players, factories, the centre, the number of tiles.

use super::super::names::{Names, factory, factory_place, player_place};
use super::super::say::Facts;
use crate::games::azul::pieces::EACH;
use crate::games::azul::{Colour, Factory, Gold, Seat, Tiles, rules};
use crate::verdict::english::counted;
use crate::verdict::{Place, Say};

pub(super) fn player_count(players: usize) -> Say {
    let count = if players == 0 { "no player".to_owned() } else { counted(players, "player", "players") };
    Say::broken(
        &rules::TWO_TO_FOUR_PLAYERS,
        Place::root().key("players"),
        count.clone(),
        format!("the case lists {count}, but two to four people play"),
    )
    .help("list everybody at the table, two to four players clockwise, or a single player whose board is to be judged alone")
    .number("players", players)
}

pub(super) fn same_name(n: &Names, first: Seat, second: Seat) -> Say {
    let name = n.player(second);
    Say::broken(
        &rules::ONE_BOARD_EACH,
        player_place(second).key("name"),
        "the same name",
        format!(
            "players {} and {} are both called {name}, so nobody can say whose board is whose",
            first.number(),
            second.number()
        ),
    )
    .help("give each player a name of their own")
    .related(true, player_place(first).key("name"), format!("the first {name}"))
    .word("player", name)
    .number("first", first.number())
    .number("second", second.number())
}

pub(super) fn factory_count(factories: usize, players: usize, expected: usize) -> Say {
    Say::broken(
        &rules::FACTORIES_FOR_PLAYERS,
        Place::root().key("factories"),
        counted(factories, "factory", "factories"),
        format!("the case shows {}, but {players} players use {expected}", counted(factories, "factory", "factories")),
    )
    .help(format!("list all {expected}, an empty one as \"\""))
    .number("factories", factories)
    .number("players", players)
    .number("expected", expected)
}

pub(super) fn factory_count_for_nobody(factories: usize) -> Say {
    Say::broken(
        &rules::FACTORIES_FOR_PLAYERS,
        Place::root().key("factories"),
        counted(factories, "factory", "factories"),
        format!("the case shows {}, which no number of players uses", counted(factories, "factory", "factories")),
    )
    .help("5 for two players, 7 for three, 9 for four; list an empty factory as \"\"")
    .number("factories", factories)
}

pub(super) fn overfull_factory(n: &Names, at: Factory, count: u32, most: u32) -> Say {
    Say::broken(
        &rules::FACTORY_GETS_FOUR,
        factory_place(at),
        n.count(count),
        format!("{} holds {}, but it can hold {most} at most", factory(at), n.count(count)),
    )
    .help(format!("remove {} from it", n.count(count.saturating_sub(most))))
    .factory(at)
    .number("count", count)
    .number("most", most)
}

pub(super) fn short_factory(n: &Names, at: Factory, count: u32, least: u32, doubt: bool) -> Say {
    // Colour-seekers beside it may have drawn from the four.
    let filled = if least < 4 { format!("at least {least}") } else { least.to_string() };
    let message = format!("{} holds {}, but it was filled with {filled} and has not been emptied", factory(at), n.count(count));
    let message = if doubt { format!("{message}, unless bag and {} ran out", n.terms().lid) } else { message };
    Say::broken(&rules::FACTORY_GETS_FOUR, factory_place(at), n.count(count), message)
        .doubt(doubt)
        .help(format!("a factory that nobody has taken from shows {filled} {}; one that somebody took from is \"\"", n.tiles()))
        .factory(at)
        .number("count", count)
        .number("least", least)
}

pub(super) fn gold_without_variant(n: &Names, at: Factory, gold: Gold) -> Say {
    Say::broken(
        &rules::GOLD_AS_PLAYERS,
        factory_place(at),
        "gold side up",
        format!("{} lies with its gold side {} up, but specialised factories are not in play", factory(at), n.gold(gold)),
    )
    .help("add `variant: specialised-factories`, or leave `gold:` out")
    .factory(at)
    .word("gold", n.gold(gold).replace('"', ""))
}

pub(super) fn gold_count(gold: usize, players: usize) -> Say {
    let shown = if gold == 0 { "no gold factory".to_owned() } else { counted(gold, "gold factory", "gold factories") };
    Say::broken(
        &rules::GOLD_AS_PLAYERS,
        Place::root().key("factories"),
        shown.clone(),
        format!(
            "{shown} {} shown, but with {players} players {players} lie gold side up in each round",
            if gold > 1 { "are" } else { "is" }
        ),
    )
    .help(format!("mark exactly {players} of the factories with `gold:`"))
    .number("gold", gold)
    .number("players", players)
}

pub(super) fn gold_twice(n: &Names, gold: Gold, first: Factory, second: Factory) -> Say {
    let side = n.gold(gold);
    Say::broken(
        &rules::GOLD_SIDES,
        factory_place(second),
        format!("{side} again"),
        format!("{} and {} both show the gold side {side}, which exists once", factory(first), factory(second)),
    )
    .help("one of the two shows another gold side")
    .related(true, factory_place(first), format!("the first {side}"))
    .word("gold", side.replace('"', ""))
    .number("first", first.number())
    .number("second", second.number())
}

pub(super) fn kept_without_zero(n: &Names, seat: Seat) -> Say {
    Say::broken(
        &rules::GOLD_ZERO_KEPT,
        player_place(seat).key("kept"),
        "a kept factory",
        format!("{} keeps the \"0\" factory, but it is not among the gold factories of this round", n.player(seat)),
    )
    .help("leave `kept:` out, or mark with `gold: zero` the factory that was taken away")
    .word("player", n.player(seat))
}

pub(super) fn kept_twice(n: &Names, first: Seat, second: Seat) -> Say {
    Say::broken(
        &rules::GOLD_ZERO_KEPT,
        player_place(second).key("kept"),
        "kept again",
        format!("{} and {} both keep the \"0\" factory, but there is one", n.player(first), n.player(second)),
    )
    .help("only the player who took from it keeps it: leave the other `kept:` out")
    .related(true, player_place(first).key("kept"), "kept here too")
    .word("first", n.player(first))
    .word("second", n.player(second))
}

pub(super) fn kept_yet_filled(n: &Names, seat: Seat, at: Factory, tiles: Tiles) -> Say {
    Say::broken(
        &rules::GOLD_ZERO_REST,
        factory_place(at),
        "not empty",
        format!(
            "{} keeps the \"0\" factory ({}), but {} still lie on it; they went to the centre when it was taken",
            n.player(seat),
            factory(at),
            n.heap(tiles)
        ),
    )
    .help(format!("write {} as empty and its {} in the centre, or leave `kept:` out", factory(at), n.tiles()))
    .related(true, player_place(seat).key("kept"), "kept here")
    .word("player", n.player(seat))
    .factory(at)
    .number("tiles", tiles.total())
}

pub(super) fn too_many(n: &Names, colour: Colour, count: u32) -> Say {
    Say::broken(
        &rules::TWENTY_OF_EACH_COLOUR,
        Place::root(),
        format!("{} in sight", n.coloured(count, colour)),
        format!("the case shows {}, but the game has {EACH}", n.coloured(count, colour)),
    )
    .help(format!(
        "look for {} too many, or for another colour taken for {}",
        count.saturating_sub(EACH.into()),
        n.colour(colour)
    ))
    .word("colour", n.colour(colour))
    .number("count", count)
    .number("expected", EACH)
}

pub(super) fn not_twenty(n: &Names, colour: Colour, count: u32) -> Say {
    let (twenty, word) = (u32::from(EACH), n.colour(colour));
    let off = if count < twenty { format!("{} missing", twenty - count) } else { format!("{} too many", count - twenty) };
    Say::broken(
        &rules::TWENTY_OF_EACH_COLOUR,
        Place::root(),
        format!("{} in all", n.coloured(count, colour)),
        format!("everything is shown and there {} {}, {off}: the game has {EACH}", are(count), n.coloured(count, colour)),
    )
    .help(format!("count {word} again on the boards, the factories, the centre, in the bag and in the {}", n.terms().lid))
    .word("colour", word)
    .number("count", count)
    .number("expected", EACH)
}

pub(super) fn zero_not_kept(n: &Names, at: Factory) -> Say {
    Say::broken(
        &rules::GOLD_ZERO_KEPT,
        factory_place(at),
        "taken, kept by nobody",
        format!("{} (\"0\") is empty, but no player keeps it", factory(at)),
    )
    .help(format!(
        "whoever took from it keeps it until the round is over: add `kept:` to that player, with the {} on it",
        n.tile()
    ))
    .factory(at)
}

pub(super) fn more_than_taken(n: &Names, placed: u32, taken: u32) -> Say {
    Say::broken(
        &rules::TAKE_ALL,
        Place::root().key("players"),
        format!("{placed} of this round"),
        format!(
            "at least {} of this round lie on the boards, but only {taken} have left the factories and the centre",
            n.count(placed)
        ),
    )
    .help("check the lines, the floor lines, the factories and the centre")
    .number("placed", placed)
    .number("taken", taken)
}

pub(super) fn taken_missing(n: &Names, taken: u32, placed: u32) -> Say {
    Say::broken(
        &rules::UNPLACED_TILES_FALL,
        Place::root().key("players"),
        "some are missing",
        format!(
            "{} have left the factories and the centre in this round, but the boards can have received {placed} of them at most",
            n.count(taken)
        ),
    )
    .help(format!("every {} that is taken lies on a line or a {}: check the boards", n.tile(), n.terms().floor))
    .number("taken", taken)
    .number("placed", placed)
}

pub(super) fn centre_before_taking(n: &Names, tiles: Tiles) -> Say {
    let message = if tiles.is_empty() {
        "the first-player marker has left the centre, but no factory has been emptied yet".to_owned()
    } else {
        format!("the centre holds {}, but no factory has been emptied yet", n.heap(tiles))
    };
    Say::broken(&rules::REST_TO_THE_CENTRE, Place::root().key("centre"), "too early", message)
        .help(format!(
            "{} come to the centre only when somebody takes from a factory: write that factory as \"\", or the centre as \"1\"",
            n.tiles()
        ))
        .number("tiles", tiles.total())
}

pub(super) fn centre_overfull(n: &Names, tiles: u32, most: u32, emptied: usize) -> Say {
    Say::broken(
        &rules::REST_TO_THE_CENTRE,
        Place::root().key("centre"),
        n.count(tiles),
        format!(
            "the centre holds {}, but {} can have left {most} there at most",
            n.count(tiles),
            counted(emptied, "emptied factory", "emptied factories")
        ),
    )
    .help(format!("whoever empties a factory takes at least one of its {}: the rest of it is three at most", n.tiles()))
    .number("tiles", tiles)
    .number("most", most)
    .number("emptied", emptied)
}

fn are(count: u32) -> &'static str {
    if count == 1 { "is" } else { "are" }
}

//! What cannot be on the table: players, factories, the centre, the number of tiles.

use super::super::names::{Names, factory, factory_place, player_place};
use super::super::say::Facts;
use crate::games::azul::pieces::EACH;
use crate::games::azul::{Colour, Factory, Gold, Seat, Seen, Tiles, rules};
use crate::games::shared::Short;
use crate::verdict::english::{and, counted};
use crate::verdict::{Place, Rule, Say};

/// Tiles that a factory is filled with.
const FILL: u32 = 4;

pub(in crate::games::azul) fn overfull_factory(n: &Names, at: Factory, count: u32, most: u32) -> Say {
    let Filled { rule, because } = Filled::of(n, at, most);
    Say::broken(
        rule,
        factory_place(at),
        n.count(count),
        format!("{} holds {}, but it can hold {most} at most{because}", factory(at), n.count(count)),
    )
    .help(format!("look for {} too many on it", n.count(count.saturating_sub(most))))
    .factory(at)
    .number("count", count)
    .number("most", most)
}

pub(in crate::games::azul) fn short_factory(n: &Names, at: Factory, count: u32, least: u32, short: Short) -> Say {
    let Filled { rule, because } = Filled::of(n, at, least);
    // Colour-seekers beside it may have drawn from the four.
    let filled = if least < FILL { format!("at least {least}") } else { least.to_string() };
    let holds = format!("{} holds {}, but it was filled with {filled}", factory(at), n.count(count));
    let (sends, to) = rest(n, at);
    let (rule, message) = match short {
        Short::Filled => (rule, format!("{holds} and has not been emptied{because}")),
        Short::RanOut => (rule, format!("{holds} and has not been emptied{because}, unless bag and {} ran out", n.terms().lid)),
        Short::Left => (
            if std::ptr::eq(rule, &rules::FACTORY_GETS_FOUR) { sends } else { rule },
            format!("{holds}{because}, and what a take leaves on it goes to {to}"),
        ),
    };
    Say::broken(rule, factory_place(at), n.count(count), message)
        .doubt(short == Short::RanOut)
        .help(format!("a factory that nobody has taken from shows {filled} {}; one that somebody took from is \"\"", n.tiles()))
        .factory(at)
        .number("count", count)
        .number("least", least)
}

/// What becomes of the tiles that a take leaves on a factory: by which rule, and where they go.
fn rest(n: &Names, at: Factory) -> (&'static Rule, &'static str) {
    match n.shown_gold(at) {
        Some(Gold::Neighbours) => (&rules::GOLD_NEIGHBOURS, "the factories beside it"),
        Some(Gold::Zero) => (&rules::GOLD_ZERO_REST, "the centre"),
        None | Some(Gold::PlusOne | Gold::Seek(_) | Gold::Stay) => (&rules::REST_TO_THE_CENTRE, "the centre"),
    }
}

/// Why a factory holds so many tiles when the offer begins.
struct Filled {
    rule: &'static Rule,
    /// ": 4 were dealt to it, and factory 3 took 1"; empty where it is the usual four.
    because: String,
}

impl Filled {
    fn of(n: &Names, at: Factory, holds: u32) -> Self {
        let gold = n.shown_gold(at);
        let (dealt, rule) = match gold {
            Some(Gold::PlusOne) => (FILL + 1, &rules::GOLD_PLUS_ONE),
            Some(Gold::Seek(_)) => (FILL, &rules::GOLD_SEEKER),
            _ => (FILL, &rules::FACTORY_GETS_FOUR),
        };
        let got = match gold {
            Some(gold @ Gold::PlusOne) => format!(": it is {}, so {dealt} were dealt to it", n.gold(gold)),
            Some(gold @ Gold::Seek(_)) => format!(": it is {}, {dealt} were dealt to it", n.gold(gold)),
            _ => format!(": {dealt} were dealt to it"),
        };
        let seekers = n.seekers_beside(at);
        if holds < dealt && !seekers.is_empty() {
            let taken = dealt - holds;
            let seekers = seekers.into_iter().filter_map(|at| Some(format!("{} ({})", factory(at), n.gold(n.shown_gold(at)?))));
            return Self { rule: &rules::GOLD_SEEKER, because: format!("{got}, and {} took {taken}", and(seekers)) };
        }
        let because = match gold {
            Some(Gold::Seek(_)) if holds > dealt => format!("{got}, and it took {} from beside it", holds - dealt),
            Some(Gold::Seek(_)) => format!("{got}, and what lies beside it shows that it took none"),
            Some(Gold::PlusOne) => got,
            _ if holds > dealt => {
                return Self {
                    rule: &rules::GOLD_NEIGHBOURS,
                    because: format!("{got}, and up to {} were sent on", holds - dealt),
                };
            }
            _ => String::new(),
        };
        Self { rule, because }
    }
}

pub(in crate::games::azul) fn gold_without_variant(n: &Names, at: Factory, gold: Gold) -> Say {
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

pub(in crate::games::azul) fn gold_count(gold: usize, players: usize) -> Say {
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

pub(in crate::games::azul) fn gold_twice(n: &Names, gold: Gold, first: Factory, second: Factory) -> Say {
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

pub(in crate::games::azul) fn kept_without_zero(n: &Names, seat: Seat) -> Say {
    Say::broken(
        &rules::GOLD_ZERO_KEPT,
        player_place(seat).key("kept"),
        "a kept factory",
        format!("{} keeps the \"0\" factory, but it is not among the gold factories of this round", n.player(seat)),
    )
    .help("leave `kept:` out, or mark with `gold: zero` the factory that was taken away")
    .word("player", n.player(seat))
}

pub(in crate::games::azul) fn kept_twice(n: &Names, first: Seat, second: Seat) -> Say {
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

pub(in crate::games::azul) fn kept_yet_filled(n: &Names, seat: Seat, at: Factory, tiles: Tiles) -> Say {
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

pub(in crate::games::azul) fn too_many(n: &Names, colour: Colour, seen: Seen) -> Say {
    let count = seen.total();
    Say::broken(
        &rules::TWENTY_OF_EACH_COLOUR,
        Place::root(),
        format!("{} in sight", n.coloured(count, colour)),
        format!("the case shows {}, but the game has {EACH}: {}", n.coloured(count, colour), places(n, seen)),
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

pub(in crate::games::azul) fn not_twenty(n: &Names, colour: Colour, seen: Seen) -> Say {
    let (count, word) = (seen.total(), n.colour(colour));
    Say::broken(
        &rules::TWENTY_OF_EACH_COLOUR,
        Place::root(),
        format!("{} in all", n.coloured(count, colour)),
        format!("everything is shown, but only {} of {EACH}: {}", n.coloured(count, colour), places(n, seen)),
    )
    .help(format!(
        "look for {} forgotten, or for {word} taken for another colour",
        n.coloured(u32::from(EACH).saturating_sub(count), colour)
    ))
    .word("colour", word)
    .number("count", count)
    .number("expected", EACH)
}

/// Where the tiles of a colour were counted: "4 on the boards and 17 in the bag".
fn places(n: &Names, seen: Seen) -> String {
    let lid = format!("in the {}", n.terms().lid);
    let all = [
        (seen.boards, "on the boards"),
        (seen.factories, "on the factories"),
        (seen.centre, "in the centre"),
        (seen.bag, "in the bag"),
        (seen.lid, &lid),
    ];
    let some = all.into_iter().filter(|&(count, _)| count > 0).map(|(count, place)| format!("{count} {place}"));
    let some = and(some);
    if some.is_empty() { "none anywhere".to_owned() } else { some }
}

pub(in crate::games::azul) fn zero_not_kept(n: &Names, at: Factory) -> Say {
    Say::broken(
        &rules::GOLD_ZERO_KEPT,
        factory_place(at),
        "kept by whom?",
        format!("{} (\"0\") is empty, so somebody keeps it, and the case does not say who", factory(at)),
    )
    .doubt(true)
    .help(format!(
        "whoever took from it keeps it until the round is over: add `kept:` to that player, with the {} on it",
        n.tile()
    ))
    .factory(at)
}

pub(in crate::games::azul) fn more_than_taken(n: &Names, placed: u32, taken: u32) -> Say {
    let lie = if placed == 1 { "lies" } else { "lie" };
    let taken_says = match taken {
        0 => "none has left the factories and the centre".to_owned(),
        1 => "only 1 has left the factories and the centre".to_owned(),
        _ => format!("only {taken} have left the factories and the centre"),
    };
    Say::broken(
        &rules::TAKE_FROM_ONE_PLACE,
        Place::root().key("players"),
        format!("{placed} of this round"),
        format!("at least {} of this round {lie} on the boards, but {taken_says}", n.count(placed)),
    )
    .help(format!(
        "a full line got a {} in this round, and what lies on a {} came in it: check the boards, the factories and the centre",
        n.tile(),
        n.terms().floor
    ))
    .number("placed", placed)
    .number("taken", taken)
}

pub(in crate::games::azul) fn taken_missing(n: &Names, taken: u32, placed: u32) -> Say {
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

pub(in crate::games::azul) fn centre_before_taking(n: &Names, tiles: Tiles) -> Say {
    let untouched = "but nobody has taken from a factory yet";
    let (rule, message, help) = if tiles.is_empty() {
        (
            &rules::MARKER_TO_THE_CENTRE,
            format!("the first-player marker has left the centre, {untouched}"),
            "it lies in the centre (`1` in `centre`) until somebody takes from there; a factory that was taken from is \"\""
                .to_owned(),
        )
    } else {
        (
            &rules::REST_TO_THE_CENTRE,
            format!("the centre holds {}, {untouched}", n.heap(tiles)),
            format!("{} come to the centre only from a factory that was taken from: write that factory as \"\"", n.tiles()),
        )
    };
    Say::broken(rule, Place::root().key("centre"), "too early", message).help(help).number("tiles", tiles.total())
}

pub(in crate::games::azul) fn centre_overfull(n: &Names, tiles: u32, most: u32, emptied: usize, elsewhere: Option<Gold>) -> Say {
    let one_is_taken =
        format!("whoever empties a factory takes at least one of its {}: the rest of it is three at most", n.tiles());
    let (rule, but, help) = match elsewhere {
        Some(gold @ Gold::Stay) => (
            &rules::GOLD_STAY,
            format!(", for the rest of {} stays there", n.gold(gold)),
            "write that rest on its factory".to_owned(),
        ),
        Some(gold @ Gold::Neighbours) => (
            &rules::GOLD_NEIGHBOURS,
            format!(", for the rest of {} goes to the factories beside it", n.gold(gold)),
            "write that rest on the factories to its left and right".to_owned(),
        ),
        None | Some(Gold::PlusOne | Gold::Seek(_) | Gold::Zero) => (&rules::REST_TO_THE_CENTRE, String::new(), one_is_taken),
    };
    let emptied_says = counted(emptied, "emptied factory", "emptied factories");
    let message = format!("the centre holds {}, but {emptied_says} can have left {most} there at most{but}", n.count(tiles));
    Say::broken(rule, Place::root().key("centre"), n.count(tiles), message)
        .help(help)
        .number("tiles", tiles)
        .number("most", most)
        .number("emptied", emptied)
}

//! What cannot be round the table: players, the layout of the city, dragons, how far a turn has come.

use super::super::names::{Names, building, colour, phase as phase_word, player_place, spot as spot_name, spot_place, the};
use crate::games::blue_moon_city::{Building, Colour, Dragon, Phase, Progress, Seat, Spot, rules};
use crate::verdict::english::counted;
use crate::verdict::{Place, Rule, Say};

pub(super) fn tile_twice(tile: Building, first: Spot, second: Spot) -> Say {
    Say::broken(
        &rules::TWENTY_ONE_TILES,
        spot_place(second),
        format!("{} again", the(tile)),
        format!("{} lies in the city twice: at {} and at {}", the(tile), spot_name(first), spot_name(second)),
    )
    .help("each of the 21 tiles exists once: write the other building that lies at one of these places, or a dot")
    .related(true, spot_place(first), format!("{} first", the(tile)))
    .word("building", building(tile))
    .word("first", spot_name(first))
    .word("second", spot_name(second))
}

pub(super) fn market_not_central(at: Spot) -> Say {
    Say::broken(
        &rules::MARKET_IN_THE_MIDDLE,
        spot_place(at),
        "the market",
        format!("the market lies at {}, but it belongs in the middle of the city", spot_name(at)),
    )
    .help(format!("the middle is {}", spot_name(Spot::CENTRE)))
    .word("place", spot_name(at))
}

pub(super) fn middle_not_market(tile: Building) -> Say {
    Say::broken(
        &rules::MARKET_IN_THE_MIDDLE,
        spot_place(Spot::CENTRE),
        "the middle of the city",
        format!("{} lies in the middle of the city, where the market belongs", the(tile)),
    )
    .help("the market is the tile with the obelisk; write `market` there")
    .word("building", building(tile))
}

/// What lies round the market without the variant.
const ROUND: &str =
    "the palace and the three temples lie round the market; if they were placed at random, add `variant: random-centre`";

pub(super) fn not_beside_market(tile: Building, at: Spot) -> Say {
    Say::broken(
        &rules::MARKET_IN_THE_MIDDLE,
        spot_place(at),
        "not beside the market",
        format!("{} lies at {}, which is not beside the market", the(tile), spot_name(at)),
    )
    .help(ROUND)
    .word("building", building(tile))
    .word("place", spot_name(at))
}

pub(super) fn wrong_beside_market(tile: Building, at: Spot) -> Say {
    Say::broken(
        &rules::MARKET_IN_THE_MIDDLE,
        spot_place(at),
        "beside the market",
        format!("{} lies beside the market, at {}, and is neither the palace nor a temple", the(tile), spot_name(at)),
    )
    .help(ROUND)
    .word("building", building(tile))
    .word("place", spot_name(at))
}

pub(super) fn no_such_dragon(n: &Names, index: usize, named: Colour) -> Say {
    let named = colour(named);
    let help = match n.dragon_colour(Dragon::Vulca) {
        Colour::Black => {
            "the dragons are black, red and blue, like the cards that move them; whoever goes by the colours of the pieces sets the \
             ruling dragon-colours=as-painted (red, green, blue), or writes vulca, terrah and aqua"
        }
        _ => {
            "under the ruling dragon-colours=as-painted the dragons are red (Vulca), green (Terrah) and blue (Aqua); by-people calls them \
             black, red and blue, like the cards that move them"
        }
    };
    Say::broken(&rules::DRAGONS_OF_CARDS, n.typed_dragon(index), "no such dragon", format!("there is no {named} dragon"))
        .help(help)
        .word("colour", named)
}

pub(super) fn dragon_twice(n: &Names, which: Dragon, first: usize, second: usize) -> Say {
    let name = n.dragon(which);
    Say::broken(
        &rules::DRAGONS_START_OUTSIDE,
        n.typed_dragon(second),
        "the same dragon",
        format!("{name} is said to be in two places"),
    )
    .help("there is one dragon of each colour: keep the place where it stands")
    .related(true, n.typed_dragon(first), "its other place")
    .word("dragon", name)
}

pub(super) fn steps_too_many(steps: u8, most: u8) -> Say {
    Say::broken(
        &rules::TWO_MORE_STEPS,
        progress("steps-left"),
        counted(steps, "step", "steps"),
        format!("the figure has {} left, but it cannot have more than {most}", counted(steps, "step", "steps")),
    )
    .help("two steps a turn, and two more for each grey 2 that was played in this turn; there are four grey 2s, and those in hands were not played")
    .number("steps", steps)
    .number("most", most)
}

pub(super) fn walked_too_far(walked: u8, left: u8, most: u8) -> Say {
    let with = if left > 0 { format!(" with {left} more to go") } else { String::new() };
    Say::broken(
        &rules::TWO_MORE_STEPS,
        progress("walked"),
        counted(walked, "step", "steps"),
        format!("the figure has walked {}{with}, but it cannot have walked more than {most}", counted(walked, "step", "steps")),
    )
    .help(
        "two steps a turn, and two more for each grey 2 that was played in this turn, those left (`steps left`, or 2) counted in; \
         there are four grey 2s, and those in hands were not played",
    )
    .number("walked", walked)
    .number("left", left)
    .number("most", most)
}

pub(super) fn discarded_too_many(discarded: u8, most: u8) -> Say {
    Say::broken(
        &rules::DISCARD_UP_TO_TWO,
        progress("discarded"),
        counted(discarded, "card", "cards"),
        format!("{} were discarded in this turn, but only {most} may be", counted(discarded, "card", "cards")),
    )
    .help(format!("write 0 to {most}: cards that paid or were played for their power do not count"))
    .number("discarded", discarded)
    .number("most", most)
}

pub(super) fn progress_against_phase(phase: Phase, what: Progress) -> Say {
    let word = phase_word(phase);
    let (place, label, message, help) = match what {
        Progress::Stones => (
            progress("stones"),
            "stones",
            "stones were placed in this turn",
            "a stone ends the movement: write `phase: building`",
        ),
        Progress::Offerings => (
            progress("offerings"),
            "offerings",
            "offerings were made in this turn",
            "an offering ends the movement: write `phase: building`",
        ),
        Progress::Discarded => (
            progress("discarded"),
            "discarded",
            "cards were discarded in this turn",
            "discarding ends the building: write `phase: drawing`",
        ),
        Progress::Nothing => (
            Place::root().key("phase"),
            "nothing built yet",
            "neither a stone was placed nor an offering made in this turn",
            "the movement lasts until the first stone or offering: write `phase: movement`, or say in `progress` how many `stones` or \
             `offerings` there were",
        ),
    };
    Say::broken(&rules::THREE_PHASES, place, label, format!("the phase is {word}, but {message}")).help(help).word("phase", word)
}

/// A value of `progress`.
fn progress(key: &'static str) -> Place {
    Place::root().key("progress").key(key)
}

pub(super) fn progress_against_table(n: &Names, seat: Seat, what: Progress, [said, shown]: [u8; 2], figure: Building) -> Say {
    let who = n.player(seat);
    let on_market = figure == Building::Market;
    let (rule, key, done, there): (&'static Rule, _, _, _) = match what {
        Progress::Offerings => (
            &rules::OFFER_ON_THE_MARKET,
            "offerings",
            format!("have made {}", counted(said, "offering", "offerings")),
            if on_market { format!("has made only {shown} in all") } else { format!("stands on {}", the(figure)) },
        ),
        Progress::Stones | Progress::Discarded | Progress::Nothing => (
            &rules::BUILD_WHERE_THE_FIGURE_STANDS,
            "stones",
            format!("have placed {}", counted(said, "stone", "stones")),
            if on_market {
                "stands on the market, where nothing is built".to_owned()
            } else {
                format!("stands on {}, where only {shown} of these can lie", the(figure))
            },
        ),
    };
    Say::broken(rule, progress(key), "not there", format!("{who} is said to {done} in this turn, but {there}"))
        .help("stones and offerings of a turn are placed where the figure stands, and it does not move after the first of them")
        .related(true, player_place(seat).key("figure"), "the figure")
        .word("player", who)
        .number("said", said)
        .number("shown", shown)
        .word("figure", building(figure))
}

pub(super) fn no_ordinary_offering(offerings: u8) -> Say {
    let message = "offerings were made in this turn, yet none without a yellow card".to_owned();
    Say::broken(&rules::YELLOW_OFFERS_AGAIN, progress("ordinary"), "none before the yellow card", message)
        .help("a yellow card allows a further offering, after the ordinary one; the ruling pillar-needs-offering=no would allow this")
        .number("offerings", offerings)
}

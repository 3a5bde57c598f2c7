//! What cannot be at this point of the game: rounds, phases, scores, bag and lid.

use super::super::names::{Names, during, factory, factory_place, line_place, phase, player_place, row_place};
use super::super::say::Facts;
use crate::games::azul::{Colour, Factory, Line, Phase, Seat, Spot, Tiles, rules};
use crate::verdict::english::{and, counted, number};
use crate::verdict::{Place, Say};

pub(in crate::games::azul) fn floor_not_cleared(n: &Names, seat: Seat, pieces: usize, kept: bool, now: Phase) -> Say {
    let (floor, when) = (n.terms().floor, during(now));
    let lies = (pieces > 0).then(|| format!("{} on the {floor}", counted(pieces, "piece", "pieces")));
    let keeps = kept.then(|| "the \"0\" factory".to_owned());
    let (rule, key) = if pieces > 0 { (&rules::FLOOR_LINE_CLEARED, "floor") } else { (&rules::GOLD_ZERO_KEPT, "kept") };
    Say::broken(
        rule,
        player_place(seat).key(key),
        "not cleared",
        format!("{} still has {} {when}", n.player(seat), and(lies.into_iter().chain(keeps))),
    )
    .help(if pieces > 0 {
        format!("when tiling is over the {floor} is paid and empty; if it is not paid yet, the phase is `tiling`")
    } else {
        format!("it goes back with the {floor}: leave `kept:` out; if that is not paid yet, the phase is `tiling`")
    })
    .word("player", n.player(seat))
    .number("pieces", pieces)
    .word("phase", phase(now))
}

pub(in crate::games::azul) fn full_row_yet_playing(n: &Names, seat: Seat, row: Line, now: Phase) -> Say {
    Say::broken(
        &rules::GAME_ENDS,
        row_place(seat, row),
        "a complete row",
        format!("{} is complete, which ends the game, but the case is set {}", n.row_of(seat, row), during(now)),
    )
    .help("after the tiling in which a row is completed, the phase is `end`, or `over` once the bonuses are counted")
    .word("player", n.player(seat))
    .number("row", row.number())
    .word("phase", phase(now))
}

pub(in crate::games::azul) fn full_row_below_full_line(n: &Names, seat: Seat, row: Line, line: Line) -> Say {
    Say::broken(
        &rules::GAME_ENDS,
        row_place(seat, row),
        "a complete row",
        format!(
            "{} is complete, but line {} is still to be tiled and comes first: so it was complete before this round, and the game was over",
            n.row_of(seat, row),
            line.number()
        ),
    )
    .help(format!("lines are tiled from top to bottom: check row {} and line {}", row.number(), line.number()))
    .related(true, line_place(seat, line), "full".to_owned())
    .word("player", n.player(seat))
    .number("row", row.number())
    .line(line)
}

pub(in crate::games::azul) fn no_full_row_yet_over(n: &Names, now: Phase) -> Say {
    Say::broken(
        &rules::GAME_ENDS,
        Place::root().key("phase"),
        "no complete row",
        format!("the case is set {}, but nobody has a complete row on the {}", during(now), n.terms().wall),
    )
    .help(format!("as long as no row has five {} the game goes on: after tiling the phase is `preparation`", n.tiles()))
    .word("phase", phase(now))
}

pub(in crate::games::azul) fn row_ahead_of_round(n: &Names, seat: Seat, row: Line, [tiles, most]: [usize; 2], round: u8) -> Say {
    let earliest = usize::from(round) + tiles.saturating_sub(most);
    Say::broken(
        &rules::ONE_TILE_A_LINE,
        row_place(seat, row),
        format!("{} in round {round}", n.count(tiles)),
        format!(
            "{} holds {}, but at this point of round {round} it can have {most} at most",
            n.row_of(seat, row),
            n.count(tiles)
        ),
    )
    .help(format!("a row gains one {} a round: check the row, or the round ({earliest} at the earliest)", n.tile()))
    .word("player", n.player(seat))
    .number("row", row.number())
    .number("tiles", tiles)
    .number("most", most)
    .number("round", round)
}

pub(in crate::games::azul) fn walls_ahead_of_round(n: &Names, used: u32, dealt: u32, round: u8) -> Say {
    Say::broken(
        &rules::ONE_TILE_A_LINE,
        Place::root().key("round"),
        format!("{dealt} dealt so far"),
        format!("the walls took {}, but only {dealt} were dealt in the rounds before round {round}", n.count(used)),
    )
    .help(format!("a {} on row 1 took one {}, on row 2 two, … on row 5 five: check the rows and the round", n.tile(), n.tile()))
    .number("used", used)
    .number("dealt", dealt)
    .number("round", round)
}

pub(in crate::games::azul) fn tiles_ahead_of_round(n: &Names, used: u32, dealt: u32, round: u8) -> Say {
    Say::broken(
        &rules::FACTORY_GETS_FOUR,
        Place::root().key("round"),
        format!("{dealt} dealt so far"),
        format!(
            "walls, lines, {}s, factories and centre account for {}, but only {dealt} were dealt up to round {round}",
            n.terms().floor,
            n.count(used)
        ),
    )
    .help(format!(
        "a {} on row 1 of a {} stands for one {}, on row 2 for two, … on row 5 for five: check the boards and the round",
        n.tile(),
        n.terms().wall,
        n.tile()
    ))
    .number("used", used)
    .number("dealt", dealt)
    .number("round", round)
}

pub(in crate::games::azul) fn round_against_phase(round: u8, now: Phase) -> Say {
    let message = format!("the case says round {round}, which cannot be {}", during(now));
    let help = if now == Phase::Setup {
        "before the first deal no round counts: leave `round:` out, or set the phase to what it is now"
    } else {
        "rounds count from 1 once something was dealt"
    };
    Say::broken(&rules::THREE_PHASES, Place::root().key("round"), "not this round", message)
        .help(help)
        .number("round", round)
        .word("phase", phase(now))
}

pub(in crate::games::azul) fn score_too_low(n: &Names, seat: Seat, score: i32, least: i32) -> Say {
    Say::broken(
        &rules::BONUSES_AT_THE_END,
        player_place(seat).key("score"),
        format!("{least} at least"),
        format!(
            "{} final score is {}, but the bonuses of this {} alone bring {least}",
            n.owner(seat),
            number(score),
            n.terms().wall
        ),
    )
    .help("if the bonuses are not counted yet, the phase is `end`")
    .word("player", n.player(seat))
    .number("score", score)
    .number("least", least)
}

pub(in crate::games::azul) fn full_line_after_tiling(n: &Names, seat: Seat, line: Line, now: Phase) -> Say {
    Say::broken(
        &rules::ONE_TILE_A_LINE,
        line_place(seat, line),
        "full",
        format!("{} line {} is still full {}", n.owner(seat), line.number(), during(now)),
    )
    .help(format!(
        "a full line is tiled and cleared: put its {} on the {}, or set the phase to `tiling`",
        n.tile(),
        n.terms().wall
    ))
    .word("player", n.player(seat))
    .line(line)
    .word("phase", phase(now))
}

pub(in crate::games::azul) fn score_too_high(n: &Names, seat: Seat, [score, most]: [i32; 2], bonuses: Option<i32>) -> Say {
    let check = format!("check the score, and whether a {} of the {} is missing", n.tile(), n.terms().wall);
    let (rule, help) = match bonuses {
        Some(bonuses) => (
            &rules::BONUSES_AT_THE_END,
            format!(
                "with the {bonuses} of the bonuses it can be: if they are counted already, the phase is `over`; else {check}"
            ),
        ),
        None => (&rules::SCORED_AT_ONCE, check),
    };
    Say::broken(
        rule,
        player_place(seat).key("score"),
        format!("{most} at most"),
        format!(
            "{} score is {score}, but the {} on this {} can have brought {most} at most, in whatever order they came",
            n.owner(seat),
            n.tiles(),
            n.terms().wall
        ),
    )
    .help(help)
    .word("player", n.player(seat))
    .number("score", score)
    .number("most", most)
}

pub(in crate::games::azul) fn score_before_scoring(n: &Names, seat: Seat, score: i32) -> Say {
    Say::broken(
        &rules::SCORE_STARTS_AT_ZERO,
        player_place(seat).key("score"),
        "not 0",
        format!("{} score is {}, but nothing has been scored yet", n.owner(seat), number(score)),
    )
    .help("before the first tiling every score is 0: check the score and the round")
    .word("player", n.player(seat))
    .number("score", score)
}

pub(in crate::games::azul) fn negative_score(n: &Names, seat: Seat, score: i32) -> Say {
    Say::broken(
        &rules::NEVER_BELOW_ZERO,
        player_place(seat).key("score"),
        "below 0",
        format!("{} score is {}, but no score drops below 0", n.owner(seat), number(score)),
    )
    .help(format!("the lowest score is 0, whatever the {} costs", n.terms().floor))
    .word("player", n.player(seat))
    .number("score", score)
}

pub(in crate::games::azul) fn offer_not_empty(n: &Names, now: Phase, at: Option<Factory>, tiles: Tiles) -> Say {
    let (place, here) = match at {
        Some(at) => (factory_place(at), factory(at)),
        None => (Place::root().key("centre"), "the centre".to_owned()),
    };
    let say = Say::broken(
        &rules::OFFER_ENDS,
        place,
        "not empty",
        format!("{here} still holds {}, but the case is set {}", n.heap(tiles), during(now)),
    )
    .help(format!("as long as a {} can be taken the phase is `offer`; else write the factories and the centre as \"\"", n.tile()))
    .number("tiles", tiles.total())
    .word("phase", phase(now));
    match at {
        Some(at) => say.factory(at),
        None => say,
    }
}

pub(in crate::games::azul) fn offer_empty(n: &Names) -> Say {
    Say::broken(
        &rules::OFFER_ENDS,
        Place::root().key("phase"),
        "nothing to take",
        format!("the phase is the offer, but no {} is left on the factories or in the centre", n.tile()),
    )
    .help("when everything is taken the phase is `tiling`")
}

pub(in crate::games::azul) fn bag_against_round(n: &Names, bag: u32, expected: u32, round: u8) -> Say {
    Say::broken(
        &rules::FACTORY_GETS_FOUR,
        Place::root().key("bag"),
        n.count(bag),
        format!("the bag holds {}, but at this point of round {round} it should hold {expected}", n.count(bag)),
    )
    .help(format!("each round takes four {} a factory out of it: check the bag and the round", n.tiles()))
    .number("bag", bag)
    .number("expected", expected)
    .number("round", round)
}

pub(in crate::games::azul) fn lid_too_small(n: &Names, colour: Colour, lid: u8, least: u32) -> Say {
    let lid_name = n.terms().lid;
    Say::broken(
        &rules::TILED_LINES_CLEARED,
        Place::root().key("lid"),
        n.coloured(lid, colour),
        format!("the {lid_name} holds {}, but tiled lines have sent at least {least} there", n.coloured(lid, colour)),
    )
    .help(format!("each {} of row 2 sent one there, of row 3 two, of row 4 three, of row 5 four, all of its colour", n.tile()))
    .word("colour", n.colour(colour))
    .number("lid", lid)
    .number("least", least)
}

pub(in crate::games::azul) fn lid_too_early(n: &Names, lid: u32) -> Say {
    Say::broken(
        &rules::ALL_TILES_IN_THE_BAG,
        Place::root().key("lid"),
        n.count(lid),
        format!("the {} holds {}, but nothing can have gone there yet", n.terms().lid, n.count(lid)),
    )
    .help(format!("{} go there only in tiling and when a {} is full: check it and the round", n.tiles(), n.terms().floor))
    .number("lid", lid)
}

pub(in crate::games::azul) fn lid_not_returned(n: &Names, lid: u32, round: u8) -> Say {
    let lid_name = n.terms().lid;
    Say::broken(
        &rules::EMPTY_BAG_REFILLED,
        Place::root().key("lid"),
        n.count(lid),
        format!(
            "the {lid_name} holds {}, but the bag held too few when round {round} was dealt, so all that was in the {lid_name} went back into it",
            n.count(lid)
        ),
    )
    .help(format!(
        "since then {} go there only when a {} is full: check it, the bag and the round",
        n.tiles(),
        n.terms().floor
    ))
    .number("lid", lid)
    .number("round", round)
}

pub(in crate::games::azul) fn before_setup(n: &Names, at: Spot) -> Say {
    let (place, here) = match at {
        Spot::Board(seat) => (player_place(seat), format!("on {} board", n.owner(seat))),
        Spot::Factory(at) => (factory_place(at), format!("on {}", factory(at))),
        Spot::Centre => (Place::root().key("centre"), "in the centre".to_owned()),
        Spot::Lid => (Place::root().key("lid"), format!("in the {}", n.terms().lid)),
    };
    let message = format!("something lies {here}, but nothing has been dealt yet");
    let say = Say::broken(&rules::ALL_TILES_IN_THE_BAG, place, "not empty", message)
        .help("leave out what nobody has yet, or set the phase to what it is now");
    match at {
        Spot::Board(seat) => say.word("player", n.player(seat)),
        Spot::Factory(at) => say.factory(at),
        Spot::Centre | Spot::Lid => say,
    }
}

pub(in crate::games::azul) fn turn_outside_offer(n: &Names, seat: Seat, now: Phase) -> Say {
    Say::broken(
        &rules::THREE_PHASES,
        Place::root().key("turn"),
        "no turns now",
        format!("the case says that it is {} turn, but nobody has a turn {}", n.owner(seat), during(now)),
    )
    .help("leave `turn:` out, or set the phase to `offer`")
    .word("player", n.player(seat))
    .word("phase", phase(now))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::super::super::tests::names;
    use super::*;
    use crate::verdict::Finding;

    #[test]
    fn a_row_ahead_of_its_round_names_the_earliest_round() {
        let finding: Finding = row_ahead_of_round(&names(), Seat::new(0).unwrap(), Line::new(1).unwrap(), [4, 2], 3).into();
        assert_eq!(finding.message, "row 2 of Andrea's wall holds 4 tiles, but at this point of round 3 it can have 2 at most");
        assert_eq!(finding.help.unwrap(), "a row gains one tile a round: check the row, or the round (5 at the earliest)");
    }

    #[test]
    fn counted_things_agree_in_number() {
        let finding: Finding = lid_too_early(&names(), 1).into();
        assert!(finding.message.to_string().contains("holds 1 tile,"), "{}", finding.message);
    }
}

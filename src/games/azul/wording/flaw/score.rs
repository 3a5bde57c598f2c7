//! What a score cannot be after the first tiling.

use super::super::names::{Names, player_place};
use crate::games::azul::{Paid, Seat, rules};
use crate::verdict::english::{and, counted, number};
use crate::verdict::{Place, Say};

pub(in crate::games::azul) fn oddly_paid(n: &Names, seat: Seat, [score, points]: [i32; 2], paid: bool) -> Say {
    let brought =
        format!("{} score is {}, but this {} has brought {}", n.owner(seat), number(score), n.terms().wall, number(points));
    let floor = n.terms().floor;
    let (message, help) = if paid {
        (
            format!("{brought} and no {floor} costs {}", (points - score).abs()),
            format!("after one tiling a {floor} has cost 0, 1, 2, 4, 6, 8, 11 or 14: check the score and the {}", n.terms().wall),
        )
    } else {
        (
            format!("{brought} and the {floor} is not paid yet"),
            format!("the first tiling begins with a score of 0: check the score, the lines and the {}", n.terms().wall),
        )
    };
    let rule = if paid { &rules::FLOOR_LINE_COSTS } else { &rules::SCORED_AT_ONCE };
    Say::broken(rule, player_place(seat).key("score"), format!("{} brought", number(points)), message)
        .help(help)
        .word("player", n.player(seat))
        .number("score", score)
        .number("points", points)
}

pub(in crate::games::azul) fn fallen(n: &Names, pieces: u32, fell: u32, more: bool, paid: &[Paid]) -> Say {
    let on_floors = |bound: &str| {
        format!("the scores tell of {} {bound} on the {}s of round 1", counted(pieces, "piece", "pieces"), n.terms().floor)
    };
    let message = if more {
        format!(
            "{}, but {} fell beside the marker",
            on_floors("at least"),
            if fell == 0 { "nothing".to_owned() } else { format!("only {}", n.count(fell)) }
        )
    } else {
        format!("{}, but {} fell", on_floors("at most"), n.count(fell))
    };
    let each = paid.iter().map(|paid| format!("{} {} of {}", n.player(paid.seat), paid.points - paid.score, paid.points));
    Say::broken(&rules::FLOOR_LINE_COSTS, Place::root().key("players"), format!("{} fell", n.count(fell)), message)
        .help(format!(
            "what a score lacks of what the {} brought was paid for the {}: {}; check the scores, and {} and lines, where all {} are \
             that did not fall",
            n.terms().wall,
            n.terms().floor,
            and(each),
            n.terms().wall,
            n.tiles()
        ))
        .number("pieces", pieces)
        .number("fell", fell)
}

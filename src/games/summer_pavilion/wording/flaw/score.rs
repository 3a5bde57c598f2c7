//! What scores cannot be after the first phase 2.

use super::super::names::{Names, tiles};
use crate::games::summer_pavilion::{Brought, rules};
use crate::verdict::english::{and, counted};
use crate::verdict::{Place, Say};

pub(super) fn discarded(n: &Names, [points, discarded]: [i32; 2], marker: bool, more: bool, spans: &[Brought]) -> Say {
    let points_of = |bound: &str| {
        format!("the scores lack {} {bound} of what the tiles on the stars brought", counted(points, "point", "points"))
    };
    let were = if discarded == 1 { "was" } else { "were" };
    let message = if more {
        let discarded = if discarded == 0 {
            "no tile was discarded".to_owned()
        } else {
            format!("only {} {were} discarded", tiles(discarded as u32))
        };
        format!("{} beside the marker, but {discarded} in round 1", points_of("at least"))
    } else {
        let marker = if marker { " and the marker cost a point at least" } else { "" };
        format!("{}, but {} {were} discarded in round 1{marker}", points_of("at most"), tiles(discarded.max(0) as u32))
    };
    let each = spans.iter().map(|span| {
        let of = if span.least == span.most { span.most.to_string() } else { format!("{} to {}", span.least, span.most) };
        format!("{} {} of {of}", n.player(span.seat), span.score)
    });
    Say::broken(&rules::DISCARDED_COST, Place::root().key("players"), format!("{} discarded", tiles(discarded.max(0) as u32)), message)
        .help(format!(
            "with the 5 of the start, the scores are {}; what was dealt and lies nowhere, nor was used to build, was discarded: check the \
             scores, the stars and the tiles beside the boards",
            and(each)
        ))
        .number("points", points)
        .number("discarded", discarded)
}

//! Points with their proof: what a reader recounts with a finger.

use super::names::{Names, player_place};
use crate::games::reasons::{Told, Vocabulary};
use crate::games::summer_pavilion::{Reason, Seat, SpaceSet, Unseen};
use crate::verdict::{Amount, Award, Place, Unit};
use crate::words::{Arg, Message};

/// An award to the player in `seat`, with the tiles that prove it.
pub(in crate::games::summer_pavilion) fn say_award(n: &Names, seat: usize, amount: Amount, reason: &Reason) -> Award {
    let player = n.players().get(seat).cloned().unwrap_or_default();
    let evidence = Seat::new(seat).map_or_else(Vec::new, |seat| evidence(n, seat, reason));
    Award { player, rule: reason.rule(), amount, unit: Unit::Points, why: why(n, amount.least(), reason), evidence }
}

fn why(n: &Names, points: i32, reason: &Reason) -> Message {
    let says = |id| n.message(id);
    match *reason {
        Reason::Marker { price } => says("award-marker").with("price", price).with("paid", paid(n, price.into(), points)),
        Reason::Alone { space } => says("award-alone").with("space", space.told(n)).with("points", points),
        Reason::Run { space, run } => {
            let says = says("award-run").with("space", space.told(n)).with("count", run.len()).with("run", n.run(run));
            says.with("itself", usize::try_from(points) != Ok(run.len()))
        }
        Reason::Surrounded { feature } => {
            let says = says("award-surrounded").with("feature", n.feature(feature)).with("kind", feature.told(n));
            says.with("spaces", feature.spaces().told(n)).with("tiles", feature.tiles())
        }
        Reason::Discarded { tiles } => {
            says("award-discarded").with("tiles", tiles.told(n)).with("paid", paid(n, tiles.total().into(), points))
        }
        Reason::FullStar { star, kind } => {
            let says = says("award-star").with("star", n.the_star(star)).with("colour", kind.colour().told(n));
            says.with("own", !n.is_monochrome() && star.colour() == kind.colour())
        }
        Reason::FullNumber { number, spaces } => says("award-number").with("number", number).with("count", spaces.len()),
        Reason::Leftover { tiles } => {
            says("award-leftover").with("tiles", tiles.told(n)).with("paid", paid(n, tiles.total().into(), points))
        }
        Reason::Unseen(Unseen::Marker { price }) => says("award-unseen-marker").with("price", price),
        Reason::Unseen(Unseen::Star { space }) => {
            says("award-unseen-star").with("space", space.told(n)).with("star", n.the_star(space.star()))
        }
        Reason::Unseen(Unseen::Discarded) => says("award-unseen-discarded"),
        Reason::Unseen(Unseen::Bonuses) => says("award-unseen-bonuses"),
        Reason::Unseen(Unseen::Leftover) => says("award-unseen-leftover"),
    }
}

/// What follows a finger on the board.
fn evidence(n: &Names, seat: Seat, reason: &Reason) -> Vec<Place> {
    let on_board = |spaces: SpaceSet| spaces.iter().map(|space| n.space_place(seat, space)).collect();
    match *reason {
        Reason::Alone { space } => vec![n.space_place(seat, space)],
        Reason::Run { run, .. } => on_board(run),
        Reason::Surrounded { feature } => on_board(feature.spaces()),
        Reason::FullStar { star, .. } => on_board(star.spaces()),
        Reason::FullNumber { spaces, .. } => on_board(spaces),
        Reason::Leftover { .. } => vec![player_place(seat).key("corners")],
        Reason::Marker { .. } | Reason::Discarded { .. } | Reason::Unseen(_) => Vec::new(),
    }
}

/// A price, and how much of it the score could lose.
fn paid(n: &Names, price: i64, points: i32) -> Message {
    let lost = -i64::from(points);
    let lost = if lost == price { Arg::Term("none") } else { lost.into() };
    n.message("paid").with("price", price).with("lost", lost)
}

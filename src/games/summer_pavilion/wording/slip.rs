//! What slips speak of, in words.

use super::names::{Names, player_place};
use crate::game::reasons::{ToArg, Vocabulary};
use crate::games::summer_pavilion::scoring::star_points;
use crate::games::summer_pavilion::{Seat, Space, SpaceSet, Star, StarKind};
use crate::verdict::Place;
use crate::words::{Arg, Message};

/// What a case calls a part of a player's board.
pub(crate) fn of(seat: Seat, key: &'static str) -> [Place; 1] {
    [player_place(seat).key(key)]
}

pub(crate) fn left_out(n: &Names, space: Space, alone: bool) -> Message {
    let id = if alone { "slip-lone-tile-left-out" } else { "slip-new-tile-left-out" };
    n.message(id).with("space", space.to_arg(n))
}

/// The first and the last space of a star.
pub(crate) fn ends_of(star: Star) -> SpaceSet {
    star.spaces().iter().filter(|space| [0, 5].contains(&space.arm().index())).collect()
}

/// The stars that have some of these spaces.
pub(crate) fn stars_of(spaces: SpaceSet) -> impl Iterator<Item = Star> {
    Star::all().filter(move |star| !spaces.and(star.spaces()).is_empty())
}

/// That a star is given the points of "a blue star".
pub(crate) fn read_as(n: &Names, id: &'static str, star: Star, kind: StarKind, read: StarKind) -> Message {
    let other = n.message("kind-of-star").with("colour", read.colour().to_arg(n));
    let message = n.message(id).with("star", n.complete(star, kind)).with("points", star_points(kind));
    message.with("read", star_points(read)).with("kind", other)
}

/// "all 1s and all 3s".
pub(crate) fn all(n: &Names, numbers: &[u8]) -> Arg {
    match numbers {
        [] => Arg::Term("none"),
        numbers => numbers.iter().map(|&number| n.message("all-of-number").with("number", number)).collect(),
    }
}

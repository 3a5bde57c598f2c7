//! Points with their proof: what a reader recounts with a finger.

use crate::game::reasons::{awards, says};
use crate::games::summer_pavilion::geometry::{Feature, Space, SpaceSet, Star};
use crate::games::summer_pavilion::pavilion::StarKind;
use crate::games::summer_pavilion::pieces::Tiles;
use crate::games::summer_pavilion::rules;
use crate::games::summer_pavilion::wording::{Names, player_place};
use crate::verdict::Amount;
use crate::verdict::Unit::Points;
use crate::words::{Arg, Message};

awards! {
    /// Why points are given or taken.
    pub enum Reason, of amount, to seat, in n: &Names, each Points;

    /// The marker: one point for each tile taken with it. The award may be less than `price`, for the score stops at 1.
    Marker { price: u8 } by MARKER_COSTS, says { price, paid: paid(n, price.into(), amount) };
    /// A placed tile that touches no other.
    Alone { space: Space } by POINT_FOR_THE_TILE, says { space, points: amount.least() }, at [n.space_place(seat, space)];
    /// A placed tile with those connected to it, itself included; by the ruling `connected-points` there may be one point more.
    Run { space: Space, run: SpaceSet } by CONNECTED_TILES,
        says { space, count: run.len(), run: n.run(run), itself: usize::try_from(amount.least()) != Ok(run.len()) },
        at n.space_places(seat, run);
    /// A feature is surrounded: no points, but tiles to choose.
    Surrounded { feature: Feature } by (rules::bonus(Some(feature))),
        says { feature: n.feature(feature), kind: feature, spaces: feature.spaces(), tiles: feature.tiles() },
        at n.space_places(seat, feature.spaces());
    /// Tiles discarded on passing. The award may be less than their number, for the score may stop (ruling `discard-floor`).
    Discarded { tiles: Tiles } by DISCARDED_COST, says { tiles, paid: paid(n, tiles.total().into(), amount) };
    /// A complete star; `kind` is `OneColour` or `Multicolour`.
    FullStar { star: Star, kind: StarKind }
        by (if kind == StarKind::Multicolour { &rules::COMPLETE_MULTICOLOUR_STAR } else { &rules::COMPLETE_STAR }),
        says {
            star: n.the_star(star), colour: kind.colour(), own: !n.is_monochrome() && star.colour() == kind.colour(),
        } as "star", at n.space_places(seat, star.spaces());
    /// Every space with a number is covered.
    FullNumber { number: u8, spaces: SpaceSet } by ALL_OF_A_NUMBER, says { number, count: spaces.len() } as "number",
        at n.space_places(seat, spaces);
    /// Tiles left in the corners after the last round. The award may be less than their number, as with discarded ones.
    Leftover { tiles: Tiles } by LEFTOVERS_COST, says { tiles, paid: paid(n, tiles.total().into(), amount) },
        at [player_place(seat).key("corners")];
    /// Whether the marker came with so many tiles, or how many they were, the case does not tell.
    UnseenMarker { price: Option<u8>, surely: bool } by MARKER_COSTS, says { price, surely };
    /// The star that a tile is put on is not told.
    UnseenStar { space: Space } by CONNECTED_TILES, says { space, star: n.the_star(space.star()) };
    /// The tiles that are discarded on passing are not told.
    UnseenDiscarded by DISCARDED_COST, says {};
    /// The stars whose end bonuses are counted are not told.
    UnseenBonuses by COMPLETE_STAR, says {};
    /// The tiles in the corners after the last round are not told.
    UnseenLeftover by LEFTOVERS_COST, says {};
}

/// A price, and how much of it the score could lose.
fn paid(n: &Names, price: i64, points: Amount) -> Message {
    let lost = -i64::from(points.least());
    let lost = if lost == price { Arg::Term("none") } else { lost.into() };
    says!(n, "paid", price, lost)
}

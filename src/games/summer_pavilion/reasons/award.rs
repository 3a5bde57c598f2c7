//! Points with their proof: what a reader recounts with a finger.

use crate::game::reasons::{ToArg, Vocabulary, awards};
use crate::games::summer_pavilion::geometry::{Feature, Space, SpaceSet, Star};
use crate::games::summer_pavilion::pavilion::StarKind;
use crate::games::summer_pavilion::pieces::{Seat, Tiles};
use crate::games::summer_pavilion::rules;
use crate::games::summer_pavilion::wording::{Names, player_place};
use crate::verdict::Unit::Points;
use crate::verdict::{Amount, Place};
use crate::words::{Arg, Message};

awards! {
    /// Why points are given or taken.
    pub enum Reason, of amount, to seat, in n: &Names;

    /// The marker: one point for each tile taken with it. The award may be less than `price`, for the score stops at 1.
    Marker { price: u8 } in Points, by &rules::MARKER_COSTS
        => n.message("award-marker").with("price", price).with("paid", paid(n, price.into(), amount)), Vec::new();
    /// A placed tile that touches no other.
    Alone { space: Space } in Points, by &rules::POINT_FOR_THE_TILE
        => n.message("award-alone").with("space", space.to_arg(n)).with("points", amount.least()), vec![n.space_place(seat, space)];
    /// A placed tile with those connected to it, itself included; by the ruling `connected-points` there may be one point more.
    Run { space: Space, run: SpaceSet } in Points, by &rules::CONNECTED_TILES
        => n.message("award-run").with("space", space.to_arg(n)).with("count", run.len()).with("run", n.run(run))
            .with("itself", usize::try_from(amount.least()) != Ok(run.len())), on_board(n, seat, run);
    /// A feature is surrounded: no points, but tiles to choose.
    Surrounded { feature: Feature } in Points, by rules::bonus(Some(feature))
        => n.message("award-surrounded").with("feature", n.feature(feature)).with("kind", feature.to_arg(n))
            .with("spaces", feature.spaces().to_arg(n)).with("tiles", feature.tiles()), on_board(n, seat, feature.spaces());
    /// Tiles discarded on passing. The award may be less than their number, for the score may stop (ruling `discard-floor`).
    Discarded { tiles: Tiles } in Points, by &rules::DISCARDED_COST
        => n.message("award-discarded").with("tiles", tiles.to_arg(n)).with("paid", paid(n, tiles.total().into(), amount)),
        Vec::new();
    /// A complete star; `kind` is `OneColour` or `Multicolour`.
    FullStar { star: Star, kind: StarKind } in Points,
        by if kind == StarKind::Multicolour { &rules::COMPLETE_MULTICOLOUR_STAR } else { &rules::COMPLETE_STAR }
        => n.message("award-star").with("star", n.the_star(star)).with("colour", kind.colour().to_arg(n))
            .with("own", !n.is_monochrome() && star.colour() == kind.colour()), on_board(n, seat, star.spaces());
    /// Every space with a number is covered.
    FullNumber { number: u8, spaces: SpaceSet } in Points, by &rules::ALL_OF_A_NUMBER
        => n.message("award-number").with("number", number).with("count", spaces.len()), on_board(n, seat, spaces);
    /// Tiles left in the corners after the last round. The award may be less than their number, as with discarded ones.
    Leftover { tiles: Tiles } in Points, by &rules::LEFTOVERS_COST
        => n.message("award-leftover").with("tiles", tiles.to_arg(n)).with("paid", paid(n, tiles.total().into(), amount)),
        vec![player_place(seat).key("corners")];
    /// Whether the marker came with so many tiles, the case does not tell.
    UnseenMarker { price: u8 } in Points, by &rules::MARKER_COSTS
        => n.message("award-unseen-marker").with("price", price), Vec::new();
    /// The star that a tile is put on is not told.
    UnseenStar { space: Space } in Points, by &rules::CONNECTED_TILES
        => n.message("award-unseen-star").with("space", space.to_arg(n)).with("star", n.the_star(space.star())), Vec::new();
    /// The tiles that are discarded on passing are not told.
    UnseenDiscarded in Points, by &rules::DISCARDED_COST => n.message("award-unseen-discarded"), Vec::new();
    /// The stars whose end bonuses are counted are not told.
    UnseenBonuses in Points, by &rules::COMPLETE_STAR => n.message("award-unseen-bonuses"), Vec::new();
    /// The tiles in the corners after the last round are not told.
    UnseenLeftover in Points, by &rules::LEFTOVERS_COST => n.message("award-unseen-leftover"), Vec::new();
}

fn on_board(n: &Names, seat: Seat, spaces: SpaceSet) -> Vec<Place> {
    spaces.iter().map(|space| n.space_place(seat, space)).collect()
}

/// A price, and how much of it the score could lose.
fn paid(n: &Names, price: i64, points: Amount) -> Message {
    let lost = -i64::from(points.least());
    let lost = if lost == price { Arg::Term("none") } else { lost.into() };
    n.message("paid").with("price", price).with("lost", lost)
}

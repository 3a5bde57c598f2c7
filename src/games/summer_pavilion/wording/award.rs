//! Points with their proof: what a reader recounts with a finger.

use super::names::{Names, colour, heap, player_place, tiles};
use crate::games::summer_pavilion::{Colour, Reason, Seat, Space, SpaceSet, Star, StarKind, Tiles, Unseen, rules};
use crate::verdict::english::{and, counted};
use crate::verdict::{Amount, Award, Place, Rule, Unit};

/// An award to the player in `seat`, with the tiles that prove it.
pub(in crate::games::summer_pavilion) fn say_award(n: &Names, seat: usize, amount: Amount, reason: &Reason) -> Award {
    let paid = amount.least();
    let (rule, why): (&'static Rule, String) = match *reason {
        Reason::Marker { price } => {
            let why = format!("{} taken with the first-player marker: {}", tiles(price), price_of(paid, price.into()));
            (&rules::MARKER_COSTS, why)
        }
        Reason::Alone { space } => {
            (&rules::POINT_FOR_THE_TILE, format!("{} touches no other tile of its star: {}", n.space(space), points(paid)))
        }
        Reason::Run { space, run } => (&rules::CONNECTED_TILES, say_run(n, space, run, paid)),
        Reason::Surrounded { feature } => (
            rules::bonus(Some(feature)),
            format!(
                "{} is surrounded ({} are covered): {} from the supply",
                n.feature(feature),
                n.spaces(feature.spaces(), "and"),
                tiles(feature.tiles())
            ),
        ),
        Reason::Discarded { tiles: gone } => {
            (&rules::DISCARDED_COST, format!("{} discarded on passing: {}", heap(gone), price_of(paid, total(gone))))
        }
        Reason::FullStar { star, kind } => (
            if kind == StarKind::Multicolour { &rules::COMPLETE_MULTICOLOUR_STAR } else { &rules::COMPLETE_STAR },
            say_star(n, star, kind),
        ),
        Reason::FullNumber { number, spaces } => {
            (&rules::ALL_OF_A_NUMBER, format!("every {number} of the board is covered: all {} spaces", spaces.len()))
        }
        Reason::Unseen(unseen) => say_unseen(n, unseen),
        Reason::Leftover { tiles: left } => (
            &rules::LEFTOVERS_COST,
            format!("{} left in the corners after the last round: {}", heap(left), price_of(paid, total(left))),
        ),
    };
    let player = n.players().get(seat).cloned().unwrap_or_default();
    let evidence = Seat::new(seat).map_or_else(Vec::new, |seat| evidence(n, seat, reason));
    Award { player, rule, amount, unit: Unit::Points, why: why.into(), evidence }
}

/// What cannot be counted, for the case does not tell it.
fn say_unseen(n: &Names, unseen: Unseen) -> (&'static Rule, String) {
    match unseen {
        Unseen::Star { space } => (
            &rules::CONNECTED_TILES,
            format!(
                "{}, with the tiles of {} that are connected to it, which are not told",
                n.space(space),
                n.star(space.star())
            ),
        ),
        Unseen::Discarded => (&rules::DISCARDED_COST, "the tiles discarded on passing, which are not told".to_owned()),
        Unseen::Bonuses => (&rules::COMPLETE_STAR, "complete stars and numbers; the stars are not told".to_owned()),
        Unseen::Leftover => {
            (&rules::LEFTOVERS_COST, "tiles left in the corners after the last round, which are not told".to_owned())
        }
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

/// "blue 6 joins 3 connected tiles: blue 5, 6 and 1"; a run is told round the ring, so that neighbours stand side by side.
fn say_run(n: &Names, space: Space, run: SpaceSet, amount: i32) -> String {
    let count = run.len();
    let says = format!("{} is one of {count} connected tiles: {}", n.space(space), in_order(n, run));
    if usize::try_from(amount) == Ok(count) { says } else { format!("{says}, and one more for the tile itself") }
}

/// The spaces of a run from one end to the other, clockwise; a full ring from its first space.
fn in_order(n: &Names, run: SpaceSet) -> String {
    let Some(first) = run.first() else { return String::new() };
    let star = first.star();
    let arms: Vec<_> = star.spaces().iter().collect();
    let has = |at: usize| arms.get(at % 6).is_some_and(|&space| run.has(space));
    let start = (0..6).find(|&at| has(at) && !has(at + 5)).unwrap_or(0);
    let numbers = (start..start + 6).filter_map(|at| arms.get(at % 6).copied()).filter(|&space| run.has(space));
    let numbers = and(numbers.map(|space| n.number(space).to_string()));
    if n.counts_places(star) {
        format!("places {numbers} of the centre star")
    } else {
        format!("{} {numbers}", n.star_name(star))
    }
}

fn say_star(n: &Names, star: Star, kind: StarKind) -> String {
    let is = |of: Colour| match star.colour() == Some(of) && !n.is_monochrome() {
        true => String::new(),
        false => format!(", all {}", colour(of)),
    };
    match kind {
        StarKind::OneColour(of) | StarKind::Begun(of) => format!("{} is complete{}: all six spaces", n.star(star), is(of)),
        StarKind::Multicolour | StarKind::Empty => format!("{} is complete in six colours: all six spaces", n.star(star)),
    }
}

/// "−4"; or how much of it the score could lose.
fn price_of(amount: i32, price: i32) -> String {
    let lost = amount.saturating_neg();
    match lost {
        _ if lost == price => format!("−{price}"),
        0 => format!("−{price}; the score is as low as it goes and stays there"),
        _ => format!("−{price}; the score stops on the way, so −{lost}"),
    }
}

fn total(tiles: Tiles) -> i32 {
    i32::try_from(tiles.total()).unwrap_or(i32::MAX)
}

fn points(amount: i32) -> String {
    counted(amount, "point", "points")
}

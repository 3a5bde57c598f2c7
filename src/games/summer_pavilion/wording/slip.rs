//! Slips in words.

use super::names::{Names, colour, heap, player_place};
use crate::games::summer_pavilion::scoring::{number_points, star_points, tokens};
use crate::games::summer_pavilion::{Lapse, Seat, SpaceSet, Star, StarKind};
use crate::verdict::Place;
use crate::verdict::english::{and, number};

/// A slip as the rest of a sentence that begins with "if", and the places that it speaks of.
pub(in crate::games::summer_pavilion) fn say_slip(n: &Names, seat: usize, lapse: &Lapse) -> (String, Vec<Place>) {
    let Some(seat) = Seat::new(seat) else { return Default::default() };
    let spaces = |spaces: SpaceSet| n.spaces(spaces, "and");
    let on = |spaces: SpaceSet| spaces.iter().map(|space| n.space_place(seat, space)).collect::<Vec<_>>();
    let at = |space| on(SpaceSet::only(space));
    let of = |key: &'static str| vec![player_place(seat).key(key)];
    match *lapse {
        Lapse::OnlyTouching { space, rest } => {
            let says = format!("only the tiles that touch {} are counted with it, without {}", n.space(space), spaces(rest));
            (says, on(rest))
        }
        Lapse::NewTileLeftOut { space, alone: false } => {
            (format!("the tile on {} itself is not counted, only those that it joins", n.space(space)), at(space))
        }
        Lapse::NewTileLeftOut { space, alone: true } => {
            (format!("the tile on {} is given nothing because it touches no other", n.space(space)), at(space))
        }
        Lapse::CountedAlone { space, run } => {
            let others = run.without(SpaceSet::only(space));
            (format!("the tile on {} is counted alone, without {}", n.space(space), spaces(others)), on(run))
        }
        Lapse::ColourBreaksRun { space, run } => {
            let others = run.without(SpaceSet::only(space));
            let have = if others.len() == 1 { "has another colour" } else { "have other colours" };
            (format!("the tile on {} is counted alone because {} {have}", n.space(space), spaces(others)), on(run))
        }
        Lapse::NewTileTwice { space, joins } => {
            let twice = if joins { "once with each side of its run" } else { "for itself and in its run" };
            (format!("the tile on {} is counted twice, {twice}", n.space(space)), at(space))
        }
        Lapse::RunForgotten { space, run } => (format!("nothing is counted for the tile on {}", n.space(space)), on(run)),
        Lapse::OneSideLeftOut { space, side, .. } => {
            let says =
                format!("the tile on {} is counted with one side of its run only, without {}", n.space(space), spaces(side));
            (says, on(side))
        }
        Lapse::RingNotClosed { space, lost } => {
            let star = space.star();
            let ends = star.spaces().iter().filter(|space| [0, 5].contains(&space.arm().index()));
            let ends = spaces(ends.fold(SpaceSet::EMPTY, |ends, space| ends.or(SpaceSet::only(space))));
            let says = format!("{ends} are not taken as connected, and {} {} left out", spaces(lost), is(lost));
            (says, on(lost))
        }
        Lapse::GapJumped { space, beyond } => {
            (format!("{} also counts {}, beyond a gap", n.space(space), spaces(beyond)), on(beyond))
        }
        Lapse::NeighbouringStar { space, others } => {
            let belong = match (others.len(), lies_in_one_star(others)) {
                (1, _) => "belongs to another star",
                (_, true) => "belong to another star",
                (_, false) => "belong to other stars",
            };
            (format!("{} also counts {}, which {belong}", n.space(space), spaces(others)), on(others))
        }
        Lapse::NumberAsPoints { space, number } => {
            (format!("the {number} printed on {} is counted as its points", n.space(space)), at(space))
        }
        Lapse::ConnectedByNumber { space, run } => {
            let others = run.without(SpaceSet::only(space));
            let with = if others.is_empty() { "alone".to_owned() } else { format!("with {}", spaces(others)) };
            let says =
                format!("{} is counted {with}, by the order of the numbers and not by where the spaces lie", n.space(space));
            (says, on(run))
        }
        Lapse::FeatureScored { feature } => {
            let says = match feature.tiles() {
                1 => format!("the tile for {} is counted as a point", n.feature(feature)),
                tiles => format!("the {tiles} tiles for {} are counted as {tiles} points", n.feature(feature)),
            };
            (says, on(feature.spaces()))
        }
        Lapse::PaymentPaidFor { space, tiles } => {
            let says = format!(
                "each tile that goes to the tower for {} ({}) costs a point like a discarded one",
                n.space(space),
                heap(tiles)
            );
            (says, at(space))
        }
        Lapse::NumberAtOnce { number, space } => {
            let points = number_points(number);
            (format!("{points} points for all {number}s are counted as soon as {} is covered", n.space(space)), at(space))
        }
        Lapse::MarkerForgotten { price } => (format!("the first-player marker, which costs {price}, is not paid"), Vec::new()),
        Lapse::MarkerOnePoint { price } => {
            (format!("the first-player marker is paid with 1 point instead of {price}"), Vec::new())
        }
        Lapse::MarkerWithoutWild { price, wilds } => {
            let wild = if wilds == 1 { "the wild tile is" } else { "the wild tiles are" };
            let paid = price.saturating_sub(wilds);
            (format!("{wild} not paid for with the first-player marker, which then costs {paid} instead of {price}"), Vec::new())
        }
        Lapse::MarkerItself { price } => {
            let costs = u16::from(price) + 1;
            (format!("the first-player marker is counted like a tile, and costs {costs} instead of {price}"), Vec::new())
        }
        Lapse::MarkerWholeHand { price, hand } => {
            let says = format!(
                "all {hand} tiles beside the board are paid for with the first-player marker, not only the {price} of this turn"
            );
            (says, of("tiles"))
        }
        Lapse::MarkerPastOne { price, down_to } => (
            format!("the first-player marker, which costs {price}, takes the score below 1, to {}", number(down_to)),
            of("score"),
        ),
        Lapse::LaterTakePaid { tiles } => {
            let says = format!("each tile taken from the centre ({}) costs a point, although the marker was gone", heap(tiles));
            (says, Vec::new())
        }
        Lapse::DiscardedForgotten { tiles } => (format!("nothing is paid for discarding {}", heap(tiles)), of("tiles")),
        Lapse::KeptPaid { kept } => {
            (format!("each tile that is kept ({}) costs a point like a discarded one", heap(kept)), of("tiles"))
        }
        Lapse::CornersScored { kept } => (format!("each tile in the corners ({}) is given a point", heap(kept)), of("tiles")),
        Lapse::StarLeftOut { star, kind } => {
            (format!("the {} points for {} are forgotten", star_points(kind), complete(n, star, kind)), on(star.spaces()))
        }
        Lapse::StarTwice { star, kind } => {
            (format!("the {} points for {} are counted twice", star_points(kind), complete(n, star, kind)), on(star.spaces()))
        }
        Lapse::StarUnfinished { star, kind, missing } => {
            let says = format!(
                "{} points are given for {}, although {} is empty",
                star_points(kind),
                complete(n, star, kind),
                n.space(missing)
            );
            (says, at(missing))
        }
        Lapse::StarMisread { star, kind, read } => {
            let says = format!(
                "{} is given {}, the points of {}, instead of {}",
                complete(n, star, kind),
                star_points(read),
                one(read),
                star_points(kind)
            );
            (says, on(star.spaces()))
        }
        Lapse::StarByPlace { star, kind, read } => {
            let says = format!(
                "{} is given {}, as the coloured side has {} in its place, instead of {}",
                complete(n, star, kind),
                star_points(read),
                one(read),
                star_points(kind)
            );
            (says, on(star.spaces()))
        }
        Lapse::KindOnce { kind, count } => {
            let stars = match kind {
                StarKind::OneColour(of) | StarKind::Begun(of) => format!("{} stars", colour(of)),
                StarKind::Multicolour | StarKind::Empty => "stars in six colours".to_owned(),
            };
            (format!("only one of the {count} complete {stars} is counted"), Vec::new())
        }
        Lapse::NumberLeftOut { number, spaces } => {
            (format!("the {} points for all {number}s are forgotten", number_points(number)), on(spaces))
        }
        Lapse::NumberUnfinished { number, missing } | Lapse::NumberWithoutCentre { number, missing } => {
            let points = number_points(number);
            let says = format!("{points} points are given for all {number}s, although {} {} empty", spaces(missing), is(missing));
            (says, on(missing))
        }
        Lapse::NumberBeyondFour { number, spaces } => {
            (format!("{} points are given for all {number}s", number_points(number)), on(spaces))
        }
        Lapse::CentreByPlace { ref given, ref taken } => {
            let all = |numbers: &[u8]| and(numbers.iter().map(|number| format!("all {number}s")));
            let given = (!given.is_empty()).then(|| format!("{} are rewarded", all(given)));
            let taken = (!taken.is_empty()).then(|| format!("{} are not rewarded", all(taken)));
            let effect = and(given.into_iter().chain(taken));
            let says = format!("the places of the centre star are taken for the numbers 1 to 6, so that {effect}");
            (says, on(Star::CENTRE.spaces()))
        }
        Lapse::LeftoversForgotten { tiles } => {
            (format!("nothing is paid for {} left in the corners", heap(tiles)), of("corners"))
        }
        Lapse::LeftoversFirst { tiles } => (
            format!("the price of the tiles left in the corners ({}) is paid before the bonuses are counted", heap(tiles)),
            of("corners"),
        ),
        Lapse::TokenLeftOut { score } => {
            let token = match tokens(score) {
                1 => "the 80-point token".to_owned(),
                tokens => format!("one of the {tokens} 80-point tokens"),
            };
            (format!("{token} is forgotten"), of("score"))
        }
    }
}

/// "the blue star", "the upper left star, all blue,".
fn complete(n: &Names, star: Star, kind: StarKind) -> String {
    match kind {
        _ if !n.is_monochrome() => n.star(star),
        StarKind::OneColour(of) | StarKind::Begun(of) => format!("{} (all {})", n.star(star), colour(of)),
        StarKind::Multicolour | StarKind::Empty => format!("{} (six colours)", n.star(star)),
    }
}

/// "a blue star".
fn one(kind: StarKind) -> String {
    match kind {
        StarKind::OneColour(of) | StarKind::Begun(of) => {
            let name = colour(of);
            format!("{} {name} star", if name.starts_with('o') { "an" } else { "a" })
        }
        StarKind::Multicolour | StarKind::Empty => "a star in six colours".to_owned(),
    }
}

fn is(spaces: SpaceSet) -> &'static str {
    if spaces.len() == 1 { "is" } else { "are" }
}

fn lies_in_one_star(spaces: SpaceSet) -> bool {
    spaces.first().is_some_and(|space| space.star().spaces().contains(spaces))
}

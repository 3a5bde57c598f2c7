//! Slips in words.

use super::names::{Names, player_place};
use crate::game::reasons::{Told, Vocabulary};
use crate::games::summer_pavilion::scoring::{number_points, star_points, tokens};
use crate::games::summer_pavilion::{Lapse, Seat, Space, SpaceSet, Star, StarKind, Tiles};
use crate::verdict::Place;
use crate::words::{Arg, Message};

/// A slip as the rest of a sentence that begins with "if", and the places that it speaks of.
pub(in crate::games::summer_pavilion) fn say_slip(n: &Names, seat: Seat, lapse: &Lapse) -> (Message, Vec<Place>) {
    (slip(n, lapse), places(n, seat, lapse))
}

fn slip(n: &Names, lapse: &Lapse) -> Message {
    let tile = |id, space: Space| n.message(id).with("space", space.told(n));
    let heap = |id, tiles: Tiles| n.message(id).with("tiles", tiles.told(n));
    let marker = |id, price: u8| n.message(id).with("price", price);
    let star = |id, star, kind| n.message(id).with("star", n.complete(star, kind)).with("points", star_points(kind));
    let read_as = |id, of, kind, read| star(id, of, kind).with("read", star_points(read)).with("kind", n.kind(read));
    let number = |id, number: u8| n.message(id).with("points", number_points(number)).with("number", number);
    let others = |says: Message, others: SpaceSet| says.with("others", others.told(n));
    let counted = |says: Message, spaces: SpaceSet| others(says, spaces).with("count", spaces.len());
    let rest = |space, run: SpaceSet| run.without(SpaceSet::only(space));
    match *lapse {
        Lapse::OnlyTouching { space, rest } => others(tile("slip-only-touching", space), rest),
        Lapse::NewTileLeftOut { space, alone: false } => tile("slip-new-tile-left-out", space),
        Lapse::NewTileLeftOut { space, alone: true } => tile("slip-lone-tile-left-out", space),
        Lapse::CountedAlone { space, run } => others(tile("slip-counted-alone", space), rest(space, run)),
        Lapse::ColourBreaksRun { space, run } => counted(tile("slip-colour-breaks-run", space), rest(space, run)),
        Lapse::NewTileTwice { space, joins } => tile("slip-new-tile-twice", space).with("joins", joins),
        Lapse::RunForgotten { space, .. } => tile("slip-run-forgotten", space),
        Lapse::OneSideLeftOut { space, side, .. } => others(tile("slip-side-left-out", space), side),
        Lapse::RingNotClosed { space, lost } => {
            let ends = space.star().spaces().iter().filter(|space| [0, 5].contains(&space.arm().index()));
            let ends = ends.fold(SpaceSet::EMPTY, |ends, space| ends.or(SpaceSet::only(space)));
            counted(n.message("slip-ring-not-closed").with("ends", ends.told(n)), lost)
        }
        Lapse::GapJumped { space, beyond } => counted(tile("slip-gap-jumped", space), beyond),
        Lapse::NeighbouringStar { space, others: of } => {
            let stars = Star::all().filter(|star| !of.and(star.spaces()).is_empty()).count();
            counted(tile("slip-neighbouring-star", space), of).with("stars", stars)
        }
        Lapse::NumberAsPoints { space, number } => tile("slip-number-as-points", space).with("number", number),
        Lapse::ConnectedByNumber { space, run } => counted(tile("slip-connected-by-number", space), rest(space, run)),
        Lapse::FeatureScored { feature } => {
            n.message("slip-feature-scored").with("feature", n.feature(feature)).with("tiles", feature.tiles())
        }
        Lapse::PaymentPaidFor { space, tiles } => heap("slip-payment-paid-for", tiles).with("space", space.told(n)),
        Lapse::NumberAtOnce { number: of, space } => number("slip-number-at-once", of).with("space", space.told(n)),
        Lapse::MarkerForgotten { price } => marker("slip-marker-forgotten", price),
        Lapse::MarkerOnePoint { price } => marker("slip-marker-one-point", price),
        Lapse::MarkerWithoutWild { price, wilds } => {
            marker("slip-marker-without-wild", price).with("wilds", wilds).with("paid", price.saturating_sub(wilds))
        }
        Lapse::MarkerItself { price } => marker("slip-marker-itself", price).with("paid", u16::from(price) + 1),
        Lapse::MarkerWholeHand { price, hand } => marker("slip-marker-whole-hand", price).with("hand", hand),
        Lapse::MarkerPastOne { price, down_to } => marker("slip-marker-past-one", price).with("score", down_to),
        Lapse::LaterTakePaid { tiles } => heap("slip-later-take-paid", tiles),
        Lapse::DiscardedForgotten { tiles } => heap("slip-discarded-forgotten", tiles),
        Lapse::KeptPaid { kept } => heap("slip-kept-paid", kept),
        Lapse::CornersScored { kept } => heap("slip-corners-scored", kept),
        Lapse::StarLeftOut { star: of, kind } => star("slip-star-left-out", of, kind),
        Lapse::StarTwice { star: of, kind } => star("slip-star-twice", of, kind),
        Lapse::StarUnfinished { star: of, kind, missing } => {
            star("slip-star-unfinished", of, kind).with("missing", missing.told(n))
        }
        Lapse::StarMisread { star: of, kind, read } => read_as("slip-star-misread", of, kind, read),
        Lapse::StarByPlace { star: of, kind, read } => read_as("slip-star-by-place", of, kind, read),
        Lapse::KindOnce { kind, count } => n.message("slip-kind-once").with("count", count).with("colour", kind.colour().told(n)),
        Lapse::NumberLeftOut { number: of, .. } => number("slip-number-left-out", of),
        Lapse::NumberMisread { number: of, read, .. } => {
            number("slip-number-misread", of).with("read", number_points(read)).with("other", read)
        }
        Lapse::NumberTwice { number: of, .. } => number("slip-number-twice", of),
        Lapse::NumberUnfinished { number: of, missing } | Lapse::NumberWithoutCentre { number: of, missing } => {
            counted(number("slip-number-unfinished", of), missing)
        }
        Lapse::NumberBeyondFour { number: of, .. } => number("slip-number-beyond-four", of),
        Lapse::CentreByPlace { ref given, ref taken } => {
            let all = |numbers: &[u8]| match numbers {
                [] => Arg::Term("none"),
                numbers => numbers.iter().map(|&number| n.message("all-of-number").with("number", number)).collect(),
            };
            n.message("slip-centre-by-place").with("given", all(given)).with("taken", all(taken))
        }
        Lapse::LeftoversForgotten { tiles } => heap("slip-leftovers-forgotten", tiles),
        Lapse::LeftoversScored { tiles } => heap("slip-leftovers-scored", tiles),
        Lapse::LeftoversFirst { tiles } => heap("slip-leftovers-first", tiles),
        Lapse::TokenLeftOut { score } => n.message("slip-token-left-out").with("tokens", tokens(score)),
    }
}

fn places(n: &Names, seat: Seat, lapse: &Lapse) -> Vec<Place> {
    let on = |spaces: SpaceSet| spaces.iter().map(|space| n.space_place(seat, space)).collect();
    let of = |key: &'static str| vec![player_place(seat).key(key)];
    match *lapse {
        Lapse::OnlyTouching { rest: spaces, .. }
        | Lapse::CountedAlone { run: spaces, .. }
        | Lapse::ColourBreaksRun { run: spaces, .. }
        | Lapse::RunForgotten { run: spaces, .. }
        | Lapse::OneSideLeftOut { side: spaces, .. }
        | Lapse::RingNotClosed { lost: spaces, .. }
        | Lapse::GapJumped { beyond: spaces, .. }
        | Lapse::NeighbouringStar { others: spaces, .. }
        | Lapse::ConnectedByNumber { run: spaces, .. }
        | Lapse::NumberLeftOut { spaces, .. }
        | Lapse::NumberMisread { spaces, .. }
        | Lapse::NumberTwice { spaces, .. }
        | Lapse::NumberUnfinished { missing: spaces, .. }
        | Lapse::NumberWithoutCentre { missing: spaces, .. }
        | Lapse::NumberBeyondFour { spaces, .. } => on(spaces),
        Lapse::NewTileLeftOut { space, .. }
        | Lapse::NewTileTwice { space, .. }
        | Lapse::NumberAsPoints { space, .. }
        | Lapse::PaymentPaidFor { space, .. }
        | Lapse::NumberAtOnce { space, .. }
        | Lapse::StarUnfinished { missing: space, .. } => on(SpaceSet::only(space)),
        Lapse::FeatureScored { feature } => on(feature.spaces()),
        Lapse::StarLeftOut { star, .. }
        | Lapse::StarTwice { star, .. }
        | Lapse::StarMisread { star, .. }
        | Lapse::StarByPlace { star, .. } => on(star.spaces()),
        Lapse::CentreByPlace { .. } => on(Star::CENTRE.spaces()),
        Lapse::MarkerWholeHand { .. }
        | Lapse::DiscardedForgotten { .. }
        | Lapse::KeptPaid { .. }
        | Lapse::CornersScored { .. } => of("tiles"),
        Lapse::MarkerPastOne { .. } | Lapse::TokenLeftOut { .. } => of("score"),
        Lapse::LeftoversForgotten { .. } | Lapse::LeftoversScored { .. } | Lapse::LeftoversFirst { .. } => of("corners"),
        Lapse::MarkerForgotten { .. }
        | Lapse::MarkerOnePoint { .. }
        | Lapse::MarkerWithoutWild { .. }
        | Lapse::MarkerItself { .. }
        | Lapse::LaterTakePaid { .. }
        | Lapse::KindOnce { .. } => Vec::new(),
    }
}

impl Names {
    /// "a blue star".
    fn kind(&self, kind: StarKind) -> Message {
        self.message("kind-of-star").with("colour", kind.colour().told(self))
    }
}

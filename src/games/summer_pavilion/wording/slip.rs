//! Slips in words.

use super::names::{Names, player_place};
use crate::game::reasons::{ToArg, Vocabulary};
use crate::games::summer_pavilion::scoring::{number_points, star_points, tokens};
use crate::games::summer_pavilion::{Seat, SlipFacts, Space, SpaceSet, Star, StarKind, Tiles};
use crate::verdict::Place;
use crate::words::{Arg, Message};

/// A slip as the rest of a sentence that begins with "if", and the places that it speaks of.
pub(crate) fn say_slip(n: &Names, seat: Seat, lapse: &SlipFacts) -> (Message, Vec<Place>) {
    (slip(n, lapse), places(n, seat, lapse))
}

fn slip(n: &Names, lapse: &SlipFacts) -> Message {
    let tile = |id, space: Space| n.message(id).with("space", space.to_arg(n));
    let heap = |id, tiles: Tiles| n.message(id).with("tiles", tiles.to_arg(n));
    let marker = |id, price: u8| n.message(id).with("price", price);
    let star = |id, star, kind| n.message(id).with("star", n.complete(star, kind)).with("points", star_points(kind));
    let read_as = |id, of, kind, read| star(id, of, kind).with("read", star_points(read)).with("kind", n.kind(read));
    let number = |id, number: u8| n.message(id).with("points", number_points(number)).with("number", number);
    let others = |says: Message, others: SpaceSet| says.with("others", others.to_arg(n));
    let counted = |says: Message, spaces: SpaceSet| others(says, spaces).with("count", spaces.len());
    let rest = |space, run: SpaceSet| run.without(SpaceSet::only(space));
    match *lapse {
        SlipFacts::OnlyTouching { space, rest } => others(tile("slip-only-touching", space), rest),
        SlipFacts::NewTileLeftOut { space, alone: false } => tile("slip-new-tile-left-out", space),
        SlipFacts::NewTileLeftOut { space, alone: true } => tile("slip-lone-tile-left-out", space),
        SlipFacts::CountedAlone { space, run } => others(tile("slip-counted-alone", space), rest(space, run)),
        SlipFacts::ColourBreaksRun { space, run } => counted(tile("slip-colour-breaks-run", space), rest(space, run)),
        SlipFacts::NewTileTwice { space, joins } => tile("slip-new-tile-twice", space).with("joins", joins),
        SlipFacts::RunForgotten { space, .. } => tile("slip-run-forgotten", space),
        SlipFacts::OneSideLeftOut { space, side, .. } => others(tile("slip-side-left-out", space), side),
        SlipFacts::RingNotClosed { space, lost } => {
            let ends = space.star().spaces().iter().filter(|space| [0, 5].contains(&space.arm().index()));
            let ends = ends.fold(SpaceSet::EMPTY, |ends, space| ends.or(SpaceSet::only(space)));
            counted(n.message("slip-ring-not-closed").with("ends", ends.to_arg(n)), lost)
        }
        SlipFacts::GapJumped { space, beyond } => counted(tile("slip-gap-jumped", space), beyond),
        SlipFacts::NeighbouringStar { space, others: of } => {
            let stars = Star::all().filter(|star| !of.and(star.spaces()).is_empty()).count();
            counted(tile("slip-neighbouring-star", space), of).with("stars", stars)
        }
        SlipFacts::NumberAsPoints { space, number } => tile("slip-number-as-points", space).with("number", number),
        SlipFacts::ConnectedByNumber { space, run } => counted(tile("slip-connected-by-number", space), rest(space, run)),
        SlipFacts::FeatureScored { feature } => {
            n.message("slip-feature-scored").with("feature", n.feature(feature)).with("tiles", feature.tiles())
        }
        SlipFacts::PaymentPaidFor { space, tiles } => heap("slip-payment-paid-for", tiles).with("space", space.to_arg(n)),
        SlipFacts::NumberAtOnce { number: of, space } => number("slip-number-at-once", of).with("space", space.to_arg(n)),
        SlipFacts::MarkerForgotten { price } => marker("slip-marker-forgotten", price),
        SlipFacts::MarkerOnePoint { price } => marker("slip-marker-one-point", price),
        SlipFacts::MarkerWithoutWild { price, wilds } => {
            marker("slip-marker-without-wild", price).with("wilds", wilds).with("paid", price.saturating_sub(wilds))
        }
        SlipFacts::MarkerItself { price } => marker("slip-marker-itself", price).with("paid", u16::from(price) + 1),
        SlipFacts::MarkerWholeHand { price, hand } => marker("slip-marker-whole-hand", price).with("hand", hand),
        SlipFacts::MarkerPastOne { price, down_to } => marker("slip-marker-past-one", price).with("score", down_to),
        SlipFacts::LaterTakePaid { tiles } => heap("slip-later-take-paid", tiles),
        SlipFacts::DiscardedForgotten { tiles } => heap("slip-discarded-forgotten", tiles),
        SlipFacts::KeptPaid { kept } => heap("slip-kept-paid", kept),
        SlipFacts::CornersScored { kept } => heap("slip-corners-scored", kept),
        SlipFacts::StarLeftOut { star: of, kind } => star("slip-star-left-out", of, kind),
        SlipFacts::StarTwice { star: of, kind } => star("slip-star-twice", of, kind),
        SlipFacts::StarUnfinished { star: of, kind, missing } => {
            star("slip-star-unfinished", of, kind).with("missing", missing.to_arg(n))
        }
        SlipFacts::StarMisread { star: of, kind, read } => read_as("slip-star-misread", of, kind, read),
        SlipFacts::StarByPlace { star: of, kind, read } => read_as("slip-star-by-place", of, kind, read),
        SlipFacts::KindOnce { kind, count } => {
            n.message("slip-kind-once").with("count", count).with("colour", kind.colour().to_arg(n))
        }
        SlipFacts::NumberLeftOut { number: of, .. } => number("slip-number-left-out", of),
        SlipFacts::NumberMisread { number: of, read, .. } => {
            number("slip-number-misread", of).with("read", number_points(read)).with("other", read)
        }
        SlipFacts::NumberTwice { number: of, .. } => number("slip-number-twice", of),
        SlipFacts::NumberUnfinished { number: of, missing } | SlipFacts::NumberWithoutCentre { number: of, missing } => {
            counted(number("slip-number-unfinished", of), missing)
        }
        SlipFacts::NumberBeyondFour { number: of, .. } => number("slip-number-beyond-four", of),
        SlipFacts::CentreByPlace { ref given, ref taken } => {
            let all = |numbers: &[u8]| match numbers {
                [] => Arg::Term("none"),
                numbers => numbers.iter().map(|&number| n.message("all-of-number").with("number", number)).collect(),
            };
            n.message("slip-centre-by-place").with("given", all(given)).with("taken", all(taken))
        }
        SlipFacts::LeftoversForgotten { tiles } => heap("slip-leftovers-forgotten", tiles),
        SlipFacts::LeftoversScored { tiles } => heap("slip-leftovers-scored", tiles),
        SlipFacts::LeftoversFirst { tiles } => heap("slip-leftovers-first", tiles),
        SlipFacts::TokenLeftOut { score } => n.message("slip-token-left-out").with("tokens", tokens(score)),
    }
}

fn places(n: &Names, seat: Seat, lapse: &SlipFacts) -> Vec<Place> {
    let on = |spaces: SpaceSet| spaces.iter().map(|space| n.space_place(seat, space)).collect();
    let of = |key: &'static str| vec![player_place(seat).key(key)];
    match *lapse {
        SlipFacts::OnlyTouching { rest: spaces, .. }
        | SlipFacts::CountedAlone { run: spaces, .. }
        | SlipFacts::ColourBreaksRun { run: spaces, .. }
        | SlipFacts::RunForgotten { run: spaces, .. }
        | SlipFacts::OneSideLeftOut { side: spaces, .. }
        | SlipFacts::RingNotClosed { lost: spaces, .. }
        | SlipFacts::GapJumped { beyond: spaces, .. }
        | SlipFacts::NeighbouringStar { others: spaces, .. }
        | SlipFacts::ConnectedByNumber { run: spaces, .. }
        | SlipFacts::NumberLeftOut { spaces, .. }
        | SlipFacts::NumberMisread { spaces, .. }
        | SlipFacts::NumberTwice { spaces, .. }
        | SlipFacts::NumberUnfinished { missing: spaces, .. }
        | SlipFacts::NumberWithoutCentre { missing: spaces, .. }
        | SlipFacts::NumberBeyondFour { spaces, .. } => on(spaces),
        SlipFacts::NewTileLeftOut { space, .. }
        | SlipFacts::NewTileTwice { space, .. }
        | SlipFacts::NumberAsPoints { space, .. }
        | SlipFacts::PaymentPaidFor { space, .. }
        | SlipFacts::NumberAtOnce { space, .. }
        | SlipFacts::StarUnfinished { missing: space, .. } => on(SpaceSet::only(space)),
        SlipFacts::FeatureScored { feature } => on(feature.spaces()),
        SlipFacts::StarLeftOut { star, .. }
        | SlipFacts::StarTwice { star, .. }
        | SlipFacts::StarMisread { star, .. }
        | SlipFacts::StarByPlace { star, .. } => on(star.spaces()),
        SlipFacts::CentreByPlace { .. } => on(Star::CENTRE.spaces()),
        SlipFacts::MarkerWholeHand { .. }
        | SlipFacts::DiscardedForgotten { .. }
        | SlipFacts::KeptPaid { .. }
        | SlipFacts::CornersScored { .. } => of("tiles"),
        SlipFacts::MarkerPastOne { .. } | SlipFacts::TokenLeftOut { .. } => of("score"),
        SlipFacts::LeftoversForgotten { .. } | SlipFacts::LeftoversScored { .. } | SlipFacts::LeftoversFirst { .. } => {
            of("corners")
        }
        SlipFacts::MarkerForgotten { .. }
        | SlipFacts::MarkerOnePoint { .. }
        | SlipFacts::MarkerWithoutWild { .. }
        | SlipFacts::MarkerItself { .. }
        | SlipFacts::LaterTakePaid { .. }
        | SlipFacts::KindOnce { .. } => Vec::new(),
    }
}

impl Names {
    /// "a blue star".
    fn kind(&self, kind: StarKind) -> Message {
        self.message("kind-of-star").with("colour", kind.colour().to_arg(self))
    }
}

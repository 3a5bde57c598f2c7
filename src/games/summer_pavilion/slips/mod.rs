//! What people get wrong when they count a step: typed slips, no sentences.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

mod bonus;
mod marker;
mod passing;
mod tile;

use super::rules::{LEFTOVERS_COST, slips as known};
use super::{Feature, Move, Reason, Rulings, Seat, Space, SpaceSet, Star, StarKind, SummerPavilion, Tiles, scoring};
use crate::game::{Counted, Slipped, Slips, lapses};
use crate::verdict::{Rule, Slip, Unit};

impl Slips for SummerPavilion {
    fn recount(reason: &Reason, amount: i32, held: i32, rulings: &Rulings) -> i32 {
        match *reason {
            Reason::Marker { price } => -scoring::marker_price(held, price),
            Reason::Discarded { tiles } | Reason::Leftover { tiles } => -scoring::discard_price(held, tiles, rulings),
            _ => amount,
        }
    }
    fn slips(step: &Counted<'_, Self>, slips: &mut Vec<Slipped<SlipFacts>>) {
        let counted = |seat: &Seat| [step.before, step.after].iter().all(|table| table.board(*seat).score.known().is_some());
        for seat in step.after.seats().filter(counted) {
            let sheet = &mut Sheet { step, seat, slips };
            match *step.play {
                Move::Take(ref take) if take.seat == seat => marker::slips(take, sheet),
                Move::Place(ref place) if place.seat == seat => tile::slips(place, sheet),
                Move::Pass { seat: passing, .. } if passing == seat => passing::slips(sheet),
                _ => {}
            }
            bonus::of_stars(sheet);
            if *step.play == Move::Finish {
                bonus::at_the_end(sheet);
            }
            token(sheet);
        }
    }
    fn forgotten(lapse: &SlipFacts) -> Vec<&'static Rule> {
        match lapse {
            SlipFacts::LeftoversScored { .. } => vec![&LEFTOVERS_COST],
            _ => Vec::from_iter(Self::slip(lapse).rule),
        }
    }
    fn slip(lapse: &SlipFacts) -> &'static Slip {
        lapse.slip()
    }
}

lapses! {
    /// A slip in counting, with its facts. Where it speaks of a tile, `space` is where that was put.
    #[derive(Debug, Clone, PartialEq)]
    pub enum SlipFacts;

    /// Only the tiles that touch it are counted with it, not the `rest` of its run.
    OnlyTouching { space: Space, rest: SpaceSet } => &known::ONLY_TOUCHING;
    /// It is counted alone, though it is one of a run.
    CountedAlone { space: Space, run: SpaceSet } => &known::COUNTED_ALONE;
    /// It is counted alone in a star of six colours, as if only tiles of one colour were connected.
    ColourBreaksRun { space: Space, run: SpaceSet } => &known::COLOUR_BREAKS_RUN;
    /// The tile itself is not counted, only what it joins; nothing if it is `alone`.
    NewTileLeftOut { space: Space, alone: bool } => if *alone { &known::LONE_TILE_LEFT_OUT } else { &known::NEW_TILE_LEFT_OUT };
    /// The tile is counted twice: for itself and in its run, or with each of the two sides that it joins.
    NewTileTwice { space: Space, joins: bool } => &known::NEW_TILE_TWICE;
    /// Nothing is counted for it, nor for its run.
    RunForgotten { space: Space, run: SpaceSet } => &known::RUN_FORGOTTEN;
    /// The tiles on one side of it are left out: the `longer` or the shorter one.
    OneSideLeftOut { space: Space, side: SpaceSet, longer: bool }
        => if *longer { &known::LONGER_SIDE_LEFT_OUT } else { &known::SHORTER_SIDE_LEFT_OUT };
    /// The first and the last space of its star are not taken as neighbours.
    RingNotClosed { space: Space, lost: SpaceSet } => &known::RING_NOT_CLOSED;
    /// Tiles of its star that a gap separates from it are counted.
    GapJumped { space: Space, beyond: SpaceSet } => &known::GAP_JUMPED;
    /// Tiles of another star are counted that lie by the same pillar or statue.
    NeighbouringStar { space: Space, others: SpaceSet } => &known::NEIGHBOURING_STAR;
    /// The number printed on the space is taken for its points.
    NumberAsPoints { space: Space, number: u8 } => &known::NUMBER_AS_POINTS;
    /// Monochrome side: spaces are taken as neighbours in the order of their numbers.
    ConnectedByNumber { space: Space, run: SpaceSet } => &known::CONNECTED_BY_NUMBER;
    /// The bonus tiles for a feature are counted as points.
    FeatureScored { feature: Feature } => match feature {
        Feature::Pillar(_) => &known::PILLAR_SCORED,
        Feature::Statue(_) => &known::STATUE_SCORED,
        Feature::Window(_) => &known::WINDOW_SCORED,
    };
    /// The tiles that were paid for the space are paid for again, like discarded ones.
    PaymentPaidFor { space: Space, tiles: Tiles } => &known::PAYMENT_PAID_FOR;
    /// All spaces of a number are rewarded as soon as they are covered.
    NumberAtOnce { number: u8, space: Space } => &known::NUMBER_AT_ONCE;

    /// Nothing is paid for the marker.
    MarkerForgotten { price: u8 } => &known::MARKER_FORGOTTEN;
    /// The marker costs one point, however many tiles come with it.
    MarkerOnePoint { price: u8 } => &known::MARKER_ONE_POINT;
    /// Wild tiles are not counted in the marker's price.
    MarkerWithoutWild { price: u8, wilds: u8 } => &known::MARKER_WITHOUT_WILD;
    /// The marker is counted as one of the tiles.
    MarkerItself { price: u8 } => &known::MARKER_ITSELF;
    /// All tiles beside the board are paid for, not only those of this turn.
    MarkerWholeHand { price: u8, hand: u32 } => &known::MARKER_WHOLE_HAND;
    /// The marker's price takes the score down to `down_to`.
    MarkerPastOne { price: u8, down_to: i32 } => if *down_to == 0 { &known::MARKER_TO_ZERO } else { &known::MARKER_PAST_ZERO };
    /// Tiles from the centre are paid for although the marker was gone.
    LaterTakePaid { tiles: Tiles } => &known::LATER_TAKE_PAID;

    /// Nothing is paid for discarded tiles.
    DiscardedForgotten { tiles: Tiles } => &known::DISCARDED_FORGOTTEN;
    /// Kept tiles are paid for like discarded ones.
    KeptPaid { kept: Tiles } => &known::KEPT_PAID;
    /// Kept tiles bring a point each.
    CornersScored { kept: Tiles } => &known::CORNERS_SCORED;

    /// A complete star is forgotten.
    StarLeftOut { star: Star, kind: StarKind } => match kind {
        StarKind::Multicolour => &known::MULTICOLOUR_STAR_LEFT_OUT,
        _ => &known::STAR_LEFT_OUT,
    };
    /// A complete star is counted twice.
    StarTwice { star: Star, kind: StarKind } => &known::STAR_TWICE;
    /// A star that lacks one tile is counted.
    StarUnfinished { star: Star, kind: StarKind, missing: Space } => &known::STAR_UNFINISHED;
    /// A star is given what another kind brings, which stands above or below its own in the list.
    StarMisread { star: Star, kind: StarKind, read: StarKind }
        => match scoring::star_points(*read) < scoring::star_points(*kind) {
        true => &known::LINE_ABOVE,
        false => &known::LINE_BELOW,
    };
    /// Monochrome side: a star is given what the coloured side brings for the star in its place.
    StarByPlace { star: Star, kind: StarKind, read: StarKind } => &known::STAR_BY_PLACE;
    /// Monochrome side: of several stars of one kind only one is counted.
    KindOnce { kind: StarKind, count: usize } => &known::KIND_ONCE;
    /// All spaces of a number are forgotten.
    NumberLeftOut { number: u8, spaces: SpaceSet } => &known::NUMBER_LEFT_OUT;
    /// All spaces of a number are given what another number brings, which stands above or below it in the list.
    NumberMisread { number: u8, spaces: SpaceSet, read: u8 } => match read < number {
        true => &known::NUMBER_LINE_ABOVE,
        false => &known::NUMBER_LINE_BELOW,
    };
    /// All spaces of a number are counted twice.
    NumberTwice { number: u8, spaces: SpaceSet } => &known::NUMBER_TWICE;
    /// A number that lacks one space is counted.
    NumberUnfinished { number: u8, missing: SpaceSet } => &known::NUMBER_UNFINISHED;
    /// A number is counted without the spaces that the star in the centre has of it.
    NumberWithoutCentre { number: u8, missing: SpaceSet } => &known::NUMBER_WITHOUT_CENTRE;
    /// All 5s or all 6s are counted.
    NumberBeyondFour { number: u8, spaces: SpaceSet } => &known::NUMBER_BEYOND_FOUR;
    /// Monochrome side: the places of the star in the centre are taken for the numbers 1 to 6, which gives and takes these.
    CentreByPlace { given: Vec<u8>, taken: Vec<u8> } => &known::CENTRE_BY_PLACE;
    /// Nothing is paid for the tiles left in the corners.
    LeftoversForgotten { tiles: Tiles } => &known::LEFTOVERS_FORGOTTEN;
    /// The tiles left in the corners bring a point each instead of costing one.
    LeftoversScored { tiles: Tiles } => &known::CORNERS_SCORED;
    /// The tiles left in the corners are paid for before the bonuses are counted.
    LeftoversFirst { tiles: Tiles } => &known::LEFTOVERS_FIRST;

    /// The 80 points of a token are forgotten.
    TokenLeftOut { score: i32 } => &known::TOKEN_LEFT_OUT;
}

/// The token is forgotten when it is earned; one from before the case, with the first points of the case.
fn token(sheet: &mut Sheet<'_, '_>) {
    let (before, after) = (sheet.held(), sheet.right());
    let earned = scoring::tokens(after) > scoring::tokens(before);
    let first = || !sheet.awards().is_empty() && !sheet.step.earlier.iter().any(|&(to, ..)| to == sheet.seat.index());
    if earned || (scoring::tokens(before) > 0 && first()) {
        sheet.more(-scoring::TRACK, SlipFacts::TokenLeftOut { score: after });
    }
}

/// One player's share of a step, and the slips that are found in it.
struct Sheet<'s, 'a> {
    step: &'s Counted<'a, SummerPavilion>,
    seat: Seat,
    slips: &'s mut Vec<Slipped<SlipFacts>>,
}

impl Sheet<'_, '_> {
    /// The player's awards.
    fn awards(&self) -> Vec<(i32, Reason)> {
        let own = self.step.awards.iter().filter(|&&(to, ..)| to == self.seat.index());
        own.map(|&(_, amount, reason)| (amount, reason)).collect()
    }
    /// The player's score before the step.
    fn held(&self) -> i32 {
        self.step.before.board(self.seat).score.least()
    }
    /// The player's score after it.
    fn right(&self) -> i32 {
        self.step.after.board(self.seat).score.least()
    }
    /// A slip that counts `more` points than is right.
    fn more(&mut self, more: i32, lapse: SlipFacts) {
        if more != 0 {
            self.slips.push(Slipped { seat: self.seat, unit: Unit::Points, more, lapse });
        }
    }
    /// A slip by which the player would be given these awards instead of the right ones.
    fn instead(&mut self, awards: impl IntoIterator<Item = (i32, Reason)>, lapse: SlipFacts) {
        let give = |held, (amount, reason)| held + SummerPavilion::recount(&reason, amount, held, self.step.rulings);
        let counted = awards.into_iter().fold(self.held(), give);
        self.more(counted - self.right(), lapse);
    }
}

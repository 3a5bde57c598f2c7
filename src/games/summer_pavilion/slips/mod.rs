//! What people get wrong when they count a step: typed slips, each with the names of its sentence and of what that says.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

mod bonus;
mod paying;
mod tile;

use super::rules::{self, LEFTOVERS_COST};
use super::scoring::{self, number_points, star_points};
use super::wording::player_place;
use super::{Feature, Move, Names, Reason, Rulings, Seat, Space, SpaceSet, Star, StarKind, SummerPavilion, Tiles};
use crate::game::reasons::{Vocabulary, says};
use crate::game::{Counted, Slipped, Slips, TellsSlip, slip_facts};
use crate::verdict::{Place, Rule, Unit};
use crate::words::{Arg, Entries, Message, entries};

const PREFIX: &str = "azul-summer-pavilion/slip/";
const TEXTS: Entries = entries!("games/summer_pavilion/messages/slip-catalogue", &[]);

impl Slips for SummerPavilion {
    fn recount(reason: &Reason, amount: i32, held: i32, rulings: &Rulings) -> i32 {
        match *reason {
            Reason::Marker { price } => -scoring::marker_paid(held, price.into()),
            Reason::Discarded { tiles } | Reason::Leftover { tiles } => {
                -scoring::discard_paid(held, tiles.total() as i32, rulings)
            }
            _ => amount,
        }
    }
    fn slips(step: &Counted<'_, Self>, slips: &mut Vec<Slipped<SlipFacts>>) {
        let counted = |seat: &Seat| [step.before, step.after].iter().all(|table| table.board(*seat).score.known().is_some());
        for seat in step.after.seats().filter(counted) {
            let sheet = &mut Sheet { step, seat, slips };
            match *step.play {
                Move::Take(ref take) if take.seat == seat => paying::of_take(take, sheet),
                Move::Place(ref place) if place.seat == seat => tile::slips(place, sheet),
                Move::Pass { seat: passing, .. } if passing == seat => paying::of_pass(sheet),
                _ => {}
            }
            bonus::of_stars(sheet);
            if *step.play == Move::Finish {
                bonus::at_the_end(sheet);
            }
            token(sheet);
        }
    }
    fn forgotten(facts: &SlipFacts) -> Vec<&'static Rule> {
        match facts {
            SlipFacts::LeftoversScored { .. } => vec![&LEFTOVERS_COST],
            _ => Vec::from_iter(facts.slip().rule),
        }
    }
}

slip_facts! {
    /// A slip in counting, with its facts. Where it speaks of a tile, `space` is where that was put.
    #[derive(Debug, Clone, PartialEq)]
    pub enum SlipFacts, told in n: &Names, with seat: Seat;

    /// The first and the last space of its star are not taken as neighbours.
    RingNotClosed { space: Space, lost: SpaceSet } forgets CONNECTED_TILES,
        says { ends: ends_of(space.star()), others: lost, count: lost.len() }, at n.space_places(seat, lost);
    /// The bonus tiles for a feature are counted as points.
    FeatureScored { feature: Feature } by match feature {
        Feature::Pillar(_) => PillarScored forgets BONUS_PILLAR,
        Feature::Statue(_) => StatueScored forgets BONUS_STATUE,
        Feature::Window(_) => WindowScored forgets BONUS_WINDOW,
    }, says { feature: n.feature(feature), tiles: feature.tiles() }, at n.space_places(seat, feature.spaces());
    /// Only the tiles that touch it are counted with it, not the `rest` of its run.
    OnlyTouching { space: Space, rest: SpaceSet } forgets CONNECTED_TILES, says { space, others: rest },
        at n.space_places(seat, rest);
    /// The tile itself is not counted, only what it joins; nothing if it is `alone`.
    NewTileLeftOut { space: Space, alone: bool }
        by match alone { false => NewTileLeftOut forgets CONNECTED_TILES, true => LoneTileLeftOut forgets POINT_FOR_THE_TILE },
        says (left_out(n, space, alone)), at [n.space_place(seat, space)];
    /// It is counted alone, though it is one of a run.
    CountedAlone { space: Space, run: SpaceSet } forgets CONNECTED_TILES, says { space, others: run.but(space) },
        at n.space_places(seat, run);
    /// It is counted alone in a star of six colours, as if only tiles of one colour were connected.
    ColourBreaksRun { space: Space, run: SpaceSet } forgets CONNECTED_TILES,
        says { space, others: run.but(space), count: run.but(space).len() }, at n.space_places(seat, run);
    /// The tile is counted twice: for itself and in its run, or with each of the two sides that it joins.
    NewTileTwice { space: Space, joins: bool } forgets CONNECTED_TILES, says { space, joins }, at [n.space_place(seat, space)];
    /// Nothing is counted for it, nor for its run.
    RunForgotten { space: Space, run: SpaceSet } forgets CONNECTED_TILES, says { space }, at n.space_places(seat, run);
    /// The tiles on one side of it are left out: the `longer` or the shorter one.
    OneSideLeftOut { space: Space, side: SpaceSet, longer: bool }
        by match longer {
            false => ShorterSideLeftOut forgets CONNECTED_TILES,
            true => LongerSideLeftOut forgets CONNECTED_TILES,
        },
        says { space, others: side } as "side-left-out", at n.space_places(seat, side);
    /// Tiles of its star that a gap separates from it are counted.
    GapJumped { space: Space, beyond: SpaceSet } forgets CONNECTED_TILES, says { space, others: beyond, count: beyond.len() },
        at n.space_places(seat, beyond);
    /// Tiles of another star are counted that lie by the same pillar or statue.
    NeighbouringStar { space: Space, others: SpaceSet } forgets CONNECTED_WITHIN_A_STAR,
        says { space, others, count: others.len(), stars: stars_of(others).count() }, at n.space_places(seat, others);
    /// The number printed on the space is taken for its points.
    NumberAsPoints { space: Space, number: u8 } forgets NUMBER_IS_THE_PRICE, says { space, number },
        at [n.space_place(seat, space)];
    /// Monochrome side: spaces are taken as neighbours in the order of their numbers.
    ConnectedByNumber { space: Space, run: SpaceSet } forgets MONOCHROME_NUMBERS,
        says { space, others: run.but(space), count: run.but(space).len() }, at n.space_places(seat, run);
    /// The tiles that were paid for the space are paid for again, like discarded ones.
    PaymentPaidFor { space: Space, tiles: Tiles } forgets ONE_PLACED_REST_DISCARDED, says { tiles, space },
        at [n.space_place(seat, space)];
    /// All spaces of a number are rewarded as soon as they are covered.
    NumberAtOnce { number: u8, space: Space } forgets ALL_OF_A_NUMBER, says { number, points: number_points(number), space },
        at [n.space_place(seat, space)];
    /// Nothing is paid for the marker.
    MarkerForgotten { price: u8 } forgets MARKER_COSTS, says { price };
    /// Wild tiles are not counted in the marker's price.
    MarkerWithoutWild { price: u8, wilds: u8 } forgets MARKER_COSTS, says { price, wilds, paid: price.saturating_sub(wilds) };
    /// The marker costs one point, however many tiles come with it.
    MarkerOnePoint { price: u8 } forgets MARKER_COSTS, says { price };
    /// The marker is counted as one of the tiles.
    MarkerItself { price: u8 } forgets MARKER_COSTS, says { price, paid: u16::from(price) + 1 };
    /// All tiles beside the board are paid for, not only those of this turn.
    MarkerWholeHand { price: u8, hand: u32 } forgets MARKER_COSTS, says { price, hand }, at of(seat, "tiles");
    /// The marker's price takes the score down to `down_to`.
    MarkerPastOne { price: u8, down_to: i32 }
        by match down_to { 0 => MarkerToZero forgets NEVER_BELOW_ONE, _ => MarkerPastZero forgets NEVER_BELOW_ONE },
        says { price, score: down_to }, at of(seat, "score");
    /// Tiles from the centre are paid for although the marker was gone.
    LaterTakePaid { tiles: Tiles } forgets FIRST_FROM_CENTRE, says { tiles };
    /// Nothing is paid for discarded tiles.
    DiscardedForgotten { tiles: Tiles } forgets DISCARDED_COST, says { tiles }, at of(seat, "tiles");
    /// Kept tiles are paid for like discarded ones.
    KeptPaid { kept: Tiles } forgets KEEP_UP_TO_FOUR, says { tiles: kept }, at of(seat, "tiles");
    /// Kept tiles bring a point each.
    CornersScored { kept: Tiles } forgets CORNERS_SCORE_NOTHING, says { tiles: kept }, at of(seat, "tiles");
    /// The tiles left in the corners bring a point each instead of costing one.
    LeftoversScored { tiles: Tiles } is CornersScored, says { tiles }, at of(seat, "corners");
    /// Monochrome side: of several stars of one kind only one is counted.
    KindOnce { kind: StarKind, count: usize } forgets MONOCHROME_SEVERAL, says { count, colour: kind.colour() };
    /// A complete star is forgotten.
    StarLeftOut { star: Star, kind: StarKind } by match (*kind == StarKind::Multicolour) {
        false => StarLeftOut forgets COMPLETE_STAR,
        true => MulticolourStarLeftOut forgets COMPLETE_MULTICOLOUR_STAR,
    }, says { star: n.complete(star, kind), points: star_points(kind) }, at n.space_places(seat, star.spaces());
    /// Monochrome side: a star is given what the coloured side brings for the star in its place.
    StarByPlace { star: Star, kind: StarKind, read: StarKind } forgets COMPLETE_STAR,
        says (read_as(n, "slip-star-by-place", star, kind, read)), at n.space_places(seat, star.spaces());
    /// A star is given what another kind brings, which stands above or below its own in the list.
    StarMisread { star: Star, kind: StarKind, read: StarKind }
        by match (star_points(*read) < star_points(*kind)) {
            false => LineBelow forgets COMPLETE_STAR,
            true => LineAbove forgets COMPLETE_STAR,
        },
        says (read_as(n, "slip-star-misread", star, kind, read)), at n.space_places(seat, star.spaces());
    /// A complete star is counted twice.
    StarTwice { star: Star, kind: StarKind } forgets COMPLETE_STAR,
        says { star: n.complete(star, kind), points: star_points(kind) }, at n.space_places(seat, star.spaces());
    /// All spaces of a number are forgotten.
    NumberLeftOut { number: u8, spaces: SpaceSet } forgets ALL_OF_A_NUMBER, says { number, points: number_points(number) },
        at n.space_places(seat, spaces);
    /// All spaces of a number are given what another number brings, which stands above or below it in the list.
    NumberMisread { number: u8, spaces: SpaceSet, read: u8 }
        by match (read < number) {
            false => NumberLineBelow forgets ALL_OF_A_NUMBER,
            true => NumberLineAbove forgets ALL_OF_A_NUMBER,
        },
        says { number, points: number_points(number), read: number_points(read), other: read }, at n.space_places(seat, spaces);
    /// All spaces of a number are counted twice.
    NumberTwice { number: u8, spaces: SpaceSet } forgets ALL_OF_A_NUMBER, says { number, points: number_points(number) },
        at n.space_places(seat, spaces);
    /// A star that lacks one tile is counted.
    StarUnfinished { star: Star, kind: StarKind, missing: Space } forgets COMPLETE_STAR,
        says { star: n.complete(star, kind), points: star_points(kind), missing }, at [n.space_place(seat, missing)];
    /// A number is counted without the spaces that the star in the centre has of it.
    NumberWithoutCentre { number: u8, missing: SpaceSet } forgets ALL_OF_A_NUMBER, says {
        number, points: number_points(number), others: missing, count: missing.len(),
    } as "number-unfinished", at n.space_places(seat, missing);
    /// A number that lacks one space is counted.
    NumberUnfinished { number: u8, missing: SpaceSet } forgets ALL_OF_A_NUMBER,
        says { number, points: number_points(number), others: missing, count: missing.len() }, at n.space_places(seat, missing);
    /// All 5s or all 6s are counted.
    NumberBeyondFour { number: u8, spaces: SpaceSet } forgets ALL_OF_A_NUMBER, says { number, points: number_points(number) },
        at n.space_places(seat, spaces);
    /// Monochrome side: the places of the star in the centre are taken for the numbers 1 to 6, which gives and takes these.
    CentreByPlace { given: Vec<u8>, taken: Vec<u8> } forgets MONOCHROME_NUMBERS,
        says { given: all(n, &given), taken: all(n, &taken) },
        at n.space_places(seat, Star::CENTRE.spaces());
    /// Nothing is paid for the tiles left in the corners.
    LeftoversForgotten { tiles: Tiles } forgets LEFTOVERS_COST, says { tiles }, at of(seat, "corners");
    /// The tiles left in the corners are paid for before the bonuses are counted.
    LeftoversFirst { tiles: Tiles } forgets LEFTOVERS_COST, says { tiles }, at of(seat, "corners");
    /// The 80 points of a token are forgotten.
    TokenLeftOut { score: i32 } forgets EIGHTY_POINTS, says { tokens: scoring::tokens(score) }, at of(seat, "score");
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
    fn more(&mut self, more: i32, facts: SlipFacts) {
        if more != 0 {
            self.slips.push(Slipped { seat: self.seat, unit: Unit::Points, more, facts });
        }
    }
    /// A slip by which the player would be given these awards instead of the right ones.
    fn instead(&mut self, awards: impl IntoIterator<Item = (i32, Reason)>, facts: SlipFacts) {
        let give = |held, (amount, reason)| held + SummerPavilion::recount(&reason, amount, held, self.step.rulings);
        let counted = awards.into_iter().fold(self.held(), give);
        self.more(counted - self.right(), facts);
    }
}

/// What a case calls a part of a player's board.
fn of(seat: Seat, key: &'static str) -> [Place; 1] {
    [player_place(seat).key(key)]
}

fn left_out(n: &Names, space: Space, alone: bool) -> Message {
    says!(n, (n.message(if alone { "slip-lone-tile-left-out" } else { "slip-new-tile-left-out" })), space)
}

/// The first and the last space of a star.
fn ends_of(star: Star) -> SpaceSet {
    star.spaces().iter().filter(|space| [0, 5].contains(&space.arm().index())).collect()
}

/// The stars that have some of these spaces.
fn stars_of(spaces: SpaceSet) -> impl Iterator<Item = Star> {
    Star::all().filter(move |star| !spaces.and(star.spaces()).is_empty())
}

/// That a star is given the points of "a blue star".
fn read_as(n: &Names, id: &'static str, star: Star, kind: StarKind, read: StarKind) -> Message {
    let (points, other) = (star_points(kind), says!(n, "kind-of-star", colour: read.colour()));
    says!(n, (n.message(id)), star: n.complete(star, kind), points, read: star_points(read), kind: other)
}

/// "all 1s and all 3s".
fn all(n: &Names, numbers: &[u8]) -> Arg {
    match numbers {
        [] => Arg::Term("none"),
        numbers => numbers.iter().map(|&number| says!(n, "all-of-number", number)).collect(),
    }
}

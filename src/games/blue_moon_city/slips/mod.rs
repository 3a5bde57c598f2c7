//! What people get wrong when they count a step: typed slips, no sentences.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

mod cards;
mod dragons;
mod grant;
mod offering;
mod rewards;
mod scales;

use super::rules::slips as known;
use super::{BlueMoonCity, Building, Card, Level, Move, Reason, Reward, Rulings, Seat};
use crate::game::shared::{SEATS, SeatSet};
use crate::game::{Counted, Slipped, Slips, lapses};
use crate::verdict::{Slip, Unit};

impl Slips for BlueMoonCity {
    fn recount(reason: &Reason, amount: i32, held: i32, _: &Rulings) -> i32 {
        match reason {
            Reason::ScalesReturned { .. } => -held.max(0),
            _ => amount,
        }
    }
    fn slips(step: &Counted<'_, Self>, slips: &mut Vec<Slipped<SlipFacts>>) {
        let from = slips.len();
        match *step.play {
            Move::Build(ref build) => {
                rewards::slips(step, build.seat, slips);
                dragons::building(step, build.seat, slips);
                scales::slips(step, build.seat, slips);
            }
            Move::Offer(ref offering) => {
                offering::slips(step, offering, slips);
                dragons::offering(step, offering.seat, slips);
            }
            Move::Draw { seat, .. } => {
                cards::drawing(step, seat, slips);
                dragons::no_stone(step, seat, slips);
            }
            Move::Discard { .. }
            | Move::Walk { .. }
            | Move::Stride { .. }
            | Move::Leap { .. }
            | Move::Fly { .. }
            | Move::Reveal { .. } => {}
        }
        cards::played(step, slips);
        cards::set_aside(step, slips);
        pieces(step, slips);
        let likely = |lapse: &SlipFacts| known::SLIPS.iter().position(|known| std::ptr::eq(*known, BlueMoonCity::slip(lapse)));
        slips[from..].sort_by_key(|slipped| (then(&slipped.lapse), likely(&slipped.lapse)));
    }
    fn is_throughout(lapse: &SlipFacts) -> bool {
        matches!(lapse, SlipFacts::Offering { fault: OfferingFault::SevensNotBlocked { .. }, .. })
    }
    fn slip(lapse: &SlipFacts) -> &'static Slip {
        lapse.slip()
    }
}

lapses! {
    /// A slip in counting, with its facts.
    #[derive(Debug, Clone, PartialEq)]
    pub enum SlipFacts;

    /// A finished building is rewarded wrongly.
    Rewards { tile: Tile, fault: Fault, then: Then } => fault.slip();
    /// A stone on a building that is not finished is rewarded; so many sections are free.
    Unfinished { tile: Tile, free: usize, then: Then } => &known::UNFINISHED_PAID;
    /// The dragons on a building bring `who` the wrong number of scales.
    Dragons { who: Seat, building: Building, dragons: [bool; 3], fault: DragonFault, then: Then } => fault.slip();
    /// The scoring of scales pays wrongly: `scales` count for the player, with those that the supply lacked.
    Scales { scales: u8, owed: u8, fault: ScalesFault } => fault.slip();
    /// The scales that the supply lacked, `owed` by player, are not counted.
    OwedForgotten { owed: [u8; SEATS] } => &known::OWED_FORGOTTEN;
    /// Scales are not scored at all.
    ScoringForgotten => &known::SCORING_FORGOTTEN;
    /// The player keeps scales that go back.
    ScalesKept { scales: u8 } => &known::SCALES_KEPT;
    /// An offering is paid wrongly.
    Offering { level: Level, fault: OfferingFault } => fault.slip();
    /// A card that was played for its power is still counted.
    PowerCardKept { card: Card } => &known::POWER_CARD_KEPT;
    /// White cards that were played for their power in a payment are still counted.
    WhitesKept { building: Building, cards: u8 } => &known::WHITES_KEPT;
    /// The end of the turn is drawn wrongly: so many cards instead of `drawn`, after `discarded` were exchanged.
    Drawing { counted: u8, drawn: u8, discarded: u8, fault: DrawFault } => fault.slip();
    /// Cards that were set aside are not counted.
    AsideForgotten { cards: u8 } => &known::ASIDE_FORGOTTEN;
    /// Pieces of crystal are counted instead of their worth.
    PiecesCounted { source: Source, crystals: u8, pieces: u8 } => &known::PIECES_COUNTED;
}

/// A building that was finished, and what its sketch gives.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tile {
    pub building: Building,
    /// Beside the star.
    pub master: Reward,
    /// Below the star.
    pub each: Reward,
}

lapses! {
    /// What somebody gets wrong about the rewards of a finished building.
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub enum Fault;

    /// The reward of a finished neighbour is forgotten.
    NeighbourLeftOut { who: Seat, neighbour: Building } => &known::NEIGHBOUR_LEFT_OUT;
    /// It comes once for each stone.
    NeighbourPerStone { who: Seat, neighbour: Building, stones: u8 } => &known::NEIGHBOUR_PER_STONE;
    /// The building's own reward for builders beside it is counted.
    OwnCorner { who: Seat } => &known::OWN_CORNER;
    /// The reward of a neighbour is counted that is not finished.
    NeighbourUnfinished { who: Seat, neighbour: Building } => &known::NEIGHBOUR_UNFINISHED;
    /// The reward of a finished building is counted that touches only at a corner.
    NeighbourAtCorner { who: Seat, neighbour: Building } => &known::NEIGHBOUR_AT_CORNER;
    /// Only the master builder gets what finished neighbours bring.
    NeighboursForMasterOnly { who: Seat, master: Seat } => &known::NEIGHBOURS_FOR_MASTER_ONLY;
    /// The master builder's reward is forgotten.
    MasterLeftOut { master: Seat } => &known::MASTER_LEFT_OUT;
    /// The master builder is taken to be who has the highest numbers.
    MasterByNumbers { master: Seat, instead: Seat } => &known::MASTER_BY_NUMBERS;
    /// The tie for master builder goes to the stone furthest to the right.
    TieToTheRight { master: Seat, instead: Seat } => &known::TIE_TO_THE_RIGHT;
    /// Everybody who ties is given the master builder's reward.
    TieShared { master: Seat, who: Seat } => &known::TIE_SHARED;
    /// Nobody is given it, because others tie with the master builder.
    TieLost { master: Seat, others: SeatSet } => &known::TIE_LOST;
    /// Whoever placed the last stone is taken for the master builder.
    MasterIsLast { master: Seat, instead: Seat } => &known::MASTER_IS_LAST;
    /// A builder who is not the master builder is given that reward as well.
    MasterForAll { master: Seat, who: Seat } => &known::MASTER_FOR_ALL;
    /// The master builder does not get what every builder gets.
    MasterNotContributor { master: Seat } => &known::MASTER_NOT_CONTRIBUTOR;
    /// What every builder gets is forgotten.
    ContributorLeftOut { who: Seat } => &known::CONTRIBUTOR_LEFT_OUT;
    /// It comes once for each stone.
    ContributorPerStone { who: Seat, stones: u8 } => &known::CONTRIBUTOR_PER_STONE;
    /// What stands beside the star and what stands below it are taken for each other.
    CornersSwapped => &known::CORNERS_SWAPPED;
    /// Only the player whose turn it is gets anything.
    OthersLeftOut { who: Seat, builder: Seat } => &known::OTHERS_LEFT_OUT;
    /// Somebody is rewarded who has no stone on the building.
    NoStone { who: Seat } => &known::NO_STONE;
    /// The same, and for its finished neighbours as well.
    NoStoneBeside { who: Seat } => &known::NO_STONE_BESIDE;
    /// A part of a reward of several parts is forgotten; `of` is the building that gives it.
    InPart { who: Seat, of: Building, unit: Unit } => &known::REWARD_IN_PART;
}

lapses! {
    /// What somebody gets wrong about the scales that dragons bring.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum DragonFault;

    /// They are forgotten.
    Forgotten => &known::DRAGONS_FORGOTTEN;
    /// All dragons together are given one.
    OneForAll => &known::ONE_SCALE_FOR_ALL_DRAGONS;
    /// They come again for another stone in the same turn.
    EachStone => &known::DRAGONS_EACH_STONE;
    /// They come for an offering on the market.
    OnTheMarket => &known::DRAGONS_ON_THE_MARKET;
    /// They come for standing there.
    WithoutStone => &known::DRAGONS_WITHOUT_STONE;
    /// They come to somebody else who has a stone there.
    ForAll => &known::DRAGONS_FOR_ALL;
}

lapses! {
    /// What somebody gets wrong when scales are scored.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum ScalesFault;

    /// Each of those who tie for most is given 6; so many do.
    TieSix { players: u8 } => &known::TIE_SIX;
    /// They divide 6 among them; so many do.
    TieDivided { players: u8 } => &known::TIE_DIVIDED;
    /// Whoever has most is also given 3 for at least three.
    MostAndThree => &known::MOST_AND_THREE;
    /// Only whoever has most is paid.
    OnlyMost => &known::ONLY_MOST_SCALES;
    /// One or two scales are paid.
    FewPaid => &known::FEW_SCALES_PAID;
}

lapses! {
    /// What somebody gets wrong about an offering.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum OfferingFault;

    /// What the yellow card adds is forgotten.
    SurchargeForgotten { card: Card } => &known::SURCHARGE_FORGOTTEN;
    /// A yellow 2 adds only 1.
    SurchargeOfOne { card: Card } => &known::SURCHARGE_OF_ONE;
    /// The yellow card makes the offering cheaper.
    Discount { card: Card } => &known::DISCOUNT;
    /// With a yellow card only what it adds is paid.
    SurchargeAlone { card: Card } => &known::SURCHARGE_ALONE;
    /// Nothing is paid.
    PriceForgotten => &known::PRICE_FORGOTTEN;
    /// With two players, the blocked 7s are taken for free: `price` is paid.
    SevensNotBlocked { price: u8 } => &known::SEVENS_NOT_BLOCKED;
    /// What a space of the level below costs is paid.
    LevelBelow { price: u8 } => &known::LEVEL_BELOW;
    /// No change is taken for what is laid down.
    ChangeForgotten { paid: u16, price: u8 } => &known::CHANGE_FORGOTTEN;
    /// An offering by a yellow card is not counted.
    NotCounted { card: Card } => &known::YELLOW_OFFERING_NOT_COUNTED;
}

lapses! {
    /// What somebody gets wrong at the end of a turn.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum DrawFault;

    /// Nothing is drawn.
    LeftOut => &known::DRAWING_LEFT_OUT;
    /// Discarded cards are not replaced.
    NotReplaced => &known::DISCARDS_NOT_REPLACED;
    /// Only discarded cards are replaced.
    ReplacedOnly => &known::ONLY_DISCARDS_REPLACED;
    /// The hand is filled up to eight.
    UpToEight => &known::UP_TO_EIGHT;
}

/// What brought crystals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// Being master builder.
    Master(Building),
    /// A stone on a building.
    Contributor(Building),
    /// A finished neighbour.
    Neighbour(Building),
    /// The scoring of scales.
    Scales,
}

/// Whether a slip changes a count by itself, or because scales are then scored otherwise; the likelier first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Then {
    /// By itself.
    Direct,
    /// The last scale is not taken.
    NotScored,
    /// The last scale is taken.
    Scored,
    /// The players have other scales when they are scored.
    ScoredOtherwise,
}

/// How a slip comes to change a count.
fn then(lapse: &SlipFacts) -> Then {
    match *lapse {
        SlipFacts::Rewards { then, .. } | SlipFacts::Unfinished { then, .. } | SlipFacts::Dragons { then, .. } => then,
        _ => Then::Direct,
    }
}

/// Crystals counted by the piece: as many worth 3 as possible.
fn pieces(step: &Counted<'_, BlueMoonCity>, slips: &mut Vec<Slipped<SlipFacts>>) {
    for &(seat, amount, ref reason) in step.awards {
        let Some(seat) = Seat::new(seat) else { continue };
        let source = match *reason {
            Reason::Master { building, unit: Unit::Crystals, .. } => Source::Master(building),
            Reason::Contributor { building, unit: Unit::Crystals, .. } => Source::Contributor(building),
            Reason::Neighbour { neighbour, unit: Unit::Crystals, .. } => Source::Neighbour(neighbour),
            Reason::MostScales { .. } | Reason::TiedScales { .. } | Reason::ThreeScales { .. } => Source::Scales,
            _ => continue,
        };
        let pieces = amount / 3 + amount % 3;
        let lapse = SlipFacts::PiecesCounted { source, crystals: small(amount), pieces: small(pieces) };
        slips.push(Slipped { seat, unit: Unit::Crystals, more: pieces - amount, lapse });
    }
}

fn small(number: i32) -> u8 {
    u8::try_from(number).unwrap_or_default()
}

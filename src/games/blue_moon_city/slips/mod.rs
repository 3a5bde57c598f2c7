//! What people get wrong when they count a step: typed slips, each with the names of its sentence and of what that says.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

mod cards;
mod dragons;
mod grant;
mod offering;
mod rewards;
mod scales;

use super::reasons::present;
use super::rules;
use super::wording::slip::{about, beside, in_part, say_owed, unfinished, whose};
use super::wording::{built_place, level_place, own, site_place};
use super::{BlueMoonCity, Building, Card, Level, Move, Names, Reason, Reward, Rulings, Seat};
use crate::game::shared::{SEATS, SeatSet};
use crate::game::{Counted, Slipped, Slips, TellsSlip, slip_facts};
use crate::order;
use crate::verdict::Unit;
use crate::words::{Arg, Entries, entries};

const PREFIX: &str = "blue-moon-city/slip/";
const TEXTS: Entries = entries!("games/blue_moon_city/messages/slip-catalogue", &[]);

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
            Move::Walk { seat, .. } | Move::Leap { seat, .. } | Move::Fly { seat, .. } => dragons::no_stone(step, seat, slips),
            Move::Draw { seat, .. } => {
                cards::drawing(step, seat, slips);
                dragons::no_stone(step, seat, slips);
            }
            _ => {}
        }
        cards::played(step, slips);
        cards::set_aside(step, slips);
        pieces(step, slips);
        let known = SlipFacts::all();
        let likely = |facts: &SlipFacts| known.iter().position(|known| std::ptr::eq(*known, facts.slip()));
        order::by_key(&mut slips[from..], |slipped| (then(&slipped.facts), likely(&slipped.facts)));
    }
    fn is_throughout(facts: &SlipFacts) -> bool {
        matches!(facts, SlipFacts::Offering { fault: OfferingFault::SevensNotBlocked { .. }, .. })
    }
}

slip_facts! {
    /// A slip in counting, with its facts.
    #[derive(Debug, Clone, PartialEq)]
    pub enum SlipFacts, told in n: &Names, with seat: Seat;

    /// A finished building is rewarded wrongly.
    Rewards { tile: Tile, fault: Fault, then: Then } of fault: Fault, says (then.of(n, fault.tell(n, about(n, seat, tile)).0)),
        at [built_place(tile.building)].into_iter().chain(fault.tell(n, about(n, seat, tile)).1);
    /// The scales that the supply lacked, `owed` by player, are not counted.
    OwedScalesForgotten { owed: [u8; SEATS] } forgets OWED_SCALES_COUNT, says { owed: say_owed(n, owed) }, at [n.table("scales")];
    /// A stone on a building that is not finished is rewarded; so many sections are free.
    UnfinishedPaid { tile: Tile, free: usize, then: Then } forgets BUILDING_COMPLETES,
        says (then.of(n, unfinished(n, tile, free))), at [built_place(tile.building)];
    /// The dragons on a building bring `who` the wrong number of scales.
    Dragons { who: Seat, building: Building, dragons: [bool; 3], fault: DragonFault, then: Then } of fault: DragonFault,
        says (then.of(n, fault.tell(n, (whose(seat, who), who, building, n.listed_dragons(present(dragons)),
            present(dragons).count())).0)),
        at present(dragons).filter_map(|dragon| n.shown_dragon(dragon));
    /// The scoring of scales pays wrongly: `scales` count for the player, with those that the supply lacked.
    Scales { scales: u8, owed: u8, fault: ScalesFault } of fault: ScalesFault, says (fault.tell(n, (seat, scales + owed)).0),
        at own(seat, "scales");
    /// The player keeps scales that go back.
    ScalesKept { scales: u8 } forgets SCALES_RETURN, says { who: seat, scales }, at own(seat, "scales");
    /// Scales are not scored at all.
    ScoringForgotten forgets SCALES_ARE_SCORED, says {}, at [n.table("scales")];
    /// An offering is paid wrongly.
    Offering { level: Level, fault: OfferingFault } of fault: OfferingFault, says (fault.tell(n, (level,)).0),
        at own(seat, "crystals").into_iter().chain([level_place(level)]);
    /// Pieces of crystal are counted instead of their worth.
    PiecesCounted { source: Source, crystals: u8, pieces: u8 } forgets CRYSTAL_PIECES,
        says { source, building: source.building(), crystals, pieces }, at own(seat, "crystals");
    /// Cards that were set aside are not counted.
    AsideForgotten { cards: u8 } forgets CARDS_SET_ASIDE, says { who: seat, cards }, at own(seat, "hand");
    /// A card that was played for its power is still counted.
    PowerCardKept { card: Card } forgets POWER_OR_PAYMENT, says { card }, at own(seat, "hand");
    /// White cards that were played for their power in a payment are still counted.
    WhitesKept { building: Building, cards: u8 } forgets POWER_OR_PAYMENT, says { building, cards }, at own(seat, "hand");
    /// The end of the turn is drawn wrongly: so many cards instead of `drawn`, after `discarded` were exchanged.
    Drawing { counted: u8, drawn: u8, discarded: u8, fault: DrawFault } of fault: DrawFault,
        says (fault.tell(n, (counted, drawn, discarded)).0), at own(seat, "hand");
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

slip_facts! {
    /// What somebody gets wrong about the rewards of a finished building: what is beside its star, and `below` it.
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub enum Fault, told in n: &Names, with seat: Seat, tile: Tile, building: Building, star: Arg, below: Arg;

    /// The reward of a finished neighbour is forgotten.
    NeighbourLeftOut { who: Seat, neighbour: Building } forgets FINISHED_NEIGHBOURS,
        says { building, neighbour, beside: beside(n, neighbour), whose: whose(seat, who) }, at [site_place(neighbour)];
    /// The tie for master builder goes to the stone furthest to the right.
    TieToTheRight { master: Seat, instead: Seat } forgets LEFTMOST_DECIDES, says { building, master, instead, star };
    /// Everybody who ties is given the master builder's reward.
    TieShared { master: Seat, who: Seat } forgets LEFTMOST_DECIDES, says { building, master, who, star };
    /// Nobody is given it, because others tie with the master builder.
    TieLost { master: Seat, others: SeatSet } forgets LEFTMOST_DECIDES,
        says { building, master, others: others.iter().collect::<Vec<_>>(), star };
    /// Whoever placed the last stone is taken for the master builder.
    MasterIsLast { master: Seat, instead: Seat } forgets MASTER_BUILDER, says { building, master, instead, star };
    /// The master builder is taken to be who has the highest numbers.
    MasterByNumbers { master: Seat, instead: Seat } forgets MASTER_BUILDER, says { building, master, instead, star };
    /// The master builder's reward is forgotten.
    MasterLeftOut { master: Seat } forgets MASTER_BUILDER, says { building, master, star };
    /// The master builder does not get what every builder gets.
    MasterNotContributor { master: Seat } forgets CONTRIBUTORS, says { building, master, below };
    /// A builder who is not the master builder is given that reward as well.
    MasterForAll { master: Seat, who: Seat } forgets MASTER_BUILDER, says { building, master, who, star };
    /// A part of a reward of several parts is forgotten; `of` is the building that gives it.
    RewardInPart { who: Seat, of: Building, unit: Unit } forgets CONTRIBUTORS,
        says (in_part(n, tile, of, unit, whose(seat, who)));
    /// What every builder gets is forgotten.
    ContributorLeftOut { who: Seat } forgets CONTRIBUTORS, says { building, below, whose: whose(seat, who) };
    /// Only the player whose turn it is gets anything.
    OthersLeftOut { who: Seat, builder: Seat } forgets CONTRIBUTORS, says { building, builder, who };
    /// It comes once for each stone.
    ContributorPerStone { who: Seat, stones: u8 } forgets ONCE_A_PLAYER, says { building, below, who, stones };
    /// It comes once for each stone.
    NeighbourPerStone { who: Seat, neighbour: Building, stones: u8 } forgets ONCE_A_PLAYER,
        says { building, neighbour, beside: beside(n, neighbour), who, stones }, at [site_place(neighbour)];
    /// The building's own reward for builders beside it is counted.
    OwnCorner { who: Seat } forgets FINISHED_NEIGHBOURS, says { building, beside: beside(n, building), whose: whose(seat, who) };
    /// The reward of a neighbour is counted that is not finished.
    NeighbourUnfinished { who: Seat, neighbour: Building } forgets FINISHED_NEIGHBOURS,
        says { building, neighbour, beside: beside(n, neighbour), whose: whose(seat, who) }, at [site_place(neighbour)];
    /// The reward of a finished building is counted that touches only at a corner.
    NeighbourAtCorner { who: Seat, neighbour: Building } forgets FINISHED_NEIGHBOURS,
        says { building, neighbour, beside: beside(n, neighbour), whose: whose(seat, who) }, at [site_place(neighbour)];
    /// Only the master builder gets what finished neighbours bring.
    NeighboursForMasterOnly { who: Seat, master: Seat } forgets FINISHED_NEIGHBOURS, says { building, master, who };
    /// What stands beside the star and what stands below it are taken for each other.
    CornersSwapped forgets MASTER_BUILDER, says { building, below, star };
    /// Somebody is rewarded who has no stone on the building.
    NoStone { who: Seat } forgets CONTRIBUTORS, says { building, below, who };
    /// The same, and for its finished neighbours as well.
    NoStoneBeside { who: Seat } forgets CONTRIBUTORS, says { building, below, who };
}

slip_facts! {
    /// What somebody gets wrong about the scales that dragons bring.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum DragonFault, told in n: &Names, with whose: Option<Seat>, who: Seat, building: Building, dragons: Arg, scales: usize;

    /// They are forgotten.
    DragonsForgotten forgets SCALES_FROM_DRAGONS, says { building, scales, dragons };
    /// All dragons together are given one.
    OneScaleForAllDragons forgets SCALES_FROM_DRAGONS, says { building, dragons };
    /// They come again for another stone in the same turn.
    DragonsEachStone forgets SCALES_ONCE_A_TURN, says { building, scales, whose, dragons };
    /// They come for an offering on the market.
    DragonsOnTheMarket forgets NO_SCALES_ON_THE_MARKET, says { scales, whose, dragons };
    /// They come for standing there.
    DragonsWithoutStone forgets SCALES_FROM_DRAGONS, says { building, scales, whose, dragons };
    /// They come to somebody else who has a stone there.
    DragonsForAll forgets SCALES_FROM_DRAGONS, says { building, scales, who, dragons };
}

slip_facts! {
    /// What somebody gets wrong when scales are scored.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum ScalesFault, told in n: &Names, with who: Seat, scales: u8;

    /// Each of those who tie for most is given 6; so many do.
    TieSix { players: u8 } forgets MOST_SCALES, says { players, scales };
    /// They divide 6 among them; so many do.
    TieDivided { players: u8 } forgets MOST_SCALES, says { players, scales };
    /// Whoever has most is also given 3 for at least three.
    MostAndThree forgets THREE_SCALES, says { who, scales };
    /// Only whoever has most is paid.
    OnlyMostScales forgets THREE_SCALES, says { who, scales };
    /// One or two scales are paid.
    FewScalesPaid forgets THREE_SCALES, says { who, scales };
}

slip_facts! {
    /// What somebody gets wrong about an offering.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum OfferingFault, told in n: &Names, with space: Level;

    /// What the yellow card adds is forgotten.
    SurchargeForgotten { card: Card } forgets YELLOW_SURCHARGE, says { space, card, more: card.worth() };
    /// A yellow 2 adds only 1.
    SurchargeOfOne { card: Card } forgets YELLOW_SURCHARGE, says { space, card };
    /// The yellow card makes the offering cheaper.
    Discount { card: Card } forgets YELLOW_SURCHARGE, says { space, card, more: card.worth() };
    /// With a yellow card only what it adds is paid.
    SurchargeAlone { card: Card } forgets YELLOW_SURCHARGE, says { space, card, more: card.worth() };
    /// An offering by a yellow card is not counted.
    YellowOfferingNotCounted { card: Card } forgets YELLOW_OFFERS_AGAIN, says { card };
    /// With two players, the blocked 7s are taken for free: `price` is paid.
    SevensNotBlocked { price: u8 } forgets TWO_PLAYERS_BLOCK_SEVENS, says { space, paid: price };
    /// What a space of the level below costs is paid.
    LevelBelow { price: u8 } forgets OFFERING_PRICE, says { space, paid: price };
    /// No change is taken for what is laid down.
    ChangeForgotten { paid: u16, price: u8 } forgets CHANGE, says { paid, price };
    /// Nothing is paid.
    PriceForgotten forgets OFFERING_PRICE, says { space };
}

slip_facts! {
    /// What somebody gets wrong at the end of a turn: so many are `drawn` then, and `right` would be so many.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum DrawFault, told in n: &Names, with drawn: u8, right: u8, discarded: u8;

    /// Discarded cards are not replaced.
    DiscardsNotReplaced forgets DISCARD_UP_TO_TWO, says { drawn, discarded };
    /// Only discarded cards are replaced.
    OnlyDiscardsReplaced forgets DRAW_TWO, says { drawn, discarded };
    /// Nothing is drawn.
    DrawingLeftOut forgets DRAW_TWO, says { right };
    /// The hand is filled up to eight.
    UpToEight forgets DRAW_TWO, says { drawn };
}

/// What brought crystals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// Being master builder.
    Master(Building),
    /// A stone on a building.
    Each(Building),
    /// A finished neighbour.
    Neighbour(Building),
    /// The scoring of scales.
    Scales,
}

impl Source {
    fn building(self) -> Option<Building> {
        match self {
            Self::Master(building) | Self::Each(building) | Self::Neighbour(building) => Some(building),
            Self::Scales => None,
        }
    }
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
fn then(facts: &SlipFacts) -> Then {
    match *facts {
        SlipFacts::Rewards { then, .. } | SlipFacts::UnfinishedPaid { then, .. } | SlipFacts::Dragons { then, .. } => then,
        _ => Then::Direct,
    }
}

/// Crystals counted by the piece: as many worth 3 as possible.
fn pieces(step: &Counted<'_, BlueMoonCity>, slips: &mut Vec<Slipped<SlipFacts>>) {
    for &(seat, amount, ref reason) in step.awards {
        let Some(seat) = Seat::new(seat) else { continue };
        let source = match *reason {
            Reason::Master { building, unit: Unit::Crystals, .. } => Source::Master(building),
            Reason::Contributor { building, unit: Unit::Crystals, .. } => Source::Each(building),
            Reason::Neighbour { neighbour, unit: Unit::Crystals, .. } => Source::Neighbour(neighbour),
            Reason::MostScales { .. } | Reason::TiedScales { .. } | Reason::ThreeScales { .. } => Source::Scales,
            _ => continue,
        };
        let pieces = amount / 3 + amount % 3;
        let facts = SlipFacts::PiecesCounted { source, crystals: small(amount), pieces: small(pieces) };
        slips.push(Slipped { seat, unit: Unit::Crystals, more: pieces - amount, facts });
    }
}

fn small(number: i32) -> u8 {
    u8::try_from(number).unwrap_or_default()
}

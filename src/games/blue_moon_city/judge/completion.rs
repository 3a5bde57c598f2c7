//! A building whose last section is built: who gets what, and the tile is turned.

use crate::game::shared::SEATS;
use crate::games::blue_moon_city::rules::{CityDone, MasterBuilder, RewardOrder};
use crate::games::blue_moon_city::scoring::{Grant, Table, crystals_left};
use crate::games::blue_moon_city::{
    Build, Building, Part, Phase, Plan, Position, Reason, Reward, Rulings, Seat, Section, Site, Spot,
};
use crate::order;
use crate::verdict::{Ledger, Unit};
use std::cmp::Reverse;

/// Whether it is not known who is master builder: that depends on which of the sections with one number the stones lie.
fn is_unclear(position: &Position, building: Building, site: &Site, rulings: &Rulings) -> bool {
    let of = |site: &Site| master_of(position, building, site, rulings);
    site.ways(position.plan(building)).iter().any(|way| of(way) != of(site))
}

/// Who is master builder of a building with those stones.
pub(crate) fn master_of(position: &Position, building: Building, site: &Site, rulings: &Rulings) -> Option<Seat> {
    master(position, building, site, rulings).map(|master| master.seat)
}

/// Who is master builder of a building that a stone finishes, if that is known.
pub(crate) fn master_after(position: &Position, building: Building, build: &Build, rulings: &Rulings) -> Option<Seat> {
    let mut site = *position.site(building);
    site.place(position.plan(building), build.section, build.seat);
    master_of(position, building, &site, rulings).filter(|_| !is_unclear(position, building, &site, rulings))
}

/// What a building brings that is finished, and the case does not tell.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Untold {
    /// Rewards that nobody has read off its tile.
    pub(crate) parts: Vec<Part>,
    /// Finished buildings that may lie beside it.
    pub(crate) beside: Vec<Building>,
}

/// What is not told of what `building` brings.
pub(crate) fn untold(position: &Position, building: Building) -> Untold {
    let plan = position.plan(building);
    let rewards = [(Part::Master, plan.master), (Part::Contributor, plan.contributor)];
    let parts = rewards.into_iter().filter(|(_, reward)| reward.is_none()).map(|(part, _)| part).collect();
    let is_sure =
        |other: Building| position.site(other).finished && [other, building].iter().all(|&one| position.spot(one).is_some());
    let beside = in_all(position, building).beside.into_iter().filter(|&other| !is_sure(other)).collect();
    Untold { parts, beside }
}

/// All that `building` may bring if it is finished.
pub(super) fn in_all(position: &Position, building: Building) -> Untold {
    let spots: Vec<Spot> = position.spots(building).collect();
    let may_be_finished = |other: &Building| position.site(*other).finished || position.unknowns.finished[other.index()];
    let is_beside = |other: &Building| position.spots(*other).any(|there| spots.iter().any(|spot| spot.distance(there) == 1));
    let beside = Building::ALL.into_iter().filter(may_be_finished).filter(is_beside).collect();
    Untold { parts: vec![Part::Master, Part::Contributor], beside }
}

/// The most of a unit that a player may get of what is not told.
fn most_of(position: &Position, building: Building, untold: &Untold, unit: Unit) -> u16 {
    let plan = position.plan(building);
    let printed = untold.parts.iter().map(|part| {
        let reward = if *part == Part::Master { plan.master } else { plan.contributor };
        u16::from(reward.map_or(building.dearest(unit), |reward| reward.of(unit)))
    });
    let brings = |other: Building| u16::from(position.plan(other).neighbour.of(unit));
    let mut beside = untold.beside.clone();
    order::by_key(&mut beside, |&other| Reverse(brings(other)));
    // Each lies where it is known to, or else on one of the places that are free for it.
    let around = |spot: Spot| {
        let mut free: Vec<Spot> = spot.neighbours().collect();
        let lies_there = |other: &&Building| {
            let place = free.iter().position(|there| position.spots(**other).any(|spot| spot == *there));
            place.map(|place| free.swap_remove(place)).is_some()
        };
        beside.iter().filter(lies_there).map(|&other| brings(other)).sum::<u16>()
    };
    printed.sum::<u16>() + position.spots(building).map(around).max().unwrap_or(0)
}

impl<L: Ledger<Reason>> Table<'_, L> {
    /// Notes what some players may get of a building, and nobody tells.
    pub(super) fn may_bring(&mut self, grant: &mut Grant, to: [bool; SEATS], building: Building, untold: &Untold) {
        let position = &mut *self.position;
        let [crystals, cards, scales] =
            [Unit::Crystals, Unit::Cards, Unit::Scales].map(|unit| most_of(position, building, untold, unit));
        let left = crystals_left(position, self.rulings).filter(|_| !position.unknowns.granted);
        let crystals = left.map_or(crystals, |left| crystals.min(u16::try_from(left).unwrap_or(u16::MAX)));
        let players: Vec<Seat> = position.seats().filter(|seat| to[seat.index()]).collect();
        let all = |each: u16| each.saturating_mul(players.len() as u16);
        position.doubt_rewards(to, crystals, all(crystals), all(cards));
        players.into_iter().for_each(|seat| grant.may_get(position, seat, building, [crystals, scales, cards]));
    }

    pub(super) fn complete(&mut self, seat: Seat, building: Building) {
        let (position, rulings) = (&*self.position, self.rulings);
        let mut grant = Grant::default();
        let rewards = rewards(position, seat, building, rulings);
        // Nobody else gets anything of it.
        let site = *position.site(building);
        let builders = std::array::from_fn(|index| Seat::new(index).is_some_and(|seat| site.count(seat) > 0));
        let builds = |seat: &Seat| builders[seat.index()];
        let untold = untold(position, building);
        if untold != Untold::default() {
            self.may_bring(&mut grant, builders, building, &untold);
        }
        let position = &mut *self.position;
        if is_unclear(position, building, &site, rulings) {
            let Reward { cards, scales, crystals } = position.plan(building).master.unwrap_or_default();
            match (cards, scales) {
                (0, 0) => position.doubt_crystals(builders, crystals.into(), crystals.into()),
                _ => position.doubt_rewards(builders, crystals.into(), crystals.into(), cards.into()),
            }
            let more = [crystals, scales, cards].map(u16::from);
            position.seats().filter(builds).for_each(|seat| grant.may_get(position, seat, building, more));
        }
        for (seat, amount, reason) in rewards {
            grant.hand(self, seat, amount, reason);
        }
        grant.score(self);
        let position = &mut *self.position;
        let site = std::mem::replace(&mut position.sites[building.index()], Site { finished: true, ..Site::default() });
        for owner in site.stones.into_iter().flatten() {
            position.player_mut(owner).stones += 1;
        }
        if rulings.city_done == CityDone::AtOnce && position.city_done() {
            position.turn.phase = Phase::Over;
        }
    }
}

/// Every reward in the order in which it is handed out, unit by unit.
fn rewards(position: &Position, seat: Seat, building: Building, rulings: &Rulings) -> Vec<(Seat, u8, Reason)> {
    let (plan, site) = (position.plan(building), position.site(building));
    let order: Vec<Seat> = seat.round(position.seats).collect();
    // Of two with one number it need not be told whose stone lies on which.
    let told = |section: Section| Some(section).filter(|section| !site.loose[section.index()]);
    let leftmost = |&seat: &Seat| Some((seat, told(plan.sections().find(|&section| site.stone(section) == Some(seat))?)));
    let builders: Vec<(Seat, Option<Section>)> = order.iter().filter_map(leftmost).collect();
    let mut rewards = Vec::new();
    let mut hand = |seat: Seat, reward: Reward, reason: &dyn Fn(Unit) -> Reason| {
        rewards.extend(reward.parts().map(|(unit, amount)| (seat, amount, reason(unit))));
    };
    if let Some(Master { seat, stones, next, leftmost }) = master(position, building, site, rulings)
        && !is_unclear(position, building, site, rulings)
    {
        let numbers = rulings.master_builder == MasterBuilder::Numbers;
        let reason = |unit| Reason::Master { building, unit, numbers, stones, next, leftmost };
        hand(seat, plan.master.unwrap_or_default(), &reason);
    }
    for &(seat, section) in &builders {
        hand(seat, plan.contributor.unwrap_or_default(), &|unit| Reason::Contributor { building, unit, section });
    }
    for neighbour in finished_neighbours(position, building) {
        for &(seat, section) in &builders {
            let reason = |unit| Reason::Neighbour { building, neighbour, unit, section };
            hand(seat, position.plan(neighbour).neighbour, &reason);
        }
    }
    if rulings.reward_order == RewardOrder::ByPlayer {
        rewards.sort_by_key(|&(seat, ..)| order.iter().position(|&other| other == seat));
    }
    rewards
}

/// The finished buildings beside one.
pub(crate) fn finished_neighbours(position: &Position, building: Building) -> impl Iterator<Item = Building> + '_ {
    let beside = position.spot(building).into_iter().flat_map(Spot::neighbours);
    beside.filter_map(|spot| position.city[spot.index()]).filter(|&other| position.site(other).finished)
}

/// What somebody's stones on a building are worth.
pub(crate) fn weight(plan: &Plan, site: &Site, seat: Seat, by: MasterBuilder) -> u8 {
    let own = plan.sections().filter(|&section| site.stone(section) == Some(seat));
    match by {
        MasterBuilder::Stones => site.count(seat),
        MasterBuilder::Numbers => own.map(|section| plan.cost(section).unwrap_or(1)).sum(),
    }
}

/// Who has most on a building, and by what.
struct Master {
    seat: Seat,
    /// What their stones are worth, and those of the next best.
    stones: u8,
    next: u8,
    /// The section that decides a tie.
    leftmost: Option<Section>,
}

/// Of several who have most, whose stone lies furthest to the left.
fn master(position: &Position, building: Building, site: &Site, rulings: &Rulings) -> Option<Master> {
    let plan = position.plan(building);
    let sum = |seat: Seat| weight(plan, site, seat, rulings.master_builder);
    let stones = position.seats().map(sum).max()?;
    let tied: Vec<Seat> = position.seats().filter(|&seat| sum(seat) == stones).collect();
    let leftmost = plan.sections().find(|&section| site.stone(section).is_some_and(|seat| tied.contains(&seat)))?;
    let seat = site.stone(leftmost)?;
    let next = position.seats().filter(|&other| other != seat).map(sum).max().unwrap_or(0);
    Some(Master { seat, stones, next, leftmost: (tied.len() > 1).then_some(leftmost) })
}

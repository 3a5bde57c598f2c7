//! Slips in rewarding a finished building, and one that is not.

use super::grant::{Delivery, Handed, Replay};
use super::{Fault, SlipFacts, Tile};
use crate::game::{Counted, Slipped};
use crate::games::blue_moon_city::judge::{finished_neighbours, master_of, weight};
use crate::games::blue_moon_city::rules::MasterBuilder;
use crate::games::blue_moon_city::{
    BlueMoonCity, Building, Move, Plan, Position, Reason, Reward, Rulings, Seat, Section, Site, Spot,
};
use crate::verdict::Unit;

pub(super) fn slips(step: &Counted<'_, BlueMoonCity>, seat: Seat, slips: &mut Vec<Slipped<SlipFacts>>) {
    let Move::Build(build) = step.play else { return };
    let position = step.before;
    let Some(building) = position.player(seat).figure else { return };
    let plan = position.plan(building);
    let mut site = *position.site(building);
    site.place(plan, build.section, seat);
    let tile = Tile { building, master: plan.master.unwrap_or_default(), each: plan.contributor.unwrap_or_default() };
    let replay = Replay::of_stone(step, seat);
    let scene = Scene { position, plan, site, tile, builder: seat, replay };
    if step.after.site(building).finished {
        let mut note = |handed: &Handed, fault: Fault| {
            scene.replay.note(handed, |then| SlipFacts::Rewards { tile, fault, then }, slips);
        };
        scene.neighbours(&mut note);
        scene.master(step, &mut note);
        scene.builders(&mut note);
        // Neighbours that bring nothing of it are not told.
        let alone =
            |slipped: &Slipped<SlipFacts>| matches!(slipped.facts, SlipFacts::Rewards { fault: Fault::NoStone { .. }, .. });
        let told: Vec<_> =
            slips.iter().filter(|slipped| alone(slipped)).map(|slipped| (slipped.seat, slipped.unit, slipped.more)).collect();
        slips.retain(|slipped| {
            !matches!(slipped.facts, SlipFacts::Rewards { fault: Fault::NoStoneBeside { .. }, .. })
                || !told.contains(&(slipped.seat, slipped.unit, slipped.more))
        });
    } else {
        let handed = scene.replay.handed.with(1, seat, tile.each, as_builder(building));
        let free = plan.sections().filter(|&section| site.stone(section).is_none()).count();
        scene.replay.note(&handed, |then| SlipFacts::UnfinishedPaid { tile, free, then }, slips);
    }
}

/// A building with its last stone, before it is rewarded.
struct Scene<'s> {
    position: &'s Position,
    plan: &'s Plan,
    site: Site,
    tile: Tile,
    /// Who placed the last stone.
    builder: Seat,
    replay: Replay<'s>,
}

impl Scene<'_> {
    /// Everybody with a stone on it, and how many there are.
    fn contributors(&self) -> impl Iterator<Item = (Seat, u8)> + '_ {
        self.position.seats().map(|seat| (seat, self.site.count(seat))).filter(|(_, stones)| *stones > 0)
    }

    fn neighbours(&self, note: &mut impl FnMut(&Handed, Fault)) {
        let building = self.tile.building;
        let beside: Vec<Spot> = self.position.spot(building).into_iter().flat_map(Spot::neighbours).collect();
        let is_finished = |other: Building| self.position.site(other).finished;
        let at = |spot: &Spot| self.position.city[spot.index()].filter(|&other| other != Building::Market);
        let touches = |other: &Spot| self.position.spot(building).is_some_and(|spot| spot.is_at_corner(*other));
        let corners = Spot::all().filter(touches).filter_map(|spot| at(&spot));
        let corners: Vec<Building> = corners.filter(|&other| is_finished(other)).collect();
        for (who, stones) in self.contributors() {
            let with = |neighbour: Building, times: u8| {
                let reward = self.position.plan(neighbour).neighbour;
                self.replay.handed.with(times, who, reward, by_neighbour(building, neighbour))
            };
            for neighbour in beside.iter().filter_map(at) {
                if !is_finished(neighbour) {
                    note(&with(neighbour, 1), Fault::NeighbourUnfinished { who, neighbour });
                    continue;
                }
                let its = |due: &Delivery| due.seat == who && is_of(due, neighbour);
                note(&self.replay.handed.without(its), Fault::NeighbourLeftOut { who, neighbour });
                if stones > 1 {
                    note(&with(neighbour, stones - 1), Fault::NeighbourPerStone { who, neighbour, stones });
                }
                self.in_part(who, neighbour, self.position.plan(neighbour).neighbour, its, note);
            }
            for &neighbour in &corners {
                note(&with(neighbour, 1), Fault::NeighbourAtCorner { who, neighbour });
            }
            note(&with(building, 1), Fault::OwnCorner { who });
        }
    }

    /// Each part of a reward of several parts left out.
    fn in_part(
        &self,
        who: Seat,
        of: Building,
        reward: Reward,
        its: impl Fn(&Delivery) -> bool,
        note: &mut impl FnMut(&Handed, Fault),
    ) {
        if reward.parts().iter().filter(|(_, amount)| *amount > 0).count() < 2 {
            return;
        }
        for (unit, _) in reward.parts() {
            let without = self.replay.handed.without(|due| its(due) && due.reason.unit() == unit);
            note(&without, Fault::RewardInPart { who, of, unit });
        }
    }

    fn master(&self, step: &Counted<'_, BlueMoonCity>, note: &mut impl FnMut(&Handed, Fault)) {
        let Tile { building, .. } = self.tile;
        let awarded = self.replay.handed.rewards.iter().find_map(|due| match due.reason {
            Reason::Master { leftmost, .. } => Some((due.seat, leftmost.is_some())),
            _ => None,
        });
        let Some((master, tied)) = awarded else { return };
        let handed = &self.replay.handed;
        let give_to = |instead: Seat| {
            let mut handed = handed.clone();
            for due in handed.rewards.iter_mut().filter(|due| is_master(due)) {
                due.seat = instead;
            }
            handed
        };
        let by_numbers = Rulings { master_builder: MasterBuilder::Numbers, ..*step.rulings };
        if let Some(instead) = master_of(self.position, building, &self.site, &by_numbers).filter(|&instead| instead != master)
            && step.rulings.master_builder == MasterBuilder::Stones
        {
            note(&give_to(instead), Fault::MasterByNumbers { master, instead });
        }
        if self.builder != master {
            note(&give_to(self.builder), Fault::MasterIsLast { master, instead: self.builder });
        }
        let weight = |seat: Seat| weight(self.plan, &self.site, seat, step.rulings.master_builder);
        let equal = |seat: Seat| tied && weight(seat) == weight(master);
        if tied {
            let right = self.plan.sections().rev().filter_map(|section| self.site.stone(section)).find(|&seat| equal(seat));
            if let Some(instead) = right.filter(|&instead| instead != master) {
                note(&give_to(instead), Fault::TieToTheRight { master, instead });
            }
            let others = self.position.seats().filter(|&seat| seat != master && equal(seat)).collect();
            note(&handed.without(is_master), Fault::TieLost { master, others });
        } else {
            note(&handed.without(is_master), Fault::MasterLeftOut { master });
        }
        for (who, _) in self.contributors().filter(|&(who, _)| who != master) {
            // Its reason only says of what it is: whatever this player is given now, as a builder of this building.
            let handed = handed.with(1, who, self.tile.master, as_builder(building));
            let fault = if equal(who) { Fault::TieShared { master, who } } else { Fault::MasterForAll { master, who } };
            note(&handed, fault);
            let lacks = |due: &Delivery| due.seat == who && matches!(due.reason, Reason::Neighbour { .. });
            note(&self.replay.handed.without(lacks), Fault::NeighboursForMasterOnly { who, master });
        }
        let mut swapped = handed.without(|due| is_master(due) || is_contributor(due));
        swapped.reward(master, self.tile.each, as_builder(building));
        self.contributors().for_each(|(who, _)| swapped.reward(who, self.tile.master, as_builder(building)));
        note(&swapped, Fault::CornersSwapped);
        note(&handed.without(|due| due.seat == master && is_contributor(due)), Fault::MasterNotContributor { master });
    }

    fn builders(&self, note: &mut impl FnMut(&Handed, Fault)) {
        let (building, handed) = (self.tile.building, &self.replay.handed);
        let master = handed.rewards.iter().find(|due| is_master(due)).map(|due| due.seat);
        for (who, stones) in self.contributors() {
            let its = |due: &Delivery| due.seat == who && is_contributor(due);
            // The master builder's is told as such.
            if master != Some(who) {
                note(&handed.without(its), Fault::ContributorLeftOut { who });
            }
            self.in_part(who, building, self.tile.each, its, note);
            if stones > 1 {
                let more = handed.with(stones - 1, who, self.tile.each, as_builder(building));
                note(&more, Fault::ContributorPerStone { who, stones });
            }
            if who != self.builder {
                note(&handed.without(|due| due.seat == who), Fault::OthersLeftOut { who, builder: self.builder });
            }
        }
        for who in self.position.seats().filter(|&who| self.site.count(who) == 0) {
            let more = handed.with(1, who, self.tile.each, as_builder(building));
            note(&more, Fault::NoStone { who });
            let beside = finished_neighbours(self.position, building).fold(more, |more, neighbour| {
                let reward = self.position.plan(neighbour).neighbour;
                more.with(1, who, reward, by_neighbour(building, neighbour))
            });
            note(&beside, Fault::NoStoneBeside { who });
        }
    }
}

/// Why a builder gets something, and for which neighbour. Handing out asks a reason only for its unit: any section will do.
fn as_builder(building: Building) -> impl Fn(Unit) -> Reason {
    move |unit| Reason::Contributor { building, unit, section: Some(FIRST) }
}
fn by_neighbour(building: Building, neighbour: Building) -> impl Fn(Unit) -> Reason {
    move |unit| Reason::Neighbour { building, neighbour, unit, section: Some(FIRST) }
}
const FIRST: Section = match Section::new(0) {
    Some(first) => first,
    None => unreachable!(),
};

fn is_master(due: &Delivery) -> bool {
    matches!(due.reason, Reason::Master { .. })
}

fn is_contributor(due: &Delivery) -> bool {
    matches!(due.reason, Reason::Contributor { .. })
}

fn is_of(due: &Delivery, building: Building) -> bool {
    matches!(due.reason, Reason::Neighbour { neighbour, .. } if neighbour == building)
}

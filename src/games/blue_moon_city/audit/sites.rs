//! Stones on buildings, and which buildings are finished.

use super::Findings;
use crate::game::reasons::NotPrinted;
use crate::game::shared::SEATS;
use crate::games::blue_moon_city::buildings::BUILDINGS;
use crate::games::blue_moon_city::reasons::Typed;
use crate::games::blue_moon_city::{Assumed, Building, Draft, DraftStone, Flaw, Plan, Position, Section, SectionName, Site};

/// Reads them; whether every stone of a player could be placed.
pub(super) fn read(draft: &Draft, position: &mut Position, findings: &mut Findings) -> [bool; SEATS] {
    let Position { sites, plans, .. } = position;
    let mut sound = [true; SEATS];
    read_finished(draft, sites, findings);
    for (index, said) in draft.sites.iter().enumerate().filter(|(_, said)| said.building != Building::Market) {
        let building = said.building;
        let (plan, site) = (&plans[building.index()], &mut sites[building.index()]);
        // Where one section is meant the stone comes first: the others lie on what is left.
        let is_one = |(_, typed): &(usize, &DraftStone)| plan.named(typed.section).nth(1).is_none();
        let (placed, others): (Vec<_>, Vec<_>) = said.stones.iter().enumerate().partition(is_one);
        for (stone, typed) in placed.into_iter().chain(others) {
            let (stone, seat) = (NotPrinted((index, stone)), typed.seat);
            let section = match site.finished {
                true => Err(Flaw::StoneOnFinished { building, stone, seat }),
                false => section(plan, building, stone, typed.section),
            };
            if section.is_ok() && site.free(plan, typed.section).is_some() {
                site.place(plan, typed.section, seat);
                continue;
            }
            sound[seat.index()] = false;
            findings.flaw(match section {
                Err(flaw) => Some(flaw),
                Ok(section) => {
                    let twice = |first| Flaw::SectionTwice { building, stone, section, first, second: seat };
                    site.stone(section).map(twice)
                }
            });
        }
        // Where a place is told the section is that one: the others are free on what is left.
        let (places, numbers): (Vec<_>, Vec<_>) = said.free.iter().partition(|free| free.place().is_some());
        for &free in places.into_iter().chain(numbers) {
            let section = plan.named(free).next();
            let stone = section.and_then(|section| site.stone(section));
            // Where all stones are shown every other section is free, and none is said again to be.
            let is_free = match free.number() {
                Some(_) if !said.more => site.free(plan, free).is_some(),
                _ => section.is_some() && site.tell_free(plan, free),
            };
            let (free, finished) = (NotPrinted(free), site.finished);
            let is_wrong = finished || !is_free && (section.is_some() || plan.costs.is_some());
            findings.flaw(is_wrong.then_some(Flaw::NotFree { building, free, stone, finished }));
        }
        if !said.more {
            site.free = Default::default();
        }
    }
    // The last stone finishes a building at once, so a full one that is not finished cannot be seen between two steps.
    for (building, site) in Building::ALL.into_iter().zip(&*sites) {
        let mut sections = plans[building.index()].sections();
        let is_full = building != Building::Market && sections.all(|section| site.stone(section).is_some());
        findings.flaw(is_full.then_some(Flaw::FullYetUnfinished { building }));
    }
    // One with stones is not finished, so its only other section is free, or one of those with one number.
    for (building, site) in Building::ALL.into_iter().zip(sites).filter(|(building, _)| !draft.tells_stones(*building)) {
        let plan = &plans[building.index()];
        let open: Vec<_> = plan.sections().filter(|&section| site.stone(section).is_none()).collect();
        let (tells_more, is_open) = (site.free != Site::default().free, draft.tells_finished(building) && !site.finished);
        if let ([last, others @ ..], false, true) = (&*open, tells_more, is_open) {
            let cost = plan.cost(*last).filter(|&cost| plan.priced(cost).nth(1).is_some());
            let name = cost.map_or(SectionName::Nth(*last), SectionName::Cost);
            if others.iter().all(|other| cost.is_some() && plan.cost(*other) == cost) {
                site.tell_free(plan, name);
            }
        }
    }
    sound
}

fn read_finished(draft: &Draft, sites: &mut [Site; BUILDINGS], findings: &mut Findings) {
    let said = |building: Building| {
        let listed = draft.finished.iter().flatten().filter(move |&&listed| listed == building).map(|_| true);
        listed.chain(draft.sites.iter().filter(move |site| site.building == building).filter_map(|site| site.finished))
    };
    for building in Building::ALL {
        let finished = said(building).any(|finished| finished);
        let both = finished && said(building).any(|finished| !finished);
        findings.flaw(both.then_some(Flaw::FinishedAndNot { building }));
        match building {
            Building::Market if finished => findings.flaw(Flaw::MarketIsNotBuilt),
            _ => sites[building.index()].finished = finished,
        }
    }
    let is_told = draft.finished.is_some() || draft.sites.iter().any(|site| site.finished.is_some());
    findings.assume((!is_told).then_some(Assumed::NothingFinished));
}

/// The section that a typed stone lies on; the first of several.
fn section(plan: &Plan, building: Building, stone: Typed, named: SectionName) -> Result<Section, Flaw> {
    match (named, plan.costs) {
        (SectionName::Nth(section), _) if section.index() < plan.count => Ok(section),
        (SectionName::Nth(section), _) => Err(Flaw::NoSuchSection { building, stone, section, count: plan.count }),
        (SectionName::Cost(cost), None) => Err(Flaw::SectionsUnread { building, stone, cost }),
        (SectionName::Cost(cost), Some(costs)) => {
            let unknown = || Flaw::NoSectionCosts { building, stone, cost, costs: costs[..plan.count].to_vec() };
            plan.priced(cost).next().ok_or_else(unknown)
        }
    }
}

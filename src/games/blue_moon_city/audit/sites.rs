//! Stones on buildings, and which buildings are finished.

use super::super::buildings::{BUILDINGS, Building, Plan};
use super::super::draft::{Draft, DraftStone};
use super::super::moves::SectionName;
use super::super::pieces::Section;
use super::super::position::Site;
use super::super::reasons::{Assumed, Flaw};
use super::Findings;
use super::city::City;
use crate::game::reasons::NotPrinted;
use crate::game::shared::SEATS;

/// Buildings as far as they can be trusted.
#[derive(Debug, Clone)]
pub(super) struct Built {
    /// Their stones, and which are finished.
    pub(super) sites: [Site; BUILDINGS],
    /// Whether every stone of a player could be placed.
    pub(super) sound: [bool; SEATS],
}

pub(super) fn read(draft: &Draft, city: &City, findings: &mut Findings) -> Built {
    let mut sites = [Site::default(); BUILDINGS];
    let mut sound = [true; SEATS];
    read_finished(draft, &mut sites, findings);
    for (index, said) in draft.sites.iter().enumerate().filter(|(_, said)| said.building != Building::Market) {
        let building = said.building;
        let plan = &city.plans[building.index()];
        let site = &mut sites[building.index()];
        // Where one section is meant the stone comes first: the others lie on what is left.
        let is_one = |(_, typed): &(usize, &DraftStone)| match typed.section {
            SectionName::Nth(_) => true,
            SectionName::Cost(cost) => plan.priced(cost).nth(1).is_none(),
        };
        let (placed, others): (Vec<_>, Vec<_>) = said.stones.iter().enumerate().partition(is_one);
        for (stone, typed) in placed.into_iter().chain(others) {
            let section = if site.finished {
                findings.flaw(Flaw::StoneOnFinished { building, stone: NotPrinted((index, stone)), seat: typed.seat });
                None
            } else {
                section(plan, building, (index, stone), typed, findings)
            };
            let seat = typed.seat;
            match section.map(|section| (section, site.free(plan, typed.section), site.stone(section))) {
                Some((_, Some(_), _)) => site.place(plan, typed.section, seat),
                Some((section, None, Some(first))) => {
                    findings.flaw(Flaw::SectionTwice {
                        building,
                        stone: NotPrinted((index, stone)),
                        section,
                        first,
                        second: seat,
                    });
                    sound[seat.index()] = false;
                }
                Some((_, None, None)) | None => sound[seat.index()] = false,
            }
        }
        // Where a place is told the section is that one: the others are free on what is left.
        let (places, numbers): (Vec<_>, Vec<_>) = said.free.iter().partition(|free| matches!(free, SectionName::Nth(_)));
        for &free in places.into_iter().chain(numbers) {
            let section = match free {
                SectionName::Nth(section) => Some(section).filter(|section| section.index() < plan.count),
                SectionName::Cost(cost) => plan.priced(cost).next(),
            };
            let stone = section.and_then(|section| site.stone(section));
            // Where all stones are shown every other section is free, and none is said again to be.
            let is_free = match free {
                SectionName::Cost(_) if !said.more => site.free(plan, free).is_some(),
                _ => section.is_some() && site.tell_free(plan, free),
            };
            if site.finished || !is_free && (section.is_some() || plan.costs.is_some()) {
                findings.flaw(Flaw::NotFree { building, free: NotPrinted(free), stone, finished: site.finished });
            }
        }
        if !said.more {
            site.free = Default::default();
        }
    }
    // The last stone finishes a building at once, so a full one that is not finished cannot be seen between two steps.
    for (building, site) in Building::ALL.into_iter().zip(&sites) {
        let mut sections = city.plans[building.index()].sections();
        if building != Building::Market && sections.all(|section| site.stone(section).is_some()) {
            findings.flaw(Flaw::FullYetUnfinished { building });
        }
    }
    Built { sites, sound }
}

fn read_finished(draft: &Draft, sites: &mut [Site; BUILDINGS], findings: &mut Findings) {
    let said = |building: Building| {
        let listed = draft.finished.iter().flatten().filter(move |&&listed| listed == building).map(|_| true);
        listed.chain(draft.sites.iter().filter(move |site| site.building == building).filter_map(|site| site.finished))
    };
    for building in Building::ALL {
        let finished = said(building).any(|finished| finished);
        if finished && said(building).any(|finished| !finished) {
            findings.flaw(Flaw::FinishedAndNot { building });
        }
        match building {
            Building::Market if finished => findings.flaw(Flaw::MarketIsNotBuilt),
            _ => sites[building.index()].finished = finished,
        }
    }
    if draft.finished.is_none() && draft.sites.iter().all(|site| site.finished.is_none()) {
        findings.assume(Assumed::NothingFinished);
    }
}

/// The section that a typed stone lies on; the first of several.
fn section(
    plan: &Plan,
    building: Building,
    (site, stone): (usize, usize),
    typed: &DraftStone,
    findings: &mut Findings,
) -> Option<Section> {
    let cost = match typed.section {
        SectionName::Nth(section) if section.index() < plan.count => return Some(section),
        SectionName::Nth(section) => {
            findings.flaw(Flaw::NoSuchSection { building, stone: NotPrinted((site, stone)), section, count: plan.count });
            return None;
        }
        SectionName::Cost(cost) => cost,
    };
    let Some(costs) = plan.costs else {
        findings.flaw(Flaw::SectionsUnread { building, stone: NotPrinted((site, stone)), cost });
        return None;
    };
    let section = plan.priced(cost).next();
    if section.is_none() {
        let costs = costs[..plan.count].to_vec();
        findings.flaw(Flaw::NoSectionCosts { building, stone: NotPrinted((site, stone)), cost, costs });
    }
    section
}

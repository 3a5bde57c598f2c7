//! Stones on sections with one number: on which of these each lies need not be said, and matters to the master builder alone.

use super::buildings::{Building, Plan};
use super::moves::SectionName;
use super::pieces::{Seat, Section};
use super::position::{Position, Site};

impl Position {
    /// How the free sections of a building are named, left to right; one name may be that of several.
    pub(super) fn free_names(&self, building: Building) -> impl Iterator<Item = SectionName> {
        let names = move || self.free_sections(building).map(move |free| self.site(building).name(self.plan(building), free));
        names().enumerate().filter(move |(at, name)| names().take(*at).all(|before| before != *name)).map(|(_, name)| name)
    }
}

impl Site {
    /// Places a stone, where there is a free section of this name; on the first of several.
    pub(super) fn place(&mut self, plan: &Plan, name: SectionName, seat: Seat) {
        let Some(section) = self.free(plan, name) else { return };
        let SectionName::Cost(cost) = name else {
            self.make_way(plan, section);
            (self.stones[section.index()], self.free[section.index()], self.loose[section.index()]) = (Some(seat), false, false);
            return self.settle(plan, section);
        };
        // It may lie on any of those that are known to be free: of the others one less is known to be.
        let told = plan.priced(cost).filter(|&section| self.is_told_free(section)).count();
        (self.stones[section.index()], self.loose[section.index()]) = (Some(seat), true);
        plan.priced(cost).for_each(|section| self.free[section.index()] = false);
        (1..told).for_each(|_| _ = self.tell_free(plan, name));
        self.settle(plan, section);
    }

    /// Notes that a section is free: of several with one number one more than is known. Whether one can be.
    pub(super) fn tell_free(&mut self, plan: &Plan, name: SectionName) -> bool {
        let section = match name {
            SectionName::Nth(section) => Some(section).filter(|&section| self.make_way(plan, section)),
            SectionName::Cost(cost) => {
                plan.priced(cost).find(|&section| self.stone(section).is_none() && !self.free[section.index()])
            }
        };
        let Some(section) = section else { return false };
        self.free[section.index()] = true;
        self.loose[section.index()] = matches!(name, SectionName::Cost(_));
        self.settle(plan, section);
        true
    }

    /// A stone that may lie on a section lies on another one then; whether no stone is left there.
    fn make_way(&mut self, plan: &Plan, section: Section) -> bool {
        let untaken = self.alike(plan, section).filter(|&other| self.stone(other).is_none());
        let other = untaken.min_by_key(|other| self.free[other.index()]);
        if let (Some(other), true) = (other, self.loose[section.index()]) {
            (self.stones[other.index()], self.loose[other.index()]) = (self.stones[section.index()].take(), true);
        }
        self.stone(section).is_none()
    }

    /// A section on which a stone can be placed under this name: the first of several.
    pub(super) fn free(&self, plan: &Plan, name: SectionName) -> Option<Section> {
        let is_free = |section: &Section| self.stone(*section).is_none();
        match name {
            SectionName::Nth(section) if self.loose[section.index()] => {
                self.alike(plan, section).chain([section]).any(|other| is_free(&other)).then_some(section)
            }
            _ => plan.named(name).find(is_free),
        }
    }

    /// Whether a section of this name is told to be free.
    pub(super) fn is_known_free(&self, plan: &Plan, name: SectionName) -> bool {
        let may_lie_elsewhere = name.place().is_some_and(|section| self.loose[section.index()]);
        plan.named(name).any(|section| self.is_told_free(section)) && !may_lie_elsewhere
    }

    /// Whether a stone may lie on a section that may as well lie on another one.
    pub(super) fn may_have_loose(&self, plan: &Plan, section: Section) -> bool {
        let is_loose = |other: Section| self.loose[other.index()] && self.stone(other).is_some();
        self.is_open(section) && self.open(plan, section).any(is_loose)
    }

    /// Whether a section is told to be free, if only as one of several.
    pub(super) fn is_told_free(&self, section: Section) -> bool {
        self.free[section.index()] && self.stone(section).is_none()
    }

    /// How a section is named: by its number where it is not known which of several a stone lies on, else by its place.
    pub(super) fn name(&self, plan: &Plan, section: Section) -> SectionName {
        let unclear = self.is_open(section) && self.open(plan, section).any(|section| self.loose[section.index()]);
        plan.cost(section).filter(|_| unclear).map_or(SectionName::Nth(section), SectionName::Cost)
    }

    /// The sections with the number of this one that are free, or have a stone that may as well lie on another one.
    pub(super) fn open(&self, plan: &Plan, section: Section) -> impl Iterator<Item = Section> + use<> {
        let (site, plan) = (*self, *plan);
        let alike = plan.cost(section).into_iter().flat_map(move |cost| plan.priced(cost));
        alike.filter(move |&section| site.is_open(section))
    }

    /// Whether a stone that is placed under this name may lie on one of several sections.
    pub(super) fn is_unclear(&self, plan: &Plan, name: SectionName) -> bool {
        // One that is named by its place is the only one.
        let may_take = |section: &Section| self.stone(*section).is_none() || self.loose[section.index()];
        plan.named(name).filter(may_take).count() > 1
    }

    /// Every way in which the stones can lie.
    pub(super) fn ways(&self, plan: &Plan) -> Vec<Self> {
        let mut ways = vec![*self];
        for section in plan.sections().filter(|&section| self.loose[section.index()] && self.stone(section).is_some()) {
            let later = self.alike(plan, section).filter(|&other| other > section && self.is_open(other));
            let swapped = |other: Section| ways.iter().map(move |way| way.swapped(section, other));
            let more: Vec<Self> = later.flat_map(swapped).collect();
            ways.extend(more);
        }
        ways
    }

    fn swapped(mut self, here: Section, there: Section) -> Self {
        self.stones.swap(here.index(), there.index());
        self
    }

    /// Whether a section is free, or has a stone that may as well lie on another one; not one that its place tells to be free.
    fn is_open(&self, section: Section) -> bool {
        self.loose[section.index()] || self.stone(section).is_none() && !self.free[section.index()]
    }

    /// The other sections that have the number of this one.
    fn alike(&self, plan: &Plan, section: Section) -> impl Iterator<Item = Section> + use<> {
        let costs = plan.cost(section).into_iter();
        let plan = *plan;
        costs.flat_map(move |cost| plan.priced(cost)).filter(move |&other| other != section)
    }

    /// If the sections with the number of `section` can be taken and free in one way only, they are known to be so.
    fn settle(&mut self, plan: &Plan, section: Section) {
        let open: Vec<Section> = self.open(plan, section).collect();
        let is_like = |one, other| (self.stone(one), self.is_told_free(one)) == (self.stone(other), self.is_told_free(other));
        if open.windows(2).all(|pair| pair.iter().all(|&section| is_like(section, pair[0]))) {
            open.into_iter().for_each(|section| self.loose[section.index()] = false);
        }
    }
}

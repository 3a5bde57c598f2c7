//! Building: which section, who pays what, and the stone.

use super::Trial;
use super::completion::in_all;
use crate::game::reasons::{NotPrinted, Objection};
use crate::games::blue_moon_city::pieces::deck;
use crate::games::blue_moon_city::reasons::{Idle, Price};
use crate::games::blue_moon_city::rules::{CityDone, Overpaying};
use crate::games::blue_moon_city::scoring::{Grant, Table};
use crate::games::blue_moon_city::unknowns::EVERYBODY;
use crate::games::blue_moon_city::{
    Build, Building, Card, Cards, Colour, Move, NotTold, Paint, Phase, Position, Reason, Refusal, Rulings, Seat, Section,
    SectionName, Value,
    payment::{self, Best},
};
use crate::verdict::{Amount, Ledger};
use std::collections::BTreeMap;

impl Trial<'_> {
    pub(super) fn build(&mut self, build: &Build) {
        if self.position.turn.phase == Phase::Drawing {
            self.refuse(Refusal::BuildingIsOver);
        }
        self.has_stone();
        if let Some(pay) = build.pay {
            self.holds(pay);
        }
        let position = self.position;
        let Some(building) = self.place(build) else { return self.pays_anything(None, build) };
        let plan = position.plan(building);
        // Whatever its numbers are.
        let colour = match (plan.paint, build.colour) {
            (Paint::None, _) => return,
            (Paint::Of(colour), Some(named)) if named != colour => {
                return self.refuse(Refusal::NotItsColour { building, named, colour });
            }
            (Paint::Of(colour), _) => Some(colour),
            // The move need not name one.
            (Paint::Any, named) => named,
        };
        let Some(section) = self.section(building, build.section) else { return self.pays_anything(Some(building), build) };
        let Some(cost) = plan.cost(section) else {
            self.refuse(NotTold::Numbers { building });
            return self.pays_anything(Some(building), build);
        };
        let section = Some(section).filter(|_| !position.site(building).is_unclear(plan, build.section));
        self.pays(build, Price { building, section, cost, colour });
    }
    /// Whether a payment is wrong for a number wherever that is printed, or too small for any: of a section that is not told.
    fn pays_anything(&mut self, building: Option<Building>, build: &Build) {
        let Some(paid) = build.pay.filter(|&paid| deck().contains(paid)) else { return };
        let (cost, bounds) = match build.section {
            SectionName::Cost(cost) => (u32::from(cost), Amount::exactly(cost.into())),
            SectionName::Nth(_) => (1, Amount::at_least(1)),
        };
        // What is refused already needs no weighing.
        if !self.refusals.iter().all(Refusal::is_open) {
            return;
        }
        let paint = building.map_or(Paint::Any, |building| self.position.plan(building).paint);
        let colour = if let Paint::Of(colour) = paint { Some(colour) } else { build.colour };
        if let Some(Best::Most(_, worth)) = payment::best(paid, payment::colours(paint, build.colour), cost, self.rulings)
            && worth < cost
        {
            let (worth, missing) = (small(worth), bounds + Amount::exactly(-i32::from(small(worth))));
            self.refuse(Refusal::TooLittleAnywhere { cost: bounds, colour: NotPrinted(colour), worth, missing, paid });
        } else if let (Some(building), SectionName::Cost(cost)) = (building, build.section) {
            self.pays(build, Price { building, section: None, cost, colour });
        }
    }
    /// The building where the figure stands, or where the step says, if stones can be placed there.
    fn place(&mut self, build: &Build) -> Option<Building> {
        let figure = self.position.player(self.seat).figure;
        if figure.is_none() {
            self.refuse(NotTold::Figure);
        }
        let figure = figure.or(build.on)?;
        self.refuse(match build.on {
            Some(named) if named != figure => Refusal::FigureElsewhere { named, figure },
            _ if figure == Building::Market => Refusal::MarketIsNotBuilt,
            _ if self.position.site(figure).finished => Refusal::AlreadyFinished { building: figure },
            _ => return Some(figure),
        });
        None
    }
    /// A free section that a name means: the first of several, which cost the same in the same colour.
    fn section(&mut self, building: Building, name: SectionName) -> Option<Section> {
        let plan = self.position.plan(building);
        let unprinted = match (name, plan.costs) {
            (SectionName::Nth(section), _) if section.index() >= plan.count => {
                Refusal::NoSuchSection { building, section, count: plan.count }
            }
            (SectionName::Cost(_), None) => NotTold::Numbers { building }.into(),
            (SectionName::Cost(cost), Some(costs)) if plan.priced(cost).next().is_none() => {
                Refusal::NoSectionCosts { building, cost, costs: costs[..plan.count].to_vec() }
            }
            _ => return self.free_section(building, name),
        };
        self.refuse(unprinted);
        None
    }
    /// Whether a section of this name is free; which is the first of several.
    fn free_section(&mut self, building: Building, name: SectionName) -> Option<Section> {
        let position = self.position;
        let (plan, site) = (position.plan(building), position.site(building));
        let meant: Vec<Section> = match name {
            SectionName::Nth(section) if site.may_have_loose(plan, section) => site.open(plan, section).collect(),
            _ => plan.named(name).collect(),
        };
        let has_stone = |seat: &Seat| meant.iter().any(|&section| site.stone(section) == Some(*seat));
        let owners: Vec<Seat> = position.seats().filter(has_stone).collect();
        let cost = NotPrinted(meant.first().and_then(|&section| plan.cost(section)));
        let only = meant.first().copied().filter(|_| meant.len() == 1);
        let Some(section) = site.free(plan, name) else {
            self.refuse(Refusal::SectionTaken { building, section: only, cost, owners });
            return None;
        };
        if name.place().is_some() && only.is_none() {
            let (building, section, sections) = (NotPrinted(building), NotPrinted(section), NotPrinted(meant));
            self.refuse(NotTold::Section { building, section, cost, owners, sections });
        }
        let only = Some(section).filter(|_| !site.is_unclear(plan, name));
        let is_asked = only.is_some_and(|section| name.place().is_some() && site.may_have_loose(plan, section));
        if !is_asked && !site.is_known_free(plan, name) {
            // The only section is free until the building is finished.
            if position.may_have_more(building) && plan.count > 1 {
                self.refuse(NotTold::Stones { building, section: NotPrinted(only), cost: NotPrinted(plan.cost(section)) });
            } else if position.unknowns.finished[building.index()] {
                self.refuse(NotTold::Finished { building });
            }
        }
        Some(section)
    }
    fn pays(&mut self, build: &Build, price: Price) {
        let (cost, paint) = (u32::from(price.cost), self.position.plan(price.building).paint);
        let colours = || payment::colours(paint, price.colour);
        let (hand, rulings) = (self.position.held(self.seat), self.rulings);
        let Some(paid) = build.pay else {
            let can_pay = match hand.others.most() {
                Some(0) => payment::is_enough(hand.known, paint, cost, rulings),
                others => others.is_none_or(|others| payment::at_most(hand.known, others.unsigned_abs()) >= cost),
            };
            return self.refuse(if can_pay { Refusal::PaymentNotSaid { price } } else { Refusal::CannotPay { price } });
        };
        // What nobody can have is refused already, as cards that are not in the hand.
        let Some(best) = payment::best(paid, colours(), cost, rulings) else { return };
        match best {
            Best::Whole(worth) if worth > cost && rulings.overpaying == Overpaying::OnlyWithoutExact => {
                let part = || payment::exact_part(paid, colours(), cost, rulings);
                if let Some(exact) = payment::exact(hand.known, paint, cost).or_else(part) {
                    self.refuse(Refusal::ExactPossible { price, worth: small(worth), exact: NotPrinted(exact) });
                } else if !self.position.turn.no_exact && !hand.is_open() {
                    self.refuse(NotTold::Exact { price, worth: small(worth) });
                }
            }
            Best::Whole(_) => {}
            Best::Most(colour, worth) => {
                self.counts(paid, colour, paint, price);
                if worth < cost {
                    let (worth, missing) = (small(worth), small(cost - worth));
                    self.refuse(Refusal::PaysTooLittle { price, worth, missing, paid });
                }
            }
        }
    }
    /// The cards of a payment in `colour` that count for nothing, by what keeps them from counting.
    fn counts(&mut self, paid: Cards, colour: Colour, paint: Paint, price: Price) {
        let mut reasons: Vec<(Idle, Cards)> = Vec::new();
        let idle = payment::idle(paid, colour, u32::from(price.cost), self.rulings);
        let passes = payment::pass(paid.minus(idle).unwrap_or_default(), colour);
        for (card, count) in idle.iter() {
            let why = why_idle(card, paid, !passes.is_empty(), colour, paint);
            match reasons.iter_mut().find(|(known, _)| *known == why) {
                Some((_, idle)) => idle.add(card, count),
                None => reasons.push((why, Cards::only(card, count))),
            }
        }
        for (why, idle) in reasons {
            let rule = NotPrinted(why.rule(idle, paid));
            self.refuse(Refusal::CountsForNothing { price, idle, why: NotPrinted(why), rule });
        }
    }
}

fn small(worth: u32) -> u8 {
    u8::try_from(worth).unwrap_or(u8::MAX)
}

/// Why a card of a payment in `colour` counts for nothing; `passes` if white cards let others of it pass.
fn why_idle(card: Card, paid: Cards, passes: bool, colour: Colour, paint: Paint) -> Idle {
    let has = |colour: Colour| [Value::One, Value::Two].into_iter().any(|value| paid.of(Card::new(colour, value)) > 0);
    match (card.colour, card.value) {
        (Colour::White, Value::One | Value::Two) => Idle::NothingForWhite,
        (Colour::White, Value::Three) if !has(Colour::White) && paid.iter().any(|(other, _)| other.colour != card.colour) => {
            Idle::WhiteThree
        }
        (Colour::Brown, Value::Three) if has(Colour::Brown) && !has(Colour::White) => Idle::ThreeInPair,
        (Colour::Brown, Value::One | Value::Two) if !has(Colour::White) => Idle::NoPartner,
        _ if has(Colour::White) && (passes || colour != Colour::White) => Idle::BeyondWhite,
        _ if has(Colour::White) => Idle::WhitePays,
        _ if paint == Paint::Any => Idle::SecondColour,
        _ => Idle::OtherColour,
    }
}

impl<L: Ledger<Reason>> Table<'_, L> {
    pub(super) fn build(&mut self, build: &Build) {
        let seat = build.seat;
        let Some(building) = self.position.player(seat).figure else { return };
        let (plan, site) = (*self.position.plan(building), *self.position.site(building));
        let Some(section) = site.free(&plan, build.section) else { return };
        let cost = plan.cost(section).unwrap_or(0);
        let section = Some(section).filter(|_| !site.is_unclear(&plan, build.section));
        let cards = build.pay.unwrap_or(Cards::EMPTY);
        self.discard(seat, cards, Reason::Paid { building, section, cost, cards });
        let position = &mut *self.position;
        position.sites[building.index()].place(&plan, build.section, seat);
        let player = position.player_mut(seat);
        player.stones = player.stones.saturating_sub(1);
        let first = position.turn.stones == 0;
        position.turn.stones = position.turn.stones.saturating_add(1);
        position.turn.phase = Phase::Building;
        if first {
            // Another may have been placed before it.
            let sure = !position.turn.unknowns.placed;
            self.wake_dragons(seat, building, sure);
        }
        let position = &mut *self.position;
        if position.free_sections(building).next().is_none() {
            self.complete(seat, building);
        } else if position.may_have_more(building)
            && !position.free_sections(building).any(|free| position.site(building).is_told_free(free))
        {
            // Of what is not told every other section may have a stone: this one may have finished it.
            let mut grant = Grant::default();
            let untold = in_all(position, building);
            self.may_bring(&mut grant, EVERYBODY, building, &untold);
            grant.score(self);
            let position = &mut *self.position;
            (position.unknowns.returns, position.unknowns.finished[building.index()]) = (true, true);
            position.turn.unknowns.over |= self.rulings.city_done == CityDone::AtOnce && position.city_may_be_done();
        }
    }
    /// The first stone of a turn brings a scale for each dragon that is there, if it is `sure` to be the first.
    fn wake_dragons(&mut self, seat: Seat, building: Building, sure: bool) {
        let dragons = self.position.dragons_on(building);
        let there = dragons.iter().filter(|&&there| there).count() as u8;
        let unknowns = self.position.dragons.iter().filter(|at| at.is_none()).count() as u8;
        let (count, more) = if sure { (there, unknowns) } else { (0, there + unknowns) };
        let mut grant = Grant::default();
        let reason = match count {
            0 => Reason::DragonsNotTold { building, first: there > 0 },
            _ => Reason::Dragons { building, dragons, more: more > 0 },
        };
        grant.hand_scales(self, seat, Amount::between(count.into(), (count + more).into()), reason);
        grant.score(self);
    }
}

/// Every free section where the figure stands, with its number.
pub(crate) fn sections(position: &Position, seat: Seat) -> impl Iterator<Item = (SectionName, u8)> {
    let player = position.player(seat);
    player.figure.filter(|_| player.stones > 0).into_iter().flat_map(move |building| {
        position.free_names(building).filter_map(move |name| Some((name, name.cost(position.plan(building))?)))
    })
}

/// Each of them with the ways to pay for it.
pub(super) fn list(position: &Position, seat: Seat, rulings: &Rulings, moves: &mut Vec<Move>) {
    let player = position.player(seat);
    let Some(figure) = player.figure else { return };
    let mut ways: BTreeMap<u8, Vec<Cards>> = BTreeMap::new();
    for (section, cost) in sections(position, seat) {
        let pay = || payment::ways(player.hand.known, position.plan(figure).paint, u32::from(cost), rulings);
        let build = |&pay: &Cards| Move::Build(Build { seat, on: None, colour: None, section, pay: Some(pay) });
        moves.extend(ways.entry(cost).or_insert_with(pay).iter().map(build));
    }
}

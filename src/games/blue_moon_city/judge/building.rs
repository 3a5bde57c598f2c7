//! Building: which section, who pays what, and the stone.

use super::{completion, hand};
use crate::game::reasons::{NotPrinted, Objection};
use crate::games::blue_moon_city::pieces::deck;
use crate::games::blue_moon_city::reasons::{Idle, Numbered, Price};
use crate::games::blue_moon_city::rules::{CityDone, Overpaying};
use crate::games::blue_moon_city::scoring::Grant;
use crate::games::blue_moon_city::{
    Build, Building, Card, Cards, Colour, Dragon, DragonTo, Move, NotTold, Paint, Phase, Position, Reason, Refusal, Rulings,
    Seat, Section, SectionName, Turn, Value,
    payment::{self, Best},
};
use crate::verdict::{Amount, Ledger};
use std::collections::BTreeMap;

pub(super) fn judge(position: &Position, turn: &Turn, build: &Build, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    if turn.phase == Phase::Drawing {
        refusals.push(Refusal::BuildingIsOver);
    }
    refusals.extend(hand::judge_stones(position, build.seat));
    if let Some(pay) = build.pay {
        hand::judge(position, build.seat, pay, refusals);
    }
    let Some(building) = judge_place(position, build, refusals) else {
        return judge_value(Paint::Any, build, rulings, refusals);
    };
    let Some(section) = judge_section(position, building, build.section, refusals) else {
        return judge_value(position.plan(building).paint, build, rulings, refusals);
    };
    let Some(colour) = judge_colour(position, building, build.colour, refusals) else { return };
    match position.plan(building).cost(section) {
        Some(cost) => {
            let section = Some(section).filter(|_| !position.site(building).is_unclear(position.plan(building), build.section));
            judge_payment(position, turn, build, Price { building, section, cost, colour }, rulings, refusals);
        }
        None => {
            refusals.push(NotTold::Numbers { building }.into());
            judge_value(position.plan(building).paint, build, rulings, refusals);
        }
    }
}

/// Whether a payment is too small for a number wherever that is printed, or for any number: of a section that is not told.
fn judge_value(paint: Paint, build: &Build, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    let Some(paid) = build.pay.filter(|&paid| deck().contains(paid)) else { return };
    let (cost, bounds) = match build.section {
        SectionName::Cost(cost) => (u32::from(cost), Amount::exactly(cost.into())),
        SectionName::Nth(_) => (1, Amount::at_least(1)),
    };
    // What is refused already needs no weighing.
    if !refusals.iter().all(Refusal::is_open) {
        return;
    }
    if let Some(Best::Most(_, worth)) = payment::best(paid, payment::colours(paint, build.colour), cost, rulings)
        && worth < cost
    {
        let colour = if let Paint::Of(colour) = paint { Some(colour) } else { build.colour };
        let (worth, missing) = (small(worth), bounds + Amount::exactly(-i32::from(small(worth))));
        refusals.push(Refusal::TooLittleAnywhere { cost: bounds, colour: NotPrinted(colour), worth, missing, paid });
    }
}

/// The building where the figure stands, or where the step says, if stones can be placed there.
fn judge_place(position: &Position, build: &Build, refusals: &mut Vec<Refusal>) -> Option<Building> {
    let Some(figure) = position.player(build.seat).figure.or(build.on) else {
        refusals.push(NotTold::Figure.into());
        return None;
    };
    if position.player(build.seat).figure.is_none() {
        refusals.push(NotTold::Figure.into());
    }
    if let Some(named) = build.on
        && named != figure
    {
        refusals.push(Refusal::FigureElsewhere { named, figure });
        return None;
    }
    if figure == Building::Market {
        refusals.push(Refusal::MarketIsNotBuilt);
        return None;
    }
    if position.site(figure).finished {
        refusals.push(Refusal::AlreadyFinished { building: figure });
        return None;
    }
    Some(figure)
}

/// A free section that a name means: the first of several, which cost the same in the same colour.
fn judge_section(position: &Position, building: Building, name: SectionName, refusals: &mut Vec<Refusal>) -> Option<Section> {
    let (plan, site) = (position.plan(building), position.site(building));
    match name {
        SectionName::Nth(section) if section.index() >= plan.count => {
            refusals.push(Refusal::NoSuchSection { building, section, count: plan.count });
            return None;
        }
        SectionName::Nth(_) => {}
        SectionName::Cost(cost) => {
            let Some(costs) = plan.costs else {
                refusals.push(NotTold::Numbers { building }.into());
                return None;
            };
            if plan.priced(cost).next().is_none() {
                refusals.push(Refusal::NoSectionCosts { building, cost, costs: costs[..plan.count].to_vec() });
                return None;
            }
        }
    }
    judge_free(position, building, name, refusals);
    let section = site.free(plan, name)?;
    let only = Some(section).filter(|_| !site.is_unclear(plan, name));
    let is_asked = only.is_some_and(|section| name.place().is_some() && site.may_have_loose(plan, section));
    if !is_asked && !site.is_known_free(plan, name) {
        if position.may_have_more(building) {
            refusals.push(NotTold::Stones { building, section: NotPrinted(only), cost: NotPrinted(plan.cost(section)) }.into());
        } else if position.unknowns.finished[building.index()] {
            refusals.push(NotTold::Finished { building }.into());
        }
    }
    Some(section)
}

/// Whether a section of this name is free.
fn judge_free(position: &Position, building: Building, name: SectionName, refusals: &mut Vec<Refusal>) {
    let (plan, site) = (position.plan(building), position.site(building));
    let meant: Vec<Section> = match name {
        SectionName::Nth(section) if site.may_have_loose(plan, section) => site.open(plan, section).collect(),
        SectionName::Nth(section) => vec![section],
        SectionName::Cost(cost) => plan.priced(cost).collect(),
    };
    let has_stone = |seat: &Seat| meant.iter().any(|&section| site.stone(section) == Some(*seat));
    let owners: Vec<Seat> = position.seats().filter(has_stone).collect();
    let cost = meant.first().and_then(|&section| plan.cost(section));
    let only = meant.first().copied().filter(|_| meant.len() == 1);
    match (name, site.free(plan, name)) {
        (_, None) => refusals.push(Refusal::SectionTaken { building, section: only, cost: NotPrinted(cost), owners }),
        (SectionName::Nth(section), Some(_)) if only.is_none() => {
            let (section, cost, sections) = (NotPrinted(section), NotPrinted(cost), NotPrinted(Numbered(meant)));
            refusals.push(NotTold::Section { building: NotPrinted(building), section, cost, owners, sections }.into());
        }
        (_, Some(_)) => {}
    }
}

/// The colour in which is paid; none inside on the palace, where the move need not name one.
fn judge_colour(
    position: &Position,
    building: Building,
    named: Option<Colour>,
    refusals: &mut Vec<Refusal>,
) -> Option<Option<Colour>> {
    match (position.plan(building).paint, named) {
        (Paint::None, _) => None,
        (Paint::Of(colour), Some(named)) if named != colour => {
            refusals.push(Refusal::NotItsColour { building, named, colour });
            None
        }
        (Paint::Of(colour), _) => Some(Some(colour)),
        (Paint::Any, named) => Some(named),
    }
}

fn judge_payment(position: &Position, turn: &Turn, build: &Build, price: Price, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    let Price { building, colour, cost, .. } = price;
    let cost = u32::from(cost);
    let paint = position.plan(building).paint;
    let colours = || payment::colours(paint, colour);
    let Some(paid) = build.pay else {
        let hand = position.player(build.seat).hand;
        let can_pay =
            !hand.is_open() || position.may_hold_more(build.seat) || payment::is_enough(hand.known, paint, cost, rulings);
        refusals.push(if can_pay { Refusal::PaymentNotSaid { price } } else { Refusal::CannotPay { price } });
        return;
    };
    // What nobody can have is refused already, as cards that are not in the hand.
    let Some(best) = payment::best(paid, colours(), cost, rulings).filter(|_| deck().contains(paid)) else { return };
    match best {
        Best::Whole(worth) if worth > cost && rulings.overpaying == Overpaying::OnlyWithoutExact => {
            let hand = position.player(build.seat).hand;
            let part = || payment::exact_part(paid, colours(), cost, rulings);
            if let Some(exact) = payment::exact(hand.known, paint, cost).or_else(part) {
                refusals.push(Refusal::ExactPossible { price, worth: small(worth), exact: NotPrinted(exact) });
            } else if !turn.no_exact && (hand.hidden != Some(0) || position.may_hold_more(build.seat)) {
                refusals.push(NotTold::Exact { price, worth: small(worth) }.into());
            }
        }
        Best::Whole(_) => {}
        Best::Most(colour, worth) => {
            judge_idle(paid, colour, paint, price, rulings, refusals);
            if worth < cost {
                let (worth, missing) = (small(worth), small(cost - worth));
                // On the palace cards count in one colour only.
                let own = price.colour.or(paid.iter().next().map(|(card, _)| card.colour));
                refusals.push(match price.building.print().paint {
                    Paint::Any if paid.iter().any(|(card, _)| Some(card.colour) != own) => {
                        Refusal::PaysSeveralColours { price, worth, missing, paid }
                    }
                    _ => Refusal::PaysTooLittle { price, worth, missing, paid },
                });
            }
        }
    }
}

/// The cards of a payment in `colour` that count for nothing, by what keeps them from counting.
fn judge_idle(paid: Cards, colour: Colour, paint: Paint, price: Price, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    let mut reasons: Vec<(Idle, Cards)> = Vec::new();
    let idle = payment::idle(paid, colour, u32::from(price.cost), rulings);
    let passes = payment::pass(paid.minus(idle).unwrap_or_default(), colour);
    for (card, count) in idle.iter() {
        let why = why_idle(card, paid, !passes.is_empty(), colour, paint);
        match reasons.iter_mut().find(|(known, _)| *known == why) {
            Some((_, idle)) => idle.add(card, count),
            None => reasons.push((why, std::iter::repeat_n(card, usize::from(count)).collect())),
        }
    }
    let nothing = |(why, idle): (Idle, Cards)| Refusal::CountsForNothing {
        price,
        idle,
        why: NotPrinted(why),
        rule: NotPrinted(why.rule(idle, paid)),
    };
    refusals.extend(reasons.into_iter().map(nothing));
}

fn small(worth: u32) -> u8 {
    u8::try_from(worth).unwrap_or(u8::MAX)
}

/// Why a card of a payment in `colour` counts for nothing; `passes` if white cards let others of it pass.
fn why_idle(card: Card, paid: Cards, passes: bool, colour: Colour, paint: Paint) -> Idle {
    let has = |colour: Colour| [Value::One, Value::Two].into_iter().any(|value| paid.of(Card::new(colour, value)) > 0);
    match (card.colour, card.value) {
        (Colour::White, Value::One | Value::Two) => Idle::NothingForWhite,
        (Colour::Brown, Value::Three) if has(Colour::Brown) && !has(Colour::White) => Idle::ThreeInPair,
        (Colour::Brown, Value::One | Value::Two) if !has(Colour::White) => Idle::NoPartner,
        _ if has(Colour::White) && (passes || colour != Colour::White) => Idle::BeyondWhite,
        _ if has(Colour::White) => Idle::WhitePays,
        _ if paint == Paint::Any => Idle::SecondColour,
        _ => Idle::OtherColour,
    }
}

pub(super) fn apply<L: Ledger<Reason>>(position: &mut Position, build: &Build, rulings: &Rulings, ledger: &mut L) {
    let seat = build.seat;
    let Some(building) = position.player(seat).figure else { return };
    let (plan, site) = (*position.plan(building), *position.site(building));
    let Some(section) = site.free(&plan, build.section) else { return };
    let cost = plan.cost(section).unwrap_or(0);
    let section = Some(section).filter(|_| !site.is_unclear(&plan, build.section));
    let cards = build.pay.unwrap_or(Cards::EMPTY);
    hand::discard(position, seat, cards, Reason::Paid { building, section, cost, cards }, ledger);
    position.sites[building.index()].place(&plan, build.section, seat);
    let player = position.player_mut(seat);
    player.stones = player.stones.saturating_sub(1);
    let first = position.turn.stones == 0;
    position.turn.stones = position.turn.stones.saturating_add(1);
    position.turn.phase = Phase::Building;
    if first {
        // Another may have been placed before it.
        let sure = !std::mem::take(&mut position.turn.unknowns.placed);
        wake_dragons(position, seat, building, sure, rulings, ledger);
    }
    let finished = position.free_sections(building).next().is_none();
    if finished {
        completion::apply(position, seat, building, rulings, ledger);
    } else if position.may_have_more(building)
        && !position.free_sections(building).any(|free| position.site(building).is_told_free(free))
    {
        // Of what is not told every other section may have a stone: this one may have finished it.
        position.doubt_rewards(u16::MAX, u16::MAX, u16::MAX);
        position.doubt_scales();
        (position.unknowns.returns, position.unknowns.finished[building.index()]) = (true, true);
        position.turn.unknowns.over |= rulings.city_done == CityDone::AtOnce && position.city_may_be_done();
    }
}

/// The first stone of a turn brings a scale for each dragon that is there, if it is `sure` to be the first.
fn wake_dragons<L: Ledger<Reason>>(
    position: &mut Position,
    seat: Seat,
    building: Building,
    sure: bool,
    rulings: &Rulings,
    ledger: &mut L,
) {
    let dragons = Dragon::ALL.map(|dragon| position.dragons[dragon.index()] == Some(DragonTo::Building(building)));
    let there = dragons.iter().filter(|&&there| there).count() as u8;
    let unknowns = position.dragons.iter().filter(|at| at.is_none()).count() as u8;
    let (count, more) = if sure { (there, unknowns) } else { (0, there + unknowns) };
    let mut grant = Grant::default();
    let reason = Reason::Dragons { building, dragons, more: more > 0 };
    grant.hand_scales(position, seat, Amount::between(count.into(), (count + more).into()), reason, rulings, ledger);
    grant.end(position, rulings, ledger);
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

/// Whether some section can be paid for in more ways than are listed.
pub(crate) fn is_cut_short(listed: &[Move]) -> bool {
    let section = |play: &Move| match play {
        Move::Build(build) => Some((build.seat, build.section)),
        Move::Walk { .. }
        | Move::Stride { .. }
        | Move::Leap { .. }
        | Move::Fly { .. }
        | Move::Offer(_)
        | Move::Discard { .. }
        | Move::Draw { .. }
        | Move::Reveal { .. } => None,
    };
    let built: Vec<_> = listed.iter().filter_map(section).collect();
    // What is paid for one section is listed in a row.
    built.chunk_by(|one, other| one == other).any(|ways| ways.len() >= payment::MOST_WAYS)
}

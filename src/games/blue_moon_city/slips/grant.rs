//! What a step hands out, and what it would bring if it handed out something else.
//!
//! The judge's own function hands out again, so a slip's effect is exact: a supply that runs out, scales scored or not.

use super::{SlipFacts, Then};
use crate::game::{Counted, Slipped};
use crate::games::blue_moon_city::scoring::{Grant, Table};
use crate::games::blue_moon_city::{BlueMoonCity, Position, Reason, Reward, Rulings, Seat, UNITS};
use crate::verdict::{Record, Tally, Unit};

/// An amount of one unit for one player.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Delivery {
    pub(super) seat: Seat,
    /// How much is due, whether or not the supply has it.
    pub(super) amount: u8,
    /// How much of it the supply did not have.
    pub(super) short: u8,
    pub(super) reason: Reason,
}

/// What a step hands out, in order: for dragons, then for a finished building. Scales are scored after each if they ran out.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Handed {
    pub(super) dragons: Vec<Delivery>,
    pub(super) rewards: Vec<Delivery>,
}

impl Handed {
    /// What is due of one unit to one player.
    fn due(&self, seat: Seat, unit: Unit) -> i32 {
        let all = self.dragons.iter().chain(&self.rewards);
        all.filter(|due| due.seat == seat && due.reason.unit() == unit).map(|due| i32::from(due.amount)).sum()
    }
    /// Adds a reward for a finished building.
    pub(super) fn reward(&mut self, seat: Seat, reward: Reward, reason: impl Fn(Unit) -> Reason) {
        self.rewards.extend(reward.parts().map(|(unit, amount)| Delivery { seat, amount, short: 0, reason: reason(unit) }));
    }
    /// With a reward more, so many times.
    pub(super) fn with(&self, times: u8, seat: Seat, reward: Reward, reason: impl Fn(Unit) -> Reason) -> Self {
        let mut more = self.clone();
        (0..times).for_each(|_| more.reward(seat, reward, &reason));
        more
    }
    /// Without the rewards that `gone` speaks of.
    pub(super) fn without(&self, gone: impl Fn(&Delivery) -> bool) -> Self {
        Self { dragons: self.dragons.clone(), rewards: self.rewards.iter().filter(|due| !gone(due)).cloned().collect() }
    }
}

/// A step, ready to be handed out again.
pub(super) struct Replay<'s> {
    /// The table before anything is handed out.
    base: Position,
    /// What was handed out.
    pub(super) handed: Handed,
    /// The table after the step.
    after: &'s Position,
    rulings: &'s Rulings,
    scored: bool,
}

impl<'s> Replay<'s> {
    /// A stone that the player in `seat` placed.
    pub(super) fn of_stone(step: &'s Counted<'_, BlueMoonCity>, seat: Seat) -> Self {
        let mut base = step.before.clone();
        base.turn.seat = seat;
        let mut handed = Handed::default();
        for (index, &(to, amount, reason)) in step.awards.iter().enumerate() {
            let Some(to) = Seat::new(to) else { continue };
            let due = match reason {
                Reason::Paid { cards, .. } => {
                    base.discard.known = base.discard.known.plus(cards);
                    Table { position: &mut base, rulings: step.rulings, ledger: &mut Tally::default() }.give(to, amount, reason);
                    continue;
                }
                Reason::Dragons { .. } => &mut handed.dragons,
                Reason::Master { .. } | Reason::Contributor { .. } | Reason::Neighbour { .. } => &mut handed.rewards,
                _ => continue,
            };
            // What the supply lacked is told right after what it had.
            let short = match step.awards.get(index + 1) {
                Some(&(_, _, Reason::NotThere { unit, owed })) if unit == reason.unit() => owed,
                _ => 0,
            };
            due.push(Delivery { seat: to, amount: super::small(amount).saturating_add(short), short, reason });
        }
        let scored = step.awards.iter().any(|(_, _, reason)| is_scoring(reason));
        Self { base: supplied(base), handed, after: step.after, rulings: step.rulings, scored }
    }

    /// A step that handed out nothing.
    pub(super) fn of_nothing(step: &'s Counted<'_, BlueMoonCity>, seat: Seat) -> Self {
        let mut base = step.after.clone();
        base.turn.seat = seat;
        Self { base: supplied(base), handed: Handed::default(), after: step.after, rulings: step.rulings, scored: false }
    }

    /// The table after something was handed out, and whether scales were scored.
    pub(super) fn hand(&self, handed: &Handed) -> (Position, bool) {
        let mut position = self.base.clone();
        let mut ledger = Record::default();
        let mut table = Table { position: &mut position, rulings: self.rulings, ledger: &mut ledger };
        for group in [&handed.dragons, &handed.rewards] {
            let mut grant = Grant::default();
            for &Delivery { seat, amount, reason, .. } in group {
                grant.hand(&mut table, seat, amount, reason);
            }
            grant.score(&mut table);
        }
        let scored = ledger.0.iter().any(|(_, _, reason)| is_scoring(reason));
        (position, scored)
    }

    /// Notes for everybody what they would have if `handed` had been handed out instead.
    pub(super) fn note(&self, handed: &Handed, facts: impl Fn(Then) -> SlipFacts, slips: &mut Vec<Slipped<SlipFacts>>) {
        let (position, scored) = self.hand(handed);
        for seat in position.seats() {
            for unit in UNITS {
                let more = position.player(seat).count(unit).least() - self.after.player(seat).count(unit).least();
                if more == 0 {
                    continue;
                }
                let direct = more == handed.due(seat, unit) - self.handed.due(seat, unit);
                let then = match (self.scored, scored) {
                    _ if direct => Then::Direct,
                    (true, false) => Then::NotScored,
                    (false, true) => Then::Scored,
                    (true, true) => Then::ScoredOtherwise,
                    (false, false) => Then::Direct,
                };
                slips.push(Slipped { seat, unit, more, facts: facts(then) });
            }
        }
    }
}

/// Whoever counts wrongly does not run out of scales of which nobody tells how many are left.
fn supplied(mut base: Position) -> Position {
    base.scales = base.scales.known().unwrap_or(base.all_scales()).into();
    base
}

/// Whether an award tells that scales are scored.
pub(super) fn is_scoring(reason: &Reason) -> bool {
    matches!(
        reason,
        Reason::MostScales { .. }
            | Reason::TiedScales { .. }
            | Reason::ThreeScales { .. }
            | Reason::FewScales { .. }
            | Reason::ScalesNotTold { .. }
    )
}

//! Steps judged, made, listed: one file a subject.
//!
//! A `Trial` collects every reason against a step and trusts nothing in it; a `Table` is where a step is made that it let pass;
//! `list` knows what is conceivable, except shorthands, for the known cards of the hand.

mod building;
mod completion;
mod dragons;
mod drawing;
mod hand;
mod movement;
mod offering;

pub(super) use building::is_cut_short;
pub(super) use completion::{Untold, finished_neighbours, master_after, master_of, untold, weight};
pub(super) use dragons::named as named_dragon;
pub(super) use drawing::{nobody_can_offer, somebody_can_offer};
pub(super) use movement::steps_left;
pub(super) use offering::list as offerings;

use super::pieces::DRAGON_STEPS;
use super::reasons::Power;
use super::scoring::Table;
use super::{BlueMoonCity, Move, NotTold, Phase, Position, Reason, Refusal, Rulings, Seat, Turn, UNITS};
use crate::game::{Judge, Objection};
use crate::verdict::{Amount, Ledger, Record, Unit};
use std::borrow::Cow;

impl Judge for BlueMoonCity {
    const TURNS_HAVE_STEPS: bool = true;

    fn judge(position: &Position, play: &Move, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
        let seat = play.seat();
        if let Move::Reveal { cards, .. } = play {
            return Trial { position, seat, rulings, refusals }.reveal(*cards);
        }
        let position = &*position.before_step();
        if let Some(count) = lacking_before(position, play) {
            return refusals.push(NotTold::Missing { count }.into());
        }
        let turn = position.turn;
        if turn.phase == Phase::Over || turn.seat != seat {
            // Drawing has just ended the player's turn.
            let is_next = seat.next(position.seats) == turn.seat && turn == Turn::new(turn.seat);
            return refusals.push(match play {
                _ if turn.phase == Phase::Over => Refusal::GameOver,
                Move::Draw { .. } if is_next => Refusal::HasDrawn { turn: turn.seat },
                Move::Discard { .. } if is_next => Refusal::DiscardsTooLate { turn: turn.seat },
                _ => Refusal::NotYourTurn { turn: turn.seat, phase: turn.phase },
            });
        }
        let before = refusals.len();
        Trial { position, seat, rulings, refusals }.judge(play);
        if turn.unknowns.over && refusals[before..].iter().all(Refusal::is_open) {
            let offerings = turn.offerings > 0 && !position.player(turn.seat).tells_offerings();
            refusals.insert(before, NotTold::End { players: !position.whole_table, offerings }.into());
        }
    }
    /// Notes what a legal step tells of the turn before it; a reveal tells only of cards.
    fn tell(position: &mut Position, play: &Move) {
        if !matches!(play, Move::Reveal { .. }) {
            position.tell_phase(play);
        }
    }
    fn carry_out<L: Ledger<Reason>>(position: &mut Position, play: &Move, rulings: &Rulings, ledger: &mut L) {
        if let Move::Reveal { seat, cards } = play {
            return hand::apply_reveal(position, *seat, *cards);
        }
        if let Cow::Owned(later) = position.before_step() {
            *position = later;
        }
        position.tell_phase(play);
        let seat = play.seat();
        let mut table = Table { position, rulings, ledger };
        match play {
            Move::Walk { path, with, .. } => table.walk(seat, path, *with),
            Move::Stride { card, .. } => table.stride(seat, *card),
            Move::Leap { card, to, .. } => table.leap(seat, *card, *to),
            Move::Fly { card, to, .. } => table.fly(seat, *card, *to),
            Move::Build(build) => table.build(build),
            Move::Offer(offering) => table.offer(offering),
            Move::Discard { count, cards, .. } => table.exchange(seat, *count, *cards),
            Move::Draw { count, cards, .. } => table.draw(seat, *count, *cards),
            Move::Reveal { .. } => {}
        }
    }

    fn mover(play: &Move) -> Option<Seat> {
        Some(play.seat())
    }
    /// A step of the player whose turn it is, before it is settled what is discarded; then drawing comes first.
    fn is_due(position: &Position, play: &Move) -> bool {
        match play {
            Move::Reveal { .. } => true,
            // Whoever has discarded and goes on is refused; only the next player's step takes the drawing for granted.
            _ => position.turn.phase != Phase::Drawing || position.turn.seat == play.seat(),
        }
    }
    /// Without a phase the first step begins a turn. Which cards are drawn is no choice; to draw is one, once all else is done.
    fn conceivable(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
        let (phase, seat) = (position.turn.phase, position.turn.seat);
        if phase == Phase::Movement {
            movement::list(position, seat, moves);
            dragons::list(position, seat, moves);
        }
        if phase <= Phase::Building {
            building::list(position, seat, rulings, moves);
            offering::list(position, seat, moves);
            drawing::list(position, seat, moves);
        }
    }
    /// What a step brings no list asks, unless it decides which steps look alike.
    fn rulings_affecting_list(position: &Position, rulings: &Rulings) -> Rulings {
        let not_asked = Rulings::default();
        let is_loose = position.sites.iter().any(|site| site.loose.contains(&true));
        Rulings {
            dragon_colours: not_asked.dragon_colours,
            master_builder: if is_loose { rulings.master_builder } else { not_asked.master_builder },
            reward_order: not_asked.reward_order,
            scales_mid_scoring: not_asked.scales_mid_scoring,
            owed_scales_kept: not_asked.owed_scales_kept,
            scales_return: not_asked.scales_return,
            crystal_tokens: not_asked.crystal_tokens,
            reshuffle: not_asked.reshuffle,
            city_done: not_asked.city_done,
            ..*rulings
        }
    }
    /// Once it is settled what is discarded, drawing leaves no choice; which cards come is then not known.
    fn forced(position: &Position, _rulings: &Rulings) -> Option<Move> {
        let seat = position.turn.seat;
        (position.turn.phase == Phase::Drawing).then_some(Move::Draw { seat, count: None, cards: None })
    }
    fn scores(position: &Position) -> Vec<Amount> {
        position.seats().flat_map(|seat| UNITS.map(|unit| position.has(seat, unit))).collect()
    }
    /// Only a stone brings what is not told.
    fn perhaps(
        before: &Position,
        play: &Move,
        after: &Position,
        awards: &[(usize, Amount, Reason)],
        rulings: &Rulings,
    ) -> Vec<(usize, Amount, Reason)> {
        let units = || after.seats().flat_map(|seat| UNITS.map(|unit| (seat, unit)));
        let (Move::Build(build), Some(building)) = (play, before.player(play.seat()).figure) else { return Vec::new() };
        if units().all(|(seat, unit)| after.has(seat, unit).known().is_some()) {
            return Vec::new();
        }
        let least = Carried::out(before.without_doubts(), play, rulings);
        // A scoring takes away scales that nobody is known to have, too: of each player the most that there may be.
        let with_most = |seat: Seat| {
            let others = before.seats().filter(|&other| other != seat).map(|other| before.player(other).scales().least());
            let lie = before.all_scales() - before.scales.least() - others.sum::<i32>();
            let own = before.player(seat).scales();
            let most = own.most().map_or(lie, |most| most.min(lie)).max(own.least());
            let mut position = least.before.clone();
            position.player_mut(seat).counts[2] = most.into();
            (most > own.least()).then(|| Carried::out(position, play, rulings))
        };
        let most: Vec<Option<Carried>> = before.seats().map(with_most).collect();
        let unknowns = &least.after.unknowns;
        let is_finished = least.after.site(building).finished;
        let rewards = unknowns.rewards || is_finished && master_after(&least.before, building, build, rulings).is_none();
        let beside = |(seat, unit): (Seat, Unit)| {
            let amount = if unit == Unit::Cards {
                let may_have_come = unknowns.hand[seat.index()] || unknowns.aside[seat.index()];
                if may_have_come { Amount::at_least(0) } else { Amount::default() }
            } else {
                let awarded = awarded(awards, seat, unit);
                let (mut low, mut high) = least.beside(seat, unit);
                for most in most.iter().map(|most| most.as_ref().unwrap_or(&least)) {
                    if unit == Unit::Scales {
                        let lost = most.before.player(seat).scales() + awarded;
                        low = low.min(most.after.player(seat).scales().least() - lost.least()).min(most.beside(seat, unit).0);
                    } else {
                        high = high.zip(most.beside(seat, unit).1).map(|(one, other)| one.max(other));
                    }
                }
                // No more than what there is then can have come, and no less.
                let (told, then) = (before.player(seat).count(unit) + awarded, after.player(seat).count(unit));
                let low = told.most().map_or(low, |told| low.max(then.least() - told));
                let high = high.map(|high| then.most().map_or(high, |then| high.min(then - told.least())));
                high.map_or(Amount::at_least(low), |high| Amount::between(low.min(high), low.max(high)))
            };
            (amount != 0).then_some((seat.index(), amount, Reason::NotAllTold { building, unit, rewards }))
        };
        units().filter_map(beside).collect()
    }
    fn looks_alike(here: &Position, there: &Position) -> bool {
        here.looks_like(there)
    }
    fn unit(reason: &Reason) -> Unit {
        reason.unit()
    }
    fn is_pending(_position: &Position, _rulings: &Rulings) -> bool {
        false
    }
}

/// A move that was carried out, with what was noted of it.
struct Carried {
    before: Position,
    after: Position,
    ledger: Record<Reason>,
}

impl Carried {
    fn out(before: Position, play: &Move, rulings: &Rulings) -> Self {
        let (mut after, mut ledger) = (before.clone(), Record::default());
        BlueMoonCity::carry_out(&mut after, play, rulings, &mut ledger);
        Self { before, after, ledger }
    }
    /// How much of a unit a player may have got beside that, at least and at most.
    fn beside(&self, seat: Seat, unit: Unit) -> (i32, Option<i32>) {
        let told = self.before.player(seat).count(unit) + awarded(&self.ledger.0, seat, unit);
        let then = self.after.player(seat).count(unit);
        (then.least() - told.least(), then.most().zip(told.most()).map(|(then, told)| then - told))
    }
}

/// What is noted of a unit for a player.
fn awarded(awards: &[(usize, Amount, Reason)], seat: Seat, unit: Unit) -> Amount {
    let own = awards.iter().filter(|(to, _, reason)| (*to, reason.unit()) == (seat.index(), unit));
    own.map(|(_, amount, _)| *amount).sum()
}

/// A step while it is judged.
struct Trial<'t> {
    /// The table as the step finds it.
    position: &'t Position,
    /// Who makes it.
    seat: Seat,
    rulings: &'t Rulings,
    /// What speaks against it.
    refusals: &'t mut Vec<Refusal>,
}

impl Trial<'_> {
    fn refuse(&mut self, refusal: impl Into<Refusal>) {
        self.refusals.push(refusal.into());
    }
    fn judge(&mut self, play: &Move) {
        match play {
            Move::Walk { path, with, .. } => self.walk(path, *with),
            Move::Stride { card, .. } => self.plays_in_time(*card, Power::Stride),
            Move::Leap { card, to, .. } => self.leap(*card, *to),
            Move::Fly { card, dragon, to, .. } => {
                self.plays_in_time(*card, Power::Fly);
                self.fly(*card, *dragon, *to);
            }
            Move::Build(build) => self.build(build),
            Move::Offer(offering) => self.offer(offering),
            Move::Discard { count, cards, .. } => self.exchange(*count, *cards),
            Move::Draw { count, cards, .. } => self.draw(*count, *cards),
            Move::Reveal { .. } => {}
        }
    }
}

/// How many cards are shown nowhere before a step that nobody makes once cards lie aside.
fn lacking_before(position: &Position, play: &Move) -> Option<u32> {
    let ends = matches!(play, Move::Discard { .. } | Move::Draw { .. });
    let may_be_held = position.seats().any(|seat| position.may_hold_more(seat));
    position.lacking().filter(|_| !ends && !may_be_held && position.turn.phase != Phase::Over)
}

/// How many steps a legal move of a figure or a dragon takes, and of how many if that and the phase are told; none for others.
pub(super) fn steps(position: &Position, play: &Move) -> Option<(u8, Option<u8>)> {
    match play {
        Move::Walk { seat, path, with } => {
            let turn = position.turn;
            let (steps, _, unknown) = movement::steps(position, position.player(*seat).figure?, path);
            let is_told = !turn.unknowns.has_more_steps() && !turn.unknowns.placed;
            unknown.is_none().then(|| (steps, Some(movement::steps_left(&turn, *with)).filter(|_| is_told)))
        }
        Move::Fly { card, to, .. } => Some((dragons::steps(position, *card, *to)?, Some(DRAGON_STEPS))),
        _ => None,
    }
}

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

pub(super) use completion::{Untold, finished_neighbours, master_after, master_of, untold, weight};
pub(super) use dragons::named as named_dragon;
pub(super) use drawing::{drawn, nobody_can_offer, somebody_can_offer};
pub(super) use movement::{greys_played, legs, steps as steps_of, steps_left};
pub(super) use offering::list as offerings;

use super::pieces::DRAGON_STEPS;
use super::reasons::Power;
use super::scoring::Table;
use super::{BlueMoonCity, Dragon, Move, NotTold, Phase, Position, Reason, Refusal, Rulings, Seat, Turn, UNITS};
use crate::game::{Judge, Objection};
use crate::verdict::{Amount, Ledger, Unit};
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
        if let Move::Reveal { seat, cards } = *play {
            let hand = &mut position.player_mut(seat).hand;
            *hand = hand.showing(cards).unwrap_or(*hand);
            return;
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
        if phase == Phase::Drawing {
            moves.push(drawing::rest(position, seat));
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
                let has_none = dragon.is_none() && Dragon::moved_by(card.colour).is_none();
                self.plays_in_time(*card, if has_none { Power::Leave } else { Power::Fly });
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

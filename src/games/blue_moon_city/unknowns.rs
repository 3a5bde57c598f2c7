//! What a position takes for granted because its case does not say it.
//!
//! Counts that rest on it have bounds; a step or a refusal that depends on it is undecided, for more on the table could decide it
//! otherwise. What is assumed is always the least: no offering, no stone, nothing handed out.

use super::buildings::{BUILDINGS, Building};
use super::draft::{Draft, Uncounted};
use super::moves::Move;
use super::pieces::{Level, STONES, Seat};
use super::position::{Phase, Position, Stack, scales_for};
use crate::game::shared::SEATS;
use crate::verdict::{Amount, Unit};
use std::borrow::Cow;
use std::ops::RangeInclusive;

/// All players.
pub(super) const EVERYBODY: [bool; SEATS] = [true; SEATS];

/// How far a turn has come, as far as that is taken for granted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TurnUnknowns {
    /// Whether the game goes on: nothing is left to build, and nobody may be able to offer.
    pub over: bool,
    /// Whether it is at its beginning: a stone may have been placed or an offering made.
    pub phase: bool,
    /// How many stones were placed, or offerings made: there may be more than are counted.
    pub placed: bool,
    /// Which of two numbers is untold, if only the other is told: grey 2s may have been played, each for two more steps.
    pub pace: Option<Pace>,
}

/// One of two numbers of steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pace {
    /// Those that the figure has left.
    Left,
    /// Those that it has walked, at least so many as are counted: it may have gone elsewhere by a grey 1.
    Walked,
    /// Both: it walked where nobody knows how far it is. As many as may have been are counted as walked.
    Both,
}

impl TurnUnknowns {
    /// Whether nobody tells how many steps the figure has left: it may have more than are counted.
    pub(super) fn has_more_steps(self) -> bool {
        matches!(self.pace, Some(Pace::Left | Pace::Both))
    }
    /// Whether it may have more, if only because grey 2s were played before the first step of a case.
    pub(super) fn may_have_more_steps(self) -> bool {
        self.has_more_steps() || self.phase
    }
}

/// What is taken for granted of the rest of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Unknowns {
    /// Where a player's reserve is taken to be the stones shown nowhere else: how many of them may lie where a case does not show
    /// them.
    pub elsewhere: [Option<u8>; SEATS],
    /// Buildings that may have stones beside those that are shown.
    pub stones: [bool; BUILDINGS],
    /// Buildings that may be finished although they are not shown so.
    pub finished: [bool; BUILDINGS],
    /// Players who may have cards aside beside those that are shown.
    pub aside: [bool; SEATS],
    /// Players whose hand may hold cards beside those that are counted.
    pub hand: [bool; SEATS],
    /// Players with an untold draw in a turn that is only assumed to begin there: what comes later may show that it did not.
    pub drew: [bool; SEATS],
    /// Whether a building may have been finished, or have brought more, without being counted: much that follows is unsure.
    pub rewards: bool,
    /// The most crystals that all players may have got since the beginning without that being counted; the greatest number where
    /// nobody knows.
    pub crystals: u16,
    /// Whether somebody is taken to have got crystals of which nobody knows whether the supply had them.
    pub granted: bool,
    /// Whether the discarded cards may have become the draw pile without being counted so.
    pub shuffled: bool,
    /// Whether nothing was said of how many cards the piles hold: they have not run out then.
    pub piles: bool,
    /// Cards that may have left the piles beside those that are counted; the greatest number if nobody knows how many.
    pub drawn: u8,
    /// Whether stones may have come back to players without that being counted.
    pub returns: bool,
}

impl Position {
    /// The table as a step finds it: of a part of a table only what the others cannot have changed since the last turn is known.
    pub(super) fn before_step(&self) -> Cow<'_, Self> {
        if !self.others_next {
            return Cow::Borrowed(self);
        }
        let mut later = Self { others_next: false, dragons: [None; 3], ..self.clone() };
        later.doubt_rewards(EVERYBODY, u16::MAX, u16::MAX, u16::MAX);
        later.doubt_scales();
        let unknowns = &mut later.unknowns;
        (unknowns.returns, unknowns.hand, unknowns.aside) = (true, [true; SEATS], [false; SEATS]);
        for building in Building::ALL.into_iter().filter(|&building| building != Building::Market) {
            let site = &mut later.sites[building.index()];
            if !site.finished {
                site.free = Default::default();
                (unknowns.stones[building.index()], unknowns.finished[building.index()]) = (true, true);
            }
        }
        let laid = later.obelisk.laid;
        later.obelisk.laid = Amount::between(laid.least(), Level::all_spaces(SEATS).into()).or(laid);
        later.obelisk.next = None;
        Cow::Owned(later)
    }

    /// What a player has of a unit, as far as the case tells it. What is counted is the least, where nothing of it may have gone.
    pub(super) fn has(&self, seat: Seat, unit: Unit) -> Amount {
        let (player, at) = (self.player(seat), seat.index());
        let count = player.count(unit);
        match unit {
            Unit::Offerings if count.known().is_none() => count.capped(self.most_offerings(seat)),
            Unit::Scales => self.scales_of(seat),
            Unit::Offerings | Unit::Crystals | Unit::Points => count.stopped_at(0),
            Unit::Cards => {
                let cards = player.hand.plus(player.aside);
                let shown = player.hand.least() + player.aside.known.total();
                let told = cards.len().is_some() && !self.unknowns.hand[at] && !self.unknowns.aside[at];
                // Of cards that nobody sees, those that came since are counted.
                let least = count.least();
                if told { least.into() } else { Amount::at_least(i32::try_from(shown).unwrap_or(i32::MAX).max(least)) }
            }
        }
    }

    /// All scales in the game, at most.
    pub(super) fn all_scales(&self) -> i32 {
        scales_for(*self.tables().end()).into()
    }

    /// The scales of a player: those that are neither in the supply nor with others.
    pub(super) fn scales_of(&self, seat: Seat) -> Amount {
        let others: Amount = self.seats().filter(|&other| other != seat).map(|other| self.player(other).scales()).sum();
        let left = Amount::exactly(self.all_scales()) + -(others + self.scales);
        // Those who are not told of may have some.
        self.player(seat).scales().within(if self.whole_table { left } else { left.or(0.into()) })
    }

    /// The most offerings that a player can have made: as long as the game goes on fewer than end it, unless one was just made.
    pub(super) fn most_offerings(&self, seat: Seat) -> i32 {
        let may_have_won = self.turn.phase == Phase::Over || self.turn.offerings > 0;
        let to_win = self.most_to_win() - u8::from(!may_have_won);
        let others = self.seats().filter(|&other| other != seat).map(|other| self.player(other).offerings());
        let laid = self.obelisk.laid.most().map_or(i32::MAX, |laid| laid - others.sum::<i32>());
        i32::from(to_win.min(STONES.saturating_sub(self.on_buildings(seat) + self.stones_left(seat)))).min(laid)
    }

    /// Notes that some players may have got crystals, `each` of them and `all`; the greatest number stands for any.
    pub(super) fn doubt_crystals(&mut self, some: [bool; SEATS], each: u16, all: u16) {
        let more = if each == u16::MAX { Amount::at_least(0) } else { Amount::between(0, each.into()) };
        let players = self.players.iter_mut().zip(some).filter(|(_, may)| *may);
        players.for_each(|(player, _)| player.counts[1] += more);
        self.unknowns.crystals = self.unknowns.crystals.saturating_add(all);
    }

    /// Notes that any scales may have come and gone.
    pub(super) fn doubt_scales(&mut self) {
        self.players.iter_mut().for_each(|player| player.counts[2] = Amount::at_least(0));
        self.scales = Amount::between(1, self.all_scales());
    }

    /// Notes that a building may have been finished unseen, or brought more than shown: to each of some and to all so many
    /// crystals, so many cards together. Scales are left to a [`Grant`](super::scoring::Grant).
    pub(super) fn doubt_rewards(&mut self, some: [bool; SEATS], each: u16, all: u16, cards: u16) {
        self.doubt_crystals(some, each, all);
        let turn = self.turn.seat;
        let unknowns = &mut self.unknowns;
        unknowns.rewards = true;
        if cards == 0 {
            return;
        }
        unknowns.shuffled = true;
        unknowns.drawn = unknowns.drawn.saturating_add(u8::try_from(cards).unwrap_or(u8::MAX));
        for (index, seat) in Seat::all().enumerate().take(self.seats).filter(|&(index, _)| some[index]) {
            let gets = if turn == seat { &mut unknowns.aside } else { &mut unknowns.hand };
            gets[index] = true;
        }
    }

    /// Takes over what a case says that it may not have counted. Whose turn brought it nobody says: anybody may have got it.
    pub(super) fn leave_uncounted(&mut self, draft: &Draft) {
        let aside = self.unknowns.aside;
        if draft.leaves(Uncounted::Rewards) {
            self.doubt_rewards(EVERYBODY, u16::MAX, u16::MAX, u16::MAX);
            self.unknowns.returns = true;
        }
        if draft.uncounted.contains(&Uncounted::Crystals) {
            self.doubt_crystals(EVERYBODY, u16::MAX, u16::MAX);
        }
        if draft.leaves(Uncounted::Scales) {
            self.doubt_scales();
        }
        let unknowns = &mut self.unknowns;
        if draft.leaves(Uncounted::Cards) {
            unknowns.hand = [true; SEATS];
            let own = Some(self.turn.seat).filter(|_| self.turn.phase != Phase::Movement);
            unknowns.aside = std::array::from_fn(|index| aside[index] || own.is_some_and(|seat| seat.index() == index));
        }
    }

    /// What is not counted, as a case can say it. Crystals are told with their bounds, scales that are not known are not told.
    pub(super) fn uncounted(&self) -> Vec<Uncounted> {
        let unknowns = &self.unknowns;
        let aside = |seat: Seat| unknowns.aside[seat.index()] && !self.player(seat).aside.is_empty();
        let cards = self.seats().any(|seat| unknowns.hand[seat.index()] || aside(seat));
        let is_open = |seat: Seat| !self.player(seat).tells_offerings() && self.player(seat).offerings() > 0;
        let rewards = unknowns.rewards.then_some(Uncounted::Rewards);
        let cards = (cards && !unknowns.rewards).then_some(Uncounted::Cards);
        let offerings = self.seats().any(is_open).then_some(Uncounted::Offerings);
        [rewards, cards, offerings].into_iter().flatten().collect()
    }

    /// Notes what a legal step tells of the turn before it: nobody moves after building, builds after discarding, or has cards
    /// aside in another player's turn or before building.
    pub(super) fn tell_phase(&mut self, play: &Move) {
        let moves = matches!(play, Move::Walk { .. } | Move::Stride { .. } | Move::Leap { .. } | Move::Fly { .. });
        let builds = matches!(play, Move::Build(_) | Move::Offer(_));
        // Without a phase the first step begins a turn, if it can.
        let guessed = std::mem::take(&mut self.turn.unknowns.phase);
        let begins = moves || guessed && self.lacking().is_none();
        self.unknowns.drew[play.seat().index()] |= guessed && matches!(play, Move::Draw { count: None, cards: None, .. });
        self.turn.unknowns.placed &= !begins;
        if begins {
            self.turn.offered.get_or_insert(false);
        }
        if begins || builds {
            self.turn.discarded.get_or_insert(0);
        }
        let unknowns = &mut self.unknowns;
        for (index, aside) in unknowns.aside.iter_mut().enumerate() {
            *aside &= !begins && index == play.seat().index();
        }
    }

    /// Notes that a player's turn ends with what was set aside coming into the hand; nobody else has anything aside then.
    pub(super) fn takes_aside(&mut self, seat: Seat) {
        let unknowns = &mut self.unknowns;
        unknowns.hand[seat.index()] |= std::mem::take(&mut unknowns.aside)[seat.index()];
    }

    /// A hand with what may have come into it without being counted.
    pub(super) fn held(&self, seat: Seat) -> Stack {
        self.player(seat).hand.plus(if self.may_hold_more(seat) { Stack::UNKNOWN } else { Stack::EMPTY })
    }

    /// Whether a hand may hold cards beside those that are counted.
    pub(super) fn may_hold_more(&self, seat: Seat) -> bool {
        self.unknowns.hand[seat.index()] || self.unknowns.drew[seat.index()]
    }

    /// How many stones may lie on the obelisk.
    pub(super) fn may_lie(&self) -> RangeInclusive<i32> {
        let laid = self.obelisk.laid;
        laid.least()..=laid.most().unwrap_or(Level::all_spaces(SEATS).into())
    }

    /// Whether the next free space of the obelisk may be one marked `price`.
    pub(super) fn may_be_next(&self, price: u8) -> bool {
        match self.obelisk.next {
            Some(next) => next.price() == price,
            None => self.may_lie().any(|laid| self.is_next_after(laid, price)),
        }
    }

    /// The same where so many stones lie.
    pub(super) fn is_next_after(&self, laid: i32, price: u8) -> bool {
        self.tables_in_play().any(|players| Level::after(laid, players).is_some_and(|level| level.price() == price))
    }

    /// Whether the next free space may be another than as far as the case tells.
    pub(super) fn may_be_further(&self) -> bool {
        self.obelisk.next.is_none() && self.may_lie().any(|laid| self.next_after(laid) != self.next_space())
    }

    /// Whether a building may have stones that are not shown.
    pub(super) fn may_have_more(&self, building: Building) -> bool {
        self.unknowns.stones[building.index()]
    }
}

//! What a position takes for granted because its case does not say it.
//!
//! Counts that rest on it have bounds; a step or a refusal that depends on it is undecided, for more on the table could decide it
//! otherwise. What is assumed is always the least: no offering, no stone, nothing handed out.

use super::buildings::{BUILDINGS, Building};
use super::draft::Uncounted;
use super::moves::Move;
use super::pieces::{STONES, Seat};
use super::position::{Obelisk, Phase, Position, scales_for};
use super::scoring::MOST_SCORED;
use crate::game::shared::SEATS;
use crate::verdict::{Amount, Unit};

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
    /// Whether the figure may have more steps left than are counted.
    pub(super) fn has_more_steps(self) -> bool {
        matches!(self.pace, Some(Pace::Left | Pace::Both))
    }
}

/// What is taken for granted of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PlayerUnknowns {
    /// Whether the scales are counted from 0.
    pub scales: bool,
    /// Whether the offerings are counted from 0.
    pub offerings: bool,
    /// If reserve stones are taken to be those shown nowhere else: how many may lie where the case says that it shows not all.
    pub elsewhere: Option<u8>,
}

/// What is taken for granted of the rest of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Unknowns {
    /// What is only counted from nothing, player by player.
    pub players: [PlayerUnknowns; SEATS],
    /// Stones that may lie on the obelisk beside those that are counted.
    pub laid: u8,
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
    /// Scales that may be missing from the supply; the greatest number where nobody knows how many.
    pub scales: u8,
    /// The most scales neither in the supply nor with a player whose scales are told. Who has most is then not known.
    pub scattered: u8,
    /// Whether a building may have been finished, or have brought more, without being counted: much that follows is unsure.
    pub rewards: bool,
    /// The most scales that each player may have got beside those that are counted; the greatest number where nobody knows.
    pub more_scales: [u8; SEATS],
    /// Whether scales may have been scored, and given back, without that being counted.
    pub scored: bool,
    /// The most crystals that players may have got beside those that are counted; the greatest number where nobody knows.
    pub crystals: u16,
    /// Whether the discarded cards may have become the draw pile without being counted so.
    pub shuffled: bool,
    /// Whether nothing was said of how many cards the piles hold: they have not run out then.
    pub piles: bool,
    /// Cards that may have left the piles beside those that are counted; the greatest number if nobody knows how many.
    pub drawn: u8,
    /// Whether stones may have come back to players without that being counted.
    pub returns: bool,
}

impl Unknowns {
    /// Notes that players may have got so many crystals more.
    pub(super) fn doubt_crystals(&mut self, more: u16) {
        self.crystals = self.crystals.saturating_add(more);
    }
}

impl Unknowns {
    /// The same table as if all that was handed out so far had been counted.
    pub(super) fn without_doubts(self) -> Self {
        let none = [false; SEATS];
        Self { rewards: false, more_scales: [0; SEATS], scored: false, crystals: 0, hand: none, aside: none, ..self }
    }
}

impl Position {
    /// What a player may have got of a unit beside what is counted: the builder so many `scales`, if no more than that is open.
    pub(super) fn doubted(&self, seat: Seat, unit: Unit, builder: bool, scales: u8) -> Amount {
        let unknowns = &self.unknowns;
        match unit {
            Unit::Crystals if unknowns.crystals < u16::MAX => Amount::between(0, unknowns.crystals.into()),
            Unit::Crystals => Amount::at_least(0),
            Unit::Scales => {
                let all = i32::from(scales_for(*self.tables().end())) - self.player(seat).scales();
                let more = if unknowns.rewards {
                    all
                } else if builder {
                    all.min(scales.into())
                } else {
                    0
                };
                let fewer = if unknowns.scored { self.player(seat).scales() } else { 0 };
                Amount::between(-fewer, more.max(0))
            }
            Unit::Cards if unknowns.hand[seat.index()] || unknowns.aside[seat.index()] => Amount::at_least(0),
            Unit::Offerings | Unit::Cards | Unit::Points => Amount::default(),
        }
    }

    /// What a player has of a unit, as far as the case tells it. What is counted is the least, where nothing of it may have gone.
    pub(super) fn has(&self, seat: Seat, unit: Unit) -> Amount {
        let (player, unknowns, at) = (self.player(seat), &self.unknowns, seat.index());
        let count = player.count(unit);
        let all_scales = i32::from(scales_for(*self.tables().end()));
        let (told, bounds) = match unit {
            Unit::Offerings if !unknowns.players[at].offerings => (true, Amount::default()),
            Unit::Offerings => (false, Amount::between(count, self.most_offerings(seat).max(count))),
            Unit::Crystals => (player.crystals_known && unknowns.crystals == 0, Amount::at_least(count.max(0))),
            Unit::Scales => {
                let more = if unknowns.players[at].scales { all_scales } else { unknowns.more_scales[at].into() };
                // What was scored without being counted is less than is counted.
                let least = if unknowns.scored { 0 } else { count };
                (more == 0 && !unknowns.scored, Amount::between(least, all_scales.min(count + more).max(count)))
            }
            Unit::Cards => {
                let cards = player.hand.plus(player.aside);
                let shown = player.hand.least() + player.aside.known.total();
                let told = cards.len().is_some() && !unknowns.hand[at] && !unknowns.aside[at];
                // Of cards that nobody sees, those that came since are counted.
                (told, Amount::at_least(i32::try_from(shown).unwrap_or(i32::MAX).max(count)))
            }
            Unit::Points => (true, Amount::default()),
        };
        if told { Amount::exactly(count) } else { bounds }
    }

    /// The most offerings that a player can have made: as long as the game goes on fewer than end it, unless one was just made.
    pub(super) fn most_offerings(&self, seat: Seat) -> i32 {
        let may_have_won = self.turn.phase == Phase::Over || self.turn.offerings > 0;
        let to_win = self.most_to_win() - u8::from(!may_have_won);
        let on_buildings: u8 = self.sites.iter().map(|site| site.count(seat)).sum();
        to_win.min(STONES.saturating_sub(on_buildings + self.stones_left(seat))).into()
    }

    /// Notes that a building may have been finished unseen, or brought more than shown, up to so many crystals and cards.
    pub(super) fn doubt_rewards(&mut self, crystals: u16, cards: u16) {
        let turn = self.turn.seat;
        let unknowns = &mut self.unknowns;
        (unknowns.rewards, unknowns.scored, unknowns.more_scales) = (true, true, [u8::MAX; SEATS]);
        unknowns.doubt_crystals(crystals.saturating_add(MOST_SCORED));
        (unknowns.shuffled, unknowns.scales) = (true, u8::MAX);
        unknowns.drawn = unknowns.drawn.saturating_add(u8::try_from(cards).unwrap_or(u8::MAX));
        for (index, seat) in Seat::all().enumerate().take(self.seats) {
            let gets = if turn == seat { &mut unknowns.aside } else { &mut unknowns.hand };
            gets[index] = true;
        }
    }

    /// Takes over what a case says that it may not have counted. Whose turn brought it nobody says: anybody may have got it.
    pub(super) fn leave_uncounted(&mut self, uncounted: Uncounted) {
        let aside = self.unknowns.aside;
        if uncounted.rewards {
            self.doubt_rewards(u16::MAX, u16::MAX);
            self.unknowns.returns = true;
        }
        let unknowns = &mut self.unknowns;
        if uncounted.crystals {
            unknowns.crystals = u16::MAX;
        }
        if uncounted.scales {
            (unknowns.more_scales, unknowns.scored, unknowns.scales) = ([u8::MAX; SEATS], true, u8::MAX);
        }
        if uncounted.rewards || uncounted.cards {
            unknowns.hand = [true; SEATS];
            let own = Some(self.turn.seat).filter(|_| self.turn.phase != Phase::Movement);
            unknowns.aside = std::array::from_fn(|index| aside[index] || own.is_some_and(|seat| seat.index() == index));
        }
    }

    /// What is not counted, as a case can say it.
    pub(super) fn uncounted(&self) -> Uncounted {
        let unknowns = &self.unknowns;
        let aside = |seat: Seat| unknowns.aside[seat.index()] && !self.player(seat).aside.is_empty();
        let cards = self.seats().any(|seat| unknowns.hand[seat.index()] || aside(seat));
        let of = |part: bool| part && !unknowns.rewards;
        let offerings = self.seats().any(|seat| unknowns.players[seat.index()].offerings && self.player(seat).offerings() > 0);
        Uncounted {
            rewards: unknowns.rewards,
            cards: of(cards),
            crystals: of(unknowns.crystals > 0),
            scales: of(unknowns.more_scales != [0; SEATS] || unknowns.scored),
            offerings,
        }
    }

    /// Notes that `count` scales are handed out next, and `more` may be, to `seat`: if these are the last, they are scored.
    pub(super) fn doubt_scales(&mut self, seat: Seat, count: u8, more: u8) {
        self.unknowns.scales = self.unknowns.scales.saturating_add(more);
        let got = &mut self.unknowns.more_scales[seat.index()];
        *got = got.saturating_add(more);
        let scored = self.scales.saturating_sub(count) <= self.unknowns.scales && self.unknowns.scales > 0;
        self.unknowns.doubt_crystals(if scored { MOST_SCORED } else { 0 });
        self.unknowns.scored |= scored;
    }

    /// Notes what a legal step tells of the turn before it: nobody moves after building, builds after discarding, or has cards
    /// aside in another player's turn or before building.
    pub(super) fn tell_phase(&mut self, play: &Move) {
        let moves = matches!(play, Move::Walk { .. } | Move::Stride { .. } | Move::Leap { .. } | Move::Fly { .. });
        let builds = matches!(play, Move::Build(_) | Move::Offer(_));
        // Without a phase the first step begins a turn, if it can.
        let guessed = std::mem::take(&mut self.turn.unknowns.phase);
        let begins = moves || guessed && !self.lacks_cards();
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

    /// Whether a hand may hold cards beside those that are counted.
    pub(super) fn may_hold_more(&self, seat: Seat) -> bool {
        self.unknowns.hand[seat.index()] || self.unknowns.drew[seat.index()]
    }

    /// Whether the next free space of the obelisk may be one marked `price`.
    pub(super) fn may_be_next(&self, price: u8) -> bool {
        let is_next =
            |obelisk: Obelisk| self.tables().any(|players| obelisk.next(players).is_some_and(|level| level.price() == price));
        (0..=self.unknowns.laid).filter_map(|more| self.obelisk_after(more)).any(is_next)
    }

    /// Whether the next free space may be another than as far as the case tells.
    pub(super) fn may_be_further(&self) -> bool {
        (1..=self.unknowns.laid).any(|more| self.next_after(more) != self.next_after(0))
    }

    /// The number on the space that is next if `more` stones lie on the obelisk than are counted.
    pub(super) fn next_after(&self, more: u8) -> Option<u8> {
        self.obelisk_after(more)?.next_at(self.tables()).map(super::pieces::Level::price)
    }

    /// The obelisk with so many stones more than are counted.
    fn obelisk_after(&self, more: u8) -> Option<Obelisk> {
        Some(Obelisk { laid: Some(self.obelisk.laid?.checked_add(more)?), ..self.obelisk })
    }

    /// Whether a building may have stones that are not shown.
    pub(super) fn may_have_more(&self, building: Building) -> bool {
        self.unknowns.stones[building.index()]
    }
}

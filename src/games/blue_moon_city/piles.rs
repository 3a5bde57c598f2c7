//! The draw pile and the discard pile: how many cards they hold, as far as it is told, and how they are drawn.

use super::pieces::{Cards, DECK, DRAWN, MOST_DISCARDED};
use super::position::{Position, Stack};
use super::rules::{Reshuffle, Rulings};

impl Position {
    /// How many of `wanted` cards come if they are drawn: for certain, and at most.
    pub(super) fn comes(&self, wanted: u8) -> (u8, u8) {
        let of = |left: u32| u8::try_from(left).unwrap_or(u8::MAX).min(wanted);
        let most = of(self.most_left());
        (of(self.surely_left()).min(most), most)
    }

    /// How many cards both piles certainly hold: if untold, as many as anybody wants, unless the hands hold nearly all.
    fn surely_left(&self) -> u32 {
        let plenty = self.unknowns.piles && self.left().is_none() && self.most_left() >= (DRAWN + MOST_DISCARDED).into();
        if plenty { u32::MAX } else { self.least_left() }
    }

    /// How many cards both piles hold together: as they are shown, or what nobody holds, if that is told.
    fn left(&self) -> Option<u32> {
        let shown = self.draw.len().zip(self.discard.len()).map(|(draw, discard)| draw + discard);
        shown.or_else(|| self.held_by_none())
    }

    /// The most that both can hold: what nobody is known to hold.
    pub(super) fn most_left(&self) -> u32 {
        let all = || self.seats().map(|seat| self.player(seat).hand.least() + self.player(seat).aside.least()).sum();
        self.left().unwrap_or_else(|| DECK.saturating_sub(all()))
    }

    /// The least that both can hold: more may have been drawn than is counted.
    pub(super) fn least_left(&self) -> u32 {
        let drawn = if self.unknowns.drawn == u8::MAX { u32::MAX } else { self.unknowns.drawn.into() };
        self.left().unwrap_or(self.draw.least() + self.discard.least()).saturating_sub(drawn)
    }

    /// How many cards lie aside, if all others are counted: the turn has begun then.
    pub(super) fn lacking(&self) -> Option<u32> {
        let stacks = self.seats().map(|seat| self.player(seat).hand.plus(self.player(seat).aside).len());
        let shown: Option<u32> = stacks.chain([self.draw.len(), self.discard.len()]).sum();
        let lacking = DECK.checked_sub(shown?).filter(|&lacking| lacking > 0);
        lacking.filter(|_| self.whole_table && self.unknowns.aside != [false; _])
    }

    /// How many cards nobody holds, if those of everybody are counted. Where a turn begins, nobody has any aside.
    fn held_by_none(&self) -> Option<u32> {
        let stacks = self.seats().map(|seat| self.player(seat).hand.plus(self.player(seat).aside).len());
        let held: Option<u32> = stacks.sum();
        let aside = |at: usize| self.unknowns.aside[at] && !self.turn.unknowns.phase;
        let unsure = self.seats().any(|seat| self.unknowns.hand[seat.index()] || aside(seat.index()));
        held.filter(|_| self.whole_table && !unsure).map(|held| DECK.saturating_sub(held))
    }
}

/// Cards drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Drawn {
    /// How many: fewer than wanted if both piles ran out.
    pub(super) count: u8,
    /// Whether the discarded cards were shuffled to be the draw pile.
    pub(super) reshuffled: bool,
}

/// Takes cards from the draw pile: `known`, where it is known which. Perhaps so many `more` are there.
pub(super) fn draw(position: &mut Position, count: u8, more: u8, known: Option<Cards>, rulings: &Rulings) -> Drawn {
    let mut drawn = Drawn { count: 0, reshuffled: false };
    let mut wanted = known;
    let counted = position.left().is_some();
    if more > 0 && !counted {
        lose_count(position);
    }
    let unknowns = &mut position.unknowns;
    let may_be_turned = position.draw.len().is_none() && !position.discard.is_empty();
    unknowns.shuffled |= count > 0 && (unknowns.rewards || may_be_turned);
    // They may have lain in the discard pile.
    unknowns.drawn = unknowns.drawn.saturating_add(if may_be_turned && !counted { count } else { 0 });
    while drawn.count < count {
        if position.draw.is_empty() {
            if position.discard.is_empty() {
                break;
            }
            turn_discard(position, &mut drawn);
        }
        let rest = count - drawn.count;
        let taken = position.draw.len().map_or(rest, |there| u8::try_from(there).unwrap_or(u8::MAX).min(rest));
        let pile = position.draw;
        // Of known cards those that the pile shows go first; what it does not show was hidden in it.
        let shown = wanted.filter(|_| taken == rest).and_then(|cards| pile.minus(cards));
        position.draw = shown.or(pile.without(taken)).unwrap_or(Stack::UNKNOWN);
        wanted = wanted.filter(|_| pile.is_open()).map(|cards| pile.lacks(cards));
        drawn.count += taken;
    }
    if rulings.reshuffle == Reshuffle::AtOnce && position.draw.is_empty() && !position.discard.is_empty() {
        turn_discard(position, &mut drawn);
    }
    drawn
}

/// Nobody knows any more which pile holds how many.
fn lose_count(position: &mut Position) {
    position.unknowns.shuffled = true;
    position.draw = Stack::UNKNOWN;
    if !position.discard.is_empty() {
        position.discard = Stack::UNKNOWN;
    }
}

fn turn_discard(position: &mut Position, drawn: &mut Drawn) {
    if position.left().is_none() {
        position.unknowns.drawn = u8::MAX;
    }
    position.draw = std::mem::replace(&mut position.discard, Stack::EMPTY);
    drawn.reshuffled = true;
}

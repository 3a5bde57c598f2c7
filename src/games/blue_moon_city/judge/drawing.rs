//! The end of a turn: discarding, drawing, and whose turn is next.

use super::Trial;
use crate::game::reasons::NotPrinted;
use crate::games::blue_moon_city::pieces::{DECK, DRAWN, MOST_DISCARDED};
use crate::games::blue_moon_city::piles::draw;
use crate::games::blue_moon_city::rules::CityDone;
use crate::games::blue_moon_city::scoring::Table;
use crate::games::blue_moon_city::{Card, Cards, Move, NotTold, Phase, Position, Reason, Refusal, Seat, Stack, Turn};
use crate::verdict::{Amount, Ledger};

impl Trial<'_> {
    pub(super) fn exchange(&mut self, count: u8, cards: Option<Cards>) {
        let is_drawing = self.position.turn.phase == Phase::Drawing;
        let before = if is_drawing { self.position.turn.discarded.unwrap_or(0) } else { 0 };
        // One card may be discarded after the other.
        if is_drawing && before == 0 {
            self.refuse(Refusal::DiscardedAlready);
        }
        let all = u32::from(before) + cards.map_or(u32::from(count), Cards::total);
        if all > u32::from(MOST_DISCARDED) {
            self.refuse(Refusal::DiscardsTooMany { count: all, most: MOST_DISCARDED });
        }
        if let Some(cards) = cards {
            return self.holds(cards);
        }
        let (hand, aside) = (self.position.held(self.seat), self.position.player(self.seat).aside);
        let (held, wanted) = (hand.least(), u32::from(count));
        if held < wanted {
            let aside = NotPrinted(held + aside.len().unwrap_or(0) >= wanted);
            self.refuse(match hand.len() {
                None => NotTold::MoreCards { count: wanted, held }.into(),
                Some(_) => Refusal::HandTooSmall { count, hand: held, aside },
            });
        }
    }
    pub(super) fn draw(&mut self, count: Option<u8>, cards: Option<Cards>) {
        let position = self.position;
        let (sure, expected) = due(position);
        let piles = NotTold::Piles { said: NotPrinted(expected.into()), expected };
        let said = cards.map(Cards::total).or(count.map(u32::from));
        // Once it is settled what is discarded, it has to be told, unless that many cards are not left anyway.
        let settled = position.turn.phase == Phase::Drawing && most_due(position) != expected;
        if let Some(said) = said.filter(|&said| settled || said != u32::from(expected)) {
            self.refuse(wrong_number(position, said, expected));
        } else if said.is_some() && sure < expected {
            self.refuse(piles.clone());
        }
        let Some(cards) = cards else { return };
        // If more are drawn than is expected here, the discard pile may be needed for them.
        let available = available(position, cards.total().max(u32::from(expected)));
        // What lies in the discard pile comes only if the draw pile runs out.
        let (draw, unseen) = (position.draw, position.unseen());
        for (card, drawn) in cards.iter() {
            let available = available(card);
            if drawn > available {
                self.refuse(Refusal::NotInPile { card, drawn, available });
            } else if draw.len().is_none() && drawn > draw.known.of(card) + unseen.of(card) {
                self.refuse(piles.clone());
            }
        }
        // All of a pile that is too short are drawn, and what it does not show is what it hides, or of the discard pile.
        let (Some(there), Some(hidden)) = (draw.len(), draw.hidden()) else { return };
        let (others, count) = (draw.lacks(cards), cards.total());
        let may_be_hidden: u32 = others.iter().map(|(card, drawn)| u32::from(drawn.min(unseen.of(card)))).sum();
        let is_short = there < count && may_be_hidden < hidden;
        let fits = others.total() <= hidden + count.saturating_sub(there) && !is_short;
        if !fits && !position.unknowns.shuffled && self.refusals.is_empty() {
            self.refuse(Refusal::DrawPileFirst { there });
        }
    }
}

impl<L: Ledger<Reason>> Table<'_, L> {
    pub(super) fn exchange(&mut self, seat: Seat, count: u8, cards: Option<Cards>) {
        match cards {
            _ if count == 0 => {}
            Some(cards) => self.discard(seat, cards, Reason::Discarded),
            None => {
                let player = self.position.player_mut(seat);
                player.hand = player.hand.without(count).unwrap_or(Stack::UNKNOWN);
                self.position.discard = self.position.discard.plus(Stack::face_down(count));
                self.give(seat, -i32::from(count), Reason::Discarded);
            }
        }
        let turn = &mut self.position.turn;
        let before = if turn.phase == Phase::Drawing { turn.discarded } else { None };
        (turn.discarded, turn.phase) = (Some(before.unwrap_or(0) + count), Phase::Drawing);
    }
    pub(super) fn draw(&mut self, seat: Seat, count: Option<u8>, cards: Option<Cards>) {
        let discarded = self.position.turn.discarded.unwrap_or(0);
        let (sure, due) = due(self.position);
        // Named or counted cards were all drawn. Otherwise more may have been, for discarded ones; and of those left only so many
        // are surely there as nobody can have drawn.
        let told = count.is_some() || cards.is_some();
        let more = if told { 0 } else { most_due(self.position) - due };
        let fewer = if told { 0 } else { due - sure };
        // Where the turn only may begin here, cards may have been discarded before it, and as many more are drawn.
        let lasts = self.position.draw.len().is_none_or(|left| left >= (DRAWN + MOST_DISCARDED).into());
        self.position.unknowns.shuffled |= self.position.unknowns.drew[seat.index()] && !lasts;
        let drawn = draw(self.position, due - fewer, fewer, cards, self.rulings);
        let count = Amount::between(drawn.count.into(), (drawn.count + fewer + more).into());
        self.give(seat, count, Reason::Drawn { discarded, reshuffled: drawn.reshuffled });
        let position = &mut *self.position;
        position.unknowns.hand[seat.index()] |= fewer + more > 0;
        position.unknowns.shuffled |= more > 0;
        position.unknowns.drawn = position.unknowns.drawn.saturating_add(more);
        let player = position.player_mut(seat);
        let came = cards.map_or(Stack::face_down(drawn.count), Stack::of);
        player.hand = player.hand.plus(came).plus(std::mem::replace(&mut player.aside, Stack::EMPTY));
        position.takes_aside(seat);
        position.turn = Turn::new(seat.next(position.seats));
        position.others_next = !position.whole_table;
        if self.rulings.city_done == CityDone::PlayOn && position.city_done() {
            if nobody_can_offer(position) {
                position.turn.phase = Phase::Over;
            }
            position.turn.unknowns.over = !somebody_can_offer(position);
        } else if self.rulings.city_done == CityDone::PlayOn && position.unknowns.returns && position.city_may_be_done() {
            position.turn.unknowns.over = !somebody_can_offer(position);
        }
    }
}

/// The cards that are drawn now.
pub(crate) fn drawn(position: &Position) -> Amount {
    Amount::between(due(position).0.into(), most_due(position).into())
}

/// How many cards are drawn now, for certain and at most: two, one more for each that was discarded; fewer if no more are left.
fn due(position: &Position) -> (u8, u8) {
    position.comes(DRAWN + position.turn.discarded.unwrap_or(0))
}

/// The most if as many were discarded as may have been.
fn most_due(position: &Position) -> u8 {
    position.comes(DRAWN + position.turn.discarded.unwrap_or(MOST_DISCARDED)).1
}

/// What is wrong with another number of cards than is expected: undecided where more on the table could make it right.
fn wrong_number(position: &Position, said: u32, expected: u8) -> Refusal {
    let (told, discarded) = (position.turn.discarded.is_some(), position.turn.discarded.unwrap_or(0));
    let enough = said <= position.most_left();
    let may_be_discarded = !told && (DRAWN..=DRAWN + MOST_DISCARDED).map(u32::from).any(|number| number == said);
    match said {
        _ if may_be_discarded && enough => NotTold::Discarded.into(),
        _ if said < u32::from(expected) && position.least_left() <= said && may_run_out(position, expected) => {
            NotTold::Piles { said: NotPrinted(said), expected }.into()
        }
        _ => Refusal::DrawsWrongNumber { said, expected, discarded },
    }
}

/// Whether the piles may be short of `wanted` cards. Untold piles are not taken to be, unless the hands hold nearly all cards.
fn may_run_out(position: &Position, wanted: u8) -> bool {
    let held: Option<u32> = position.seats().map(|seat| position.player(seat).hand.len()).sum();
    let in_hands = held.is_some_and(|held| held + u32::from(wanted) > DECK);
    position.unknowns.rewards || !position.unknowns.piles || position.whole_table && in_hands
}

/// How many of a card could be among the next ones: of the draw pile, and of the discard pile if that is needed.
fn available(position: &Position, count: u32) -> impl Fn(Card) -> u8 {
    let (unseen, unknowns) = (position.unseen(), &position.unknowns);
    let from = |pile: Stack| match (unknowns.shuffled, pile.is_open()) {
        (true, _) => (Cards::EMPTY, unseen),
        (false, true) => (pile.known, Cards::EMPTY),
        (false, false) => (pile.known, unseen),
    };
    let (mut known, mut hidden) = from(position.draw);
    if position.draw.least() < count {
        let (more, other) = from(position.discard);
        known = known.plus(more);
        hidden = if hidden.is_empty() { other } else { hidden };
    }
    move |card| known.of(card) + hidden.of(card)
}

/// Whether nobody can pay for the next space of the obelisk, as far as that is known; crystals come from buildings only.
pub(crate) fn nobody_can_offer(position: &Position) -> bool {
    let Some(next) = position.next_space() else { return false };
    position.seats().all(|seat| {
        let player = position.player(seat);
        player.stones == 0 || player.crystals().most().is_some_and(|crystals| crystals < i32::from(next.price()))
    })
}

/// Whether somebody surely can pay for the next space of the obelisk.
pub(crate) fn somebody_can_offer(position: &Position) -> bool {
    let Some(next) = position.next_space().filter(|_| !position.may_be_further()) else { return false };
    position.seats().any(|seat| {
        let player = position.player(seat);
        player.stones > 0 && player.crystals().least() >= i32::from(next.price())
    })
}

/// What is left once it is settled what is discarded; how many are drawn where that is known.
pub(super) fn rest(position: &Position, seat: Seat) -> Move {
    let count = drawn(position).known().and_then(|count| u8::try_from(count).ok());
    Move::Draw { seat, count, cards: None }
}

/// Drawing at once, or after one or two cards: every choice of known ones, or only how many where some are hidden.
pub(super) fn list(position: &Position, seat: Seat, moves: &mut Vec<Move>) {
    let (sure, due) = due(position);
    moves.push(Move::Draw { seat, count: Some(due).filter(|_| sure == due), cards: None });
    let hand = position.player(seat).hand;
    let held: Vec<(Card, u8)> = hand.known.iter().collect();
    let mut push = |count, cards| moves.push(Move::Discard { seat, count, cards: Some(cards) });
    for (index, &(first, copies)) in held.iter().enumerate() {
        let one = Cards::only(first, 1);
        push(1, one);
        for &(second, _) in held[index..].iter().skip(usize::from(copies < 2)) {
            push(2, one.plus(Cards::only(second, 1)));
        }
    }
    if !hand.is_open() {
        moves.extend((1..=MOST_DISCARDED).map(|count| Move::Discard { seat, count, cards: None }));
    }
}

//! Cards that leave a hand, and cards of which a record says what they are; the stones in reserve.

use super::Trial;
use crate::games::blue_moon_city::reasons::Power;
use crate::games::blue_moon_city::scoring::Table;
use crate::games::blue_moon_city::{Card, Cards, Colour, Dragon, NotTold, Reason, Refusal, Seat, Value};
use crate::verdict::Ledger;

impl Trial<'_> {
    /// Whether the hand holds cards. What may be among its hidden ones is undecided, unless none of that kind is left anywhere.
    pub(super) fn holds(&mut self, cards: Cards) {
        let (hand, aside) = (self.position.held(self.seat), self.position.player(self.seat).aside);
        let lacking = hand.lacks(cards);
        if lacking.is_empty() {
            return;
        }
        if let Some(hidden) = hand.hidden().filter(|&hidden| hidden < lacking.total()) {
            self.refuse(match aside.lacks(lacking).is_empty() {
                true => Refusal::StillAside { missing: lacking, held: hand.known, hidden },
                false => Refusal::NotInHand { missing: lacking, held: hand.known, hidden },
            });
        } else if self.are_unseen(lacking) {
            self.refuse(NotTold::Cards { missing: lacking });
        }
    }
    /// Whether a stone is left to place.
    pub(super) fn has_stone(&mut self) {
        let back = self.position.unknowns.returns;
        match (self.position.player(self.seat).stones, self.position.stones_left(self.seat)) {
            (_, 1..) => {}
            (0, 0) if !back => self.refuse(Refusal::NoStoneLeft),
            (_, 0) => self.refuse(NotTold::Reserve { back }),
        }
    }
    /// Whether so many cards of each kind are not known to be elsewhere.
    fn are_unseen(&mut self, cards: Cards) -> bool {
        let unseen = self.position.unseen();
        let before = self.refusals.len();
        for (card, wanted) in cards.iter().filter(|&(card, wanted)| wanted > unseen.of(card)) {
            self.refuse(Refusal::NoneLeft { card, wanted, unseen: unseen.of(card) });
        }
        self.refusals.len() == before
    }
    /// Whether a card has a power and is in the hand.
    pub(super) fn plays(&mut self, card: Card, power: Power) {
        if !has_power(card, power) {
            self.refuse(Refusal::of_power(card, power));
        }
        self.holds(Cards::only(card, 1));
    }
    pub(super) fn reveal(&mut self, cards: Cards) {
        let hand = self.position.player(self.seat).hand;
        if let Some(hidden) = hand.hidden().filter(|&hidden| hidden < cards.total()) {
            match self.position.may_hold_more(self.seat) {
                true => self.refuse(NotTold::MoreCards { count: cards.total(), held: hidden }),
                false => self.refuse(Refusal::RevealsTooMany { count: cards.total(), hidden }),
            }
        }
        self.are_unseen(cards);
    }
}

pub(super) fn has_power(card: Card, power: Power) -> bool {
    match power {
        Power::Leap => card == Card::new(Colour::Grey, Value::One),
        Power::Stride => card == Card::new(Colour::Grey, Value::Two),
        Power::Leave => false,
        Power::Fly => Dragon::moved_by(card.colour).is_some() && card.value != Value::Three,
        Power::Offer => card.colour == Colour::Yellow && card.value != Value::Three,
    }
}

impl<L: Ledger<Reason>> Table<'_, L> {
    /// Cards go from a hand to the discard pile.
    pub(super) fn discard(&mut self, seat: Seat, cards: Cards, reason: Reason) {
        let player = self.position.player_mut(seat);
        player.hand = player.hand.minus(cards).unwrap_or(player.hand);
        self.position.discard.known = self.position.discard.known.plus(cards);
        let count = i32::try_from(cards.total()).unwrap_or(i32::MAX);
        self.give(seat, -count, reason);
    }
    /// A card is played for its power.
    pub(super) fn play(&mut self, seat: Seat, card: Card) {
        self.discard(seat, Cards::only(card, 1), Reason::Played { card });
    }
}

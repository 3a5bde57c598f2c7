//! Cards that leave a hand, and cards of which a record says what they are; the stones in reserve.

use crate::games::blue_moon_city::reasons::Power;
use crate::games::blue_moon_city::scoring::give;
use crate::games::blue_moon_city::{Card, Cards, Colour, Dragon, NotTold, Position, Reason, Refusal, Seat, Value};
use crate::verdict::Ledger;

/// Whether a hand holds cards. What may be among its hidden ones is undecided, unless none of that kind is left anywhere.
pub(super) fn judge(position: &Position, seat: Seat, cards: Cards, refusals: &mut Vec<Refusal>) {
    let hand = position.player(seat).hand;
    let lacking = hand.lacks(cards);
    if lacking.is_empty() {
        return;
    }
    let may_hold_more = position.may_hold_more(seat);
    if let Some(hidden) = hand.hidden.filter(|&hidden| !may_hold_more && u32::from(hidden) < lacking.total()) {
        let aside = position.player(seat).aside;
        refusals.push(match !aside.is_empty() && aside.lacks(lacking).is_empty() {
            true => Refusal::StillAside { missing: lacking, held: hand.known, hidden },
            false => Refusal::NotInHand { missing: lacking, held: hand.known, hidden },
        });
    } else if judge_unseen(position, lacking, refusals) {
        refusals.push(NotTold::Cards { missing: lacking }.into());
    }
}

/// Whether a stone is left to place.
pub(super) fn judge_stones(position: &Position, seat: Seat) -> Option<Refusal> {
    let back = position.unknowns.returns;
    match (position.player(seat).stones, position.stones_left(seat)) {
        (_, 1..) => None,
        (0, 0) if !back => Some(Refusal::NoStoneLeft),
        (_, 0) => Some(NotTold::Reserve { back }.into()),
    }
}

/// Whether so many cards of each kind are not known to be elsewhere.
fn judge_unseen(position: &Position, cards: Cards, refusals: &mut Vec<Refusal>) -> bool {
    let unseen = position.unseen();
    let before = refusals.len();
    for (card, wanted) in cards.iter().filter(|&(card, wanted)| wanted > unseen.of(card)) {
        refusals.push(Refusal::NoneLeft { card, wanted, unseen: unseen.of(card) });
    }
    refusals.len() == before
}

pub(super) fn has_power(card: Card, power: Power) -> bool {
    match power {
        Power::Leap => card == Card::new(Colour::Grey, Value::One),
        Power::Stride => card == Card::new(Colour::Grey, Value::Two),
        Power::Fly => Dragon::moved_by(card.colour).is_some() && card.value != Value::Three,
        Power::Offer => card.colour == Colour::Yellow && card.value != Value::Three,
    }
}

/// Whether a card has a power and is in the hand.
pub(super) fn judge_power(position: &Position, seat: Seat, card: Card, power: Power, refusals: &mut Vec<Refusal>) {
    if !has_power(card, power) {
        refusals.push(Refusal::of_power(card, power));
    }
    judge(position, seat, [card].into_iter().collect(), refusals);
}

/// Cards go from a hand to the discard pile.
pub(super) fn discard<L: Ledger<Reason>>(position: &mut Position, seat: Seat, cards: Cards, reason: Reason, ledger: &mut L) {
    let player = position.player_mut(seat);
    player.hand = player.hand.minus(cards).unwrap_or(player.hand);
    position.discard.known = position.discard.known.plus(cards);
    let count = i32::try_from(cards.total()).unwrap_or(i32::MAX);
    give(position, seat, -count, reason, ledger);
}

/// A card is played for its power.
pub(super) fn play<L: Ledger<Reason>>(position: &mut Position, seat: Seat, card: Card, ledger: &mut L) {
    discard(position, seat, [card].into_iter().collect(), Reason::Played { card }, ledger);
}

pub(super) fn judge_reveal(position: &Position, seat: Seat, cards: Cards, refusals: &mut Vec<Refusal>) {
    let hand = position.player(seat).hand;
    if let Some(hidden) = hand.hidden.filter(|&hidden| u32::from(hidden) < cards.total()) {
        refusals.push(match position.may_hold_more(seat) {
            true => NotTold::MoreCards { count: cards.total(), held: u32::from(hidden) }.into(),
            false => Refusal::RevealsTooMany { count: cards.total(), hidden },
        });
    }
    judge_unseen(position, cards, refusals);
}

pub(super) fn apply_reveal(position: &mut Position, seat: Seat, cards: Cards) {
    let player = position.player_mut(seat);
    let hidden = player.hand.hidden.map(|hidden| hidden.saturating_sub(u8::try_from(cards.total()).unwrap_or(u8::MAX)));
    player.hand.known = player.hand.known.plus(cards);
    player.hand.hidden = hidden;
    player.hand.sure = player.hand.sure.saturating_sub(u8::try_from(cards.total()).unwrap_or(u8::MAX));
}

//! Refused for cards that are discarded, drawn or told.

use super::Refused;
use crate::games::blue_moon_city::pieces::MOST_DISCARDED;
use crate::games::blue_moon_city::wording::names::card as card_name;
use crate::games::blue_moon_city::{Card, Move, rules};
use crate::verdict::english::counted;
use crate::verdict::{Rule, Say};

pub(super) fn discards_too_many(c: &Refused<'_>, count: u8, most: u8) -> Say {
    let message = format!("{} discards {}, but only one or two may be exchanged", c.who(), counted(count, "card", "cards"));
    c.broken(&rules::DISCARD_UP_TO_TWO, "discard", "too many", message)
        .help(format!("discard at most {most}, and draw one more for each"))
        .number("count", count)
        .number("most", most)
}

pub(super) fn count_differs(c: &Refused<'_>, said: u32, named: u32) -> Say {
    let message = format!("the step says {}, but names {named}", counted(said, "card", "cards"));
    let rule = if matches!(c.play, Move::Draw { .. }) { &rules::DRAW_TWO } else { &rules::DISCARD_UP_TO_TWO };
    c.broken(rule, c.verb(), "not as many", message)
        .help("write the cards alone, or their number alone")
        .number("said", said)
        .number("named", named)
}

pub(super) fn hand_too_small(c: &Refused<'_>, count: u8, hand: u32) -> Say {
    let message = format!("{} discards {}, but holds {hand}", c.who(), counted(count, "card", "cards"));
    let aside = c.position.player(c.seat()).aside.len().unwrap_or(0);
    let rule: &'static Rule = if hand + aside < u32::from(count) { &rules::DISCARD_UP_TO_TWO } else { &rules::CARDS_SET_ASIDE };
    c.broken(rule, "discard", "not that many", message)
        .help("cards set aside in this turn come into the hand only after drawing, and cannot be discarded before")
        .number("count", count)
        .number("hand", hand)
}

pub(super) fn discarded_already(c: &Refused<'_>, discarded: u8) -> Say {
    let what = if discarded == 0 { "nothing".to_owned() } else { counted(discarded, "card", "cards") };
    let message = format!("{} has already settled what to discard: {what}", c.who());
    c.broken(&rules::DISCARD_UP_TO_TWO, "discard", "a second time", message)
        .help("write all cards that are discarded in one step; now draw (`draw:`)")
        .number("discarded", discarded)
}

pub(super) fn wrong_number(c: &Refused<'_>, said: u32, expected: u8, discarded: u8) -> Say {
    let unsaid = c.position.turn.unsaid.discarded;
    let gets = if unsaid { format!("{expected} to {}", expected + MOST_DISCARDED) } else { expected.to_string() };
    let message = format!("{} draws {}, but gets {gets}", c.who(), counted(said, "card", "cards"));
    let help = match discarded {
        _ if unsaid => "two cards are drawn, and one more for each of the two at most that were discarded before".to_owned(),
        _ if said < u32::from(expected) && c.position.draw.len().is_none() && c.position.discard.len().is_none() => {
            "two cards are drawn, and one more for each that was discarded before; piles of which the case says nothing have not run \
             out: if they have, add `draw: 0` and `discard: 0`"
                .to_owned()
        }
        _ if expected < 2 + discarded => "no more cards are left in both piles".to_owned(),
        0 => "two cards are drawn, and one more for each that was discarded before: none was in this turn".to_owned(),
        discarded => format!("two cards are drawn, and one more for each that was discarded before: {discarded} in this turn"),
    };
    c.broken(&rules::DRAW_TWO, "draw", format!("{gets}, not {said}"), message)
        .help(format!("{help}; cards set aside come into the hand besides and are not drawn"))
        .number("said", said)
        .number("expected", expected)
        .number("discarded", discarded)
}

pub(super) fn not_in_pile(c: &Refused<'_>, card: Card, drawn: u8, available: u8) -> Say {
    let name = card_name(card);
    let message = match available {
        0 => format!("{} draws {name}, which the draw pile cannot hold", c.who()),
        available => format!("{} draws {drawn} × {name}, but the draw pile can hold only {available}", c.who()),
    };
    c.broken_at(&rules::DECK, c.at("draw").key(name.clone()), "cannot be drawn", message)
        .help(format!(
            "the deck has {} of them, and the others are in sight: in hands, set aside, or in the discard pile",
            card.copies()
        ))
        .word("card", name)
        .number("drawn", drawn)
        .number("available", available)
}

pub(super) fn reveals_too_many(c: &Refused<'_>, count: u32, hidden: u8) -> Say {
    let are = if hidden == 1 { "card of the hand is" } else { "cards of the hand are" };
    let message = format!("{} tells {}, but {hidden} {are} hidden", c.who(), counted(count, "card", "cards"));
    c.broken(&rules::DECK, "reveal", "too many", message)
        .help("only cards that the case does not show yet are told; leave out those that it shows")
        .number("count", count)
        .number("hidden", hidden)
}

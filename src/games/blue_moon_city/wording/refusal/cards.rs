//! Refused for the cards that are played.

use super::Refused;
use crate::games::blue_moon_city::wording::names::{card as card_name, card_words, cards as say_cards, player_place};
use crate::games::blue_moon_city::{Card, Cards, Colour, Dragon, Move, Power, Value, rules};
use crate::verdict::{Place, Rule, Say};

/// The place of a card in the step: where it is named, under the key that holds cards.
fn card_place(c: &Refused<'_>, card: Card) -> Place {
    let place = c.at(c.hand_key());
    // A single card stands under its key by itself.
    if c.hand_key() == "power" || matches!(c.play, Move::Offer(_)) { place } else { place.key(card_name(card)) }
}

pub(super) fn not_in_hand(c: &Refused<'_>, missing: Cards, held: Cards) -> Say {
    let place = missing.iter().next().map_or_else(|| c.at(c.hand_key()), |(card, _)| card_place(c, card));
    let message = if missing.iter().any(|(card, _)| held.of(card) > 0) {
        format!("{} does not hold enough cards: {} is missing", c.who(), say_cards(missing))
    } else {
        format!("{} does not hold {}", c.who(), say_cards(missing))
    };
    let holds =
        if held.is_empty() { format!("{} hand is empty", c.whose()) } else { format!("{} holds {}", c.who(), say_cards(held)) };
    let aside = c.position.player(c.seat()).aside;
    if !aside.is_empty() && aside.lacks(missing).is_empty() {
        return c
            .broken_at(&rules::CARDS_SET_ASIDE, place, "set aside", message)
            .help(format!("{holds}; cards set aside come into the hand only after drawing"))
            .words("missing", card_words(missing))
            .words("held", card_words(held));
    }
    c.broken_at(&rules::POWER_OR_PAYMENT, place, "not in the hand", message)
        .help(format!("{holds}; a card that was played in this turn, for its power or as payment, is gone"))
        .related(true, player_place(c.seat()).key("hand"), "the hand at the beginning of the case")
        .words("missing", card_words(missing))
        .words("held", card_words(held))
}

pub(super) fn hand_hidden(c: &Refused<'_>, missing: Cards) -> Say {
    let place = missing.iter().next().map_or_else(|| c.at(c.hand_key()), |(card, _)| card_place(c, card));
    let message = format!("the case does not show whether {} holds {}", c.who(), say_cards(missing));
    c.broken_at(&rules::POWER_OR_PAYMENT, place, "in the hand?", message)
        .help(format!("give {} hand (`hand: [blue 1, ...]`), or tell these cards before with a step `reveal`", c.whose()))
        .words("missing", card_words(missing))
}

pub(super) fn none_left(c: &Refused<'_>, card: Card, wanted: u8, unseen: u8) -> Say {
    let name = card_name(card);
    let copies = card.copies();
    let message = if copies == 0 {
        format!("{} cannot hold {name}: no such card exists", c.who())
    } else {
        format!("{} cannot hold {wanted} × {name}: of {copies}, all but {unseen} are in sight elsewhere", c.who())
    };
    c.broken_at(&rules::DECK, card_place(c, card), "cannot be there", message)
        .help("look for the card in the other hands, among the cards set aside and in the piles")
        .word("card", name)
        .number("wanted", wanted)
        .number("unseen", unseen)
}

/// What a card is played for, and how it is written.
fn does(c: &Refused<'_>, card: Card) -> String {
    let name = card_name(card);
    match (card.colour, card.value) {
        (_, Value::Three) => format!("{name} only pays for sections (`pay:`)"),
        (Colour::Grey, Value::One) => format!("{name} takes the figure to any building (`power: {name}` with `to:`)"),
        (Colour::Grey, Value::Two) => format!("{name} gives two more steps (`power: {name}`, or `move:` with `with: {name}`)"),
        (Colour::Black | Colour::Red | Colour::Blue, Value::One) => {
            format!("{name} takes {} to any building (`to:`)", moved(c, card))
        }
        (Colour::Black | Colour::Red | Colour::Blue, Value::Two) => {
            format!("{name} moves {} up to three tiles (`to:`)", moved(c, card))
        }
        (Colour::Yellow, _) => format!("{name} allows a further offering on the market (`offer:` with `with: {name}`)"),
        (Colour::Brown, _) => {
            format!("two brown cards worth 1 or 2 count as a 3 of another colour in a payment (`pay:`); {name} is one")
        }
        (Colour::White, Value::One) => {
            format!("{name} lets up to four cards of one colour pass for another in a payment (`pay:`)")
        }
        (Colour::White, Value::Two) => format!("{name} lets one card pass for another colour in a payment (`pay:`)"),
        (Colour::Green, _) => format!("{name} counts as 1 of any colour in a payment (`pay:`)"),
    }
}

/// The dragon that a card moves.
fn moved(c: &Refused<'_>, card: Card) -> String {
    Dragon::moved_by(card.colour).map_or_else(|| "no dragon".to_owned(), |dragon| c.n.dragon(dragon))
}

/// What the rulebook says of a card whose power belongs to building and offering.
fn building_power(card: Card) -> &'static Rule {
    match (card.colour, card.value) {
        (Colour::Yellow, _) => &rules::YELLOW_OFFERS_AGAIN,
        (Colour::White, Value::One) => &rules::WHITE_ONE,
        (Colour::White, _) => &rules::WHITE_TWO,
        (Colour::Brown, _) => &rules::BROWN_PAIR,
        (Colour::Green, _) => &rules::GREEN_IS_WILD,
        (Colour::Black | Colour::Red | Colour::Blue | Colour::Grey, _) => &rules::POWERS_HAVE_THEIR_PHASE,
    }
}

pub(super) fn no_such_power(c: &Refused<'_>, card: Card, power: Power) -> Say {
    let name = card_name(card);
    let (rule, what, with): (&'static Rule, _, _) = match power {
        Power::Leap => (&rules::FIGURE_ANYWHERE, "does not take the figure to any building", "a grey 1 does"),
        Power::Stride => (&rules::TWO_MORE_STEPS, "gives no more steps", "a grey 2 does"),
        Power::Fly => (&rules::DRAGONS_OF_CARDS, "moves no dragon", "black, red and blue cards worth 1 or 2 do"),
        Power::Offer => (&rules::YELLOW_OFFERS_AGAIN, "allows no further offering", "yellow cards worth 1 or 2 do"),
    };
    let building_only = matches!(card.colour, Colour::White | Colour::Brown | Colour::Green | Colour::Yellow);
    let (rule, message, with) = match card.value {
        Value::Three => (&rules::THREES_HAVE_NO_POWER, format!("{name} {what}: a card worth 3 has no power"), with),
        Value::One | Value::Two if building_only && power != Power::Offer => {
            let when = if card.colour == Colour::Yellow { "offering" } else { "building" };
            let message = format!("{name} has no power in the movement phase, only in {when}");
            (building_power(card), message, "grey, black, red and blue cards worth 1 or 2 have one there")
        }
        Value::One | Value::Two => (rule, format!("{name} {what}"), with),
    };
    c.broken_at(rule, card_place(c, card), "no such power", message).help(format!("{with}; {}", does(c, card))).word("card", name)
}

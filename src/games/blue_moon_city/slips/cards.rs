//! Slips in counting cards.

use super::{DrawFault, SlipFacts, small};
use crate::game::{Counted, Slipped};
use crate::games::blue_moon_city::pieces::{DRAWN, FIRST_HAND};
use crate::games::blue_moon_city::{BlueMoonCity, Card, Colour, Paint, Position, Reason, Seat, Value};
use crate::verdict::Unit;

/// Cards that are played for their power.
pub(super) fn played(step: &Counted<'_, BlueMoonCity>, slips: &mut Vec<Slipped<SlipFacts>>) {
    for &(seat, amount, ref reason) in step.awards {
        let Some(seat) = Seat::new(seat) else { continue };
        let mut note = |more: i32, facts: SlipFacts| slips.push(Slipped { seat, unit: Unit::Cards, more, facts });
        match *reason {
            Reason::Played { card } => note(-amount, SlipFacts::PowerCardKept { card }),
            Reason::Paid { building, cards, .. } => {
                // On a white building, and perhaps on the palace, they pay by what they are worth.
                let white = matches!(step.before.plan(building).paint, Paint::Of(colour) if colour != Colour::White);
                let whites = [Value::One, Value::Two].map(|value| cards.of(Card::new(Colour::White, value)));
                let cards = whites.iter().sum();
                if white {
                    note(i32::from(cards), SlipFacts::WhitesKept { building, cards });
                }
            }
            _ => {}
        }
    }
}

/// Cards that a player wins in their own turn.
pub(super) fn set_aside(step: &Counted<'_, BlueMoonCity>, slips: &mut Vec<Slipped<SlipFacts>>) {
    for seat in step.after.seats() {
        let aside = |position: &Position| position.player(seat).aside.len().unwrap_or(0);
        let cards = aside(step.after).saturating_sub(aside(step.before));
        let cards = u8::try_from(cards).unwrap_or(u8::MAX);
        slips.push(aside_forgotten(seat, cards));
    }
}

fn aside_forgotten(seat: Seat, cards: u8) -> Slipped<SlipFacts> {
    Slipped { seat, unit: Unit::Cards, more: -i32::from(cards), facts: SlipFacts::AsideForgotten { cards } }
}

/// The end of a turn.
pub(super) fn drawing(step: &Counted<'_, BlueMoonCity>, seat: Seat, slips: &mut Vec<Slipped<SlipFacts>>) {
    let drawn = step.awards.iter().find_map(|&(_, amount, reason)| match reason {
        Reason::Drawn { discarded, .. } => Some((amount, discarded)),
        _ => None,
    });
    let Some((drawn, discarded)) = drawn else { return };
    let mut note = |counted: i32, fault: DrawFault| {
        let facts = SlipFacts::Drawing { counted: small(counted), drawn: small(drawn), discarded, fault };
        slips.push(Slipped { seat, unit: Unit::Cards, more: counted - drawn, facts });
    };
    note(0, DrawFault::DrawingLeftOut);
    if discarded > 0 {
        note(drawn.min(DRAWN.into()), DrawFault::DiscardsNotReplaced);
        note(drawn.min(i32::from(discarded)), DrawFault::OnlyDiscardsReplaced);
    }
    if let Some(hand) = step.before.player(seat).hand.len() {
        let lacking = u32::from(FIRST_HAND).saturating_sub(hand);
        let there = step.before.draw.plus(step.before.discard).len().unwrap_or(lacking);
        note(i32::try_from(lacking.min(there)).unwrap_or(0), DrawFault::UpToEight);
    }
    // Cards that this case shows being won are told there.
    let shown = step.earlier.iter().any(|(to, amount, reason)| {
        let won = matches!(reason, Reason::Master { .. } | Reason::Contributor { .. } | Reason::Neighbour { .. });
        *to == seat.index() && *amount > 0 && won && reason.unit() == Unit::Cards
    });
    if let Some(aside) = step.before.player(seat).aside.len().filter(|_| !shown) {
        slips.push(aside_forgotten(seat, u8::try_from(aside).unwrap_or(u8::MAX)));
    }
}

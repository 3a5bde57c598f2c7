//! Slips in paying for an offering.

use super::{OfferingFault, SlipFacts, small};
use crate::game::{Counted, Slipped};
use crate::games::blue_moon_city::{BlueMoonCity, Card, Level, Offering, Position, Reason};
use crate::verdict::Unit;

pub(super) fn slips(step: &Counted<'_, BlueMoonCity>, offering: &Offering, slips: &mut Vec<Slipped<SlipFacts>>) {
    let level = step.awards.iter().find_map(|(_, _, reason)| match *reason {
        Reason::OfferingPrice { level } => Some(level),
        _ => None,
    });
    let Some(level) = level else { return };
    let price = i32::from(level.price());
    let surcharge = offering.card.map_or(0, |card| i32::from(card.worth()));
    let mut note = |unit: Unit, more: i32, fault: OfferingFault| {
        slips.push(Slipped { seat: offering.seat, unit, more, facts: SlipFacts::Offering { level, fault } });
    };
    // What is left if so much is paid instead of price and surcharge.
    let instead = |paid: i32| price + surcharge - paid;
    if let Some(card) = offering.card {
        note(Unit::Crystals, instead(price), OfferingFault::SurchargeForgotten { card });
        note(Unit::Crystals, instead(price + 1), OfferingFault::SurchargeOfOne { card });
        note(Unit::Crystals, instead(price - surcharge), OfferingFault::Discount { card });
        note(Unit::Crystals, instead(surcharge), OfferingFault::SurchargeAlone { card });
        note(Unit::Offerings, -1, OfferingFault::YellowOfferingNotCounted { card });
    }
    note(Unit::Crystals, instead(0), OfferingFault::PriceForgotten);
    let unblocked = not_blocked(step.before).map_or(price, i32::from);
    note(Unit::Crystals, instead(unblocked + surcharge), OfferingFault::SevensNotBlocked { price: small(unblocked) });
    if level.index() > 0 {
        note(Unit::Crystals, 1, OfferingFault::LevelBelow { price: small(price - 1) });
    }
    if let Some(paid) = offering.paid {
        let price = level.price() + offering.card.map_or(0, Card::worth);
        note(Unit::Crystals, instead(i32::from(paid)), OfferingFault::ChangeForgotten { paid, price });
    }
}

/// What the next space would cost two players if the outer 7s were not blocked, as they are not with more players.
fn not_blocked(position: &Position) -> Option<u8> {
    if position.seats > 2 {
        return None;
    }
    Level::after(position.obelisk.laid.least(), position.seats + 1).map(Level::price)
}

//! Slips in paying for tiles from the centre.

use super::{Lapse, Sheet};
use crate::games::summer_pavilion::scoring::marker_price;
use crate::games::summer_pavilion::{Reason, Source, Take};

pub(super) fn slips(take: &Take, sheet: &mut Sheet<'_, '_>) {
    let (step, held) = (sheet.step, sheet.held());
    let Some((hand, before)) = step.after.board(take.seat).hand.zip(step.before.board(take.seat).hand) else { return };
    let Some(taken) = hand.minus(before) else { return };
    let paid = sheet.awards().iter().find_map(|&(_, reason)| match reason {
        Reason::Marker { price } => Some(price),
        _ => None,
    });
    let Some(price) = paid else {
        if take.from == Some(Source::Centre) && !taken.is_empty() {
            sheet.more(-marker_price(held, count(taken.total())), Lapse::LaterTakePaid { tiles: taken });
        }
        return;
    };
    let right = sheet.right();
    // What is left if it is thought to cost this.
    let mut note = |price: u8, lapse: Lapse| sheet.more(held - marker_price(held, price) - right, lapse);
    note(0, Lapse::MarkerForgotten { price });
    let wilds = step.before.wild().map_or(0, |wild| taken.of(wild));
    if (1..price).contains(&wilds) {
        note(price - wilds, Lapse::MarkerWithoutWild { price, wilds });
    }
    note(1, Lapse::MarkerOnePoint { price });
    note(price.saturating_add(1), Lapse::MarkerItself { price });
    note(count(hand.total()), Lapse::MarkerWholeHand { price, hand: hand.total() });
    let unbounded = held - i32::from(price);
    if unbounded < 1 {
        sheet.more(-right, Lapse::MarkerPastOne { price, down_to: 0 });
    }
    if unbounded < 0 {
        sheet.more(unbounded - right, Lapse::MarkerPastOne { price, down_to: unbounded });
    }
}

fn count(tiles: u32) -> u8 {
    u8::try_from(tiles).unwrap_or(u8::MAX)
}

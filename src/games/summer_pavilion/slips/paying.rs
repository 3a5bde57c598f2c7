//! Slips in paying for tiles from the centre, and for those that are discarded on passing.

use super::{Sheet, SlipFacts};
use crate::games::summer_pavilion::judge::lying;
use crate::games::summer_pavilion::scoring::marker_paid;
use crate::games::summer_pavilion::{Reason, Source, Take, Tiles, What};

pub(super) fn of_take(take: &Take, sheet: &mut Sheet<'_, '_>) {
    let (step, held) = (sheet.step, sheet.held());
    let hand = step.after.board(take.seat).hand;
    // Of tiles beside the board that are not told, those that surely lie there grow by as many.
    let lie = [&step.before, &step.after].map(|table| table.board(take.seat)).map(|board| board.hand.unwrap_or(board.some));
    let is_counted = matches!(take.what, What::Tiles(_)) || take.from.is_some_and(|from| lying(step.before, from).is_some());
    let Some(taken) = lie[1].minus(lie[0]).filter(|_| is_counted) else { return };
    let paid = sheet.awards().iter().find_map(|&(_, reason)| match reason {
        Reason::Marker { price } => Some(price),
        _ => None,
    });
    let Some(price) = paid else {
        if take.from == Some(Source::Centre) && !taken.is_empty() {
            sheet.more(-marker_paid(held, taken.total() as i32), SlipFacts::LaterTakePaid { tiles: taken });
        }
        return;
    };
    let right = sheet.right();
    // What is left if it is thought to cost this.
    let mut note = |price: i32, facts: SlipFacts| sheet.more(held - marker_paid(held, price) - right, facts);
    note(0, SlipFacts::MarkerForgotten { price });
    let wilds = step.before.wild().map_or(0, |wild| taken.of(wild));
    if (1..price).contains(&wilds) {
        note((price - wilds).into(), SlipFacts::MarkerWithoutWild { price, wilds });
    }
    note(1, SlipFacts::MarkerOnePoint { price });
    note(i32::from(price) + 1, SlipFacts::MarkerItself { price });
    if let Some(hand) = hand.map(Tiles::total) {
        note(hand as i32, SlipFacts::MarkerWholeHand { price, hand });
    }
    let unbounded = held - i32::from(price);
    if unbounded < 1 {
        sheet.more(-right, SlipFacts::MarkerPastOne { price, down_to: 0 });
    }
    if unbounded < 0 {
        sheet.more(unbounded - right, SlipFacts::MarkerPastOne { price, down_to: unbounded });
    }
}

pub(super) fn of_pass(sheet: &mut Sheet<'_, '_>) {
    let board = sheet.step.before.board(sheet.seat);
    let Some((held, kept)) = board.hand.zip(sheet.step.after.board(sheet.seat).corners) else { return };
    if let Some(tiles) = held.minus(kept).filter(|tiles| !tiles.is_empty()) {
        sheet.instead([], SlipFacts::DiscardedForgotten { tiles });
    }
    if !kept.is_empty() {
        sheet.instead([(0, Reason::Discarded { tiles: held })], SlipFacts::KeptPaid { kept });
        sheet.more(kept.total() as i32, SlipFacts::CornersScored { kept });
    }
}

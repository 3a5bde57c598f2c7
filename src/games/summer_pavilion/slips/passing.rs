//! Slips in passing.

use super::{Sheet, SlipFacts};
use crate::games::summer_pavilion::Reason;

pub(super) fn slips(sheet: &mut Sheet<'_, '_>) {
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

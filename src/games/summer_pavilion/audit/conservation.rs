//! All tiles together: twenty-two of each colour.

use super::super::pieces::{Colour, EACH};
use super::super::position::Phase;
use super::super::reasons::{Flaw, Gap};
use super::Audit;
use super::boards::Trusted;
use super::table::Table;

/// Whether every place that can hold tiles is shown. After phase 1 factories and centre are empty; corners hold tiles only
/// between passing and the next round, and the hand is gone once its owner has passed.
pub(super) fn everything_shown(table: &Table<'_>) -> bool {
    let draft = table.draft;
    if draft.phase == Phase::Setup {
        return draft.bag.is_some() && draft.supply.is_some();
    }
    let played = matches!(draft.phase, Phase::Preparation | Phase::End | Phase::Over);
    let may_keep = matches!(draft.phase, Phase::Play | Phase::Preparation | Phase::End);
    let board_shown =
        |board: &Trusted| board.pavilion.is_some() && (played || board.hand.is_some()) && (!may_keep || board.corners.is_some());
    let offer_shown = draft.phase != Phase::Offer || (table.ring.is_some() && draft.centre.is_some());
    let heaps_shown = draft.supply.is_some() && draft.bag.is_some() && draft.tower.is_some();
    table.whole && offer_shown && heaps_shown && table.boards().all(|(_, board)| board_shown(board))
}

/// The box has twenty-two of each colour, and none ever leaves the table.
pub(super) fn check(table: &Table<'_>, audit: &mut Audit) {
    let draft = table.draft;
    let complete = everything_shown(table);
    if !complete && draft.phase != Phase::Setup {
        audit.gap(Gap::Conservation);
    }
    let nothing_left_out = complete && table.boards().all(|(_, board)| board.sound);
    let supply = draft.supply.unwrap_or(draft.some_supply);
    let heaps = [Some(table.on_factories()), table.centre(), Some(supply), draft.bag, draft.tower];
    let mut counts = [0; 6];
    for tiles in heaps.into_iter().flatten().chain(table.boards().map(|(_, board)| board.tiles())) {
        for (count, colour) in counts.iter_mut().zip(Colour::ALL) {
            *count += u32::from(tiles.of(colour));
        }
    }
    for (colour, count) in Colour::ALL.into_iter().zip(counts) {
        if count > u32::from(EACH) {
            audit.flaw(Flaw::TooMany { colour, count });
        } else if count < u32::from(EACH) && nothing_left_out {
            audit.flaw(Flaw::NotTwentyTwo { colour, count });
        }
    }
}

//! All tiles together: twenty of each colour, and what left the factories lies on the boards.

use super::super::pieces::{Colour, EACH};
use super::super::position::Phase;
use super::super::reasons::{Flaw, Gap};
use super::Notes;
use super::table::Table;

/// The box has twenty of each colour, and none ever leaves the table.
pub(super) fn check(table: &Table<'_>, notes: &mut Notes) {
    let (draft, complete) = (table.draft, table.everything_shown());
    if !complete && draft.phase != Phase::Setup {
        notes.gap(Gap::Conservation);
    }
    let nothing_left_out = complete && table.boards().all(|(_, board)| board.sound);
    let seen = table.seen;
    // One tile may lie on the "0" factory, kept by whoever it is.
    let missing: u32 = seen.iter().map(|seen| u32::from(EACH).saturating_sub(seen.total())).sum();
    let nothing_left_out = nothing_left_out && missing > u32::from(table.kept_unsaid);
    for (colour, seen) in Colour::ALL.into_iter().zip(seen) {
        let count = seen.total();
        if count > u32::from(EACH) {
            notes.flaw(Flaw::TooMany { colour, seen });
        } else if count < u32::from(EACH) && nothing_left_out {
            notes.flaw(Flaw::NotTwenty { colour, seen });
        }
    }
}

/// What was dealt and lies neither on factories nor in the centre was taken in this offer, and went to pattern lines, floor
/// lines, kept factories, and from full floor lines to the lid; nothing leaves a board before the tiling. While tiling all is
/// taken, and the row of a line that was tiled tells of it.
pub(super) fn check_taken(table: &Table<'_>, notes: &mut Notes) {
    let (Some((fewest, most)), Some(left)) = (table.dealt(), table.not_taken()) else { return };
    let tiling = table.draft.phase == Phase::Tiling;
    let taken = most.saturating_sub(left);
    let at_least = table.boards().map(|(_, board)| table.received_at_least(board)).sum();
    if at_least > taken {
        notes.flaw(Flaw::MoreThanTaken { placed: at_least, taken, tiling });
        return;
    }

    // Where everything is shown, what is missing is missing among the twenty of its colour.
    if table.everything_shown() && !table.all_there() || !table.whole || table.may_run_short() {
        return;
    }
    let taken = fewest.saturating_sub(left);
    let placed: Option<u32> = table.boards().map(|(_, board)| table.received_at_most(board)).sum();
    if let Some(placed) = placed.filter(|placed| placed + u32::from(table.kept_unsaid) < taken) {
        notes.flaw(Flaw::TakenMissing { taken, placed, tiling });
    }
}

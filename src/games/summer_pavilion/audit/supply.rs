//! The supply: ten tiles, fewer only while a bonus is being chosen or replaced. All tiles together: twenty-two of each colour.

use super::Audit;
use super::boards::Trusted;
use super::table::Table;
use crate::games::summer_pavilion::pieces::{EACH, MOST_BONUS, SUPPLY};
use crate::games::summer_pavilion::rules::BonusMandatory;
use crate::games::summer_pavilion::{Colour, Flaw, Gap, Phase, Tiles};
use std::cmp::Ordering;

pub(super) fn check(table: &Table<'_>, audit: &mut Audit) {
    let phase = table.draft.phase;
    let told = table.draft.supply.map(Tiles::total);
    let count = told.unwrap_or(table.draft.some_supply.total());
    if count > SUPPLY {
        audit.flaw(Flaw::SupplyOverfull { count });
    } else if told.is_none() {
        audit.gap((phase != Phase::Setup).then_some(Gap::Supply));
    } else if count < least(table) && !(phase == Phase::Setup && count == 0) && !table.has_run_dry() {
        let doubt = phase != Phase::Setup && table.may_have_run_dry();
        audit.flaw(Flaw::SupplyShort { count, phase, doubt });
    } else if let Some(counts) = brought(table).filter(|_| count < SUPPLY) {
        let missing = SUPPLY - count;
        let is_brought = counts.iter().any(|&brought| u32::from(brought) == missing);
        audit.flaw((!is_brought).then_some(Flaw::SupplyOfNoBonus { count, counts }));
    }
}

/// How many bonus tiles a board's last tile can have brought, each number once, if its owner took all of them; none if unknown.
fn brought(table: &Table<'_>) -> Option<Vec<u8>> {
    let all_taken = table.draft.bonus().is_none() && table.rulings.bonus_mandatory() == BonusMandatory::Yes;
    let known = all_taken && table.draft.phase == Phase::Play && table.all_shown() && !table.may_have_run_dry();
    known.then(|| {
        let mut counts: Vec<u8> = table.boards().flat_map(|(_, board)| board.bonus_counts()).collect();
        counts.sort_unstable();
        counts.dedup();
        counts
    })
}

/// How few tiles can be left if bag and tower have never run dry: bonus tiles are replaced before the next turn, so only those of
/// one placement can be missing (of one feature if others are left to choose). The pass that ends the game needs none.
pub(super) fn least(table: &Table<'_>) -> u32 {
    let may_lack = matches!(table.draft.phase, Phase::Play | Phase::End | Phase::Over);
    if !may_lack {
        return SUPPLY;
    }
    if let Some((seat, left)) = table.draft.bonus() {
        let board = table.board(seat);
        let chosen = board.parts().filter(|part| part[0] == left).map(|part| part[1]).max().unwrap_or(0);
        let unseen = 3_u8.saturating_sub(left);
        return SUPPLY - u32::from(if board.pavilion.is_some() { chosen } else { unseen });
    }
    let missing = if table.all_shown() {
        table.boards().map(|(_, board)| board.best_bonus().0.into()).max().unwrap_or(0)
    } else {
        MOST_BONUS
    };
    SUPPLY - missing
}

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
pub(super) fn check_colours(table: &Table<'_>, audit: &mut Audit) {
    let (draft, complete) = (table.draft, everything_shown(table));
    audit.gap((!complete && draft.phase != Phase::Setup).then_some(Gap::Conservation));
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
        match count.cmp(&u32::from(EACH)) {
            Ordering::Greater => audit.flaw(Flaw::TooMany { colour, count }),
            Ordering::Less if nothing_left_out => audit.flaw(Flaw::NotTwentyTwo { colour, count }),
            Ordering::Less | Ordering::Equal => {}
        }
    }
}

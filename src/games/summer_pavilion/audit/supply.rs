//! The supply: ten tiles, fewer only while a bonus is being chosen or replaced.

use super::super::pieces::{SUPPLY, Tiles};
use super::super::position::Phase;
use super::super::reasons::{Flaw, Gap};
use super::super::rules::BonusMandatory;
use super::Audit;
use super::table::Table;

pub(super) fn check(table: &Table<'_>, audit: &mut Audit) {
    let phase = table.draft.phase;
    let Some(count) = table.draft.supply.map(Tiles::total) else {
        let count = table.draft.some_supply.total();
        if count > SUPPLY {
            audit.flaw(Flaw::SupplyOverfull { count });
        } else if phase != Phase::Setup {
            audit.gap(Gap::Supply);
        }
        return;
    };
    if count > SUPPLY {
        audit.flaw(Flaw::SupplyOverfull { count });
    } else if count < least(table) && !(phase == Phase::Setup && count == 0) && !table.has_run_dry() {
        audit.flaw(match phase {
            Phase::Setup => Flaw::SupplyNotFilled { count, phase },
            _ => Flaw::SupplyShort { count, phase, doubt: table.may_have_run_dry() },
        });
    } else if let Some(counts) = brought(table)
        && count < SUPPLY
        && counts.iter().all(|&brought| u32::from(brought) + count != SUPPLY)
    {
        audit.flaw(Flaw::SupplyOfNoBonus { count, counts });
    }
}

/// How many bonus tiles a board's last tile can have brought, each number once, if its owner took all of them; none if unknown.
fn brought(table: &Table<'_>) -> Option<Vec<u8>> {
    let all_taken = table.draft.bonus.is_none() && table.rulings.bonus_mandatory() == BonusMandatory::Yes;
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
    if let Some((seat, left)) = table.draft.bonus {
        let board = table.board(seat);
        let chosen = board.parts().filter(|part| part[0] == left).map(|part| part[1]).max().unwrap_or(0);
        let unseen = 3_u8.saturating_sub(left);
        return SUPPLY - u32::from(if board.pavilion.is_some() { chosen } else { unseen });
    }
    let missing = if table.all_shown() { table.boards().map(|(_, board)| board.best_bonus().0).max().unwrap_or(0) } else { 3 };
    SUPPLY - u32::from(missing)
}

//! Boards, turns and bonuses against round and phase.

use super::super::pieces::{CORNERS, Seat};
use super::super::position::Phase;
use super::super::reasons::{Flaw, Gap};
use super::super::rules::BonusShort;
use super::Audit;
use super::boards::Trusted;
use super::table::Table;
use crate::game::reasons::NotPrinted;

pub(super) fn check(table: &Table<'_>, audit: &mut Audit) {
    let draft = table.draft;
    let phase = draft.phase;
    check_turn(table, audit);
    check_bonus(table, audit);
    check_passed(table, audit);
    if phase == Phase::Setup {
        check_setup(table, audit);
        return;
    }
    if table.round.is_none() && draft.round.is_none() {
        audit.gap(Gap::Round);
    }
    for (seat, board) in table.boards() {
        check_corners(table, seat, board, audit);
        check_hand(table, seat, board, audit);
    }
}

/// Players take turns in the two phases of play, and who has passed has none.
fn check_turn(table: &Table<'_>, audit: &mut Audit) {
    let phase = table.draft.phase;
    let Some(seat) = table.draft.turn else { return };
    match phase {
        Phase::Offer => {}
        Phase::Play => {
            // Where nobody is left to have it, that is what is wrong.
            if table.has_passed(seat) && !table.everybody_has_passed() {
                audit.flaw(Flaw::TurnOfPassed { seat });
            }
        }
        Phase::Setup | Phase::Preparation | Phase::End | Phase::Over => audit.flaw(Flaw::TurnInPhase { seat, phase }),
    }
}

/// Players pass in phase 2 only, and it ends with the last pass.
fn check_passed(table: &Table<'_>, audit: &mut Audit) {
    let phase = table.draft.phase;
    for (seat, player) in table.players().take(table.seats()) {
        match (player.passed, phase) {
            (Some(true), Phase::Setup | Phase::Offer) => audit.flaw(Flaw::PassedInPhase { seat, phase }),
            (Some(false), Phase::Preparation | Phase::End | Phase::Over) => audit.flaw(Flaw::NotPassed { seat, phase }),
            _ => {}
        }
    }
    if phase == Phase::Play && table.everybody_has_passed() {
        audit.flaw(Flaw::EverybodyPassed);
    }
}

/// Bonus tiles are chosen at once, in the turn of the tile that earned them; one tile finishes at most what lies around it.
fn check_bonus(table: &Table<'_>, audit: &mut Audit) {
    let Some((seat, count)) = table.draft.bonus else { return };
    let phase = table.draft.phase;
    if phase != Phase::Play {
        audit.flaw(Flaw::BonusInPhase { seat, phase });
        return;
    }
    if table.has_passed(seat) {
        audit.flaw(Flaw::BonusAfterPassing { seat });
    }
    if let Some(turn) = table.draft.turn
        && turn != seat
    {
        audit.flaw(Flaw::BonusOutOfTurn { seat, turn });
    }
    let board = table.board(seat);
    let ((most, by), counts) = (board.best_bonus(), board.bonus_counts());
    let is_part = board.parts().any(|[left, _]| left == count);
    if !(1..=most).contains(&count) {
        audit.flaw(Flaw::BonusUnearned { seat, count, most, by: NotPrinted(by) });
    } else if !counts.contains(&count)
        && !is_part
        && (table.rulings.bonus_short() != BonusShort::AfterRefill || !table.may_have_run_dry())
    {
        // Under that ruling a part of a bonus may be left where the supply ran short.
        audit.flaw(Flaw::BonusOfNoTile { seat, count, counts, by: NotPrinted(by) });
    }
}

/// Before the first deal everything is in the bag, save the supply.
fn check_setup(table: &Table<'_>, audit: &mut Audit) {
    for (seat, board) in table.boards() {
        if !board.covered.is_empty() || board.in_hand() > 0 || board.in_corners() > 0 {
            audit.flaw(Flaw::BoardBeforeSetup { seat });
        }
    }
    let out = [Some(table.on_factories()), table.centre(), table.draft.tower];
    if out.into_iter().flatten().any(|tiles| !tiles.is_empty()) {
        audit.flaw(Flaw::TableBeforeSetup);
    }
}

/// Tiles go to the corners when their owner passes, and leave them when the next round is prepared or the game is counted.
fn check_corners(table: &Table<'_>, seat: Seat, board: &Trusted, audit: &mut Audit) {
    let phase = table.draft.phase;
    let count = board.in_corners();
    let may_hold = match phase {
        Phase::Play => table.has_passed(seat) && !table.keeps_nothing(),
        Phase::Preparation => true,
        Phase::End => !table.keeps_nothing(),
        Phase::Setup | Phase::Offer | Phase::Over => false,
    };
    // More than four were reported with the board.
    if (1..=CORNERS).contains(&count) && !may_hold {
        audit.flaw(match phase {
            Phase::Setup | Phase::Offer => Flaw::CornersNotBack { seat, phase, count },
            Phase::Play => Flaw::CornersBeforePassing { seat, phase, count },
            Phase::Preparation | Phase::End | Phase::Over => Flaw::CornersNotPaid { seat, phase, count },
        });
    }
}

/// Who passes has nothing left beside the board; and all have passed once phase 2 is over.
fn check_hand(table: &Table<'_>, seat: Seat, board: &Trusted, audit: &mut Audit) {
    let count = board.in_hand();
    if count == 0 {
        return;
    }
    match table.draft.phase {
        Phase::Play if table.has_passed(seat) => audit.flaw(Flaw::TilesAfterPassing { seat, count }),
        Phase::Setup | Phase::Offer | Phase::Play => {}
        phase @ (Phase::Preparation | Phase::End | Phase::Over) => audit.flaw(Flaw::TilesInPhase { seat, phase, count }),
    }
}

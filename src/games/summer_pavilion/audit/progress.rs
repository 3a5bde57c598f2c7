//! Boards, turns and bonuses against round and phase.

use super::Audit;
use super::boards::Trusted;
use super::table::Table;
use crate::game::reasons::NotPrinted;
use crate::games::summer_pavilion::pieces::{ALL, CORNERS, SUPPLY};
use crate::games::summer_pavilion::rules::BonusShort;
use crate::games::summer_pavilion::{Flaw, Gap, Phase, Seat, Tiles};

pub(super) fn check(table: &Table<'_>, audit: &mut Audit) {
    let draft = table.draft;
    let phase = draft.phase;
    check_turn(table, audit);
    check_bonus(table, audit);
    check_passed(table, audit);
    if phase == Phase::Setup {
        return check_setup(table, audit);
    }
    audit.gap((table.round.is_none() && draft.round.is_none()).then_some(Gap::Round));
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
        // Where nobody is left to have it, that is what is wrong.
        Phase::Play if table.everybody_has_passed() => {}
        Phase::Play => audit.flaw(table.has_passed(seat).then_some(Flaw::TurnOfPassed { seat })),
        Phase::Setup | Phase::Preparation | Phase::End | Phase::Over => audit.flaw(Flaw::TurnInPhase { seat, phase }),
    }
}

/// Players pass in phase 2 only, and it ends with the last pass.
fn check_passed(table: &Table<'_>, audit: &mut Audit) {
    let phase = table.draft.phase;
    for (seat, player) in table.players().take(table.seats) {
        match (player.passed, phase) {
            (Some(true), Phase::Setup | Phase::Offer) => audit.flaw(Flaw::PassedInPhase { seat, phase }),
            (Some(false), Phase::Preparation | Phase::End | Phase::Over) => audit.flaw(Flaw::NotPassed { seat, phase }),
            _ => {}
        }
    }
    audit.flaw((phase == Phase::Play && table.everybody_has_passed()).then_some(Flaw::EverybodyPassed));
}

/// Bonus tiles are chosen at once, in the turn of the tile that earned them; one tile finishes at most what lies around it.
fn check_bonus(table: &Table<'_>, audit: &mut Audit) {
    let Some((seat, count)) = table.draft.bonus() else { return };
    let phase = table.draft.phase;
    if phase != Phase::Play {
        return audit.flaw(Flaw::BonusInPhase { seat, phase });
    }
    audit.flaw(table.has_passed(seat).then_some(Flaw::BonusAfterPassing { seat }));
    let others = table.draft.turn.filter(|&turn| turn != seat);
    audit.flaw(others.map(|turn| Flaw::BonusOutOfTurn { seat, turn }));
    let board = table.board(seat);
    let ((most, by), counts) = (board.best_bonus(), board.bonus_counts());
    if !(1..=most).contains(&count) {
        audit.flaw(Flaw::BonusUnearned { seat, count, most, by: NotPrinted(by) });
    } else if !counts.contains(&count)
        && board.parts().next().is_none()
        && (table.rulings.bonus_short() != BonusShort::AfterRefill || !table.may_have_run_dry())
    {
        // Under that ruling a part of a bonus may be left where the supply ran short.
        audit.flaw(Flaw::BonusOfNoTile { seat, count, counts, by: NotPrinted(by) });
    }
}

/// Before the first deal everything is in the bag, save the supply.
fn check_setup(table: &Table<'_>, audit: &mut Audit) {
    let is_bare = |board: &Trusted| board.covered.is_empty() && board.in_hand() + board.in_corners() == 0;
    let boards = table.boards().filter(|(_, board)| !is_bare(board));
    audit.flaws.extend(boards.map(|(seat, _)| Flaw::BoardBeforeSetup { seat }));
    let is_empty = table.on_table().is_empty() && table.draft.tower.is_none_or(Tiles::is_empty);
    audit.flaw((!is_empty).then_some(Flaw::TableBeforeSetup));
    let bag = table.draft.bag.map(Tiles::total).filter(|bag| table.draft.supply.is_none() && ![ALL - SUPPLY, ALL].contains(bag));
    audit.flaw(bag.map(|bag| Flaw::BagAgainstRound { bag, least: ALL - SUPPLY, most: ALL, round: 0 }));
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
    let found = (1..=CORNERS).contains(&count) && !may_hold;
    audit.flaw(found.then_some(Flaw::CornersInPhase { seat, phase, count }));
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

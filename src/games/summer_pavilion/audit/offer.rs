//! Factories and centre against the phase, against each other, and against what lies beside the boards.

use super::super::pieces::{CORNERS, FILL, Tiles};
use super::super::position::Phase;
use super::super::reasons::{Flaw, Gap, MarkerPlace};
use super::table::Table;
use super::{Audit, conservation};
use crate::game::shared::Short;

pub(super) fn check(table: &mut Table<'_>, audit: &mut Audit) {
    let flaws = audit.flaws.len();
    match table.draft.phase {
        Phase::Setup => {}
        Phase::Offer => check_offer(table, audit),
        Phase::Play | Phase::Preparation | Phase::End | Phase::Over => check_left_over(table, audit),
    }
    table.factories_sound = audit.flaws[flaws..].iter().all(Flaw::is_doubt);
}

/// Phase 1 is over when nothing is left to take, and nothing is dealt before the next round.
fn check_left_over(table: &Table<'_>, audit: &mut Audit) {
    let phase = table.draft.phase;
    for (factory, tiles) in table.factories().filter(|(_, tiles)| !tiles.is_empty()) {
        audit.flaw(Flaw::FactoryNotEmpty { heap: tiles, phase, factory });
    }
    if let Some(tiles) = table.centre().filter(|tiles| !tiles.is_empty()) {
        audit.flaw(Flaw::CentreNotEmpty { heap: tiles, phase });
    }
}

fn check_offer(table: &Table<'_>, audit: &mut Audit) {
    if table.ring.is_none() {
        audit.gap(Gap::Factories);
    }
    if table.ring.is_none() || table.draft.centre.is_none() {
        audit.gap(Gap::Centre);
    }
    let flaws = audit.flaws.len();
    check_fill(table, audit);
    let sound = audit.flaws[flaws..].iter().all(Flaw::is_doubt);
    if let (Some(emptied), Some(centre)) = (table.emptied(), table.centre()) {
        check_centre(table, emptied, centre, sound, audit);
    }
    if audit.flaws[flaws..].iter().all(Flaw::is_doubt) {
        check_taken(table, audit);
    }
}

/// A factory holds what it was filled with until somebody takes from it; then it is empty.
fn check_fill(table: &Table<'_>, audit: &mut Audit) {
    for (factory, tiles) in table.factories() {
        let count = tiles.total();
        if count > FILL {
            audit.flaw(Flaw::OverfullFactory { factory, count });
        } else if (1..FILL).contains(&count) && !table.has_run_dry() {
            audit.flaw(match table.may_have_run_dry() {
                true => Flaw::ShortFactory { factory, count, short: Short::RanOut },
                false if somebody_took(table) => Flaw::RestOnFactory { factory, count },
                false => Flaw::ShortFactory { factory, count, short: Short::Filled },
            });
        }
    }
}

/// Whether tiles have certainly been taken in this phase.
fn somebody_took(table: &Table<'_>) -> bool {
    let from_factories = table.factories().any(|(_, tiles)| tiles.is_empty());
    let in_centre = table.centre().is_some_and(|tiles| !tiles.is_empty());
    let kept = if table.round == Some(1) { 0 } else { CORNERS };
    from_factories || in_centre || table.boards().any(|(_, board)| board.in_hand() > kept)
}

/// What reaches the centre comes from emptied factories, and of each at least the tile that was taken did not come.
fn check_centre(table: &Table<'_>, emptied: u32, centre: Tiles, sound: bool, audit: &mut Audit) {
    let count = centre.total();
    if table.on_factories().total() + count == 0 {
        audit.flaw(Flaw::OfferEmpty);
        return;
    }
    if emptied == 0 {
        // A marker in front of somebody is reported with the marker.
        if count > 0 {
            audit.flaw(Flaw::CentreBeforeTaking { heap: centre });
        }
        return;
    }
    // Whoever took the marker took a tile from the centre with it.
    let marker_taken = matches!(table.marker, Some(MarkerPlace::Front(_)));
    let most = (FILL * emptied).saturating_sub(emptied + u32::from(marker_taken));
    if sound && count > most {
        audit.flaw(Flaw::CentreOverfull { tiles: count, most, emptied: emptied as usize });
    }
}

/// What was dealt and lies neither on factories nor in the centre was taken in this phase and lies beside the boards, for nothing
/// leaves them before the next; there it joins at most four kept tiles each, none in the first round.
fn check_taken(table: &Table<'_>, audit: &mut Audit) {
    let hands_shown = table.whole && table.boards().all(|(_, board)| board.hand.is_some());
    let (Some(players), Some(_)) = (table.players, table.ring) else {
        audit.gap(Gap::Taken);
        return;
    };
    if !hands_shown || table.draft.centre.is_none() {
        audit.gap(Gap::Taken);
    }
    let on_table = table.on_factories().total() + table.centre().map_or(0, Tiles::total);
    let taken = table.dealt_each_round().saturating_sub(on_table);
    let kept = if table.round == Some(1) { 0 } else { CORNERS };
    let before = audit.flaws.len();
    for (seat, board) in table.boards() {
        if board.in_hand() > taken + kept {
            audit.flaw(Flaw::HandBeyondOffer { held: board.in_hand(), most: taken + kept, seat });
        }
    }
    if audit.flaws.len() > before {
        return;
    }
    let held = table.boards().map(|(_, board)| board.in_hand()).sum();
    let most = taken + kept * players as u32;
    if held > most {
        audit.flaw(Flaw::HandsBeyondOffer { held, most });
    } else if held < taken
        && hands_shown
        && table.draft.centre.is_some()
        && !table.may_have_run_dry()
        // Where everything is shown, what is missing is missing among the twenty-two of its colour.
        && !conservation::everything_shown(table)
    {
        audit.flaw(Flaw::TakenMissing { taken, held });
    }
}

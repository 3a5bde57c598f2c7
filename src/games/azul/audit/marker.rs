//! Where the first-player marker can be.
//!
//! An offer begins with it in the centre. The first to take from there puts it on their floor line (or, by rulings, on a kept "0"
//! factory, or in front of them), where it stays until they clear their floor line; then it lies in front of them.

use super::Notes;
use super::boards::Trusted;
use super::table::{Table, markers};
use super::takes::TakesSeen;
use crate::game::reasons::NotPrinted;
use crate::games::azul::rules::{MarkerOnFullFloor, ZeroCatchesMarker};
use crate::games::azul::{Draft, Flaw, Gap, MarkerLaw, MarkerPlace, Phase, Seat};

pub(super) fn check(table: &Table<'_>, told: &[TakesSeen<'_>], notes: &mut Notes) {
    let phase = table.draft.phase;
    match table.marker {
        Some(place) => {
            let law = law(place, phase);
            notes.flaw(fault(table, place).map(|doubt| Flaw::MarkerMisplaced { place, phase, law, doubt }));
            // Once the round is over `starter` is who begins the next.
            if let (MarkerPlace::Front(holder), Phase::Preparation, Some(said)) = (place, phase, table.draft.starter)
                && said != holder
            {
                notes.flaw(Flaw::StarterWithoutMarker { seat: said, holder });
            }
        }
        None if markers(table.draft).next().is_some() => {
            notes.flaw(Flaw::SeveralMarkers { places: markers(table.draft).collect() });
        }
        None => match phase {
            Phase::Offer | Phase::Tiling if is_nowhere(table) => notes.flaw(Flaw::NoMarker { phase: NotPrinted(phase) }),
            Phase::Tiling if let Some(flaw) = told_of_centre(table, told) => notes.flaw(flaw),
            Phase::Offer | Phase::Tiling | Phase::Preparation => notes.gap(Gap::Marker),
            // Nobody asks for it before the first deal, nor when no round follows.
            Phase::Setup | Phase::End | Phase::Over => {}
        },
    }
}

/// What is wrong with the marker there: nothing, a doubt, or a broken rule.
fn fault(table: &Table<'_>, place: MarkerPlace) -> Option<bool> {
    let round_over = matches!(table.draft.phase, Phase::Preparation | Phase::End | Phase::Over);
    match (place, table.draft.phase) {
        (_, Phase::Setup) | (MarkerPlace::Centre, Phase::Offer) => None,
        // Nobody took from the centre: every factory was emptied by one colour.
        (MarkerPlace::Centre, _) => Some(true),
        // With anything else beside it, it is reported as a floor line that was not cleared.
        (MarkerPlace::Floor(seat, _), _) if round_over => table.board(seat).only_marker_fell().then_some(false),
        (MarkerPlace::Kept(_), _) if round_over => None,
        (MarkerPlace::Floor(..), _) => None,
        (MarkerPlace::Kept(_), _) => (table.rulings.zero_catches_marker() == ZeroCatchesMarker::No).then_some(false),
        (MarkerPlace::Front(_), _) if round_over => None,
        (MarkerPlace::Front(seat), _) => fault_in_front(table, table.board(seat)),
    }
}

/// What says where it should be instead.
fn law(place: MarkerPlace, phase: Phase) -> MarkerLaw {
    match (place, phase) {
        (MarkerPlace::Kept(_), _) => MarkerLaw::CatchesTiles,
        (MarkerPlace::Front(_), Phase::Setup | Phase::Offer) => MarkerLaw::ToTheCentre,
        (_, Phase::Setup | Phase::Offer | Phase::Tiling) => MarkerLaw::FromTheCentre,
        (_, Phase::Preparation | Phase::End | Phase::Over) => MarkerLaw::Stays,
    }
}

/// The same of the marker in front of a player while the round goes on.
fn fault_in_front(table: &Table<'_>, board: &Trusted) -> Option<bool> {
    let tiling = table.draft.phase == Phase::Tiling;
    if !tiling && table.emptied() == Some(0) {
        return Some(false);
    }
    // Seven tiles left no space for the marker, and no tile leaves a floor line before it is cleared.
    let no_space = board.floor().tiles().total() == 7 && table.rulings.marker_on_full_floor() == MarkerOnFullFloor::CostsNothing;
    if no_space || (tiling && board.may_have_cleared()) {
        return None;
    }
    // A floor line that is not shown can be full; one that overflowed was emptied but for the marker.
    Some(board.floor.is_none() || table.may_have_overflowed())
}

/// Whether the marker is missing although every place that could hold it is shown.
fn is_nowhere(table: &Table<'_>) -> bool {
    if table.draft.centre.is_none() {
        return false;
    }
    // It cannot have left the centre before a factory was emptied.
    let untouched = table.draft.phase == Phase::Offer && table.emptied() == Some(0);
    untouched || on_no_board(table)
}

/// Whether every board shows that the marker is not there, nor in front of it.
fn on_no_board(table: &Table<'_>) -> bool {
    may_have_it(table).is_some_and(|mut boards| boards.next().is_none())
}

/// Whether the marker is shown nowhere, but the centre is all that is not shown.
pub(super) fn must_be_in_centre(table: &Table<'_>) -> bool {
    let Draft { phase, centre, .. } = table.draft;
    let is_hidden = centre.is_none() && markers(table.draft).next().is_none();
    matches!(phase, Phase::Offer | Phase::Tiling) && is_hidden && on_no_board(table)
}

/// Whose board may have the marker, which is shown nowhere, or have it in front; none if it may be elsewhere, too.
fn may_have_it<'a>(table: &'a Table<'_>) -> Option<impl Iterator<Item = Seat> + 'a> {
    let may_be_caught = table.kept_unsaid && table.rulings.zero_catches_marker() == ZeroCatchesMarker::Yes;
    let may = |board: &Trusted| board.floor.is_none() || fault_in_front(table, board) != Some(false);
    (table.whole && !may_be_caught).then(|| table.boards().filter(move |(_, board)| may(board)).map(|(seat, _)| seat))
}

/// Who must have the marker that is shown nowhere: it has left the centre, and nobody else can have it.
pub(super) fn holder(table: &Table<'_>) -> Option<Seat> {
    let left = matches!(table.draft.phase, Phase::Offer | Phase::Tiling) && table.draft.centre.is_some();
    let mut boards = may_have_it(table).filter(|_| left)?;
    boards.next().filter(|_| boards.next().is_none())
}

/// Whether there were more takes than factories: then somebody took from the centre, and so the marker, yet no board has it.
fn told_of_centre(table: &Table<'_>, told: &[TakesSeen<'_>]) -> Option<Flaw> {
    let takes = told.iter().map(TakesSeen::least).sum();
    let emptied = table.emptied().filter(|_| !table.draft.setup.specialised && on_no_board(table))?;
    (takes > emptied).then_some(Flaw::MarkerNowhere { takes, emptied })
}

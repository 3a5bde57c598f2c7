//! The first-player marker: somewhere, once, and where the phase allows it.

use super::table::Table;
use super::{Audit, score};
use crate::games::summer_pavilion::pieces::START;
use crate::games::summer_pavilion::{Draft, DraftPlayer, Flaw, Gap, MarkerPlace, Phase, Seat, Tiles};

/// Every place where the case shows it.
pub(super) fn places(draft: &Draft) -> Vec<MarkerPlace> {
    let in_centre = draft.centre.map_or(0, |(_, markers)| markers);
    let centre = std::iter::repeat_n(MarkerPlace::Centre, in_centre.min(2));
    centre.chain(draft.marker.map(MarkerPlace::Front)).collect()
}

pub(super) fn check(table: &Table<'_>, audit: &mut Audit) {
    let phase = table.draft.phase;
    let places = places(table.draft);
    if places.len() > 1 {
        audit.flaw(Flaw::SeveralMarkers { places });
        return;
    }
    if table.marker.is_none() {
        check_payers(table, audit);
    }
    let untouched = phase == Phase::Offer && table.emptied() == Some(0);
    match (table.marker, phase) {
        (Some(MarkerPlace::Centre) | None, Phase::Setup) | (Some(MarkerPlace::Centre), Phase::Offer) => {}
        // Each round begins with it in the centre.
        (Some(place @ MarkerPlace::Front(_)), Phase::Setup) => {
            audit.flaw(Flaw::MarkerTooEarly { place, now: phase });
        }
        // It leaves the centre with the first tiles taken from there, and there are none before a factory is emptied.
        (Some(place @ MarkerPlace::Front(_)), Phase::Offer) if untouched => {
            audit.flaw(Flaw::MarkerTooEarly { place, now: phase });
        }
        // It comes with tiles, and nothing leaves a hand before the next phase.
        (Some(MarkerPlace::Front(seat)), Phase::Offer) if table.board(seat).hand.is_some_and(Tiles::is_empty) => {
            audit.flaw(Flaw::MarkerWithoutTiles { seat });
        }
        // Once the round is over `starter` is who begins the next.
        (Some(MarkerPlace::Front(holder)), Phase::Preparation) => {
            if let Some(said) = table.draft.starter.filter(|&said| said != holder) {
                audit.flaw(Flaw::StarterWithoutMarker { seat: said, holder });
            }
        }
        (Some(MarkerPlace::Front(_)), _) => {}
        // Nobody took from the centre: every factory was emptied by one colour.
        (Some(place @ MarkerPlace::Centre), _) => audit.flaw(Flaw::MarkerNotTaken { place, phase }),
        (None, Phase::Offer) if untouched && table.draft.centre.is_some() => audit.flaw(Flaw::NoMarker { phase }),
        (None, Phase::Offer) if nobody_can_have_it(table) => {
            audit.flaw(Flaw::MarkerPaidByNobody);
        }
        (None, Phase::Offer | Phase::Play | Phase::Preparation) => audit.gap(Gap::Marker),
        // Nobody asks for it when no round follows.
        (None, Phase::End | Phase::Over) => {}
    }
}

/// Before anything is placed only the marker takes points, and one player has it.
fn check_payers(table: &Table<'_>, audit: &mut Audit) {
    let paid = |&(_, player): &(Seat, &DraftPlayer)| player.score.is_some_and(|score| (1..START).contains(&score));
    let mut payers = table.players().take(table.seats).filter(paid).map(|(seat, _)| seat);
    if let (true, Some(seat), Some(other)) = (table.nothing_placed_yet(), payers.next(), payers.next()) {
        audit.flaw(Flaw::MarkerPaidTwice { seat, other });
    }
}

/// Whether the marker has left the centre of a whole table, in which phase 1 goes on, and is with nobody.
fn nobody_can_have_it(table: &Table<'_>) -> bool {
    let told = table.whole && table.draft.centre.is_some() && !table.on_table().is_empty();
    told && !table.boards().any(|(seat, _)| may_hold(table, seat))
}

/// Whether a player may have the marker in phase 1: it came with tiles, which lie beside the board, and has cost a point.
fn may_hold(table: &Table<'_>, seat: Seat) -> bool {
    let has_tiles = table.board(seat).hand.is_none_or(|hand| !hand.is_empty());
    let score = table.draft.players.get(seat.index()).and_then(|player| player.score);
    has_tiles && score.is_none_or(|score| score::as_holder(table, seat).is_none_or(|most| score <= most))
}

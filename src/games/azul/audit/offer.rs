//! Factories and centre against the phase and against each other.

use super::super::pieces::Tiles;
use super::super::position::Phase;
use super::super::reasons::{Filled, Flaw, Gap, MarkerPlace};
use super::table::Table;
use super::takes::TakesSeen;
use super::{Notes, ring, short, turns};
use crate::game::shared::FILL;

/// Whether what lies on the factories can be relied on.
pub(super) fn check(table: &Table<'_>, told: &[TakesSeen<'_>], notes: &mut Notes) -> bool {
    let flaws = notes.flaws.len();
    match table.draft.phase {
        Phase::Setup => {}
        Phase::Offer => check_offer(table, told, notes),
        Phase::Tiling | Phase::Preparation | Phase::End | Phase::Over => check_left_over(table, notes),
    }
    notes.flaws[flaws..].iter().all(Flaw::is_doubt)
}

/// The offer is over when nothing is left to take, and nothing is dealt before the next.
fn check_left_over(table: &Table<'_>, notes: &mut Notes) {
    let phase = table.draft.phase;
    for (factory, shown) in table.factories() {
        if !shown.tiles.is_empty() {
            notes.flaw(Flaw::OfferNotEmpty { phase, factory: Some(factory), heap: shown.tiles });
        }
    }
    if let Some(tiles) = table.centre().filter(|tiles| !tiles.is_empty()) {
        notes.flaw(Flaw::OfferNotEmpty { phase, factory: None, heap: tiles });
    }
}

fn check_offer(table: &Table<'_>, told: &[TakesSeen<'_>], notes: &mut Notes) {
    if table.ring.is_none() {
        notes.gap(Gap::Factories);
    }
    if table.ring.is_none() || table.draft.centre.is_none() {
        notes.gap(Gap::Centre);
    }
    let flaws = notes.flaws.len();
    if !table.draft.setup.specialised {
        check_fill(table, notes);
    } else if let (true, Some(ring)) = (table.gold_known, table.ring) {
        ring::check(table, ring, notes);
    }
    let sound = notes.flaws[flaws..].iter().all(Flaw::is_doubt);
    match (table.emptied(), table.centre()) {
        (Some(emptied), Some(centre)) => check_centre(table, emptied, centre, sound, notes),
        (None, Some(centre)) => check_turns(table, told, centre, notes),
        (_, None) => {}
    }
}

/// A factory holds what it was filled with until somebody takes from it; then it is empty.
fn check_fill(table: &Table<'_>, notes: &mut Notes) {
    for (factory, shown) in table.factories() {
        let count = shown.tiles.total();
        if count > FILL {
            notes.flaw(Flaw::OverfullFactory { factory, count, most: FILL, filled: Filled::FOUR });
        } else if (1..FILL).contains(&count) {
            short::report(table, factory, count, FILL, Filled::FOUR, notes);
        }
    }
}

/// Where no factory is shown, the boards tell how many can have been emptied.
fn check_turns(table: &Table<'_>, told: &[TakesSeen<'_>], centre: Tiles, notes: &mut Notes) {
    let Some((emptied, left)) = turns::most_in_centre(table, told).filter(|(_, left)| centre.total() > *left) else { return };
    notes.flaw(match emptied {
        0 => Flaw::CentreBeforeTaking { heap: centre },
        _ => {
            let (tiles, emptied) = (centre.total(), emptied as usize);
            Flaw::CentreOverfull { tiles, left, emptied, marker_taken: false, elsewhere: None }
        }
    });
}

/// What reaches the centre comes from emptied factories, and of each at least the tile that was taken did not come.
fn check_centre(table: &Table<'_>, emptied: u32, centre: Tiles, sound: bool, notes: &mut Notes) {
    let on_factories = table.on_factories.total();
    let count = centre.total();
    if on_factories + count == 0 {
        notes.flaw(Flaw::OfferEmpty);
        return;
    }
    let marker_taken = matches!(table.marker, Some(MarkerPlace::Floor(..) | MarkerPlace::Kept(_) | MarkerPlace::Front(_)));
    if emptied == 0 {
        // A marker in front of somebody is reported with the marker.
        let marker_gone = matches!(table.marker, Some(MarkerPlace::Floor(..) | MarkerPlace::Kept(_)));
        if count > 0 {
            notes.flaw(Flaw::CentreBeforeTaking { heap: centre });
        } else if marker_gone {
            notes.flaw(Flaw::MarkerBeforeTaking);
        }
        return;
    }
    if !sound {
        return;
    }
    // Tiles wander on special factories, so count all dealt: off the factories is taken or in the centre; empty ones had a take.
    let gone =
        if table.draft.setup.specialised { table.most_dealt().unwrap_or(0).saturating_sub(on_factories) } else { FILL * emptied };
    let rest = gone.saturating_sub(emptied);
    let (sent, elsewhere) = match table.ring.filter(|_| table.draft.setup.specialised && table.gold_known) {
        Some(ring) => ring::most_in_centre(table, ring),
        None => (u32::MAX, None),
    };
    let left = rest.min(sent);
    // Whoever took the marker took a tile from the centre with it.
    if count > left.saturating_sub(u32::from(marker_taken)) {
        let elsewhere = elsewhere.filter(|_| left < rest);
        notes.flaw(Flaw::CentreOverfull { tiles: count, left, emptied: emptied as usize, marker_taken, elsewhere });
    }
}

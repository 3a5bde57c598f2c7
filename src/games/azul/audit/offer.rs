//! Factories and centre against the phase and against each other, and who keeps the "0" factory.

use super::table::Table;
use super::takes::{TakesSeen, most_in_centre};
use super::{Notes, ring};
use crate::game::reasons::NotPrinted;
use crate::game::shared::FILL;
use crate::games::azul::{Filled, Flaw, Gap, MarkerPlace, Phase, Tiles};

/// There is one "0" factory: one player keeps it, and it is not on the table meanwhile. Whether what lies on it can be relied on.
pub(super) fn check_kept(table: &Table<'_>, notes: &mut Notes) -> bool {
    let zero = table.zero();
    let keeper = table.keepers().next();
    for seat in table.keepers() {
        if !table.draft.setup.specialised || zero == Some(None) {
            notes.flaw(Flaw::KeptWithoutZero { seat });
        } else if let Some(first) = keeper.filter(|&first| first != seat) {
            notes.flaw(Flaw::KeptTwice { first, second: seat });
        }
    }
    let Some(Some((factory, shown))) = zero else { return true };
    match keeper {
        Some(seat) if !shown.tiles.is_empty() => {
            notes.flaw(Flaw::KeptYetFilled { seat, factory, heap: shown.tiles });
            return false;
        }
        // Who keeps it, the case leaves out, unless only one player may.
        None if table.whole && table.zero_is_kept() => {
            let may_keep = table.draft.players.iter().filter(|player| !player.keeps_none).count();
            notes.flaw((may_keep != 1).then_some(Flaw::ZeroNotKept { factory, nobody: may_keep == 0 }));
        }
        Some(_) | None => {}
    }
    true
}

/// Whether what lies on the factories can be relied on.
pub(super) fn check(table: &Table<'_>, told: &[TakesSeen<'_>], notes: &mut Notes) -> bool {
    notes.passes(|notes| match table.draft.phase {
        Phase::Setup => {}
        Phase::Offer => check_offer(table, told, notes),
        // The offer is over when nothing is left to take, and nothing is dealt before the next.
        phase @ (Phase::Tiling | Phase::Preparation | Phase::End | Phase::Over) => {
            notes.flaws.extend(table.on_offer().map(|(at, heap)| Flaw::OfferNotEmpty { phase, factory: at.factory(), heap }));
        }
    })
}

fn check_offer(table: &Table<'_>, told: &[TakesSeen<'_>], notes: &mut Notes) {
    notes.gap(table.ring.is_none().then_some(Gap::Factories));
    notes.gap((table.ring.is_none() || table.draft.centre.is_none()).then_some(Gap::Centre));
    let sound = notes.passes(|notes| match table.ring {
        _ if !table.draft.setup.specialised => check_fill(table, notes),
        Some(ring) if table.gold_known => ring::check(table, ring, notes),
        _ => {}
    });
    match (table.emptied(), table.centre()) {
        (Some(emptied), Some(centre)) => check_centre(table, emptied, centre, sound, notes),
        (None, Some(centre)) => notes.flaw(too_many_in_centre(table, told, centre)),
        // Nothing has come to a centre that is not shown.
        (Some(0), None) => check_centre(table, 0, Tiles::EMPTY, sound, notes),
        (_, None) => {}
    }
}

/// A factory holds what it was filled with until somebody takes from it; then it is empty.
fn check_fill(table: &Table<'_>, notes: &mut Notes) {
    // One after another was filled, as long as there were tiles.
    let mut begun = table.factories().filter(|(_, shown)| (1..FILL).contains(&shown.tiles.total())).map(|(factory, _)| factory);
    let several = begun.next().zip(begun.next()).filter(|_| table.may_run_short());
    notes.flaw(several.map(|(first, factory)| Flaw::TwoShort { first, factory }));
    for (factory, shown) in table.factories() {
        let count = shown.tiles.total();
        if count > FILL {
            notes.flaw(Flaw::OverfullFactory { factory, count, most: FILL, filled: Filled::FOUR });
        } else if (1..FILL).contains(&count) && several.is_none() {
            notes.flaw(table.short(factory, count, FILL, Filled::FOUR));
        }
    }
}

/// Where no factory is shown, the boards tell how many can have been emptied.
fn too_many_in_centre(table: &Table<'_>, told: &[TakesSeen<'_>], centre: Tiles) -> Option<Flaw> {
    let (emptied, left) = most_in_centre(table, told).filter(|(_, left)| centre.total() > *left)?;
    let (tiles, emptied) = (centre.total(), emptied as usize);
    Some(match emptied {
        0 => Flaw::CentreBeforeTaking { heap: centre },
        _ => Flaw::CentreOverfull { tiles, left, emptied, marker_taken: false, elsewhere: None },
    })
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
        let gone = table.marker.filter(|place| matches!(place, MarkerPlace::Floor(..) | MarkerPlace::Kept(_)));
        if count > 0 {
            notes.flaw(Flaw::CentreBeforeTaking { heap: centre });
        } else {
            notes.flaw(gone.map(|place| Flaw::MarkerBeforeTaking { place: NotPrinted(place) }));
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

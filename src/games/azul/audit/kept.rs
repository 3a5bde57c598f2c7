//! Who keeps the "0" factory.

use super::Notes;
use super::table::Table;
use crate::games::azul::position::Phase;
use crate::games::azul::reasons::Flaw;

/// There is one "0" factory: one player keeps it, and it is not on the table meanwhile. Whether what lies on it can be relied on.
pub(super) fn check(table: &Table<'_>, notes: &mut Notes) -> bool {
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
        // It was filled, so somebody emptied it, and whoever did keeps it until the offer is over. Who, the case leaves out.
        None if table.kept_unsaid && table.whole && table.draft.phase == Phase::Offer && !table.may_run_short() => {
            notes.flaw(Flaw::ZeroNotKept { factory });
        }
        Some(_) | None => {}
    }
    true
}

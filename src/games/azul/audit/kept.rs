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

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::sample::{self, factory, first, flaws, offer, seat, specialised};
    use super::*;
    use crate::games::azul::{Gold, Piece};

    #[test]
    fn the_zero_factory_is_kept_by_whoever_emptied_it() {
        let mut draft = specialised(2, &[Gold::Zero, Gold::Stay]);
        first(&mut draft).kept = Some(vec![]);
        let tiles = draft.factories.as_ref().unwrap()[0].tiles;
        assert!(flaws(&draft).contains(&Flaw::KeptYetFilled { seat: seat(0), factory: factory(0), heap: tiles }));

        sample::take_factory(&mut draft, 0);
        assert_eq!(flaws(&draft), []);
        draft.players[1].kept = Some(vec![Piece::Marker]);
        assert!(flaws(&draft).contains(&Flaw::KeptTwice { first: seat(0), second: seat(1) }));
        draft.players[1].kept = None;
        first(&mut draft).kept = None;
        assert_eq!(flaws(&draft), [Flaw::ZeroNotKept { factory: factory(0) }]);

        let mut draft = offer(2);
        first(&mut draft).kept = Some(vec![]);
        assert_eq!(flaws(&draft), [Flaw::KeptWithoutZero { seat: seat(0) }]);
    }
}

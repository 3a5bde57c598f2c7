//! Factories that hold fewer tiles than they should.

use super::Notes;
use super::table::Table;
use crate::game::shared::Short;
use crate::games::azul::pieces::Factory;
use crate::games::azul::reasons::{Filled, Flaw};

/// Fewer tiles than were dealt: impossible, unless bag and lid ran out; even then a slip is likelier if not every tile is shown.
pub(super) fn report(table: &Table<'_>, factory: Factory, count: u32, least: u32, filled: Filled, notes: &mut Notes) {
    let short = match table.may_run_short() {
        true if table.all_there() => return,
        true => Short::RanOut,
        false if somebody_took(table) => {
            let side = table.ring.and_then(|ring| ring.get(factory.index())?.gold);
            notes.flaw(Flaw::RestLeft { factory, count, least, filled, side });
            return;
        }
        false => Short::Filled,
    };
    notes.flaw(Flaw::ShortFactory { factory, count, least, short, filled });
}

/// Whether tiles have certainly been taken in this offer.
fn somebody_took(table: &Table<'_>) -> bool {
    let from_factories = table.factories().any(|(_, shown)| shown.tiles.is_empty());
    let in_centre = table.centre().is_some_and(|tiles| !tiles.is_empty());
    from_factories || in_centre || table.boards().any(|(_, board)| table.received_at_least(board) > 0)
}

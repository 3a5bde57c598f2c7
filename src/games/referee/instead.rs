//! What follows on a refused move: whoever made it has moved all the same, and what comes after it may be legal only because of that.

use super::course::make_quietly;
use crate::games::game::{Entry, Game};
use crate::games::shared::Seat;

/// Other moves in place of a refused one are tried no more than so many.
const MOST: usize = 200;

/// The tables after the moves that were legal in place of a refused one, as far as what is written after it is legal there, too.
pub(super) struct Instead<G: Game> {
    /// Whose move was refused. What they propose next stands beside it; what others do follows on it.
    by: Option<Seat>,
    has_passed_on: bool,
    tables: Vec<G::Position>,
}

impl<G: Game> Instead<G> {
    /// The tables after another move than the one that was refused at `position`.
    pub(super) fn of(refused: &G::Move, position: &G::Position, rulings: &G::Rulings) -> Self {
        let mut plays = Vec::new();
        G::legal(position, rulings, &mut plays);
        let after = |play: G::Move| {
            let mut table = position.clone();
            make_quietly::<G>(&mut table, &play, rulings);
            table
        };
        Self { by: G::mover(refused), has_passed_on: false, tables: plays.into_iter().take(MOST).map(after).collect() }
    }

    /// Whether a move that is legal without the refused one stands in its place.
    pub(super) fn is_replaced_by(&self, play: &G::Move) -> bool {
        !self.has_passed_on && G::mover(play) == self.by
    }

    /// Makes a move on all tables on which it is legal; whether there is one. Where there is none, all stay as they are: it has a fault
    /// of its own.
    pub(super) fn follow(&mut self, entry: &Entry<G::Move>, later: &[Entry<G::Move>], rulings: &G::Rulings) -> bool {
        self.has_passed_on |= G::mover(&entry.play) != self.by;
        if !self.has_passed_on {
            return false;
        }
        let mut refusals = Vec::new();
        let after = |table: &G::Position| {
            let mut table = table.clone();
            while let Some(step) = G::granted(&table, &entry.play, later, rulings) {
                make_quietly::<G>(&mut table, &step, rulings);
            }
            refusals.clear();
            G::judge(&table, &entry.play, rulings, &mut refusals);
            refusals.is_empty().then(|| {
                make_quietly::<G>(&mut table, &entry.play, rulings);
                table
            })
        };
        let tables: Vec<_> = self.tables.iter().filter_map(after).collect();
        let follows = !tables.is_empty();
        if follows {
            self.tables = tables;
        }
        follows
    }
}

//! What follows on a refused move: whoever made it has moved all the same, and what comes after it may be legal only because of that.

use super::Told;
use super::course::make_quietly;
use crate::games::Unlisted;
use crate::games::game::{Entry, Game, NotMade};
use crate::games::shared::Seat;
use crate::verdict::Tally;

/// Other moves in place of a refused one are tried no more than so many.
const MOST: usize = 2_000;

/// The tables after the moves that were legal in place of a refused one, as far as what is written after it is legal there, too.
pub(super) struct Instead<G: Game> {
    /// Whose move was refused.
    by: Option<Seat>,
    /// Whether somebody else has moved since.
    has_passed_on: bool,
    /// None where nobody can list them all: then anything that others do may follow.
    tables: Option<Vec<G::Position>>,
}

impl<G: Game> Instead<G> {
    /// The tables after another move than the one that was refused at `position`. None where nobody else moves later: then what stands
    /// there are several proposals for one turn, and none follows on another.
    pub(super) fn of(refused: &G::Move, position: &G::Position, later: &[Entry<G::Move>], told: &Told<G>) -> Option<Self> {
        let by = G::mover(refused);
        later.iter().find(|entry| G::mover(&entry.play) != by)?;
        let mut plays = Vec::new();
        G::legal(position, &told.rulings, &mut plays);
        let unlisted = G::say_unlisted(&told.names, position, &told.rulings, &plays);
        // Where only chance has anything to decide, nothing is listed.
        let is_chance = by.is_none() && plays.is_empty() && G::is_due(position, refused);
        let lists_all = matches!(unlisted, None | Some(Unlisted::Beside(_))) && plays.len() <= MOST && !is_chance;
        let after = |play: G::Move| {
            let mut table = position.clone();
            make_quietly::<G>(&mut table, &play, &told.rulings);
            table
        };
        let tables = lists_all.then(|| plays.into_iter().map(after).collect());
        Some(Self { by, has_passed_on: false, tables })
    }

    /// After a move that is legal without the refused one, too. None if it stands in its place.
    pub(super) fn go_on(mut self, entry: &Entry<G::Move>, later: &[Entry<G::Move>], rulings: &G::Rulings) -> Option<Self> {
        let follows = self.follow(entry, later, rulings);
        (follows || self.has_passed_on).then_some(self)
    }

    /// Makes a move on all tables on which it may be legal; whether there is one. Where there is none, all stay as they are: it has a
    /// fault of its own.
    pub(super) fn follow(&mut self, entry: &Entry<G::Move>, later: &[Entry<G::Move>], rulings: &G::Rulings) -> bool {
        self.has_passed_on |= G::mover(&entry.play) != self.by;
        let Some(before) = &self.tables else { return self.has_passed_on };
        let mut tables = Vec::new();
        for table in before {
            let mut table = table.clone();
            while let Some(step) = G::granted(&table, &entry.play, later, rulings) {
                make_quietly::<G>(&mut table, &step, rulings);
            }
            match G::apply(&mut table, &entry.play, rulings, &mut Tally::default()) {
                Ok(()) => tables.push(table),
                Err(NotMade::Illegal(_)) => {}
                Err(NotMade::Open(_)) => {
                    self.tables = None;
                    return true;
                }
            }
        }
        let follows = !tables.is_empty();
        if follows {
            self.tables = Some(tables);
        }
        follows
    }
}

//! What an editor needs: what may stand at a place, what does, the text after ([decision
//! 9](../../../docs/decisions/0009-the-page.md)).
//!
//! A place need not be in the text yet: missing parents are written with the value. All of it follows from the shapes of the
//! keys, so exactly what can be typed can be put.

mod contents;
mod naming;
mod put;
mod rename;
mod resolve;
mod slot;
mod tell;
mod written;

pub use naming::{Naming, named};
pub use slot::{Entry, May, Slot};

use crate::case::Vocabulary;
use crate::case::edit::{Splice, spliced};
use crate::referee::Case;
use crate::verdict::{Condition, Place};

impl Case<'_, '_> {
    /// What may stand at a place, and what does. None for a place that no case has.
    pub fn slot(&self, place: &Place) -> Option<Slot> {
        slot::at(self, place)
    }
    /// The names of its players, in order.
    pub fn players(&self) -> Vec<String> {
        slot::players(self)
    }
    /// The pieces that it writes with letters, in its letters.
    pub fn pieces(&self) -> Vocabulary {
        resolve::of_case(self, self.game.colours(self.edition))
    }
    /// The splices that put `value` (a piece's letter, a number, a word), or nothing, at a place; none if it cannot stand there.
    /// Whoever gets another name has it wherever the case names that player.
    pub fn change(&self, place: &Place, value: Option<&str>) -> Option<Vec<Splice>> {
        let mut splices = put::change(self, place, value)?;
        splices.extend(rename::elsewhere(self, place, value));
        Some(splices)
    }
    /// The names that its claims are of, and that no player has.
    pub fn claims_of_nobody(&self) -> Vec<String> {
        rename::claims_of_nobody(self)
    }
    /// The text after such a change.
    pub fn changed(&self, place: &Place, value: Option<&str>) -> Option<String> {
        Some(spliced(&self.document.source.text, &self.change(place, value)?))
    }
    /// The text once it tells that a condition of its verdict holds. None where no part of the text leads there.
    pub fn telling(&self, condition: &Condition) -> Option<String> {
        Some(spliced(&self.document.source.text, &[tell::tell(self, condition)?]))
    }
}

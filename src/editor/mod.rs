//! What an editor needs: what may stand at a place, what does, the text after ([decision
//! 9](../../../docs/decisions/0009-the-page.md)).
//!
//! A place need not be in the text yet: missing parents are written with the value. All of it follows from the shapes of the
//! keys, so exactly what can be typed can be put.

mod contents;
mod expect;
mod naming;
mod put;
mod rename;
mod resolve;
mod slot;
mod tell;

pub use naming::{Naming, named};
pub use slot::{Entry, May, Slot};

use crate::case::Vocabulary;
use crate::case::edit::{Splice, spliced};
use crate::referee::{Asked, Case};
use crate::verdict::{Condition, Place, Verdict};

impl Case<'_, '_> {
    /// The pieces that it writes with letters, in its letters.
    pub fn pieces(&self) -> Vocabulary {
        self.game.colours(self.edition).of_case(&self.letters, self.language())
    }
    /// The text with `value` (a piece's letter, a number, a word), or nothing, at a place; none if it cannot stand there. Whoever
    /// gets another name has it wherever the case names that player.
    pub fn changed(&self, place: &Place, value: Option<&str>) -> Option<String> {
        let mut splices = put::change(self, place, value)?;
        splices.extend(rename::elsewhere(self, place, value));
        Some(spliced(self.source(), &splices))
    }
    /// What changes in the text so that it expects what its verdict is, word by word if that does, else all of it; none if the
    /// verdict is as expected, or cannot be told.
    pub fn expecting_found(&self, verdict: &Verdict, asked: &Asked) -> Option<Vec<Splice>> {
        if verdict.differences.as_ref().is_some_and(Vec::is_empty) {
            return None;
        }
        let is_met = |splices: &Vec<Splice>| expect::is_met(self, splices, asked);
        expect::by_word(self, verdict).filter(is_met).or_else(|| expect::whole(self, verdict).filter(is_met))
    }
    /// The text once it tells that a condition of its verdict holds. None where no part of the text leads there.
    pub fn telling(&self, condition: &Condition) -> Option<String> {
        Some(spliced(self.source(), &[tell::tell(self, condition)?]))
    }
}

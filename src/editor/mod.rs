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
use crate::case::edit::{Splice, like, spliced};
use crate::referee::Case;
use crate::verdict::{Condition, Place};

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
    /// What changes in the text that puts a value, as `expect:` has them, at a place; none if it cannot stand there.
    pub fn put(&self, place: &Place, value: &serde_json::Value) -> Option<Vec<Splice>> {
        let written = || like(self.source(), &self.document.root, value);
        put::change(self, place, Some(&value.as_str().map_or_else(written, str::to_owned)))
    }
    /// The text once it tells that a condition of its verdict holds. None where no part of the text leads there.
    pub fn telling(&self, condition: &Condition) -> Option<String> {
        Some(spliced(self.source(), &[tell::tell(self, condition)?]))
    }
}

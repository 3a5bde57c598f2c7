//! The smallest edits that make an impossible case possible ([decision 7](../../../docs/decisions/0007-repair.md)).
//!
//! `maker` makes the edits that undo what people do wrong, from the shapes of the keys; `trial` puts the text after each to the
//! audit. What no finding can depend on is not tried: a case describes all tables that agree with what it tells, so where it
//! stays impossible with a part left untold, no edit of that part alone makes it possible.

mod across;
mod edit;
mod entries;
mod likeness;
mod maker;
mod numbers;
mod parts;
mod runs;
mod search;
mod strip;
mod trial;

pub use edit::{Change, Edit, Kind};

use super::{Case, Choices};
use crate::case::edit::spliced;
use crate::verdict::Finding;

/// What makes a case possible.
#[derive(Debug, Clone, Default)]
pub struct Repairs {
    /// What is wrong with it.
    pub findings: Vec<Finding>,
    /// Each is one edit, or two where no single one is enough; the likeliest first.
    pub found: Vec<Vec<Edit>>,
}

impl Case<'_, '_> {
    /// What makes the position of the case possible.
    pub fn repairs(&self, choices: &Choices) -> Repairs {
        search::repairs(self, choices)
    }
}

/// A text after a repair.
pub fn mended(text: &str, repair: &[Edit]) -> String {
    spliced(text, repair.iter().flat_map(|edit| &edit.splices))
}

//! The game's rulebooks sentence by sentence, and the fixtures that show each rule and each ruling.

mod shown;
mod spanish;
mod swayed;

use super::rules;
use crate::verdict::{Book, Trace};

/// What connects the rulebooks, the catalogue and the fixtures.
pub(super) static TRACE: Trace = Trace {
    books: &[Book { rulebook: &rules::BLUE_MOON_CITY, sentences: spanish::SENTENCES }],
    shown: shown::SHOWN,
    swayed: swayed::SWAYED,
};

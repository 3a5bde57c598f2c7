//! The game's rulebooks sentence by sentence, and the fixtures that show each rule and each ruling.

mod chocolatier;
mod mini;
mod shown;
mod swayed;

use super::rules;
use crate::verdict::{Book, Trace};

/// What connects the rulebooks, the catalogue and the fixtures.
pub(super) static TRACE: Trace = Trace {
    books: &[
        Book { rulebook: &rules::MINI, sentences: mini::SENTENCES },
        Book { rulebook: &rules::CHOCOLATIER, sentences: chocolatier::SENTENCES },
    ],
    shown: shown::SHOWN,
    swayed: swayed::SWAYED,
};

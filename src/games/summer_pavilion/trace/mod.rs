//! The game's rulebooks sentence by sentence, and the fixtures that show each rule and each ruling.

mod polish;
mod shown;
mod spanish;
mod swayed;

use super::rules;
use crate::verdict::{Book, Trace};

/// What connects the rulebooks, the catalogue and the fixtures.
pub(super) static TRACE: Trace = Trace {
    books: &[
        Book { rulebook: &rules::SPANISH, sentences: spanish::SENTENCES },
        Book { rulebook: &rules::POLISH, sentences: polish::SENTENCES },
    ],
    shown: shown::SHOWN,
    swayed: swayed::SWAYED,
};

//! Case ⇄ position: how boards and moves are typed.

mod in_moves;
mod locate;
mod moves;
mod read;
mod stars;
mod template;
mod words;
mod write;

pub(super) use in_moves::in_moves;
pub(super) use locate::locate;
pub(super) use read::read;
pub(super) use stars::{key as star_key, number as space_number};
pub(super) use template::{PHASES, template};
pub(super) use words::{CASE as KEYS, COLOURS, STAR_NAMES, WRITTEN, stars};
pub(super) use write::{write, write_move};

use crate::words::{Book, Texts, texts};

/// Why a case of this game cannot be read.
pub(in crate::games) const OWN: Texts = Texts { book: || &PROBLEMS, files: FILES };
const FILES: &[[&str; 3]] = &[texts!("../words/" "problems")];
static PROBLEMS: Book = Book::new(FILES);

#[cfg(test)]
mod tests;
#[cfg(test)]
pub(super) use tests::drafts;

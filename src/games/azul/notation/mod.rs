//! Case ⇄ position: how the family's boards and moves are typed.

mod moves;
mod read;
mod template;
mod words;
mod write;

pub(super) use read::read;
pub(super) use template::{PHASES, template};
pub(super) use words::{CASE as KEYS, PHASES as PHASE_WORDS, colours, tiles};
pub(super) use write::{write, write_move};

use super::Edition;
use crate::case::{Letters, Node, Span};
use crate::games::{Rgb, header};
use crate::verdict::{Place, Step};
use crate::words::{Book, Printed, Terms, Texts, texts};

/// Why a case of this family cannot be read.
pub(in crate::games) const OWN: Texts = Texts { book: || &PROBLEMS, files: FILES };
const FILES: &[[&str; 3]] = &[texts!("../words/" "problems")];
static PROBLEMS: Book = Book::new(FILES);

/// The edition at an index of `Game::EDITIONS`.
fn edition(index: usize) -> Edition {
    match index {
        1 => Edition::Mini,
        2 => Edition::MasterChocolatier,
        _ => Edition::Base,
    }
}

/// The index of an edition in `Game::EDITIONS`.
fn index(edition: Edition) -> usize {
    match edition {
        Edition::Base => 0,
        Edition::Mini => 1,
        Edition::MasterChocolatier => 2,
    }
}

/// What an edition calls what others call differently.
pub(super) fn terms(edition_index: usize) -> Terms {
    super::wording::terms_of(edition(edition_index))
}

/// What the rulebook of an edition calls keys and words of cases, where others call them differently.
pub(super) fn printed(edition_index: usize) -> Printed {
    match edition(edition_index) {
        Edition::Base | Edition::Mini => &[],
        Edition::MasterChocolatier => words::OF_CHOCOLATIER,
    }
}

/// What a place of the table is as a part of a move.
pub(super) fn in_moves(place: &Place) -> Vec<(&'static str, String)> {
    let line = |row: &usize| format!("line {}", row + 1);
    match &place.0[..] {
        [Step::Key(key), Step::Item(index)] if key == "factories" => vec![("from", format!("factory {}", index + 1))],
        [Step::Key(key)] if key == "centre" => vec![("from", "centre".to_owned())],
        [_, _, Step::Key(key), Step::Item(row), ..] if key == "lines" => vec![("to", line(row)), ("tile", line(row))],
        [_, _, Step::Key(key), Step::Space(row, column)] if key == "wall" => {
            vec![("to", format!("column {}", column + 1)), ("tile", line(row))]
        }
        [_, _, Step::Key(key), ..] if key == "floor" => vec![("to", "floor".to_owned()), ("clear", "floor".to_owned())],
        _ => Vec::new(),
    }
}

/// What a piece looks like, by its name.
pub(super) fn tint(edition_index: usize, thing: &str) -> Option<Rgb> {
    let edition = edition(edition_index);
    Some(super::show::paint(edition, colours(edition).find(thing)?).into())
}

pub(super) fn locate(edition_index: usize, case: (&Node<'_>, &Letters), place: &Place) -> Span {
    let keys = [header::KEYS, words::CASE, words::PLAYER, words::MOVE, words::FACTORY];
    // The marker may stand in any run for this: where it is not allowed, the case was not read.
    crate::case::locate(case, place, &keys, words::pieces(edition(edition_index)))
}

#[cfg(test)]
mod tests;

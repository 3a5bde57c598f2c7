//! Case ⇄ position: how the family's boards and moves are typed.

mod lexicon;
mod moves;
mod read;
mod template;
mod write;

pub(super) use lexicon::{AS_TAKEN, NONE_FULL, PHASES as PHASE_WORDS, colours};
use lexicon::{CASE as KEYS, tiles};
pub(super) use read::read;
use template::{PHASES, template};
use write::{write, write_move};
pub(super) use write::{write_lines, write_wall};

use super::Edition;
use crate::case::{Fields, Key, Letters, Node, Reader, Span, Vocabulary, Words};
use crate::game::{Notation, Stated, Template, header};
use crate::games::azul::{Azul, Draft, Move, Names, Position};
use crate::verdict::{Place, Step};
use crate::words::{Book, Printed, Terms, Texts, texts};
use serde_json::Value;

/// Why a case of this family cannot be read.
pub(crate) const OWN: Texts = Texts { book: || &PROBLEMS, files: FILES };
const FILES: &[[&str; 3]] = &[texts!("../messages/" "problems")];
static PROBLEMS: Book = Book::new(FILES);

/// The edition at an index of `Parts::EDITIONS`.
pub(super) fn edition(index: usize) -> Edition {
    match index {
        1 => Edition::Mini,
        2 => Edition::MasterChocolatier,
        _ => Edition::Base,
    }
}

/// The index of an edition in `Parts::EDITIONS`.
fn index(edition: Edition) -> usize {
    match edition {
        Edition::Base => 0,
        Edition::Mini => 1,
        Edition::MasterChocolatier => 2,
    }
}

impl Notation for Azul {
    const KEYS: &'static [Key] = KEYS;
    const TOLD_BY_SILENCE: &'static [&'static str] = &["kept"];
    const WRITTEN: &'static [(&'static str, Words)] = lexicon::WRITTEN;
    const PHASES: &'static [&'static str] = PHASES;
    const QUESTIONS: &'static [(&'static str, &'static str)] = &[("score", "tiling"), ("move", "offer"), ("photo", "offer")];
    fn read(edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader) -> Option<Stated<Self>> {
        read(edition, fields, reader)
    }
    fn colours(edition: usize) -> Vocabulary {
        tiles(edition)
    }
    fn terms(edition: usize) -> Terms {
        super::wording::terms_of(self::edition(edition))
    }
    fn printed(edition: usize) -> Printed {
        match self::edition(edition) {
            Edition::Base | Edition::Mini => &[],
            Edition::MasterChocolatier => lexicon::OF_CHOCOLATIER,
        }
    }
    fn in_moves(place: &Place) -> Vec<(&'static str, String)> {
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
    fn locate(edition: usize, case: (&Node<'_>, &Letters), place: &Place) -> Span {
        let keys = [header::KEYS, lexicon::CASE, lexicon::PLAYER, lexicon::MOVE, lexicon::FACTORY];
        // The marker may stand in any run for this: where it is not allowed, the case was not read.
        crate::case::locate(case, place, &keys, lexicon::pieces(self::edition(edition)))
    }
    fn write_move(names: &Names, position: &Position, play: &Move) -> Value {
        write_move(names, position, play)
    }
    fn write(names: &Names, position: &Position) -> Value {
        write(names, position)
    }
    fn drafted(_: &Names, position: &Position) -> Draft {
        super::to_draft::drafted(position)
    }
    fn blank() -> &'static str {
        include_str!("../templates/blank.txt")
    }
    fn template(phase: &str) -> Template {
        template(phase)
    }
}

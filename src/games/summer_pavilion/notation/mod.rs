//! Case ⇄ position: how boards and moves are typed.

mod in_moves;
mod lexicon;
mod locate;
mod moves;
mod part;
mod read;
mod stars;
mod template;
mod write;

use in_moves::in_moves;
pub(super) use lexicon::{BETWEEN, COLOURS, PHASES as PHASE_WORDS, YES_OR_NO as YES_NO, stars};
use lexicon::{CASE as KEYS, STAR_NAMES, WRITTEN};
use locate::locate;
pub(super) use part::{write_glimpse, write_some};
pub(super) use read::read;
pub(super) use stars::{key as star_key, label as space_label, number as space_number};
use template::{PHASES, template};
use write::{write, write_move};

use crate::case::{Fields, Key, Letters, Node, Reader, Span, Vocabulary, Words};
use crate::game::{Notation, Stated, Template};
use crate::games::summer_pavilion::{Draft, Move, Names, Position, SummerPavilion};
use crate::verdict::Place;
use crate::words::{Book, Texts, texts};
use serde_json::Value;

/// Why a case of this game cannot be read.
pub(crate) const OWN: Texts = Texts { book: || &PROBLEMS, files: FILES };
const FILES: &[[&str; 3]] = &[texts!("../messages/" "problems")];
static PROBLEMS: Book = Book::new(FILES);

impl Notation for SummerPavilion {
    const KEYS: &'static [Key] = KEYS;
    const TOLD_BY_SILENCE: &'static [&'static str] = STAR_NAMES;
    const WRITTEN: &'static [(&'static str, Words)] = WRITTEN;
    const PHASES: &'static [&'static str] = PHASES;
    const QUESTIONS: &'static [(&'static str, &'static str)] = &[("score", "end"), ("move", "play"), ("photo", "play")];
    fn read(_: usize, fields: &Fields<'_, '_>, reader: &mut Reader) -> Option<Stated<Self>> {
        read(fields, reader)
    }
    fn colours(_: usize) -> Vocabulary {
        COLOURS.vocabulary()
    }
    fn in_moves(place: &Place) -> Vec<(&'static str, String)> {
        in_moves(place)
    }
    fn locate(_: usize, case: (&Node<'_>, &Letters), place: &Place) -> Span {
        locate(case, place)
    }
    fn write_move(names: &Names, position: &Position, play: &Move) -> Value {
        write_move(names, position, play)
    }
    fn write(names: &Names, position: &Position) -> Value {
        write(names, position)
    }
    fn drafted(names: &Names, position: &Position) -> Draft {
        super::to_draft::drafted(names, position)
    }
    fn blank() -> &'static str {
        include_str!("../templates/blank.txt")
    }
    fn template(phase: &str) -> Template {
        template(phase)
    }
}

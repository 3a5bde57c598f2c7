//! Case ⇄ position: how boards and moves are typed.

mod buildings;
mod cards;
mod city;
mod in_moves;
mod lexicon;
mod moves;
mod read;
mod shapes;
mod site;
mod template;
mod write;

pub(super) use buildings::BUILDINGS;
pub(super) use cards::{name as card_name, write_stack};
pub(super) use city::{name as city_name, typed as typed_place};
use in_moves::in_moves;
use lexicon::CASE as KEYS;
pub(super) use lexicon::{COLOURS, DRAGONS, PHASES as PHASE_WORDS, YES_NO};
pub(super) use read::read;
use shapes::WRITTEN;
use template::template;
pub(super) use write::write_stones;
use write::{write, write_move};

use crate::case::{Fields, Key, Letters, Node, Reader, Span, Vocabulary, Words};
use crate::game::{Notation, Stated, Template, Untold, header};
use crate::games::blue_moon_city::{BlueMoonCity, Building, Draft, Move, Names, Position};
use crate::verdict::{Place, Step};
use crate::words::{Book, Texts, texts};
use serde_json::Value;

/// Why a case of this game cannot be read.
pub(crate) const OWN: Texts = Texts { book: || &PROBLEMS, files: FILES };
const FILES: &[[&str; 3]] = &[texts!("../messages/" "problems")];
static PROBLEMS: Book = Book::new(FILES);

impl Notation for BlueMoonCity {
    const KEYS: &'static [Key] = KEYS;
    const TOLD_BY_SILENCE: &'static [&'static str] =
        &["phase", "progress", "buildings", "finished", "draw", "discard", "stones", "offerings", "uncounted"];
    const DOUBTS: &'static [&'static str] = &["uncounted"];
    const UNTOLD: &'static [(&'static str, Untold)] =
        &[("draw", Untold::Dots), ("discard", Untold::Dots), ("buildings", Untold::EmptyEntries)];
    const WRITTEN: &'static [(&'static str, Words)] = WRITTEN;
    const PHASES: &'static [&'static str] = &["movement"];
    const QUESTIONS: &'static [(&'static str, &'static str)] = &[("score", ""), ("move", ""), ("photo", "")];
    fn read(_edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader) -> Option<Stated<Self>> {
        read(fields, reader)
    }
    fn colours(_: usize) -> Vocabulary {
        COLOURS.vocabulary()
    }
    fn things(shape: &str) -> Option<(Words, i64)> {
        Some(match shape {
            "stack" | "cards-or-count" => (cards::every, *cards::COUNTS.end()),
            "card" | "cards" => (cards::known, *cards::COUNTS.end()),
            "reward-of-a-building" => (|_| lexicon::WARES.vocabulary(), *shapes::WARES.end()),
            _ => return None,
        })
    }
    fn count_things(shape: &str, node: &Node<'_>, letters: &Letters) -> Option<Vec<usize>> {
        match shape {
            "reward-of-a-building" => site::count(node, letters),
            _ => cards::count(node, letters),
        }
    }
    fn noun(thing: &str) -> Option<&'static str> {
        BUILDINGS.find(thing).map(Building::name)
    }
    fn in_moves(place: &Place) -> Vec<(&'static str, String)> {
        in_moves(place)
    }
    fn locate(_edition: usize, case: (&Node<'_>, &Letters), place: &Place) -> Span {
        let keys = [
            header::KEYS,
            lexicon::CASE,
            lexicon::PLAYER,
            lexicon::SITE,
            lexicon::PROGRESS,
            lexicon::TURN,
            lexicon::MOVE,
            lexicon::DRAGON,
            buildings::KEYS,
        ];
        let whole = |steps: &[Step]| crate::case::find(case, &Place(steps.to_vec()), &keys);
        let own = match place.0.as_slice() {
            [outer @ .., Step::Space(row, tile)] => whole(outer).and_then(|node| city::find(node, *row, *tile)),
            [outer @ .., Step::Key(card)] => whole(outer).and_then(|node| cards::find(node, card, None, case.1)),
            [outer @ .., Step::Key(card), Step::Piece(copy)] => {
                whole(outer).and_then(|node| cards::find(node, card, Some(*copy), case.1))
            }
            _ => None,
        };
        own.unwrap_or_else(|| crate::case::locate(case, place, &keys, &COLOURS))
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
    fn template(_: &str) -> Template {
        template()
    }
}

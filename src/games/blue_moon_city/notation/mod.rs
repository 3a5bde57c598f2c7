//! Case ⇄ position: how boards and moves are typed.

mod alone;
mod card_row;
pub(super) mod cards;
pub(super) mod city;
pub(super) mod lexicon;
pub(super) mod moves;
mod shapes;
pub(super) mod site;
pub(super) mod ways;

pub(super) use cards::{name as card_name, write_hand, write_pile};
pub(super) use city::{name as city_name, typed as typed_place, write_city};
pub(super) use lexicon::{BUILDINGS, COLOURS, DRAGONS, PHASES as PHASE_WORDS, YES_NO};
use shapes::WRITTEN;
pub(super) use site::write_stones;

use crate::case::{Fields, Key, Letters, Node, Reader, Span, Vocabulary, Words};
use crate::game::action::Written;
use crate::game::record::{self, Record};
use crate::game::{Entry, Notation, Stated, Untold, header};
use crate::games::blue_moon_city::{
    BlueMoonCity, Building, Draft, DraftPlayer, DraftSite, DraftTurn, Move, Names, Position, to_draft,
};
use crate::verdict::{Place, Step};
use crate::words::{Book, Subject, texts};
use serde_json::Value;

/// Why a case of this game cannot be read.
pub(crate) static OWN: Book = Book::new(&[texts!("games/blue_moon_city/messages/problems")]);

impl Notation for BlueMoonCity {
    const KEYS: &'static [Key] = Draft::KEYS;
    const TOLD_BY_SILENCE: &'static [&'static str] =
        &["phase", "progress", "buildings", "finished", "draw", "discard", "stones", "offerings", "uncounted"];
    const DOUBTS: &'static [&'static str] = &["uncounted"];
    const UNTOLD: &'static [(&'static str, Untold)] =
        &[("draw", Untold::Dots), ("discard", Untold::Dots), ("buildings", Untold::EmptyEntries)];
    const WRITTEN: &'static [(&'static str, Words)] = WRITTEN;
    const PHASES: &'static [&'static str] = &["movement"];
    const TEMPLATES: &'static [Subject] = &[texts!("games/blue_moon_city/templates/turn")];
    const BLANK: &'static str = include_str!("../templates/blank.txt");
    const QUESTIONS: &'static [(&'static str, &'static str)] = &[("score", ""), ("move", ""), ("photo", "")];
    fn read(_edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader) -> Option<Stated<Self>> {
        record::read::<_, DraftPlayer, _>(0, Draft::default(), fields, reader, moves::read)
    }
    fn read_moves(names: &Names, draft: &Draft, node: &Node<'_>, reader: &mut Reader) -> Vec<Entry<Move>> {
        names.written(|manner| moves::read(draft, node, *manner, reader))
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
        Building::ALL.into_iter().find(|building| BUILDINGS.name(*building) == thing).map(Building::name)
    }
    fn in_moves(place: &Place) -> Vec<(&'static str, String)> {
        match &place.0[..] {
            [Step::Key(key), Step::Key(building)] if key == "buildings" => {
                ["move", "to", "on"].map(|part| (part, building.to_string())).into()
            }
            [Step::Key(key), Step::Key(_), Step::Key(part), Step::Item(section)] if key == "buildings" && part == "built" => {
                vec![("build", format!("place {}", section + 1))]
            }
            [Step::Key(key), Step::Key(_), Step::Key(part), Step::Key(number)] if key == "buildings" && part == "built" => {
                vec![("build", number.to_string())]
            }
            [Step::Key(key), Step::Key(price)] if key == "obelisk" => vec![("offer", price.to_string())],
            [_, _, Step::Key(key), Step::Key(card)] if key == "hand" => {
                ["power", "pay", "with", "discard", "reveal"].map(|part| (part, card.to_string())).into()
            }
            _ => Vec::new(),
        }
    }
    fn room(place: &Place) -> usize {
        match &place.0[..] {
            [Step::Key(_), Step::Key(building), Step::Key(part), Step::Item(_)] if part == "built" => {
                BUILDINGS.find(building).map_or(0, |building| building.print().count)
            }
            _ => 0,
        }
    }
    fn locate(_edition: usize, case: (&Node<'_>, &Letters), place: &Place) -> Span {
        let keys = [
            header::KEYS,
            Draft::KEYS,
            DraftPlayer::KEYS,
            DraftSite::KEYS,
            DraftTurn::KEYS,
            moves::TURN_KEYS,
            moves::STEP_KEYS,
            lexicon::DRAGON,
            lexicon::BUILDING,
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
    fn write_move(names: &Names, _: &Position, play: &Move) -> Value {
        names.written(|manner| Written::of(manner, |to| moves::write(play, to)))
    }
    fn write(names: &Names, position: &Position) -> Value {
        names.written(|manner| record::write("blue-moon-city", &to_draft::drafted(position), manner))
    }
    fn drafted(_: &Names, position: &Position) -> Draft {
        to_draft::painted(position)
    }
}

//! Case ⇄ position: how boards and moves are typed.

mod alone;
pub(super) mod case;
mod keeping;
pub(super) mod lexicon;
pub(super) mod moves;
pub(super) mod stars;

pub(super) use lexicon::{BETWEEN, COLOURS, PHASES as PHASE_WORDS, YES_OR_NO as YES_NO, stars};
use lexicon::{STAR_NAMES, Sides, WRITTEN};
pub(super) use stars::{key as star_key, label as space_label, number as space_number};

use crate::case::{Fields, Key, Letters, Node, Reader, Span, Vocabulary, Words};
use crate::game::action::Written;
use crate::game::record::{self, Record};
use crate::game::ways::Word;
use crate::game::{Entry, Notation, Parts, Stated, header};
use crate::games::summer_pavilion::{Draft, DraftPlayer, Move, Names, Phase, Position, Side, SummerPavilion, Tiles};
use crate::verdict::{Place, Step};
use crate::words::{Book, Subject, texts};
use serde_json::Value;

/// Why a case of this game cannot be read.
pub(crate) static OWN: Book = Book::new(&[texts!("games/summer_pavilion/messages/problems")]);

impl Notation for SummerPavilion {
    const KEYS: &'static [Key] = Draft::KEYS;
    const TOLD_BY_SILENCE: &'static [&'static str] = STAR_NAMES;
    const WRITTEN: &'static [(&'static str, Words)] = WRITTEN;
    const PHASES: &'static [&'static str] = &["play", "offer", "end"];
    const TEMPLATES: &'static [Subject] = &[
        texts!("games/summer_pavilion/templates/play"),
        texts!("games/summer_pavilion/templates/offer"),
        texts!("games/summer_pavilion/templates/end"),
    ];
    const BLANK: &'static str = include_str!("../templates/blank.txt");
    const QUESTIONS: &'static [(&'static str, &'static str)] = &[("score", "end"), ("move", "play"), ("photo", "play")];
    fn read(_: usize, fields: &Fields<'_, '_>, reader: &mut Reader) -> Option<Stated<Self>> {
        // The side decides what stars are called.
        let side = fields.get("variant").and_then(case::quiet::<Word<Sides>>).unwrap_or_default();
        // So does the round of the wild one.
        let round = fields.get("round").and_then(case::quiet::<case::Round>);
        let draft = Draft { side, ..Draft::default() };
        let set = lexicon::set(side, round);
        let (mut draft, entries) = record::read::<_, DraftPlayer, _>(set, draft, fields, reader, moves::read)?;
        if !draft.phase_given {
            draft.phase = case::infer_phase(&draft, &entries);
        }
        // A record that begins with a draw begins with the set-up, and says so by telling nothing else.
        draft.phase_given |= !entries.is_empty() && draft.phase == Phase::Setup;
        Some((draft, entries))
    }
    fn read_moves(names: &Names, draft: &Draft, node: &Node<'_>, reader: &mut Reader) -> Vec<Entry<Move>> {
        names.written(|manner| moves::read(draft, node, *manner, reader))
    }
    fn colours(_: usize) -> Vocabulary {
        COLOURS.vocabulary()
    }
    fn in_moves(place: &Place) -> Vec<(&'static str, String)> {
        match &place.0[..] {
            [Step::Key(key), Step::Item(index)] if key == "factories" => vec![("from", format!("factory {}", index + 1))],
            [Step::Key(key)] if key == "centre" => vec![("from", "centre".to_owned())],
            [_, _, Step::Key(key), Step::Key(star), Step::Key(number)] if key == "stars" => {
                vec![("on", format!("{star} {number}"))]
            }
            _ => Vec::new(),
        }
    }
    /// As [`case::locate`](crate::case::locate), and a space by its number (`stars.blue.5`) in a run of numbers (`blue: "1 5"`)
    /// as well as in a map.
    fn locate(_: usize, case: (&Node<'_>, &Letters), place: &Place) -> Span {
        let stars = [lexicon::star_keys(Side::Coloured), lexicon::star_keys(Side::Monochrome)];
        let keys = [header::KEYS, Draft::KEYS, DraftPlayer::KEYS, moves::KEYS, stars[0], stars[1], lexicon::PLACE_KEYS];
        let find = |place: &Place| crate::case::locate(case, place, &keys, &lexicon::ANY);
        let [.., Step::Key(stars), Step::Key(_), Step::Key(number)] = place.0.as_slice() else { return find(place) };
        if stars != "stars" {
            return find(place);
        }
        let mut star = place.clone();
        star.0.pop();
        let Some(run) = crate::case::find(case, &star, &keys) else { return find(place) };
        // A map finds the number by itself; what is no run of numbers has been refused before anything can be sought in it.
        let numbers = Reader::default().pieces(run, lexicon::NUMBERS.what, &lexicon::NUMBERS).unwrap_or_default();
        match numbers.iter().position(|held| held.is_some_and(|held| held.to_string() == **number)) {
            Some(index) => find(&star.piece(index)),
            None => find(place),
        }
    }
    fn write_move(names: &Names, _: &Position, play: &Move) -> Value {
        names.written(|manner| Written::of(manner, |to| moves::write(play, to)))
    }
    /// As it is typed, every part that is known, nothing that is not. Before anything is drawn the table is what the box gives,
    /// and a case says nothing about it.
    fn write(names: &Names, position: &Position) -> Value {
        let mut draft = super::to_draft::drafted(names, position);
        draft.centre = draft.centre.filter(|_| position.centre.is_some());
        if position.phase == Phase::Setup {
            (draft.factories, draft.centre) = (None, None);
            draft.players.fill(DraftPlayer::default());
            if position.supply.is_none_or(Tiles::is_empty) {
                (draft.supply, draft.some_supply, draft.bag, draft.tower) = (None, Tiles::EMPTY, None, None);
            }
        }
        let id = Self::EDITIONS.first().map_or("", |edition| edition.id);
        names.written(|manner| record::write(id, &draft, manner))
    }
    fn drafted(names: &Names, position: &Position) -> Draft {
        super::to_draft::drafted(names, position)
    }
}

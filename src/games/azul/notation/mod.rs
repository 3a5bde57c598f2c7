//! Case ⇄ position: how the family's boards and moves are typed.

mod alone;
pub(super) mod lexicon;
pub(super) mod moves;
pub(super) mod ways;

pub(super) use lexicon::{HIDDEN, NOT_FULL, PHASES as PHASE_WORDS, colours};

use super::Edition;
use crate::case::{Fields, Key, Letters, Node, Reader, Span, Vocabulary, Words};
use crate::game::action::Written;
use crate::game::record::{self, Record};
use crate::game::ways::Lexica as _;
use crate::game::{Entry, Notation, Parts, Stated, header};
use crate::games::azul::{Azul, Draft, DraftFactory, DraftPlayer, Granted, Move, Names, Phase, Position, Setup};
use crate::verdict::{Place, Step};
use crate::words::{Book, Printed, Subject, Terms, texts};
use serde_json::Value;

/// Why a case of this family cannot be read.
pub(crate) static OWN: Book = Book::new(&[texts!("games/azul/messages/problems")]);

/// The edition at an index of `Parts::EDITIONS`.
pub(super) fn edition(index: usize) -> Edition {
    [Edition::Base, Edition::Mini, Edition::MasterChocolatier].get(index).copied().unwrap_or_default()
}

impl Notation for Azul {
    const KEYS: &'static [Key] = Draft::KEYS;
    const TOLD_BY_SILENCE: &'static [&'static str] = &["kept"];
    const WRITTEN: &'static [(&'static str, Words)] = lexicon::WRITTEN;
    const PHASES: &'static [&'static str] = &["offer", "tiling", "end"];
    const TEMPLATES: &'static [Subject] =
        &[texts!("games/azul/templates/offer"), texts!("games/azul/templates/tiling"), texts!("games/azul/templates/end")];
    const BLANK: &'static str = include_str!("../templates/blank.txt");
    const QUESTIONS: &'static [(&'static str, &'static str)] = &[("score", "tiling"), ("move", "offer"), ("photo", "offer")];
    fn read(edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader) -> Option<Stated<Self>> {
        let setup = Setup { edition: self::edition(edition), ..Setup::default() };
        let as_taken = ["factories", "centre"].into_iter().filter_map(|key| fields.get(key)).any(ways::is_hidden);
        let draft = Draft { setup, granted: Granted { as_taken, ..Granted::default() }, ..Draft::default() };
        record::read::<_, DraftPlayer, _>(edition, draft, fields, reader, moves::read)
    }
    fn read_moves(names: &Names, draft: &Draft, node: &Node<'_>, reader: &mut Reader) -> Vec<Entry<Move>> {
        names.written(|manner| moves::read(draft, node, *manner, reader))
    }
    fn colours(edition: usize) -> Vocabulary {
        lexicon::Colours::words(edition)
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
        let keys = [header::KEYS, Draft::KEYS, DraftPlayer::KEYS, moves::KEYS, DraftFactory::KEYS];
        // The marker may stand in any run for this: where it is not allowed, the case was not read.
        crate::case::locate(case, place, &keys, lexicon::Pieces::lexicon(edition))
    }
    fn write_move(names: &Names, _: &Position, play: &Move) -> Value {
        names.written(|manner| Written::of(manner, |to| moves::write(play, to)))
    }
    /// As it is typed, every part that is known, nothing that is not. Before the first deal the table is what the box gives, and
    /// a case says nothing about it.
    fn write(names: &Names, position: &Position) -> Value {
        let mut draft = super::to_draft::drafted(position);
        draft.round = draft.round.filter(|&round| round > 0);
        draft.centre = draft.centre.filter(|_| position.centre.is_some());
        if position.may_be_over {
            // Whoever began is not who begins the next round.
            (draft.phase_given, draft.turn, draft.starter) = (false, None, None);
        }
        if position.phase == Phase::Setup {
            (draft.factories, draft.centre, draft.bag, draft.lid) = (None, None, None, None);
            draft.players.fill(DraftPlayer::default());
        }
        let id = Self::EDITIONS.get(names.set()).map_or("azul", |edition| edition.id);
        names.written(|manner| record::write(id, &draft, manner))
    }
    fn drafted(_: &Names, position: &Position) -> Draft {
        super::to_draft::drafted(position)
    }
}

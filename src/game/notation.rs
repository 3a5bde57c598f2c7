//! Cases of a game, read and written.

use super::{Entry, Parts};
use crate::case::{Fields, Letters, Node, Reader, Span, Vocabulary, Words};
use crate::verdict::Place;
use crate::words::{Printed, Subject, Terms};
use serde_json::Value;

/// What a case says: a draft of a position, and moves from there.
pub type Stated<G> = (<G as Parts>::Draft, Vec<Entry<<G as Parts>::Move>>);

/// What leaves a value untold where to leave it out says something.
#[derive(Debug, Clone, Copy)]
pub enum Untold {
    /// A list that may go on: `[...]`.
    Dots,
    /// An empty map for each entry.
    EmptyEntries,
}

/// How the cases of a game are typed.
pub trait Notation: Parts {
    /// The keys of a case that belong to this game, beside those that every case has.
    const KEYS: &'static [crate::case::Key];
    /// Keys whose absence says something of the table; all others tell nothing where they are left out.
    const TOLD_BY_SILENCE: &'static [&'static str] = &[];
    /// Keys with lists of what a case leaves in doubt: the longer, the less it tells.
    const DOUBTS: &'static [&'static str] = &[];
    /// How a case leaves some of those untold.
    const UNTOLD: &'static [(&'static str, Untold)] = &[];
    /// The vocabularies, by name, of texts that are written in a way of their own and yet are runs of pieces.
    const WRITTEN: &'static [(&'static str, Words)] = &[];
    /// The phases that a case to fill in may be in; the first is the usual one.
    const PHASES: &'static [&'static str];
    /// A legal case to fill in for each of them, a text a language. It says nothing that no longer holds once it is filled in.
    ///
    /// `<name>` stands for a fact. A line after `[word]` is for that variant, edition or question, after `[!word]` for others.
    const TEMPLATES: &'static [Subject];
    /// An empty table's case, as a template: lines after `[player]` for each player, after a phase in it if several have players.
    const BLANK: &'static str;
    /// The questions that a case to fill in is for, each with the phase that it is in.
    const QUESTIONS: &'static [(&'static str, &'static str)];
    /// Reads the game's part of a case; every shape error goes to `reader`. None if there is any.
    fn read(edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader) -> Option<Stated<Self>>;
    /// Reads the moves of a case that stands at a draft; every shape error goes to `reader`.
    fn read_moves(names: &Self::Names, draft: &Self::Draft, node: &Node<'_>, reader: &mut Reader) -> Vec<Entry<Self::Move>>;
    /// The colours that a case of an edition writes as letters.
    fn colours(edition: usize) -> Vocabulary;
    /// What an edition calls what others call differently.
    fn terms(_edition: usize) -> Terms {
        &[("marker", "first-player marker")]
    }
    /// What the rulebook of an edition calls the keys and words of its cases, where others call them differently.
    fn printed(_edition: usize) -> Printed {
        &[]
    }
    /// The things in values with their own notation, by the names of their shapes, and the most of one: cards, `?` if unseen.
    fn things(_shape: &str) -> Option<(Words, i64)> {
        None
    }
    /// How many of each of them a value holds; none where it does not tell how many there are.
    fn count_things(_shape: &str, _node: &Node<'_>, _letters: &Letters) -> Option<Vec<usize>> {
        None
    }
    /// The noun by which sentences call a thing of a vocabulary that has no letter.
    fn noun(_thing: &str) -> Option<&'static str> {
        None
    }
    /// What a place of the table is as a part of a move: keys of moves, each with what they say of it there.
    fn in_moves(_place: &Place) -> Vec<(&'static str, String)> {
        Vec::new()
    }
    /// How many places a row has in which dots keep them, by one of these; 0 where any number will do.
    fn room(_place: &Place) -> usize {
        0
    }
    /// Where a place of a case stands in its source, which writes colours with letters.
    fn locate(edition: usize, case: (&Node<'_>, &Letters), place: &Place) -> Span;
    /// A move in the form that `moves:` takes.
    fn write_move(names: &Self::Names, position: &Self::Position, play: &Self::Move) -> Value;
    /// A position in the form of a case.
    fn write(names: &Self::Names, position: &Self::Position) -> Value;
    /// A position as somebody would have typed it.
    fn drafted(names: &Self::Names, position: &Self::Position) -> Self::Draft;
}

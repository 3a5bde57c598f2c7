//! A table for programs: what may be done there, what comes of it, and how it is held in one line.

use super::messages::message;
use super::{Asked, Case, ParsedCase, chosen};
use crate::case::{Letters, Limits, NotRead, Problem, Source, only_document};
use crate::game::action::only;
use crate::game::{Game, NotMade, Parts, Refused, alone};
use crate::verdict::{Amount, Finding, Outcome, Place, Tally};
use crate::words::{Arg, Message};
use serde_json::Value;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// A table at which a game goes on: the position, the rulings in force, and what sentences and cases call its players.
///
/// It is made of a case that tells what matters, or of a draft, and then by legal moves. As text it is a case on one line, in
/// English, in JSON, under its rulings: whatever reads cases reads it. Where everything is told, what has the same line goes on
/// in the same way, though a position may remember more, such as steps of a phase that is over. Of a table told in part the line
/// has what a case can tell: not what only the moves before it showed.
pub struct Table<G: Parts> {
    /// What lies there.
    pub position: G::Position,
    /// The answers to open questions.
    pub rulings: G::Rulings,
    /// The names, with English letters for colours; all tables of one game share them.
    pub names: Arc<G::Names>,
}

/// Why a text or a draft is no table.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoTable {
    /// The text cannot be read as a case of the game.
    NotRead(NotRead),
    /// What is wrong with the position or its moves, or what they hang on.
    Found(Vec<Finding>),
    /// Nothing is wrong, and several tables fit: what would have to be told.
    Several(Message),
}

impl<G: Game> Table<G> {
    /// The table that a draft describes, under these rulings. Players without a name are called by their seats.
    ///
    /// # Errors
    /// Everything that is wrong with it; or that it leaves open which table it is, such as its phase.
    pub fn of(draft: G::Draft, rulings: G::Rulings) -> Result<Self, NoTable> {
        Self::told(ParsedCase::of(draft, rulings, Letters::ENGLISH))
    }
    /// The table of a case, after its moves.
    fn told(told: ParsedCase<G>) -> Result<Self, NoTable> {
        let (verdict, position) = told.verdict(&Asked { one_reading: true, stop_at_refusal: true, ..Asked::default() });
        let ParsedCase { draft, entries, rulings, .. } = told;
        if let Some(position) = position.filter(|_| verdict.outcome == Outcome::Legal) {
            return Ok(Self { names: Arc::new(G::names(&draft, &rulings, Letters::ENGLISH)), position, rulings });
        }
        let findings: Vec<_> = verdict.all_findings().cloned().collect();
        if !findings.is_empty() {
            return Err(NoTable::Found(findings));
        }
        // What is not asked of a move is asked of the beginning.
        let mut places: Vec<_> = verdict.conditions().into_iter().map(|condition| condition.place.clone()).collect();
        if places.is_empty() {
            places.extend(G::beginning(&draft, &entries).map(|question| question.place));
        }
        let places = places.iter().map(|place| Arg::Name(format!("`{place}`")));
        Err(NoTable::Several(message("several-tables").with("places", Arg::List(places.collect()))))
    }
    /// Every legal move, each exactly once: what players can do. What chance brings nobody can list.
    pub fn legal(&self) -> Vec<G::Move> {
        G::legal(&self.position, &self.rulings)
    }
    /// Whether a move is known to be legal.
    pub fn is_legal(&self, play: &G::Move) -> bool {
        G::is_legal(&self.position, play, &self.rulings)
    }
    /// The table after a move.
    ///
    /// # Errors
    /// Why it is not legal, or not known to be, in reasons of the game, which [`Self::explain`] says.
    pub fn play(&self, play: &G::Move) -> Result<Self, NotMade<G::Refusal>> {
        let mut next = self.clone();
        G::apply(&mut next.position, play, &self.rulings, &mut Tally::default())?;
        Ok(next)
    }
    /// What [`Self::play`] says of a move, in words: rule, sentence, help.
    pub fn explain(&self, play: &G::Move, why: &NotMade<G::Refusal>) -> Vec<Finding> {
        let Self { position, rulings, names } = self;
        let refused = Refused { n: &**names, position, rulings, play, place: &Place::root() };
        why.refusals().iter().map(|refusal| G::say_refusal(&refused, refusal)).collect()
    }
    /// A move in words: "Ana takes 2 blue from factory 1 to line 2".
    pub fn say(&self, play: &G::Move) -> Message {
        G::say_move(&self.names, &self.position, play)
    }
    /// What each player has, in seat order, and of each of [`Parts::UNITS`] in their order.
    pub fn scores(&self) -> Vec<Amount> {
        G::scores(&self.position)
    }
    /// A move as `moves:` takes it, in one line, with the names and colours of this table.
    pub fn print(&self, play: &G::Move) -> String {
        G::write_move(&self.names, &self.position, play).to_string()
    }
    /// A move as `moves:` takes it, `{take: 2 blue, from: factory 1, to: line 2}`; who makes it may be left out where the turn
    /// tells that.
    ///
    /// # Errors
    /// The problems that a case with it would have.
    pub fn read(&self, text: &str) -> Result<G::Move, NotRead> {
        let draft = G::drafted(&self.names, &self.position);
        alone::read(text, |node, reader| only(node, reader, |node, reader| G::read_moves(&self.names, &draft, node, reader)))
    }
}

// Derived, these would ask the same of the game.
impl<G: Parts> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self { position: self.position.clone(), rulings: self.rulings, names: self.names.clone() }
    }
}

impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, to)
    }
}

impl<G: Game> fmt::Display for Table<G> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut case = G::write(&self.names, &self.position);
        let answers = chosen::unusual::<G>(&self.rulings);
        if !answers.is_empty() {
            case["rulings"] = Value::Object(answers);
        }
        write!(to, "{case}")
    }
}

/// The table of a case, after its moves if it has any: what [`fmt::Display`] writes, or any case that tells as much.
impl<G: Game> FromStr for Table<G> {
    type Err = NoTable;
    fn from_str(text: &str) -> Result<Self, NoTable> {
        let source = Source { name: String::new(), text: text.to_owned() };
        let document = only_document(&source, &Limits::USUAL)?;
        Self::told(Case::open(&document)?.told(&Asked::default())?)
    }
}

impl From<Vec<Problem>> for NoTable {
    fn from(problems: Vec<Problem>) -> Self {
        Self::NotRead(NotRead(problems))
    }
}

impl fmt::Display for NoTable {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotRead(problems) => problems.fmt(to),
            Self::Found(findings) => {
                let messages: Vec<_> = findings.iter().map(|finding| finding.message.to_string()).collect();
                to.write_str(&messages.join("; "))
            }
            Self::Several(message) => message.fmt(to),
        }
    }
}

impl std::error::Error for NoTable {}

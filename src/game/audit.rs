//! Drafts of a game, proved to be positions.

use super::reasons::Objection;
use super::{Entry, Parts};
use crate::game::shared::Seat;
use crate::order;
use crate::verdict::{Place, Questions, Rule, Step};
use crate::words::{Arg, Message};
use serde_json::Value;
use std::borrow::Cow;

/// What the audit of a draft found.
#[derive(Debug)]
#[non_exhaustive]
pub struct Audit<G: Parts> {
    /// What makes the position impossible or doubtful.
    pub flaws: Vec<G::Flaw>,
    /// What could not be checked.
    pub gaps: Vec<G::Gap>,
    /// What was left out and is taken for granted.
    pub assumed: Vec<G::Assumed>,
    /// What was left out and follows from what is told.
    pub worked_out: Vec<G::Assumed>,
    /// The position, unless a flaw forbids it.
    pub position: Option<G::Position>,
    /// The rulings that were asked: under other answers to all others the audit says the same.
    pub asked: Questions,
}

// Derived, this would ask the same of the game.
impl<G: Parts> Default for Audit<G> {
    fn default() -> Self {
        Self {
            flaws: Vec::new(),
            gaps: Vec::new(),
            assumed: Vec::new(),
            worked_out: Vec::new(),
            position: None,
            asked: Questions::default(),
        }
    }
}

impl<G: Parts> Audit<G> {
    /// Notes a flaw, or what a law says: none if it holds.
    pub(crate) fn flaw(&mut self, flaw: impl Into<Option<G::Flaw>>) {
        self.flaws.extend(flaw.into());
    }
    pub(crate) fn gap(&mut self, gap: impl Into<Option<G::Gap>>) {
        self.gaps.extend(gap.into());
    }
    pub(crate) fn assume(&mut self, assumed: impl Into<Option<G::Assumed>>) {
        self.assumed.extend(assumed.into());
    }
    /// Whether nothing was found but doubts.
    pub(crate) fn is_possible(&self) -> bool {
        self.flaws.iter().all(Objection::is_doubt)
    }
    /// Whether a check finds nothing but doubts; what rests on it is asked only then.
    pub(crate) fn passes(&mut self, check: impl FnOnce(&mut Self)) -> bool {
        let before = self.flaws.len();
        check(self);
        self.flaws[before..].iter().all(Objection::is_doubt)
    }
}

/// A fact that a case leaves open, with the ways in which the case could tell it.
#[derive(Debug, Clone)]
pub struct Question<D> {
    /// Its kind, for programs: `turn`, `phase`, `free-section`.
    pub id: &'static str,
    /// Where the case would tell it.
    pub place: Place,
    /// The rule by which it matters.
    pub rule: &'static Rule,
    /// What is so in some of the worlds, as a clause of their names, which it finds in `$worlds`: "it is Ana's or Luis's turn".
    pub says: Message,
    /// Whether every question of this kind takes it for granted, so that an answer need not begin with it.
    pub is_presupposed: bool,
    /// Whether it is seldom so, so that an answer begins with it.
    pub is_rare: bool,
    /// Which tables are of none of the worlds.
    pub covers: Covers,
    /// A world for each way of telling it, the likeliest first.
    pub worlds: Vec<World<D>>,
}

/// What is known of the tables that are of none of a question's worlds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Covers {
    /// There are none.
    All,
    /// There are none, and where the first world can be, it is the one that is meant.
    First,
    /// A move that asks is illegal there.
    Legal,
    /// Nothing: the worlds are those of which it is known that it may be legal.
    Some,
}

impl<D> Question<D> {
    /// What `key` of the case would tell and the game cannot be without: its `says` is a clause of the worlds' names.
    pub(crate) fn of_key(key: &'static str, says: Message, rule: &'static Rule, worlds: Vec<World<D>>) -> Self {
        Self::needed(key, Place::root().key(key), rule, says, worlds).presupposed(true).covering(Covers::All)
    }
    /// What has to be so in one of the worlds, or a move that asks is illegal.
    pub(crate) fn needed(id: &'static str, place: Place, rule: &'static Rule, says: Message, worlds: Vec<World<D>>) -> Self {
        Self { id, place, rule, says, is_presupposed: false, is_rare: false, covers: Covers::Legal, worlds }
    }
    /// What no key tells and has to be so, or a move that asks is illegal: its id is that of the clause which says it.
    pub(crate) fn unsaid(draft: &D, place: Place, rule: &'static Rule, says: Message, tell: impl FnOnce(&mut D)) -> Self
    where
        D: Clone,
    {
        let world = World::of(draft, Value::Null, says.clone(), tell);
        Self::needed(says.id(), place, rule, says, vec![world])
    }
    /// The same question where every other of its kind takes it for granted.
    pub(crate) fn presupposed(self, is_presupposed: bool) -> Self {
        Self { is_presupposed, ..self }
    }
    /// The same question with that known of all other tables.
    pub(crate) fn covering(self, covers: Covers) -> Self {
        Self { covers, ..self }
    }
    /// The key of the case that would tell it, as sentences name it.
    pub(crate) fn key(&self) -> Arg {
        let keys = self.place.0.iter().rev().filter_map(|step| match step {
            Step::Key(Cow::Borrowed(key)) => Some(*key),
            _ => None,
        });
        keys.map(Arg::key).next().unwrap_or(Arg::Term("none"))
    }
}

/// The tables on which something is told in one way.
#[derive(Debug, Clone)]
pub struct World<D> {
    /// What the case would tell, in the form of a case; null where it cannot.
    pub told: Value,
    /// What is so then, as a noun: "the offer", "Ana's turn".
    pub name: Message,
    /// The draft that tells it.
    pub draft: D,
}

impl<D: Clone> World<D> {
    /// What `draft` describes once it tells that as well.
    pub(crate) fn of(draft: &D, told: impl Into<Value>, name: Message, tell: impl FnOnce(&mut D)) -> Self {
        let mut draft = draft.clone();
        tell(&mut draft);
        Self { told: told.into(), name, draft }
    }
}

/// A draft without the scores of these players, with who they are; none if nobody is named whose score can be taken.
pub(crate) fn without_scores<D: Clone>(
    draft: &D,
    of: impl Iterator<Item = Seat>,
    take: impl Fn(&mut D, usize) -> Option<i32>,
) -> Option<(D, Vec<usize>)> {
    let mut draft = draft.clone();
    let mut seats: Vec<_> = of.map(Seat::index).collect();
    order::all(&mut seats);
    seats.retain(|&seat| take(&mut draft, seat).is_some());
    (!seats.is_empty()).then_some((draft, seats))
}

/// Which drafts are possible.
pub trait Auditor: Parts {
    /// What breaks these is wrong whatever else will lie on a table that is not finished yet.
    const LASTING: &'static [&'static Rule];

    /// Whether the words of a draft have a meaning under other rulings than its own; if not, those are not tried.
    fn has_meaning(_draft: &Self::Draft, _rulings: &Self::Rulings) -> bool {
        true
    }
    /// The fact of its beginning that a case leaves open and that everything hangs on: the phase, the turn; none if it tells it.
    fn beginning(_draft: &Self::Draft, _entries: &[Entry<Self::Move>]) -> Option<Question<Self::Draft>> {
        None
    }
    /// The draft with nothing where it tells nothing, in the likeliest phase, with what that supposes; none if it is complete.
    fn completed(_draft: &Self::Draft, _entries: &[Entry<Self::Move>]) -> Option<(Self::Draft, Vec<Self::Assumed>)> {
        None
    }
    /// The draft without the scores that flaws are found in, with whose they are; none if no score has any.
    fn without_scores(_draft: &Self::Draft, _flaws: &[Self::Flaw]) -> Option<(Self::Draft, Vec<usize>)> {
        None
    }
    /// Whether a draft is possible: all flaws at once.
    fn audit(draft: &Self::Draft, rulings: &Self::Rulings) -> Audit<Self>;
}

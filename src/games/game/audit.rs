//! Drafts of a game, proved to be positions.

use super::{Entry, Parts};
use crate::games::shared::Seat;
use crate::verdict::{Questions, Rule};
use crate::words::Message;

/// What the audit of a draft found.
#[derive(Debug)]
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
    pub(in crate::games) fn flaw(&mut self, flaw: G::Flaw) {
        self.flaws.push(flaw);
    }
    pub(in crate::games) fn gap(&mut self, gap: G::Gap) {
        self.gaps.push(gap);
    }
    pub(in crate::games) fn assume(&mut self, assumed: G::Assumed) {
        self.assumed.push(assumed);
    }
}

/// One of the tables that a case may stand for which leaves out one of few: in which phase it is, whose turn.
#[derive(Debug, Clone)]
pub struct World<D> {
    /// The key that would tell it.
    pub key: &'static str,
    /// What that key would say.
    pub told: String,
    /// What is so then, as a noun: "the offer", "Ana's turn".
    pub name: Message,
    /// The rule by which it matters.
    pub rule: &'static Rule,
    /// The draft that tells it.
    pub draft: D,
}

/// A draft without the scores of these players, with who they are; none if nobody is named whose score can be taken.
pub(in crate::games) fn without_scores<D: Clone>(
    draft: &D,
    of: impl Iterator<Item = Seat>,
    take: impl Fn(&mut D, usize) -> Option<i32>,
) -> Option<(D, Vec<usize>)> {
    let mut draft = draft.clone();
    let mut seats: Vec<_> = of.map(Seat::index).collect();
    seats.sort_unstable();
    seats.retain(|&seat| take(&mut draft, seat).is_some());
    (!seats.is_empty()).then_some((draft, seats))
}

/// Which drafts are possible.
pub trait Auditor: Parts {
    /// Whether the words of a draft have a meaning under other rulings than its own; if not, nobody at the table answers like that.
    fn has_meaning(_draft: &Self::Draft, _rulings: &Self::Rulings) -> bool {
        true
    }
    /// What a draft that leaves out one of few may stand for, one for each answer, the likeliest first; none if it tells it.
    fn worlds(_draft: &Self::Draft, _entries: &[Entry<Self::Move>]) -> Vec<World<Self::Draft>> {
        Vec::new()
    }
    /// The draft with nothing where it tells nothing, in the likeliest phase, with what that supposes; none if it leaves nothing out.
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

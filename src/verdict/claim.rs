//! Claims: what people say that somebody has, and what the referee answers.

use super::{Amount, Moment, Place, Rule, Ruling, Slip, Stage, Unit};
use crate::words::{Message, variant};

/// So many ways to arrive at a wrong number are worth reading.
const LEADS: usize = 3;

/// What somebody says that a player has, and the answer.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Claim {
    /// The player's name.
    pub player: String,
    /// Of what.
    pub unit: Unit,
    /// How much, as claimed.
    pub claimed: i32,
    /// Where the case says it; none for a claim made elsewhere.
    pub place: Option<Place>,
    /// How to ask for something else, where a number alone was taken to be of what decides the game.
    pub help: Option<Message>,
    /// Whether it is so.
    pub answer: Reply,
    /// What it is compared with; empty where nothing is counted.
    pub stages: Vec<Stage>,
}

/// The answer to a claim.
#[derive(Debug, Clone)]
pub enum Reply {
    /// It is so.
    Confirmed {
        /// When, if that is not the last word.
        at: Option<Moment>,
        /// What may still change it: "16 once Ana passes and discards 1 red".
        left: Option<Message>,
        /// What leads to that number as the last word, where the case itself counts on.
        explanations: Vec<Explanation>,
    },
    /// It is not.
    Refuted {
        /// What was counted.
        counted: Amount,
        /// Whether the count still waits for a choice, none of which leads to the claimed number.
        so_far: bool,
        /// Whether all was tried that may lead to the claimed number.
        tried: bool,
        /// What leads to the claimed number, the simplest first; empty if nothing was found.
        explanations: Vec<Explanation>,
    },
    /// It cannot be told, for this reason.
    Open(Message),
}

/// A way to arrive at a number that was claimed.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Explanation {
    /// What it takes.
    pub cause: Cause,
    /// The whole as a sentence: "43 is what you get if the vertical run through row 3, column 4 is left out".
    pub why: Message,
    /// The rules that it forgets.
    pub rules: Vec<&'static Rule>,
    /// The places that it speaks of.
    pub evidence: Vec<Place>,
}

/// What makes a count come to another number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cause {
    /// Other answers to open questions: rulings, and the index of the answer to each.
    Readings(Vec<(&'static Ruling, usize)>),
    /// A slip, made so many times.
    Slip(&'static Slip, usize),
}

impl Claim {
    /// What leads to a number that is not so, the simplest first, in a few sentences.
    pub fn leads(&self) -> Vec<Message> {
        match &self.answer {
            Reply::Confirmed { left, .. } => left.iter().cloned().collect(),
            Reply::Open(why) => vec![why.clone()],
            Reply::Refuted { explanations, .. } => explanations.iter().take(LEADS).map(|way| way.why.clone()).collect(),
        }
    }
    /// What leads to the claimed number, the simplest first.
    pub fn explanations(&self) -> &[Explanation] {
        match &self.answer {
            Reply::Confirmed { explanations, .. } | Reply::Refuted { explanations, .. } => explanations,
            Reply::Open(_) => &[],
        }
    }
    /// The word for the answer, for programs.
    pub fn word(&self) -> &'static str {
        variant!(self.answer; Reply: Confirmed Open Refuted)
    }
    /// Whether it is wrong and unexplained though everything was tried.
    pub fn is_unexplained(&self) -> bool {
        matches!(&self.answer, Reply::Refuted { tried: true, explanations, .. } if explanations.is_empty())
    }
    /// Whether the claim is wrong.
    pub fn is_refuted(&self) -> bool {
        matches!(self.answer, Reply::Refuted { .. })
    }
}

//! The verdict on one case.

use super::{Amount, Award, Claim, Condition, Finding, Place, Rule, Ruling, Severity, Source, Unchecked, Unit};
use crate::words::{Message, variant};
use serde_json::Value;
use std::ops::Add;

/// Whether something may be; the gravest is the greatest.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// Nothing speaks against it.
    #[default]
    Legal,
    /// Nothing does on those tables on which its conditions hold.
    LegalIf,
    /// The case leaves out what would decide it.
    Undecided,
    /// A rule is broken.
    Illegal,
}

impl Outcome {
    /// What the gravest of some findings makes of them all.
    pub fn of<'a>(findings: impl IntoIterator<Item = &'a Finding>) -> Self {
        match findings.into_iter().map(|finding| finding.severity).max() {
            Some(Severity::Broken) => Outcome::Illegal,
            Some(Severity::Undecided) => Outcome::Undecided,
            Some(Severity::Doubt) | None => Outcome::Legal,
        }
    }
    /// Whether a move is made, under its conditions if it has any.
    pub fn is_made(self) -> bool {
        matches!(self, Outcome::Legal | Outcome::LegalIf)
    }
    /// The word that reports use.
    pub fn word(self) -> &'static str {
        variant!(self; Outcome: Legal LegalIf Undecided Illegal)
    }
}

/// The verdict on a case in a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Conclusion {
    /// Nothing speaks against it.
    Legal,
    /// Nothing does where its conditions hold.
    LegalIf,
    /// The case leaves out what would decide it.
    Undecided,
    /// A move is refused.
    Illegal,
    /// No play leads to the position.
    Impossible,
    /// The case cannot be read.
    Unreadable,
}

impl Conclusion {
    /// Everything that a verdict can be.
    pub const OF_VERDICTS: [Self; 5] = [Self::Legal, Self::LegalIf, Self::Undecided, Self::Illegal, Self::Impossible];
    /// Whether all moves are made, under conditions if there are any.
    pub fn is_made(self) -> bool {
        matches!(self, Conclusion::Legal | Conclusion::LegalIf)
    }
    /// The word in machine formats.
    pub fn word(self) -> &'static str {
        variant!(self; Conclusion: Legal LegalIf Undecided Illegal Impossible Unreadable)
    }
}

/// The verdict on one proposed or recorded move.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Judged {
    /// Its place in the case's `moves`, from 0; none for a step that the referee carried out itself.
    pub index: Option<usize>,
    /// The move in words: "Andrea takes 2 yellow from factory 1 to line 5".
    pub says: Message,
    /// The move in the form that `moves:` takes.
    pub play: Value,
    /// Whether it may be made.
    pub outcome: Outcome,
    /// Why not.
    pub findings: Vec<Finding>,
    /// On what it hangs, beside what moves before it hang on; none unless it is legal under conditions.
    pub conditions: Vec<Condition>,
    /// What it brings.
    pub awards: Vec<Award>,
    /// Each player's scores after it, in the order of [`Verdict::scores`].
    pub scores: Vec<Amount>,
    /// The position after it, in the form of a case, if asked for.
    pub position: Option<Value>,
    /// The first refused move before it, from 0, if there is one: this move was judged as if that had not been made.
    pub after_refusal: Option<usize>,
}

impl Judged {
    /// Whether it is undecided only because it may follow on what was refused before it.
    pub fn follows(&self) -> bool {
        self.outcome == Outcome::Undecided && self.findings.is_empty()
    }
    /// Whether what comes after it is judged without it.
    pub fn leaves_no_trace(&self) -> bool {
        self.outcome == Outcome::Illegal || self.follows()
    }
    /// Whether it is undecided for what the case does not tell.
    pub fn is_open(&self) -> bool {
        self.outcome == Outcome::Undecided && !self.findings.is_empty()
    }
}

/// One legal move, with what it brings at once.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Listed {
    /// The move in words.
    pub says: Message,
    /// The move in the form that `moves:` takes.
    pub play: Value,
    /// What it brings now, player by player and unit by unit; what comes to nothing is left out.
    pub brings: Vec<Gain>,
    /// Whether it gives something up, such as a turn or cards: a list need not tell all ways to do that.
    pub gives_up: bool,
}

/// What one player gains or loses of one unit.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Gain {
    /// The player's name.
    pub player: String,
    /// What is counted.
    pub unit: Unit,
    /// How much; negative for a loss.
    pub amount: Amount,
}

/// What one player has of one unit.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Score {
    /// The player's name.
    pub player: String,
    /// What is counted.
    pub unit: Unit,
    /// Before anything was counted.
    pub before: Amount,
    /// After all awards of the ledger: where everything is known, `before` plus their sum.
    pub after: Amount,
    /// How that lies on the table, in words, where the track alone does not show it.
    pub shown: Option<Message>,
    /// What it is after the moves, then at each later moment of counting, in order, even if the case does not lead there.
    pub stages: Vec<Stage>,
}

/// When a count is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Moment {
    /// After the moves, before anything is counted that follows from them.
    Now,
    /// Once all has been done that leaves no choice.
    Settled,
    /// After the tiling.
    Tiling,
    /// With the bonuses of the end.
    End,
}

impl Moment {
    /// The word that reports use.
    pub fn word(self) -> &'static str {
        variant!(self; Moment: Now Settled Tiling End)
    }
}

/// A count at a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stage {
    /// When.
    pub moment: Moment,
    /// How much it is then.
    pub count: Amount,
    /// Why it need not come now.
    pub doubt: Doubt,
}

/// Why the end and its bonuses need not come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Doubt {
    /// They come.
    No,
    /// The game may be over, with the bonuses in the score.
    Counted,
    /// The game may go on.
    GoesOn,
}

impl Doubt {
    /// The word of programs and texts.
    pub fn word(self) -> &'static str {
        variant!(self; Doubt: No Counted GoesOn)
    }
}

impl Stage {
    /// Whether its moment need not come now.
    pub fn unsure(&self) -> bool {
        self.doubt != Doubt::No
    }
}

impl Score {
    /// Whether the counts lead on from what the verdict itself comes to, or tell more.
    pub fn leads_on(&self) -> bool {
        let last = self.stages.last().filter(|_| self.stages.len() > 1);
        last.is_some_and(|last| self.after.known().is_none() || last.count != self.after)
    }
    /// How much it has become more; none where it is not known what it was.
    pub fn change(&self) -> Option<Amount> {
        self.before.known().map(|before| self.after + (-before).into())
    }
}

/// A place in the final ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rank {
    /// From 1; players who share a place have the same number.
    pub place: usize,
    /// The player's name.
    pub player: String,
    /// How much of the unit that decides the game.
    pub points: i32,
    /// What decided or what is shared, in words; none when that alone decides.
    pub why: Option<Message>,
    /// The rules that say so.
    pub rules: Vec<&'static Rule>,
}

/// A ruling in force that was chosen, or on which the verdict depends.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Reading {
    /// The question.
    pub ruling: &'static Ruling,
    /// The index of the answer in force.
    pub answer: usize,
    /// Who chose it.
    pub source: Source,
    /// What each other answer would change; empty if nothing.
    pub otherwise: Vec<Dependence>,
}

/// What another answer to a ruling would change in this verdict.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Dependence {
    /// The index of the other answer.
    pub answer: usize,
    /// What would differ: "move 2 would be legal".
    pub changes: Vec<Message>,
}

/// Something that a case expects and that is otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Difference {
    /// What: "the verdict", "the points of Ana".
    pub what: Message,
    /// As it was expected.
    pub expected: Message,
    /// As it is.
    pub found: Message,
    /// What the case would have to expect instead; none for what is known in part.
    pub instead: Option<Value>,
    /// Where the case expects it.
    pub place: Place,
    /// Why it is otherwise, a sentence each: what is wrong, what was counted, what leads to the expected number.
    pub why: Vec<Message>,
}

/// The verdict on one case.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Verdict {
    /// The position's and all moves' together.
    pub outcome: Outcome,
    /// What is wrong with the position.
    pub findings: Vec<Finding>,
    /// What could not be checked.
    pub unchecked: Vec<Unchecked>,
    /// What was left out and taken for granted: "green is taken to be outside".
    pub assumed: Vec<Message>,
    /// What was left out and follows from what is told: "it is the offer".
    pub worked_out: Vec<Message>,
    /// Each move in order.
    pub moves: Vec<Judged>,
    /// How many moves of the case were not judged, and why.
    pub unjudged: Option<(usize, Message)>,
    /// Every award in order: those of the moves, then those of the scoring, if asked for.
    pub ledger: Vec<Award>,
    /// What the last of [`Score::stages`] bring beyond that.
    pub due: Vec<Award>,
    /// What each player has, in seat order, first in the unit that decides the game; empty when the position is not possible.
    pub scores: Vec<Score>,
    /// What has to be done before the count can go on, if it was to go to the end and could not; or what `legal` leaves unsaid.
    pub choice: Option<Message>,
    /// The final ranking, once nothing is left to count.
    pub ranking: Vec<Rank>,
    /// What would tell the places that are open.
    pub unranked: Option<Message>,
    /// What is claimed in the case or beside it, with the answers, if they were asked for.
    pub claims: Vec<Claim>,
    /// How many claims the case makes that were not asked about.
    pub unheard: usize,
    /// How the verdict differs from what the case expects; none where nothing is expected, or nobody asked.
    pub differences: Option<Vec<Difference>>,
    /// Every legal move from the resulting position, if asked for.
    pub legal: Option<Vec<Listed>>,
    /// Whether more than these may be legal, by what the case does not tell; `choice` says what that is.
    pub more_legal: bool,
    /// The position after the moves as a case, if asked for.
    pub after: Option<Value>,
    /// The rulings that were chosen or that matter here.
    pub rulings: Vec<Reading>,
    /// Where the case leaves something open: the verdict if nothing lies where it tells nothing.
    pub conditional: Option<Box<Conditional>>,
}

/// A verdict on the table that people usually mean when they leave something out. It proves nothing: it is the likely answer.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Conditional {
    /// What it takes for granted: "nothing lies on Ana's floor line".
    pub supposed: Vec<Message>,
    /// The verdict then.
    pub verdict: Verdict,
}

impl Verdict {
    /// The verdict in a word.
    pub fn conclusion(&self) -> Conclusion {
        match (self.outcome, Outcome::of(&self.findings)) {
            (_, Outcome::Illegal) => Conclusion::Impossible,
            (Outcome::Illegal, _) => Conclusion::Illegal,
            (Outcome::Undecided, _) => Conclusion::Undecided,
            (Outcome::LegalIf, _) => Conclusion::LegalIf,
            (Outcome::Legal, _) => Conclusion::Legal,
        }
    }
    /// What a legal answer hangs on: each condition of a move, once, and none that follows from another.
    pub fn conditions(&self) -> Vec<&Condition> {
        let mut conditions: Vec<&Condition> = Vec::new();
        for condition in self.moves.iter().flat_map(|judged| &judged.conditions) {
            if !conditions.iter().any(|other| *other == condition || other.implies(condition)) {
                conditions.retain(|other| !condition.implies(other));
                conditions.push(condition);
            }
        }
        conditions
    }
    /// What a player gains of what a score counts, by the ledger; none where that has nothing of it.
    pub fn gained(&self, score: &Score) -> Option<Amount> {
        let theirs = self.ledger.iter().filter(|award| award.player == score.player && award.unit == score.unit);
        theirs.map(|award| award.amount).reduce(Add::add)
    }
    /// Everything that is wrong: with the position, then with the moves in order.
    pub fn all_findings(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().chain(self.moves.iter().flat_map(|judged| &judged.findings))
    }
}

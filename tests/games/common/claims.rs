//! Claims about random games: what is right is confirmed, what a slip leads to is refuted and explained.

use super::{Awards, Played, Table, after, counts, judge, names, play};
use serde_json::Value;
use tilejudge::game::{Counted, Game, Slipped, TellsSlip};
use tilejudge::referee::Asked;
use tilejudge::verdict::{Cause, Claim, Moment, Reply, Slip, Stage};

/// A report keeps so many explanations.
pub(crate) const KEPT: usize = 20;

/// A whole game: each position with the move that was made there.
pub(crate) fn game<G: Played>(table: &Table<G>) -> Vec<(G::Position, G::Move)> {
    let mut line = Vec::new();
    play(table, |position, next| line.extend(next.map(|next| (position.clone(), next.clone()))));
    line
}

/// A step that was made.
#[derive(Debug)]
pub(crate) struct Step<G: Played> {
    pub(crate) before: G::Position,
    pub(crate) play: G::Move,
    pub(crate) awards: Awards<G>,
    pub(crate) after: G::Position,
}

/// Some moves from a position on, and what follows from them without a choice.
#[derive(Debug)]
pub(crate) struct Course<G: Played> {
    pub(crate) start: G::Position,
    pub(crate) steps: Vec<Step<G>>,
    pub(crate) rulings: G::Rulings,
    /// The moves, as a case writes them.
    moves: Vec<Value>,
}

impl<G: Played> Course<G> {
    pub(crate) fn new(start: &G::Position, plays: &[G::Move], rulings: G::Rulings) -> Self {
        let mut course = Self { start: start.clone(), steps: Vec::new(), rulings, moves: Vec::new() };
        let names = names::<G>(start);
        for play in plays {
            course.moves.push(G::write_move(&names, course.end(), play));
            course.make(play.clone());
        }
        while let Some(step) = G::forced(course.end(), &rulings) {
            course.make(step);
        }
        course
    }

    /// A part of a whole [`game`].
    pub(crate) fn along(line: &[(G::Position, G::Move)], rulings: G::Rulings) -> Self {
        let plays: Vec<_> = line.iter().map(|(_, play)| play.clone()).collect();
        Self::new(&line[0].0, &plays, rulings)
    }

    fn make(&mut self, play: G::Move) {
        let before = self.end().clone();
        let (after, awards) = after::<G>(&before, &play, &self.rulings);
        self.steps.push(Step { before, play, awards, after });
    }

    pub(crate) fn end(&self) -> &G::Position {
        self.steps.last().map_or(&self.start, |step| &step.after)
    }

    /// Every slip that could be made, with the index of its step.
    pub(crate) fn slips(&self) -> Vec<(usize, Slipped<G::SlipFacts>)> {
        let mut earlier = Vec::new();
        let mut all = Vec::new();
        for (index, Step { before, play, awards, after }) in self.steps.iter().enumerate() {
            let mut slips = Vec::new();
            G::slips(&Counted { before, play, awards, earlier: &earlier, after, rulings: &self.rulings }, &mut slips);
            all.extend(slips.into_iter().map(|slip| (index, slip)));
            earlier.extend(awards.iter().cloned());
        }
        all
    }

    fn case(&self) -> Value {
        let mut case = G::write(&names::<G>(&self.start), &self.start);
        case["moves"] = self.moves.clone().into();
        case
    }

    /// The answers to claims: an index among the counts of all players, and the number.
    pub(crate) fn ask(&self, claims: impl IntoIterator<Item = (usize, i32)>) -> Vec<Claim> {
        let case = self.case();
        let width = G::UNITS.len();
        let whose = |index: usize| format!("P{}.{}", index / width + 1, G::UNITS[index % width].word(2));
        let claims = claims.into_iter().map(|(index, number)| (whose(index), number)).collect();
        judge::<G>(&case, &self.rulings, Asked { to_end: true, hear_claims: true, claims, ..Asked::default() }).claims
    }

    /// The right numbers are confirmed. The number that each slip leads to, which `after_slip` works out, is refuted and
    /// explained by it.
    pub(crate) fn claim_everything(&self, after_slip: impl Fn(&Self, usize, &Slipped<G::SlipFacts>) -> i32) {
        let right = counts::<G>(self.end());
        for claim in self.ask(right.iter().copied().enumerate()) {
            assert!(matches!(claim.answer, Reply::Confirmed { .. }), "{claim:?} in {}", self.case());
        }
        let mut wrong = Vec::new();
        let mut slips = self.slips();
        slips.retain(|(_, slip)| slip.more != 0);
        let of_whom = |slip: &Slipped<G::SlipFacts>| (slip.facts.slip().id, counted::<G>(slip));
        let throughout: Vec<_> =
            slips.iter().filter(|(_, slip)| G::is_throughout(&slip.facts)).map(|(_, slip)| of_whom(slip)).collect();
        // What is made in each of several steps is not made in one of them alone.
        slips.retain(|(_, slip)| throughout.iter().filter(|of| **of == of_whom(slip)).count() < 2);
        for (step, slip) in slips {
            let number = after_slip(self, step, &slip);
            let index = counted::<G>(&slip);
            // What a slip adds may be lost again afterwards.
            if number != right[index] {
                wrong.push((index, number, slip.facts));
            }
        }
        let waits = G::is_pending(self.end(), &self.rulings);
        let claims = self.ask(wrong.iter().map(|&(index, number, _)| (index, number)));
        for ((index, _, facts), claim) in wrong.iter().zip(claims) {
            let is_open = |stage: &Stage| stage.unsure() || stage.count.known().is_none();
            let told = match &claim.answer {
                // While somebody chooses, what all choices lead to is counted, and may be claimed.
                Reply::Refuted { counted, .. } => (waits || *counted == right[*index]) && is_explained(&claim, facts.slip()),
                Reply::Confirmed { at: None, .. } if waits => true,
                // What stands before it is counted is what stands.
                Reply::Confirmed { at: Some(Moment::End), .. } => false,
                Reply::Confirmed { at, .. } => at.is_some() && is_explained(&claim, facts.slip()),
                // A choice that is still to come may lead to the same number, now or when what is due is counted, and so may an end
                // that need not come yet.
                Reply::Open(_) => waits || claim.stages.iter().any(|stage| is_open(stage) && stage.count.may_be(claim.claimed)),
            };
            assert!(told, "{facts:?}: {claim:?} under {:?} in {}", self.rulings, self.case());
        }
    }
}

/// The index of what a slip miscounts among the counts of all players.
pub(crate) fn counted<G: Game>(slip: &Slipped<G::SlipFacts>) -> usize {
    let unit = G::UNITS.iter().position(|unit| *unit == slip.unit).expect("a slip is counted in a unit of the game");
    slip.seat.index() * G::UNITS.len() + unit
}

/// Whether a claim is refuted and this slip is among the explanations, or so many are that it may have been left out.
pub(crate) fn is_explained(claim: &Claim, slip: &'static Slip) -> bool {
    let (Reply::Refuted { explanations, .. } | Reply::Confirmed { explanations, .. }) = &claim.answer else { return false };
    explanations.iter().any(|told| told.cause == Cause::Slip(slip, 1)) || explanations.len() == KEPT
}

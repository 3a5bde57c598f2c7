//! Moves that are legal if one thing or another is so: it is told, and the case is judged again from its start.

use super::Asked;
use super::course::Asks;
use super::hearing::Hearing;
use crate::games::game::{Audit, Game};
use crate::verdict::{Condition, Outcome, Verdict};

/// More conditions than so many are no answer.
const MOST: usize = 6;

/// What came of the moves under conditions.
pub(super) struct Supposing<G: Game> {
    /// Each condition with the move that asks for it, by its index among the moves of the case.
    conditions: Vec<(usize, Condition)>,
    verdict: Verdict,
    end: Option<G::Position>,
}

impl<G: Game> Hearing<'_, G> {
    /// Tells what undecided moves ask for, one thing after the other; none where nothing can be told that no other part of the case forbids.
    pub(super) fn suppose(&self, start: &G::Position, asked: &Asked) -> Option<Supposing<G>> {
        let rulings = &self.told.rulings;
        let mut conditions: Vec<(usize, Condition)> = Vec::new();
        let (mut draft, mut audit): (G::Draft, Option<Audit<G>>) = (self.draft.clone(), None);
        while conditions.len() <= MOST {
            let course = Hearing::of(self.told, &draft).run(start_of(&audit, start).clone(), rulings, asked);
            let Some(Asks { index, refused, why }) = course.open(self.told) else { break };
            let Some((condition, told)) = why.iter().find_map(|refusal| G::condition(&refused, &draft, refusal)) else { break };
            let found = Hearing::of(self.told, &told).audit();
            found.position.as_ref()?;
            conditions.push((index, condition));
            (draft, audit) = (told, Some(found));
        }
        let audit = audit.filter(|_| conditions.len() <= MOST)?;
        let (verdict, end) = Hearing::of(self.told, &draft).judge_as_told(&audit, asked);
        Some(Supposing { conditions, verdict, end })
    }
}

/// The table from which the moves start, as far as it was told anew.
fn start_of<'a, G: Game>(audit: &'a Option<Audit<G>>, start: &'a G::Position) -> &'a G::Position {
    audit.as_ref().and_then(|audit| audit.position.as_ref()).unwrap_or(start)
}

impl<G: Game> Supposing<G> {
    /// The verdict with its conditions, where moves are legal under them; what then is not decided all the same is said of every table.
    pub(super) fn in_place_of(mut self, told: Verdict) -> (Verdict, Option<G::Position>) {
        for judged in self.verdict.moves.iter_mut().filter(|judged| judged.outcome == Outcome::Legal) {
            let own = self.conditions.iter().filter(|(index, _)| judged.index == Some(*index));
            judged.conditions = own.map(|(_, condition)| condition.clone()).collect();
            if !judged.conditions.is_empty() {
                judged.outcome = Outcome::LegalIf;
            }
        }
        self.verdict.outcome =
            self.verdict.moves.iter().fold(Outcome::of(&self.verdict.findings), |all, judged| all.max(judged.outcome));
        if self.verdict.outcome.is_made() {
            return (self.verdict, self.end);
        }
        let Verdict { outcome, moves, unjudged, rulings, .. } = self.verdict;
        (Verdict { outcome, moves, unjudged, rulings, ..told }, None)
    }
}

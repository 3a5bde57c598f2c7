//! What is counted next where nothing in a case leads there: the tiling after an offer, the bonuses if the game is over.

use super::Asked;
use super::case_run::CaseRun;
use super::claims::{Answers, Claimed};
use super::messages::is_of_table;
use crate::game::{Audit, Game};
use crate::verdict::{Claim, Reading, Stage};

/// A course that goes on to what is due.
pub(super) struct Onward<'a, G: Game> {
    pub(super) answers: Answers<'a, G>,
    pub(super) stages: Vec<Vec<Stage>>,
    pub(super) rulings: Vec<Reading>,
}

impl<G: Game> CaseRun<'_, G> {
    /// The course from the end of all moves of the case on; none if nothing is due, or only may be and nobody means it.
    pub(super) fn onward<'a>(&'a self, audit: &Audit<G>, here: &Answers<'a, G>) -> Option<Onward<'a, G>> {
        let rulings = &self.told.rulings;
        let (_, unsure) = G::due(&here.course.end, rulings).filter(|_| here.asked.to_end)?;
        let asked = Asked { due: true, legal: false, ..here.asked.clone() };
        let course = self.course(here.course.start().clone(), rulings, &asked);
        let stages = course.stages(&here.before, rulings);
        let is_told = here.after.iter().all(|count| count.known().is_some());
        if unsure && is_told && !self.mean(here, &stages) {
            return None;
        }
        let answers = Answers::of(self, audit, course, here.before.clone(), asked);
        let mut rulings = answers.readings();
        // Nobody asks how a table looks that is only counted.
        rulings.iter_mut().for_each(|reading| reading.otherwise.retain(|other| !is_of_table(other)));
        rulings.retain(|reading| !reading.otherwise.is_empty());
        Some(Onward { answers, stages, rulings })
    }

    /// Whether a claim may be of what need not come, or nothing else leads to it.
    fn mean(&self, here: &Answers<'_, G>, stages: &[Vec<Stage>]) -> bool {
        let claims = &self.told.claims;
        let meets = |stage: &Stage, number: i32| stage.unsure() && stage.count.may_be(number);
        let is_met = |claimed: &Claimed| {
            let own = &stages[claimed.seat * G::UNITS.len() + claimed.unit];
            own.iter().any(|stage| meets(stage, claimed.number))
        };
        here.asked.hear_claims && (claims.iter().any(is_met) || here.to(claims, stages, None).iter().any(Claim::is_unexplained))
    }
}

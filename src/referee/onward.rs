//! What is counted next where nothing in a case leads there: the tiling after an offer, the bonuses if the game is over.

use super::Asked;
use super::case_run::CaseRun;
use super::claims::{Answers, Claimed};
use super::messages::is_of_table;
use super::move_log::MoveLog;
use super::readings::{Digest, Retrial};
use crate::game::{Audit, Game};
use crate::verdict::{Amount, Award, Claim, Reading, Stage};

/// A course that goes on to what is due.
pub(super) struct Onward<G: Game> {
    course: MoveLog<G>,
    after: Vec<Amount>,
    retrials: Vec<Retrial<G>>,
    asked: Asked,
    pub(super) stages: Vec<Vec<Stage>>,
    pub(super) rulings: Vec<Reading>,
}

impl<G: Game> CaseRun<'_, G> {
    /// The course from the end of all moves of the case on; none if nothing is due, or only may be and nobody means it.
    pub(super) fn onward(&self, audit: &Audit<G>, here: &Answers<'_, G>) -> Option<Onward<G>> {
        let rulings = &self.told.rulings;
        let (_, unsure) = G::due(&here.course.end, rulings).filter(|_| here.asked.to_end)?;
        let asked = Asked { due: true, legal: false, ..here.asked.clone() };
        let course = self.course(here.course.start().clone(), rulings, &asked);
        let stages = course.stages(here.before, rulings);
        let is_told = here.after.iter().all(|count| count.known().is_some());
        if unsure && is_told && !self.mean(here, &stages) {
            return None;
        }
        let digest = Digest::after(&course, None, rulings, &asked);
        let retrials = self.retrials(audit, &digest, &asked);
        let (after, mut rulings) = (G::outlook(&course.end, rulings), self.readings(&digest, &retrials));
        // Nobody asks how a table looks that is only counted.
        rulings.iter_mut().for_each(|reading| reading.otherwise.retain(|other| !is_of_table(other)));
        rulings.retain(|reading| !reading.otherwise.is_empty());
        Some(Onward { course, after, retrials, asked, stages, rulings })
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

impl<G: Game> Onward<G> {
    /// What claims are answered from that are of what is due.
    pub(super) fn answers<'a>(&'a self, here: &Answers<'a, G>) -> Answers<'a, G> {
        let Self { course, after, retrials, asked, .. } = self;
        Answers { course, after, retrials, asked, ..*here }
    }

    /// What it brings beyond another course.
    pub(super) fn awards(&self, run: &CaseRun<'_, G>, beyond: &MoveLog<G>) -> Vec<Award> {
        self.course.awards()[beyond.awards().len()..].iter().map(|award| run.told.say_award(award)).collect()
    }
}

//! `test`: cases that say what they expect.

use super::session::Session;
use super::sources::Found;
use super::{Exit, Failure};
use crate::referee::{Asked, Choices};
use crate::report::trial::{Sum, Trial, junit, put_summary, write};
use crate::report::{Format, Written, ask};
use std::path::PathBuf;

impl Session<'_> {
    /// Compares every case of some paths with what it expects.
    pub(super) fn test(mut self, paths: &[PathBuf], choices: Choices) -> Result<Exit, Failure> {
        let manner = self.manner;
        let asked = Asked { choices, to_end: true, hear_claims: true, compare: true, ..Asked::default() };
        let as_junit = manner.format == Format::Junit;
        let mut sum = Sum::default();
        // Only a suite has to be known as a whole before its first line is written.
        let mut suite = Vec::new();
        let work = |Found { case, blank }: Found<'_>| ask::answer(false, &asked, case, blank, Trial::of);
        self.each(paths, work, |session, trial| {
            sum.count(trial.outcome);
            let is_told = !manner.detail.is_quiet() || trial.outcome.is_bad();
            let text = if is_told && !as_junit { write(&trial, manner) } else { String::new() };
            session.put(Exit::of_trial(trial.outcome), Written::answer(text))?;
            suite.extend(Some(trial).filter(|_| as_junit));
            Ok(())
        })?;
        let last = match as_junit {
            true => junit(&suite),
            false if manner.detail.is_quiet() => String::new(),
            false => put_summary(sum, manner),
        };
        self.put(Exit::Clean, Written::answer(last))?;
        self.end()
    }
}

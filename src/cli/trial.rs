//! `test`: cases that say what they expect.

use super::sources::{Found, each};
use super::{Exit, Failure, Format, Out, Shared};
use crate::referee::{Asked, Choices};
use crate::report::trial::{Result as Outcome, Sum, Trial, junit, put_summary, write};
use crate::report::{Run, Written};
use std::path::PathBuf;

/// Compares every case of some paths with what it expects.
pub(super) fn run(paths: &[PathBuf], choices: &Choices, shared: &Shared, out: &mut Out) -> Result<Exit, Failure> {
    let asked = Asked { choices: choices.clone(), to_end: true, hear_claims: true, compare: true, ..Asked::default() };
    let as_junit = shared.format == Format::Junit;
    let format = if as_junit { crate::report::Format::Json } else { shared.format.report()? };
    let manner = shared.manner_in(format, out);
    let (mut exit, mut sum) = (Exit::Clean, Sum::default());
    // Only a suite has to be known as a whole before its first line is written.
    let mut suite = Vec::new();
    let mut run = Run::new(format, manner.language);
    each(
        paths,
        shared,
        out,
        |found| try_case(found, &asked),
        |out, trial| {
            exit = exit.max(Exit::of_trial(&trial.result));
            sum.count(&trial.result);
            let is_told = !shared.quiet || matches!(trial.result, Outcome::Failed(_) | Outcome::Unreadable(_));
            if as_junit {
                suite.push(trial);
            } else if is_told {
                out.answer(&run.add(Written::answer(write(&trial, manner))).answer)?;
            }
            Ok(())
        },
    )?;
    if as_junit {
        out.answer(&junit(&suite))?;
    } else if !shared.quiet {
        out.answer(&run.add(Written::answer(put_summary(sum, manner))).answer)?;
    }
    out.flush()?;
    Ok(exit)
}

fn try_case(found: Found<'_>, asked: &Asked) -> Trial {
    let Found { case, blank } = found;
    let language = blank.language;
    let judged = match case {
        Ok(case) => case.judge(asked),
        Err(problems) => Err(problems.to_vec()),
    };
    let result = match judged {
        Err(problems) => Outcome::unreadable(&problems, blank.lines, language),
        Ok(verdict) => match (case, verdict.differences) {
            (_, None) => Outcome::Idle,
            (_, Some(differences)) if differences.is_empty() => Outcome::Passed,
            (Ok(case), Some(differences)) => {
                Outcome::failed(differences, &verdict.rulings, blank.lines, |place| case.locate(place), language)
            }
            (Err(problems), Some(_)) => Outcome::unreadable(problems, blank.lines, language),
        },
    };
    Trial::new(&blank, result)
}

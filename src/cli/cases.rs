//! The one path of every command that asks one question about cases.

use super::sources::{Found, each};
use super::{Exit, Failure, Out, Shared};
use crate::games::{Asked, Choices};
use crate::report::{Answer, Format, Question, Report, Run, write};
use crate::verdict::Conclusion;
use std::path::PathBuf;

/// Puts a question to every case of some files. Each is reported before the next is looked at.
pub(super) fn run(question: Question, files: &[PathBuf], asked: &Asked, shared: &Shared, out: &mut Out) -> Result<Exit, Failure> {
    let manner = shared.manner(out)?;
    let mut exit = Exit::Clean;
    let mut run = Run::new(manner.format, manner.language);
    out.answer(&run.begin())?;
    let answer = |found: Found<'_>| {
        let case = found.case.ok();
        answer(question == Question::Show, asked, found, |report| {
            // Who reads a text is told first what mends it.
            let wants = question == Question::Check && manner.format == Format::Text;
            let is_impossible = || report.conclusion() == Conclusion::Impossible;
            let case = case.filter(|_| wants && is_impossible());
            let repairs = case.map(|case| case.single_repairs(&asked.choices));
            let repairs = repairs.filter(|repairs| !repairs.told_first().is_empty());
            let answer = report.answer.map(|answer| Answer { repairs: repairs.as_ref(), ..answer });
            (Exit::of_report(question, report), write(question, &Report { answer, ..*report }, manner))
        })
    };
    each(files, shared, out, answer, |out, (code, written)| {
        exit = exit.max(code);
        let written = run.add(written);
        out.answer(&written.answer)?;
        Ok(out.error(&written.error)?)
    })?;
    out.answer(&run.end())?;
    out.flush()?;
    Ok(exit)
}

/// Puts what is asked to a case, which may have to be `drawn` too, and hands the report on.
pub(super) fn answer<T>(drawn: bool, asked: &Asked, found: Found<'_>, report: impl FnOnce(&Report<'_>) -> T) -> T {
    let Found { case, blank } = found;
    let Ok(case) = case else { return report(&blank) };
    let judged = match drawn {
        true => case.draw(asked, blank.language).map(|(verdict, shown)| (verdict, Some(shown))),
        false => case.judge(asked).map(|verdict| (verdict, None)),
    };
    match &judged {
        Ok((verdict, shown)) => {
            let locate = |place: &_| case.locate(place);
            report(&Report { answer: Ok(Answer { verdict, shown: shown.as_ref(), repairs: None, locate: &locate }), ..blank })
        }
        Err(problems) => report(&Report { answer: Err(problems), ..blank }),
    }
}

/// What a question needs from the referee beyond verdicts. Whatever is about the position after the moves
/// must not go on past a move that was refused.
pub(super) fn asked(question: Question, choices: &Choices) -> Asked {
    Asked {
        choices: choices.clone(),
        to_end: matches!(question, Question::Score | Question::Replay),
        stop_at_refusal: matches!(question, Question::Moves | Question::Apply | Question::Replay | Question::Show),
        legal: question == Question::Moves,
        after: question == Question::Apply,
        hear_claims: matches!(question, Question::Score | Question::Replay),
        ..Asked::default()
    }
}

//! The one path of every command that asks one question about cases.

use super::sources::{Found, each};
use super::{Exit, Failure, Out, Shared};
use crate::referee::Asked;
use crate::report::{Answer, Format, Question, Report, Run, ask, write};
use crate::verdict::Conclusion;
use std::path::PathBuf;

/// In so many cases of a file what mends them is looked for: nobody reads it of more.
const MENDED: usize = 100;

/// Puts a question to every case of some files. Each is reported before the next is looked at.
pub(super) fn run(question: Question, files: &[PathBuf], asked: &Asked, shared: &Shared, out: &mut Out) -> Result<Exit, Failure> {
    let manner = shared.manner(out)?;
    let (mut exit, mut any) = (Exit::Clean, false);
    let mut run = Run::new(manner.format, manner.language);
    out.answer(&run.begin())?;
    let draws = question == Question::Show && manner.format == Format::Text;
    let among_files = files.len() > 1 || files.iter().any(|file| file.is_dir());
    let answer = |found: Found<'_>| {
        let case = found.case.ok();
        ask::answer(question == Question::Show, asked, found.case, found.blank, |report| {
            // Who reads a text is told first what mends it.
            let is_early = report.number.is_none_or(|number| number <= MENDED);
            let wants = question == Question::Check && manner.format == Format::Text && is_early;
            let is_impossible = || report.conclusion() == Conclusion::Impossible;
            let case = case.filter(|_| wants && is_impossible());
            let repairs = case.map(|case| case.single_repairs(&asked.choices));
            let repairs = repairs.filter(|repairs| !repairs.told_first().is_empty());
            let answer = report.answer.map(|answer| Answer { repairs: repairs.as_ref(), ..answer });
            let mut written = write(question, &Report { answer, ..*report }, manner);
            // A drawing does not say which case it is of.
            if draws && (among_files || report.several) && !written.answer.is_empty() {
                written.answer.insert_str(0, &format!("{}:\n", report.name()));
            }
            (Exit::of_report(question, report), written)
        })
    };
    each(files, shared, out, answer, |out, (code, written)| {
        exit = exit.max(code);
        let written = run.add(written);
        let is_next = any && !written.answer.is_empty();
        any |= !written.answer.is_empty();
        // What is written as cases again is read as a text of several.
        let writes_cases = question == Question::Apply && manner.format == Format::Text;
        if is_next && writes_cases && !written.answer.starts_with("---\n") {
            out.answer("---\n")?;
        }
        if is_next && draws {
            out.answer("\n")?;
        }
        out.answer(&written.answer)?;
        Ok(out.error(&written.error)?)
    })?;
    out.answer(&run.end())?;
    out.flush()?;
    Ok(exit)
}

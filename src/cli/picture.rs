//! `show --svg`, `score --svg`: positions as one picture in a file.

use super::sources::{Found, each};
use super::usage::USAGE;
use super::{Exit, Failure, Out, Shared};
use crate::games::Asked;
use crate::report::svg::{Plate, render};
use crate::report::{Answer, Format, Question, Report, Run, ask, write};
use crate::words::said;
use std::path::{Path, PathBuf};

/// Answers about the cases of some files as ever, and paints them below one another. On standard output a picture stands alone.
/// Where no position can be shown, nothing is written.
pub(super) fn run(
    question: Question,
    files: &[PathBuf],
    svg: &Path,
    asked: &Asked,
    shared: &Shared,
    out: &mut Out,
) -> Result<Exit, Failure> {
    let manner = shared.manner(out)?;
    let alone = svg.as_os_str() == "-";
    if alone && manner.format != Format::Text {
        return Err(said!(USAGE, "picture-alone").into());
    }
    let mut exit = Exit::Clean;
    let mut plates = Vec::new();
    let mut run = Run::new(manner.format, manner.language);
    let work = |found: Found<'_>| {
        ask::answer(true, asked, found.case, found.blank, |report| {
            let plate = Plate::of(report);
            // Only `show` answers with the drawing, too.
            let told = match &report.answer {
                Ok(answer) => Ok(Answer { shown: answer.shown.filter(|_| question == Question::Show), ..*answer }),
                Err(problems) => Err(*problems),
            };
            let written = write(question, &Report { answer: told, ..*report }, manner);
            (Exit::of_report(question, report), written, plate)
        })
    };
    each(files, shared, out, work, |out, (code, written, plate)| {
        exit = exit.max(code);
        let written = run.add(written);
        if !alone {
            out.answer(&written.answer)?;
        }
        plates.extend(plate);
        Ok(out.error(&written.error)?)
    })?;
    if !plates.is_empty() {
        let picture = render(&plates)?;
        if alone { out.answer(&picture)? } else { out.save(svg, &picture)? }
    }
    out.flush()?;
    Ok(exit)
}

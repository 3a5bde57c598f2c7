//! `show --svg`, `score --svg`: positions as one picture in a file.

use super::input::FILES;
use super::save::save;
use super::sources::{Found, each};
use super::usage::USAGE;
use super::{Exit, Failure, Out, Shared};
use crate::referee::Asked;
use crate::report::svg::{Plate, render};
use crate::report::{Answer, Format, Question, Report, Run, ask, write};
use crate::words::{Message, said};
use std::path::{Path, PathBuf};

/// Answers about the cases of files as ever, and paints them below one another; on standard output a picture stands alone. Where
/// no position can be shown, nothing is written.
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
    if !alone {
        may_be_painted(svg, files)?;
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
        match alone {
            true => out.answer(&picture)?,
            false => save(svg, &picture, is_picture).map_err(|unsaved| unsaved.says(svg, over(svg)))?,
        }
    }
    out.flush()?;
    Ok(exit)
}

/// Whether a picture may have this name: nothing else is written over.
fn may_be_painted(svg: &Path, files: &[PathBuf]) -> Result<(), Failure> {
    let Ok(there) = svg.canonicalize() else { return Ok(()) };
    if files.iter().any(|file| file.canonicalize().is_ok_and(|file| file == there)) {
        return Err(said!(FILES, "over-case").with("file", &*svg.display().to_string()).into());
    }
    if there.is_file() && !std::fs::read(&there).is_ok_and(|bytes| is_picture(&bytes)) {
        return Err(over(svg).into());
    }
    Ok(())
}

fn over(svg: &Path) -> Message {
    said!(FILES, "over-no-picture").with("file", &*svg.display().to_string())
}

/// Whether a file is an SVG, or empty as one that was only just made.
fn is_picture(bytes: &[u8]) -> bool {
    let mut rest = std::str::from_utf8(bytes).unwrap_or("?").trim_start_matches('\u{feff}').trim_start();
    while let Some((_, close)) = [("<?", "?>"), ("<!--", "-->"), ("<!", ">")].iter().find(|(open, _)| rest.starts_with(open)) {
        rest = rest.split_once(close).map_or("?", |(_, rest)| rest.trim_start());
    }
    bytes.is_empty() || rest.starts_with("<svg")
}

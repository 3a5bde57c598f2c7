//! `repair`: what makes an impossible board possible, and `--write`, which changes the file.

use super::sources::{Found, each};
use super::usage::USAGE;
use super::{Exit, Failure, Out, Shared};
use crate::games::Choices;
use crate::games::repair::{Repairs, mended};
use crate::report::{Question, Run, ask, repair};
use crate::words::said;
use std::path::{Path, PathBuf};

/// Tells what makes each case of some files possible; with `write`, makes that one of the changes in the file.
pub(super) fn run(
    files: &[PathBuf],
    write: Option<usize>,
    choices: &Choices,
    shared: &Shared,
    out: &mut Out,
) -> Result<Exit, Failure> {
    let manner = shared.manner(out)?;
    let target = write.map(|number| Ok::<_, Failure>((number, only(files)?))).transpose()?;
    let asked = ask::asked(Question::Check, choices);
    let (mut exit, mut run) = (Exit::Clean, Run::new(manner.format, manner.language));
    let mut changed = Vec::new();
    out.answer(&run.begin())?;
    let work = |found: Found<'_>| {
        let repairs = found.case.as_ref().map(|case| case.repairs(choices)).unwrap_or_default();
        let text = write.and_then(|number| after(found.blank.lines.whole(), &repairs, number));
        ask::answer(false, &asked, found.case, found.blank, |report| {
            let code = Exit::of_repairs(report, &repairs, text.is_some());
            let is_possible = repairs.is_needless();
            (code, repair::write(report, &repairs, write.filter(|_| text.is_some()), manner), text.clone(), is_possible)
        })
    };
    each(files, shared, out, work, |out, (code, written, text, is_possible)| {
        exit = exit.max(code);
        changed.extend(Some(text).filter(|_| !is_possible));
        let written = run.add(written);
        out.answer(&written.answer)?;
        Ok(out.error(&written.error)?)
    })?;
    out.answer(&run.end())?;
    if let Some((number, path)) = target {
        save(path, number, changed, out)?;
    }
    out.flush()?;
    Ok(exit)
}

/// The one file that may be changed.
fn only(files: &[PathBuf]) -> Result<&Path, Failure> {
    match files {
        [file] if file.as_os_str() == "-" => Err(said!(USAGE, "write-stdin").into()),
        [file] if file.is_file() => Ok(file),
        _ => Err(said!(USAGE, "write-one-file").into()),
    }
}

/// The text of a file with one of the repairs made, before and after.
fn after(text: &str, repairs: &Repairs, number: usize) -> Option<(String, String)> {
    let repair = repairs.found.get(number.checked_sub(1)?)?;
    Some((text.to_owned(), mended(text, repair)))
}

/// Writes the file anew, if it is still the text that was looked at.
fn save(path: &Path, number: usize, mut changed: Vec<Option<(String, String)>>, out: &mut Out) -> Result<(), Failure> {
    match (changed.pop(), changed.len()) {
        (None, _) => Err(said!(USAGE, "write-nothing").into()),
        (Some(None), 0) => Err(said!(USAGE, "no-change").with("number", number).into()),
        (Some(Some((before, after))), 0) if std::fs::read_to_string(path)? == before => out.save(path, &after),
        (Some(Some(_)), 0) => Err(said!(USAGE, "write-stream").into()),
        _ => Err(said!(USAGE, "write-several").into()),
    }
}

//! `repair`: what makes an impossible board possible, and `--write`, which changes the file.

use super::input::is_dash;
use super::refused::USAGE;
use super::save::save;
use super::session::Session;
use super::sources::Found;
use super::{Exit, Failure, Files};
use crate::referee::Asked;
use crate::repair::mended;
use crate::report::{Written, ask, repair};
use crate::words::said;
use std::path::{Path, PathBuf};

impl Session<'_> {
    /// Tells what makes each case of some files possible; with `write`, makes that one of the changes in the file.
    pub(super) fn repair(mut self, Files { files }: &Files, write: Option<usize>, asked: &Asked) -> Result<Exit, Failure> {
        let manner = self.manner;
        let target = write.map(|number| Ok::<_, Failure>((number, only(files)?))).transpose()?;
        let work = |found: Found<'_>| {
            let repairs = found.case.map(|case| case.repairs(&asked.choices)).unwrap_or_default();
            let before = found.blank.lines.whole();
            let made = write.and_then(|number| repairs.found.get(number.checked_sub(1)?));
            let text = made.map(|made| (before.to_owned(), mended(before, made)));
            ask::answer(false, asked, found.case, found.blank, |report| {
                let told = |made: Option<usize>| {
                    (Exit::of_repairs(report, &repairs, made.is_some()), repair::write(report, &repairs, made, manner))
                };
                let made = made.map(|_| told(write));
                CaseReport { now: told(None), made, text, is_possible: repairs.is_needless() }
            })
        };
        let mut held = Vec::new();
        self.each(files, work, |session, told| match target {
            None => session.put(told.now.0, told.now.1),
            // That a change was made is said once it has been made.
            Some(_) => {
                held.push(told);
                Ok(())
            }
        })?;
        let saved = target.map_or(Ok(()), |(number, path)| change(path, number, &held));
        for CaseReport { now, made, .. } in held {
            let (exit, written) = made.filter(|_| saved.is_ok()).unwrap_or(now);
            self.put(exit, written)?;
        }
        let exit = self.end()?;
        saved.map(|()| exit)
    }
}

/// What is said of one case, before and after the change that is asked for.
struct CaseReport {
    now: (Exit, Written),
    made: Option<(Exit, Written)>,
    /// The text of the file before and after it.
    text: Option<(String, String)>,
    is_possible: bool,
}

/// The one file that may be changed.
fn only(files: &[PathBuf]) -> Result<&Path, Failure> {
    match files {
        [file] if is_dash(file) => Err(said!(USAGE, "write-stdin").into()),
        // Of one that is not there, whoever reads it says so.
        [file] if file.is_file() || !file.exists() => Ok(file),
        [file] if !file.is_dir() => Err(said!(USAGE, "write-stream").into()),
        _ => Err(said!(USAGE, "write-one-file").into()),
    }
}

/// Writes the file anew, if it is still the text that was looked at.
fn change(path: &Path, number: usize, told: &[CaseReport]) -> Result<(), Failure> {
    let mut impossible = told.iter().filter(|told| !told.is_possible);
    match (impossible.next().map(|told| &told.text), impossible.next()) {
        // What cannot be read has been said.
        (None, _) if told.iter().any(|told| told.now.0 == Exit::Unreadable) => Ok(()),
        (None, _) => Err(said!(USAGE, "write-nothing").into()),
        (Some(None), None) => Err(said!(USAGE, "no-change").with("number", &*number.to_string()).into()),
        (Some(Some((before, after))), None) => {
            let saved = save(path, after, |now| now == before.as_bytes());
            saved.map_err(|unsaved| unsaved.says(path, said!(USAGE, "write-stream")).into())
        }
        (_, Some(_)) => Err(said!(USAGE, "write-several").into()),
    }
}

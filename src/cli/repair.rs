//! `repair`: what makes an impossible board possible, and `--write`, which changes the file.

use super::save::save;
use super::session::Session;
use super::sources::Found;
use super::usage::USAGE;
use super::{Exit, Failure, Files};
use crate::referee::Asked;
use crate::repair::{Repairs, mended};
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
            let text = write.and_then(|number| after(found.blank.lines.whole(), &repairs, number));
            ask::answer(false, asked, found.case, found.blank, |report| {
                let told = |made: Option<usize>| {
                    (Exit::of_repairs(report, &repairs, made.is_some()), repair::write(report, &repairs, made, manner))
                };
                let made = text.clone().map(|text| Made { text, told: told(write) });
                CaseReport { now: told(None), made, is_possible: repairs.is_needless() }
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
            let (exit, written) = made.filter(|_| saved.is_ok()).map_or(now, |made| made.told);
            self.put(exit, written)?;
        }
        let exit = self.end()?;
        saved.map(|()| exit)
    }
}

/// What is said of one case, before and after the change that is asked for.
struct CaseReport {
    now: (Exit, Written),
    made: Option<Made>,
    is_possible: bool,
}

/// A change: the text of the file before and after it, and what is said once it has been made.
struct Made {
    text: (String, String),
    told: (Exit, Written),
}

/// The one file that may be changed.
fn only(files: &[PathBuf]) -> Result<&Path, Failure> {
    match files {
        [file] if file.as_os_str() == "-" => Err(said!(USAGE, "write-stdin").into()),
        // Of one that is not there, whoever reads it says so.
        [file] if file.is_file() || !file.exists() => Ok(file),
        [file] if !file.is_dir() => Err(said!(USAGE, "write-stream").into()),
        _ => Err(said!(USAGE, "write-one-file").into()),
    }
}

/// The text of a file with one of the repairs made, before and after.
fn after(text: &str, repairs: &Repairs, number: usize) -> Option<(String, String)> {
    let repair = repairs.found.get(number.checked_sub(1)?)?;
    Some((text.to_owned(), mended(text, repair)))
}

/// Writes the file anew, if it is still the text that was looked at.
fn change(path: &Path, number: usize, told: &[CaseReport]) -> Result<(), Failure> {
    let mut impossible = told.iter().filter(|told| !told.is_possible);
    match (impossible.next().map(|told| &told.made), impossible.next()) {
        // What cannot be read has been said.
        (None, _) if told.iter().any(|told| told.now.0 == Exit::Unreadable) => Ok(()),
        (None, _) => Err(said!(USAGE, "write-nothing").into()),
        (Some(None), None) => Err(said!(USAGE, "no-change").with("number", &*number.to_string()).into()),
        (Some(Some(Made { text: (before, after), .. })), None) => {
            let saved = save(path, after, |now| now == before.as_bytes());
            saved.map_err(|unsaved| unsaved.says(path, said!(USAGE, "write-stream")).into())
        }
        (_, Some(_)) => Err(said!(USAGE, "write-several").into()),
    }
}

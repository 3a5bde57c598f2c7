//! `test --update`: what is found goes into the cases that expect something else, or nothing.

use super::refused::USAGE;
use super::save::save;
use super::{Failure, Out, is_seen};
use crate::case::edit::{Splice, spliced};
use crate::report::{Report, refusal};
use crate::words::{Language, Message, said};
use std::collections::BTreeMap;
use std::fs::canonicalize;
use std::io;
use std::path::{Path, PathBuf};

/// What changes in a case.
pub(super) struct Change {
    file: String,
    /// The text of the file that was judged.
    before: String,
    splices: Vec<Splice>,
}

impl Change {
    pub(super) fn of(report: &Report<'_>, splices: Vec<Splice>) -> Self {
        Self { file: report.file.to_owned(), before: report.lines.whole().to_owned(), splices }
    }
}

/// Writes the changes, file by file; somebody at a terminal is asked before. Whether they were to be made.
pub(super) fn make(changes: &[Change], language: Language, out: &mut Out) -> Result<bool, Failure> {
    let say = |message: Message| message.say(language);
    // A file may be named twice, and so be judged twice.
    let mut files: BTreeMap<PathBuf, Vec<&Change>> = BTreeMap::new();
    for change in changes {
        let file = canonicalize(&change.file).unwrap_or_else(|_| change.file.clone().into());
        let there = files.entry(file).or_default();
        if there.iter().all(|other| other.splices != change.splices) {
            there.push(change);
        }
    }
    let cases: usize = files.values().map(Vec::len).sum();
    out.flush()?;
    if is_seen(&io::stderr()) || is_seen(&io::stdout()) {
        let question = say(said!(USAGE, "update").with("cases", cases).with("files", files.len())) + " ";
        if is_seen(&io::stderr()) {
            out.error(&question)?
        } else {
            out.answer(&question).and_then(|()| out.flush())?
        }
        let mut answer = String::new();
        io::stdin().read_line(&mut answer)?;
        if !answer.trim().to_lowercase().starts_with(&say(said!(USAGE, "yes").into())) {
            return Ok(false);
        }
    }
    let mut refused: Option<Message> = None;
    for (path, changes) in &files {
        match written(path, changes) {
            Ok(()) => {
                let says = said!(USAGE, "updated").with("file", &*changes[0].file).with("cases", changes.len());
                out.error(&(say(says) + "\n"))?;
            }
            // One that cannot be written keeps no other from it; the last is told where the program ends.
            Err(message) => {
                if let Some(before) = refused.replace(message) {
                    out.error(&refusal(&before, language))?;
                }
            }
        }
    }
    refused.map_or(Ok(true), |message| Err(message.into()))
}

fn written(path: &Path, changes: &[&Change]) -> Result<(), Message> {
    let Change { file, before, .. } = changes[0];
    let held = || said!(USAGE, "update-stream").with("file", &**file);
    // A pipe would wait for somebody who reads, and a file that was read in several parts is none to be written as a whole.
    if !path.is_file() {
        return Err(held());
    }
    let after = spliced(before, changes.iter().flat_map(|change| &change.splices));
    save(path, &after, |now| now == before.as_bytes()).map_err(|unsaved| unsaved.says(path, held()))
}

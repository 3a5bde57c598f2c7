//! `test --update`: what is found goes into the cases that expect something else, or nothing.

use super::save::save;
use super::usage::USAGE;
use super::{Failure, Out};
use crate::case::edit::{Splice, spliced};
use crate::referee::Case;
use crate::report::{Report, baseline};
use crate::words::{Language, Message, said};
use std::collections::BTreeMap;
use std::io::{self, IsTerminal};
use std::path::Path;

/// What changes in a case.
pub(super) struct Change {
    file: String,
    /// The text of the file that was judged.
    before: String,
    splices: Vec<Splice>,
    /// Whether nothing differs then.
    pub(super) is_all: bool,
}

/// What a case is to expect instead; none where it expects what is found, or nothing of that can be written.
pub(super) fn change(case: &Case<'_, '_>, report: &Report<'_>) -> Option<Change> {
    let differing = report.answer.as_ref().ok()?.verdict.differences.as_ref().map_or(1, Vec::len);
    let splices: Vec<_> = baseline::found(report).iter().filter_map(|(place, value)| case.put(place, value)).collect();
    let is_all = splices.len() == differing;
    let (file, before) = (report.file.to_owned(), report.lines.whole().to_owned());
    (!splices.is_empty()).then(|| Change { file, before, splices: splices.concat(), is_all })
}

/// Writes the changes, file by file; somebody at a terminal is asked before. Whether they were to be made.
pub(super) fn make(changes: &[Change], language: Language, out: &mut Out) -> Result<bool, Failure> {
    let mut files: BTreeMap<&str, Vec<&Change>> = BTreeMap::new();
    changes.iter().for_each(|change| files.entry(&change.file).or_default().push(change));
    out.flush()?;
    let say = |message: Message| message.say(language);
    if io::stdin().is_terminal() && io::stderr().is_terminal() {
        out.error(&(say(said!(USAGE, "update").with("cases", changes.len()).with("files", files.len())) + " "))?;
        let mut answer = String::new();
        io::stdin().read_line(&mut answer)?;
        if !answer.trim().to_lowercase().starts_with(&say(said!(USAGE, "yes").into())) {
            return Ok(false);
        }
    }
    for (file, changes) in files {
        let path = Path::new(file);
        let before = &changes[0].before;
        let after = spliced(before, changes.iter().flat_map(|change| &change.splices));
        // A file that was read in several parts is none that could be written as a whole.
        let saved = save(path, &after, |now| now == before.as_bytes());
        saved.map_err(|unsaved| unsaved.says(path, said!(USAGE, "update-stream").with("file", file)))?;
        out.error(&(say(said!(USAGE, "updated").with("file", file).with("cases", changes.len())) + "\n"))?;
    }
    Ok(true)
}

//! `test`: cases that say what they expect, or are to come to what they came to before.

use super::arguments::Trials;
use super::save::save;
use super::session::Session;
use super::sources::Found;
use super::system::FILES;
use super::update::{self, Change};
use super::usage::USAGE;
use super::{Exit, Failure, house, input};
use crate::case::Source;
use crate::referee::{Asked, Choices};
use crate::report::baseline::{Baseline, line};
use crate::report::trial::{Sum, Trial, With, junit, put_summary, write};
use crate::report::{Format, Lines, Written, ask};
use crate::words::{fold, said};
use std::fs::File;
use std::io::Read;
use std::path::Path;

impl Session<'_> {
    /// Compares every case of some paths with what it expects, or with what it came to before.
    pub(super) fn test(mut self, trials: &Trials, choices: Choices) -> Result<Exit, Failure> {
        let manner = self.manner;
        let asked = Asked { choices, to_end: true, hear_claims: true, compare: true, ..Asked::default() };
        let as_junit = manner.format == Format::Junit;
        if trials.update && trials.paths.iter().any(|path| path.as_os_str() == "-") {
            return Err(said!(USAGE, "update-stdin").into());
        }
        if trials.save.as_ref().is_some_and(|path| path.as_os_str() == "-") {
            return Err(said!(USAGE, "save-stdout").into());
        }
        let before = trials.against.as_deref().map(|path| self.kept(path)).transpose()?;
        let baseline = before.as_ref().map(|source| {
            Baseline::read(source)
                .map_err(|problems| house::unreadable(&source.name, &Lines::of(&source.text), Some(1), &problems, manner))
        });
        let baseline = baseline.transpose()?;
        let with = if baseline.is_some() { With::Before } else { With::Expected };
        let words: Vec<String> =
            trials.only.iter().flat_map(|words| words.split_whitespace()).map(|word| fold(word).into()).collect();
        let mut sum = Sum::default();
        // Only a suite has to be known as a whole before its first line is written.
        let mut suite = Vec::new();
        let (mut kept, mut changes) = (String::new(), Vec::new());
        let work = |Found { case, blank, .. }: Found<'_>| {
            if !words.is_empty() && !has_all(&words, &[&blank.name(), blank.title.unwrap_or_default()]) {
                return None;
            }
            let other = baseline.as_ref().zip(case).map(|(baseline, case)| case.expecting(baseline.of(&blank)));
            let case = other.as_ref().or(case);
            Some(ask::answer(false, &asked, case, blank, |report| {
                let verdict = report.answer.as_ref().ok().filter(|_| trials.update).map(|answer| answer.verdict);
                let splices = case.zip(verdict).and_then(|(case, verdict)| case.expecting_found(verdict, &asked));
                let change = splices.map(|splices| Change::of(report, splices));
                (Trial::of(report, with), trials.save.as_ref().and_then(|_| line(report)), change)
            }))
        };
        self.each(&trials.paths, work, |session, done| {
            let Some((trial, line, change)) = done else { return Ok(()) };
            sum.count(trial.outcome);
            kept.extend(line);
            let is_told = !manner.detail.is_quiet() || trial.outcome.is_bad();
            let text = if is_told && !as_junit { write(&trial, manner) } else { String::new() };
            let exit = if change.is_some() { Exit::Clean } else { Exit::of_trial(trial.outcome) };
            session.put(exit, Written::answer(text))?;
            changes.extend(change);
            suite.extend(Some(trial).filter(|_| as_junit));
            Ok(())
        })?;
        if baseline.as_ref().is_some_and(|_| !sum.has_compared()) {
            return Err(said!(USAGE, "nothing-compared").into());
        }
        if sum.is_empty() && !words.is_empty() {
            return Err(said!(USAGE, "no-such-cases").with("words", &*words.join(" ")).into());
        }
        let last = match as_junit {
            true => junit(&suite),
            false if manner.detail.is_quiet() => String::new(),
            false => put_summary(sum, with, manner),
        };
        self.put(Exit::Clean, Written::answer(last))?;
        if let Some(path) = &trials.save {
            let over = || said!(FILES, "over-no-baseline").with("file", &*path.display().to_string());
            save(path, &kept, may_go).map_err(|unsaved| unsaved.says(path, over()))?;
        }
        if !changes.is_empty() && !update::make(&changes, manner.language, self.out)? {
            self.put(Exit::Illegal, Written::default())?;
        }
        self.end()
    }

    /// What cases came to before.
    fn kept(&self, path: &Path) -> Result<Source, Failure> {
        let name = input::name(path, &self.shared.stdin());
        let problem = |problem| house::unreadable(&name, &Lines::of(""), None, &[problem], self.manner);
        input::read(path, &name).map_err(problem)
    }
}

/// Whether a file may be written over: it is empty, or what `--save` writes.
fn may_go(bytes: &[u8]) -> bool {
    bytes.is_empty() || is_baseline(bytes)
}

fn is_baseline(bytes: &[u8]) -> bool {
    bytes.starts_with(b"{\"case\":\"") && bytes.windows(10).any(|part| part == b"\"expect\":{")
}

/// Whether a file in a folder holds what cases came to, and so no case.
pub(super) fn is_kept(path: &Path) -> bool {
    // Its first line is not longer.
    let mut start = Vec::new();
    let path = Some(path).filter(|path| path.extension().is_some_and(|ending| ending == "jsonl"));
    path.and_then(|path| File::open(path).ok()).is_some_and(|file| file.take(1 << 16).read_to_end(&mut start).is_ok())
        && is_baseline(&start)
}

/// Whether each word stands in one of some texts.
fn has_all(words: &[String], texts: &[&str]) -> bool {
    let texts: Vec<_> = texts.iter().map(|text| fold(text)).collect();
    words.iter().all(|word| texts.iter().any(|text| text.contains(&**word)))
}

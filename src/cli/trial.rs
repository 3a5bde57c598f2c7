//! `test`: cases that say what they expect, or are to come to what they came to before.

use super::arguments::Trials;
use super::refused::{FILES, USAGE};
use super::save::save;
use super::session::Session;
use super::sources::Found;
use super::update::{self, Change};
use super::{Exit, Failure, house, input};
use crate::case::Source;
use crate::referee::{Asked, Case, Choices};
use crate::report::baseline::{self, Baseline, line};
use crate::report::trial::{Sum, Trial, With, junit, put_summary, write};
use crate::report::{Detail, Format, Lines, Written, ask};
use crate::words::{fold, said};
use std::collections::HashSet;
use std::path::Path;

impl Session<'_> {
    /// Compares every case of some paths with what it expects, or with what it came to before.
    pub(super) fn test(mut self, trials: &Trials, choices: Choices) -> Result<Exit, Failure> {
        let manner = self.manner;
        let asked = Asked { choices, to_end: true, hear_claims: true, compare: true, ..Asked::default() };
        let as_junit = manner.format == Format::Junit;
        if trials.update && trials.paths.iter().any(|path| input::is_dash(path)) {
            return Err(said!(USAGE, "update-stdin").into());
        }
        if trials.save.as_ref().is_some_and(|path| input::is_dash(path)) {
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
        let mut put = |session: &mut Self, trial: Trial, exit| {
            sum.count(trial.outcome);
            let is_told = manner.detail != Detail::Quiet || trial.outcome.is_bad();
            let text = if is_told && !as_junit { write(&trial, manner) } else { String::new() };
            suite.extend(Some(trial).filter(|_| as_junit));
            session.put(exit, Written::answer(text))
        };
        let is_meant = |name: &str, title: Option<&str>| words.is_empty() || has_all(&words, &[name, title.unwrap_or_default()]);
        let (mut kept, mut unkept, mut met) = (String::new(), Vec::new(), HashSet::new());
        let (mut changes, mut unchanged) = (Vec::new(), Vec::new());
        let work = |Found { case, blank, .. }: Found<'_>| {
            if !is_meant(&blank.name(), blank.title) {
                return None;
            }
            let before = baseline.as_ref().and_then(|baseline| baseline.of(&blank));
            let other = case.filter(|_| baseline.is_some()).map(|case| case.expecting(before.and_then(baseline::expected)));
            let expected_of =
                other.as_ref().zip(before).map_or_else(Vec::new, |(case, line)| baseline::before(line, &case.players()));
            let asked = Asked { expected_of, ..asked.clone() };
            let case = other.as_ref().or(case);
            let met = before.and_then(baseline::name).map(str::to_owned);
            Some(ask::answer(false, &asked, case, blank, |report| {
                // What was kept may speak of what there is no more.
                let is_unlike = report.answer.is_err() && before.is_some();
                let fits = |case: &Case<'_, '_>| case.expecting(None).judge(&asked).is_ok();
                let with = if is_unlike && case.is_some_and(fits) { With::Unlike } else { with };
                let verdict = report.answer.as_ref().ok().filter(|_| trials.update).map(|answer| answer.verdict);
                let splices = case.zip(verdict).and_then(|(case, verdict)| case.expecting_found(verdict, &asked));
                let change = splices.map(|splices| Change::of(report, splices));
                (Trial::of(report, with), trials.save.as_ref().map(|_| line(report)), met, change)
            }))
        };
        self.each(&trials.paths, work, |session, done| {
            let Some((trial, line, name, change)) = done else { return Ok(()) };
            match line {
                Some(None) => unkept.push(trial.name.clone()),
                line => kept.extend(line.flatten()),
            }
            let exit = if change.is_some() { Exit::Clean } else { Exit::of_trial(trial.outcome) };
            unchanged.extend((trials.update && exit == Exit::Illegal).then(|| trial.name.clone()));
            met.extend(name);
            changes.extend(change);
            put(session, trial, exit)
        })?;
        let gone = baseline.as_ref().map_or_else(Vec::new, |baseline| baseline.gone(&met, &trials.paths));
        for (name, title) in gone.into_iter().filter(|(name, title)| is_meant(name, *title)) {
            put(&mut self, Trial::gone(name, title, manner.language), Exit::Illegal)?;
        }
        if baseline.as_ref().is_some_and(|_| !sum.has_compared()) {
            return Err(said!(USAGE, "nothing-compared").into());
        }
        if sum.is_empty() && !words.is_empty() {
            return Err(said!(USAGE, "no-such-cases").with("words", &*words.join(" ")).into());
        }
        let last = match as_junit {
            true => junit(&suite),
            false if manner.detail == Detail::Quiet => String::new(),
            false => put_summary(sum, with, manner),
        };
        self.put(Exit::Clean, Written::answer(last))?;
        if let Some(path) = &trials.save {
            let over = || said!(FILES, "over-no-baseline").with("file", &*path.display().to_string());
            // Over what is empty, or what an earlier `--save` wrote.
            let may_go = |now: &[u8]| now.is_empty() || is_baseline(now);
            save(path, &kept, may_go).map_err(|unsaved| unsaved.says(path, over()))?;
            let says = said!(USAGE, "unkept").with("file", &*path.display().to_string());
            self.tell_left(says, &unkept)?;
        }
        if !changes.is_empty() && !update::make(&changes, manner.language, self.out)? {
            self.put(Exit::Illegal, Written::default())?;
        }
        self.tell_left(said!(USAGE, "unchanged").into(), &unchanged)?;
        self.end()
    }

    /// What cases came to before.
    fn kept(&self, path: &Path) -> Result<Source, Failure> {
        let name = input::name(path, self.shared);
        let problem = |problem| house::unreadable(&name, &Lines::of(""), None, &[problem], self.manner);
        input::read(path, &name).map_err(problem)
    }
}

fn is_baseline(bytes: &[u8]) -> bool {
    bytes.starts_with(b"{\"case\":\"") && bytes.windows(10).any(|part| part == b"\"expect\":{")
}

/// Whether a file in a folder holds what cases came to, and so no case.
pub(super) fn is_kept(path: &Path) -> bool {
    let is_jsonl = path.extension().is_some_and(|ending| ending == "jsonl");
    is_jsonl && input::start(path).is_ok_and(|start| is_baseline(&start))
}

/// Whether each word stands in one of some texts.
fn has_all(words: &[String], texts: &[&str]) -> bool {
    let texts: Vec<_> = texts.iter().map(|text| fold(text)).collect();
    words.iter().all(|word| texts.iter().any(|text| text.contains(&**word)))
}

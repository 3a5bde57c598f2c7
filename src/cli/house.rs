//! The rulings to start from: a preset by its name, or a file of house rules.

use super::refused::FILES;
use super::{Failure, Shared, input};
use crate::case::{Limits, Problem, documents};
use crate::referee::{self, Choices, Preset};
use crate::report::{Format, Lines, Manner, Question, Report, write};
use crate::words::{Arg, said};
use std::path::Path;

/// The rulings that the command line chooses.
///
/// # Errors
/// A file of house rules that cannot be read, with everything that is wrong with it.
pub(super) fn choices(shared: &Shared, manner: Manner) -> Result<Choices, Failure> {
    let start = match &shared.start {
        None => Choices::default(),
        Some(start) => match start.to_str().and_then(Preset::find) {
            Some(preset) => Choices { preset, ..Choices::default() },
            None => house(start, shared, manner)?,
        },
    };
    Ok(Choices { answers: shared.rulings.clone(), ..start })
}

/// House rules are never longer.
const LONGEST: u64 = 1 << 14;

/// Whether a file holds the rules of a house, and so no case.
pub(super) fn is_house(path: &Path) -> bool {
    if path.metadata().map_or(true, |about| about.len() > LONGEST) {
        return false;
    }
    let Ok(source) = input::read(path, "") else { return false };
    let read = documents(&source, &Limits::USUAL);
    let [Ok(document)] = read.as_slice() else { return false };
    referee::read_house(document).is_ok_and(|choices| !choices.house.is_empty() || choices.preset != Preset::default())
}

/// That a file which the question rests on cannot be read: a whole one, or the document with a number.
pub(super) fn unreadable(name: &str, lines: &Lines<'_>, number: Option<usize>, problems: &[Problem], manner: Manner) -> Failure {
    let report = Report { number, answer: Err(problems), ..Report::blank(name, lines, manner.language) };
    Failure::Unreadable(write(Question::Check, &report, Manner { format: Format::Text, ..manner }).error)
}

fn house(path: &Path, shared: &Shared, manner: Manner) -> Result<Choices, Failure> {
    let name = input::name(path, shared);
    let report = |lines: &Lines<'_>, number, problems: &[_]| unreadable(&name, lines, number, problems, manner);
    let source = input::read(path, &name).map_err(|problem| {
        let no_house = || said!(FILES, "no-house").with("known", Arg::from_iter(Preset::ALL.map(Preset::word)));
        let problem = if path.exists() { problem } else { input::problem("case/no-file", no_house()) };
        report(&Lines::of(""), None, &[problem])
    })?;
    let lines = Lines::of(&source.text);
    let document = documents(&source, &Limits::USUAL).swap_remove(0);
    document.and_then(|document| referee::read_house(&document)).map_err(|problems| report(&lines, Some(1), &problems))
}

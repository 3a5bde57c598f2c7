//! `compare`: which cases another reading of the rules changes.

use super::refused::USAGE;
use super::session::Session;
use super::sources::Found;
use super::{Exit, Failure};
use crate::referee::{Asked, Choices, GAMES, Preset};
use crate::report::comparison::{Change, Judged, Sum, put_summary, write};
use crate::report::{Detail, Manner, Question, Report, Written, write as write_report};
use crate::verdict::Ruling;
use crate::words::{Language, Message, said};
use std::path::PathBuf;

/// Another reading, by the name that people have for it.
struct Reading {
    name: String,
    choices: Choices,
    /// Whether each case that it changes is told, or it only counts.
    told: bool,
}

impl Session<'_> {
    /// Judges every case of some paths as it stands and under other readings.
    pub(super) fn compare(mut self, paths: &[PathBuf], all: bool, choices: &Choices) -> Result<Exit, Failure> {
        let manner = self.manner;
        let (base, readings) = readings(all, choices, manner.language)?;
        let mut sums: Vec<_> = readings.iter().map(|reading| Sum::of(reading.name.clone())).collect();
        let (mut cases, mut unchanged) = (0, 0);
        let work = |found: Found<'_>| work(found, &base, &readings, manner);
        self.each(paths, work, |session, compared| {
            cases += 1;
            let changes = match compared {
                Ok(changes) => changes,
                Err(written) => return session.put(Exit::Unreadable, written),
            };
            unchanged += usize::from(!changes.iter().flatten().any(|(change, _)| change.is_any()));
            changes.into_iter().zip(&mut sums).try_for_each(|(change, sum)| {
                let Some((change, told)) = change else { return Ok(()) };
                sum.count(&change);
                session.put(Exit::Clean, Written::answer(told))
            })
        })?;
        if manner.detail != Detail::Quiet {
            self.put(Exit::Clean, Written::answer(put_summary(&sums, cases, unchanged, manner)))?;
        }
        self.end()
    }
}

/// What each reading changes of a case, and what is told of it; none for a reading of another game. Or why it cannot be read.
fn work(found: Found<'_>, base: &Choices, others: &[Reading], manner: Manner) -> Result<Vec<Option<(Change, String)>>, Written> {
    let Found { case, blank, .. } = found;
    let asked = |choices: &Choices| Asked { choices: choices.clone(), to_end: true, one_reading: true, ..Asked::default() };
    let Some(case) = case else { return Err(write_report(Question::Check, &blank, manner)) };
    let before = match case.judge(&asked(base)) {
        Ok(before) => before,
        Err(problems) => return Err(write_report(Question::Check, &Report { answer: Err(&problems), ..blank }, manner)),
    };
    let rulings = case.catalogue().rulings;
    let find = |(name, word): &(String, String)| Ruling::find(rulings, name, word);
    // The default answer to what nobody has answered changes nothing.
    let is_answered = |name: &str| before.rulings.iter().any(|reading| reading.ruling.name == name);
    let is_default = |one: &(String, String)| !is_answered(&one.0) && find(one).is_none_or(|(_, answer)| answer == 0);
    let is_as_before = |choices: &Choices| {
        (choices.preset, &choices.house) == (base.preset, &base.house)
            && base.answers.iter().all(|one| choices.answers.contains(one))
            && choices.answers.iter().all(|one| base.answers.contains(one) || is_default(one))
    };
    let judged = Judged::of(&before);
    let change = |Reading { name, choices, told }: &Reading| {
        if !choices.answers.is_empty() && !choices.answers.iter().any(|answer| find(answer).is_some()) {
            return None;
        }
        // It could be read before.
        let after = if is_as_before(choices) { judged.clone() } else { Judged::of(&case.judge(&asked(choices)).ok()?) };
        let change = Change { before: judged.clone(), after };
        let told = if *told && change.is_any() { write(&blank, name, &change, manner) } else { String::new() };
        Some((change, told))
    };
    Ok(others.iter().map(change).collect())
}

/// The reading that cases are judged under as they stand, and the others.
fn readings(all: bool, choices: &Choices, language: Language) -> Result<(Choices, Vec<Reading>), Failure> {
    let reading = |name, choices, told| Reading { name, choices, told };
    let with = |answers: &[(String, String)], base: &Choices| Choices { answers: answers.to_vec(), ..base.clone() };
    let say =
        |answers: &[(String, String)]| answers.iter().map(|(name, word)| format!("{name}={word}")).collect::<Vec<_>>().join(", ");
    if all {
        let mut readings: Vec<Reading> = Vec::new();
        for ruling in GAMES.iter().flat_map(|game| game.catalogue().rulings) {
            for answer in ruling.answers {
                let one = (ruling.name.to_owned(), answer.name.to_owned());
                let name = say(std::slice::from_ref(&one));
                // Two games may ask the same.
                if !readings.iter().any(|known| known.name == name) {
                    let others = choices.answers.iter().filter(|(known, _)| known != ruling.name).cloned();
                    let answers: Vec<_> = others.chain([one]).collect();
                    readings.push(reading(name, with(&answers, choices), true));
                }
            }
        }
        return Ok((choices.clone(), readings));
    }
    let started = choices.preset != Preset::default() || !choices.house.is_empty();
    match choices.answers.as_slice() {
        [] if started => {
            let name = match choices.house.is_empty() {
                true => choices.preset.word().to_owned(),
                false => Message::from(said!(USAGE, "house-rules")).say(language),
            };
            Ok((Choices::default(), vec![reading(name, choices.clone(), true)]))
        }
        [] => Err(said!(USAGE, "which-reading").into()),
        answers => {
            let base = with(&[], choices);
            let mut readings = vec![reading(say(answers), choices.clone(), true)];
            if answers.len() > 1 {
                readings.extend(answers.chunks(1).map(|one| reading(say(one), with(one, &base), false)));
            }
            Ok((base, readings))
        }
    }
}

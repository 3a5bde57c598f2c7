//! Who answered which ruling.

use super::case;
use super::{Choices, Preset};
use crate::case::{Fields, Reader, Value};
use crate::game::Game;
use crate::game::lexicon::COMMON;
use crate::verdict::{Ruling, RulingSet, Source};
use crate::words::said;
use serde_json::{Map, Value as Json};

/// The answers in force: the preset, then the house rules, then what the case says, then the command line.
pub(super) fn rulings<G: Game>(
    fields: &Fields<'_, '_>,
    reader: &mut Reader,
    choices: &Choices,
) -> (G::Rulings, Vec<Source>, Option<Json>) {
    let (mut rulings, mut sources) = from::<G>(choices);
    let mut stated = None;
    if let Some(node) = fields.get("rulings") {
        match &node.value {
            Value::Scalar(text, _) if let Some(chosen) = Preset::find(text) => {
                stated = Some(chosen.word().into());
                (rulings, sources) = preset::<G>(chosen);
            }
            Value::Map(entries) => {
                let answers = case::read_answers(entries, reader, G::Rulings::RULINGS.iter());
                choose::<G>(&answers, Source::Case, &mut rulings, &mut sources);
                stated = Some(answers.into_iter().collect());
            }
            _ => reader.problem(node, "case/wrong-type", said!(COMMON, "rulings-odd")),
        }
    }
    choose::<G>(&choices.answers, Source::CommandLine, &mut rulings, &mut sources);
    (rulings, sources, stated)
}

/// What the choices answer otherwise than the defaults, as a case has it.
pub(super) fn answers<G: Game>(choices: &Choices) -> Map<String, Json> {
    let (mut rulings, mut sources) = from::<G>(choices);
    choose::<G>(&choices.answers, Source::CommandLine, &mut rulings, &mut sources);
    unusual::<G>(&rulings)
}

/// The answers that are not the defaults, as a case has them.
pub(super) fn unusual<G: Game>(rulings: &G::Rulings) -> Map<String, Json> {
    let usual = G::Rulings::default();
    let answers = G::Rulings::RULINGS.iter().enumerate().map(|(index, ruling)| (ruling, rulings.get(index), usual.get(index)));
    let answers = answers.filter(|(_, answer, usual)| answer != usual);
    answers.map(|(ruling, answer, _)| (ruling.name.to_owned(), ruling.answers[answer].name.into())).collect()
}

/// Where a case starts from.
fn from<G: Game>(choices: &Choices) -> (G::Rulings, Vec<Source>) {
    let (mut rulings, mut sources) = preset::<G>(choices.preset);
    choose::<G>(&choices.house, Source::House, &mut rulings, &mut sources);
    (rulings, sources)
}

fn preset<G: Game>(preset: Preset) -> (G::Rulings, Vec<Source>) {
    let source =
        |online: Option<usize>| if preset == Preset::Online && online.is_some() { Source::Online } else { Source::Default };
    let sources = G::Rulings::RULINGS.iter().map(|ruling| source(ruling.online)).collect();
    let rulings = match preset {
        Preset::Rulebook => G::Rulings::default(),
        Preset::Online => G::Rulings::online(),
    };
    (rulings, sources)
}

/// Answers by name; a name that the game does not know is meant for another.
fn choose<G: Game>(answers: &[(String, String)], source: Source, rulings: &mut G::Rulings, sources: &mut [Source]) {
    for (name, word) in answers {
        if let Some((index, answer)) = Ruling::find(G::Rulings::RULINGS, name, word) {
            rulings.set(index, answer);
            sources[index] = source;
        }
    }
}

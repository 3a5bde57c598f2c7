//! Who answered which ruling.

use super::Choices;
use crate::case::{Fields, Reader};
use crate::games::game::Game;
use crate::games::header;
use crate::verdict::{RulingSet, Source};
use serde_json::{Map, Value};

/// The answers in force: the preset, then what the case says, then the command line.
pub(super) fn rulings<G: Game>(
    fields: &Fields<'_, '_>,
    reader: &mut Reader,
    choices: &Choices,
) -> (G::Rulings, Vec<Source>, Option<Value>) {
    let table = G::Rulings::RULINGS;
    let mut rulings = if choices.online { G::Rulings::online() } else { G::Rulings::default() };
    let preset = if choices.online { Source::Online } else { Source::Default };
    let mut sources: Vec<_> = table.iter().map(|ruling| if ruling.online.is_some() { preset } else { Source::Default }).collect();

    let mut stated = None;
    if let Some(node) = fields.get("rulings") {
        match header::read_rulings(node, reader, G::CATALOGUE) {
            header::CaseRulings::Online => {
                stated = Some("online".into());
                rulings = G::Rulings::online();
                for (source, ruling) in sources.iter_mut().zip(table) {
                    if ruling.online.is_some() {
                        *source = Source::Online;
                    }
                }
            }
            header::CaseRulings::Answers(answers) => {
                let mut map = Map::new();
                for (index, answer) in answers {
                    rulings.set(index, answer);
                    sources[index] = Source::Case;
                    map.insert(table[index].name.to_owned(), table[index].answers[answer].name.into());
                }
                stated = Some(Value::Object(map));
            }
        }
    }
    for (name, word) in &choices.answers {
        let known = table.iter().position(|ruling| ruling.name == name);
        if let Some(index) = known
            && let Some(answer) = table[index].answers.iter().position(|answer| answer.name == word)
        {
            rulings.set(index, answer);
            sources[index] = Source::CommandLine;
        }
    }
    (rulings, sources, stated)
}

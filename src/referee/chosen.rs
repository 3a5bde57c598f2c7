//! Who answered which ruling.

use super::{Choices, Preset};
use crate::case::{Fields, Reader};
use crate::game::Game;
use crate::referee::case::{self, CaseRulings};
use crate::verdict::{Ruling, RulingSet, Source};
use serde_json::{Map, Value};

/// The answers in force: the preset, then the house rules, then what the case says, then the command line.
pub(super) fn rulings<G: Game>(
    fields: &Fields<'_, '_>,
    reader: &mut Reader,
    choices: &Choices,
) -> (G::Rulings, Vec<Source>, Option<Value>) {
    let table = G::Rulings::RULINGS;
    let (mut rulings, mut sources) = preset::<G>(choices.preset);
    choose::<G>(&choices.house, Source::House, &mut rulings, &mut sources);
    let mut stated = None;
    if let Some(node) = fields.get("rulings") {
        match case::read_rulings(node, reader, G::CATALOGUE) {
            CaseRulings::Preset(chosen) => {
                stated = Some(chosen.word().into());
                (rulings, sources) = preset::<G>(chosen);
            }
            CaseRulings::Answers(answers) => {
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
    choose::<G>(&choices.answers, Source::CommandLine, &mut rulings, &mut sources);
    (rulings, sources, stated)
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

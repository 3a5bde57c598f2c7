//! What every case has, whatever its game: format version, game, rulings, notes for people.

use super::{Asked, Drawing, Referee, editions, find};
use crate::case::{Document, Fields, Key, Node, Problem, Reader, Span, Value};
use crate::verdict::{Catalogue, Place, Verdict};

/// The keys of every case.
pub static KEYS: &[Key] = &[
    Key { name: "tilejudge", also: &[], about: "version of the case format: 1" },
    Key { name: "game", also: &["juego", "gra"], about: "which game" },
    Key { name: "rulings", also: &[], about: "answers to open questions by name, or `online`" },
    Key { name: "claims", also: &["reclama", "roszczenia"], about: "what people say that players have; `score` answers" },
    Key { name: "title", also: &["titulo", "tytul"], about: "what the case shows, in one line" },
    Key { name: "note", also: &["nota", "uwaga"], about: "anything for people; the referee does not read it" },
    Key { name: "example", also: &[], about: "the worked examples of the rulebooks that it shows" },
    Key { name: "reconstructed", also: &[], about: "what of it the rulebook's text does not say" },
];

/// A case whose game is known.
pub struct Case<'d, 's> {
    document: &'d Document<'s>,
    fields: Fields<'d, 's>,
    game: &'static dyn Referee,
    edition: usize,
    /// What is wrong with what every case has; reported with what is wrong further in.
    problems: Vec<Problem>,
}

impl<'d, 's> Case<'d, 's> {
    /// Finds out which game a document is about and reads what every case has.
    ///
    /// # Errors
    /// No map, no game or an unknown one. Other faults are left to [`judge`](Self::judge), which finds those of the game too.
    pub fn open(document: &'d Document<'s>) -> Result<Self, Vec<Problem>> {
        let mut reader = Reader::default();
        let Some((game, edition)) = read_game(&document.root, &mut reader) else { return Err(reader.problems) };
        let Some(fields) = reader.fields(&document.root, "a case", &[KEYS, game.keys()]) else { return Err(reader.problems) };
        if let Some(version) = fields.get("tilejudge") {
            reader.number(version, "the version of the case format", 1..=1);
        }
        for key in ["title", "note", "reconstructed"] {
            if let Some(node) = fields.get(key) {
                reader.text(node, key);
            }
        }
        Ok(Self { document, fields, game, edition, problems: reader.problems })
    }
    /// Judges it.
    ///
    /// # Errors
    /// Every shape error of the case at once.
    pub fn judge(&self, asked: &Asked) -> Result<Verdict, Vec<Problem>> {
        let mut reader = self.reader();
        self.game.judge(self.edition, &self.fields, &mut reader, asked).ok_or(reader.problems)
    }
    /// Judges it and draws the resulting position, if there is one.
    ///
    /// # Errors
    /// Every shape error of the case at once.
    pub fn draw(&self, asked: &Asked) -> Result<(Verdict, Option<Drawing>), Vec<Problem>> {
        let mut reader = self.reader();
        self.game.draw(self.edition, &self.fields, &mut reader, asked).ok_or(reader.problems)
    }
    fn reader(&self) -> Reader {
        Reader { problems: self.problems.clone() }
    }
    /// Where a place of the case stands in its source.
    pub fn locate(&self, place: &Place) -> Span {
        self.game.locate(self.edition, &self.document.root, place)
    }
    /// The id of its game: `azul-mini`.
    pub fn game_id(&self) -> &'static str {
        self.game.editions()[self.edition].id
    }
    /// Its title, if it has one.
    pub fn title(&self) -> Option<&str> {
        match &self.fields.get("title")?.value {
            Value::Scalar(text, _) => Some(text),
            _ => None,
        }
    }
}

fn read_game(root: &Node<'_>, reader: &mut Reader) -> Option<(&'static dyn Referee, usize)> {
    let Value::Map(entries) = &root.value else {
        reader.problem(root, "case/not-a-case", "a case is a map of keys, such as `game: azul-mini`".to_owned(), None);
        return None;
    };
    let game = entries.iter().find(|(key, _)| matches!(&key.value, Value::Scalar(text, _) if KEYS[1].is(text)));
    let known = || editions().map(|edition| edition.id).collect::<Vec<_>>().join(", ");
    let Some((_, node)) = game else {
        reader.problem(
            root,
            "case/no-game",
            "the case does not say which game it is about".to_owned(),
            Some(format!("add a line `game:` with one of {}", known())),
        );
        return None;
    };
    let word = reader.text(node, "the game")?;
    let found = find(&crate::case::fold(word));
    if found.is_none() {
        let nearest = crate::case::nearest(word, editions().map(|edition| edition.id));
        let help = match nearest {
            Some(name) => format!("did you mean {name}?"),
            None => format!("games are {}", known()),
        };
        reader.problem(node, "case/unknown-game", format!("there is no game called \"{word}\""), Some(help));
    }
    found
}

/// What a case's `rulings:` says.
pub(super) enum CaseRulings {
    /// The preset of the live implementation.
    Online,
    /// Single answers: indices of ruling and answer.
    Answers(Vec<(usize, usize)>),
}

/// Reads `rulings:`; unknown names are problems.
pub(super) fn read_rulings(node: &Node<'_>, reader: &mut Reader, catalogue: &Catalogue) -> CaseRulings {
    let mut answers = Vec::new();
    match &node.value {
        Value::Scalar(text, _) if &**text == "online" => return CaseRulings::Online,
        Value::Map(entries) => {
            for (key, value) in entries {
                let Some(name) = reader.text(key, "the name of a ruling") else { continue };
                let Some(index) = catalogue.rulings.iter().position(|ruling| ruling.name == name) else {
                    let nearest = crate::case::nearest(name, catalogue.rulings.iter().map(|ruling| ruling.name));
                    let help = nearest.map(|name| format!("did you mean {name}?"));
                    reader.problem(key, "case/unknown-ruling", format!("there is no ruling called \"{name}\""), help);
                    continue;
                };
                let ruling = &catalogue.rulings[index];
                let Some(word) = reader.text(value, "an answer") else { continue };
                match ruling.answers.iter().position(|answer| answer.name == word) {
                    Some(answer) => answers.push((index, answer)),
                    None => {
                        let known: Vec<_> = ruling.answers.iter().map(|answer| answer.name).collect();
                        reader.problem(
                            value,
                            "case/unknown-answer",
                            format!("\"{word}\" is no answer to the ruling {name}"),
                            Some(format!("answers are {}", known.join(", "))),
                        );
                    }
                }
            }
        }
        _ => reader.problem(
            node,
            "case/wrong-type",
            "rulings are a map of names to answers, or the word online".to_owned(),
            Some("write `rulings: {partial-floor: yes}` or `rulings: online`".to_owned()),
        ),
    }
    CaseRulings::Answers(answers)
}

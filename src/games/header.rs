//! What every case has, whatever its game: format version, game, rulings, notes for people.

use super::referee::expect;
use super::{Asked, Choices, GAMES, Preset, Referee, Shown, editions, find, words};
use crate::case::edit::{self, Splice};
use crate::case::{Document, Fields, Fixed, Key, Node, Problem, Reader, Shape, Span, Value, fold, suggest};
use crate::verdict::{Catalogue, Finding, Place, Ruling, Verdict};
use crate::words::Language;
use std::ops::RangeInclusive;

/// Versions of the case format that are read.
const VERSIONS: RangeInclusive<i64> = 1..=1;
static EXPECTED: Fixed = Fixed { what: "expectation", keys: expect::KEYS, needs: &[] };

/// The keys of every case.
pub static KEYS: &[Key] = &[
    Key::new("tilejudge", &[], Shape::Number(VERSIONS), "version of the case format: 1"),
    Key::new("game", &["juego", "gra"], Shape::Defined("game"), "which game"),
    Key::new(
        "language",
        &["idioma", "jezyk"],
        Shape::Word(|_| words::LANGUAGES.vocabulary()),
        "the language of the answer; without it that of the word for `game`",
    ),
    Key::new(
        "rulings",
        &[],
        Shape::Defined("rulings"),
        "answers to open questions by name, or a set of them: `rulebook`, `online`",
    ),
    Key::new(
        "claims",
        &["reclama", "roszczenia"],
        Shape::Each(&Shape::Player, &Shape::Defined("amount")),
        "what people say that players have; `score` answers",
    ),
    Key::new("expect", &["espera", "oczekuje"], Shape::Map(&EXPECTED), "what the verdict should be; `test` compares"),
    Key::new("title", &["titulo", "tytul"], Shape::Text, "what the case shows, in one line"),
    Key::new("note", &["nota", "uwaga"], Shape::Text, "anything for people; the referee does not read it"),
    Key::new("example", &[], Shape::Anything, "the worked examples of the rulebooks that it shows"),
    Key::new("reconstructed", &[], Shape::Text, "what of it the rulebook's text does not say"),
];

/// A case whose game is known.
pub struct Case<'d, 's> {
    pub(super) document: &'d Document<'s>,
    fields: Fields<'d, 's>,
    pub(super) game: &'static dyn Referee,
    pub(super) edition: usize,
    language: Language,
    /// What is wrong with what every case has; reported with what is wrong further in.
    problems: Vec<Problem>,
}

impl<'d, 's> Case<'d, 's> {
    /// Finds out which game a document is about and reads what every case has.
    ///
    /// # Errors
    /// No map, no game or an unknown one. Other faults are left to [`judge`](Self::judge), which finds those of the game too.
    pub fn open(document: &'d Document<'s>) -> Result<Self, Vec<Problem>> {
        let mut reader = Reader { problems: document.repeated.clone() };
        let Some((game, edition, language)) = read_game(&document.root, &mut reader) else { return Err(reader.problems) };
        let Some(fields) = reader.fields(&document.root, "a case", &[KEYS, game.keys()]) else { return Err(reader.problems) };
        if let Some(version) = fields.get("tilejudge") {
            reader.number(version, "the version of the case format", VERSIONS);
        }
        let chosen = fields.get("language").and_then(|node| reader.word(node, "the language", &words::LANGUAGES));
        for key in ["title", "note", "reconstructed"] {
            if let Some(node) = fields.get(key) {
                reader.text(node, key);
            }
        }
        let language = chosen.unwrap_or(language);
        Ok(Self { document, fields, game, edition, language, problems: reader.problems })
    }
    /// Judges it.
    ///
    /// # Errors
    /// Every shape error of the case at once.
    pub fn judge(&self, asked: &Asked) -> Result<Verdict, Vec<Problem>> {
        let mut reader = self.reader();
        self.game.judge(self.edition, &self.fields, &mut reader, asked).ok_or(reader.problems)
    }
    /// Judges it and draws the resulting position; what is not possible as it was typed.
    ///
    /// # Errors
    /// Every shape error of the case at once.
    pub fn draw(&self, asked: &Asked) -> Result<(Verdict, Shown), Vec<Problem>> {
        let mut reader = self.reader();
        self.game.draw(self.edition, &self.fields, &mut reader, asked).ok_or(reader.problems)
    }
    /// What is wrong with its position; none if it cannot be read.
    pub(super) fn faults(&self, choices: &Choices) -> Option<Vec<Finding>> {
        self.game.faults(self.edition, &self.fields, &mut self.reader(), choices)
    }
    fn reader(&self) -> Reader {
        Reader { problems: self.problems.clone() }
    }
    /// Where a place of the case stands in its source.
    pub fn locate(&self, place: &Place) -> Span {
        self.game.locate(self.edition, &self.document.root, place)
    }
    /// What changes in the source if `value` stands at a place: a scalar, a space of a board, a piece of a run. None where the case
    /// has no such value of its own.
    pub fn put(&self, place: &Place, value: &str) -> Option<Splice> {
        edit::put(&self.document.root, self.locate(place), place, value)
    }
    /// The id of its game: `azul-mini`.
    pub fn game_id(&self) -> &'static str {
        self.game.editions()[self.edition].id
    }
    /// The language in which it wants to be answered.
    pub fn language(&self) -> Language {
        self.language
    }
    /// The catalogue of its game.
    pub fn catalogue(&self) -> &'static Catalogue {
        self.game.catalogue()
    }
    /// Its title, if it has one.
    pub fn title(&self) -> Option<&str> {
        match &self.fields.get("title")?.value {
            Value::Scalar(text, _) => Some(text),
            _ => None,
        }
    }
}

/// The game that a case is about, its edition, and the language of the word for it.
fn read_game(root: &Node<'_>, reader: &mut Reader) -> Option<(&'static dyn Referee, usize, Language)> {
    let Value::Map(entries) = &root.value else {
        reader.problem(root, "case/not-a-case", "a case is a map of keys, such as `game: azul-mini`".to_owned(), None);
        return None;
    };
    let game = entries.iter().find(|(key, _)| matches!(&key.value, Value::Scalar(text, _) if KEYS[1].is(text)));
    let known = || editions().map(|edition| edition.id).collect::<Vec<_>>().join(", ");
    let Some((key, node)) = game else {
        reader.problem(
            root,
            "case/no-game",
            "the case does not say which game it is about".to_owned(),
            Some(format!("add a line `game:` with one of {}", known())),
        );
        return None;
    };
    let word = reader.text(node, "the game")?;
    let found = find(&fold(word));
    if found.is_none() {
        let ids = editions().map(|edition| edition.id);
        let help = suggest(word, ids).unwrap_or_else(|| format!("games are {}", known()));
        reader.problem(node, "case/unknown-game", format!("there is no game called \"{word}\""), Some(help));
    }
    let (game, edition) = found?;
    Some((game, edition, language_of(key)))
}

/// The language of the word that a case has for `game`.
fn language_of(key: &Node<'_>) -> Language {
    match &key.value {
        Value::Scalar(word, _) if *fold(word) == *"juego" => Language::Spanish,
        Value::Scalar(word, _) if *fold(word) == *"gra" => Language::Polish,
        _ => Language::English,
    }
}

/// What a case's `rulings:` says.
pub(super) enum CaseRulings {
    /// A preset.
    Preset(Preset),
    /// Single answers: indices of ruling and answer.
    Answers(Vec<(usize, usize)>),
}

/// Reads `rulings:`; unknown names are problems.
pub(super) fn read_rulings(node: &Node<'_>, reader: &mut Reader, catalogue: &Catalogue) -> CaseRulings {
    let mut answers = Vec::new();
    match &node.value {
        Value::Scalar(text, _) if Preset::find(text).is_some() => {
            return CaseRulings::Preset(Preset::find(text).unwrap_or_default());
        }
        Value::Map(entries) => {
            for (key, value) in entries {
                let answer = read_answer(key, value, reader, catalogue.rulings.iter());
                answers.extend(answer.and_then(|(name, word)| Ruling::find(catalogue.rulings, name, word)));
            }
        }
        _ => reader.problem(
            node,
            "case/wrong-type",
            "rulings are a map of names to answers, or the word rulebook or online".to_owned(),
            Some("write `rulings: {partial-floor: yes}` or `rulings: online`".to_owned()),
        ),
    }
    CaseRulings::Answers(answers)
}

/// The names of a ruling and of one of its answers; unknown ones are problems. Two games may answer a question of the same name
/// in different ways.
fn read_answer<'n>(
    key: &'n Node<'_>,
    value: &'n Node<'_>,
    reader: &mut Reader,
    known: impl Iterator<Item = &'static Ruling> + Clone,
) -> Option<(&'n str, &'n str)> {
    let name = reader.text(key, "the name of a ruling")?;
    let mut named = known.clone().filter(|ruling| ruling.name == name).peekable();
    if named.peek().is_none() {
        let help = suggest(name, known.map(|ruling| ruling.name));
        reader.problem(key, "case/unknown-ruling", format!("there is no ruling called \"{name}\""), help);
        return None;
    }
    let word = reader.text(value, "an answer")?;
    let answers: Vec<_> = named.flat_map(|ruling| ruling.answers).map(|answer| answer.name).collect();
    if answers.contains(&word) {
        return Some((name, word));
    }
    let message = format!("\"{word}\" is no answer to the ruling {name}");
    reader.problem(value, "case/unknown-answer", message, Some(format!("answers are {}", answers.join(", "))));
    None
}

static HOUSE_KEYS: &[Key] = &[
    Key::new("title", &["titulo", "tytul"], Shape::Text, "whose rules they are"),
    Key::new("start", &[], Shape::Defined("preset"), "rulebook or online: the answers to all other questions"),
    Key::new("rulings", &[], Shape::Defined("rulings"), "answers by name"),
];

/// Reads the rules of a house: a document with `rulings:`, and `start:` for where they start from.
///
/// # Errors
/// Every shape error at once.
pub fn read_house(document: &Document<'_>) -> Result<Choices, Vec<Problem>> {
    let mut reader = Reader { problems: document.repeated.clone() };
    let mut choices = Choices::default();
    if let Some(fields) = reader.fields(&document.root, "a file of house rules", &[HOUSE_KEYS]) {
        if let Some(node) = fields.get("title") {
            reader.text(node, "the title");
        }
        if let Some(node) = fields.get("start")
            && let Some(word) = reader.text(node, "the start")
        {
            match Preset::find(word) {
                Some(preset) => choices.preset = preset,
                None => {
                    let known = Preset::ALL.map(Preset::word).join(" or ");
                    reader.problem(
                        node,
                        "case/unknown-word",
                        format!("\"{word}\" is no set of rulings"),
                        Some(format!("write {known}")),
                    );
                }
            }
        }
        match fields.get("rulings").map(|node| (node, &node.value)) {
            Some((_, Value::Map(entries))) => {
                for (key, value) in entries {
                    let known = GAMES.iter().flat_map(|game| game.catalogue().rulings);
                    let answer = read_answer(key, value, &mut reader, known);
                    choices.house.extend(answer.map(|(name, word)| (name.to_owned(), word.to_owned())));
                }
            }
            Some((node, _)) => reader.wrong_type(node, "`rulings`", "a map of names to answers"),
            None => {}
        }
    }
    if reader.problems.is_empty() { Ok(choices) } else { Err(reader.problems) }
}

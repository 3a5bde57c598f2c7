//! What the page sends.

use serde::Deserialize;
use serde_json::Value;
use tilejudge::case::{Limits, Source, documents};
use tilejudge::referee::{Case, Choices, Preset, edition_of, find};
use tilejudge::report::{Question, Report, ask};
use tilejudge::verdict::{Place, Step};
use tilejudge::words::Language;

/// A question of the page; each asks for what it needs.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Request {
    /// A case.
    pub(crate) text: String,
    /// What reports call it.
    pub(crate) file: String,
    /// `en`, `es`, `pl`; that of the case without it.
    pub(crate) language: String,
    /// `check`, `score`, `moves`, `apply`, `replay`, `show`.
    pub(crate) question: String,
    /// `json`, `markdown`.
    pub(crate) format: String,
    /// The answers of a house, by the names of rulings.
    pub(crate) house: Vec<(String, String)>,
    /// What players claim, for a score, beside what the case says of that.
    pub(crate) claims: Vec<(String, i32)>,
    /// Where the answers start from.
    pub(crate) preset: String,
    /// How wide a picture is at most, in tenths of a pixel.
    pub(crate) breadth: Option<i32>,
    /// Whether the device is dark.
    pub(crate) dark: bool,
    /// Whether the table is drawn before its moves.
    pub(crate) as_typed: bool,
    /// A place: keys as texts, items as numbers, a space of a board as `[row, column]`, a piece of a run as `[index]`.
    pub(crate) place: Vec<Value>,
    /// Several places.
    pub(crate) places: Vec<Vec<Value>>,
    /// What is put there; nothing takes it away.
    pub(crate) value: Option<String>,
    /// A game, a variant, a phase, and names of players.
    pub(crate) game: String,
    /// See above.
    pub(crate) variant: String,
    /// See above.
    pub(crate) phase: String,
    /// See above.
    pub(crate) players: Vec<String>,
    /// What is looked up.
    pub(crate) topic: String,
}

impl Request {
    pub(crate) fn language(&self) -> Option<Language> {
        Language::of_tag(&self.language)
    }
    pub(crate) fn choices(&self) -> Choices {
        let preset = Preset::find(&self.preset).unwrap_or_default();
        Choices { preset, house: self.house.clone(), answers: Vec::new() }
    }
    pub(crate) fn question(&self) -> Question {
        Question::of_command(&self.question)
    }
    pub(crate) fn source(&self) -> Source {
        Source { name: self.file.clone(), text: self.text.clone() }
    }

    /// The edition of the first case if this library lacks its game.
    pub(crate) fn elsewhere(&self) -> Option<&'static str> {
        let source = self.source();
        let edition = edition_of(documents(&source, &Limits::USUAL).first()?.as_ref().ok()?)?;
        find(edition.id).is_none().then_some(edition.id)
    }

    /// Hands every case of the text on, with a report about it that does not answer anything yet.
    pub(crate) fn each<T>(&self, work: impl FnMut(Option<&Case<'_, '_>>, Report<'_>) -> T) -> Vec<T> {
        ask::each(&self.source(), self.language(), .., work)
    }
    /// The same of the first case only, which is the one that is edited.
    pub(crate) fn first<T>(&self, work: impl FnOnce(Option<&Case<'_, '_>>, Report<'_>) -> T) -> Option<T> {
        let mut work = Some(work);
        let answer = |case: Option<&Case<'_, '_>>, blank: Report<'_>| work.take().map(|work| work(case, blank));
        ask::each(&self.source(), self.language(), ..=1, answer).into_iter().flatten().next()
    }
}

/// A place as the page tells it.
pub(crate) fn place_of(steps: &[Value]) -> Option<Place> {
    steps.iter().map(step).collect::<Option<_>>().map(Place)
}

fn step(value: &Value) -> Option<Step> {
    let number = |value: &Value| usize::try_from(value.as_u64()?).ok();
    Some(match value {
        Value::String(key) => Step::Key(key.clone().into()),
        Value::Number(_) => Step::Item(number(value)?),
        Value::Array(pair) => match &pair[..] {
            [index] => Step::Piece(number(index)?),
            [row, column] => Step::Space(number(row)?, number(column)?),
            _ => return None,
        },
        _ => return None,
    })
}

/// Hands on the first case of a text, if there is one.
pub(crate) fn opened<T>(text: &str, work: impl FnOnce(&Case<'_, '_>) -> T) -> Option<T> {
    let source = Source { name: String::new(), text: text.to_owned() };
    let documents = documents(&source, &Limits::USUAL);
    Some(work(&Case::open(documents.first()?.as_ref().ok()?).ok()?))
}

//! What has been told so far: a case, as text and as the referee has it.

use crate::case::{Limits, MORE, Problem, Source, only_document};
use crate::game::header::KEYS;
use crate::referee::{Asked, Case, find};
use crate::report::{Format, case_text};
use crate::verdict::{Conclusion, Condition, Place, Severity, Step};
use crate::words::Language;
use serde_json::{Map, Value, json};

/// A case as far as it is told, in English but for its pieces, and what the referee says of that.
#[derive(Clone)]
pub(super) struct Told {
    case: Value,
    language: Language,
    asked: Asked,
    verdict: Conclusion,
    conditions: Vec<Condition>,
    /// Why the table is not possible.
    faults: Vec<String>,
    /// What has to be told yet before it can be judged; nothing if it was.
    pub(super) lacking: String,
}

impl Told {
    pub(super) fn new(game: &str, language: Language, asked: Asked) -> Self {
        let (verdict, conditions, faults, lacking) = (Conclusion::Undecided, Vec::new(), Vec::new(), String::new());
        Self { case: json!({ "game": game }), language, asked, verdict, conditions, faults, lacking }
    }
    /// The first player; none before it is told who plays.
    pub(super) fn first_player(&self) -> Option<&str> {
        self.case["players"][0]["name"].as_str()
    }
    /// What is at a place, if only nothing.
    pub(super) fn at(&mut self, place: &Place) -> &mut Value {
        place.0.iter().fold(&mut self.case, inner)
    }
    /// Whether a case can leave open what is not named at a place.
    pub(super) fn can_leave_open(&self, place: &Place) -> bool {
        let mut next = self.clone();
        *next.at(place) = json!({ MORE: "." });
        next.judge(self).is_ok()
    }
    /// Leaves open what is not named at a place, unless all is.
    pub(super) fn leave_open(&mut self, place: &Place, all: usize) {
        if let Value::Object(entries) = self.at(place) {
            entries.remove(MORE);
            entries.extend((entries.len() < all).then(|| (MORE.to_owned(), ".".into())));
        }
    }
    /// The text of a file, in the order in which the keys of the game are described.
    pub(super) fn text(&self) -> String {
        let game = self.case["game"].as_str().and_then(find).map_or(&[][..], |(game, _)| game.keys());
        let names = KEYS.iter().chain(game).map(|key| key.name);
        let case: Map<_, _> = names.filter_map(|name| Some((name.to_owned(), self.case.get(name)?.clone()))).collect();
        case_text(&case.into(), Format::Text, self.language)
    }
    /// Has the referee look at it: what is wrong on the table, if it was not `before`.
    ///
    /// # Errors
    /// All that is wrong with the text. What a move does not say yet may still be told.
    pub(super) fn judge(&mut self, before: &Self) -> Result<Vec<String>, String> {
        self.verdict = Conclusion::Undecided;
        match self.read(|case| case.judge(&self.asked)) {
            Ok(verdict) => {
                self.lacking.clear();
                self.verdict = verdict.conclusion();
                self.conditions = verdict.conditions().into_iter().filter(|one| !one.is_presupposed).cloned().collect();
                let broken = verdict.findings.iter().filter(|finding| finding.severity == Severity::Broken);
                self.faults = broken.map(|finding| finding.message.say(self.language)).collect();
                Ok(self.faults.iter().filter(|fault| !before.faults.contains(fault)).cloned().collect())
            }
            Err(problems) => {
                let says = |problem: &Problem| [Some(problem.say(self.language)), problem.help(self.language)];
                let says = |problem| says(problem).into_iter().flatten().collect::<Vec<_>>().join("; ");
                let (lacking, wrong): (Vec<_>, _) = problems.iter().partition(|problem| problem.code == "case/missing-key");
                let [lacking, wrong] = [lacking, wrong].map(|all| all.into_iter().map(says).collect::<Vec<_>>().join("\n"));
                self.lacking = lacking;
                if wrong.is_empty() { Ok(Vec::new()) } else { Err(wrong) }
            }
        }
    }
    /// Hands the case on.
    ///
    /// # Errors
    /// All that is wrong with its text.
    pub(super) fn read<T>(&self, work: impl FnOnce(&Case<'_, '_>) -> Result<T, Vec<Problem>>) -> Result<T, Vec<Problem>> {
        let source = Source { name: String::new(), text: self.text() };
        let document = only_document(&source, &Limits::USUAL)?;
        work(&Case::open(&document)?)
    }
    /// Whether the answer hangs on a place, or on something below.
    pub(super) fn hangs_on(&self, place: &Place) -> bool {
        let is_met = |condition: &Condition| match place.0.strip_prefix(&condition.place.0[..]) {
            Some(rest) => condition.told.iter().any(|told| tells(told, rest)),
            None => condition.place.0.starts_with(&place.0),
        };
        match self.verdict {
            Conclusion::Undecided => true,
            Conclusion::LegalIf => self.conditions.iter().any(is_met),
            _ => false,
        }
    }
}

/// Whether a value tells anything at the end of a way: what is only `?` tells nothing.
fn tells(value: &Value, way: &[Step]) -> bool {
    let is_told = |text: &str| text.is_empty() || text.contains(|letter: char| letter != '?' && letter != ' ');
    match (value, way) {
        (Value::Array(items), [Step::Item(index), rest @ ..]) => items.get(*index).is_some_and(|item| tells(item, rest)),
        (Value::Object(entries), [Step::Key(name), rest @ ..]) => entries.get(&**name).is_some_and(|value| tells(value, rest)),
        (Value::String(text), [Step::Item(row), ..]) => text.lines().nth(*row).is_some_and(is_told),
        (Value::String(text), _) => is_told(text),
        _ => true,
    }
}

/// What is at a step, if only nothing; pieces and spaces are told as one text.
fn inner<'v>(value: &'v mut Value, step: &Step) -> &'v mut Value {
    match step {
        Step::Key(name) => {
            if !value.is_object() {
                *value = json!({});
            }
            &mut value[&**name]
        }
        Step::Item(index) => {
            let mut items = std::mem::take(value).as_array_mut().map(std::mem::take).unwrap_or_default();
            items.resize(items.len().max(index + 1), Value::Null);
            *value = items.into();
            &mut value[*index]
        }
        Step::Piece(_) | Step::Space(..) => value,
    }
}

//! What has been told so far: a case, as text and as the referee has it.

use crate::case::{Limits, MORE, Problem, Source, fold, only_document};
use crate::game::header::KEYS;
use crate::referee::{Asked, Case, find};
use crate::report::{Format, case_text};
use crate::verdict::{Conclusion, Condition, Place, Score, Severity, Step, Verdict};
use crate::words::Language;
use serde_json::{Map, Value, json};
use std::rc::Rc;

/// A case as far as it is told, in English but for its pieces, and what the referee says of that.
#[derive(Clone)]
pub(super) struct Told {
    case: Value,
    language: Language,
    asked: Asked,
    /// None before it could be judged.
    verdict: Option<Rc<Verdict>>,
    /// Why the table is not possible.
    faults: Vec<String>,
    /// What has to be told yet before it can be judged; nothing if it was.
    pub(super) lacking: String,
}

impl Told {
    pub(super) fn new(game: &str, language: Language, asked: Asked) -> Self {
        let case = json!({ "game": game });
        Self { case, language, asked, verdict: None, faults: Vec::new(), lacking: String::new() }
    }
    /// Who plays, once that is told.
    pub(super) fn players(&self) -> impl Iterator<Item = &str> {
        self.case["players"].as_array().into_iter().flatten().filter_map(|player| player["name"].as_str())
    }
    /// Takes down what somebody says that players have: `Ana 45, Luis 30`; of a single one `45`.
    pub(super) fn claim(&mut self, line: &str) {
        for part in line.split(',') {
            let words: Vec<_> = part.split([' ', '=', ':']).filter(|word| !word.is_empty()).collect();
            let is_player = |count: &usize| self.players().any(|name| fold(name) == fold(&words[..*count].join(" ")));
            let named = (1..words.len()).rev().find(is_player).unwrap_or(usize::from(self.players().nth(1).is_some()));
            let (who, count) = words.split_at(named.min(words.len()));
            let who = if who.is_empty() { self.players().next().unwrap_or_default().to_owned() } else { who.join(" ") };
            let count = count.join(" ");
            *self.at(&Place::root().key("claims").key(who)) = count.parse::<i64>().map_or(count.into(), Value::from);
        }
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
        let is_told = |value: &&Value| !value.is_null() && value.as_array().is_none_or(|all| !all.is_empty());
        let told = |name: &str| Some((name.to_owned(), self.case.get(name).filter(is_told)?.clone()));
        let case: Map<_, _> = names.filter_map(told).collect();
        case_text(&case.into(), Format::Text, self.language)
    }
    /// Has the referee look at it: what is wrong on the table, if it was not `before`.
    ///
    /// # Errors
    /// All that is wrong with the text. What a move does not say yet may still be told.
    pub(super) fn judge(&mut self, before: &Self) -> Result<Vec<String>, String> {
        self.verdict = None;
        match self.read(|case| case.judge(&self.asked)) {
            Ok(verdict) => {
                self.lacking.clear();
                let broken = verdict.findings.iter().filter(|finding| finding.severity == Severity::Broken);
                self.faults = broken.map(|finding| finding.message.say(self.language)).collect();
                self.verdict = Some(Rc::new(verdict));
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
        let Some(verdict) = &self.verdict else { return true };
        match verdict.conclusion() {
            Conclusion::Undecided => true,
            Conclusion::LegalIf => verdict.conditions().into_iter().any(|one| !one.is_presupposed && is_met(one)),
            _ => false,
        }
    }
    /// Whether what is counted rests on a place: on what a player had, or on what something was given for and not told in full,
    /// perhaps on anything that lies `around`.
    pub(super) fn counts(&self, place: &Place, around: bool) -> bool {
        let Some(verdict) = &self.verdict else { return false };
        let [_, Step::Item(seat), Step::Key(key)] = &place.0[..] else {
            let is_within = |at: &Place| at.0.starts_with(&place.0) || place.0.starts_with(&at.0);
            let mut open = verdict.ledger.iter().filter(|award| award.amount.known().is_none());
            return open.any(|award| around || award.evidence.iter().any(is_within));
        };
        let gains = |score: &Score| verdict.ledger.iter().any(|award| award.player == score.player && award.unit == score.unit);
        let is_of = |score: &&Score| self.players().nth(*seat) == Some(&score.player) && score.unit.word(0) == key;
        let mut open = verdict.scores.iter().filter(|score| score.after.known().is_none()).filter(is_of);
        open.any(|score| score.unit == verdict.scores[0].unit || gains(score))
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

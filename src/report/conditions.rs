//! What an answer hangs on: "legal, if the 2nd section is free".

use super::Report;
use super::messages::{frame, word};
use crate::case::MORE;
use crate::case::edit::flow;
use crate::order;
use crate::referee::localised;
use crate::verdict::{Conclusion, Condition, Place, Verdict};
use crate::words::lists::each_once;
use crate::words::{Arg, Language};
use serde_json::{Value, json};

/// More are only counted.
const MOST: usize = 2;

/// ", if the 2nd section is free": what a question does not take for granted; nothing where that is all.
pub(super) fn told<'c>(conditions: impl IntoIterator<Item = &'c Condition>, language: Language) -> String {
    clause(&asked(conditions), 0, language)
}

/// The same where the lines of the moves tell all: the first of them, and how many more there are.
pub(super) fn told_in_short<'c>(conditions: impl IntoIterator<Item = &'c Condition>, language: Language) -> String {
    let asked = asked(conditions);
    let (first, more) = asked.split_at(asked.len().min(MOST));
    clause(first, more.len(), language)
}

fn asked<'c>(conditions: impl IntoIterator<Item = &'c Condition>) -> Vec<&'c Condition> {
    let mut asked: Vec<_> = conditions.into_iter().filter(|condition| !condition.is_presupposed).collect();
    order::by_key(&mut asked, |condition| !condition.is_rare);
    asked
}

/// "legal, if it is Ana's turn and the 2nd section is free".
pub(super) fn legal_if(conditions: &[&Condition], language: Language) -> String {
    word("verdict-legal", language) + &clause(conditions, 0, language)
}

fn clause(asked: &[&Condition], more: usize, language: Language) -> String {
    if asked.is_empty() {
        return String::new();
    }
    let says: Arg = asked.iter().map(|condition| condition.says.clone()).collect();
    frame("if").with("conditions", says).with("more", more).say(language)
}

/// "it is Ana's turn": what every question of its kind takes for granted; none where that is nothing.
pub(super) fn granted<'c>(conditions: impl IntoIterator<Item = &'c Condition>, language: Language) -> Option<String> {
    let granted: Vec<_> = conditions.into_iter().filter(|condition| condition.is_presupposed).collect();
    let says = granted.iter().map(|condition| condition.says.say(language));
    (!granted.is_empty()).then(|| each_once(says).join("; "))
}

/// How a case tells what an answer depends on, and what follows otherwise; none where every question takes it for granted.
pub(super) fn settled(report: &Report<'_>, verdict: &Verdict, code: fn(&str) -> String) -> Option<String> {
    let asked: Vec<_> = verdict.conditions().into_iter().filter(|condition| !condition.is_presupposed).collect();
    let written: Vec<_> = as_typed(report, verdict, &asked).iter().map(|text| code(text)).collect();
    let written: Arg = (!written.is_empty()).then(|| Arg::from_iter(written.iter().map(String::as_str)))?;
    let is_one_way = asked.iter().all(|condition| condition.told.len() == 1 && condition.ways.len() == 1);
    // What is illegal on every table hangs on none of them.
    let is_needed = verdict.conclusion() != Conclusion::Illegal && asked.iter().all(|condition| condition.is_needed);
    let settled =
        frame("settled").with("written", written).with("one", is_one_way).with("needed", is_needed).with("count", asked.len());
    Some(settled.say(report.language))
}

/// Conditions as a case tells them, each in one way, a key at a time: `buildings: {mill: {finished: no}}`.
fn as_typed(report: &Report<'_>, verdict: &Verdict, asked: &[&Condition]) -> Vec<String> {
    let mut players: Vec<_> = verdict.scores.iter().map(|score| score.player.clone()).collect();
    players.dedup();
    let cases = asked.iter().filter_map(|condition| condition.as_case(condition.told.first()?, report.game?, &players));
    let Some(case) = cases.reduce(together) else { return Vec::new() };
    // The game stands first, and behind it what letters it is told in: nothing new to a case that says it of its own.
    let count = case.as_object().map_or(0, |keys| keys.len() - 1);
    let has_own = report.answer.as_ref().is_ok_and(|answer| {
        let [letters, root] = [Place::root().key("letters"), Place::root()].map(|place| (answer.locate)(&place));
        letters != root
    });
    let is_lettered = has_letters(&case);
    let case = localised(&case, report.language);
    let keys = case
        .as_object()
        .into_iter()
        .flat_map(|keys| keys.iter().skip(if is_lettered && !has_own { 1 } else { keys.len() - count }));
    keys.map(|(key, told)| format!("{key}: {}", flow(&on_one_line(told)))).collect()
}

/// Whether letters stand for pieces in what is told.
fn has_letters(told: &Value) -> bool {
    match told {
        Value::String(text) => {
            let is_sign = |sign: char| sign.is_ascii_uppercase() || ". ?\n".contains(sign);
            text.chars().all(is_sign) && text.contains(|sign: char| sign.is_ascii_uppercase())
        }
        Value::Array(items) => items.iter().any(has_letters),
        Value::Object(entries) => entries.iter().any(|(key, value)| key != "name" && has_letters(value)),
        _ => false,
    }
}

/// What two conditions tell of a case: of a drawing or a row each tells what is not `?`, of anything else the later one.
fn together(one: Value, other: Value) -> Value {
    match (one, other) {
        (Value::Object(mut one), Value::Object(other)) => {
            for (key, told) in other {
                match one.get_mut(&key) {
                    Some(known) => *known = together(known.take(), told),
                    None => _ = one.insert(key, told),
                }
            }
            // That there may be more stands last.
            if let Some(rest) = one.shift_remove(MORE) {
                one.insert(MORE.to_owned(), rest);
            }
            Value::Object(one)
        }
        (Value::Array(one), Value::Array(other)) if one.iter().any(|entry| entry.get("name").is_some()) => people(one, other),
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            one.into_iter().zip(other).map(|(one, other)| together(one, other)).collect()
        }
        (Value::String(one), Value::String(other)) if one.len() == other.len() && other.contains('?') => {
            let sign = |(one, other)| if other == '?' { one } else { other };
            one.chars().zip(other.chars()).map(sign).collect::<String>().into()
        }
        (one, other) if other == "?" => one,
        (_, other) => other,
    }
}

/// What is told of players, of each once.
fn people(mut all: Vec<Value>, others: Vec<Value>) -> Value {
    for other in others {
        match all.iter_mut().find(|one| one["name"] == other["name"]) {
            Some(one) => *one = together(one.take(), other),
            None => all.push(other),
        }
    }
    all.into()
}

/// A value with its drawings as lists of rows, which stand on one line.
fn on_one_line(value: &Value) -> Value {
    // Without blanks; where commas part what lies in a row, its names may have some.
    let compact = |row: &str| if row.contains(',') { row.replace(", ", ",") } else { row.replace(' ', "") };
    match value {
        Value::String(text) if text.contains('\n') => text.lines().map(compact).collect(),
        Value::Array(items) => items.iter().map(on_one_line).collect(),
        Value::Object(entries) => entries.iter().map(|(key, value)| (key.clone(), on_one_line(value))).collect(),
        _ => value.clone(),
    }
}

pub(super) fn located<'c>(conditions: impl IntoIterator<Item = &'c Condition>, report: &Report<'_>) -> Value {
    let condition = |condition: &Condition| {
        let start = report.start(&condition.place);
        json!({
            "id": condition.id,
            "path": condition.place.to_string(),
            "line": start.map(|start| start.line),
            "column": start.map(|start| start.column),
            "told": condition.told,
            "says": condition.says.say(report.language),
            "presupposed": condition.is_presupposed,
            "needed": condition.is_needed,
        })
    };
    conditions.into_iter().map(condition).collect()
}

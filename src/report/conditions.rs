//! What an answer hangs on: "legal, if the 2nd section is free".

use super::Report;
use super::words::{frame, word};
use crate::case::edit::flow;
use crate::games::localised;
use crate::verdict::{Condition, Verdict};
use crate::words::{Arg, Language};
use serde_json::{Value, json};

/// More are only counted.
const MOST: usize = 2;

/// ", if the 2nd section is free": what a question does not take for granted; nothing where that is all.
pub(super) fn told<'c>(conditions: impl IntoIterator<Item = &'c Condition>, language: Language) -> String {
    let asked: Vec<_> = conditions.into_iter().filter(|condition| !condition.is_presupposed).collect();
    let Some(more) = asked.len().checked_sub(MOST) else { return clause(&asked, 0, language) };
    clause(&asked[..MOST], more, language)
}

/// "legal, if it is Ana's turn".
pub(super) fn one(condition: &Condition, language: Language) -> String {
    word("verdict-legal", language) + &clause(&[condition], 0, language)
}

/// "legal, if it is Ana's turn and the 2nd section is free"; none without a condition.
pub(super) fn noted<'c>(conditions: impl IntoIterator<Item = &'c Condition>, language: Language) -> Option<String> {
    let all: Vec<_> = conditions.into_iter().collect();
    (!all.is_empty()).then(|| word("verdict-legal", language) + &clause(&all, 0, language))
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
    (!granted.is_empty()).then(|| says.collect::<Vec<_>>().join("; "))
}

/// How a case tells what an answer hangs on, and what follows if it is not so; none where every question takes all of it for granted.
pub(super) fn settled(report: &Report<'_>, verdict: &Verdict, code: fn(&str) -> String) -> Option<String> {
    let asked = verdict.conditions().into_iter().filter(|condition| !condition.is_presupposed);
    let written: Vec<_> = asked.filter_map(|condition| as_typed(report, verdict, condition)).map(|text| code(&text)).collect();
    let written: Arg = (!written.is_empty()).then(|| Arg::from_iter(written.iter().map(String::as_str)))?;
    Some(frame("settled").with("written", written).say(report.language))
}

/// A condition as a case tells it, in the words of the answer: `buildings: {mill: {finished: no}}`.
fn as_typed(report: &Report<'_>, verdict: &Verdict, condition: &Condition) -> Option<String> {
    let mut players: Vec<_> = verdict.scores.iter().map(|score| score.player.clone()).collect();
    players.dedup();
    let case = localised(&condition.as_case(report.game?, &players)?, report.language);
    let (key, told) = case.as_object()?.iter().next_back()?;
    Some(format!("{key}: {}", flow(told)))
}

/// For programs.
pub(super) fn located<'c>(conditions: impl IntoIterator<Item = &'c Condition>, report: &Report<'_>) -> Value {
    let Ok(answer) = &report.answer else { return Value::Null };
    let condition = |condition: &Condition| {
        let start = report.lines.clamp((answer.locate)(&condition.place)).map(|range| report.lines.position(range.start));
        json!({
            "id": condition.id,
            "path": condition.place.to_string(),
            "line": start.map(|start| start.line),
            "column": start.map(|start| start.column),
            "told": condition.told,
            "says": condition.says.say(report.language),
            "presupposed": condition.is_presupposed,
        })
    };
    conditions.into_iter().map(condition).collect()
}

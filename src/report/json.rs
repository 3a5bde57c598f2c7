//! Reports for machines: JSON Lines, described in `docs/json.md` and `docs/report.schema.json`.

use super::located::Located;
use super::messages::joined;
use super::page::escaped;
use super::{Answer, Detail, Format, Manner, Question, Report, case_text, claims, conditional, conditions, picture};
use crate::verdict::{Amount, Award, Dependence, Judged, Listed, Rank, Reading, Score, Source, Stage, Unchecked, Unit, Verdict};
use crate::words::lists::each_once;
use crate::words::{Language, Message, variant};
use serde_json::{Map, Value, json};

pub(super) fn write(question: Question, report: &Report<'_>, manner: Manner) -> String {
    if manner.detail == Detail::Quiet
        && report.all_clear()
        && matches!(question, Question::Check | Question::Score | Question::Replay)
    {
        return String::new();
    }
    match (question, report.after().filter(|_| question == Question::Apply)) {
        (_, Some(case)) => case_text(&case, Format::Json, report.language),
        (Question::Replay, _) => {
            let Ok(answer) = &report.answer else { return line(&case(report, false)) };
            let actions = actions(report, answer.verdict).into_iter();
            actions.chain([case(report, false)]).map(|value| line(&slimmed(value, manner))).collect()
        }
        _ => line(&slimmed(case(report, true), manner)),
    }
}

/// A case or an action as the format has it: a slim one without what is null or empty, or told by its moves.
fn slimmed(mut value: Value, manner: Manner) -> Value {
    if manner.format == Format::Slim {
        let of_moves = |key: &str| -> Vec<Value> {
            let moves = value["moves"].as_array().into_iter().flatten();
            moves.flat_map(|judged| judged[key].as_array().into_iter().flatten().cloned()).collect()
        };
        let told = [("findings", "findings"), ("conditions", "conditions"), ("ledger", "awards")];
        let told = told.map(|(key, of_move)| (key, of_moves(of_move)));
        for (key, told) in told {
            let own = value[key].as_array_mut();
            own.into_iter().for_each(|own| own.retain(|one| !told.contains(one)));
        }
        drop_empty(&mut value);
    }
    value
}

/// Drops what is null or empty, however deep; but not from what is told of a table, where it says that nothing is there.
fn drop_empty(value: &mut Value) {
    let is_empty = |value: &Value| value.is_null() || [json!([]), json!({}), json!("")].contains(value);
    match value {
        Value::Object(entries) => {
            let is_told = |key: &str| matches!(key, "move" | "position" | "facts" | "told");
            entries.iter_mut().filter(|(key, _)| !is_told(key)).for_each(|(_, value)| drop_empty(value));
            // That there is no legal move is an answer.
            entries.retain(|key, value| key == "legal" || !is_empty(value));
        }
        Value::Array(items) => items.iter_mut().for_each(drop_empty),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// A value on a line of its own.
pub(super) fn line(value: &Value) -> String {
    // A value of texts and numbers cannot fail to be written.
    let mut text = serde_json::to_string(value).unwrap_or_default();
    text.push('\n');
    escaped(text)
}

/// The line of a case. A replay has told of the actions before it.
pub(super) fn case(report: &Report<'_>, with_moves: bool) -> Value {
    let mut object = Map::new();
    let mut put = |key: &str, value: Value| object.insert(key.to_owned(), value);
    put("case", json!({"file": report.file, "index": report.number, "title": report.title, "game": report.game}));
    put("verdict", json!(report.conclusion().word()));
    let findings = match &report.answer {
        Ok(Answer { verdict, .. }) if !with_moves => report.locate_all(&verdict.findings),
        _ => report.located(),
    };
    put("findings", located(&findings, report));
    let Ok(Answer { verdict, shown, .. }) = report.answer else { return Value::Object(object) };
    let language = report.language;
    put("unchecked", verdict.unchecked.iter().map(|missing| unchecked(missing, language)).collect());
    put("assumed", texts(&verdict.assumed, language));
    put("worked_out", texts(&verdict.worked_out, language));
    put("conditions", conditions::located(verdict.conditions(), report));
    put("conditional", conditional::json(verdict, language));
    let moves = with_moves.then(|| actions(report, verdict));
    let ledger = moves.as_ref().map(|moves| ledger(verdict, moves, language));
    if let Some(moves) = moves {
        put("moves", moves.into());
    }
    put("unjudged", json!(verdict.unjudged.as_ref().map(|(moves, why)| json!({"moves": moves, "why": why.say(language)}))));
    if let Some(ledger) = ledger {
        put("ledger", ledger);
    }
    put("due", verdict.due.iter().map(|given| award(given, language)).collect());
    put("scores", scores(&verdict.scores));
    put("choice", json!(verdict.choice.as_ref().map(|choice| choice.say(language))));
    put("ranking", verdict.ranking.iter().map(|place| rank(place, language)).collect());
    put("claims", verdict.claims.iter().map(|claim| claims::json(claim, report)).collect());
    put("rulings", verdict.rulings.iter().map(|ruling| reading(ruling, language)).collect());
    if let Some(legal) = &verdict.legal
        && report.conclusion().is_made()
    {
        put("legal", legal.iter().map(|play| listed(play, language)).collect());
    }
    if let Some(shown) = shown {
        put("drawing", json!(picture::lines(&shown.drawing)));
    }
    Value::Object(object)
}

/// The ledger; what the moves have told of each award is not said anew.
fn ledger(verdict: &Verdict, moves: &[Value], language: Language) -> Value {
    let awarded = verdict.moves.iter().flat_map(|judged| &judged.awards);
    if !awarded.eq(&verdict.ledger) {
        return verdict.ledger.iter().map(|given| award(given, language)).collect();
    }
    moves.iter().flat_map(|judged| judged["awards"].as_array().into_iter().flatten().cloned()).collect()
}

/// Each action, and after which entry of `moves` the referee carried it out itself, if it did.
fn actions(report: &Report<'_>, verdict: &Verdict) -> Vec<Value> {
    let mut last = None;
    let told = verdict.moves.iter().map(|judged| {
        let after = last.filter(|_| judged.index.is_none());
        last = judged.index.or(last);
        action(report, &verdict.scores, judged, after)
    });
    told.collect()
}

/// One action: an entry of `moves`, or a step that the referee carried out itself after one.
fn action(report: &Report<'_>, scores: &[Score], judged: &Judged, after: Option<usize>) -> Value {
    let findings = report.locate_all(&judged.findings);
    let units = units(scores);
    let counts = scores.iter().zip(&judged.scores);
    let decides = counts.clone().filter(|(score, _)| units.first() == Some(&score.unit));
    let scores: Map<_, _> = decides.map(|(score, &after)| (score.player.clone(), amount(after))).collect();
    let mut value = json!({
        "action": judged.index.map(|index| index + 1),
        "forced": judged.index.is_none(),
        "after": after.map(|index| index + 1),
        "move": judged.play,
        "says": judged.says.say(report.language),
        "verdict": judged.outcome.word(),
        "conditions": conditions::located(&judged.conditions, report),
        "awards": judged.awards.iter().map(|given| award(given, report.language)).collect::<Value>(),
        "scores": scores,
        "findings": located(&findings, report),
        "after_refusal": judged.after_refusal.map(|index| index + 1),
    });
    if units.len() > 1 {
        for (score, &after) in counts {
            value["units"][&score.player][score.unit.word(2)] = amount(after);
        }
    }
    if let (Some(position), Some(object)) = (&judged.position, value.as_object_mut()) {
        object.insert("position".to_owned(), position.clone());
    }
    value
}

fn located(findings: &[Located<'_>], report: &Report<'_>) -> Value {
    let one = |finding: &Located<'_>| {
        let start = finding.range.as_ref().map(|range| report.lines.position(range.start));
        let end = finding.range.as_ref().map(|range| report.lines.position(range.end));
        json!({
            "rule": finding.code,
            "severity": finding.grade(),
            "id": finding.id,
            "message": finding.message,
            "help": finding.help,
            "facts": facts(finding),
            "path": finding.path,
            "line": start.map(|start| start.line),
            "column": start.map(|start| start.column),
            "end_line": end.map(|end| end.line),
            "end_column": end.map(|end| end.column),
        })
    };
    findings.iter().map(one).collect()
}

pub(super) fn facts(finding: &Located<'_>) -> Value {
    finding.facts.iter().cloned().collect()
}

/// A number, or the bounds of one that is not known.
pub(super) fn amount(amount: Amount) -> Value {
    match amount.known() {
        Some(number) => json!(number),
        None => json!({"least": amount.least(), "most": amount.most()}),
    }
}

fn award(award: &Award, language: Language) -> Value {
    json!({
        "player": award.player,
        "rule": award.rule.id,
        "points": amount(award.amount),
        "unit": award.unit.word(2),
        "why": award.why.say(language),
        "evidence": award.evidence.iter().map(ToString::to_string).collect::<Vec<_>>(),
    })
}

fn unchecked(unchecked: &Unchecked, language: Language) -> Value {
    json!({"rule": unchecked.rule.id, "missing": unchecked.missing.say(language)})
}

pub(super) fn texts(texts: &[Message], language: Language) -> Value {
    texts.iter().map(|text| text.say(language)).collect()
}

/// The units that are counted, the one that decides the game first.
fn units(scores: &[Score]) -> Vec<Unit> {
    each_once(scores.iter().map(|score| score.unit))
}

/// What each player has: of the unit that decides the game, and of each unit where there are several.
pub(super) fn scores(scores: &[Score]) -> Value {
    let mut players = Map::new();
    let several = units(scores).len() > 1;
    for score in scores {
        let stage =
            |stage: &Stage| json!({"moment": stage.moment.word(), "count": amount(stage.count), "unsure": stage.unsure()});
        let stages: Value = score.stages.iter().map(stage).collect();
        let counted = json!({"before": amount(score.before), "after": amount(score.after), "stages": stages});
        let player = players.entry(score.player.clone()).or_insert_with(|| counted.clone());
        if several {
            player["units"][score.unit.word(2)] = counted;
        }
    }
    players.into()
}

fn rank(rank: &Rank, language: Language) -> Value {
    // A text in every case: programs have known it as one.
    let why = rank.why.as_ref().map_or_else(Default::default, |why| why.say(language));
    let rules: Vec<_> = rank.rules.iter().map(|rule| rule.id).collect();
    json!({"place": rank.place, "player": rank.player, "points": rank.points, "why": why, "rules": rules})
}

fn listed(listed: &Listed, language: Language) -> Value {
    let points: Amount = listed.brings.iter().filter(|gain| gain.unit == Unit::Points).map(|gain| gain.amount).sum();
    let mut value = json!({"move": listed.play, "points": amount(points), "says": listed.says.say(language)});
    for gain in listed.brings.iter().filter(|gain| gain.unit != Unit::Points) {
        value["brings"][&gain.player][gain.unit.word(2)] = amount(gain.amount);
    }
    value
}

/// A ruling that was chosen or that matters.
pub(super) fn reading(reading: &Reading, language: Language) -> Value {
    let name = |answer: usize| reading.ruling.answers.get(answer).map(|answer| answer.name);
    let change = |other: &Dependence| json!({"answer": name(other.answer), "change": joined(&other.changes, language)});
    let otherwise: Value = reading.otherwise.iter().map(change).collect();
    let source = source(reading.source);
    json!({"name": reading.ruling.name, "answer": name(reading.answer), "source": source, "otherwise": otherwise})
}

/// The word for who chose an answer, for programs.
pub(super) fn source(source: Source) -> &'static str {
    variant!(source; Source: Default Online House Case CommandLine)
}

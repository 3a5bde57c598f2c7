//! Verdicts, pictures, repairs, moves, rules.

use crate::request::Request;
use serde_json::{Value, json};
use tilejudge::games::GAMES;
use tilejudge::games::repair::mended;
use tilejudge::report::{Answer, Detail, Entry, Format, Manner, Question, Report, Topic, ask, catalogue, repair, screen, write};

fn manner(format: Format, request: &Request) -> Manner {
    Manner { format, detail: Detail::Usual, width: 80, language: request.language().unwrap_or_default() }
}

/// The verdict of the first case, as `score` gives it in JSON, with all that is seen of it.
pub(crate) fn look(request: &Request) -> Option<Value> {
    let asked = tilejudge::games::Asked { breadth: request.breadth, ..ask::asked(request.question(), &request.choices()) };
    request.first(|case, blank| {
        ask::answer(true, &asked, case, blank, |report| {
            let seen = match (case, &report.answer) {
                (Ok(case), Ok(Answer { verdict, shown: Some(shown), .. })) => {
                    screen::screen(case, verdict, &shown.scene, report.language)
                }
                _ => Value::Null,
            };
            json!({"report": screen::report(request.question(), report), "screen": seen, "language": report.language.tag()})
        })
    })
}

pub(crate) fn repairs(request: &Request) -> Option<Value> {
    let choices = request.choices();
    request.first(|case, blank| {
        let repairs = case.ok()?.repairs(&choices);
        let each = repairs.found.iter().take(12);
        let each = each.map(|found| json!({"says": repair::says(found, blank.language), "text": mended(&request.text, found)}));
        Some(each.collect())
    })?
}

/// The legal moves of the position after those of the case, and what all moves are made of.
pub(crate) fn moves(request: &Request) -> Option<Value> {
    let asked = ask::asked(Question::Moves, &request.choices());
    request.first(|case, blank| {
        ask::answer(false, &asked, case, blank, |report| {
            json!({"report": screen::report(Question::Moves, report), "parts": screen::parts(case.ok()?, report.language)}).into()
        })
    })?
}

pub(crate) fn explain(request: &Request) -> Option<Value> {
    let mut all = GAMES.iter().flat_map(|game| Entry::all(game.catalogue()));
    let entry = all.find(|entry| entry.is(&request.topic))?;
    let text = tilejudge::report::explain(entry, manner(Format::Markdown, request));
    let kind = match entry.topic {
        Topic::Rule(_) => "rule",
        Topic::Ruling(_) => "ruling",
        Topic::Slip(_) => "slip",
    };
    Some(json!({"kind": kind, "markdown": text}))
}

pub(crate) fn report(request: &Request) -> Option<Value> {
    let question = request.question();
    let asked = ask::asked(question, &request.choices());
    let manner = manner(request.format(), request);
    let drawn = question == Question::Show;
    let one = |report: &Report<'_>| write(question, report, manner).answer;
    let written = request.each(|case, blank| ask::answer(drawn, &asked, case, blank, one));
    let mut run = tilejudge::report::Run::new(manner.format);
    let written: String = written
        .into_iter()
        .map(|answer| run.add(tilejudge::report::Written { answer, ..Default::default() }).answer)
        .collect();
    Some(json!({"text": written}))
}

#[allow(unused_imports)]
use catalogue as _;

//! Verdicts, pictures, repairs, moves, rules.

use crate::request::Request;
use serde_json::{Value, json};
use tilejudge::games::repair::mended;
use tilejudge::games::{Asked, GAMES};
use tilejudge::report::{Answer, Entry, Question, Report, as_json, as_markdown, ask, repair, screen};

/// The verdict of the first case, as `score` gives it in JSON, with all that is seen of it.
pub(crate) fn look(request: &Request) -> Option<Value> {
    let asked = Asked { breadth: request.breadth, as_typed: request.as_typed, ..ask::asked(request.question(), &request.choices()) };
    request.first(|case, blank| {
        ask::answer(true, &asked, case, blank, |report| {
            let seen = match (case, &report.answer) {
                (Ok(case), Ok(Answer { verdict, shown: Some(shown), .. })) => {
                    screen::screen(case, verdict, &shown.scene, report.language)
                }
                _ => Value::Null,
            };
            json!({"report": screen::report(report), "screen": seen, "language": report.language.tag()})
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
            json!({"report": screen::report(report), "pieces": screen::pieces(case.ok()?, report.language)}).into()
        })
    })?
}

pub(crate) fn explain(request: &Request) -> Option<Value> {
    let mut all = GAMES.iter().flat_map(|game| Entry::all(game.catalogue()));
    let entry = all.find(|entry| entry.is(&request.topic))?;
    Some(json!({"markdown": entry.markdown(request.language().unwrap_or_default())}))
}

pub(crate) fn report(request: &Request) -> Option<Value> {
    let (question, is_markdown) = (request.question(), request.format == "markdown");
    let asked = ask::asked(question, &request.choices());
    let one = |report: &Report<'_>| if is_markdown { as_markdown(question, report) } else { as_json(question, report) };
    let written = request.each(|case, blank| ask::answer(question == Question::Show, &asked, case, blank, one));
    Some(json!({"text": written.join(if is_markdown { "\n" } else { "" })}))
}

//! Verdicts, pictures, repairs, moves, rules.

use crate::paint::Finish;
use crate::request::{Request, opened};
use serde::Serialize;
use serde_json::{Value, json};
use tilejudge::editor::{May, Slot};
use tilejudge::referee::{Asked, Case};
use tilejudge::repair::{Edit, mended};
use tilejudge::report::screen::{self, Screen};
use tilejudge::report::svg::{Plate, bare, render};
use tilejudge::report::{Answer, Entry, Question, Report, as_json, as_markdown, ask, repair};
use tilejudge::verdict::Place;

/// The verdict of the first case, with all that is seen of it.
#[derive(Serialize)]
pub(crate) struct Look {
    language: &'static str,
    moves: usize,
    /// Who claims something and does not play.
    nobody: Option<Vec<String>>,
    elsewhere: Option<&'static str>,
    report: Value,
    screen: Option<Screen>,
}

/// What is asked of a case that is seen.
fn seen(request: &Request) -> Asked {
    Asked { breadth: request.breadth, as_typed: request.as_typed, ..ask::asked(request.question(), &request.choices()) }
}

/// The picture before all that is said of it: of a table that was changed this is seen first.
pub(crate) fn sheet(request: &Request) -> Option<String> {
    request.first(|case, _| {
        let (case, language) = (case?, request.language().unwrap_or_default());
        let (_, shown) = case.draw(&seen(request), language).ok()?;
        let finish = Finish::of(case, request.dark);
        Some(finish.sheet(bare(&finish.scene(&shown.scene))))
    })?
}

pub(crate) fn look(request: &Request) -> Option<Look> {
    let asked = seen(request);
    request.first(|case, blank| {
        // Whoever proposes a move has the table before their eyes.
        ask::answer(request.question != "check", &asked, case, blank, |report| {
            let seen = match (case, &report.answer) {
                (Some(case), Ok(Answer { verdict, shown: Some(shown), .. })) => {
                    let finish = Finish::of(case, request.dark);
                    let scene = finish.scene(&shown.scene);
                    let screen = |table: &Case<'_, '_>| {
                        let mut seen = screen::screen(case, table, verdict, &scene, report.language);
                        seen.svg = finish.sheet(seen.svg);
                        seen
                    };
                    let moved = !request.as_typed && verdict.moves.iter().any(|judged| judged.index.is_some());
                    Some(moved.then(|| after(case, request, &screen)).flatten().unwrap_or_else(|| screen(case)))
                }
                _ => None,
            };
            Look {
                language: report.language.tag(),
                moves: match case.and_then(|case| case.slot(&Place::root().key("moves"))) {
                    Some(Slot { may: May::Items(count), .. }) => count,
                    _ => 0,
                },
                nobody: case.map(Case::claims_of_nobody),
                elsewhere: if case.is_none() { request.elsewhere() } else { None },
                report: screen::report(report),
                screen: seen,
            }
        })
    })
}

/// What is seen of the table after the moves of a case, as a case of its own; none if there is no such table.
fn after(case: &Case<'_, '_>, request: &Request, screen: &impl Fn(&Case<'_, '_>) -> Screen) -> Option<Screen> {
    let verdict = case.judge(&Asked { one_reading: true, ..ask::asked(Question::Apply, &request.choices()) }).ok()?;
    opened(&verdict.after?.to_string(), screen)
}

pub(crate) fn repairs(request: &Request) -> Option<Value> {
    let choices = request.choices();
    request.first(|case, blank| {
        let mut found = case?.repairs(&choices).found;
        // The phase was chosen on purpose when the table was laid.
        let of_phase = |edit: &Edit| edit.changes.iter().any(|change| change.place == Place::root().key("phase"));
        found.sort_by_key(|repair| repair.iter().any(of_phase));
        let each = found.iter().take(12);
        let each = each.map(|found| json!({"says": repair::says(found, blank.language), "text": mended(&request.text, found)}));
        Some(each.collect())
    })?
}

/// The legal moves of the position after those of the case.
pub(crate) fn moves(request: &Request) -> Option<Value> {
    let asked = ask::asked(Question::Moves, &request.choices());
    request.first(|case, blank| ask::answer(false, &asked, case, blank, |report| json!({"report": screen::report(report)})))
}

/// A rule, a ruling or a slip, in the terms of the edition that the case is of.
pub(crate) fn explain(request: &Request) -> Option<Value> {
    let name = request.topic.split_once('/').map_or(&*request.topic, |(_, name)| name);
    let game = request.first(|case, _| case.map(Case::game_id)).flatten();
    let of_edition = game.and_then(|game| Entry::find(&format!("{game}/{name}")));
    let entry = of_edition.or_else(|| Entry::find(&request.topic))?;
    Some(screen::entry(&entry, game, request.language().unwrap_or_default()))
}

/// The picture that the program paints: rings round what is wrong or counted, captions below.
pub(crate) fn picture(request: &Request) -> Option<Value> {
    let asked = ask::asked(request.question(), &request.choices());
    let plate = request.first(|case, blank| ask::answer(true, &asked, case, blank, Plate::of))??;
    Some(json!({"svg": render(&[plate])}))
}

pub(crate) fn report(request: &Request) -> Option<Value> {
    let (question, is_markdown) = (request.question(), request.format == "markdown");
    let asked = Asked { claims: request.claims.clone(), ..ask::asked(question, &request.choices()) };
    let one = |report: &Report<'_>| if is_markdown { as_markdown(question, report) } else { as_json(question, report) };
    let written = request.each(|case, blank| ask::answer(question == Question::Show, &asked, case, blank, one));
    Some(json!({"text": written.join(if is_markdown { "\n" } else { "" })}))
}

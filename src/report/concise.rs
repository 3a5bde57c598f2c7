//! Reports of one line a finding, as compilers write them: for editors, for `grep`.

use super::ledger::gains;
use super::page::clean;
use super::text::stream_text;
use super::{Manner, Question, Report, claims, picture};
use crate::verdict::{Amount, Gain, Unit};

pub(super) fn write(question: Question, report: &Report<'_>, manner: Manner) -> String {
    let mut text: String = report
        .located()
        .iter()
        .map(|finding| {
            let place =
                finding.range.as_ref().map_or_else(String::new, |range| format!("{}:", report.lines.position(range.start)));
            let (file, message) = (clean(report.file), clean(&finding.message));
            format!("{file}:{place} {} {}: {message}\n", finding.grade(), finding.code)
        })
        .collect();
    let Ok(answer) = &report.answer else { return text };
    let name = report.name();
    let name = clean(&name);
    let verdict = answer.verdict;
    text += &claims::lines(&verdict.claims, report);
    match question {
        Question::Check => {}
        Question::Score | Question::Replay if manner.quiet => {}
        Question::Score | Question::Replay => {
            for score in &verdict.scores {
                let word = score.unit.words(score.after);
                let [after, before] = [score.after, score.before].map(|amount| amount.say(|number| number.to_string()));
                text += &format!("{name}: {}: {after} {word}, {before} before\n", clean(&score.player));
            }
            if let Some(choice) = &verdict.choice {
                text += &format!("{name}: not all is counted: {}\n", clean(&choice.to_string()));
            }
        }
        Question::Moves if report.all_moves_made() => {
            for listed in verdict.legal.iter().flatten() {
                text += &format!("{name}: {}: {}\n", gained(&listed.brings), clean(&listed.says.to_string()));
            }
            if let Some(choice) = verdict.choice.as_ref().filter(|_| verdict.more_legal) {
                text += &format!("{name}: not all is listed: {}\n", clean(&choice.to_string()));
            }
        }
        Question::Apply if report.all_moves_made() => {
            text += &verdict.after.as_ref().map(|case| stream_text(case, report)).unwrap_or_default();
        }
        Question::Moves | Question::Apply => {}
        Question::Show => text += &answer.shown.map(|shown| picture::render(&shown.drawing)).unwrap_or_default(),
    }
    text
}

/// What a move brings, in signs that every editor has: "+3", "Andrea -2 cards, +1 scale; Pedro +1 crystal".
fn gained(brings: &[Gain]) -> String {
    let sign = |amount: i32| format!("{amount:+}");
    if brings.iter().all(|gain| gain.unit == Unit::Points) {
        brings.iter().map(|gain| gain.amount).sum::<Amount>().say(sign)
    } else {
        gains(brings, sign)
    }
}

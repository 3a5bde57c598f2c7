//! Reports of one line a finding, as compilers write them: for editors, for `grep`.

use super::located::Located;
use super::messages::{frame, gains, head, number, unit};
use super::page::clean;
use super::text::stream_text;
use super::{Detail, Manner, Question, Report, picture};
use crate::verdict::{Amount, Gain, Unit};
use crate::words::Language;

pub(super) fn write(question: Question, report: &Report<'_>, manner: Manner) -> String {
    let line = |told: &Located<'_>| {
        let place = told.range.as_ref().map_or_else(String::new, |range| format!("{}:", report.lines.position(range.start)));
        let grade = if told.condition.is_some() { "condition" } else { told.grade() };
        let why = told.claim.and_then(|claim| claim.explanations().first());
        let why = why.map_or_else(String::new, |first| format!("; {}", first.why.say(report.language)));
        // In signs that every editor has.
        let message = format!("{}{why}", told.message).replace('−', "-");
        format!("{}:{place} {grade} {}: {}\n", clean(report.file), told.code, clean(&message))
    };
    let mut text: String = report.attention().iter().map(line).collect();
    let Ok(answer) = &report.answer else { return text };
    let name = report.name();
    let name = clean(&name);
    let verdict = answer.verdict;
    let language = report.language;
    match question {
        Question::Check => {}
        Question::Score | Question::Replay if manner.detail == Detail::Quiet => {}
        Question::Score | Question::Replay => {
            for score in &verdict.scores {
                let [after, before] =
                    [score.after, score.before].map(|amount| number(amount, |number| number.to_string(), language));
                let unit = unit(score.unit, score.after, language);
                let says = frame("score-before").with("after", &*after).with("unit", &*unit).with("before", &*before);
                text += &format!("{name}: {}: {}\n", clean(&score.player), says.say(language));
            }
            if let Some(choice) = &verdict.choice {
                text += &format!("{name}: {}{}\n", head("not-counted", language), clean(&choice.say(language)));
            }
        }
        Question::Moves if report.conclusion().is_made() => {
            for listed in verdict.legal.iter().flatten() {
                text += &format!("{name}: {}: {}\n", gained(&listed.brings, language), clean(&listed.says.say(language)));
            }
            if let Some(choice) = verdict.choice.as_ref().filter(|_| verdict.more_legal) {
                text += &format!("{name}: {}{}\n", head("not-listed", language), clean(&choice.say(language)));
            }
        }
        Question::Apply if report.conclusion().is_made() => {
            text += &verdict.after.as_ref().map(|case| stream_text(case, report)).unwrap_or_default();
        }
        Question::Moves | Question::Apply => {}
        Question::Show => text += &answer.shown.map(|shown| picture::render(&shown.drawing)).unwrap_or_default(),
    }
    text
}

/// What a move brings, in signs that every editor has: "+3", "Andrea -2 cards, +1 scale; Pedro +1 crystal".
fn gained(brings: &[Gain], language: Language) -> String {
    let sign = |amount: i64| format!("{amount:+}");
    if brings.iter().all(|gain| gain.unit == Unit::Points) {
        number(brings.iter().map(|gain| gain.amount).sum::<Amount>(), sign, language)
    } else {
        gains(brings, sign, language)
    }
}

//! What a verdict leaves out and what it rests on.

use super::json;
use super::messages::{Markup, frame, head, joined};
use super::page::{FAINT, OPEN};
use super::people::{Depth, Sheet, put_conditional};
use super::{Detail, Question, Report, conditions};
use crate::verdict::{Dependence, Reading, Unchecked, Verdict};
use crate::words::lists::{each_once, grouped};
use crate::words::{Arg, Language, Message};

/// What is supposed, worked out, and what other rulings would change; of the rest how much it is, and which if that is wanted.
pub(super) fn put_notes(sheet: &mut dyn Sheet, question: Question, report: &Report<'_>, verdict: &Verdict) {
    let language = report.language;
    let voice = sheet.voice();
    let markup @ Markup { code, plain, typed, .. } = voice.markup;
    put_conditional(sheet, question, report, verdict);
    let mut note = |style, id, text: &str| sheet.said(Depth::Note, style, &head(id, language), text);
    if verdict.unheard > 0 {
        note(FAINT, "claims", &frame("claims-made").with("count", verdict.unheard).say(language));
    }
    if let Some(granted) = conditions::granted(verdict.conditions(), language) {
        note(FAINT, "granted", &plain(&granted));
    }
    if voice.detail != Detail::Spoken
        && let Some(settled) = conditions::settled(report, verdict, typed)
    {
        note(OPEN, "conditions", &settled);
    }
    if !verdict.worked_out.is_empty() {
        note(FAINT, "worked-out", &voice.joined(&verdict.worked_out));
    }
    let (idle, telling): (Vec<_>, Vec<_>) = verdict.rulings.iter().partition(|reading| reading.otherwise.is_empty());
    for reading in telling {
        note(OPEN, "ruling", &ruling(reading, language, markup));
    }
    if voice.detail != Detail::Verbose {
        if let Some(closing) = closing(verdict, language) {
            sheet.said(Depth::Note, FAINT, "", &closing);
        }
        return;
    }
    for (missing, rules) in by_what_is_missing(&verdict.unchecked) {
        let rules: Vec<_> = rules.into_iter().map(code).collect();
        let without = frame("without").with("missing", &*voice.say(missing)).with("rules", &*rules.join(", "));
        note(FAINT, "not-checked-without", &without.say(language));
    }
    if !verdict.assumed.is_empty() {
        note(FAINT, "assumed", &voice.joined(&verdict.assumed));
    }
    if !idle.is_empty() {
        let chosen: Vec<_> = idle.into_iter().map(|reading| ruling(reading, language, markup)).collect();
        note(FAINT, "rulings-idle", &chosen.join(", "));
    }
}

/// "4 rules are not checked, 2 things are assumed (`-v` says which)".
fn closing(verdict: &Verdict, language: Language) -> Option<String> {
    let rules: usize = by_what_is_missing(&verdict.unchecked).iter().map(|(_, rules)| rules.len()).sum();
    let parts = [("rules-not-checked", rules), ("things-assumed", verdict.assumed.len())];
    let parts: Vec<_> = parts.iter().filter(|(_, count)| *count > 0).map(|&(id, count)| frame(id).with("count", count)).collect();
    (!parts.is_empty())
        .then(|| frame("closing").with("parts", Arg::from_iter(parts)).with("count", rules + verdict.assumed.len()).say(language))
}

/// "partial-floor=no (default); with yes: move 1 would be legal".
pub(super) fn ruling(reading: &Reading, language: Language, Markup { code, plain, .. }: Markup) -> String {
    let name = |answer: usize| reading.ruling.answers.get(answer).map_or("?", |answer| answer.name);
    let other = |Dependence { answer, changes }: &Dependence| {
        let with = frame("with-answer").with("answer", &*code(name(*answer)));
        with.with("changes", &*plain(&joined(changes, language))).say(language)
    };
    let others: String = reading.otherwise.iter().map(other).collect();
    let in_force = frame("ruling-in-force").with("source", Arg::Term(json::source(reading.source)));
    let answer = code(&format!("{}={}", reading.ruling.name, name(reading.answer)));
    format!("{}{others}", in_force.with("ruling", &*answer).say(language))
}

/// What is missing, and the rules that are not checked for want of it.
fn by_what_is_missing(unchecked: &[Unchecked]) -> Vec<(&Message, Vec<&'static str>)> {
    let rules = each_once(unchecked.iter().map(|Unchecked { rule, missing }| (missing, rule.id)));
    grouped(rules)
}

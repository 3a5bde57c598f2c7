//! What a verdict leaves out and what it rests on.

use super::json;
use super::messages::{Markup, frame, head, joined};
use super::page::{FAINT, OPEN, Page};
use super::{Report, conditions};
use crate::verdict::{Dependence, Reading, Unchecked, Verdict};
use crate::words::{Arg, Language, Message};

/// What is worked out and what other rulings would change; of the rest how much it is, and which if that is wanted.
pub(super) fn put_notes(page: &mut Page, report: &Report<'_>, verdict: &Verdict) {
    let language = page.language();
    if verdict.unheard > 0 {
        let claims = frame("claims-made").with("count", verdict.unheard).say(language);
        page.paragraph(0, FAINT, &head("claims", language), &claims);
    }
    if let Some(granted) = conditions::granted(verdict.conditions(), language) {
        page.paragraph(0, FAINT, &head("granted", language), &granted);
    }
    if let Some(settled) = conditions::settled(report, verdict, |text| format!("`{text}`")) {
        page.paragraph(0, OPEN, &head("conditions", language), &settled);
    }
    if !verdict.worked_out.is_empty() {
        page.paragraph(0, FAINT, &head("worked-out", language), &joined(&verdict.worked_out, language));
    }
    for reading in verdict.rulings.iter().filter(|reading| !reading.otherwise.is_empty()) {
        page.paragraph(0, OPEN, &head("ruling", language), &ruling(reading, language, Markup::NONE));
    }
    if page.verbose {
        put_rest(page, verdict);
    } else if let Some(closing) = closing(verdict, language) {
        page.paragraph(0, FAINT, "", &closing);
    }
}

/// "4 rules are not checked, 2 things are assumed (`-v` says which)".
pub(super) fn closing(verdict: &Verdict, language: Language) -> Option<String> {
    let rules: usize = by_what_is_missing(&verdict.unchecked).iter().map(|(_, rules)| rules.len()).sum();
    let parts = [("rules-not-checked", rules), ("things-assumed", verdict.assumed.len())];
    let parts: Vec<_> = parts.iter().filter(|(_, count)| *count > 0).map(|&(id, count)| frame(id).with("count", count)).collect();
    (!parts.is_empty())
        .then(|| frame("closing").with("parts", Arg::from_iter(parts)).with("count", rules + verdict.assumed.len()).say(language))
}

fn put_rest(page: &mut Page, verdict: &Verdict) {
    let language = page.language();
    for (missing, rules) in by_what_is_missing(&verdict.unchecked) {
        let without = frame("without").with("missing", missing.clone()).with("rules", &*rules.join(", "));
        page.paragraph(0, FAINT, &head("not-checked-without", language), &without.say(language));
    }
    if !verdict.assumed.is_empty() {
        page.paragraph(0, FAINT, &head("assumed", language), &joined(&verdict.assumed, language));
    }
    let idle: Vec<_> = verdict.rulings.iter().filter(|reading| reading.otherwise.is_empty()).collect();
    if !idle.is_empty() {
        let chosen: Vec<_> = idle.into_iter().map(|reading| ruling(reading, language, Markup::NONE)).collect();
        page.paragraph(0, FAINT, &head("rulings-idle", language), &chosen.join(", "));
    }
}

/// "partial-floor=no (default); with yes: move 1 would be legal".
pub(super) fn ruling(reading: &Reading, language: Language, Markup { code, plain }: Markup) -> String {
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

pub(super) fn by_what_is_missing(unchecked: &[Unchecked]) -> Vec<(&Message, Vec<&'static str>)> {
    let mut groups: Vec<(&Message, Vec<&'static str>)> = Vec::new();
    for Unchecked { rule, missing } in unchecked {
        match groups.iter_mut().find(|(same, _)| *same == missing) {
            Some((_, rules)) if rules.contains(&rule.id) => {}
            Some((_, rules)) => rules.push(rule.id),
            None => groups.push((missing, vec![rule.id])),
        }
    }
    groups
}

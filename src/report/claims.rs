//! Claims with their answers.

use super::Report;
use super::page::{BAD, FAINT, GOOD, OPEN, Page, clean};
use crate::verdict::english::number;
use crate::verdict::{Cause, Claim, Explanation, Place, Reply};
use serde_json::{Value, json};

/// So many ways to arrive at a wrong number are told to people; programs get all.
pub(super) const MOST: usize = 3;

/// Every claim in words; `quiet` leaves out those that are right.
pub(super) fn put_claims(page: &mut Page, claims: &[Claim], quiet: bool) {
    for claim in claims.iter().filter(|claim| !quiet || !matches!(claim.answer, Reply::Confirmed { .. })) {
        let says = says(claim);
        match &claim.answer {
            Reply::Confirmed { left } => {
                page.paragraph(0, GOOD, "claim: ", &format!("{says}: {}", right(left.as_deref())));
            }
            Reply::Open(why) => {
                page.paragraph(0, OPEN, "claim: ", &format!("{says}: cannot be told: {why}"));
            }
            Reply::Refuted { counted, so_far, explanations } => {
                page.paragraph(0, BAD, "claim: ", &format!("{says}: {}", wrong(claim.claimed, *counted, *so_far)));
                put_explanations(page, claim.claimed, explanations);
            }
        }
    }
}

fn put_explanations(page: &mut Page, claimed: i32, explanations: &[Explanation]) {
    if explanations.is_empty() {
        page.paragraph(2, FAINT, "", &format!("no other reading of the rules and no known slip leads to {}", number(claimed)));
    }
    for Explanation { cause, why, .. } in explanations.iter().take(MOST) {
        page.paragraph(2, OPEN, "", why);
        if let Cause::Slip(slip, _) = cause
            && let Some(rule) = slip.rule
        {
            page.paragraph(4, FAINT, "but:  ", slip.statement);
            page.paragraph(4, FAINT, "rule: ", &format!("{} (slip: {})", rule.id, slip.id));
        }
    }
    if explanations.len() > MOST {
        let more = explanations.len() - MOST;
        let ways = if more == 1 { "way leads" } else { "ways lead" };
        page.paragraph(2, FAINT, "", &format!("{more} more {ways} to {} (`--format json` tells them)", number(claimed)));
    }
}

/// "right"; "right so far, and 16 once Ana passes and discards 1 red".
pub(super) fn right(left: Option<&str>) -> String {
    left.map_or_else(|| "right".to_owned(), |left| format!("right so far, and {left}"))
}

/// "wrong, it is 41".
pub(super) fn wrong(claimed: i32, counted: i32, so_far: bool) -> String {
    let open = if so_far { format!(" so far, and no choice that is left leads to {}", number(claimed)) } else { String::new() };
    format!("wrong, it is {}{open}", number(counted))
}

/// "Ana has 43 points".
pub(super) fn says(claim: &Claim) -> String {
    format!("{} has {} {}", clean(&claim.player), number(claim.claimed), claim.unit.word(claim.claimed))
}

/// What is wrong with the claims, in a few words for the headline.
pub(super) fn tail(claims: &[Claim]) -> Option<String> {
    match (claims.iter().filter(|claim| claim.is_refuted()).count(), claims.len()) {
        (0, _) => None,
        (1, 1) => Some("the claim is wrong".to_owned()),
        (wrong, all) => Some(format!("{wrong} of {all} claims {} wrong", if wrong == 1 { "is" } else { "are" })),
    }
}

/// Claims that are wrong or open, one a line, as compilers write them.
pub(super) fn lines(claims: &[Claim], report: &Report<'_>) -> String {
    let Ok(answer) = &report.answer else { return String::new() };
    let line = |claim: &Claim| {
        let range = claim.place.as_ref().and_then(|place| report.lines.clamp((answer.locate)(place)));
        let place = range.map_or_else(String::new, |range| format!("{}:", report.lines.position(range.start)));
        let (file, says) = (report.file, says(claim));
        match &claim.answer {
            Reply::Confirmed { .. } => None,
            Reply::Open(why) => Some(format!("{file}:{place} undecided claim: {says}: cannot be told: {why}")),
            Reply::Refuted { counted, so_far, explanations } => {
                let wrong = wrong(claim.claimed, *counted, *so_far);
                let why = explanations.first().map_or_else(String::new, |first| format!("; {}", first.why));
                Some(format!("{file}:{place} error claim: {says}: {wrong}{why}"))
            }
        }
    };
    // In signs that every editor has.
    claims.iter().filter_map(line).map(|line| format!("{}\n", clean(&line.replace('−', "-")))).collect()
}

/// The claims for programs.
pub(super) fn json(claims: &[Claim], report: &Report<'_>) -> Value {
    claims.iter().map(|claim| one(claim, report)).collect()
}

fn one(claim: &Claim, report: &Report<'_>) -> Value {
    let locate = |place: &Place| report.answer.as_ref().ok().and_then(|answer| report.lines.clamp((answer.locate)(place)));
    let start = claim.place.as_ref().and_then(locate).map(|range| report.lines.position(range.start));
    let (answer, counted, why, explanations) = match &claim.answer {
        Reply::Confirmed { left } => ("confirmed", Some(claim.claimed), left.as_ref(), &[] as &[Explanation]),
        Reply::Open(why) => ("open", None, Some(why), &[] as &[Explanation]),
        Reply::Refuted { counted, explanations, .. } => ("refuted", Some(*counted), None, explanations.as_slice()),
    };
    json!({
        "player": claim.player,
        "unit": claim.unit.word(2),
        "claimed": claim.claimed,
        "answer": answer,
        "counted": counted,
        "why": why,
        "explanations": explanations.iter().map(explanation).collect::<Value>(),
        "path": claim.place.as_ref().map(ToString::to_string),
        "line": start.map(|start| start.line),
        "column": start.map(|start| start.column),
    })
}

fn explanation(explanation: &Explanation) -> Value {
    let evidence: Vec<_> = explanation.evidence.iter().map(ToString::to_string).collect();
    match &explanation.cause {
        Cause::Readings(readings) => {
            let answers = readings.iter().map(|(ruling, answer)| (ruling.name.to_owned(), json!(ruling.answers[*answer].name)));
            json!({"why": explanation.why, "rulings": Value::Object(answers.collect()), "evidence": evidence})
        }
        Cause::Slip(slip, times) => {
            let rule = slip.rule.map(|rule| rule.id);
            json!({"why": explanation.why, "slip": slip.id, "times": times, "rule": rule, "evidence": evidence})
        }
    }
}

//! Claims with their answers.

use super::Report;
use super::page::{BAD, FAINT, GOOD, OPEN, Page, clean};
use super::text::cited;
use crate::verdict::english::number;
use crate::verdict::{Amount, Cause, Claim, Explanation, Place, Reply};
use crate::words::Text;
use serde_json::{Value, json};

/// So many ways to arrive at a wrong number are told to people; programs get all.
pub(super) const MOST: usize = 3;

/// Every claim in words; `quiet` leaves out those that are right.
pub(super) fn put_claims(page: &mut Page, claims: &[Claim], game: Option<&str>, quiet: bool) {
    for claim in claims.iter().filter(|claim| !quiet || !matches!(claim.answer, Reply::Confirmed { .. })) {
        let says = says(claim);
        match &claim.answer {
            Reply::Confirmed { left } => {
                page.paragraph(0, GOOD, "claim: ", &format!("{says}: {}", right(left.as_ref())));
            }
            Reply::Open(why) => {
                page.paragraph(0, OPEN, "claim: ", &format!("{says}: cannot be told: {why}"));
            }
            Reply::Refuted { counted, so_far, explanations } => {
                page.paragraph(0, BAD, "claim: ", &format!("{says}: {}", wrong(claim.claimed, *counted, *so_far)));
                put_explanations(page, claim.claimed, explanations, game);
            }
        }
        if let Some(help) = &claim.help {
            page.paragraph(2, FAINT, "help: ", &help.to_string());
        }
    }
}

fn put_explanations(page: &mut Page, claimed: i32, explanations: &[Explanation], game: Option<&str>) {
    if explanations.is_empty() {
        page.paragraph(2, FAINT, "", &format!("no other reading of the rules and no known slip leads to {}", number(claimed)));
    }
    for Explanation { cause, why, .. } in explanations.iter().take(MOST) {
        page.paragraph(2, OPEN, "", &why.to_string());
        if let Cause::Slip(slip, _) = cause
            && let Some(rule) = slip.rule
        {
            page.paragraph(4, FAINT, "but:  ", slip.statement);
            page.paragraph(4, FAINT, "rule: ", &format!("{} (slip: {})", rule.id, slip.id));
        }
        if let Some(law) = law(cause, game) {
            page.paragraph(4, FAINT, "law:  ", &law);
        }
    }
    if explanations.len() > MOST {
        let more = explanations.len() - MOST;
        let ways = if more == 1 { "way leads" } else { "ways lead" };
        page.paragraph(2, FAINT, "", &format!("{more} more {ways} to {} (`--format json` tells them)", number(claimed)));
    }
}

/// Where the rulebooks say what a slip forgets, or leave open what is read otherwise.
pub(super) fn law(cause: &Cause, game: Option<&str>) -> Option<String> {
    match cause {
        Cause::Slip(slip, _) => slip.rule.map(|rule| cited(rule.citations, game)),
        // All answers of the live implementation at once point nowhere.
        Cause::Readings(readings) if readings.len() > 2 => None,
        Cause::Readings(readings) => {
            let laws: Vec<_> = readings.iter().map(|(ruling, _)| cited(ruling.citations, game)).collect();
            Some(laws.join(" · "))
        }
    }
}

/// The ways that lead to a wrong number, one a line, each with its law.
pub(super) fn ways(explanations: &[Explanation], game: Option<&str>) -> String {
    let way = |Explanation { cause, why, .. }: &Explanation| match law(cause, game) {
        Some(law) => format!("\n{} ({law})", clean(&why.to_string())),
        None => format!("\n{}", clean(&why.to_string())),
    };
    explanations.iter().take(MOST).map(way).collect()
}

/// "right"; "right so far, and 16 once Ana passes and discards 1 red".
pub(super) fn right(left: Option<&Text>) -> String {
    left.map_or_else(|| "right".to_owned(), |left| format!("right so far, and {left}"))
}

/// "wrong, it is 41".
pub(super) fn wrong(claimed: i32, counted: Amount, so_far: bool) -> String {
    let open = if so_far { format!(" so far, and no choice that is left leads to {}", number(claimed)) } else { String::new() };
    format!("wrong, it is {counted}{open}")
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
        Reply::Confirmed { left } => ("confirmed", Some(Amount::exactly(claim.claimed)), left.as_ref(), &[] as &[Explanation]),
        Reply::Open(why) => ("open", None, Some(why), &[] as &[Explanation]),
        Reply::Refuted { counted, explanations, .. } => ("refuted", Some(*counted), None, explanations.as_slice()),
    };
    json!({
        "player": claim.player,
        "unit": claim.unit.word(2),
        "claimed": claim.claimed,
        "answer": answer,
        "counted": counted.map(super::json::amount),
        "why": why,
        "help": claim.help,
        "explanations": explanations.iter().map(|one| explanation(one, report.game)).collect::<Value>(),
        "path": claim.place.as_ref().map(ToString::to_string),
        "line": start.map(|start| start.line),
        "column": start.map(|start| start.column),
    })
}

fn explanation(explanation: &Explanation, game: Option<&str>) -> Value {
    let law = law(&explanation.cause, game);
    let evidence: Vec<_> = explanation.evidence.iter().map(ToString::to_string).collect();
    match &explanation.cause {
        Cause::Readings(readings) => {
            let answers = readings.iter().map(|(ruling, answer)| (ruling.name.to_owned(), json!(ruling.answers[*answer].name)));
            json!({"why": explanation.why, "rulings": Value::Object(answers.collect()), "law": law, "evidence": evidence})
        }
        Cause::Slip(slip, times) => {
            let rule = slip.rule.map(|rule| rule.id);
            json!({"why": explanation.why, "slip": slip.id, "times": times, "rule": rule, "law": law, "evidence": evidence})
        }
    }
}

//! Claims with their answers.

use super::Report;
use super::messages::{aligned, frame, head, is, number, word};
use super::page::{BAD, FAINT, GOOD, OPEN, Page, clean};
use super::text::cited;
use crate::verdict::{Amount, Cause, Claim, Explanation, Moment, Place, Reply, Stage, english};
use crate::words::{Arg, Language, Message};
use serde_json::{Value, json};

/// So many ways to arrive at a wrong number are told to people; programs get all.
pub(super) const MOST: usize = 3;

/// Every claim in words; `quiet` leaves out those that are right.
pub(super) fn put_claims(page: &mut Page, claims: &[Claim], game: Option<&str>, quiet: bool) {
    let language = page.language();
    let claims_that = head("claim", language);
    for claim in claims.iter().filter(|claim| !quiet || !matches!(claim.answer, Reply::Confirmed { .. })) {
        let says = says(claim, language);
        match &claim.answer {
            Reply::Confirmed { at, left, explanations } => {
                page.paragraph(0, GOOD, &claims_that, &format!("{says}: {}", right(claim, *at, left.as_ref(), language)));
                put_explanations(page, claim.claimed, explanations, game);
            }
            Reply::Open(why) => {
                page.paragraph(0, OPEN, &claims_that, &format!("{says}: {}", open(why, language)));
            }
            Reply::Refuted { counted, so_far, explanations } => {
                page.paragraph(0, BAD, &claims_that, &format!("{says}: {}", wrong(claim, *counted, *so_far, language)));
                if claim.is_unexplained() {
                    page.paragraph(2, FAINT, "", &no_way(claim.claimed, language));
                }
                put_explanations(page, claim.claimed, explanations, game);
            }
        }
        if let Some(help) = &claim.help {
            page.paragraph(2, FAINT, &head("help", language), &help.say(language));
        }
    }
}

fn put_explanations(page: &mut Page, claimed: i32, explanations: &[Explanation], game: Option<&str>) {
    let language = page.language();
    let [but, rule_is, law_is] = aligned(["but", "rule", "law"], language);
    for explanation in explanations.iter().take(MOST) {
        page.paragraph(2, OPEN, "", &explanation.why.say(language));
        if let Cause::Slip(slip, _) = explanation.cause
            && slip.rule.is_some()
        {
            page.paragraph(4, FAINT, &but, &slip.statement_in(page.idiom));
            if page.verbose {
                let of = frame("slip-of").with("rule", &*rules(explanation)).with("slip", slip.id).say(language);
                page.paragraph(4, FAINT, &rule_is, &of);
            }
        }
        if let Some(law) = law(explanation, game, language) {
            page.paragraph(4, FAINT, &law_is, &law);
        }
    }
    if explanations.len() > MOST {
        let more = frame("more-ways").with("more", explanations.len() - MOST).with("claimed", claimed);
        page.paragraph(2, FAINT, "", &more.say(language));
    }
}

/// The ids of the rules that a slip forgets.
pub(super) fn rules(explanation: &Explanation) -> String {
    explanation.rules.iter().map(|rule| rule.id).collect::<Vec<_>>().join(", ")
}

/// Where the rulebooks say what a slip forgets, or leave open what is read otherwise.
pub(super) fn law(explanation: &Explanation, game: Option<&str>, language: Language) -> Option<String> {
    match &explanation.cause {
        Cause::Slip(..) => {
            let citations: Vec<_> = explanation.rules.iter().flat_map(|rule| rule.citations()).collect();
            (!citations.is_empty()).then(|| cited(&citations, game, language))
        }
        // All answers of the live implementation at once point nowhere.
        Cause::Readings(readings) if readings.len() > 2 => None,
        Cause::Readings(readings) => {
            let laws: Vec<_> = readings.iter().map(|(ruling, _)| cited(&ruling.citations(), game, language)).collect();
            Some(laws.join(" · "))
        }
    }
}

/// The ways that lead to a wrong number, one a line, each with its law.
pub(super) fn ways(explanations: &[Explanation], report: &Report<'_>) -> String {
    let way = |way: &Explanation| {
        let law = law(way, report.game, report.language).map_or_else(String::new, |law| format!(" ({law})"));
        format!("\n{}{law}", clean(&way.why.say(report.language)))
    };
    explanations.iter().take(MOST).map(way).collect()
}

/// "right"; "right now; 16 after tiling"; "right so far, and 16 once Ana passes and discards 1 red".
pub(super) fn right(claim: &Claim, at: Option<Moment>, left: Option<&Message>, language: Language) -> String {
    if let Some(at) = at {
        let later: Vec<_> = claim.stages.iter().filter(|stage| stage.moment > at).copied().collect();
        let then = if later.is_empty() { String::new() } else { format!("; {}", at_moments(&later, None, language)) };
        return frame("claim-right-at").with("moment", Arg::Term(at.word())).say(language) + &then;
    }
    let so_far = |left: &Message| frame("claim-right-so-far").with("left", left.clone()).say(language);
    left.map_or_else(|| word("claim-right", language), so_far)
}

/// "cannot be told: the position is not possible".
pub(super) fn open(why: &Message, language: Language) -> String {
    frame("claim-open").with("why", why.clone()).say(language)
}

/// "no other reading of the rules and no known slip leads to 43".
pub(super) fn no_way(claimed: i32, language: Language) -> String {
    frame("no-way").with("claimed", claimed).say(language)
}

/// "wrong, it is 41"; "wrong, it is 12 now, 16 after tiling".
pub(super) fn wrong(claim: &Claim, counted: Amount, so_far: bool, language: Language) -> String {
    match so_far {
        true => frame("claim-wrong-so-far").with("claimed", claim.claimed).with("counted", counted).say(language),
        false if claim.stages.len() > 1 => {
            frame("claim-wrong").with("counted", &*at_moments(&claim.stages, None, language)).say(language)
        }
        false => frame("claim-wrong").with("counted", counted).say(language),
    }
}

/// "12 now, 16 after tiling"; what is `claimed` and right is marked.
pub(super) fn at_moments(stages: &[Stage], claimed: Option<&[i32]>, language: Language) -> String {
    let say = |stage: &Stage| {
        let right = claimed.is_some_and(|claimed| stage.count.known().is_some_and(|count| claimed.contains(&count)));
        let say = frame("stage").with("count", &*number(stage.count, english::number, language));
        let say = say.with("moment", Arg::Term(stage.moment.word())).with("unsure", is(stage.unsure));
        say.with("right", is(right && !stage.unsure)).say(language)
    };
    stages.iter().map(say).collect::<Vec<_>>().join(", ")
}

/// "Ana has 43 points".
pub(super) fn says(claim: &Claim, language: Language) -> String {
    let of = frame("claim-says").with("player", &*clean(&claim.player));
    of.with("claimed", claim.claimed).with("unit", claim.unit).say(language)
}

/// What is wrong with the claims, in a few words for the headline.
pub(super) fn tail(claims: &[Claim], language: Language) -> Option<String> {
    let wrong = claims.iter().filter(|claim| claim.is_refuted()).count();
    (wrong > 0).then(|| frame("claims-wrong").with("all", claims.len()).with("wrong", wrong).say(language))
}

/// A claim as a screen shows it: what is true of it, and for each way to a wrong number what is looked up.
pub(super) fn for_screen(claim: &Claim, game: Option<&str>, language: Language) -> Value {
    let topics = |cause: &Cause| match cause {
        Cause::Slip(slip, _) => vec![slip.id],
        Cause::Readings(readings) => readings.iter().map(|(ruling, _)| ruling.name).collect(),
    };
    let way =
        |way: &Explanation| json!({"says": way.why.say(language), "law": law(way, game, language), "topics": topics(&way.cause)});
    let (answer, says, ways) = match &claim.answer {
        Reply::Confirmed { at, left, explanations } => {
            ("confirmed", right(claim, *at, left.as_ref(), language), explanations.as_slice())
        }
        Reply::Open(why) => ("open", open(why, language), &[] as &[Explanation]),
        Reply::Refuted { counted, so_far, explanations } => {
            let wrong = wrong(claim, *counted, *so_far, language);
            let none = claim.is_unexplained().then(|| no_way(claim.claimed, language));
            ("refuted", none.map_or(wrong.clone(), |none| format!("{wrong}; {none}")), explanations.as_slice())
        }
    };
    let ways: Value = ways.iter().take(MOST).map(way).collect();
    json!({"player": claim.player, "claimed": claim.claimed, "unit": claim.unit.word(2), "answer": answer,
        "says": says, "ways": ways})
}

/// Claims that are wrong or open, one a line, as compilers write them.
pub(super) fn lines(claims: &[Claim], report: &Report<'_>) -> String {
    let Ok(answer) = &report.answer else { return String::new() };
    let language = report.language;
    let line = |claim: &Claim| {
        let range = claim.place.as_ref().and_then(|place| report.lines.clamp((answer.locate)(place)));
        let place = range.map_or_else(String::new, |range| format!("{}:", report.lines.position(range.start)));
        let (file, says) = (report.file, says(claim, language));
        match &claim.answer {
            Reply::Confirmed { .. } => None,
            Reply::Open(why) => Some(format!("{file}:{place} undecided claim: {says}: {}", open(why, language))),
            Reply::Refuted { counted, so_far, explanations } => {
                let wrong = wrong(claim, *counted, *so_far, language);
                let why = explanations.first().map_or_else(String::new, |first| format!("; {}", first.why.say(language)));
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
        Reply::Confirmed { left, explanations, .. } => {
            ("confirmed", Some(Amount::exactly(claim.claimed)), left.as_ref(), explanations.as_slice())
        }
        Reply::Open(why) => ("open", None, Some(why), &[] as &[Explanation]),
        Reply::Refuted { counted, explanations, .. } => ("refuted", Some(*counted), None, explanations.as_slice()),
    };
    let at = if let Reply::Confirmed { at: Some(at), .. } = claim.answer { Some(at.word()) } else { None };
    json!({
        "player": claim.player,
        "unit": claim.unit.word(2),
        "claimed": claim.claimed,
        "answer": answer,
        "at": at,
        "counted": counted.map(super::json::amount),
        "why": why.map(|why| why.say(report.language)),
        "help": claim.help.as_ref().map(|help| help.say(report.language)),
        "explanations": explanations.iter().map(|one| explanation(one, report)).collect::<Value>(),
        "path": claim.place.as_ref().map(ToString::to_string),
        "line": start.map(|start| start.line),
        "column": start.map(|start| start.column),
    })
}

fn explanation(explanation: &Explanation, report: &Report<'_>) -> Value {
    let law = law(explanation, report.game, report.language);
    let why = explanation.why.say(report.language);
    let evidence: Vec<_> = explanation.evidence.iter().map(ToString::to_string).collect();
    match &explanation.cause {
        Cause::Readings(readings) => {
            let answers = readings.iter().map(|(ruling, answer)| (ruling.name.to_owned(), json!(ruling.answers[*answer].name)));
            json!({"why": why, "rulings": Value::Object(answers.collect()), "law": law, "evidence": evidence})
        }
        Cause::Slip(slip, times) => {
            let rule = explanation.rules.first().map(|rule| rule.id);
            json!({"why": why, "slip": slip.id, "times": times, "rule": rule, "law": law, "evidence": evidence})
        }
    }
}

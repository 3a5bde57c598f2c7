//! Claims with their answers.

use super::messages::{Markup, aligned, frame, head, number, word};
use super::page::{BAD, FAINT, GOOD, OPEN, clean};
use super::people::{Depth, Sheet};
use super::text::cited;
use super::{Detail, Report};
use crate::verdict::{Amount, Cause, Claim, Explanation, Moment, Reply, Stage, Verdict, english};
use crate::words::{Arg, Language, Message};
use serde_json::{Value, json};

/// So many ways to arrive at a wrong number are told to people; programs get all.
pub(super) const MOST: usize = 3;

/// Every claim in words; who wants only what is wrong is not told of those that are right.
pub(super) fn put_claims(sheet: &mut dyn Sheet, report: &Report<'_>, verdict: &Verdict) {
    let language = report.language;
    let voice = sheet.voice();
    let Markup { plain, strong, .. } = voice.markup;
    for claim in &verdict.claims {
        let (style, answer) = match claim.answer {
            Reply::Confirmed { .. } if voice.detail == Detail::Quiet => continue,
            Reply::Confirmed { .. } => (GOOD, plain(&answer(claim, language))),
            Reply::Open(_) => (OPEN, plain(&answer(claim, language))),
            Reply::Refuted { .. } => (BAD, strong(&answer(claim, language))),
        };
        let says = format!("{}: {answer}", plain(&says(claim, language)));
        sheet.said(Depth::Own, style, &head("claim", language), &says);
        if claim.is_unexplained() {
            sheet.said(Depth::Item, FAINT, "", &no_way(claim.claimed, language));
        }
        put_explanations(sheet, claim, report);
        if let Some(help) = &claim.help {
            sheet.said(Depth::Item, FAINT, &head("help", language), &voice.say(help));
        }
    }
}

/// What leads to a number, each way with what is wrong with it and its law.
fn put_explanations(sheet: &mut dyn Sheet, claim: &Claim, report: &Report<'_>) {
    let language = report.language;
    let voice = sheet.voice();
    let Markup { code, plain, .. } = voice.markup;
    let [but, rule_is, law_is] = aligned(["but", "rule", "law"], language);
    for explanation in claim.explanations().iter().take(MOST) {
        sheet.said(Depth::Item, OPEN, "", &voice.say(&explanation.why));
        if let Cause::Slip(slip, _) = explanation.cause
            && slip.rule.is_some()
        {
            sheet.said(Depth::Under, FAINT, &but, &plain(&slip.statement_in(report.idiom())));
            if voice.detail == Detail::Verbose {
                let rules: Vec<_> = explanation.rules.iter().map(|rule| rule.id).collect();
                let of = frame("slip-of").with("rule", &*code(&rules.join(", "))).with("slip", &*code(slip.id));
                sheet.said(Depth::Under, FAINT, &rule_is, &of.say(language));
            }
        }
        if let Some(law) = law(explanation, report.game, language) {
            sheet.said(Depth::Under, FAINT, &law_is, &plain(&law));
        }
    }
    if let Some(more) = claim.explanations().len().checked_sub(MOST).filter(|more| *more > 0) {
        let more = frame("more-ways").with("more", more).with("claimed", claim.claimed);
        sheet.said(Depth::Item, FAINT, "", &more.say(language));
    }
}

/// Where the rulebooks say what a slip forgets, or leave open what is read otherwise.
fn law(explanation: &Explanation, game: Option<&str>, language: Language) -> Option<String> {
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

/// A way that leads to a number, with its law.
pub(super) fn way(way: &Explanation, report: &Report<'_>) -> String {
    let law = law(way, report.game, report.language).map_or_else(String::new, |law| format!(" ({law})"));
    format!("{}{law}", way.why.say(report.language))
}

/// What is true of a claim.
pub(super) fn answer(claim: &Claim, language: Language) -> String {
    match &claim.answer {
        Reply::Confirmed { at, left, .. } => right(claim, *at, left.as_ref(), language),
        Reply::Open(why) => frame("claim-open").with("why", why.clone()).say(language),
        Reply::Refuted { counted, so_far, .. } => wrong(claim, *counted, *so_far, language),
    }
}

/// "right"; "right now; 16 after tiling"; "right so far, and 16 once Ana passes and discards 1 red".
fn right(claim: &Claim, at: Option<Moment>, left: Option<&Message>, language: Language) -> String {
    if let Some(at) = at {
        let later: Vec<_> = claim.stages.iter().filter(|stage| stage.moment > at).copied().collect();
        let then = if later.is_empty() { String::new() } else { format!("; {}", at_moments(&later, None, language)) };
        return frame("claim-right-at").with("moment", Arg::Term(at.word())).say(language) + &then;
    }
    let so_far = |left: &Message| frame("claim-right-so-far").with("left", left.clone()).say(language);
    left.map_or_else(|| word("claim-right", language), so_far)
}

/// "no other reading of the rules and no known slip leads to 43".
fn no_way(claimed: i32, language: Language) -> String {
    frame("no-way").with("claimed", claimed).say(language)
}

/// "wrong, it is 41"; "wrong, it is 12 now, 16 after tiling".
fn wrong(claim: &Claim, counted: Amount, so_far: bool, language: Language) -> String {
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
        let say = say.with("moment", Arg::Term(stage.moment.word())).with("doubt", Arg::Term(stage.doubt.word()));
        say.with("right", right && !stage.unsure()).say(language)
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
    let mut says = answer(claim, language);
    if claim.is_unexplained() {
        says += &format!("; {}", no_way(claim.claimed, language));
    }
    let ways: Value = claim.explanations().iter().take(MOST).map(way).collect();
    json!({"player": claim.player, "claimed": claim.claimed, "unit": claim.unit.word(2), "answer": claim.word(),
        "says": says, "ways": ways})
}

pub(super) fn json(claim: &Claim, report: &Report<'_>) -> Value {
    let start = claim.place.as_ref().and_then(|place| report.start(place));
    let (at, counted, why) = match &claim.answer {
        Reply::Confirmed { at, left, .. } => (at.map(Moment::word), Some(Amount::exactly(claim.claimed)), left.as_ref()),
        Reply::Open(why) => (None, None, Some(why)),
        Reply::Refuted { counted, .. } => (None, Some(*counted), None),
    };
    json!({
        "player": claim.player,
        "unit": claim.unit.word(2),
        "claimed": claim.claimed,
        "answer": claim.word(),
        "at": at,
        "counted": counted.map(super::json::amount),
        "why": why.map(|why| why.say(report.language)),
        "help": claim.help.as_ref().map(|help| help.say(report.language)),
        "explanations": claim.explanations().iter().map(|one| explanation(one, report)).collect::<Value>(),
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

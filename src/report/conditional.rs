//! What holds if nothing lies where a case tells nothing, beside the answer that is certain.

use super::claims::says;
use super::messages::{frame, gains};
use crate::verdict::english::signed;
use crate::verdict::{Conclusion, Conditional, Gain, Reply, Score, Verdict};
use crate::words::{Arg, Language};
use serde_json::{Value, json};

/// "if nothing lies on Ana's stars", and what is answered then that is open now; none if that is nothing.
pub(super) fn told(verdict: &Verdict, language: Language) -> Option<(String, String)> {
    let Conditional { supposed, verdict: then } = verdict.conditional.as_deref()?;
    let mut answers: Vec<String> = Vec::new();
    let (now, later) = (verdict.conclusion(), then.conclusion());
    let judges_moves = then.moves.iter().any(|judged| judged.index.is_some());
    let opens = match now {
        Conclusion::Undecided => later != Conclusion::Undecided,
        Conclusion::Impossible => judges_moves,
        Conclusion::Legal | Conclusion::LegalIf | Conclusion::Illegal | Conclusion::Unreadable => false,
    };
    if opens {
        let refused = then.moves.iter().find_map(|judged| judged.findings.first());
        answers.push(match refused.filter(|_| later == Conclusion::Illegal) {
            Some(finding) => frame("then-illegal").with("message", finding.message.clone()).say(language),
            None => conclusion(later, language),
        });
    }
    // A position that is not possible has no counts: what is gained or lost is told.
    if now == Conclusion::Impossible && !then.ledger.is_empty() {
        answers.push(gains(&brought(then), signed, language));
    }
    for (score, then) in verdict.scores.iter().zip(&then.scores) {
        // Who has what is supposed has nothing new.
        let is_new = then.after.known().is_some() && (then.after != then.before || score.before.known().is_some());
        // The count that comes then may stand among those that a score leads to.
        let is_told = score.leads_on() && score.stages.iter().any(|stage| stage.count == then.after);
        if is_new && score.after != then.after && !is_told {
            let has = if score.after.known().is_none() { "then-has" } else { "then-has-at-last" };
            let has = frame(has).with("player", then.player.as_str()).with("after", then.after).with("unit", then.unit);
            answers.push(has.say(language));
        }
    }
    for (claim, then) in verdict.claims.iter().zip(&then.claims) {
        let is = match (&claim.answer, &then.answer) {
            (Reply::Open(_), Reply::Confirmed { left: None, .. }) => "then-right",
            (Reply::Open(_), Reply::Refuted { .. }) => "then-wrong",
            _ => continue,
        };
        answers.push(frame(is).with("claim", &*says(then, language)).say(language));
    }
    let supposing = || frame("supposing").with("supposed", supposed.iter().cloned().collect::<Arg>()).say(language);
    (!answers.is_empty()).then(|| (supposing(), answers.join("; ")))
}

pub(super) fn conclusion(conclusion: Conclusion, language: Language) -> String {
    frame("then-verdict").with("verdict", Arg::Term(conclusion.word())).say(language)
}

/// What the awards of a verdict come to, player by player.
fn brought(verdict: &Verdict) -> Vec<Gain> {
    let gain = |score: &Score| {
        let amount = verdict.gained(score)?;
        Some(Gain { player: score.player.clone(), unit: score.unit, amount })
    };
    verdict.scores.iter().filter_map(gain).collect()
}

pub(super) fn json(verdict: &Verdict, language: Language) -> Value {
    let Some(Conditional { supposed, verdict: then }) = verdict.conditional.as_deref() else { return Value::Null };
    json!({
        "supposed": super::json::texts(supposed, language),
        "verdict": then.conclusion().word(),
        "scores": super::json::scores(&then.scores),
        "says": told(verdict, language).map(|(_, answers)| answers),
    })
}

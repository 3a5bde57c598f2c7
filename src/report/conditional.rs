//! What holds if nothing lies where a case tells nothing, beside the answer that is certain.

use super::claims::says;
use crate::verdict::english::and;
use crate::verdict::{Conclusion, Conditional, Reply, Verdict};
use serde_json::{Value, json};

/// "if nothing lies on Ana's stars", and what is answered then that is open now; none if that is nothing.
pub(super) fn told(verdict: &Verdict) -> Option<(String, String)> {
    let Conditional { supposed, verdict: then } = verdict.conditional.as_deref()?;
    let mut answers = Vec::new();
    let (now, later) = (verdict.conclusion(), then.conclusion());
    if now == Conclusion::Undecided && later != Conclusion::Undecided {
        let refused = then.moves.iter().find_map(|judged| judged.findings.first());
        answers.push(match refused.filter(|_| later == Conclusion::Illegal) {
            Some(finding) => format!("illegal: {}", finding.message),
            None => later.word().to_owned(),
        });
    }
    for (score, then) in verdict.scores.iter().zip(&then.scores) {
        if let (None, Some(after)) = (score.after.known(), then.after.known()) {
            answers.push(format!("{} has {after} {}", then.player, then.unit.word(after)));
        } else if score.after != then.after && then.after.known().is_some() {
            answers.push(format!("{} has {} {} at last", then.player, then.after, then.unit.words(then.after)));
        }
    }
    for (claim, then) in verdict.claims.iter().zip(&then.claims) {
        match (&claim.answer, &then.answer) {
            (Reply::Open(_), Reply::Confirmed { left: None }) => answers.push(format!("that {} is right", says(then))),
            (Reply::Open(_), Reply::Refuted { .. }) => answers.push(format!("that {} is wrong", says(then))),
            _ => {}
        }
    }
    (!answers.is_empty()).then(|| (format!("if {}", and(supposed.iter().cloned())), answers.join("; ")))
}

/// The same for programs.
pub(super) fn json(verdict: &Verdict) -> Value {
    let Some(Conditional { supposed, verdict: then }) = verdict.conditional.as_deref() else { return Value::Null };
    json!({
        "supposed": supposed,
        "verdict": then.conclusion().word(),
        "scores": super::json::scores(&then.scores),
        "says": told(verdict).map(|(_, answers)| answers),
    })
}

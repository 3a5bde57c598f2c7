//! What holds if nothing lies where a case tells nothing, beside the answer that is certain.

use super::claims::says;
use super::ledger::{gains, signed};
use crate::verdict::english::and;
use crate::verdict::{Conclusion, Conditional, Gain, Reply, Score, Verdict};
use serde_json::{Value, json};

/// "if nothing lies on Ana's stars", and what is answered then that is open now; none if that is nothing.
pub(super) fn told(verdict: &Verdict) -> Option<(String, String)> {
    let Conditional { supposed, verdict: then } = verdict.conditional.as_deref()?;
    let mut answers = Vec::new();
    let (now, later) = (verdict.conclusion(), then.conclusion());
    let judges_moves = then.moves.iter().any(|judged| judged.index.is_some());
    let opens = match now {
        Conclusion::Undecided => later != Conclusion::Undecided,
        Conclusion::Impossible => judges_moves,
        Conclusion::Legal | Conclusion::Illegal | Conclusion::Unreadable => false,
    };
    if opens {
        let refused = then.moves.iter().find_map(|judged| judged.findings.first());
        answers.push(match refused.filter(|_| later == Conclusion::Illegal) {
            Some(finding) => format!("illegal: {}", finding.message),
            None => later.word().to_owned(),
        });
    }
    // A position that is not possible has no counts: what is gained or lost is told.
    if now == Conclusion::Impossible && !then.ledger.is_empty() {
        answers.push(gains(&brought(then), signed));
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
    (!answers.is_empty()).then(|| (format!("if {}", and(supposed.iter().map(ToString::to_string))), answers.join("; ")))
}

/// What the awards of a verdict come to, player by player.
fn brought(verdict: &Verdict) -> Vec<Gain> {
    let gain = |score: &Score| {
        let theirs = verdict.ledger.iter().filter(|award| award.player == score.player && award.unit == score.unit);
        let mut amounts = theirs.map(|award| award.amount).peekable();
        amounts.peek()?;
        Some(Gain { player: score.player.clone(), unit: score.unit, amount: amounts.sum() })
    };
    verdict.scores.iter().filter_map(gain).collect()
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

//! The reverse of the law: what follows from the answers in all worlds is said, and of what does not the conditions are told.

use super::lies::{Finding, pointer};
use super::part::Hides;
use super::survey::Law;
use super::{Question, read_and_judge, said};
use serde_json::Value;
use tilejudge::verdict::{Conclusion, Outcome, Verdict};

/// A case with all conditions of a verdict told, those too that its moves would tell.
fn met<G: Hides>(mut case: Value, verdict: &Verdict) -> Value {
    for condition in verdict.conditions() {
        G::add(&mut case, &pointer(&condition.place), &condition.told[0]);
    }
    case
}

/// Once its conditions are told, an answer is firm.
pub(super) fn conditions_suffice<G: Hides>(
    told: &Value,
    question: &Question,
    verdict: &Verdict,
    rulings: &G::Rulings,
) -> Option<Finding> {
    // Some of what is taken for granted no key tells.
    if verdict.outcome != Outcome::LegalIf || verdict.conditions().iter().any(|condition| condition.told.is_empty()) {
        return None;
    }
    let case = met::<G>(question.case(told), verdict);
    let lie = match read_and_judge::<G>(&case, rulings, question.asked.clone()).ok() {
        None => Some("with its conditions told the case cannot be read".to_owned()),
        Some(firm) if firm.outcome == Outcome::Legal => None,
        Some(other) => Some(format!("legal, if …; with the conditions told: {:?} {}", other.outcome, said(other.moves.last()))),
    };
    Some(Finding { law: Law::Conditions, firm: lie.is_none(), lie: lie.map(|what| (what, case)) })
}

/// Where one of few is hidden, every answer to it is tried: where they all agree the verdict is firm, and where some allow the first move
/// and the others forbid it, it is legal under the condition that it is one of those.
pub(super) fn is_sharp<G: Hides>(told: &Value, question: &Question, verdict: &Verdict, rulings: &G::Rulings) -> Vec<Finding> {
    let mut findings = Vec::new();
    // A draw is told, not asked: a deal tells that the game goes on, and that what was drawn before it was for it.
    let mut draws = question.moves.iter().take_while(|play| play.get("deal").or(play.get("refill")).is_some());
    if draws.any(|play| play.get("deal").is_some()) {
        return findings;
    }
    for (key, values) in G::answers(told) {
        let first = |verdict: &Verdict| verdict.moves.iter().find(|judged| judged.index == Some(0)).map(|judged| judged.outcome);
        let Some(answer) = first(verdict) else { continue };
        let mut outcomes = Vec::new();
        for (tells, value) in values {
            let mut case = told.clone();
            case[tells] = value;
            if let Some(there) = question.put::<G>(&case, rulings)
                && there.conclusion() != Conclusion::Impossible
                && let Some(outcome) = first(&there)
            {
                outcomes.push(outcome);
            }
        }
        let all = |outcome| outcomes.iter().all(|&other| other == outcome);
        let due = match () {
            () if outcomes.is_empty() || outcomes.contains(&Outcome::Undecided) => continue,
            () if all(Outcome::Illegal) => Outcome::Illegal,
            () if all(Outcome::Legal) => Outcome::Legal,
            () => Outcome::LegalIf,
        };
        let blunt = (answer != due).then(|| format!("{answer:?}, and by the answers to `{key}` it is {due:?}: {outcomes:?}"));
        findings.push(Finding { law: Law::Sharp, firm: blunt.is_none(), lie: blunt.map(|what| (what, told.clone())) });
    }
    findings
}

//! A verdict on a part of a table against the verdict on a table that the part may belong to.

use super::part::Hides;
use super::said;
use super::survey::Law;
use serde_json::Value;
use tilejudge::verdict::{Amount, Claim, Conclusion, Condition, Outcome, Place, Reply, Score, Step, Verdict};

/// An answer: whether it is firm, and if it is untrue, what is, and the table that gives it the lie.
pub(super) struct Finding {
    pub(super) law: Law,
    pub(super) firm: bool,
    pub(super) lie: Option<(String, Value)>,
}

/// Holds every answer of `told` against that of a table.
pub(super) fn against<G: Hides>(told: &Verdict, truth: &Verdict, table: &Value, findings: &mut Vec<Finding>) {
    let mut note = |law, firm, lie: Option<String>| {
        findings.push(Finding { law, firm, lie: lie.map(|what| (what, table.clone())) });
    };
    if truth.conclusion() == Conclusion::Impossible {
        return;
    }
    let impossible = told.conclusion() == Conclusion::Impossible;
    let why = || told.findings.iter().map(|finding| finding.message.to_string()).collect::<Vec<_>>().join("; ");
    note(Law::Possible, true, impossible.then(|| format!("not possible: {}", why())));
    if impossible {
        return;
    }
    let met = told.conditions().into_iter().all(|condition| meets::<G>(table, condition));
    let mut alike = moves::<G>(told, truth, table, &mut note);
    // Of tables on which a condition does not hold nothing is said.
    if told.outcome == Outcome::LegalIf && !met {
        return;
    }
    alike &= told.choice.is_none() && truth.choice.is_none();
    for (told, truth) in told.scores.iter().zip(&truth.scores) {
        let before = (!within(told.before, truth.before)).then_some(("at first", told.before, truth.before));
        let after = (alike && !within(told.after, truth.after)).then_some(("at last", told.after, truth.after));
        let says = |(when, told_count, truth): (&str, Amount, Amount)| {
            format!("{} has {told_count} {} {when}, and it is {truth}", told.player, told.unit.words(told_count))
        };
        note(Law::Counts, told.before.known().is_some(), before.or(after).map(says));
    }
    if !told.ranking.is_empty() || !truth.ranking.is_empty() {
        let places = |verdict: &Verdict| -> Vec<_> {
            verdict.ranking.iter().map(|rank| (rank.place, rank.player.clone(), rank.points)).collect()
        };
        let (here, there) = (places(told), places(truth));
        // While somebody has to choose nobody is ranked, though one may have won whatever is chosen.
        let wrong = truth.choice.is_none() && here.iter().any(|place| !there.contains(place));
        note(Law::Ranking, !here.is_empty(), wrong.then(|| format!("ranked {here:?}, and it is {there:?}")));
    }
    for (told, truth) in told.claims.iter().zip(&truth.claims) {
        let firm = !matches!(told.answer, Reply::Open(_));
        note(Law::Claims, firm, claim(told, truth));
    }
}

/// The moves one by one, as long as both make them; whether both make all.
fn moves<G: Hides>(told: &Verdict, truth: &Verdict, table: &Value, note: &mut impl FnMut(Law, bool, Option<String>)) -> bool {
    let judged =
        |verdict: &Verdict| -> Vec<usize> { (0..verdict.moves.len()).filter(|&at| verdict.moves[at].index.is_some()).collect() };
    let (here, there) = (judged(told), judged(truth));
    for (&here, &there) in here.iter().zip(&there) {
        let (one, other) = (&told.moves[here], &truth.moves[there]);
        if !one.conditions.iter().all(|condition| meets::<G>(table, condition)) {
            return false;
        }
        let lie = match (one.outcome, other.outcome) {
            (Outcome::Legal | Outcome::LegalIf, Outcome::Illegal) => {
                Some(format!("{}: legal, but {}", one.says, said(Some(other))))
            }
            (Outcome::Illegal, Outcome::Legal) => Some(format!("{}: refused, but it is legal: {}", one.says, said(Some(one)))),
            _ => None,
        };
        note(Law::Moves, one.outcome != Outcome::Undecided, lie);
        if !one.outcome.is_made() || !other.outcome.is_made() {
            return false;
        }
        note(Law::Counts, true, brings::<G>((told, here), (truth, there)));
    }
    here.len() == there.len()
}

/// Whether a condition holds on a table that is told in full.
pub(super) fn meets<G: Hides>(table: &Value, condition: &Condition) -> bool {
    let pointer = pointer(&condition.place);
    condition.told.iter().any(|told| G::meets(table, &pointer, told))
}

/// A place as a pointer.
pub(super) fn pointer(place: &Place) -> String {
    let step = |step: &Step| match step {
        Step::Key(key) => format!("/{key}"),
        Step::Item(at) | Step::Piece(at) => format!("/{at}"),
        Step::Space(row, column) => format!("/{row}/{column}"),
    };
    place.0.iter().map(step).collect()
}

/// What the first moves bring each player of each unit, and what everybody has then.
fn brings<G: Hides>((told, here): (&Verdict, usize), (truth, there): (&Verdict, usize)) -> Option<String> {
    let sum = |verdict: &Verdict, last: usize, score: &Score| -> Amount {
        let awards = verdict.moves[..=last].iter().flat_map(|judged| &judged.awards);
        awards.filter(|award| award.player == score.player && award.unit == score.unit).map(|award| award.amount).sum()
    };
    told.scores.iter().enumerate().find_map(|(index, score)| {
        let [has, had] = [(told, here), (truth, there)].map(|(verdict, at)| verdict.moves[at].scores[index]);
        if !within(has, had) {
            return Some(format!("after the moves {} has {has} {}, and it is {had}", score.player, score.unit.words(has)));
        }
        let (brings, brought) = (sum(told, here, score), sum(truth, there, score));
        let wrong = (G::LEDGER_IS_WHOLE || has.known().is_some()) && !within(brings, brought);
        wrong.then(|| format!("the moves bring {} {brings} {}, and it is {brought}", score.player, score.unit.words(brings)))
    })
}

/// Whether a count that is told may be the true one.
pub(super) fn within(told: Amount, truth: Amount) -> bool {
    truth.known().is_none_or(|truth| told.may_be(truth))
}

/// What is untrue about the answer to a claim.
fn claim(told: &Claim, truth: &Claim) -> Option<String> {
    let says = |word: &str| {
        format!("{} {} of {}: {word}, and in truth: {:?}", told.claimed, told.unit.word(2), told.player, truth.answer)
    };
    match (&told.answer, &truth.answer) {
        (Reply::Refuted { counted, .. }, Reply::Refuted { counted: truth, .. }) => {
            let wrong = truth.known().is_some_and(|truth| !counted.may_be(truth));
            wrong.then(|| says(&format!("wrong, it is {counted}")))
        }
        // Of so many choices nobody knows the truth.
        (Reply::Refuted { .. }, Reply::Open(why)) if why.to_string().contains("than were tried") => None,
        (Reply::Refuted { counted, .. }, _) => Some(says(&format!("wrong, it is {counted}"))),
        (Reply::Confirmed { .. }, Reply::Confirmed { .. }) | (Reply::Open(_), _) => None,
        (Reply::Confirmed { .. }, _) => Some(says("right")),
    }
}

/// What a table that is told in full leaves open. Where the count is `settled`, no claim is.
pub(super) fn open(verdict: &Verdict, counts: &[Amount], settled: bool) -> Option<String> {
    let undecided = || verdict.all_findings().find(|finding| finding.severity == tilejudge::verdict::Severity::Undecided);
    // Whether the game is over only the one who claims knows.
    let over = |claim: &&Claim| claim.stages.iter().any(|stage| stage.unsure() && stage.count.may_be(claim.claimed));
    let unsure = || verdict.claims.iter().filter(|claim| matches!(claim.answer, Reply::Open(_))).find(|claim| !over(claim));
    match verdict {
        _ if verdict.conclusion() == Conclusion::Impossible => Some("not possible".to_owned()),
        Verdict { conditional: Some(conditional), .. } => Some(format!("it depends: {:?}", conditional.supposed)),
        Verdict { assumed, .. } if !assumed.is_empty() => Some(format!("taken for granted: {assumed:?}")),
        _ if !verdict.scores.iter().map(|score| score.before).eq(counts.iter().copied()) => Some("other counts".to_owned()),
        _ if settled && verdict.choice.is_none() && unsure().is_some() => unsure().map(|claim| format!("{claim:?}")),
        // Some moves do not say all that they have to, whatever is told of the table.
        _ => undecided().filter(|_| verdict.moves.is_empty()).map(|finding| finding.message.to_string()),
    }
}

//! Cases that do not tell the phase: one verdict for every phase that fits.

use super::hearing::Hearing;
use super::words::message;
use super::{Asked, Told};
use crate::games::game::{Audit, Entry, Game, InPhase};
use crate::verdict::{
    Amount, Award, Claim, Dependence, Explanation, Finding, Judged, Moment, Outcome, Reading, Reply, RulingSet, Score, Severity,
    Stage, Unit, Verdict,
};
use crate::words::{Arg, Message};
use serde_json::Value;

/// A phase that fits what is told, with the verdict in it.
struct Fitting {
    phase: Message,
    verdict: Verdict,
}

/// The verdict on a case that may stand for any of some drafts, the likeliest first, with the position after its moves if all agree on them.
pub(super) fn judge<G: Game>(told: &Told<G>, phases: &[InPhase<G::Draft>], asked: &Asked) -> (Verdict, Option<G::Position>) {
    let audits: Vec<_> = phases.iter().map(|one| (one, Hearing::of(told, &one.draft).audit())).collect();
    let judge = |(one, audit): &(&InPhase<G::Draft>, Audit<G>)| Hearing::of(told, &one.draft).judge_audited(audit, asked);
    let fitting: Vec<_> = audits.iter().filter(|(_, audit)| audit.position.is_some()).collect();
    let Some((&first, others)) = fitting.split_first() else {
        // Where none fits, the one with the fewest faults shows best what is wrong.
        let Some(nearest) = audits.iter().min_by_key(|(_, audit)| audit.flaws.len()) else {
            return Hearing::of(told, &told.draft).judge(asked);
        };
        let (mut verdict, position) = judge(nearest);
        verdict.worked_out.insert(0, message("no-phase-fits").with("phase", nearest.0.phase.clone()));
        return (verdict, position);
    };
    let (mut verdict, position) = judge(first);
    let phase = first.0.phase.clone();
    let (mut verdict, position) = if others.is_empty() {
        verdict.worked_out.insert(0, message("phase-found").with("phase", phase));
        (verdict, position)
    } else {
        let mut all = vec![Fitting { phase, verdict }];
        all.extend(others.iter().map(|other| Fitting { phase: other.0.phase.clone(), verdict: judge(other).0 }));
        (merge(told, &all, asked), None)
    };
    if asked.goes_on(told.entries.len()) && !asked.one_reading {
        name_rulings(told, &audits, &mut verdict.rulings);
    }
    (verdict, position)
}

/// Names the rulings under whose other answers other phases would fit.
fn name_rulings<G: Game>(told: &Told<G>, audits: &[(&InPhase<G::Draft>, Audit<G>)], readings: &mut Vec<Reading>) {
    let hearing = Hearing::of(told, &told.draft);
    let now: Vec<bool> = audits.iter().map(|(_, audit)| audit.position.is_some()).collect();
    for (index, answer) in hearing.others() {
        let rulings = hearing.rulings_with(&[(index, answer)]);
        let fits_then = |((one, audit), &fits): (&(&InPhase<G::Draft>, Audit<G>), &bool)| match audit.asked.contain(index) {
            true => G::audit(&one.draft, &rulings).position.is_some(),
            false => fits,
        };
        let then: Vec<bool> = audits.iter().zip(&now).map(fits_then).collect();
        if then == now || !then.contains(&true) || !G::has_meaning(&told.draft, &rulings) {
            continue;
        }
        let phases: Arg = audits.iter().zip(then).filter(|(_, fits)| *fits).map(|((one, _), _)| one.phase.clone()).collect();
        let change = message("then-phases").with("phases", phases);
        let at = readings.iter().position(|reading| reading.ruling.name == G::Rulings::RULINGS[index].name);
        let at = at.unwrap_or_else(|| {
            let (ruling, source) = (&G::Rulings::RULINGS[index], told.sources[index]);
            readings.push(Reading { ruling, answer: told.rulings.get(index), source, otherwise: Vec::new() });
            readings.len() - 1
        });
        // What would change in the phase that fits now says nothing of the others.
        let otherwise = &mut readings[at].otherwise;
        otherwise.retain(|other| other.answer != answer);
        otherwise.push(Dependence { answer, changes: vec![change] });
    }
}

/// What holds in every phase.
fn merge<G: Game>(told: &Told<G>, all: &[Fitting], asked: &Asked) -> Verdict {
    let mut verdict = all[0].verdict.clone();
    let others = || all[1..].iter().map(|fitting| &fitting.verdict);
    if others().any(|other| other.findings.is_empty()) {
        verdict.findings.clear();
    }
    verdict.worked_out.retain(|found| others().all(|other| other.worked_out.contains(found)));
    let open = |id| message(id).with("phases", all.iter().map(|fitting| fitting.phase.clone()).collect::<Arg>());

    let (agreed, mut at_last) = merge_moves(told, all, &mut verdict);
    // Where each phase leads on to the same, it is told once, with its proof.
    let mut leads_to = all.iter().map(|fitting| counted_after(&fitting.verdict));
    let first = leads_to.next().unwrap_or_default();
    verdict.due = if agreed && leads_to.all(|other| other == first) { first } else { Vec::new() };
    if !verdict.due.is_empty() {
        at_last.clear();
    }
    verdict.outcome = verdict.moves.iter().fold(Outcome::of(&verdict.findings), |all, judged| all.and(judged.outcome));
    verdict.ledger = verdict.moves.iter().flat_map(|judged| judged.awards.iter().cloned()).chain(at_last).collect();
    let mut scores_differ = false;
    for (index, score) in verdict.scores.iter_mut().enumerate() {
        for other in others().filter_map(|other| other.scores.get(index)) {
            scores_differ |= score.after != other.after;
            (score.before, score.after) = (score.before.or(other.before), score.after.or(other.after));
        }
        score.shown = score.shown.take().filter(|_| score.after.known().is_some());
        score.stages = merge_stages(all.iter().filter_map(|fitting| fitting.verdict.scores.get(index)));
    }
    if others().any(|other| other.ranking != verdict.ranking) {
        verdict.ranking.clear();
    }
    if scores_differ && asked.to_end || others().any(|other| other.choice != verdict.choice) {
        verdict.choice = Some(open("phase-open"));
    }
    for (index, claim) in verdict.claims.iter_mut().enumerate() {
        claim.answer = merge_answers(all.iter().filter_map(|fitting| Some((&fitting.phase, fitting.verdict.claims.get(index)?))));
        let own = verdict.scores.iter().find(|score| score.player == claim.player && score.unit == claim.unit);
        let at_the_end = own.and_then(|score| score.stages.iter().find(|stage| stage.unsure && stage.count == claim.claimed));
        if let (Reply::Open(_), Some(stage)) = (&claim.answer, at_the_end) {
            claim.answer = Reply::Open(message("if-over").with("count", stage.count));
        }
    }
    if let Some(legal) = &mut verdict.legal {
        let listed = |other: &Verdict| other.legal.as_ref().map_or(0, Vec::len);
        let most = all.iter().map(|fitting| listed(&fitting.verdict)).max();
        legal.retain(|here| others().all(|other| other.legal.iter().flatten().any(|there| there == here)));
        if most > Some(legal.len()) {
            let listed = Arg::Term(if legal.is_empty() { "no" } else { "yes" });
            (verdict.choice, verdict.more_legal) = (Some(open("phase-open-legal").with("listed", listed)), true);
        }
    }
    verdict.more_legal |= others().any(|other| other.more_legal);
    let after = all.iter().map(|fitting| fitting.verdict.after.clone());
    verdict.after = after.reduce(|one, other| common(&one?, &other?)).flatten().filter(|_| agreed);
    verdict
}

/// Keeps the moves on which all agree, up to the first on which they do not: whether there is none, and what is counted after them.
fn merge_moves<G: Game>(told: &Told<G>, all: &[Fitting], verdict: &mut Verdict) -> (bool, Vec<Award>) {
    let courses: Vec<Vec<&[Judged]>> =
        all.iter().map(|fitting| fitting.verdict.moves.split_inclusive(|judged| judged.index.is_some()).collect()).collect();
    let mut kept = Vec::new();
    let mut agreed = true;
    let mut at_last = Vec::new();
    for (index, entry) in told.entries.iter().enumerate() {
        let steps: Vec<&[Judged]> = courses.iter().map(|course| course.get(index).copied().unwrap_or_default()).collect();
        let judged: Vec<_> = steps.iter().map(|steps| steps.last().filter(|judged| judged.index == Some(index))).collect();
        let outcomes: Vec<_> = judged.iter().map(|judged| judged.map(|judged| judged.outcome)).collect();
        let Some(Some(first)) = judged.first().copied().map(|_| judged.iter().flatten().next()) else { break };
        if outcomes.iter().any(|outcome| *outcome != outcomes[0]) {
            kept.push(undecided::<G>(all, &outcomes, entry, first));
            agreed = false;
            break;
        }
        let before = |steps: &&[Judged]| steps.split_last().map_or(0, |(_, before)| before.len());
        if steps.iter().all(|there| before(there) == before(&steps[0]) && same(there, steps[0])) {
            kept.extend_from_slice(steps[0]);
        } else {
            kept.push(Judged { awards: hull::<G>(&steps), ..(*first).clone() });
        }
    }
    let judged = kept.iter().filter(|judged| judged.index.is_some()).count();
    if judged == told.entries.len() && agreed {
        let last: Vec<&[Judged]> = courses.iter().map(|course| course.get(judged).copied().unwrap_or_default()).collect();
        if last.iter().all(|course| same(course, last[0])) {
            kept.extend_from_slice(last[0]);
        } else {
            at_last = hull::<G>(&last);
        }
    }
    verdict.unjudged = None;
    if judged < told.entries.len() {
        verdict.unjudged = Some((told.entries.len() - judged, message("earlier-undecided")));
    }
    verdict.moves = kept;
    (agreed, at_last)
}

/// What is counted after the moves of the case.
fn counted_after(verdict: &Verdict) -> Vec<Award> {
    let steps = verdict.moves.iter().rev().take_while(|judged| judged.index.is_none());
    let steps: Vec<_> = steps.collect();
    steps.into_iter().rev().flat_map(|judged| judged.awards.clone()).chain(verdict.due.iter().cloned()).collect()
}

/// Whether two courses are told in the same words and bring the same.
fn same(one: &[Judged], other: &[Judged]) -> bool {
    one.len() == other.len()
        && one.iter().zip(other).all(|(one, other)| {
            (one.index, one.outcome, &one.says, &one.awards) == (other.index, other.outcome, &other.says, &other.awards)
        })
}

/// What a move and the steps before it bring in every phase: award by award where they are for the same things, else what each player gets in all.
fn hull<G: Game>(steps: &[&[Judged]]) -> Vec<Award> {
    let of = |steps: &&[Judged]| -> Vec<Award> { steps.iter().flat_map(|judged| judged.awards.iter().cloned()).collect() };
    let each: Vec<Vec<Award>> = steps.iter().map(of).collect();
    let (first, others) = each.split_first().map_or((&[][..], &[][..]), |(first, others)| (first.as_slice(), others));
    let about = |award: &Award| (award.player.clone(), award.rule.id, award.unit);
    if others.iter().all(|other| other.iter().map(about).eq(first.iter().map(about))) {
        let amount = |at: usize, award: &Award| others.iter().fold(award.amount, |all, other| all.or(other[at].amount));
        return first.iter().enumerate().map(|(at, award)| Award { amount: amount(at, award), ..award.clone() }).collect();
    }
    let mut whose: Vec<(&String, Unit)> =
        each.iter().flat_map(|awards| awards.iter()).map(|award| (&award.player, award.unit)).collect();
    whose.sort_unstable();
    whose.dedup();
    let total = |awards: &Vec<Award>, player: &String, unit| -> Amount {
        awards.iter().filter(|award| award.player == *player && award.unit == unit).map(|award| award.amount).sum()
    };
    let of = |(player, unit): (&String, Unit)| Award {
        player: player.clone(),
        rule: G::PHASE_RULE,
        amount: each.iter().map(|awards| total(awards, player, unit)).reduce(Amount::or).unwrap_or_default(),
        unit,
        why: message("phase-decides-award"),
        evidence: Vec::new(),
    };
    whose.into_iter().map(of).filter(|award| award.amount != 0).collect()
}

/// A move whose verdict is another one in another phase.
fn undecided<G: Game>(all: &[Fitting], outcomes: &[Option<Outcome>], entry: &Entry<G::Move>, judged: &Judged) -> Judged {
    let says = |(fitting, outcome): (&Fitting, &Option<Outcome>)| {
        let word = match outcome {
            Some(Outcome::Illegal) => "illegal",
            Some(Outcome::Legal) => "legal",
            Some(Outcome::Undecided) | None => "undecided",
        };
        message("outcome-in").with("outcome", Arg::Term(word)).with("phase", fitting.phase.clone())
    };
    let outcomes: Arg = all.iter().zip(outcomes).map(says).collect();
    let found = message("phase-decides").with("move", judged.says.clone()).with("outcomes", outcomes);
    let finding = Finding {
        rule: G::PHASE_RULE,
        severity: Severity::Undecided,
        help: Some(found.part("help")),
        label: found.part("label"),
        message: found,
        place: entry.place.clone(),
        related: Vec::new(),
        facts: Vec::new(),
    };
    Judged { outcome: Outcome::Undecided, findings: vec![finding], awards: Vec::new(), ..judged.clone() }
}

/// The answer to a claim that holds in every phase.
fn merge_answers<'a>(answers: impl Iterator<Item = (&'a Message, &'a Claim)> + Clone) -> Reply {
    let mut each = answers.clone();
    let Some((_, first)) = each.next() else { return Reply::Open(message("phase-not-told")) };
    let counts = answers.clone().map(|(_, claim)| match &claim.answer {
        Reply::Refuted { counted, .. } => Some(*counted),
        Reply::Confirmed { .. } | Reply::Open(_) => None,
    });
    if let Some(counts) = counts.collect::<Option<Vec<_>>>()
        && let Some(counted) = counts.iter().copied().reduce(Amount::or)
        && counted.known().is_none()
    {
        return Reply::Refuted { counted, so_far: false, explanations: Vec::new() };
    }
    let same = each.all(|(_, claim)| match (&claim.answer, &first.answer) {
        (Reply::Confirmed { left, .. }, Reply::Confirmed { left: other, .. }) => left == other,
        (Reply::Refuted { .. }, Reply::Refuted { .. }) => true,
        (Reply::Open(why), Reply::Open(other)) => why == other,
        _ => false,
    });
    if same {
        return answers.skip(1).fold(first.answer.clone(), |all, (_, claim)| both(all, &claim.answer));
    }
    let says = |(phase, claim): (&Message, &Claim)| {
        let says = match &claim.answer {
            Reply::Confirmed { .. } => message("right-in"),
            Reply::Refuted { counted, .. } => message("counted-in").with("count", *counted),
            Reply::Open(_) => message("open-in"),
        };
        says.with("phase", phase.clone())
    };
    Reply::Open(message("phase-decides-claim").with("answers", answers.map(says).collect::<Arg>()))
}

/// Two answers of one kind together: a claim that is wrong in both is explained only where both count the same.
fn both(one: Reply, other: &Reply) -> Reply {
    match (one, other) {
        (
            Reply::Refuted { counted, so_far, explanations },
            Reply::Refuted { counted: there, so_far: waits, explanations: ways },
        ) => {
            let (there, waits) = (*there, *waits);
            let explains = |way: &Explanation| counted == there || ways.iter().any(|other| other.why == way.why);
            let explanations = explanations.into_iter().filter(explains).collect();
            Reply::Refuted { counted: counted.or(there), so_far: so_far || waits, explanations }
        }
        (Reply::Confirmed { at, left, .. }, &Reply::Confirmed { at: other, .. }) => {
            Reply::Confirmed { at: at.into_iter().chain(other).min(), left, explanations: Vec::new() }
        }
        (one, _) => one,
    }
}

/// What a count is at each moment of any phase; the end need not come where a phase does not lead to it.
fn merge_stages<'a>(scores: impl Iterator<Item = &'a Score> + Clone) -> Vec<Stage> {
    let mut merged: Vec<Stage> = Vec::new();
    for stage in scores.clone().flat_map(|score| &score.stages) {
        match merged.iter_mut().find(|known| known.moment == stage.moment) {
            Some(known) => (known.count, known.unsure) = (known.count.or(stage.count), known.unsure | stage.unsure),
            None => merged.push(*stage),
        }
    }
    let leads_there = |score: &Score, moment| score.stages.iter().any(|stage| stage.moment == moment);
    for stage in merged.iter_mut().filter(|stage| stage.moment == Moment::End) {
        stage.unsure |= !scores.clone().all(|score| leads_there(score, Moment::End));
    }
    merged.sort_by_key(|stage| stage.moment);
    merged
}

/// What two cases tell alike.
fn common(one: &Value, other: &Value) -> Option<Value> {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            let alike = one.iter().filter_map(|(key, value)| Some((key.clone(), common(value, other.get(key)?)?)));
            Some(Value::Object(alike.collect()))
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            one.iter().zip(other).map(|(one, other)| common(one, other)).collect::<Option<Vec<_>>>().map(Value::Array)
        }
        _ => (one == other).then(|| one.clone()),
    }
}

//! The line that stands alone: the answer to what was asked.

use super::claims;
use super::conditions;
use super::messages::{self, amount, frame};
use super::page::{BAD, GOOD, OPEN};
use super::{Question, Report};
use crate::verdict::english;
use crate::verdict::{Claim, Conclusion, Outcome, Reply, Score, Severity, Verdict};
use crate::words::{Arg, Language};
use anstyle::Style;

/// The answer in a few words, and what makes it so.
pub(super) struct Headline {
    pub(super) style: Style,
    pub(super) says: String,
    pub(super) tail: String,
}

/// What answers a question: of a score the numbers, of anything else the verdict.
pub(super) fn answer(question: Question, report: &Report<'_>, verdict: &Verdict) -> Headline {
    let language = report.language;
    let is_made = verdict.conclusion().is_made();
    let conditions = match question {
        _ if !is_made => String::new(),
        // Where no line of a move follows, nothing else tells them.
        Question::Show => conditions::told(verdict.conditions(), language),
        _ => conditions::told_in_short(verdict.conditions(), language),
    };
    let is_count = question == Question::Score && is_made && !verdict.scores.is_empty();
    let tail = if is_count { bracketed([many(verdict, Severity::Doubt, language)]) } else { tail(verdict, language) };
    let first = verdict.scores.first().map(|score| score.unit);
    let claimed = |score: &Score| verdict.claims.iter().any(|claim| is_of(claim, score));
    // What nobody told of and no move has changed is no answer to anybody's question.
    let is_about = |score: &Score| score.after.known().is_some() || score.before != score.after;
    let told = verdict.scores.iter().filter(|score| Some(score.unit) == first && is_about(score) || claimed(score));
    let says: Vec<_> = told.filter(|_| is_count).map(|score| of_score(score, verdict, language)).collect();
    if says.is_empty() {
        let bare = bare(report);
        return Headline { says: bare.says + &conditions, tail, ..bare };
    }
    let style = match () {
        () if verdict.claims.iter().any(Claim::is_refuted) => BAD,
        () if verdict.claims.iter().any(|claim| matches!(claim.answer, Reply::Open(_))) => OPEN,
        () => GOOD,
    };
    Headline { style, says: says.join("; ") + &conditions, tail }
}

/// The verdict in the words of people.
pub(super) fn bare(report: &Report<'_>) -> Headline {
    let (style, word) = match report.conclusion() {
        Conclusion::LegalIf => (GOOD, "verdict-legal"),
        Conclusion::Legal if report.judges_moves() => (GOOD, "verdict-legal"),
        Conclusion::Legal => (GOOD, "verdict-possible"),
        Conclusion::Undecided => (OPEN, "verdict-undecided"),
        Conclusion::Illegal => (BAD, "verdict-illegal"),
        Conclusion::Impossible => (BAD, "verdict-impossible"),
        Conclusion::Unreadable => (BAD, "verdict-unreadable"),
    };
    Headline { style, says: messages::word(word, report.language), tail: String::new() }
}

fn is_of(claim: &Claim, score: &Score) -> bool {
    claim.player == score.player && claim.unit == score.unit
}

/// "Ana: 20, not 14"; "Luis: 9, as claimed".
fn of_score(score: &Score, verdict: &Verdict, language: Language) -> String {
    let claims = || verdict.claims.iter().filter(|claim| is_of(claim, score));
    let numbers = |which: fn(&Reply) -> bool| {
        let numbers: Vec<_> = claims().filter(|claim| which(&claim.answer)).map(|claim| claim.claimed).collect();
        if numbers.is_empty() { Arg::Term("none") } else { Arg::from_iter(numbers) }
    };
    let claimed: Vec<_> = claims().map(|claim| claim.claimed).collect();
    let leads_on = score.stages.len() > 1;
    let confirmed = !leads_on && claims().any(|claim| matches!(claim.answer, Reply::Confirmed { .. }));
    let count = match leads_on {
        true => claims::at_moments(&score.stages, Some(&claimed), language),
        false => amount(score.unit, score.after, english::number, language),
    };
    frame("answer")
        .with("player", &*score.player)
        .with("count", &*count)
        .with("so_far", !leads_on && verdict.choice.is_some())
        .with("right", confirmed)
        .with("wrong", numbers(|reply| matches!(reply, Reply::Refuted { .. })))
        .with("open", numbers(|reply| matches!(reply, Reply::Open(_))))
        .say(language)
}

/// What makes the verdict what it is, in a few words behind it.
fn tail(verdict: &Verdict, language: Language) -> String {
    let of = |outcome: Outcome| {
        let judged = verdict.moves.iter().filter(move |judged| judged.outcome == outcome);
        judged.filter_map(|judged| judged.index).map(|index| index + 1).collect::<Vec<_>>()
    };
    let moves = |id, numbers: Vec<usize>| {
        let say = frame(id).with("count", numbers.len()).with("moves", in_runs(&numbers));
        (!numbers.is_empty()).then(|| say.say(language))
    };
    bracketed([
        many(verdict, Severity::Broken, language),
        many(verdict, Severity::Doubt, language),
        moves("moves-refused", of(Outcome::Illegal)),
        moves("moves-undecided", of(Outcome::Undecided)),
        claims::tail(&verdict.claims, language),
    ])
}

/// Numbers one by one; three or more that follow one another as the first and the last.
fn in_runs(numbers: &[usize]) -> Arg {
    let runs = numbers.chunk_by(|one, next| one + 1 == *next);
    let told = runs.flat_map(|run| match run {
        [first, _, .., last] => vec![Arg::from(&*format!("{first}–{last}"))],
        _ => run.iter().map(|&number| number.into()).collect(),
    });
    told.collect()
}

fn many(verdict: &Verdict, grade: Severity, language: Language) -> Option<String> {
    let id = if grade == Severity::Doubt { "doubts" } else { "faults" };
    let count = verdict.findings.iter().filter(|finding| finding.severity == grade).count();
    (count > 0).then(|| frame(id).with("count", count).say(language))
}

fn bracketed<const N: usize>(parts: [Option<String>; N]) -> String {
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    if parts.is_empty() { String::new() } else { format!(" ({})", parts.join("; ")) }
}

//! What people are told of a case, in order: one walk over a verdict. A format is a [`Sheet`] that this is written on.

use super::claims::put_claims;
use super::headline::{self, Headline};
use super::located::Located;
use super::messages::{self, Markup, Voice, aligned, amount, frame, head};
use super::notes::put_notes;
use super::options::{self, Group};
use super::page::{FAINT, GOOD, OPEN, STRONG};
use super::repair::Hunk;
use super::text::cited;
use super::{Answer, Detail, Question, Report, conditional, repair};
use crate::picture::Drawing;
use crate::verdict::english::signed;
use crate::verdict::{Award, Conclusion, Judged, Outcome, Rank, Score, Unit, Verdict};
use crate::words::Language;
use crate::words::lists::each_once;
use anstyle::Style;

/// How far something belongs to what was told before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Depth {
    /// It stands by itself.
    Own,
    /// It is one of several remarks on all.
    Note,
    /// It is one of the things that belong to what stands before them.
    Item,
    /// It belongs to an item.
    Under,
}

/// What a report is written on. Texts come in the markup of the sheet.
pub(super) trait Sheet {
    /// How people are told here.
    fn voice(&self) -> Voice;
    /// The line that stands alone.
    fn headline(&mut self, report: &Report<'_>, headline: &Headline);
    /// What is wrong, perhaps with a move of this index, and the lines where; what else there is to say follows as items.
    fn finding(&mut self, located: &Located<'_>, of_move: Option<usize>, report: &Report<'_>);
    /// A sentence; what it is about stands before it, with a blank.
    fn said(&mut self, depth: Depth, style: Style, head: &str, text: &str);
    /// A line by itself, in so many columns from the edge.
    fn line(&mut self, indent: usize, text: &str);
    /// Rows of a table; a column of numbers has a `#` before its title.
    fn table(&mut self, titles: &[String], rows: Vec<Vec<String>>);
    /// The moves that are told, with what is wrong with them.
    fn moves(&mut self, told: &[&Judged], question: Question, report: &Report<'_>, verdict: &Verdict);
    fn legal(&mut self, groups: &[Group<'_>], only_points: bool);
    /// A numbered change that makes a case possible, and its lines; perhaps where it and those after it begin.
    fn change(&mut self, number: usize, place: Option<&str>, says: &str, hunks: &[Hunk]);
    /// What each player had and has.
    fn scores(&mut self, scores: &[Score]);
    fn ranking(&mut self, ranking: &[Rank], counted: Unit);
    /// The table, where it is not shown for itself.
    fn drawing(&mut self, _drawing: &Drawing) {}
    /// Whether the rulebooks are cited for what is counted, too.
    fn cites_awards(&self) -> bool {
        true
    }
}

/// Writes all that there is to say.
pub(super) fn put(sheet: &mut dyn Sheet, question: Question, report: &Report<'_>) {
    let Ok(answer) = &report.answer else {
        sheet.headline(report, &headline::bare(report));
        report.located().iter().for_each(|problem| put_finding(sheet, problem, None, report));
        return;
    };
    match question {
        Question::Check | Question::Score | Question::Replay if sheet.voice().detail == Detail::Quiet && report.all_clear() => {}
        Question::Moves if report.conclusion().is_made() => put_legal(sheet, report, answer.verdict),
        _ => put_verdict(sheet, question, report, answer),
    }
}

fn put_verdict(sheet: &mut dyn Sheet, question: Question, report: &Report<'_>, answer: &Answer<'_>) {
    let (verdict, language, voice) = (answer.verdict, report.language, sheet.voice());
    sheet.headline(report, &headline::answer(question, report, verdict));
    let told = repair::put_first(sheet, answer, language);
    for located in report.locate_all(verdict.findings.iter().take(told)) {
        put_finding(sheet, &located, None, report);
    }
    repair::put_folded(sheet, verdict.findings.len() - told, language);
    put_moves(sheet, question, report, verdict);
    if let Some((moves, why)) = &verdict.unjudged {
        let unjudged = voice.say(&frame("unjudged").with("moves", *moves).with("why", why.clone()));
        sheet.said(Depth::Own, OPEN, &head("not-judged", language), &unjudged);
    }
    if let Some(shown) = answer.shown {
        sheet.drawing(&shown.drawing);
    }
    put_claims(sheet, report, verdict);
    if sheet.voice().detail == Detail::Quiet {
        return;
    }
    if matches!(question, Question::Score | Question::Replay) {
        put_points(sheet, question, report, verdict);
    }
    put_notes(sheet, question, report, verdict);
}

/// What is wrong, what would be right, the rule.
pub(super) fn put_finding(sheet: &mut dyn Sheet, located: &Located<'_>, of_move: Option<usize>, report: &Report<'_>) {
    let voice = sheet.voice();
    let Markup { code, plain, .. } = voice.markup;
    sheet.finding(located, of_move, report);
    let [to_help, rule_is, law, kind] = aligned(["help", "rule", "law", "kind"], report.language);
    if let Some(help) = &located.help {
        sheet.said(Depth::Item, GOOD, &to_help, &plain(help));
    }
    if let Some(rule) = located.rule {
        sheet.said(Depth::Item, FAINT, &rule_is, &voice.rule(rule));
        sheet.said(Depth::Item, FAINT, &law, &plain(&cited(&rule.citations(), report.game, report.language)));
    } else if voice.detail == Detail::Verbose {
        sheet.said(Depth::Item, FAINT, &kind, &code(located.code));
    }
}

/// The moves one by one, or only those that are not legal.
fn put_moves(sheet: &mut dyn Sheet, question: Question, report: &Report<'_>, verdict: &Verdict) {
    // Whoever asked for a thing wants to know why it is missing, not what was right before.
    let only_wrong =
        sheet.voice().detail == Detail::Quiet || matches!(question, Question::Moves | Question::Apply | Question::Show);
    // The ledger of a score tells of the referee's own steps.
    let is_told = |judged: &&Judged| {
        judged.outcome != Outcome::Legal || !(only_wrong || question == Question::Score && judged.index.is_none())
    };
    let told: Vec<_> = verdict.moves.iter().filter(is_told).collect();
    sheet.moves(&told, question, report, verdict);
}

/// Why a move is undecided that has no fault of its own: " (…)"; in full for the first of all.
pub(super) fn follows(judged: &Judged, moves: &[Judged], language: Language) -> String {
    match moves.iter().find(|judged| judged.follows()).and_then(|first| first.index) {
        Some(first) if judged.follows() => {
            let like = frame("follows-like").with("move", first + 1);
            let why = if judged.index == Some(first) { frame("follows") } else { like };
            format!(" ({})", why.say(language))
        }
        _ => String::new(),
    }
}

/// The legal moves in groups, with what they bring.
fn put_legal(sheet: &mut dyn Sheet, report: &Report<'_>, verdict: &Verdict) {
    let legal = verdict.legal.as_deref().unwrap_or_default();
    let language = report.language;
    let count = match (legal.len(), verdict.more_legal) {
        (0, true) => frame("legal-unknown"),
        (0, false) => frame("legal-none"),
        (many, more) => frame("legal-count").with("count", many).with("more", more),
    };
    let says = match options::whose(legal, language) {
        Some((player, _)) => frame("player-has").with("player", player).with("what", count).say(language),
        None => count.say(language),
    };
    sheet.headline(report, &Headline { style: STRONG, says, tail: String::new() });
    sheet.legal(&options::groups(legal, language), verdict.scores.iter().all(|score| score.unit == Unit::Points));
    // Why nobody can move although the game goes on.
    if let Some(choice) = &verdict.choice {
        sheet.line(2, &sheet.voice().say(choice));
    }
    report.located().iter().for_each(|located| put_finding(sheet, located, None, report));
    if sheet.voice().detail != Detail::Quiet {
        put_notes(sheet, Question::Moves, report, verdict);
    }
}

/// The ledger, what each player had and has, who has won. A replay has told of each award where it was given.
fn put_points(sheet: &mut dyn Sheet, question: Question, report: &Report<'_>, verdict: &Verdict) {
    let language = report.language;
    if question == Question::Score {
        put_awards(sheet, &verdict.ledger);
        let is_still = verdict.choice.is_none() && verdict.scores.iter().all(|score| score.before == score.after);
        if verdict.ledger.is_empty() && verdict.due.is_empty() && !verdict.scores.is_empty() && is_still {
            sheet.line(0, &messages::word("no-points", language));
        }
        if !verdict.due.is_empty() {
            sheet.line(0, &messages::word("due", language));
            put_awards(sheet, &verdict.due);
        }
    }
    sheet.scores(&verdict.scores);
    if let Some(choice) = &verdict.choice {
        sheet.said(Depth::Own, OPEN, &head("not-counted", language), &sheet.voice().say(choice));
    }
    sheet.ranking(&verdict.ranking, verdict.scores.first().map_or(Unit::Points, |score| score.unit));
    if let Some(unranked) = &verdict.unranked {
        sheet.said(Depth::Own, OPEN, &head("not-ranked", language), &sheet.voice().say(unranked));
    }
    if question == Question::Score {
        put_laws(sheet, report, verdict);
    }
}

/// Awards line by line, what one player gets for one reason together; nothing where there are none.
fn put_awards(sheet: &mut dyn Sheet, awards: &[Award]) {
    if awards.is_empty() {
        return;
    }
    let what = if awards.iter().all(|award| award.unit == Unit::Points) { "#column-points" } else { "#column-what" };
    let voice = sheet.voice();
    let of_one_kind = |award: &Award, next: &Award| {
        (&award.player, award.rule.id, &award.why) == (&next.player, next.rule.id, &next.why) && award.unit != next.unit
    };
    let row = |alike: &[Award]| {
        let amounts: Vec<_> = alike.iter().map(|award| amount(award.unit, award.amount, signed, voice.language())).collect();
        vec![(voice.markup.plain)(&alike[0].player), amounts.join(", "), voice.proof(&alike[0])]
    };
    let rows = awards.chunk_by(of_one_kind).map(row).collect();
    sheet.table(&messages::titles(["column-player", what, "column-why"], voice.language()), rows);
}

/// Where the rulebooks say what the rules of a ledger and of its ranking do, each rule once.
fn put_laws(sheet: &mut dyn Sheet, report: &Report<'_>, verdict: &Verdict) {
    if !sheet.cites_awards() {
        return;
    }
    let ranking = verdict.ranking.iter().flat_map(|rank| rank.rules.iter().copied());
    for rule in each_once(verdict.ledger.iter().chain(&verdict.due).map(|award| award.rule).chain(ranking)) {
        let name = sheet.voice().rule(rule);
        let law = format!("{name} — {}", cited(&rule.citations(), report.game, report.language));
        sheet.said(Depth::Own, FAINT, &head("law", report.language), &law);
    }
}

/// What holds if nothing lies where the case tells nothing.
pub(super) fn put_conditional(sheet: &mut dyn Sheet, question: Question, report: &Report<'_>, verdict: &Verdict) {
    let Some((supposed, answers)) = conditional::told(verdict, report.language) else { return };
    let told = (sheet.voice().markup.plain)(&format!("{supposed}: {answers}"));
    sheet.said(Depth::Note, OPEN, &head("supposed", report.language), &told);
    // A position that is not possible has no points of its own to show.
    if let (Question::Score, Conclusion::Impossible, Some(then)) = (question, verdict.conclusion(), &verdict.conditional)
        && !then.verdict.ledger.is_empty()
    {
        put_awards(sheet, &then.verdict.ledger);
        put_laws(sheet, report, &then.verdict);
    }
}

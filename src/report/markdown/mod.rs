//! Reports to paste into a forum or an issue: Markdown that reads well as it is typed, too.

mod marks;
mod quote;

pub(super) use marks::{Table, block, code, plain};

use super::headline::{self, Headline};
use super::ledger::{amount, gains, rank_reason, signed};
use super::located::Located;
use super::messages::{self, Markup, capital, frame, head, joined, units};
use super::notes;
use super::options::{self, Group};
use super::text::{cited, count, follows, short_name, sums};
use super::{Answer, Format, Manner, Question, Report, case_text, claims, conditional, conditions, picture};
use crate::verdict::english::number;
use crate::verdict::{Award, Cause, Claim, Explanation, Judged, Outcome, Reading, Reply, Score, Severity, Unit, Verdict};
use crate::words::{Idiom, Language, Message};

const MARKUP: Markup = Markup { code, plain };

pub(super) fn write(question: Question, report: &Report<'_>, manner: Manner) -> String {
    let Ok(answer) = &report.answer else {
        let findings: String = report.located().iter().map(|problem| finding(problem, None, report, manner)).collect();
        return put_headline(report, &headline::bare(report)) + &findings;
    };
    let verdict = answer.verdict;
    match question {
        Question::Check | Question::Score | Question::Replay if manner.is_quiet() && report.all_clear() => String::new(),
        Question::Moves if report.all_moves_made() => legal(report, verdict, manner) + &put_notes(report, verdict, manner),
        Question::Apply if report.all_moves_made() => {
            let block = |case| block("yaml", &case_text(&case, Format::Text, report.language));
            report.after().map(block).unwrap_or_default().trim_start().to_owned()
        }
        _ => judged(question, report, answer, manner),
    }
}

fn judged(question: Question, report: &Report<'_>, answer: &Answer<'_>, manner: Manner) -> String {
    let (verdict, language) = (answer.verdict, report.language);
    let mut text = put_headline(report, &headline::answer(question, report, verdict));
    for located in report.locate_all(&verdict.findings) {
        text += &finding(&located, None, report, manner);
    }
    // Whoever asked for a thing wants to know why it is missing, not what was right before.
    let only_wrong = manner.is_quiet() || matches!(question, Question::Moves | Question::Apply | Question::Show);
    text += &moves(question, report, verdict, only_wrong, manner);
    if let Some((moves, why)) = &verdict.unjudged {
        let unjudged = frame("unjudged").with("moves", *moves).with("why", why.clone()).say(language);
        text += &format!("\n**{}** {}\n", title("not-judged", language), plain(&unjudged));
    }
    if let Some(shown) = answer.shown {
        text += &block("text", &picture::lines(&shown.drawing).join("\n"));
    }
    for claim in verdict.claims.iter().filter(|claim| !manner.is_quiet() || !matches!(claim.answer, Reply::Confirmed { .. })) {
        text += &of_claim(claim, report, manner);
    }
    if !manner.is_quiet() && matches!(question, Question::Score | Question::Replay) {
        text += &points(question, verdict, manner, report.idiom());
    }
    text + &put_notes(report, verdict, manner)
}

/// The line that stands alone.
fn put_headline(report: &Report<'_>, headline: &Headline) -> String {
    head_of(report, &format!("{}{}", plain(&headline.says), headline.tail))
}

pub(super) fn head_of(report: &Report<'_>, says: &str) -> String {
    let title = report.title.map_or_else(String::new, |title| format!(" — {}", plain(title)));
    format!("### {}{title}: {says}\n", code(&report.name()))
}

/// What is wrong, the line where, what would be right, the rule.
fn finding(located: &Located<'_>, of_move: Option<usize>, report: &Report<'_>, manner: Manner) -> String {
    let language = report.language;
    let line = |at: usize| frame("line").with("line", report.lines.position(at).line).say(language);
    let line = located.range.as_ref().map(|range| line(range.start));
    let of_move = of_move.map(|index| frame("move").with("move", index + 1).say(language));
    let places: Vec<_> = of_move.into_iter().chain(line).collect();
    let place = if places.is_empty() { String::new() } else { format!(" ({})", places.join(", ")) };
    let mut text = format!("\n**{}:** {}{place}\n", grade(located, language), plain(&located.message));
    text += &quote::quote(located, report).map(|lines| block("text", &lines)).unwrap_or_default();
    text.push('\n');
    if let Some(help) = &located.help {
        text += &format!("- {}{}\n", head("help", language), plain(help));
    }
    match located.rule {
        Some(rule) => {
            text += &format!("- {}{}\n", head("rule", language), short_name(rule, manner.is_verbose(), report.idiom(), MARKUP));
            text += &format!("- {}{}\n", head("law", language), plain(&cited(&rule.citations(), report.game, language)));
        }
        None if manner.is_verbose() => text += &format!("- {}{}\n", head("kind", language), code(located.code)),
        None => {}
    }
    text
}

/// The moves in a table, then what is wrong with them.
fn moves(question: Question, report: &Report<'_>, verdict: &Verdict, only_wrong: bool, manner: Manner) -> String {
    // The ledger of a score tells of the referee's own steps.
    let told = |judged: &&Judged| {
        judged.outcome != Outcome::Legal || !(only_wrong || question == Question::Score && judged.index.is_none())
    };
    let told: Vec<_> = verdict.moves.iter().filter(told).collect();
    let language = report.language;
    let mut table = titled(["#column-move", "column-verdict", "column-what", "column-brings"], language);
    for judged in &told {
        let brings = match question {
            Question::Replay => {
                judged.awards.iter().map(|award| with_proof(award, manner, report.idiom())).collect::<Vec<_>>().join("; ")
            }
            _ => plain(&gains(&sums(&judged.awards), signed, language)),
        };
        let number = judged.index.map_or_else(String::new, |index| (index + 1).to_string());
        let says = judged.says.say(language)
            + &conditions::told(&judged.conditions, language)
            + &follows(judged, &verdict.moves, language);
        table.row([number, outcome(judged, language), plain(&says), brings]);
    }
    let mut text = if table.is_empty() { String::new() } else { table.text() };
    if let Some((judged, refused)) = told.iter().find_map(|judged| Some((judged, judged.after_refusal?))) {
        let judged_as_if = match judged.index {
            None => frame("judged-as-if"),
            Some(index) => frame("judged-as-if-from").with("from", index + 1),
        };
        text += &format!("\n{}\n", judged_as_if.with("move", refused + 1).say(language));
    }
    for judged in told {
        for located in report.locate_all(&judged.findings) {
            text += &finding(&located, judged.index, report, manner);
        }
        if let Some(position) = &judged.position {
            let after = frame("after-move").with("move", judged.says.clone()).say(language);
            text += &format!("\n{}\n{}", plain(&after), block("yaml", &case_text(position, Format::Text, language)));
        }
    }
    text
}

fn outcome(judged: &Judged, language: Language) -> String {
    match (judged.index, judged.outcome) {
        (None, Outcome::Legal) => messages::word("move-then", language),
        (_, Outcome::Legal | Outcome::LegalIf) => messages::word("move-legal", language),
        (_, Outcome::Illegal) => format!("**{}**", messages::word("move-refused", language)),
        (_, Outcome::Undecided) => messages::word("move-undecided", language),
    }
}

fn with_proof(award: &Award, manner: Manner, idiom: Idiom) -> String {
    let amount = amount(award.unit, award.amount, signed, idiom.language);
    format!("{amount} {}: {}", plain(&award.player), proof(award, manner, idiom))
}

/// Why an award is given, and by which rule.
fn proof(award: &Award, manner: Manner, idiom: Idiom) -> String {
    format!("{} ({})", plain(&award.why.say(idiom.language)), short_name(award.rule, manner.is_verbose(), idiom, MARKUP))
}

/// Awards line by line; nothing where there are none.
fn ledger(awards: &[Award], manner: Manner, idiom: Idiom) -> String {
    let only_points = awards.iter().all(|award| award.unit == Unit::Points);
    let what = if only_points { "#column-points" } else { "#column-what" };
    let mut ledger = titled(["column-player", what, "column-why"], idiom.language);
    for award in awards {
        let amount = amount(award.unit, award.amount, signed, idiom.language);
        ledger.row([plain(&award.player), amount, proof(award, manner, idiom)]);
    }
    if ledger.is_empty() { String::new() } else { ledger.text() }
}

/// The ledger, what each player had and has, who has won. A replay has told of each award where it was given.
fn points(question: Question, verdict: &Verdict, manner: Manner, idiom: Idiom) -> String {
    let language = idiom.language;
    let mut text = String::new();
    if question == Question::Score {
        text += &ledger(&verdict.ledger, manner, idiom);
        if verdict.ledger.is_empty() && verdict.due.is_empty() && !verdict.scores.is_empty() {
            text += &format!("\n{}\n", messages::word("no-points", language));
        }
        if !verdict.due.is_empty() {
            text += &format!("\n{}\n{}", messages::word("due", language), ledger(&verdict.due, manner, idiom));
        }
    }
    text += &scores(&verdict.scores, language);
    if let Some(choice) = &verdict.choice {
        text += &format!("\n**{}** {}\n", title("not-counted", language), plain(&choice.say(language)));
    }
    if !verdict.ranking.is_empty() {
        let unit = verdict.scores.first().map_or(Unit::Points, |score| score.unit);
        // A list would be numbered anew, and forget who shares a place.
        let titles = ["column-place", "column-player", "column-why"].map(|title| messages::word(title, language));
        let [place, player, why] = &titles;
        let mut table = Table::new(&[&format!("#{place}"), player, &format!("#{}", units(unit, language)), why]);
        for rank in &verdict.ranking {
            let why = rank_reason(rank, manner.is_verbose(), idiom, MARKUP).unwrap_or_default();
            table.row([rank.place.to_string(), plain(&rank.player), rank.points.to_string(), why]);
        }
        text += &table.text();
    }
    text
}

fn scores(scores: &[Score], language: Language) -> String {
    let only_points = scores.iter().all(|score| score.unit == Unit::Points);
    let titles = ["column-player", "column-what", "#column-before", "#column-after", "#column-change", "column-lies"];
    let mut table = titled(titles, language);
    for score in scores {
        let Score { player, unit, before, after, shown, .. } = score;
        let shown = shown.as_ref().map_or_else(String::new, |shown| plain(&shown.say(language)));
        let unit = if only_points { String::new() } else { units(*unit, language) };
        let change = messages::number(score.change(), signed, language);
        let [before, after] = [before, after].map(|amount| messages::number(*amount, number, language));
        let (after, change) = match score.leads_on() {
            true => (claims::at_moments(&score.stages, None, language), String::new()),
            false => (after, change),
        };
        table.row([plain(player), unit, before, format!("**{after}**"), change, shown]);
    }
    if table.is_empty() { String::new() } else { table.text() }
}

fn of_claim(claim: &Claim, report: &Report<'_>, manner: Manner) -> String {
    let language = report.language;
    let head = format!("\n**{}** {}", title("claim", language), plain(&claims::says(claim, language)));
    match &claim.answer {
        Reply::Confirmed { at, left, explanations } => {
            let right = plain(&claims::right(claim, *at, left.as_ref(), language));
            let blank = if explanations.is_empty() { "" } else { "\n" };
            format!("{head}: {right}\n{blank}{}", ways(explanations, report, manner))
        }
        Reply::Open(why) => format!("{head}: {}\n", plain(&claims::open(why, language))),
        Reply::Refuted { counted, so_far, explanations } => {
            let mut text = format!("{head}: **{}**\n\n", claims::wrong(claim, *counted, *so_far, language));
            if claim.is_unexplained() {
                text += &format!("- {}\n", claims::no_way(claim.claimed, language));
            }
            text + &ways(explanations, report, manner)
        }
    }
}

/// What leads to a number, a line each.
fn ways(explanations: &[Explanation], report: &Report<'_>, manner: Manner) -> String {
    let language = report.language;
    let mut text = String::new();
    for way in explanations.iter().take(claims::MOST) {
        text += &format!("- {}\n", plain(&way.why.say(language)));
        if let Cause::Slip(slip, _) = &way.cause
            && slip.rule.is_some()
        {
            let of = frame("slip-of-briefly").with("rule", &*code(&claims::rules(way))).with("slip", &*code(slip.id));
            let of = if manner.is_verbose() { format!(" ({})", of.say(language)) } else { String::new() };
            text += &format!("  {} {}{of}\n", title("but", language), plain(&slip.statement_in(report.idiom())));
        }
        if let Some(law) = claims::law(way, report.game, language) {
            text += &format!("  {} {}\n", title("law", language), plain(&law));
        }
    }
    if let Some(more) = explanations.len().checked_sub(claims::MOST).filter(|&more| more > 0) {
        text += &format!("- {}\n", frame("more-ways-briefly").with("more", more).say(language));
    }
    text
}

/// Every legal move with what it brings.
fn legal(report: &Report<'_>, verdict: &Verdict, manner: Manner) -> String {
    let legal = verdict.legal.as_deref().unwrap_or_default();
    let language = report.language;
    let mut text = head_of(report, &plain(&count(verdict, language)));
    let mut table = titled(["column-move", "column-brings"], language);
    for Group { brings, says } in options::groups(legal, language) {
        table.row([plain(&says), plain(&gains(brings, signed, language))]);
    }
    if !table.is_empty() {
        text += &table.text();
    }
    if let Some(choice) = &verdict.choice {
        text += &format!("\n{}\n", plain(&choice.say(language)));
    }
    for located in report.located() {
        text += &finding(&located, None, report, manner);
    }
    text
}

/// What the verdict leaves out and what it rests on.
fn put_notes(report: &Report<'_>, verdict: &Verdict, manner: Manner) -> String {
    let language = report.language;
    if manner.is_quiet() {
        return String::new();
    }
    let mut lines = Vec::new();
    if verdict.unheard > 0 {
        let claims = frame("claims-made").with("count", verdict.unheard).say(language);
        lines.push(format!("{}{claims}", head("claims", language)));
    }
    if let Some((supposed, answers)) = conditional::told(verdict, language) {
        lines.push(format!("{}: {}", plain(&supposed), plain(&answers)));
    }
    if let Some(granted) = conditions::granted(verdict.conditions(), language) {
        lines.push(format!("{}{}", head("granted", language), plain(&granted)));
    }
    if let Some(settled) = conditions::settled(report, verdict, code) {
        lines.push(head("conditions", language) + &settled);
    }
    if !verdict.worked_out.is_empty() {
        lines.push(format!("{}{}", head("worked-out", language), plain(&joined(&verdict.worked_out, language))));
    }
    let (idle, telling): (Vec<_>, Vec<_>) = verdict.rulings.iter().partition(|reading| reading.otherwise.is_empty());
    lines.extend(telling.into_iter().map(|reading| ruling(reading, language)));
    if manner.is_verbose() {
        lines.extend(unchecked(verdict, language));
        if !verdict.assumed.is_empty() {
            lines.push(format!("{}{}", head("assumed", language), plain(&joined(&verdict.assumed, language))));
        }
        lines.extend(idle.into_iter().map(|reading| ruling(reading, language)));
    } else {
        lines.extend(notes::closing(verdict, language));
    }
    let lines: String = lines.into_iter().map(|line| format!("- {line}\n")).collect();
    if lines.is_empty() { lines } else { format!("\n{lines}") }
}

/// Which rules were not checked, for want of what.
fn unchecked(verdict: &Verdict, language: Language) -> Vec<String> {
    let without = |(missing, rules): (&Message, Vec<&'static str>)| {
        let rules: Vec<_> = rules.into_iter().map(code).collect();
        let without = frame("without").with("missing", &*plain(&missing.say(language))).with("rules", &*rules.join(", "));
        format!("{}{}", head("not-checked-without", language), without.say(language))
    };
    notes::by_what_is_missing(&verdict.unchecked).into_iter().map(without).collect()
}

fn ruling(reading: &Reading, language: Language) -> String {
    let idle = if reading.otherwise.is_empty() { messages::word("changes-nothing", language) } else { String::new() };
    format!("{}{}{idle}", head("ruling", language), notes::ruling(reading, language, MARKUP))
}

/// What stands before something, at the beginning of a line.
fn title(id: &'static str, language: Language) -> String {
    capital(&messages::word(id, language))
}

/// A table with these titles; a column of numbers has a `#` before its own.
fn titled<const N: usize>(ids: [&'static str; N], language: Language) -> Table {
    let titles = ids.map(|id| match id.strip_prefix('#') {
        Some(id) => format!("#{}", messages::word(id, language)),
        None => messages::word(id, language),
    });
    Table::new(&titles.each_ref().map(String::as_str))
}

/// The word for what a finding means for the verdict.
fn grade(located: &Located<'_>, language: Language) -> String {
    let word = match located.severity {
        Severity::Broken => "grade-error",
        Severity::Undecided => "grade-undecided",
        Severity::Doubt => "grade-doubt",
    };
    title(word, language)
}

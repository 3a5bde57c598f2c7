//! Reports to paste into a forum or an issue: Markdown that reads well as it is typed, too.

mod marks;
mod quote;

pub(super) use marks::{Table, block, code, plain};

use super::ledger::{amount, gains, signed};
use super::located::Located;
use super::options::{self, Group};
use super::text::{MOST_UNCHECKED, by_what_is_missing, cited, count, joined, sums, tail, word};
use super::{Answer, Format, Manner, Question, Report, case_text, claims, conditional, json, picture};
use crate::verdict::english::counted;
use crate::verdict::{Award, Cause, Claim, Judged, Outcome, Rank, Reading, Reply, Score, Unit, Verdict};

pub(super) fn write(question: Question, report: &Report<'_>, manner: Manner) -> String {
    let Ok(answer) = &report.answer else {
        let findings: String = report.located().iter().map(|problem| finding(problem, None, report)).collect();
        return headline(report, word(report), "") + &findings;
    };
    let verdict = answer.verdict;
    match question {
        Question::Check | Question::Score | Question::Replay if manner.quiet && report.all_clear() => String::new(),
        Question::Moves if report.all_moves_made() => legal(report, verdict) + &notes(verdict, manner.quiet),
        Question::Apply if report.all_moves_made() => verdict
            .after
            .as_ref()
            .map(|case| block("yaml", &case_text(case, Format::Text)))
            .unwrap_or_default()
            .trim_start()
            .to_owned(),
        _ => judged(question, report, answer, manner),
    }
}

fn judged(question: Question, report: &Report<'_>, answer: &Answer<'_>, manner: Manner) -> String {
    let verdict = answer.verdict;
    let mut text = headline(report, word(report), &tail(verdict));
    for located in report.locate_all(&verdict.findings) {
        text += &finding(&located, None, report);
    }
    // Whoever asked for a thing wants to know why it is missing, not what was right before.
    let only_wrong = manner.quiet || matches!(question, Question::Moves | Question::Apply | Question::Show);
    text += &moves(question, report, verdict, only_wrong);
    if let Some((moves, why)) = &verdict.unjudged {
        text += &format!("\n**Not judged:** {} ({})\n", counted(*moves as i64, "move", "moves"), plain(&why.to_string()));
    }
    if let Some(shown) = answer.shown {
        text += &block("text", &picture::lines(&shown.drawing).join("\n"));
    }
    if !manner.quiet && matches!(question, Question::Score | Question::Replay) {
        text += &points(question, verdict);
    }
    for claim in verdict.claims.iter().filter(|claim| !manner.quiet || !matches!(claim.answer, Reply::Confirmed { .. })) {
        text += &of_claim(claim, report.game);
    }
    text + &notes(verdict, manner.quiet)
}

/// The line that stands alone.
fn headline(report: &Report<'_>, word: &str, tail: &str) -> String {
    let title = report.title.map_or_else(String::new, |title| format!(" — {}", plain(title)));
    format!("### {}{title}: {word}{tail}\n", code(&report.name()))
}

/// What is wrong, the line where, what would be right, the rule.
fn finding(located: &Located<'_>, of_move: Option<usize>, report: &Report<'_>) -> String {
    let line = located.range.as_ref().map(|range| format!("line {}", report.lines.position(range.start).line));
    let places: Vec<_> = of_move.map(|index| format!("move {}", index + 1)).into_iter().chain(line).collect();
    let place = if places.is_empty() { String::new() } else { format!(" ({})", places.join(", ")) };
    let mut text = format!("\n**{}:** {}{place}\n", first_upper(located.grade()), plain(&located.message));
    text += &quote::quote(located, report).map(|lines| block("text", &lines)).unwrap_or_default();
    text.push('\n');
    if let Some(help) = &located.help {
        text += &format!("- help: {}\n", plain(help));
    }
    match located.rule {
        Some(rule) => {
            text += &format!("- rule: {}, {}\n", code(rule.id), plain(rule.title));
            text += &format!("- law: {}\n", plain(&cited(rule.citations, report.game)));
        }
        None => text += &format!("- kind: {}\n", code(located.code)),
    }
    text
}

/// The moves in a table, then what is wrong with them.
fn moves(question: Question, report: &Report<'_>, verdict: &Verdict, only_wrong: bool) -> String {
    // The ledger of a score tells of the referee's own steps.
    let told = |judged: &&Judged| {
        judged.outcome != Outcome::Legal || !(only_wrong || question == Question::Score && judged.index.is_none())
    };
    let told: Vec<_> = verdict.moves.iter().filter(told).collect();
    let mut table = Table::new(&["#move", "verdict", "what", "brings"]);
    for judged in &told {
        let brings = match question {
            Question::Replay => judged.awards.iter().map(with_proof).collect::<Vec<_>>().join("; "),
            _ => plain(&gains(&sums(&judged.awards), signed)),
        };
        let number = judged.index.map_or_else(String::new, |index| (index + 1).to_string());
        table.row([number, outcome(judged).to_owned(), plain(&judged.says.to_string()), brings]);
    }
    let mut text = if table.is_empty() { String::new() } else { table.text() };
    if let Some((judged, refused)) = told.iter().find_map(|judged| Some((judged, judged.after_refusal?))) {
        let from =
            judged.index.map_or_else(|| "What follows".to_owned(), |index| format!("From move {} on, everything", index + 1));
        text += &format!("\n{from} is judged as if move {} had not been made.\n", refused + 1);
    }
    for judged in told {
        for located in report.locate_all(&judged.findings) {
            text += &finding(&located, judged.index, report);
        }
        if let Some(position) = &judged.position {
            text +=
                &format!("\nAfter: {}\n{}", plain(&judged.says.to_string()), block("yaml", &case_text(position, Format::Text)));
        }
    }
    text
}

fn outcome(judged: &Judged) -> &'static str {
    match (judged.index, judged.outcome) {
        (None, Outcome::Legal) => "then",
        (_, Outcome::Legal) => "legal",
        (_, Outcome::Illegal) => "**refused**",
        (_, Outcome::Undecided) => "undecided",
    }
}

fn with_proof(award: &Award) -> String {
    let Award { player, unit, amount: number, why, rule, .. } = award;
    format!("{} {}: {} ({})", amount(*unit, *number, signed), plain(player), plain(&why.to_string()), code(rule.id))
}

/// The ledger, what each player had and has, who has won. A replay has told of each award where it was given.
fn points(question: Question, verdict: &Verdict) -> String {
    let mut text = String::new();
    if question == Question::Score {
        let only_points = verdict.ledger.iter().all(|award| award.unit == Unit::Points);
        let mut ledger = Table::new(&["player", if only_points { "#points" } else { "#what" }, "rule", "why"]);
        for Award { player, unit, amount: number, rule, why, .. } in &verdict.ledger {
            ledger.row([plain(player), amount(*unit, *number, signed), code(rule.id), plain(&why.to_string())]);
        }
        match (ledger.is_empty(), verdict.scores.is_empty()) {
            (false, _) => text += &ledger.text(),
            (true, false) => text += "\nNo points are given or taken.\n",
            (true, true) => {}
        }
    }
    text += &scores(&verdict.scores);
    if let Some(choice) = &verdict.choice {
        text += &format!("\n**Not all is counted:** {}\n", plain(&choice.to_string()));
    }
    if !verdict.ranking.is_empty() {
        let unit = verdict.scores.first().map_or(Unit::Points, |score| score.unit);
        // A list would be numbered anew, and forget who shares a place.
        let mut table = Table::new(&["#place", "player", &format!("#{}", unit.word(2)), "why"]);
        for Rank { place, player, points, why } in &verdict.ranking {
            table.row([
                place.to_string(),
                plain(player),
                points.to_string(),
                why.as_ref().map_or_else(String::new, |why| plain(&why.to_string())),
            ]);
        }
        text += &table.text();
    }
    text
}

fn scores(scores: &[Score]) -> String {
    let only_points = scores.iter().all(|score| score.unit == Unit::Points);
    let mut table = Table::new(&["player", "what", "#before", "#after", "#change", "as it lies"]);
    for score in scores {
        let Score { player, unit, before, after, shown } = score;
        let shown = shown.as_ref().map_or_else(String::new, |shown| plain(&shown.to_string()));
        let change = score.change().say(signed);
        let unit = if only_points { "" } else { unit.word(2) };
        table.row([plain(player), unit.to_owned(), before.to_string(), format!("**{after}**"), change, shown]);
    }
    if table.is_empty() { String::new() } else { table.text() }
}

fn of_claim(claim: &Claim, game: Option<&str>) -> String {
    let says = plain(&claims::says(claim));
    match &claim.answer {
        Reply::Confirmed { left } => format!("\n**Claim:** {says}: {}\n", plain(&claims::right(left.as_ref()))),
        Reply::Open(why) => format!("\n**Claim:** {says}: cannot be told: {}\n", plain(&why.to_string())),
        Reply::Refuted { counted, so_far, explanations } => {
            let mut text = format!("\n**Claim:** {says}: **{}**\n\n", claims::wrong(claim.claimed, *counted, *so_far));
            if explanations.is_empty() {
                text += &format!("- no other reading of the rules and no known slip leads to {}\n", claim.claimed);
            }
            for way in explanations.iter().take(claims::MOST) {
                text += &format!("- {}\n", plain(&way.why.to_string()));
                if let Cause::Slip(slip, _) = &way.cause
                    && let Some(rule) = slip.rule
                {
                    text += &format!("  But: {} ({}; slip {})\n", plain(slip.statement), code(rule.id), code(slip.id));
                }
                if let Some(law) = claims::law(&way.cause, game) {
                    text += &format!("  Law: {}\n", plain(&law));
                }
            }
            if let Some(more) = explanations.len().checked_sub(claims::MOST).filter(|&more| more > 0) {
                text += &format!("- {more} more (`--format jsonl` tells them)\n");
            }
            text
        }
    }
}

/// Every legal move with what it brings.
fn legal(report: &Report<'_>, verdict: &Verdict) -> String {
    let legal = verdict.legal.as_deref().unwrap_or_default();
    let mut text = headline(report, &plain(&count(verdict)), "");
    let mut table = Table::new(&["move", "brings"]);
    for Group { brings, says } in options::groups(legal) {
        table.row([plain(&says), plain(&gains(brings, signed))]);
    }
    if !table.is_empty() {
        text += &table.text();
    }
    if let Some(choice) = &verdict.choice {
        text += &format!("\n{}\n", plain(&choice.to_string()));
    }
    for located in report.located() {
        text += &finding(&located, None, report);
    }
    text
}

/// What the verdict leaves out and what it rests on.
fn notes(verdict: &Verdict, quiet: bool) -> String {
    if quiet {
        return String::new();
    }
    let mut lines = Vec::new();
    let unchecked = by_what_is_missing(&verdict.unchecked);
    if unchecked.len() > MOST_UNCHECKED {
        let rules: usize = unchecked.iter().map(|(_, rules)| rules.len()).sum();
        let missing: Vec<_> = unchecked.iter().map(|&(missing, _)| plain(&missing.to_string())).collect();
        lines.push(format!("not checked: {rules} rules, for want of {}", missing.join("; ")));
    } else {
        for (missing, rules) in unchecked {
            let rules: Vec<_> = rules.into_iter().map(code).collect();
            lines.push(format!("not checked without {}: {}", plain(&missing.to_string()), rules.join(", ")));
        }
    }
    if verdict.unheard > 0 {
        let claims = counted(verdict.unheard as i64, "claim is", "claims are");
        lines.push(format!("claims: {claims} made; `tilejudge score` answers"));
    }
    if let Some((supposed, answers)) = conditional::told(verdict) {
        lines.push(format!("{}: {}", plain(&supposed), plain(&answers)));
    }
    if !verdict.assumed.is_empty() {
        lines.push(format!("assumed: {}", plain(&joined(&verdict.assumed))));
    }
    if !verdict.worked_out.is_empty() {
        lines.push(format!("worked out: {}", plain(&joined(&verdict.worked_out))));
    }
    lines.extend(verdict.rulings.iter().map(ruling));
    let lines: String = lines.into_iter().map(|line| format!("- {line}\n")).collect();
    if lines.is_empty() { lines } else { format!("\n{lines}") }
}

fn ruling(reading: &Reading) -> String {
    let name = |answer: usize| reading.ruling.answers.get(answer).map_or("?", |answer| answer.name);
    let answer = format!("{}={}", reading.ruling.name, name(reading.answer));
    let others = match reading.otherwise.as_slice() {
        [] => "; it changes nothing here".to_owned(),
        others => others
            .iter()
            .map(|other| format!("; with {}: {}", code(name(other.answer)), plain(&joined(&other.changes))))
            .collect(),
    };
    format!("ruling: {} ({}){others}", code(&answer), json::source(reading.source))
}

fn first_upper(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

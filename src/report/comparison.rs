//! What another reading of the rules changes.

use super::markdown::{code, plain, table};
use super::messages::{self, frame, titles};
use super::page::{BAD, FAINT, GOOD, Page, STRONG, clean};
use super::people::Sheet;
use super::{Format, Manner, Report, conditional, json};
use crate::order;
use crate::verdict::english;
use crate::verdict::{Amount, Conclusion, Unit, Verdict};
use crate::words::Language;
use anstyle::Style;
use serde_json::{Map, Value, json};

/// A verdict as far as readings are compared by it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    conclusion: Conclusion,
    /// The rules that findings name, in order.
    findings: Vec<&'static str>,
    scores: Vec<(String, Unit, Amount)>,
}

impl Judged {
    /// What of a verdict is compared.
    pub fn of(verdict: &Verdict) -> Self {
        let mut findings: Vec<_> = verdict.all_findings().map(|finding| finding.rule.id).collect();
        order::all(&mut findings);
        let scores = verdict.scores.iter().map(|score| (score.player.clone(), score.unit, score.after)).collect();
        Self { conclusion: verdict.conclusion(), findings, scores }
    }
    fn json(&self) -> Value {
        let mut scores = Map::new();
        for (player, unit, amount) in &self.scores {
            let player = scores.entry(player.clone()).or_insert_with(|| json!({}));
            player[unit.word(2)] = super::json::amount(*amount);
        }
        json!({"verdict": self.conclusion.word(), "findings": self.findings, "scores": scores})
    }
}

/// A verdict before and after.
#[derive(Debug)]
pub struct Change {
    /// As the case stands.
    pub before: Judged,
    /// Under the other reading.
    pub after: Judged,
}

impl Change {
    /// Whether anything changes.
    pub fn is_any(&self) -> bool {
        self.before != self.after
    }
}

/// How many cases a reading changes.
#[derive(Debug)]
pub struct Sum {
    /// The reading: "partial-floor=yes".
    pub name: String,
    /// As [`COUNTED`] calls them.
    counts: [usize; 5],
}

/// The cases that were judged, and of these those of which something changes, or just that, for programs.
const COUNTED: [&str; 5] = ["judged", "changed", "verdicts", "findings", "scores"];

impl Sum {
    /// Nothing counted yet.
    pub fn of(name: String) -> Self {
        Self { name, counts: [0; 5] }
    }
    /// Counts one case.
    pub fn count(&mut self, change: &Change) {
        let Change { before, after } = change;
        let changes = [before.conclusion != after.conclusion, before.findings != after.findings, before.scores != after.scores];
        let is_so = [true, change.is_any()].into_iter().chain(changes);
        self.counts.iter_mut().zip(is_so).for_each(|(count, is_so)| *count += usize::from(is_so));
    }
    fn judged(&self) -> usize {
        self.counts[0]
    }
    fn changed(&self) -> usize {
        self.counts[1]
    }
    /// "3 of 7 cases change".
    fn say(&self, language: Language) -> String {
        frame("cases-change").with("changed", self.changed()).with("cases", self.judged()).say(language)
    }
    /// A row of a table; the name as the format has it.
    fn row(&self, name: String) -> Vec<String> {
        std::iter::once(name).chain(self.counts.iter().map(usize::to_string)).collect()
    }
    fn json(&self) -> Value {
        let counts = COUNTED.into_iter().zip(self.counts).map(|(what, count)| (what, count.into()));
        let named = std::iter::once(("reading", Value::from(self.name.as_str()))).chain(counts);
        Value::Object(named.map(|(key, value)| (key.to_owned(), value)).collect())
    }
}

/// A case that a reading changes: before and after.
pub fn write(about: &Report<'_>, reading: &str, change: &Change, manner: Manner) -> String {
    let Change { before, after } = change;
    let language = about.language;
    let changes = changes(change, language);
    let with = messages::head("changes-with", language);
    match manner.format {
        Format::Json | Format::Slim => {
            let case = json!({"file": about.file, "index": about.number, "title": about.title, "game": about.game});
            json::line(&json!({"case": case, "reading": reading, "before": before.json(), "after": after.json()}))
        }
        Format::Markdown => {
            let title = about.title.map_or_else(String::new, |title| format!(" — {}", plain(title)));
            let changes: String =
                changes.into_iter().map(|(what, change)| format!("- {}: {}\n", plain(&what), plain(&change))).collect();
            format!("**{}**{title}: {with}{}\n\n{changes}", code(&about.name()), code(reading))
        }
        Format::Concise => {
            let changes: Vec<_> = changes.into_iter().map(|(what, change)| format!("{what} {change}")).collect();
            let changes = changes.join("; ").replace('−', "-");
            format!("{}: {reading}: {}\n", clean(&about.name()), clean(&changes))
        }
        Format::Text | Format::Github | Format::Sarif | Format::Junit => {
            let mut page = Page::new(manner.width, language);
            let title = about.title.map_or_else(String::new, |title| format!(" — {title}"));
            page.flow(&[(STRONG, &about.name()), (Style::new(), &format!("{title}: {with}")), (STRONG, reading)]);
            let width = changes.iter().map(|(what, _)| what.chars().count()).max().unwrap_or(0);
            for (what, change) in changes {
                page.paragraph(2, FAINT, &format!("{what:width$}  "), &change);
            }
            page.text
        }
    }
}

/// What changes, and from what to what.
fn changes(change: &Change, language: Language) -> Vec<(String, String)> {
    let Change { before, after } = change;
    let mut changes = Vec::new();
    if before.conclusion != after.conclusion {
        changes.push({
            let [before, after] = [before, after].map(|judged| conditional::conclusion(judged.conclusion, language));
            (messages::word("column-verdict", language), format!("{before} → {after}"))
        });
    }
    let lost = without(&before.findings, &after.findings).into_iter().map(|rule| frame("no-more").with("rule", rule));
    let new = without(&after.findings, &before.findings).into_iter().map(|rule| frame("now").with("rule", rule));
    let findings: Vec<_> = lost.chain(new).map(|says| says.say(language)).collect();
    if !findings.is_empty() {
        changes.push((messages::word("column-findings", language), findings.join(", ")));
    }
    // An impossible position has no scores to compare.
    for ((player, unit, before), (_, _, after)) in before.scores.iter().zip(&after.scores) {
        if before != after {
            let [said_before, said_after] = [before, after].map(|amount| messages::number(*amount, english::number, language));
            let unit = messages::unit(*unit, *after, language);
            changes.push((player.clone(), format!("{said_before} → {said_after} {unit}")));
        }
    }
    changes
}

/// What is in `one` more often than in `other`.
fn without(one: &[&'static str], other: &[&'static str]) -> Vec<&'static str> {
    let mut left = other.to_vec();
    let mut is_left = |rule: &str| left.iter().position(|known| *known == rule).map(|at| left.swap_remove(at)).is_some();
    one.iter().copied().filter(|rule| !is_left(rule)).collect()
}

/// The titles of a table of sums.
const COLUMNS_OF_SUMS: [&str; 6] =
    ["column-reading", "column-cases", "column-changed", "column-verdict", "column-findings", "column-scores"];
/// So many columns the numbers of a table take.
const COLUMNS: usize = 50;

/// What a reading changes, in words: a name that a narrow table breaks cannot be typed again.
fn put_sum(page: &mut Page, sum: &Sum) {
    let language = page.language();
    let parts = ["verdicts-of", "findings-of", "scores-of"].into_iter().zip(&sum.counts[2..]);
    let parts = parts.filter(|(_, count)| **count > 0).map(|(what, count)| frame(what).with("count", *count).say(language));
    let parts = parts.collect::<Vec<_>>().join(", ");
    page.paragraph(2, STRONG, &format!("{}: ", sum.name), &format!("{}: {parts}", sum.say(language)));
}

/// How many cases each reading changes; as sums, the readings that change nothing and the cases that none changes (`unchanged`).
pub fn put_summary(sums: &[Sum], cases: usize, unchanged: usize, manner: Manner) -> String {
    let language = manner.language;
    match manner.format {
        Format::Json | Format::Slim => {
            let readings: Value = sums.iter().map(Sum::json).collect();
            json::line(&json!({"summary": {"cases": cases, "unchanged": unchanged, "readings": readings}}))
        }
        Format::Concise => sums.iter().map(|sum| format!("{}: {}\n", sum.name, sum.say(language))).collect(),
        Format::Markdown => {
            let titles = titles(COLUMNS_OF_SUMS, language);
            let titles: Vec<_> =
                titles.iter().enumerate().map(|(at, title)| format!("{}{title}", if at > 0 { "#" } else { "" })).collect();
            let rows: Vec<_> = sums.iter().filter(|sum| sum.judged() > 0).map(|sum| sum.row(code(&sum.name))).collect();
            let compared = frame("compared-same").with("cases", cases).with("unchanged", unchanged).say(language) + "\n";
            if rows.is_empty() { compared } else { compared + &table(&titles, rows) }
        }
        Format::Text | Format::Github | Format::Sarif | Format::Junit => {
            let mut page = Page::new(manner.width, language);
            let (telling, idle): (Vec<_>, Vec<_>) = sums.iter().partition(|sum| sum.changed() > 0);
            let longest = telling.iter().map(|sum| sum.name.chars().count()).max().unwrap_or(0);
            if longest + COLUMNS > page.width {
                telling.iter().for_each(|sum| put_sum(&mut page, sum));
            } else if !telling.is_empty() {
                let rows = telling.iter().map(|sum| sum.row(sum.name.clone()));
                page.table(&titles(COLUMNS_OF_SUMS, language), rows.collect());
            }
            let concerned: Vec<_> = idle.iter().filter(|sum| sum.judged() > 0).map(|sum| sum.name.as_str()).collect();
            if !concerned.is_empty() {
                let head = frame("readings-idle").with("count", concerned.len()).say(language);
                page.flow(&[(FAINT, &format!("{head} ")), (Style::new(), &concerned.join(", "))]);
            }
            let compared = frame("compared").with("cases", cases).say(language) + " ";
            let changing = telling.len();
            // With all readings of all games, most are about games that nobody plays here.
            let meant = changing + concerned.len();
            if meant == 0 {
                page.flow(&[(Style::new(), &format!("{compared}{}", messages::word("none-concerned", language)))]);
                return page.text;
            }
            let style = if changing > 0 { BAD } else { GOOD };
            let readings = frame("readings-of").with("changing", changing).with("readings", meant).say(language);
            let stay = frame("stay").with("changing", changing).with("unchanged", unchanged).say(language);
            page.flow(&[(Style::new(), &compared), (style, &readings), (Style::new(), &format!(" {stay}"))]);
            page.text
        }
    }
}

//! Cases and what they expect: which passed, which failed, what differs.

use super::baseline::file_of;
use super::github::{self, Mark};
use super::located::Located;
use super::markdown::{code, plain, table};
use super::messages::{self, Markup, frame};
use super::notes::ruling;
use super::page::{BAD, FAINT, GOOD, OPEN, Page, clean, xml};
use super::{Answer, Format, Manner, Position, Report, json};
use crate::verdict::{Difference, Reading, Severity};
use crate::words::Language;
use anstyle::Style;
use serde_json::json;

/// A case that was put to the test.
#[derive(Debug)]
pub struct Trial {
    file: String,
    /// What the case is called.
    pub name: String,
    title: Option<String>,
    game: Option<&'static str>,
    language: Language,
    /// What came of it.
    pub outcome: Outcome,
    wrong: Vec<Wrong>,
}

/// What cases are compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum With {
    /// What they expect.
    Expected,
    /// What they came to before.
    Before,
    /// The same, which does not fit a case any more.
    Unlike,
}

/// What came of a trial.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Everything is as expected.
    Passed,
    /// Something is not as expected.
    Failed,
    /// The case expects nothing.
    Idle,
    /// The case cannot be read.
    Unreadable,
    /// Nothing was kept of the case before.
    New,
    /// The case was kept before, and is not there any more.
    Gone,
}

#[derive(Debug, Default)]
struct Wrong {
    place: Option<Position>,
    message: String,
    /// What was expected, and what was found.
    difference: Option<(String, String)>,
    /// Why it is so, a sentence each.
    why: Vec<String>,
}

impl Outcome {
    /// Whether somebody has to look at it.
    pub fn is_bad(self) -> bool {
        matches!(self, Self::Failed | Self::Unreadable | Self::Gone)
    }
    /// The word for it, for programs.
    fn word(self) -> &'static str {
        match self {
            Self::Passed => "passed",
            Self::Failed => "failed",
            Self::Idle => "expects nothing",
            Self::Unreadable => "cannot be read",
            Self::New => "new",
            Self::Gone => "gone",
        }
    }
    /// What is wrong, for people.
    fn say(self, language: Language) -> String {
        let id = match self {
            Self::Unreadable => "verdict-unreadable",
            Self::New | Self::Gone => self.word(),
            Self::Passed | Self::Failed | Self::Idle => "failed",
        };
        messages::word(id, language)
    }
    /// The same, where there is no more to tell.
    fn bare(self, language: Language) -> Vec<Wrong> {
        vec![Wrong { message: self.say(language), ..Wrong::default() }]
    }
}

impl Trial {
    /// What came of the case that a report is about.
    pub fn of(report: &Report<'_>, with: With) -> Self {
        let (outcome, wrong) = match &report.answer {
            Err(_) => {
                let outcome = if with == With::Unlike { Outcome::Failed } else { Outcome::Unreadable };
                (outcome, report.located().into_iter().map(|problem| unread(problem, report, with)).collect())
            }
            Ok(Answer { verdict, .. }) => match verdict.differences.as_deref() {
                None if with == With::Before => (Outcome::New, Outcome::New.bare(report.language)),
                None => (Outcome::Idle, Vec::new()),
                Some([]) => (Outcome::Passed, Vec::new()),
                Some(differences) => (Outcome::Failed, differing(differences, &verdict.rulings, report, with)),
            },
        };
        let title = report.title.map(str::to_owned);
        let (file, name) = (report.file.to_owned(), report.name());
        Self { file, name, title, game: report.game, language: report.language, outcome, wrong }
    }
    /// A case that was kept, and is not there any more.
    pub fn gone(name: &str, title: Option<&str>, language: Language) -> Self {
        let (outcome, title, wrong) = (Outcome::Gone, title.map(str::to_owned), Outcome::Gone.bare(language));
        Self { file: file_of(name).to_owned(), name: name.to_owned(), title, game: None, language, outcome, wrong }
    }
}

fn unread(problem: Located<'_>, report: &Report<'_>, with: With) -> Wrong {
    let unlike = |message: &str| frame("unlike").with("fault", message).say(report.language);
    let message = if with == With::Unlike { unlike(&problem.message) } else { problem.message };
    // What was kept stands in another file.
    let place = problem.range.filter(|_| with != With::Unlike).map(|range| report.lines.position(range.start));
    Wrong { place, message, difference: None, why: problem.help.into_iter().collect() }
}

/// What is not as expected; of the rulings of the verdict some may decide that.
fn differing(differences: &[Difference], rulings: &[Reading], report: &Report<'_>, with: With) -> Vec<Wrong> {
    let language = report.language;
    let told = |difference: &Difference| {
        let [expected, found] = [&difference.expected, &difference.found].map(|text| text.say(language));
        let message = frame(if with == With::Before { "changed" } else { "differs" }).with("what", difference.what.clone());
        let message = message.with("expected", &*expected).with("found", &*found).say(language);
        let why = difference.why.iter().map(|why| why.say(language)).collect();
        let place = report.start(&difference.place).filter(|_| with == With::Expected);
        Wrong { place, message, difference: Some((expected, found)), why }
    };
    let mut told: Vec<_> = differences.iter().map(told).collect();
    if let Some(last) = told.last_mut() {
        let deciding = rulings.iter().filter(|reading| !reading.otherwise.is_empty());
        let say = |reading| messages::head("ruling", language) + &ruling(reading, language, Markup::NONE);
        last.why.extend(deciding.map(say));
    }
    told
}

/// What came of a trial, for people or programs.
pub fn write(trial: &Trial, manner: Manner) -> String {
    let Trial { file, name, title, game, language, outcome, wrong } = trial;
    let called = title.as_ref().map_or_else(|| name.clone(), |title| format!("{title} ({name})"));
    let beneath = if matches!(outcome, Outcome::New | Outcome::Gone) { &[] } else { &wrong[..] };
    let line_of = |place: Position| frame("line").with("line", place.line).say(*language) + ": ";
    match manner.format {
        Format::Json | Format::Slim => {
            let one = |told: &Wrong| {
                let (expected, found) = told.difference.clone().unzip();
                json!({
                    "message": told.message,
                    "expected": expected,
                    "found": found,
                    "why": told.why,
                    "line": told.place.map(|place| place.line),
                    "column": told.place.map(|place| place.column),
                })
            };
            let wrong: Vec<_> = wrong.iter().map(one).collect();
            json::line(&json!({"case": name, "title": title, "game": game, "result": outcome.word(), "wrong": wrong}))
        }
        Format::Concise => {
            let title = title.as_ref().map_or_else(String::new, |title| format!("{}: ", clean(title)));
            let line = |told: &Wrong| {
                let place = told.place.map_or_else(String::new, |place| format!("{place}:"));
                let why = if told.why.is_empty() { String::new() } else { format!(" ({})", told.why.join("; ")) };
                format!("{}:{place} {}: {title}{}{}\n", clean(file), outcome.word(), clean(&told.message), clean(&why))
            };
            wrong.iter().map(line).collect()
        }
        Format::Markdown => {
            if wrong.is_empty() {
                return String::new();
            }
            let title = title.as_ref().map_or_else(String::new, |title| format!(" — {}", plain(title)));
            let line = |told: &Wrong| {
                let place = told.place.map_or_else(String::new, line_of);
                let why: String = told.why.iter().map(|why| format!("  - {}\n", plain(why))).collect();
                format!("- {place}{}\n{why}", plain(&told.message))
            };
            let lines: String = beneath.iter().map(line).collect();
            let between = if beneath.is_empty() { "\n" } else { "\n\n" };
            format!("**{}:** {}{title}{between}{lines}", outcome.say(*language), code(name))
        }
        Format::Github => {
            let command = |told: &Wrong| {
                let mark = told.place.map(|first| Mark { first, last: None });
                let message: Vec<_> = std::iter::once(&told.message).chain(&told.why).map(|line| clean(line)).collect();
                let title = format!("{called}: {}", outcome.say(*language));
                let severity = if outcome.is_bad() { Severity::Broken } else { Severity::Undecided };
                github::command(severity, file, mark, &clean(&title), &message.join("\n"))
            };
            wrong.iter().map(command).collect()
        }
        Format::Text | Format::Sarif | Format::Junit => {
            let mut page = Page::new(manner.width, *language);
            if !wrong.is_empty() {
                let ink = if outcome.is_bad() { BAD } else { OPEN };
                page.flow(&[(Style::new(), &format!("{called}: ")), (ink, &outcome.say(*language))]);
            }
            for told in beneath {
                let place = told.place.map_or_else(String::new, line_of);
                page.paragraph(2, FAINT, &place, &told.message);
                for why in &told.why {
                    page.paragraph(4, FAINT, "· ", why);
                }
            }
            page.text
        }
    }
}

/// How many cases came to what: all that is kept of a stream of any length.
#[derive(Debug, Clone, Copy, Default)]
pub struct Sum([usize; 6]);

impl Sum {
    /// Whether there was no case.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 6]
    }
    /// Whether any case was compared with anything.
    pub fn has_compared(self) -> bool {
        self.0[Outcome::Passed as usize] + self.0[Outcome::Failed as usize] > 0
    }
    /// Counts one case.
    pub fn count(&mut self, outcome: Outcome) {
        self.0[outcome as usize] += 1;
    }
}

/// How many passed, failed, expect nothing, cannot be read.
pub fn put_summary(sum: Sum, with: With, manner: Manner) -> String {
    let [passed, failed, idle, unreadable, new, gone] = sum.0;
    let (cases, compares) = (sum.0.iter().sum::<usize>() - gone, with == With::Before);
    let language = manner.language;
    if manner.format == Format::Json {
        return json::line(&json!({"summary": {
            "cases": cases, "passed": passed, "failed": failed,
            "expect_nothing": idle, "unreadable": unreadable, "new": new, "gone": gone
        }}));
    }
    if manner.format == Format::Markdown {
        let mut columns = vec![("#column-cases", cases), ("#column-passed", passed), ("#column-failed", failed)];
        columns.extend([("#column-idle", idle), ("#column-unreadable", unreadable)].into_iter().skip(usize::from(compares)));
        columns.extend([("#new", new), ("#gone", gone)].into_iter().filter(|_| compares));
        let (titles, row): (Vec<_>, Vec<_>) = columns.into_iter().map(|(title, count)| (title, count.to_string())).unzip();
        return table(&messages::titles(titles, language), [row]).trim_start().to_owned();
    }
    let mut page = Page::new(manner.width, language);
    let say = |id, count: usize| frame(id).with("count", count).say(language);
    page.put(format_args!("{}: ", say("cases", cases)));
    page.ink(GOOD, say("count-passed", passed));
    page.put(", ").ink(if failed > 0 { BAD } else { FAINT }, say("count-failed", failed));
    for (number, id) in [(idle, "count-idle"), (new, "count-new"), (gone, "count-gone"), (unreadable, "count-unreadable")] {
        if number > 0 {
            page.put(", ").ink(OPEN, say(id, number));
        }
    }
    page.end();
    page.text
}

/// All trials as a JUnit file: a suite a file, as build servers read it.
pub fn junit(trials: &[Trial]) -> String {
    let count = |trials: &[Trial], tag| trials.iter().filter(|trial| junit_tag(trial.outcome) == Some(tag)).count();
    let counts = |trials: &[Trial]| {
        let [failures, errors] = ["failure", "error"].map(|tag| count(trials, tag));
        format!("tests=\"{}\" failures=\"{failures}\" errors=\"{errors}\"", trials.len())
    };
    let suite = |trials: &[Trial]| {
        let (name, counts, skipped) = (xml(&trials[0].file), counts(trials), count(trials, "skipped"));
        let cases: String = trials.iter().map(junit_case).collect();
        format!("  <testsuite name=\"{name}\" {counts} skipped=\"{skipped}\">\n{cases}  </testsuite>\n")
    };
    let suites: String = trials.chunk_by(|one, next| one.file == next.file).map(suite).collect();
    let counts = counts(trials);
    format!("{XML}\n<testsuites name=\"tilejudge\" {counts}>\n{suites}</testsuites>\n")
}

const XML: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>";

/// How JUnit calls what is no success.
fn junit_tag(outcome: Outcome) -> Option<&'static str> {
    match outcome {
        Outcome::Passed => None,
        Outcome::Idle | Outcome::New => Some("skipped"),
        Outcome::Failed | Outcome::Gone => Some("failure"),
        Outcome::Unreadable => Some("error"),
    }
}

fn junit_case(trial: &Trial) -> String {
    let (name, class) = (xml(trial.title.as_deref().unwrap_or(&trial.name)), xml(&trial.name));
    let head = format!("    <testcase name=\"{name}\" classname=\"{class}\"");
    let Some(tag) = junit_tag(trial.outcome) else { return format!("{head}/>\n") };
    let line = |told: &Wrong| {
        let place = told.place.map_or_else(String::new, |place| format!("{place}:"));
        let why: String = told.why.iter().map(|why| format!("\n  {}", xml(why))).collect();
        format!("{}:{place} {}{why}", xml(&trial.file), xml(&told.message))
    };
    let lines: Vec<_> = trial.wrong.iter().map(line).collect();
    let inner = match trial.wrong.first() {
        None => format!("<{tag} message=\"{}\"/>", xml(trial.outcome.word())),
        Some(first) => format!("<{tag} message=\"{}\">{}</{tag}>", xml(&first.message), lines.join("\n")),
    };
    format!("{head}>\n      {inner}\n    </testcase>\n")
}

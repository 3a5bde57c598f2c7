//! Cases and what they expect: which passed, which failed, what differs.

use super::github::{self, Level, Mark};
use super::located::Located;
use super::markdown::{Table, code, plain};
use super::messages::{self, Markup, frame};
use super::notes::ruling;
use super::page::{BAD, FAINT, GOOD, OPEN, Page, clean};
use super::{Answer, Format, Manner, Position, Report, json};
use crate::verdict::{Difference, Reading};
use crate::words::Language;
use anstyle::Style;
use quick_xml::events::{BytesDecl, BytesText, Event};
use quick_xml::writer::Writer;
use serde_json::json;

/// A case that was put to the test.
#[derive(Debug)]
pub struct Trial {
    file: String,
    name: String,
    title: Option<String>,
    game: Option<&'static str>,
    language: Language,
    /// What came of it.
    pub outcome: Outcome,
    wrong: Vec<Told>,
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
}

/// One thing that is wrong.
#[derive(Debug)]
struct Told {
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
        matches!(self, Self::Failed | Self::Unreadable)
    }
    /// The word for it, for programs.
    fn word(self) -> &'static str {
        match self {
            Self::Passed => "passed",
            Self::Failed => "failed",
            Self::Idle => "expects nothing",
            Self::Unreadable => "cannot be read",
        }
    }
    /// What is wrong, for people.
    fn say(self, language: Language) -> String {
        messages::word(if self == Self::Unreadable { "verdict-unreadable" } else { "failed" }, language)
    }
}

impl Trial {
    /// What came of the case that a report is about.
    pub fn of(report: &Report<'_>) -> Self {
        let (outcome, wrong) = match &report.answer {
            Err(_) => (Outcome::Unreadable, report.located().into_iter().map(|problem| unread(problem, report)).collect()),
            Ok(Answer { verdict, .. }) => match verdict.differences.as_deref() {
                None => (Outcome::Idle, Vec::new()),
                Some([]) => (Outcome::Passed, Vec::new()),
                Some(differences) => (Outcome::Failed, differing(differences, &verdict.rulings, report)),
            },
        };
        let title = report.title.map(str::to_owned);
        let (file, name) = (report.file.to_owned(), report.name());
        Self { file, name, title, game: report.game, language: report.language, outcome, wrong }
    }
}

fn unread(problem: Located<'_>, report: &Report<'_>) -> Told {
    let place = problem.range.map(|range| report.lines.position(range.start));
    Told { place, message: problem.message, difference: None, why: problem.help.into_iter().collect() }
}

/// What is not as expected; of the rulings of the verdict some may decide that.
fn differing(differences: &[Difference], rulings: &[Reading], report: &Report<'_>) -> Vec<Told> {
    let language = report.language;
    let told = |difference: &Difference| {
        let [expected, found] = [&difference.expected, &difference.found].map(|text| text.say(language));
        let message = frame("differs").with("what", difference.what.clone());
        let message = message.with("expected", &*expected).with("found", &*found).say(language);
        let why = difference.why.iter().map(|why| why.say(language)).collect();
        Told { place: report.start(&difference.place), message, difference: Some((expected, found)), why }
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
    let line_of = |place: Position| frame("line").with("line", place.line).say(*language) + ": ";
    match manner.format {
        Format::Json => {
            let one = |told: &Told| {
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
            let line = |told: &Told| {
                let place = told.place.map_or_else(String::new, |place| format!("{place}:"));
                format!("{}:{place} {}: {title}{}\n", clean(file), outcome.word(), clean(&told.message))
            };
            wrong.iter().map(line).collect()
        }
        Format::Markdown => {
            if wrong.is_empty() {
                return String::new();
            }
            let title = title.as_ref().map_or_else(String::new, |title| format!(" — {}", plain(title)));
            let line = |told: &Told| {
                let place = told.place.map_or_else(String::new, line_of);
                let why: String = told.why.iter().map(|why| format!("  - {}\n", plain(why))).collect();
                format!("- {place}{}\n{why}", plain(&told.message))
            };
            let lines: String = wrong.iter().map(line).collect();
            format!("**{}:** {}{title}\n\n{lines}", outcome.say(*language), code(name))
        }
        Format::Github => {
            let command = |told: &Told| {
                let mark = told.place.map(|first| Mark { first, last: None });
                let message: Vec<_> = std::iter::once(&told.message).chain(&told.why).map(|line| clean(line)).collect();
                github::command(
                    Level::Error,
                    file,
                    mark,
                    &clean(&format!("{called}: {}", outcome.say(*language))),
                    &message.join("\n"),
                )
            };
            wrong.iter().map(command).collect()
        }
        Format::Text | Format::Sarif | Format::Junit => {
            let mut page = Page::new(manner.width, *language);
            if !wrong.is_empty() {
                page.flow(&[(Style::new(), &format!("{called}: ")), (BAD, &outcome.say(*language))]);
            }
            for told in wrong {
                let place = told.place.map_or_else(String::new, line_of);
                page.paragraph(2, FAINT, &place, &told.message);
                for why in &told.why {
                    page.paragraph(4, FAINT, "· ", why);
                }
            }
            page.into_text()
        }
    }
}

/// How many cases came to what: all that is kept of a stream of any length.
#[derive(Debug, Clone, Copy, Default)]
pub struct Sum([usize; 4]);

impl Sum {
    /// Counts one case.
    pub fn count(&mut self, outcome: Outcome) {
        self.0[outcome as usize] += 1;
    }
}

/// How many passed, failed, expect nothing, cannot be read.
pub fn put_summary(sum: Sum, manner: Manner) -> String {
    let [passed, failed, idle, unreadable] = sum.0;
    let cases: usize = sum.0.iter().sum();
    let language = manner.language;
    if manner.format == Format::Json {
        let summary =
            json!({"cases": cases, "passed": passed, "failed": failed, "expect_nothing": idle, "unreadable": unreadable});
        return json::line(&json!({"summary": summary}));
    }
    if manner.format == Format::Markdown {
        let titles = ["#column-cases", "#column-passed", "#column-failed", "#column-idle", "#column-unreadable"];
        let row = [cases, passed, failed, idle, unreadable].map(|number| number.to_string());
        return Table::of(&messages::titles(titles, language), [row.into()]).text().trim_start().to_owned();
    }
    let mut page = Page::new(manner.width, language);
    let say = |id, count: usize| frame(id).with("count", count).say(language);
    page.put(format_args!("{}: ", say("cases", cases)));
    page.ink(GOOD, say("count-passed", passed));
    page.put(", ").ink(if failed > 0 { BAD } else { FAINT }, say("count-failed", failed));
    for (number, id) in [(idle, "count-idle"), (unreadable, "count-unreadable")] {
        if number > 0 {
            page.put(", ").ink(OPEN, say(id, number));
        }
    }
    page.end();
    page.into_text()
}

/// All trials as a JUnit file: a suite a file, as build servers read it.
pub fn junit(trials: &[Trial]) -> String {
    let mut bytes = Vec::new();
    // Writing to memory cannot fail.
    let _ = put_junit(&mut Writer::new_with_indent(&mut bytes, b' ', 2), trials);
    bytes.push(b'\n');
    String::from_utf8(bytes).unwrap_or_default()
}

fn put_junit(writer: &mut Writer<&mut Vec<u8>>, trials: &[Trial]) -> std::io::Result<()> {
    let counts = |trials: &[Trial]| {
        let count = |outcome| trials.iter().filter(|trial| trial.outcome == outcome).count().to_string();
        let [failures, errors, skipped] = [Outcome::Failed, Outcome::Unreadable, Outcome::Idle].map(count);
        [("tests", trials.len().to_string()), ("failures", failures), ("errors", errors), ("skipped", skipped)]
    };
    writer.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
    let all = counts(trials);
    let suites = writer.create_element("testsuites").with_attribute(("name", "tilejudge"));
    suites.with_attributes(all[..3].iter().map(|(name, value)| (*name, value.as_str()))).write_inner_content(|writer| {
        for suite in trials.chunk_by(|one, next| one.file == next.file) {
            let own = counts(suite);
            let element = writer.create_element("testsuite").with_attribute(("name", &*clean(&suite[0].file)));
            element
                .with_attributes(own.iter().map(|(name, value)| (*name, value.as_str())))
                .write_inner_content(|writer| suite.iter().try_for_each(|trial| put_case(writer, trial)))?;
        }
        Ok(())
    })?;
    Ok(())
}

fn put_case(writer: &mut Writer<&mut Vec<u8>>, trial: &Trial) -> std::io::Result<()> {
    let name = clean(trial.title.as_deref().unwrap_or(&trial.name));
    let element =
        writer.create_element("testcase").with_attribute(("name", &*name)).with_attribute(("classname", &*clean(&trial.name)));
    let tag = match trial.outcome {
        Outcome::Passed => return element.write_empty().map(|_| ()),
        Outcome::Idle => "skipped",
        Outcome::Failed => "failure",
        Outcome::Unreadable => "error",
    };
    let told = &trial.wrong;
    let line = |told: &Told| match told.place {
        Some(place) => format!("{}:{place}: {}", clean(&trial.file), clean(&told.message)),
        None => format!("{}: {}", clean(&trial.file), clean(&told.message)),
    };
    let why = |told: &Told| told.why.iter().map(|why| format!("  {}", clean(why))).collect::<Vec<_>>();
    let lines: Vec<_> = told.iter().flat_map(|told| std::iter::once(line(told)).chain(why(told))).collect();
    element.write_inner_content(|writer| {
        let inner = writer.create_element(tag);
        match told.first() {
            None => inner.with_attribute(("message", trial.outcome.word())).write_empty()?,
            Some(first) => inner
                .with_attribute(("message", &*clean(&first.message)))
                .write_text_content(BytesText::new(&lines.join("\n")))?,
        };
        Ok(())
    })?;
    Ok(())
}

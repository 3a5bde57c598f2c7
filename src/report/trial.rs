//! Cases and what they expect: which passed, which failed, what differs.

use super::github::{self, Level, Mark};
use super::markdown::{Table, code, plain};
use super::messages::{self, Markup, frame};
use super::notes::ruling;
use super::page::{BAD, FAINT, GOOD, OPEN, Page, clean};
use super::{Format, Lines, Manner, Position, Report, json};
use crate::case::{Problem, Span};
use crate::verdict::{Difference, Place, Reading};
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
    pub result: Result,
}

/// What came of a trial.
#[derive(Debug)]
pub enum Result {
    /// Everything is as expected.
    Passed,
    /// The case expects nothing.
    Idle,
    /// Something is not as expected.
    Failed(Vec<Told>),
    /// The case cannot be read.
    Unreadable(Vec<Told>),
}

/// One thing that is wrong.
#[derive(Debug)]
pub struct Told {
    place: Option<Position>,
    message: String,
    /// What was expected, and what was found.
    difference: Option<(String, String)>,
    /// Why it is so, a sentence each.
    why: Vec<String>,
}

impl Result {
    /// A case that cannot be read.
    pub fn unreadable(problems: &[Problem], lines: &Lines<'_>, language: Language) -> Self {
        let told = |problem: &Problem| Told {
            place: lines.clamp(problem.span).map(|range| lines.position(range.start)),
            message: problem.say(language),
            difference: None,
            why: problem.help(language).into_iter().collect(),
        };
        Self::Unreadable(problems.iter().map(told).collect())
    }
    /// A case of which something is not as it expects; `rulings` are those of its verdict, of which some may decide that.
    pub fn failed(
        differences: Vec<Difference>,
        rulings: &[Reading],
        lines: &Lines<'_>,
        locate: impl Fn(&Place) -> Span,
        language: Language,
    ) -> Self {
        let told = |difference: Difference| {
            let Difference { what, expected, found, place, why } = difference;
            let [expected, found] = [expected, found].map(|text| text.say(language));
            let message = frame("differs").with("what", what).with("expected", &*expected).with("found", &*found).say(language);
            let why = why.iter().map(|why| why.say(language)).collect();
            let place = lines.clamp(locate(&place)).map(|range| lines.position(range.start));
            Told { place, message, difference: Some((expected, found)), why }
        };
        let mut told: Vec<_> = differences.into_iter().map(told).collect();
        if let Some(last) = told.last_mut() {
            let deciding = rulings.iter().filter(|reading| !reading.otherwise.is_empty());
            let say = |reading| messages::head("ruling", language) + &ruling(reading, language, Markup::NONE);
            last.why.extend(deciding.map(say));
        }
        Self::Failed(told)
    }
    /// The word for it, for programs.
    fn word(&self) -> &'static str {
        match self {
            Self::Passed => "passed",
            Self::Idle => "expects nothing",
            Self::Failed(_) => "failed",
            Self::Unreadable(_) => "cannot be read",
        }
    }
    /// What is wrong, for people.
    fn say(&self, language: Language) -> String {
        messages::word(if let Self::Unreadable(_) = self { "verdict-unreadable" } else { "failed" }, language)
    }
    fn told(&self) -> &[Told] {
        match self {
            Self::Passed | Self::Idle => &[],
            Self::Failed(told) | Self::Unreadable(told) => told,
        }
    }
}

impl Trial {
    /// What came of the case that a report is about.
    pub fn new(about: &Report<'_>, result: Result) -> Self {
        let title = about.title.map(str::to_owned);
        let (file, name) = (about.file.to_owned(), about.name());
        Self { file, name, title, game: about.game, language: about.language, result }
    }
}

/// What came of a trial, for people or programs.
pub fn write(trial: &Trial, manner: Manner) -> String {
    let Trial { file, name, title, game, language, result } = trial;
    let called = title.as_ref().map_or_else(|| name.clone(), |title| format!("{title} ({name})"));
    let line_of = |place: Position| frame("line").with("line", place.line).say(*language) + ": ";
    match manner.format {
        Format::Json => {
            let wrong = |told: &Told| {
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
            let wrong: Vec<_> = result.told().iter().map(wrong).collect();
            json::line(&json!({"case": name, "title": title, "game": game, "result": result.word(), "wrong": wrong}))
        }
        Format::Concise => {
            let title = title.as_ref().map_or_else(String::new, |title| format!("{}: ", clean(title)));
            let line = |told: &Told| {
                let place = told.place.map_or_else(String::new, |place| format!("{place}:"));
                format!("{}:{place} {}: {title}{}\n", clean(file), result.word(), clean(&told.message))
            };
            result.told().iter().map(line).collect()
        }
        Format::Markdown => {
            if result.told().is_empty() {
                return String::new();
            }
            let title = title.as_ref().map_or_else(String::new, |title| format!(" — {}", plain(title)));
            let line = |told: &Told| {
                let place = told.place.map_or_else(String::new, line_of);
                let why: String = told.why.iter().map(|why| format!("  - {}\n", plain(why))).collect();
                format!("- {place}{}\n{why}", plain(&told.message))
            };
            let lines: String = result.told().iter().map(line).collect();
            format!("**{}:** {}{title}\n\n{lines}", result.say(*language), code(name))
        }
        Format::GitHub => {
            let command = |told: &Told| {
                let mark = told.place.map(|first| Mark { first, last: None });
                let message: Vec<_> = std::iter::once(&told.message).chain(&told.why).map(|line| clean(line)).collect();
                github::command(
                    Level::Error,
                    file,
                    mark,
                    &clean(&format!("{called}: {}", result.say(*language))),
                    &message.join("\n"),
                )
            };
            result.told().iter().map(command).collect()
        }
        Format::Text | Format::Sarif => {
            let mut page = Page::new(manner.width, *language);
            if !result.told().is_empty() {
                page.flow(&[(Style::new(), &format!("{called}: ")), (BAD, &result.say(*language))]);
            }
            for told in result.told() {
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
pub struct Sum {
    passed: usize,
    failed: usize,
    idle: usize,
    unreadable: usize,
}

impl Sum {
    /// Counts one case.
    pub fn count(&mut self, result: &Result) {
        *match result {
            Result::Passed => &mut self.passed,
            Result::Failed(_) => &mut self.failed,
            Result::Idle => &mut self.idle,
            Result::Unreadable(_) => &mut self.unreadable,
        } += 1;
    }
}

/// How many passed, failed, expect nothing, cannot be read.
pub fn put_summary(sum: Sum, manner: Manner) -> String {
    let Sum { passed, failed, idle, unreadable } = sum;
    let cases = passed + failed + idle + unreadable;
    let language = manner.language;
    if manner.format == Format::Json {
        let summary =
            json!({"cases": cases, "passed": passed, "failed": failed, "expect_nothing": idle, "unreadable": unreadable});
        return json::line(&json!({"summary": summary}));
    }
    if manner.format == Format::Markdown {
        let titles = ["column-cases", "column-passed", "column-failed", "column-idle", "column-unreadable"];
        let titles = titles.map(|title| format!("#{}", messages::word(title, language)));
        let mut table = Table::new(&titles.each_ref().map(String::as_str));
        table.row([cases, passed, failed, idle, unreadable].map(|number| number.to_string()));
        return table.text().trim_start().to_owned();
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
    let count = |trials: &[Trial], is: fn(&Result) -> bool| trials.iter().filter(|trial| is(&trial.result)).count().to_string();
    let counts = |trials: &[Trial]| {
        [
            ("tests", trials.len().to_string()),
            ("failures", count(trials, |result| matches!(result, Result::Failed(_)))),
            ("errors", count(trials, |result| matches!(result, Result::Unreadable(_)))),
            ("skipped", count(trials, |result| matches!(result, Result::Idle))),
        ]
    };
    let pairs = |counts: &[(&'static str, String)]| counts.to_vec();
    writer.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
    let all = pairs(&counts(trials)[..3]);
    let suites = writer.create_element("testsuites").with_attribute(("name", "tilejudge"));
    suites.with_attributes(all.iter().map(|(name, value)| (*name, value.as_str()))).write_inner_content(|writer| {
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
    let tag = match trial.result {
        Result::Passed => return element.write_empty().map(|_| ()),
        Result::Idle => "skipped",
        Result::Failed(_) => "failure",
        Result::Unreadable(_) => "error",
    };
    let told = trial.result.told();
    let line = |told: &Told| match told.place {
        Some(place) => format!("{}:{place}: {}", clean(&trial.file), clean(&told.message)),
        None => format!("{}: {}", clean(&trial.file), clean(&told.message)),
    };
    let why = |told: &Told| told.why.iter().map(|why| format!("  {}", clean(why))).collect::<Vec<_>>();
    let lines: Vec<_> = told.iter().flat_map(|told| std::iter::once(line(told)).chain(why(told))).collect();
    element.write_inner_content(|writer| {
        let inner = writer.create_element(tag);
        match told.first() {
            None => inner.with_attribute(("message", trial.result.word())).write_empty()?,
            Some(first) => inner
                .with_attribute(("message", &*clean(&first.message)))
                .write_text_content(BytesText::new(&lines.join("\n")))?,
        };
        Ok(())
    })?;
    Ok(())
}

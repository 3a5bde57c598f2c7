//! Reports: verdicts for people, for editors, for machines. No rules are decided here.
//!
//! A command puts a [`Question`] to a case and hands over a [`Report`]; [`write()`] gives the text. In the text format answers
//! and failures go to different streams; all other formats keep both in one. A [`Run`] makes one document of many reports.

pub mod ask;
pub mod baseline;
pub mod catalogue;
mod claims;
pub mod comparison;
mod concise;
mod conditional;
mod conditions;
mod excerpt;
mod explain;
mod github;
mod headline;
mod json;
mod lines;
mod located;
mod markdown;
mod marks;
mod messages;
mod notes;
mod options;
mod page;
mod people;
mod picture;
pub mod repair;
mod run;
mod sarif;
pub mod screen;
pub mod svg;
mod text;
pub mod trial;

pub use explain::{Entry, Topic, explain, list, nearest};
pub use lines::{Lines, Position};
pub use located::Located;
#[cfg(feature = "cli")]
pub(crate) use page::{has_raw, lines_shown};
pub use run::Run;
pub use text::refusal;

use crate::case::edit::is_truth;
use crate::case::{Problem, Span};
use crate::referee::{Shown, localised};
use crate::repair::Repairs;
use crate::verdict::english::signed;
use crate::verdict::{Award, Claim, Conclusion, Finding, Place, Verdict};
use crate::words::{Idiom, Language};
use serde_json::{Map, Value};
use std::ops::Range;

/// What is asked about a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Is the position possible, are the moves legal?
    Check,
    /// What are the points?
    Score,
    /// Which moves are legal now?
    Moves,
    /// What is the case after its moves?
    Apply,
    /// What happened, action by action?
    Replay,
    /// What does the board look like?
    Show,
}

/// For whom a report is written. What has no form of its own in a format is written as text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
pub enum Format {
    /// For people
    Text,
    /// One line a finding
    Concise,
    /// JSON Lines, a line a case; also called json
    #[cfg_attr(feature = "cli", value(name = "jsonl", alias = "json"))]
    Json,
    /// The same without what is null, empty or told by the moves; only from `check`, `score`, `moves` and `replay`
    Slim,
    /// To paste into a forum or an issue
    Markdown,
    /// Commands to a GitHub workflow; only from `check`, `score`, `replay` and `test`
    Github,
    /// SARIF 2.1.0, for viewers of findings; only from `check`, `repair`, `score` and `replay`
    Sarif,
    /// JUnit, for build servers; only from `test`
    Junit,
}

/// How much a report tells people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// Only what is wrong, without all-clear lines, notes and tables.
    Quiet,
    /// The answer and its proof; of what was not checked or is supposed, how much it is.
    Usual,
    /// The same for whoever is asked on a terminal, without what could be written in a file.
    Spoken,
    /// All of it, with the ids of rules.
    Verbose,
}

/// How a report is written.
#[derive(Debug, Clone, Copy)]
pub struct Manner {
    /// For whom.
    pub format: Format,
    /// How much is told to people; programs are always told everything.
    pub detail: Detail,
    /// Columns to keep within, where text is wrapped at all.
    pub width: usize,
    /// The language of what belongs to no case; a report has its own.
    pub language: Language,
}

impl Question {
    /// The question of the command that is called so; of any other, whether the case is right.
    pub fn of_command(name: &str) -> Self {
        match name {
            "score" => Self::Score,
            "moves" => Self::Moves,
            "apply" => Self::Apply,
            "replay" => Self::Replay,
            "show" => Self::Show,
            _ => Self::Check,
        }
    }
}

impl Manner {
    /// As the program writes where nobody has asked for anything but a format.
    fn plain(format: Format, language: Language) -> Self {
        Self { format, detail: Detail::Usual, width: 80, language }
    }
}

/// What came of a question about one case.
#[derive(Clone, Copy)]
pub struct Report<'a> {
    /// The name of its file.
    pub file: &'a str,
    /// Its number in the file, from 1; none if the file itself cannot be read.
    pub number: Option<usize>,
    /// Whether its file holds several cases, so that the number matters.
    pub several: bool,
    /// What it says about itself.
    pub title: Option<&'a str>,
    /// The id of its game, if that is known.
    pub game: Option<&'static str>,
    /// The language in which it is answered.
    pub language: Language,
    /// The text of its file.
    pub lines: &'a Lines<'a>,
    /// The answer, or why there is none.
    pub answer: Result<Answer<'a>, &'a [Problem]>,
}

/// A verdict that can point into its source.
#[derive(Clone, Copy)]
pub struct Answer<'a> {
    /// The verdict.
    pub verdict: &'a Verdict,
    /// The resulting position, or what was typed if that is not possible; if it was asked for.
    pub shown: Option<&'a Shown>,
    /// What is told first of what makes the position possible, if it was looked for.
    pub repairs: Option<&'a Repairs>,
    /// Where a place of the case stands in the source.
    pub locate: &'a dyn Fn(&Place) -> Span,
}

/// A report as text: what goes to the standard output, and what to the standard error.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Written {
    /// The answer.
    pub answer: String,
    /// What kept the program from answering.
    pub error: String,
    /// The rules and kinds of problem that it names, where the end of the document explains them.
    pub codes: Vec<&'static str>,
}

impl Written {
    /// An answer and nothing else.
    pub(crate) fn answer(answer: String) -> Self {
        Self { answer, ..Self::default() }
    }
}

/// Writes a report.
pub fn write(question: Question, report: &Report<'_>, manner: Manner) -> Written {
    match manner.format {
        Format::Text | Format::Junit => text::write(question, report, manner),
        Format::Concise => Written::answer(concise::write(question, report, manner)),
        Format::Json | Format::Slim => Written::answer(json::write(question, report, manner)),
        Format::Markdown => Written::answer(markdown::write(question, report, manner)),
        Format::Github => Written::answer(github::write(report)),
        Format::Sarif => sarif::write(report, &[], false),
    }
}

/// A report as JSON Lines; who needs nothing else links nothing else.
pub fn as_json(question: Question, report: &Report<'_>) -> String {
    json::write(question, report, Manner::plain(Format::Json, report.language))
}

/// A report as Markdown, likewise.
pub fn as_markdown(question: Question, report: &Report<'_>) -> String {
    markdown::write(question, report, Manner::plain(Format::Markdown, report.language))
}

/// A position as an answer of `apply`: a case in YAML as a language types it, or on one line of JSON.
pub(crate) fn case_text(case: &Value, format: Format, language: Language) -> String {
    if format == Format::Json {
        return json::line(case);
    }
    let case = localised(case, language);
    // YAML can always say a case (maps, lists, texts); but only JSON, which is YAML too, escapes control characters in names.
    let json = format!("{case:#}\n");
    match serde_yaml::to_string(&marked(&case)) {
        Ok(text) if !text.contains(page::is_raw) && !json.contains("\\u0001") => text.replace("\"\\x01", "\""),
        _ => page::escaped(json),
    }
}

/// The same with a control character before each word that a reader of YAML 1.1 takes for a truth: it has it put in quotes. What
/// says yes or no is one, and is read as one.
fn marked(case: &Value) -> Value {
    let text =
        |text: &str| if is_truth(text) && !matches!(text, "yes" | "no") { format!("\u{1}{text}") } else { text.to_owned() };
    match case {
        Value::String(word) => text(word).into(),
        Value::Array(items) => items.iter().map(marked).collect(),
        Value::Object(entries) => entries.iter().map(|(key, value)| (text(key), marked(value))).collect::<Map<_, _>>().into(),
        Value::Null | Value::Bool(_) | Value::Number(_) => case.clone(),
    }
}

/// What an award gives, with its sign, and its unit unless that is points.
pub fn gives(award: &Award, language: Language) -> String {
    messages::amount(award.unit, award.amount, signed, language)
}

impl<'a> Report<'a> {
    /// A report on the only case of a file, that does not answer anything yet.
    pub fn blank(file: &'a str, lines: &'a Lines<'a>, language: Language) -> Self {
        Self { file, number: Some(1), several: false, title: None, game: None, language, lines, answer: Err(&[]) }
    }
    /// The language of the answer, and what the edition of the case calls things.
    fn idiom(&self) -> Idiom {
        messages::idiom(self.language, self.game)
    }
    /// The verdict in a word.
    pub fn conclusion(&self) -> Conclusion {
        self.answer.as_ref().map_or(Conclusion::Unreadable, |answer| answer.verdict.conclusion())
    }
    /// Whether there is nothing to complain about, not even a doubt.
    fn all_clear(&self) -> bool {
        self.conclusion() == Conclusion::Legal && self.located().is_empty() && !self.refutes_a_claim()
    }
    /// Whether something that was claimed is not so.
    pub fn refutes_a_claim(&self) -> bool {
        self.answer.as_ref().is_ok_and(|answer| answer.verdict.claims.iter().any(Claim::is_refuted))
    }
    /// What reports call the case: its file, and its number where that holds several.
    pub fn name(&self) -> String {
        match self.number {
            Some(number) if self.several => format!("{}#{number}", self.file),
            _ => self.file.to_owned(),
        }
    }
    /// The bytes of the source in which a place of the case stands.
    fn range(&self, place: &Place) -> Option<Range<usize>> {
        self.lines.clamp((self.answer.as_ref().ok()?.locate)(place))
    }
    fn start(&self, place: &Place) -> Option<Position> {
        self.range(place).map(|range| self.lines.position(range.start))
    }
    /// Everything that is wrong, with its place: the position's, then the moves' in order; or why the case cannot be read.
    fn located(&self) -> Vec<Located<'a>> {
        match &self.answer {
            Err(problems) => problems.iter().map(|problem| Located::problem(problem, self)).collect(),
            Ok(answer) => self.locate_all(answer.verdict.all_findings()),
        }
    }
    fn locate_all(&self, findings: impl IntoIterator<Item = &'a Finding>) -> Vec<Located<'a>> {
        findings.into_iter().map(|finding| Located::finding(finding, self)).collect()
    }
    /// Everything that wants attention: what is wrong, what a legal answer hangs on, claims that are wrong or cannot be told.
    pub fn attention(&self) -> Vec<Located<'a>> {
        let mut all = self.located();
        if let Ok(Answer { verdict, .. }) = self.answer {
            all.extend(verdict.conditions().into_iter().map(|condition| Located::condition(condition, self)));
            all.extend(verdict.claims.iter().filter_map(|claim| Located::claim(claim, self)));
        }
        all
    }
    /// The case after all moves, with a note of what that hangs on; none if a move is not made.
    fn after(&self) -> Option<serde_json::Value> {
        let Answer { verdict, .. } = self.answer.as_ref().ok().filter(|_| self.conclusion().is_made())?;
        let mut case = verdict.after.clone()?;
        let conditions = verdict.conditions();
        if !conditions.is_empty() {
            let note = conditions::legal_if(&conditions, self.language);
            case.as_object_mut()?.shift_insert(1, "note".to_owned(), note.into());
        }
        Some(case)
    }
    /// Whether the case proposes moves, not just a position.
    fn judges_moves(&self) -> bool {
        self.answer.as_ref().is_ok_and(|answer| answer.verdict.moves.iter().any(|judged| judged.index.is_some()))
    }
}

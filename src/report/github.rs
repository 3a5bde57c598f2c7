//! Commands to a GitHub workflow: each finding is shown at its line, in the log and beside the changes.
//!
//! Nothing but commands is written, so that no name in a case can pass for one.

use super::located::Located;
use super::page::clean;
use super::{Position, Report};
use crate::verdict::{Rule, Severity};
use std::ops::Range;

/// Where something stands: its first character, and its last where that is known.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mark {
    pub(super) first: Position,
    pub(super) last: Option<Position>,
}

pub(super) fn write(report: &Report<'_>) -> String {
    let of = |told: &Located<'_>| {
        let of_rule = |rule: &Rule| format!("{}: {}", rule.id, rule.title_in(report.idiom()));
        let title = told.rule.map_or_else(|| told.code.to_owned(), of_rule);
        let mark = told.range.as_ref().map(|range| mark(range, report));
        let lines = told.in_full(report);
        let lines: Vec<_> = lines.iter().map(|line| clean(line)).collect();
        command(told.severity, report.file, mark, &title, &lines.join("\n"))
    };
    report.attention().iter().map(of).collect()
}

fn mark(range: &Range<usize>, report: &Report<'_>) -> Mark {
    // GitHub counts the last character as marked, where others stop before it.
    let last = report.lines.text(range.clone()).char_indices().next_back().map_or(range.start, |(at, _)| range.start + at);
    Mark { first: report.lines.position(range.start), last: Some(report.lines.position(last)) }
}

/// One command. GitHub takes columns only of what stands on one line.
pub(super) fn command(severity: Severity, file: &str, mark: Option<Mark>, title: &str, message: &str) -> String {
    let word = match severity {
        Severity::Broken => "error",
        Severity::Doubt => "warning",
        Severity::Undecided => "notice",
    };
    let mut text = format!("::{word} file={}", property(file));
    if let Some(Mark { first, last }) = mark {
        text += &format!(",line={}", first.line);
        match last {
            Some(last) if last.line > first.line => text += &format!(",endLine={}", last.line),
            Some(last) => text += &format!(",endLine={},col={},endColumn={}", last.line, first.column, last.column),
            None => text += &format!(",col={}", first.column),
        }
    }
    format!("{text},title={}::{}\n", property(title), data(message))
}

/// What stands behind the second pair of colons.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

//! The line that is wrong, as it was typed, with a mark under the very tile.

use crate::order;
use crate::report::located::Located;
use crate::report::page::clean;
use crate::report::{Lines, Report};
use std::ops::Range;

/// A line of more characters than this is quoted in part.
const LONGEST: usize = 100;
/// How many characters of a long line are quoted before the place.
const LEAD: usize = 30;

/// The lines that a finding points at, each with its marks; none if it points at nothing.
pub(super) fn quote(located: &Located<'_>, report: &Report<'_>) -> Option<String> {
    let mut marks = located.marks();
    order::by_key(&mut marks, |(range, _)| range.start);
    let lines = report.lines;
    let number = |line: usize| (lines.before + line + 1).to_string();
    let width = marks.iter().map(|(range, _)| number(lines.line_of(range.start)).len()).max()?;
    let mut text = String::new();
    for same in marks.chunk_by(|one, next| lines.line_of(one.0.start) == lines.line_of(next.0.start)) {
        let line = lines.line_of(same[0].0.start);
        let part = Part::of(lines.range(line), same[0].0.start, lines);
        text += &format!("{:>width$} | {}\n", number(line), part.text);
        for (range, label) in same {
            let Some((before, length)) = part.place(range, lines) else { continue };
            let mark = format!("{:width$} | {:before$}{} {}", "", "", "^".repeat(length), clean(label));
            text += mark.trim_end();
            text.push('\n');
        }
    }
    Some(text)
}

/// What is quoted of a line.
struct Part {
    text: String,
    /// In bytes of the source.
    shown: Range<usize>,
    /// Characters in front that stand for what is left out.
    dots: usize,
}

impl Part {
    fn of(whole: Range<usize>, place: usize, lines: &Lines<'_>) -> Self {
        let shown = lines.part(whole.clone(), place, LEAD, LONGEST);
        let (lead, tail) = (if shown.start > whole.start { "…" } else { "" }, if shown.end < whole.end { "…" } else { "" });
        let text = format!("{lead}{}{tail}", clean(lines.text(shown.clone())));
        Self { text, shown, dots: lead.chars().count() }
    }
    /// Where in the text a place begins, and how long it is; none if it is not in what is shown.
    fn place(&self, range: &Range<usize>, lines: &Lines<'_>) -> Option<(usize, usize)> {
        // What is missing at the end of a line is marked behind it.
        if !(self.shown.start..=self.shown.end).contains(&range.start) {
            return None;
        }
        let end = range.end.clamp(range.start, self.shown.end.max(range.start));
        Some((self.dots + lines.letters(self.shown.start..range.start), lines.letters(range.start..end).max(1)))
    }
}

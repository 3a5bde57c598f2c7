//! The line that is wrong, as it was typed, with a mark under the very tile.

use crate::order;
use crate::report::Report;
use crate::report::located::Located;
use crate::report::page::clean;

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
        let whole = lines.range(line);
        let shown = lines.part(whole.clone(), same[0].0.start, LEAD, LONGEST);
        let [lead, tail] = [shown.start > whole.start, shown.end < whole.end].map(|is_cut| if is_cut { "…" } else { "" });
        text += &format!("{:>width$} | {lead}{}{tail}\n", number(line), clean(lines.text(shown.clone())));
        // What is missing at the end of a line is marked behind it.
        for (range, label) in same.iter().filter(|(range, _)| (shown.start..=shown.end).contains(&range.start)) {
            let before = lead.chars().count() + lines.letters(shown.start..range.start);
            let length = lines.letters(range.start..range.end.min(shown.end)).max(1);
            let mark = format!("{:width$} | {:before$}{} {}", "", "", "^".repeat(length), clean(label));
            text += mark.trim_end();
            text.push('\n');
        }
    }
    Some(text)
}

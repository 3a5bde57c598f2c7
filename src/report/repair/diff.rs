//! The lines of a source that a repair changes, before and after.

use crate::case::edit::{Splice, spliced};
use crate::order;
use crate::repair::Edit;
use crate::report::Lines;
use crate::report::page::{BAD, FAINT, GOOD, Page};
use std::ops::Range;

/// Some lines that become others.
pub(in crate::report) struct Hunk {
    /// The number of the first, from 1.
    pub(in crate::report) line: usize,
    pub(in crate::report) before: Vec<String>,
    pub(in crate::report) after: Vec<String>,
}

pub(super) fn hunks(repair: &[Edit], lines: &Lines<'_>) -> Vec<Hunk> {
    let mut splices: Vec<&Splice> = repair.iter().flat_map(|edit| &edit.splices).collect();
    order::by_key(&mut splices, |splice| splice.span.start);
    let mut groups: Vec<(Range<usize>, Vec<&Splice>)> = Vec::new();
    for splice in splices {
        let (first, last) = (lines.line_of(splice.span.start), lines.line_of(splice.span.end));
        match groups.last_mut() {
            Some((range, group)) if first <= range.end => {
                range.end = range.end.max(last);
                group.push(splice);
            }
            _ => groups.push((first..last, vec![splice])),
        }
    }
    groups.iter().map(|(range, group)| hunk(range, group, lines)).collect()
}

fn hunk(range: &Range<usize>, splices: &[&Splice], lines: &Lines<'_>) -> Hunk {
    let bytes = lines.range(range.start).start..lines.range(range.end).end;
    let text = lines.text(bytes.clone());
    let shifted: Vec<_> = splices.iter().map(|splice| splice.seen_from(bytes.start)).collect();
    let list = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let (before, after) = (list(text), list(&spliced(text, &shifted)));
    // Of several lines those that stay as they are say nothing.
    let most = before.len().min(after.len()).saturating_sub(1);
    let pairs = before.iter().zip(&after);
    let head = pairs.take_while(|(before, after)| before == after).count().min(most);
    let pairs = before.iter().rev().zip(after.iter().rev());
    let tail = pairs.take_while(|(before, after)| before == after).count().min(most - head);
    let changed = |lines: Vec<String>| lines[head..lines.len() - tail].to_vec();
    Hunk { line: lines.before + range.start + 1 + head, before: changed(before), after: changed(after) }
}

/// Lines before and after, for people.
pub(in crate::report) fn put_hunk(page: &mut Page, hunk: &Hunk) {
    const HEAD: usize = 14;
    let width = (hunk.line + hunk.before.len()).to_string().len();
    for (style, sign, lines, others) in [(BAD, '-', &hunk.before, &hunk.after), (GOOD, '+', &hunk.after, &hunk.before)] {
        for (offset, line) in lines.iter().enumerate() {
            let line = window(line, others.get(offset).map_or("", String::as_str), page.width.saturating_sub(HEAD));
            page.put("     ").ink(FAINT, format!("{:>width$} ", hunk.line + offset)).ink(style, format!("{sign} {line}")).end();
        }
    }
}

/// Of a line that is too long the part in which it differs from another.
fn window(line: &str, other: &str, most: usize) -> String {
    let letters: Vec<char> = line.chars().collect();
    if letters.len() <= most {
        return line.to_owned();
    }
    let same = letters.iter().zip(other.chars()).take_while(|(letter, other)| **letter == *other).count();
    let start = same.saturating_sub(most / 3);
    let end = (start + most).min(letters.len());
    let dots = |cut: bool| if cut { "…" } else { "" };
    format!("{}{}{}", dots(start > 0), letters[start..end].iter().collect::<String>(), dots(end < letters.len()))
}

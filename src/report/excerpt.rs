//! A finding as people see it: the message, and the very tile underlined in the source.
//!
//! The renderer gets an excerpt, not the whole source: in a stream of a hundred thousand cases a finding must not cost a walk
//! from the first line, and a case on one long line must not fill the screen.

use super::located::Located;
use super::page::stand_in;
use super::{Lines, Report};
use crate::order;
use crate::verdict::Severity;
use miette::{
    Diagnostic, GraphicalReportHandler, GraphicalTheme, LabeledSpan, MietteError, MietteSpanContents, SourceCode, SourceSpan,
};
use std::fmt;
use std::ops::Range;

/// Lines of context above and below what is underlined.
const CONTEXT: usize = 1;
/// A place that spans more lines than this is shown by its first one.
const TALLEST: usize = 7;
/// A line of more characters than this is shown in part.
const LONGEST: usize = 120;
/// How many characters of a long line are shown before the place.
const LEAD: usize = 30;

/// The message with its excerpt, ready for the terminal.
pub(super) fn render(located: &Located<'_>, report: &Report<'_>, width: usize) -> String {
    let shown = Shown::of(located, report);
    let theme = GraphicalTheme::unicode();
    let handler = GraphicalReportHandler::new_themed(theme).with_width(width).with_links(false).with_context_lines(CONTEXT);
    let mut text = String::new();
    match handler.render_report(&mut text, &shown) {
        Ok(()) => text,
        // Only the excerpt can fail; the message is what matters.
        Err(fmt::Error) => format!("  {}\n", shown.message),
    }
}

#[derive(Debug)]
struct Shown {
    message: String,
    severity: Severity,
    cutting: Cutting,
    labels: Vec<LabeledSpan>,
}

impl Shown {
    fn of(located: &Located<'_>, report: &Report<'_>) -> Self {
        let marks = located.marks().into_iter();
        let marks: Vec<_> = marks.map(|(range, label)| (first_lines(range, report.lines), label)).collect();
        let cutting = Cutting::of(&report.name(), report.lines, marks.iter().map(|(range, _)| range));
        let labels = marks
            .iter()
            .enumerate()
            .map(|(index, (range, label))| {
                let (start, end) = (cutting.offset(range.start, report.lines), cutting.offset(range.end, report.lines));
                // Where the same is wrong again, it is said once.
                let again = index > 0 && located.rule.is_none();
                let label = (!again && !label.is_empty()).then(|| super::page::clean(label).into_owned());
                let span = SourceSpan::from((start, end.saturating_sub(start).max(1)));
                if index == 0 { LabeledSpan::new_primary_with_span(label, span) } else { LabeledSpan::new_with_span(label, span) }
            })
            .collect();
        Self { message: super::page::clean(&located.message).into_owned(), severity: located.severity, cutting, labels }
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}
impl std::error::Error for Shown {}
impl Diagnostic for Shown {
    fn severity(&self) -> Option<miette::Severity> {
        Some(match self.severity {
            Severity::Broken => miette::Severity::Error,
            Severity::Undecided | Severity::Doubt => miette::Severity::Warning,
        })
    }
    fn source_code(&self) -> Option<&dyn SourceCode> {
        (!self.labels.is_empty()).then_some(&self.cutting as &dyn SourceCode)
    }
    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        Some(Box::new(self.labels.iter().cloned()))
    }
}

/// A place without the line ends that trail it; one that runs over many lines, such as a whole case, cut down to its first line.
fn first_lines(range: Range<usize>, lines: &Lines<'_>) -> Range<usize> {
    let text = lines.text(range.clone());
    let range = range.start..(range.start + text.trim_end().len()).max(range.start + 1);
    let first = lines.line_of(range.start);
    let last = lines.line_of(range.end.saturating_sub(1));
    if last - first < TALLEST { range } else { range.start..lines.range(first).end.max(range.start + 1) }
}

/// Some lines of a source, long ones in part.
#[derive(Debug)]
struct Cutting {
    name: String,
    text: String,
    /// As shown: neither all of them nor in order.
    lines: Vec<CutLine>,
    /// Lines of the source before the text that was cut.
    before: usize,
}

#[derive(Debug)]
struct CutLine {
    /// Its index in the source, from 0.
    line: usize,
    /// What is shown of it, in bytes of the source.
    shown: Range<usize>,
    /// Where that begins in the cutting's text, after the dots that stand for what is left out.
    at: usize,
    /// Where the line begins in the cutting's text, and where it ends.
    range: Range<usize>,
    /// Characters of the line that are left out before what is shown, less the dots.
    skipped: usize,
}

impl Cutting {
    fn of<'r>(name: &str, lines: &Lines<'_>, marks: impl Iterator<Item = &'r Range<usize>>) -> Self {
        let mut wanted: Vec<(usize, Option<usize>)> = Vec::new();
        let mut own = None;
        for mark in marks {
            let (first, last) = (lines.line_of(mark.start), lines.line_of(mark.end.saturating_sub(1)));
            own.get_or_insert(first);
            let around = first.saturating_sub(CONTEXT)..=(last + CONTEXT).min(lines.count() - 1);
            wanted.extend(around.map(|line| (line, (line == first).then_some(mark.start))));
        }
        // Of the reasons to show a line, one that points into it comes first: it decides which part is shown.
        order::by_key(&mut wanted, |&(line, mark)| (line, mark.is_none(), mark));
        wanted.dedup_by_key(|&mut (line, _)| line);
        // The lines around the finding's own place come first, whatever belongs to it follows.
        let mut blocks: Vec<_> = wanted.chunk_by(|upper, lower| upper.0 + 1 == lower.0).collect();
        order::by_key(&mut blocks, |block| !block.iter().any(|&(line, _)| Some(line) == own));

        let mut cutting =
            Self { name: super::page::clean(name).into_owned(), text: String::new(), lines: Vec::new(), before: lines.before };
        for &(line, mark) in blocks.into_iter().flatten() {
            cutting.add(line, mark, lines);
        }
        cutting
    }

    fn add(&mut self, line: usize, mark: Option<usize>, lines: &Lines<'_>) {
        let whole = lines.range(line);
        let start = self.text.len();
        let shown = lines.part(whole.clone(), mark.unwrap_or(whole.start), LEAD, LONGEST);
        let skipped = lines.letters(whole.start..shown.start);
        if shown.start > whole.start {
            self.text.push('…');
        }
        let at = self.text.len();
        let letters = lines.text(shown.clone()).chars();
        self.text.extend(letters.map(|letter| if letter == '\t' { letter } else { stand_in(letter) }));
        if shown.end < whole.end {
            self.text.push('…');
        }
        let end = self.text.len();
        self.text.push('\n');
        self.lines.push(CutLine { line, shown, at, range: start..end, skipped: skipped.saturating_sub(1) });
    }

    /// Where a byte of the source, or the end of a place, stands in the cutting.
    fn offset(&self, byte: usize, lines: &Lines<'_>) -> usize {
        // The end of a place may be the end of its last line: it belongs to that line, not to the next.
        let before = self.lines.iter().filter(|cut| lines.range(cut.line).start <= byte);
        let Some(cut) = before.max_by_key(|cut| cut.line) else { return 0 };
        cut.at + byte.clamp(cut.shown.start, cut.shown.end) - cut.shown.start
    }

    /// The index in `self.lines` of the line that holds a byte of the cutting.
    fn line_at(&self, offset: usize) -> usize {
        self.lines.partition_point(|cut| cut.range.start <= offset).saturating_sub(1)
    }
}

impl SourceCode for Cutting {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        before: usize,
        after: usize,
    ) -> Result<Box<dyn miette::SpanContents<'a> + 'a>, MietteError> {
        let mut first = self.line_at(span.offset());
        let mut last = self.line_at((span.offset() + span.len()).saturating_sub(1)).max(first);
        let joined = |upper: usize, lower: usize| match (self.lines.get(upper), self.lines.get(lower)) {
            (Some(upper), Some(lower)) => upper.line + 1 == lower.line,
            _ => false,
        };
        // The renderer asks whether it may show two places in one piece.
        if !(first..last).all(|line| joined(line, line + 1)) {
            return Err(MietteError::OutOfBounds);
        }
        for _ in 0..before {
            first -= usize::from(first > 0 && joined(first - 1, first));
        }
        for _ in 0..after {
            last += usize::from(joined(last, last + 1));
        }
        let (Some(top), Some(bottom)) = (self.lines.get(first), self.lines.get(last)) else {
            return Err(MietteError::OutOfBounds);
        };
        // Asked for no context, the renderer wants to know where the place itself begins.
        let start = if before == 0 { span.offset() } else { top.range.start };
        let data = self.text.get(start..bottom.range.end).ok_or(MietteError::OutOfBounds)?;
        let column = self.text.get(top.range.start..start).map_or(0, |lead| lead.chars().count());
        let column = if before == 0 { column + top.skipped } else { 0 };
        let contents = MietteSpanContents::new_named(
            self.name.clone(),
            data.as_bytes(),
            SourceSpan::from((start, data.len())),
            self.before + top.line,
            column,
            last - first + 1,
        );
        Ok(Box::new(contents))
    }
}

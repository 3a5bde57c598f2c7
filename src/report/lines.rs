//! Where a byte of a source stands, as people count: lines and columns.

use crate::case::Span;
use std::fmt;
use std::ops::Range;
use std::sync::OnceLock;

/// The lines of a source. Counted once, when the first place is asked for: nobody asks about a case that is simply legal.
#[derive(Debug)]
pub struct Lines<'s> {
    text: &'s str,
    starts: OnceLock<Vec<usize>>,
    /// Lines of the source before this text.
    before: usize,
}

/// A place in a text as editors count it: both from 1, columns in characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

impl<'s> Lines<'s> {
    /// The lines of `text`.
    pub fn of(text: &'s str) -> Self {
        Self::after(0, text)
    }
    /// The lines of a text that so many lines of its source stand before.
    pub fn after(before: usize, text: &'s str) -> Self {
        Self { text, starts: OnceLock::new(), before }
    }
    fn starts(&self) -> &[usize] {
        self.starts.get_or_init(|| std::iter::once(0).chain(self.text.match_indices('\n').map(|(at, _)| at + 1)).collect())
    }
    /// How many lines of the source stand before this text.
    pub(super) fn before(&self) -> usize {
        self.before
    }
    /// How many there are; one at least.
    pub(super) fn count(&self) -> usize {
        self.starts().len()
    }
    /// The bytes of the line with this index (from 0), without its end.
    pub(super) fn range(&self, line: usize) -> Range<usize> {
        let start = self.starts().get(line).copied().unwrap_or(self.text.len());
        let end = self.starts().get(line + 1).map_or(self.text.len(), |next| next - 1);
        let end = if self.text[start..end].ends_with('\r') { end - 1 } else { end };
        start..end
    }
    /// The text of some bytes.
    pub(super) fn text(&self, range: Range<usize>) -> &'s str {
        self.text.get(range).unwrap_or("")
    }
    /// The index (from 0) of the line that holds a byte.
    pub(super) fn line_of(&self, offset: usize) -> usize {
        self.starts().partition_point(|&start| start <= offset).saturating_sub(1)
    }
    /// Where a byte stands.
    pub fn position(&self, offset: usize) -> Position {
        let line = self.line_of(offset);
        let column = self.text(self.range(line).start..offset).chars().count();
        Position { line: self.before + line + 1, column: column + 1 }
    }
    /// The span as bytes that are there: within the text, on the borders of characters,
    /// and with a character at least. None if the text has none.
    pub fn clamp(&self, span: Span) -> Option<Range<usize>> {
        let mut start = span.start.min(self.text.len());
        while !self.text.is_char_boundary(start) {
            start -= 1;
        }
        if start == self.text.len() {
            start -= self.text.chars().next_back()?.len_utf8();
        }
        let least = start + self.text[start..].chars().next()?.len_utf8();
        let mut end = span.end.min(self.text.len()).max(least);
        while !self.text.is_char_boundary(end) {
            end += 1;
        }
        Some(start..end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters_and_lines_end_without_their_ends() {
        let lines = Lines::of("púrpura: B\r\ncentre: Y\n");
        assert_eq!(lines.position(10), Position { line: 1, column: 10 }, "the B stands after a letter of two bytes");
        assert_eq!(lines.position(13), Position { line: 2, column: 1 });
        assert_eq!(lines.text(lines.range(0)), "púrpura: B");
        assert_eq!(lines.text(lines.range(1)), "centre: Y");
        assert_eq!(lines.text(lines.range(2)), "");
    }

    #[test]
    fn spans_become_characters_that_are_there() {
        let lines = Lines::of("aú");
        let clamp = |start, end| lines.clamp(Span { start, end });
        assert_eq!(clamp(0, 1), Some(0..1));
        assert_eq!(clamp(2, 2), Some(1..3), "within a letter, and empty");
        assert_eq!(clamp(0, 2), Some(0..3), "ends within a letter");
        assert_eq!(clamp(7, 9), Some(1..3), "past the end");
        assert_eq!(Lines::of("").clamp(Span { start: 0, end: 4 }), None);
    }
}

//! Where a byte of a source stands, as people count: lines and columns.

use crate::case::Span;
use std::fmt;
use std::ops::Range;
use std::sync::OnceLock;

/// Letters are counted once in every so many bytes: a finding far out on a line of megabytes must not count them all again.
const STRIDE: usize = 1 << 10;

/// The lines of a source. Counted once, when the first place is asked for: nobody asks about a case that is simply legal.
#[derive(Debug)]
pub struct Lines<'s> {
    text: &'s str,
    starts: OnceLock<Vec<usize>>,
    /// The letters that begin before each multiple of [`STRIDE`]; none where every letter is one byte.
    counted: OnceLock<Vec<usize>>,
    /// Lines of the source before this text.
    pub(super) before: usize,
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
        Self { text, starts: OnceLock::new(), counted: OnceLock::new(), before }
    }
    fn starts(&self) -> &[usize] {
        // The mark before a text is no letter of its first line.
        let first = if self.text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        self.starts.get_or_init(|| std::iter::once(first).chain(self.text.match_indices('\n').map(|(at, _)| at + 1)).collect())
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
    pub(super) fn text(&self, range: Range<usize>) -> &'s str {
        self.text.get(range).unwrap_or("")
    }
    /// All of the text.
    pub fn whole(&self) -> &'s str {
        self.text
    }
    /// The index (from 0) of the line that holds a byte.
    pub(super) fn line_of(&self, offset: usize) -> usize {
        self.starts().partition_point(|&start| start <= offset).saturating_sub(1)
    }
    /// Where a byte stands.
    pub fn position(&self, offset: usize) -> Position {
        let line = self.line_of(offset);
        let column = self.letters(self.range(line).start..offset);
        Position { line: self.before + line + 1, column: column + 1 }
    }
    /// How many letters begin within some bytes.
    pub(super) fn letters(&self, range: Range<usize>) -> usize {
        self.letters_before(range.end).saturating_sub(self.letters_before(range.start))
    }
    fn letters_before(&self, offset: usize) -> usize {
        let offset = offset.min(self.text.len());
        match self.counted.get_or_init(|| counted(self.text)).get(offset / STRIDE) {
            None => offset,
            Some(counted) => counted + letters(&self.text.as_bytes()[offset / STRIDE * STRIDE..offset]),
        }
    }
    /// What is shown of a line around a place: all of it, or if longer than `longest` so many letters, `lead` before the place.
    pub(super) fn part(&self, line: Range<usize>, place: usize, lead: usize, longest: usize) -> Range<usize> {
        let text = self.text(line.clone());
        if text.chars().nth(longest).is_none() {
            return line;
        }
        let place = place.clamp(line.start, line.end);
        let start = self.text(line.start..place).char_indices().rev().take(lead).last().map_or(place, |(at, _)| line.start + at);
        let end = self.text(start..line.end).char_indices().nth(longest).map_or(line.end, |(at, _)| start + at);
        start..end
    }
    /// The span as valid bytes: within the text, at character borders, with at least one character. None if the text is empty.
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

/// The letters of a text before every [`STRIDE`] bytes; empty if each is one byte.
fn counted(text: &str) -> Vec<usize> {
    if text.is_ascii() {
        return Vec::new();
    }
    let ends = text.as_bytes().chunks(STRIDE).scan(0, |before, stride| {
        *before += letters(stride);
        Some(*before)
    });
    std::iter::once(0).chain(ends).collect()
}

/// How many letters begin in some bytes of a text.
fn letters(bytes: &[u8]) -> usize {
    // Every byte of a letter but its first is 0b10xx_xxxx.
    bytes.iter().filter(|&&byte| byte & 0xc0 != 0x80).count()
}

//! A text as an editor counts it: lines, and UTF-16 units within them.

use lsp_types::{Position, Range, TextDocumentContentChangeEvent, TextEdit};
use std::ops;
use tilejudge::case::{Document, Limits, Problem, Source, Span, documents};
use tilejudge::referee::{Case, Choices};
use tilejudge::report::{Question, ask};
use tilejudge::verdict::Verdict;
use tilejudge::words::Language;

/// An open text, and where its lines begin.
pub(crate) struct Text {
    source: Source,
    lines: Vec<usize>,
}

impl Text {
    pub(crate) fn new(text: String) -> Self {
        let lines = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Self { source: Source { name: String::new(), text }, lines }
    }
    pub(crate) fn source(&self) -> &Source {
        &self.source
    }
    /// All of it.
    pub(crate) fn whole(&self) -> &str {
        &self.source.text
    }
    /// Takes a change in.
    pub(crate) fn change(&mut self, change: TextDocumentContentChangeEvent) {
        let Some(range) = change.range else { return *self = Self::new(change.text) };
        let (start, end) = (self.offset(range.start), self.offset(range.end));
        let mut text = std::mem::take(&mut self.source.text);
        text.replace_range(start..end.max(start), &change.text);
        *self = Self::new(text);
    }
    /// Where a line begins and ends, without what ends it.
    fn line(&self, line: u32) -> ops::Range<usize> {
        let start = self.lines.get(line as usize).copied().unwrap_or(self.whole().len());
        let rest = &self.whole()[start..];
        start..start + rest.find('\n').unwrap_or(rest.len())
    }
    /// The byte at a position; the nearest one if there is no such position.
    pub(crate) fn offset(&self, position: Position) -> usize {
        let line = self.line(position.line);
        let mut units = position.character as usize;
        for (at, letter) in self.whole()[line.clone()].char_indices() {
            if units < letter.len_utf16() {
                return line.start + at;
            }
            units -= letter.len_utf16();
        }
        line.end
    }
    /// The position of a byte.
    pub(crate) fn position(&self, offset: usize) -> Position {
        let line = self.lines.partition_point(|&start| start <= offset) - 1;
        let before = self.whole().get(self.lines[line]..offset).unwrap_or("");
        Position::new(line as u32, before.encode_utf16().count() as u32)
    }
    pub(crate) fn range(&self, span: Span) -> Range {
        Range::new(self.position(span.start), self.position(span.end))
    }
    /// The line up to a byte.
    pub(crate) fn before(&self, offset: usize) -> &str {
        let start = self.whole()[..offset].rfind('\n').map_or(0, |at| at + 1);
        &self.whole()[start..offset]
    }
    /// What has to be put where so that another text stands here.
    pub(crate) fn edit(&self, other: &str) -> TextEdit {
        let (old, new) = (self.whole(), other);
        let start = old.char_indices().zip(new.chars()).find(|((_, one), other)| one != other).map(|((at, _), _)| at);
        let start = start.unwrap_or(old.len().min(new.len()));
        let behind = old[start..].chars().rev().zip(new[start..].chars().rev());
        let same: usize = behind.take_while(|(one, other)| one == other).map(|(one, _)| one.len_utf8()).sum();
        let span = Span { start, end: old.len() - same };
        TextEdit::new(self.range(span), new[start..new.len() - same].to_owned())
    }
    /// Hands the documents in it on.
    pub(crate) fn documents<T>(&self, work: impl FnOnce(&[Parsed<'_>]) -> T) -> T {
        work(&documents(&self.source, &Limits::USUAL))
    }
    /// Hands the case on that stands at a byte, with the language in which it is answered; none if there is none to be read.
    pub(crate) fn case_at<T>(&self, offset: usize, work: impl FnOnce(&Document<'_>, &Case<'_, '_>, Language) -> T) -> Option<T> {
        self.documents(|documents| {
            // Documents stand one after the other, and what separates two belongs to the first.
            let begins = |parsed: &&Parsed<'_>| parsed.as_ref().is_ok_and(|document| document.root.span.start <= offset);
            let parsed = documents.iter().rfind(begins).or_else(|| documents.iter().find(|parsed| parsed.is_ok()))?;
            let document = parsed.as_ref().ok()?;
            Some(work(document, &Case::open(document).ok()?, self.language(parsed)))
        })
    }
    /// The language in which a document is answered.
    pub(crate) fn language(&self, parsed: &Parsed<'_>) -> Language {
        ask::language_of(parsed, &self.source).unwrap_or_default()
    }
}

/// A document, or why it is none.
pub(crate) type Parsed<'s> = Result<Document<'s>, Vec<Problem>>;

/// The verdict on a case, by the answers that it gives itself.
pub(crate) fn judged(case: &Case<'_, '_>, question: Question) -> Result<Verdict, Vec<Problem>> {
    case.judge(&ask::asked(question, &Choices::default()))
}

//! Builds the tree of a document from what a parser meets, and refuses on the way what no case may have.

use super::document::{Content, Limits, Node, Span, Style, Value};
use super::problem::{Problem, VALUES};
use super::yaml::as_space;
use crate::order;
use crate::words::{Said, said};
use smallvec::SmallVec;
use std::borrow::Cow;
use std::ops::Range;

/// A document in the making. Parsers call it in the order of the text; a returned problem means: stop here.
pub(super) struct Tree<'s> {
    text: &'s str,
    limits: Limits,
    open: Vec<Open>,
    /// The values of all open lists and maps, in a map each key before its value; at last the root.
    loose: SmallVec<[Node<'s>; USUAL]>,
    nodes: usize,
    /// What is wrong so far, and leaves nothing to read.
    problems: Vec<Problem>,
    /// Keys that were given before: what they hold is passed over.
    repeated: Vec<Problem>,
}

/// A list or a map that is not closed yet.
struct Open {
    start: Span,
    is_map: bool,
    /// How many loose values stand before its own.
    before: usize,
}

/// So many values of most documents stand loose at once.
const USUAL: usize = 32;
/// So few keys are compared each with each.
const FEW: usize = 16;

impl<'s> Tree<'s> {
    pub(super) fn new(text: &'s str, limits: Limits) -> Self {
        let loose = SmallVec::new();
        Self { text, limits, open: Vec::new(), loose, nodes: 0, problems: Vec::new(), repeated: Vec::new() }
    }

    /// A scalar whose source is `start..end` (with its quotes) and that reads as `read`.
    pub(super) fn scalar(&mut self, read: Cow<'s, str>, style: Style, start: usize, end: usize) -> Result<(), Problem> {
        let source = self.text.get(start..end).unwrap_or("");
        // Quotes as word processors write them: what is within is the value, and has its place.
        if let Some(within) = within_quotes(source).filter(|_| style == Style::Plain && source == read) {
            let (style, span) = match within.is_empty() {
                true => (Style::Quoted, Span { start, end }),
                false => (Style::Plain, Span { start: start + within.start, end: start + within.end }),
            };
            return self.text(Cow::Borrowed(&source[within]), style, span);
        }
        // A text that stands in the source as it is read is borrowed from there: that is how its letters are found again.
        let text = match style {
            // Of an empty one the parser gives what stands before it.
            Style::Block | Style::Folded if read.is_empty() => Cow::Borrowed(""),
            Style::Block | Style::Folded => Cow::Borrowed(source.trim_end()),
            Style::Plain if stands(source, &read) => Cow::Borrowed(source),
            Style::Quoted => match source.get(1..source.len().saturating_sub(1)) {
                Some(inner) if stands(inner, &read) => Cow::Borrowed(inner),
                _ => Cow::Owned(read.into_owned()),
            },
            Style::Plain => Cow::Owned(read.into_owned()),
        };
        let end = if matches!(style, Style::Block | Style::Folded) { start + text.len() } else { end };
        self.text(text, style, Span { start, end })
    }

    /// A scalar with the text that it has in the source, as far as it stands there so.
    pub(super) fn text(&mut self, text: Cow<'s, str>, style: Style, span: Span) -> Result<(), Problem> {
        self.add(Node { value: Value::Scalar(text, style), span })
    }

    /// The start of a list or a map; `start..end` is its bracket, or empty if it has none.
    pub(super) fn open(&mut self, is_map: bool, start: usize, end: usize) -> Result<(), Problem> {
        let start = Span { start, end };
        if self.open.len() >= self.limits.depth {
            return Err(self.too_deep(start));
        }
        self.open.push(Open { start, is_map, before: self.loose.len() });
        Ok(())
    }

    pub(super) fn too_deep(&self, place: Span) -> Problem {
        let message = said!(VALUES, "too-deep-inside").with("depth", self.limits.depth);
        Problem::new("case/too-deep", message, visible(self.text, place))
    }

    /// The end of the innermost list or map; `end` is past its closing bracket, or none if it has none.
    pub(super) fn close(&mut self, end: Option<usize>) -> Result<(), Problem> {
        let Some(Open { start, is_map, before }) = self.open.pop() else { return Ok(()) };
        let inner = &self.loose[before..];
        let span = match end {
            Some(end) => Span { start: start.start, end },
            None => Span {
                start: inner.first().map_or(start.start, |node| node.span.start),
                end: inner.last().map_or(start.end, |node| node.span.end),
            },
        };
        let count = inner.len();
        let mut inner = self.loose.drain(before..);
        let value = if is_map {
            let mut entries = Vec::with_capacity(count / 2);
            while let (Some(key), Some(value)) = (inner.next(), inner.next()) {
                entries.push((key, value));
            }
            drop(inner);
            self.check_keys(&mut entries);
            Value::Map(entries)
        } else {
            Value::List(inner.collect())
        };
        self.add(Node { value, span })
    }

    /// Notes something that no case may have; reading goes on.
    pub(super) fn refuse(&mut self, code: &'static str, message: Said, start: usize, end: usize) {
        self.problems.push(Problem::new(code, message, visible(self.text, Span { start, end })));
    }

    /// Every key is a word; of one that is there twice the first is kept.
    fn check_keys(&mut self, entries: &mut Vec<(Node<'s>, Node<'s>)>) {
        if are_few_and_differ(entries) {
            return;
        }
        let mut keys = Vec::with_capacity(entries.len());
        for (index, (key, _)) in entries.iter().enumerate() {
            match key.word() {
                Some(word) => keys.push((word, index)),
                None => self.problems.push(Problem::new("case/key-not-text", said!(VALUES, "key-is-no-word"), key.span)),
            }
        }
        order::all(&mut keys);
        let mut again: Vec<_> = keys.windows(2).filter(|pair| pair[0].0 == pair[1].0).map(|pair| pair[1].1).collect();
        order::all(&mut again);
        for &index in &again {
            if let Some(word) = entries[index].0.word() {
                // Whoever forgets a dash begins an item once more.
                let line = self.text[..entries[0].0.span.start].rsplit('\n').next().unwrap_or("");
                let is_item = entries[0].0.word() == Some(word) && line.trim() == "-";
                let message = said!(VALUES, "key-repeated").with("key", word).with("item", is_item);
                self.repeated.push(Problem::new("case/duplicate-key", message, entries[index].0.span));
            }
        }
        let (mut at, mut again) = (0.., again.into_iter().peekable());
        entries.retain(|_| at.next().is_none_or(|index: usize| again.next_if_eq(&index).is_none()));
    }

    fn add(&mut self, mut node: Node<'s>) -> Result<(), Problem> {
        self.nodes += 1;
        if self.nodes > self.limits.nodes {
            let message = said!(VALUES, "too-many").with("most", self.limits.nodes);
            return Err(Problem::new("case/too-many-values", message, visible(self.text, node.span)));
        }
        if node.span.start >= node.span.end {
            // An absent value has no letter of its own to point at.
            node.span = self.key().map_or_else(|| visible(self.text, node.span), |key| key.span);
        }
        self.loose.push(node);
        Ok(())
    }

    /// The key whose value comes next.
    fn key(&self) -> Option<&Node<'s>> {
        let map = self.open.last().filter(|open| open.is_map)?;
        self.loose[map.before..].last().filter(|_| (self.loose.len() - map.before) % 2 == 1)
    }

    pub(super) fn is_closed(&self) -> bool {
        self.open.is_empty()
    }

    /// Whether the innermost open collection is a map.
    pub(super) fn in_map(&self) -> bool {
        self.open.last().is_some_and(|open| open.is_map)
    }

    /// The bracket of the innermost open collection that has one.
    pub(super) fn bracket(&self) -> Option<Span> {
        self.open.last().map(|open| open.start).filter(|start| start.start < start.end)
    }

    /// All that is wrong, with what stops the reading last.
    pub(super) fn stop(self, problem: Problem) -> Vec<Problem> {
        let Self { problems, repeated, .. } = self;
        problems.into_iter().chain(repeated).chain([problem]).collect()
    }

    /// The whole tree, or all that is wrong with it; none for a document without content.
    pub(super) fn finish(self) -> Option<Result<Content<'s>, Vec<Problem>>> {
        let Self { mut loose, problems, repeated, .. } = self;
        let root = loose.pop()?;
        let empty = matches!(&root.value, Value::Scalar(text, Style::Plain) if text.is_empty());
        if !problems.is_empty() {
            return Some(Err(problems.into_iter().chain(repeated).collect()));
        }
        (!empty).then_some(Ok(Content { root, repeated }))
    }
}

/// Whether a text stands in the source as it was read, whatever its blanks.
fn stands(source: &str, read: &str) -> bool {
    source == read || source.chars().map(as_space).eq(read.chars().map(as_space))
}

/// Whether all keys are words and none is there twice, where they are few.
fn are_few_and_differ(entries: &[(Node<'_>, Node<'_>)]) -> bool {
    let mut met = 0u64;
    // Words whose first and last letters differ do.
    let mut differs = |at: usize, word: &str| {
        let ends = word.bytes().next().unwrap_or(0) ^ word.bytes().next_back().unwrap_or(0).rotate_left(3);
        let before = met;
        met |= 1 << (ends & 63);
        met != before || entries[..at].iter().all(|(key, _)| key.word() != Some(word))
    };
    entries.len() <= FEW && entries.iter().enumerate().all(|(at, (key, _))| key.word().is_some_and(|word| differs(at, word)))
}

/// What stands between typographic quotes, where a whole text does.
fn within_quotes(text: &str) -> Option<Range<usize>> {
    let first = text.chars().next()?;
    let close = match first {
        '“' | '”' => "”“",
        '„' => "”“„",
        '«' => "»",
        '»' => "«",
        '‘' | '’' | '‚' => "’‘",
        _ => return None,
    };
    let last = text.chars().next_back().filter(|last| close.contains(*last))?;
    let within = first.len_utf8()..text.len() - last.len_utf8();
    text.get(within.clone()).filter(|inner| !inner.contains([first, last])).map(|_| within)
}

/// A span that can be underlined: at least one visible character, on character boundaries, within the text.
pub(super) fn visible(text: &str, span: Span) -> Span {
    let mut start = span.start.min(text.len());
    while !text.is_char_boundary(start) {
        start -= 1;
    }
    let mut end = span.end.min(text.len());
    while !text.is_char_boundary(end) {
        end += 1;
    }
    if start < end {
        return Span { start, end };
    }
    if let Some(letter) = text[start..].chars().next().filter(|letter| !letter.is_whitespace()) {
        return Span { start, end: start + letter.len_utf8() };
    }
    let last = text[..start].char_indices().rev().find(|(_, letter)| !letter.is_whitespace());
    match last.or_else(|| text.char_indices().next()) {
        Some((at, letter)) => Span { start: at, end: at + letter.len_utf8() },
        None => Span::default(),
    }
}

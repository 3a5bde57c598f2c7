//! YAML by `saphyr-parser`: the only place that knows that parser.

use super::document::{Chunk, Content, Limits, Parsed, Span, Style};
use super::problem::{Problem, VALUES};
use super::tree::{Tree, visible};
use crate::words::{Arg, said};
use saphyr_parser::{Event, Input, Marker, Parser, ScalarStyle, ScanError};
use std::borrow::Cow;
use std::ops::Range;
use std::str::Chars;

/// The documents of a part of `text`. One that cannot be parsed ends the part; those before it are kept.
pub(super) fn parse<'s>(text: &'s str, chunk: &Chunk, limits: &Limits) -> Parsed<'s> {
    let places = Places::of(text, &chunk.range);
    let part = &text[chunk.range.clone()];
    // Each of the blanks is, or begins with, one of these bytes; nearly no text has them.
    let has_blanks = part.bytes().fold(false, |found, byte| found | matches!(byte, b'\t' | 0xc2 | 0xe2));
    let spaced = if has_blanks { Cow::Owned(spaced(part)) } else { Cow::Borrowed(part) };
    let mut parser = Parser::new(Letters(spaced.chars()));
    let mut parsed = Vec::new();
    let mut tree = Tree::new(text, *limits);
    while let Some(event) = parser.next_event() {
        let stop = match event {
            Ok((Event::StreamEnd, _)) => break,
            Ok((Event::DocumentEnd, _)) => {
                parsed.extend(std::mem::replace(&mut tree, Tree::new(text, *limits)).finish());
                Ok(())
            }
            Ok((event, span)) => add(&mut tree, event, places.byte(span.start), places.byte(span.end)),
            Err(error) => {
                let at = places.byte(*error.marker());
                let front = parsed.pop_if(|front| is_front(text, front, at));
                Err(syntax(&tree, text, chunk, &places, &error, front.is_some()))
            }
        };
        if let Err(problem) = stop {
            parsed.push(Err(tree.stop(problem)));
            break;
        }
    }
    parsed
}

fn add<'s>(tree: &mut Tree<'s>, event: Event<'s>, start: usize, end: usize) -> Result<(), Problem> {
    match event {
        Event::Scalar(text, style, anchor, tag) => {
            refuse(tree, anchor, tag.is_some(), start, end);
            let style = match style {
                ScalarStyle::Plain => Style::Plain,
                ScalarStyle::SingleQuoted | ScalarStyle::DoubleQuoted => Style::Quoted,
                ScalarStyle::Literal => Style::Block,
                ScalarStyle::Folded => Style::Folded,
            };
            tree.scalar(text, style, start, end)
        }
        Event::SequenceStart(anchor, tag) => {
            refuse(tree, anchor, tag.is_some(), start, end);
            tree.open(false, start, end)
        }
        Event::MappingStart(anchor, tag) => {
            refuse(tree, anchor, tag.is_some(), start, end);
            tree.open(true, start, end)
        }
        Event::SequenceEnd | Event::MappingEnd => {
            // A block has no bracket: it ends where its last value does.
            let bracket = tree.bracket().is_some();
            tree.close(bracket.then_some(end))
        }
        Event::Alias(anchor) => {
            refuse(tree, anchor.max(1), false, start, end);
            tree.scalar(Cow::Borrowed("*"), Style::Plain, start, end)
        }
        Event::Nothing | Event::StreamStart | Event::StreamEnd | Event::DocumentStart(_) | Event::DocumentEnd => Ok(()),
    }
}

/// Anchors and tags: nothing that a case needs, and a way to make a small text large.
fn refuse(tree: &mut Tree<'_>, anchor: usize, tag: bool, start: usize, end: usize) {
    if anchor > 0 {
        tree.refuse("case/alias", said!(VALUES, "anchors"), start, end);
    }
    if tag {
        tree.refuse("case/tag", said!(VALUES, "tags"), start, end);
    }
}

/// Whether a document was cut short at a line that is indented less: what follows belongs to it.
fn is_front(text: &str, document: &Result<Content<'_>, Vec<Problem>>, at: usize) -> bool {
    let Ok(Content { root, .. }) = document else { return false };
    let indent = text[..root.span.start].rsplit('\n').next().unwrap_or("");
    let between = text.get(root.span.end..at).unwrap_or("");
    !indent.is_empty()
        && indent.trim().is_empty()
        && between.contains('\n')
        && between.lines().skip(1).all(|line| line.trim().is_empty() || line.trim_start().starts_with('#'))
}

/// A syntax error in plain words; `dedented` where it stands in a line that does not go on with those before it.
fn syntax(tree: &Tree<'_>, text: &str, chunk: &Chunk, places: &Places, error: &ScanError, dedented: bool) -> Problem {
    let at = places.byte(*error.marker());
    // What is wrong with a case is not shown in the next one.
    let place = visible(&text[..places.end], Span { start: at, end: at });
    let info = error.info();
    let has = |word: &str| info.contains(word);
    // The parser looks ahead, and has a limit of its own.
    if has("recursion limit") {
        return tree.too_deep(place);
    }
    let message = if has("end of stream") || has("document indicator") {
        said!(VALUES, "quote-open")
    } else if has("tab") {
        said!(VALUES, "tab")
    } else if has("anchor") {
        said!(VALUES, "anchors")
    } else if has("Unicode character escape code") {
        said!(VALUES, "escape-of-nothing")
    } else if has("escape") || has("hexadecimal") {
        said!(VALUES, "escape-unknown")
    } else if let Some(bracket) = tree.bracket() {
        // A case of a single line may be one of a stream, of which only a piece is at hand: its line goes without saying.
        let is_tall = text[chunk.range.clone()].trim_end().contains('\n');
        let line = is_tall.then(|| chunk.lines_before + text[chunk.range.start..bracket.start].matches('\n').count() + 1);
        // An item that is left out: `[, Y]`.
        let before = text.get(bracket.start..place.start).unwrap_or("").trim_end();
        let is_left_out = text.get(place.start..).is_some_and(|rest| rest.starts_with(',')) && before.ends_with(['[', ',']);
        let message = said!(VALUES, "bracket-open").with("open", &text[bracket.start..bracket.end]).with("left-out", is_left_out);
        return Problem::new("case/syntax", message.with("line", line.map_or(Arg::Term("none"), Arg::from)), place);
    } else if has("mapping values") || has("':'") || has("simple key") {
        said!(VALUES, "colon-odd")
    } else if dedented || has("indent") || has("block collection") || has("block mapping") {
        said!(VALUES, "indent-odd")
    } else {
        said!(VALUES, "no-yaml")
    };
    Problem::new("case/syntax", message, place)
}

/// From the parser's places, counted in characters of a part, to bytes of the whole text.
struct Places {
    base: usize,
    end: usize,
    /// The byte of each character; none if every character is one byte.
    table: Option<Vec<usize>>,
}

impl Places {
    fn of(text: &str, chunk: &Range<usize>) -> Self {
        let part = &text[chunk.clone()];
        let table = (!part.is_ascii()).then(|| part.char_indices().map(|(at, _)| chunk.start + at).collect());
        Self { base: chunk.start, end: chunk.end, table }
    }
    fn byte(&self, marker: Marker) -> usize {
        match &self.table {
            None => (self.base + marker.index()).min(self.end),
            Some(table) => table.get(marker.index()).copied().unwrap_or(self.end),
        }
    }
}

/// A letter of a text as the parser may read it.
pub(super) fn as_space(letter: char) -> char {
    if matches!(letter, '\t' | '\u{a0}' | '\u{202f}') { ' ' } else { letter }
}

/// A text in which blanks that only look like spaces are some, and a tab behind a colon, which the parser refuses; letter for letter.
fn spaced(text: &str) -> String {
    let mut after_colon = false;
    let space = |letter| {
        let letter = if letter == '\t' && !after_colon { letter } else { as_space(letter) };
        after_colon = letter == ':' || after_colon && letter == ' ';
        letter
    };
    text.chars().map(space).collect()
}

/// What the parser reads: a text, letter by letter, and NUL behind it.
///
/// The parser's own asks for room for 128 letters at each plain word, so that each is moved; nearly none is longer than this.
struct Letters<'s>(Chars<'s>);

/// The parser has room for 32 letters, and asks for so many more after the first.
const WORD: usize = 31;

impl Input for Letters<'_> {
    fn lookahead(&mut self, _: usize) {}
    fn buflen(&self) -> usize {
        WORD
    }
    fn bufmaxlen(&self) -> usize {
        WORD
    }
    fn raw_read_ch(&mut self) -> char {
        self.0.next().unwrap_or('\0')
    }
    fn raw_read_non_breakz_ch(&mut self) -> Option<char> {
        self.peek_opt().filter(|letter| !matches!(letter, '\n' | '\r' | '\0' | '\u{feff}')).inspect(|_| self.skip())
    }
    fn skip(&mut self) {
        self.0.next();
    }
    fn skip_n(&mut self, count: usize) {
        (0..count).for_each(|_| self.skip());
    }
    fn peek(&self) -> char {
        self.peek_nth(0)
    }
    fn peek_nth(&self, n: usize) -> char {
        let mut rest = Self(self.0.clone());
        rest.skip_n(n);
        rest.raw_read_ch()
    }
    fn peek_opt(&self) -> Option<char> {
        self.0.clone().next()
    }
}

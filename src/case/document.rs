//! YAML and JSON text as a tree in which every value keeps its place.

use super::problem::VALUES;
use super::tree::visible;
use super::{Problem, json, yaml};
use crate::words::said;
use std::borrow::Cow;
use std::ops::Range;

/// A place in a source text: a range of bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Span {
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

/// A named text: a file, standard input, a string of an embedding program.
#[derive(Debug, Clone)]
pub struct Source {
    /// What reports call it.
    pub name: String,
    /// All of it.
    pub text: String,
}

/// What a source may not exceed.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Bytes of one source text.
    pub bytes: usize,
    /// Lists and maps inside one another.
    pub depth: usize,
    /// Values in one document.
    pub nodes: usize,
}

impl Limits {
    /// Far more than any recorded game needs, far less than what would trouble a machine.
    pub const USUAL: Self = Self { bytes: 64 << 20, depth: 32, nodes: 200_000 };
}

/// How a scalar was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Without quotes.
    Plain,
    /// In single or double quotes.
    Quoted,
    /// As a `|` block.
    Block,
    /// As a `>` block, whose rows run together.
    Folded,
}

/// A value of a document.
#[derive(Debug, Clone, PartialEq)]
pub enum Value<'s> {
    /// A word, a number, a text. An absent value is a plain empty scalar.
    ///
    /// A borrowed text stands in the source exactly so, and each of its letters can be found there. That of a block is
    /// the source from its first letter to its last, indentation included. A text with escapes or folded rows is owned.
    Scalar(Cow<'s, str>, Style),
    /// A list.
    List(Vec<Node<'s>>),
    /// A map, in the order of the source; keys are unique.
    Map(Vec<(Node<'s>, Node<'s>)>),
}

/// A value with its place.
#[derive(Debug, Clone, PartialEq)]
pub struct Node<'s> {
    /// The value.
    pub value: Value<'s>,
    /// Where it stands in the source.
    pub span: Span,
}

impl Node<'_> {
    /// The text of a scalar.
    pub(super) fn word(&self) -> Option<&str> {
        if let Value::Scalar(text, _) = &self.value { Some(text) } else { None }
    }
    /// The place of a part of a scalar's text, in bytes of that text; the whole value where the part cannot be told.
    pub fn part(&self, range: Range<usize>) -> Span {
        match &self.value {
            Value::Scalar(Cow::Borrowed(text), style) if range.start < range.end && range.end <= text.len() => {
                let start = self.span.start + usize::from(*style == Style::Quoted);
                Span { start: start + range.start, end: start + range.end }
            }
            _ => self.span,
        }
    }
    /// Whether it is a key without a value, or `null`.
    pub fn is_absent(&self) -> bool {
        matches!(&self.value, Value::Scalar(text, Style::Plain) if matches!(&**text, "" | "~" | "null"))
    }
}

/// One case of a source.
#[derive(Debug, Clone)]
pub struct Document<'s> {
    /// Its number in the source, from 0.
    pub index: usize,
    /// The text that all spans point into.
    pub source: &'s Source,
    /// Its content.
    pub root: Node<'s>,
    /// Keys that it gives twice, of which `root` holds the first: a problem of the case, to be told with all others.
    pub repeated: Vec<Problem>,
}

/// What a document holds.
#[derive(Debug, Clone)]
pub struct Content<'s> {
    /// See [`Document::root`].
    pub root: Node<'s>,
    /// See [`Document::repeated`].
    pub repeated: Vec<Problem>,
}

/// What a parser makes of a part of a source: its documents in order.
pub(super) type Parsed<'s> = Vec<Result<Content<'s>, Vec<Problem>>>;

/// Every document of a source, in order; a document that cannot be parsed costs no other.
///
/// Documents are separated by `---` lines, or each stands on a line of its own (JSON Lines). Empty documents are passed
/// over; a source without any other is one problem.
pub fn documents<'s>(source: &'s Source, limits: &Limits) -> Vec<Result<Document<'s>, Vec<Problem>>> {
    let parts = match parts(source, limits) {
        Ok(parts) => parts,
        Err(problem) => return vec![Err(vec![problem])],
    };
    let parsed = parts.flat_map(|part| part.parse()).enumerate();
    let documents: Vec<_> = parsed.map(|(index, parsed)| Ok(Document::new(source, index, parsed?))).collect();
    if documents.is_empty() { vec![Err(vec![nothing(source)])] } else { documents }
}

/// That a source holds no document.
pub fn nothing(source: &Source) -> Problem {
    Problem::new("case/empty", said!(VALUES, "no-case"), visible(&source.text, Span::default()))
}

impl<'s> Document<'s> {
    /// What was parsed, as the document of this number (from 0) in its source.
    pub fn new(source: &'s Source, index: usize, content: Content<'s>) -> Self {
        let Content { root, repeated } = content;
        Self { index, source, root, repeated }
    }
}

/// A part of a source that can be parsed on its own, and beside others.
#[derive(Debug, Clone)]
pub struct Part<'s> {
    text: &'s str,
    chunk: Chunk,
    limits: Limits,
}

/// Where a part stands in its text.
#[derive(Debug, Clone)]
pub(super) struct Chunk {
    /// Its bytes.
    pub(super) range: Range<usize>,
    /// Lines of the file before it.
    pub(super) lines_before: usize,
}

/// The parts of a source, in order, found one after the other.
///
/// # Errors
/// A text that is longer than the limits allow.
pub fn parts<'s>(source: &'s Source, limits: &Limits) -> Result<Parts<'s>, Problem> {
    Parts::of(source, limits, is_json_lines(&source.text))
}

/// The lines of a source that is known to be JSON Lines, however they begin.
///
/// # Errors
/// A text that is longer than the limits allow.
pub fn lines_as_parts<'s>(source: &'s Source, limits: &Limits) -> Result<Parts<'s>, Problem> {
    Parts::of(source, limits, true)
}

/// The parts of a source that are still to come.
pub struct Parts<'s> {
    text: &'s str,
    chunks: Box<dyn Iterator<Item = Chunk> + 's>,
    limits: Limits,
    /// Lines of the file before the text.
    lines_before: usize,
}

impl<'s> Parts<'s> {
    fn of(source: &'s Source, limits: &Limits, by_line: bool) -> Result<Self, Problem> {
        let text = source.text.as_str();
        if text.len() > limits.bytes {
            let message = said!(VALUES, "text-too-long").with("bytes", text.len()).with("most", limits.bytes);
            let place = visible(text, Span { start: limits.bytes, end: limits.bytes });
            return Err(Problem::new("case/too-long", message, place));
        }
        Ok(Self { text, chunks: Box::new(chunks(text, by_line)), limits: *limits, lines_before: 0 })
    }
    /// The same of a text that so many lines of its file stand before.
    #[must_use]
    pub fn after(self, lines_before: usize) -> Self {
        Self { lines_before, ..self }
    }
}

impl<'s> Iterator for Parts<'s> {
    type Item = Part<'s>;
    fn next(&mut self) -> Option<Part<'s>> {
        let Self { text, chunks, limits, lines_before } = self;
        let Chunk { range, lines_before: within } = chunks.next()?;
        Some(Part { text, chunk: Chunk { range, lines_before: *lines_before + within }, limits: *limits })
    }
}

impl<'s> Part<'s> {
    /// How many bytes it has.
    pub fn bytes(&self) -> usize {
        self.chunk.range.len()
    }
    /// The documents in it: one, in YAML sometimes more, and none where nothing but comments stands.
    pub fn parse(&self) -> Vec<Result<Content<'s>, Vec<Problem>>> {
        match binary(self.text, &self.chunk.range) {
            Some(problem) => vec![Err(vec![problem])],
            None => parse(self.text, &self.chunk, &self.limits),
        }
    }
}

/// A control character that no text has.
fn binary(text: &str, range: &Range<usize>) -> Option<Problem> {
    let is_control = |byte: &u8| byte.is_ascii_control() && !matches!(byte, b'\n' | b'\r' | b'\t');
    let bytes = &text.as_bytes()[range.clone()];
    // Nearly always there is none; without a way out halfway many bytes are looked at at once.
    if !bytes.iter().fold(false, |found, byte| found | is_control(byte)) {
        return None;
    }
    bytes.iter().position(is_control).map(|at| {
        let message = said!(VALUES, "control-character").with("character", &*format!("{:#04x}", bytes[at]));
        Problem::new("case/binary", message, Span { start: range.start + at, end: range.start + at + 1 })
    })
}

/// Where a text begins, behind the mark that says how it is written.
fn start(text: &str) -> usize {
    if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 }
}

/// Whether each line is a case: no single YAML or JSON value begins two lines with a brace, for no key of a case is a map.
fn is_json_lines(text: &str) -> bool {
    let is_object = |line: &str| line.trim_start().starts_with('{');
    let mut filled = lines(text, start(text)).filter(|(_, line)| !line.trim().is_empty());
    filled.next().is_some_and(|(_, line)| is_object(line)) && filled.next().is_some_and(|(_, line)| is_object(line))
}

/// The parts of a text that can be parsed on their own.
fn chunks(text: &str, by_line: bool) -> impl Iterator<Item = Chunk> {
    let start = start(text);
    let mut lines = lines(text, start).enumerate();
    let (mut begun, mut lines_before) = (start, 0);
    let mut has_content = false;
    std::iter::from_fn(move || {
        for (number, (at, line)) in lines.by_ref() {
            if by_line {
                if line.trim().is_empty() {
                    continue;
                }
                return Some(Chunk { range: at..at + line.len(), lines_before: number });
            }
            // In YAML such a line ends a document wherever it stands, even in the middle of a block of text.
            let separates =
                line.strip_prefix("---").is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '\t', '\r', '\n']));
            if separates && has_content {
                let lines_before = std::mem::replace(&mut lines_before, number);
                return Some(Chunk { range: std::mem::replace(&mut begun, at)..at, lines_before });
            }
            // Comments and directives belong to the document that follows.
            has_content = has_content || separates || !(line.trim().is_empty() || line.starts_with(['#', '%']));
        }
        std::mem::take(&mut has_content).then_some(Chunk { range: begun..text.len(), lines_before })
    })
}

/// The lines of `text` from `start` on, with their places and line ends.
fn lines(text: &str, start: usize) -> impl Iterator<Item = (usize, &str)> {
    text[start..].split_inclusive('\n').scan(start, |at, line| {
        let here = *at;
        *at += line.len();
        Some((here, line))
    })
}

fn parse<'s>(text: &'s str, chunk: &Chunk, limits: &Limits) -> Parsed<'s> {
    if !text[chunk.range.clone()].trim_start().starts_with('{') {
        return yaml::parse(text, chunk, limits);
    }
    match json::parse(text, chunk.range.clone(), limits) {
        Ok(parsed) => vec![parsed],
        Err(not_json) => {
            // Short YAML maps begin with a brace as well. If it is neither, the parser that came further knows better.
            let mut parsed = yaml::parse(text, chunk, limits);
            let stopped = |problem: &Problem| problem.code == "case/syntax" && problem.span.start <= not_json.span.start;
            if let Some(Err(problems)) = parsed.last_mut()
                && problems.iter().any(stopped)
            {
                *problems = vec![not_json];
            }
            parsed
        }
    }
}

#[cfg(test)]
mod tests;

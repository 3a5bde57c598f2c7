//! YAML and JSON text as a tree in which every value keeps its place.

use super::problem::VALUES;
use super::tree::visible;
use super::{Problem, json, yaml};
pub(crate) use crate::verdict::MORE;
use crate::words::said;
use memchr::memchr_iter;
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
    /// A borrowed text stands in the source exactly so (a block with its indentation); one with escapes or folded rows is owned.
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

impl<'s> Node<'s> {
    /// The items of a list; of anything else that alone.
    pub fn items(&self) -> &[Self] {
        if let Value::List(items) = &self.value { items } else { std::slice::from_ref(self) }
    }
    /// An item of a list; a map is the only one where it stands for a list.
    pub(crate) fn item(&self, index: usize) -> Option<&Self> {
        if let Value::Scalar(..) = self.value { None } else { self.items().get(index) }
    }
    /// The first key of a map that is such a text.
    pub(crate) fn key(&self, is: impl Fn(&str) -> bool) -> Option<&Self> {
        let Value::Map(entries) = &self.value else { return None };
        entries.iter().map(|(key, _)| key).find(|key| key.word().is_some_and(&is))
    }
    /// The text of a scalar.
    pub(crate) fn word(&self) -> Option<&str> {
        if let Value::Scalar(text, _) = &self.value { Some(text) } else { None }
    }
    /// What it says in other words, in its place.
    pub(crate) fn saying(&self, text: String) -> Self {
        Self { value: Value::Scalar(text.into(), Style::Plain), span: self.span }
    }
    /// The values of a map, each with its key as it is typed; of anything else none.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (&str, &Self)> + Clone {
        let entries = if let Value::Map(entries) = &self.value { entries.as_slice() } else { &[] };
        entries.iter().map(|(key, value)| (key.word().unwrap_or(""), value))
    }
    /// The value of a key of a map.
    pub(crate) fn entry(&self, is: impl Fn(&str) -> bool) -> Option<&Self> {
        self.entries().find(|(key, _)| is(key)).map(|(_, value)| value)
    }
    /// How it is typed in the text of its document.
    pub(crate) fn typed<'t>(&self, text: &'t str) -> &'t str {
        text.get(self.span.start..self.span.end).unwrap_or("")
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
    /// Whether it says that nothing lies there, or, at the end of a map, that nothing is told of the rest.
    pub(crate) fn is_dot(&self) -> bool {
        matches!(&self.value, Value::Scalar(word, _) if matches!(word.trim(), "." | "·" | "-"))
    }
    /// Whether it says of the rest that it is not told: a dot, or pieces that nobody knows.
    pub(crate) fn is_untold(&self) -> bool {
        let is_unknown = |word: &str| !word.is_empty() && word.chars().all(|sign| sign == '?');
        self.is_dot() || matches!(&self.value, Value::Scalar(word, _) if is_unknown(word.trim()))
    }
    /// Whether it says that there is more than is told.
    pub(crate) fn is_more(&self) -> bool {
        matches!(&self.value, Value::Scalar(word, _) if matches!(word.trim(), MORE | "…"))
    }
    /// A map without its key for what it does not tell, and what stands there.
    pub(crate) fn without_rest(&self) -> (Cow<'_, Self>, Option<&Self>) {
        if let Value::Map(entries) = &self.value
            && let Some((_, rest)) = entries.iter().find(|(key, _)| key.is_more())
        {
            let told = entries.iter().filter(|(key, _)| !key.is_more()).cloned().collect();
            return (Cow::Owned(Self { value: Value::Map(told), span: self.span }), Some(rest));
        }
        (Cow::Borrowed(self), None)
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
/// Documents are separated by `---` lines, or each is a line (JSON Lines). Empty ones are skipped; none at all is one problem.
pub fn documents<'s>(source: &'s Source, limits: &Limits) -> Vec<Result<Document<'s>, Vec<Problem>>> {
    let parts = match parts(source, limits) {
        Ok(parts) => parts,
        Err(problem) => return vec![Err(vec![problem])],
    };
    let parsed = parts.flat_map(|part| part.parse()).enumerate();
    let documents: Vec<_> = parsed.map(|(index, parsed)| Ok(Document::new(source, index, parsed?))).collect();
    if documents.is_empty() { vec![Err(vec![nothing(source)])] } else { documents }
}

/// The document of a source that holds one.
///
/// # Errors
/// What is wrong with it, or that there are several.
pub fn only_document<'s>(source: &'s Source, limits: &Limits) -> Result<Document<'s>, Vec<Problem>> {
    let mut documents = documents(source, limits);
    let count = documents.len();
    match documents.pop() {
        Some(last) if count == 1 => last,
        last => {
            let place = last.and_then(Result::ok).map_or_else(Span::default, |last| last.root.span);
            let message = said!(VALUES, "several-documents").with("count", count);
            Err(vec![Problem::new("case/wrong-type", message, visible(&source.text, place))])
        }
    }
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
    pub(super) lines_before: usize,
}

/// The parts of a source, in order, found one after the other.
///
/// # Errors
/// A text that is longer than the limits allow.
pub fn parts<'s>(source: &'s Source, limits: &Limits) -> Result<Parts<'s>, Problem> {
    Parts::of(source, limits, is_json_lines(source.text.as_bytes()))
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
    limits: Limits,
    /// Whether each line is a case.
    by_line: bool,
    /// Where what is still to come begins, and how many lines of the file stand before it.
    begun: usize,
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
        Ok(Self { text, limits: *limits, by_line, begun: start(text), lines_before: 0 })
    }
    /// The same of a text that so many lines of its file stand before.
    #[must_use]
    pub fn after(self, lines_before: usize) -> Self {
        Self { lines_before, ..self }
    }
    /// What comes before `end`.
    fn cut(&mut self, end: usize) -> Chunk {
        let chunk = Chunk { range: self.begun..end, lines_before: self.lines_before };
        self.begun = end;
        self.lines_before += memchr_iter(b'\n', &self.text.as_bytes()[chunk.range.clone()]).count();
        chunk
    }
}

impl<'s> Iterator for Parts<'s> {
    type Item = Part<'s>;
    fn next(&mut self) -> Option<Part<'s>> {
        let Self { text, limits, by_line, begun, .. } = *self;
        let is_idle = |line: &&str| line.trim().is_empty() || (!by_line && line.starts_with(['#', '%']));
        let content = begun + text[begun..].split_inclusive('\n').take_while(is_idle).map(str::len).sum::<usize>();
        if content == text.len() {
            return None;
        }
        let mut lines = memchr_iter(b'\n', &text.as_bytes()[content..]).map(|at| content + at + 1);
        let end = if by_line { lines.next() } else { lines.find(|&line| separates(&text.as_bytes()[line..])) };
        if by_line {
            self.cut(content);
        }
        // In YAML, comments and directives belong to the document that follows.
        Some(Part { text, chunk: self.cut(end.unwrap_or(text.len())), limits })
    }
}

/// Whether a document begins with this line: if so it ends the document before, even in the middle of a block of text.
pub(crate) fn separates(line: &[u8]) -> bool {
    line.strip_prefix(b"---").is_some_and(|rest| rest.first().is_none_or(u8::is_ascii_whitespace))
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
pub(crate) fn is_json_lines(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let mut filled = bytes.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii).filter(|line| !line.is_empty());
    let mut is_object = || filled.next().is_some_and(|line| line.starts_with(b"{"));
    is_object() && is_object()
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

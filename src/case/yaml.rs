//! YAML by `saphyr-parser`: the only place that knows that parser.

use super::document::{Chunk, Content, Limits, Parsed, Span, Style};
use super::problem::{Problem, VALUES};
use super::tree::{Tree, visible};
use crate::words::{Arg, Message, Said, said};
use saphyr_parser::{Event, Input, Marker, Parser, ScalarStyle, ScanError};
use std::borrow::Cow;
use std::ops::Range;
use std::str::Chars;

/// The documents of a part of `text`. One that cannot be parsed ends the part; those before it are kept.
pub(super) fn parse<'s>(text: &'s str, chunk: &Chunk, limits: &Limits) -> Parsed<'s> {
    let part = &text[chunk.range.clone()];
    // Each of the blanks is, or begins with, one of these bytes, and each escape; nearly no text has them.
    let is_odd = part.bytes().fold(false, |found, byte| found | matches!(byte, b'\t' | b'\\' | 0xc2 | 0xe2));
    let pairs = if is_odd { pairs(part) } else { Vec::new() };
    let spaced = if is_odd { Cow::Owned(spaced(part, &pairs)) } else { Cow::Borrowed(part) };
    let places = Places::of(text, &chunk.range, &pairs);
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
            Ok((event, span)) => add(&mut tree, text, event, places.byte(span.start)..places.byte(span.end)),
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

/// The parser lets what ends with a sign of its own, a quote or a bracket, run on to what follows, comments among it.
fn add<'s>(tree: &mut Tree<'s>, text: &'s str, event: Event<'s>, Range { start, end }: Range<usize>) -> Result<(), Problem> {
    let bracket = if start < end && text[start..].starts_with(['[', '{']) { start + 1 } else { end };
    match event {
        Event::Scalar(read, style, anchor, tag) => {
            refuse(tree, anchor, tag.is_some(), start, end);
            let source = &text[start..end];
            let read = if style == ScalarStyle::DoubleQuoted { read } else { unpaired(read, source) };
            let style = match style {
                ScalarStyle::Plain => Style::Plain,
                ScalarStyle::SingleQuoted | ScalarStyle::DoubleQuoted => Style::Quoted,
                ScalarStyle::Literal => Style::Block,
                ScalarStyle::Folded => Style::Folded,
            };
            let quote = matches!(style, Style::Quoted).then(|| past_quote(source));
            tree.scalar(read, style, start, quote.flatten().map_or(end, |length| start + length))
        }
        Event::SequenceStart(anchor, tag) => {
            refuse(tree, anchor, tag.is_some(), start, end);
            tree.open(false, start, bracket)
        }
        Event::MappingStart(anchor, tag) => {
            refuse(tree, anchor, tag.is_some(), start, end);
            tree.open(true, start, bracket)
        }
        Event::SequenceEnd | Event::MappingEnd => {
            // A block has no bracket: it ends where its last value does.
            let has_bracket = tree.bracket().is_some();
            tree.close(has_bracket.then(|| past_bracket(&text[start..]).map_or(end, |length| start + length)))
        }
        Event::Alias(anchor) => {
            refuse(tree, anchor.max(1), false, start, end);
            tree.scalar(Cow::Borrowed("*"), Style::Plain, start, end)
        }
        Event::Nothing | Event::StreamStart | Event::StreamEnd | Event::DocumentStart(_) | Event::DocumentEnd => Ok(()),
    }
}

/// The first escape within double quotes that stands for nothing: its place, its length, why.
fn odd_escape(source: &str) -> Option<(usize, usize, Said)> {
    let mut pairs = pairs(source).into_iter().peekable();
    let mut at = source.find('\\')?;
    loop {
        let kind = source[at + 1..].chars().next()?;
        let digits = match kind {
            'x' => 2,
            'u' => 4,
            'U' => 8,
            _ if "0abt\tnvfre \"/\\N_LP\r\n".contains(kind) => 0,
            _ => return Some((at, 1 + kind.len_utf8(), said!(VALUES, "escape-unknown"))),
        };
        let end = at + 1 + kind.len_utf8() + digits;
        if pairs.next_if(|(pair, _)| *pair == at).is_some() {
            at += PAIR;
        } else {
            if digits > 0 {
                let number = source.get(at + 2..end).and_then(|digits| u32::from_str_radix(digits, 16).ok());
                match number {
                    None => return Some((at, 2, said!(VALUES, "escape-unknown"))),
                    Some(0xd800..0xe000) => return Some((at, end - at, said!(VALUES, "json-half"))),
                    Some(number) if char::from_u32(number).is_none() => {
                        return Some((at, end - at, said!(VALUES, "escape-of-nothing")));
                    }
                    Some(_) => {}
                }
            }
            at = end;
        }
        at += source.get(at..)?.find('\\')?;
    }
}

/// Up to where a bracket closes, before which at most a comma and comments stand.
fn past_bracket(source: &str) -> Option<usize> {
    let mut in_comment = false;
    let closes = source.char_indices().find(|&(_, letter)| {
        in_comment = letter != '\n' && (in_comment || letter == '#');
        !in_comment && letter != ',' && !letter.is_whitespace()
    });
    closes.filter(|(_, letter)| matches!(letter, ']' | '}')).map(|(at, _)| at + 1)
}

/// How long a text in quotes is, with them; none where it does not begin with one.
fn past_quote(source: &str) -> Option<usize> {
    let quote = *source.as_bytes().first().filter(|first| matches!(first, b'"' | b'\''))?;
    let mut bytes = source.bytes().enumerate().skip(1).peekable();
    while let Some((at, byte)) = bytes.next() {
        match byte {
            b'\\' if quote == b'"' => drop(bytes.next()),
            _ if byte != quote => {}
            b'\'' if bytes.next_if(|&(_, next)| next == quote).is_some() => {}
            _ => return Some(at + 1),
        }
    }
    None
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
    let is_colon = has("mapping values") || has("':'") || has("simple key");
    let is_indent = dedented || has("indent") || has("block collection") || has("block mapping");
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
    } else if has("escape") || has("hexadecimal") {
        // The parser points at the quote before it.
        let rest = &text[at..places.end];
        let (odd, length, message) = odd_escape(rest).unwrap_or((0, 1, said!(VALUES, "escape-unknown")));
        return Problem::new(
            "case/syntax",
            message,
            visible(&text[..places.end], Span { start: at + odd, end: at + odd + length }),
        );
    } else if let Some(bracket) = tree.bracket() {
        // A case of a single line may be one of a stream, of which only a piece is at hand: its line goes without saying.
        let is_tall = text[chunk.range.clone()].trim_end().contains('\n');
        let line = is_tall.then(|| chunk.lines_before + text[chunk.range.start..bracket.start].matches('\n').count() + 1);
        // An item that is left out: `[, Y]`.
        let before = text.get(bracket.start..place.start).unwrap_or("").trim_end();
        let is_left_out = text.get(place.start..).is_some_and(|rest| rest.starts_with(',')) && before.ends_with(['[', ',']);
        let message = said!(VALUES, "bracket-open").with("open", &text[bracket.start..bracket.end]).with("left-out", is_left_out);
        return Problem::new("case/syntax", message.with("line", line.map_or(Arg::Term("none"), Arg::from)), place);
    } else if is_colon || is_indent {
        let part = &text[chunk.range.start..places.end];
        if let Some((message, Range { start, end })) = left_out(part, at.saturating_sub(chunk.range.start)) {
            let (start, end) = (chunk.range.start + start, chunk.range.start + end);
            return Problem::new("case/syntax", message, Span { start, end });
        }
        if is_colon { said!(VALUES, "colon-odd") } else { said!(VALUES, "indent-odd") }
    } else {
        said!(VALUES, "no-yaml")
    };
    Problem::new("case/syntax", message, place)
}

/// A line that says something: where it begins, how far in it stands, with a dash or without, and what it says.
struct Line<'t> {
    start: usize,
    indent: usize,
    inner: usize,
    says: &'t str,
}

impl Line<'_> {
    fn has_dash(&self) -> bool {
        self.inner > self.indent
    }
    fn key(&self) -> Option<&str> {
        self.says.split_once(": ").map(|(key, _)| key).or(self.says.strip_suffix(':'))
    }
}

fn lines<'t>(text: &'t str) -> Vec<Line<'t>> {
    let line = |(start, line): (usize, &'t str)| {
        let bare = line.trim_start();
        let says = bare.strip_prefix("- ").map_or(bare, str::trim_start);
        let (indent, inner) = (line.len() - bare.len(), line.len() - says.len());
        Line { start, indent, inner, says: says.split(" #").next().unwrap_or("").trim_end() }
    };
    let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1));
    let all = starts.zip(text.split('\n')).map(line);
    all.filter(|line| !line.says.is_empty() && !line.says.starts_with('#')).collect()
}

/// A dash or a colon that is left out in the line that cannot be read, or before it; what to write, and in whose place.
fn left_out(text: &str, at: usize) -> Option<(Message, Range<usize>)> {
    let lines = lines(text);
    let here = lines.iter().rposition(|line| line.start <= at)?;
    let place = |line: &Line<'_>, length: usize| line.start + line.inner..line.start + line.inner + length;
    // Where another item begins with the same key, so does this one.
    let is_item = |line: &&Line<'_>| {
        let is_like = |other: &Line<'_>| other.has_dash() && other.indent == line.indent && other.key() == line.key();
        !line.has_dash() && line.key().is_some() && lines.iter().any(is_like)
    };
    if let Some(line) = lines[here.saturating_sub(1)..=here].iter().find(is_item) {
        let written = format!("- {}", line.says);
        return Some((said!(VALUES, "dash-left-out").with("written", &*written), place(line, line.says.len())));
    }
    let end = here + usize::from(lines[here].key().is_none());
    let start = lines[..end].iter().rposition(|line| line.key().is_some()).map_or(0, |before| before + 1);
    let line = lines[start..end].iter().rev().min_by_key(|line| line.indent)?;
    // What stands further in than a value goes on with it; items of a list have no key, unless one follows.
    let goes_on = |before: &Line<'_>| line.inner > before.inner && !before.says.ends_with(':');
    let is_item = line.has_dash() && (lines[here].inner != line.inner || lines[here].key().is_none());
    let (key, rest) = line.says.split_once([' ', ':']).unwrap_or((line.says, ""));
    let is_word = key.starts_with(char::is_alphabetic) && key.chars().all(|letter| letter.is_alphanumeric() || letter == '-');
    if !is_word || is_item || start.checked_sub(1).is_some_and(|before| goes_on(&lines[before])) {
        return None;
    }
    let written = format!("{key}: {}", rest.trim_start());
    Some((said!(VALUES, "colon-left-out").with("key", key).with("written", written.trim_end()), place(line, key.len())))
}

/// From the parser's places, counted in characters of a part, to bytes of the whole text.
struct Places {
    base: usize,
    end: usize,
    /// The byte of each character; none if every character is one byte.
    table: Option<Vec<usize>>,
}

impl Places {
    fn of(text: &str, chunk: &Range<usize>, pairs: &[(usize, char)]) -> Self {
        let part = &text[chunk.clone()];
        let letters = || with_pairs(part, pairs).map(|(at, _)| chunk.start + at).collect();
        let table = (!part.is_ascii() || !pairs.is_empty()).then(letters);
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

/// How long two escapes are that are the halves of one character, as JSON writes those beyond the first 65,536.
const PAIR: usize = 12;

/// Such pairs, which the parser does not know, and what they stand for.
fn pairs(text: &str) -> Vec<(usize, char)> {
    let half = |at: usize| {
        let digits = text.get(at..at + PAIR / 2)?.strip_prefix("\\u")?;
        u16::from_str_radix(digits, 16).ok().filter(|_| digits.bytes().all(|digit| digit.is_ascii_hexdigit()))
    };
    let pair =
        |at: usize| char::decode_utf16([half(at)?, half(at + PAIR / 2)?]).next()?.ok().filter(|letter| letter.len_utf16() > 1);
    let (mut found, mut at) = (Vec::new(), 0);
    while let Some(next) = text.get(at..).and_then(|rest| rest.find('\\')).map(|next| at + next) {
        let letter = pair(next);
        found.extend(letter.map(|letter| (next, letter)));
        // What follows a backslash begins no escape.
        at = next + if letter.is_some() { PAIR } else { 1 + text[next + 1..].chars().next().map_or(0, char::len_utf8) };
    }
    found
}

/// The letters of a text, each with its place, and one for each pair.
fn with_pairs(text: &str, pairs: &[(usize, char)]) -> impl Iterator<Item = (usize, char)> {
    let (mut pairs, mut end) = (pairs.iter().copied().peekable(), 0);
    text.char_indices().filter_map(move |(at, letter)| {
        if at < end {
            return None;
        }
        let pair = pairs.next_if(|(pair, _)| *pair == at);
        end = pair.map_or(at, |_| at + PAIR);
        pair.or(Some((at, letter)))
    })
}

/// Where there are no escapes, as outside of double quotes, a pair is what it looks like.
fn unpaired<'s>(read: Cow<'s, str>, source: &str) -> Cow<'s, str> {
    let back = |read: Cow<'s, str>, (at, letter): (usize, char)| Cow::Owned(read.replacen(letter, &source[at..at + PAIR], 1));
    if read.is_ascii() { read } else { pairs(source).into_iter().fold(read, back) }
}

/// A copy in which blanks that only look like spaces are spaces, and so are tabs behind colons (the parser refuses those).
fn spaced(text: &str, pairs: &[(usize, char)]) -> String {
    let mut after_colon = false;
    let space = |(_, letter)| {
        let letter = if letter == '\t' && !after_colon { letter } else { as_space(letter) };
        after_colon = letter == ':' || after_colon && letter == ' ';
        letter
    };
    with_pairs(text, pairs).map(space).collect()
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

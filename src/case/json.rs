//! JSON by our own means: YAML parsers refuse some of it (escaped slashes, surrogate pairs) and are much slower on a stream of
//! records. Everything that is not strict JSON is left to the YAML parser.

use super::document::{Content, Limits, Span, Style};
use super::problem::{Problem, VALUES};
use super::tree::{Tree, visible};
use crate::words::{Said, said};
use std::borrow::Cow;
use std::ops::Range;

/// What may come next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Value,
    ItemOrEnd,
    Key,
    KeyOrEnd,
    CommaOrEnd,
}

/// The one JSON value that a part of `text` is: a tree, or what is wrong with it as a case.
///
/// # Errors
/// Where the part stops being JSON.
pub(super) fn parse<'s>(
    text: &'s str,
    chunk: Range<usize>,
    limits: &Limits,
) -> Result<Result<Content<'s>, Vec<Problem>>, Problem> {
    let mut scan = Scan { text, bytes: &text.as_bytes()[..chunk.end], at: chunk.start };
    let mut tree = Tree::new(text, *limits);
    let mut next = Next::Value;
    loop {
        scan.blanks();
        let start = scan.at;
        let byte = scan.peek();
        let built = match (next, byte) {
            (Next::Value | Next::ItemOrEnd, Some(bracket @ (b'{' | b'['))) => {
                let is_map = bracket == b'{';
                scan.at += 1;
                next = if is_map { Next::KeyOrEnd } else { Next::ItemOrEnd };
                tree.open(is_map, start, scan.at)
            }
            (Next::ItemOrEnd | Next::KeyOrEnd | Next::CommaOrEnd, Some(bracket @ (b'}' | b']')))
                if tree.in_map() == (bracket == b'}') =>
            {
                scan.at += 1;
                next = Next::CommaOrEnd;
                tree.close(Some(scan.at))
            }
            (Next::CommaOrEnd, Some(b',')) => {
                scan.at += 1;
                next = if tree.in_map() { Next::Key } else { Next::Value };
                continue;
            }
            (Next::Key | Next::KeyOrEnd, Some(b'"')) => {
                let key = scan.string()?;
                let end = scan.at;
                scan.blanks();
                if scan.peek() != Some(b':') {
                    return Err(scan.problem(said!(VALUES, "json-colon"), scan.at));
                }
                scan.at += 1;
                next = Next::Value;
                tree.text(key, Style::Quoted, Span { start, end })
            }
            (Next::Value | Next::ItemOrEnd, Some(first)) => {
                let (read, style) = match first {
                    b'"' => (scan.string()?, Style::Quoted),
                    _ => (Cow::Borrowed(scan.literal()?), Style::Plain),
                };
                next = Next::CommaOrEnd;
                tree.text(read, style, Span { start, end: scan.at })
            }
            (Next::Key | Next::KeyOrEnd, Some(_)) => return Err(scan.problem(said!(VALUES, "json-key"), start)),
            (Next::CommaOrEnd, Some(_)) => return Err(scan.problem(said!(VALUES, "json-comma"), start)),
            (_, None) => return Err(scan.problem(said!(VALUES, "json-end"), start)),
        };
        if let Err(problem) = built {
            return Ok(Err(tree.stop(problem)));
        }
        if next == Next::CommaOrEnd && tree.is_closed() {
            break;
        }
    }
    scan.blanks();
    if scan.at < scan.bytes.len() {
        return Err(scan.problem(said!(VALUES, "json-more"), scan.at));
    }
    tree.finish().ok_or_else(|| scan.problem(said!(VALUES, "json-empty"), chunk.start))
}

/// Which bytes stand in a text as they read.
static PLAIN: [bool; 256] = {
    let mut plain = [true; 256];
    (plain[b'"' as usize], plain[b'\\' as usize]) = (false, false);
    let mut control = 0;
    while control < b' ' as usize {
        plain[control] = false;
        control += 1;
    }
    plain
};

/// A cursor over a part of a text.
struct Scan<'s> {
    text: &'s str,
    /// The text up to the end of the part.
    bytes: &'s [u8],
    at: usize,
}

impl<'s> Scan<'s> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }
    /// Goes on as long as there are such bytes.
    fn pass(&mut self, is_such: impl Fn(u8) -> bool) {
        let rest = &self.bytes[self.at..];
        self.at += rest.iter().position(|&byte| !is_such(byte)).unwrap_or(rest.len());
    }
    fn blanks(&mut self) {
        self.pass(|byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r'));
    }
    fn problem(&self, message: Said, at: usize) -> Problem {
        // What follows the part belongs to another case.
        let part = self.text.get(..self.bytes.len()).unwrap_or(self.text);
        Problem::new("case/syntax", message, visible(part, Span { start: at, end: at }))
    }

    /// A number, `true`, `false` or `null`.
    fn literal(&mut self) -> Result<&'s str, Problem> {
        let start = self.at;
        self.pass(|byte| byte.is_ascii_digit());
        // Nearly all are counts.
        let is_count = self.at > start && matches!(self.peek(), Some(b',' | b'}' | b']'));
        self.pass(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'+' | b'.'));
        let word = &self.text[start..self.at];
        let known = is_count
            || matches!(word, "true" | "false" | "null")
            || (word.starts_with(|first: char| first == '-' || first.is_ascii_digit()) && word.parse::<f64>().is_ok());
        if known { Ok(word) } else { Err(self.problem(said!(VALUES, "json-value"), start)) }
    }

    /// A text in double quotes; borrowed if it has no escapes.
    fn string(&mut self) -> Result<Cow<'s, str>, Problem> {
        let open = self.at;
        self.at += 1;
        let plain = self.plain();
        if self.peek() == Some(b'"') {
            self.at += 1;
            return Ok(Cow::Borrowed(plain));
        }
        self.escaped(open, plain).map(Cow::Owned)
    }

    /// What of a text stands there as it reads.
    fn plain(&mut self) -> &'s str {
        let start = self.at;
        self.pass(|byte| PLAIN[usize::from(byte)]);
        &self.text[start..self.at]
    }

    /// A text from its first escape on, with what stands before that.
    fn escaped(&mut self, open: usize, before: &str) -> Result<String, Problem> {
        let rest = self.bytes[self.at..].iter().position(|&byte| byte == b'"').unwrap_or(0);
        let mut read = String::with_capacity(before.len() + rest);
        read.push_str(before);
        loop {
            match self.peek() {
                None => return Err(self.problem(said!(VALUES, "json-quote"), open)),
                Some(b'"') => {
                    self.at += 1;
                    return Ok(read);
                }
                Some(b'\\') => read.push(self.escape()?),
                Some(byte) if byte < b' ' => return Err(self.problem(said!(VALUES, "json-line"), open)),
                Some(_) => read.push_str(self.plain()),
            }
        }
    }

    fn escape(&mut self) -> Result<char, Problem> {
        let start = self.at;
        let problem = |scan: &Self| scan.problem(said!(VALUES, "json-escape"), start);
        let kind = self.bytes.get(start + 1).copied();
        self.at += 2;
        Ok(match kind {
            Some(same @ (b'"' | b'\\' | b'/')) => char::from(same),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => {
                let unit = self.hex().ok_or_else(|| problem(self))?;
                // Characters beyond the first 65,536 come as two halves.
                let code = match unit {
                    0xd800..0xdc00 if self.bytes[self.at..].starts_with(b"\\u") => {
                        self.at += 2;
                        let low = self.hex().filter(|low| (0xdc00..0xe000).contains(low)).ok_or_else(|| problem(self))?;
                        0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00)
                    }
                    unit => unit,
                };
                char::from_u32(code).ok_or_else(|| self.problem(said!(VALUES, "json-half"), start))?
            }
            _ => return Err(problem(self)),
        })
    }

    /// Four hexadecimal digits.
    fn hex(&mut self) -> Option<u32> {
        let digits = self.text.get(self.at..self.at + 4).filter(|_| self.at + 4 <= self.bytes.len())?;
        let digits = digits.bytes().all(|byte| byte.is_ascii_hexdigit()).then_some(digits)?;
        self.at += 4;
        u32::from_str_radix(digits, 16).ok()
    }
}

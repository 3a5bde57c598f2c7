//! Changes of a text that leave the rest of it alone: comments, layout, the way in which values are written.
//!
//! A change is a *splice*: bytes of the source, and what replaces them. Whoever judges a change judges the text with its splices.

use super::document::{Node, Span, Style, Value};
use crate::order;
use std::borrow::Cow;
use std::ops::Range;

/// Some bytes of a text, and what stands there instead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Splice {
    /// The bytes; empty where something is put between two others.
    pub span: Span,
    /// What stands there afterwards.
    pub text: String,
}

impl Splice {
    /// The same of a text that begins at a byte of this one.
    pub(crate) fn seen_from(&self, start: usize) -> Self {
        let from = |at: usize| at.saturating_sub(start);
        Self { span: Span { start: from(self.span.start), end: from(self.span.end) }, text: self.text.clone() }
    }
    /// Whether two splices cannot both be made.
    pub fn meets(&self, other: &Self) -> bool {
        self.span == other.span || (self.span.start < other.span.end && other.span.start < self.span.end)
    }
}

/// A text with some splices made that do not meet; they may come in any order.
pub fn spliced<'a>(text: &str, splices: impl IntoIterator<Item = &'a Splice>) -> String {
    let mut splices: Vec<_> = splices.into_iter().collect();
    order::by_key(&mut splices, |splice| splice.span.start);
    let mut changed = String::with_capacity(text.len() + 16);
    let mut at = 0;
    for Splice { span, text: instead } in splices {
        changed.push_str(text.get(at..span.start).unwrap_or(""));
        changed.push_str(instead);
        at = span.end;
    }
    changed.push_str(text.get(at..).unwrap_or(""));
    changed
}

/// Replaces a part of a scalar, given in bytes of its text, by `new`; the rest stays as written. None for a list or a map.
pub fn part(node: &Node<'_>, range: Range<usize>, new: &str) -> Option<Splice> {
    let Value::Scalar(text, style) = &node.value else { return None };
    let mut whole = text.to_string();
    whole.get(range.clone())?;
    whole.replace_range(range.clone(), new);
    let simple = |text: &str| !text.contains(['\\', '"', '\'', '\n']);
    let in_place = match style {
        // What a block holds it shows.
        Style::Block | Style::Folded => true,
        Style::Quoted => !range.is_empty() && matches!(text, Cow::Borrowed(_)) && simple(new),
        Style::Plain => !range.is_empty() && needs_no_quotes(&whole, text),
    };
    let span = if in_place && !range.is_empty() { node.part(range) } else { node.span };
    Some(if span == node.span { scalar(node, &whole) } else { Splice { span, text: new.to_owned() } })
}

/// Writes `new` in the place of a scalar, in its manner as far as that can say it.
pub fn scalar(node: &Node<'_>, new: &str) -> Splice {
    let text = match &node.value {
        Value::Scalar(_, Style::Quoted) | Value::List(_) | Value::Map(_) => quoted(new),
        Value::Scalar(old, _) if old.is_empty() => literal(new),
        Value::Scalar(_, Style::Block | Style::Folded) => new.to_owned(),
        Value::Scalar(old, Style::Plain) if needs_no_quotes(new, old) => new.to_owned(),
        Value::Scalar(_, Style::Plain) => quoted(new),
    };
    Splice { span: node.span, text }
}

/// Another key for an entry of a map, in the manner of the one that it has.
pub fn renamed(map: &Node<'_>, index: usize, to: &str) -> Option<Splice> {
    if let Value::Map(entries) = &map.value { entries.get(index).map(|(key, _)| scalar(key, to)) } else { None }
}

/// Where the value of a key is to stand that has none yet, which has the place of its key; the sign of an empty block goes.
pub fn blank(source: &str, key: &Node<'_>) -> Option<Span> {
    let start = key.span.end + source.get(key.span.end..)?.find(':')? + 1;
    let rest = source.get(start..)?.lines().next()?;
    let sign = rest.trim_start_matches(' ').split([' ', ',', '}']).next().filter(|sign| sign.starts_with(['|', '>']));
    Some(Span { start, end: start + sign.map_or(0, |sign| rest.find(sign).unwrap_or(0) + sign.len()) })
}

/// Whether a plain scalar may stay one: what is no number must not stand in JSON without quotes.
fn needs_no_quotes(new: &str, old: &str) -> bool {
    let is_number = |text: &str| text.strip_prefix('-').unwrap_or(text).bytes().all(|digit| digit.is_ascii_digit());
    let first = |letter: char| letter.is_alphanumeric() || letter == '.' || (letter == '-' && is_number(new) && new.len() > 1);
    new.starts_with(first) && is_plain(new) && (is_number(new) || !is_number(old)) && !matches!(new, "null" | "...")
}

/// Whether nothing within a text or at its end needs quotes.
fn is_plain(text: &str) -> bool {
    !text.ends_with(' ') && text.chars().all(|letter| letter.is_alphanumeric() || matches!(letter, '.' | '-' | '_' | '/' | ' '))
}

/// A text as a value: in quotes where it would be something else without them, also to who reads YAML 1.1.
pub fn literal(text: &str) -> String {
    let is_word = text.starts_with(|letter: char| letter.is_alphabetic() || letter == '.')
        && is_plain(text)
        && !is_truth(text)
        && !matches!(&*super::fold(text), "null" | "...");
    if is_word { text.to_owned() } else { quoted(text) }
}

/// Whether a text without quotes is a truth, or no text, to who reads YAML 1.1.
pub fn is_truth(text: &str) -> bool {
    matches!(&*super::fold(text), "true" | "false" | "yes" | "no" | "on" | "off" | "y" | "n") || text == "="
}

/// A text as a key: in quotes where it would be something else without them.
pub fn key(name: &str) -> String {
    if name.bytes().all(|digit| digit.is_ascii_digit()) { name.to_owned() } else { literal(name) }
}

/// A text in double quotes, as YAML and JSON read it.
pub fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// What stands in the place of two values that change places; none where they are written in ways that do not fit there.
pub fn swapped(text: &str, one: &Node<'_>, other: &Node<'_>) -> Option<[Splice; 2]> {
    let is_block = |node: &Node<'_>| matches!(&node.value, Value::Scalar(_, Style::Block | Style::Folded));
    let in_its_place = |node: &Node<'_>, other: &Node<'_>| Splice { span: node.span, text: other.typed(text).to_owned() };
    if is_block(one) != is_block(other) {
        return None;
    }
    Some([in_its_place(one, other), in_its_place(other, one)])
}

/// One more item of a list, or entry of a map, in the manner of its last; `new` is its text.
pub fn one_more(source: &str, node: &Node<'_>, new: &str) -> Option<Splice> {
    let members = members(node)?;
    let Some(last) = members.last() else {
        // Where there is none yet, there are brackets; what they hold may be a comment.
        let is_flow = source.get(node.span.start..)?.starts_with(['[', '{']);
        let open = node.span.start + 1;
        return is_flow.then(|| Splice { span: Span { start: open, end: open }, text: new.to_owned() });
    };
    if is_flow(source, node) {
        return Some(Splice { span: Span { start: last.end, end: last.end }, text: format!(", {new}") });
    }
    let indent = line_before(source, last.start)?.replace(|letter: char| !letter.is_whitespace() && letter != '-', " ");
    // A comment behind the last one speaks of that.
    let end = last.end + source.get(last.end..)?.lines().next().map_or(0, |rest| rest.trim_end().len());
    Some(Splice { span: Span { start: end, end }, text: format!("{}{indent}{new}", line_end(source)) })
}

/// One more item of a list, before another, in its manner; `new` is its text.
pub fn inserted(source: &str, node: &Node<'_>, index: usize, new: &str) -> Option<Splice> {
    let before = members(node)?.get(index)?.start;
    let between = match is_flow(source, node) {
        true => ", ".to_owned(),
        false => format!("{}{}", line_end(source), line_before(source, before)?),
    };
    Some(Splice { span: Span { start: before, end: before }, text: format!("{new}{between}") })
}

/// A value in the manner of one of a text: what is JSON stays JSON.
pub fn like(source: &str, node: &Node<'_>, value: &serde_json::Value) -> String {
    if node.typed(source).starts_with('{') && are_quoted(node) { value.to_string() } else { flow(value) }
}

/// A value on one line, as people write it: without quotes where none are needed.
pub fn flow(value: &serde_json::Value) -> String {
    use serde_json::Value as Json;
    match value {
        Json::String(text) if needs_no_quotes(text, "word") => text.clone(),
        Json::Array(items) => format!("[{}]", items.iter().map(flow).collect::<Vec<_>>().join(", ")),
        Json::Object(entries) => {
            let entries = entries.iter().map(|(name, value)| format!("{}: {}", key(name), flow(value)));
            format!("{{{}}}", entries.collect::<Vec<_>>().join(", "))
        }
        Json::String(_) | Json::Number(_) | Json::Bool(_) | Json::Null => value.to_string(),
    }
}

/// A list or a map without one of its members, and without the line that it has for itself. Comments stay.
pub fn one_fewer(source: &str, node: &Node<'_>, index: usize) -> Option<Splice> {
    let members = members(node)?;
    let gone = *members.get(index)?;
    let line = line_before(source, gone.start)?;
    let (before, after) = (index.checked_sub(1).and_then(|before| members.get(before)), members.get(index + 1));
    let (is_flow, is_list) = (is_flow(source, node), matches!(node.value, Value::List(_)));
    let (start, end, brackets) = match (before, after) {
        // What stands where the dash stood is a value of the key before it only if it stands further in.
        (None, None) if is_list && !is_flow && line.trim() == "-" => {
            let text = line.replace('-', " ") + "[]";
            return Some(Splice { span: Span { start: gone.start - line.len(), end: gone.end }, text });
        }
        (None, None) => (node.span.start, node.span.end, if is_list { ["[", "]"] } else { ["{", "}"] }),
        (Some(_), _) if !is_flow && line.trim().trim_start_matches('-').is_empty() => {
            let rest = source.get(gone.end..)?.split_inclusive('\n').next().unwrap_or("");
            let (start, length) = match rest.find('#') {
                Some(comment) => (line.trim_start().len(), comment),
                None => (line.len(), rest.len()),
            };
            (gone.start - start, gone.end + length, ["", ""])
        }
        (None, Some(after)) => (gone.start, after.start, ["", ""]),
        (Some(before), _) => (before.end, gone.end, ["", ""]),
    };
    let indent = line_end(source).to_owned() + &" ".repeat(line.chars().count());
    let beside = [source.get(start..gone.start)?, source.get(gone.end..end)?];
    let comments = beside.iter().flat_map(|beside| beside.lines()).filter_map(|line| line.find('#').map(|at| &line[at..]));
    let comments: String = comments.map(|comment| format!(" {comment}{indent}")).collect();
    Some(Splice { span: Span { start, end }, text: brackets.join(&comments) })
}

/// A key and its value as a map has them, written like a key that it has.
pub fn entry(map: &Node<'_>, name: &str, value: &str) -> String {
    let name = if are_quoted(map) { quoted(name) } else { key(name) };
    format!("{name}: {value}")
}

/// A text as a list or a map has it: in quotes where all items are, or all keys. An empty map may be JSON.
pub fn member(of: &Node<'_>, text: &str) -> String {
    if are_quoted(of) { quoted(text) } else { literal(text) }
}

/// Whether all items of a list, or all keys of a map, are in quotes.
fn are_quoted(node: &Node<'_>) -> bool {
    let is_quoted = |node: &Node<'_>| matches!(node.value, Value::Scalar(_, Style::Quoted));
    match &node.value {
        Value::List(items) => !items.is_empty() && items.iter().all(is_quoted),
        Value::Map(entries) => entries.iter().all(|(key, _)| is_quoted(key)),
        Value::Scalar(..) => false,
    }
}

/// Where each member of a list or a map stands.
fn members(node: &Node<'_>) -> Option<Vec<Span>> {
    match &node.value {
        Value::List(items) => Some(items.iter().map(|item| item.span).collect()),
        Value::Map(entries) => {
            Some(entries.iter().map(|(key, value)| Span { start: key.span.start, end: value.span.end }).collect())
        }
        Value::Scalar(..) => None,
    }
}

/// Whether a list or a map stands in brackets of its own: in a block its first member is where it begins.
fn is_flow(source: &str, node: &Node<'_>) -> bool {
    let first = members(node).and_then(|members| members.first().map(|member| member.start));
    first != Some(node.span.start) && source.get(node.span.start..).is_some_and(|text| text.starts_with(['[', '{']))
}

/// What stands on the line before a place.
fn line_before(source: &str, at: usize) -> Option<&str> {
    source.get(..at)?.rsplit('\n').next()
}

fn line_end(source: &str) -> &'static str {
    if source.find('\n').is_some_and(|at| source[..at].ends_with('\r')) { "\r\n" } else { "\n" }
}

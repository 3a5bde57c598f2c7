//! YAML by `saphyr-parser`: the only place that knows that parser.

use super::document::{Chunk, Limits, Parsed, Span, Style};
use super::problem::Problem;
use super::tree::{Tree, visible};
use saphyr_parser::{Event, Marker, Parser, ScalarStyle, ScanError};
use std::borrow::Cow;
use std::ops::Range;

/// The documents of a part of `text`. One that cannot be parsed ends the part; those before it are kept.
pub(super) fn parse<'s>(text: &'s str, chunk: &Chunk, limits: &Limits) -> Parsed<'s> {
    let places = Places::of(text, &chunk.range);
    let mut parser = Parser::new_from_str(&text[chunk.range.clone()]);
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
            Err(error) => Err(syntax(&tree, text, chunk, &places, &error)),
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
            tree.open_list(start, end)
        }
        Event::MappingStart(anchor, tag) => {
            refuse(tree, anchor, tag.is_some(), start, end);
            tree.open_map(start, end)
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
        tree.refuse(
            "case/alias",
            "a case has no anchors and aliases (& and *)",
            "write the value out; a text that begins with & or * needs quotes",
            start,
            end,
        );
    }
    if tag {
        tree.refuse("case/tag", "a case has no tags (!)", "leave it out; a text that begins with ! needs quotes", start, end);
    }
}

/// A syntax error in plain words.
fn syntax(tree: &Tree<'_>, text: &str, chunk: &Chunk, places: &Places, error: &ScanError) -> Problem {
    let at = places.byte(*error.marker());
    // What is wrong with a case is not shown in the next one.
    let place = visible(&text[..places.end], Span { start: at, end: at });
    let info = error.info();
    let has = |word: &str| info.contains(word);
    // The parser looks ahead, and has a limit of its own.
    if has("recursion limit") {
        return tree.too_deep(place);
    }
    let (message, help) = if has("end of stream") || has("document indicator") {
        ("a quote that is opened here is never closed", "close the text with the same quote")
    } else if has("tab") {
        ("a tab stands where YAML allows only spaces", "indent with spaces")
    } else if has("anchor") {
        ("a case has no anchors and aliases (& and *)", "write the value out; a text that begins with & or * needs quotes")
    } else if has("Unicode character escape code") {
        ("an escape in double quotes is the number of no character", "write the character itself")
    } else if has("escape") || has("hexadecimal") {
        ("a backslash in double quotes is followed by something that it cannot stand before", "use single quotes to keep it")
    } else if let Some(bracket) = tree.bracket() {
        // A case of a single line may be one of a stream, of which only a piece is at hand: its line goes without saying.
        let is_tall = text[chunk.range.clone()].trim_end().contains('\n');
        let line = is_tall.then(|| chunk.lines_before + text[chunk.range.start..bracket.start].matches('\n').count() + 1);
        let line = line.map_or_else(String::new, |line| format!(" on line {line}"));
        let open = &text[bracket.start..bracket.end];
        let message = format!("the list or map that `{open}` opens{line} cannot be read on from here");
        let help = format!("is a comma missing, or the bracket that closes `{open}`?");
        return Problem::new("case/syntax", message, Some(help), place);
    } else if has("mapping values") || has("':'") || has("simple key") {
        (
            "a colon, or a line without one, stands where YAML cannot place it",
            "write `key: value`, with all keys of one map below each other; a text with a colon needs quotes",
        )
    } else if has("indent") || has("block collection") || has("block mapping") {
        (
            "this line is indented differently from the lines that it belongs to",
            "put keys of the same map, and dashes of the same list, exactly below each other",
        )
    } else {
        ("this cannot be read as YAML from here on", "a text with special characters needs quotes")
    };
    Problem::new("case/syntax", message, Some(help.to_owned()), place)
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

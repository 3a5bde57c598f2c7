//! Reading runs, boards and heaps of pieces, and finding a single piece in them again.

use super::{Lexicon, Node, Reader, Span, Style, Value};
use std::fmt::Display;
use std::ops::Range;

/// Something with its place in the source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Placed<T> {
    pub(super) span: Span,
    pub(super) is: T,
}

/// A piece of a run: a known one, an empty space, or an unknown word.
type Token<'n, T> = Placed<Result<Option<T>, &'n str>>;

/// A run of pieces in a source: a value, or one row of a text that draws several.
#[derive(Debug, Clone)]
pub(super) struct Run<'n, 's> {
    node: &'n Node<'s>,
    /// The part of the node's text that is meant.
    row: Option<Range<usize>>,
}

impl<'n, 's> Run<'n, 's> {
    /// The whole of a value.
    pub(super) fn whole(node: &'n Node<'s>) -> Self {
        Self { node, row: None }
    }
    /// The rows of a board: the lines of a text that are not blank, or the items of a list. None for anything else.
    pub(super) fn rows(node: &'n Node<'s>) -> Option<Vec<Self>> {
        match &node.value {
            Value::Scalar(text, style) if *style == Style::Block || text.contains('\n') => {
                let mut at = 0;
                let mut rows = Vec::new();
                for line in text.split_inclusive('\n') {
                    let indent = line.len() - line.trim_start().len();
                    let row = at + indent..at + line.trim_end().len().max(indent);
                    at += line.len();
                    if !row.is_empty() {
                        rows.push(Self { node, row: Some(row) });
                    }
                }
                Some(rows)
            }
            Value::List(items) => Some(items.iter().map(Self::whole).collect()),
            _ => None,
        }
    }
    /// Where it stands.
    pub(super) fn span(&self) -> Span {
        match &self.row {
            Some(row) => self.node.part(row.clone()),
            None => self.node.span,
        }
    }
    /// Its pieces, each with its place. None if it is no run.
    pub(super) fn pieces<T: Copy + PartialEq>(&self, lexicon: &Lexicon<T>) -> Option<impl Iterator<Item = Token<'n, T>>> {
        let nodes = match &self.node.value {
            Value::Scalar(..) => std::slice::from_ref(self.node),
            Value::List(items) => items,
            Value::Map(_) => return None,
        };
        let texts = nodes.iter().map(move |node| match &node.value {
            Value::Scalar(text, style) if *style != Style::Folded && !node.is_absent() => Some((node, &**text)),
            _ => None,
        });
        texts.clone().all(|text| text.is_some()).then(|| {
            texts.flatten().flat_map(move |(node, text)| {
                let row = self.row.clone().unwrap_or(0..text.len());
                lexicon.tokens(text.get(row.clone()).unwrap_or("")).map(move |token| {
                    let range = row.start + token.range.start..row.start + token.range.end;
                    Placed { span: node.part(range), is: token.means }
                })
            })
        })
    }
}

impl Reader {
    /// A run of pieces: a text (`YYBR`, `yellow blue`, with dots for empty spaces) or a list of words.
    /// `None` stands for a dot. Each unknown word is a problem at its very place, inside block scalars too.
    pub fn pieces<T: Copy + PartialEq>(
        &mut self,
        node: &Node<'_>,
        what: impl Display + Copy,
        lexicon: &Lexicon<T>,
    ) -> Option<Vec<Option<T>>> {
        self.run(&Run::whole(node), what, lexicon)
    }

    /// Rows of pieces of any length: a `|` block or a text with line breaks, a row a line, or a list of runs.
    /// `rows` is how many there must be, and `row` names one of them: "line". An empty text is rows without a piece.
    pub fn rows<T: Copy + PartialEq>(
        &mut self,
        node: &Node<'_>,
        what: impl Display + Copy,
        lexicon: &Lexicon<T>,
        (row, rows): (&str, usize),
    ) -> Option<Vec<Vec<Option<T>>>> {
        self.drawn(node, what, lexicon, (row, rows), None)
    }

    /// A board of `rows` × `columns` spaces: as [`Reader::rows`], every row with the same number of spaces.
    /// A wrong number of rows or of spaces in a row, and a folded text, are problems at their places.
    pub fn board<T: Copy + PartialEq>(
        &mut self,
        node: &Node<'_>,
        what: impl Display + Copy,
        lexicon: &Lexicon<T>,
        rows: usize,
        columns: usize,
    ) -> Option<Vec<Vec<Option<T>>>> {
        self.drawn(node, what, lexicon, ("row", rows), Some(columns))
    }

    /// How many of each thing: a run of pieces (a dot counts for nothing), or a map of words to counts
    /// (`{blue: 12, red: 3}`), at most `most` of each.
    pub fn counts<T: Copy + PartialEq>(
        &mut self,
        node: &Node<'_>,
        what: impl Display + Copy,
        lexicon: &Lexicon<T>,
        most: i64,
    ) -> Option<Vec<(T, u32)>> {
        let before = self.problems.len();
        let mut counts: Vec<(T, u32)> = Vec::new();
        if let Value::Map(entries) = &node.value {
            for (key, value) in entries {
                let count = self.number(value, format_args!("a count of {what}"), 0..=most);
                let Some(thing) = self.word(key, format_args!("a word in {what}"), lexicon) else { continue };
                if counts.iter().any(|(known, _)| *known == thing) {
                    let message = format!("{what} counts {} twice", lexicon.name(thing));
                    self.problem(key, "case/duplicate-key", message, Some("keep one of the two".to_owned()));
                }
                counts.push((thing, count.and_then(|count| u32::try_from(count).ok()).unwrap_or(0)));
            }
        } else {
            for thing in self.run(&Run::whole(node), what, lexicon)?.into_iter().flatten() {
                match counts.iter_mut().find(|(known, _)| *known == thing) {
                    Some((_, count)) => *count += 1,
                    None => counts.push((thing, 1)),
                }
            }
            if let Some((thing, count)) = counts.iter().find(|(_, count)| i64::from(*count) > most) {
                let message = format!("{what} holds {count} times {}", lexicon.name(*thing));
                self.problem(node, "case/out-of-range", message, Some(format!("at most {most} of each can be told")));
            }
        }
        (self.problems.len() == before).then_some(counts)
    }

    fn drawn<T: Copy + PartialEq>(
        &mut self,
        node: &Node<'_>,
        what: impl Display + Copy,
        lexicon: &Lexicon<T>,
        (row, rows): (&str, usize),
        columns: Option<usize>,
    ) -> Option<Vec<Vec<Option<T>>>> {
        if self.is_folded(node, what) {
            return None;
        }
        if matches!(&node.value, Value::Scalar(text, style) if text.is_empty() && *style != Style::Plain) {
            return Some(vec![vec![None; columns.unwrap_or(0)]; rows]);
        }
        let Some(runs) = Run::rows(node) else {
            self.wrong_type(node, what, &format!("drawn with a {row} a line under `|`, or a list with a text for each {row}"));
            return None;
        };
        let before = self.problems.len();
        if runs.len() != rows {
            let (count, s) = (runs.len(), if runs.len() == 1 { "" } else { "s" });
            let help = format!("write every {row}; a dot is an empty space");
            self.problem(node, "case/board-size", format!("{what}: {count} {row}{s} instead of {rows}"), Some(help));
        }
        let mut drawn = Vec::with_capacity(rows);
        for (index, run) in runs.iter().enumerate() {
            let Some(pieces) = self.run(run, format_args!("{row} {} of {what}", index + 1), lexicon) else { continue };
            if let Some(columns) = columns.filter(|&columns| columns != pieces.len()) {
                let whole = run.span();
                // Of a long row, what is too much.
                let start =
                    run.pieces(lexicon).and_then(|mut all| all.nth(columns)).map_or(whole.start, |first| first.span.start);
                let span = if start < whole.end { Span { start, end: whole.end } } else { whole };
                let message = format!("{row} {} of {what}: {} spaces instead of {columns}", index + 1, pieces.len());
                let help = "write a letter for each piece and a dot for each empty space".to_owned();
                self.problem_at(span, "case/board-size", message, Some(help));
            }
            drawn.push(pieces);
        }
        (self.problems.len() == before).then_some(drawn)
    }

    fn run<T: Copy + PartialEq>(
        &mut self,
        run: &Run<'_, '_>,
        what: impl Display + Copy,
        lexicon: &Lexicon<T>,
    ) -> Option<Vec<Option<T>>> {
        if self.is_folded(run.node, what) {
            return None;
        }
        let Some(pieces) = run.pieces(lexicon) else {
            self.wrong_type(run.node, what, "a run of letters or words, such as YYB or \"yellow blue\"");
            return None;
        };
        let mut known = Vec::new();
        let mut unknown: Vec<&str> = Vec::new();
        pieces.for_each(|Placed { span, is }| match is {
            Ok(is) => known.push(is),
            // The same slip ten times in one value is one slip.
            Err(word) if unknown.contains(&word) => {}
            Err(word) => {
                unknown.push(word);
                let message = format!("\"{word}\" in {what} is no {}", lexicon.what);
                self.problem_at(span, "case/unknown-word", message, Some(lexicon.help(word)));
            }
        });
        unknown.is_empty().then_some(known)
    }

    fn is_folded(&mut self, node: &Node<'_>, what: impl Display) -> bool {
        let folded = matches!(&node.value, Value::Scalar(_, Style::Folded));
        if folded {
            let message = format!("{what} is written with >, which runs its rows together");
            self.problem(node, "case/folded-text", message, Some("use | instead of >".to_owned()));
        }
        folded
    }
}

#[cfg(test)]
mod tests;

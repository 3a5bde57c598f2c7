//! Reading runs, boards and heaps of pieces, and finding a single piece in them again.

use super::joined::is_and;
use super::lexicon::{is_nothing, is_number};
use super::problem::VALUES;
use super::reader::What;
use super::tokens::{Token, is_between};
use super::{Letters, Lexicon, Node, Problem, Reader, Span, Style, Value};
use crate::words::{Arg, Message, fold, is_plural, said, speech};
use std::collections::BTreeMap;
use std::ops::Range;

/// Something with its place in the source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Placed<T> {
    pub(super) span: Span,
    pub(super) is: T,
}

/// A piece of a run: a known one, an empty space, or an unknown word.
type Piece<'n, T> = Placed<Result<Option<T>, &'n str>>;

/// The most pieces of a kind that a run or a heap may say; no box holds as many.
pub(crate) const MOST: u16 = 100;

/// A text in which pieces stand one after the other.
#[derive(Clone, Copy)]
struct Text<'n, 's> {
    node: &'n Node<'s>,
    /// Where it begins in the value.
    start: usize,
    is: &'n str,
}

impl Text<'_, '_> {
    fn span(&self, part: Range<usize>) -> Span {
        self.node.part(self.start + part.start..self.start + part.end)
    }
}

/// Where a part of a text stands in it.
pub(super) fn place_in(text: &str, part: &str) -> Range<usize> {
    let start = part.as_ptr().addr() - text.as_ptr().addr();
    start..start + part.len()
}

/// A run of pieces in a source: a value, or one row of a text that draws several.
#[derive(Debug, Clone)]
pub(crate) struct Run<'n, 's> {
    pub(super) node: &'n Node<'s>,
    /// The part of the node's text that is meant.
    pub(super) row: Option<Range<usize>>,
}

impl<'n, 's> From<&'n Node<'s>> for Run<'n, 's> {
    fn from(node: &'n Node<'s>) -> Self {
        Self { node, row: None }
    }
}

impl<'n, 's> Run<'n, 's> {
    /// The rows of a board: the lines of a text that are not blank, or the items of a list. None for anything else.
    pub(super) fn rows(node: &'n Node<'s>) -> Option<Vec<Self>> {
        match &node.value {
            Value::Scalar(text, style) if *style == Style::Block || text.contains('\n') => {
                let rows = text.split('\n').map(str::trim).filter(|row| !row.is_empty());
                Some(rows.map(|row| Self { node, row: Some(place_in(text, row)) }).collect())
            }
            Value::List(items) => Some(items.iter().map(Self::from).collect()),
            _ => None,
        }
    }
    pub(super) fn span(&self) -> Span {
        match &self.row {
            Some(row) => self.node.part(row.clone()),
            None => self.node.span,
        }
    }
    /// Its pieces, each with its place. None if it is no run.
    pub(super) fn pieces<'l, T: Copy + PartialEq>(
        &self,
        lexicon: &'l Lexicon<T>,
        letters: &'l Letters,
    ) -> Option<impl Iterator<Item = Piece<'n, T>> + use<'l, 'n, 's, T>> {
        Some(self.texts()?.flat_map(move |text| {
            lexicon.tokens(text.is, letters).flat_map(move |Token { range, means, count }| {
                std::iter::repeat_n(Placed { span: text.span(range), is: means }, count.unwrap_or(1).into())
            })
        }))
    }
    /// Whether three dots at its end could mean more.
    fn is_open(&self) -> bool {
        let text = self.last_text();
        text.ends_with(['.', '…', ' ']) && (text.trim_end().ends_with("...") || text.contains('…'))
    }
    fn last_text(&self) -> &'n str {
        let last = if let Value::List(items) = &self.node.value { items.last() } else { Some(self.node) };
        let Some(Value::Scalar(text, _)) = last.map(|last| &last.value) else { return "" };
        self.row.clone().and_then(|row| text.get(row)).unwrap_or(text)
    }
    /// How many of what its texts tell in words, each with the word's place. None if one of them is written otherwise.
    fn counted(&self, has_digits: impl FnOnce() -> bool) -> Option<Vec<(u16, Placed<&'n str>)>> {
        // Few texts begin with a count.
        let begins_so =
            |text: Text<'_, '_>| text.is.trim_start_matches(is_between).starts_with(|sign: char| sign.is_ascii_digit());
        let has_digits = self.texts()?.all(begins_so).then(has_digits)?;
        let mut told = Vec::new();
        for text in self.texts()? {
            let placed =
                |(count, word): (u16, Range<usize>)| (count, Placed { span: text.span(word.clone()), is: &text.is[word] });
            told.extend(told_in_words(text.is, has_digits)?.into_iter().map(placed));
        }
        Some(told)
    }
    /// The texts that hold its pieces. None if it is no run.
    fn texts(&self) -> Option<impl Iterator<Item = Text<'n, 's>> + use<'n, 's>> {
        let nodes = match &self.node.value {
            Value::Scalar(..) => std::slice::from_ref(self.node),
            Value::List(items) => items,
            Value::Map(_) => return None,
        };
        let text_of = |node: &'n Node<'s>| match &node.value {
            Value::Scalar(text, style) if *style != Style::Folded && !node.is_absent() => Some(&**text),
            _ => None,
        };
        let row = self.row.clone();
        let text = move |node: &'n Node<'s>| {
            let whole = text_of(node)?;
            let row = row.clone().unwrap_or(0..whole.len());
            Some(Text { node, start: row.start, is: whole.get(row).unwrap_or("") })
        };
        nodes.iter().all(|node| text_of(node).is_some()).then(|| nodes.iter().filter_map(text))
    }
}

/// Counts told in words, as reports do (`2 red and 1 blue`): each count, and where its word stands; none for any other text.
/// Where digits are pieces, a count is two at least: `1 red` may be two pieces.
pub(crate) fn told_in_words(text: &str, has_digits: bool) -> Option<Vec<(u16, Range<usize>)>> {
    let words: Vec<&str> = text.split(is_between).filter(|word| !word.is_empty()).collect();
    // "Tiles" only makes a text read well, and so does the last word of "an orange one".
    let is_noun = |(at, word): (usize, &str)| {
        let ends = || words.get(at + 1).is_none_or(|next| is_and(next));
        speech::is_tile(&fold(word)).is_some() && (!is_number(word) || ends())
    };
    let mut words = words.iter().enumerate().filter(|&(at, word)| !is_noun((at, word))).map(|(_, word)| *word).peekable();
    let (mut told, mut counts) = (Vec::new(), 0);
    while let Some(first) = words.next() {
        let is_count = |&count: &u16| first.bytes().all(|digit| digit.is_ascii_digit()) && !(has_digits && count < 2);
        let in_words = || speech::number_before(&fold(first)).filter(|_| !has_digits);
        let count = first.parse().ok().filter(is_count).or_else(in_words);
        // What an "and" joins to a count is one: `green and 1 purple`.
        let is_joined = words.peek().is_some_and(|word| is_and(word));
        let is_word = |word: &&str| word.chars().count() > 1 && word.chars().all(char::is_alphabetic);
        let word = if count.is_some() { words.next() } else { Some(first).filter(|_| is_joined) }.filter(is_word)?;
        counts += usize::from(count.is_some());
        told.push((count.unwrap_or(1), place_in(text, word)));
        // Something follows an "and".
        if words.next_if(|word| is_and(word)).is_some() {
            words.peek()?;
        }
    }
    (counts > 0).then_some(told)
}

impl Reader {
    /// A run of pieces: a text (`YYBR`, `yellow blue`; a dot, `None`, is an empty space) or a list of words. Each unknown word is
    /// a problem at its very place, inside block scalars too.
    pub fn pieces<T: Copy + PartialEq>(
        &mut self,
        node: &Node<'_>,
        what: impl What,
        lexicon: &Lexicon<T>,
    ) -> Option<Vec<Option<T>>> {
        let mut pieces = Vec::new();
        self.run(&node.into(), what, lexicon, |_, piece| pieces.push(piece))?;
        Some(pieces)
    }

    /// Rows of pieces: a `|` block or a text with line breaks, a row a line, or a list of runs. `row` names one of them: "line".
    /// The first has room for one piece, each next one for one more. An empty text is rows without a piece.
    pub fn rows<T: Copy + PartialEq, const ROWS: usize>(
        &mut self,
        node: &Node<'_>,
        what: impl What,
        lexicon: &Lexicon<T>,
        row: &'static str,
    ) -> Option<[Vec<Option<T>>; ROWS]> {
        let mut rows = [const { Vec::new() }; ROWS];
        let put = |row: usize, _, piece| rows.get_mut(row).into_iter().for_each(|row| row.push(piece));
        self.drawn(node, what, lexicon, (row, ROWS), None, put)?;
        Some(rows)
    }

    /// A board of spaces: as [`Reader::rows`], with rows of one length. Wrong lengths and a folded text are problems in place.
    pub fn board<T: Copy + PartialEq, const ROWS: usize, const COLUMNS: usize>(
        &mut self,
        node: &Node<'_>,
        what: impl What,
        lexicon: &Lexicon<T>,
    ) -> Option<[[Option<T>; COLUMNS]; ROWS]> {
        let mut board = [[None; COLUMNS]; ROWS];
        let put = |row: usize, column: usize, piece| {
            board.get_mut(row).and_then(|row| row.get_mut(column)).into_iter().for_each(|space| *space = piece);
        };
        self.drawn(node, what, lexicon, ("row", ROWS), Some(COLUMNS), put)?;
        Some(board)
    }

    /// Whether a value tells all: `...` at its end could mean more that is not told, unless it is drawn `spaces`. None, with a
    /// problem, if that is unclear. For a part of the value of a key, which has to be left out then, `within` is that key.
    pub(crate) fn is_all<'n, 's: 'n, T: Copy + PartialEq>(
        &mut self,
        run: impl Into<Run<'n, 's>>,
        what: impl What,
        lexicon: &Lexicon<T>,
        spaces: u32,
        within: Option<&'static str>,
    ) -> Option<()> {
        let run = run.into();
        if run.is_open() && run.pieces(lexicon, &self.letters).map(Iterator::count) != Some(spaces as usize) {
            let message = match within {
                None => Message::from(said!(VALUES, "dots-odd")),
                Some(key) => said!(VALUES, "dots-odd-within").with("key", Arg::key(key)),
            };
            self.problem_at(run.span(), "case/unclear", message.with("what", what.name()));
            return None;
        }
        Some(())
    }

    /// Counts: a run of pieces (dots ignored), or drawn with all its `spaces`, a map (`{blue: 12, red: 3}`), or words
    /// (`12 blue, 3 red`).
    pub(crate) fn counts<T: Copy + PartialEq>(
        &mut self,
        node: &Node<'_>,
        what: impl What,
        lexicon: &Lexicon<T>,
        spaces: u32,
    ) -> Option<Vec<(T, u8)>> {
        self.is_all(node, what, lexicon, spaces, None)?;
        let before = self.problems.len();
        let most = MOST.into();
        let mut counts: Vec<(T, u32)> = Vec::with_capacity(lexicon.words.len());
        if let Value::Map(entries) = &node.value {
            for (key, value) in entries {
                let count = self.number(value, || said!(VALUES, "count-of").with("what", what.name()), 0..=most);
                let Some(thing) = self.word(key, || said!(VALUES, "word-in").with("what", what.name()), lexicon) else {
                    continue;
                };
                if counts.iter().any(|(known, _)| *known == thing) {
                    let message = said!(VALUES, "counted-twice").with("what", what.name()).with("thing", lexicon.typed(thing));
                    self.problem(key, "case/duplicate-key", message);
                }
                counts.push((thing, count.and_then(|count| u32::try_from(count).ok()).unwrap_or(0)));
            }
        } else {
            let mut add = |thing, more: u32| match counts.iter_mut().find(|(known, _)| *known == thing) {
                Some((_, count)) => *count = count.saturating_add(more),
                None => counts.push((thing, more)),
            };
            let run = Run::from(node);
            match run.counted(|| lexicon.has_digits()).filter(|told| !told.is_empty()) {
                Some(told) => {
                    for (count, Placed { span, is: word }) in told {
                        match lexicon.find_by(&self.letters, word) {
                            Some(thing) => add(thing, count.into()),
                            None => {
                                let of_which = lexicon.of_which(&format!("{count} {word}"), "", what, &self.letters);
                                let message = of_which.unwrap_or_else(|| lexicon.no_such_in(word, what, &self.letters));
                                self.problem_at(span, lexicon.fault(word), message);
                            }
                        }
                    }
                }
                None => drop(self.run(&run, what, lexicon, |_, piece| piece.into_iter().for_each(|thing| add(thing, 1)))?),
            }
            if let Some((thing, count)) = counts.iter().find(|(_, count)| i64::from(*count) > most) {
                self.problem(node, "case/out-of-range", too_many_of(what, lexicon.typed(*thing), (*count).into(), most));
            }
        }
        let count = |(thing, count)| (thing, u8::try_from(count).unwrap_or(u8::MAX));
        (self.problems.len() == before).then(|| counts.into_iter().map(count).collect())
    }

    /// Puts each piece into its row and column.
    fn drawn<T: Copy + PartialEq>(
        &mut self,
        node: &Node<'_>,
        what: impl What,
        lexicon: &Lexicon<T>,
        (row, rows): (&'static str, usize),
        columns: Option<usize>,
        mut put: impl FnMut(usize, usize, Option<T>),
    ) -> Option<()> {
        if self.is_folded(node, what) {
            return None;
        }
        let nothing = match &node.value {
            Value::Scalar(text, style) => text.is_empty() && *style != Style::Plain || lexicon.says_nothing(text),
            Value::List(items) => items.is_empty(),
            Value::Map(_) => false,
        };
        if nothing {
            return Some(());
        }
        let Some(runs) = Run::rows(node) else {
            if let Value::Scalar(text, _) = &node.value
                && is_nothing(text)
            {
                return self.fail(node, "case/unknown-word", lexicon.no_such_in(text, what, &self.letters));
            }
            return self.fail_type(node, what, said!(VALUES, "a-drawing").with("row", Arg::Term(row)));
        };
        let before = self.problems.len();
        if runs.len() != rows {
            let message = said!(VALUES, "rows-wrong").with("what", what.name()).with("count", runs.len());
            self.problem(node, "case/board-size", message.with("row", Arg::Term(row)).with("rows", rows));
        }
        for (index, run) in runs.iter().enumerate() {
            let row_of = || {
                let message = said!(VALUES, "row-of").with("row", Arg::Term(row)).with("number", index + 1);
                message.with("what", what.name())
            };
            // A line that is drawn has all its spaces, or one that is as long as others.
            if columns.is_none()
                && !run.last_text().ends_with("....")
                && self.is_all(run.clone(), row_of, lexicon, index as u32 + 1, Some("lines")).is_none()
            {
                continue;
            }
            let Some(count) = self.run(run, row_of, lexicon, |column, piece| put(index, column, piece)) else { continue };
            if let Some(columns) = columns.filter(|&columns| columns != count) {
                let whole = run.span();
                // Of a long row, what is too much.
                let start = run
                    .pieces(lexicon, &self.letters)
                    .and_then(|mut all| all.nth(columns))
                    .map_or(whole.start, |first| first.span.start);
                let span = if start < whole.end { Span { start, end: whole.end } } else { whole };
                let message = said!(VALUES, "spaces-wrong").with("what", row_of()).with("count", count);
                self.problem_at(span, "case/board-size", message.with("columns", columns));
            }
        }
        (self.problems.len() == before).then_some(())
    }

    /// Puts each piece of a run into its space, and says how many spaces there are.
    fn run<T: Copy + PartialEq>(
        &mut self,
        run: &Run<'_, '_>,
        what: impl What,
        lexicon: &Lexicon<T>,
        mut put: impl FnMut(usize, Option<T>),
    ) -> Option<usize> {
        if self.is_folded(run.node, what) {
            return None;
        }
        let letters = self.letters.clone();
        let Some(texts) = run.texts() else {
            return self.fail_type(run.node, what, said!(VALUES, "a-run"));
        };
        let mut count = 0;
        let mut several: Vec<(Placed<&str>, T, usize)> = Vec::new();
        let mut too_many = None;
        let mut unknown: BTreeMap<&str, usize> = BTreeMap::new();
        for text in texts {
            if text.is.len() > 2 && text.is.starts_with(char::is_alphabetic) && lexicon.says_nothing(text.is) {
                continue;
            }
            for token in lexicon.tokens(text.is, &letters) {
                match token.means {
                    Ok(piece) if token.is_sign() => {
                        put(count, piece);
                        count += 1;
                    }
                    Ok(piece) => {
                        let times = token.count.unwrap_or(1);
                        if let Some(thing) = piece {
                            let word = Placed { span: text.span(token.range.clone()), is: &text.is[token.range] };
                            match several.iter_mut().find(|(_, known, _)| *known == thing) {
                                _ if times > MOST => too_many = Some((word.span, thing, times)),
                                _ if token.count.is_some() || !is_plural(word.is) => {}
                                Some((.., often)) => *often += 1,
                                None => several.push((word, thing, 1)),
                            }
                        }
                        for _ in 0..times.min(MOST) {
                            put(count, piece);
                            count += 1;
                        }
                    }
                    Err(word) => {
                        let times = unknown.entry(word).or_default();
                        *times += 1;
                        if *times <= Problem::SHOWN {
                            let unclear = || lexicon.unclear(word, what, &letters);
                            let unclear =
                                lexicon.how_many(word, what, &letters).or_else(unclear).map(|message| ("case/unclear", message));
                            let unknown = || {
                                let of_which = lexicon.of_which(word, text.is, what, &letters);
                                (lexicon.fault(word), of_which.unwrap_or_else(|| lexicon.no_such_in(word, what, &letters)))
                            };
                            let (code, message) = unclear.unwrap_or_else(unknown);
                            self.problem_at(text.span(token.range), code, message);
                        }
                    }
                }
            }
        }
        if let Some((span, thing, times)) = too_many {
            self.problem_at(span, "case/out-of-range", too_many_of(what, lexicon.typed(thing), times.into(), MOST.into()));
        }
        // A word for several that stands there once does not say how many.
        several.retain(|(.., often)| *often == 1 && unknown.is_empty());
        for (word, thing, _) in &several {
            self.problem_at(word.span, "case/unclear", lexicon.not_how_many(word.is, *thing, what, &letters));
        }
        (unknown.is_empty() && several.is_empty() && too_many.is_none()).then_some(count)
    }

    fn is_folded(&mut self, node: &Node<'_>, what: impl What) -> bool {
        let folded = matches!(&node.value, Value::Scalar(_, Style::Folded));
        if folded {
            self.problem(node, "case/folded-text", said!(VALUES, "run-together").with("what", what.name()));
        }
        folded
    }
}

/// That there are more of a thing than can be told.
fn too_many_of(what: impl What, thing: Arg, count: i64, most: i64) -> Message {
    said!(VALUES, "holds-too-many").with("what", what.name()).with("count", count).with("thing", thing).with("most", most)
}

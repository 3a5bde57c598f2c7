//! Runs of pieces in a case as they are typed: where each piece stands, and how another would be written.

use super::edit::{Splice, part, scalar, spliced};
use super::joined::{has_name, joins, name_of_several};
use super::pieces::{MOST, Run, place_in};
use super::tokens::is_between;
use super::{Node, Span, Style, Value, Vocabulary};
use crate::order;
use std::collections::BTreeSet;
use std::ops::Range;

/// A piece of a run, or an empty space.
#[derive(Debug, Clone)]
pub(crate) struct Piece {
    /// Its bytes in the text of the value.
    pub(crate) range: Range<usize>,
    /// Which thing of the vocabulary; none for an empty space.
    pub(crate) thing: Option<usize>,
}

/// A run of pieces: a value, or a row of one.
#[derive(Debug, Clone)]
pub(crate) struct PieceRun<'n, 's> {
    pub(crate) node: &'n Node<'s>,
    pub(crate) range: Range<usize>,
    pub(crate) pieces: Vec<Piece>,
}

/// A part of a value, and what is to stand there.
pub(crate) type Replacement<'n, 's> = (&'n Node<'s>, Range<usize>, String);

/// Where each part of a text stands, in bytes: between commas, or blanks where there are none.
pub(crate) fn parts(text: &str) -> impl Iterator<Item = Range<usize>> {
    let has_commas = text.contains(',');
    let separates = move |letter: char| if has_commas { letter == ',' } else { letter.is_whitespace() };
    text.split(separates).map(move |part| place_in(text, part.trim_matches(is_between))).filter(|part| !part.is_empty())
}

/// How many of what the word after a number names, and where it stands.
fn counted(text: &str, part: Range<usize>, words: &Vocabulary, is_name: impl Fn(&str) -> bool) -> Option<(u16, Range<usize>)> {
    let digits = Some(&text[part.clone()]).filter(|digits| digits.bytes().all(|sign| sign.is_ascii_digit()))?;
    let thing = words.by_letter(digits.chars().next()?);
    let is_piece = || words.has_digits() && !(thing.is_some() && has_name(text, |name| words.by_name(name) == thing));
    let count = digits.parse().ok().filter(|&count| count <= MOST && (count > 1 || !is_piece()))?;
    let after = &text[part.end..];
    let start = part.end + after.len() - after.trim_start().len();
    let single = || text[start..].find(is_between).map_or(text.len(), |end| start + end);
    let word = start..name_of_several(text, start, &is_name).unwrap_or_else(single);
    (start > part.end && is_name(&text[word.clone()])).then_some((count, word))
}

impl<'n, 's> PieceRun<'n, 's> {
    /// The run that a scalar, or a row of it, is; none for what is no run of these things.
    pub(crate) fn of(node: &'n Node<'s>, range: Option<Range<usize>>, words: &Vocabulary) -> Option<Self> {
        let Value::Scalar(text, style) = &node.value else { return None };
        if node.is_absent() || *style == Style::Folded {
            return None;
        }
        let range = range.unwrap_or(0..text.len());
        let mut pieces = Vec::new();
        let typed = text.get(..range.end)?;
        let is_name = |word: &str| word.len() > 1 && words.by_name(word).is_some();
        let mut at = range.start;
        while at < range.end {
            let end = typed[at..].find(is_between).map_or(range.end, |end| at + end);
            // Drawn boards are single signs.
            let end = if end > at + 1 { name_of_several(typed, at, is_name).unwrap_or(end) } else { end };
            let part = &typed[at..end];
            if let Some((count, word)) = counted(typed, at..end, words, is_name) {
                at = word.end;
                pieces
                    .extend(std::iter::repeat_n(Piece { thing: words.by_name(&typed[word.clone()]), range: word }, count.into()));
                continue;
            }
            if is_name(part) {
                pieces.push(Piece { range: at..end, thing: words.by_name(part) });
            } else if !joins(typed, &(at..end), is_name) {
                for (offset, letter) in part.char_indices() {
                    let thing = match letter {
                        '.' | '-' | '_' | '·' => None,
                        letter => Some(words.by_letter(letter)?),
                    };
                    pieces.push(Piece { range: at + offset..at + offset + letter.len_utf8(), thing });
                }
            }
            at = end + typed[end..].chars().next().map_or(0, char::len_utf8);
        }
        Some(Self { node, range, pieces })
    }
    /// Whether each piece is written by itself: none has a number before it that counts it.
    pub(crate) fn is_one_by_one(&self) -> bool {
        self.pieces.windows(2).all(|pair| matches!(pair, [one, next] if one.range != next.range))
    }
    /// The names in each line of a text: between commas, or blanks where there are none.
    pub(crate) fn rows_of_names(node: &'n Node<'s>, words: &Vocabulary) -> Option<Vec<Self>> {
        let Value::Scalar(text, style) = &node.value else { return None };
        let mut rows = Vec::new();
        for line in text.split('\n').filter(|_| *style != Style::Folded) {
            let at = place_in(text, line).start;
            let piece = |part: Range<usize>| {
                let thing = match &line[part.clone()] {
                    "." | "?" | "-" | "·" => None,
                    name => Some(words.find(name)?),
                };
                Some(Piece { range: at + part.start..at + part.end, thing })
            };
            let pieces: Vec<_> = parts(line).map(piece).collect::<Option<_>>()?;
            if !pieces.is_empty() {
                rows.push(Self { node, range: at..at + line.trim_end().len(), pieces });
            }
        }
        Some(rows)
    }
    /// The words of a text between blanks or commas, each with its number; what is none of the things stands for one past them.
    pub(crate) fn of_words(node: &'n Node<'s>, find: impl Fn(&str) -> Option<usize>) -> Option<Self> {
        let text = node.word()?;
        let has = |range: &Range<usize>, what: fn(&char) -> bool| text[range.clone()].chars().any(|letter| what(&letter));
        let is_half = |range: &Range<usize>| has(range, char::is_ascii_digit) != has(range, |letter| letter.is_alphabetic());
        let mut words: Vec<Range<usize>> = Vec::new();
        for word in parts(text) {
            match words.last_mut().filter(|last| !text.contains(',') && is_half(last) && is_half(&word)) {
                Some(last) => last.end = word.end,
                None => words.push(word),
            }
        }
        let piece = |range: Range<usize>| Piece { thing: find(&text[range.clone()]).or(Some(usize::MAX)), range };
        Some(Self { node, range: 0..text.len(), pieces: words.into_iter().map(piece).collect() })
    }
    /// The rows of a board: the lines of a text that are not blank, or the items of a list.
    pub(crate) fn rows(node: &'n Node<'s>, words: &Vocabulary) -> Option<Vec<Self>> {
        Run::rows(node)?.into_iter().map(|Run { node, row }| Self::of(node, row, words)).collect()
    }
    /// What is typed.
    pub(crate) fn text(&self) -> &str {
        self.node.word().and_then(|text| text.get(self.range.clone())).unwrap_or("")
    }
    /// What is typed at a part of it.
    pub(crate) fn at(&self, range: &Range<usize>) -> &str {
        self.text().get(range.start - self.range.start..range.end - self.range.start).unwrap_or("")
    }
    /// The things in it, each once.
    pub(crate) fn things(&self) -> BTreeSet<usize> {
        self.pieces.iter().filter_map(|piece| piece.thing).collect()
    }
    /// The last piece of a kind.
    pub(crate) fn last(&self, thing: Option<usize>) -> Option<&Piece> {
        self.pieces.iter().rev().find(|piece| piece.thing == thing)
    }
    /// A piece in the manner of which others are written: one whose name is written out, if one is.
    pub(crate) fn typed(&self) -> &str {
        let typed = || self.pieces.iter().rev().filter(|piece| piece.thing.is_some()).map(|piece| self.at(&piece.range));
        typed().find(|piece| piece.chars().nth(1).is_some()).or_else(|| typed().next()).unwrap_or("")
    }
    /// Something else in the place of a piece.
    pub(crate) fn instead(&self, piece: &Piece, spelled: String) -> Replacement<'n, 's> {
        (self.node, piece.range.clone(), spelled)
    }
    /// How an empty space is written here.
    pub(crate) fn dot(&self) -> String {
        self.last(None).map_or_else(|| ".".to_owned(), |piece| self.at(&piece.range).to_owned())
    }
    /// One more piece, where there is room for it.
    pub(crate) fn with(&self, spelled: String) -> Replacement<'n, 's> {
        if let Some(space) = self.last(None) {
            return self.instead(space, spelled);
        }
        let Some(last) = self.pieces.last() else { return (self.node, self.range.clone(), spelled) };
        let typed = self.at(&last.range);
        let is_number = |text: &str| text.bytes().all(|sign| sign.is_ascii_digit());
        let reads_as_one = spelled.chars().nth(1).is_some() || is_number(typed) && is_number(&spelled);
        let between = match self.text() {
            text if text.contains(',') => ", ",
            text if text.contains(' ') || reads_as_one => " ",
            _ => "",
        };
        self.instead(last, format!("{typed}{between}{spelled}"))
    }
    /// Without its last piece of a kind.
    pub(crate) fn without(&self, thing: usize) -> Option<Replacement<'n, 's>> {
        let at = self.pieces.iter().rposition(|piece| piece.thing == Some(thing))?;
        let piece = self.pieces.get(at)?;
        let is_row = self.node.word().is_some_and(|text| self.range.len() < text.len());
        if self.last(None).is_some() || (is_row && self.pieces.len() == 1) {
            return Some(self.instead(piece, self.dot()));
        }
        // With what stands between it and its neighbour.
        let before = at.checked_sub(1).and_then(|before| self.pieces.get(before));
        let range = match (before, self.pieces.get(at + 1)) {
            (Some(before), _) => before.range.end..piece.range.end,
            (None, Some(after)) => piece.range.start..after.range.start,
            (None, None) => self.range.clone(),
        };
        Some((self.node, range, String::new()))
    }
    /// What is typed once something else stands at some parts of it.
    pub(crate) fn changed(&self, instead: &[Replacement<'n, 's>]) -> String {
        let own = instead.iter().filter(|(node, range, _)| self.holds(node, range));
        replaced(self.text(), self.range.start, own)
    }
    fn holds(&self, node: &Node<'_>, range: &Range<usize>) -> bool {
        node.span == self.node.span && self.range.start <= range.start && range.end <= self.range.end
    }
}

/// The splices for what is to stand at some parts of values.
pub(crate) fn splices(instead: &[Replacement<'_, '_>]) -> Option<Vec<Splice>> {
    let mut sorted: Vec<_> = instead.iter().collect();
    order::by_key(&mut sorted, |(node, range, _)| (node.span.start, range.start));
    let of_one = |parts: &[&Replacement<'_, '_>]| {
        let node = parts[0].0;
        let splices = parts.iter().map(|(_, range, new)| part(node, range.clone(), new)).collect::<Option<Vec<_>>>()?;
        // Where one part cannot be written by itself, all are written together.
        let is_whole = splices.len() > 1 && splices.iter().any(|splice| splice.span == node.span);
        Some(if is_whole { vec![scalar(node, &replaced(node.word()?, 0, parts.iter().copied()))] } else { splices })
    };
    let by_node = sorted.chunk_by(|(one, ..), (other, ..)| one.span == other.span);
    Some(by_node.map(of_one).collect::<Option<Vec<_>>>()?.concat())
}

/// A text that begins at a byte of the whole value with other texts at some of its parts.
fn replaced<'r>(text: &str, start: usize, parts: impl Iterator<Item = &'r Replacement<'r, 'r>>) -> String {
    let splice = |(_, Range { start, end }, new): &Replacement<'_, '_>| Splice {
        span: Span { start: *start, end: *end },
        text: new.clone(),
    };
    spliced(text, &parts.map(|part| splice(part).seen_from(start)).collect::<Vec<_>>())
}

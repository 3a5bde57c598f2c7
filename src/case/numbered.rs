//! Words with a number: `factory 3`, `line 2`; `2 yellow`.

use super::pieces::told_in_words;
use super::problem::VALUES;
use super::reader::What;
use super::{Lexicon, Node, Reader, Span, Style, Value, fold};
use crate::order;
use crate::words::{Arg, Message, said, speech};

/// A kind of thing that a [`Reader::numbered`] word may name, and the highest number of it; none for a thing without number.
pub type Kind<T> = (T, Option<usize>);

/// A word and the number that belongs to it, as they are typed: `factory 3`, `2 yellow`, `B1`; either may be missing.
#[derive(Clone, Copy)]
pub(crate) struct Numbered<'t> {
    text: &'t str,
    pub(crate) word: &'t str,
    pub(crate) number: &'t str,
}

impl<'t> Numbered<'t> {
    pub(crate) fn of(text: &'t str) -> Self {
        let is_digit = |sign: char| sign.is_ascii_digit();
        let is_beside = |sign: char| is_digit(sign) || sign.is_whitespace() || matches!(sign, '-' | '_');
        Self { text, word: text.trim_matches(is_beside), number: text.trim_matches(|sign| !is_digit(sign)) }
    }
    pub(crate) fn with_word(self, word: &str) -> String {
        self.text.replacen(self.word, word, 1)
    }
    /// Its text with each other number up to one, what is nearest first; none where it has no number.
    pub(crate) fn others(self, last: usize) -> impl Iterator<Item = String> {
        let typed = self.number.parse::<usize>();
        let mut numbers: Vec<_> = (1..=last).filter(|number| typed.as_ref().is_ok_and(|typed| typed != number)).collect();
        order::by_key(&mut numbers, |number| typed.as_ref().map_or(0, |typed| number.abs_diff(*typed)));
        numbers.into_iter().map(move |number| self.text.replacen(self.number, &number.to_string(), 1))
    }
}

impl Reader {
    /// A word of `lexicon`, one of `allowed`, with its index from 0 where it has a number (`factory 3` and `F3` are 2). A bare
    /// number will do where only one kind has numbers. `what` names the value in messages: "`from` of move 2".
    pub fn numbered<T: Copy + PartialEq>(
        &mut self,
        node: &Node<'_>,
        what: impl What,
        lexicon: &Lexicon<T>,
        allowed: &[Kind<T>],
    ) -> Option<(T, usize)> {
        let odd = |message: Message| message.with("what", what.name()).with("choices", choices(lexicon, allowed));
        if matches!(&node.value, Value::List(items) if items.len() > 1) {
            return self.fail(node, "case/unclear", odd(said!(VALUES, "several-places").into()));
        }
        let text = self.text(node, what)?.trim();
        let mut folded = fold(text);
        if !folded.ends_with(|sign: char| sign.is_ascii_digit())
            && lexicon.find_by(&self.letters, &folded).is_none()
            && let Some((word, number)) = speech::with_number(&folded)
        {
            folded = format!("{word}{number}").into();
        }
        let word = folded.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let digits = &folded[word.len()..];
        let negative = word == "-" || word.ends_with("--");
        let word = word.trim_end_matches('-');
        let named = match word {
            "" if !digits.is_empty() => allowed.iter().find(|(_, last)| last.is_some()).map(|&(thing, _)| thing),
            word => lexicon.find_by(&self.letters, word),
        };
        let Some(&(thing, last)) = named.and_then(|thing| allowed.iter().find(|(known, _)| *known == thing)) else {
            let (code, message) = match named {
                Some(_) => ("case/wrong-place", said!(VALUES, "cannot-be").with("text", text)),
                None if self.names_several(&folded, lexicon, allowed) => ("case/unclear", said!(VALUES, "several-places").into()),
                None => ("case/unknown-word", said!(VALUES, "not-one-of").with("text", text).with("kind", lexicon.what)),
            };
            return self.fail(node, code, odd(message));
        };
        let Some(last) = last else {
            if digits.is_empty() {
                return Some((thing, 0));
            }
            let message = said!(VALUES, "only-one").with("text", text).with("thing", lexicon.typed(thing));
            return self.fail(node, "case/wrong-place", odd(message));
        };
        match digits.parse::<usize>().ok().filter(|number| !negative && (1..=last).contains(number)) {
            Some(number) => Some((thing, number - 1)),
            None => {
                let message = match digits {
                    "" => said!(VALUES, "which-one").with("thing", lexicon.typed(thing)),
                    _ => said!(VALUES, "does-not-exist").with("text", text),
                };
                self.fail(node, "case/out-of-range", odd(message))
            }
        }
    }

    /// Whether a folded text names several of what is asked for: `line-1-and-line-2`.
    fn names_several<T: Copy + PartialEq>(&self, folded: &str, lexicon: &Lexicon<T>, allowed: &[Kind<T>]) -> bool {
        let is_one = |part: &str| {
            let node = Node { value: Value::Scalar(part.into(), Style::Plain), span: Span::default() };
            let mut reader = Self { letters: self.letters.clone(), ..Self::default() };
            reader.numbered(&node, said!(VALUES, "a-number"), lexicon, allowed).is_some()
        };
        let parts = ["-and-", "-y-", "-i-", ",", "+"].into_iter().find_map(|between| folded.split_once(between));
        parts.is_some_and(|(one, other)| is_one(one.trim_matches('-')) && is_one(other.trim_matches('-')))
    }

    /// What move `number` takes (`take:`), and how many if told: `yellow`, `2 yellow`, `yellow 2`, `YY`; at most `most`.
    pub fn amount<T: Copy + PartialEq>(
        &mut self,
        node: &Node<'_>,
        number: usize,
        lexicon: &Lexicon<T>,
        most: u8,
    ) -> Option<(T, Option<u8>)> {
        let what = || said!(VALUES, "key-of-move").with("key", Arg::key("take")).with("number", number);
        // `yellow (2)`, `2 × yellow`
        let is_beside = |sign: char| sign.is_whitespace() || matches!(sign, '(' | ')' | '×');
        let two = || Arg::Coloured(2, lexicon.words.first().map_or("", |word| word.name));
        let left_out = || said!(VALUES, "kind-left-out").with("what", what.name()).with("kind", lexicon.what).with("two", two());
        if matches!(node.value, Value::List(_)) {
            let message = said!(VALUES, "kind-listed").with("what", what.name()).with("kind", lexicon.what).with("two", two());
            return self.fail(node, "case/wrong-type", message);
        }
        let text = self.text(node, what)?.trim_matches(is_beside);
        let told = told_in_words(text, false).unwrap_or_default();
        let told = told.into_iter().filter_map(|(_, word)| lexicon.find_by(&self.letters, &text[word])).collect::<Vec<_>>();
        if self.are_several(&told, node, number, lexicon) {
            return None;
        }
        let is_digit = |letter: char| letter.is_ascii_digit();
        let word = text.trim_start_matches(is_digit);
        let (digits, word) = match word.len() < text.len() {
            true => (&text[..text.len() - word.len()], word.trim_matches(is_beside)),
            false => {
                let word = text.trim_end_matches(is_digit);
                (&text[word.len()..], word.trim_matches(is_beside))
            }
        };
        if digits.is_empty() {
            if let Some((count, rest)) = speech::counted(&fold(word))
                && let Some(thing) = lexicon.find_by(&self.letters, &rest)
            {
                let Some(count) = count else { return Some((thing, None)) };
                return Some((thing, Some(self.so_many(node, number, &count.to_string(), most)?)));
            }
            // All that there are: a colour alone does not tell.
            if let Some(thing) = lexicon.find_by(&self.letters, word) {
                return Some((thing, None));
            }
            if speech::number(&fold(word)).is_some() {
                return self.fail(node, "case/unknown-word", left_out());
            }
            let run: Vec<T> = self.pieces(node, what, lexicon)?.into_iter().flatten().collect();
            let Some(&thing) = run.first() else {
                return self.fail_type(node, what, said!(VALUES, "a-kind").with("kind", lexicon.what));
            };
            if self.are_several(&run, node, number, lexicon) {
                return None;
            }
            return Some((thing, if run.len() > 1 { u8::try_from(run.len()).ok() } else { None }));
        }
        let Some(thing) = lexicon.find_by(&self.letters, word) else {
            let message = if word.is_empty() {
                left_out()
            } else if word.starts_with(['.', ',']) {
                said!(VALUES, "no-whole-number").with("what", what.name()).with("text", text).with("two", two())
            } else {
                lexicon.no_such_in(word, what, &self.letters)
            };
            return self.fail(node, lexicon.fault(word), message);
        };
        Some((thing, Some(self.so_many(node, number, digits, most)?)))
    }

    /// Whether move `number` takes several things, where it can take one.
    fn are_several<T: Copy + PartialEq>(&mut self, things: &[T], node: &Node<'_>, number: usize, lexicon: &Lexicon<T>) -> bool {
        let Some(&other) = things.iter().find(|other| **other != things[0]) else { return false };
        let (first, second) = (lexicon.typed(things[0]), lexicon.typed(other));
        let message = said!(VALUES, "two-kinds").with("number", number).with("first", first).with("second", second);
        self.problem(node, "case/several-colours", message.with("kind", lexicon.what));
        true
    }

    /// A count of tiles in `take:` of move `number`, from one to `most`.
    fn so_many(&mut self, node: &Node<'_>, number: usize, digits: &str, most: u8) -> Option<u8> {
        let count = digits.parse().ok().filter(|count| (1..=most).contains(count));
        if count.is_none() {
            let message = said!(VALUES, "so-many-tiles").with("number", number).with("count", digits).with("most", most);
            self.problem(node, "case/out-of-range", message);
        }
        count
    }
}

/// What may be written for the things in `allowed`.
fn choices<T: Copy + PartialEq>(lexicon: &Lexicon<T>, allowed: &[Kind<T>]) -> Arg {
    let name = |&(thing, last): &Kind<T>| match last {
        None => lexicon.typed(thing),
        Some(last) => said!(VALUES, "up-to").with("thing", lexicon.typed(thing)).with("last", last).into(),
    };
    Arg::List(allowed.iter().map(name).collect())
}

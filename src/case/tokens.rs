//! Splits a run of pieces: `YYBR`, `yellow, 2 blue`, `. . Y`. Parts that are names stay whole, others are split into letters.

use super::joined::{beside, has_name, is_and, joins, name_of_several};
use super::lexicon::{is_nothing, is_number, nearest};
use super::problem::VALUES;
use super::reader::What;
use super::{Letters, Lexicon};
use crate::words::{Arg, Message, fold, is_plural, is_same_word, plainly, said, speech};
use std::ops::Range;

/// A piece of a text that stands for one thing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token<'t, T> {
    /// Its place in the text, in bytes.
    pub range: Range<usize>,
    /// The thing; none for a dot, which is an empty space; the word itself if it is not known.
    pub means: Means<'t, T>,
    /// How often it is there, where a number before the word says so.
    pub count: Option<u16>,
}

impl<T> Token<'_, T> {
    /// Whether it is a single sign, as nearly all are. A letter is never more than two bytes, a name never less than three.
    pub(super) fn is_sign(&self) -> bool {
        self.range.len() <= 2 && self.count.is_none()
    }
}

/// What a token stands for.
type Means<'t, T> = Result<Option<T>, &'t str>;

/// A count, where the word stands that it counts, what that stands for, and where all of it ends.
type Counted<'t, T> = (u16, Range<usize>, Means<'t, T>, usize);

/// Whether a word is what has colours, one or several.
fn is_tiles(word: &str) -> bool {
    speech::is_tile(&fold(word)).is_some()
}

/// Whether a sign alone may be a word as well as a piece, or count what follows.
fn may_mean_two(sign: char) -> bool {
    matches!(sign, 'y' | 'i' | 'Y' | 'I' | 'o' | 'u' | '0'..='9')
}

/// What stands between the parts of a run.
pub(super) fn is_between(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | '+')
}

fn is_empty_space(letter: char) -> bool {
    matches!(letter, '.' | '-' | '_' | '·')
}

/// The tokens of a text, one after the other.
pub struct Tokens<'l, 't, T: 'static> {
    lexicon: &'l Lexicon<T>,
    letters: &'l Letters,
    text: &'t str,
    at: usize,
    /// Up to where the text falls apart letter by letter.
    spelt: usize,
}

impl<'t, T: Copy + PartialEq> Iterator for Tokens<'_, 't, T> {
    type Item = Token<'t, T>;

    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let sign = char::from(*self.text.as_bytes().get(self.at)?);
            // Drawn boards are single signs with a blank between them.
            if sign == ' ' {
                self.at += 1;
            } else if sign.is_ascii_graphic() && (self.at < self.spelt || self.is_single(sign)) {
                return Some(self.letter(sign));
            } else if let Some(token) = self.part() {
                return Some(token);
            }
        }
    }
}

impl<'t, T: Copy + PartialEq> Tokens<'_, 't, T> {
    /// Whether a sign stands alone and can only be a piece.
    fn is_single(&self, sign: char) -> bool {
        !matches!(sign, ',' | '+' | 'a' | 'A')
            && !may_mean_two(sign)
            && matches!(self.text.as_bytes().get(self.at + 1), None | Some(b' '))
    }
    /// The token of a single letter.
    #[inline(always)]
    fn letter(&mut self, letter: char) -> Token<'t, T> {
        let range = self.at..self.at + letter.len_utf8();
        self.at = range.end;
        // Most spaces of most boards are empty.
        let means = match is_empty_space(letter) {
            true => Ok(None),
            false => self.lexicon.by_letter(letter, self.letters).map(Some).ok_or_else(|| &self.text[range.clone()]),
        };
        Token { range, means, count: None }
    }
    /// The token of all that comes next up to a blank or a comma; none where that falls apart.
    fn part(&mut self) -> Option<Token<'t, T>> {
        let Self { lexicon, letters, text, at, spelt } = *self;
        let next = text[at..].chars().next()?;
        if at < spelt {
            return Some(self.letter(next));
        }
        // "+1" could be one more, and "RR+" is two or more.
        let digits = text.as_bytes()[at + 1..].iter().take_while(|sign| sign.is_ascii_digit()).count();
        if next == '+' && (digits > 0 || text[at + 1..].trim().is_empty()) {
            let range = at..at + 1 + digits;
            self.at = range.end;
            return Some(Token { means: Err(&text[range.clone()]), range, count: None });
        }
        if is_between(next) {
            self.at += next.len_utf8();
            return None;
        }
        let is_single = matches!(text.as_bytes().get(at + 1), None | Some(b' '));
        let part = at..if is_single { at + 1 } else { lexicon.end_of_part(text, at) };
        self.at = part.end;
        if joins(text, &part, |word| lexicon.whole(word, letters).is_some()) {
            return None;
        }
        let (range, means, count) = if let Some((count, word, means, end)) = lexicon.counted(text, &part, letters) {
            if let Some(range) = lexicon.of_another(text, &word, &means, letters) {
                self.at = range.end;
                return Some(Token { means: Err(&text[range.clone()]), range, count: None });
            }
            self.at = lexicon.again(text, &word, &means, letters).map_or(end, |(again, _)| again.end);
            return Some(Token { range: word, means, count: Some(count) });
        } else if lexicon.reads_well(text, &part, letters) {
            return None;
        } else if let Some(range) = lexicon.of_two_meanings(text, &part, letters) {
            (range.clone(), Err(&text[range]), None)
        } else if let Some(means) = lexicon.whole(&text[part.clone()], letters) {
            let (word, is_one) = lexicon.again(text, &part, &means, letters).unwrap_or((part, false));
            (word, means, is_one.then_some(1))
        } else {
            (self.at, self.spelt) = (part.start, part.end);
            return None;
        };
        self.at = range.end;
        Some(Token { range, means, count })
    }
}

impl<T: Copy + PartialEq> Lexicon<T> {
    /// The tokens of a run of pieces: parts that are names stay whole, other parts fall apart letter by letter.
    ///
    /// A part like a misspelt name (near one, or with few known letters) is one unknown token: `yelow`; in `YYXR` only `X` is.
    pub fn tokens<'l, 't>(&'l self, text: &'t str, letters: &'l Letters) -> Tokens<'l, 't, T> {
        Tokens { lexicon: self, letters, text, at: 0, spelt: 0 }
    }
    /// Where a part of a run ends: a name of several words is one.
    fn end_of_part(&self, text: &str, at: usize) -> usize {
        let Some(end) = text[at..].find(is_between).map(|end| at + end) else { return text.len() };
        let first = plainly(&text[at..end]);
        let begins = |name: &str| name.as_bytes().get(first.len()) == Some(&b'-') && is_same_word(&name[..first.len()], &first);
        let longer = || name_of_several(text, at, |name| self.by_name(&plainly(name)).is_some());
        self.names().any(begins).then(longer).flatten().unwrap_or(end)
    }
    /// The count before a word, where the word stands, and where it ends with its tiles. If digits are pieces, it is 2 at least.
    /// `a yellow` and `yellow tile` are one.
    fn counted<'t>(&self, text: &'t str, part: &Range<usize>, letters: &Letters) -> Option<Counted<'t, T>> {
        let number = &text[part.clone()];
        let count = match number.bytes().all(|sign| sign.is_ascii_digit()) {
            true => {
                number.parse().ok().filter(|&count| count > 1 || !self.has_digits() || self.names_digit(text, number, letters))?
            }
            false if self.is_lettered_run(number, letters) => return None,
            false => match speech::number_before(&fold(number)) {
                Some(count) => count,
                None => return self.one(text, part, letters),
            },
        };
        let mut word = self.next_part(text, part)?;
        while speech::is_little(&fold(&text[word.clone()])) || is_tiles(&text[word.clone()]) {
            word = match self.next_part(text, &word) {
                Some(next) => next,
                // "3 tiles"
                None if is_tiles(&text[word.clone()]) => {
                    let all = part.start..word.end;
                    return Some((count, all.clone(), Err(&text[all]), word.end));
                }
                None => return None,
            };
        }
        let means = self.whole(&text[word.clone()], letters)?;
        let tiles = self.next_part(text, &word).filter(|tiles| is_tiles(&text[tiles.clone()]));
        Some((count, word.clone(), means, tiles.map_or(word.end, |tiles| tiles.end)))
    }
    /// Whether what a digit may stand for is named beside it, so that the digit counts: `1 green and the marker`.
    fn names_digit(&self, text: &str, digit: &str, letters: &Letters) -> bool {
        let thing = digit.chars().next().and_then(|digit| self.by_letter(digit, letters));
        thing.is_some() && has_name(text, |name| self.by_name(&plainly(name)).or_else(|| self.bent(&fold(name))) == thing)
    }
    /// What a part is where the noun beside it says that it is one: `yellow tile`, `loseta amarilla`.
    fn one<'t>(&self, text: &'t str, part: &Range<usize>, letters: &Letters) -> Option<Counted<'t, T>> {
        let next = self.next_part(text, part)?;
        let is_noun = |range: &Range<usize>| speech::is_one_tile(&fold(&text[range.clone()]));
        let word = [(part, &next), (&next, part)].into_iter().find(|(_, noun)| is_noun(noun))?.0.clone();
        let means = self.whole(&text[word.clone()], letters).filter(Result::is_ok)?;
        Some((1, word, means, next.end))
    }
    /// Where a thing that has two words is said by both, `wild green`; and whether the noun beside them says that it is one.
    fn again<'t>(
        &self,
        text: &'t str,
        word: &Range<usize>,
        means: &Means<'t, T>,
        letters: &Letters,
    ) -> Option<(Range<usize>, bool)> {
        let Ok(Some(thing)) = *means else { return None };
        self.words.iter().filter(|word| word.means == thing).nth(1)?;
        let next = self.next_part(text, word)?;
        let [first, second] = [word, &next].map(|word| fold(&text[word.clone()]));
        let is_same = self.whole(&text[next.clone()], letters) == Some(Ok(Some(thing))) && first != second;
        let noun = self.next_part(text, &next).filter(|noun| speech::is_one_tile(&fold(&text[noun.clone()])));
        is_same.then_some((next, noun.is_some()))
    }
    /// A word for a thing that is not its name, beside the name of another: in a round in which green is wild a `wild blue`.
    fn of_another(&self, text: &str, word: &Range<usize>, means: &Means<'_, T>, letters: &Letters) -> Option<Range<usize>> {
        let Ok(Some(thing)) = *means else { return None };
        let plain = plainly(&text[word.clone()]);
        let next = self.next_part(text, word)?;
        let is_other = matches!(self.whole(&text[next.clone()], letters), Some(Ok(Some(other))) if other != thing);
        let mut names = self.lettered().filter(|(known, _)| known.means == thing).flat_map(|(known, _)| known.names());
        (is_other && !names.any(|name| is_same_word(name, &plain)) && self.by_name(&plain).is_some())
            .then_some(word.start..next.end)
    }
    /// The word for a thing that nothing counts, where it or one beside it says that there are several: `greens`, `all green`.
    pub(crate) fn of_several<'t>(&self, text: &'t str, thing: T, letters: &Letters) -> Option<&'t str> {
        let is_several = |range: &Range<usize>| {
            let before = text[..range.start].split_whitespace().rev().map(fold).find(|word| word != "the");
            let [_, after] = beside(text, range).map(fold);
            is_plural(&text[range.clone()]) || before.is_some_and(|word| speech::is_all(&word)) || speech::are_tiles(&after)
        };
        let mut tokens = self.tokens(text, letters).filter(|token| token.means == Ok(Some(thing)) && token.count.is_none());
        tokens.find(|token| is_several(&token.range)).map(|token| &text[token.range])
    }
    /// The part behind another in a row, of which a blank parts it.
    fn next_part(&self, text: &str, part: &Range<usize>) -> Option<Range<usize>> {
        let after = &text[part.end..];
        let start = part.end + after.len() - after.trim_start().len();
        (start > part.end && start < text.len()).then(|| start..self.end_of_part(text, start))
    }
    /// Whether a part only makes the word beside it read well: an article, a preposition, a tile that has the colour.
    fn reads_well(&self, text: &str, part: &Range<usize>, letters: &Letters) -> bool {
        let folded = fold(&text[part.clone()]);
        let is_tile = speech::is_tile(&folded) == Some(false);
        let [before, after] = beside(text, part);
        let is_beside = speech::is_little(&folded) || speech::is_all(&folded) && is_tiles(after);
        // Between numbers it says which: `1 to 5`.
        if folded.len() < 2 || !is_tile && !is_beside || self.is_lettered_run(&folded, letters) || self.are_numbers() {
            return false;
        }
        let is_piece = |word: &str| matches!(self.whole(word, letters), Some(Ok(_)));
        // What English says of one it says of several: "the yellow" does not tell, unlike "the yellow tile".
        if folded == "the" {
            let one = || self.next_part(text, part).and_then(|next| self.one(text, &next, letters));
            let plain = plainly(after);
            let is_named = || self.lettered().any(|(known, _)| known.names().any(|name| is_same_word(name, &plain)));
            return !after.is_empty() && (!is_piece(after) || !is_named() || one().is_some());
        }
        let counts = |word: &str| is_number(word) || !word.is_empty() && word.bytes().all(|sign| sign.is_ascii_digit());
        let goes_on = |word: &str| is_piece(word) || speech::is_little(&fold(word)) || is_tiles(word) || counts(word);
        goes_on(after) || is_tile && is_piece(before)
    }
    /// Whether digits are all that it has.
    fn are_numbers(&self) -> bool {
        self.has_digits() && self.lettered().next().is_none()
    }
    fn is_lettered_run(&self, part: &str, letters: &Letters) -> bool {
        part.chars().all(|letter| self.by_letter(letter, letters).is_some())
    }
    /// A piece that could mean two things: "and" or a piece beside words or capitals, a piece or a count before a word, a piece
    /// after an empty space or a number below zero.
    fn of_two_meanings(&self, text: &str, part: &Range<usize>, letters: &Letters) -> Option<Range<usize>> {
        let is = &text[part.clone()];
        // "Or" between words is no orange and red.
        if speech::is_or(is) && beside(text, part).into_iter().any(|word| self.whole(word, letters).is_some()) {
            return Some(part.clone());
        }
        if let Some(digits) = is.strip_prefix('-')
            && digits.bytes().all(|sign| sign.is_ascii_digit())
            && self.by_letter(digits.chars().next()?, letters).is_some()
            && self.lettered().next().is_some()
        {
            return Some(part.clone());
        }
        let mut signs = is.chars();
        let (Some(sign), None) = (signs.next(), signs.next()) else { return None };
        // A capital or a digit is a piece where no more than a single sign comes next.
        let next = text[part.end..].trim_start_matches(is_between).as_bytes().get(1);
        let is_beside_word = next.is_some_and(|sign| !matches!(sign, b' ' | b',' | b'+'));
        if !may_mean_two(sign) || !sign.is_lowercase() && !is_beside_word || self.by_letter(sign, letters).is_none() {
            return None;
        }
        let is_word = |word: &str| self.whole(word, letters).is_some();
        let is_capital = |word: &str| word.contains(char::is_uppercase) && !text.contains(is_empty_space);
        let mut beside = beside(text, part).into_iter();
        match sign {
            '0'..='9' => {
                let blanks = text[part.end..].len() - text[part.end..].trim_start().len();
                let word = part.end + blanks..self.end_of_part(text, part.end + blanks);
                (blanks > 0 && matches!(self.whole(&text[word.clone()], letters), Some(Ok(_)))).then_some(part.start..word.end)
            }
            'Y' | 'I' => beside.all(is_word).then(|| part.clone()),
            _ => beside.any(|word| is_word(word) || is_capital(word)).then(|| part.clone()),
        }
    }
    /// That a number, all that is `told` or one of tiles, does not say of which colours.
    pub(super) fn of_which(&self, typed: &str, told: &str, what: impl What, letters: &Letters) -> Option<Message> {
        let is_told = typed == told.trim() && typed != "0";
        let number = match typed.split_once(char::is_whitespace) {
            Some((number, tiles)) => Some(number).filter(|_| is_tiles(tiles.rsplit(char::is_whitespace).next().unwrap_or(tiles))),
            None => Some(typed).filter(|_| is_told),
        };
        number.filter(|number| is_number(number) || number.bytes().all(|sign| sign.is_ascii_digit()))?;
        let (first, _) = self.lettered().next()?;
        let letter = self.letter(first.means, letters);
        let message = said!(VALUES, "of-which").with("word", typed).with("what", what.name());
        Some(message.with("two", Arg::Coloured(2, first.name)).with("run", format!("{letter}{letter}").as_str()))
    }
    /// That a word for several does not say how many; none for any other word that is not known.
    pub(super) fn how_many(&self, typed: &str, what: impl What, letters: &Letters) -> Option<Message> {
        let (first, _) = self.lettered().next().filter(|_| is_tiles(typed) || typed.eq_ignore_ascii_case("the"))?;
        Some(self.not_how_many(typed, first.means, what, letters))
    }
    /// The same of a word for several of a thing.
    pub(crate) fn not_how_many(&self, typed: &str, thing: T, what: impl What, letters: &Letters) -> Message {
        let letter = self.letter(thing, letters);
        let message = said!(VALUES, "how-many").with("word", typed).with("what", what.name());
        message.with("two", Arg::Coloured(2, self.name(thing))).with("run", format!("{letter}{letter}").as_str())
    }
    /// That such a sign means two things; none for what is not known at all.
    pub(super) fn unclear(&self, typed: &str, what: impl What, letters: &Letters) -> Option<Message> {
        let below_zero = typed.strip_prefix('-');
        let mut signs = below_zero.unwrap_or(typed).chars();
        let meant = self.by_letter(signs.next()?, letters)?;
        let word = signs.as_str();
        let message = match word.trim_start() {
            _ if let Some(digits) = below_zero => said!(VALUES, "number-or-piece").with("digits", digits),
            _ if speech::is_or(typed) && !word.is_empty() => {
                let pieces = typed.chars().map(|sign| Some(self.typed(self.by_letter(sign, letters)?)));
                let message = said!(VALUES, "or-or-pieces").with("pieces", Arg::List(pieces.collect::<Option<_>>()?));
                return Some(message.with("word", typed).with("what", what.name()));
            }
            "" => {
                let mut others = self.lettered().map(|(known, _)| known.means).filter(|&other| other != meant);
                let (first, second) = (others.next()?, others.next()?);
                let run: String = [first, meant, second].map(|thing| self.letter(thing, letters)).iter().collect();
                let message = said!(VALUES, "and-or-piece").with("first", self.typed(first)).with("second", self.typed(second));
                message.with("run", run.as_str())
            }
            name if name.len() < word.len() => {
                said!(VALUES, "count-or-piece").with("counted", self.typed(self.by_name(&plainly(name))?))
            }
            _ => return None,
        };
        Some(message.with("word", typed).with("what", what.name()).with("piece", self.typed(meant)))
    }
    /// What a part stands for that does not fall apart; none for a run of letters.
    fn whole<'t>(&self, part: &'t str, letters: &Letters) -> Option<Means<'t, T>> {
        part.chars().nth(1)?;
        let plain = plainly(part);
        // The names of things are no runs of the letters of a language, unlike words to avoid.
        let is_lettered = self.is_lettered_run(part, letters);
        let is_run = !matches!(letters, Letters::Own(_)) && is_lettered;
        if !is_run && let Some(thing) = self.by_name(&plain) {
            return Some(Ok(Some(thing)));
        }
        if !is_lettered && let Some(thing) = self.bent(&fold(part)) {
            return Some(Ok(Some(thing)));
        }
        let is_word = || is_nothing(part) || self.is_misspelt(part, letters);
        (self.instead_of(&plain).is_some() || !is_lettered && is_word()).then_some(Err(part))
    }
    /// Whether a part that is no name is rather a misspelt one than a run of letters.
    fn is_misspelt(&self, part: &str, letters: &Letters) -> bool {
        let length = part.chars().count();
        let known = part
            .chars()
            .filter(|&letter| {
                is_empty_space(letter)
                    || self.by_letter(letter, letters).is_some()
                    || self.is_letter(letter)
                    || letter.is_uppercase() && self.is_initial(letter)
            })
            .count();
        length >= 3
            && known < length
            && (is_and(part)
                || is_number(part)
                || known * 2 < length
                || nearest(part, self.words.iter().flat_map(|word| word.names().map(|name| (name, ())))).is_some())
    }
}

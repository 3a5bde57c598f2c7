//! Regular expressions for the ways of writing pieces, rows and numbers.

use crate::case::letters::folded;
use crate::case::pieces::MOST;
use crate::case::spelling::any_of;
use crate::case::{Thing, Vocabulary};
use crate::words::Language;
use crate::words::lists::each_once;
use std::ops::RangeInclusive;

/// The letters of an empty space in a run, within a class.
const EMPTY_SPACE: &str = r"._·\-";
/// What parts the pieces of a run, within a line.
pub(super) const PARTED: &str = r"(?:[^\S\n]|,)*";

/// So many rows, one a line, blank lines between them or not. No blank can be matched in two ways, or backtracking takes ages.
pub(super) fn drawn(row: &str, rows: usize) -> String {
    format!(r"^[\s,]*(?:{row}(?:\n[\s,]*|$)){{{rows}}}$")
}

/// Each word of a vocabulary by its names and its letter: a regular expression without anchors.
pub fn pattern(words: &Vocabulary) -> String {
    let letters = Language::ALL.into_iter().flat_map(|language| words.letters_of(language)).map(folded);
    let names = each_once(words.names().map(str::to_owned).chain(letters));
    any_of(names.iter().map(String::as_str))
}

/// How many of each thing, at most `most`, in words; where digits are pieces, two at least.
pub(super) fn told(words: &Vocabulary, most: u64) -> String {
    let names = any_of(words.names().filter(|name| name.len() > 1 && !name.contains('-')));
    let one = format!(r"{}[\s,]+(?:{names})", count(words, most));
    format!(r"^[\s,]*{one}(?:[\s,]+(?:(?:and|y|i)[\s,]+)?{one})*[\s,]*$")
}

/// A number before a word that counts it.
fn count(words: &Vocabulary, most: u64) -> String {
    let least = if words.has_digits() { r"(?!0*[01]?[\s,])" } else { "" };
    format!("{least}(?:0+|{})", up_to(most))
}

/// The pieces of a run without blanks: a name, with a number up to `most` before it if that is not 0, or letters and dots.
pub(super) fn parts(words: &Vocabulary, most: u64) -> String {
    format!("(?:{})", either(format!("{}+", single(words)), words, most))
}

pub(super) fn pieces(words: &Vocabulary) -> String {
    either(single(words), words, MOST.into())
}

/// Letters or a name, optionally with "and" and another; not if there are no names: an empty branch fits in endless ways.
fn either(letters: String, words: &Vocabulary, most: u64) -> String {
    let names = any_of(words.names().filter(|name| name.len() > 1));
    if names.is_empty() {
        return letters;
    }
    // What is a letter fits by itself.
    let and = if single(words).contains('y') { "and|i" } else { "and|y|i" };
    let count = if most > 0 { format!(r"(?:{}[^\S\n]+)?", count(words, most)) } else { String::new() };
    let counted = format!("{count}(?:{names})");
    format!(r"{letters}|{counted}(?:(?:[^\S\n]|,)+(?:{and})(?=[^\S\n]+{counted}))?")
}

fn single(words: &Vocabulary) -> String {
    let spelled = |letter: char| {
        // An accent may be left out.
        let plain = if letter.is_ascii() { String::new() } else { folded(letter) };
        [letter.to_string(), letter.to_lowercase().collect(), plain.to_uppercase(), plain].concat()
    };
    let letters: String = Language::ALL.into_iter().flat_map(|language| words.letters_of(language)).map(spelled).collect();
    format!("[{}{EMPTY_SPACE}]", each_once(letters.chars()).into_iter().collect::<String>())
}

pub(super) fn with_numbers(words: &Vocabulary) -> String {
    let bare = words.things.iter().find_map(|thing| thing.last).map(|last| up_to(last as u64));
    let thing = |thing: &Thing| {
        let number = thing.last.map_or_else(String::new, |last| up_to(last as u64));
        let letters = thing.letters.into_iter().flatten().map(folded);
        let names: Vec<_> = thing.names().map(str::to_owned).chain(letters).collect();
        format!(r"(?:{})[-_\s]*{number}", any_of(names.iter().map(String::as_str)))
    };
    bare.into_iter().chain(words.things.iter().map(thing)).collect::<Vec<_>>().join("|")
}

/// The numbers from 1 to `last` as they are typed: zeros may come first.
pub(super) fn up_to(last: u64) -> String {
    let digits = last.to_string();
    let length = digits.len();
    let any = |digits: usize| "[0-9]".repeat(digits);
    let mut all: Vec<_> = (1..length).map(|shorter| format!("[1-9]{}", any(shorter - 1))).collect();
    // Of the same length: as `last` up to some digit, smaller there, then anything.
    for (at, digit) in digits.bytes().enumerate() {
        let least = if at == 0 { b'1' } else { b'0' };
        if digit > least {
            let (least, less) = (char::from(least), char::from(digit - 1));
            all.push(format!("{}[{least}-{less}]{}", &digits[..at], any(length - at - 1)));
        }
    }
    all.push(digits);
    format!("0*(?:{})", all.join("|"))
}

/// The whole numbers of a range as they are typed.
pub(super) fn within(range: &RangeInclusive<i64>) -> String {
    let (start, end) = (*range.start(), *range.end());
    if start > 1 {
        let numbers: Vec<_> = (start..=end).map(|number| number.to_string()).collect();
        return format!(r"\+?0*(?:{})", numbers.join("|"));
    }
    let mut all = Vec::new();
    if start < 0 {
        all.push(format!("-{}", up_to(start.unsigned_abs())));
    }
    if start <= 0 {
        all.push("[-+]?0+".to_owned());
    }
    if end > 0 {
        all.push(format!(r"\+?{}", up_to(end.unsigned_abs())));
    }
    all.join("|")
}

//! Polish: cases, and what follows a number.

use super::fold;
use super::functions::{Grammar, How, Join};
use super::lists::number as minus;
use super::nouns::{self, Noun};
use super::table::table;

pub(super) struct Polish;

/// A colour by its English name, and its stem; what follows a stem in -k or -g is spelt with an i.
const COLOURS: &[[&str; 2]] = table!("words/colours.pl");

pub(super) fn stem(colour: &str) -> Option<&'static str> {
    COLOURS.iter().find(|[name, _]| *name == colour).map(|[_, stem]| *stem)
}

/// A folded form of a colour as it is spelt.
pub(super) fn colour(folded: &str) -> Option<String> {
    COLOURS.iter().find_map(|[_, stem]| folded.strip_prefix(&*fold(stem)).map(|end| format!("{stem}{end}")))
}

pub(super) fn ends_adjective(end: &str) -> bool {
    matches!(
        end.strip_prefix('i').unwrap_or(end),
        "" | "y" | "a" | "e" | "ej" | "ego" | "emu" | "m" | "ym" | "ch" | "ych" | "mi" | "ymi"
    ) && !end.is_empty()
}

/// The English name of a colour in any form.
pub(super) fn colour_of(folded: &str) -> Option<&'static str> {
    let is_it = |stem: &str| folded.strip_prefix(&*fold(stem)).is_some_and(ends_adjective);
    COLOURS.iter().find(|[_, stem]| is_it(stem)).map(|[name, _]| *name)
}

/// Whether a folded word is a colour as several have it.
pub(super) fn is_plural(folded: &str) -> bool {
    let end = COLOURS.iter().find_map(|[_, stem]| folded.strip_prefix(&*fold(stem)));
    end.is_some_and(|end| matches!(end.strip_prefix('i').unwrap_or(end), "e" | "ch" | "mi" | "ych" | "ymi"))
}

fn noun_of(noun: &str) -> Option<&'static Noun<13>> {
    nouns::noun_of(nouns::POLISH, noun)
}

/// One, or several, in a case.
pub(super) fn form(noun: &Noun<13>, many: bool, case: usize) -> &'static str {
    let (one, several) = (noun[3 + case], noun[8 + case]);
    if many && !several.is_empty() { several } else { one }
}

/// Which case a sentence asks for.
fn case_of(case: &str) -> Option<usize> {
    ["nom", "gen", "acc", "loc", "ins"].iter().position(|known| *known == case).or(case.is_empty().then_some(0))
}

/// What a number asks of its noun: 1; 2 to 4, but not 12 to 14; or the genitive of several.
fn many_of(count: i64) -> Option<bool> {
    let count = count.unsigned_abs();
    let (tens, ones) = (count % 100, count % 10);
    match (count, ones) {
        (1, _) => None,
        (_, 2..=4) if !(12..=14).contains(&tens) => Some(false),
        _ => Some(true),
    }
}

/// The form of an adjective.
fn adjective(stem: &str, gender: &str, many: bool, case: usize) -> String {
    let end = match (many, gender, case) {
        (false, "m", 0 | 2) => "y",
        (false, "n", 0 | 2) => "e",
        (false, "f", 0) => "a",
        (false, "f", 2 | 4) => "ą",
        (false, "f", _) => "ej",
        (false, _, 1) => "ego",
        (false, _, _) => "ym",
        (true, _, 0 | 2) => "e",
        (true, _, 1 | 3) => "ych",
        (true, _, _) => "ymi",
    };
    let soft = stem.ends_with(['k', 'g']);
    match end.strip_prefix('y') {
        Some(rest) if soft => format!("{stem}i{rest}"),
        None if soft && end.starts_with('e') => format!("{stem}i{end}"),
        _ => format!("{stem}{end}"),
    }
}

fn said(noun: &Noun<13>, colour: Option<&str>, many: bool, case: usize) -> Option<String> {
    let form = form(noun, many, case);
    let Some(colour) = colour else { return Some(form.to_owned()) };
    let stem = stem(colour)?;
    Some(format!("{} {form}", adjective(stem, noun[1], many, case)))
}

impl Grammar for Polish {
    fn count(&self, count: i64, noun: &str, colour: Option<&str>, case: &str) -> Option<String> {
        let (noun, case) = (noun_of(noun)?, case_of(case)?);
        let said = match (many_of(count), case) {
            (None, _) => said(noun, colour, false, case),
            (Some(true), 0 | 2) => said(noun, colour, true, 1),
            (Some(_), _) => said(noun, colour, true, case),
        };
        Some(format!("{} {}", minus(count), said?))
    }
    fn plural(&self, count: i64, forms: usize) -> usize {
        match many_of(count) {
            None => 0,
            Some(false) => 1,
            Some(true) => forms - 1,
        }
    }
    fn unit(&self, amount: Option<i64>, noun: &str) -> Option<String> {
        let noun = noun_of(noun)?;
        match amount.map_or(Some(true), many_of) {
            None => said(noun, None, false, 0),
            Some(many) => said(noun, None, true, usize::from(many)),
        }
    }
    fn noun(&self, noun: &str, colour: Option<&str>, many: bool, case: &str) -> Option<String> {
        said(noun_of(noun)?, colour, many, case_of(case)?)
    }
    fn the(&self, noun: &str, number: Option<usize>, case: &str) -> Option<String> {
        let noun = self.noun(noun, None, false, case)?;
        Some(number.map_or_else(|| noun.clone(), |number| format!("{noun} {number}")))
    }
    fn behind(&self, how: How, noun: &str, number: Option<usize>) -> Option<String> {
        let (at, of) = (noun_of(noun)?[2], self.the(noun, number, "gen")?);
        Some(match how {
            How::Of => of,
            // "ze" where two consonants would collide.
            How::From if of.starts_with("śr") || of.starts_with("św") => format!("ze {of}"),
            How::From => format!("z {of}"),
            How::At => format!("{at} {}", self.the(noun, number, "loc")?),
            How::To if at == "w" => format!("do {of}"),
            How::To => format!("{at} {}", self.the(noun, number, "acc")?),
        })
    }
    fn colour(&self, colour: &str, noun: &str, many: bool, case: &str) -> Option<String> {
        let gender = noun_of(noun).map_or("m", |noun| noun[1]);
        let stem = stem(colour)?;
        Some(adjective(stem, gender, many, case_of(case)?))
    }
    fn coloured(&self, count: i64, colour: &str, case: &str) -> Option<String> {
        let case = if many_of(count) == Some(true) && matches!(case, "" | "nom" | "acc") { "gen" } else { case };
        Some(format!("{count} {}", self.colour(colour, "tile", count != 1, case)?))
    }
    fn joint(&self, join: Join, _: &str) -> &'static str {
        if join == Join::And { "i" } else { "lub" }
    }
}

//! Spanish: gender, number, articles that melt into prepositions.

use super::fold;
use super::functions::{Grammar, How, Join, ONE};
use super::nouns::{self, Noun};
use super::table::table;

pub(super) struct Spanish;

/// A colour by its English name: masculine, feminine, and the same for several.
const COLOURS: &[[&str; 5]] = table!("words/colours.es");

/// Every form of every colour.
pub(super) fn colours() -> impl Iterator<Item = &'static str> {
    COLOURS.iter().flat_map(|[_, forms @ ..]| forms.iter().copied())
}

/// The English name of a colour in any form.
pub(super) fn colour_of(folded: &str) -> Option<&'static str> {
    let known = COLOURS.iter().find(|[_, forms @ ..]| forms.iter().any(|form| fold(form) == folded));
    known.map(|[name, ..]| *name)
}

/// Whether a folded word is a colour as several have it.
pub(super) fn is_plural(folded: &str) -> bool {
    COLOURS.iter().any(|[_, _, _, several @ ..]| several.iter().any(|form| fold(form) == folded))
}

fn noun_of(noun: &str) -> Option<&'static Noun<4>> {
    nouns::noun_of(nouns::SPANISH, noun)
}

/// One, or several.
pub(super) fn form(&[_, _, one, several]: &Noun<4>, many: bool) -> &'static str {
    if many && !several.is_empty() { several } else { one }
}

fn is_feminine(noun: &Noun<4>) -> bool {
    noun[1] == "f"
}

impl Grammar for Spanish {
    fn noun(&self, noun: &str, colour: Option<&str>, many: bool, _: &str) -> Option<String> {
        let said = form(noun_of(noun)?, many);
        match colour {
            Some(colour) => Some(format!("{said} {}", self.colour(colour, noun, many, "")?)),
            None => Some(said.to_owned()),
        }
    }
    fn one(&self, noun: &str, colour: Option<&str>, _: &str) -> Option<String> {
        let article = if is_feminine(noun_of(noun)?) { "una" } else { "un" };
        Some(format!("{article} {}", self.noun(noun, colour, false, "")?))
    }
    fn the(&self, noun: &str, number: Option<usize>, _: &str) -> Option<String> {
        let noun = noun_of(noun)?;
        let (article, one) = (if is_feminine(noun) { "la" } else { "el" }, form(noun, false));
        Some(number.map_or_else(|| format!("{article} {one}"), |number| format!("{article} {one} {number}")))
    }
    fn behind(&self, how: How, noun: &str, number: Option<usize>) -> Option<String> {
        let noun = self.the(noun, number, "")?;
        Some(match how {
            How::Of | How::From => melted("de", &noun),
            How::At => format!("en {noun}"),
            How::To => melted("a", &noun),
        })
    }
    fn colour(&self, colour: &str, noun: &str, many: bool, _: &str) -> Option<String> {
        let feminine = noun_of(noun).is_some_and(is_feminine);
        let [_, forms @ ..] = COLOURS.iter().find(|[name, ..]| *name == colour)?;
        Some(forms[usize::from(many) * 2 + usize::from(feminine)].to_owned())
    }
    fn card(&self, colour: &str, number: u8, case: &str) -> Option<String> {
        let said = if case == ONE { self.one("card", Some(colour), "")? } else { self.colour(colour, "card", false, "")? };
        Some(format!("{said} {number}"))
    }
    fn joint(&self, join: Join, last: &str) -> &'static str {
        match (join, last.to_lowercase().chars().next()) {
            // "e" before an i, "u" before an o.
            (Join::And, Some('i' | 'í')) => "e",
            (Join::And, _) => "y",
            (Join::Or, Some('o' | 'ó')) => "u",
            (Join::Or, _) => "o",
        }
    }
}

/// "del centro", "al centro".
fn melted(before: &str, noun: &str) -> String {
    match noun.strip_prefix("el ") {
        Some(noun) => format!("{before}l {noun}"),
        None => format!("{before} {noun}"),
    }
}

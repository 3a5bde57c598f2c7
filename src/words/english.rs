//! English: plurals, articles, prepositions.

use super::functions::{Grammar, How, Join, ONE};
use super::lists::a;

pub(super) struct English;

impl Grammar for English {
    fn noun(&self, noun: &str, colour: Option<&str>, many: bool, _: &str) -> Option<String> {
        let noun = if many { several(noun) } else { noun.to_owned() };
        Some(colour.map_or(noun.clone(), |colour| format!("{colour} {noun}")))
    }
    fn one(&self, noun: &str, colour: Option<&str>, _: &str) -> Option<String> {
        Some(a(&self.noun(noun, colour, false, "")?))
    }
    fn the(&self, noun: &str, number: Option<usize>, _: &str) -> Option<String> {
        Some(number.map_or_else(|| format!("the {noun}"), |number| format!("{noun} {number}")))
    }
    fn behind(&self, how: How, noun: &str, number: Option<usize>) -> Option<String> {
        let before = match how {
            How::Of => "of",
            How::At if matches!(noun, "centre" | "bag") || noun.ends_with("box") => "in",
            How::At => "on",
            How::From => "from",
            How::To => "to",
        };
        Some(format!("{before} {}", self.the(noun, number, "")?))
    }
    fn colour(&self, colour: &str, _: &str, _: bool, _: &str) -> Option<String> {
        Some(colour.to_owned())
    }
    fn card(&self, colour: &str, number: u8, case: &str) -> Option<String> {
        let card = format!("{colour} {number}");
        Some(if case == ONE { a(&card) } else { card })
    }
    fn joint(&self, join: Join, _: &str) -> &'static str {
        if join == Join::And { "and" } else { "or" }
    }
}

fn several(noun: &str) -> String {
    match noun {
        "lid of the box" => "lids of the box".to_owned(),
        _ if noun.ends_with("ry") => format!("{}ies", noun.trim_end_matches('y')),
        _ if noun.ends_with('x') => format!("{noun}es"),
        _ => format!("{noun}s"),
    }
}

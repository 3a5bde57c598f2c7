//! Words of a text that belong together, and those that only join others: `first-player marker`, `red and blue`.

use super::pieces::place_in;
use super::tokens::is_between;
use crate::words::{fold, speech};
use std::ops::Range;

/// The most words that a name has.
const LONGEST: usize = 4;

/// Whether a word joins two others. A capital letter is a piece.
pub(crate) fn is_and(word: &str) -> bool {
    matches!(word, "and" | "y" | "i" | "oraz" | "plus" | "más" | "mas" | "&")
}

/// Where the longest name ends that several words of a text from `at` on are; none if they are none.
pub(super) fn name_of_several(text: &str, at: usize, is_name: impl Fn(&str) -> bool) -> Option<usize> {
    let rest = text.get(at..)?.split(',').next()?;
    let ends = rest.match_indices(char::is_whitespace).map(|(end, _)| end).chain([rest.len()]);
    let is_meant = |&end: &usize| is_name(&rest[..end].split_whitespace().collect::<Vec<_>>().join("-"));
    ends.skip(1).take(LONGEST).filter(is_meant).last().map(|end| at + end)
}

/// Whether a word of a text, or several, are a name.
pub(super) fn has_name(text: &str, is_name: impl Fn(&str) -> bool) -> bool {
    let mut words = text.split(is_between).filter(|word| word.len() > 1);
    words.any(|word| is_name(word) || name_of_several(text, place_in(text, word).start, &is_name).is_some())
}

/// The words before and after a part of a text; empty where there is none.
pub(super) fn beside<'t>(text: &'t str, part: &Range<usize>) -> [&'t str; 2] {
    let before = text[..part.start].trim_end_matches(is_between).rsplit(is_between).next();
    let after = text[part.end..].trim_start_matches(is_between).split(is_between).next();
    [before, after].map(Option::unwrap_or_default)
}

/// Whether a part of a text joins the words beside it, the first perhaps with its noun; the second may have a count and an
/// article. A comma after it makes it part of a list.
pub(super) fn joins(text: &str, part: &Range<usize>, is_word: impl Fn(&str) -> bool) -> bool {
    if !is_and(&text[part.clone()]) || text[part.end..].trim_start().starts_with(',') {
        return false;
    }
    let [before, mut after] = beside(text, part);
    let says = |folded: &str| speech::is_little(folded) || speech::number_before(folded).is_some();
    let is_before = |word: &str| word.bytes().all(|sign| sign.is_ascii_digit()) || says(&fold(word));
    while !after.is_empty() && is_before(after) {
        [_, after] = beside(text, &place_in(text, after));
    }
    (is_word(before) || speech::is_tile(&fold(before)).is_some()) && is_word(after)
}

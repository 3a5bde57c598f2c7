//! How people say what a case means: words that only make it read well, numbers in words, and words as a sentence bends them.
//!
//! Nothing here is asked for a word that is known as it is.

use super::table::{OtherNames, also, table, vocabulary};
use super::{fold, nouns, polish, spanish};
use std::collections::HashMap;
use std::sync::LazyLock;

/// Words of sentences by what they say.
pub(super) const VOCABULARY: OtherNames = vocabulary!("words/speech");

/// Articles, prepositions, and what stands before a number.
const LITTLE: &[&str] = also!("little");

/// What says that all of it is meant.
const ALL: &[&str] = also!("all");

/// What says that it is one or the other, or that one pays for the other.
const OR: &[&str] = also!("or");

/// What says that nothing is there.
const NOTHING: &[&str] = also!("nothing");
/// The number of what is not there.
const ZERO: &[&str] = also!("zero");
/// The same of a place.
const EMPTY: &[&str] = also!("empty");
/// The same before a word for what is not there.
const NONE_OF: &[&str] = also!("none-of");

/// What stands before one thing. Of Spanish, only the article of all pieces: "el azul" is the colour.
const ONE_OF: &[&str] = also!("one-of");

/// The numbers from one on in words, and which of several: in English, and the stems in Spanish and in Polish.
const NUMBERS: &[[&str; 4]] = table!("words/numbers");
/// What follows a number that says which.
const AFTER_DIGITS: &[&str] = &["st", "nd", "rd", "th", "a", "o", "er", "ª", "º", ".", ".ª", ".º", ".a", ".o"];

/// The numbers in words, folded.
pub(crate) fn numbers() -> impl Iterator<Item = &'static str> {
    NUMBERS.iter().flat_map(|[words, ..]| words.split(' '))
}

/// Whether a folded word only makes a text read well.
pub(crate) fn is_little(folded: &str) -> bool {
    LITTLE.contains(&folded)
}

/// Whether a word, in small letters, says that it is one or the other.
pub(crate) fn is_or(word: &str) -> bool {
    OR.contains(&word)
}

/// Whether a folded word says that all of it is meant.
pub(crate) fn is_all(folded: &str) -> bool {
    ALL.contains(&folded)
}

/// The number that a folded word before what it counts is: `two`, and `a` is one.
pub(crate) fn number_before(folded: &str) -> Option<u16> {
    number(folded).or_else(|| ONE_OF.contains(&folded).then_some(1))
}

/// The number that a folded word is.
pub(crate) fn number(folded: &str) -> Option<u16> {
    static BY_WORD: LazyLock<HashMap<&str, u16>> = LazyLock::new(|| {
        let words = (1..).zip(NUMBERS).flat_map(|(number, [words, ..])| words.split(' ').map(move |word| (word, number)));
        words.collect()
    });
    BY_WORD.get(folded).copied()
}

/// Whether a folded word is the number zero.
pub(crate) fn is_zero(folded: &str) -> bool {
    ZERO.contains(&folded)
}

/// Which one of several a folded word says: `second`, `2nd`, `segunda`, `drugiej`.
pub(crate) fn nth(folded: &str) -> Option<u16> {
    let end = folded.trim_start_matches(|sign: char| sign.is_ascii_digit());
    if end.len() < folded.len() {
        return AFTER_DIGITS.contains(&end).then(|| folded[..folded.len() - end.len()].parse().ok())?;
    }
    let is_it = |[_, english, spanish, polish]: &[&str; 4]| {
        folded == *english
            || folded.strip_prefix(spanish).is_some_and(|end| matches!(end, "" | "o" | "a"))
            || folded.strip_prefix(polish).is_some_and(polish::ends_adjective)
    };
    u16::try_from(NUMBERS.iter().position(is_it)? + 1).ok()
}

/// A folded text without the word that says which one is meant, and that number: `second-line`, `line-two`, `2-linia`.
pub(crate) fn with_number(folded: &str) -> Option<(String, u16)> {
    let words: Vec<_> = folded.split('-').filter(|word| !word.is_empty()).collect();
    let last = words.len().checked_sub(1)?;
    let mut which = words.iter().enumerate().filter_map(|(at, word)| {
        let told =
            nth(word).or_else(|| if at == last { number(word) } else { word.parse().ok().filter(|_| !is_of_several(&words)) });
        Some((at, told?))
    });
    let (at, told) = which.next()?;
    let others: Vec<_> = words.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, word)| *word).collect();
    // "The second" is what "second" is.
    let others = if others.iter().all(|word| is_little(word)) { String::new() } else { others.join("-") };
    which.next().is_none().then_some((others, told))
}

/// Whether one of these folded words can only be of several things.
fn is_of_several(words: &[&str]) -> bool {
    words.iter().filter_map(|word| BENT.get(*word)).any(|forms| forms.iter().all(|(_, many)| *many))
}

/// A folded text of several words without the little ones, and without "one" before what it names: `mueve-la-figura`.
pub(crate) fn terse(folded: &str) -> String {
    folded.split('-').filter(|word| !is_little(word) && number(word) != Some(1)).collect::<Vec<_>>().join("-")
}

/// A folded text without the little words at its ends, and without those in it that the caller drops.
pub(crate) fn bare(folded: &str, is_dropped: impl Fn(&str) -> bool) -> String {
    let is_beside = |word: &str| word.is_empty() || is_little(word) || is_dropped(word);
    let words: Vec<_> = folded.split('-').collect();
    let start = words.iter().take_while(|word| is_beside(word)).count();
    let end = words.iter().rposition(|word| !is_beside(word)).map_or(start, |last| last + 1);
    words[start..end.max(start)].join("-")
}

/// The count at a folded text's start, and the rest: `two-yellow`, `las-2-amarillas`; none without a number or "all".
/// What is said of one only is one: `a-yellow`, `the-yellow-tile`.
pub(crate) fn counted(folded: &str) -> Option<(Option<u16>, String)> {
    let mut words = folded.split('-').peekable();
    let mut article = "";
    while let Some(little) = words.next_if(|word| is_little(word)) {
        article = little;
    }
    let all = words.next_if(|word| is_all(word)).is_some();
    while words.next_if(|word| is_little(word)).is_some() {}
    let count = words.next_if(|word| number(word).is_some() || word.parse::<u16>().is_ok());
    let count = count.and_then(|word| number(word).or_else(|| word.parse().ok()));
    let is_one = || {
        // "The red one".
        let is_noun =
            |(at, word): (usize, &str)| (at > 0 || number(word).is_none()) && is_single(word, &["tile", "piece", "card"]);
        !all && (ONE_OF.contains(&article) || words.clone().enumerate().any(is_noun))
    };
    let count = count.or_else(|| is_one().then_some(1));
    (all || count.is_some()).then(|| (count, words.collect::<Vec<_>>().join("-")))
}

/// The count at a folded text's start and which of some nouns, named in English, is counted: `7-krysztalow` is 7 crystals.
pub(crate) fn so_many<'n>(folded: &str, nouns: impl IntoIterator<Item = &'n str>) -> Option<(u16, &'n str)> {
    let (count, what) = counted(folded)?;
    let is = |word: &str, noun: &str| word == noun || names(word).contains(&noun);
    // Pieces of crystal, scales of a dragon.
    let is_beside = |word: &str| is_little(word) || ["piece", "piece of crystal", "dragon"].iter().any(|noun| is(word, noun));
    let is_all = |noun: &str| what.split('-').all(|word| is(word, noun) || is_beside(word));
    let is_named = |noun: &&str| what.split('-').any(|word| is(word, noun)) && is_all(noun);
    Some((count?, nouns.into_iter().find(is_named)?))
}

/// Whether a folded text says that nothing is there: `empty`, `no tiles`, `sin cartas`.
pub(crate) fn is_nothing(folded: &str) -> bool {
    let none_of = |(first, what): (&str, &str)| NONE_OF.contains(&first) && (is_tile(what).is_some() || is_card(what).is_some());
    NOTHING.contains(&folded) || EMPTY.contains(&folded) || folded.split_once('-').is_some_and(none_of)
}

/// Whether a folded text says that places are empty: `empty`, `all empty`; `none` may mean that there are none.
pub(crate) fn is_empty(folded: &str) -> bool {
    let rest = folded.split_once('-').filter(|(first, _)| is_all(first)).map_or(folded, |(_, rest)| rest);
    EMPTY.contains(&rest)
}

/// Whether a folded word is a card: one, or several.
pub(crate) fn is_card(folded: &str) -> Option<bool> {
    which(folded, &["card"])
}

/// Whether a folded word is a tile, of several games: one, or several.
pub(crate) fn is_tile(folded: &str) -> Option<bool> {
    which(folded, &["tile", "piece"])
}

/// Whether a folded word is a tile of which there is one: not `płytki`, which may be several.
pub(crate) fn is_one_tile(folded: &str) -> bool {
    is_single(folded, &["tile", "piece"])
}

/// Whether a folded word is a tile of which there may be several.
pub(crate) fn are_tiles(folded: &str) -> bool {
    is_tile(folded).is_some() && !is_one_tile(folded)
}

/// Whether a folded word is one of some nouns, in any form: one, or several. What is said of one and of several alike may be one.
fn which(folded: &str, nouns: &[&str]) -> Option<bool> {
    forms(folded, nouns).reduce(|one, other| one && other)
}

/// Whether a folded word is one of some nouns and can be only one of it.
fn is_single(folded: &str, nouns: &[&str]) -> bool {
    forms(folded, nouns).reduce(|one, other| one || other) == Some(false)
}

/// What a folded word may be of some nouns: for each form, whether that is of several.
fn forms(folded: &str, nouns: &[&str]) -> impl Iterator<Item = bool> {
    let many = folded.strip_suffix('s').is_some_and(|one| nouns.contains(&one));
    let english = (many || nouns.contains(&folded)).then_some(many);
    let known = SAID_TOO.iter().find(|[word, ..]| *word == folded).map(|[_, noun, many]| (*noun, *many == "several"));
    let bent = BENT.get(folded).into_iter().flatten().copied().chain(known).filter(|(noun, _)| nouns.contains(noun));
    english.into_iter().chain(bent.map(|(_, many)| many))
}

/// Whether a folded word is said instead of the rulebooks' for several.
pub(super) fn is_said_of_several(folded: &str) -> bool {
    SAID_TOO.iter().any(|[word, _, many]| *word == folded && *many == "several")
}

/// What people say instead of the rulebooks' word, the noun, and whether it is said of several.
const SAID_TOO: &[[&str; 3]] = table!("words/said_too");

/// All forms of all nouns, folded, with their English names and whether they are plural; a map, for every card of a hand.
static BENT: LazyLock<HashMap<String, Vec<(&'static str, bool)>>> = LazyLock::new(|| {
    let mut bent: HashMap<String, Vec<_>> = HashMap::new();
    let mut add = |form: &str, name: &'static str, many: bool| {
        let names = bent.entry(fold(form).into_owned()).or_default();
        if !names.contains(&(name, many)) {
            names.push((name, many));
        }
    };
    for many in [false, true] {
        nouns::SPANISH.iter().for_each(|noun| add(spanish::form(noun, many), noun[0], many));
        for noun in nouns::POLISH {
            (0..5).for_each(|case| add(polish::form(noun, many, case), noun[0], many));
        }
    }
    bent
});

/// The English names of what a folded word may be that a sentence has bent: `gospodzie`, `zoltej`, `yellows`.
pub(crate) fn names(folded: &str) -> Vec<&str> {
    let mut names: Vec<&str> = Vec::new();
    // Shorter words are too many things.
    if folded.len() < SHORTEST {
        return names;
    }
    names.extend(BENT.get(folded).into_iter().flatten().map(|(name, _)| *name));
    names.extend(spanish::colour_of(folded).or_else(|| polish::colour_of(folded)));
    names.extend(folded.strip_suffix("es").into_iter().chain(folded.strip_suffix('s')));
    names
}

const SHORTEST: usize = 4;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bent_words_are_known_by_their_english_names() {
        assert!(names("gospodzie").contains(&"hospice") && names("yellows").contains(&"yellow"));
        assert!(names("niebieskiej").contains(&"blue") && names("zolta").contains(&"yellow"));
        assert!(names("of").is_empty());
        assert_eq!(
            ["loseta", "losetami", "plytek", "tiles", "pieces", "kafelki", "line"].map(is_tile),
            [Some(false), None, Some(true), Some(true), Some(true), Some(true), None]
        );
    }
}

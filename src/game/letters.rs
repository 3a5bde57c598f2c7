//! The letters that a case writes colours with: those of a language, or a legend of its own.

use super::lexicon::{COMMON, LANGUAGES};
use crate::case::{Doubted, Letters, Node, Problem, Reader, Value, Vocabulary, fold, is_same};
use crate::order;
use crate::words::lists::first_of_each;
use crate::words::{self, Arg, Language, Message, begins_colour, said};
use serde_json::{Map, Value as Json};

/// Reads `letters:`; none, with problems in the reader, if it cannot be read.
pub(crate) fn read(node: &Node<'_>, colours: &Vocabulary, reader: &mut Reader) -> Option<Letters> {
    match &node.value {
        Value::Scalar(word, _) if let Some(language) = LANGUAGES.find(word) => Some(Letters::Of(language)),
        Value::Map(entries) => legend(node, entries, colours, reader).map(Letters::Own),
        Value::Scalar(..) | Value::List(_) => reader.fail(node, "case/letters", said!(COMMON, "letters-odd")),
    }
}

/// A legend in which every colour has one letter, and every letter one colour.
fn legend(
    node: &Node<'_>,
    entries: &[(Node<'_>, Node<'_>)],
    colours: &Vocabulary,
    reader: &mut Reader,
) -> Option<Vec<(char, &'static str)>> {
    let before = reader.problems.len();
    let mut legend: Vec<(char, &'static str)> = Vec::new();
    for (key, value) in entries {
        let (Some(letter), Some(colour)) = (letter(key, reader), colour(value, colours, reader)) else { continue };
        if let Some((known, _)) = legend.iter().find(|(known, _)| is_same(*known, letter)) {
            let message = said!(COMMON, "letter-twice").with("letter", sign(*known));
            reader.problem(key, "case/letters", message.with("again", sign(letter)));
        } else if legend.iter().any(|(_, known)| *known == colour) {
            reader.problem(value, "case/letters", said!(COMMON, "colour-twice").with("colour", Arg::Term(colour)));
        } else {
            legend.push((letter, colour));
        }
    }
    let all = colours.lettered(Language::English).map(|(_, colour)| colour);
    let left: Vec<_> = all.filter(|colour| legend.iter().all(|(_, known)| known != colour)).map(Arg::Term).collect();
    if reader.problems.len() == before && !left.is_empty() {
        reader.problem(node, "case/letters", said!(COMMON, "colours-left").with("colours", Arg::List(left.into())));
    }
    (reader.problems.len() == before).then_some(legend)
}

fn letter(node: &Node<'_>, reader: &mut Reader) -> Option<char> {
    let Value::Scalar(text, _) = &node.value else { return None };
    let mut signs = text.trim().chars();
    match (signs.next(), signs.next()) {
        (Some(letter), None) if letter.is_alphabetic() => letter.to_uppercase().next(),
        _ => reader.fail(node, "case/letters", said!(COMMON, "no-letter").with("word", &**text)),
    }
}

fn colour(node: &Node<'_>, colours: &Vocabulary, reader: &mut Reader) -> Option<&'static str> {
    let word = reader.text(node, || said!(COMMON, "the-letters").into())?;
    let folded = fold(word);
    let found = colours.things.iter().find(|thing| folded.chars().nth(1).is_some() && thing.is_called(&folded));
    if found.is_none() {
        let known = colours.lettered(Language::English).map(|(_, colour)| Arg::Term(colour)).collect();
        let message = said!(COMMON, "no-colour-of-letter").with("word", word).with("colours", Arg::List(known));
        reader.problem(node, "case/unknown-word", message);
    }
    Some(found?.name)
}

fn sign(letter: char) -> Arg {
    Arg::Name(letter.to_string())
}

/// Letters as a case says them; none for those that it need not say.
pub(crate) fn written(letters: &Letters) -> Option<Json> {
    match letters {
        Letters::Of(Language::English) | Letters::Unsaid(..) => None,
        Letters::Of(language) => Some(language.tag().into()),
        Letters::Own(legend) => {
            let legend: Map<_, _> = legend.iter().map(|&(letter, colour)| (letter.to_string(), colour.into())).collect();
            Some(legend.into())
        }
    }
}

/// What a case says of its letters.
pub(crate) struct Said<'c> {
    /// What colours are written with.
    pub(crate) letters: &'c Letters,
    /// Whether it says so itself.
    pub(crate) declared: bool,
    pub(crate) language: Language,
    pub(crate) colours: &'c Vocabulary,
}

/// The English letters that may be another colour in a language: those that begin the name of one, but not of their own.
pub(crate) fn doubted(colours: &Vocabulary, language: Language) -> Doubted {
    let begins = |letter: char, colour: &str| begins_colour(language, colour, letter);
    let is_another = |letter: char| colours.lettered(language).any(|(_, colour)| begins(letter, colour));
    let is_doubted = |&(letter, colour): &(char, &'static str)| !begins(letter, colour) && is_another(letter);
    colours.lettered(Language::English).filter(is_doubted).map(|(letter, _)| letter).collect()
}

/// The letter that a problem is about.
fn typed(problem: &Problem) -> Option<char> {
    problem.message.args().iter().find_map(|(name, arg)| match arg {
        Arg::Name(word) if *name == "word" => word.chars().next(),
        _ => None,
    })
}

/// The same problems, of which all letters that the case does not have are one: what has to be changed is one line.
pub(crate) fn gathered(said: &Said<'_>, problems: Vec<Problem>) -> Vec<Problem> {
    let (mut unknown, mut others): (Vec<_>, Vec<_>) = problems.into_iter().partition(|found| found.code == "case/unknown-letter");
    // Those of another language tell which letters the case has, and so what the others are.
    let is_doubted = |problem: &Problem| typed(problem).is_some_and(|letter| said.doubted(letter).is_some());
    if !unknown.iter().all(is_doubted) {
        unknown.retain(|problem| !is_doubted(problem));
    }
    let letters = first_of_each(unknown.iter().filter_map(typed), |&letter, &known| is_same(known, letter));
    let mut places: Vec<_> = unknown.into_iter().map(|problem| problem.span).collect();
    order::by_key(&mut places, |place| place.start);
    let mut places = places.into_iter();
    if let Some(first) = places.next() {
        let mut problem = match letters.first().and_then(|&letter| said.doubted(letter)) {
            Some(language) => Problem::new("case/unclear", said.of_two(&letters, language), first),
            None => Problem::new("case/unknown-letter", said.unknown(&letters), first),
        };
        problem.again = places.take(Problem::SHOWN).collect();
        let at = others.iter().position(|other| other.span.start > first.start).unwrap_or(others.len());
        others.insert(at, problem);
    }
    others
}

impl Said<'_> {
    fn unknown(&self, letters: &[char]) -> Message {
        let message = self.of(letters, said!(COMMON, "letters-unknown")).with("declared", self.declared);
        let theirs = if self.declared { None } else { self.meant(letters) };
        let language = theirs.map_or("none", Language::tag);
        let legend = theirs.map_or(Arg::Term(""), |language| self.legend(&Letters::Of(language)));
        message.with("language", Arg::Term(language)).with("theirs", legend)
    }
    /// The other language in which an English letter of the case is another colour.
    fn doubted(&self, typed: char) -> Option<Language> {
        let Letters::Unsaid(language, doubted) = self.letters else { return None };
        doubted.has(typed).then_some(*language)
    }
    /// That letters are one colour in English, and another in the language of the keys.
    fn of_two(&self, letters: &[char], language: Language) -> Message {
        let message = self.of(letters, said!(COMMON, "letters-of-two")).with("language", Arg::Term(language.tag()));
        message.with("theirs", self.legend(&Letters::Of(language)))
    }
    /// What is said of letters, with those that the case has.
    fn of(&self, letters: &[char], says: words::Said) -> Message {
        let message = says.with("letters", Arg::from_iter(letters.iter().copied().map(sign))).with("count", letters.len());
        message.with("known", self.legend(self.letters))
    }
    /// The language whose letters they are: the case's own, or the first that has all of them.
    fn meant(&self, letters: &[char]) -> Option<Language> {
        let has = |language: &Language| {
            letters.iter().all(|&typed| self.colours.letters_of(*language).any(|letter| is_same(letter, typed)))
        };
        let own = Language::foreign().find(|language| *language == self.language);
        own.or_else(|| Language::foreign().find(has))
    }
    /// Each colour with its letter.
    fn legend(&self, letters: &Letters) -> Arg {
        let entry = |(letter, colour): (char, &'static str)| {
            said!(COMMON, "letter-of").with("letter", sign(letter)).with("colour", Arg::Term(colour)).into()
        };
        match letters {
            Letters::Of(language) => Arg::List(self.colours.lettered(*language).map(entry).collect()),
            Letters::Unsaid(..) => self.legend(Letters::ENGLISH),
            Letters::Own(legend) => Arg::List(legend.iter().copied().map(entry).collect()),
        }
    }
}

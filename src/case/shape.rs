//! What may stand under a key, as a table: source of the schema, and of the ranges and words that readers check.

use super::letters::is_typed;

use super::lexicon::names_of;
use super::spelling::like;
use super::{Key, Kind, Letters, Lexicon, Word};
use crate::words::{Language, Message, Said, fold, named_as, typed_in};
use smallvec::{SmallVec, smallvec};
use std::borrow::Cow;
use std::ops::RangeInclusive;

/// A vocabulary without what its words mean. What a game's words are may depend on its edition.
pub type Words = fn(edition: usize) -> Vocabulary;

/// The names of some things.
#[derive(Debug, Clone)]
pub struct Vocabulary {
    /// What they name, as a noun: "colour"; none where nobody is told.
    pub what: Option<Said>,
    /// Each thing.
    pub things: Vec<Thing>,
    /// Those of the case in which it is read.
    pub letters: Letters,
    /// That of the case in which it is read.
    pub language: Language,
    /// The noun with which colours agree in that language, if they stand for it: "card".
    pub of: &'static str,
}

/// The names of one thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thing {
    /// Its own name; all are folded.
    pub name: &'static str,
    /// Its other names.
    pub also: &'static [&'static str],
    /// Its letters in runs in the order of [`Language::ALL`](crate::words::Language::ALL), upper case.
    pub letters: Option<[char; Language::ALL.len()]>,
    /// The highest number that it has, where it is written with a number: `factory 3`.
    pub last: Option<usize>,
}

impl Thing {
    /// One that is written by a name, and nothing else.
    pub fn named(name: &'static str, also: &'static [&'static str]) -> Self {
        Self { name, also, letters: None, last: None }
    }
    /// All its names, its own first.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + Clone + use<> {
        names_of(self.name, self.also)
    }
    /// Whether a folded name is one of its own.
    pub fn is_called(&self, name: &str) -> bool {
        self.names().any(|known| known == name)
    }
    /// How words name it, with each of its numbers where it has some.
    pub fn numbered(&self) -> Vec<(Cow<'static, str>, Option<usize>)> {
        let name = self.name;
        match self.last {
            None => vec![(name.into(), None)],
            Some(last) => (1..=last).map(|number| (format!("{name} {number}").into(), Some(number))).collect(),
        }
    }
}

impl Vocabulary {
    /// Some things, in a case that says nothing of letters and language.
    pub fn of(what: Option<Said>, things: Vec<Thing>) -> Self {
        Self { what, things, letters: Letters::default(), language: Language::English, of: "" }
    }
    /// The same in a case that has letters and a language of its own.
    #[must_use]
    pub fn of_case(self, letters: &Letters, language: Language) -> Self {
        Self { letters: letters.clone(), language, ..self }
    }
    /// What they name, in English.
    pub(super) fn noun(&self) -> String {
        self.what.map_or_else(String::new, |what| Message::from(what).to_string())
    }
    /// What a thing is called in the case.
    pub fn name(&self, thing: &Thing) -> String {
        typed_in(self.language, thing.name, thing.also, self.of).unwrap_or_else(|| thing.name.to_owned())
    }
    /// What a thing is called where another one is typed: by its letter, or in the same language and form.
    pub(crate) fn called_like(&self, thing: &Thing, typed: &str) -> String {
        if let (None, Some(letter)) = (typed.chars().nth(1), self.letter(thing)) {
            return letter.to_string();
        }
        let known = self.by_name(typed).and_then(|known| self.things.get(known));
        let name = known.and_then(|known| named_as(typed, (known.name, known.also), (thing.name, thing.also)));
        let name = name.unwrap_or_else(|| self.name(thing));
        like(&name, typed)
    }
    /// Its own name of a thing.
    pub fn own_name(&self, thing: usize) -> Option<&'static str> {
        Some(self.things.get(thing)?.name)
    }
    /// Whether all things have letters, so that they can stand in runs.
    pub fn is_lettered(&self) -> bool {
        self.things.iter().all(|thing| thing.letters.is_some())
    }
    /// Whether no thing has one: all are written by their names.
    pub fn is_named(&self) -> bool {
        self.things.iter().all(|thing| thing.letters.is_none())
    }
    /// The letter of a thing in the case.
    pub fn letter(&self, thing: &Thing) -> Option<char> {
        thing.letters.map(|usual| self.letters.of(usual, |name| thing.is_called(name)))
    }
    /// The thing that a letter of the case stands for.
    pub fn by_letter(&self, typed: char) -> Option<usize> {
        self.things.iter().position(|thing| self.letter(thing).is_some_and(|letter| is_typed(letter, typed)))
    }
    /// The thing that a name stands for.
    pub fn by_name(&self, name: &str) -> Option<usize> {
        let folded = fold(name);
        self.things.iter().position(|thing| thing.is_called(&folded))
    }
    /// The thing that a word stands for: a name, or a letter of the case.
    pub fn find(&self, word: &str) -> Option<usize> {
        let mut signs = word.trim().chars();
        match (signs.next(), signs.next()) {
            (Some(letter), None) => self.by_letter(letter).or_else(|| self.by_name(word)),
            _ => self.by_name(word),
        }
    }
    /// Whether some letters are digits: a number is then no count.
    pub(crate) fn has_digits(&self) -> bool {
        self.letters_of(Language::English).any(|letter| letter.is_ascii_digit())
    }
    /// All names of all things.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.things.iter().flat_map(Thing::names)
    }
    /// Each thing that has a letter in a language, by its own name.
    pub fn lettered(&self, language: Language) -> impl Iterator<Item = (char, &'static str)> + '_ {
        self.things.iter().filter_map(move |thing| Some((*thing.letters?.get(language as usize)?, thing.name)))
    }
    /// All letters of a language.
    pub fn letters_of(&self, language: Language) -> impl Iterator<Item = char> + '_ {
        self.things.iter().filter_map(move |thing| thing.letters?.get(language as usize).copied())
    }
}

impl<T> Word<T> {
    fn thing(&self, last: Option<usize>) -> Thing {
        Thing { name: self.name, also: self.also, letters: self.letters, last }
    }
}

impl<T: Copy + PartialEq> Lexicon<T> {
    /// Its words without their meanings.
    pub fn vocabulary(&self) -> Vocabulary {
        Vocabulary::of(Some(self.what), self.words.iter().map(|word| word.thing(None)).collect())
    }
    /// Those words that [`Reader::numbered`](super::Reader::numbered) allows, with their numbers.
    pub fn numbered(&self, allowed: &[Kind<T>]) -> Vocabulary {
        let thing = |&(thing, last): &Kind<T>| Some(self.words.iter().find(|word| word.means == thing)?.thing(last));
        Vocabulary::of(Some(self.what), allowed.iter().filter_map(thing).collect())
    }
}

/// One thing that a move can do, as a key of it.
#[derive(Debug)]
pub struct Action {
    /// The key.
    pub key: &'static str,
    /// The keys that may stand beside it.
    pub allows: &'static [&'static str],
    /// Those of them that have to.
    pub needs: &'static [&'static str],
}

/// What may stand under a key, in a list, in a map.
#[derive(Debug)]
pub enum Shape {
    /// Whatever one likes.
    Anything,
    /// Any text.
    Text,
    /// The name that a player is given: any text but a blank one.
    Name,
    /// The name of a player of the case.
    Player,
    /// A whole number.
    Number(RangeInclusive<i64>),
    /// One word of a vocabulary.
    Word(Words),
    /// A word with its number, or a bare number: `line 2`, `2`.
    Numbered(Words),
    /// A word, and how many of it, up to a number: `2 yellow`, `YY`.
    Amount(Words, u8),
    /// Pieces in a row: `YYB`, `[yellow, blue]`.
    Run(Words),
    /// Pieces in any order: a run, or a map of words to counts up to a number.
    Heap(Words, i64),
    /// So many runs of any length.
    Rows(Words, usize),
    /// So many runs of so many spaces.
    Board(Words, usize, usize),
    /// A text that is written in a way of its own.
    Written(&'static Written),
    /// Several of the same, so many.
    List(&'static Shape, RangeInclusive<usize>),
    /// A list in which each item has its own shape.
    Row(&'static [Shape]),
    /// A map from what the first says to what the second says.
    Each(&'static Shape, &'static Shape),
    /// A map with the keys of a table, some of which have to be there.
    Map(&'static Fixed),
    /// A move: one of several actions with the keys that go with it.
    Move(&'static Moves),
    /// In a move, what stands here depends on the action.
    ByAction(&'static [(&'static str, Shape)]),
    /// One of several.
    Any(&'static [Shape]),
    /// A shape that several keys have, with a name for it.
    Named(&'static str, &'static Shape),
    /// What the catalogue of the game defines under a name.
    Defined(&'static str),
}

impl Shape {
    /// However many.
    pub const MANY: RangeInclusive<usize> = 0..=usize::MAX;

    /// The words of which its texts are made, if it has any.
    pub fn words(&self) -> Option<&Words> {
        match self {
            Self::Word(words)
            | Self::Numbered(words)
            | Self::Amount(words, _)
            | Self::Run(words)
            | Self::Heap(words, _)
            | Self::Rows(words, _)
            | Self::Board(words, ..) => Some(words),
            _ => None,
        }
    }
    /// Itself and, where it is one of several or has a name, all that a value may be.
    pub fn alternatives(&self) -> SmallVec<[&Self; 8]> {
        let mut all = smallvec![self];
        match self {
            Self::Any(shapes) => shapes.iter().for_each(|shape| all.extend(shape.alternatives())),
            Self::Named(_, shape) => all.extend(shape.alternatives()),
            _ => {}
        }
        all
    }
    /// The keys of the maps that a value may be or hold.
    pub fn keys_below(&'static self) -> Box<dyn Iterator<Item = &'static Key>> {
        match self {
            Self::Map(fixed) => Box::new(fixed.keys.iter().flat_map(Key::with_those_below)),
            Self::Move(moves) => Box::new(moves.keys.iter().copied().flatten().flat_map(Key::with_those_below)),
            Self::Any(shapes) => Box::new(shapes.iter().flat_map(Self::keys_below)),
            Self::Named(_, shape) | Self::List(shape, _) | Self::Each(_, shape) => shape.keys_below(),
            _ => Box::new(std::iter::empty()),
        }
    }
}

impl Key {
    /// Itself, and the keys of the maps that its value may be or hold.
    pub fn with_those_below(&'static self) -> impl Iterator<Item = &'static Self> {
        std::iter::once(self).chain(self.shape.keys_below())
    }
}

/// A text that is written in a way of its own.
#[derive(Debug)]
pub struct Written {
    /// What it says, as a noun: "card".
    pub what: &'static str,
    /// Regular expressions for the whole text in an edition, all of which fit whatever is understood.
    pub patterns: fn(edition: usize) -> Vec<String>,
    /// How it may look.
    pub examples: &'static [&'static str],
}

/// A map with the keys of a table.
#[derive(Debug)]
pub struct Fixed {
    /// What it describes, as a noun: "player".
    pub what: &'static str,
    /// Its keys.
    pub keys: &'static [Key],
    /// Those that have to be there.
    pub needs: &'static [&'static str],
}

/// The moves of a game.
#[derive(Debug)]
pub struct Moves {
    /// What one of them is, as a noun: "move".
    pub what: &'static str,
    /// The keys of all of them.
    pub keys: &'static [&'static [Key]],
    /// What can be done.
    pub actions: &'static [&'static [Action]],
    /// Keys that are not used here, although an action allows them.
    pub without: &'static [&'static str],
}

impl Moves {
    /// All actions.
    pub fn actions(&self) -> impl Iterator<Item = &'static Action> + use<> {
        self.actions.iter().copied().flatten()
    }
    /// The keys of an action, its own first.
    pub fn keys_of(&self, action: &'static Action) -> impl Iterator<Item = &'static Key> + '_ {
        let names = std::iter::once(action.key).chain(action.allows.iter().copied());
        names.filter(|name| !self.without.contains(name)).filter_map(|name| self.key(name))
    }
    fn key(&self, name: &str) -> Option<&'static Key> {
        self.keys.iter().copied().flatten().find(|key| key.name == name)
    }
}

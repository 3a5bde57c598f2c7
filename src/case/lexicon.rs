//! The words that players may use for a thing, in English, Spanish and Polish.

use super::letters::{is_same, is_typed};
use super::problem::VALUES;
use super::reader::What;
use super::{Letters, Node, Style, Value};
use crate::words::typed::spelt;
use crate::words::{Arg, Language, Message, Said, fold, is_same_word, plainly, said, speech};

/// One thing and its names.
#[derive(Debug)]
pub struct Word<T: 'static> {
    /// The thing.
    pub means: T,
    /// Its name in reports and in written cases; folded.
    pub name: &'static str,
    /// Its letters in boards in the order of [`Language::ALL`](crate::words::Language::ALL), if it has some; upper case.
    pub letters: Option<[char; Language::ALL.len()]>,
    /// Other names, folded (lower case, no accents): `azul`, `niebieski`.
    pub also: &'static [&'static str],
}

/// A vocabulary.
#[derive(Debug)]
pub struct Lexicon<T: 'static> {
    /// What it names, as a noun: "colour".
    pub what: Said,
    /// Its words.
    pub words: &'static [Word<T>],
    /// Folded words and letters that could mean two things: never guessed, each with what to write instead.
    pub unclear: &'static [(&'static [&'static str], Said)],
}

/// A name that several vocabularies have, with the letters and the other names that go with it.
#[derive(Debug, Clone, Copy)]
pub struct Coined {
    /// Folded.
    pub name: &'static str,
    /// In the order of [`Language::ALL`](crate::words::Language::ALL).
    pub letters: Option<[char; Language::ALL.len()]>,
    /// As [`Word::also`].
    pub also: &'static [&'static str],
}

/// A vocabulary of words whose other names stand in the table where it is declared, unless it has them itself; or of coined ones.
macro_rules! lexicon {
    ($what:expr; $($means:expr => $name:tt $(or $also:expr)?),+ $(,)?) => {
        $crate::case::lexicon!($what; $($means => $name $(or $also)?),+; unclear &[])
    };
    ($what:expr; $($means:expr => $name:tt $(or $also:expr)?),+; unclear $unclear:expr) => {
        $crate::case::Lexicon {
            what: $what,
            words: &[$($crate::case::lexicon!(@word $means, $name $(, $also)?)),+],
            unclear: $unclear,
        }
    };
    (@word $means:expr, $name:literal) => {
        $crate::case::Word::new($means, $name, $crate::words::table::also!($name))
    };
    (@word $means:expr, $name:literal, $also:expr) => {
        $crate::case::Word::new($means, $name, $also)
    };
    (@word $means:expr, $coined:ident) => {
        $crate::case::Word::coined($means, $coined)
    };
}
pub(crate) use lexicon;

/// A key whose other names stand in the table where it is declared.
macro_rules! key {
    ($name:literal, $shape:expr, $about:expr $(,)?) => {
        $crate::case::Key::new($name, $crate::words::table::also!($name), $shape, $about)
    };
}
pub(crate) use key;

/// The one of `known` that has the name nearest to `word`, if any is near enough to be meant.
///
/// One slip is allowed in a short word, two from six letters on, three from nine on; two swapped letters are one slip. Failing
/// that, and first of all for three letters, the only name that begins with what was typed. Two letters are near to too much.
pub(super) fn nearest<'k, K: Copy + PartialEq>(
    word: &str,
    known: impl Iterator<Item = (&'k str, K)> + Clone,
) -> Option<(&'k str, K)> {
    let word = fold(word);
    let length = word.chars().count();
    if length < 3 {
        return None;
    }
    let begun = || {
        let mut begun = known.clone().filter(|(name, _)| fold(name).starts_with(&*word));
        let (name, thing) = begun.next()?;
        begun.all(|(_, other)| other == thing).then_some((name, thing))
    };
    let slips = if length < 6 { 1 } else { length.min(9) / 3 };
    // A slip adds or takes one letter at most; words that are too unlike in length are not compared letter by letter.
    let is_alike = |name: &str| name.len() > 2 && name.chars().count().abs_diff(length) <= slips;
    let distance = |name: &str| is_alike(name).then(|| strsim::osa_distance(&word, name)).filter(|distance| *distance <= slips);
    let near = || {
        let near = known.clone().filter_map(|(name, thing)| Some((distance(&fold(name))?, (name, thing))));
        near.min_by_key(|(distance, _)| *distance).map(|(_, named)| named)
    };
    if length == 3 { begun().or_else(near) } else { near().or_else(begun) }
}

/// The help for an unknown `word`: the one of `known` that is near enough to be meant, if any is.
pub fn suggest<'k>(word: &str, known: impl IntoIterator<Item = &'k str>) -> Option<Message> {
    nearest_of(word, known).map(suggested)
}

/// The one of `known` that is near enough to `word` to be meant.
pub(crate) fn nearest_of<'k>(word: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let known: Vec<_> = known.into_iter().collect();
    nearest(word, known.iter().map(|name| (*name, ()))).map(|(near, ())| near)
}

/// The help that names it.
pub(crate) fn suggested(near: &str) -> Message {
    said!(VALUES, "suggested").with("word", &*spelt(near))
}

/// The same of things with several names: the one that is meant, as the reader of the answer calls it.
pub(super) fn suggest_thing(
    word: &str,
    known: impl Iterator<Item = (&'static str, &'static [&'static str])> + Clone,
) -> Option<Message> {
    let named = known.flat_map(|(name, also)| names_of(name, also).map(move |one| (one, (name, also))));
    let (_, (name, also)) = nearest(word, named)?;
    Some(said!(VALUES, "suggested").with("word", Arg::Word(name, also)))
}

/// The name of a thing that is nearest to `word`, with its accents.
pub(super) fn spelling_of(word: &str, name: &'static str, also: &'static [&'static str]) -> Option<String> {
    nearest(word, names_of(name, also).map(|name| (name, ()))).map(|(near, ())| spelt(near))
}

pub(super) fn names_of(name: &'static str, also: &'static [&'static str]) -> impl Iterator<Item = &'static str> + Clone {
    std::iter::once(name).chain(also.iter().copied())
}

/// Whether a word is a small number, which people write before what they take.
pub(super) fn is_number(word: &str) -> bool {
    speech::number(&fold(word)).is_some()
}

/// Whether a word says that nothing is there, which a run says by being empty.
pub(crate) fn is_nothing(word: &str) -> bool {
    let folded = fold(word);
    folded == "no" || speech::is_nothing(&folded)
}

/// Whether a value says that a map has no entries: `none`, `""`, `[]`.
pub(crate) fn is_no_map(node: &Node<'_>) -> bool {
    match &node.value {
        Value::Scalar(text, style) => text.is_empty() && *style != Style::Plain || speech::is_nothing(&fold(text)),
        Value::List(items) => items.is_empty(),
        Value::Map(_) => false,
    }
}

impl<T> Word<T> {
    /// A word without a letter.
    pub const fn new(means: T, name: &'static str, also: &'static [&'static str]) -> Self {
        Self { means, name, letters: None, also }
    }
    /// A word of several vocabularies.
    pub const fn coined(means: T, Coined { name, letters, also }: Coined) -> Self {
        Self { means, name, letters, also }
    }
    /// A word with a sign that is the same in every language.
    pub const fn with_sign(means: T, name: &'static str, sign: char, also: &'static [&'static str]) -> Self {
        Self { means, name, letters: Some([sign; Language::ALL.len()]), also }
    }
    /// Its letter in a case.
    fn letter(&self, letters: &Letters) -> Option<char> {
        self.letters.map(|usual| letters.of(usual, |name| self.is_called(name)))
    }
    fn is_called(&self, plain: &str) -> bool {
        is_same_word(self.name, plain) || self.also.iter().any(|name| is_same_word(name, plain))
    }
    /// All its names, its own first.
    pub(crate) fn names(&self) -> impl Iterator<Item = &'static str> + Clone + use<T> {
        names_of(self.name, self.also)
    }
}

impl<T: Copy + PartialEq> Lexicon<T> {
    /// The thing that `word` names, by name, by other name or by its usual letter; in any case, accents optional.
    pub fn find(&self, word: &str) -> Option<T> {
        self.find_by(Letters::ENGLISH, word)
    }
    /// The same in a case that has its own letters.
    pub fn find_by(&self, letters: &Letters, word: &str) -> Option<T> {
        let mut signs = word.chars();
        if let (Some(letter), None) = (signs.next(), signs.next())
            && let Some(thing) = self.by_letter(letter, letters)
        {
            return Some(thing);
        }
        // Programs write the names themselves.
        let named = self.words.iter().find(|known| known.name == word).map(|known| known.means);
        named.or_else(|| self.by_name(&plainly(word))).or_else(|| self.as_said(word))
    }
    /// The same of a word as a sentence has it: behind an article or a preposition, bent, or with what it is a colour of.
    #[cold]
    pub(super) fn as_said(&self, word: &str) -> Option<T> {
        let folded = fold(word);
        if !folded.starts_with(char::is_alphabetic) {
            return None;
        }
        let is_colour = self.lettered().next().is_some();
        let bare = speech::bare(&folded, |word| is_colour && speech::is_tile(word).is_some());
        self.by_name(&bare).or_else(|| self.bent(&bare))
    }
    /// Whether a text says that nothing is there, and is no word of its own. "No" could also deny something else.
    #[cold]
    pub(super) fn says_nothing(&self, text: &str) -> bool {
        speech::is_nothing(&fold(text)) && self.by_name(&plainly(text)).is_none()
    }
    /// What a folded word means that a sentence has bent; none for what could be two things.
    pub(super) fn bent(&self, folded: &str) -> Option<T> {
        let mut found = speech::names(folded).into_iter().filter_map(|name| self.by_name(&fold(name)));
        let first = found.next()?;
        found.all(|other| other == first).then_some(first)
    }
    pub(super) fn by_name(&self, plain: &str) -> Option<T> {
        self.words.iter().find(|known| known.is_called(plain)).map(|known| known.means)
    }
    #[inline(always)]
    pub(super) fn by_letter(&self, typed: char, letters: &Letters) -> Option<T> {
        let upper = typed.to_ascii_uppercase();
        match letters {
            Letters::Of(language) => self.printed(upper, *language).or_else(|| self.meant(typed, letters)),
            Letters::Unsaid(_, doubted) => self.printed(upper, Language::English).filter(|_| !doubted.has(typed)),
            Letters::Own(_) => self.meant(typed, letters),
        }
    }
    /// What has this very letter in a language.
    #[inline(always)]
    fn printed(&self, letter: char, language: Language) -> Option<T> {
        let is_it = |known: &&Word<T>| known.letters.is_some_and(|usual| usual[language as usize] == letter);
        self.words.iter().find(is_it).map(|known| known.means)
    }
    /// What is meant by a letter of another case or without its accent, or by one of the case's own.
    #[cold]
    fn meant(&self, typed: char, letters: &Letters) -> Option<T> {
        let is_it = |known: &&Word<T>| known.letter(letters).is_some_and(|letter| is_typed(letter, typed));
        self.words.iter().find(is_it).map(|known| known.means)
    }
    /// All names of all its words.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.words.iter().flat_map(Word::names)
    }
    /// Its words that are written with a letter, and their letters in all languages. Digits are none.
    pub(super) fn lettered(&self) -> impl Iterator<Item = (&Word<T>, [char; Language::ALL.len()])> {
        let lettered = self.words.iter().filter_map(|known| Some((known, known.letters?)));
        lettered.filter(|(_, letters)| letters.iter().all(|letter| letter.is_alphabetic()))
    }
    /// Whether a sign is a letter in some language.
    pub(super) fn is_letter(&self, typed: char) -> bool {
        self.lettered().any(|(_, letters)| letters.into_iter().any(|letter| is_same(letter, typed)))
    }
    /// Whether a name begins with a sign of something that is written with a letter.
    pub(super) fn is_initial(&self, typed: char) -> bool {
        self.lettered().any(|(known, _)| known.names().any(|name| name.starts_with(|first| is_same(first, typed))))
    }
    /// Whether some of its letters are digits: a number is then no count.
    pub(super) fn has_digits(&self) -> bool {
        self.words.iter().flat_map(|known| known.letters.into_iter().flatten()).any(|letter| letter.is_ascii_digit())
    }
    /// The kind of fault that an unknown `word` is.
    pub fn fault(&self, word: &str) -> &'static str {
        let mut signs = word.chars();
        match (signs.next(), signs.next()) {
            (Some(letter), None) if self.is_letter(letter) || self.is_initial(letter) => "case/unknown-letter",
            _ => "case/unknown-word",
        }
    }
    /// What to write instead of a word, if it could mean two things.
    pub(super) fn instead_of(&self, plain: &str) -> Option<Said> {
        let is_known = |words: &[&str]| words.iter().any(|known| is_same_word(known, plain));
        self.unclear.iter().find(|(words, _)| is_known(words)).map(|(_, instead)| *instead)
    }
    /// What to write instead of the unknown `word`: always something.
    pub fn help(&self, word: &str, letters: &Letters) -> Message {
        if let Some(instead) = self.instead_of(&plainly(word)) {
            return instead.into();
        }
        if let Some(help) = suggest_thing(word, self.words.iter().map(|known| (known.name, known.also))) {
            return help;
        }
        let known = |known: &Word<T>| match known.letter(letters) {
            Some(letter) if known.name.chars().ne([letter]) => {
                said!(VALUES, "lettered").with("word", self.typed(known.means)).with("letter", &*letter.to_string()).into()
            }
            _ => self.typed(known.means),
        };
        // What has another word before it is listed by that.
        let is_first = |at: usize| self.words[..at].iter().all(|before| before.means != self.words[at].means);
        let words = self.words.iter().enumerate().filter(|&(at, _)| is_first(at));
        said!(VALUES, "known").with("words", Arg::List(words.map(|(_, word)| known(word)).collect()))
    }
    /// That `word` is none of its words.
    pub fn no_such(&self, word: &str, letters: &Letters) -> Message {
        self.no_such_but(word, self.help(word, letters))
    }
    /// The same with what else may stand there.
    pub fn no_such_but(&self, word: &str, help: Message) -> Message {
        said!(VALUES, "no-such-word").with("word", word).with("kind", self.what).with("help", help)
    }
    /// The same of a word in a value.
    pub fn no_such_in(&self, word: &str, what: impl What, letters: &Letters) -> Message {
        let message = said!(VALUES, "no-such-word-in").with("word", word).with("what", what.name());
        message.with("kind", self.what).with("help", self.help_in_run(word, letters))
    }
    /// What to write instead of what is no piece.
    fn help_in_run(&self, word: &str, letters: &Letters) -> Message {
        match self.lettered().next() {
            _ if word.contains(['?', '¿']) => said!(VALUES, "unseen-wanted").into(),
            _ if is_nothing(word) || word == "0" => said!(VALUES, "nothing-wanted").into(),
            Some((piece, _)) if is_number(word) || word.bytes().all(|sign| sign.is_ascii_digit()) => {
                let letter = self.letter(piece.means, letters);
                said!(VALUES, "count-wanted")
                    .with("two", Arg::Coloured(2, piece.name))
                    .with("run", format!("{letter}{letter}").as_str())
            }
            _ => self.help(word, letters),
        }
    }
    /// How people type `thing`.
    pub fn typed(&self, thing: T) -> Arg {
        let word = self.words.iter().find(|known| known.means == thing);
        word.map_or(Arg::Term(""), |word| Arg::Word(word.name, word.also))
    }
    /// The name of `thing`; empty for a thing that the vocabulary does not have.
    pub fn name(&self, thing: T) -> &'static str {
        self.words.iter().find(|known| known.means == thing).map_or("", |known| known.name)
    }
    /// The letter of `thing`, or `?`.
    pub fn letter(&self, thing: T, letters: &Letters) -> char {
        self.words.iter().find(|known| known.means == thing).and_then(|known| known.letter(letters)).unwrap_or('?')
    }
}

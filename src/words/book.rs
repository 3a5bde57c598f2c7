//! Books: the texts of sentences, looked up by id and read when first needed.

use super::functions::{self, Phrase};
use super::{Arg, Language, english::English, polish::Polish, spanish::Spanish};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Message, Pattern};
use fluent_syntax::parser;
use memchr::{memchr_iter, memmem};
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::sync::{LazyLock, PoisonError, RwLock};

/// Sentences by id, in every language.
///
/// Read lazily. An id is looked for file after file, so put frequent ones first; an entry is parsed when first said, and kept.
pub struct Book {
    /// One subject each, in the order of [`Language::ALL`].
    files: &'static [[&'static str; 3]],
    /// What was said before.
    known: [RwLock<FxHashMap<&'static str, &'static Parsed>>; 3],
}

struct Parsed {
    message: Message<&'static str>,
    /// What it speaks of.
    arguments: Vec<&'static str>,
}

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: [LazyLock<Bundle>; 3] = [
    LazyLock::new(|| functions::bundle::<English>(Language::English)),
    LazyLock::new(|| functions::bundle::<Spanish>(Language::Spanish)),
    LazyLock::new(|| functions::bundle::<Polish>(Language::Polish)),
];

impl Book {
    /// The book of some files, each in the order of [`Language::ALL`].
    pub const fn new(files: &'static [[&'static str; 3]]) -> Self {
        Self { files, known: [const { RwLock::new(FxHashMap::with_hasher(FxBuildHasher)) }; 3] }
    }

    /// Its ids in a language.
    pub fn ids(&self, language: Language) -> impl Iterator<Item = &'static str> {
        self.files.iter().flat_map(move |file| file[language as usize].lines()).filter_map(id)
    }

    /// Whether it has any text in a language.
    #[cfg(test)]
    pub(super) fn speaks(&self, language: Language) -> bool {
        self.files.iter().any(|file| !file[language as usize].is_empty())
    }

    /// An entry, or what is wrong with it.
    #[cfg(test)]
    pub(crate) fn entry(&self, language: Language, id: &str) -> Result<&Message<&'static str>, String> {
        self.parsed(language, id).map(|parsed| &parsed.message)
    }

    fn parsed(&self, language: Language, id: &str) -> Result<&'static Parsed, String> {
        let known = &self.known[language as usize];
        if let Some(parsed) = known.read().unwrap_or_else(PoisonError::into_inner).get(id) {
            return Ok(parsed);
        }
        let source = self.files.iter().find_map(|file| entry(file[language as usize], id));
        let source = source.ok_or_else(|| format!("{}: no entry {id}", language.tag()))?;
        let mut entries = parser::parse_runtime(source).into_iter().flat_map(|resource| resource.body);
        let message = entries.find_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        });
        let message = message.ok_or_else(|| format!("{}: {id} cannot be parsed", language.tag()))?;
        // A book has an end: what it holds may stay as long as the book does, which is for ever.
        let parsed = Box::new(Parsed { message, arguments: arguments(source).collect() });
        Ok(known.write().unwrap_or_else(PoisonError::into_inner).entry(parsed.message.id.name).or_insert(Box::leak(parsed)))
    }

    /// A sentence, or everything that is wrong with its text.
    pub(crate) fn format(
        &self,
        language: Language,
        id: &str,
        part: Option<&str>,
        terms: super::Terms,
        args: &[(&'static str, Arg)],
    ) -> Result<String, Vec<String>> {
        let Parsed { message, arguments } = self.parsed(language, id).map_err(|odd| vec![odd])?;
        let pattern = pattern(message, part).ok_or_else(|| vec![format!("{}: {id} has no {part:?}", language.tag())])?;
        let mut values = FluentArgs::with_capacity(arguments.len());
        for &(name, term) in terms.iter().filter(|(name, _)| arguments.contains(name)) {
            values.set(name, term);
        }
        for (name, arg) in args.iter().filter(|(name, _)| arguments.contains(name)) {
            values.set(*name, value(arg, language));
        }
        let mut errors = Vec::new();
        let said = BUNDLES[language as usize].format_pattern(pattern, Some(&values), &mut errors);
        let odd: Vec<_> = errors.iter().map(|error| format!("{}: {id}: {error}", language.tag())).collect();
        if odd.is_empty() { Ok(said.into_owned()) } else { Err(odd) }
    }
}

/// The files of a subject, in the order of [`Language::ALL`], from a folder beside the code that calls this.
macro_rules! texts {
    ($folder:literal $subject:literal) => {
        $crate::words::texts!($folder $subject ".ftl")
    };
    ($folder:literal $subject:literal $ending:literal) => {
        [
            include_str!(concat!($folder, $subject, ".en", $ending)),
            include_str!(concat!($folder, $subject, ".es", $ending)),
            include_str!(concat!($folder, $subject, ".pl", $ending)),
        ]
    };
}
pub(crate) use texts;

/// The texts of a book at compile time: an id missing in the English files does not compile. A constant cannot refer to a book.
#[derive(Clone, Copy)]
pub struct Texts {
    /// The book.
    pub book: fn() -> &'static Book,
    /// Its files.
    pub files: &'static [[&'static str; 3]],
}

impl Texts {
    /// The text `id`. To be called at compile time, as [`said!`] does.
    pub(crate) const fn find(&self, id: &'static str) -> Said {
        let mut file = 0;
        while file < self.files.len() {
            if declares(self.files[file][Language::English as usize].as_bytes(), id.as_bytes()) {
                return Said { book: self.book, id };
            }
            file += 1;
        }
        panic!("no file has a text of this id")
    }
}

/// Whether a line of a file is `id = …`.
const fn declares(file: &[u8], id: &[u8]) -> bool {
    let (mut at, mut same) = (0, 0);
    while at < file.len() {
        // Letters that are the same since the line began; too many once one is not.
        same = match file[at] {
            b'\n' => 0,
            b' ' if same == id.len() && at + 1 < file.len() && file[at + 1] == b'=' => return true,
            letter if same < id.len() && letter == id[same] => same + 1,
            _ => id.len() + 1,
        };
        at += 1;
    }
    false
}

/// A text that is in its book: a message without arguments, or the beginning of one.
#[derive(Clone, Copy)]
pub struct Said {
    book: fn() -> &'static Book,
    id: &'static str,
}

impl Said {
    /// With an argument.
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> super::Message {
        super::Message::from(self).with(name, arg)
    }
}

impl From<Said> for super::Message {
    fn from(said: Said) -> Self {
        Self::new((said.book)(), said.id)
    }
}

impl From<Said> for Arg {
    fn from(said: Said) -> Self {
        super::Message::from(said).into()
    }
}

impl std::fmt::Debug for Said {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id)
    }
}

/// A text of some [`Texts`], looked up by the compiler.
macro_rules! said {
    ($texts:path, $id:literal) => {
        const { $texts.find($id) }
    };
}
pub(crate) use said;

impl std::fmt::Debug for Book {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Book")
    }
}

fn pattern<'m>(entry: &'m Message<&'static str>, part: Option<&str>) -> Option<&'m Pattern<&'static str>> {
    match part {
        None => entry.value.as_ref(),
        Some(part) => entry.attributes.iter().find(|attribute| attribute.id.name == part).map(|attribute| &attribute.value),
    }
}

fn value(arg: &Arg, language: Language) -> FluentValue<'_> {
    match arg {
        Arg::Number(number) => (*number).into(),
        Arg::Term(term) => (*term).into(),
        // A name is no key of a choice, whatever people are called.
        Arg::Name(_)
        | Arg::Between(..)
        | Arg::Word(..)
        | Arg::Numbered(..)
        | Arg::Space(..)
        | Arg::Coloured(..)
        | Arg::Card(..)
        | Arg::List(_)
        | Arg::Message(_)
        | Arg::Thing(_) => FluentValue::Custom(Box::new(Phrase { arg: arg.clone(), language })),
    }
}

/// An entry of a file: it begins in the first column with its id and goes on until the next line that has something there.
fn entry(file: &'static str, id: &str) -> Option<&'static str> {
    let begins = |at: usize| file[..at].is_empty() || file[..at].ends_with('\n');
    let start = memmem::find_iter(file.as_bytes(), &format!("{id} =")).find(|&at| begins(at))?;
    let mut lines = memchr_iter(b'\n', &file.as_bytes()[start..]).map(|at| start + at + 1);
    let end = lines.find(|&line| file[line..].starts_with(|first| !matches!(first, ' ' | '\t' | '\n' | '\r' | '}')));
    Some(&file[start..end.unwrap_or(file.len())])
}

/// What a source names with a `$`, some of it several times.
fn arguments(source: &'static str) -> impl Iterator<Item = &'static str> {
    source.split('$').skip(1).map(|rest| rest.split(|letter| !is_of_name(letter)).next().unwrap_or(rest))
}

/// The id of the entry that begins with a line, if one does.
fn id(line: &'static str) -> Option<&'static str> {
    let (id, rest) = line.split_once(' ')?;
    (rest.starts_with('=') && id.starts_with(|first: char| first.is_ascii_alphabetic())).then_some(id)
}

/// Whether a letter may stand in the name of an argument.
fn is_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_')
}

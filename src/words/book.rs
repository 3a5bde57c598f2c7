//! Books: the texts of sentences, looked up by id and read when first needed.

use super::functions::{self, Phrase};
use super::{Arg, Language, table};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Message, Pattern};
use fluent_syntax::parser;
use memchr::{memchr_iter, memmem};
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::sync::{OnceLock, PoisonError, RwLock};

/// The texts of a subject: a file a language, as many as there are.
#[derive(Clone, Copy)]
pub struct Subject {
    /// Empty where a language has no file.
    texts: [&'static str; Language::ALL.len()],
    /// Of the English entries.
    ids: &'static [&'static str],
}

impl Subject {
    /// Of files by the tags of their languages, and the ids of the English one: what the build script writes.
    ///
    /// # Panics
    /// Where no language has such a tag.
    pub const fn new(files: &[(&str, &'static str)], ids: &'static [&'static str]) -> Self {
        let (mut texts, mut file) = ([""; Language::ALL.len()], 0);
        while file < files.len() {
            let (tag, text) = files[file];
            match Language::of_tag(tag) {
                Some(language) => texts[language as usize] = text,
                None => panic!("{}", tag),
            }
            file += 1;
        }
        Self { texts, ids }
    }
    /// The same text in every language.
    pub const fn same(text: &'static str) -> Self {
        Self { texts: [text; Language::ALL.len()], ids: &[] }
    }
    /// The text of a language; the English one where that has none.
    pub(crate) fn text(&self, language: Language) -> &'static str {
        let [own, english] = [language, Language::English].map(|language| self.texts[language as usize]);
        if own.is_empty() { english } else { own }
    }
}

/// The texts of a subject by its path below `src`, without language and ending: `game/messages/people`.
macro_rules! texts {
    ($subject:literal) => {
        include!(concat!(env!("OUT_DIR"), "/", $subject, ".rs"))
    };
}
pub(crate) use texts;

/// Sentences by id, in every language.
///
/// Read lazily. An id is looked for file after file, so put frequent ones first; an entry is parsed when first said, and kept.
pub struct Book {
    subjects: &'static [Subject],
}

struct Parsed {
    message: Message<&'static str>,
    /// What it speaks of.
    arguments: Vec<&'static str>,
}

impl Parsed {
    fn part(&self, part: Option<&str>) -> Option<&Pattern<&'static str>> {
        let Some(part) = part else { return self.message.value.as_ref() };
        self.message.attributes.iter().find(|known| known.id.name == part).map(|known| &known.value)
    }
}

/// What was said before, by the address of its book, language and id. (A constant cannot refer to a book that changes.)
static KNOWN: RwLock<FxHashMap<(usize, Language, &str), &Parsed>> = RwLock::new(FxHashMap::with_hasher(FxBuildHasher));

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

impl Book {
    /// The book of some subjects.
    pub const fn new(subjects: &'static [Subject]) -> Self {
        Self { subjects }
    }

    /// The text `id`. To be called at compile time, as [`said!`] does: an id that no English file has does not compile.
    pub(crate) const fn find(&'static self, id: &'static str) -> Said {
        let mut subject = 0;
        while subject < self.subjects.len() {
            if table::position(self.subjects[subject].ids, id).is_some() {
                return Said { book: self, id };
            }
            subject += 1;
        }
        panic!("{}", id) // No English text has this id.
    }

    /// Its ids in a language.
    pub fn ids(&self, language: Language) -> impl Iterator<Item = &'static str> {
        self.subjects.iter().flat_map(move |subject| subject.texts[language as usize].lines()).filter_map(id)
    }

    /// An entry, with what it shares with others in its place: `{ -clause }` is the text of the entry `-clause`. None where the
    /// language has none.
    pub fn source(&self, language: Language, id: &str) -> Option<&'static str> {
        let own = self.subjects.iter().find_map(|subject| entry(subject.texts[language as usize], id))?;
        let Some((before, shared)) = own.split_once("{ -") else { return Some(own) };
        let mut whole = before.to_owned();
        for part in shared.split("{ -") {
            let (clause, rest) = part.split_once(" }")?;
            let (_, text) = self.source(language, &format!("-{clause}"))?.split_once('=')?;
            whole.extend([text.trim(), rest]);
        }
        Some(whole.leak())
    }

    fn parsed(&self, language: Language, id: &str) -> Option<&'static Parsed> {
        let book = std::ptr::from_ref(self).addr();
        if let Some(parsed) = KNOWN.read().unwrap_or_else(PoisonError::into_inner).get(&(book, language, id)) {
            return Some(parsed);
        }
        let source = self.source(language, id)?;
        let mut entries = parser::parse_runtime(source).into_iter().flat_map(|resource| resource.body);
        let message = entries.find_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        })?;
        // A book has an end: what it holds may stay as long as the book does, which is for ever.
        let parsed = Box::new(Parsed { message, arguments: arguments(source).collect() });
        let mut known = KNOWN.write().unwrap_or_else(PoisonError::into_inner);
        Some(known.entry((book, language, parsed.message.id.name)).or_insert(Box::leak(parsed)))
    }

    /// A sentence, or everything that is wrong with its text. What a language lacks is said in another, for
    /// the page may have only one.
    pub(crate) fn format(
        &self,
        language: Language,
        id: &str,
        part: Option<&str>,
        terms: super::Terms,
        args: &[(&'static str, Arg)],
    ) -> Result<String, Vec<String>> {
        let text =
            |language| self.parsed(language, id).and_then(|parsed| Some((language, parsed.part(part)?, &parsed.arguments)));
        let lacks = || vec![format!("{}: no text {id} {part:?}", language.tag())];
        let (language, pattern, arguments) =
            text(language).or_else(|| Language::ALL.into_iter().find_map(text)).ok_or_else(lacks)?;
        let mut values = FluentArgs::with_capacity(arguments.len());
        for &(name, term) in terms.iter().filter(|(name, _)| arguments.contains(name)) {
            values.set(name, term);
        }
        for (name, arg) in args.iter().filter(|(name, _)| arguments.contains(name)) {
            values.set(*name, value(arg, language));
        }
        let mut errors = Vec::new();
        let bundle = BUNDLES[language as usize].get_or_init(|| functions::bundle(language));
        let said = bundle.format_pattern(pattern, Some(&values), &mut errors);
        let odd: Vec<_> = errors.iter().map(|error| format!("{}: {id}: {error}", language.tag())).collect();
        if odd.is_empty() { Ok(said.into_owned()) } else { Err(odd) }
    }
}

/// A text that is in its book: a message without arguments, or the beginning of one.
#[derive(Clone, Copy)]
pub struct Said {
    book: &'static Book,
    id: &'static str,
}

impl Said {
    /// Its id.
    pub(crate) const fn id(self) -> &'static str {
        self.id
    }
    /// With an argument.
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> super::Message {
        super::Message::from(self).with(name, arg)
    }
}

impl From<Said> for super::Message {
    fn from(said: Said) -> Self {
        Self::new(said.book, said.id)
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

/// A text of a book, looked up by the compiler.
macro_rules! said {
    ($book:expr, $id:expr) => {{
        // A constant of its own, which is looked up although nothing but the types is checked.
        const SAID: $crate::words::Said = $book.find($id);
        SAID
    }};
}
pub(crate) use said;

impl std::fmt::Debug for Book {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Book")
    }
}

fn value(arg: &Arg, language: Language) -> FluentValue<'_> {
    match arg {
        Arg::Number(number) => (*number).into(),
        Arg::Term(term) => (*term).into(),
        // A name is no key of a choice, whatever people are called.
        _ => FluentValue::Custom(Box::new(Phrase { arg: arg.clone(), language })),
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
    let is_of_name = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    source.split('$').skip(1).map(move |rest| rest.split(|letter| !is_of_name(letter)).next().unwrap_or(rest))
}

/// The id of the entry that begins with a line, if one does.
fn id(line: &'static str) -> Option<&'static str> {
    let (id, rest) = line.split_once(' ')?;
    (rest.starts_with('=') && id.starts_with(|first: char| first.is_ascii_alphabetic())).then_some(id)
}

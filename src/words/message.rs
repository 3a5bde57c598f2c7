//! Messages: which sentence, and what it speaks of.

use super::typed::printed;
use super::{Book, Language, Printed, Terms};
use std::cell::RefCell;
use std::fmt;
use std::sync::Arc;

/// What a sentence speaks of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A number of which only bounds are known; no upper one if it has none.
    Between(i64, Option<i64>),
    /// The same, but not one more than the least.
    Skipping(i64, i64),
    /// What people typed or called somebody: said as it is, never inflected.
    Name(String),
    /// A word of the game's vocabulary by its English name: `yellow`, `centre`, `offer`.
    Term(&'static str),
    /// A word as people may type it: its English name, and its other names, of which each language says its own.
    Word(&'static str, &'static [&'static str]),
    /// A numbered thing: `factory 3`.
    Numbered(&'static str, usize),
    /// A space of a grid: row and column, from 1.
    Space(usize, usize),
    /// So many of a colour: `2 red`.
    Coloured(u32, &'static str),
    /// A card: its colour and the number on it, `white 2`.
    Card(&'static str, u8),
    /// Several.
    List(Arc<[Arg]>),
    /// A message inside the message.
    Message(Arc<Message>),
    /// A message that is no sentence but a thing, of which programs are told as well: `row 2, tile 4`.
    Thing(Arc<Message>),
}

/// A sentence before it is said in a language: its id in a book, and its arguments.
#[derive(Debug, Clone)]
pub struct Message {
    book: &'static Book,
    id: &'static str,
    /// An attribute of the entry (its label, its help) in place of the sentence itself.
    part: Option<&'static str>,
    /// What an edition calls things, beside the arguments.
    terms: Terms,
    args: Vec<(&'static str, Arg)>,
}

/// What is told of each message that is said.
type Hear = Box<dyn FnMut(&Message)>;
thread_local! { static HEARD: RefCell<Option<Hear>> = const { RefCell::new(None) }; }

/// Tells `hear` of every message that this thread says while some work is done: which texts speak, and of what. Only where
/// assertions are compiled: whoever reads a report waits for nobody to listen.
pub fn listen(hear: impl FnMut(&Message) + 'static, work: impl FnOnce()) {
    HEARD.set(Some(Box::new(hear)));
    work();
    HEARD.set(None);
}

impl Message {
    /// The sentence `id` of a book.
    pub fn new(book: &'static Book, id: &'static str) -> Self {
        Self { book, id, part: None, terms: &[], args: Vec::new() }
    }
    /// With what an edition calls things.
    #[must_use]
    pub fn called(mut self, terms: Terms) -> Self {
        self.terms = terms;
        self
    }
    /// With an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
    /// As an edition says it: with its terms, and its own words for keys.
    #[must_use]
    pub(crate) fn of_edition(self, terms: Terms, own: Printed) -> Self {
        let args = self.args.into_iter().map(|(name, arg)| (name, arg.of_edition(terms, own))).collect();
        Self { terms, args, ..self }
    }
    /// As a thing that other sentences speak of.
    pub fn thing(self) -> Arg {
        Arg::Thing(Arc::new(self))
    }
    /// Another part of the same entry: `label`, `help`.
    #[must_use]
    pub fn part(&self, part: &'static str) -> Self {
        Self { part: Some(part), ..self.clone() }
    }
    /// The step that a message tells with what proves it; itself where it tells none.
    pub(crate) fn bare_step(&self) -> &Self {
        if let Some(Arg::Message(step)) = self.arg("step") { step.bare_step() } else { self }
    }
    /// The same without an argument that sentences may leave out.
    pub(crate) fn leaving_out(&self, name: &str) -> Self {
        let args = self.args.iter().map(|(own, arg)| (*own, if *own == name { Arg::Term("none") } else { arg.clone() }));
        Self { args: args.collect(), ..self.clone() }
    }
    /// The same for all numbers from `self`'s to `other`'s, or more if there is no end; none if more than numbers differs.
    pub(crate) fn spanning(&self, other: &Self, has_end: bool) -> Option<Self> {
        let span = |((name, one), (same, there)): (&(&'static str, Arg), &(&'static str, Arg))| {
            (name == same).then_some(())?;
            Some((*name, one.spanning(there, has_end)?))
        };
        let args: Option<Vec<_>> = self.args.iter().zip(&other.args).map(span).collect();
        let bare = |message: &Self| Self { args: Vec::new(), ..message.clone() };
        let span = Self { args: args?, ..self.clone() };
        // An ordinal has no bounds; what is the same can be said.
        let is_said = || self.args == span.args || Language::ALL.into_iter().all(|language| span.try_say(language).is_ok());
        (bare(self) == bare(other) && self.args.len() == other.args.len() && is_said()).then_some(span)
    }
    /// Whether it says the same of a greater `$count`, in whichever `$worlds`, or of all the `$missing` things and more.
    pub(crate) fn counts_more_than(&self, other: &Self) -> bool {
        let is_more = |name: &str| match (self.arg(name), other.arg(name)) {
            (Some(Arg::Number(here)), Some(Arg::Number(there))) => here > there,
            (Some(Arg::List(here)), Some(Arg::List(there))) => {
                let count = |all: &[Arg], one: &Arg| all.iter().filter(|other| *other == one).count();
                here.len() > there.len() && there.iter().all(|one| count(here, one) >= count(there, one))
            }
            _ => false,
        };
        let bare =
            |message: &Self| ["count", "worlds", "missing"].iter().fold(message.clone(), |all, name| all.leaving_out(name));
        (is_more("count") || is_more("missing")) && bare(self) == bare(other)
    }
    /// Whether it names tiles of each colour that another does.
    pub(crate) fn names_all_of(&self, other: &Self) -> bool {
        let is_of =
            |one: &Arg, other: &Arg| matches!((one, other), (Arg::Coloured(_, one), Arg::Coloured(_, other)) if one == other);
        match (self.arg("tiles"), other.arg("tiles")) {
            (Some(Arg::List(here)), Some(Arg::List(there))) => there.iter().all(|one| here.iter().any(|other| is_of(one, other))),
            _ => false,
        }
    }
    /// Whether `next` says of the next number what this says of its own.
    pub(crate) fn is_followed_by(&self, next: &Self) -> bool {
        let mut pairs = self.args.iter().zip(&next.args);
        self.id == next.id && pairs.all(|((_, one), (_, other))| one.is_followed_by(other))
    }
    /// The part of its entry that is called like a case or a function; itself for none of them.
    #[must_use]
    pub(super) fn inflected(&self, part: &str) -> Self {
        let parts = ["nom", "gen", "acc", "loc", "ins", "of", "at", "from", "to"];
        parts.into_iter().find(|known| *known == part).map_or_else(|| self.clone(), |part| self.part(part))
    }
    /// Its id.
    pub fn id(&self) -> &'static str {
        self.id
    }
    /// Its arguments, by name.
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
    /// The argument of this name, if it has one.
    pub(crate) fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
    }
    /// The book that it is in.
    pub fn book(&self) -> &'static Book {
        self.book
    }
    /// What the edition that says it calls things.
    pub fn terms(&self) -> Terms {
        self.terms
    }
    /// The sentence in a language; its id where that has no such sentence, which a test forbids.
    pub fn say(&self, language: Language) -> String {
        self.try_say(language).unwrap_or_else(|odd| {
            // Better the id than no answer; what is tried here does not pass.
            debug_assert!(false, "{odd:?}");
            self.id.to_owned()
        })
    }
    /// The same.
    ///
    /// # Errors
    /// What is wrong with its text.
    pub fn try_say(&self, language: Language) -> Result<String, Vec<String>> {
        if cfg!(debug_assertions) {
            HEARD.with_borrow_mut(|hear| hear.iter_mut().for_each(|hear| hear(self)));
        }
        self.book.format(language, self.id, self.part, self.terms, &self.args)
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::English))
    }
}

impl std::error::Error for Message {}

impl PartialEq for Message {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.book, other.book)
            && (self.id, self.part, self.terms, &self.args) == (other.id, other.part, other.terms, &other.args)
    }
}

impl Eq for Message {}

impl Arg {
    /// The key of a case, or a word in it, by its English name; as a language has it.
    pub const fn key(name: &'static str) -> Self {
        Arg::Word(name, &[])
    }
    fn is_followed_by(&self, next: &Self) -> bool {
        match (self, next) {
            (Arg::Number(one), Arg::Number(other)) => (*one..=one + 1).contains(other),
            (Arg::Message(one), Arg::Message(other)) | (Arg::Thing(one), Arg::Thing(other)) => one.is_followed_by(other),
            (one, other) => one == other || [one, other].contains(&&Arg::Term("none")),
        }
    }
    fn spanning(&self, other: &Self, has_end: bool) -> Option<Self> {
        let bounds = |arg: &Self| match *arg {
            Arg::Number(number) => Some((number, Some(number))),
            Arg::Between(least, most) => Some((least, most)),
            Arg::Skipping(least, most) => Some((least, Some(most))),
            _ => None,
        };
        Some(match (self, other) {
            (one, other) if one == other => one.clone(),
            (Arg::Term("none"), _) | (_, Arg::Term("none")) => Arg::Term("none"),
            (Arg::Message(one), Arg::Message(other)) => Arg::Message(Arc::new(one.spanning(other, has_end)?)),
            (Arg::Thing(one), Arg::Thing(other)) => Arg::Thing(Arc::new(one.spanning(other, has_end)?)),
            _ => {
                let ((one, upto), (other, end)) = (bounds(self)?, bounds(other)?);
                let most = upto.zip(end).filter(|_| has_end).map(|(one, other)| one.max(other));
                Arg::Between(one.min(other), most)
            }
        })
    }
    fn of_edition(self, terms: Terms, own: Printed) -> Self {
        let inner = |message: Arc<Message>| Arc::new(Message::clone(&message).of_edition(terms, own));
        match self {
            Arg::Word(name, also) => Arg::Word(name, printed(own, name, also)),
            Arg::List(items) => Arg::List(items.iter().map(|item| item.clone().of_edition(terms, own)).collect()),
            Arg::Message(message) => Arg::Message(inner(message)),
            Arg::Thing(message) => Arg::Thing(inner(message)),
            other => other,
        }
    }
}

impl From<bool> for Arg {
    fn from(yes: bool) -> Self {
        Arg::Term(if yes { "yes" } else { "no" })
    }
}

impl From<&str> for Arg {
    fn from(name: &str) -> Self {
        Arg::Name(name.to_owned())
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Arg::Message(Arc::new(message))
    }
}

impl<A: Into<Arg>> FromIterator<A> for Arg {
    fn from_iter<T: IntoIterator<Item = A>>(items: T) -> Self {
        Arg::List(items.into_iter().map(Into::into).collect())
    }
}

macro_rules! numbers {
    ($($type:ty)*) => { $(
        impl From<$type> for Arg {
            fn from(number: $type) -> Self {
                // Counts are far below what it can hold.
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )* };
}
numbers!(u8 u16 u32 u64 usize i32 i64);

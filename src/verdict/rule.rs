//! The catalogue's entries: what a rule says, in our own words, and where the rulebooks say it.

use super::{Ruling, Slip, Trace};
use crate::words::{Idiom, TextEntry};

/// A published rulebook, as the law cites it.
#[derive(Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// Short name used in citations: `azul-mini.es`.
    pub id: &'static str,
    /// The title on its cover.
    pub title: &'static str,
    /// The language that we read it in.
    pub language: &'static str,
}

/// Where a rulebook says something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Citation {
    /// The rulebook.
    pub rulebook: &'static Rulebook,
    /// The heading under which it stands, as printed, and the paragraph or list item if that helps to find it.
    pub section: &'static str,
}

/// One normative statement of a game.
pub struct Rule {
    /// Stable name, with the game's prefix: `azul/take-all-of-colour`.
    pub id: &'static str,
    /// Its title, a few words for headings; its statement in our own words, complete sentences.
    pub entry: TextEntry,
    /// The sentences of its rulebooks, among them those that it cites.
    pub trace: &'static Trace,
}

// A rule and the sentences that state it name each other.
impl std::fmt::Debug for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id)
    }
}

impl PartialEq for Rule {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Rule {}

/// All that a game's rulebooks say, and what they leave open.
#[derive(Debug)]
pub struct Catalogue {
    /// Prefix of every rule of the game: `azul`.
    pub prefix: &'static str,
    /// The rules, in the order of the rulebook, chapter by chapter.
    pub chapters: &'static [&'static [&'static Rule]],
    /// The questions left open.
    pub rulings: &'static [Ruling],
    /// The slips that people make in counting, the likelier first.
    pub slips: fn() -> Vec<&'static Slip>,
    /// Where the rulebooks say it and which fixtures show it.
    pub trace: &'static Trace,
}

impl Catalogue {
    /// The rules, in the order of the rulebook.
    pub fn rules(&self) -> impl Iterator<Item = &'static Rule> + Clone + use<> {
        self.chapters.iter().copied().flatten().copied()
    }
    /// The slips, the likelier first.
    pub fn slips(&self) -> impl Iterator<Item = &'static Slip> + Clone + use<> {
        (self.slips)().into_iter()
    }
}

impl Rule {
    /// Its title in a language.
    pub fn title_in(&self, idiom: impl Into<Idiom>) -> String {
        self.entry.say(idiom, None)
    }
    /// Its statement in a language.
    pub fn statement_in(&self, idiom: impl Into<Idiom>) -> String {
        self.entry.say(idiom, Some("statement"))
    }
    /// Why no case can break it, in a language; none if some can.
    pub fn never_in(&self, idiom: impl Into<Idiom>) -> Option<String> {
        self.trace.shown_of(self)?.broken.is_none().then(|| self.entry.say(idiom, Some("never")))
    }
    /// Where the rulebooks say it, book by book; one citation at least.
    pub fn citations(&self) -> Vec<Citation> {
        self.trace.citations(self.name(), &["", "!"])
    }
    /// Its id without the prefix of the game, as tables have it.
    pub fn name(&self) -> &'static str {
        self.id.split_once('/').map_or(self.id, |(_, name)| name)
    }
}

/// Declares the rules, chapter by chapter as `CHAPTERS`, so none is left out of it. Their sources are in the `TRACE`.
///
/// An id is a prefix and the name of the constant, unless that has an id of its own.
macro_rules! rules {
    ($prefix:literal of $texts:expr; $($chapter:ident: $($name:ident $(= $id:literal)?),*;)*) => {
        const RULE_TEXTS: $crate::words::Entries = $texts;
        $($(
            #[doc = concat!("The rule `", stringify!($name), "`.")]
            pub static $name: $crate::verdict::Rule = $crate::verdict::Rule {
                id: $crate::words::named!($prefix, $name $(, $id)?),
                entry: RULE_TEXTS.find($crate::words::named!("", $name $(, $id)?)),
                trace: &TRACE,
            };
        )*)*
        const CHAPTERS: &[&[&$crate::verdict::Rule]] = &[$(&[$(&$name),*]),*];
    };
}
pub(crate) use rules;

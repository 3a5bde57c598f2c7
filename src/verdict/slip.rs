//! Slips: mistakes that people make in counting, each of which leads to a number that somebody then claims.

use super::Rule;
use crate::words::{Book, Declared, Idiom, Terms, Translated};
use std::borrow::Cow;

/// A mistake that people make in counting.
#[derive(Debug, PartialEq, Eq)]
pub struct Slip {
    /// Stable name, with the game's prefix: `azul/slip/column-left-out`.
    pub id: &'static str,
    /// What is done wrong, as the rest of a sentence that begins with "if": "the vertical run is left out".
    pub title: &'static str,
    /// Why that is wrong, in complete sentences.
    pub statement: &'static str,
    /// The rule that it forgets; none for a mistake that has nothing to do with the rules.
    pub rule: Option<&'static Rule>,
    /// Title and statement in other languages.
    pub words: Translated,
}

impl Slip {
    /// Its title in a language, as the rest of a sentence that begins with "if".
    pub fn title_in(&self, idiom: impl Into<Idiom>) -> Cow<'static, str> {
        self.words.say(idiom, &self.name(), None, self.title)
    }
    /// Its title inside a sentence about an edition.
    pub(crate) fn title_inside(&self, terms: Terms) -> Declared {
        Declared { words: self.words, terms, id: self.name(), part: None, english: self.title }
    }
    /// Its statement in a language.
    pub fn statement_in(&self, idiom: impl Into<Idiom>) -> Cow<'static, str> {
        self.words.say(idiom, &self.name(), Some("statement"), self.statement)
    }
    fn name(&self) -> String {
        format!("slip-{}", self.id.rsplit('/').next().unwrap_or(self.id))
    }
}

static BOOK: Book = Book::new(&[["", include_str!("words/slips.es.ftl"), include_str!("words/slips.pl.ftl")]]);
/// The slips of every game in other languages.
pub(crate) const COMMON: Translated = Translated { book: || &BOOK, terms: &[] };

/// Declares slips and lists them in the same order as `SLIPS`.
#[macro_export]
macro_rules! slips {
    ($($name:ident = $id:literal, $title:literal, $statement:literal, $rule:expr;)*) => {
        $(
            #[doc = $statement]
            pub static $name: $crate::verdict::Slip =
                $crate::verdict::Slip { id: $id, title: $title, statement: $statement, rule: $rule, words: super::WORDS };
        )*
        /// All of them, the likelier first.
        pub static SLIPS: &[&$crate::verdict::Slip] = &[$(&$name),*];
    };
}

slips! {
    STOPPED_EARLY = "count/stopped-early",
        "counting stops too early",
        "Whatever is due is counted, down to the last bonus and the last penalty.",
        None;
    NOT_COUNTED_YET = "count/not-counted-yet",
        "the score of the case is without what the end brings",
        "With `phase: over` a case says that everything is counted and in the scores; with `phase: end` the bonuses are still to come.",
        None;
    ONLY_WHAT_IS_NEW = "count/only-what-is-new",
        "what was there before is left out",
        "What is counted now is added to what the player had before.",
        None;
    OF_ANOTHER_PLAYER = "count/of-another-player",
        "the number of another player is read",
        "Every player has a count of their own.",
        None;
}

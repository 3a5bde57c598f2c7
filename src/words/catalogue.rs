//! The texts of rules, rulings and slips.

use super::{Book, Language, Message, Said};

/// What an edition calls things: each by the name that texts have for it.
pub type Terms = &'static [(&'static str, &'static str)];

/// A language, and what the edition that is spoken of calls things; none where no edition is meant.
#[derive(Debug, Clone, Copy)]
pub struct Idiom {
    /// The language.
    pub language: Language,
    /// The terms of the edition.
    pub terms: Option<Terms>,
}

impl From<Language> for Idiom {
    fn from(language: Language) -> Self {
        Self { language, terms: None }
    }
}

/// The texts of all rules, rulings or slips of a catalogue.
#[derive(Clone, Copy)]
pub struct Entries {
    /// Where they are.
    pub book: &'static Book,
    /// What they call things where no edition is meant.
    pub terms: Terms,
}

impl Entries {
    /// The entry of an id. Call it at compile time: an entry missing in English does not compile.
    pub const fn find(self, id: &'static str) -> TextEntry {
        TextEntry { said: self.book.find(id), terms: self.terms }
    }
}

/// The texts of a subject.
macro_rules! entries {
    ($subject:literal, $terms:expr) => {{
        static BOOK: $crate::words::Book = $crate::words::Book::new(&[$crate::words::texts!($subject)]);
        $crate::words::Entries { book: &BOOK, terms: $terms }
    }};
}
pub(crate) use entries;

/// What is said of one rule, ruling or slip: its title or question, and the parts of its entry.
#[derive(Debug, Clone, Copy)]
pub struct TextEntry {
    said: Said,
    terms: Terms,
}

impl TextEntry {
    /// In a language; one of its parts, if one is named.
    pub fn say(self, idiom: impl Into<Idiom>, part: Option<&'static str>) -> String {
        let Idiom { language, terms } = idiom.into();
        let message = self.message(terms);
        part.map_or_else(|| message.say(language), |part| message.part(part).say(language))
    }
    /// To be said inside a sentence.
    pub(crate) fn message(self, terms: Option<Terms>) -> Message {
        Message::from(self.said).called(terms.unwrap_or(self.terms))
    }
}

// It follows from what it belongs to.
impl PartialEq for TextEntry {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for TextEntry {}

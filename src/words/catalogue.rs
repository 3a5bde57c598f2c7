//! The words of rules, rulings and slips: English where they are declared, the other languages in a book.

use super::lists::capital;
use super::{Book, Language};
use std::borrow::Cow;

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

/// Where the other languages say what stands in English at a declaration. A constant cannot refer to a book itself.
#[derive(Clone, Copy)]
pub struct Translated {
    /// The book.
    pub book: fn() -> &'static Book,
    /// The terms where no edition is meant.
    pub terms: Terms,
}

impl Translated {
    /// The text of an entry, or of one of its parts, in a language; `english` in English, and where the book has none, which a test forbids.
    pub fn say(self, idiom: impl Into<Idiom>, id: &str, part: Option<&str>, english: &'static str) -> Cow<'static, str> {
        let Idiom { language, terms } = idiom.into();
        let book = match language {
            Language::English => return english.into(),
            Language::Spanish | Language::Polish => (self.book)(),
        };
        let Ok(said) = book.format(language, id, part, terms.unwrap_or(self.terms), &[]) else { return english.into() };
        // A sentence may begin with a term, which no text can write with a capital.
        if english.starts_with(char::is_uppercase) { capital(&said).into() } else { said.into() }
    }
}

impl std::fmt::Debug for Translated {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Translated")
    }
}

// It follows from what it belongs to.
impl PartialEq for Translated {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Translated {}

//! The words of rules, rulings and slips: English where they are declared, the other languages in a book.

use super::{Book, Language};
use std::borrow::Cow;

/// Where the other languages say what stands in English at a declaration. A constant cannot refer to a book itself.
#[derive(Clone, Copy)]
pub struct Translated(pub fn() -> &'static Book);

impl Translated {
    /// The text of an entry, or of one of its parts, in a language; `english` in English, and where the book has none, which a test forbids.
    pub fn say(self, language: Language, id: &str, part: Option<&str>, english: &'static str) -> Cow<'static, str> {
        let book = match language {
            Language::English => return english.into(),
            Language::Spanish | Language::Polish => (self.0)(),
        };
        book.format(language, id, part, &[], &[]).map_or(english.into(), Cow::Owned)
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

//! The published games, and what people call them.

use crate::case::spelling::{any_of, spelled, whole};
use crate::words::{Arg, Book, Language, Message};

/// A published game: the same rules under its own name, with its own colours.
#[derive(Debug)]
pub struct Edition {
    /// What a case's `game:` says.
    pub id: &'static str,
    /// The title on the box.
    pub title: &'static str,
    /// Its own titles in other rulebooks, folded, without the name of the family.
    pub also: &'static [&'static str],
    /// The variants that its rulebook prints.
    pub variants: &'static [Variant],
}

/// A variant printed in a rulebook.
#[derive(Debug)]
pub struct Variant {
    /// What a case's `variant:` says.
    pub id: &'static str,
    /// What it changes, in one line.
    pub about: &'static str,
}

/// The family of games whose titles begin with its name.
const FAMILY: &str = "azul";
/// What stands between that and a game's own title, once folded.
const BETWEEN: [char; 4] = ['-', ':', '–', '—'];

impl Edition {
    /// The title on the box, in a language.
    pub(crate) fn title_in(&self, book: &'static Book, language: Language) -> String {
        Message::new(book, "title").with("game", Arg::Term(self.id)).with("title", self.title).say(language)
    }
    /// Its own titles, folded.
    pub fn titles(&self) -> impl Iterator<Item = &'static str> + use<> {
        std::iter::once(own_title(self.id)).chain(self.also.iter().copied())
    }
    /// The pattern of all that is read as its name: each title with or without the family's name.
    pub fn pattern(&self) -> String {
        whole(&format!(r"(?:{}[-_\s:–—]+)?(?:{})", spelled(FAMILY), any_of(self.titles())))
    }
}

/// A folded name without that of the family; the family's own name stays.
pub(crate) fn own_title(folded: &str) -> &str {
    let after = folded.strip_prefix(FAMILY).filter(|rest| rest.starts_with(BETWEEN)).map(|rest| rest.trim_start_matches(BETWEEN));
    after.filter(|title| !title.is_empty()).unwrap_or(folded)
}

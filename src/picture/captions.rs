//! What is written on pictures, in a language.

use crate::words::{Arg, Book, Language, Message, Subject, Terms, texts};

/// What stands on pictures of any game; the book of each game's pictures has it.
pub(crate) const CAPTIONS: Subject = texts!("picture/messages/captions");
/// These alone.
pub(crate) static SHARED: Book = Book::new(&[CAPTIONS]);

/// The texts of a game's pictures, what its edition calls things, and the language of a picture.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Captions {
    pub(crate) book: &'static Book,
    pub(crate) terms: Terms,
    pub(crate) language: Language,
}

impl Captions {
    /// A text that speaks of nothing.
    pub(crate) fn word(&self, id: &'static str) -> String {
        self.say(id, [])
    }
    /// A text with what it speaks of.
    pub(crate) fn say<const N: usize>(&self, id: &'static str, args: [(&'static str, Arg); N]) -> String {
        self.say_all(id, &args)
    }
    /// The same of however many.
    pub(crate) fn say_all(&self, id: &'static str, args: &[(&'static str, Arg)]) -> String {
        let message = Message::new(self.book, id).called(self.terms);
        args.iter().cloned().fold(message, |message, (name, arg)| message.with(name, arg)).say(self.language)
    }
    /// A text about a number of things.
    pub(crate) fn count(&self, id: &'static str, count: impl Into<Arg>) -> String {
        self.say(id, [("count", count.into())])
    }
    /// Words that stand below one another before what they are about: as wide as the widest, and as `least` columns, and a blank.
    pub(crate) fn aligned<const N: usize>(&self, ids: [&'static str; N], least: usize) -> [String; N] {
        let words = ids.map(|id| self.word(id));
        let width = words.iter().map(|word| word.chars().count()).fold(least, usize::max);
        words.map(|word| format!("  {word:width$} "))
    }
}

//! Arguments that cannot be carried out: why, in the language of whoever typed them.

use crate::case::suggest;
use crate::words::{Book, Message, Said, texts};

/// Why arguments cannot be carried out.
pub(super) static USAGE: Book = Book::new(&[texts!("cli/messages/usage")]);

/// That `word` is none of some names: the one that may be meant, or else what `others` says.
pub(super) fn unknown<'k>(
    says: Said,
    word: &str,
    known: impl IntoIterator<Item = &'k str>,
    others: impl FnOnce() -> Message,
) -> Message {
    says.with("word", word).with("help", suggest(word, known).unwrap_or_else(others))
}

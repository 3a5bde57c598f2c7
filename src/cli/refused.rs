//! What the program refuses, or the operating system: why, in the reader's language.

use crate::case::suggest;
use crate::words::{Arg, Book, Message, Said, said, texts};
use std::io::{Error, ErrorKind};

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

/// Why a file is no text of cases, or none can be read or written.
pub(super) static FILES: Book = Book::new(&[texts!("cli/messages/files")]);

/// Why something cannot be read or written; in the words of the system where that is nothing usual.
pub(super) fn cause(error: &Error) -> Arg {
    match error.kind() {
        ErrorKind::NotFound => said!(FILES, "nothing-there").into(),
        ErrorKind::PermissionDenied => said!(FILES, "no-permission").into(),
        ErrorKind::IsADirectory => said!(FILES, "a-folder").into(),
        ErrorKind::NotADirectory => said!(FILES, "no-folder").into(),
        ErrorKind::StorageFull => said!(FILES, "disk-full").into(),
        ErrorKind::ReadOnlyFilesystem => said!(FILES, "only-read").into(),
        ErrorKind::FileTooLarge => said!(FILES, "file-limit").into(),
        _ => Arg::Name(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_usual_is_said_in_every_language() {
        use ErrorKind::{FileTooLarge, IsADirectory, NotADirectory, NotFound, PermissionDenied, ReadOnlyFilesystem, StorageFull};
        for kind in [NotFound, PermissionDenied, IsADirectory, NotADirectory, StorageFull, ReadOnlyFilesystem, FileTooLarge] {
            assert!(matches!(cause(&Error::from(kind)), Arg::Message(_)), "{kind:?}");
        }
        assert_eq!(cause(&Error::other("a storm")), Arg::from("a storm"));
    }
}

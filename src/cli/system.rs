//! What the operating system refuses, in the reader's language.

use crate::words::{Arg, Book, said, texts};
use std::io::{Error, ErrorKind};

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

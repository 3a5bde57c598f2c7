//! What the operating system refuses, in the reader's language.

use super::input::FILES;
use crate::words::{Arg, Message, said};
use std::io::{Error, ErrorKind};
use std::path::Path;

/// Why something cannot be read or written; in the words of the system where that is nothing usual.
pub(super) fn cause(error: &Error) -> Arg {
    match error.kind() {
        ErrorKind::NotFound => said!(FILES, "nothing-there").into(),
        ErrorKind::PermissionDenied => said!(FILES, "no-permission").into(),
        ErrorKind::IsADirectory => said!(FILES, "a-folder").into(),
        ErrorKind::NotADirectory => said!(FILES, "no-folder").into(),
        ErrorKind::StorageFull => said!(FILES, "disk-full").into(),
        ErrorKind::ReadOnlyFilesystem => said!(FILES, "only-read").into(),
        _ => Arg::Name(error.to_string()),
    }
}

/// That a file cannot be written.
pub(super) fn not_written(path: &Path, error: &Error) -> Message {
    said!(FILES, "not-written").with("file", &*path.display().to_string()).with("cause", cause(error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::laws;

    #[test]
    fn what_is_usual_is_said_in_every_language() {
        use ErrorKind::{IsADirectory, NotADirectory, NotFound, PermissionDenied, ReadOnlyFilesystem, StorageFull};
        for kind in [NotFound, PermissionDenied, IsADirectory, NotADirectory, StorageFull, ReadOnlyFilesystem] {
            let error = Error::from(kind);
            laws::sound(&not_written(Path::new("a.svg"), &error));
            assert!(matches!(cause(&error), Arg::Message(_)), "{kind:?}");
        }
        assert_eq!(cause(&Error::other("a storm")), Arg::from("a storm"));
    }
}

//! Files and standard input as sources of cases.

use crate::case::{Limits, Problem, Source, Span};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// What reports call a file; `-` is standard input, under the name that people gave it.
pub(super) fn name(path: &Path, stdin: Option<&str>) -> String {
    if is_stdin(path) { stdin.unwrap_or("<stdin>").to_owned() } else { path.display().to_string() }
}

/// Reads a file, or standard input for `-`.
///
/// # Errors
/// One problem that says why it is no source of cases.
pub(super) fn read(path: &Path, name: &str) -> Result<Source, Problem> {
    let bytes = if is_stdin(path) { read_all(io::stdin().lock()) } else { open(path) }?;
    if bytes.len() > Limits::USUAL.bytes {
        let help = "split it: every document is a case of its own";
        return Err(problem("case/too-long", format!("it is larger than {} MiB", Limits::USUAL.bytes >> 20), Some(help)));
    }
    // A text holds no NUL; a picture or a packed file soon does.
    let text = if bytes.contains(&0) { None } else { String::from_utf8(bytes).ok() };
    let Some(text) = text else {
        let help = "type the board as a case in UTF-8; `tilejudge new GAME` gives one to fill in";
        return Err(problem("case/not-text", "it is not a text file".to_owned(), Some(help)));
    };
    if text.trim_start_matches('\u{feff}').trim().is_empty() {
        return Err(problem("case/empty", "it is empty".to_owned(), Some("`tilejudge new GAME` gives a case to fill in")));
    }
    Ok(Source { name: name.to_owned(), text })
}

fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == OsStr::new("-")
}

fn open(path: &Path) -> Result<Vec<u8>, Problem> {
    let file = File::open(path).map_err(|error| unreadable(&error))?;
    if file.metadata().is_ok_and(|about| about.is_dir()) {
        return Err(problem(
            "case/no-file",
            "there is no case file in it".to_owned(),
            Some("cases end in .yaml, .yml, .json or .jsonl"),
        ));
    }
    read_all(file)
}

/// Reads one byte more than is allowed at most, so that an endless source ends.
fn read_all(source: impl Read) -> Result<Vec<u8>, Problem> {
    let mut bytes = Vec::new();
    source.take(Limits::USUAL.bytes as u64 + 1).read_to_end(&mut bytes).map_err(|error| unreadable(&error))?;
    Ok(bytes)
}

fn unreadable(error: &io::Error) -> Problem {
    let message = match error.kind() {
        ErrorKind::NotFound => "there is no such file".to_owned(),
        ErrorKind::PermissionDenied => "it may not be read: permission denied".to_owned(),
        _ => format!("it cannot be read: {error}"),
    };
    problem("case/no-file", message, None)
}

fn problem(code: &'static str, message: String, help: Option<&str>) -> Problem {
    Problem { code, message, help: help.map(str::to_owned), label: String::new(), span: Span::default() }
}

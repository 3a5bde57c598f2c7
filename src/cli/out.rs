//! The one way out: nothing else in the program writes to a terminal or a pipe.

use super::progress::Progress;
use crate::report;
use anstream::adapter::strip_str;
use anstream::{AutoStream, ColorChoice};
use std::io::{self, ErrorKind, Stderr, Stdout, Write};

/// Narrower than this, excerpts cannot be read.
const NARROWEST: usize = 40;
/// Wider than this, lines are tiring to read.
const WIDEST: usize = 110;
/// How much is collected before it is written: a stream of small cases must not cost a system call each.
const BATCH: usize = 1 << 16;

/// What `COLUMNS` says, also into a pipe; else how wide the terminal is in which somebody reads, even at the other end of a pipe.
fn wanted_width() -> Option<usize> {
    let said = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()).filter(|&columns| columns > 0);
    let out = || terminal_size::terminal_size_of(io::stdout());
    let beside = || terminal_size::terminal_size_of(io::stderr()).or_else(|| terminal_size::terminal_size_of(io::stdin()));
    said.or_else(|| out().or_else(beside).map(|(width, _)| usize::from(width.0)))
}

/// Standard output and standard error, with colours where they are wanted.
///
/// A reader that closes a pipe is no failure: nothing more is written there, but the exit code is the verdict on all cases.
#[derive(Debug)]
pub struct Out {
    answers: AutoStream<Stdout>,
    errors: AutoStream<Stderr>,
    /// How far the work is, for whoever waits.
    pub(super) progress: Progress,
    waiting: String,
    pub(super) width: usize,
}

impl Out {
    /// Both streams, with the colours that people chose or that the terminal and `NO_COLOR` suggest.
    pub fn new(colour: ColorChoice) -> Self {
        Self {
            answers: AutoStream::new(io::stdout(), colour),
            errors: AutoStream::new(io::stderr(), colour),
            progress: Progress::new(),
            waiting: String::new(),
            width: wanted_width().unwrap_or(WIDEST).clamp(NARROWEST, WIDEST),
        }
    }
    pub(super) fn answer(&mut self, text: &str) -> io::Result<()> {
        self.waiting.push_str(text);
        if self.waiting.len() < BATCH { Ok(()) } else { self.flush() }
    }
    /// Writes what kept the program from answering, after every answer before it.
    pub(super) fn error(&mut self, text: &str) -> io::Result<()> {
        if text.is_empty() {
            return Ok(());
        }
        self.flush()?;
        self.complain(text)
    }
    /// Writes why no answer can be written.
    pub(super) fn complain(&mut self, text: &str) -> io::Result<()> {
        self.progress.wipe();
        unless_closed(self.errors.write_all(text.as_bytes()))
    }
    pub(super) fn flush(&mut self) -> io::Result<()> {
        let waiting = std::mem::take(&mut self.waiting);
        // Skip the search letter by letter where nothing is to be stripped; write rarely: each write wakes the reader.
        let written = match (report::has_raw(&waiting), self.answers.current_choice()) {
            (false, _) => io::stdout().write_all(waiting.as_bytes()),
            (true, ColorChoice::Never) => io::stdout().write_all(strip_str(&waiting).to_string().as_bytes()),
            (true, _) => self.answers.write_all(waiting.as_bytes()),
        };
        unless_closed(written.and_then(|()| self.answers.flush()))
    }
}

/// What came of writing, where a pipe that nobody reads any more is as good as written.
fn unless_closed(written: io::Result<()>) -> io::Result<()> {
    written.or_else(|error| if error.kind() == ErrorKind::BrokenPipe { Ok(()) } else { Err(error) })
}

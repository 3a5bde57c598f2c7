//! Files and standard input as texts: small ones whole, long streams of cases piece by piece.

use super::Shared;
use super::pipe::{Level, Tap};
use super::refused::{FILES, cause};
use crate::case::{Limits, Problem, Source, Span, is_json_lines, separates};
use crate::words::{Message, said};
use memchr::memchr_iter;
use serde_json::{Map, Value};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::panic::resume_unwind;
use std::path::Path;
use std::thread;

/// What is read at once. Only a stream of cases may be longer without being held in memory as a whole.
const PIECE: usize = 1 << 20;

/// What a piece is of its file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Holds {
    /// All of it.
    Whole,
    /// Some of its lines, each a case.
    Lines,
    /// Some of its documents.
    Documents,
}

impl Holds {
    /// Where one case ends and the next begins, as far as complete cases are there.
    fn cuts(self, bytes: &[u8]) -> impl DoubleEndedIterator<Item = usize> {
        let is_cut = move |at: &usize| match self {
            Self::Whole => false,
            Self::Lines => bytes[at - 1] == b'\n',
            Self::Documents => bytes[at - 1] == b'\n' && bytes.len() > at + 3 && separates(&bytes[*at..]),
        };
        (1..=bytes.len()).filter(is_cut)
    }
}

/// A text of cases, or a piece of one.
#[derive(Debug)]
pub(super) struct Piece {
    /// The text; or why there is none.
    pub(super) source: Result<Source, Problem>,
    pub(super) name: String,
    pub(super) lines_before: usize,
    pub(super) cases_before: usize,
    /// What it is of its file; the cases of a stream are numbered in any event.
    pub(super) holds: Holds,
    /// Whether it is a fault if there is no case in it.
    pub(super) needs_case: bool,
    /// Whether nothing has come after it yet, so that somebody may wait for an answer.
    pub(super) paused: bool,
}

/// What reports call a file; `-` is standard input, under the name that people gave it.
pub(super) fn name(path: &Path, shared: &Shared) -> String {
    if is_dash(path) { shared.stdin_filename.as_deref().unwrap_or("<stdin>").to_owned() } else { path.display().to_string() }
}

/// Reads a file, or standard input for `-`, piece by piece.
///
/// # Errors
/// What `visit` says.
pub(super) fn pieces<E>(path: &Path, shared: &Shared, mut visit: impl FnMut(Piece) -> Result<(), E>) -> Result<(), E> {
    let name = name(path, shared);
    let whole = |source| {
        let (holds, needs_case, paused) = (Holds::Whole, true, false);
        Piece { source, name: name.clone(), lines_before: 0, cases_before: 0, holds, needs_case, paused }
    };
    let before = shared.stdin_after.filter(|_| is_dash(path));
    let mut tap = match open(path) {
        Ok(tap) => tap,
        Err(problem) => return visit(whole(Err(problem))),
    };
    let mut bytes = Vec::new();
    let is_begun = |bytes: &[u8]| if before.is_some() { bytes.contains(&b'\n') } else { first_object(bytes).is_some() };
    let level = match tap.draw(&mut bytes, PIECE, is_begun) {
        Ok(level) => level,
        Err(error) => return visit(whole(Err(unreadable(&error)))),
    };
    // What comes in a pipe is answered in the same way whether it comes at once or not.
    let is_pipe = matches!(tap, Tap::Pipe(_));
    let first = if is_pipe && before.is_none() && !is_json_lines(&bytes) { first_object(&bytes) } else { None };
    let holds = if before.is_some() || first.is_some() || is_json_lines(&bytes) {
        Holds::Lines
    } else if level == Level::Full && Holds::Documents.cuts(&bytes).next_back().is_some() {
        Holds::Documents
    } else {
        return visit(whole(draw_all(tap, bytes).and_then(|bytes| source(&name, bytes))));
    };
    let before = before.unwrap_or(0);
    Stream { name, tap, holds, first, is_open: first.is_some(), level, bytes, lines: before, cases: before, over: false }
        .pieces(visit)
}

/// Reads a file, or standard input for `-`, as a whole.
///
/// # Errors
/// One problem that says why it is no text.
pub(super) fn read(path: &Path, name: &str) -> Result<Source, Problem> {
    source(name, draw_all(open(path)?, Vec::new())?)
}

/// What has come with all that follows, and one byte more than is allowed at most, so that an endless source ends.
fn draw_all(mut tap: Tap, mut bytes: Vec<u8>) -> Result<Vec<u8>, Problem> {
    tap.draw(&mut bytes, Limits::USUAL.bytes + 1, |_| false).map_err(|error| unreadable(&error))?;
    Ok(bytes)
}

/// Cases that are read as they come.
struct Stream {
    name: String,
    tap: Tap,
    holds: Holds,
    /// How long a first line is that is answered before anybody knows what follows; whether nobody knows yet.
    first: Option<usize>,
    is_open: bool,
    level: Level,
    /// What has come and was not handed over.
    bytes: Vec<u8>,
    /// What was handed over: its lines; its cases, where they can be told without reading them.
    lines: usize,
    cases: usize,
    /// Whether all was.
    over: bool,
}

impl Iterator for Stream {
    type Item = Vec<Piece>;
    /// All up to the last case that is complete; at the end all there is.
    fn next(&mut self) -> Option<Vec<Piece>> {
        if self.over {
            return None;
        }
        if let Some(first) = self.first.take() {
            let rest = self.bytes.split_off(first);
            let bytes = std::mem::replace(&mut self.bytes, rest);
            return Some(self.split(bytes));
        }
        let mut failure = self.fill().err();
        let next = self.bytes.split(|&byte| byte == b'\n').find(|line| !line.trim_ascii().is_empty());
        if let Some(line) = next.filter(|_| std::mem::take(&mut self.is_open))
            && separates(line)
        {
            self.holds = Holds::Documents;
            failure = failure.or(self.fill().err());
        }
        self.over = self.level == Level::End || failure.is_some();
        let cut = if self.over { self.bytes.len() } else { self.holds.cuts(&self.bytes).next_back().unwrap_or(0) };
        let rest = self.bytes.split_off(cut);
        let bytes = std::mem::replace(&mut self.bytes, rest);
        let mut pieces = self.split(bytes);
        pieces.extend(failure.map(|problem| self.piece(Err(problem))));
        Some(pieces)
    }
}

impl Stream {
    /// Hands all over. The next of a file is read and cut while the one before it is worked on.
    fn pieces<E>(mut self, mut visit: impl FnMut(Piece) -> Result<(), E>) -> Result<(), E> {
        let mut ready = self.next();
        while let Some(pieces) = ready {
            let hand_over = || pieces.into_iter().try_for_each(&mut visit);
            ready = match self.tap {
                Tap::File(_) if !self.over => thread::scope(|scope| {
                    let next = scope.spawn(|| self.next());
                    hand_over()?;
                    Ok(next.join().unwrap_or_else(|panic| resume_unwind(panic)))
                })?,
                // A pipe has its own reader, and may be silent for long.
                Tap::File(_) | Tap::Pipe(_) => {
                    hand_over()?;
                    self.next()
                }
            };
        }
        Ok(())
    }

    /// Reads on until there is a complete case, or no more.
    fn fill(&mut self) -> Result<(), Problem> {
        let mut looked = 0;
        // What separates two cases may have come in part.
        while self.level != Level::End && self.holds.cuts(&self.bytes[looked..]).next_back().is_none() {
            let had = self.bytes.len();
            if had > Limits::USUAL.bytes {
                return Err(too_long());
            }
            looked = had.saturating_sub(4);
            let most = had + PIECE.saturating_sub(had).max(PIECE / 2);
            let has_case = |bytes: &[u8]| self.holds.cuts(&bytes[looked..]).next_back().is_some();
            self.level = self.tap.draw(&mut self.bytes, most, has_case).map_err(|error| unreadable(&error))?;
        }
        Ok(())
    }

    /// Cases as pieces; one that is no text costs no other.
    fn split(&mut self, bytes: Vec<u8>) -> Vec<Piece> {
        match text(bytes) {
            Ok(text) => self.hand(Ok(text)).into_iter().collect(),
            Err(bytes) => self.one_by_one(&bytes),
        }
    }

    fn one_by_one(&mut self, mut bytes: &[u8]) -> Vec<Piece> {
        let mut pieces = Vec::new();
        while !bytes.is_empty() {
            let (one, rest) = bytes.split_at(self.holds.cuts(bytes).next().unwrap_or(bytes.len()));
            let lines = self.lines + memchr_iter(b'\n', one).count();
            pieces.extend(self.hand(text(one.to_vec()).map_err(|bytes| not_text(&bytes, self.lines))));
            (self.lines, bytes) = (lines, rest);
        }
        pieces
    }

    fn hand(&mut self, text: Result<String, Problem>) -> Option<Piece> {
        // How many documents there are nobody knows yet; one is enough.
        let most = if self.holds == Holds::Lines { usize::MAX } else { 1 };
        let (lines, cases) = text.as_ref().map_or((0, 1), |text| {
            let filled = text.lines().filter(|line| !line.trim_start().is_empty());
            (memchr_iter(b'\n', text.as_bytes()).count(), filled.take(most).count())
        });
        // Blank lines are no case.
        let piece = (cases > 0).then(|| self.piece(text.map(|text| Source { name: self.name.clone(), text })));
        self.lines += lines;
        if self.holds == Holds::Lines {
            self.cases += cases;
        }
        piece
    }

    fn piece(&self, source: Result<Source, Problem>) -> Piece {
        Piece {
            source,
            name: self.name.clone(),
            lines_before: self.lines,
            cases_before: self.cases,
            holds: self.holds,
            needs_case: self.holds == Holds::Lines || self.level == Level::End && self.cases == 0,
            paused: self.level == Level::Paused,
        }
    }
}

/// Up to where a first line reaches that is an object by itself: somebody may wait for the answer before they write the next.
fn first_object(bytes: &[u8]) -> Option<usize> {
    let text = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let start = bytes.len() - text.trim_ascii_start().len();
    let end = start + bytes[start..].iter().position(|&byte| byte == b'\n')?;
    serde_json::from_slice::<Map<String, Value>>(&bytes[start..end]).is_ok().then_some(end + 1)
}

fn source(name: &str, bytes: Vec<u8>) -> Result<Source, Problem> {
    if bytes.len() > Limits::USUAL.bytes {
        return Err(too_long());
    }
    let text = text(bytes).map_err(|bytes| not_text(&bytes, 0))?;
    if text.trim_start_matches('\u{feff}').trim().is_empty() {
        return Err(problem("case/empty", said!(FILES, "file-empty")));
    }
    Ok(Source { name: name.to_owned(), text })
}

/// The text that some bytes are, or the bytes again. A text holds no NUL; a picture or a packed file soon does.
fn text(bytes: Vec<u8>) -> Result<String, Vec<u8>> {
    if bytes.contains(&0) {
        return Err(bytes);
    }
    String::from_utf8(bytes).map_err(|error| error.into_bytes())
}

/// How a file begins: a line of what `test --save` keeps is not longer, and a case has named its game or its players.
pub(super) fn start(path: &Path) -> io::Result<Vec<u8>> {
    let mut start = Vec::new();
    File::open(path)?.take(1 << 16).read_to_end(&mut start)?;
    Ok(start)
}

/// Whether a path stands for standard input, or output.
pub(super) fn is_dash(path: &Path) -> bool {
    path.as_os_str() == OsStr::new("-")
}

fn open(path: &Path) -> Result<Tap, Problem> {
    if is_dash(path) {
        return Ok(Tap::pipe(io::stdin()));
    }
    let file = File::open(path).map_err(|error| match error.kind() {
        ErrorKind::NotFound if path.is_symlink() => problem("case/no-file", said!(FILES, "dead-link")),
        _ => unreadable(&error),
    })?;
    let about = file.metadata();
    if about.as_ref().is_ok_and(|about| about.is_dir()) {
        return Err(problem("case/no-file", said!(FILES, "no-case-file")));
    }
    Ok(if about.is_ok_and(|about| about.is_file()) { Tap::File(file) } else { Tap::pipe(file) })
}

fn too_long() -> Problem {
    problem("case/too-long", said!(FILES, "too-large").with("most", Limits::USUAL.bytes >> 20))
}

/// Why some bytes, before which their file has so many lines, are no text.
fn not_text(bytes: &[u8], lines_before: usize) -> Problem {
    // The mark of UTF-32 begins like that of UTF-16.
    let wide: [(&str, &[u8]); 4] =
        [("32", &[0xff, 0xfe, 0, 0]), ("32", &[0, 0, 0xfe, 0xff]), ("16", &[0xff, 0xfe]), ("16", &[0xfe, 0xff])];
    if let Some((bits, _)) = wide.iter().find(|(_, mark)| bytes.starts_with(mark)) {
        return problem("case/not-text", said!(FILES, "wide").with("bits", *bits));
    }
    let good = std::str::from_utf8(bytes).map_or_else(|error| error.valid_up_to(), str::len);
    match bytes.get(good).filter(|_| !bytes.contains(&0)) {
        Some(byte) => {
            let line = lines_before + memchr_iter(b'\n', &bytes[..good]).count() + 1;
            let letters = bytes[..good]
                .rsplit(|&byte| byte == b'\n')
                .next()
                .map_or(0, |line| String::from_utf8_lossy(line).chars().count());
            let message = said!(FILES, "not-utf-8").with("byte", &*format!("{byte:#04x}")).with("line", line);
            problem("case/not-text", message.with("column", letters + 1))
        }
        None => problem("case/not-text", said!(FILES, "not-text")),
    }
}

fn unreadable(error: &io::Error) -> Problem {
    let message = match error.kind() {
        ErrorKind::NotFound => said!(FILES, "no-file").into(),
        ErrorKind::PermissionDenied => said!(FILES, "denied").into(),
        _ => said!(FILES, "unreadable").with("cause", cause(error)),
    };
    problem("case/no-file", message)
}

/// What has no place in a text.
pub(super) fn problem(code: &'static str, message: impl Into<Message>) -> Problem {
    Problem::new(code, message, Span::default())
}

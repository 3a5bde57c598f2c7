//! Cases from files, folders and standard input, worked on in parallel and handed on in order.

use super::input::{Holds, Piece, pieces};
use super::locale::home;
use super::progress::Progress;
use super::{Failure, Out, Shared, house};
use crate::case::{Content, Document, Limits, Part, Problem, lines_as_parts, nothing, parts};
use crate::games::Case;
use crate::report::{Lines, Report, ask};
use crate::words::Language;
use rayon::prelude::*;
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

/// Endings of files in folders that are taken for cases.
const ENDINGS: [&str; 4] = ["yaml", "yml", "json", "jsonl"];
/// So much text is read ahead.
const WINDOW: usize = 1 << 20;
/// So much of it is parsed before it is judged: what was parsed is still near the processor then.
const SLICE: usize = 1 << 18;
/// Less than this is not worth waking a second core for.
const ALONE: usize = 1 << 15;

/// A case that was found, or why there is none.
pub(super) struct Found<'a> {
    /// The case, if it can be opened.
    pub(super) case: Result<&'a Case<'a, 'a>, &'a [Problem]>,
    /// A report about it that does not answer anything yet.
    pub(super) blank: Report<'a>,
}

/// Works on every case of some paths, on all cores, and hands on in order what came of each, to be written.
/// What is wrong with one costs no other. Where the input pauses, everything that is complete is answered.
///
/// # Errors
/// What `emit` says.
pub(super) fn each<T: Send>(
    paths: &[PathBuf],
    shared: &Shared,
    out: &mut Out,
    work: impl Fn(Found<'_>) -> T + Sync,
    mut emit: impl FnMut(&mut Out, T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let (stdin, asked) = (shared.stdin(), shared.language());
    let mut progress = Progress::new();
    let (mut window, mut bytes) = (Vec::new(), 0);
    let mut settle = |window: &mut Vec<Piece>, out: &mut Out| {
        let done = work_on(window, asked, &work, |one| progress.past(|| emit(out, one)));
        window.clear();
        done
    };
    for path in paths {
        for file in files(path) {
            let mut counted = 0;
            pieces(&file, &stdin, |mut piece| {
                bytes += piece.source.as_ref().map_or(0, |source| source.text.len());
                let paused = piece.paused;
                // How many documents there are is known only once they are read.
                let uncounted = piece.holds == Holds::Documents;
                if uncounted {
                    piece.cases_before += counted;
                    piece.needs_case &= counted == 0;
                }
                window.push(piece);
                if bytes >= WINDOW || paused || uncounted {
                    bytes = 0;
                    counted += settle(&mut window, out)?;
                }
                if paused {
                    out.flush()?;
                }
                Ok::<(), Failure>(())
            })?;
        }
    }
    settle(&mut window, out).map(|_| ())
}

/// A path itself, or the files of a folder and its folders that are taken for cases, in the order of their names: not the house rules
/// that lie beside them.
/// What cannot be looked into is tried as a file, and so reported.
fn files(path: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    if path.is_dir() {
        let case =
            |path: &Path| path.extension().and_then(|ending| ending.to_str()).is_some_and(|ending| ENDINGS.contains(&ending));
        for entry in WalkDir::new(path).sort_by_file_name() {
            match entry {
                // A link counts as what it leads to; one that leads nowhere is not passed over in silence.
                Ok(entry) if case(entry.path()) && entry.path().metadata().map_or(true, |about| about.is_file()) => {
                    files.extend(Some(entry.into_path()).filter(|path| !house::is_house(path)));
                }
                Ok(_) => {}
                Err(error) => files.extend(error.path().map(Path::to_owned)),
            }
        }
    }
    // A folder without a case is asked about like a file, and answered like one that is none.
    if files.is_empty() { vec![path.to_owned()] } else { files }
}

/// Works on all documents of some pieces, so much text at once: what came of a long stream is never in memory as a whole.
/// How many the last of them holds.
fn work_on<T: Send>(
    window: &[Piece],
    asked: Option<Language>,
    work: &(impl Fn(Found<'_>) -> T + Sync),
    mut emit: impl FnMut(T) -> Result<(), Failure>,
) -> Result<usize, Failure> {
    let mut texts: Vec<_> = window.iter().map(|piece| Text::of(piece, asked)).collect();
    let mut slice = Slice::default();
    for (index, piece) in window.iter().enumerate() {
        let mut parts = parts_of(piece).peekable();
        while let Some(part) = parts.next() {
            let is_last = parts.peek().is_none();
            slice.add(Job { text: index, is_last, part });
            if slice.bytes >= SLICE {
                std::mem::take(&mut slice).work(&mut texts, work).into_iter().try_for_each(&mut emit)?;
            }
        }
    }
    slice.work(&mut texts, work).into_iter().try_for_each(emit)?;
    Ok(texts.last().map_or(0, |text| text.documents))
}

/// The parts of a piece; one that there is not, if it cannot be read or has none.
fn parts_of(piece: &Piece) -> Box<dyn Iterator<Item = Result<Part<'_>, Problem>> + '_> {
    let source = match &piece.source {
        Ok(source) => source,
        Err(problem) => return Box::new(std::iter::once(Err(problem.clone()))),
    };
    let parts = if piece.holds == Holds::Lines { lines_as_parts } else { parts };
    match parts(source, &Limits::USUAL) {
        Ok(parts) => {
            let mut parts = parts.after(piece.lines_before).map(Ok).peekable();
            let none = (piece.needs_case && parts.peek().is_none()).then(|| Err(nothing(source)));
            Box::new(parts.chain(none))
        }
        Err(problem) => Box::new(std::iter::once(Err(problem))),
    }
}

/// A piece, and how far it has been read.
struct Text<'a> {
    piece: &'a Piece,
    lines: Lines<'a>,
    /// The language that was asked for, whatever a case says.
    asked: Option<Language>,
    /// How many documents were met so far.
    documents: usize,
    /// Whether it has more documents than one.
    several: bool,
}

/// A part of a text that is to be parsed.
struct Job<'a> {
    /// The index of the text.
    text: usize,
    /// Whether it is the last of its text.
    is_last: bool,
    part: Result<Part<'a>, Problem>,
}

/// Parts that are worked on at once.
#[derive(Default)]
struct Slice<'a> {
    jobs: Vec<Job<'a>>,
    bytes: usize,
}

impl<'a> Slice<'a> {
    fn add(&mut self, job: Job<'a>) {
        self.bytes += job.part.as_ref().map_or(0, Part::bytes);
        self.jobs.push(job);
    }

    fn work<T: Send>(self, texts: &mut [Text<'a>], work: &(impl Fn(Found<'_>) -> T + Sync)) -> Vec<T> {
        let alone = self.bytes < ALONE;
        let parse = |job: &Job<'a>| match &job.part {
            Ok(part) => part.parse(),
            Err(problem) => vec![Err(vec![problem.clone()])],
        };
        let parsed: Vec<_> =
            if alone { self.jobs.iter().map(parse).collect() } else { self.jobs.par_iter().map(parse).collect() };
        let mut documents = Vec::with_capacity(self.jobs.len());
        for (job, parsed) in self.jobs.iter().zip(parsed) {
            let Some(text) = texts.get_mut(job.text) else { continue };
            text.number(parsed, job.is_last, |document| documents.push((job.text, document)));
        }
        // Of a text whose end is not reached yet, nobody knows how many it has.
        if let Some(text) = self.jobs.last().filter(|job| !job.is_last).and_then(|job| texts.get_mut(job.text)) {
            text.several = true;
        }
        let one = |(text, document): &(usize, Numbered<'_>)| texts.get(*text).map(|text| text.work(document, work));
        if alone { documents.iter().filter_map(one).collect() } else { documents.par_iter().filter_map(one).collect() }
    }
}

/// A document with its number in its piece, from 0.
type Numbered<'a> = (usize, Result<Document<'a>, Vec<Problem>>);

impl<'a> Text<'a> {
    fn of(piece: &'a Piece, asked: Option<Language>) -> Self {
        let lines = match &piece.source {
            Ok(source) => Lines::after(piece.lines_before, &source.text),
            Err(_) => Lines::of(""),
        };
        Self { piece, lines, asked, documents: 0, several: piece.holds != Holds::Whole }
    }

    /// Numbers what the next part holds; after the last there is one document at least, where there has to be.
    fn number(&mut self, parsed: Vec<Result<Content<'a>, Vec<Problem>>>, is_last: bool, mut put: impl FnMut(Numbered<'a>)) {
        for parsed in parsed {
            let index = self.documents;
            let document = match &self.piece.source {
                Ok(source) => parsed.map(|content| Document::new(source, index, content)),
                Err(problem) => Err(vec![problem.clone()]),
            };
            put((index, document));
            self.documents += 1;
        }
        if let (Ok(source), true, 0) = (&self.piece.source, is_last && self.piece.needs_case, self.documents) {
            put((0, Err(vec![nothing(source)])));
            self.documents = 1;
        }
        self.several |= self.documents > 1;
    }

    fn work<T>(&self, (index, document): &Numbered<'_>, work: &impl Fn(Found<'_>) -> T) -> T {
        let Self { piece, lines, several, .. } = self;
        // A file that cannot be read has no cases to count; a line that cannot be read is one.
        let number = (piece.source.is_ok() || piece.holds != Holds::Whole).then_some(piece.cases_before + index + 1);
        let own = || piece.source.as_ref().ok().and_then(|source| ask::language_of(document, source));
        let language = self.asked.or_else(own).unwrap_or_else(home);
        let blank =
            Report { file: &piece.name, number, several: *several, title: None, game: None, language, lines, answer: Err(&[]) };
        ask::open(document, blank, |case, blank| work(Found { case, blank }))
    }
}

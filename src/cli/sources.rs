//! Cases from files, folders and standard input, worked on in parallel and handed on in order.

use super::arguments::home;
use super::input::{Holds, Piece, pieces, start};
use super::refused::USAGE;
use super::session::Session;
use super::{Failure, house, trial};
use crate::case::{Content, Document, Limits, Part, Problem, lines_as_parts, nothing, parts};
use crate::referee::{Case, is_about_a_game};
use crate::report::{Lines, Report, ask};
use crate::words::{Language, said};
use rayon::prelude::*;
use std::path::{Path, PathBuf};
use walkdir::{DirEntry, WalkDir};

/// Endings of files in folders that are taken for cases.
const ENDINGS: [&str; 4] = ["yaml", "yml", "json", "jsonl"];
/// So much text is worked on before what came of it is written.
const WINDOW: usize = 1 << 20;
/// Less than this is not worth waking a second core for.
const ALONE: usize = 1 << 15;

pub(super) struct Found<'a> {
    /// The case, if it can be opened.
    pub(super) case: Option<&'a Case<'a, 'a>>,
    /// A report about it that does not answer anything yet, but why it cannot be opened.
    pub(super) blank: Report<'a>,
    /// How many cases of the run stand before it.
    pub(super) before: usize,
}

impl Session<'_> {
    /// Works on every case of some paths, on all cores, and hands on the results in order. A faulty case costs no other. Where
    /// the input pauses, everything that is complete is answered.
    ///
    /// # Errors
    /// What `emit` says.
    pub(super) fn each<T: Send>(
        &mut self,
        paths: &[PathBuf],
        work: impl Fn(Found<'_>) -> T + Sync,
        mut emit: impl FnMut(&mut Self, T) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        self.out.answer(&self.run.begin())?;
        let (shared, asked) = (self.shared, self.shared.lang);
        let (mut window, mut bytes, mut met) = (Vec::new(), 0, 0);
        let mut settle = |window: &mut Vec<Piece>, session: &mut Self| {
            let done = work_on(window, asked, &mut met, &work, |one| {
                session.out.progress.past();
                emit(session, one)
            });
            window.clear();
            done
        };
        let listed: Vec<_> = paths.iter().map(|path| Listed::of(path)).collect();
        for file in listed.iter().flat_map(|listed| &listed.files) {
            let mut counted = 0;
            pieces(file, shared, |mut piece| {
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
                    let met = settle(&mut window, self)?;
                    counted += if uncounted { met } else { 0 };
                }
                if paused {
                    self.out.flush()?;
                }
                Ok::<(), Failure>(())
            })?;
        }
        let done = settle(&mut window, self).map(|_| ());
        self.out.progress.wipe();
        done?;
        let others: Vec<_> = listed.iter().flat_map(|listed| &listed.others).map(|path| path.display().to_string()).collect();
        self.tell_left(said!(USAGE, "passed-over").into(), &others)
    }
}

/// What there is at a path.
#[derive(Default)]
pub(super) struct Listed {
    /// Itself, or the files of a folder and its folders that are taken for cases, sorted by name: not house rules, schemas and
    /// what `test --save` keeps. What cannot be looked into is tried as a file, and so reported.
    pub(super) files: Vec<PathBuf>,
    /// Those that look like cases from outside, and are about something else.
    others: Vec<PathBuf>,
}

impl Listed {
    pub(super) fn of(path: &Path) -> Self {
        let mut all = Self::default();
        if path.is_dir() {
            let is_hidden = |entry: &DirEntry| entry.depth() > 0 && entry.file_name().as_encoded_bytes().starts_with(b".");
            for entry in WalkDir::new(path).sort_by_file_name().into_iter().filter_entry(|entry| !is_hidden(entry)) {
                match entry {
                    Ok(entry) => all.add(entry.into_path()),
                    Err(error) => all.files.extend(error.path().map(Path::to_owned)),
                }
            }
        }
        // A folder without a case is asked about like a file, and answered like one that is none.
        if all.files.is_empty() {
            all.files.push(path.to_owned());
        }
        all
    }
    fn add(&mut self, path: PathBuf) {
        let ends = |ending: &str| path.as_os_str().as_encoded_bytes().ends_with(ending.as_bytes());
        let has_ending = path.extension().and_then(|ending| ending.to_str()).is_some_and(|ending| ENDINGS.contains(&ending));
        // A link counts as what it leads to; one that leads nowhere is not passed over in silence.
        let may_be = has_ending && !ends(".schema.json") && path.metadata().map_or(true, |about| about.is_file());
        if may_be && !house::is_house(&path) && !trial::is_kept(&path) {
            let list = if may_be_a_case(&path) { &mut self.files } else { &mut self.others };
            list.push(path);
        }
    }
}

/// Whether a file may hold a case, as far as that can be told without reading it as one.
fn may_be_a_case(path: &Path) -> bool {
    let Ok(start) = start(path) else { return true };
    // What is empty or no text is no case by mistake, and has to be told of.
    start.trim_ascii().is_empty() || start.contains(&0) || is_about_a_game(&String::from_utf8_lossy(&start))
}

/// Works on all documents of some pieces, in portions of limited size, and counts those `met`. Returns how many the last piece
/// has.
fn work_on<T: Send>(
    window: &[Piece],
    asked: Option<Language>,
    met: &mut usize,
    work: &(impl Fn(Found<'_>) -> T + Sync),
    mut emit: impl FnMut(T) -> Result<(), Failure>,
) -> Result<usize, Failure> {
    let mut texts: Vec<_> = window.iter().map(|piece| Text::of(piece, asked)).collect();
    let mut slice = Slice::default();
    for (index, piece) in window.iter().enumerate() {
        let mut parts = parts_of(piece).peekable();
        while let Some(part) = parts.next() {
            slice.bytes += part.as_ref().map_or(0, Part::bytes);
            slice.parts.push((index, parts.peek().is_none(), part));
            if slice.bytes >= WINDOW {
                std::mem::take(&mut slice).work(&mut texts, met, work).into_iter().try_for_each(&mut emit)?;
            }
        }
    }
    slice.work(&mut texts, met, work).into_iter().try_for_each(emit)?;
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
    /// How many documents were met.
    documents: usize,
    /// Whether it has more documents than one.
    several: bool,
}

/// Parts that are worked on at once.
#[derive(Default)]
struct Slice<'a> {
    /// Each with the index of its text, and whether it is the last of that.
    parts: Vec<(usize, bool, Result<Part<'a>, Problem>)>,
    bytes: usize,
}

impl<'a> Slice<'a> {
    fn work<T: Send>(self, texts: &mut [Text<'a>], met: &mut usize, work: &(impl Fn(Found<'_>) -> T + Sync)) -> Vec<T> {
        let is_short = self.bytes < ALONE;
        let open = self.parts.last().filter(|(_, is_last, _)| !is_last).map(|(text, ..)| *text);
        let parsed = each(self.parts, is_short, |(text, is_last, part)| {
            (text, is_last, part.map_or_else(|problem| vec![Err(vec![problem])], |part| part.parse()))
        });
        // How a document is called depends on how many there are before it, and whether there are others.
        let mut documents = Vec::with_capacity(parsed.len());
        for (index, is_last, parsed) in parsed {
            let numbered = texts[index].number(parsed, is_last).into_iter();
            documents.extend(numbered.map(|(number, document)| (index, number, document)));
        }
        let first = *met;
        *met += documents.len();
        let documents: Vec<_> = (first..).zip(documents).collect();
        // Of a text whose end is not reached yet, nobody knows how many it has.
        open.into_iter().for_each(|text| texts[text].several = true);
        each(documents, is_short, |(before, (text, number, document))| texts[text].work(&document, number, before, work))
    }
}

/// What comes of each of some items, in order; on all cores, unless they are short.
fn each<I: Send, T: Send>(items: Vec<I>, are_short: bool, work: impl Fn(I) -> T + Send + Sync) -> Vec<T> {
    if are_short { items.into_iter().map(work).collect() } else { items.into_par_iter().map(work).collect() }
}

/// A document, if it can be read.
type Read<'a> = Result<Document<'a>, Vec<Problem>>;

impl<'a> Text<'a> {
    fn of(piece: &'a Piece, asked: Option<Language>) -> Self {
        let lines = match &piece.source {
            Ok(source) => Lines::after(piece.lines_before, &source.text),
            Err(_) => Lines::of(""),
        };
        Self { piece, lines, asked, documents: 0, several: piece.holds != Holds::Whole }
    }

    /// The documents of a part, each with how many stand before it; at least one from the last part, if one is needed.
    fn number(&mut self, mut parsed: Vec<Result<Content<'a>, Vec<Problem>>>, is_last: bool) -> Vec<(usize, Read<'a>)> {
        let piece = self.piece;
        let document = |index, parsed: Result<Content<'a>, Vec<Problem>>| match &piece.source {
            Ok(source) => parsed.map(|content| Document::new(source, index, content)),
            Err(problem) => Err(vec![problem.clone()]),
        };
        let is_empty = is_last && self.documents == 0 && parsed.is_empty();
        if let (Ok(source), true) = (&piece.source, is_empty && piece.needs_case) {
            parsed.push(Err(vec![nothing(source)]));
        }
        let first = self.documents;
        self.documents += parsed.len();
        self.several |= self.documents > 1;
        (first..).zip(parsed).map(|(index, parsed)| (index, document(index, parsed))).collect()
    }

    fn work<T>(&self, document: &Read<'_>, index: usize, before: usize, work: &impl Fn(Found<'_>) -> T) -> T {
        let Self { piece, lines, several, .. } = self;
        // A file that cannot be read has no cases to count; a line that cannot be read is one.
        let number = (piece.source.is_ok() || piece.holds != Holds::Whole).then_some(piece.cases_before + index + 1);
        let own = || piece.source.as_ref().ok().and_then(|source| ask::language_of(document, source));
        let language = self.asked.or_else(own).unwrap_or_else(home);
        let blank = Report { number, several: *several, ..Report::blank(&piece.name, lines, language) };
        ask::open(document, blank, |case, blank| work(Found { case, blank, before }))
    }
}

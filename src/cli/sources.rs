//! Cases from files, folders and standard input, worked on in parallel and handed on in order.

use super::Failure;
use super::input::{Piece, Stdin, pieces};
use super::progress::Progress;
use crate::case::{Document, Limits, Problem, Source, numbered, parts};
use crate::games::Case;
use crate::report::{Lines, Report};
use rayon::prelude::*;
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

/// Endings of files in folders that are taken for cases.
const ENDINGS: [&str; 4] = ["yaml", "yml", "json", "jsonl"];
/// So much text is worked on at once.
const WINDOW: usize = 1 << 20;
/// Less than this is not worth waking a second core for.
const ALONE: usize = 1 << 15;

/// A case that was found, or why there is none.
pub(super) struct Found<'a> {
    /// The case, if it can be opened.
    pub(super) case: Result<&'a Case<'a, 'a>, &'a [Problem]>,
    /// A report about it that does not answer anything yet.
    pub(super) blank: Report<'a>,
}

/// Works on every case of some paths, on all cores, and hands on in order what came of each.
/// What is wrong with one costs no other.
///
/// # Errors
/// What `emit` says.
pub(super) fn each<T: Send>(
    paths: &[PathBuf],
    stdin: &Stdin,
    work: impl Fn(Found<'_>) -> T + Sync,
    mut emit: impl FnMut(T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut progress = Progress::new();
    let (mut window, mut bytes) = (Vec::new(), 0);
    let mut settle = |window: &mut Vec<Piece>, bytes: usize| {
        let all = work_on(window, bytes, &work);
        window.clear();
        all.into_iter().try_for_each(|one| progress.past(|| emit(one)))
    };
    for path in paths {
        for file in files(path) {
            pieces(&file, stdin, |piece| {
                bytes += piece.source.as_ref().map_or(0, |source| source.text.len());
                window.push(piece);
                if bytes < WINDOW {
                    return Ok(());
                }
                settle(&mut window, std::mem::take(&mut bytes))
            })?;
        }
    }
    settle(&mut window, bytes)
}

/// A path itself, or the files of a folder and its folders that are taken for cases, in the order of their names.
/// What cannot be looked into is tried as a file, and so reported.
fn files(path: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    if path.is_dir() {
        let case =
            |path: &Path| path.extension().and_then(|ending| ending.to_str()).is_some_and(|ending| ENDINGS.contains(&ending));
        for entry in WalkDir::new(path).sort_by_file_name() {
            match entry {
                Ok(entry) if entry.file_type().is_file() && case(entry.path()) => files.push(entry.into_path()),
                Ok(_) => {}
                Err(error) => files.extend(error.path().map(Path::to_owned)),
            }
        }
    }
    // A folder without a case is asked about like a file, and answered like one that is none.
    if files.is_empty() { vec![path.to_owned()] } else { files }
}

/// A piece with what was parsed of it.
struct Parsed<'a> {
    piece: &'a Piece,
    lines: Lines<'a>,
    documents: Vec<Result<Document<'a>, Vec<Problem>>>,
}

fn work_on<T: Send>(window: &[Piece], bytes: usize, work: &(impl Fn(Found<'_>) -> T + Sync)) -> Vec<T> {
    let alone = bytes < ALONE;
    let parsed: Vec<_> = window.iter().map(|piece| Parsed::of(piece, alone)).collect();
    let jobs: Vec<_> = parsed.iter().flat_map(|parsed| (0..parsed.documents.len()).map(move |index| (parsed, index))).collect();
    let one = |&(parsed, index): &(&Parsed<'_>, usize)| parsed.work(index, work);
    if alone { jobs.iter().map(one).collect() } else { jobs.par_iter().map(one).collect() }
}

impl<'a> Parsed<'a> {
    fn of(piece: &'a Piece, alone: bool) -> Self {
        match &piece.source {
            Ok(source) => {
                Self { piece, lines: Lines::after(piece.lines_before, &source.text), documents: documents(source, alone) }
            }
            Err(problem) => Self { piece, lines: Lines::of(""), documents: vec![Err(vec![problem.clone()])] },
        }
    }

    fn work<T>(&self, index: usize, work: &impl Fn(Found<'_>) -> T) -> T {
        let Self { piece, lines, documents } = self;
        // A file that cannot be read has no cases to count; a line that cannot be read is one.
        let number = (piece.source.is_ok() || piece.of_many).then_some(piece.cases_before + index + 1);
        let several = piece.of_many || documents.len() > 1;
        let blank = Report { file: &piece.name, number, several, title: None, game: None, lines, answer: Err(&[]) };
        let opened = match &documents[index] {
            Ok(document) => Case::open(document),
            Err(problems) => return work(Found { case: Err(problems), blank: Report { answer: Err(problems), ..blank } }),
        };
        match &opened {
            Ok(case) => {
                let about = Report { title: case.title(), game: Some(case.game_id()), ..blank };
                work(Found { case: Ok(case), blank: about })
            }
            Err(problems) => work(Found { case: Err(problems), blank: Report { answer: Err(problems), ..blank } }),
        }
    }
}

fn documents(source: &Source, alone: bool) -> Vec<Result<Document<'_>, Vec<Problem>>> {
    match parts(source, &Limits::USUAL) {
        Err(problem) => vec![Err(vec![problem])],
        Ok(parts) if alone => numbered(source, parts.iter().flat_map(|part| part.parse())),
        Ok(parts) => {
            let parsed: Vec<_> = parts.par_iter().flat_map_iter(|part| part.parse()).collect();
            numbered(source, parsed)
        }
    }
}

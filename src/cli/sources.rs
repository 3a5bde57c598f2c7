//! Cases from files, folders and standard input, worked on in parallel and handed on in order.

use super::Failure;
use super::input::{Piece, Stdin, pieces};
use super::progress::Progress;
use crate::case::{Content, Document, Limits, Part, Problem, Source, nothing, parts};
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
/// So many cases are parsed before they are judged.
const AT_ONCE: usize = 256;

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

fn work_on<T: Send>(window: &[Piece], bytes: usize, work: &(impl Fn(Found<'_>) -> T + Sync)) -> Vec<T> {
    let cases = |piece: &Piece| match &piece.source {
        Ok(source) => Cases { piece, lines: Lines::after(piece.lines_before, &source.text) }.of(source, work),
        // A file that cannot be read has no cases to count; a line that cannot be read is one.
        Err(problem) => {
            let number = piece.of_many.then_some(piece.cases_before + 1);
            vec![Cases { piece, lines: Lines::of("") }.one(number, piece.of_many, Err(vec![problem.clone()]), work)]
        }
    };
    if bytes < ALONE { window.iter().flat_map(cases).collect() } else { window.par_iter().flat_map_iter(cases).collect() }
}

/// The cases of a piece.
struct Cases<'a> {
    piece: &'a Piece,
    lines: Lines<'a>,
}

impl Cases<'_> {
    /// Works on every case of a source. So many are parsed and then judged as are soon forgotten again: the trees of a long file
    /// take much more space than its text.
    fn of<T: Send>(&self, source: &Source, work: &(impl Fn(Found<'_>) -> T + Sync)) -> Vec<T> {
        let alone = source.text.len() < ALONE;
        let judge = |parsed: Vec<_>, before: usize, several: bool| -> Vec<T> {
            let one = |(at, parsed): (usize, Result<Content<'_>, Vec<Problem>>)| {
                let index = before + at;
                let number = Some(self.piece.cases_before + index + 1);
                self.one(number, several, parsed.map(|content| content.of(source, index)), work)
            };
            if alone {
                parsed.into_iter().enumerate().map(one).collect()
            } else {
                parsed.into_par_iter().enumerate().map(one).collect()
            }
        };
        let mut several = self.piece.of_many;
        let parts = match parts(source, &Limits::USUAL) {
            Ok(parts) => parts,
            Err(problem) => return judge(vec![Err(vec![problem])], 0, several),
        };
        let (mut parsed, mut done) = (Vec::new(), Vec::new());
        for some in parts.chunks(AT_ONCE) {
            parsed.extend(parse(some, alone));
            // That there are several is known with the second.
            several |= parsed.len() > 1;
            if several {
                done.extend(judge(std::mem::take(&mut parsed), done.len(), several));
            }
        }
        if parsed.is_empty() && done.is_empty() {
            parsed.push(Err(vec![nothing(source)]));
        }
        done.extend(judge(parsed, done.len(), several));
        done
    }

    fn one<T>(
        &self,
        number: Option<usize>,
        several: bool,
        document: Result<Document<'_>, Vec<Problem>>,
        work: &impl Fn(Found<'_>) -> T,
    ) -> T {
        let Self { piece, lines } = self;
        let blank = Report { file: &piece.name, number, several, title: None, game: None, lines, answer: Err(&[]) };
        let opened = match &document {
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

fn parse<'s>(parts: &[Part<'s>], alone: bool) -> Vec<Result<Content<'s>, Vec<Problem>>> {
    if alone { parts.iter().flat_map(Part::parse).collect() } else { parts.par_iter().flat_map_iter(Part::parse).collect() }
}

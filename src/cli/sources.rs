//! Cases from files, folders and standard input, one after the other.

use super::{Failure, input};
use crate::case::{Limits, Problem, documents};
use crate::games::Case;
use crate::report::{Lines, Report};
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

/// Endings of files in folders that are taken for cases.
const ENDINGS: [&str; 4] = ["yaml", "yml", "json", "jsonl"];

/// A case that was found, or why there is none.
pub(super) struct Found<'a> {
    /// The case, if it can be opened.
    pub(super) case: Result<&'a Case<'a, 'a>, &'a [Problem]>,
    /// A report about it that does not answer anything yet.
    pub(super) blank: Report<'a>,
}

/// Works on every case of some paths, in order. What is wrong with one costs no other.
pub(super) fn each(
    paths: &[PathBuf],
    stdin: Option<&str>,
    mut work: impl FnMut(Found<'_>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    for path in paths {
        if path.is_dir() {
            for file in files(path) {
                each_of_file(&file, stdin, &mut work)?;
            }
        } else {
            each_of_file(path, stdin, &mut work)?;
        }
    }
    Ok(())
}

/// The files of a folder and its folders that are taken for cases, in the order of their names; what cannot be looked into is
/// tried as a file, and so reported.
fn files(folder: &Path) -> Vec<PathBuf> {
    let case = |path: &Path| path.extension().and_then(|ending| ending.to_str()).is_some_and(|ending| ENDINGS.contains(&ending));
    let mut files = Vec::new();
    for entry in WalkDir::new(folder).sort_by_file_name() {
        match entry {
            Ok(entry) if entry.file_type().is_file() && case(entry.path()) => files.push(entry.into_path()),
            Ok(_) => {}
            Err(error) => files.extend(error.path().map(Path::to_owned)),
        }
    }
    // A folder without a case is asked about like a file, and answered like one that is none.
    if files.is_empty() { vec![folder.to_owned()] } else { files }
}

fn each_of_file(
    path: &Path,
    stdin: Option<&str>,
    work: &mut impl FnMut(Found<'_>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let name = input::name(path, stdin);
    let source = match input::read(path, &name) {
        Ok(source) => source,
        Err(problem) => {
            let (lines, problems) = (Lines::of(""), [problem]);
            let blank = blank(&name, &lines, &problems);
            return work(Found { case: Err(&problems), blank });
        }
    };
    let lines = Lines::of(&source.text);
    let documents = documents(&source, &Limits::USUAL);
    let several = documents.len() > 1;
    for (index, document) in documents.iter().enumerate() {
        let blank = Report { number: Some(index + 1), several, ..blank(&name, &lines, &[]) };
        let opened = match document {
            Ok(document) => Case::open(document),
            Err(problems) => Err(problems.clone()),
        };
        match &opened {
            Ok(case) => {
                let about = Report { title: case.title(), game: Some(case.game_id()), ..blank };
                work(Found { case: Ok(case), blank: about })?;
            }
            Err(problems) => work(Found { case: Err(problems), blank: Report { answer: Err(problems), ..blank } })?,
        }
    }
    Ok(())
}

fn blank<'a>(file: &'a str, lines: &'a Lines<'a>, problems: &'a [Problem]) -> Report<'a> {
    Report { file, number: None, several: false, title: None, game: None, lines, answer: Err(problems) }
}

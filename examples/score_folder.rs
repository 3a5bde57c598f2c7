//! The points of every case in a folder, a line each.
//!
//!     cargo run --example score_folder -- fixtures/azul-mini/score

#![expect(clippy::print_stdout, reason = "a program that answers")]

use std::path::Path;
use tilejudge::case::{Limits, Source, documents};
use tilejudge::referee::{Asked, Case};
use tilejudge::words::Language;

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let mut files: Vec<_> = std::fs::read_dir(folder)?.collect::<Result<_, _>>()?;
    files.sort_by_key(std::fs::DirEntry::path);
    for path in files.iter().map(std::fs::DirEntry::path).filter(|path| path.extension().is_some_and(|ending| ending == "yaml")) {
        score(&path, std::fs::read_to_string(&path)?);
    }
    Ok(())
}

/// Tells the points of the cases in a text; of one that cannot be read, why.
fn score(path: &Path, text: String) {
    let source = Source { name: path.display().to_string(), text };
    for (number, document) in (1..).zip(documents(&source, &Limits::USUAL)) {
        let judged = document.and_then(|document| {
            let case = Case::open(&document)?;
            case.judge(&Asked { to_end: true, ..Asked::default() })
        });
        let says = match judged {
            Ok(verdict) => {
                let scores = verdict.scores.iter().map(|score| format!("{} {} → {}", score.player, score.before, score.after));
                scores.collect::<Vec<_>>().join(", ")
            }
            Err(problems) => problems.iter().map(|problem| problem.say(Language::English)).collect::<Vec<_>>().join("; "),
        };
        println!("{}#{number}: {says}", path.display());
    }
}

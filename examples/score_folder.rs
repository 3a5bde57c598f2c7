//! The points of every case in a folder, a line each.
//!
//!     cargo run --example score_folder -- fixtures/azul-mini/score

#![expect(clippy::print_stdout, reason = "a program that answers")]

use tilejudge::case::{Limits, NotRead, Source, documents};
use tilejudge::referee::{Asked, Case};

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let mut files: Vec<_> = std::fs::read_dir(folder)?.collect::<Result<_, _>>()?;
    files.sort_by_key(std::fs::DirEntry::path);
    for path in files.iter().map(std::fs::DirEntry::path).filter(|path| path.extension().is_some_and(|ending| ending == "yaml")) {
        for (number, says) in (1..).zip(scores(std::fs::read_to_string(&path)?)) {
            println!("{}#{number}: {says}", path.display());
        }
    }
    Ok(())
}

/// The points of each case in a text; of one that cannot be read, why.
pub(crate) fn scores(text: String) -> Vec<String> {
    let source = Source { name: String::new(), text };
    let says = |document: Result<_, _>| {
        let verdict = document.and_then(|document| Case::open(&document)?.judge(&Asked { to_end: true, ..Asked::default() }));
        let verdict = verdict.map_err(|problems| NotRead(problems).to_string())?;
        let scores = verdict.scores.iter().map(|score| format!("{} {} → {}", score.player, score.before, score.after));
        Ok::<_, String>(scores.collect::<Vec<_>>().join(", "))
    };
    documents(&source, &Limits::USUAL).into_iter().map(says).map(|says| says.unwrap_or_else(|why| why)).collect()
}

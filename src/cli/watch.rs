//! `--watch`: the same command again whenever one of its files changes.

use super::sources::Listed;
use super::{Exit, Failure, Out};
use std::io::IsTerminal;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, SystemTime};

/// How soon a change is seen.
const PAUSE: Duration = Duration::from_millis(200);
/// After so many pauses folders are looked through for new files.
const ROUND: usize = 10;
/// Clears the screen of a terminal, with what has left it.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Runs a command until somebody ends the program. What keeps it from running at all is told once.
pub(super) fn watch(
    paths: &[PathBuf],
    out: &mut Out,
    mut run: impl FnMut(&mut Out) -> Result<Exit, Failure>,
) -> Result<Exit, Failure> {
    loop {
        let all = || paths.iter().flat_map(|path| Listed::of(path).files).collect::<Vec<_>>();
        let listed = all();
        let seen = stamps(&listed);
        if std::io::stdout().is_terminal() {
            out.answer(CLEAR)?;
        }
        run(out)?;
        let mut pauses = (1..=ROUND).cycle();
        while stamps(&listed) == seen && (pauses.next() != Some(ROUND) || all() == listed) {
            sleep(PAUSE);
        }
    }
}

/// When each file was written last, and how long it is.
fn stamps(files: &[PathBuf]) -> Vec<Option<(SystemTime, u64)>> {
    let stamp = |path: &PathBuf| path.metadata().ok().and_then(|about| Some((about.modified().ok()?, about.len())));
    files.iter().map(stamp).collect()
}

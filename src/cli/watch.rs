//! `--watch`: the same command again whenever one of its files changes.

use super::sources::files;
use super::{Exit, Failure, Out};
use std::io::IsTerminal;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

/// How soon a change is seen.
const PAUSE: Duration = Duration::from_millis(200);
/// Clears the screen of a terminal, with what has left it.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Runs a command until somebody ends the program. What keeps it from running at all is told once.
pub(super) fn watch(
    paths: &[PathBuf],
    out: &mut Out,
    mut run: impl FnMut(&mut Out) -> Result<Exit, Failure>,
) -> Result<Exit, Failure> {
    loop {
        let seen = stamps(paths);
        if std::io::stdout().is_terminal() {
            out.answer(CLEAR)?;
        }
        run(out)?;
        while stamps(paths) == seen {
            std::thread::sleep(PAUSE);
        }
    }
}

/// Every file with when it was written last, and how long it is.
fn stamps(paths: &[PathBuf]) -> Vec<(PathBuf, Option<(SystemTime, u64)>)> {
    let stamp = |path: PathBuf| {
        let about = path.metadata().ok();
        let stamp = about.and_then(|about| Some((about.modified().ok()?, about.len())));
        (path, stamp)
    };
    paths.iter().flat_map(|path| files(path)).map(stamp).collect()
}

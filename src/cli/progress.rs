//! A line that moves while a person waits.

use indicatif::{ProgressBar, ProgressDrawTarget};
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

/// Who waits longer than this wants to know that something happens.
const PATIENCE: Duration = Duration::from_secs(1);

/// Counts cases, on the terminal if somebody waits there and sees nothing else move.
pub(super) struct Progress {
    watched: bool,
    since: Instant,
    bar: Option<ProgressBar>,
}

impl Progress {
    pub(super) fn new() -> Self {
        let watched = io::stderr().is_terminal() && !io::stdout().is_terminal();
        Self { watched, since: Instant::now(), bar: None }
    }

    /// Goes past one case while `emit` tells of it.
    pub(super) fn past<T>(&mut self, emit: impl FnOnce() -> T) -> T {
        if !self.watched {
            return emit();
        }
        if self.bar.is_none() && self.since.elapsed() > PATIENCE {
            let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
            bar.set_message("cases");
            self.bar = Some(bar);
        }
        match &self.bar {
            None => emit(),
            Some(bar) => {
                bar.inc(1);
                bar.suspend(emit)
            }
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

//! A count that moves while a person waits.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// Who waits longer than this wants to know that something happens.
const PATIENCE: Duration = Duration::from_secs(1);

/// Counts cases, on the terminal if somebody waits there and sees nothing else move.
#[derive(Debug)]
pub(super) struct Progress {
    watched: bool,
    told: Instant,
    cases: usize,
    shown: String,
}

impl Progress {
    pub(super) fn new() -> Self {
        let watched = io::stderr().is_terminal() && !io::stdout().is_terminal();
        Self { watched, told: Instant::now(), cases: 0, shown: String::new() }
    }
    /// One more is done.
    pub(super) fn past(&mut self) {
        self.cases += 1;
        if self.watched && self.told.elapsed() > PATIENCE {
            self.told = Instant::now();
            self.shown = format!("{} …", self.cases);
            show(&self.shown);
        }
    }
    /// Leaves the line to what else is written there.
    pub(super) fn wipe(&mut self) {
        let shown = std::mem::take(&mut self.shown);
        if !shown.is_empty() {
            show(&" ".repeat(shown.chars().count()));
        }
    }
}

/// Writes over the line. Whoever cannot be told how far it is gets the answers all the same.
fn show(text: &str) {
    let mut stderr = io::stderr();
    let _ = write!(stderr, "\r{text}\r").and_then(|()| stderr.flush());
}

//! A command on its way through cases: what was asked for, and what has come of it so far.

use super::{Exit, Failure, Out, Shared};
use crate::report::{Manner, Run, Written};
use crate::words::{Arg, Message};

/// More names than this are not told in one line.
const MANY: usize = 20;

/// A run of one command over many cases.
pub(super) struct Session<'a> {
    pub(super) shared: &'a Shared,
    pub(super) manner: Manner,
    pub(super) out: &'a mut Out,
    pub(super) run: Run,
    exit: Exit,
}

impl<'a> Session<'a> {
    pub(super) fn new(shared: &'a Shared, manner: Manner, out: &'a mut Out) -> Self {
        Self { shared, manner, out, run: Run::new(manner.format, manner.language), exit: Exit::Clean }
    }
    /// Writes what is told of the next case, or of all.
    pub(super) fn put(&mut self, exit: Exit, written: Written) -> Result<(), Failure> {
        self.exit = self.exit.max(exit);
        let written = self.run.add(written);
        self.out.answer(&written.answer)?;
        Ok(self.out.error(&written.error)?)
    }
    /// Tells of cases that are left as they are, or of files that are none, if there are any.
    pub(super) fn tell_left(&mut self, says: Message, names: &[String]) -> Result<(), Failure> {
        if names.is_empty() {
            return Ok(());
        }
        let named = names.iter().map(String::as_str).take(MANY).chain((names.len() > MANY).then_some("…"));
        let says = says.with("cases", names.len()).with("names", named.collect::<Arg>());
        Ok(self.out.error(&(says.say(self.manner.language) + "\n"))?)
    }
    /// Writes what stands after the last case. How the program ends.
    pub(super) fn end(self) -> Result<Exit, Failure> {
        self.out.answer(&self.run.end())?;
        self.out.flush()?;
        Ok(self.exit)
    }
}

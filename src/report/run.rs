//! The report on a run of cases: what stands before the first, between two, and after the last.

use super::{Format, Written, sarif};
use crate::words::Language;
use std::collections::BTreeSet;

/// The reports on many cases, put together as they come. Nothing of a case is kept but the rules that it names.
#[derive(Debug)]
pub struct Run {
    format: Format,
    language: Language,
    /// Whether anything has been written yet.
    any: bool,
    codes: BTreeSet<&'static str>,
}

impl Run {
    /// A run of which nothing has been written; what belongs to no case is told in a language.
    pub fn new(format: Format, language: Language) -> Self {
        Self { format, language, any: false, codes: BTreeSet::new() }
    }
    /// What stands before the first case.
    pub fn begin(&self) -> String {
        if self.format == Format::Sarif { sarif::begin() } else { String::new() }
    }
    /// The report on the next case, ready to stand behind those before it.
    #[must_use]
    pub fn add(&mut self, mut written: Written) -> Written {
        self.codes.extend(written.codes.drain(..));
        if written.answer.is_empty() {
            return written;
        }
        let between = match self.format {
            Format::Sarif => ",",
            Format::Markdown => "\n",
            Format::Text | Format::Concise | Format::Json | Format::Slim | Format::Github | Format::Junit => "",
        };
        if std::mem::replace(&mut self.any, true) {
            written.answer.insert_str(0, between);
        }
        written
    }
    /// What stands after the last case.
    pub fn end(&self) -> String {
        if self.format == Format::Sarif { sarif::end(&self.codes, self.language) } else { String::new() }
    }
}

//! What cases came to, kept to be compared with later: a line of JSON each, with what they would have to expect.

use super::messages::frame;
use super::{Report, json};
use crate::case::{Document, Limits, Node, Problem, Source, lines_as_parts};
use serde_json::json;
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

/// What a case came to; none if it cannot be read.
pub fn line(report: &Report<'_>) -> Option<String> {
    let verdict = report.answer.as_ref().ok()?.verdict;
    let mut expected = verdict.expectation();
    // What players gain is the sum of what each rule brings.
    expected.shift_remove("points");
    let mut players: Vec<_> = verdict.scores.iter().map(|score| &score.player).collect();
    players.dedup();
    let name = report.name();
    Some(json::line(&json!({"case": plain(&name), "title": report.title, "players": players, "expect": expected})))
}

/// The name of a case, however its file was named on the way.
fn plain(name: &str) -> &str {
    name.trim_start_matches("./")
}

/// What cases came to, by their names.
pub struct Baseline<'s> {
    lines: HashMap<String, Document<'s>>,
    /// The names of those with a title.
    by_title: HashMap<String, Vec<String>>,
}

impl<'s> Baseline<'s> {
    /// Reads what [`line()`] wrote.
    ///
    /// # Errors
    /// What is no such line.
    pub fn read(source: &'s Source) -> Result<Self, Vec<Problem>> {
        let parts = lines_as_parts(source, &Limits::USUAL).map_err(|problem| vec![problem])?;
        let mut lines = HashMap::new();
        for content in parts.flat_map(|part| part.parse()) {
            let document = Document::new(source, lines.len(), content?);
            let Some(name) = name(&document).map(str::to_owned).filter(|_| expected(&document).is_some()) else {
                return Err(vec![Problem::new("case/not-a-case", frame("no-baseline"), document.root.span)]);
            };
            lines.insert(name, document);
        }
        let mut by_title: HashMap<_, Vec<_>> = HashMap::new();
        for (name, line) in &lines {
            title(line).into_iter().for_each(|title| by_title.entry(title.to_owned()).or_default().push(name.clone()));
        }
        Ok(Self { lines, by_title })
    }
    /// The line of a case: the one of its name and title; else, where others were put before it, the only one of its file with
    /// this title.
    pub fn of(&self, report: &Report<'_>) -> Option<&Document<'s>> {
        // Of what is no case any more nobody knows the title.
        let is_of = |line: &&Document<'_>| title(line) == report.title || report.game.is_none();
        if let Some(line) = self.lines.get(plain(&report.name())).filter(is_of) {
            return Some(line);
        }
        let file = plain(report.file);
        let mut there = self.by_title.get(report.title?)?.iter().filter(|name| file_of(name) == file);
        let name = there.next().filter(|_| there.next().is_none())?;
        self.lines.get(name)
    }
    /// The names and titles of the cases of some files and folders that were not `met`, in order.
    pub fn gone(&self, met: &HashSet<String>, paths: &[PathBuf]) -> Vec<(&str, Option<&str>)> {
        let is_there = |file: &str| paths.iter().any(|path| Path::new(file).starts_with(path.strip_prefix(".").unwrap_or(path)));
        let gone = self.lines.iter().filter(|(name, _)| !met.contains(*name) && is_there(file_of(name)));
        let mut gone: Vec<_> = gone.map(|(name, line)| (line.root.span.start, (name.as_str(), title(line)))).collect();
        gone.sort_unstable();
        gone.into_iter().map(|(_, case)| case).collect()
    }
}

pub(super) fn file_of(name: &str) -> &str {
    name.rsplit_once('#').filter(|(_, number)| number.parse::<usize>().is_ok()).map_or(name, |(file, _)| file)
}

/// The name of the case that a line was kept of.
pub fn name<'d>(line: &'d Document<'_>) -> Option<&'d str> {
    line.root.entry(|key| key == "case").and_then(Node::word)
}

fn title<'d>(line: &'d Document<'_>) -> Option<&'d str> {
    line.root.entry(|key| key == "title").filter(|title| !title.is_absent()).and_then(Node::word)
}

/// What a line expects.
pub fn expected<'d, 's>(line: &'d Document<'s>) -> Option<&'d Node<'s>> {
    line.root.entry(|key| key == "expect")
}

/// What the players of a line were called, seat by seat, if some have other names `now`.
pub fn before(line: &Document<'_>, now: &[String]) -> Vec<String> {
    let players = line.root.entry(|key| key == "players").map_or(&[][..], Node::items);
    let names: Vec<_> = players.iter().filter_map(Node::word).map(str::to_owned).collect();
    if names.len() == now.len() && names.iter().any(|name| !now.contains(name)) { names } else { Vec::new() }
}

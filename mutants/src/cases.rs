//! What is put to the planted program: fixtures and tests, each in a process of its own.

use crate::{Result, ground, root};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Seconds of processor time after which a fixture's run is stopped: something does not end any more, which is noticed.
const PATIENCE: u32 = 3;

/// A command line that `tests/fixtures.rs` records, or one for several of them.
#[derive(Clone, Debug)]
pub struct Fixture {
    /// Below `snapshots/`; of several, that of the first.
    pub name: String,
    /// The command and its options.
    manner: Vec<String>,
    files: Vec<String>,
}

/// All that `tests/fixtures.rs` records.
pub fn fixtures() -> Result<Vec<Fixture>> {
    let mut found = Vec::new();
    let mut folders = vec![root().join("snapshots")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() { folders.push(path) } else { found.extend(fixture(&path)) }
        }
    }
    found.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(found)
}

/// The fixture of a snapshot; none of what other tests record.
fn fixture(snapshot: &Path) -> Option<Fixture> {
    let below = snapshot.strip_prefix(root().join("snapshots")).ok()?;
    let command = below.parent()?.file_name()?.to_str()?;
    let stem = below.with_extension("");
    let language = ["es", "pl"].into_iter().find(|language| stem.extension().is_some_and(|it| it == *language));
    let stem = if language.is_some() { stem.with_extension("") } else { stem };
    let endings = ["yaml", "json", "jsonl"];
    let file = endings.iter().map(|ending| Path::new("fixtures").join(format!("{}.{ending}", stem.display())));
    let file = file.into_iter().find(|file| root().join(file).exists())?;
    let mut manner = vec![command.to_owned(), "--color".to_owned(), "never".to_owned()];
    match language {
        None => manner.push("--verbose".to_owned()),
        Some(language) => manner.extend(["--lang".to_owned(), language.to_owned()]),
    }
    Some(Fixture { name: below.display().to_string(), manner, files: vec![file.display().to_string()] })
}

/// Fixtures put together, forty at once, which takes a sixth of the time.
pub fn batches(fixtures: &[Fixture]) -> Vec<Fixture> {
    let mut order: Vec<&Fixture> = fixtures.iter().collect();
    order.sort_by_key(|fixture| &fixture.manner);
    let same = order.chunk_by(|one, other| one.manner == other.manner);
    let join = |batch: &[&Fixture]| {
        let files = batch.iter().flat_map(|fixture| fixture.files.clone()).collect();
        Fixture { files, ..batch[0].clone() }
    };
    same.flat_map(|same| same.chunks(40)).map(join).collect()
}

/// Builds one of the programs that the planted sources become: the command line, the unit tests (`--lib`) or the properties.
pub fn program(what: &[&str]) -> Result<PathBuf> {
    let output = Command::new("cargo")
        .args(what)
        .args(["--offline", "--message-format", "json"])
        .env("CARGO_TARGET_DIR", ground().join("build"))
        .env("RUSTC_BOOTSTRAP", "tilejudge")
        .current_dir(ground())
        .stderr(std::process::Stdio::inherit())
        .output()?;
    let mut found = None;
    for line in String::from_utf8(output.stdout)?.lines() {
        let message: serde_json::Value = serde_json::from_str(line)?;
        // With tests comes the command line that they run.
        let is_meant = message["profile"]["test"] == (what[0] == "test");
        found = message["executable"].as_str().filter(|_| is_meant).map(PathBuf::from).or(found);
    }
    found.ok_or_else(|| format!("{what:?} builds nothing").into())
}

/// The command line.
pub const BINARY: &[&str] = &["build", "--bins", "--profile", "test"];
/// The unit tests.
pub const TESTS: &[&str] = &["test", "--no-run", "--lib"];
/// The properties.
pub const GAMES: &[&str] = &["test", "--no-run", "--test", "games"];

/// No mutant.
pub const NONE: u32 = u32::MAX - 2;

/// What is switched on in a run.
#[derive(Clone, Copy)]
pub enum Switch<'a> {
    /// This mutant.
    On(u32),
    /// None; which ones it comes by is written here.
    Watched(&'a Path),
}

/// Runs a program, stopped when it does not end.
fn run(program: &Path, arguments: &[String], switch: Switch, patience: u32) -> Result<Output> {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -t {patience}; ulimit -v 6000000; exec \"$@\""), "sh"]);
    command.arg(program).args(arguments).current_dir(ground());
    // As `tests/fixtures.rs` runs it, and each process on one core.
    command.env("COLUMNS", "110").env("LC_ALL", "C").env("RAYON_NUM_THREADS", "1").env("INSTA_UPDATE", "no");
    match switch {
        Switch::On(n) => command.env("MUTANT", n.to_string()),
        Switch::Watched(path) => command.env("MUTANTS_SEEN", path),
    };
    Ok(command.output()?)
}

impl Fixture {
    /// What the program says of it: all of it, with its exit code.
    pub fn said(&self, program: &Path, switch: Switch) -> Result<Said> {
        let output = run(program, &[&self.manner[..], &self.files].concat(), switch, PATIENCE + self.files.len() as u32 / 4)?;
        Ok((output.status.code(), output.stdout, output.stderr))
    }
}

/// Exit code, standard output, standard error.
pub type Said = (Option<i32>, Vec<u8>, Vec<u8>);

/// The names of all tests of a program.
pub fn names(program: &Path) -> Result<Vec<String>> {
    let output = run(program, &["--list".to_owned(), "--format".to_owned(), "terse".to_owned()], Switch::On(NONE), PATIENCE)?;
    let text = String::from_utf8(output.stdout)?;
    Ok(text.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect())
}

/// Those of these tests that fail; where the run itself breaks, the first that had no result.
/// The run is stopped after so many seconds of processor time.
pub fn failed(program: &Path, names: &[String], switch: Switch, patience: u32) -> Result<Vec<String>> {
    let mut arguments = vec!["--exact".to_owned(), "--test-threads".to_owned(), "1".to_owned()];
    arguments.extend(names.iter().cloned());
    let output = run(program, &arguments, switch, patience)?;
    let text = String::from_utf8_lossy(&output.stdout);
    let said = |ending: &str| -> Vec<String> {
        let tests = text.lines().filter_map(|line| line.strip_prefix("test ")?.strip_suffix(ending));
        tests.map(|name| name.trim_end_matches(" - should panic").to_owned()).collect()
    };
    let (passed, mut failed) = (said(" ... ok"), said(" ... FAILED"));
    if output.status.code().is_none_or(|code| code != 0 && code != 101) || (failed.is_empty() && !output.status.success()) {
        failed.extend(names.iter().find(|name| !passed.contains(name) && !failed.contains(name)).cloned());
    }
    Ok(failed)
}

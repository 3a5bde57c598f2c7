//! One driver for all fixtures: `fixtures/<game>/<command>/<name>.yaml` is put to that command, and its report is compared
//! with `snapshots/<game>/<command>/<name>.snap`. What a fixture expects of its verdict is compared by `tilejudge test`;
//! those that cannot be read, and so expect nothing, have a folder of their own, `fixtures/unreadable`.
//!
//! A worked example of a rulebook (`example:`) is reported once more in the language of that rulebook, as players read it, in
//! `<name>.es.snap` and `<name>.pl.snap`.
//!
//! Review changes with `cargo insta review`, or accept all with `INSTA_UPDATE=always cargo test --test fixtures`.

mod recorded;

use libtest_mimic::{Arguments, Failed, Trial};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn main() {
    let root = Path::new(ROOT);
    let fixtures = files(&root.join("fixtures"), &["yaml", "json", "jsonl"]);
    let reports: Vec<Report> = fixtures.into_iter().flat_map(reports).collect();
    let names: BTreeSet<_> = reports.iter().map(Report::snapshot).collect();
    let mut trials: Vec<Trial> = reports
        .into_iter()
        .map(|report| Trial::test(report.snapshot().display().to_string(), move || compare(&report)))
        .collect();
    trials.push(Trial::test("every_expectation_is_met", expectations));
    let snapshots = files(&root.join("snapshots"), &["snap"]);
    trials.push(Trial::test("every_snapshot_has_its_fixture", move || orphans(&names, &snapshots)));
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// What is recorded of a fixture.
struct Report {
    /// Its path below `fixtures/`.
    fixture: PathBuf,
    /// The language of the rulebook that prints it; none for the full report, which every fixture has, in English.
    language: Option<&'static str>,
}

impl Report {
    /// Where it is recorded below `snapshots/`.
    fn snapshot(&self) -> PathBuf {
        self.fixture.with_extension(self.language.map_or_else(|| "snap".to_owned(), |language| format!("{language}.snap")))
    }
}

/// All that is recorded of a fixture.
fn reports(fixture: PathBuf) -> Vec<Report> {
    let text = std::fs::read_to_string(Path::new(ROOT).join("fixtures").join(&fixture)).unwrap_or_default();
    let is_example = text.lines().any(|line| line.starts_with("example:"));
    let languages: &[_] = match is_example {
        true if fixture.starts_with("azul-summer-pavilion") => &[None, Some("es"), Some("pl")],
        true => &[None, Some("es")],
        false => &[None],
    };
    languages.iter().map(|&language| Report { fixture: fixture.clone(), language }).collect()
}

/// Puts a fixture to the command that its folder names.
fn compare(report: &Report) -> Result<(), Failed> {
    let folder = report.fixture.parent().ok_or("a fixture stands in the folder of its command")?;
    let command = folder.file_name().and_then(|name| name.to_str()).ok_or("a folder is named after a command")?;
    let snapshot = report.snapshot();
    let name = snapshot.file_stem().and_then(|name| name.to_str()).ok_or("a fixture has a name")?;
    let manner: &[&str] = match &report.language {
        // In full, so that a snapshot names rules and slips by their ids as well.
        None => &["--verbose"],
        Some(language) => &["--lang", language],
    };
    // From the root of the project, so that reports name files alike on every machine.
    let output = Command::new(env!("CARGO_BIN_EXE_tilejudge"))
        .current_dir(ROOT)
        .env("COLUMNS", "110")
        .env("LC_ALL", "C")
        .args([command, "--color", "never"])
        .args(manner)
        .arg(Path::new("fixtures").join(&report.fixture))
        .output()?;
    let code = output.status.code().ok_or("the program was ended by a signal")?;
    let mut text = String::from_utf8(output.stdout)?;
    if !output.stderr.is_empty() {
        text.push_str("--- standard error ---\n");
        text.push_str(&String::from_utf8(output.stderr)?);
    }
    text.push_str(&format!("--- exit code {code} ---\n"));

    recorded::of(folder).bind(|| insta::assert_snapshot!(name, text));
    Ok(())
}

/// Puts every fixture that can be read to `tilejudge test`.
fn expectations() -> Result<(), Failed> {
    let games = std::fs::read_dir(Path::new(ROOT).join("fixtures"))?.flatten().map(|entry| entry.path());
    let games = games.filter(|path| path.is_dir() && !path.ends_with("unreadable"));
    let output = Command::new(env!("CARGO_BIN_EXE_tilejudge")).args(["test", "--color", "never"]).args(games).output()?;
    let report = String::from_utf8(output.stdout)?;
    let failures: Vec<_> = report.lines().filter(|line| !line.ends_with(": passed")).collect();
    match failures.as_slice() {
        [summary] if summary.ends_with(" passed, 0 failed") => Ok(()),
        failures => Err(failures.join("\n").into()),
    }
}

fn orphans(known: &BTreeSet<PathBuf>, snapshots: &[PathBuf]) -> Result<(), Failed> {
    // Pictures, formats and conversations are recorded beside the reports, by tests of their own.
    let is_report = |snapshot: &&PathBuf| !["pictures", "formats", "asked"].iter().any(|of| snapshot.starts_with(of));
    let orphans: Vec<_> = snapshots.iter().filter(is_report).filter(|snapshot| !known.contains(*snapshot)).collect();
    if orphans.is_empty() { Ok(()) } else { Err(format!("snapshots without a fixture: {orphans:?}").into()) }
}

/// Every file below `root` that ends in one of `endings`, as a path from there, in order.
fn files(root: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let ending = path.extension().and_then(|ending| ending.to_str());
            if path.is_dir() {
                folders.push(path);
            } else if ending.is_some_and(|ending| endings.contains(&ending)) {
                found.extend(path.strip_prefix(root).map(Path::to_owned));
            }
        }
    }
    found.sort();
    found
}

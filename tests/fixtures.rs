//! One driver for all fixtures: `fixtures/<game>/<command>/<name>.yaml` is put to that command, and its report is compared
//! with `snapshots/<game>/<command>/<name>.snap`. What a fixture expects of its verdict is compared by `tilejudge test`;
//! those that cannot be read, and so expect nothing, have a folder of their own, `fixtures/unreadable`.
//!
//! Review changes with `cargo insta review`, or accept all with `INSTA_UPDATE=always cargo test --test fixtures`.

use libtest_mimic::{Arguments, Failed, Trial};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn main() {
    let root = Path::new(ROOT);
    let fixtures = files(&root.join("fixtures"), &["yaml", "json", "jsonl"]);
    let mut trials: Vec<Trial> = fixtures
        .iter()
        .map(|fixture| {
            let fixture = fixture.clone();
            Trial::test(fixture.display().to_string(), move || compare(&fixture))
        })
        .collect();
    trials.push(Trial::test("every_expectation_is_met", expectations));
    let snapshots = files(&root.join("snapshots"), &["snap"]);
    trials.push(Trial::test("every_snapshot_has_its_fixture", move || orphans(&fixtures, &snapshots)));
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// Puts a fixture to the command that its folder names.
fn compare(fixture: &Path) -> Result<(), Failed> {
    let folder = fixture.parent().ok_or("a fixture stands in the folder of its command")?;
    let command = folder.file_name().and_then(|name| name.to_str()).ok_or("a folder is named after a command")?;
    let stem = fixture.file_stem().and_then(|stem| stem.to_str()).ok_or("a fixture has a name")?;
    // From the root of the project, so that reports name files alike on every machine.
    let output = Command::new(env!("CARGO_BIN_EXE_tilejudge"))
        .current_dir(ROOT)
        .env("COLUMNS", "110")
        .env("LC_ALL", "C")
        // In full, so that a snapshot names rules and slips by their ids as well.
        .args([command, "--color", "never", "--verbose"])
        .arg(Path::new("fixtures").join(fixture))
        .output()?;
    let code = output.status.code().ok_or("the program was ended by a signal")?;
    let mut report = String::from_utf8(output.stdout)?;
    if !output.stderr.is_empty() {
        report.push_str("--- standard error ---\n");
        report.push_str(&String::from_utf8(output.stderr)?);
    }
    report.push_str(&format!("--- exit code {code} ---\n"));

    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(Path::new(ROOT).join("snapshots").join(folder));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(stem, report));
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

fn orphans(fixtures: &[PathBuf], snapshots: &[PathBuf]) -> Result<(), Failed> {
    let known: BTreeSet<_> = fixtures.iter().map(|fixture| fixture.with_extension("")).collect();
    // Pictures and formats are recorded beside the reports, by tests of their own.
    let of_fixture = |snapshot: &&PathBuf| !snapshot.starts_with("pictures") && !snapshot.starts_with("formats");
    let reports = snapshots.iter().filter(of_fixture);
    let orphans: Vec<_> = reports.filter(|snapshot| !known.contains(&snapshot.with_extension(""))).collect();
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

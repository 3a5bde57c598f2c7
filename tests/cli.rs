//! The program from outside: arguments in, text and exit code out.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What the program did.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

fn run(arguments: &[&str], stdin: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tilejudge"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not read its input closes it: no fault of ours.
    let _ = child.stdin.take().unwrap().write_all(stdin);
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// A file that is gone when the test is over.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, content: &[u8]) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::write(&path, content).unwrap();
        Self(path)
    }
    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn a_file_that_holds_no_case_is_named_on_one_line() {
    let picture = Scratch::new("picture.jpg", b"\xff\xd8\xff\xe0\0\x10JFIF");
    let latin = Scratch::new("latin.yaml", b"game: p\xfarpura\n");
    let empty = Scratch::new("empty.yaml", b" \n\n");
    let directory = env!("CARGO_TARGET_TMPDIR");
    for (path, fault) in [
        ("nowhere/board.yaml", "there is no such file"),
        (directory, "it is a directory"),
        (picture.path(), "it is not a text file"),
        (latin.path(), "it is not a text file"),
        (empty.path(), "it is empty"),
    ] {
        let run = run(&["check", path], b"");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{path}");
        assert!(run.err.starts_with(&format!("error: {path}: {fault}")), "{}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    }
}

#[test]
fn machines_learn_of_unreadable_files_where_they_read_everything_else() {
    let run = run(&["check", "--format", "json", "nowhere.yaml", "-", "--stdin-filename", "board.yaml"], b"");
    assert_eq!((run.code, run.err.as_str()), (Some(2), ""));
    let lines: Vec<serde_json::Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let files: Vec<_> = lines.iter().map(|line| line["case"]["file"].as_str().unwrap()).collect();
    assert_eq!(files, ["nowhere.yaml", "board.yaml"]);
    assert!(lines.iter().all(|line| line["verdict"] == "unreadable" && line["case"]["index"].is_null()));
    assert_eq!(lines[1]["findings"][0]["rule"], "case/empty");
}

#[test]
fn usage_errors_are_told_apart_from_verdicts() {
    for arguments in [&["check"] as &[&str], &["judge", "a.yaml"], &["check", "a.yaml", "--format", "xml"], &["rules", "chess"]] {
        let run = run(arguments, b"");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(run.err.starts_with("error: ") || run.err.contains("Usage"), "{}", run.err);
    }
    assert_eq!(run(&["--help"], b"").code, Some(0));
    assert_eq!(run(&["--version"], b"").code, Some(0));
}

#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tilejudge"))
        .args(["rulings", "--format", "json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn open_questions_are_listed_and_explained() {
    let table = run(&["rulings", "azul"], b"");
    assert_eq!(table.code, Some(0));
    assert!(table.out.contains("partial-floor") && !table.out.contains('\u{1b}'));
    let one = run(&["explain", "partial-floor"], b"");
    assert!(one.out.contains("no: ") && one.out.contains("yes: ") && one.out.contains("(default, online)"), "{}", one.out);
    let coloured = run(&["explain", "partial-floor", "--color", "always"], b"");
    assert!(coloured.out.contains('\u{1b}'));
}

#[test]
fn misspelt_names_get_the_nearest_one() {
    let rule = run(&["explain", "partial-flor"], b"");
    assert_eq!(rule.code, Some(2));
    assert!(rule.err.contains("did you mean partial-floor?"), "{}", rule.err);
    let variant = run(&["new", "azul", "--variant", "gray"], b"");
    assert_eq!(variant.code, Some(2));
    assert!(variant.err.contains("did you mean grey?"), "{}", variant.err);
}

//! `repair --write`: the file changes at the said places and nowhere else, and is possible afterwards.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod program;

use program::{Scratch, run};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The fixtures of the command.
fn fixtures() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures");
    let games = [root.clone(), root.join("unreadable")].map(|root| std::fs::read_dir(root).unwrap().flatten());
    let folders = games.into_iter().flatten().map(|game| game.path().join("repair"));
    let mut files: Vec<_> =
        folders.filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten().map(|file| file.path()).collect();
    files.sort();
    files
}

fn repairs(file: &str) -> Vec<Value> {
    let told = run(&["repair", "--format", "json", file], b"");
    let case: Value = serde_json::from_str(&told.out).unwrap();
    case["repairs"].as_array().unwrap().clone()
}

/// A text with pieces of it replaced, as a program that reads the report would do it.
fn edited(text: &str, pieces: &Value) -> String {
    let offset = |line: &Value, column: &Value| {
        let (line, column) = (line.as_u64().unwrap() as usize, column.as_u64().unwrap() as usize);
        let start: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
        start + text[start..].char_indices().nth(column - 1).map_or(text.len() - start, |(at, _)| at)
    };
    let mut pieces: Vec<_> = pieces
        .as_array()
        .unwrap()
        .iter()
        .map(|piece| (offset(&piece["line"], &piece["column"]), offset(&piece["end_line"], &piece["end_column"]), &piece["text"]))
        .collect();
    pieces.sort_by_key(|(start, ..)| std::cmp::Reverse(*start));
    let mut text = text.to_owned();
    for (start, end, new) in pieces {
        text.replace_range(start..end, new.as_str().unwrap());
    }
    text
}

/// A comment behind each line of a text that can have one, each another.
fn commented(text: &str) -> String {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut block = None;
    let mut commented = String::new();
    for (number, line) in text.lines().enumerate() {
        block = block.filter(|least| line.is_empty() || indent(line) > *least);
        commented += line;
        if block.is_none() && !line.starts_with('{') && !line.is_empty() {
            commented += &format!(" # {number}: \"seen\", it's so");
        }
        if line.ends_with('|') {
            block = Some(indent(line));
        }
        commented.push('\n');
    }
    commented
}

#[test]
fn what_is_written_is_what_was_said_and_is_possible() {
    let mut written = 0;
    for fixture in fixtures() {
        let text = commented(&std::fs::read_to_string(&fixture).unwrap());
        let comments = |text: &str| {
            let mut comments: Vec<_> =
                text.lines().filter_map(|line| line.split_once("# ")).map(|(_, rest)| rest.to_owned()).collect();
            comments.sort();
            comments
        };
        let original = Scratch::new("impossible.yaml", text.as_bytes());
        for (index, repair) in repairs(original.path()).iter().enumerate().take(3) {
            let scratch = Scratch::new("repaired.yaml", text.as_bytes());
            let number = (index + 1).to_string();
            let done = run(&["repair", "--write", &number, scratch.path()], b"");
            assert_eq!(done.code, Some(0), "{}: {}{}", fixture.display(), done.out, done.err);
            let after = std::fs::read_to_string(scratch.path()).unwrap();
            assert_eq!(after, edited(&text, &repair["text"]), "{}", fixture.display());
            assert_eq!(comments(&after), comments(&text), "{}: {after}", fixture.display());
            let check = run(&["check", scratch.path()], b"");
            assert_eq!(check.code, Some(0), "{}: {}", fixture.display(), check.out);
            written += 1;
        }
    }
    assert!(written > 30, "only {written} repairs were tried");
}

#[test]
fn nothing_is_written_that_was_not_asked_for() {
    let text = "{game: azul, round: 2, players: [{name: Ana, floor: BBKKRRR1}]}\n";
    let scratch = Scratch::new("not-repaired.yaml", text.as_bytes());
    let several = Scratch::new("several.yaml", format!("{text}---\n{text}").as_bytes());
    let possible = Scratch::new("nothing-to-repair.yaml", text.replace("BBKKRRR1", "B").as_bytes());
    for (arguments, stdin) in [
        (vec!["repair", "--write", "99", scratch.path()], ""),
        (vec!["repair", "--write", "0", scratch.path()], ""),
        (vec!["repair", "--write", "1", "-"], text),
        (vec!["repair", "--write", "1", scratch.path(), scratch.path()], ""),
        (vec!["repair", "--write", "1", several.path()], ""),
        (vec!["repair", "--write", "1", possible.path()], ""),
    ] {
        assert_eq!(run(&arguments, stdin.as_bytes()).code, Some(2), "{arguments:?}");
    }
    assert_eq!(std::fs::read_to_string(scratch.path()).unwrap(), text);
    assert_eq!(run(&["repair", scratch.path()], b"").code, Some(1));
    assert_eq!(run(&["repair", possible.path()], b"").code, Some(0));
}

//! Files that are written: `repair --write` changes one at the said places and nowhere else, and it is possible afterwards; pictures. None is lost.
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
            // What stands in a part goes with it.
            let is_part = repair["kinds"].as_array().unwrap().contains(&"part".into());
            assert!(is_part || comments(&after) == comments(&text), "{}: {after}", fixture.display());
            let check = run(&["check", scratch.path()], b"");
            // What could not be read can be; whether it is possible is another question.
            let was_readable = run(&["check", original.path()], b"").code != Some(2);
            assert!(check.code == Some(0) || !was_readable && check.code == Some(1), "{}: {}", fixture.display(), check.out);
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
    // Of a file that is not there, that is said, and nothing of what might have been written.
    let missing = run(&["repair", "--write", "1", "not-there.yaml"], b"");
    assert_eq!((missing.code, missing.err.lines().count()), (Some(2), 1), "{}", missing.err);
}

/// A folder of its own with an impossible case in it, which the first change makes possible.
#[cfg(unix)]
struct Folder(PathBuf);

#[cfg(unix)]
impl Folder {
    const CASE: &str = "game: azul # at Ana's\nround: 2\nplayers: [{name: Ana, floor: \"BBKKRRR1\"}] # photo 17\n";

    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("a.yaml"), Self::CASE).unwrap();
        Self(folder)
    }
    fn at(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
    fn text(&self, name: &str) -> String {
        std::fs::read_to_string(self.0.join(name)).unwrap()
    }
    /// Nothing was made, nothing is said to have been, and nothing lies about.
    fn is_untouched(&self, run: &program::Run, why: &str, files: &[&str]) {
        assert_eq!(run.code, Some(2), "{}{}", run.out, run.err);
        assert!(run.err.contains(why) && run.err.lines().count() == 1, "{}", run.err);
        assert!(!run.out.contains("was made"), "{}", run.out);
        assert_eq!(self.text("a.yaml"), Self::CASE);
        self.holds(files);
    }
    fn holds(&self, files: &[&str]) {
        let name = |entry: std::io::Result<std::fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
        let mut held: Vec<_> = std::fs::read_dir(&self.0).unwrap().map(name).collect();
        held.sort();
        assert_eq!(held, files);
    }
}

#[cfg(unix)]
#[test]
fn a_file_is_whole_before_and_after() {
    use std::io::Read;
    use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
    let folder = Folder::new("written");
    std::fs::set_permissions(folder.at("a.yaml"), PermissionsExt::from_mode(0o640)).unwrap();
    symlink("a.yaml", folder.at("link.yaml")).unwrap();
    // Whoever has it open reads what it was: nothing is written into it.
    let mut open = std::fs::File::open(folder.at("a.yaml")).unwrap();
    let done = run(&["repair", "--write", "1", &folder.at("link.yaml")], b"");
    assert!(done.code == Some(0) && done.out.contains("this change was made"), "{}{}", done.out, done.err);
    let mut before = String::new();
    open.read_to_string(&mut before).unwrap();
    assert_eq!(before, Folder::CASE);
    let after = folder.text("a.yaml");
    assert!(after != before && after.contains("# at Ana's") && after.contains("# photo 17"), "{after}");
    assert!(std::fs::symlink_metadata(folder.at("link.yaml")).unwrap().is_symlink());
    let about = std::fs::metadata(folder.at("a.yaml")).unwrap();
    assert_eq!((about.mode() & 0o777, about.nlink()), (0o640, 1));
    folder.holds(&["a.yaml", "link.yaml"]);
    // Line ends and the mark at the beginning are as they were.
    let windows = |text: &str| format!("\u{feff}{}", text.replace('\n', "\r\n"));
    std::fs::write(folder.at("a.yaml"), windows(Folder::CASE)).unwrap();
    let made = run(&["repair", "--write", "1", &folder.at("a.yaml")], b"");
    assert_eq!((made.code, folder.text("a.yaml")), (Some(0), windows(&after)), "{}{}", made.out, made.err);
}

#[cfg(unix)]
#[test]
fn what_a_killed_run_left_is_cleared_up_later() {
    let folder = Folder::new("left");
    let hours_ago = std::time::SystemTime::now() - std::time::Duration::from_secs(7200);
    // The number of a run that is there, and one that no run has.
    let own = format!(".tilejudge-{}-0.tmp", std::process::id());
    let gone = format!(".tilejudge-{}-0.tmp", i32::MAX);
    for (name, is_old) in [(".tilejudge-1-0.tmp", true), (&*own, false), (&*gone, false), ("mine.tmp", true)] {
        let left = std::fs::File::create(folder.at(name)).unwrap();
        if is_old {
            left.set_modified(hours_ago).unwrap();
        }
    }
    assert_eq!(run(&["repair", "--write", "1", &folder.at("a.yaml")], b"").code, Some(0));
    // One that may still be written stays.
    folder.holds(&[&*own, "a.yaml", "mine.tmp"]);
}

#[cfg(unix)]
#[test]
fn what_cannot_be_kept_is_not_written() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("unwritten");
    let file = folder.at("a.yaml");
    let write = ["repair", "--write", "1", &file];
    std::fs::hard_link(&file, folder.at("b.yaml")).unwrap();
    folder.is_untouched(&run(&write, b""), "the file has other names", &["a.yaml", "b.yaml"]);
    std::fs::remove_file(folder.at("b.yaml")).unwrap();
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o444)).unwrap();
    folder.is_untouched(&run(&write, b""), "permission denied", &["a.yaml"]);
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o644)).unwrap();
    // No file may be longer than nothing, whether a program is ended for that or told.
    for limit in ["ulimit -f 0", "trap '' XFSZ; ulimit -f 0"] {
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", &format!("{limit}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_tilejudge")]).args(write);
        shell.env("LC_ALL", "C").stdin(std::process::Stdio::piped());
        let run = program::finish(shell.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped()), b"");
        folder.is_untouched(&run, "it would be longer than files may be here", &["a.yaml"]);
    }
}

#[cfg(unix)]
#[test]
fn a_picture_takes_the_place_of_a_picture_only() {
    use std::os::unix::fs::symlink;
    let folder = Folder::new("painted");
    let possible = Scratch::new(
        "painted.yaml",
        b"game: azul\nphase: tiling\nplayers: [{name: Ana, wall: '', lines: ['', '', '', '', ''], floor: ''}]\n",
    );
    let (file, picture) = (folder.at("a.yaml"), folder.at("a.svg"));
    symlink("a.yaml", folder.at("link.svg")).unwrap();
    std::fs::write(folder.at("page.html"), "<!DOCTYPE html><html><svg></svg></html>").unwrap();
    let files = ["a.yaml", "link.svg", "page.html"];
    for command in ["show", "score"] {
        for to in [&file, &folder.at("link.svg")] {
            folder.is_untouched(&run(&[command, &file, "--svg", to], b""), "is the case itself", &files);
            folder.is_untouched(&run(&[command, possible.path(), "--svg", to], b""), "is there already and is no SVG", &files);
        }
        let run = run(&[command, possible.path(), "--svg", &folder.at("page.html")], b"");
        folder.is_untouched(&run, "is there already and is no SVG", &files);
    }
    for again in ["show", "score"] {
        let run = run(&[again, possible.path(), "--svg", &picture], b"");
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert!(folder.text("a.svg").starts_with("<svg") && folder.text("page.html").starts_with("<!DOCTYPE"));
    }
    folder.holds(&["a.svg", "a.yaml", "link.svg", "page.html"]);
}

#[test]
fn of_several_that_are_impossible_none_is_said_to_be_changed() {
    let text = "{game: azul, round: 2, players: [{name: Ana, floor: BBKKRRR1}]}\n";
    let several = Scratch::new("several-impossible.yaml", format!("{text}---\n{text}").as_bytes());
    let run = run(&["repair", "--write", "1", several.path()], b"");
    assert!(run.code == Some(2) && run.out.contains("not possible") && !run.out.contains("was made"), "{}", run.out);
}

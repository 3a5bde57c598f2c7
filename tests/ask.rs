//! Conversations on a terminal: what is typed is a file of `tests/asked`, what comes of it a snapshot.
#![allow(clippy::unwrap_used)]

mod recorded;

use anstream::adapter::strip_str;
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::{fs, io};
use tilejudge::case::{Limits, Problem, Source, documents};
use tilejudge::cli::{Exit, converse};
use tilejudge::referee::{Asked, Case, Choices, Preset, editions};
use tilejudge::report::{Detail, Format, Manner};
use tilejudge::words::Language;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// A folder that is gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("asked-{name}"));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A conversation as a terminal shows it, what is typed with it, and each file that is kept.
fn conversation(typed: &str, language: Language, folder: &Path) -> String {
    let shown = RefCell::new(String::new());
    let mut lines = typed.lines().map(|line| {
        shown.borrow_mut().push_str(&format!("{line}\n"));
        Ok(line.to_owned())
    });
    let mut write = |text: &str| {
        shown.borrow_mut().push_str(text);
        io::Result::Ok(())
    };
    let manner = Manner { language, format: Format::Text, detail: Detail::Usual, width: 100 };
    let exit = converse(&mut lines, &mut write, folder, manner, &Choices::default()).unwrap();
    let mut kept: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    kept.sort();
    let file = |path: &PathBuf| {
        let name = path.file_name().unwrap().to_str().unwrap();
        format!("════ {name}\n{}", fs::read_to_string(path).unwrap())
    };
    format!("{}════ {exit:?}\n{}", strip_str(&shown.into_inner()), kept.iter().map(file).collect::<String>())
}

/// The conversations that are recorded: name, language, what is typed.
fn recorded() -> Vec<(String, Language, String)> {
    let asked = Path::new(ROOT).join("tests/asked");
    let mut all: Vec<_> = fs::read_dir(asked).unwrap().map(|entry| entry.unwrap().path()).collect();
    all.sort();
    let one = |path: PathBuf| {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let language = Language::of_tag(name.rsplit('.').next().unwrap()).unwrap();
        (name, language, fs::read_to_string(&path).unwrap())
    };
    all.into_iter().map(one).collect()
}

#[test]
fn every_conversation_is_as_recorded() {
    for (name, language, typed) in recorded() {
        let folder = Folder::new(&name);
        let said = conversation(&typed, language, &folder.0);
        recorded::of("asked").bind(|| insta::assert_snapshot!(&*name, said));
    }
}

#[test]
fn each_game_each_question_and_each_language_is_recorded() {
    let all = recorded();
    let is_typed = |line: usize, number: &str| all.iter().any(|(_, _, typed)| typed.lines().nth(line) == Some(number));
    for game in 1..=editions().count() {
        assert!(is_typed(0, &game.to_string()), "no conversation begins with game {game}");
    }
    for question in ["1", "2", "3", "4"] {
        assert!(is_typed(1, question), "no conversation asks question {question}");
    }
    for language in Language::ALL {
        assert!(all.iter().any(|(_, spoken, _)| *spoken == language), "no conversation is in {language:?}");
    }
}

#[test]
fn the_guide_shows_what_is_said() {
    let guide = fs::read_to_string(Path::new(ROOT).join("docs/guide.md")).unwrap();
    let block = guide.split("```text\n").map(|text| text.split("```").next().unwrap()).find(|text| text.contains("\n> "));
    let (_, language, typed) = recorded().into_iter().find(|(name, ..)| name == "azul-move.en").unwrap();
    let folder = Folder::new("guide");
    let said = conversation(&typed, language, &folder.0);
    let mut rest = said.as_str();
    for part in block.unwrap().split("…\n") {
        let at = rest.find(part).unwrap_or_else(|| panic!("nothing says, after what stands before it:\n{part}"));
        rest = &rest[at + part.len()..];
    }
}

#[test]
fn whatever_is_typed_what_is_kept_is_a_case() {
    let odd =
        ["{", "\"", "a: b", "- x", "#", "null", "1", "2", "99999999999999999999", "é", "…", "...", ".", "'", "|", "%", "y", "[]"];
    for game in 1..=editions().count() {
        for question in 1..=4 {
            for line in odd {
                let folder = Folder::new("odd");
                let typed = format!("{game}\n{question}\n\nAna, {line}\nAna\n{}", format!("{line}\n\n").repeat(120));
                conversation(&typed, Language::English, &folder.0);
                // Where there is no such question, nobody is asked who plays.
                let Ok(text) = fs::read_to_string(folder.0.join("ana.yaml")) else {
                    assert_eq!(question, 4);
                    continue;
                };
                let source = Source { name: String::new(), text };
                let document = documents(&source, &Limits::USUAL).remove(0).unwrap();
                let case = Case::open(&document).unwrap();
                let is_odd = |problem: &Problem| problem.code != "case/missing-key";
                let problems = case.judge(&Asked::default()).err().unwrap_or_default();
                assert!(!problems.iter().any(is_odd), "{game} {question} {line:?}: {problems:?}\n{}", source.text);
            }
        }
    }
}

#[test]
fn no_file_is_written_over() {
    let folder = Folder::new("over");
    let typed = "1\n1\n\nAna\n3\n";
    conversation(typed, Language::English, &folder.0);
    fs::write(folder.0.join("ana-2.yaml"), "mine").unwrap();
    let said = conversation(typed, Language::English, &folder.0);
    assert!(said.contains("kept as ana-3.yaml"), "{said}");
    assert_eq!(fs::read_to_string(folder.0.join("ana-2.yaml")).unwrap(), "mine");
}

#[test]
fn the_answers_of_the_command_line_are_kept_but_for_the_defaults() {
    let manner = Manner { language: Language::English, format: Format::Text, detail: Detail::Usual, width: 100 };
    let answer = |name: &str, word: &str| (name.to_owned(), word.to_owned());
    let house = vec![answer("full-line-target", "yes")];
    let overruled = vec![answer("full-line-target", "no")];
    for (game, choices, holds) in [
        ("1", Choices { answers: house.clone(), ..Choices::default() }, "rulings:\n  full-line-target: yes\n"),
        ("1", Choices { house: house.clone(), ..Choices::default() }, "rulings:\n  full-line-target: yes\n"),
        ("1", Choices { house, answers: overruled, ..Choices::default() }, "game: azul\nphase"),
        ("4", Choices { preset: Preset::Online, ..Choices::default() }, "rulings:\n  leftovers: when-passing\n"),
    ] {
        let folder = Folder::new("rulings");
        let mut lines = [game, "1", "", "Ana", "3"].map(|line| Ok(line.to_owned())).into_iter();
        converse(&mut lines, &mut |_| Ok(()), &folder.0, manner, &choices).unwrap();
        let kept = fs::read_to_string(folder.0.join("ana.yaml")).unwrap();
        assert!(kept.contains(holds), "{holds:?} is not in {kept}");
    }
}

#[test]
fn what_cannot_be_kept_is_shown() {
    let folder = Folder::new("nowhere");
    let manner = Manner { language: Language::English, format: Format::Text, detail: Detail::Usual, width: 100 };
    let mut shown = String::new();
    let mut write = |text: &str| {
        shown.push_str(text);
        io::Result::Ok(())
    };
    let mut lines = ["1", "1", "", "Ana", "3"].map(|line| Ok(line.to_owned())).into_iter();
    let exit = converse(&mut lines, &mut write, &folder.0.join("none"), manner, &Choices::default()).unwrap();
    assert_eq!(exit, Exit::Unreadable);
    assert!(shown.contains("the file ana.yaml cannot be written: no such file or folder\ngame: azul\n"), "{shown}");
}

/// The program on a terminal: what it shows, and its exit code.
#[cfg(unix)]
fn on_a_terminal(arguments: &[&str], typed: &str, folder: &Path) -> (String, Option<i32>) {
    use rustix::fs::{Mode, OFlags, open};
    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
    use std::io::{Read, Write};
    use std::process::Command;

    let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&master).unwrap();
    unlockpt(&master).unwrap();
    let terminal = open(ptsname(&master, Vec::new()).unwrap(), OFlags::RDWR | OFlags::NOCTTY, Mode::empty()).unwrap();
    let mut master = fs::File::from(master);
    let mut command = Command::new(env!("CARGO_BIN_EXE_tilejudge"));
    command.args(arguments).current_dir(folder).env_remove("LC_MESSAGES").env("LC_ALL", "C").env("NO_COLOR", "1");
    command.stdin(terminal.try_clone().unwrap()).stdout(terminal.try_clone().unwrap()).stderr(terminal);
    let mut child = command.spawn().unwrap();
    // The end of the program is that of the terminal once nobody else has it open.
    drop(command);
    master.write_all(typed.as_bytes()).unwrap();
    let mut shown = Vec::new();
    // Some systems tell the end of a terminal as an error.
    let _ = master.read_to_end(&mut shown);
    (String::from_utf8(shown).unwrap().replace("\r\n", "\n"), child.wait().unwrap().code())
}

#[cfg(unix)]
#[test]
fn alone_on_a_terminal_the_program_asks() {
    let folder = Folder::new("terminal");
    let (shown, code) = on_a_terminal(&[], "azul\n1\n\nAna\n12\n>\n\n", &folder.0);
    assert_eq!(code, Some(0), "{shown}");
    for says in ["Which game?\n  1 Azul\n", "Ana, score:\n", "ana.yaml: Ana: 12 now", "kept as ana.yaml"] {
        assert!(shown.contains(says), "{says:?} is not in {shown}");
    }
    let kept = fs::read_to_string(folder.0.join("ana.yaml")).unwrap();
    assert_eq!(kept, "game: azul\nphase: tiling\nplayers:\n- name: Ana\n  score: 12\n");
}

#[cfg(unix)]
#[test]
fn with_options_new_lists_what_there_is_to_fill_in_on_a_terminal() {
    let folder = Folder::new("options");
    for options in [["new", "--for", "move"], ["new", "--phase", "end"], ["new", "--variant", "grey"]] {
        let (shown, code) = on_a_terminal(&options, "", &folder.0);
        assert_eq!(code, Some(0), "{shown}");
        assert!(shown.contains("tilejudge new GAME --for move") && !shown.contains("Which game?"), "{shown}");
    }
}

#[cfg(unix)]
#[test]
fn the_end_of_the_input_keeps_what_was_told() {
    let folder = Folder::new("ended");
    let (shown, code) = on_a_terminal(&[], "azul\n1\n\nAna\n12\n\u{4}", &folder.0);
    assert_eq!(code, Some(0), "{shown}");
    assert!(shown.contains("kept as ana.yaml") && !shown.contains("12 now"), "{shown}");
}

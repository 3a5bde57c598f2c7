//! What the pages for people show is true: every case is one, every command writes what stands under it.
//!
//! `UPDATE_DOCS=1 cargo test --test docs` writes what commands say now into the pages; then read the difference.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod examples;
mod page;

use page::{Page, root};
use std::path::{Path, PathBuf};
use tilejudge::case::{CODES, Key, Limits, Shape, Source, documents};
use tilejudge::game::{Notation, header};
use tilejudge::games::blue_moon_city::{BlueMoonCity, Building};
use tilejudge::referee::{Asked, Case, GAMES};
use tilejudge::words::Language;

/// Every page that is written by hand. What is generated is compared where it is generated.
const PAGES: &[&str] = &[
    "README.md",
    "docs/architecture.md",
    "docs/at-scale.md",
    "docs/case-format.md",
    "docs/case-format/azul.md",
    "docs/case-format/blue-moon-city.md",
    "docs/case-format/every-case.md",
    "docs/case-format/summer-pavilion.md",
    "docs/editors.md",
    "docs/formats.md",
    "docs/guide.md",
    "docs/json.md",
    "docs/performance.md",
    "docs/rust.md",
    "docs/testing.md",
    "fixtures/README.md",
];

#[test]
fn no_page_is_forgotten() {
    let generated = ["docs/coverage.md"];
    for folder in ["docs", "docs/case-format"] {
        for entry in std::fs::read_dir(root().join(folder)).unwrap() {
            let name = format!("{folder}/{}", entry.unwrap().file_name().to_str().unwrap());
            let is_known = PAGES.contains(&name.as_str()) || generated.contains(&name.as_str());
            assert!(is_known || !name.ends_with(".md"), "{name} is not followed");
        }
    }
}

#[test]
fn every_block_is_of_a_kind_that_is_followed() {
    for page in PAGES.iter().map(|path| Page::read(path)) {
        for block in page.blocks() {
            // What editors read of their settings nobody follows.
            let known = ["console", "yaml", "json", "rust", "python", "text", "lua", "toml", "jsonc", "elisp"];
            assert!(known.contains(&block.kind.as_str()), "{}:{}: a block of kind {:?}", page.path, block.start, block.kind);
        }
    }
}

#[test]
fn every_case_can_be_judged() {
    let mut cases = 0;
    for page in PAGES.iter().map(|path| Page::read(path)) {
        for block in page.blocks() {
            if !matches!(block.kind.as_str(), "yaml" | "json") || page.file(&block).is_some() {
                continue;
            }
            let source = Source { name: page.path.to_owned(), text: page.text(&block) };
            for document in documents(&source, &Limits::USUAL) {
                let place = format!("{}:{}", page.path, block.start);
                let document = document.unwrap_or_else(|problems| panic!("{place}\n{problems:#?}"));
                let case = Case::open(&document).unwrap_or_else(|problems| panic!("{place}\n{problems:#?}"));
                if let Err(problems) = case.judge(&Asked::default()) {
                    panic!("{place}\n{problems:#?}");
                }
                cases += 1;
            }
        }
    }
    assert!(cases >= 12);
}

/// The folder in which a page's commands are run: beside the fixtures, with this program first on the path.
#[cfg(unix)]
struct Desk(PathBuf);

#[cfg(unix)]
impl Desk {
    fn new(page: &Page) -> Self {
        let desk = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(page.path.replace('/', "-"));
        let _ = std::fs::remove_dir_all(&desk);
        std::fs::create_dir_all(desk.join(".bin")).unwrap();
        std::os::unix::fs::symlink(root().join("fixtures"), desk.join("fixtures")).unwrap();
        std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_tilejudge"), desk.join(".bin/tilejudge")).unwrap();
        // A page that says how to build and run the program means this one, which is built.
        let cargo =
            "#!/bin/sh\ncase $1 in run) shift; until [ \"$1\" = -- ]; do shift; done; shift; exec tilejudge \"$@\";; esac\n";
        std::fs::write(desk.join(".bin/cargo"), cargo).unwrap();
        let runnable = std::os::unix::fs::PermissionsExt::from_mode(0o755);
        std::fs::set_permissions(desk.join(".bin/cargo"), runnable).unwrap();
        Self(desk)
    }
    fn put(&self, name: &str, text: &str) {
        let path = self.0.join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    /// What a command writes to both streams, line by line, and its exit code.
    fn run(&self, typed: &str) -> (Vec<String>, Option<i32>) {
        let path = format!("{}:{}", self.0.join(".bin").display(), std::env::var("PATH").unwrap());
        let mut command = std::process::Command::new("sh");
        for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
            command.env_remove(name);
        }
        let both = format!("exec 2>&1\n{typed}\n");
        let output = command
            .args(["-c", &both])
            .current_dir(&self.0)
            .env("PATH", path)
            .env("COLUMNS", "100")
            .env("LC_ALL", "C")
            .output()
            .unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        (text.lines().map(|line| line.trim_end().to_owned()).collect(), output.status.code())
    }
}

#[cfg(unix)]
#[test]
fn every_command_writes_what_stands_under_it() {
    let update = std::env::var_os("UPDATE_DOCS").is_some();
    let mut wrong = Vec::new();
    let mut commands = 0;
    for path in PAGES {
        let mut page = Page::read(path);
        let desk = Desk::new(&page);
        let mut mended = Vec::new();
        for block in page.blocks() {
            if let Some(name) = page.file(&block) {
                desk.put(name, &page.text(&block));
            }
            if block.kind != "console" {
                continue;
            }
            for command in page.commands(&block) {
                commands += 1;
                let (written, code) = desk.run(&command.typed);
                let place = format!("{path}:{}: {}", command.start, command.typed);
                // A verdict may be against a case; a question that cannot be read is shown, or a mistake in the page.
                let is_silent_failure = command.start == command.end && !matches!(code, Some(0 | 1));
                if is_silent_failure || (!page.shows(&command, &written) && !update) {
                    wrong.push(format!("{place}\n{}", written.join("\n")));
                } else if !page.shows(&command, &written) {
                    mended.push((command.start..command.end, page.mended(&command, &written)));
                }
            }
        }
        if !mended.is_empty() {
            for (range, lines) in mended.into_iter().rev() {
                page.lines.splice(range, lines);
            }
            page.write();
        }
    }
    assert!(wrong.is_empty(), "UPDATE_DOCS=1 writes what commands say now\n\n{}", wrong.join("\n\n"));
    assert!(commands >= 30, "{commands} commands");
}

#[test]
fn every_command_that_is_spoken_of_exists() {
    use clap::CommandFactory;
    let program = tilejudge::cli::Cli::command();
    for page in PAGES.iter().map(|path| Page::read(path)) {
        for (index, line) in page.lines.iter().enumerate() {
            for spoken in line.split('`').skip(1).step_by(2).filter_map(|code| code.strip_prefix("tilejudge ")) {
                let word = spoken.split_whitespace().next().unwrap_or_default();
                let is_known = word.starts_with('-') || program.get_subcommands().any(|command| command.get_name() == word);
                assert!(is_known, "{}:{}: there is no `tilejudge {word}`", page.path, index + 1);
            }
        }
    }
}

#[test]
fn every_option_and_every_key_of_a_report_is_spoken_of() {
    use clap::CommandFactory;
    let pages: Vec<_> = PAGES.iter().map(|path| Page::read(path)).collect();
    let is_shown = |option: &str| {
        let says = |text: &str| text.split([' ', '=', '`']).any(|word| word == option);
        pages.iter().any(|page| page.lines.iter().any(|line| says(line)))
    };
    for command in tilejudge::cli::Cli::command().get_subcommands().filter(|command| !command.is_hide_set()) {
        for option in command.get_arguments().filter(|argument| !argument.is_positional() && !argument.is_hide_set()) {
            let long = option.get_long().map(|name| format!("--{name}"));
            let names = long.into_iter().chain(option.get_short().map(|name| format!("-{name}")));
            assert!(
                names.into_iter().any(|name| is_shown(&name)),
                "`{} --{}` is on no page",
                command.get_name(),
                option.get_id()
            );
        }
    }
    let schema = std::fs::read_to_string(root().join("docs/report.schema.json")).unwrap();
    let page = std::fs::read_to_string(root().join("docs/json.md")).unwrap();
    let mut values = vec![serde_json::from_str::<serde_json::Value>(&schema).unwrap()];
    while let Some(value) = values.pop() {
        for key in value["properties"].as_object().into_iter().flat_map(|keys| keys.keys()) {
            let named = [format!("`{key}`"), format!("\"{key}\"")];
            assert!(named.iter().any(|name| page.contains(name)), "{key} is not in docs/json.md");
        }
        match value {
            serde_json::Value::Array(below) => values.extend(below),
            serde_json::Value::Object(below) => values.extend(below.into_iter().map(|(_, below)| below)),
            _ => {}
        }
    }
}

#[test]
fn links_lead_to_files() {
    for page in PAGES.iter().map(|path| Page::read(path)) {
        let folder = root().join(page.path).parent().unwrap().to_owned();
        for link in page.lines.iter().flat_map(|line| line.split("](").skip(1)) {
            let target = link.split([')', '#']).next().unwrap();
            assert!(
                target.is_empty() || target.starts_with("http") || folder.join(Path::new(target)).exists(),
                "{}: {target}",
                page.path
            );
        }
    }
}

/// A key, and those of what stands under it.
fn is_explained(key: &Key, page: &str) {
    fn below(shape: &Shape, page: &str) {
        match shape {
            Shape::Map(map) => map.keys.iter().for_each(|key| is_explained(key, page)),
            Shape::Move(moves) => moves.keys.iter().copied().flatten().for_each(|key| is_explained(key, page)),
            Shape::List(shape, _) | Shape::Each(_, shape) | Shape::Named(_, shape) => below(shape, page),
            Shape::Any(shapes) | Shape::Row(shapes) => shapes.iter().for_each(|shape| below(shape, page)),
            _ => {}
        }
    }
    let names = [key.name.to_owned(), key.name.replace('-', " ")];
    assert!(names.iter().any(|name| page.contains(&format!("`{name}`"))), "{} is not explained", key.name);
    below(&key.shape, page);
}

#[test]
fn every_code_and_every_key_is_explained() {
    let pages = PAGES.iter().filter(|path| path.starts_with("docs/case-format/"));
    let page: String = pages.map(|path| std::fs::read_to_string(root().join(path)).unwrap()).collect();
    for code in CODES {
        let row = format!("| `{}` | {} |", code.id, code.about(Language::English));
        assert!(page.contains(&row), "{} is not explained: {row}", code.id);
    }
    for keys in GAMES.iter().map(|game| game.keys()).chain([header::KEYS]) {
        for key in keys {
            assert!(page.contains(&format!("`{}`", key.name)), "{} is not explained", key.name);
        }
    }
    BlueMoonCity::KEYS.iter().for_each(|key| is_explained(key, &page));
    for building in Building::ALL {
        let row = format!("|{building:?}|").to_lowercase();
        assert!(page.replace(' ', "").to_lowercase().contains(&row), "{row} is not explained");
    }
}

/// The rooms of `src`, each of which knows only those before it.
const ROOMS: [&str; 11] =
    ["words", "verdict", "case", "picture", "game", "games", "referee", "editor", "repair", "report", "cli"];

/// What the files of a folder say before their tests, each with its path.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let files = files(folder, "rs").into_iter();
    files.map(|(path, text)| (path, text.split("#[cfg(test)]").next().unwrap_or_default().to_owned())).collect()
}

fn files(folder: &Path, kind: &str) -> Vec<(PathBuf, String)> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let read = |path: PathBuf| match path.is_dir() {
        true => files(&path, kind),
        false if path.extension().is_some_and(|ending| ending == kind) => {
            let text = std::fs::read_to_string(&path).unwrap();
            vec![(path, text)]
        }
        false => Vec::new(),
    };
    entries.flat_map(read).collect()
}

/// Two versions of a package are argued in `deny.toml`.
#[test]
fn no_package_has_a_second_version_without_a_reason() {
    let read = |file: &str| std::fs::read_to_string(root().join(file)).unwrap();
    let (lock, argued) = (read("Cargo.lock"), read("deny.toml"));
    let names: Vec<_> = lock.lines().filter_map(|line| line.strip_prefix("name = ")).collect();
    for name in names.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]) {
        assert!(argued.contains(&format!("{{ name = {name}, version = ")), "{name} has two versions");
    }
}

/// The formatter leaves comments, texts and macros as they are.
#[test]
fn no_line_is_longer_than_130_letters() {
    for (path, text) in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let long = text.lines().find(|line| line.chars().count() > 130);
        assert!(long.is_none(), "{}: {long:?}", path.display());
    }
}

#[test]
fn a_clause_is_shared() {
    let texts: Vec<_> =
        files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "ftl").into_iter().map(|(_, text)| text).collect();
    for line in texts.iter().flat_map(|text| text.lines()).filter(|line| line.starts_with('-')) {
        let clause = line.split(' ').next().unwrap_or_default();
        let times = texts.iter().map(|text| text.matches(&format!("{{ {clause} }}")).count()).sum::<usize>();
        assert!(times > 1, "{clause} is shared by nothing");
    }
}

#[test]
fn imports_run_one_way() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for (rank, room) in ROOMS.iter().enumerate() {
        for (path, text) in sources(&src.join(room)) {
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            for named in code.flat_map(|line| line.split("crate::").skip(1)) {
                let above =
                    ROOMS[rank + 1..].iter().find(|above| named.strip_prefix(**above).is_some_and(|rest| rest.starts_with("::")));
                assert!(above.is_none(), "{} knows {above:?}", path.display());
            }
        }
    }
    for game in ["azul", "summer_pavilion", "blue_moon_city"] {
        for (path, text) in sources(&src.join("games").join(game)) {
            let other = text.split("crate::games::").skip(1).find(|named| !named.starts_with(game));
            assert!(other.is_none(), "{} knows another game: {other:?}", path.display());
        }
    }
}

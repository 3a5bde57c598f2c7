//! The texts of each subject as tables (docs/decisions/0006-messages.md), tables as arrays (docs/decisions/0010-catalogues-as-data.md),
//! and how the program is linked on Linux, so that little has to be done before it starts (docs/decisions/0008-start.md).

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs, io, process::Command};

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=src");
    let folder = |variable: &str| PathBuf::from(env::var_os(variable).unwrap_or_default());
    write_data(&folder("CARGO_MANIFEST_DIR").join("src"), &folder("OUT_DIR"))?;
    let target = |what: &str| env::var(format!("CARGO_CFG_TARGET_{what}")).unwrap_or_default();
    if (target("OS").as_str(), target("ENV").as_str()) == ("linux", "gnu") {
        // At a fixed address nothing has to be moved.
        println!("cargo:rustc-link-arg-bins=-no-pie");
        if env::var("HOST") == env::var("TARGET") {
            unwind_without_library();
        }
    }
    Ok(())
}

/// What is in a folder and those below it as code. For each subject (`line.en.ftl`, `line.es.ftl`) a table of its files and of the
/// ids of its English entries, which `texts!` includes; a language that has no file has no row. For each table (`nouns.es.tsv`) its
/// rows, which `table!` and `vocabulary!` include.
fn write_data(folder: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    let mut subjects: BTreeMap<String, BTreeMap<String, PathBuf>> = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match *name.split('.').collect::<Vec<_>>() {
            _ if path.is_dir() => write_data(&path, &to.join(name))?,
            [.., "tsv"] => write_table(&fs::read_to_string(&path)?, &to.join(name))?,
            [subject, language, "ftl" | "txt"] => {
                subjects.entry(subject.to_owned()).or_default().insert(language.to_owned(), path);
            }
            _ => {}
        }
    }
    for (subject, files) in subjects {
        let mut ids = Vec::new();
        let mut rows = String::new();
        for (language, path) in files {
            if language == "en" {
                ids.extend(fs::read_to_string(&path)?.lines().filter_map(id).map(str::to_owned));
            }
            rows += &format!("({language:?}, include_str!({path:?})), ");
        }
        fs::write(to.join(subject + ".rs"), format!("crate::words::Subject::new(&[{rows}], &{ids:?})"))?;
    }
    Ok(())
}

/// The rows of a table, and its second cells as lists of words. A line that is blank or begins with `#` is no row.
fn write_table(text: &str, to: &Path) -> io::Result<()> {
    let is_row = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let mut rows: Vec<Vec<&str>> = text.lines().filter(is_row).map(|line| line.split('\t').collect()).collect();
    let cells = rows.iter().map(Vec::len).max().unwrap_or(0);
    rows.iter_mut().for_each(|row| row.resize(cells, ""));
    fs::write(to.with_extension("tsv.rs"), format!("{rows:?}"))?;
    let words =
        |row: &Vec<&str>| format!("({:?}, &{:?}), ", row[0], row.get(1).map_or_else(Vec::new, |cell| cell.split(' ').collect()));
    fs::write(to.with_extension("words.rs"), format!("[{}]", rows.iter().map(words).collect::<String>()))
}

/// The id of the entry that begins with a line, if one does.
fn id(line: &str) -> Option<&str> {
    let (id, _) = line.split_once(" =")?;
    (!id.contains(' ') && id.starts_with(|first: char| first.is_ascii_alphabetic())).then_some(id)
}

/// What unwinds the stack after a panic becomes a part of the program, where the compiler that links has it: one library fewer to load.
fn unwind_without_library() {
    let Ok(found) = Command::new("cc").arg("-print-file-name=libgcc_eh.a").output() else { return };
    let found = String::from_utf8_lossy(&found.stdout);
    // A name without a folder is one that was not found.
    if let Some(folder) = Path::new(found.trim()).parent().filter(|folder| folder.is_absolute()) {
        println!("cargo:rustc-link-search=native={}", folder.display());
        println!("cargo:rustc-link-lib=static:-bundle=gcc_eh");
    }
}

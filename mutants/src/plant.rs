//! Writes the program that has all mutants in it, each behind its switch, and leaves out those that do not compile.

use crate::find::{EXPRESSION, How, Mutant, Rules, find};
use crate::tables::constants;
use crate::{Result, ground, root};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The switch: it says whether mutant `n` is on, and, asked to, writes down once which ones a run comes by.
const SWITCH: &str = r#"
use std::fs::File;
use std::io::Write;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering::Relaxed};
use std::sync::{Mutex, OnceLock};

const UNKNOWN: u32 = u32::MAX;
const WATCHED: u32 = u32::MAX - 1;
static ON: AtomicU32 = AtomicU32::new(UNKNOWN);
static SEEN: [AtomicU8; COUNT] = [const { AtomicU8::new(0) }; COUNT];
static FILE: OnceLock<Mutex<File>> = OnceLock::new();

/// What the compiler works out is not broken.
#[inline]
pub const fn on(n: u32) -> bool {
    std::intrinsics::const_eval_select((n,), never, is_on)
}

const fn never(_: u32) -> bool {
    false
}

#[inline]
fn is_on(n: u32) -> bool {
    let on = ON.load(Relaxed);
    on == n || (on >= WATCHED && ask(n))
}

#[cold]
fn ask(n: u32) -> bool {
    if ON.load(Relaxed) == UNKNOWN {
        let told = std::env::var("MUTANT").ok().and_then(|it| it.parse().ok());
        let watched = std::env::var("MUTANTS_SEEN").is_ok();
        ON.store(told.unwrap_or(if watched { WATCHED } else { WATCHED - 1 }), Relaxed);
        return is_on(n);
    }
    if SEEN[n as usize].swap(1, Relaxed) == 0 {
        let path = std::env::var("MUTANTS_SEEN").unwrap();
        let file = FILE.get_or_init(|| Mutex::new(File::options().append(true).create(true).open(path).unwrap()));
        let _ = file.lock().unwrap().write_all(&n.to_le_bytes());
    }
    false
}

use crate::case::{Node, Reader, Shape, What};
use crate::game::ways::{Manner, Way};

/// A key that is read and written otherwise, or not at all.
pub(crate) struct Other<const N: u32, W, O>(std::marker::PhantomData<(W, O)>);
pub(crate) struct Silent<W>(std::marker::PhantomData<W>);

impl<W: Way> Way for Silent<W> {
    type Is = W::Is;
    const SHAPE: Shape = W::SHAPE;
    fn read(_: &Node<'_>, _: impl What, _: &Manner<'_>, _: &mut Reader) -> Option<W::Is> {
        None
    }
    fn write(_: &W::Is, _: &Manner<'_>) -> Option<serde_json::Value> {
        None
    }
}

impl<const N: u32, W: Way, O: Way<Is = W::Is>> Way for Other<N, W, O> {
    type Is = W::Is;
    const SHAPE: Shape = W::SHAPE;
    fn read(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<W::Is> {
        if on(N) { O::read(node, what, manner, reader) } else { W::read(node, what, manner, reader) }
    }
    fn write(value: &W::Is, manner: &Manner<'_>) -> Option<serde_json::Value> {
        if on(N) { O::write(value, manner) } else { W::write(value, manner) }
    }
}
"#;

/// A source file of the project, kept in memory: what is planted is one state of it, whatever is edited meanwhile.
struct Source {
    /// Below the project.
    path: PathBuf,
    text: String,
    /// With the number of each.
    mutants: Vec<(u32, Mutant)>,
}

/// Plants all mutants in `target/mutants` and lists those that compile.
pub fn plant(is_declared_only: bool) -> Result<()> {
    let sources = sources(is_declared_only)?;
    let count: usize = sources.iter().map(|source| source.mutants.len()).sum();
    println!("{count} places in {} files", sources.len());
    furnish()?;
    let mut left_out = BTreeSet::new();
    loop {
        let mut regions = BTreeMap::new();
        for source in &sources {
            let (text, found) = planted(source, &left_out);
            write(&ground().join(&source.path), &head(&source.path, text, count))?;
            regions.insert(source.path.clone(), found);
        }
        let faults = faults(&regions)?;
        if faults.is_empty() {
            break;
        }
        println!("{} do not compile", faults.len());
        left_out.extend(faults);
        for (n, mutant) in sources.iter().flat_map(|source| &source.mutants) {
            if let (How::Pick(_, _, copies), true) = (&mutant.how, left_out.contains(n)) {
                left_out.extend(n - *copies as u32..*n);
            }
        }
    }
    let mut list = String::new();
    for source in &sources {
        for (n, mutant) in source.mutants.iter().filter(|(n, mutant)| !left_out.contains(n) && !mutant.kind.is_empty()) {
            let Mutant { line, function, kind, what, .. } = mutant;
            let what = what.replace(['\n', '\t'], " ");
            list += &format!("{n}\t{}\t{line}\t{function}\t{kind}\t{what}\n", source.path.display());
        }
    }
    write(&ground().join("list.tsv"), &list)?;
    println!("{} planted, {} left out", list.lines().count(), left_out.len());
    Ok(())
}

/// All sources that are not for tests only, with what is declared, and with expressions if not that alone is wanted.
fn sources(is_declared_only: bool) -> Result<Vec<Source>> {
    let mut paths = Vec::new();
    files(&root().join("src"), &mut paths)?;
    paths.sort();
    let mut parsed = Vec::new();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|it| it == "rs")) {
        let text = fs::read_to_string(path)?;
        let file = syn::parse_file(&text).map_err(|error| format!("{}: {error}", path.display()))?;
        let module = path.strip_prefix(root().join("src"))?.with_extension("").display().to_string();
        let module = format!("crate::{}", module.trim_end_matches("/mod").replace('/', "::"));
        // Elsewhere constants say how wide a page is, or how long something may take.
        let is_game = module.starts_with("crate::game");
        let (constants, copies) = if is_game { constants(&text, &file, &module) } else { Default::default() };
        parsed.push((path, text, file, module, constants, copies));
    }
    let known: Vec<_> = parsed.iter().flat_map(|(_, _, _, _, constants, _)| constants.clone()).collect();
    let mut for_tests: Vec<PathBuf> = Vec::new();
    let mut sources = Vec::new();
    for (path, text, file, module, _, copies) in parsed {
        let (mutants, modules) = find(&text, &file, &module, &rules(&module)?, &known);
        let folder = match path.file_name().and_then(|it| it.to_str()) {
            Some("mod.rs" | "lib.rs") => path.parent().ok_or("a source stands in a folder")?.to_owned(),
            _ => path.with_extension(""),
        };
        for module in modules {
            for_tests.extend([folder.join(&module), folder.join(module + ".rs")]);
        }
        sources.push((path, text, mutants.into_iter().chain(copies).collect()));
    }
    let mut next = 0;
    let planted = |(path, text, mut mutants): (&PathBuf, String, Vec<Mutant>)| {
        if for_tests.iter().any(|it| path.starts_with(it)) || path.ends_with("src/main.rs") {
            mutants.clear();
        }
        mutants.retain(|it| !is_declared_only || it.kind != EXPRESSION);
        let first = next;
        next += mutants.len() as u32;
        Ok(Source { path: path.strip_prefix(root())?.to_owned(), text, mutants: (first..).zip(mutants).collect() })
    };
    sources.into_iter().map(planted).collect()
}

/// What the catalogue of a module's game declares.
fn rules(module: &str) -> Result<Rules> {
    let mut found = Rules::new();
    let Some(game) = module.strip_prefix("crate::games::").and_then(|it| it.split("::").next()) else { return Ok(found) };
    let text = fs::read_to_string(root().join("src/games").join(game).join("rules/mod.rs")).unwrap_or_default();
    for item in syn::parse_file(&text)?.items {
        let syn::Item::Macro(item) = item else { continue };
        if !item.mac.path.is_ident("rules") {
            continue;
        }
        let lines = item.mac.tokens.to_string();
        let is_name = |it: &&str| it.len() > 1 && it.starts_with(char::is_uppercase) && **it == it.to_uppercase();
        let names: Vec<&str> = lines.split([' ', ',', ';', ':']).filter(is_name).collect();
        let others = names.iter().skip(1).chain(names.iter().nth_back(1));
        let named = names.iter().zip(others);
        found.extend(named.map(|(name, other)| ((*name).to_owned(), format!("crate::games::{game}::rules::{other}"))));
    }
    Ok(found)
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { files(&path, found)? } else { found.push(path) }
    }
    Ok(())
}

/// What the program is built of beside its Rust sources.
fn furnish() -> Result<()> {
    let _ = fs::remove_dir_all(ground().join("src"));
    let mut others = Vec::new();
    files(&root().join("src"), &mut others)?;
    for path in others.iter().filter(|path| path.extension().is_none_or(|it| it != "rs")) {
        write(&ground().join(path.strip_prefix(root())?), &fs::read_to_string(path)?)?;
    }
    // Cargo may write the lock file: it is a copy.
    fs::copy(root().join("Cargo.lock"), ground().join("Cargo.lock"))?;
    for name in ["build.rs", "docs", "fixtures", "snapshots", "tests", "benches", "README.md", "CHANGELOG.md"] {
        let link = ground().join(name);
        if !link.exists() {
            std::os::unix::fs::symlink(root().join(name), link)?;
        }
    }
    let manifest = fs::read_to_string(root().join("Cargo.toml"))?;
    // A workspace of its own, for which warnings do not count, nor what is wrong on purpose.
    let kept = manifest.split("\n[").filter(|part| !part.starts_with("workspace]") && !part.starts_with("lints."));
    write(
        &ground().join("Cargo.toml"),
        &(kept.collect::<Vec<_>>().join("\n[")
            + "\n[workspace]\n[lints.rust]\nwarnings = \"allow\"\narithmetic_overflow = \"allow\"\nunconditional_panic = \"allow\"\n"),
    )
}

/// The crate's root gets the switch.
fn head(path: &Path, text: String, count: usize) -> String {
    if path == Path::new("src/lib.rs") {
        let features = "#![allow(internal_features)]\n#![feature(core_intrinsics, const_eval_select)]\n";
        features.to_owned() + &text + &format!("\n#[doc(hidden)]\npub mod mutant {{ const COUNT: usize = {count}; {SWITCH} }}\n")
    } else {
        text
    }
}

/// Unchanged files keep their time, so that the compiler has less to do.
fn write(path: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    fs::create_dir_all(path.parent().ok_or("a file stands in a folder")?)?;
    Ok(fs::write(path, text)?)
}

/// Where a piece stands, whether it is the end of a place (0) or its beginning (1), and its order among those at the same position.
type Order = (usize, u8, usize, u32);

/// The text of a source with its mutants, and where in it each of them stands.
fn planted(source: &Source, left_out: &BTreeSet<u32>) -> (String, Vec<(Range<usize>, u32)>) {
    // What is put before and behind each place; at one place what is larger stands outside.
    let mut pieces: Vec<(Order, u32, String)> = Vec::new();
    for (n, Mutant { span, how, .. }) in source.mutants.iter().filter(|(n, _)| !left_out.contains(n)) {
        let (before, behind) = match how {
            How::Instead(text) => (format!("(if crate::mutant::on({n}) {{ {text} }} else {{ "), " })".to_owned()),
            How::Flip => ("((".to_owned(), format!(") != crate::mutant::on({n}))")),
            How::Around(before, behind) => (filled(before, *n), filled(behind, *n)),
            How::Pick(name, typed, copies) => {
                (pick(name, typed, (*n - *copies as u32..*n).filter(|n| !left_out.contains(n))), String::new())
            }
        };
        pieces.push(((span.start, 1, usize::MAX - span.end, *n), *n, before));
        if !behind.is_empty() {
            pieces.push(((span.end, 0, usize::MAX - span.start, u32::MAX - n), *n, behind));
        }
    }
    pieces.sort();
    let mut text = String::new();
    let mut open: BTreeMap<u32, usize> = BTreeMap::new();
    let mut regions = Vec::new();
    let mut at = 0;
    for ((position, end, ..), n, piece) in pieces {
        text += &source.text[at..position];
        at = position;
        if end == 1 {
            open.insert(n, text.len());
        }
        text += &piece;
        regions.push((open[&n]..text.len(), n));
    }
    text += &source.text[at..];
    (text, regions)
}

fn filled(text: &str, n: u32) -> String {
    text.replace("{on}", &format!("crate::mutant::on({n})")).replace("{n}", &n.to_string())
}

fn pick(name: &str, typed: &str, copies: impl Iterator<Item = u32>) -> String {
    let ways: String = copies.map(|n| format!("if crate::mutant::on({n}) {{ return &{name}__{n}; }} ")).collect();
    format!("\n#[allow(non_snake_case)] pub(crate) const fn {name}__pick() -> &'static {typed} {{ {ways}&{name} }}")
}

/// The mutants that the compiler complains of.
fn faults(regions: &BTreeMap<PathBuf, Vec<(Range<usize>, u32)>>) -> Result<BTreeSet<u32>> {
    let output = Command::new("cargo")
        .args(["check", "--offline", "--bins", "--profile", "test", "--message-format", "json"])
        .env("CARGO_TARGET_DIR", ground().join("build"))
        .env("RUSTC_BOOTSTRAP", "tilejudge")
        .current_dir(ground())
        .stderr(std::process::Stdio::null())
        .output()?;
    let mut faults = BTreeSet::new();
    for line in String::from_utf8(output.stdout)?.lines() {
        let message: serde_json::Value = serde_json::from_str(line)?;
        let message = &message["message"];
        if message["level"] != "error" {
            continue;
        }
        let mut spans: Vec<_> = message["spans"].as_array().into_iter().flatten().collect();
        let mut named = false;
        while let Some(span) = spans.pop() {
            let path = PathBuf::from(span["file_name"].as_str().unwrap_or_default());
            let place = |key: &str| span[key].as_u64().unwrap_or_default() as usize;
            let inner = regions
                .get(&path)
                .into_iter()
                .flatten()
                .filter(|(region, _)| region.start <= place("byte_start") && place("byte_end") <= region.end);
            match inner.min_by_key(|(region, _)| region.len()) {
                Some((_, n)) => {
                    faults.insert(*n);
                    named = true;
                }
                // What a macro makes of it: where that is called.
                None => spans.extend(span["expansion"].get("span")),
            }
        }
        if !named && message["code"].is_object() {
            println!("{}", message["rendered"].as_str().unwrap_or_default());
        }
    }
    if faults.is_empty() && !output.status.success() {
        return Err("does not compile, and no mutant is to blame".into());
    }
    Ok(faults)
}

//! Which tests notice a mutant: fixtures first, then, of what none of them notices, unit tests, then properties.

use crate::cases::{BINARY, Fixture, GAMES, NONE, Said, Switch, TESTS, batches, failed, fixtures, names, program};
use crate::{Result, ground};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// What notices each mutant, from `<name>.tsv`: names with spaces between, `-` for nothing, `.` where nothing comes by, `?` where not
/// all were asked.
pub fn noticed(name: &str) -> BTreeMap<u32, String> {
    let text = fs::read_to_string(ground().join(format!("{name}.tsv"))).unwrap_or_default();
    text.lines().filter_map(|line| line.split_once('\t')).filter_map(|(n, by)| Some((n.parse().ok()?, by.to_owned()))).collect()
}

/// The numbers of all mutants of some kinds, and of some rooms in that order (parts of paths, with a slash); of none, of all.
pub fn all(asked: &[&str]) -> Result<Vec<u32>> {
    let text = fs::read_to_string(ground().join("list.tsv"))?;
    let (rooms, kinds): (Vec<&str>, Vec<&str>) = asked.iter().partition(|word| word.contains('/'));
    let asked = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let room = if rooms.is_empty() { 0 } else { rooms.iter().position(|room| fields[1].contains(room))? };
        (kinds.is_empty() || kinds.contains(&fields[4])).then_some((room, fields[0].parse().ok()?))
    };
    let mut asked: Vec<(usize, u32)> = text.lines().filter_map(asked).collect();
    asked.sort_unstable();
    Ok(asked.into_iter().map(|(_, number)| number).collect())
}

/// The source file of each mutant.
fn files() -> Result<BTreeMap<u32, String>> {
    let text = fs::read_to_string(ground().join("list.tsv"))?;
    let file = |line: &str| line.split('\t').nth(1).map(str::to_owned);
    Ok(text.lines().filter_map(|line| Some((line.split('\t').next()?.parse().ok()?, file(line)?))).collect())
}

/// Whether a table says that nothing notices.
pub fn is_nothing(by: &str) -> bool {
    ["-", ".", "?"].contains(&by)
}

/// Those that nothing in these tables notices.
fn unnoticed(tables: &[&str], kinds: &[&str]) -> Result<Vec<u32>> {
    let tables: Vec<_> = tables.iter().map(|name| noticed(name)).collect();
    let by_nothing = |n: &u32| tables.iter().all(|table| table.get(n).is_none_or(|by| is_nothing(by)));
    Ok(all(kinds)?.into_iter().filter(by_nothing).collect())
}

/// Does some work for each item, with its number, on all cores.
fn in_parallel<T: Sync>(items: &[T], work: impl Fn(usize, &T) -> Result<()> + Sync) -> Result<()> {
    let next = AtomicUsize::new(0);
    let worker = || -> std::result::Result<(), String> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(number) else { return Ok(()) };
            work(number, item).map_err(|error| error.to_string())?;
        }
    };
    let cores = std::thread::available_parallelism()?.get();
    Ok(std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().map_err(|_| "a worker broke".to_owned())?)
    })?)
}

/// Asks for each mutant and writes the answer down at once.
fn ask(name: &str, mutants: &[u32], answer: impl Fn(u32) -> Result<String> + Sync) -> Result<()> {
    let known = noticed(name);
    let left: Vec<u32> = mutants.iter().copied().filter(|n| !known.contains_key(n)).collect();
    let table = Mutex::new(File::options().append(true).create(true).open(ground().join(format!("{name}.tsv")))?);
    in_parallel(&left, |_, &n| {
        let by = answer(n)?;
        Ok(writeln!(table.lock().map_err(|_| "a worker broke")?, "{n}\t{by}")?)
    })?;
    println!("{} asked: {}", left.len(), ground().join(format!("{name}.tsv")).display());
    Ok(())
}

/// The mutants that a run came by.
fn seen(path: &Path) -> BTreeSet<u32> {
    let bytes = fs::read(path).unwrap_or_default();
    let _ = fs::remove_file(path);
    bytes.chunks_exact(4).map(|it| u32::from_le_bytes([it[0], it[1], it[2], it[3]])).collect()
}

/// Who comes by each mutant.
fn passers<T: Sync>(
    cases: &[T],
    come_by: impl Fn(&T, &Path) -> Result<BTreeSet<u32>> + Sync,
) -> Result<BTreeMap<u32, Vec<usize>>> {
    let found = Mutex::new(BTreeMap::<u32, Vec<usize>>::new());
    in_parallel(cases, |number, case| {
        let path = ground().join(format!("seen.{number}"));
        let _ = fs::remove_file(&path);
        let by = come_by(case, &path)?;
        let mut found = found.lock().map_err(|_| "a worker broke")?;
        by.into_iter().for_each(|n| found.entry(n).or_default().push(number));
        Ok(())
    })?;
    // Workers end in no order.
    found.lock().map_err(|_| "a worker broke")?.values_mut().for_each(|numbers| numbers.sort_unstable());
    Ok(found.into_inner()?)
}

/// As many fixtures are asked one by one, spread over all that come by a mutant, behind those that noticed something in the same
/// file; the others later, see [`by_all_fixtures`].
const FIRST: usize = 40;

/// The fixture that notices each mutant; `?` if none of the first does and there are more.
pub fn by_fixtures(kinds: &[&str]) -> Result<()> {
    let binary = program(BINARY)?;
    let fixtures = fixtures()?;
    let said: Vec<Mutex<Option<(Said, Duration)>>> = fixtures.iter().map(|_| Mutex::new(None)).collect();
    let numbered: Vec<(usize, &Fixture)> = fixtures.iter().enumerate().collect();
    let passers = passers(&numbered, |(number, fixture), path| {
        let begin = Instant::now();
        let before = fixture.said(&binary, Switch::Watched(path))?;
        *said[*number].lock().map_err(|_| "a worker broke")? = Some((before, begin.elapsed()));
        Ok(seen(path))
    })?;
    let said = said.into_iter().map(|it| it.into_inner().ok().flatten().ok_or("a worker broke".into()));
    let said = said.collect::<Result<Vec<_>>>()?;
    println!("{} fixtures come by {} mutants", fixtures.len(), passers.len());
    // What noticed a neighbour is asked first.
    let (files, lately) = (files()?, Mutex::new(BTreeMap::<&str, VecDeque<usize>>::new()));
    ask("fixtures", &all(kinds)?, |n| {
        let Some(passing) = passers.get(&n) else { return Ok(".".to_owned()) };
        let file = files.get(&n).map_or("", String::as_str);
        let noticed = lately.lock().map_err(|_| "a worker broke")?.get(file).cloned().unwrap_or_default();
        let mut order: Vec<usize> = noticed.into_iter().collect();
        order.retain(|number| passing.binary_search(number).is_ok());
        let step = passing.len().div_ceil(FIRST - order.len());
        let spread = passing.iter().step_by(step).copied().filter(|number| !order.contains(number));
        let mut spread: Vec<usize> = spread.collect();
        // What takes long is asked last.
        spread.sort_by_key(|&number| said[number].1);
        for number in order.into_iter().chain(spread) {
            if fixtures[number].said(&binary, Switch::On(n))? != said[number].0 {
                remember(lately.lock().map_err(|_| "a worker broke")?.entry(file).or_default(), number, FIRST / 2);
                return Ok(fixtures[number].name.clone());
            }
        }
        Ok(if step > 1 { "?" } else { "-" }.to_owned())
    })
}

/// Of the mutants that none of the first fixtures notices: some fixtures of which one notices, if any.
pub fn by_all_fixtures(kinds: &[&str]) -> Result<()> {
    let binary = program(BINARY)?;
    let batches = batches(&fixtures()?);
    let said = batches.iter().map(|batch| batch.said(&binary, Switch::On(NONE))).collect::<Result<Vec<_>>>()?;
    let passers = passers(&batches, |batch, path| batch.said(&binary, Switch::Watched(path)).map(|_| seen(path)))?;
    let first = noticed("fixtures");
    let open: Vec<u32> = all(kinds)?.into_iter().filter(|n| first.get(n).is_some_and(|by| by == "?")).collect();
    let lately = Mutex::new(VecDeque::<usize>::new());
    ask("rest", &open, |n| {
        let passing = passers.get(&n).map_or(&[][..], Vec::as_slice);
        let mut order: Vec<usize> = lately.lock().map_err(|_| "a worker broke")?.iter().copied().collect();
        order.retain(|index| passing.contains(index));
        order.extend(passing.iter().filter(|index| !order.contains(index)).collect::<Vec<_>>());
        for index in order {
            if batches[index].said(&binary, Switch::On(n))? != said[index] {
                remember(&mut *lately.lock().map_err(|_| "a worker broke")?, index, 6);
                return Ok(batches[index].name.clone());
            }
        }
        Ok("-".to_owned())
    })
}

/// Puts it before all others, of which so many are kept.
fn remember(lately: &mut VecDeque<usize>, number: usize, most: usize) {
    lately.retain(|it| *it != number);
    lately.push_front(number);
    lately.truncate(most);
}

/// All unit tests that notice what no fixture does.
pub fn by_tests(kinds: &[&str]) -> Result<()> {
    let tests = program(TESTS)?;
    // What plays random games is a property, wherever it stands.
    let (names, passers, _) = tests_passing(&tests, Duration::from_millis(400))?;
    ask("tests", &unnoticed(&["fixtures", "rest"], kinds)?, |n| {
        let Some(passing) = passers.get(&n) else { return Ok(".".to_owned()) };
        let passing: Vec<String> = passing.iter().map(|&number| names[number].clone()).collect();
        let failed = failed(&tests, &passing, Switch::On(n), 8)?;
        Ok(if failed.is_empty() { "-".to_owned() } else { failed.join(" ") })
    })
}

/// A property that notices what neither fixtures nor unit tests do.
pub fn by_games(kinds: &[&str]) -> Result<()> {
    let games = program(GAMES)?;
    let (names, passers, took) = tests_passing(&games, Duration::MAX)?;
    let lately = Mutex::new(VecDeque::<usize>::new());
    ask("games", &unnoticed(&["fixtures", "rest", "tests"], kinds)?, |n| {
        let Some(passing) = passers.get(&n) else { return Ok(".".to_owned()) };
        let mut order = passing.clone();
        let first = lately.lock().map_err(|_| "a worker broke")?.clone();
        // What noticed the last ones is asked first, what takes long last.
        order.sort_by_key(|number| (first.iter().position(|it| it == number).unwrap_or(first.len()), took[*number]));
        for number in order {
            if !failed(&games, std::slice::from_ref(&names[number]), Switch::On(n), 120)?.is_empty() {
                remember(&mut *lately.lock().map_err(|_| "a worker broke")?, number, 6);
                return Ok(names[number].clone());
            }
        }
        Ok("-".to_owned())
    })
}

/// The names of all tests of a program, which of them come by each mutant, and how long each takes; slower ones are left out.
fn tests_passing(program: &Path, patience: Duration) -> Result<(Vec<String>, BTreeMap<u32, Vec<usize>>, Vec<Duration>)> {
    let names = names(program)?;
    let numbered: Vec<(usize, &String)> = names.iter().enumerate().collect();
    let took = Mutex::new(vec![Duration::ZERO; names.len()]);
    let passers = passers(&numbered, |(number, name), path| {
        let begin = Instant::now();
        failed(program, std::slice::from_ref(*name), Switch::Watched(path), 600)?;
        let (time, seen) = (begin.elapsed(), seen(path));
        took.lock().map_err(|_| "a worker broke")?[*number] = time;
        Ok(if time > patience { BTreeSet::new() } else { seen })
    })?;
    let took = took.into_inner()?;
    println!("{} tests take too long to be asked for each mutant", took.iter().filter(|time| **time > patience).count());
    println!("{} tests come by {} mutants", names.len(), passers.len());
    Ok((names, passers, took))
}

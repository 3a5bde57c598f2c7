//! One slip on a true table: is it caught, and does `repair` find what was typed wrong? And is what is true ever called impossible?
//!
//! The slips are made on the case as a value, without anything of what makes repairs.

mod commit;
mod stones;

use super::hidden::{Hides, remove};
use super::{Table, choices, names, play};
use commit::{commit, pointers};
use fastrand::Rng;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::time::{Duration, Instant};
use tilejudge::case::{Limits, Source, documents};
use tilejudge::referee::{Asked, Case, Choices, Preset};
use tilejudge::repair::mended;
use tilejudge::report::repair::says;
use tilejudge::verdict::{Outcome, Place};
use tilejudge::words::Language;

/// What people do wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Slip {
    /// A piece on a space beside its own.
    Beside,
    /// A piece forgotten.
    Forgotten,
    /// A piece too many.
    Surplus,
    /// A piece of another colour.
    Colour,
    /// Another building.
    Tile,
    /// The marker forgotten.
    Marker,
    /// Two digits of a number changed places.
    Digits,
    /// Another number.
    Number,
    /// The phase as it stood in the template.
    Phase,
    /// Another player.
    Player,
    /// The same part of two boards changed places.
    Boards,
    /// Two rows of a board changed places, or all of it is one row off, mirrored, or upside down.
    Rows,
    /// Two colours changed places throughout.
    Throughout,
    /// A word misspelt: a letter left out, doubled, or typed before the one it follows.
    Spelling,
}

const SLIPS: [Slip; 14] = [
    Slip::Beside,
    Slip::Forgotten,
    Slip::Surplus,
    Slip::Colour,
    Slip::Tile,
    Slip::Marker,
    Slip::Digits,
    Slip::Number,
    Slip::Phase,
    Slip::Player,
    Slip::Boards,
    Slip::Rows,
    Slip::Throughout,
    Slip::Spelling,
];

/// How much of the table is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Told {
    /// All that it shows, and what is out of sight as well.
    Table,
    /// What a photo of the table shows.
    Photo,
    /// The board of one player.
    Board,
}

const TOLD: [Told; 3] = [Told::Table, Told::Photo, Told::Board];
const OUT_OF_SIGHT: [&str; 5] = ["bag", "lid", "tower", "draw", "discard"];
/// What is typed beside a single board.
const BESIDE_A_BOARD: [&str; 7] = ["game", "edition", "variant", "side", "round", "phase", "players"];
/// What people forget to type, or take for granted.
const LEFT_OUT: [&str; 5] = ["phase", "round", "turn", "starter", "progress"];

impl Told {
    fn of<G: Hides>(self, whole: &Value, rng: &mut Rng) -> Value {
        let mut told = whole.clone();
        match self {
            Self::Table => {}
            Self::Photo => {
                OUT_OF_SIGHT.iter().for_each(|key| remove(&mut told, &format!("/{key}")));
                G::mend(whole, &mut told);
            }
            Self::Board => {
                let boards = told["players"].as_array().cloned().unwrap_or_default();
                told["players"] = rng.choice(boards).into_iter().collect();
                let keys: Vec<String> = told.as_object().into_iter().flat_map(|case| case.keys()).cloned().collect();
                for key in keys.iter().filter(|key| !BESIDE_A_BOARD.contains(&key.as_str())) {
                    remove(&mut told, &format!("/{key}"));
                }
            }
        }
        told
    }
}

#[derive(Debug, Clone, Default)]
struct Count {
    tried: usize,
    unreadable: usize,
    caught: usize,
    listed: usize,
    first: usize,
    among_three: usize,
    only: usize,
    led: usize,
    missed: Vec<String>,
}

impl Count {
    fn add(&mut self, other: &Self) {
        self.tried += other.tried;
        self.unreadable += other.unreadable;
        self.caught += other.caught;
        self.listed += other.listed;
        self.first += other.first;
        self.among_three += other.among_three;
        self.only += other.only;
        self.led += other.led;
    }
}

/// What came of all slips.
#[derive(Debug, Clone, Default)]
pub(crate) struct Survey {
    counts: BTreeMap<(Told, Slip), Count>,
    times: Vec<Duration>,
    /// True tables that were looked at.
    truths: usize,
}

/// Makes some slips on moments of a random game.
pub(crate) fn slip<G: Hides>(table: &Table<G>, slips: usize, survey: &mut Survey) {
    let mut open = Vec::new();
    play(table, |position, _| open.extend(G::shows_all(position).then(|| position.clone())));
    let mut rng = Rng::with_seed(table.seed);
    for _ in 0..slips {
        let position = &open[rng.usize(..open.len())];
        slip_on::<G>(&G::write(&names::<G>(position), position), &choices(&table.rulings), &mut rng, survey);
    }
}

/// Makes some slips on moments of a game recorded in a fixture.
pub(crate) fn slip_recorded<G: Hides>(file: &str, slips: usize, survey: &mut Survey) {
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(file)).expect("a record");
    let asked = Asked { positions: true, one_reading: true, ..Asked::default() };
    let verdict = with_case(&text, |case| case.judge(&asked).ok()).flatten().expect("a case");
    let tables: Vec<Value> = verdict.moves.into_iter().filter_map(|judged| judged.position).collect();
    let choices = Choices { preset: Preset::Online, ..Choices::default() };
    let mut rng = Rng::with_seed(std::env::var("PROPTEST_RNG_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1));
    for _ in 0..slips {
        slip_on::<G>(&tables[rng.usize(..tables.len())], &choices, &mut rng, survey);
    }
}

fn slip_on<G: Hides>(whole: &Value, choices: &Choices, rng: &mut Rng, survey: &mut Survey) {
    let told = TOLD[rng.usize(..TOLD.len())];
    let truth = told.of::<G>(whole, rng);
    survey.trust::<G>(whole, &truth, told, choices, rng);
    let kind = SLIPS[rng.usize(..SLIPS.len())];
    let mut typed = truth.clone();
    if commit::<G>(kind, &mut typed, rng) && !same(&typed, &truth) {
        survey.note((told, kind), &typed, &truth, choices);
    }
}

impl Survey {
    /// What is true is possible, whatever of it people forget to type.
    fn trust<G: Hides>(&mut self, whole: &Value, truth: &Value, told: Told, choices: &Choices, rng: &mut Rng) {
        let mut less = truth.clone();
        LEFT_OUT.iter().filter(|_| rng.bool()).for_each(|key| remove(&mut less, &format!("/{key}")));
        if told != Told::Board {
            G::mend(whole, &mut less);
        }
        for case in [truth, &less] {
            self.truths += 1;
            let text = written(case);
            assert_eq!(
                is_possible(&text, choices),
                Some(true),
                "what is true is called impossible: {choices:?}\n{text}\n{whole}"
            );
        }
    }

    fn note(&mut self, slip: (Told, Slip), typed: &Value, truth: &Value, choices: &Choices) {
        let text = &written(typed);
        let count = self.counts.entry(slip).or_default();
        count.tried += 1;
        match is_possible(text, choices) {
            Some(false) => {}
            Some(true) => return,
            None if slip.1 == Slip::Spelling => {}
            None => return count.unreadable += 1,
        }
        let begun = Instant::now();
        let repairs = with_case(text, |case| case.repairs(choices)).unwrap_or_default();
        self.times.push(begun.elapsed());
        let found: Vec<_> = repairs.found.iter().map(|repair| mended(text, repair)).collect();
        for repaired in &found {
            assert_eq!(is_possible(repaired, choices), Some(true), "a repair does not make it possible:\n{text}\n{repaired}");
        }
        let read = |text: &str| serde_yaml::from_str::<Value>(text).expect("what was repaired can be read");
        let rank = found.iter().position(|repaired| same(&read(repaired), truth));
        let is_told = rank.is_some_and(|rank| rank < repairs.told_first().len());
        let is_pointed_at = || repairs.findings.first().is_some_and(|finding| is_at_the_damage(&finding.place, typed, truth));
        // What cannot be read is said with the word that is meant.
        let leads = is_told || is_pointed_at() || slip.1 == Slip::Spelling && rank == Some(0);
        count.caught += 1;
        count.listed += usize::from(rank.is_some());
        count.first += usize::from(rank == Some(0));
        count.among_three += usize::from(rank.is_some_and(|rank| rank < 3));
        count.only += usize::from(rank.is_some() && found.len() == 1);
        count.led += usize::from(leads);
        if rank != Some(0) && count.missed.len() < shown() {
            let wrong = pointers(typed, "").into_iter().filter(|at| typed.pointer(at) != truth.pointer(at));
            let wrong = wrong.map(|at| format!("{at}: {:?} is {:?}", typed.pointer(&at), truth.pointer(&at))).collect::<Vec<_>>();
            let first = repairs.found.iter().take(3).map(|repair| says(repair, Language::English)).collect::<Vec<_>>();
            let findings = repairs.findings.iter().map(|finding| finding.message.to_string()).collect::<Vec<_>>();
            let ranked = rank.map_or_else(|| "not found".to_owned(), |rank| format!("{}. of {}", rank + 1, found.len()));
            let case = if rank.is_none() { text } else { "" };
            count.missed.push(format!("{ranked}: {wrong:?}\n  findings: {findings:?}\n  found: {first:#?}\n{case}"));
        }
    }

    /// All together.
    fn all(&self) -> Count {
        let mut all = Count::default();
        self.counts.values().for_each(|count| all.add(count));
        all
    }

    /// Of those that were caught so many percent have the truth among their repairs, as the first, among the first three; and of so many
    /// what is said first mends the case, or the first finding speaks of what is wrong. Where too few were caught to tell, nothing is asked.
    pub(crate) fn reaches(&self, aims: [usize; 4]) {
        let Count { caught, listed, first, among_three, led, .. } = self.all();
        let reached = [listed, first, among_three, led].map(|part| part * 100 / caught.max(1));
        let enough = reached.iter().zip(aims).all(|(&reached, aim)| reached >= aim);
        assert!(caught < ENOUGH || enough, "{reached:?} % of {caught}, but {aims:?} is wanted");
    }
}

/// So many slips tell of the others.
const ENOUGH: usize = 300;

/// Whether a place is in what was typed wrong, or around it, though not the whole case or all players.
fn is_at_the_damage(place: &Place, typed: &Value, truth: &Value) -> bool {
    let wrong = pointers(typed, "").into_iter().filter(|at| typed.pointer(at) != truth.pointer(at));
    let is_around = |outer: &Place, inner: &Place| outer.0.len() > 1 && inner.0.starts_with(&outer.0);
    wrong.map(|at| of_pointer(&at)).any(|wrong| is_around(place, &wrong) || place.0.starts_with(&wrong.0))
}

fn of_pointer(pointer: &str) -> Place {
    let step = |place: Place, step: &str| match step.parse() {
        Ok(index) => place.item(index),
        Err(_) => place.key(step.to_owned()),
    };
    pointer.split('/').skip(1).fold(Place::root(), step)
}

fn shown() -> usize {
    std::env::var("EXAMPLES").ok().and_then(|examples| examples.parse().ok()).unwrap_or(0)
}

impl fmt::Display for Survey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let head = ["tried", "unread", "caught", "listed", "first", "three", "only", "leads"];
        writeln!(f, "{:18}{}", "slip", head.map(|word| format!("{word:>8}")).concat())?;
        let mut row = |name: &str, count: &Count| {
            let Count { tried, unreadable, caught, listed, first, among_three, only, led, .. } = count;
            let share = |part: &usize| format!("{:>6} %", part * 100 / caught.max(&1));
            let shares = [listed, first, among_three, only, led].map(share).concat();
            writeln!(f, "{name:18}{tried:>8}{unreadable:>8}{caught:>8}{shares}")
        };
        for told in TOLD {
            let mut of_told = Count::default();
            for ((_, slip), count) in self.counts.range((told, SLIPS[0])..=(told, SLIPS[SLIPS.len() - 1])) {
                row(&format!("{told:?} {slip:?}"), count)?;
                of_told.add(count);
            }
            row(&format!("{told:?}"), &of_told)?;
        }
        for slip in SLIPS {
            let mut of_slip = Count::default();
            self.counts.iter().filter(|((_, kind), _)| *kind == slip).for_each(|(_, count)| of_slip.add(count));
            row(&format!("{slip:?}"), &of_slip)?;
        }
        row("all", &self.all())?;
        let mut times = self.times.clone();
        times.sort_unstable();
        let at =
            |part: usize| times.get((times.len() * part / 100).min(times.len().saturating_sub(1))).copied().unwrap_or_default();
        writeln!(f, "time of a repair: median {:?}, 95 % {:?}, most {:?}", at(50), at(95), at(100))?;
        writeln!(f, "true tables, none of them called impossible: {}", self.truths)?;
        for ((told, slip), count) in &self.counts {
            for missed in &count.missed {
                writeln!(f, "{told:?} {slip:?}: {missed}")?;
            }
        }
        Ok(())
    }
}

fn written(case: &Value) -> String {
    serde_yaml::to_string(case).expect("a case is a text")
}

fn with_case<T>(text: &str, of: impl FnOnce(&Case<'_, '_>) -> T) -> Option<T> {
    let source = Source { name: "typed".to_owned(), text: text.to_owned() };
    let documents = documents(&source, &Limits::USUAL);
    let document = documents[0].as_ref().ok()?;
    Some(of(&Case::open(document).ok()?))
}

/// Whether the case is possible without a doubt; none if it cannot be read.
fn is_possible(text: &str, choices: &Choices) -> Option<bool> {
    let asked = Asked { choices: choices.clone(), one_reading: true, ..Asked::default() };
    let verdict = with_case(text, |case| case.judge(&asked).ok())??;
    Some(Outcome::of(&verdict.findings) != Outcome::Illegal)
}

/// Lists in which the order says something.
const ORDERED: [&str; 5] = ["players", "built", "sections", "lines", "factories"];

fn sorted(mut value: Value) -> Value {
    if let Value::Array(items) = &mut value {
        items.sort_by_key(Value::to_string);
    }
    value
}

/// Whether two cases say the same: in heaps the order says nothing.
fn same(one: &Value, other: &Value) -> bool {
    fn plain(value: &Value) -> Value {
        match value {
            Value::String(text) if text.contains('\n') => text.trim_end().into(),
            Value::String(text) => {
                let mut letters: Vec<_> = text.chars().filter(|letter| *letter != '.' && *letter != ' ').collect();
                letters.sort_unstable();
                letters.into_iter().collect::<String>().into()
            }
            Value::Number(number) => number.to_string().into(),
            Value::Array(items) => items.iter().map(plain).collect(),
            Value::Object(map) => {
                let map = map.iter().filter(|(_, value)| value.as_i64() != Some(0) && **value != Value::Array(Vec::new()));
                Value::Object(
                    map.map(|(key, value)| {
                        (key.clone(), if ORDERED.contains(&key.as_str()) { plain(value) } else { sorted(plain(value)) })
                    })
                    .collect(),
                )
            }
            other => other.clone(),
        }
    }
    plain(one) == plain(other)
}

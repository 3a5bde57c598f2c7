//! How cost grows: hands whose payments are listed, repairs of values without end, records by their moves, streams by their lines and on two cores. Whole runs of the program.

mod tables;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use tables::players::azul::Player;
use tables::{SETUP, middle};
use tilejudge::game::{Judge, Notation};
use tilejudge::games::azul::{Azul, Move, Names, Position, Rulings, To};
use tilejudge::games::blue_moon_city::Card;
use tilejudge::verdict::Tally;

/// A file among those that benchmarks may write.
fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    path
}

fn start(question: &[&str], file: &PathBuf, threads: usize) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tilejudge"));
    command.args(question).arg(file).env("RAYON_NUM_THREADS", threads.to_string()).stdout(Stdio::null());
    command.spawn().unwrap_or_else(|error| panic!("{command:?} does not run: {error}"))
}

fn end(mut child: Child) {
    assert!(child.wait().is_ok_and(|status| status.success()));
}

/// A table at which Ana stands before the library.
const BEFORE_THE_LIBRARY: &str = include_str!("../fixtures/blue-moon-city/moves/hand-of-sixty-eight.yaml");

/// The same with other cards in her hand, and other sections.
fn with(hand: &[String], sections: &str) -> String {
    let line = |line: &str| match line.trim_start().split(':').next() {
        Some("hand") => format!("    hand: [{}]\n", hand.join(", ")),
        Some("buildings") => format!("buildings: {{library: {{{sections} built: []}}}}\n"),
        _ => format!("{line}\n"),
    };
    BEFORE_THE_LIBRARY.lines().map(line).collect()
}

/// `moves` for so many cards before usual sections and before some that cost 9, 9 and 8.
fn hands(criterion: &mut Criterion) {
    let most = Card::ALL.into_iter().map(Card::copies).max().unwrap_or(0);
    let deck = (0..most).flat_map(|copy| Card::ALL.into_iter().filter(move |card| card.copies() > copy));
    let deck: Vec<String> = deck.map(|card| format!("{:?} {}", card.colour, card.value.number())).collect();
    let mut group = criterion.benchmark_group("moves of a hand");
    for (name, sections) in [("usual", ""), ("9-9-8", "sections: [9, 9, 8],")] {
        for cards in [4, 12, 20, 40, 76] {
            let case = file(&format!("{cards}-{name}.yaml"), &with(&deck[..cards], sections));
            group.bench_function(BenchmarkId::new(name, cards), |bencher| bencher.iter(|| end(start(&["moves"], &case, 1))));
        }
    }
    group.finish();
}

/// `check` of a record in which everybody always takes to the floor line, so that the game never ends.
fn records(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("record");
    for moves in [10, 100, 1000, 10_000] {
        let record = file(&format!("record-{moves}.json"), &record(moves));
        group.throughput(Throughput::Elements(moves as u64));
        group.bench_function(moves.to_string(), |bencher| bencher.iter(|| end(start(&["check", "-q"], &record, 1))));
    }
    group.finish();
}

fn record(count: usize) -> String {
    let rulings = Rulings::default();
    let mut position = Position::new(SETUP, 4);
    let names = Names::new(SETUP.edition, ["Ana", "Ben", "Cleo", "Dan"].map(String::from).to_vec());
    let mut case = Azul::write(&names, &position);
    let (mut player, mut moves) = (Player::seeded(1), Vec::new());
    while moves.len() < count {
        // The player would leave a table that goes on for so long.
        let young = Position { round: position.round.map(|round| round.min(2)), ..position.clone() };
        let Some(mut play) = player.choose(&young, &rulings) else { break };
        if let Move::Take(take) = &mut play {
            (take.to, take.floor) = (To::Floor, None);
        }
        moves.push(Azul::write_move(&names, &position, &play));
        Azul::carry_out(&mut position, &play, &rulings, &mut Tally::default());
    }
    case["moves"] = moves.into();
    case.to_string()
}

/// A record of so many moves of which the last take is of another colour than is there.
fn refused(count: usize) -> String {
    let mut case: Value = serde_json::from_str(&record(count)).unwrap_or_default();
    let moves = case["moves"].as_array_mut().into_iter().flatten();
    if let Some(take) = moves.rev().find(|play| play.get("take").is_some()) {
        take["take"] = if take["take"] == "red" { "blue" } else { "red" }.into();
    }
    case.to_string()
}

/// `check` of so many tables in JSON Lines, by one thread, by two, and by two processes with half of them each.
fn streams(criterion: &mut Criterion) {
    let boards: Vec<String> = (0..1000).map(|seed| middle(seed).to_string()).collect();
    let mut group = criterion.benchmark_group("stream");
    group.sample_size(10);
    for lines in [1000, 12_000, 48_000] {
        let stream = |lines: usize| boards.iter().cycle().take(lines).fold(String::new(), |text, board| text + board + "\n");
        let whole = file(&format!("{lines}.jsonl"), &stream(lines));
        let half = file(&format!("{lines}-half.jsonl"), &stream(lines / 2));
        group.throughput(Throughput::Elements(lines as u64));
        for threads in [1, 2] {
            let id = BenchmarkId::new(format!("{threads} threads"), lines);
            group.bench_function(id, |bencher| bencher.iter(|| end(start(&["check", "-q"], &whole, threads))));
        }
        group.bench_function(BenchmarkId::new("2 processes", lines), |bencher| {
            bencher.iter(|| [(); 2].map(|()| start(&["check", "-q"], &half, 1)).map(end));
        });
    }
    group.finish();
}

/// `repair` of values that are far too long, and of records: it takes no more than a search may cost.
fn repairs(criterion: &mut Criterion) {
    let cards =
        |count: usize| format!("game: blue-moon-city\nplayers: [{{name: Ana, hand: [{}]}}, Luis]\n", "B1, ".repeat(count));
    let words = |count: usize| {
        format!("game: blue-moon-city\nplayers: [{{name: Ana, hand: [{}]}}, Luis]\n", "niebieska 1, ".repeat(count))
    };
    let payment = |count: usize| {
        format!("game: blue-moon-city\nplayers: [Ana]\nmoves: [{{build: 3, on: mill, pay: [{}]}}]\n", "B1, ".repeat(count))
    };
    let azul = |rest: String| format!("game: azul\nround: 3\nphase: offer\n{rest}\n");
    let factories = |count: usize| azul(format!("players: [Ana, Luis]\nfactories: [{}]", "BBYR, ".repeat(count)));
    let floor = |count: usize| azul(format!("players: [{{name: Ana, floor: {}}}, Luis]", "BYRKW".repeat(count)));
    let lines = |count: usize| azul(format!("players: [{{name: Ana, lines: ['', '', '', '', {}]}}, Luis]", "BY".repeat(count)));
    let moves = |play: &str, count: usize| azul(format!("players: [Ana, Luis]\nmoves: [{}]", play.repeat(count)));
    let deals = |count: usize| moves("{deal: [BBBB, YYYY, RRRR, KKKK, WWWW]}, ", count);
    let takes = |count: usize| moves("{player: Ana, take: red, from: factory 1, to: line 1}, ", count);
    let shapes: [(&str, &dyn Fn(usize) -> String); 9] = [
        ("cards", &cards),
        ("words", &words),
        ("payment", &payment),
        ("factories", &factories),
        ("floor", &floor),
        ("lines", &lines),
        ("deals", &deals),
        ("takes", &takes),
        ("record", &refused),
    ];
    let mut group = criterion.benchmark_group("repair");
    group.sample_size(10);
    for (name, shape) in shapes {
        for count in [30, 300, 3_000] {
            let case = file(&format!("{name}-{count}.yaml"), &shape(count));
            // Most of this cannot be mended.
            let run = || start(&["repair"], &case, 1).wait().is_ok();
            group.bench_function(BenchmarkId::new(name, count), |bencher| bencher.iter(run));
        }
    }
    group.finish();
}

criterion_group!(benches, hands, records, repairs, streams);
criterion_main!(benches);

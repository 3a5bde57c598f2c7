//! `check` of many boards against parsing them alone.

mod tables;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use serde_json::Value;
use std::hint::black_box;
use tilejudge::case::{Limits, Source, documents};
use tilejudge::referee::{Asked, Case};
use tilejudge::verdict::Outcome;

const BOARDS: u64 = 10_000;

/// Whole tables in the middle of games.
fn boards(typed: fn(&Value) -> String) -> Vec<Source> {
    (0..BOARDS).map(|seed| Source { name: seed.to_string(), text: typed(&tables::middle(seed)) }).collect()
}

/// As people type them: walls as blocks, everything else as short strings.
fn yaml(criterion: &mut Criterion) {
    let boards = boards(|case| serde_yaml::to_string(case).unwrap_or_default());
    check(criterion, "10000 boards in YAML", &boards, |text| {
        for event in saphyr_parser::Parser::new_from_str(text) {
            black_box(event.is_ok());
        }
    });
}

/// As programs record them.
fn json(criterion: &mut Criterion) {
    let boards = boards(Value::to_string);
    check(criterion, "10000 boards in JSON", &boards, |text| {
        black_box(serde_json::from_str::<Value>(text).is_ok());
    });
}

/// The parser alone, our tree of what it reads, and all that `check` does short of writing the report.
fn check(criterion: &mut Criterion, name: &str, boards: &[Source], parse: fn(&str)) {
    let bytes = boards.iter().map(|board| board.text.len() as u64).sum();
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Bytes(bytes)).sample_size(10);
    group.bench_function("parse", |bencher| bencher.iter(|| boards.iter().for_each(|board| parse(&board.text))));
    group.bench_function("tree", |bencher| {
        bencher.iter(|| boards.iter().map(|board| documents(board, &Limits::USUAL).len()).sum::<usize>());
    });
    group.bench_function("check", |bencher| {
        bencher.iter(|| {
            let asked = Asked::default();
            for board in boards {
                for document in documents(board, &Limits::USUAL) {
                    let verdict = document.and_then(|document| Case::open(&document)?.judge(&asked));
                    assert!(verdict.is_ok_and(|verdict| verdict.outcome == Outcome::Legal), "{}", board.text);
                }
            }
        });
    });
    group.finish();
}

criterion_group!(benches, yaml, json);
criterion_main!(benches);

//! One small file as a whole process, against programs that print a line.

use criterion::{Criterion, criterion_group, criterion_main};
use std::process::{Command, Output};

const CASE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/azul-mini/check/am04-b-line-5-takes-both.yaml");

fn ran(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?} does not run: {error}"));
    assert!(output.status.success(), "{command:?} fails");
    output
}

fn processes(criterion: &mut Criterion) {
    let tilejudge = env!("CARGO_BIN_EXE_tilejudge");
    let mut group = criterion.benchmark_group("process");
    group.bench_function("echo", |bencher| bencher.iter(|| ran(Command::new("echo").arg("a line"))));
    group.bench_function("version", |bencher| bencher.iter(|| ran(Command::new(tilejudge).arg("--version"))));
    group.bench_function("check", |bencher| bencher.iter(|| ran(Command::new(tilejudge).args(["check", CASE]))));
    group.finish();
}

criterion_group!(benches, processes);
criterion_main!(benches);

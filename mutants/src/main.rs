//! Breaks the referee on purpose, in some sixteen thousand places, and asks which tests notice.
//!
//! To build the program once for each would take days. So all are built into one, each behind a switch (`mutant::on(7)`) that
//! the environment turns: [`find`] looks for the places, [`declared`] in macros and [`tables`] among constants, [`plant`] writes
//! the program that has them all and leaves out what does not compile, [`notice`] runs each fixture that comes by a place, and,
//! where none notices, the unit tests that do.
//!
//! ```sh
//! cargo run --release --package tilejudge-mutants -- plant     # target/mutants: the program, list.tsv
//! cargo run --release --package tilejudge-mutants -- fixtures  # fixtures.tsv: which fixture notices, if any
//! cargo run --release --package tilejudge-mutants -- rest      # rest.tsv: which fixtures notice what the first do not
//! cargo run --release --package tilejudge-mutants -- tests     # tests.tsv: which unit tests notice what no fixture does
//! cargo run --release --package tilejudge-mutants -- games     # games.tsv: which properties notice what none of them does
//! cargo run --release --package tilejudge-mutants -- report    # how many, room by room
//! ```
//!
//! `plant declared` leaves out the expressions of functions; behind `fixtures` and the three after it may stand the kinds that are
//! asked, as `list.tsv` names them, and parts of paths, with a slash, in the order in which they are asked. What stands in the
//! other tables is not asked again: a run that was stopped goes on. No fixture may be edited meanwhile.

mod cases;
mod declared;
mod find;
mod notice;
mod plant;
mod report;
mod tables;

use std::error::Error;
use std::path::{Path, PathBuf};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Where the planted program stands.
fn ground() -> PathBuf {
    root().join("target/mutants")
}

/// The project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a crate beside the others").to_owned()
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["plant"] => plant::plant(false),
        ["plant", "declared"] => plant::plant(true),
        ["fixtures", ref kinds @ ..] => notice::by_fixtures(kinds),
        ["rest", ref kinds @ ..] => notice::by_all_fixtures(kinds),
        ["tests", ref kinds @ ..] => notice::by_tests(kinds),
        ["games", ref kinds @ ..] => notice::by_games(kinds),
        ["report"] => report::report(),
        _ => Err("plant, fixtures, tests, rest, games or report".into()),
    }
}

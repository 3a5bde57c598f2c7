//! The program `tilejudge`.

use std::process::ExitCode;

fn main() -> ExitCode {
    tilejudge::cli::main(std::env::args_os().collect()).into()
}

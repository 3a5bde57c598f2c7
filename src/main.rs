//! The program `tilejudge`: parses its arguments, asks the referee, sets the exit code.

use std::process::ExitCode;
use tilejudge::cli::{Cli, Out, run};

fn main() -> ExitCode {
    let cli = Cli::of_process();
    let mut out = Out::new(cli.colour());
    match run(&cli, &mut out) {
        Ok(exit) => exit.into(),
        Err(failure) => failure.report(&mut out),
    }
}

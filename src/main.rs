//! The program `tilejudge`: parses its arguments, asks the referee, sets the exit code.

use std::ffi::OsString;
use std::process::ExitCode;
use tilejudge::cli::{Cli, Out, colour_among, language_among, run};

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let mut out = Out::new(colour_among(&arguments));
    let language = language_among(&arguments);
    match Cli::read(arguments).and_then(|cli| run(&cli, &mut out)) {
        Ok(exit) => exit.into(),
        Err(failure) => failure.report(language, &mut out),
    }
}

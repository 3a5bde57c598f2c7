//! The language server `tilejudge-lsp`: speaks to an editor over the standard input and output.

use std::process::ExitCode;

fn main() -> ExitCode {
    match tilejudge_lsp::serve_stdio() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tilejudge-lsp: {error}");
            ExitCode::FAILURE
        }
    }
}

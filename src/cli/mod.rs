//! The command line: its words, and one path through each command.

mod arguments;
mod cases;
mod exit;
mod input;
mod look_up;
mod out;

pub use arguments::{Cli, Command, Shared};
pub use exit::{Exit, Failure};
pub use out::Out;

use crate::report::Question;

/// Carries out what the arguments ask for.
///
/// # Errors
/// Arguments that only the games can refuse, and output that cannot be written. What is wrong with a case or
/// a file is no error here: it is reported, and the exit code says it.
pub fn run(cli: &Cli, out: &mut Out) -> Result<Exit, Failure> {
    let shared = &cli.shared;
    match &cli.command {
        Command::Check { files } => cases::run(Question::Check, files, false, shared, out),
        Command::Score { files } => cases::run(Question::Score, files, false, shared, out),
        Command::Moves { file } => cases::run(Question::Moves, std::slice::from_ref(file), false, shared, out),
        Command::Apply { file } => cases::run(Question::Apply, std::slice::from_ref(file), false, shared, out),
        Command::Replay { files, positions } => cases::run(Question::Replay, files, *positions, shared, out),
        Command::Show { file } => cases::run(Question::Show, std::slice::from_ref(file), false, shared, out),
        Command::Explain { topic } => look_up::explain(*topic, shared, out),
        Command::Rules { game } => look_up::rules(*game, shared, out),
        Command::Rulings { game } => look_up::rulings(*game, shared, out),
        Command::New { game, variant } => look_up::new(*game, variant.as_deref(), out),
    }
}

//! The command line: its words, and one path through each command.

mod arguments;
mod ask;
mod cases;
mod compare;
mod exit;
mod house;
mod input;
mod look_up;
mod lsp;
mod manual;
mod out;
mod picture;
mod pipe;
mod progress;
mod refused;
mod repair;
mod save;
mod session;
mod sources;
mod trial;
mod update;
mod watch;

pub use crate::report::Format;
pub use arguments::{Cli, Command, Files, Shared, Trials};
pub use ask::converse;
pub use exit::{Exit, Failure};
pub use out::Out;

use crate::referee::{self, Asked};
use crate::report::{self, Question, catalogue};
use arguments::{colour_among, language_among};
use clap::error::ErrorKind;
use session::Session;
use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::path::Path;

/// The program: parses its arguments, of which the first is its name, asks the referee, tells people what it found.
pub fn main(arguments: Vec<OsString>) -> Exit {
    let mut out = Out::new(colour_among(&arguments));
    let language = language_among(&arguments);
    let done = Cli::read(arguments.clone()).or_else(|failure| match failure {
        // Alone on a terminal, the program asks.
        Failure::Usage(error) if names_no_command(&error) && is_seen(&io::stdout()) => {
            Cli::read(arguments.into_iter().chain(["new".into()]).collect())
        }
        failure => Err(failure),
    });
    let done = done.and_then(|cli| run(&cli, &mut out));
    done.unwrap_or_else(|failure| failure.report(language, &mut out))
}

fn names_no_command(error: &clap::Error) -> bool {
    matches!(error.kind(), ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand)
}

/// Whether somebody sits there who sees what is written, and can be asked.
fn is_seen(out: &impl IsTerminal) -> bool {
    io::stdin().is_terminal() && out.is_terminal()
}

/// Carries out what the arguments ask for.
///
/// # Errors
/// Arguments that only the games can refuse, and output that cannot be written. Faults of a case or a file are no errors here.
pub fn run(cli: &Cli, out: &mut Out) -> Result<Exit, Failure> {
    cli.command.can_write(cli.shared.format)?;
    match cli.command.watched()? {
        Some(paths) => watch::watch(&paths, out, |out| once(cli, out)),
        None => once(cli, out),
    }
}

/// Carries out what the arguments ask for, once.
fn once(cli: &Cli, out: &mut Out) -> Result<Exit, Failure> {
    let shared = &cli.shared;
    let manner = shared.manner(out.width);
    let choices = house::choices(shared, manner)?;
    let asked = |question| report::ask::asked(question, &choices);
    let session = Session::new(shared, manner, out);
    let text = match &cli.command {
        Command::Check { files, .. } => return session.ask(Question::Check, files, None, asked(Question::Check)),
        Command::Moves(files) => return session.ask(Question::Moves, files, None, asked(Question::Moves)),
        Command::Apply(files) => return session.ask(Question::Apply, files, None, asked(Question::Apply)),
        Command::Show { files, svg } => return session.ask(Question::Show, files, svg.as_ref(), asked(Question::Show)),
        Command::Score { files, claims, svg, .. } => {
            let asked = Asked { claims: claims.clone(), ..asked(Question::Score) };
            return session.ask(Question::Score, files, svg.as_ref(), asked);
        }
        Command::Replay { files, positions } => {
            let asked = Asked { positions: *positions, ..asked(Question::Replay) };
            return session.ask(Question::Replay, files, None, asked);
        }
        Command::Repair { files, write } => return session.repair(files, *write, &asked(Question::Check)),
        Command::Test(trials) => return session.test(trials, choices),
        Command::Compare { paths, all } => return session.compare(paths, *all, &choices),
        Command::Explain { topic } => look_up::explain(topic, manner)?,
        Command::Rules { game } => look_up::listed(*game, |catalogue, edition| catalogue::rules(catalogue, edition, manner)),
        Command::Rulings { game } => look_up::listed(*game, |catalogue, edition| catalogue::rulings(catalogue, edition, manner)),
        Command::New { game: None, question: None, variant: None, phase: None } if is_seen(&io::stdout()) => {
            let mut write = |text: &str| session.out.answer(text).and_then(|()| session.out.flush());
            return converse(&mut io::stdin().lines(), &mut write, Path::new(""), manner, &choices);
        }
        Command::New { game: None, .. } => look_up::to_fill_in(manner.language),
        Command::New { game: Some(game), question, variant, phase } => {
            look_up::new(*game, [question, variant, phase].map(Option::as_deref), manner.language)?
        }
        Command::Schema { game } => format!("{:#}\n", referee::schema(*game, shared.lang)),
        Command::Completions { shell } => manual::completions(*shell),
        Command::Man => manual::man()?,
        Command::Lsp => return lsp::serve(),
    };
    session.out.answer(&text)?;
    session.end()
}

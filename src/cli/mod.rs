//! The command line: its words, and one path through each command.

mod arguments;
mod cases;
mod compare;
mod exit;
mod house;
mod input;
mod locale;
mod look_up;
mod manual;
mod out;
mod picture;
mod pipe;
mod progress;
mod repair;
mod save;
mod sources;
mod system;
mod trial;
mod usage;

pub use arguments::{Cli, Command, Format, Shared, colour_among, language_among};
pub use exit::{Exit, Failure};
pub use out::Out;

use crate::referee::Asked;
use crate::report::Question;

/// Carries out what the arguments ask for.
///
/// # Errors
/// Arguments that only the games can refuse, and output that cannot be written. Faults of a case or a file are no errors here.
pub fn run(cli: &Cli, out: &mut Out) -> Result<Exit, Failure> {
    let shared = &cli.shared;
    cli.command.can_write(shared.format)?;
    let choices = house::choices(shared, out)?;
    let asked = |question| crate::report::ask::asked(question, &choices);
    // A drawing for programs is the same everywhere.
    let columns = Some(out.width()).filter(|_| shared.format == Format::Text);
    let mut put = |question, files: &[_], asked: Asked| cases::run(question, files, &asked, shared, out);
    match &cli.command {
        Command::Check { files } => put(Question::Check, files, asked(Question::Check)),
        Command::Repair { files, write } => repair::run(files, *write, &choices, shared, out),
        Command::Score { files, claims, svg } => {
            let asked = Asked { claims: claims.clone(), ..asked(Question::Score) };
            match svg {
                Some(svg) => picture::run(Question::Score, files, svg, &asked, shared, out),
                None => put(Question::Score, files, asked),
            }
        }
        Command::Moves { files } => put(Question::Moves, files, asked(Question::Moves)),
        Command::Apply { files } => put(Question::Apply, files, asked(Question::Apply)),
        Command::Replay { files, positions } => {
            put(Question::Replay, files, Asked { positions: *positions, ..asked(Question::Replay) })
        }
        Command::Show { files, svg: Some(svg) } => picture::run(Question::Show, files, svg, &asked(Question::Show), shared, out),
        Command::Show { files, svg: None } => put(Question::Show, files, Asked { columns, ..asked(Question::Show) }),
        Command::Test { paths } => trial::run(paths, &choices, shared, out),
        Command::Compare { paths, all } => compare::run(paths, *all, &choices, shared, out),
        Command::Explain { topic } => look_up::explain(topic, shared, out),
        Command::Rules { game } => look_up::rules(*game, shared, out),
        Command::Rulings { game } => look_up::rulings(*game, shared, out),
        Command::New { game: None, .. } => look_up::to_fill_in(shared, out),
        Command::New { game: Some(game), question, variant, phase } => {
            let asked = look_up::Wanted { question: question.as_deref(), variant: variant.as_deref(), phase: phase.as_deref() };
            look_up::new(*game, asked, shared, out)
        }
        Command::Schema { game } => look_up::schema(*game, out),
        Command::Completions { shell } => manual::completions(*shell, out),
        Command::Man => manual::man(out),
    }
}

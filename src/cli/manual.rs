//! What shells and manuals know of the command line: made from the same tree of commands that reads the arguments.

use super::{Cli, Exit, Failure, Out};
use crate::games::{GAMES, editions};
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;
use std::io;

/// Writes what a shell reads to complete words of this program.
pub(super) fn completions(shell: Shell, out: &mut Out) -> Result<Exit, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut with_values(Cli::command()), "tilejudge", &mut script);
    answer(&script, out)
}

/// Writes the manual: one page, all commands in it.
pub(super) fn man(out: &mut Out) -> Result<Exit, Failure> {
    let command = Cli::command().disable_help_subcommand(true);
    let page = Man::new(command.clone());
    let mut roff = Vec::new();
    page.render_title(&mut roff)?;
    page.render_name_section(&mut roff)?;
    page.render_synopsis_section(&mut roff)?;
    page.render_description_section(&mut roff)?;
    roff.extend(b".SH COMMANDS\n");
    for part in command.get_subcommands() {
        let name = part.get_name();
        roff.extend(format!(".SS {name}\n").as_bytes());
        let part = part.clone().bin_name(format!("tilejudge {name}")).disable_help_flag(true);
        roff.extend(command_section(part)?.as_bytes());
    }
    page.render_options_section(&mut roff)?;
    let mut extra = Vec::new();
    page.render_extra_section(&mut extra)?;
    roff.extend(String::from_utf8_lossy(&extra).replace(".SH EXTRA", ".SH ENVIRONMENT").as_bytes());
    page.render_version_section(&mut roff)?;
    answer(&roff, out)
}

/// How a command is written, what it does, and the arguments that it alone has; without the headings of a page of its own.
fn command_section(command: Command) -> io::Result<String> {
    let has_arguments = command.get_arguments().next().is_some();
    let page = Man::new(command);
    let mut section = Vec::new();
    page.render_synopsis_section(&mut section)?;
    section.extend(b".PP\n");
    page.render_description_section(&mut section)?;
    if has_arguments {
        page.render_options_section(&mut section)?;
    }
    let section = String::from_utf8_lossy(&section);
    Ok(section
        .split_inclusive('\n')
        .filter(|line| ![".SH ", ".ie ", ".el "].iter().any(|start| line.starts_with(start)))
        .collect())
}

/// The tree of commands with the words that the catalogues know. Whoever types others is told better by the parsers of the
/// arguments, which know the nearest one.
fn with_values(command: Command) -> Command {
    let catalogues = || GAMES.iter().map(|game| game.catalogue());
    let games = || values(editions().map(|edition| (edition.id.to_owned(), edition.title)));
    let variants = editions().flat_map(|edition| edition.variants).map(|variant| (variant.id.to_owned(), variant.about));
    let answers = catalogues()
        .flat_map(|catalogue| catalogue.rulings)
        .flat_map(|ruling| ruling.answers.iter().map(|answer| (format!("{}={}", ruling.name, answer.name), answer.meaning)));
    let topics = catalogues().flat_map(|catalogue| {
        let rules = catalogue.rules.iter().map(|rule| (rule.id, rule.title));
        let rulings = catalogue.rulings.iter().map(|ruling| (ruling.name, ruling.question));
        let slips = catalogue.slips.iter().map(|slip| (slip.id, slip.title));
        rules.chain(rulings).chain(slips).map(|(name, about)| (name.to_owned(), about))
    });
    let (variants, answers, topics) = (values(variants), values(answers), values(topics));
    let known = move |argument: Arg| match argument.get_id().as_str() {
        "game" => argument.value_parser(games()),
        "topic" => argument.value_parser(topics.clone()),
        "variant" => argument.value_parser(variants.clone()),
        _ => argument,
    };
    command.mut_arg("rulings", |argument| argument.value_parser(answers)).mut_subcommands(|command| command.mut_args(&known))
}

/// Words with what they mean, each once: two games may know the same.
fn values(words: impl Iterator<Item = (String, &'static str)>) -> PossibleValuesParser {
    let mut known: Vec<(String, &str)> = Vec::new();
    for word in words {
        if !known.iter().any(|(name, _)| *name == word.0) {
            known.push(word);
        }
    }
    known.into_iter().map(|(name, about)| PossibleValue::new(name).help(about)).collect::<Vec<_>>().into()
}

fn answer(bytes: &[u8], out: &mut Out) -> Result<Exit, Failure> {
    out.answer(&String::from_utf8_lossy(bytes))?;
    out.flush()?;
    Ok(Exit::Clean)
}

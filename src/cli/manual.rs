//! What shells and manuals know of the command line: made from the same tree of commands that reads the arguments.

use super::Cli;
use crate::referee::{GAMES, Preset, editions};
use crate::report::Entry;
use crate::words::Language;
use crate::words::lists::first_of_each;
use crate::words::table::table;
use clap::builder::{PossibleValue, PossibleValuesParser, StyledStr};
use clap::{Arg, Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;
use std::io;

/// A command with the arguments of all commands below it, which otherwise are put together when they are called.
fn whole(mut command: Command) -> Command {
    command.build();
    command
}

/// Writes what a shell reads to complete words of this program.
pub(super) fn completions(shell: Shell) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut with_values(whole(Cli::command())), "tilejudge", &mut script);
    let script = String::from_utf8_lossy(&script).into_owned();
    if shell == Shell::Bash { script + BASH } else { script }
}

/// Bash ends a word at an equals sign and completes nothing behind it: this makes `NAME=VALUE` one word again, and `--name=` two.
const BASH: &str = include_str!("completions.bash");

/// Writes the manual: one page, all commands in it.
pub(super) fn man() -> io::Result<String> {
    let command = whole(Cli::command().disable_help_subcommand(true));
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
        let part = part.clone().bin_name(format!("tilejudge {name}"));
        let everywhere = |argument: &Arg| argument.is_global_set() || argument.get_id() == "help";
        roff.extend(command_section(part.mut_args(|argument| argument.clone().hide(everywhere(&argument))))?.as_bytes());
    }
    page.render_options_section(&mut roff)?;
    roff.extend(b".SH EXAMPLES\n");
    for [command, about] in EXAMPLES {
        roff.extend(format!(".TP\n\\fB{}\\fR\n{about}\n", command.replace('-', "\\-")).as_bytes());
    }
    let mut extra = Vec::new();
    page.render_extra_section(&mut extra)?;
    roff.extend(String::from_utf8_lossy(&extra).replace(".SH EXTRA", ".SH ENVIRONMENT").as_bytes());
    page.render_version_section(&mut roff)?;
    Ok(String::from_utf8_lossy(&roff).into_owned())
}

/// The usual commands, in the usual order.
const EXAMPLES: &[[&str; 2]] = table!("cli/examples");

/// How a command is written, what it does, and the arguments that it alone has; without the headings of a page of its own.
fn command_section(command: Command) -> io::Result<String> {
    let has_arguments = command.get_arguments().any(|argument| !argument.is_hide_set());
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

/// The tree of commands with the words that the catalogues know. Other words are left to the argument parsers, who suggest one.
fn with_values(command: Command) -> Command {
    let catalogues = || GAMES.iter().map(|game| game.catalogue());
    let games = || values(editions().map(|edition| (edition.id.to_owned(), edition.title)));
    let variants = editions().flat_map(|edition| edition.variants).map(|variant| (variant.id.to_owned(), variant.about));
    let answers = catalogues().flat_map(|catalogue| catalogue.rulings).flat_map(|ruling| {
        ruling
            .answers
            .iter()
            .map(|answer| (format!("{}={}", ruling.name, answer.name), ruling.meaning_in(Language::English, answer)))
    });
    let topics = Entry::every().into_iter().map(|entry| (entry.name().to_owned(), entry.title(Language::English)));
    let phases = GAMES.iter().flat_map(|game| game.phases()).map(|phase| ((*phase).to_owned(), ""));
    let presets = Preset::ALL.map(|preset| (preset.word().to_owned(), preset.about()));
    let (variants, phases, topics) = (values(variants), values(phases), values(topics));
    let (answers, presets) = (values(answers), values(presets.into_iter()));
    let known = move |argument: Arg| match argument.get_id().as_str() {
        "game" => argument.value_parser(games()),
        "topic" => argument.value_parser(topics.clone()),
        "variant" => argument.value_parser(variants.clone()),
        "phase" => argument.value_parser(phases.clone()),
        "question" => argument.value_parser(["score", "move", "photo"]),
        "rulings" => argument.value_parser(answers.clone()),
        "start" => argument.value_parser(presets.clone()),
        _ => argument,
    };
    command.mut_args(&known).mut_subcommands(|command| command.mut_args(&known))
}

/// Words with what they mean, each once: two games may know the same.
fn values<About: Into<StyledStr>>(words: impl Iterator<Item = (String, About)>) -> PossibleValuesParser {
    let known = first_of_each(words, |(word, _), (known, _)| word == known);
    known.into_iter().map(|(name, about)| PossibleValue::new(name).help(about)).collect::<Vec<_>>().into()
}

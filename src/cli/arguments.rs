//! The words of the command line, as clap reads them.

use super::Failure;
use super::input::is_dash;
use super::refused::{USAGE, unknown};
use crate::referee::{GAMES, Referee, editions, find_typed};
use crate::report::{Detail, Format, Manner};
use crate::words::{Arg, Language, Message, said};
use anstream::ColorChoice;
use clap::builder::{PossibleValue, RangedU64ValueParser};
use clap::{Args, FromArgMatches, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::LazyLock;

/// The variables of the environment that are read.
const ENVIRONMENT: &str = "\
NO_COLOR turns colours off, CLICOLOR_FORCE turns them on in pipes too; --color overrules both. \
COLUMNS is the width of reports, from 40 to 110; without it, the width of the terminal, also for a pipe within one.";

/// A larger number is none to a program that reads JSON.
const MOST_LINES: u64 = 1 << 53;

/// A rules referee for Azul and its relatives.
///
/// Type a board as a YAML case; tilejudge says whether the position is possible, whether the moves are legal and,
/// if not, why, and what the score is, with a proof for each point.
///
/// Alone on a terminal it asks, line by line: which game, what the question is, whose board, row by row. What was typed is
/// answered, and kept as a case.
///
/// Exit code: 0 nothing is wrong, 1 something is illegal or impossible, 2 a case or the arguments cannot be read.
#[derive(Parser)]
#[command(name = "tilejudge", version, max_term_width = 100, after_long_help = ENVIRONMENT)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    /// How to do it.
    #[command(flatten)]
    pub shared: Shared,
}

impl Cli {
    /// Reads arguments, the program's name first, as [`std::env::args_os`] gives them.
    ///
    /// # Errors
    /// Whoever wants help or made a mistake gets clap's answer.
    pub fn read(arguments: Vec<OsString>) -> Result<Self, Failure> {
        Self::of_one_command(&arguments).map_or_else(|| Ok(Cli::try_parse_from(arguments)?), Ok)
    }

    /// The same by a parser of the called command alone, with all options: much faster to build. None if it does not understand.
    fn of_one_command(arguments: &[OsString]) -> Option<Self> {
        let all = Command::augment_subcommands(clap::Command::new("tilejudge"));
        let command = arguments.iter().find_map(|word| all.find_subcommand(word))?;
        let command = Shared::augment_args(command.clone()).mut_args(|option| option.global(false));
        let found = clap::Command::new("tilejudge").subcommand(command).try_get_matches_from(arguments).ok()?;
        let (_, behind) = found.subcommand()?;
        Some(Self { command: Command::from_arg_matches(&found).ok()?, shared: Shared::from_arg_matches(behind).ok()? })
    }
}

/// What can be asked. The arguments of a command are put together once it is called.
#[derive(Subcommand)]
#[command(defer = true)]
pub enum Command {
    /// Check that a position is possible and its moves are legal
    ///
    /// Each fault is shown with its rule, its place and how to mend it.
    Check {
        /// The cases.
        #[command(flatten)]
        files: Files,
        /// Answer again whenever a file changes, until it is ended
        #[arg(long)]
        watch: bool,
    },
    /// Find the smallest change that makes an impossible position possible
    ///
    /// The changes undo common mistakes in typing a board, the likeliest first: one change if that is enough, otherwise two.
    Repair {
        /// The cases.
        #[command(flatten)]
        files: Files,
        /// Write the change with this number into the file; the rest of it stays as it is, and so does all of it where that fails
        #[arg(long, value_name = "NUMBER")]
        write: Option<usize>,
    },
    /// Count the points
    ///
    /// After the last move, everything that needs no choice is counted: each award with its rule and its proof.
    /// A claim is confirmed, or refuted with the reading or the mistake that leads to it.
    Score {
        /// The cases.
        #[command(flatten)]
        files: Files,
        /// What somebody claims for a player: Ana=43, Ana.scales=3
        #[arg(long = "claim", value_name = "PLAYER=NUMBER", value_parser = claim)]
        claims: Vec<(String, i32)>,
        /// Also write a picture, with rings around what is counted; - writes only the picture, to standard output
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
        /// Answer again whenever a file changes, until it is ended
        #[arg(long)]
        watch: bool,
    },
    /// List the legal moves after those of the case, and what each brings
    Moves(Files),
    /// Write the case after its moves, as a case again
    Apply(Files),
    /// Follow a whole game, action by action, to the final ranking
    ///
    /// A replay stops at a move that is refused.
    Replay {
        /// The cases.
        #[command(flatten)]
        files: Files,
        /// Write the position after each action too
        #[arg(long)]
        positions: bool,
    },
    /// Draw the position after the moves, with numbers on what is wrong or was counted
    Show {
        /// The cases.
        #[command(flatten)]
        files: Files,
        /// Also write a picture, with rings around what the report is about; - writes only the picture, to standard output
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
    },
    /// Compare cases with what they `expect`: which pass, which fail, what differs
    ///
    /// With --save it keeps what each case came to; with --against it compares with that, whatever the cases expect.
    Test(Trials),
    /// Show which verdicts, findings and scores change under another reading of the rules
    ///
    /// Each case is judged as it stands, and again with the answers given by --ruling.
    Compare {
        /// Case files and folders of them; - is standard input
        #[arg(required = true, value_name = "PATH")]
        paths: Vec<PathBuf>,
        /// Try every other answer to every ruling, one at a time
        #[arg(long)]
        all: bool,
    },
    /// Explain a rule or a ruling, with the passages of the rulebooks
    ///
    /// Words that are no name list everything that mentions them.
    Explain {
        /// A name, as `-v` shows it; or words to look for
        #[arg(value_name = "RULE|WORDS", required = true)]
        topic: Vec<String>,
    },
    /// List the rules of a game, or of all
    Rules {
        /// The game
        #[arg(value_parser = game)]
        game: Option<Chosen>,
    },
    /// List what the rulebooks leave open: questions, answers, defaults
    Rulings {
        /// The game
        #[arg(value_parser = game)]
        game: Option<Chosen>,
    },
    /// Write a case to fill in, or ask for one on a terminal
    ///
    /// Without a game, a terminal is asked line by line, and the case that is kept is answered at once; elsewhere the games and
    /// the questions are listed. Enter alone leaves something untold; ? says what may be typed, < goes one question back,
    /// > asks no more; the end of the input (Ctrl-D) keeps what was told without an answer.
    New {
        /// The game; without one, a terminal is asked, and elsewhere games and questions are listed
        #[arg(value_parser = game)]
        game: Option<Chosen>,
        /// What it is for: score (who has how many points), move (may it be done), photo (is the table possible)
        #[arg(long = "for", conflicts_with = "phase")]
        question: Option<String>,
        /// A variant that the game's rulebook prints
        #[arg(long)]
        variant: Option<String>,
        /// Its phase: in Azul offer, tiling or end; in Summer Pavilion play, offer or end
        #[arg(long)]
        phase: Option<String>,
    },
    /// Print a JSON Schema of the cases of a game, or of all
    ///
    /// Editors that read it complete and check a case while it is typed: `tilejudge schema GAME > tilejudge.schema.json`.
    /// They offer the keys and words of all languages, with --lang those of one.
    Schema {
        /// The game
        #[arg(value_parser = game)]
        game: Option<Chosen>,
    },
    /// Write what a shell needs to complete commands, options, games, rules and rulings
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Write the manual page
    Man,
    /// Serve an editor: faults as you type, completion, fixes
    Lsp,
}

// Cases. A doc comment would take the place of what each command says about itself.
#[derive(Args)]
#[allow(missing_docs)]
pub struct Files {
    /// Case files; - is standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

// Cases that are put to the test. A doc comment would take the place of what the command says about itself.
#[derive(Args)]
#[allow(missing_docs)]
pub struct Trials {
    /// Case files and folders of them; - is standard input
    #[arg(required = true, value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// Only cases in whose titles or names all of these words stand
    #[arg(short = 'k', value_name = "WORDS")]
    pub only: Option<String>,
    /// Write what is found into the cases that expect something else, or nothing; on a terminal you are asked before
    #[arg(long, conflicts_with_all = ["save", "against", "watch", "rulings", "start"])]
    pub update: bool,
    /// Keep in a file what each case came to
    #[arg(long, value_name = "FILE", conflicts_with_all = ["only", "against", "watch"])]
    pub save: Option<PathBuf>,
    /// Compare with what was kept in a file: what has changed since, and by which rule
    #[arg(long, value_name = "FILE")]
    pub against: Option<PathBuf>,
    /// Answer again whenever a file changes, until it is ended
    #[arg(long)]
    pub watch: bool,
}

impl Command {
    /// The files that are watched; none if nobody wants that.
    ///
    /// # Errors
    /// Standard input, which cannot be read again.
    pub(super) fn watched(&self) -> Result<Option<Vec<PathBuf>>, Failure> {
        let paths: Vec<_> = match self {
            Self::Check { files, watch: true } | Self::Score { files, watch: true, .. } => files.files.clone(),
            Self::Test(trials @ Trials { watch: true, .. }) => trials.paths.iter().chain(&trials.against).cloned().collect(),
            _ => return Ok(None),
        };
        match paths.iter().any(|path| is_dash(path)) {
            true => Err(said!(USAGE, "watch-stdin").into()),
            false => Ok(Some(paths)),
        }
    }
    /// Makes sure that the command can write a format.
    ///
    /// # Errors
    /// A format in which it has nothing to say.
    pub(super) fn can_write(&self, format: Format) -> Result<(), Failure> {
        let finds = matches!(self, Self::Check { .. } | Self::Score { .. } | Self::Replay { .. });
        let tries = matches!(self, Self::Test { .. });
        let can = |format: &Format| match format {
            Format::Text => true,
            Format::Concise | Format::Json | Format::Markdown => {
                !matches!(self, Self::New { .. } | Self::Schema { .. } | Self::Completions { .. } | Self::Man | Self::Lsp)
            }
            Format::Slim => finds || matches!(self, Self::Moves(_)),
            Format::Github => finds || tries,
            Format::Sarif => finds || matches!(self, Self::Repair { .. }),
            Format::Junit => tries,
        };
        if can(&format) {
            return Ok(());
        }
        let name =
            |format: &Format| Arg::Name(format.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned()));
        let known = Format::value_variants().iter().filter(|format| can(format)).map(name);
        Err(said!(USAGE, "cannot-write").with("format", name(&format)).with("known", known.collect::<Arg>()).into())
    }
}

/// Options of every command.
#[derive(Args)]
#[command(next_help_heading = "Options of every command")]
pub struct Shared {
    /// The format of the report
    #[arg(long, global = true, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// The language of answers; by default that of the case, else that of the environment (LC_ALL, LC_MESSAGES, LANG)
    #[arg(long, global = true, value_enum)]
    pub lang: Option<Language>,
    /// When to use colours; auto also honours NO_COLOR
    #[arg(long = "color", visible_alias = "colour", global = true, value_enum)]
    #[arg(default_value_t = Colour::Auto, value_name = "WHEN")]
    pub colour: Colour,
    /// Answer a question that the rulebooks leave open; see `tilejudge rulings`
    #[arg(long = "ruling", global = true, value_name = "NAME=VALUE", value_parser = ruling)]
    pub rulings: Vec<(String, String)>,
    /// Start from these answers: rulebook, online (the most played live implementation), or a file of house rules
    #[arg(long = "rulings", global = true, value_name = "PRESET|FILE")]
    pub start: Option<PathBuf>,
    /// The name of standard input in reports
    #[arg(long, global = true, value_name = "NAME")]
    pub stdin_filename: Option<String>,
    /// Standard input is JSON Lines, and so many lines of a larger stream, each a case, stand before it
    #[arg(long, global = true, value_name = "LINES", value_parser = RangedU64ValueParser::<usize>::new().range(..=MOST_LINES))]
    pub stdin_after: Option<usize>,
    /// Show only what is wrong or differs: no all-clear lines, notes, tables, summaries
    #[arg(short, long, global = true)]
    pub quiet: bool,
    /// Show more: ids of rules, what was not checked, what is assumed, rulings that change nothing
    #[arg(short, long, global = true, conflicts_with = "quiet")]
    pub verbose: bool,
}

impl Shared {
    /// How a report is written that keeps within so many columns.
    pub(super) fn manner(&self, width: usize) -> Manner {
        let detail = match (self.quiet, self.verbose) {
            (true, _) => Detail::Quiet,
            (false, true) => Detail::Verbose,
            (false, false) => Detail::Usual,
        };
        Manner { language: self.lang.unwrap_or_else(home), format: self.format, detail, width }
    }
}

impl ValueEnum for Language {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }
    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.tag()).help(format!("{self:?}")))
    }
}

/// When to use colours.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum Colour {
    /// On a terminal
    Auto,
    /// Into files and pipes too
    Always,
    /// Nowhere
    Never,
}

/// A game by one of its editions, of which it has the index.
pub(super) type Chosen = (&'static dyn Referee, usize);

/// When arguments want colours. An answer to those that cannot be read has colours as well.
pub(super) fn colour_among(arguments: &[OsString]) -> ColorChoice {
    match option_among(arguments, &["--color", "--colour"]) {
        Some("always") => ColorChoice::Always,
        Some("never") => ColorChoice::Never,
        _ => ColorChoice::Auto,
    }
}

/// The language in which arguments that cannot be read are answered.
pub(super) fn language_among(arguments: &[OsString]) -> Language {
    let said = option_among(arguments, &["--lang"]);
    said.and_then(Language::of_tag).unwrap_or_else(home)
}

/// What says the language of whoever sits at the terminal, the strongest first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

static HOME: LazyLock<Language> = LazyLock::new(|| {
    let locale = VARIABLES.into_iter().filter_map(std::env::var_os).find(|locale| !locale.is_empty());
    // `es_ES.UTF-8`; no language that the referee speaks counts as none.
    locale.and_then(|locale| Language::of_tag(locale.to_str()?.split(['_', '.', '@', '-']).next()?)).unwrap_or_default()
});

/// The language of answers where neither an option nor the case says one.
pub(super) fn home() -> Language {
    *HOME
}

/// The last value of an option among arguments, whatever else they are.
fn option_among<'a>(arguments: &'a [OsString], names: &[&str]) -> Option<&'a str> {
    let words = || arguments.iter().filter_map(|argument| argument.to_str());
    let apart = words().zip(words().skip(1)).filter(|(name, _)| names.contains(name)).map(|(_, word)| word);
    let joined = words().filter_map(|word| word.split_once('=').filter(|(name, _)| names.contains(name)).map(|(_, word)| word));
    apart.chain(joined).last()
}

fn game(word: &str) -> Result<Chosen, Message> {
    let known = || editions().map(|edition| edition.id);
    let games = || said!(USAGE, "games-are").with("known", known().collect::<Arg>());
    find_typed(word).ok_or_else(|| unknown(said!(USAGE, "no-game"), word, known(), games))
}

fn ruling(text: &str) -> Result<(String, String), Message> {
    let Some((name, word)) = text.split_once('=') else {
        return Err(said!(USAGE, "ruling-shape").with("word", text));
    };
    let all = || GAMES.iter().flat_map(|game| game.catalogue().rulings);
    if !all().any(|ruling| ruling.name == name) {
        let listed = || said!(USAGE, "rulings-listed").into();
        return Err(unknown(said!(USAGE, "no-ruling"), name, all().map(|ruling| ruling.name), listed));
    }
    // Two games may answer a question of the same name in different ways.
    let answers = || all().filter(|ruling| ruling.name == name).flat_map(|ruling| ruling.answers).map(|answer| answer.name);
    if !answers().any(|answer| answer == word) {
        let known = answers().collect::<Arg>();
        return Err(said!(USAGE, "no-answer").with("word", word).with("ruling", name).with("known", known));
    }
    Ok((name.to_owned(), word.to_owned()))
}

fn claim(text: &str) -> Result<(String, i32), Message> {
    let shape = || said!(USAGE, "claim-shape").with("word", text);
    let (player, number) = text.rsplit_once('=').ok_or_else(shape)?;
    // No count comes near the limits of a claim in a case.
    let odd = |_| said!(USAGE, "claim-number").with("word", number);
    let number = number.trim().parse::<i16>().map_err(odd)?;
    Ok((player.trim().to_owned(), i32::from(number)))
}

//! How the program ends.

use super::Out;
use super::refused::{USAGE, cause};
use crate::repair::Repairs;
use crate::report::{Question, Report, has_raw, lines_shown, refusal, trial};
use crate::verdict::Conclusion;
use crate::words::{Language, Message, Said, said};
use std::error::Error;
use std::io;
use std::process::ExitCode;

/// The exit codes, the graver the greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// 0: nothing is wrong. A question that a case leaves undecided is not wrong either; the report says it.
    Clean,
    /// 1: something is ruled illegal or impossible.
    Illegal,
    /// 2: a question could not be read.
    Unreadable,
}

impl Exit {
    /// What a report ends with. Moves and the case after them are an answer only if every move can be made.
    pub(super) fn of_report(question: Question, report: &Report<'_>) -> Self {
        let needs_all = matches!(question, Question::Moves | Question::Apply);
        match report.conclusion() {
            Conclusion::Unreadable => Exit::Unreadable,
            Conclusion::Illegal | Conclusion::Impossible => Exit::Illegal,
            _ if report.refutes_a_claim() => Exit::Illegal,
            Conclusion::Undecided if needs_all => Exit::Illegal,
            Conclusion::Undecided | Conclusion::Legal | Conclusion::LegalIf => Exit::Clean,
        }
    }
    /// What the repairs of a case end with: where one was made, nothing is wrong any more.
    pub(super) fn of_repairs(report: &Report<'_>, repairs: &Repairs, made: bool) -> Self {
        match &report.answer {
            _ if made => Exit::Clean,
            Err(_) => Exit::Unreadable,
            Ok(_) if repairs.findings.is_empty() => Exit::Clean,
            Ok(_) => Exit::Illegal,
        }
    }
    /// What a case that says what it expects ends with.
    pub(super) fn of_trial(outcome: trial::Outcome) -> Self {
        match outcome {
            trial::Outcome::Passed | trial::Outcome::Idle | trial::Outcome::New => Exit::Clean,
            trial::Outcome::Failed | trial::Outcome::Gone => Exit::Illegal,
            trial::Outcome::Unreadable => Exit::Unreadable,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        ExitCode::from(exit as u8)
    }
}

/// Why the program cannot go on.
#[derive(Debug)]
pub enum Failure {
    /// The arguments cannot be read, or ask for help: clap's answer.
    Usage(clap::Error),
    /// The arguments ask for something that there is not.
    Refused(Message),
    /// A file that the question rests on cannot be read: the report about it.
    Unreadable(String),
    /// The output cannot be written.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}

impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Self {
        // Where it is read, it is not known yet in which language to say why it is refused.
        match error.source().and_then(|source| source.downcast_ref::<Message>()) {
            Some(message) => Failure::Refused(message.clone()),
            None => Failure::Usage(error),
        }
    }
}

impl From<Message> for Failure {
    fn from(message: Message) -> Self {
        Failure::Refused(message)
    }
}

impl From<Said> for Failure {
    fn from(said: Said) -> Self {
        Failure::Refused(said.into())
    }
}

impl Failure {
    /// Tells people what is wrong and gives the exit code.
    pub(super) fn report(&self, language: Language, out: &mut Out) -> Exit {
        let told = match self {
            Failure::Output(error) => out.complain(&refusal(&said!(USAGE, "no-output").with("cause", cause(error)), language)),
            Failure::Refused(message) => out.error(&refusal(message, language)),
            Failure::Unreadable(report) => out.error(report),
            // Help and the version are answers.
            Failure::Usage(error) if !error.use_stderr() => {
                return match out.answer(&error.render().ansi().to_string()).and_then(|()| out.flush()) {
                    Ok(()) => Exit::Clean,
                    Err(error) => Failure::Output(error).report(language, out),
                };
            }
            Failure::Usage(error) => {
                let plain = error.render().to_string();
                // What was typed may steer a terminal, where colours would hide that.
                let is_odd = has_raw(&plain);
                out.error(&if is_odd { lines_shown(&plain) } else { error.render().ansi().to_string() })
            }
        };
        // Where even the standard error is closed there is nobody left to tell.
        drop(told);
        Exit::Unreadable
    }
}

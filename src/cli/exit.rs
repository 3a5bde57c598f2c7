//! How the program ends.

use super::Out;
use super::system::cause;
use super::usage::{Refused, USAGE};
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
    /// What a report ends with.
    pub(super) fn of_report(question: Question, report: &Report<'_>) -> Self {
        let whole = matches!(question, Question::Moves | Question::Apply);
        let claims = if report.refutes_a_claim() { Exit::Illegal } else { Exit::Clean };
        Self::of(report.conclusion(), whole).max(claims)
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
    pub(super) fn of_trial(result: &trial::Result) -> Self {
        match result {
            trial::Result::Passed | trial::Result::Idle => Exit::Clean,
            trial::Result::Failed(_) => Exit::Illegal,
            trial::Result::Unreadable(_) => Exit::Unreadable,
        }
    }
    /// The exit code of a verdict. `whole`: only an answer if every move can be made, so not for an undecided case.
    fn of(conclusion: Conclusion, whole: bool) -> Self {
        match conclusion {
            Conclusion::Legal | Conclusion::LegalIf => Exit::Clean,
            Conclusion::Undecided if whole => Exit::Illegal,
            Conclusion::Undecided => Exit::Clean,
            Conclusion::Illegal | Conclusion::Impossible => Exit::Illegal,
            Conclusion::Unreadable => Exit::Unreadable,
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
        match error.source().and_then(|source| source.downcast_ref::<Refused>()) {
            Some(Refused(message)) => Failure::Refused(message.clone()),
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
    pub fn report(&self, language: Language, out: &mut Out) -> ExitCode {
        let told = match self {
            Failure::Output(error) => out.complain(&refusal(&said!(USAGE, "no-output").with("cause", cause(error)), language)),
            Failure::Refused(message) => out.error(&refusal(message, language)),
            Failure::Unreadable(report) => out.error(report),
            // Help and the version are answers.
            Failure::Usage(error) if !error.use_stderr() => {
                return match out.answer(&error.render().ansi().to_string()).and_then(|()| out.flush()) {
                    Ok(()) => Exit::Clean.into(),
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
        Exit::Unreadable.into()
    }
}

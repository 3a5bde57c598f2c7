//! From files to reports: the one path of every command that is asked about cases.

use super::{Exit, Failure, Out, Shared, input};
use crate::case::{Document, Limits, documents};
use crate::games::{Asked, Case};
use crate::report::{Answer, Lines, Manner, Question, Report, write};
use std::path::{Path, PathBuf};

/// Puts a question to every case of some files. Each file is reported before the next is opened.
pub(super) fn run(question: Question, files: &[PathBuf], asked: Asked, shared: &Shared, out: &mut Out) -> Result<Exit, Failure> {
    let manner = Manner { format: shared.format.into(), quiet: shared.quiet, width: out.width() };
    let mut clerk = Clerk { question, asked, manner, out, exit: Exit::Clean };
    for file in files {
        clerk.file(file, shared.stdin_filename.as_deref())?;
    }
    clerk.out.flush()?;
    Ok(clerk.exit)
}

/// What a question needs from the referee beyond verdicts. Whatever is about the position after the moves
/// must not go on past a move that was refused.
pub(super) fn asked(question: Question, shared: &Shared) -> Asked {
    Asked {
        choices: shared.choices(),
        to_end: matches!(question, Question::Score | Question::Replay),
        stop_at_refusal: matches!(question, Question::Moves | Question::Apply | Question::Replay | Question::Show),
        legal: question == Question::Moves,
        after: question == Question::Apply,
        hear_claims: matches!(question, Question::Score | Question::Replay),
        ..Asked::default()
    }
}

/// Takes one case after the other and keeps the gravest exit code.
struct Clerk<'o> {
    question: Question,
    asked: Asked,
    manner: Manner,
    out: &'o mut Out,
    exit: Exit,
}

impl Clerk<'_> {
    fn file(&mut self, path: &Path, stdin: Option<&str>) -> Result<(), Failure> {
        let name = input::name(path, stdin);
        let source = match input::read(path, &name) {
            Ok(source) => source,
            Err(problem) => {
                let lines = Lines::of("");
                let answer = Err(std::slice::from_ref(&problem));
                return self.report(&Report {
                    file: &name,
                    number: None,
                    several: false,
                    title: None,
                    game: None,
                    lines: &lines,
                    answer,
                });
            }
        };
        let lines = Lines::of(&source.text);
        let documents = documents(&source, &Limits::USUAL);
        let several = documents.len() > 1;
        for (index, document) in documents.iter().enumerate() {
            let blank = Report {
                file: &name,
                number: Some(index + 1),
                several,
                title: None,
                game: None,
                lines: &lines,
                answer: Err(&[]),
            };
            match document {
                Ok(document) => self.case(document, blank)?,
                Err(problems) => self.report(&Report { answer: Err(problems), ..blank })?,
            }
        }
        Ok(())
    }

    fn case(&mut self, document: &Document<'_>, blank: Report<'_>) -> Result<(), Failure> {
        let case = match Case::open(document) {
            Ok(case) => case,
            Err(problems) => return self.report(&Report { answer: Err(&problems), ..blank }),
        };
        let about = Report { title: case.title(), game: Some(case.game_id()), ..blank };
        let judged = match self.question {
            Question::Show => case.draw(&self.asked),
            _ => case.judge(&self.asked).map(|verdict| (verdict, None)),
        };
        match judged {
            Ok((verdict, drawing)) => {
                let locate = |place: &_| case.locate(place);
                let answer = Ok(Answer { verdict: &verdict, drawing: drawing.as_ref(), locate: &locate });
                self.report(&Report { answer, ..about })
            }
            Err(problems) => self.report(&Report { answer: Err(&problems), ..about }),
        }
    }

    fn report(&mut self, report: &Report<'_>) -> Result<(), Failure> {
        let whole = matches!(self.question, Question::Moves | Question::Apply);
        self.exit = self.exit.max(Exit::of(report.conclusion(), whole));
        if report.refutes_a_claim() {
            self.exit = self.exit.max(Exit::Illegal);
        }
        let written = write(self.question, report, self.manner);
        self.out.answer(&written.answer)?;
        self.out.error(&written.error)?;
        Ok(())
    }
}

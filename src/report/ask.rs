//! From a document to the report about it: one path for the program and the page.

use super::{Answer, Lines, Question, Report};
use crate::case::{Document, Limits, Problem, Source, documents};
use crate::referee::{self, Asked, Case, Choices};
use crate::words::Language;
use std::ops::RangeBounds;

/// The language in which a document wants to be answered, readable or not; none if it does not tell.
pub fn language_of(document: &Result<Document<'_>, Vec<Problem>>, source: &Source) -> Option<Language> {
    match document {
        Ok(document) => referee::language(document),
        Err(problems) => referee::language_around(&source.text, problems.first()?.span),
    }
}

/// Opens a document and hands it on, if it can be opened, with a report about it that does not answer anything yet, but why not.
pub fn open<T>(
    document: &Result<Document<'_>, Vec<Problem>>,
    blank: Report<'_>,
    work: impl FnOnce(Option<&Case<'_, '_>>, Report<'_>) -> T,
) -> T {
    let opened = match document {
        Ok(document) => Case::open(document),
        Err(problems) => return work(None, Report { answer: Err(problems), ..blank }),
    };
    match &opened {
        Ok(case) => work(Some(case), Report { title: case.title(), game: Some(case.game_id()), ..blank }),
        Err(problems) => work(None, Report { answer: Err(problems), ..blank }),
    }
}

/// Opens the documents of a source with some numbers, counted from 1, and hands each on; in a language, or each in its own.
pub fn each<T>(
    source: &Source,
    language: Option<Language>,
    numbers: impl RangeBounds<usize>,
    mut work: impl FnMut(Option<&Case<'_, '_>>, Report<'_>) -> T,
) -> Vec<T> {
    let (lines, documents) = (Lines::of(&source.text), documents(source, &Limits::USUAL));
    let several = documents.len() > 1;
    let mut one = |(number, document)| {
        let language = language.or_else(|| language_of(document, source)).unwrap_or_default();
        let blank = Report { number: Some(number), several, ..Report::blank(&source.name, &lines, language) };
        open(document, blank, &mut work)
    };
    (1..).zip(&documents).filter(|(number, _)| numbers.contains(number)).map(&mut one).collect()
}

/// Puts what is asked to a case, which may have to be `drawn` too, and hands the report on.
pub fn answer<T>(
    drawn: bool,
    asked: &Asked,
    case: Option<&Case<'_, '_>>,
    blank: Report<'_>,
    report: impl FnOnce(&Report<'_>) -> T,
) -> T {
    let Some(case) = case else { return report(&blank) };
    let judged = match drawn {
        true => case.draw(asked, blank.language).map(|(verdict, shown)| (verdict, Some(shown))),
        false => case.judge(asked).map(|verdict| (verdict, None)),
    };
    match &judged {
        Ok((verdict, shown)) => {
            let locate = |place: &_| case.locate(place);
            report(&Report { answer: Ok(Answer { verdict, shown: shown.as_ref(), repairs: None, locate: &locate }), ..blank })
        }
        Err(problems) => report(&Report { answer: Err(problems), ..blank }),
    }
}

/// What a question needs from the referee beyond verdicts. On the position after the moves nothing may go on past a refused one.
pub fn asked(question: Question, choices: &Choices) -> Asked {
    Asked {
        choices: choices.clone(),
        to_end: matches!(question, Question::Score | Question::Replay),
        stop_at_refusal: matches!(question, Question::Moves | Question::Apply | Question::Replay | Question::Show),
        legal: question == Question::Moves,
        after: question == Question::Apply,
        hear_claims: matches!(question, Question::Score | Question::Replay),
        ..Asked::default()
    }
}

//! What must hold for any text at all. Each target throws texts at one of these.

use tilejudge::case::{Limits, Problem, Source, Span, documents};
use tilejudge::referee::{Asked, Case, Choices};
use tilejudge::repair::mended;
use tilejudge::report::{self, Answer, Detail, Format, Lines, Manner, Question, Report};
use tilejudge::verdict::{Conclusion, Verdict};
use tilejudge::words::Language;

/// Bytes to case: a text becomes cases or problems, and each problem stands somewhere in the text.
pub fn read(text: &str) {
    let source = Source { name: "fuzz".to_owned(), text: text.to_owned() };
    for document in documents(&source, &Limits::USUAL) {
        let problems = match &document {
            Ok(document) => Case::open(document).err().unwrap_or_default(),
            Err(problems) => problems.clone(),
        };
        for problem in &problems {
            inside(text, problem.span);
            assert!(!problem.say(Language::English).is_empty());
        }
    }
}

/// Case to verdict: whatever is asked about a case is answered, and every report on it can be written.
pub fn judge(text: &str) {
    let asked = Asked { hear_claims: true, compare: true, ..Asked::default() };
    let all = Asked { to_end: true, legal: true, after: true, positions: true, ..asked.clone() };
    cases(text, |case, number| {
        repair(text, case, number);
        for (question, asked) in [(Question::Check, &asked), (Question::Score, &all)] {
            let language = Language::ALL[number % Language::ALL.len()];
            let drawn = case.draw(asked, language);
            let locate = |place: &_| case.locate(place);
            let (answer, shown) = match &drawn {
                Ok((verdict, shown)) => {
                    consistent(verdict);
                    verdict.all_findings().for_each(|finding| inside(text, case.locate(&finding.place)));
                    (Ok(verdict), Some(shown))
                }
                Err(problems) => (Err(problems.as_slice()), None),
            };
            let report = Report {
                file: "fuzz",
                number: Some(number),
                several: number > 1,
                title: case.title(),
                game: Some(case.game_id()),
                language,
                lines: &Lines::of(text),
                answer: answer.map(|verdict| Answer { verdict, shown, repairs: None, locate: &locate }),
            };
            for format in [Format::Text, Format::Concise, Format::Json, Format::Markdown, Format::Github, Format::Sarif] {
                report::write(question, &report, manner(format, language));
            }
            if let (Ok(verdict), Some(shown)) = (&report.answer, shown) {
                report::write(Question::Show, &report, manner(Format::Text, language));
                let plate = report::svg::Plate::new(case.title(), &shown.scene, verdict.verdict, language);
                report::svg::render(&[plate]);
            }
        }
    });
}

/// What is proposed can be made, stands in the text, and can be told.
fn repair(text: &str, case: &Case<'_, '_>, number: usize) {
    let repairs = case.repairs(&Choices::default());
    for repair in &repairs.found {
        repair.iter().flat_map(|edit| &edit.splices).for_each(|splice| inside(text, splice.span));
        assert_ne!(mended(text, repair), text);
        assert!(!report::repair::says(repair, Language::ALL[number % Language::ALL.len()]).is_empty());
    }
}

fn manner(format: Format, language: Language) -> Manner {
    Manner { format, detail: Detail::Verbose, width: 80, language }
}

/// Moves to position: where legal moves lead is a possible position, which reads back as it was written, and what is listed
/// as legal there is judged so.
pub fn play(text: &str) {
    let asked = Asked { after: true, legal: true, ..Asked::default() };
    cases(text, |case, _| {
        let Ok(verdict) = case.judge(&asked) else { return };
        let (Some(after), Conclusion::Legal) = (&verdict.after, verdict.conclusion()) else { return };
        // What was taken as empty is written as empty, which may contradict the rest.
        if !verdict.assumed.is_empty() {
            return;
        }
        consistent(&verdict);
        let again = one(after, &asked).expect("a written position can be read");
        let possible = !matches!(again.conclusion(), Conclusion::Impossible | Conclusion::Illegal);
        assert!(possible, "{after}\n{:?}", again.findings);
        if let Some(written) = &again.after {
            assert_eq!(written, after);
        }
        // A few of many: the rest are alike.
        let listed = verdict.legal.as_deref().unwrap_or_default();
        for listed in listed.iter().step_by(listed.len().div_ceil(8).max(1)) {
            let mut with_move = after.clone();
            with_move["moves"] = vec![listed.play.clone()].into();
            let judged = one(&with_move, &Asked::default()).expect("a listed move can be read");
            assert_eq!(judged.conclusion(), Conclusion::Legal, "{with_move}\n{:?}", judged.moves);
        }
    });
}

/// Shows every case of a text that can be opened, with its number.
fn cases(text: &str, mut look: impl FnMut(&Case<'_, '_>, usize)) {
    let source = Source { name: "fuzz".to_owned(), text: text.to_owned() };
    for document in documents(&source, &Limits::USUAL).iter().flatten() {
        if let Ok(case) = Case::open(document) {
            look(&case, document.index + 1);
        }
    }
}

/// The verdict on a case that is written as JSON.
fn one(case: &serde_json::Value, asked: &Asked) -> Result<Verdict, Vec<Problem>> {
    let source = Source { name: "written".to_owned(), text: case.to_string() };
    let document = documents(&source, &Limits::USUAL).remove(0)?;
    Case::open(&document)?.judge(asked)
}

/// The sum of the ledger is what the scores change by, where they are known.
fn consistent(verdict: &Verdict) {
    for score in &verdict.scores {
        let counted = verdict.ledger.iter().filter(|award| award.player == score.player && award.unit == score.unit);
        let sum = counted.map(|award| award.amount.known()).sum::<Option<i32>>();
        if let (Some(before), Some(after), Some(sum)) = (score.before.known(), score.after.known(), sum) {
            assert_eq!(before + sum, after, "{score:?}");
        }
    }
}

fn inside(text: &str, span: Span) {
    assert!(text.get(span.start..span.end).is_some(), "{span:?} is not in the text");
}

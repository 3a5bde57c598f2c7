//! The one path of every command that asks one question about cases.

use super::input::is_dash;
use super::picture::{may_paint, paint};
use super::session::Session;
use super::sources::Found;
use super::{Exit, Failure, Files};
use crate::referee::{Asked, Case, Choices};
use crate::report::svg::Plate;
use crate::report::{Answer, Format, Manner, Question, Report, Written, ask, write};
use crate::verdict::Conclusion;
use std::path::PathBuf;

/// In so many cases of a run what mends them is looked for: nobody reads it of more.
const MENDED: usize = 50;

/// Writes a report. Who reads in a text that a case is not possible is told first what mends it.
pub(super) fn with_repairs(
    question: Question,
    manner: Manner,
    choices: &Choices,
    case: Option<&Case<'_, '_>>,
    report: &Report<'_>,
) -> Written {
    let wants = question == Question::Check && manner.format == Format::Text;
    let case = case.filter(|_| wants && report.conclusion() == Conclusion::Impossible);
    let repairs = case.map(|case| case.single_repairs(choices)).filter(|repairs| !repairs.told_first().is_empty());
    let answer = report.answer.map(|answer| Answer { repairs: repairs.as_ref(), ..answer });
    write(question, &Report { answer, ..*report }, manner)
}

impl Session<'_> {
    /// Puts a question to every case of some files. Each is reported before the next is looked at, and painted where `svg` says.
    pub(super) fn ask(
        mut self,
        question: Question,
        Files { files }: &Files,
        svg: Option<&PathBuf>,
        asked: Asked,
    ) -> Result<Exit, Failure> {
        let manner = self.manner;
        svg.map_or(Ok(()), |svg| may_paint(svg, files, manner.format))?;
        // A drawing for programs is the same everywhere.
        let asked = Asked { columns: Some(manner.width).filter(|_| manner.format == Format::Text), ..asked };
        let is_drawn = question == Question::Show;
        let is_alone = svg.is_some_and(|svg| is_dash(svg));
        let draws = is_drawn && manner.format == Format::Text;
        // What is written as cases again is read as a text of several.
        let writes_cases = question == Question::Apply && manner.format == Format::Text;
        let among_files = files.len() > 1 || files.iter().any(|file| file.is_dir());
        let answer = |found: Found<'_>| {
            ask::answer(is_drawn || svg.is_some(), &asked, found.case, found.blank, |report| {
                // Only `show` answers with the drawing.
                let answer = report.answer.map(|answer| Answer { shown: answer.shown.filter(|_| is_drawn), ..answer });
                let plain = Report { answer, ..*report };
                let early = found.case.filter(|_| found.before < MENDED);
                let mut written = with_repairs(question, manner, &asked.choices, early, &plain);
                // A drawing does not say which case it is of.
                if draws && (among_files || report.several) && !written.answer.is_empty() {
                    written.answer.insert_str(0, &format!("{}:\n", report.name()));
                }
                let plate = svg.and_then(|_| Plate::of(report));
                (Exit::of_report(question, report), written, plate)
            })
        };
        let (mut any, mut plates) = (false, Vec::new());
        self.each(files, answer, |session, (exit, mut written, plate)| {
            plates.extend(plate);
            if is_alone {
                written.answer.clear();
            }
            if !written.answer.is_empty() && std::mem::replace(&mut any, true) {
                if writes_cases && !written.answer.starts_with("---\n") {
                    session.out.answer("---\n")?;
                }
                if draws {
                    session.out.answer("\n")?;
                }
            }
            session.put(exit, written)
        })?;
        svg.map_or(Ok(()), |svg| paint(svg, &plates, self.out))?;
        self.end()
    }
}

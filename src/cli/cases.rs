//! The one path of every command that asks one question about cases.

use super::picture::Picture;
use super::session::Session;
use super::sources::Found;
use super::{Exit, Failure, Files};
use crate::referee::Asked;
use crate::report::svg::Plate;
use crate::report::{Answer, Format, Question, Report, ask, write};
use crate::verdict::Conclusion;
use std::path::PathBuf;

/// In so many cases of a run what mends them is looked for: nobody reads it of more.
const MENDED: usize = 50;

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
        let picture = svg.map(|svg| Picture::new(svg, files, manner.format)).transpose()?;
        // A drawing for programs is the same everywhere.
        let asked = Asked { columns: Some(manner.width).filter(|_| manner.format == Format::Text), ..asked };
        let is_drawn = question == Question::Show;
        let is_painted = picture.is_some();
        let is_alone = picture.as_ref().is_some_and(Picture::is_alone);
        let draws = is_drawn && manner.format == Format::Text;
        // What is written as cases again is read as a text of several.
        let writes_cases = question == Question::Apply && manner.format == Format::Text;
        let among_files = files.len() > 1 || files.iter().any(|file| file.is_dir());
        let answer = |found: Found<'_>| {
            ask::answer(is_drawn || is_painted, &asked, found.case, found.blank, |report| {
                // Who reads a text is told first what mends it.
                let wants = question == Question::Check && manner.format == Format::Text && found.before < MENDED;
                let case = found.case.filter(|_| wants && report.conclusion() == Conclusion::Impossible);
                let repairs = case.map(|case| case.single_repairs(&asked.choices));
                let repairs = repairs.filter(|repairs| !repairs.told_first().is_empty());
                // Only `show` answers with the drawing.
                let answer = report.answer.map(|answer| {
                    let shown = answer.shown.filter(|_| is_drawn);
                    Answer { repairs: repairs.as_ref(), shown, ..answer }
                });
                let mut written = write(question, &Report { answer, ..*report }, manner);
                // A drawing does not say which case it is of.
                if draws && (among_files || report.several) && !written.answer.is_empty() {
                    written.answer.insert_str(0, &format!("{}:\n", report.name()));
                }
                let plate = if is_painted { Plate::of(report) } else { None };
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
        if let Some(picture) = picture {
            picture.paint(&plates, &mut self)?;
        }
        self.end()
    }
}

//! What is wrong with the cases of a text, each at its letters.

use crate::text::Text;
use lsp_types::{Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location, NumberOrString, Position, Range, Uri};
use tilejudge::case::Span;
use tilejudge::referee::{Choices, is_about_a_game};
use tilejudge::report::{Located, Question, Report, ask};
use tilejudge::verdict::Severity;

/// Of every case in a text: what is wrong, what an answer hangs on that nobody takes for granted, claims. Editors that bring
/// every text in YAML hear nothing of those that are about something else.
pub(crate) fn all(text: &Text, uri: &Uri) -> Vec<Diagnostic> {
    if !is_about_a_game(&text.source().text) {
        return Vec::new();
    }
    let asked = ask::asked(Question::Score, &Choices::default());
    let told = ask::each(text.source(), None, .., |case, blank| {
        ask::answer(false, &asked, case, blank, |report| {
            let all = report.attention().into_iter();
            let asked = all.filter(|told| told.condition.is_none_or(|condition| !condition.is_presupposed));
            asked.map(|told| diagnostic(&told, report, text, uri)).collect::<Vec<_>>()
        })
    });
    told.into_iter().flatten().collect()
}

fn diagnostic(told: &Located<'_>, report: &Report<'_>, text: &Text, uri: &Uri) -> Diagnostic {
    let range = |bytes: &std::ops::Range<usize>| text.range(Span { start: bytes.start, end: bytes.end });
    let own = told.range.as_ref().map(range).unwrap_or_default();
    // What concerns a case as a whole is shown on its first line.
    let is_long = own.end.line > own.start.line + 8;
    let related = told.related.iter().map(|(place, label)| DiagnosticRelatedInformation {
        location: Location::new(uri.clone(), range(place)),
        message: label.clone(),
    });
    let related: Vec<_> = related.collect();
    Diagnostic {
        range: if is_long { Range::new(own.start, Position::new(own.start.line + 1, 0)) } else { own },
        severity: Some(match told.severity {
            Severity::Broken => DiagnosticSeverity::ERROR,
            Severity::Doubt => DiagnosticSeverity::WARNING,
            Severity::Undecided => DiagnosticSeverity::INFORMATION,
        }),
        code: Some(NumberOrString::String(told.code.to_owned())),
        source: Some("tilejudge".to_owned()),
        message: told.in_full(report).join("\n"),
        related_information: Some(related).filter(|related| !related.is_empty()),
        ..Diagnostic::default()
    }
}

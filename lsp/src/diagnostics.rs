//! What is wrong with the cases of a text, each at its letters.

use crate::text::{Parsed, Text, judged};
use lsp_types::{Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location, NumberOrString, Range, Uri};
use tilejudge::case::{Document, Problem};
use tilejudge::referee::Case;
use tilejudge::report::Question;
use tilejudge::verdict::{Condition, Finding, Reply, Severity};
use tilejudge::words::Language;

/// Of every case in a text.
pub(crate) fn all(text: &Text, uri: &Uri) -> Vec<Diagnostic> {
    let of = |parsed: &Parsed<'_>| {
        let telling = Telling { text, uri, language: text.language(parsed) };
        let judged = |document: &Document<'_>| telling.judged(document);
        parsed.as_ref().map_err(Clone::clone).and_then(judged).unwrap_or_else(|problems| telling.problems(&problems))
    };
    text.documents(|documents| documents.iter().flat_map(of).collect())
}

struct Telling<'a> {
    text: &'a Text,
    uri: &'a Uri,
    language: Language,
}

impl Telling<'_> {
    /// What speaks against a case; its problems if it cannot be read.
    fn judged(&self, document: &Document<'_>) -> Result<Vec<Diagnostic>, Vec<Problem>> {
        let case = Case::open(document)?;
        let verdict = judged(&case, Question::Score)?;
        let mut all: Vec<_> = verdict.all_findings().map(|finding| self.finding(&case, finding)).collect();
        let conditions = verdict.conditions().into_iter().filter(|condition| !condition.is_presupposed);
        all.extend(conditions.map(|condition| self.condition(&case, condition)));
        for claim in verdict.claims.iter().filter(|claim| claim.is_refuted()) {
            let Some(place) = &claim.place else { continue };
            let Reply::Refuted { counted, explanations, .. } = &claim.answer else { continue };
            let why = explanations.first().map(|found| format!("\n{}", found.why.say(self.language)));
            let message = format!("{}: {} → {counted}{}", claim.player, claim.claimed, why.unwrap_or_default());
            all.push(self.at(self.text.range(case.locate(place)), "claim", DiagnosticSeverity::ERROR, message));
        }
        Ok(all)
    }

    fn finding(&self, case: &Case<'_, '_>, finding: &Finding) -> Diagnostic {
        let severity = match finding.severity {
            Severity::Broken => DiagnosticSeverity::ERROR,
            Severity::Doubt => DiagnosticSeverity::WARNING,
            Severity::Undecided => DiagnosticSeverity::INFORMATION,
        };
        let says = |message: &tilejudge::words::Message| message.say(self.language);
        let message = std::iter::once(&finding.message).chain(&finding.help).map(says).collect::<Vec<_>>().join("\n");
        let own = case.locate(&finding.place);
        let related = finding.related.iter().map(|(place, label)| (case.locate(place), says(label)));
        let related = related.filter(|(span, _)| *span != own).map(|(span, message)| DiagnosticRelatedInformation {
            location: Location::new(self.uri.clone(), self.text.range(span)),
            message,
        });
        let related: Vec<_> = related.collect();
        let told = self.at(self.text.range(own), finding.rule.id, severity, message);
        Diagnostic { related_information: Some(related).filter(|related| !related.is_empty()), ..told }
    }

    /// What a legal move hangs on.
    fn condition(&self, case: &Case<'_, '_>, condition: &Condition) -> Diagnostic {
        let range = self.text.range(case.locate(&condition.place));
        self.at(range, condition.rule.id, DiagnosticSeverity::INFORMATION, condition.says.say(self.language))
    }

    fn problems(&self, problems: &[Problem]) -> Vec<Diagnostic> {
        let one = |problem: &Problem| {
            let help = problem.help(self.language).map(|help| format!("\n{help}"));
            let message = problem.say(self.language) + &help.unwrap_or_default();
            self.at(self.text.range(problem.span), problem.code, DiagnosticSeverity::ERROR, message)
        };
        problems.iter().map(one).collect()
    }

    fn at(&self, range: Range, code: &str, severity: DiagnosticSeverity, message: String) -> Diagnostic {
        // What concerns a case as a whole is shown on its first line.
        let is_long = range.end.line > range.start.line + 8;
        let range = if is_long { Range::new(range.start, lsp_types::Position::new(range.start.line + 1, 0)) } else { range };
        Diagnostic {
            range,
            severity: Some(severity),
            code: Some(NumberOrString::String(code.to_owned())),
            source: Some("tilejudge".to_owned()),
            message,
            ..Diagnostic::default()
        }
    }
}

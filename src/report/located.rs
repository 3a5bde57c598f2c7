//! What is wrong with a case, with its place in the file: findings and problems as one kind of thing.

use super::{Lines, conditions};
use crate::case::{Problem, Span};
use crate::verdict::{Condition, Fact, Finding, Place, Rule, Severity};
use crate::words::{Language, Message};
use std::ops::Range;

/// A finding or a problem, and where in the source it stands.
#[derive(Debug)]
pub(super) struct Located<'a> {
    /// The rule's id, or the kind of problem: `case/unknown-key`.
    pub(super) code: &'static str,
    /// The rule; none for a problem.
    pub(super) rule: Option<&'static Rule>,
    /// What it means for the verdict.
    pub(super) severity: Severity,
    /// What its sentence is called in every language; none for a problem, whose code says that.
    pub(super) id: Option<&'static str>,
    /// One line that stands alone.
    pub(super) message: String,
    /// What would be right instead.
    pub(super) help: Option<String>,
    /// What the underlined place is called.
    pub(super) label: String,
    /// The path in the case; empty for a problem, which has a place in the text only.
    pub(super) path: String,
    /// The bytes of the source; none if it has none.
    pub(super) range: Option<Range<usize>>,
    /// Other places that belong to it.
    pub(super) related: Vec<(Range<usize>, String)>,
    /// For machines.
    pub(super) facts: &'a [(&'static str, Fact)],
}

impl<'a> Located<'a> {
    pub(super) fn finding(finding: &'a Finding, lines: &Lines<'_>, locate: &dyn Fn(&Place) -> Span, language: Language) -> Self {
        let say = |text: &'a Message| text.say(language);
        let range = |place: &Place| lines.clamp(locate(place));
        let own = range(&finding.place);
        let mut related: Vec<_> = finding.related.iter().filter_map(|(place, label)| Some((range(place)?, say(label)))).collect();
        // `{black 3: 2}` are two places and one text.
        related.retain(|(range, _)| Some(range) != own.as_ref());
        related.dedup();
        Self {
            code: finding.rule.id,
            rule: Some(finding.rule),
            severity: finding.severity,
            id: Some(finding.message.id()),
            message: say(&finding.message),
            help: finding.help.as_ref().map(&say),
            label: say(&finding.label),
            path: finding.place.to_string(),
            range: own,
            related,
            facts: &finding.facts,
        }
    }

    /// What a legal answer hangs on, where the case would tell it.
    pub(super) fn condition(
        condition: &Condition,
        lines: &Lines<'_>,
        locate: &dyn Fn(&Place) -> Span,
        language: Language,
    ) -> Self {
        Self {
            code: condition.rule.id,
            rule: Some(condition.rule),
            severity: Severity::Undecided,
            id: Some(condition.id),
            message: conditions::one(condition, language),
            help: None,
            label: condition.says.say(language),
            path: condition.place.to_string(),
            range: lines.clamp(locate(&condition.place)),
            related: Vec::new(),
            facts: &[],
        }
    }

    pub(super) fn problem(problem: &Problem, lines: &Lines<'_>, language: Language) -> Self {
        Self {
            code: problem.code,
            rule: None,
            severity: Severity::Broken,
            id: None,
            message: problem.say(language),
            help: problem.help(language),
            label: problem.label(language),
            path: String::new(),
            range: lines.clamp(problem.span),
            related: problem.again.iter().filter_map(|&span| Some((lines.clamp(span)?, problem.label(language)))).collect(),
            facts: &[],
        }
    }

    /// The word for what it means for the verdict, for programs: `error`, `undecided`, `doubt`.
    pub(super) fn grade(&self) -> &'static str {
        match self.severity {
            Severity::Broken => "error",
            Severity::Undecided => "undecided",
            Severity::Doubt => "doubt",
        }
    }
}

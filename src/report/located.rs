//! What is told with its place in the file: findings, problems, conditions and claims as one kind of thing.

use super::messages::head;
use super::{Report, claims, conditions};
use crate::case::Problem;
use crate::verdict::{Claim, Condition, Explanation, Finding, Reply, Rule, Severity};
use serde_json::Value;
use std::ops::Range;

/// Something that wants attention, and where in the source it stands.
#[derive(Debug, Default)]
pub struct Located<'a> {
    /// The rule's id, the kind of problem: `case/unknown-key`, or `claim`.
    pub code: &'static str,
    /// The rule; none for a problem and a claim.
    pub rule: Option<&'static Rule>,
    /// What it means for the verdict.
    pub severity: Severity,
    /// What a legal answer hangs on, if it is that.
    pub condition: Option<&'a Condition>,
    /// What its sentence is called in every language; none for a problem, whose code says that.
    pub id: Option<&'static str>,
    /// One line that stands alone.
    pub message: String,
    /// What would be right instead.
    pub help: Option<String>,
    /// What the underlined place is called.
    pub label: String,
    /// The path in the case; empty for a problem, which has a place in the text only.
    pub path: String,
    /// The bytes of the source; none if it has none.
    pub range: Option<Range<usize>>,
    /// Other places that belong to it.
    pub related: Vec<(Range<usize>, String)>,
    /// What its sentence speaks of, by name.
    pub facts: &'a [(&'static str, Value)],
    /// What somebody claims, if it is that.
    pub claim: Option<&'a Claim>,
}

impl<'a> Located<'a> {
    pub(super) fn finding(finding: &'a Finding, report: &Report<'_>) -> Self {
        let language = report.language;
        let own = report.range(&finding.place);
        let related = finding.related.iter();
        let mut related: Vec<_> =
            related.filter_map(|(place, label)| Some((report.range(place)?, label.say(language)))).collect();
        // `{black 3: 2}` are two places and one text.
        related.retain(|(range, _)| Some(range) != own.as_ref());
        related.dedup();
        Self {
            code: finding.rule.id,
            rule: Some(finding.rule),
            severity: finding.severity,
            id: Some(finding.message.id()),
            message: finding.message.say(language),
            help: finding.help.as_ref().map(|help| help.say(language)),
            label: finding.label.say(language),
            path: finding.place.to_string(),
            range: own,
            related,
            facts: &finding.facts,
            ..Self::default()
        }
    }

    /// What a legal answer hangs on, where the case would tell it.
    pub(super) fn condition(condition: &'a Condition, report: &Report<'_>) -> Self {
        Self {
            code: condition.rule.id,
            rule: Some(condition.rule),
            severity: Severity::Undecided,
            condition: Some(condition),
            id: Some(condition.id),
            message: conditions::legal_if(&[condition], report.language),
            label: condition.says.say(report.language),
            path: condition.place.to_string(),
            range: report.range(&condition.place),
            ..Self::default()
        }
    }

    /// A claim that is wrong or cannot be told; one that is right needs no attention.
    pub(super) fn claim(claim: &'a Claim, report: &Report<'_>) -> Option<Self> {
        let severity = match claim.answer {
            Reply::Confirmed { .. } => return None,
            Reply::Open(_) => Severity::Undecided,
            Reply::Refuted { .. } => Severity::Broken,
        };
        Some(Self {
            code: "claim",
            severity,
            message: format!("{}: {}", claims::says(claim, report.language), claims::answer(claim, report.language)),
            path: claim.place.as_ref().map_or_else(String::new, ToString::to_string),
            range: claim.place.as_ref().and_then(|place| report.range(place)),
            claim: Some(claim),
            ..Self::default()
        })
    }

    pub(super) fn problem(problem: &Problem, report: &Report<'_>) -> Self {
        let (language, lines) = (report.language, report.lines);
        Self {
            code: problem.code,
            message: problem.say(language),
            help: problem.help(language),
            label: problem.label(language),
            range: lines.clamp(problem.span),
            related: problem.again.iter().filter_map(|&span| Some((lines.clamp(span)?, problem.label(language)))).collect(),
            ..Self::default()
        }
    }

    /// The places that it points at, its own first, with what they are called.
    pub(super) fn marks(&self) -> Vec<(Range<usize>, &str)> {
        // What concerns a case as a whole has no tile to point at; its first line would only mislead.
        let own = self.range.iter().filter(|_| self.rule.is_none() || !self.path.is_empty());
        let own = own.map(|range| (range.clone(), &*self.label));
        own.chain(self.related.iter().map(|(range, label)| (range.clone(), &**label))).collect()
    }

    /// All of it, a line each: the message, what would be right, what leads to a number that is wrong.
    pub fn in_full(&self, report: &Report<'_>) -> Vec<String> {
        let help = self.help.as_ref().map(|help| head("help", report.language) + help);
        let ways = self.claim.map_or(&[] as &[Explanation], Claim::explanations).iter().take(claims::MOST);
        let ways = ways.map(|way| claims::way(way, report));
        std::iter::once(self.message.clone()).chain(help).chain(ways).collect()
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

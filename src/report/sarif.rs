//! SARIF 2.1.0: what is wrong with all cases of a run, in one document that is written as the cases come.
//!
//! The results come first and the rules that they name last, so that nothing but the names of the rules is kept.

use super::located::Located;
use super::messages::word;
use super::page::escaped;
use super::text::by_rulebook;
use super::{Report, Written, claims, json};
use crate::case::{CODES, OF_FILES};
use crate::referee::GAMES;
use crate::verdict::{Rule, Severity};
use crate::words::Language;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::ops::Range;

/// Where the schema of the format is published.
const SCHEMA: &str = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// The document up to its first result. Columns count characters.
pub(super) fn begin() -> String {
    format!(r#"{{"$schema":"{SCHEMA}","version":"2.1.0","runs":[{{"columnKind":"unicodeCodePoints","results":["#)
}

/// The document from its last result on: the program, and the rules that the results name.
pub(super) fn end(codes: &BTreeSet<&'static str>, language: Language) -> String {
    let driver = json!({
        "name": env!("CARGO_PKG_NAME"),
        "semanticVersion": env!("CARGO_PKG_VERSION"),
        "shortDescription": {"text": env!("CARGO_PKG_DESCRIPTION")},
        "rules": codes.iter().map(|code| descriptor(code, language)).collect::<Value>(),
    });
    format!("\n],\"tool\":{}}}]}}\n", json!({ "driver": driver }))
}

/// What is wrong with a case, a line each; beside the first what would make the position possible, or that not all was tried.
pub(super) fn write(report: &Report<'_>, fixes: &[Value], is_cut_short: bool) -> Written {
    let told = report.attention();
    let codes = told.iter().map(|told| told.code).collect();
    let mut results: Vec<_> = told.iter().map(|told| result(told, report)).collect();
    if let Some(first) = results.first_mut().filter(|_| !fixes.is_empty()) {
        first["fixes"] = fixes.into();
    }
    if let Some(first) = results.first_mut().filter(|_| is_cut_short) {
        first["properties"]["all_tried"] = false.into();
    }
    let results: Vec<_> = results.iter().map(|result| escaped(format!("\n{result}"))).collect();
    Written { answer: results.join(","), codes, ..Written::default() }
}

fn result(told: &Located<'_>, report: &Report<'_>) -> Value {
    let (kind, level) = match told.severity {
        Severity::Broken => ("fail", "error"),
        Severity::Doubt => ("fail", "warning"),
        // What is not known to be wrong has no level.
        Severity::Undecided => ("open", "none"),
    };
    let related = |(range, label): &(Range<usize>, String)| {
        let mut location = location(Some(range), "", report);
        location["message"] = message(label);
        location
    };
    let mut result = json!({
        "ruleId": told.code,
        "kind": kind,
        "level": level,
        "message": message(&told.in_full(report).join("\n")),
        "locations": [location(told.range.as_ref(), &told.path, report)],
    });
    if !told.related.is_empty() {
        result["relatedLocations"] = told.related.iter().map(related).collect();
    }
    result["properties"] = properties(report);
    if let Some(claim) = told.claim {
        result["properties"]["claim"] = claims::json(claim, report);
    } else {
        result["properties"]["severity"] = json!(told.grade());
        result["properties"]["facts"] = json::facts(told);
    }
    result
}

/// The case that a result is about, its verdict, and the rulings that the verdict depends on.
fn properties(report: &Report<'_>) -> Value {
    let rulings = report.answer.as_ref().map_or(&[] as &[_], |answer| &answer.verdict.rulings);
    json!({
        "case": {"index": report.number, "title": report.title, "game": report.game},
        "verdict": report.conclusion().word(),
        "rulings": rulings.iter().map(|ruling| json::reading(ruling, report.language)).collect::<Value>(),
    })
}

fn location(range: Option<&Range<usize>>, path: &str, report: &Report<'_>) -> Value {
    let mut physical = json!({"artifactLocation": {"uri": uri(report.file)}});
    if let Some(range) = range {
        physical["region"] = region(range, report);
    }
    let mut location = json!({ "physicalLocation": physical });
    if !path.is_empty() {
        location["logicalLocations"] = json!([{ "fullyQualifiedName": path }]);
    }
    location
}

pub(super) fn region(range: &Range<usize>, report: &Report<'_>) -> Value {
    let (start, end) = (report.lines.position(range.start), report.lines.position(range.end));
    json!({"startLine": start.line, "startColumn": start.column, "endLine": end.line, "endColumn": end.column})
}

/// A message in which nothing is a placeholder or a link.
pub(super) fn message(text: &str) -> Value {
    // A bracket that a parenthesis follows would end the text of a link, and there is no other way to say that it does not.
    json!({"text": text.replace("](", "] (").replace('{', "{{").replace('}', "}}")})
}

/// The name of a file as a reference: relative names stay relative.
pub(super) fn uri(file: &str) -> String {
    let file = if cfg!(windows) { file.replace('\\', "/") } else { file.to_owned() };
    let mut uri = String::from(if file.starts_with('/') { "file://" } else { "" });
    for byte in file.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => uri.push(char::from(byte)),
            other => uri += &format!("%{other:02X}"),
        }
    }
    uri
}

/// What a name that results are filed under stands for.
fn descriptor(code: &str, language: Language) -> Value {
    let mut rules = GAMES.iter().flat_map(|game| game.catalogue().rules());
    if let Some(rule) = rules.find(|rule| rule.id == code) {
        return of_rule(rule, language);
    }
    let known = CODES.iter().chain(OF_FILES).find(|known| known.id == code);
    let text = known.map_or_else(|| word("claim-kind", language), |known| known.about(language));
    json!({"id": code, "shortDescription": message(&text)})
}

fn of_rule(rule: &Rule, language: Language) -> Value {
    let citations = rule.citations();
    let cited = by_rulebook(&citations, language).map(|(rulebook, sections)| format!("\n{}: {sections}", rulebook.title));
    let statement = rule.statement_in(language);
    let citations = citations.iter().map(|citation| json!({"rulebook": citation.rulebook.id, "section": citation.section}));
    json!({
        "id": rule.id,
        "shortDescription": message(&rule.title_in(language)),
        "fullDescription": message(&statement),
        "help": message(&format!("{statement}{}", cited.collect::<String>())),
        "properties": {"citations": citations.collect::<Value>()},
    })
}

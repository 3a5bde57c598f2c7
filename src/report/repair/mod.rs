//! What makes an impossible case possible: sentences, the lines that change, edits for programs.

mod diff;
mod messages;

use super::headline::{self, Headline};
use super::page::{BAD, FAINT, GOOD, Page, STRONG, clean};
use super::{Answer, Format, Manner, Question, Report, Written, json, markdown, sarif, text};
use crate::repair::{Edit, Repairs, only_change};
use crate::words::Language;
use diff::{Hunk, hunks};
pub use messages::says;
use messages::{along, among, headline};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Of more repairs than this only the places are named.
const MOST: usize = 10;

/// Writes what makes a case possible; or which of the repairs was made.
pub fn write(report: &Report<'_>, repairs: &Repairs, made: Option<usize>, manner: Manner) -> Written {
    let one = made.and_then(|number| repairs.found.get(number.checked_sub(1)?));
    let made = one.map(|one| Repairs { found: vec![one.clone()], ..repairs.clone() });
    let head = headline(repairs, made.is_some(), report.language);
    let repairs = made.as_ref().unwrap_or(repairs);
    // What cannot be read is told as ever.
    if report.answer.is_err() && repairs.found.is_empty() {
        return super::write(Question::Check, report, manner);
    }
    match manner.format {
        Format::Text => Written::answer(as_text(report, repairs, &head, manner)),
        Format::Concise => Written::answer(as_lines(report, repairs)),
        Format::Json => Written::answer(as_json(report, repairs)),
        Format::Markdown => Written::answer(as_markdown(report, repairs, &head, manner)),
        Format::Sarif => sarif::write_with(report, &fixes(report, repairs), repairs.is_cut_short),
        Format::GitHub => super::write(Question::Check, report, manner),
    }
}

/// More findings than this are not told one by one where one change takes them all away.
const FOLDED: usize = 3;

/// The likeliest changes, before all that is wrong. How many findings are told then.
pub(super) fn put_first(page: &mut Page, answer: &Answer<'_>) -> usize {
    let all = answer.verdict.findings.len();
    let Some(repairs) = answer.repairs else { return all };
    if repairs.are_in_one_place() {
        page.paragraph(2, GOOD, &messages::mends(page.language()), &messages::in_one_place(&repairs.found, page.language()));
    } else {
        page.paragraph(2, GOOD, "", &messages::likeliest(repairs.found.len(), page.language()));
        for repairs in repairs.told_first().chunk_by(|one, other| are_of_one_value(one, other)) {
            page.paragraph(4, STRONG, "", &messages::in_one_place(repairs, page.language()));
        }
    }
    if repairs.is_cut_short {
        page.paragraph(2, FAINT, "", &messages::cut_short(page.language()));
    }
    if all > FOLDED { 1 } else { all }
}

/// Whether each of two repairs changes the same value and no other.
fn are_of_one_value(one: &[Edit], other: &[Edit]) -> bool {
    let (Some(one), Some(other)) = (only_change(one), only_change(other)) else { return false };
    one.place == other.place && one.is_of_value() && other.is_of_value()
}

/// How many findings are not told.
pub(super) fn put_folded(page: &mut Page, count: usize) {
    if count > 0 {
        page.paragraph(2, FAINT, "", &messages::folded(count, page.language()));
    }
}

fn as_text(report: &Report<'_>, repairs: &Repairs, head: &str, manner: Manner) -> String {
    let mut page = Page::new(manner.width, report.language);
    if repairs.is_needless() && manner.is_quiet() {
        return String::new();
    }
    text::put_headline(&mut page, report, &Headline { tail: format!("; {head}"), ..headline::bare(report) });
    // Of many values at a few places the places are enough; of moves that were left out each is of its own.
    if repairs.found.len() > MOST && !repairs.of_record {
        for (place, values) in places(repairs, report.language) {
            page.paragraph(2, STRONG, &format!("{place}: "), &among(&values, report.language));
        }
        return page.into_text();
    }
    let mut last = None;
    for (index, repair) in repairs.found.iter().enumerate().take(MOST) {
        let place = repair.first().map(|edit| along(edit, report.language));
        if repairs.found.len() > 1 && place != last {
            page.put("  ").ink(STRONG, place.clone().unwrap_or_default()).end();
        }
        last = place;
        page.paragraph(2, GOOD, &format!("{}: ", index + 1), &says(repair, report.language));
        hunks(repair, report.lines).iter().for_each(|hunk| put_hunk(&mut page, hunk));
    }
    if repairs.found.len() > MOST {
        page.paragraph(2, FAINT, "", &messages::more(repairs.found.len() - MOST, report.language));
    }
    page.into_text()
}

fn put_hunk(page: &mut Page, hunk: &Hunk) {
    const HEAD: usize = 14;
    let width = (hunk.line + hunk.before.len()).to_string().len();
    for (style, sign, lines, others) in [(BAD, '-', &hunk.before, &hunk.after), (GOOD, '+', &hunk.after, &hunk.before)] {
        for (offset, line) in lines.iter().enumerate() {
            let line = window(line, others.get(offset).map_or("", String::as_str), page.width.saturating_sub(HEAD));
            page.put("     ").ink(FAINT, format!("{:>width$} ", hunk.line + offset)).ink(style, format!("{sign} {line}")).end();
        }
    }
}

/// Of a line that is too long the part in which it differs from another.
fn window(line: &str, other: &str, most: usize) -> String {
    let letters: Vec<char> = line.chars().collect();
    if letters.len() <= most {
        return line.to_owned();
    }
    let same = letters.iter().zip(other.chars()).take_while(|(letter, other)| **letter == *other).count();
    let start = same.saturating_sub(most / 3);
    let end = (start + most).min(letters.len());
    let dots = |cut: bool| if cut { "…" } else { "" };
    format!("{}{}{}", dots(start > 0), letters[start..end].iter().collect::<String>(), dots(end < letters.len()))
}

/// Each place, or pair of places, with the values that repairs put there; an empty one for what is more than a value.
fn places(repairs: &Repairs, language: Language) -> Vec<(String, Vec<&str>)> {
    let mut places: Vec<(String, Vec<&str>)> = Vec::new();
    for repair in &repairs.found {
        let place = repair.iter().map(|edit| along(edit, language)).collect::<Vec<_>>().join(" + ");
        let value = match &repair[..] {
            [edit] if edit.changes.len() == 1 => edit.changes[0].to.as_str(),
            _ => "",
        };
        match places.iter_mut().find(|(known, _)| *known == place) {
            Some((_, values)) => values.push(value),
            None => places.push((place, vec![value])),
        }
    }
    places
}

/// A line a repair, as compilers write what they would change.
fn as_lines(report: &Report<'_>, repairs: &Repairs) -> String {
    let line = |repair: &Vec<Edit>| {
        let at = repair.iter().flat_map(|edit| &edit.splices).map(|splice| splice.span.start).min().unwrap_or(0);
        format!("{}:{}: repair: {}\n", clean(report.file), report.lines.position(at), clean(&says(repair, report.language)))
    };
    repairs.found.iter().map(line).collect()
}

fn as_markdown(report: &Report<'_>, repairs: &Repairs, head: &str, manner: Manner) -> String {
    if repairs.is_needless() && manner.is_quiet() {
        return String::new();
    }
    let mut text = markdown::head_of(report, &format!("{}; {head}", headline::bare(report).says));
    if repairs.found.len() > MOST {
        text.push('\n');
        for (place, values) in places(repairs, report.language) {
            text += &markdown::plain(&format!("- {place}: {}\n", among(&values, report.language)));
        }
        return text;
    }
    for (index, repair) in repairs.found.iter().enumerate() {
        text += &format!("\n{}. {}\n", index + 1, markdown::plain(&says(repair, report.language)));
        let sign = |sign: char, lines: &[String]| lines.iter().map(|line| format!("{sign}{}\n", clean(line))).collect::<String>();
        let diff: String =
            hunks(repair, report.lines).iter().map(|hunk| sign('-', &hunk.before) + &sign('+', &hunk.after)).collect();
        text += &markdown::block("diff", &diff);
    }
    text
}

/// The line of the case as `check` writes it, and its repairs.
fn as_json(report: &Report<'_>, repairs: &Repairs) -> String {
    let mut case = json::case(report, true);
    if repairs.is_cut_short {
        case["all_tried"] = false.into();
    }
    case["repairs"] = repairs.found.iter().map(|repair| one_as_json(repair, report)).collect();
    json::line(&case)
}

fn one_as_json(repair: &[Edit], report: &Report<'_>) -> Value {
    let changes = repair.iter().flat_map(|edit| &edit.changes);
    let changes = changes.map(|change| json!({"path": change.place.to_string(), "from": change.from, "to": change.to}));
    let splices = repair.iter().flat_map(|edit| &edit.splices).map(|splice| {
        let (start, end) = (report.lines.position(splice.span.start), report.lines.position(splice.span.end));
        json!({"line": start.line, "column": start.column, "end_line": end.line, "end_column": end.column, "text": splice.text})
    });
    let kinds: BTreeSet<_> = repair.iter().map(|edit| edit.kind.word()).collect();
    json!({
        "says": says(repair, report.language),
        "kinds": kinds,
        "changes": changes.collect::<Value>(),
        "text": splices.collect::<Value>(),
    })
}

/// The repairs as SARIF has them.
fn fixes(report: &Report<'_>, repairs: &Repairs) -> Vec<Value> {
    let replacement = |edit: &Edit| {
        let one = |splice: &crate::case::edit::Splice| {
            json!({
                "deletedRegion": sarif::region(&(splice.span.start..splice.span.end), report),
                "insertedContent": {"text": splice.text},
            })
        };
        edit.splices.iter().map(one).collect::<Vec<_>>()
    };
    let fix = |repair: &Vec<Edit>| {
        json!({
            "description": sarif::message(&says(repair, report.language)),
            "artifactChanges": [{
                "artifactLocation": {"uri": sarif::uri(report.file)},
                "replacements": repair.iter().flat_map(replacement).collect::<Vec<_>>(),
            }],
        })
    };
    repairs.found.iter().take(MOST).map(fix).collect()
}

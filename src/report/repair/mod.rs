//! What makes an impossible case possible: sentences, the lines that change, edits for programs.

mod diff;
mod messages;

use super::headline::{self, Headline};
use super::markdown::Markdown;
use super::page::{FAINT, GOOD, Page, STRONG, clean};
use super::people::{Depth, Sheet};
use super::{Answer, Detail, Format, Manner, Question, Report, Written, json, sarif};
use crate::case::edit::Splice;
use crate::repair::{Change, Edit, Repairs, only_change};
use crate::words::Language;
use crate::words::lists::grouped;
use diff::hunks;
pub(super) use diff::{Hunk, put_hunk};
pub use messages::says;
use messages::{along, among, headline, in_one_place, message};
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
        Format::Text | Format::Junit => {
            let mut page = Page::of(report, manner);
            put(&mut page, report, repairs, &head);
            Written::answer(page.text)
        }
        Format::Markdown => {
            let mut page = Markdown::of(report, manner);
            put(&mut page, report, repairs, &head);
            Written::answer(page.text)
        }
        Format::Concise => Written::answer(as_lines(report, repairs)),
        Format::Json | Format::Slim => Written::answer(as_json(report, repairs)),
        Format::Sarif => sarif::write(report, &fixes(report, repairs), repairs.is_cut_short),
        Format::Github => super::write(Question::Check, report, manner),
    }
}

/// More findings than this are not told one by one where one change takes them all away.
const FOLDED: usize = 3;

/// The likeliest changes, before all that is wrong. How many findings are told then.
pub(super) fn put_first(sheet: &mut dyn Sheet, answer: &Answer<'_>, language: Language) -> usize {
    let all = answer.verdict.findings.len();
    let Some(repairs) = answer.repairs else { return all };
    let plain = sheet.voice().markup.plain;
    let told = |repairs| plain(&in_one_place(repairs, language));
    if repairs.are_in_one_place() {
        sheet.said(Depth::Item, GOOD, &format!("{} ", message("mends").say(language)), &told(&repairs.found));
    } else {
        sheet.said(Depth::Item, GOOD, "", &message("likeliest").with("count", repairs.found.len()).say(language));
        for repairs in repairs.told_first().chunk_by(|one, other| are_of_one_value(one, other)) {
            sheet.said(Depth::Under, STRONG, "", &told(repairs));
        }
    }
    if repairs.is_cut_short {
        sheet.said(Depth::Item, FAINT, "", &message("cut-short").say(language));
    }
    if all > FOLDED { 1 } else { all }
}

/// Whether each of two repairs changes the same value and no other.
fn are_of_one_value(one: &[Edit], other: &[Edit]) -> bool {
    let (Some(one), Some(other)) = (only_change(one), only_change(other)) else { return false };
    one.place == other.place && one.is_of_value() && other.is_of_value()
}

pub(super) fn put_folded(sheet: &mut dyn Sheet, count: usize, language: Language) {
    if count > 0 {
        sheet.said(Depth::Item, FAINT, "", &message("folded").with("count", count).say(language));
    }
}

fn put(sheet: &mut dyn Sheet, report: &Report<'_>, repairs: &Repairs, head: &str) {
    let voice = sheet.voice();
    if repairs.is_needless() && voice.detail == Detail::Quiet {
        return;
    }
    let (language, plain) = (report.language, voice.markup.plain);
    sheet.headline(report, &Headline { tail: format!("; {head}"), ..headline::bare(report) });
    // Of many values at a few places the places are enough; of moves that were left out each is of its own.
    if repairs.found.len() > MOST && !repairs.of_record {
        for (place, values) in places(repairs, language) {
            sheet.said(Depth::Item, STRONG, &format!("{}: ", plain(&place)), &plain(&among(values, language)));
        }
        return;
    }
    let mut last = None;
    for (index, repair) in repairs.found.iter().enumerate().take(MOST) {
        let place = repair.first().map(|edit| along(edit, language));
        let is_elsewhere = repairs.found.len() > 1 && place != last && !repairs.are_of_parts();
        let heading = place.as_deref().filter(|_| is_elsewhere);
        // What is to be looked at again is no change to make.
        let hunks = if repairs.are_of_parts() { Vec::new() } else { hunks(repair, report.lines) };
        sheet.change(index + 1, heading, &plain(&says(repair, language)), &hunks);
        last = place;
    }
    if repairs.found.len() > MOST {
        let more = message("more").with("count", repairs.found.len() - MOST);
        sheet.said(Depth::Item, FAINT, "", &more.say(language));
    }
}

/// Each place, or pair of places, with the change of its value that repairs make; none for what is more than a value.
fn places(repairs: &Repairs, language: Language) -> Vec<(String, Vec<Option<&Change>>)> {
    grouped(repairs.found.iter().map(|repair| {
        let place = repair.iter().map(|edit| along(edit, language)).collect::<Vec<_>>().join(" + ");
        let value = match &repair[..] {
            [edit] if edit.changes.len() == 1 => edit.changes.first(),
            _ => None,
        };
        (place, value)
    }))
}

/// A line a repair, as compilers write what they would change.
fn as_lines(report: &Report<'_>, repairs: &Repairs) -> String {
    let line = |repair: &Vec<Edit>| {
        let at = repair.iter().flat_map(|edit| &edit.splices).map(|splice| splice.span.start).min().unwrap_or(0);
        format!("{}:{}: repair: {}\n", clean(report.file), report.lines.position(at), clean(&says(repair, report.language)))
    };
    repairs.found.iter().map(line).collect()
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

fn fixes(report: &Report<'_>, repairs: &Repairs) -> Vec<Value> {
    let replacement = |splice: &Splice| {
        let region = sarif::region(&(splice.span.start..splice.span.end), report);
        json!({"deletedRegion": region, "insertedContent": {"text": splice.text}})
    };
    let fix = |repair: &Vec<Edit>| {
        json!({
            "description": sarif::message(&says(repair, report.language)),
            "artifactChanges": [{
                "artifactLocation": {"uri": sarif::uri(report.file)},
                "replacements": repair.iter().flat_map(|edit| &edit.splices).map(replacement).collect::<Value>(),
            }],
        })
    };
    repairs.found.iter().take(MOST).map(fix).collect()
}

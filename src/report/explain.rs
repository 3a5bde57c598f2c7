//! One rule, ruling or slip in full.

use super::catalogue::{rule_json, ruling_json, slip_json};
use super::markdown::{code, plain};
use super::page::{FAINT, Page, STRONG};
use super::{Format, Manner};
use crate::verdict::{Broken, Catalogue, Citation, Rule, Ruling, Slip, rule_page, ruling_page};

/// Something that can be looked up.
#[derive(Debug, Clone, Copy)]
pub enum Topic {
    /// A rule.
    Rule(&'static Rule),
    /// A question that the rulebooks leave open.
    Ruling(&'static Ruling),
    /// A mistake that people make in counting.
    Slip(&'static Slip),
}

/// Explains a topic. `catalogue` is the one that it is in.
pub fn explain(topic: Topic, catalogue: &Catalogue, manner: Manner) -> String {
    match (manner.format, topic) {
        (Format::Json, Topic::Rule(rule)) => format!("{}\n", rule_json(rule, catalogue)),
        (Format::Json, Topic::Ruling(ruling)) => format!("{}\n", ruling_json(ruling, catalogue)),
        (Format::Json, Topic::Slip(slip)) => format!("{}\n", slip_json(slip)),
        (Format::Concise, Topic::Rule(rule)) => format!("{}: {}\n", rule.id, rule.statement),
        (Format::Concise, Topic::Ruling(ruling)) => format!("{}: {}\n", ruling.name, ruling.question),
        (Format::Concise, Topic::Slip(slip)) => format!("{}: {}\n", slip.id, slip.statement),
        (Format::Markdown, Topic::Rule(rule)) => rule_page(rule).trim_start().to_owned(),
        (Format::Markdown, Topic::Ruling(ruling)) => ruling_page(ruling).trim_start().to_owned(),
        (Format::Markdown, Topic::Slip(slip)) => {
            let rule = slip.rule.map_or_else(String::new, |rule| format!("\n\nRule: {}", code(rule.id)));
            format!("### {}\n\nA number is wrong if {}. But: {}{rule}\n", code(slip.id), plain(slip.title), plain(slip.statement))
        }
        (_, topic) => {
            let mut page = Page::new(manner.width);
            match topic {
                Topic::Rule(rule) => put_rule(&mut page, rule, catalogue),
                Topic::Ruling(ruling) => put_ruling(&mut page, ruling, catalogue),
                Topic::Slip(slip) => put_slip(&mut page, slip),
            }
            page.into_text()
        }
    }
}

fn put_rule(page: &mut Page, rule: &Rule, catalogue: &Catalogue) {
    page.paragraph(0, STRONG, &format!("{}: ", rule.id), rule.title);
    page.paragraph(2, STRONG, "", rule.statement);
    put_citations(page, rule.citations);
    let share_a_passage = |ruling: &&Ruling| rule.citations.iter().any(|citation| ruling.citations.contains(citation));
    for ruling in catalogue.rulings.iter().filter(share_a_passage) {
        page.paragraph(2, FAINT, "open: ", &format!("{} ({})", ruling.question, ruling.name));
    }
    for slip in catalogue.slips.iter().filter(|slip| slip.rule == Some(rule)) {
        page.paragraph(2, FAINT, "slip: ", &format!("{} ({})", slip.title, slip.id));
    }
    let Some(shown) = catalogue.trace.shown_of(rule) else { return };
    put_fixtures(page, "kept in:   ", shown.kept);
    match shown.broken {
        Broken::In(fixtures) => put_fixtures(page, "broken in: ", fixtures),
        Broken::Never(why) => {
            page.paragraph(2, FAINT, "broken in: ", &format!("no case: {why}"));
        }
    }
}

fn put_ruling(page: &mut Page, ruling: &Ruling, catalogue: &Catalogue) {
    page.paragraph(0, STRONG, &format!("{}: ", ruling.name), ruling.question);
    for (index, answer) in ruling.answers.iter().enumerate() {
        page.paragraph(2, STRONG, &format!("{}: ", answer.name), &format!("{}{}", answer.meaning, ruling.role(index)));
    }
    put_citations(page, ruling.citations);
    put_fixtures(page, "changes:  ", &catalogue.trace.swayed_by(ruling));
}

fn put_slip(page: &mut Page, slip: &Slip) {
    page.paragraph(0, STRONG, &format!("{}: ", slip.id), slip.title);
    page.paragraph(2, STRONG, "but: ", slip.statement);
    if let Some(rule) = slip.rule {
        page.paragraph(2, FAINT, "rule: ", &format!("{}: {}", rule.id, rule.statement));
        put_citations(page, rule.citations);
    }
}

fn put_citations(page: &mut Page, citations: &[Citation]) {
    for Citation { rulebook, section } in citations {
        page.paragraph(2, FAINT, "rulebook: ", &format!("{} ({}): {section}", rulebook.title, rulebook.language));
    }
}

/// Where fixtures are found in the source of the project.
fn put_fixtures(page: &mut Page, head: &str, fixtures: &[&str]) {
    if !fixtures.is_empty() {
        let paths: Vec<_> = fixtures.iter().map(|fixture| format!("fixtures/{fixture}")).collect();
        page.paragraph(2, FAINT, head, &paths.join(", "));
    }
}

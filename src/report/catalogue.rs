//! Rules and rulings for whoever looks them up: from the same catalogue that findings cite.

use super::ledger::{put_table, table};
use super::page::{FAINT, Page, STRONG};
use super::{Format, Manner};
use crate::verdict::{Catalogue, Citation, Rule, Ruling};
use serde_json::{Value, json};

/// Something that can be looked up.
#[derive(Debug, Clone, Copy)]
pub enum Topic {
    /// A rule.
    Rule(&'static Rule),
    /// A question that the rulebooks leave open.
    Ruling(&'static Ruling),
}

/// The rules of a catalogue, as a table or one a line.
pub fn rules(catalogue: &Catalogue, manner: Manner) -> String {
    match manner.format {
        Format::Json => catalogue.rules.iter().map(|rule| format!("{}\n", rule_json(rule))).collect(),
        Format::Concise => catalogue.rules.iter().map(|rule| format!("{}: {}\n", rule.id, rule.title)).collect(),
        Format::Text => {
            let mut page = Page::new(manner.width);
            let mut table = table(&page, &["rule", "what it says"]);
            for rule in catalogue.rules {
                table.add_row([rule.id, rule.title]);
            }
            put_table(&mut page, &table);
            page.into_text()
        }
    }
}

/// The open questions of a catalogue with their answers, as a table or one a line.
pub fn rulings(catalogue: &Catalogue, manner: Manner) -> String {
    match manner.format {
        Format::Json => catalogue.rulings.iter().map(|ruling| format!("{}\n", ruling_json(ruling))).collect(),
        Format::Concise => {
            let line = |ruling: &Ruling| format!("{}={}: {}\n", ruling.name, names(ruling, |_| true).join("|"), ruling.question);
            catalogue.rulings.iter().map(line).collect()
        }
        Format::Text => {
            let mut page = Page::new(manner.width);
            let mut table = table(&page, &["ruling", "question", "answers", "default", "online"]);
            for ruling in catalogue.rulings {
                table.add_row([
                    ruling.name.to_owned(),
                    ruling.question.to_owned(),
                    names(ruling, |_| true).join(", "),
                    names(ruling, |answer| answer == 0).concat(),
                    names(ruling, |answer| Some(answer) == ruling.online).concat(),
                ]);
            }
            put_table(&mut page, &table);
            page.into_text()
        }
    }
}

/// One rule or ruling in full. `catalogue` is the one that it is in.
pub fn explain(topic: Topic, catalogue: &Catalogue, manner: Manner) -> String {
    let mut page = Page::new(manner.width);
    match (manner.format, topic) {
        (Format::Json, Topic::Rule(rule)) => return format!("{}\n", rule_json(rule)),
        (Format::Json, Topic::Ruling(ruling)) => return format!("{}\n", ruling_json(ruling)),
        (Format::Concise, Topic::Rule(rule)) => return format!("{}: {}\n", rule.id, rule.statement),
        (Format::Concise, Topic::Ruling(ruling)) => return format!("{}: {}\n", ruling.name, ruling.question),
        (Format::Text, Topic::Rule(rule)) => {
            page.ink(STRONG, rule.id).put(": ").put(rule.title).end();
            page.paragraph(2, STRONG, "", rule.statement);
            put_citations(&mut page, rule.citations);
            for ruling in catalogue.rulings.iter().filter(|ruling| share_a_passage(rule, ruling)) {
                page.paragraph(2, FAINT, "open: ", &format!("{} ({})", ruling.question, ruling.name));
            }
        }
        (Format::Text, Topic::Ruling(ruling)) => {
            page.ink(STRONG, ruling.name).put(": ").put(ruling.question).end();
            for (index, answer) in ruling.answers.iter().enumerate() {
                let note = match (index == 0, ruling.online == Some(index)) {
                    (true, true) => " (default, online)",
                    (true, false) => " (default)",
                    (false, true) => " (online)",
                    (false, false) => "",
                };
                page.paragraph(2, STRONG, &format!("{}: ", answer.name), &format!("{}{note}", answer.meaning));
            }
            put_citations(&mut page, ruling.citations);
        }
    }
    page.into_text()
}

fn put_citations(page: &mut Page, citations: &[Citation]) {
    for Citation { rulebook, section } in citations {
        page.paragraph(2, FAINT, "rulebook: ", &format!("{} ({}): {section}", rulebook.title, rulebook.language));
    }
}

/// Whether a ruling is about a passage that a rule rests on.
fn share_a_passage(rule: &Rule, ruling: &Ruling) -> bool {
    rule.citations.iter().any(|citation| ruling.citations.contains(citation))
}

fn names(ruling: &Ruling, wanted: impl Fn(usize) -> bool) -> Vec<&'static str> {
    ruling.answers.iter().enumerate().filter(|&(index, _)| wanted(index)).map(|(_, answer)| answer.name).collect()
}

fn citations_json(citations: &[Citation]) -> Value {
    let one = |citation: &Citation| {
        let Citation { rulebook, section } = citation;
        json!({"rulebook": rulebook.id, "title": rulebook.title, "language": rulebook.language, "section": section})
    };
    citations.iter().map(one).collect()
}

fn rule_json(rule: &Rule) -> Value {
    let Rule { id, title, statement, citations } = rule;
    json!({"rule": id, "title": title, "statement": statement, "citations": citations_json(citations)})
}

fn ruling_json(ruling: &Ruling) -> Value {
    let answers: Value = ruling.answers.iter().map(|answer| json!({"name": answer.name, "meaning": answer.meaning})).collect();
    json!({
        "ruling": ruling.name,
        "question": ruling.question,
        "answers": answers,
        "default": names(ruling, |answer| answer == 0).concat(),
        "online": ruling.online.and_then(|online| ruling.answers.get(online)).map(|answer| answer.name),
        "citations": citations_json(ruling.citations),
    })
}

//! Rules and rulings for whoever looks them up: from the same catalogue that findings cite.

use super::explain::lines;
use super::messages::{idiom, titles};
use super::page::Page;
use super::people::Sheet;
use super::{Entry, Format, Manner, Topic, explain};
use crate::verdict::{Answer, Catalogue, Citation, Rule, Rulebook, Ruling, Slip, ruling_page, section_in};
use crate::words::{Idiom, Language};
use serde_json::{Value, json};

/// The rules of a catalogue, as a table or one a line; of an edition those that its own rulebook has.
pub fn rules(catalogue: &'static Catalogue, edition: Option<&str>, manner: Manner) -> String {
    let rules = catalogue.rules().filter(|rule| concerns(&rule.citations(), edition, catalogue));
    let terms = idiom(manner.language, edition).terms;
    let entries: Vec<_> = rules.map(|rule| Entry { topic: Topic::Rule(rule), catalogue, terms }).collect();
    lines(&entries, "column-rule", manner).unwrap_or_else(|| {
        let mut page = Page::new(manner.width, manner.language);
        let row = |entry: &Entry| vec![entry.name().to_owned(), entry.title(manner.language)];
        page.table(&titles(["column-rule", "column-says"], manner.language), entries.iter().map(row).collect());
        page.text
    })
}

/// A catalogue's open questions with their answers, as a table or one a line; of an edition those of its own rulebook.
pub fn rulings(catalogue: &'static Catalogue, edition: Option<&str>, manner: Manner) -> String {
    let idiom = idiom(manner.language, edition);
    let told = |ruling: &'static Ruling| match manner.format {
        Format::Concise => {
            let answers: Vec<_> = ruling.answers.iter().map(|answer| answer.name).collect();
            format!("{}={}: {}\n", ruling.name, answers.join("|"), ruling.question_in(idiom))
        }
        Format::Markdown => ruling_page(ruling, idiom),
        _ => explain(Entry { topic: Topic::Ruling(ruling), catalogue, terms: idiom.terms }, manner),
    };
    let concern = |ruling: &&Ruling| concerns(&ruling.citations(), edition, catalogue);
    catalogue.rulings.iter().filter(concern).map(told).collect()
}

/// Whether the rulebook of an edition says something. One without a rulebook of its own has what any has.
fn concerns(citations: &[Citation], edition: Option<&str>, catalogue: &Catalogue) -> bool {
    let own = |rulebook: &Rulebook| rulebook.id.split('.').next() == edition;
    citations.iter().any(|citation| own(citation.rulebook)) || !catalogue.trace.books.iter().any(|book| own(book.rulebook))
}

fn citations_json(citations: &[Citation], language: Language) -> Value {
    let one = |citation: &Citation| {
        let Citation { rulebook, section } = citation;
        let section = section_in(section, language);
        json!({"rulebook": rulebook.id, "title": rulebook.title, "language": rulebook.language, "section": section})
    };
    citations.iter().map(one).collect()
}

pub(super) fn rule_json(rule: &Rule, catalogue: &Catalogue, idiom: Idiom) -> Value {
    let (kept, broken) = catalogue.trace.shown_of(rule).map(|shown| (shown.kept, shown.broken)).unwrap_or_default();
    json!({
        "rule": rule.id,
        "title": rule.title_in(idiom),
        "statement": rule.statement_in(idiom),
        "citations": citations_json(&rule.citations(), idiom.language),
        "kept": kept,
        "broken": broken.unwrap_or_default(),
        "never_broken": rule.never_in(idiom),
    })
}

/// What a ruling may be answered, and what each answer means.
pub(super) fn answers_json(ruling: &Ruling, idiom: Idiom) -> Value {
    let answer = |answer: &Answer| json!({"name": answer.name, "meaning": ruling.meaning_in(idiom, answer)});
    ruling.answers.iter().map(answer).collect()
}

pub(super) fn ruling_json(ruling: &Ruling, catalogue: &Catalogue, idiom: Idiom) -> Value {
    json!({
        "ruling": ruling.name,
        "question": ruling.question_in(idiom),
        "answers": answers_json(ruling, idiom),
        "default": ruling.answers.first().map(|answer| answer.name),
        "online": ruling.answered_online(),
        "citations": citations_json(&ruling.citations(), idiom.language),
        "changes": catalogue.trace.swayed_by(ruling),
    })
}

pub(super) fn slip_json(slip: &Slip, idiom: Idiom) -> Value {
    let (title, statement) = (slip.title_in(idiom), slip.statement_in(idiom));
    json!({"slip": slip.id, "title": title, "statement": statement, "rule": slip.rule.map(|rule| rule.id)})
}

//! Rules and rulings for whoever looks them up: from the same catalogue that findings cite.

use super::ledger::{put_table, table};
use super::markdown::{Table, code, plain};
use super::messages::{idiom, word};
use super::page::Page;
use super::{Entry, Format, Manner, Topic, explain};
use crate::verdict::{Answer, Catalogue, Citation, Rule, Rulebook, Ruling, Slip, ruling_page, section_in};
use crate::words::{Idiom, Language};
use serde_json::{Value, json};

/// The rules of a catalogue, as a table or one a line; of an edition those that its own rulebook has.
pub fn rules(catalogue: &'static Catalogue, edition: Option<&str>, manner: Manner) -> String {
    let language = manner.language;
    let idiom = idiom(language, edition);
    let rules = || catalogue.rules().filter(|rule| concerns(&rule.citations(), edition, catalogue));
    match manner.format {
        Format::Json => rules().map(|rule| format!("{}\n", rule_json(rule, catalogue, idiom))).collect(),
        Format::Concise => rules().map(|rule| format!("{}: {}\n", rule.id, rule.title_in(idiom))).collect(),
        Format::Markdown => {
            let mut table = Table::new(&[&word("column-rule", language), &word("column-says", language)]);
            for rule in rules() {
                table.row([code(rule.id), plain(&rule.title_in(idiom))]);
            }
            table.text()
        }
        _ => {
            let mut page = Page::new(manner.width, language);
            let mut table = table(&page, &[&word("column-rule", language), &word("column-says", language)]);
            for rule in rules() {
                table.add_row([rule.id.into(), rule.title_in(idiom)]);
            }
            put_table(&mut page, &table);
            page.into_text()
        }
    }
}

/// A catalogue's open questions with their answers, as a table or one a line; of an edition those of its own rulebook.
pub fn rulings(catalogue: &'static Catalogue, edition: Option<&str>, manner: Manner) -> String {
    let language = manner.language;
    let idiom = idiom(language, edition);
    let rulings = catalogue.rulings.iter().filter(|ruling| concerns(&ruling.citations(), edition, catalogue));
    match manner.format {
        Format::Json => rulings.map(|ruling| format!("{}\n", ruling_json(ruling, catalogue, idiom))).collect(),
        Format::Concise => {
            let line = |ruling: &Ruling| {
                format!("{}={}: {}\n", ruling.name, names(ruling, |_| true).join("|"), ruling.question_in(idiom))
            };
            rulings.map(line).collect()
        }
        Format::Markdown => rulings.map(|ruling| ruling_page(ruling, idiom)).collect(),
        _ => {
            rulings.map(|ruling| explain(Entry { topic: Topic::Ruling(ruling), catalogue, terms: idiom.terms }, manner)).collect()
        }
    }
}

/// Whether the rulebook of an edition says something. One without a rulebook of its own has what any has.
fn concerns(citations: &[Citation], edition: Option<&str>, catalogue: &Catalogue) -> bool {
    let own = |rulebook: &Rulebook| rulebook.id.split('.').next() == edition;
    citations.iter().any(|citation| own(citation.rulebook)) || !catalogue.trace.books.iter().any(|book| own(book.rulebook))
}

fn names(ruling: &Ruling, wanted: impl Fn(usize) -> bool) -> Vec<&'static str> {
    ruling.answers.iter().enumerate().filter(|&(index, _)| wanted(index)).map(|(_, answer)| answer.name).collect()
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

pub(super) fn ruling_json(ruling: &Ruling, catalogue: &Catalogue, idiom: Idiom) -> Value {
    let answer = |answer: &Answer| json!({"name": answer.name, "meaning": ruling.meaning_in(idiom, answer)});
    let answers: Value = ruling.answers.iter().map(answer).collect();
    json!({
        "ruling": ruling.name,
        "question": ruling.question_in(idiom),
        "answers": answers,
        "default": names(ruling, |answer| answer == 0).concat(),
        "online": ruling.online.and_then(|online| ruling.answers.get(online)).map(|answer| answer.name),
        "citations": citations_json(&ruling.citations(), idiom.language),
        "changes": catalogue.trace.swayed_by(ruling),
    })
}

pub(super) fn slip_json(slip: &Slip, idiom: Idiom) -> Value {
    let (title, statement) = (slip.title_in(idiom), slip.statement_in(idiom));
    json!({"slip": slip.id, "title": title, "statement": statement, "rule": slip.rule.map(|rule| rule.id)})
}

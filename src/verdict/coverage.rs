//! The page that leads from every sentence of the rulebooks to rules, and from every rule to fixtures.

use super::{Book, Catalogue};
use crate::words::Language;
use std::fmt::Write;

/// The page in Markdown; the same catalogues always give the same text.
pub fn coverage(catalogues: &[&Catalogue]) -> String {
    let mut page = String::new();
    // Writing to a string cannot fail.
    let _ = write_page(&mut page, catalogues);
    page
}

fn write_page(page: &mut String, catalogues: &[&Catalogue]) -> std::fmt::Result {
    writeln!(page, "<!-- Written from the catalogues in the source; edit those, not this page. -->\n")?;
    writeln!(page, "# From sentences to rules to fixtures\n")?;
    writeln!(
        page,
        "Every sentence of the rulebooks that says what is to be done or may not be, in our own words, with the rules that it \
         became; every rule with the fixtures that keep it and that break it; every ruling with a fixture that it changes. \
         `tests/trace.rs` fails where something is missing or not so.\n"
    )?;
    writeln!(page, "| | sentences | rules | broken by no case | rulings | slips |\n| --- | --- | --- | --- | --- | --- |")?;
    for catalogue in catalogues {
        let sentences: Vec<_> = catalogue.trace.books.iter().map(|book| book.sentences().count().to_string()).collect();
        let never = catalogue.rules().filter(|rule| rule.never_in(Language::English).is_some()).count();
        let (rules, rulings, slips) = (catalogue.rules().count(), catalogue.rulings.len(), catalogue.slips.len());
        writeln!(page, "| {} | {} | {rules} | {never} | {rulings} | {slips} |", catalogue.prefix, sentences.join(" + "))?;
    }
    for catalogue in catalogues {
        for book in catalogue.trace.books {
            write_book(page, book)?;
        }
        write_rules(page, catalogue)?;
    }
    Ok(())
}

fn write_book(page: &mut String, book: &Book) -> std::fmt::Result {
    writeln!(page, "\n## {}, in {}\n", book.rulebook.title, book.rulebook.language)?;
    writeln!(page, "| | where | what it says | rules |\n| --- | --- | --- | --- |")?;
    for (index, sentence) in book.sentences().enumerate() {
        let rules: Vec<_> = sentence.rules().map(|rule| format!("`{rule}`")).collect();
        writeln!(page, "| {} | {} | {} | {} |", index + 1, sentence.section, sentence.says, rules.join(", "))?;
    }
    Ok(())
}

fn write_rules(page: &mut String, catalogue: &Catalogue) -> std::fmt::Result {
    writeln!(page, "\n## Rules of {}\n", catalogue.prefix)?;
    writeln!(page, "| rule | kept in | broken in |\n| --- | --- | --- |")?;
    for rule in catalogue.rules() {
        let Some(shown) = catalogue.trace.shown_of(rule) else { continue };
        let never = || format!("no case: {}", rule.never_in(Language::English).unwrap_or_default());
        let broken = shown.broken.map_or_else(never, |fixtures| links(&fixtures));
        writeln!(page, "| `{}` | {} | {broken} |", rule.name(), links(&shown.kept))?;
    }
    writeln!(page, "\n| ruling | changes |\n| --- | --- |")?;
    for ruling in catalogue.rulings {
        writeln!(page, "| `{}` | {} |", ruling.name, links(&catalogue.trace.swayed_by(ruling)))?;
    }
    Ok(())
}

fn links(fixtures: &[&str]) -> String {
    let link = |fixture: &&str| format!("[{fixture}](../fixtures/{fixture}.yaml)");
    fixtures.iter().map(link).collect::<Vec<_>>().join("<br>")
}

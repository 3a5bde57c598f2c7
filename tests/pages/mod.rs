//! A catalogue as a page to read: every rule with its citations, every ruling with its answers, every slip.

use std::collections::HashSet;
use std::fmt::Write;
use tilejudge::verdict::{Catalogue, PAGES, Rule, rule_page, ruling_page};
use tilejudge::words::{Arg, Language, Message};

fn word(id: &'static str) -> Message {
    Message::new(&PAGES, id)
}

/// The page of a catalogue in Markdown; the same catalogue always gives the same text.
pub(crate) fn page(catalogue: &Catalogue, language: Language) -> String {
    let mut page = String::new();
    // Writing to a string cannot fail.
    let _ = write_page(&mut page, catalogue, language);
    page
}

fn write_page(page: &mut String, catalogue: &Catalogue, language: Language) -> std::fmt::Result {
    let say = |id| word(id).say(language);
    writeln!(page, "<!-- Written from the catalogue in the source; edit that, not this page. -->\n")?;
    writeln!(page, "{}\n", in_other_languages(catalogue.prefix, language))?;
    writeln!(page, "# {}\n", word("page-title").with("game", catalogue.prefix).say(language))?;
    writeln!(page, "{}\n", say("about-rules"))?;
    let mut books: Vec<_> = catalogue.rules().flat_map(Rule::citations).map(|citation| citation.rulebook).collect();
    let mut known = HashSet::new();
    // In the order in which they are met.
    books.retain(|rulebook| known.insert(rulebook.id));
    for rulebook in books {
        let book = word("book").with("id", rulebook.id).with("title", rulebook.title);
        writeln!(page, "- {}", book.with("language", Arg::Term(rulebook.language)).say(language))?;
    }
    writeln!(page, "\n## {}", say("rules"))?;
    for rule in catalogue.rules() {
        page.push_str(&rule_page(rule, language.into()));
    }
    writeln!(page, "\n## {}\n\n{}", say("rulings"), say("about-rulings"))?;
    for ruling in catalogue.rulings {
        page.push_str(&ruling_page(ruling, language.into()));
    }
    if catalogue.slips().next().is_some() {
        let columns = ["column-slip", "column-wrong", "column-but", "column-rule"].map(say).join(" | ");
        writeln!(page, "\n## {}\n\n{}\n", say("slips"), say("about-slips"))?;
        writeln!(page, "| {columns} |\n| --- | --- | --- | --- |")?;
    }
    for slip in catalogue.slips() {
        let rule = slip.rule.map_or_else(String::new, |rule| format!("`{}`", rule.id));
        writeln!(page, "| `{}` | {} | {} | {rule} |", slip.id, slip.title_in(language), slip.statement_in(language))?;
    }
    Ok(())
}

/// Links to the same page in the other languages, which lie in folders of their own beside the English one.
fn in_other_languages(prefix: &str, language: Language) -> String {
    let link = |other: Language| {
        let up = if language == Language::English { "" } else { "../" };
        let folder = if other == Language::English { String::new() } else { format!("{}/", other.tag()) };
        format!("[{}]({up}{folder}{prefix}.md)", other.name())
    };
    let others = Language::ALL.into_iter().filter(|other| *other != language);
    others.map(link).collect::<Vec<_>>().join(" · ")
}

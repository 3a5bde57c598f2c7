//! A catalogue as a page to read: every rule with its citations, every ruling with its answers.

use super::{Answer, Catalogue, Citation, Rule, Rulebook, Ruling, Slip, section_in};
use crate::words::lists::each_once;
use crate::words::{Arg, Book, Idiom, Language, Message, texts};
use std::fmt::Write;

static BOOK: Book = Book::new(&[texts!("verdict/messages/pages")]);

fn word(id: &'static str) -> Message {
    Message::new(&BOOK, id)
}

/// The page of a catalogue in Markdown; the same catalogue always gives the same text.
pub fn markdown(catalogue: &Catalogue, language: Language) -> String {
    let mut page = String::new();
    // Writing to a string cannot fail.
    let _ = write_page(&mut page, catalogue, language);
    page
}

/// A rule with its citations, as on the page of its catalogue.
pub fn rule_page(rule: &Rule, idiom: Idiom) -> String {
    let head = format!("\n### {}\n\n`{}`\n\n{}\n", rule.title_in(idiom), rule.id, rule.statement_in(idiom));
    head + &cited("where", &rule.citations(), idiom.language)
}

/// A ruling with its answers and citations, as on the page of its catalogue.
pub fn ruling_page(ruling: &Ruling, idiom: Idiom) -> String {
    let language = idiom.language;
    let answer = |(index, answer): (usize, &Answer)| {
        format!("- **{}**{}: {}\n", answer.name, role(ruling, index, language), ruling.meaning_in(idiom, answer))
    };
    let answers: String = ruling.answers.iter().enumerate().map(answer).collect();
    let online = if ruling.online.is_none() { format!("\n{}\n", word("not-online").say(language)) } else { String::new() };
    let head = format!("\n### `{}`\n\n{}\n\n{answers}{online}", ruling.name, ruling.question_in(idiom));
    head + &cited("left-open", &ruling.citations(), language)
}

/// A slip, and the rule that it forgets; `plain` makes a text safe.
pub fn slip_page(slip: &Slip, idiom: Idiom, plain: impl Fn(&str) -> String) -> String {
    let language = idiom.language;
    let says = word("slip").with("title", &*plain(&slip.title_in(idiom)));
    let says = says.with("statement", &*plain(&slip.statement_in(idiom))).say(language);
    let rule = |rule: &Rule| format!("\n\n{}", word("slip-rule").with("rule", rule.id).say(language));
    format!("### `{}`\n\n{says}{}\n", slip.id, slip.rule.map_or_else(String::new, rule))
}

/// What the answer with this index is beside being one: " (default, online)"; nothing, for most.
pub fn role(ruling: &Ruling, answer: usize, language: Language) -> String {
    let role = match (answer == 0, ruling.online == Some(answer)) {
        (true, true) => "both",
        (true, false) => "default",
        (false, true) => "online",
        (false, false) => return String::new(),
    };
    format!(" ({})", word("role").with("role", Arg::Term(role)).say(language))
}

fn write_page(page: &mut String, catalogue: &Catalogue, language: Language) -> std::fmt::Result {
    let say = |id| word(id).say(language);
    writeln!(page, "<!-- Written from the catalogue in the source; edit that, not this page. -->\n")?;
    writeln!(page, "{}\n", in_other_languages(catalogue.prefix, language))?;
    writeln!(page, "# {}\n", word("page-title").with("game", catalogue.prefix).say(language))?;
    writeln!(page, "{}\n", say("about-rules"))?;
    for rulebook in rulebooks(catalogue) {
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

/// Where rulebooks say something: one line a rulebook, its passages in order.
fn cited(heading: &'static str, citations: &[Citation], language: Language) -> String {
    let line = |passages: &[Citation]| {
        let sections: Vec<_> = passages.iter().map(|citation| section_in(citation.section, language)).collect();
        format!("- *{}*: {}\n", passages[0].rulebook.title, sections.join("; "))
    };
    let lines: String = citations.chunk_by(|one, other| one.rulebook == other.rulebook).map(line).collect();
    format!("\n{}\n\n{lines}", word(heading).say(language))
}

/// Every rulebook that is cited, in the order in which they are met.
fn rulebooks(catalogue: &Catalogue) -> Vec<&'static Rulebook> {
    each_once(catalogue.rules().flat_map(|rule| rule.citations()).map(|citation| citation.rulebook))
}

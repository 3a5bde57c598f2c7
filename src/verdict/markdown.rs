//! Rules, rulings and slips to read: a rule with its citations, a ruling with its answers.

use super::{Answer, Citation, Rule, Ruling, Slip, section_in};
use crate::words::{Arg, Book, Idiom, Language, Message, texts};

/// What stands on the page of a catalogue, too, which a test writes.
pub static PAGES: Book = Book::new(&[texts!("verdict/messages/pages")]);

fn word(id: &'static str) -> Message {
    Message::new(&PAGES, id)
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

/// Where rulebooks say something: one line a rulebook, its passages in order.
fn cited(heading: &'static str, citations: &[Citation], language: Language) -> String {
    let line = |passages: &[Citation]| {
        let sections: Vec<_> = passages.iter().map(|citation| section_in(citation.section, language)).collect();
        format!("- *{}*: {}\n", passages[0].rulebook.title, sections.join("; "))
    };
    let lines: String = citations.chunk_by(|one, other| one.rulebook == other.rulebook).map(line).collect();
    format!("\n{}\n\n{lines}", word(heading).say(language))
}

//! One rule, ruling or slip in full.

use super::catalogue::{rule_json, ruling_json, slip_json};
use super::markdown::{Table, code, plain};
use super::page::{FAINT, Page, STRONG};
use super::text::by_rulebook;
use super::words::{aligned, frame, head, word};
use super::{Format, Manner};
use crate::games::{self, GAMES};
use crate::verdict::slip::SLIPS;
use crate::verdict::{Broken, Catalogue, Citation, Rule, Ruling, Slip, role, rule_page, ruling_page, slip_page};
use crate::words::{Arg, Idiom, Language, Terms};
use std::borrow::Cow;

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

/// Something that can be looked up, and the catalogue that it is in.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// What it is.
    pub topic: Topic,
    /// Where it is.
    pub catalogue: &'static Catalogue,
    /// The terms of the edition that it is told for.
    pub terms: Option<Terms>,
}

impl Entry {
    /// Everything that a catalogue holds, and the slips that people make in any game.
    pub fn all(catalogue: &'static Catalogue) -> impl Iterator<Item = Self> {
        let rules = catalogue.rules().map(Topic::Rule);
        let rulings = catalogue.rulings.iter().map(Topic::Ruling);
        let slips = catalogue.slips.iter().chain(SLIPS).map(|slip| Topic::Slip(slip));
        rules.chain(rulings).chain(slips).map(move |topic| Self { topic, catalogue, terms: None })
    }
    /// Its name, as findings give it.
    pub fn name(&self) -> &'static str {
        match self.topic {
            Topic::Rule(rule) => rule.id,
            Topic::Ruling(ruling) => ruling.name,
            Topic::Slip(slip) => slip.id,
        }
    }
    /// What is called so, with or without the prefix of its game; an edition in place of that has its own terms.
    pub fn find(name: &str) -> Option<Self> {
        let all = || GAMES.iter().flat_map(|game| Self::all(game.catalogue()));
        let of_edition = || {
            let (edition, name) = name.split_once('/')?;
            let (game, edition) = games::find(edition)?;
            let entry = Self::all(game.catalogue()).find(|entry| entry.is(name))?;
            Some(Self { terms: Some(game.terms(edition)), ..entry })
        };
        // Whoever leaves the prefix of the game out means the first that has such a thing.
        all().find(|entry| entry.is(name)).or_else(of_edition)
    }
    fn idiom(&self, language: Language) -> Idiom {
        Idiom { language, terms: self.terms }
    }
    /// All of it as Markdown.
    pub fn markdown(&self, language: Language) -> String {
        let idiom = self.idiom(language);
        match self.topic {
            Topic::Rule(rule) => rule_page(rule, idiom).trim_start().to_owned(),
            Topic::Ruling(ruling) => ruling_page(ruling, idiom).trim_start().to_owned(),
            Topic::Slip(slip) => slip_page(slip, idiom, plain),
        }
    }
    /// Its title, and what it says.
    fn says(&self, language: Language) -> (Cow<'static, str>, Cow<'static, str>) {
        let idiom = self.idiom(language);
        match self.topic {
            Topic::Rule(rule) => (rule.title_in(idiom), rule.statement_in(idiom)),
            Topic::Ruling(ruling) => (ruling.question_in(idiom), "".into()),
            Topic::Slip(slip) => (slip.title_in(idiom), slip.statement_in(idiom)),
        }
    }
    /// Whether it is called so, with or without the prefix of its game.
    pub fn is(&self, name: &str) -> bool {
        self.name() == name || self.name().split_once('/').is_some_and(|(_, own)| own == name)
    }
    /// Whether its name or its title has all of some words.
    pub fn is_about(&self, words: &str) -> bool {
        let words = &words.to_lowercase();
        Language::ALL.into_iter().any(|language| has_all(&format!("{} {}", self.name(), self.says(language).0), words))
    }
    /// Whether it has all of some words anywhere.
    pub fn speaks_of(&self, words: &str) -> bool {
        let words = &words.to_lowercase();
        Language::ALL.into_iter().any(|language| {
            let (title, statement) = self.says(language);
            has_all(&format!("{} {title} {statement}", self.name()), words)
        })
    }
}

fn has_all(text: &str, words: &str) -> bool {
    let text = text.to_lowercase();
    // A search for a word prepares all of it first.
    words.split_whitespace().all(|word| word.len() <= text.len() && text.contains(word))
}

/// Several topics in a line each, for whoever looked for some words.
pub fn list(entries: &[Entry], words: &str, manner: Manner) -> String {
    let language = manner.language;
    match manner.format {
        Format::Json => entries.iter().map(|entry| explain(*entry, manner)).collect(),
        Format::Concise => entries.iter().map(|entry| format!("{}: {}\n", entry.name(), entry.says(language).0)).collect(),
        Format::Markdown => {
            let mut table = Table::new(&[&word("column-name", language), &word("column-says", language)]);
            for entry in entries {
                table.row([code(entry.name()), plain(&entry.says(language).0)]);
            }
            table.text().trim_start().to_owned()
        }
        _ => {
            let mut page = Page::new(manner.width, language);
            let count = frame("entries-speak").with("count", entries.len()).with("words", words);
            page.put(count.say(language)).end();
            for entry in entries {
                page.paragraph(2, STRONG, &format!("{}: ", entry.name()), &entry.says(language).0);
            }
            page.into_text()
        }
    }
}

/// Explains a topic.
pub fn explain(entry: Entry, manner: Manner) -> String {
    let Entry { topic, catalogue, .. } = entry;
    let language = manner.language;
    let idiom = entry.idiom(language);
    match (manner.format, topic) {
        (Format::Json, Topic::Rule(rule)) => format!("{}\n", rule_json(rule, catalogue, idiom)),
        (Format::Json, Topic::Ruling(ruling)) => format!("{}\n", ruling_json(ruling, catalogue, idiom)),
        (Format::Json, Topic::Slip(slip)) => format!("{}\n", slip_json(slip, idiom)),
        (Format::Concise, Topic::Rule(rule)) => format!("{}: {}\n", rule.id, rule.statement_in(idiom)),
        (Format::Concise, Topic::Ruling(ruling)) => format!("{}: {}\n", ruling.name, ruling.question_in(idiom)),
        (Format::Concise, Topic::Slip(slip)) => format!("{}: {}\n", slip.id, slip.statement_in(idiom)),
        (Format::Markdown, _) => entry.markdown(language),
        (_, topic) => {
            let mut page = Page::new(manner.width, idiom);
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
    page.paragraph(0, STRONG, &format!("{}: ", rule.id), &rule.title_in(page.idiom));
    page.paragraph(2, STRONG, "", &rule.statement_in(page.idiom));
    let citations = rule.citations();
    put_citations(page, &citations);
    let share_a_passage = |ruling: &&Ruling| citations.iter().any(|citation| ruling.citations.contains(citation));
    for ruling in catalogue.rulings.iter().filter(share_a_passage) {
        page.paragraph(
            2,
            FAINT,
            &head("open", page.language()),
            &format!("{} ({})", ruling.question_in(page.idiom), ruling.name),
        );
    }
    for slip in catalogue.slips.iter().filter(|slip| slip.rule == Some(rule)) {
        page.paragraph(2, FAINT, &head("slip", page.language()), &format!("{} ({})", slip.title_in(page.idiom), slip.id));
    }
    let Some(shown) = catalogue.trace.shown_of(rule) else { return };
    let [kept, broken] = aligned(["kept-in", "broken-in"], page.language());
    put_fixtures(page, &kept, shown.kept);
    if let Broken::In(fixtures) = shown.broken {
        put_fixtures(page, &broken, fixtures);
    } else if let Some(why) = shown.never_in(page.idiom) {
        page.paragraph(2, FAINT, &broken, &frame("no-case").with("why", &*why).say(page.language()));
    }
}

fn put_ruling(page: &mut Page, ruling: &Ruling, catalogue: &Catalogue) {
    page.paragraph(0, STRONG, &format!("{}: ", ruling.name), &ruling.question_in(page.idiom));
    for (index, answer) in ruling.answers.iter().enumerate() {
        page.paragraph(
            2,
            STRONG,
            &format!("{}: ", answer.name),
            &format!("{}{}", ruling.meaning_in(page.idiom, answer), role(ruling, index, page.language())),
        );
    }
    put_citations(page, ruling.citations);
    put_fixtures(page, &head("changes", page.language()), &catalogue.trace.swayed_by(ruling));
}

fn put_slip(page: &mut Page, slip: &Slip) {
    page.paragraph(0, STRONG, &format!("{}: ", slip.id), &slip.title_in(page.idiom));
    page.paragraph(2, STRONG, &head("but", page.language()), &slip.statement_in(page.idiom));
    if let Some(rule) = slip.rule {
        page.paragraph(2, FAINT, &head("rule", page.language()), &format!("{}: {}", rule.id, rule.statement_in(page.idiom)));
        put_citations(page, &rule.citations());
    }
}

fn put_citations(page: &mut Page, citations: &[Citation]) {
    for (rulebook, sections) in by_rulebook(citations, page.language()) {
        let book = frame("book").with("title", rulebook.title).with("language", Arg::Term(rulebook.language));
        let head = head("rulebook", page.language());
        page.paragraph(2, FAINT, &head, &format!("{}: {sections}", book.say(page.language())));
    }
}

/// Where fixtures are found in the source of the project.
fn put_fixtures(page: &mut Page, head: &str, fixtures: &[&str]) {
    if !fixtures.is_empty() {
        let paths: Vec<_> = fixtures.iter().map(|fixture| format!("fixtures/{fixture}")).collect();
        page.paragraph(2, FAINT, head, &paths.join(", "));
    }
}

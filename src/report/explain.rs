//! One rule, ruling or slip in full.

use super::catalogue::{rule_json, ruling_json, slip_json};
use super::markdown::{code, plain, table};
use super::messages::{aligned, frame, head, titles};
use super::page::{FAINT, Page, STRONG};
use super::text::by_rulebook;
use super::{Format, Manner};
use crate::referee::{self, GAMES};
use crate::verdict::slip::SLIPS;
use crate::verdict::{Catalogue, Citation, Rule, Ruling, Slip, role, rule_page, ruling_page, slip_page};
use crate::words::lists::first_of_each;
use crate::words::{Arg, Idiom, Language, Terms, speech, stems};

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
        let slips = catalogue.slips().chain(SLIPS.iter().copied()).map(Topic::Slip);
        rules.chain(rulings).chain(slips).map(move |topic| Self { topic, catalogue, terms: None })
    }
    /// All that any catalogue holds, each once: slips that people make in any game stand in every catalogue.
    pub fn every() -> Vec<Self> {
        let all = GAMES.iter().flat_map(|game| Self::all(game.catalogue()));
        first_of_each(all, |entry, known| entry.name() == known.name())
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
            let (game, edition) = referee::find(edition)?;
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
    /// Its title.
    pub fn title(&self, language: Language) -> String {
        self.says(language).0
    }
    /// Its title, and what it says; a ruling is all title.
    pub(super) fn says(&self, language: Language) -> (String, String) {
        let idiom = self.idiom(language);
        match self.topic {
            Topic::Rule(rule) => (rule.title_in(idiom), rule.statement_in(idiom)),
            Topic::Ruling(ruling) => (ruling.question_in(idiom), String::new()),
            Topic::Slip(slip) => (slip.title_in(idiom), slip.statement_in(idiom)),
        }
    }
    /// Whether it is called so, with or without the prefix of its game.
    pub fn is(&self, name: &str) -> bool {
        self.name() == name || self.name().split_once('/').is_some_and(|(_, own)| own == name)
    }
    /// Whether its name or its title has all of some words, in any form.
    pub fn is_about(&self, words: &str) -> bool {
        let asked = asked(words);
        Language::ALL.into_iter().any(|language| has_all(&self.titled(language), &asked))
    }
    /// Whether it has all of some words anywhere, in any form.
    pub fn speaks_of(&self, words: &str) -> bool {
        let asked = asked(words);
        !asked.is_empty() && Language::ALL.into_iter().any(|language| has_all(&self.said(language), &asked))
    }
    fn titled(&self, language: Language) -> Vec<String> {
        all_stems(&format!("{} {}", self.name(), self.title(language)))
    }
    fn said(&self, language: Language) -> Vec<String> {
        let (title, statement) = self.says(language);
        all_stems(&format!("{} {title} {statement}", self.name()))
    }
}

/// At most so many are listed of what is only near.
const NEAR: usize = 6;

/// Of all entries those that say most of what a question is about: a word counts the more the fewer say it, none that most say,
/// twice in a title, and the more beside others.
pub fn nearest(entries: &[Entry], words: &str) -> Vec<Entry> {
    let asked: Vec<_> = stems::words_of(words).filter(|word| stems::is_subject(word)).map(|word| stems::stems(&word)).collect();
    // How much each says, and of how many words.
    let mut scores = vec![(0.0, 0.0); entries.len()];
    let rank = |(score, words): (f64, f64)| score * words;
    for language in Language::ALL {
        let said: Vec<_> = entries.iter().map(|entry| [entry.said(language), entry.titled(language)]).collect();
        let weighed = asked.iter().filter_map(|word| {
            let times = |said: &[Vec<String>; 2]| said.iter().filter(|said| has(said, word, is_near)).count() as f64;
            let times: Vec<_> = said.iter().map(times).collect();
            let count = times.iter().filter(|times| **times > 0.0).count();
            let weight = (entries.len() as f64 / count as f64).ln();
            (1..=entries.len() / 5).contains(&count).then(|| times.into_iter().map(|times| weight * times).collect::<Vec<_>>())
        });
        let weighed: Vec<_> = weighed.collect();
        for (at, score) in scores.iter_mut().enumerate() {
            let own = || weighed.iter().map(|word| word[at]).filter(|weight| *weight > 0.0);
            let here = (own().sum(), own().count() as f64);
            *score = if rank(here) > rank(*score) { here } else { *score };
        }
    }
    let best = scores.iter().map(|(score, _)| *score).fold(0.0, f64::max);
    let near = entries.iter().copied().zip(scores).filter(|(_, (score, _))| *score > 0.0 && *score * 2.0 > best);
    let mut near: Vec<_> = near.collect();
    near.sort_by(|(_, one), (_, other)| rank(*other).total_cmp(&rank(*one)));
    near.into_iter().map(|(entry, _)| entry).take(NEAR).collect()
}

/// The words that are asked for; those that only make it read well do not count beside others.
fn asked(words: &str) -> Vec<Vec<String>> {
    let all: Vec<_> = stems::words_of(words).collect();
    let is_meant = |word: &&String| word.chars().nth(2).is_some() && !speech::is_little(word);
    let meant: Vec<_> = all.iter().filter(is_meant).map(|word| stems::stems(word)).collect();
    if meant.is_empty() { all.iter().map(|word| stems::stems(word)).collect() } else { meant }
}

fn all_stems(text: &str) -> Vec<String> {
    stems::words_of(text).flat_map(|word| stems::stems(&word)).collect()
}

fn has_all(said: &[String], asked: &[Vec<String>]) -> bool {
    // A longer word may be begun only.
    let is_it = |word: &str, said: &str| word == said || word.len() >= LONG && said.starts_with(word);
    asked.iter().all(|word| has(said, word, is_it))
}

fn has(said: &[String], word: &[String], is_it: impl Fn(&str, &str) -> bool) -> bool {
    word.iter().any(|stem| said.iter().any(|said| is_it(stem, said)))
}

/// Whether words are alike or begin alike: `quedarme` and `quedarse`.
fn is_near(word: &str, said: &str) -> bool {
    let alike = word.bytes().zip(said.bytes()).take_while(|(one, other)| one == other).count();
    word == said || alike >= LONG && alike * 4 >= word.len().max(said.len()) * 3
}

const LONG: usize = 5;

/// Several topics in a line each, for programs and forums; people read them in another way.
pub(super) fn lines(entries: &[Entry], column: &'static str, manner: Manner) -> Option<String> {
    let language = manner.language;
    let row = |entry: &Entry| vec![code(entry.name()), plain(&entry.title(language))];
    Some(match manner.format {
        Format::Json => entries.iter().map(|entry| explain(*entry, manner)).collect(),
        Format::Concise => entries.iter().map(|entry| format!("{}: {}\n", entry.name(), entry.title(language))).collect(),
        Format::Markdown => table(&titles([column, "column-says"], language), entries.iter().map(row)),
        _ => return None,
    })
}

/// Several topics in a line each, for whoever looked for some words.
pub fn list(entries: &[Entry], words: &str, is_near: bool, manner: Manner) -> String {
    let language = manner.language;
    if let Some(lines) = lines(entries, "column-name", manner) {
        return lines.trim_start().to_owned();
    }
    let mut page = Page::new(manner.width, language);
    let title = if is_near { frame("entries-near") } else { frame("entries-speak").with("count", entries.len()) };
    page.put(title.with("words", words).say(language)).end();
    for entry in entries {
        page.paragraph(2, STRONG, &format!("{}: ", entry.name()), &entry.title(language));
    }
    page.text
}

/// Explains a topic.
pub fn explain(entry: Entry, manner: Manner) -> String {
    let Entry { topic, catalogue, .. } = entry;
    let idiom = entry.idiom(manner.language);
    match manner.format {
        Format::Json => {
            let json = match topic {
                Topic::Rule(rule) => rule_json(rule, catalogue, idiom),
                Topic::Ruling(ruling) => ruling_json(ruling, catalogue, idiom),
                Topic::Slip(slip) => slip_json(slip, idiom),
            };
            format!("{json}\n")
        }
        Format::Concise => {
            let (title, statement) = entry.says(manner.language);
            format!("{}: {}\n", entry.name(), if statement.is_empty() { title } else { statement })
        }
        Format::Markdown => entry.markdown(manner.language),
        _ => {
            let mut page = Page::new(manner.width, idiom);
            page.paragraph(0, STRONG, &format!("{}: ", entry.name()), &entry.title(manner.language));
            match topic {
                Topic::Rule(rule) => put_rule(&mut page, rule, catalogue),
                Topic::Ruling(ruling) => put_ruling(&mut page, ruling, catalogue),
                Topic::Slip(slip) => put_slip(&mut page, slip),
            }
            page.text
        }
    }
}

fn put_rule(page: &mut Page, rule: &Rule, catalogue: &Catalogue) {
    let idiom = page.voice.idiom;
    page.paragraph(2, STRONG, "", &rule.statement_in(idiom));
    put_citations(page, &rule.citations());
    for ruling in catalogue.rulings.iter().filter(|ruling| ruling.rules.contains(&rule)) {
        put_headed(page, "open", &format!("{} ({})", ruling.question_in(idiom), ruling.name));
    }
    for slip in catalogue.slips().filter(|slip| slip.rule == Some(rule)) {
        put_headed(page, "slip", &format!("{} ({})", slip.title_in(idiom), slip.id));
    }
    let Some(shown) = catalogue.trace.shown_of(rule) else { return };
    let [kept, broken] = aligned(["kept-in", "broken-in"], page.language());
    put_fixtures(page, &kept, &shown.kept);
    if let Some(fixtures) = shown.broken {
        put_fixtures(page, &broken, &fixtures);
    } else if let Some(why) = rule.never_in(idiom) {
        page.paragraph(2, FAINT, &broken, &frame("no-case").with("why", &*why).say(page.language()));
    }
}

fn put_ruling(page: &mut Page, ruling: &Ruling, catalogue: &Catalogue) {
    let idiom = page.voice.idiom;
    for (index, answer) in ruling.answers.iter().enumerate() {
        let says = ruling.meaning_in(idiom, answer) + &role(ruling, index, idiom.language);
        page.paragraph(2, STRONG, &format!("{}: ", answer.name), &says);
    }
    put_citations(page, &ruling.citations());
    put_fixtures(page, &head("changes", page.language()), &catalogue.trace.swayed_by(ruling));
}

fn put_slip(page: &mut Page, slip: &Slip) {
    let idiom = page.voice.idiom;
    page.paragraph(2, STRONG, &head("but", idiom.language), &slip.statement_in(idiom));
    if let Some(rule) = slip.rule {
        put_headed(page, "rule", &format!("{}: {}", rule.id, rule.statement_in(idiom)));
        put_citations(page, &rule.citations());
    }
}

fn put_citations(page: &mut Page, citations: &[Citation]) {
    for (rulebook, sections) in by_rulebook(citations, page.language()) {
        let book = frame("book").with("title", rulebook.title).with("language", Arg::Term(rulebook.language));
        put_headed(page, "rulebook", &format!("{}: {sections}", book.say(page.language())));
    }
}

/// What belongs to a topic, behind a word that says how.
fn put_headed(page: &mut Page, id: &'static str, text: &str) {
    page.paragraph(2, FAINT, &head(id, page.language()), text);
}

/// Where fixtures are found in the source of the project.
fn put_fixtures(page: &mut Page, head: &str, fixtures: &[&str]) {
    if !fixtures.is_empty() {
        let paths: Vec<_> = fixtures.iter().map(|fixture| format!("fixtures/{fixture}")).collect();
        page.paragraph(2, FAINT, head, &paths.join(", "));
    }
}

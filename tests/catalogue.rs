//! What every catalogue keeps to, and that the pages in `docs/rules/` say what the catalogues say.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::HashSet;
use std::path::Path;
use tilejudge::games::GAMES;
use tilejudge::verdict::{Catalogue, Rule, markdown};
use tilejudge::words::Language;

/// Set to anything, it has the pages written anew instead of compared.
const UPDATE: &str = "UPDATE_DOCS";

fn catalogues() -> impl Iterator<Item = &'static Catalogue> {
    GAMES.iter().map(|game| game.catalogue())
}

fn is_plain_sentence(text: &str) -> bool {
    let start = text.starts_with(|first: char| first.is_uppercase());
    start && text.ends_with(['.', '?', ')']) && !text.contains("  ") && !text.contains('\n')
}

#[test]
fn ids_and_titles_are_unique_and_plain() {
    let mut ids = HashSet::new();
    for catalogue in catalogues() {
        let mut titles = HashSet::new();
        let title = |rule: &Rule| rule.title_in(Language::English);
        for rule in catalogue.rules() {
            let name = rule.id.strip_prefix(catalogue.prefix).and_then(|name| name.strip_prefix('/'));
            let name = name.unwrap_or_else(|| panic!("{} lacks the prefix", rule.id));
            assert!(name.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{} is not in kebab case", rule.id);
            assert!(ids.insert(rule.id), "{} stands twice", rule.id);
            assert!(titles.insert(title(rule)), "the title \"{}\" stands twice", title(rule));
            assert!(!title(rule).ends_with('.'), "{}: a title is no sentence", rule.id);
        }
    }
}

#[test]
fn statements_are_complete_sentences() {
    for catalogue in catalogues() {
        for rule in catalogue.rules() {
            assert!(is_plain_sentence(&rule.statement_in(Language::English)), "{}", rule.id);
        }
        for ruling in catalogue.rulings {
            assert!(is_plain_sentence(&ruling.question_in(Language::English)), "{}", ruling.name);
            for answer in ruling.answers {
                assert!(is_plain_sentence(&ruling.meaning_in(Language::English, answer)), "{}: {}", ruling.name, answer.name);
            }
        }
    }
}

#[test]
fn every_rule_and_ruling_is_cited_once_a_passage() {
    for catalogue in catalogues() {
        let rules = catalogue.rules().map(|rule| (rule.id, rule.citations()));
        let rulings = catalogue.rulings.iter().map(|ruling| (ruling.name, ruling.citations()));
        for (name, citations) in rules.chain(rulings) {
            assert!(!citations.is_empty(), "{name} is not cited");
            let passages: HashSet<_> = citations.iter().map(|cited| (cited.rulebook.id, cited.section)).collect();
            assert_eq!(passages.len(), citations.len(), "{name} cites a passage twice");
        }
    }
}

#[test]
fn a_ruling_and_the_rules_that_it_is_a_question_of_cite_the_same_passages() {
    for ruling in catalogues().flat_map(|catalogue| catalogue.rulings) {
        for cited in &ruling.citations() {
            let cites = |rule: &&Rule| rule.citations().contains(cited);
            assert!(ruling.rules.iter().copied().any(|rule| cites(&rule)), "{}: {}", ruling.name, cited.section);
        }
        for rule in ruling.rules {
            assert!(rule.citations().iter().any(|cited| ruling.citations().contains(cited)), "{}: {}", ruling.name, rule.id);
        }
    }
}

#[test]
fn the_pages_of_rules_are_current() {
    for catalogue in catalogues() {
        for (language, folder) in Language::ALL.into_iter().zip(["", "es", "pl"]) {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rules").join(folder);
            let file = folder.join(format!("{}.md", catalogue.prefix));
            let page = markdown(catalogue, language);
            if std::env::var_os(UPDATE).is_some() {
                std::fs::write(&file, page).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
                continue;
            }
            let written = std::fs::read_to_string(&file).unwrap_or_default();
            assert!(
                written.replace("\r\n", "\n") == page,
                "{} does not say what the catalogue says: run `{UPDATE}=1 cargo test --test catalogue` and commit the page",
                file.display()
            );
        }
    }
}

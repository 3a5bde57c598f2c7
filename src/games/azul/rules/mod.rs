//! The catalogue of the Azul family: its rulebooks, its rules in the order of the rulebook, its rulings.
//!
//! Every normative sentence of both rulebooks, and what only their pictures show, is one rule here; sentences that say
//! the same share one. A rule lives in one place: whatever speaks of it names its constant.

mod ending;
mod offer;
mod rulings;
mod setup;
mod tiling;
mod variants;

pub use ending::*;
pub use offer::*;
pub use rulings::*;
pub use setup::*;
pub use tiling::*;
pub use variants::*;

use crate::verdict::{Catalogue, Citation, Rule, Rulebook, RulingSet};

/// Azul Mini, in Spanish.
pub static MINI: Rulebook = Rulebook { id: "azul-mini.es", title: "Azul Mini", language: "Spanish" };
/// Azul: Master Chocolatier, in Spanish.
pub static CHOCOLATIER: Rulebook =
    Rulebook { id: "azul-master-chocolatier.es", title: "Azul: Master Chocolatier", language: "Spanish" };

const fn mini(section: &'static str) -> Citation {
    Citation { rulebook: &MINI, section }
}
const fn chocolatier(section: &'static str) -> Citation {
    Citation { rulebook: &CHOCOLATIER, section }
}

/// Declares the rules of one chapter and lists them in the same order, so that none can be left out of the catalogue.
macro_rules! rules {
    ($($name:ident = $id:literal, $title:literal, $statement:literal, $citations:expr;)*) => {
        $(
            #[doc = $statement]
            pub static $name: $crate::verdict::Rule =
                $crate::verdict::Rule { id: $id, title: $title, statement: $statement, citations: &$citations };
        )*
        pub(super) const CHAPTER: &[&$crate::verdict::Rule] = &[$(&$name),*];
    };
}
use rules;

const CHAPTERS: [&[&Rule]; 5] = [setup::CHAPTER, offer::CHAPTER, tiling::CHAPTER, ending::CHAPTER, variants::CHAPTER];

const COUNT: usize = {
    let mut count = 0;
    let mut chapter = 0;
    while chapter < CHAPTERS.len() {
        count += CHAPTERS[chapter].len();
        chapter += 1;
    }
    count
};

/// All chapters in a row.
static RULES: [&Rule; COUNT] = {
    let mut rules: [&Rule; COUNT] = [CHAPTERS[0][0]; COUNT];
    let (mut chapter, mut at) = (0, 0);
    while chapter < CHAPTERS.len() {
        let mut rule = 0;
        while rule < CHAPTERS[chapter].len() {
            rules[at] = CHAPTERS[chapter][rule];
            at += 1;
            rule += 1;
        }
        chapter += 1;
    }
    rules
};

/// Everything that the family's rulebooks say.
pub static CATALOGUE: Catalogue = Catalogue { prefix: "azul", rules: &RULES, rulings: Rulings::RULINGS };

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::games::azul::pieces::{FLOOR_COSTS, Line, SpaceSet};
    use std::collections::HashSet;

    fn is_plain_sentence(text: &str) -> bool {
        let start = text.starts_with(|first: char| first.is_uppercase());
        start && text.ends_with(['.', '?', ')']) && !text.contains("  ") && !text.contains('\n')
    }

    #[test]
    fn ids_and_titles_are_unique_and_plain() {
        let mut ids = HashSet::new();
        let mut titles = HashSet::new();
        for rule in CATALOGUE.rules {
            let name = rule.id.strip_prefix("azul/").unwrap_or_else(|| panic!("{} lacks the prefix", rule.id));
            assert!(name.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{} is not in kebab case", rule.id);
            assert!(ids.insert(rule.id), "{} stands twice", rule.id);
            assert!(titles.insert(rule.title), "the title \"{}\" stands twice", rule.title);
            assert!(!rule.title.ends_with('.'), "{}: a title is no sentence", rule.id);
        }
    }

    #[test]
    fn statements_are_complete_sentences() {
        for rule in CATALOGUE.rules {
            assert!(is_plain_sentence(rule.statement), "{}: {}", rule.id, rule.statement);
        }
        for ruling in CATALOGUE.rulings {
            assert!(is_plain_sentence(ruling.question), "{}: {}", ruling.name, ruling.question);
            for answer in ruling.answers {
                assert!(is_plain_sentence(answer.meaning), "{}: {}", ruling.name, answer.meaning);
            }
        }
    }

    #[test]
    fn every_rule_and_ruling_is_cited_once_a_passage() {
        let cited = CATALOGUE.rules.iter().map(|rule| (rule.id, rule.citations));
        for (name, citations) in cited.chain(CATALOGUE.rulings.iter().map(|ruling| (ruling.name, ruling.citations))) {
            assert!(!citations.is_empty(), "{name} is not cited");
            let passages: HashSet<_> = citations.iter().map(|citation| (citation.rulebook.id, citation.section)).collect();
            assert_eq!(passages.len(), citations.len(), "{name} cites a passage twice");
        }
    }

    #[test]
    fn every_ruling_is_about_a_passage_that_a_rule_cites() {
        let rules: HashSet<_> =
            CATALOGUE.rules.iter().flat_map(|rule| rule.citations).map(|cited| (cited.rulebook.id, cited.section)).collect();
        for ruling in CATALOGUE.rulings {
            for cited in ruling.citations {
                assert!(rules.contains(&(cited.rulebook.id, cited.section)), "{}: {}", ruling.name, cited.section);
            }
        }
    }

    #[test]
    fn statements_agree_with_the_tables() {
        let costs = FLOOR_COSTS.map(|cost| cost.to_string());
        let (last, others) = costs.split_last().map(|(last, others)| (last.as_str(), others.join(", "))).unwrap_or_default();
        assert!(FLOOR_LINE_SPACES.statement.contains(&format!("{others} and {last} points")), "{}", FLOOR_LINE_SPACES.statement);
        let row: Vec<_> = SpaceSet::row(Line::new(0).unwrap()).iter().map(|space| format!("{:?}", space.print())).collect();
        assert!(WALL_COLOURS.statement.contains(&row.join(", ").to_lowercase()), "{}", WALL_COLOURS.statement);
    }

    #[test]
    fn rules_of_the_common_chapters_are_cited_from_both_rulebooks() {
        // What only one rulebook prints: the note that the editions share their rules.
        let single = [ALL_EDITIONS_ALIKE.id];
        let chapters = [setup::CHAPTER, offer::CHAPTER, tiling::CHAPTER, ending::CHAPTER];
        for rule in chapters.into_iter().flatten().filter(|rule| !single.contains(&rule.id)) {
            for rulebook in [&MINI, &CHOCOLATIER] {
                assert!(rule.citations.iter().any(|citation| citation.rulebook == rulebook), "{}: {}", rule.id, rulebook.id);
            }
        }
    }
}

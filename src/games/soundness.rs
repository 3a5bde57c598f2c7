//! What every sentence owes to its reader: the tests of each game's words ask for it.

use super::Game;
use crate::verdict::Finding;

/// A text is one line that stands alone. `nouns` are counted in it; none of them is one and many at once.
pub(super) fn plain(text: &str, what: &str, nouns: &[&str]) {
    assert!(!text.is_empty() && text.trim() == text, "{what}: \"{text}\"");
    // A brace before a blank is a type that was printed; a map in a case has none there.
    assert!(!["\n", "  ", "{}", "{ "].iter().any(|odd| text.contains(odd)), "{what}: \"{text}\"");
    assert!(!text.ends_with('.'), "{what}: \"{text}\" ends like a paragraph");
    for many in nouns {
        let one = format!("1 {many}");
        assert!(!text.starts_with(&one) && !text.contains(&format!(" {one}")), "{what}: \"{text}\"");
    }
}

/// A finding names a rule of its game, says what would be right, and states every fact once.
pub(super) fn sound<G: Game>(finding: &Finding, what: &str, nouns: &[&str]) {
    assert!(G::CATALOGUE.rules.contains(&finding.rule), "{what}: {} is not in the catalogue", finding.rule.id);
    let help = finding.help.as_ref().map_or_else(String::new, ToString::to_string);
    for text in [finding.message.to_string(), help, finding.label.to_string()] {
        plain(&text, what, nouns);
    }
    let mut facts: Vec<_> = finding.facts.iter().map(|(name, _)| *name).collect();
    facts.sort_unstable();
    facts.dedup();
    assert_eq!(facts.len(), finding.facts.len(), "{what} states a fact twice");
}

/// Each rule, ruling and slip of a catalogue is there in every language, with all its parts, and nothing else is.
mod catalogues {
    use crate::games::GAMES;
    use crate::words::{Language, Translated};
    use std::collections::BTreeSet;

    #[test]
    fn speak_every_language() {
        for game in GAMES {
            let catalogue = game.catalogue();
            let mut known: Vec<(Translated, String, Vec<String>)> = Vec::new();
            for rule in catalogue.rules {
                let name = rule.id.split_once('/').map_or(rule.id, |(_, name)| name);
                known.push((rule.words, name.to_owned(), vec!["statement".to_owned()]));
            }
            for slip in catalogue.slips {
                let name = slip.id.rsplit('/').next().unwrap_or(slip.id);
                known.push((slip.words, format!("slip-{name}"), vec!["statement".to_owned()]));
            }
            for ruling in catalogue.rulings {
                let answers = ruling.answers.iter().map(|answer| format!("answer-{}", answer.name)).collect();
                known.push((ruling.words, format!("ruling-{}", ruling.name), answers));
            }
            for language in [Language::Spanish, Language::Polish] {
                let mut ids = BTreeSet::new();
                for (words, id, parts) in &known {
                    for part in std::iter::once(None).chain(parts.iter().map(|part| Some(part.as_str()))) {
                        let said = (words.0)().format(language, id, part, &[], &[]);
                        assert!(said.as_ref().is_ok_and(|said| !said.is_empty()), "{}: {id} {part:?}: {said:?}", language.tag());
                    }
                    ids.insert(id.as_str());
                }
                let book = (catalogue.rules[0].words.0)();
                let strange: Vec<_> = book.ids(language).filter(|id| !ids.contains(id)).collect();
                assert!(strange.is_empty(), "{}: {strange:?} are nothing of {}", language.tag(), catalogue.prefix);
            }
        }
    }
}

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

//! The catalogue of Summer Pavilion: its rulebooks, its rules, its rulings.

mod ending;
mod playing;
mod rulings;
mod setup;
pub mod slips;
mod taking;
mod variant;

pub use ending::*;
pub use playing::*;
pub use rulings::*;
pub use setup::*;
pub use taking::*;
pub use variant::*;

use super::geometry::Feature;
use super::trace::TRACE;
use crate::verdict::{Catalogue, Citation, Rule, Rulebook, RulingSet};
use crate::words::{Book, Translated};

/// In Spanish.
pub static SPANISH: Rulebook =
    Rulebook { id: "azul-summer-pavilion.es", title: "Azul: Pabellón de Verano", language: "Spanish" };
/// In Polish.
pub static POLISH: Rulebook = Rulebook { id: "azul-summer-pavilion.pl", title: "Azul: Letni Pawilon", language: "Polish" };

const fn es(section: &'static str) -> Citation {
    Citation { rulebook: &SPANISH, section }
}
const fn pl(section: &'static str) -> Citation {
    Citation { rulebook: &POLISH, section }
}

static BOOK: Book = Book::new(&[
    ["", include_str!("../words/rules.es.ftl"), include_str!("../words/rules.pl.ftl")],
    ["", include_str!("../words/rulings.es.ftl"), include_str!("../words/rulings.pl.ftl")],
    ["", include_str!("../words/slip-catalogue.es.ftl"), include_str!("../words/slip-catalogue.pl.ftl")],
]);
/// The catalogue in other languages.
const WORDS: Translated = Translated { book: || &BOOK, terms: &[] };

/// The rule behind bonus tiles: that of the feature that brings them, or of all where it may be several.
pub(super) fn bonus(by: Option<Feature>) -> &'static Rule {
    match by {
        Some(Feature::Pillar(_)) => &BONUS_PILLAR,
        Some(Feature::Statue(_)) => &BONUS_STATUE,
        Some(Feature::Window(_)) => &BONUS_WINDOW,
        None => &BONUS_AT_ONCE,
    }
}

/// Everything that the rulebooks say.
pub static CATALOGUE: Catalogue = Catalogue {
    prefix: "azul-summer-pavilion",
    chapters: &[setup::CHAPTER, taking::CHAPTER, playing::CHAPTER, ending::CHAPTER, variant::CHAPTER],
    rulings: Rulings::RULINGS,
    slips: slips::SLIPS,
    trace: &TRACE,
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::summer_pavilion::pieces::{CORNERS, EACH, FILL, ROUNDS, START, SUPPLY};
    use crate::games::summer_pavilion::{Colour, Star};

    #[test]
    fn statements_agree_with_the_tables() {
        let wild = Colour::ALL.map(|colour| format!("{colour:?} in round {}", colour.round()).to_lowercase());
        assert!(wild.iter().all(|wild| WILD_COLOURS.statement.contains(wild)), "{wild:?}");
        let stars: Vec<_> = Star::outer().filter_map(|star| Some(format!("{:?}", star.colour()?).to_lowercase())).collect();
        let (last, others) = stars.split_last().map(|(last, others)| (last.as_str(), others.join(", "))).unwrap_or_default();
        assert!(STARS.statement.contains(&format!("{others} and {last}")));
        assert_eq!(
            (EACH, SUPPLY, FILL, CORNERS, ROUNDS, START),
            (22, 10, 4, 4, 6, 5),
            "these numbers stand in statements in words"
        );
    }

    #[test]
    fn rules_are_cited_from_both_rulebooks() {
        // Our copy of the Polish rulebook is damaged where it may say so.
        let single = [TAKING_ENDS.id];
        for rule in CATALOGUE.rules().filter(|rule| !single.contains(&rule.id)) {
            for rulebook in [&SPANISH, &POLISH] {
                assert!(rule.citations().iter().any(|citation| citation.rulebook == rulebook), "{}: {}", rule.id, rulebook.id);
            }
        }
    }
}

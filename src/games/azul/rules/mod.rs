//! The catalogue of the Azul family: its rulebooks, its rules in the order of the rulebook, its rulings.
//!
//! Every normative sentence of both rulebooks, and what only their pictures show, is one rule here; sentences that say
//! the same share one. A rule lives in one place: whatever speaks of it names its constant.

mod ending;
mod offer;
mod rulings;
mod setup;
pub mod slips;
mod tiling;
mod variants;

pub use ending::*;
pub use offer::*;
pub use rulings::*;
pub use setup::*;
pub use tiling::*;
pub use variants::*;

use super::pieces::Gold;
use super::position::Edition;
use super::trace::TRACE;
use super::wording::terms_of as terms;
use crate::verdict::{Catalogue, Citation, Rule, Rulebook, RulingSet};
use crate::words::{Book, Translated};

/// Azul Mini, in Spanish.
pub static MINI: Rulebook = Rulebook { id: "azul-mini.es", title: "Azul Mini", language: "Spanish" };
/// Azul: Master Chocolatier, in Spanish.
pub static CHOCOLATIER: Rulebook =
    Rulebook { id: "azul-master-chocolatier.es", title: "Azul: Master Chocolatier", language: "Spanish" };

/// What says where the rest of a factory goes when somebody took from it.
pub(super) fn of_rest(side: Option<Gold>) -> &'static Rule {
    match side {
        Some(Gold::Stay) => &GOLD_STAY,
        Some(Gold::Neighbours) => &GOLD_NEIGHBOURS,
        Some(Gold::Zero) => &GOLD_ZERO_REST,
        None | Some(Gold::PlusOne | Gold::Seek(_)) => &REST_TO_THE_CENTRE,
    }
}

const fn mini(section: &'static str) -> Citation {
    Citation { rulebook: &MINI, section }
}
const fn chocolatier(section: &'static str) -> Citation {
    Citation { rulebook: &CHOCOLATIER, section }
}

static BOOK: Book = Book::new(&[
    ["", include_str!("../words/rules.es.ftl"), include_str!("../words/rules.pl.ftl")],
    ["", include_str!("../words/rulings.es.ftl"), include_str!("../words/rulings.pl.ftl")],
    ["", include_str!("../words/slip-catalogue.es.ftl"), include_str!("../words/slip-catalogue.pl.ftl")],
]);
/// The catalogue in other languages.
const WORDS: Translated = Translated { book: || &BOOK, terms: terms(Edition::Base) };

/// Everything that the family's rulebooks say.
pub static CATALOGUE: Catalogue = Catalogue {
    prefix: "azul",
    chapters: &[setup::CHAPTER, offer::CHAPTER, tiling::CHAPTER, ending::CHAPTER, variants::CHAPTER],
    rulings: Rulings::RULINGS,
    slips: slips::SLIPS,
    trace: &TRACE,
};

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::games::azul::pieces::{FLOOR_COSTS, Line, SpaceSet};
    use crate::words::{Idiom, Language};

    #[test]
    fn statements_agree_with_the_tables() {
        let costs = FLOOR_COSTS.map(|cost| cost.to_string());
        let (last, others) = costs.split_last().map(|(last, others)| (last.as_str(), others.join(", "))).unwrap_or_default();
        assert!(FLOOR_LINE_SPACES.statement.contains(&format!("{others} and {last} points")), "{}", FLOOR_LINE_SPACES.statement);
        let row: Vec<_> = SpaceSet::row(Line::new(0).unwrap()).iter().map(|space| format!("{:?}", space.print())).collect();
        assert!(WALL_COLOURS.statement.contains(&row.join(", ").to_lowercase()), "{}", WALL_COLOURS.statement);
    }

    #[test]
    fn each_edition_has_the_terms_of_its_own_rulebook() {
        let of_mini =
            ["loseta", "pared", "línea del suelo", "funda", "jugador", "alicatado", "płytk", "ścian", "podło", "pokryw"];
        let of_chocolatier = ["onza", "bombones", "fundición", "participante", "confección", "kost", "bombonier", "topnienia"];
        // They name both editions, or the things of one.
        let of_both = |rule: &&&Rule| !["azul/all-editions-alike", "azul/plastic-trays"].contains(&rule.id);
        let common = [setup::CHAPTER, offer::CHAPTER, tiling::CHAPTER, ending::CHAPTER].into_iter().flatten().filter(of_both);
        for (edition, others) in [(Edition::Mini, of_chocolatier.as_slice()), (Edition::MasterChocolatier, &of_mini)] {
            for language in [Language::Spanish, Language::Polish] {
                let idiom = Idiom { language, terms: Some(terms(edition)) };
                let rules = common.clone().map(|rule| format!("{}. {}", rule.title_in(idiom), rule.statement_in(idiom)));
                // Of the specialised factories, which only Master Chocolatier has.
                let of_gold = [slips::CAUGHT_PAID.id, slips::KEPT_SPARES_ONE.id];
                let slips = slips::SLIPS.iter().filter(|slip| !of_gold.contains(&slip.id));
                let slips = slips.map(|slip| format!("{}. {}", slip.title_in(idiom), slip.statement_in(idiom)));
                for said in rules.chain(slips) {
                    // Both editions print a marker for the first player, in Polish under one name.
                    let said = said
                        .to_lowercase()
                        .replace("płytka gracza", "")
                        .replace("płytki gracza", "")
                        .replace("płytkę gracza", "");
                    let odd = others.iter().find(|term| said.contains(**term));
                    assert_eq!(odd, None, "{edition:?}: {said}");
                }
            }
        }
    }

    #[test]
    fn rules_of_the_common_chapters_are_cited_from_both_rulebooks() {
        let chapters = [setup::CHAPTER, offer::CHAPTER, tiling::CHAPTER, ending::CHAPTER];
        // Only the Mini comes with trays.
        for rule in chapters.into_iter().flatten().filter(|rule| rule.id != PLASTIC_TRAYS.id) {
            for rulebook in [&MINI, &CHOCOLATIER] {
                assert!(rule.citations().iter().any(|citation| citation.rulebook == rulebook), "{}: {}", rule.id, rulebook.id);
            }
        }
    }
}

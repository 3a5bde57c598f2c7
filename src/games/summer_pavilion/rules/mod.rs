//! The catalogue of Summer Pavilion: its rulebooks, its rules, its rulings.

mod rulings;

pub use rulings::*;

use crate::verdict::{Catalogue, Citation, Rulebook, RulingSet};

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

/// Everything that the rulebooks say.
pub static CATALOGUE: Catalogue = Catalogue { prefix: "azul-summer-pavilion", rules: &[], rulings: Rulings::RULINGS };

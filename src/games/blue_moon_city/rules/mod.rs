//! The catalogue of Blue Moon City: its rulebook, its rules in the order of the rulebook, its rulings.
//!
//! Every normative sentence of the rulebook, and what only its pictures show, is one rule here; sentences that say the
//! same share one. A rule lives in one place: whatever speaks of it names its constant.

mod building;
mod completion;
mod obelisk;
mod powers;
mod rulings;
mod setup;
mod turn;

pub use building::*;
pub use completion::*;
pub use obelisk::*;
pub use powers::*;
pub use rulings::*;
pub use setup::*;
pub use turn::*;

use crate::verdict::{Catalogue, Citation, Rule, Rulebook, RulingSet};

/// Blue Moon City, in Spanish.
pub static BLUE_MOON_CITY: Rulebook = Rulebook { id: "blue-moon-city.es", title: "Blue Moon City", language: "Spanish" };

/// A passage of the rulebook.
const fn cite(section: &'static str) -> Citation {
    Citation { rulebook: &BLUE_MOON_CITY, section }
}

const CHAPTERS: [&[&Rule]; 6] =
    [setup::CHAPTER, turn::CHAPTER, building::CHAPTER, completion::CHAPTER, obelisk::CHAPTER, powers::CHAPTER];

/// All chapters in a row.
static RULES: [&Rule; Rule::count(&CHAPTERS)] = Rule::in_order(&CHAPTERS);

/// Everything that the rulebook says.
pub static CATALOGUE: Catalogue = Catalogue { prefix: "blue-moon-city", rules: &RULES, rulings: Rulings::RULINGS };

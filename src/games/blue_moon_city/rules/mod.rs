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
pub mod slips;
mod turn;

pub use building::*;
pub use completion::*;
pub use obelisk::*;
pub use powers::*;
pub use rulings::*;
pub use setup::*;
pub use turn::*;

use super::trace::TRACE;
use crate::verdict::{Catalogue, Citation, Rulebook, RulingSet};
use crate::words::{Book, Translated};

/// Blue Moon City, in Spanish.
pub static BLUE_MOON_CITY: Rulebook = Rulebook { id: "blue-moon-city.es", title: "Blue Moon City", language: "Spanish" };

/// A passage of the rulebook.
const fn cite(section: &'static str) -> Citation {
    Citation { rulebook: &BLUE_MOON_CITY, section }
}

static BOOK: Book = Book::new(&[
    ["", include_str!("../words/rules.es.ftl"), include_str!("../words/rules.pl.ftl")],
    ["", include_str!("../words/rulings.es.ftl"), include_str!("../words/rulings.pl.ftl")],
    ["", include_str!("../words/slip-catalogue.es.ftl"), include_str!("../words/slip-catalogue.pl.ftl")],
]);
/// The catalogue in other languages.
const WORDS: Translated = Translated { book: || &BOOK, terms: &[] };

/// Everything that the rulebook says.
pub static CATALOGUE: Catalogue = Catalogue {
    prefix: "blue-moon-city",
    chapters: &[setup::CHAPTER, turn::CHAPTER, building::CHAPTER, completion::CHAPTER, obelisk::CHAPTER, powers::CHAPTER],
    rulings: Rulings::RULINGS,
    slips: slips::SLIPS,
    trace: &TRACE,
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::blue_moon_city::pieces::deck;
    use crate::games::blue_moon_city::{Building, Level, offerings_to_win, scales_for};

    #[test]
    fn statements_agree_with_the_tables() {
        let scales = [4, 3, 2].map(scales_for);
        assert_eq!(scales, [15, 12, 9]);
        assert!(SCALES_FOR_PLAYERS.statement.contains("15 with four players, 12 with three, 9 with two"));
        assert_eq!([2, 3, 4].map(offerings_to_win), [6, 5, 4]);
        assert!(OFFERINGS_TO_WIN.statement.contains("6 with two players, 5 with three, 4 with four"));
        assert_eq!(Level::all().map(|level| level.spaces(4)).collect::<Vec<_>>(), [4, 2, 2, 2, 2, 1]);
        assert!(OBELISK_SPACES.statement.contains("four spaces marked 7, two each marked 8, 9, 10 and 11, and one marked 12"));
        assert_eq!((deck().total(), Building::ALL.len()), (80, 21));
    }
}

//! The names of the buildings, in English, German, Spanish and Polish.

use super::lexicon::VOCABULARY;
use super::{OWN, shapes};
use crate::case::{Key, Lexicon, Word};
use crate::games::blue_moon_city::buildings::{Building, every_building};
use crate::words::table::also;
use crate::words::{Said, named, said};

/// Declares the names once, for words and for the keys of `buildings:`.
macro_rules! buildings {
    ($($building:ident)*) => {
        /// The buildings by name. No rulebook here names all of them: these are what players may call them.
        pub(crate) static BUILDINGS: Lexicon<Building> = Lexicon {
            what: said!(OWN, "building"),
            words: &[$(Word::new(Building::$building, named!("", $building), also!(named!("", $building))),)*],
            unclear: UNCLEAR,
        };
        /// The buildings as keys.
        pub(super) static KEYS: &[Key] = &[$(Key::new(
            named!("", $building), also!(named!("", $building)), shapes::SITE, "what is known of this building",
        ),)*];
    };
}
every_building!(buildings);

/// Words that several buildings share.
const UNCLEAR: &[(&[&str], Said)] = &[
    (&["temple", "templo", "tempel", "swiatynia"], said!(OWN, "temples")),
    (&["hall", "halle"], said!(OWN, "halls")),
    (&["tower", "turm", "torre", "wieza"], said!(OWN, "towers")),
];

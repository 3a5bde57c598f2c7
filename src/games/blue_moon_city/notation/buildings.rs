//! The names of the buildings, in English, German, Spanish and Polish.

use super::lexicon::VOCABULARY;
use super::{OWN, shapes};
use crate::case::{Key, Lexicon, Word};
use crate::games::blue_moon_city::Building;
use crate::words::table::also;
use crate::words::{Said, said};

/// Declares the names once, for words and for the keys of `buildings:`.
macro_rules! buildings {
    ($($building:ident = $name:literal;)*) => {
        /// The buildings by name. No rulebook here names all of them: these are what players may call them.
        pub(crate) static BUILDINGS: Lexicon<Building> = Lexicon {
            what: said!(OWN, "building"),
            words: &[$(Word::new(Building::$building, $name, also!($name)),)*],
            unclear: UNCLEAR,
        };
        /// The buildings as keys.
        pub(super) static KEYS: &[Key] = &[$(Key::new($name, also!($name), shapes::SITE, "what is known of this building"),)*];
    };
}

buildings! {
    Market = "market";
    RoyalPalace = "royal-palace";
    FireTemple = "fire-temple";
    EarthTemple = "earth-temple";
    WaterTemple = "water-temple";
    University = "university";
    Thermae = "thermae";
    Library = "library";
    Citadel = "citadel";
    IronFoundry = "iron-foundry";
    Hospice = "hospice";
    Mill = "mill";
    Aqueduct = "aqueduct";
    GreatHall = "great-hall";
    CityResidence = "city-residence";
    Watchtower = "watchtower";
    FlightTower = "flight-tower";
    MonasteryTower = "monastery-tower";
    MarketHall = "market-hall";
    Caravanserai = "caravanserai";
    TradingHouse = "trading-house";
}

/// Words that several buildings share.
const UNCLEAR: &[(&[&str], Said)] = &[
    (&["temple", "templo", "tempel", "swiatynia"], said!(OWN, "temples")),
    (&["hall", "halle"], said!(OWN, "halls")),
    (&["tower", "turm", "torre", "wieza"], said!(OWN, "towers")),
];

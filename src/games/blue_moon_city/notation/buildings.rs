//! The names of the buildings, in English, German, Spanish and Polish.

use super::{OWN, shapes};
use crate::case::{Key, Lexicon, Word};
use crate::games::blue_moon_city::Building;
use crate::words::{Said, said};

/// Declares the names once, for words and for the keys of `buildings:`.
macro_rules! buildings {
    ($($building:ident = $name:literal, $also:expr;)*) => {
        /// The buildings by name. No rulebook here names all of them: these are what players may call them.
        pub(in crate::games::blue_moon_city) static BUILDINGS: Lexicon<Building> = Lexicon {
            what: said!(OWN, "building"),
            words: &[$(Word::new(Building::$building, $name, &$also),)*],
            unclear: UNCLEAR,
        };
        /// The buildings as keys.
        pub(super) static KEYS: &[Key] = &[$(Key::new($name, &$also, shapes::SITE, "what is known of this building"),)*];
    };
}

buildings! {
    Market = "market", ["courtyard", "mercado", "patio", "hof", "innenhof", "marktplatz", "rynek", "dziedziniec"];
    RoyalPalace = "royal-palace", ["palace", "palacio", "palacio-real", "palast", "konigspalast", "palac", "palac-krolewski"];
    FireTemple = "fire-temple", ["temple-of-fire", "templo-del-fuego", "templo-de-fuego", "feuertempel", "tempel-des-feuers", "swiatynia-ognia"];
    EarthTemple = "earth-temple", ["temple-of-earth", "templo-de-la-tierra", "templo-de-tierra", "erdtempel", "tempel-der-erde", "swiatynia-ziemi"];
    WaterTemple = "water-temple", ["temple-of-water", "templo-del-agua", "templo-de-agua", "wassertempel", "tempel-des-wassers", "swiatynia-wody"];
    University = "university", ["universidad", "universitat", "uniwersytet"];
    Thermae = "thermae", ["baths", "thermal-baths", "termas", "banos", "casa-de-banos", "therme", "thermen", "termy", "laznia", "laznie"];
    Library = "library", ["biblioteca", "bibliothek", "biblioteka"];
    Citadel = "citadel", ["ciudadela", "zitadelle", "cytadela"];
    IronFoundry = "iron-foundry", ["foundry", "fundicion", "fundicion-de-hierro", "eisengiesserei", "giesserei", "odlewnia", "odlewnia-zelaza"];
    Hospice = "hospice", ["inn", "posada", "hospicio", "herberge", "zajazd", "gospoda", "hospicjum"];
    Mill = "mill", ["molino", "muhle", "mlyn"];
    Aqueduct = "aqueduct", ["acueducto", "aquadukt", "akwedukt"];
    GreatHall = "great-hall", ["gran-salon", "gran-sala", "grosse-halle", "wielka-sala", "wielka-hala"];
    CityResidence = "city-residence", ["residence", "residencia", "residencia-urbana", "stadtresidenz", "residenz", "rezydencja", "rezydencja-miejska"];
    Watchtower = "watchtower", ["watch-tower", "torre-de-vigilancia", "torre-vigia", "atalaya", "wachturm", "wachtturm", "straznica", "wieza-straznicza"];
    FlightTower = "flight-tower", ["torre-de-vuelo", "torre-del-vuelo", "flugturm", "wieza-lotow", "wieza-lotnicza"];
    MonasteryTower = "monastery-tower", ["torre-del-monasterio", "torre-monasterio", "klosterturm", "wieza-klasztorna"];
    MarketHall = "market-hall", ["markethall", "lonja", "mercado-cubierto", "markthalle", "hala-targowa"];
    Caravanserai = "caravanserai", ["caravansary", "caravasar", "caravanserrallo", "karawanserei", "karawanseraj"];
    TradingHouse = "trading-house", ["casa-de-comercio", "casa-comercial", "handelshaus", "dom-handlowy"];
}

/// Words that several buildings share.
const UNCLEAR: &[(&[&str], Said)] = &[
    (&["temple", "templo", "tempel", "swiatynia"], said!(OWN, "temples")),
    (&["hall", "halle"], said!(OWN, "halls")),
    (&["tower", "turm", "torre", "wieza"], said!(OWN, "towers")),
];

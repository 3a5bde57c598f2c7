//! The catalogue of Summer Pavilion: its rulebooks, its rules, its rulings.

mod rulings;
pub mod slips;

pub use rulings::*;

use super::geometry::Feature;
use crate::rules;
use crate::verdict::{Book, Catalogue, Rule, Rulebook, RulingSet, Trace};
use crate::words::table::table;
use crate::words::{Entries, entries};

/// In Spanish.
pub static SPANISH: Rulebook =
    Rulebook { id: "azul-summer-pavilion.es", title: "Azul: Pabellón de Verano", language: "Spanish" };
/// In Polish.
pub static POLISH: Rulebook = Rulebook { id: "azul-summer-pavilion.pl", title: "Azul: Letni Pawilon", language: "Polish" };

const RULE_TEXTS: Entries = entries!("../messages/" "rules", &[]);
const RULING_TEXTS: Entries = entries!("../messages/" "rulings", &[]);
const SLIP_TEXTS: Entries = entries!("../messages/" "slip-catalogue", &[]);

/// The rule behind bonus tiles: that of the feature that brings them, or of all where it may be several.
pub(super) fn bonus(by: Option<Feature>) -> &'static Rule {
    match by {
        Some(Feature::Pillar(_)) => &BONUS_PILLAR,
        Some(Feature::Statue(_)) => &BONUS_STATUE,
        Some(Feature::Window(_)) => &BONUS_WINDOW,
        None => &BONUS_AT_ONCE,
    }
}

/// Where the rulebooks say it, and where fixtures show it.
static TRACE: Trace = Trace {
    books: &[
        Book { rulebook: &SPANISH, table: table!("spanish.tsv", 3) },
        Book { rulebook: &POLISH, table: table!("polish.tsv", 3) },
    ],
    shown: table!("shown.tsv", 3),
};

/// Everything that the rulebooks say.
pub static CATALOGUE: Catalogue = Catalogue {
    prefix: "azul-summer-pavilion",
    chapters: CHAPTERS,
    rulings: Rulings::RULINGS,
    slips: slips::SLIPS,
    trace: &TRACE,
};

rules! {
    setup:
        TWO_TO_FOUR_PLAYERS = "azul-summer-pavilion/two-to-four-players",
        ONE_BOARD_EACH = "azul-summer-pavilion/one-board-each",
        SAME_SIDE = "azul-summer-pavilion/same-side-for-all",
        STARS = "azul-summer-pavilion/stars",
        FACTORIES_FOR_PLAYERS = "azul-summer-pavilion/factories-for-players",
        SCORE_BOARD = "azul-summer-pavilion/score-board",
        ROUND_MARKER = "azul-summer-pavilion/round-marker",
        WILD_COLOURS = "azul-summer-pavilion/wild-colours",
        SCORE_STARTS_AT_FIVE = "azul-summer-pavilion/score-starts-at-five",
        TWENTY_TWO_OF_EACH_COLOUR = "azul-summer-pavilion/twenty-two-of-each-colour",
        ALL_TILES_IN_THE_BAG = "azul-summer-pavilion/all-tiles-start-in-the-bag",
        SUPPLY_OF_TEN = "azul-summer-pavilion/supply-of-ten",
        FACTORY_GETS_FOUR = "azul-summer-pavilion/factory-gets-four",
        ONE_MARKER = "azul-summer-pavilion/one-first-player-marker",
        MARKER_STARTS_IN_THE_CENTRE = "azul-summer-pavilion/marker-starts-in-the-centre",
        TOWER = "azul-summer-pavilion/tower",
        UNUSED_PARTS = "azul-summer-pavilion/unused-parts-leave",
        GOAL = "azul-summer-pavilion/goal",
        THREE_PHASES = "azul-summer-pavilion/three-phases",
        FIRST_STARTER = "azul-summer-pavilion/first-starter",
        TURNS_GO_CLOCKWISE = "azul-summer-pavilion/turns-go-clockwise";
    taking:
        TAKE_FROM_ONE_PLACE = "azul-summer-pavilion/take-from-one-place",
        TAKE_ALL = "azul-summer-pavilion/take-all-of-colour",
        WILD_NOT_CHOSEN = "azul-summer-pavilion/wild-colour-is-not-chosen",
        ONE_WILD_WITH_IT = "azul-summer-pavilion/one-wild-tile-goes-along",
        WILD_ALONE = "azul-summer-pavilion/one-tile-where-all-are-wild",
        REST_TO_THE_CENTRE = "azul-summer-pavilion/rest-goes-to-the-centre",
        BESIDE_THE_BOARD = "azul-summer-pavilion/taken-tiles-lie-beside-the-board",
        FIRST_FROM_CENTRE = "azul-summer-pavilion/first-from-centre-takes-marker",
        MARKER_COSTS = "azul-summer-pavilion/marker-costs-tiles-taken",
        NEVER_BELOW_ONE = "azul-summer-pavilion/marker-stops-at-one",
        MARKER_HOLDER_BEGINS = "azul-summer-pavilion/marker-holder-begins",
        TAKING_ENDS = "azul-summer-pavilion/taking-ends-when-all-is-taken",
        WILD_THIS_ROUND_ONLY = "azul-summer-pavilion/wild-in-its-round-only";
    playing:
        ONE_TILE_A_TURN = "azul-summer-pavilion/one-tile-a-turn",
        PLAYING_ENDS = "azul-summer-pavilion/playing-ends-when-all-have-passed",
        FROM_BESIDE_THE_BOARD = "azul-summer-pavilion/play-from-beside-the-board",
        ON_SPACES_ONLY = "azul-summer-pavilion/only-on-spaces-of-stars",
        FREE_SPACE = "azul-summer-pavilion/only-on-free-spaces",
        STAR_OF_ITS_COLOUR = "azul-summer-pavilion/star-of-its-colour",
        NUMBER_IS_THE_PRICE = "azul-summer-pavilion/number-is-the-price",
        ONE_PLACED_REST_DISCARDED = "azul-summer-pavilion/rest-of-payment-is-discarded",
        CENTRE_STAR = "azul-summer-pavilion/centre-star-takes-each-colour-once",
        UNPLAYED_STAY = "azul-summer-pavilion/unplayed-tiles-stay",
        WILD_REPLACES = "azul-summer-pavilion/wild-tiles-replace",
        ONE_OF_THE_COLOUR = "azul-summer-pavilion/one-tile-of-the-colour",
        WILD_ON_ITS_OWN_SPACE = "azul-summer-pavilion/wild-tile-on-its-own-colour",
        POINT_FOR_THE_TILE = "azul-summer-pavilion/point-for-the-placed-tile",
        CONNECTED_TILES = "azul-summer-pavilion/points-for-connected-tiles",
        CONNECTED_WITHIN_A_STAR = "azul-summer-pavilion/connected-within-a-star",
        EIGHTY_POINTS = "azul-summer-pavilion/past-eighty-points",
        FEATURES = "azul-summer-pavilion/pillars-statues-windows",
        BONUS_PILLAR = "azul-summer-pavilion/pillar-brings-one-tile",
        BONUS_STATUE = "azul-summer-pavilion/statue-brings-two-tiles",
        BONUS_WINDOW = "azul-summer-pavilion/window-brings-three-tiles",
        BONUS_AT_ONCE = "azul-summer-pavilion/bonus-tiles-at-once",
        BONUS_FREE_CHOICE = "azul-summer-pavilion/bonus-tiles-of-any-colour",
        BONUS_BESIDE_THE_BOARD = "azul-summer-pavilion/bonus-tiles-lie-beside-the-board",
        SUPPLY_REFILLED = "azul-summer-pavilion/supply-is-refilled",
        MUST_PASS = "azul-summer-pavilion/place-or-pass",
        KEEP_UP_TO_FOUR = "azul-summer-pavilion/keep-up-to-four",
        CORNERS_SCORE_NOTHING = "azul-summer-pavilion/corners-score-nothing",
        DISCARDED_COST = "azul-summer-pavilion/discarded-tiles-cost",
        PASSED_IS_OUT = "azul-summer-pavilion/no-turn-after-passing";
    ending:
        STARTER_PREPARES = "azul-summer-pavilion/starter-prepares-next-round",
        NEXT_ROUND = "azul-summer-pavilion/round-marker-moves-on",
        EMPTY_BAG_REFILLED = "azul-summer-pavilion/empty-bag-is-refilled",
        TILES_RUN_OUT = "azul-summer-pavilion/tiles-run-out",
        CORNERS_COME_BACK = "azul-summer-pavilion/kept-tiles-come-back",
        GAME_ENDS = "azul-summer-pavilion/game-ends-after-six-rounds",
        COMPLETE_STAR = "azul-summer-pavilion/bonus-complete-star",
        COMPLETE_MULTICOLOUR_STAR = "azul-summer-pavilion/bonus-multicolour-star",
        ALL_OF_A_NUMBER = "azul-summer-pavilion/bonus-all-of-a-number",
        LEFTOVERS_COST = "azul-summer-pavilion/leftovers-cost",
        MOST_POINTS_WIN = "azul-summer-pavilion/most-points-win",
        TIE_IS_SHARED = "azul-summer-pavilion/tie-is-shared";
    variant:
        MONOCHROME_SIDE = "azul-summer-pavilion/monochrome-side",
        MONOCHROME_CHOICE = "azul-summer-pavilion/monochrome-free-choice-of-colours",
        MONOCHROME_MULTICOLOUR = "azul-summer-pavilion/monochrome-multicolour-star",
        MONOCHROME_ONE_COLOUR = "azul-summer-pavilion/monochrome-star-of-one-colour",
        MONOCHROME_SEVERAL = "azul-summer-pavilion/monochrome-several-stars-of-a-kind",
        MONOCHROME_NUMBERS = "azul-summer-pavilion/monochrome-numbers";
}

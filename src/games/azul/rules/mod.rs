//! The catalogue of the Azul family: its rulebooks, its rules in the order of the rulebook, its rulings.
//!
//! Every normative sentence of both rulebooks, and what only their pictures show, is one rule here; sentences that say the same
//! share one. A rule lives in one place: whatever speaks of it names its constant.

mod rulings;
pub mod slips;

pub use rulings::*;

use super::pieces::Gold;
use super::position::Edition;
use super::wording::terms_of as terms;
use crate::rules;
use crate::verdict::{Book, Catalogue, Rule, Rulebook, RulingSet, Trace};
use crate::words::table::table;
use crate::words::{Entries, entries};

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

const RULE_TEXTS: Entries = entries!("../messages/" "rules", terms(Edition::Base));
const RULING_TEXTS: Entries = entries!("../messages/" "rulings", terms(Edition::Base));
const SLIP_TEXTS: Entries = entries!("../messages/" "slip-catalogue", terms(Edition::Base));

/// Where the rulebooks say it, and where fixtures show it.
static TRACE: Trace = Trace {
    books: &[
        Book { rulebook: &MINI, table: table!("mini.tsv", 3) },
        Book { rulebook: &CHOCOLATIER, table: table!("chocolatier.tsv", 3) },
    ],
    shown: table!("shown.tsv", 3),
};

/// Everything that the family's rulebooks say.
pub static CATALOGUE: Catalogue =
    Catalogue { prefix: "azul", chapters: CHAPTERS, rulings: Rulings::RULINGS, slips: slips::SLIPS, trace: &TRACE };

rules! {
    setup:
        ALL_EDITIONS_ALIKE = "azul/all-editions-alike",
        TWO_TO_FOUR_PLAYERS = "azul/two-to-four-players",
        ONE_BOARD_EACH = "azul/one-board-each",
        PLASTIC_TRAYS = "azul/plastic-trays",
        SAME_SIDE = "azul/same-side-for-all",
        WALL_COLOURS = "azul/wall-colours",
        FLOOR_LINE_SPACES = "azul/floor-line-spaces",
        SCORE_STARTS_AT_ZERO = "azul/score-starts-at-zero",
        FACTORIES_FOR_PLAYERS = "azul/factories-for-players",
        TWENTY_OF_EACH_COLOUR = "azul/twenty-of-each-colour",
        ALL_TILES_IN_THE_BAG = "azul/all-tiles-start-in-the-bag",
        ONE_MARKER = "azul/one-first-player-marker",
        FIRST_STARTER = "azul/first-starter",
        FACTORY_GETS_FOUR = "azul/factory-gets-four-tiles",
        UNUSED_PARTS = "azul/unused-parts-go-back",
        MOST_POINTS_WIN = "azul/most-points-win",
        GAME_ENDS = "azul/game-ends-after-a-complete-row",
        THREE_PHASES = "azul/three-phases";
    offer:
        MARKER_TO_THE_CENTRE = "azul/marker-starts-in-the-centre",
        TURNS_GO_CLOCKWISE = "azul/turns-go-clockwise",
        TAKE_FROM_ONE_PLACE = "azul/take-from-one-place",
        TAKE_ALL = "azul/take-all-of-colour",
        REST_TO_THE_CENTRE = "azul/rest-goes-to-the-centre",
        FIRST_FROM_CENTRE = "azul/first-from-centre-takes-marker",
        PLACE_ON_ONE_LINE = "azul/place-on-one-line",
        LINE_LENGTH = "azul/line-length",
        LINE_FILLS_FROM_RIGHT = "azul/line-fills-from-the-right",
        LINE_HOLDS_ONE_COLOUR = "azul/line-holds-one-colour",
        COMPLETE_LINE = "azul/complete-line-takes-no-more",
        EXCESS_FALLS = "azul/excess-falls",
        ONLY_COMPLETE_LINES = "azul/only-complete-lines-are-tiled",
        WALL_ROW_HAS_COLOUR = "azul/wall-row-has-colour",
        UNPLACED_TILES_FALL = "azul/unplaced-tiles-fall",
        FLOOR_LINE_BY_CHOICE = "azul/floor-line-by-choice",
        FLOOR_FILLS_FROM_LEFT = "azul/floor-line-fills-from-the-left",
        FULL_FLOOR_LINE = "azul/full-floor-line",
        OFFER_ENDS = "azul/offer-ends-when-all-is-taken";
    tiling:
        PLAYERS_TILE_TOGETHER = "azul/players-tile-together",
        TILE_TOP_TO_BOTTOM = "azul/tile-top-to-bottom",
        ONE_TILE_A_LINE = "azul/one-tile-from-each-complete-line",
        SPACE_OF_ITS_COLOUR = "azul/tile-goes-to-its-colour",
        SCORED_AT_ONCE = "azul/tile-is-scored-at-once",
        TILED_LINES_CLEARED = "azul/tiled-lines-are-cleared",
        INCOMPLETE_LINES_STAY = "azul/incomplete-lines-stay",
        TILE_ALONE = "azul/tile-alone",
        HORIZONTAL_RUN = "azul/horizontal-run",
        VERTICAL_RUN = "azul/vertical-run",
        BOTH_RUNS_COUNT = "azul/both-runs-count",
        FLOOR_LINE_COSTS = "azul/floor-line-penalty",
        NEVER_BELOW_ZERO = "azul/score-never-below-zero",
        FLOOR_LINE_CLEARED = "azul/floor-line-is-cleared",
        MARKER_COUNTS = "azul/marker-counts-as-a-tile",
        MARKER_STAYS = "azul/marker-stays-with-its-taker";
    ending:
        NEXT_ROUND = "azul/next-round-follows",
        MARKER_HOLDER_BEGINS = "azul/marker-holder-begins",
        EMPTY_BAG_REFILLED = "azul/empty-bag-is-refilled",
        TILES_RUN_OUT = "azul/deal-stops-when-tiles-run-out",
        BONUSES_AT_THE_END = "azul/bonuses-at-the-end",
        BONUS_ROW = "azul/bonus-row",
        BONUS_COLUMN = "azul/bonus-column",
        BONUS_COLOUR = "azul/bonus-colour",
        TIE_MORE_ROWS = "azul/tie-more-rows",
        SHARED_VICTORY = "azul/shared-victory";
    variants:
        GREY_SIDE = "azul/grey-side",
        GREY_ANY_SPACE = "azul/grey-any-space-of-the-row",
        GREY_COLUMN_HAS_COLOUR = "azul/grey-column-has-colour",
        GREY_ROW_HAS_COLOUR = "azul/grey-row-has-colour",
        GREY_LINE_FALLS = "azul/grey-line-falls",
        GOLD_SIDES = "azul/gold-sides",
        GOLD_SHUFFLED = "azul/gold-shuffled-each-round",
        GOLD_AS_PLAYERS = "azul/gold-as-many-as-players",
        GOLD_OTHERWISE_NORMAL = "azul/gold-otherwise-normal",
        GOLD_PLUS_ONE = "azul/gold-plus-one",
        GOLD_SEEKER = "azul/gold-colour-seeker",
        GOLD_STAY = "azul/gold-stay",
        GOLD_NEIGHBOURS = "azul/gold-neighbours",
        GOLD_COLOUR_NOT_SPLIT = "azul/gold-colour-not-split",
        GOLD_ZERO_REST = "azul/gold-zero-rest",
        GOLD_ZERO_KEPT = "azul/gold-zero-kept",
        GOLD_ZERO_CATCHES = "azul/gold-zero-catches";
}

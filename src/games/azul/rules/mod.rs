//! The catalogue of the Azul family: its rulebooks, its rules in the order of the rulebook, its rulings.
//!
//! Every normative sentence of both rulebooks, and what only their pictures show, is one rule here; sentences that say the same
//! share one. A rule lives in one place: whatever speaks of it names its constant.

use super::pieces::Gold;
use super::position::Edition;
use super::slips::SlipFacts;
use super::wording::terms_of as terms;
use crate::verdict::{Book, Catalogue, Rule, Rulebook, RulingSet, Trace, rules, rulings};
use crate::words::entries;
use crate::words::table::table;

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

/// Where the rulebooks say it, and where fixtures show it.
static TRACE: Trace = Trace {
    books: &[
        Book { rulebook: &MINI, table: table!("games/azul/rules/mini") },
        Book { rulebook: &CHOCOLATIER, table: table!("games/azul/rules/chocolatier") },
    ],
    shown: table!("games/azul/rules/shown"),
};

/// Everything that the family's rulebooks say.
pub static CATALOGUE: Catalogue =
    Catalogue { prefix: "azul", chapters: CHAPTERS, rulings: Rulings::RULINGS, slips: SlipFacts::all, trace: &TRACE };

rules! {
    "azul/" of entries!("games/azul/messages/rules", terms(Edition::Base));
    setup:
        ALL_EDITIONS_ALIKE,
        TWO_TO_FOUR_PLAYERS,
        ONE_BOARD_EACH,
        PLASTIC_TRAYS,
        SAME_SIDE = "same-side-for-all",
        WALL_COLOURS,
        FLOOR_LINE_SPACES,
        SCORE_STARTS_AT_ZERO,
        FACTORIES_FOR_PLAYERS,
        TWENTY_OF_EACH_COLOUR,
        ALL_TILES_IN_THE_BAG = "all-tiles-start-in-the-bag",
        ONE_MARKER = "one-first-player-marker",
        FIRST_STARTER,
        FACTORY_GETS_FOUR = "factory-gets-four-tiles",
        UNUSED_PARTS = "unused-parts-go-back",
        MOST_POINTS_WIN,
        GAME_ENDS = "game-ends-after-a-complete-row",
        THREE_PHASES;
    offer:
        MARKER_TO_THE_CENTRE = "marker-starts-in-the-centre",
        TURNS_GO_CLOCKWISE,
        TAKE_FROM_ONE_PLACE,
        TAKE_ALL = "take-all-of-colour",
        REST_TO_THE_CENTRE = "rest-goes-to-the-centre",
        FIRST_FROM_CENTRE = "first-from-centre-takes-marker",
        PLACE_ON_ONE_LINE,
        LINE_LENGTH,
        LINE_FILLS_FROM_RIGHT = "line-fills-from-the-right",
        LINE_HOLDS_ONE_COLOUR,
        COMPLETE_LINE = "complete-line-takes-no-more",
        EXCESS_FALLS,
        ONLY_COMPLETE_LINES = "only-complete-lines-are-tiled",
        WALL_ROW_HAS_COLOUR,
        UNPLACED_TILES_FALL,
        FLOOR_LINE_BY_CHOICE,
        FLOOR_FILLS_FROM_LEFT = "floor-line-fills-from-the-left",
        FULL_FLOOR_LINE,
        OFFER_ENDS = "offer-ends-when-all-is-taken";
    tiling:
        PLAYERS_TILE_TOGETHER,
        TILE_TOP_TO_BOTTOM,
        ONE_TILE_A_LINE = "one-tile-from-each-complete-line",
        SPACE_OF_ITS_COLOUR = "tile-goes-to-its-colour",
        SCORED_AT_ONCE = "tile-is-scored-at-once",
        TILED_LINES_CLEARED = "tiled-lines-are-cleared",
        INCOMPLETE_LINES_STAY,
        TILE_ALONE,
        HORIZONTAL_RUN,
        VERTICAL_RUN,
        BOTH_RUNS_COUNT,
        FLOOR_LINE_COSTS = "floor-line-penalty",
        NEVER_BELOW_ZERO = "score-never-below-zero",
        FLOOR_LINE_CLEARED = "floor-line-is-cleared",
        MARKER_COUNTS = "marker-counts-as-a-tile",
        MARKER_STAYS = "marker-stays-with-its-taker";
    ending:
        NEXT_ROUND = "next-round-follows",
        MARKER_HOLDER_BEGINS,
        EMPTY_BAG_REFILLED = "empty-bag-is-refilled",
        TILES_RUN_OUT = "deal-stops-when-tiles-run-out",
        BONUSES_AT_THE_END,
        BONUS_ROW,
        BONUS_COLUMN,
        BONUS_COLOUR,
        TIE_MORE_ROWS,
        SHARED_VICTORY;
    variants:
        GREY_SIDE,
        GREY_ANY_SPACE = "grey-any-space-of-the-row",
        GREY_COLUMN_HAS_COLOUR,
        GREY_ROW_HAS_COLOUR,
        GREY_LINE_FALLS,
        GOLD_SIDES,
        GOLD_SHUFFLED = "gold-shuffled-each-round",
        GOLD_AS_PLAYERS = "gold-as-many-as-players",
        GOLD_OTHERWISE_NORMAL,
        GOLD_PLUS_ONE,
        GOLD_SEEKER = "gold-colour-seeker",
        GOLD_STAY,
        GOLD_NEIGHBOURS,
        GOLD_COLOUR_NOT_SPLIT,
        GOLD_ZERO_REST,
        GOLD_ZERO_KEPT,
        GOLD_ZERO_CATCHES;
}

rulings! {
    /// The answers in force for the Azul family.
    Rulings of entries!("games/azul/messages/rulings", terms(Edition::Base));

    partial_floor: PartialFloor { No, Yes } online No of [PLACE_ON_ONE_LINE, UNPLACED_TILES_FALL];
    full_line_target: FullLineTarget { No, Yes } online No of [COMPLETE_LINE, EXCESS_FALLS];
    marker_on_full_floor: MarkerOnFullFloor { CostsNothing, Replaces } online CostsNothing of [FIRST_FROM_CENTRE];
    fallen_when_full: FallenWhenFull { Further, All } online Further of [FULL_FLOOR_LINE];
    no_marker_taken: NoMarkerTaken { SameStarter, NextAfterLast } of [MARKER_HOLDER_BEGINS];
    refill: Refill { DrawRest, First } online DrawRest of [EMPTY_BAG_REFILLED];
    grey_line_check: GreyLineCheck { Yes, No } online Yes of [GREY_ANY_SPACE, GREY_COLUMN_HAS_COLOUR];
    grey_forced: GreyForced { No, Yes } online No of [GREY_LINE_FALLS];
    zero_catches_marker: ZeroCatchesMarker { No, Yes } online Yes of [GOLD_ZERO_CATCHES];
    zero_same_turn: ZeroSameTurn { Yes, No } online Yes of [GOLD_ZERO_KEPT, GOLD_ZERO_CATCHES];
    setup_order: SetupOrder { Ring, PlusOneFirst, SeekersFirst } online Ring of [GOLD_PLUS_ONE, GOLD_SEEKER];
    neighbour_empty: NeighbourEmpty { Yes, No } online Yes of [GOLD_NEIGHBOURS];
    neighbour_away: NeighbourAway { Next, None } online Next of [GOLD_NEIGHBOURS];
}

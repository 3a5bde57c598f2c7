//! The catalogue of Summer Pavilion: its rulebooks, its rules, its rulings.

use super::geometry::Feature;
use super::slips::SlipFacts;
use crate::verdict::{Book, Catalogue, Rule, Rulebook, RulingSet, Trace, rules, rulings};
use crate::words::entries;
use crate::words::table::table;

/// In Spanish.
pub static SPANISH: Rulebook =
    Rulebook { id: "azul-summer-pavilion.es", title: "Azul: Pabellón de Verano", language: "Spanish" };
/// In Polish.
pub static POLISH: Rulebook = Rulebook { id: "azul-summer-pavilion.pl", title: "Azul: Letni Pawilon", language: "Polish" };

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
        Book { rulebook: &SPANISH, table: table!("games/summer_pavilion/rules/spanish") },
        Book { rulebook: &POLISH, table: table!("games/summer_pavilion/rules/polish") },
    ],
    shown: table!("games/summer_pavilion/rules/shown"),
};

/// Everything that the rulebooks say.
pub static CATALOGUE: Catalogue = Catalogue {
    prefix: "azul-summer-pavilion",
    chapters: CHAPTERS,
    rulings: Rulings::RULINGS,
    slips: SlipFacts::all,
    trace: &TRACE,
};

rules! {
    "azul-summer-pavilion/" of entries!("games/summer_pavilion/messages/rules", &[]);
    setup:
        TWO_TO_FOUR_PLAYERS,
        ONE_BOARD_EACH,
        SAME_SIDE = "same-side-for-all",
        STARS,
        FACTORIES_FOR_PLAYERS,
        SCORE_BOARD,
        ROUND_MARKER,
        WILD_COLOURS,
        SCORE_STARTS_AT_FIVE,
        TWENTY_TWO_OF_EACH_COLOUR,
        ALL_TILES_IN_THE_BAG = "all-tiles-start-in-the-bag",
        SUPPLY_OF_TEN,
        FACTORY_GETS_FOUR,
        ONE_MARKER = "one-first-player-marker",
        MARKER_STARTS_IN_THE_CENTRE,
        TOWER,
        UNUSED_PARTS = "unused-parts-leave",
        GOAL,
        THREE_PHASES,
        FIRST_STARTER,
        TURNS_GO_CLOCKWISE;
    taking:
        TAKE_FROM_ONE_PLACE,
        TAKE_ALL = "take-all-of-colour",
        WILD_NOT_CHOSEN = "wild-colour-is-not-chosen",
        ONE_WILD_WITH_IT = "one-wild-tile-goes-along",
        WILD_ALONE = "one-tile-where-all-are-wild",
        REST_TO_THE_CENTRE = "rest-goes-to-the-centre",
        BESIDE_THE_BOARD = "taken-tiles-lie-beside-the-board",
        FIRST_FROM_CENTRE = "first-from-centre-takes-marker",
        MARKER_COSTS = "marker-costs-tiles-taken",
        NEVER_BELOW_ONE = "marker-stops-at-one",
        MARKER_HOLDER_BEGINS,
        TAKING_ENDS = "taking-ends-when-all-is-taken",
        WILD_THIS_ROUND_ONLY = "wild-in-its-round-only";
    playing:
        ONE_TILE_A_TURN,
        PLAYING_ENDS = "playing-ends-when-all-have-passed",
        FROM_BESIDE_THE_BOARD = "play-from-beside-the-board",
        ON_SPACES_ONLY = "only-on-spaces-of-stars",
        FREE_SPACE = "only-on-free-spaces",
        STAR_OF_ITS_COLOUR,
        NUMBER_IS_THE_PRICE,
        ONE_PLACED_REST_DISCARDED = "rest-of-payment-is-discarded",
        CENTRE_STAR = "centre-star-takes-each-colour-once",
        UNPLAYED_STAY = "unplayed-tiles-stay",
        WILD_REPLACES = "wild-tiles-replace",
        ONE_OF_THE_COLOUR = "one-tile-of-the-colour",
        WILD_ON_ITS_OWN_SPACE = "wild-tile-on-its-own-colour",
        POINT_FOR_THE_TILE = "point-for-the-placed-tile",
        CONNECTED_TILES = "points-for-connected-tiles",
        CONNECTED_WITHIN_A_STAR,
        EIGHTY_POINTS = "past-eighty-points",
        FEATURES = "pillars-statues-windows",
        BONUS_PILLAR = "pillar-brings-one-tile",
        BONUS_STATUE = "statue-brings-two-tiles",
        BONUS_WINDOW = "window-brings-three-tiles",
        BONUS_AT_ONCE = "bonus-tiles-at-once",
        BONUS_FREE_CHOICE = "bonus-tiles-of-any-colour",
        BONUS_BESIDE_THE_BOARD = "bonus-tiles-lie-beside-the-board",
        SUPPLY_REFILLED = "supply-is-refilled",
        MUST_PASS = "place-or-pass",
        KEEP_UP_TO_FOUR,
        CORNERS_SCORE_NOTHING,
        DISCARDED_COST = "discarded-tiles-cost",
        PASSED_IS_OUT = "no-turn-after-passing";
    ending:
        STARTER_PREPARES = "starter-prepares-next-round",
        NEXT_ROUND = "round-marker-moves-on",
        EMPTY_BAG_REFILLED = "empty-bag-is-refilled",
        TILES_RUN_OUT,
        CORNERS_COME_BACK = "kept-tiles-come-back",
        GAME_ENDS = "game-ends-after-six-rounds",
        COMPLETE_STAR = "bonus-complete-star",
        COMPLETE_MULTICOLOUR_STAR = "bonus-multicolour-star",
        ALL_OF_A_NUMBER = "bonus-all-of-a-number",
        LEFTOVERS_COST,
        MOST_POINTS_WIN,
        TIE_IS_SHARED;
    variant:
        MONOCHROME_SIDE,
        MONOCHROME_CHOICE = "monochrome-free-choice-of-colours",
        MONOCHROME_MULTICOLOUR = "monochrome-multicolour-star",
        MONOCHROME_ONE_COLOUR = "monochrome-star-of-one-colour",
        MONOCHROME_SEVERAL = "monochrome-several-stars-of-a-kind",
        MONOCHROME_NUMBERS;
}

rulings! {
    /// The answers in force for Summer Pavilion.
    Rulings of entries!("games/summer_pavilion/messages/rulings", &[]);

    discard_floor: DiscardFloor { One = "no", Zero = "to-0", Unlimited } online One of [DISCARDED_COST];
    leftovers: Leftovers { AfterBonuses, WhenPassing } online WhenPassing of [LEFTOVERS_COST];
    keep_fewer: KeepFewer { Yes, No } online No of [KEEP_UP_TO_FOUR];
    bonus_short: BonusShort { WhatIsThere, AfterRefill } of [BONUS_FREE_CHOICE];
    bonus_mandatory: BonusMandatory { Yes, No } online Yes of [BONUS_FREE_CHOICE];
    no_marker_taken: NoMarkerTaken { SameStarter, NextAfterLast } of [MARKER_HOLDER_BEGINS];
    bag_refill: BagRefill { WhenNeeded, AtOnce } online WhenNeeded of [EMPTY_BAG_REFILLED];
    centre_one_colour: CentreOneColour { Yes, No } online Yes of [MONOCHROME_CHOICE];
    star_bonus_time: StarBonusTime { AtEnd = "at-the-end", AtOnce } online AtEnd of [COMPLETE_STAR, COMPLETE_MULTICOLOUR_STAR];
    connected_points: ConnectedPoints { Run, RunPlusOne } online Run of [CONNECTED_TILES];
}

//! Where each rule is kept and where it is broken.

use super::super::rules::*;

crate::shown! {
    ALL_EDITIONS_ALIKE:
        kept [
            "azul-mini/score/am10-a-row-of-4-and-a-column-of-3-score-7",
            "azul-master-chocolatier/score/mc10-a-row-of-4-and-a-column-of-3-score-7",
        ],
        never;
    TWO_TO_FOUR_PLAYERS:
        kept ["azul/check/player-two-to-four"],
        broken ["azul/check/player-count"];
    ONE_BOARD_EACH:
        kept ["azul/show/board", "azul-mini/show/am04-andreas-board"],
        broken ["azul/check/player-count"];
    PLASTIC_TRAYS:
        kept ["azul-mini/show/am03-the-table-after-the-first-turns"],
        never;
    SAME_SIDE:
        kept ["azul/replay/grey-4p", "azul/replay/coloured-3p"],
        never;
    WALL_COLOURS:
        kept ["azul/score/bonus-row-column-colour", "azul-mini/score/am05-red-and-blue-score-1-each"],
        never;
    FLOOR_LINE_SPACES:
        kept ["azul/score/floor-line", "azul-mini/score/am11-four-tiles-and-the-marker-cost-8"],
        broken ["azul/score/claim-floor-one-each", "azul/score/claim-floor-one-two-three"];
    SCORE_STARTS_AT_ZERO:
        kept ["azul/check/setup-of-the-table"],
        broken ["azul/check/score-starts-at-zero"];
    FACTORIES_FOR_PLAYERS:
        kept ["azul/check/player-two-to-four", "azul/check/setup-of-the-table"],
        broken ["azul/check/factory-count", "azul/check/deal-next-round"];
    TWENTY_OF_EACH_COLOUR:
        kept ["azul/check/setup-of-the-table", "azul/replay/grey-4p"],
        broken ["azul/check/tile-twenty-of-each", "azul/check/tile-before-the-first-deal"];
    ALL_TILES_IN_THE_BAG:
        kept ["azul/check/setup-of-the-table"],
        broken ["azul/check/tile-before-the-first-deal", "azul/check/tile-lid"];
    ONE_MARKER:
        kept ["azul-mini/show/am03-the-table-after-the-first-turns", "azul/check/setup-of-the-table"],
        broken ["azul/check/marker-one", "azul/check/six-faults"];
    FIRST_STARTER:
        kept ["azul/check/setup-of-the-table", "azul-mini/check/am02-takes-the-single-yellow"],
        broken ["azul/check/deal-starter"];
    FACTORY_GETS_FOUR:
        kept ["azul/check/setup-of-the-table", "azul/check/deal-the-holder-begins"],
        broken [
            "azul/check/factory-holds-four",
            "azul/check/deal-next-round",
            "azul-master-chocolatier/check/mc16-refused-a-fifth-piece-on-a-blue-factory",
            "azul/check/tile-bag-and-round",
        ];
    UNUSED_PARTS:
        kept ["azul/check/player-two-to-four"],
        never;
    MOST_POINTS_WIN:
        kept ["azul/score/bonus-row-column-colour", "azul-mini/replay/am13-from-the-last-tiling-to-the-victory"],
        never;
    GAME_ENDS:
        kept [
            "azul-mini/replay/am13-from-the-last-tiling-to-the-victory",
            "azul/score/tiling-with-nothing-left-counts-the-bonuses",
            "azul/moves/none-after-the-end",
        ],
        broken [
            "azul/check/wall-complete-row-ends-the-game",
            "azul/check/wall-complete-column-does-not-end-the-game",
            "azul/check/deal-after-the-end",
            "azul-mini/check/am13-refused-no-round-after-a-complete-row",
        ];
    THREE_PHASES:
        kept ["azul/replay/coloured-2p"],
        broken ["azul/check/take-in-the-wrong-phase", "azul/check/round-and-phase"];

    MARKER_TO_THE_CENTRE:
        kept ["azul/check/setup-of-the-table", "azul-mini/apply/am01-the-other-2-go-to-the-centre"],
        broken ["azul/check/marker-in-front-during-the-offer", "azul/check/marker-left-before-any-factory"];
    TURNS_GO_CLOCKWISE:
        kept ["azul-mini/check/am03-takes-the-3-red-and-the-marker", "azul/check/deal-the-holder-begins"],
        broken [
            "azul/check/take-in-turn",
            "azul-mini/check/am02-refused-out-of-turn",
            "azul/check/turn-nobody-is-two-ahead",
            "azul/check/turn-each-empty-factory-is-one",
            "azul/check/turn-round-from-who-began",
            "azul/check/turn-follows-from-the-factories",
        ];
    TAKE_FROM_ONE_PLACE:
        kept ["azul-mini/check/am01-takes-both-black", "azul-mini/check/am03-takes-the-3-red-and-the-marker"],
        broken ["azul/check/take-from-where", "azul/check/offer-taken-lies-on-the-boards"];
    TAKE_ALL:
        kept ["azul-mini/check/am01-takes-both-black", "azul-mini/check/am03-takes-the-3-red-and-the-marker"],
        broken [
            "azul-mini/check/am01-refused-takes-1-of-the-2-black",
            "azul/check/take-all-of-the-colour",
            "azul/check/line-one-for-a-take",
            "azul/check/centre-rest-of-other-colours",
        ];
    REST_TO_THE_CENTRE:
        kept ["azul-mini/apply/am01-the-other-2-go-to-the-centre", "azul-mini/apply/am02-the-3-red-go-to-the-centre"],
        broken [
            "azul/check/centre-fills-from-factories",
            "azul/check/factory-rest-left-on-it",
            "azul/check/gold-rest",
        ];
    FIRST_FROM_CENTRE:
        kept [
            "azul-mini/apply/am03-the-marker-lies-before-the-tile-that-falls",
            "azul-mini/check/am03-takes-the-3-red-and-the-marker",
            "azul-mini/apply/am03-the-second-to-take-from-the-centre-gets-no-marker",
        ],
        broken ["azul/check/marker-left-in-the-centre"];
    PLACE_ON_ONE_LINE:
        kept ["azul-mini/check/am04-b-line-5-takes-both", "azul-mini/check/am01-takes-both-black"],
        broken ["azul/check/line-one-for-a-take"];
    LINE_LENGTH:
        kept ["azul/check/take-the-excess-falls", "azul-mini/check/am04-a-line-1-takes-one-the-other-falls"],
        broken ["azul/check/line-length", "azul/check/six-faults"];
    LINE_FILLS_FROM_RIGHT:
        kept ["azul-mini/show/am04-andreas-board", "azul-mini/show/am03-the-table-after-the-first-turns"],
        broken ["azul/check/line-fills-from-the-right", "azul/check/line-tiled-not-yet-cleared"];
    LINE_HOLDS_ONE_COLOUR:
        kept ["azul/check/take-the-excess-falls"],
        broken [
            "azul-mini/check/am04-line-4-refused-holds-blue",
            "azul/check/line-one-colour",
            "azul/check/take-to-a-line",
        ];
    COMPLETE_LINE:
        kept ["azul/check/take-the-excess-falls"],
        broken ["azul/check/take-to-a-line", "azul/check/ruling-full-line-target"];
    EXCESS_FALLS:
        kept ["azul/check/take-the-excess-falls", "azul-mini/apply/am04-a-one-on-line-1-one-on-the-floor"],
        broken ["azul/check/take-drop-some"];
    ONLY_COMPLETE_LINES:
        kept ["azul-mini/score/am05-red-and-blue-score-1-each", "azul-mini/check/am05-line-2-then-line-4"],
        broken [
            "azul-mini/check/am05-line-3-refused-not-full",
            "azul/check/tile-full-lines",
            "azul/check/tile-nothing-left",
        ];
    WALL_ROW_HAS_COLOUR:
        kept ["azul-mini/moves/am04-what-andrea-may-do", "azul/moves/take-everything-possible"],
        broken [
            "azul-mini/check/am04-line-2-refused-row-has-yellow",
            "azul/check/line-row-has-colour",
            "azul/check/take-to-a-line",
        ];
    UNPLACED_TILES_FALL:
        kept ["azul-mini/apply/am04-a-one-on-line-1-one-on-the-floor", "azul-mini/check/am04-c-both-to-the-floor"],
        broken [
            "azul/check/take-drop-some",
            "azul/check/ruling-partial-floor",
            "azul/check/offer-taken-lies-on-the-boards",
        ];
    FLOOR_LINE_BY_CHOICE:
        kept ["azul-mini/check/am04-c-both-to-the-floor"],
        broken ["azul/check/take-drop-some"];
    FLOOR_FILLS_FROM_LEFT:
        kept [
            "azul-mini/apply/am03-the-marker-lies-before-the-tile-that-falls",
            "azul/apply/lid-when-the-floor-line-overflows",
        ],
        broken ["azul/check/floor-gap", "azul/check/six-faults"];
    FULL_FLOOR_LINE:
        kept [
            "azul/apply/lid-when-the-floor-line-overflows",
            "azul/check/floor-seven",
            "azul/check/take-the-excess-falls",
            "azul-mini/apply/am15-two-of-three-go-to-the-lid",
        ],
        broken ["azul/check/floor-eight"];
    OFFER_ENDS:
        kept ["azul/score/offer-goes-on", "azul/replay/coloured-2p"],
        broken ["azul/check/offer-over"];

    PLAYERS_TILE_TOGETHER:
        kept ["azul/check/tile-everybody-at-once"],
        never;
    TILE_TOP_TO_BOTTOM:
        kept ["azul/score/tile-in-order", "azul-mini/check/am05-line-2-then-line-4"],
        broken [
            "azul-mini/check/am05-line-4-refused-before-line-2",
            "azul/check/tile-full-lines",
            "azul/check/tile-grey-left-out",
        ];
    ONE_TILE_A_LINE:
        kept ["azul-mini/apply/am06-one-red-and-three-blue-leave", "azul-mini/score/am05-red-and-blue-score-1-each"],
        broken [
            "azul/check/line-full-after-tiling",
            "azul/check/tile-printed-space",
            "azul/check/wall-one-tile-a-round",
            "azul/check/wall-more-than-was-dealt",
        ];
    SPACE_OF_ITS_COLOUR:
        kept ["azul-mini/score/am05-red-and-blue-score-1-each", "azul/score/tile-in-order"],
        broken ["azul/check/tile-printed-space", "azul/check/wall-space-of-its-colour", "azul/check/six-faults"];
    SCORED_AT_ONCE:
        kept ["azul/score/tile-in-order"],
        broken ["azul/check/score-of-the-wall", "azul/check/score-after-the-first-tiling"];
    TILED_LINES_CLEARED:
        kept ["azul-mini/apply/am06-one-red-and-three-blue-leave"],
        broken ["azul/check/tile-lid"];
    INCOMPLETE_LINES_STAY:
        kept ["azul-mini/apply/am06-one-red-and-three-blue-leave"],
        broken ["azul/score/claim-incomplete-line"];
    TILE_ALONE:
        kept ["azul-mini/score/am07-a-tile-alone-scores-1", "azul/score/tile-points"],
        broken ["azul/score/claim-counted-alone", "azul/score/claim-diagonals"];
    HORIZONTAL_RUN:
        kept ["azul-mini/score/am08-a-row-of-3-scores-3", "azul/score/tile-points"],
        broken ["azul/score/claim-gap-in-row", "azul/score/claim-new-tile-left-out"];
    VERTICAL_RUN:
        kept ["azul-mini/score/am09-a-column-of-3-scores-3", "azul/score/tile-points"],
        broken ["azul-mini/score/claim-three-of-a-dispute", "azul/score/claim-column-left-out"];
    BOTH_RUNS_COUNT:
        kept ["azul-mini/score/am10-a-row-of-4-and-a-column-of-3-score-7", "azul/score/tile-points"],
        broken ["azul/score/claim-counted-once"];
    FLOOR_LINE_COSTS:
        kept [
            "azul-mini/score/am11-four-tiles-and-the-marker-cost-8",
            "azul/score/floor-line-after-the-tiles",
            "azul/score/floor-line",
        ],
        broken ["azul/check/tile-floor-line-last"];
    NEVER_BELOW_ZERO:
        kept ["azul-mini/score/am12-five-points-stop-at-0", "azul-mini/score/am12-nothing-to-lose-at-0"],
        broken ["azul/check/score-below-zero"];
    FLOOR_LINE_CLEARED:
        kept ["azul-mini/apply/am11-the-tiles-leave-the-marker-stays"],
        broken ["azul/check/floor-cleared-after-tiling"];
    MARKER_COUNTS:
        kept ["azul-mini/score/am11-the-marker-may-lie-anywhere", "azul/score/disputed-floor-line"],
        broken ["azul/score/claim-floor-moves-up", "azul/score/claim-floor-without-marker"];
    MARKER_STAYS:
        kept ["azul-mini/apply/am11-the-tiles-leave-the-marker-stays"],
        broken ["azul/check/floor-cleared-after-tiling"];

    NEXT_ROUND:
        kept ["azul/check/deal-the-holder-begins", "azul/replay/coloured-2p"],
        broken [
            "azul-mini/check/am13-refused-a-column-does-not-end-the-game",
            "azul/check/deal-after-the-end",
            "azul/check/tile-nothing-left",
        ];
    MARKER_HOLDER_BEGINS:
        kept ["azul/check/deal-the-holder-begins", "azul/replay/coloured-3p"],
        broken [
            "azul/check/deal-next-round",
            "azul/check/deal-starter",
            "azul/check/ruling-no-marker-taken",
            "azul/check/starter-has-the-marker",
        ];
    EMPTY_BAG_REFILLED:
        kept ["azul/replay/coloured-3p", "azul/replay/coloured-2p"],
        broken ["azul/check/deal-refills-the-bag", "azul/check/ruling-refill", "azul/check/tile-lid-goes-back"];
    TILES_RUN_OUT:
        kept ["azul/replay/grey-4p"],
        broken ["azul/check/deal-last-tiles", "azul/check/deal-refills-the-bag"];
    BONUSES_AT_THE_END:
        kept [
            "azul/score/tiling-with-nothing-left-counts-the-bonuses",
            "azul-mini/replay/am13-from-the-last-tiling-to-the-victory",
        ],
        broken ["azul/check/score-holds-its-bonuses"];
    BONUS_ROW:
        kept ["azul-mini/score/am13-each-complete-row-brings-2", "azul/score/bonus-row-column-colour"],
        broken ["azul/score/claim-row-bonus-left-out", "azul/score/claim-rows-as-columns"];
    BONUS_COLUMN:
        kept ["azul-mini/score/am13-a-complete-column-brings-7", "azul/score/bonus-row-column-colour"],
        broken ["azul/score/claim-column-bonus-left-out", "azul/score/claim-columns-as-colours"];
    BONUS_COLOUR:
        kept ["azul-mini/score/am13-all-5-of-a-colour-bring-10", "azul/score/bonus-row-column-colour"],
        broken ["azul/score/claim-colour-bonus-left-out", "azul/score/claim-unfinished-colour"];
    TIE_MORE_ROWS:
        kept ["azul-mini/score/am13-tie-more-complete-rows-wins", "azul/score/tie"],
        never;
    SHARED_VICTORY:
        kept ["azul-mini/score/am13-tie-with-the-same-rows-is-shared", "azul/score/tie"],
        never;

    GREY_SIDE:
        kept ["azul/replay/grey-2p", "azul/moves/tile-grey"],
        never;
    GREY_ANY_SPACE:
        kept ["azul-mini/moves/am14-the-columns-for-yellow", "azul-mini/check/am14-a-column-without-yellow"],
        broken [
            "azul-mini/check/am14-space-refused-is-covered",
            "azul-mini/check/am14-column-not-said",
            "azul/check/tile-grey-column",
        ];
    GREY_COLUMN_HAS_COLOUR:
        kept ["azul-mini/moves/am14-the-columns-for-yellow", "azul-mini/check/am14-a-column-without-yellow"],
        broken [
            "azul-mini/check/am14-column-refused-has-yellow",
            "azul-mini/check/am14-impossible-yellow-twice-in-a-column",
            "azul/check/wall-grey-column",
        ];
    GREY_ROW_HAS_COLOUR:
        kept ["azul/replay/grey-2p"],
        broken ["azul-mini/check/am14-impossible-yellow-twice-in-a-row", "azul/check/wall-grey-row"];
    GREY_LINE_FALLS:
        kept [
            "azul-mini/score/am15-the-whole-line-falls",
            "azul-mini/check/am15-the-line-falls-before-line-5-is-tiled",
            "azul/score/grey-line-falls",
        ],
        broken [
            "azul-mini/check/am15-fall-refused-a-space-is-free",
            "azul/check/tile-grey-line-falls",
            "azul/check/tile-grey-column",
        ];

    GOLD_SIDES:
        kept ["azul-master-chocolatier/replay/specialised-3p"],
        broken ["azul/check/gold-as-many-as-players", "azul/check/deal-gold"];
    GOLD_SHUFFLED:
        kept ["azul-master-chocolatier/replay/specialised-3p", "azul-master-chocolatier/replay/specialised-2p"],
        never;
    GOLD_AS_PLAYERS:
        kept [
            "azul-master-chocolatier/check/mc16-the-fifth-piece-written-on-it",
            "azul-master-chocolatier/replay/specialised-3p",
        ],
        broken ["azul/check/gold-as-many-as-players", "azul/check/deal-gold"];
    GOLD_OTHERWISE_NORMAL:
        kept ["azul-master-chocolatier/replay/specialised-2p", "azul-master-chocolatier/replay/specialised-3p"],
        never;
    GOLD_PLUS_ONE:
        kept [
            "azul-master-chocolatier/apply/mc16-a-fifth-piece",
            "azul-master-chocolatier/check/mc16-the-fifth-piece-written-on-it",
        ],
        broken [
            "azul/check/gold-plus-one-holds-five",
            "azul/check/deal-gold",
        ];
    GOLD_SEEKER:
        kept [
            "azul-master-chocolatier/apply/mc17-one-brown-from-each-neighbour",
            "azul-master-chocolatier/apply/mc17-none-where-there-is-none",
            "azul-master-chocolatier/check/mc17-shown-after-set-up",
        ],
        broken [
            "azul-master-chocolatier/check/mc17-refused-two-from-one-neighbour",
            "azul/check/gold-seeker-took-from-its-neighbours",
            "azul/check/deal-gold",
        ];
    GOLD_STAY:
        kept [
            "azul-master-chocolatier/apply/mc18-nothing-goes-to-the-centre",
            "azul-master-chocolatier/check/mc18-the-rest-stays",
        ],
        broken [
            "azul-master-chocolatier/check/mc18-refused-sending-the-rest-on",
            "azul/check/gold-rest",
            "azul/check/gold-rest-in-the-centre",
        ];
    GOLD_NEIGHBOURS:
        kept [
            "azul-master-chocolatier/apply/mc19-the-neighbours-get-the-rest",
            "azul-master-chocolatier/check/mc19-the-rest-divided",
            "azul-master-chocolatier/check/mc19-all-of-it-to-one-neighbour",
        ],
        broken [
            "azul-master-chocolatier/check/mc19-refused-too-far",
            "azul-master-chocolatier/check/mc19-refused-a-piece-is-missing",
            "azul-master-chocolatier/check/mc19-to-whom-is-not-said",
            "azul/check/gold-rest-one-neighbour",
        ];
    GOLD_COLOUR_NOT_SPLIT:
        kept [
            "azul-master-chocolatier/moves/mc19-the-ways-to-divide-it",
            "azul-master-chocolatier/check/mc19-the-rest-divided",
        ],
        broken ["azul-master-chocolatier/check/mc19-refused-a-colour-is-split", "azul/check/gold-rest"];
    GOLD_ZERO_REST:
        kept ["azul-master-chocolatier/check/mc20-the-rest-to-the-centre-the-factory-to-andrea"],
        broken ["azul/check/gold-zero-is-kept"];
    GOLD_ZERO_KEPT:
        kept [
            "azul-master-chocolatier/apply/mc20-andrea-keeps-the-factory",
            "azul-master-chocolatier/apply/mc20-it-goes-back-at-the-end-of-the-round",
        ],
        broken [
            "azul-master-chocolatier/check/mc20-refused-nobody-takes-from-a-kept-factory",
            "azul/check/gold-zero-is-kept",
            "azul/check/gold-zero-is-not-in-play",
        ];
    GOLD_ZERO_CATCHES:
        kept [
            "azul-master-chocolatier/apply/mc20-the-next-piece-lands-on-it",
            "azul-master-chocolatier/score/mc20-what-it-caught-costs-nothing",
            "azul/score/gold-zero-catches",
        ],
        broken ["azul/check/gold-zero-is-kept", "azul/check/gold-zero-and-the-marker"];
}

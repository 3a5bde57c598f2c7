//! Where each rule is kept and where it is broken.

use super::super::rules::*;

crate::shown! {
    TWO_TO_FOUR_PLAYERS:
        kept ["azul-summer-pavilion/apply/deal-first-round", "azul-summer-pavilion/check/sp01-takes-the-2-red",
            "azul-summer-pavilion/replay/coloured-4p"],
        broken ["azul-summer-pavilion/check/player-count"];
    ONE_BOARD_EACH:
        kept ["azul-summer-pavilion/show/coloured-table", "azul-summer-pavilion/show/monochrome-board"],
        broken ["azul-summer-pavilion/check/player-count"];
    SAME_SIDE:
        kept ["azul-summer-pavilion/show/monochrome-board", "azul-summer-pavilion/replay/monochrome-2p"],
        never;
    STARS:
        kept ["azul-summer-pavilion/score/spc-two-connected-tiles-bring-3", "azul-summer-pavilion/show/coloured-table"],
        never;
    FACTORIES_FOR_PLAYERS:
        kept ["azul-summer-pavilion/apply/deal-first-round", "azul-summer-pavilion/check/sp01-takes-the-2-red",
            "azul-summer-pavilion/replay/coloured-4p"],
        broken ["azul-summer-pavilion/check/factory-count", "azul-summer-pavilion/check/deal-next-round"];
    SCORE_BOARD:
        kept ["azul-summer-pavilion/show/coloured-table", "azul-summer-pavilion/score/sp03-four-tiles-cost-4"],
        never;
    ROUND_MARKER:
        kept ["azul-summer-pavilion/apply/deal-first-round", "azul-summer-pavilion/moves/take"],
        broken ["azul-summer-pavilion/check/round-and-phase"];
    WILD_COLOURS:
        kept ["azul-summer-pavilion/check/sp02-takes-the-green-and-1-purple",
            "azul-summer-pavilion/moves/place-wild-no-longer", "azul-summer-pavilion/replay/coloured-3p"],
        never;
    SCORE_STARTS_AT_FIVE:
        kept ["azul-summer-pavilion/apply/deal-first-round", "azul-summer-pavilion/score/sp03-four-tiles-cost-4"],
        broken ["azul-summer-pavilion/check/score-starts-at-five", "azul-summer-pavilion/check/setup-nothing-lies-out"];
    TWENTY_TWO_OF_EACH_COLOUR:
        kept ["azul-summer-pavilion/check/sp01-takes-the-2-red", "azul-summer-pavilion/apply/deal-first-round",
            "azul-summer-pavilion/replay/coloured-4p"],
        broken ["azul-summer-pavilion/check/tile-twenty-two"];
    ALL_TILES_IN_THE_BAG:
        kept ["azul-summer-pavilion/apply/deal-first-round", "azul-summer-pavilion/replay/coloured-3p"],
        broken ["azul-summer-pavilion/check/setup-nothing-lies-out"];
    SUPPLY_OF_TEN:
        kept ["azul-summer-pavilion/apply/deal-first-round", "azul-summer-pavilion/apply/sp08-they-lie-beside-the-board"],
        broken ["azul-summer-pavilion/check/supply-of-ten", "azul-summer-pavilion/check/setup-nothing-lies-out",
            "azul-summer-pavilion/check/six-faults"];
    FACTORY_GETS_FOUR:
        kept ["azul-summer-pavilion/apply/deal-first-round", "azul-summer-pavilion/apply/deal-next-round"],
        broken ["azul-summer-pavilion/check/factory-holds-four", "azul-summer-pavilion/check/deal-next-round",
            "azul-summer-pavilion/check/take-from-where", "azul-summer-pavilion/check/deal-draws-from-the-bag"];
    ONE_MARKER:
        kept ["azul-summer-pavilion/apply/sp03-the-marker-is-his", "azul-summer-pavilion/apply/take-and-marker"],
        broken ["azul-summer-pavilion/check/marker-one", "azul-summer-pavilion/check/six-faults"];
    MARKER_STARTS_IN_THE_CENTRE:
        kept ["azul-summer-pavilion/apply/deal-first-round", "azul-summer-pavilion/apply/deal-next-round"],
        broken ["azul-summer-pavilion/check/marker-where"];
    TOWER:
        kept ["azul-summer-pavilion/apply/sp05-the-3-purple-go-to-the-tower",
            "azul-summer-pavilion/apply/spf-4-green-in-the-corners", "azul-summer-pavilion/apply/sp10-they-go-to-the-tower"],
        broken ["azul-summer-pavilion/check/tile-bag-and-tower"];
    UNUSED_PARTS:
        kept ["azul-summer-pavilion/check/sp01-takes-the-2-red"],
        never;
    GOAL:
        kept ["azul-summer-pavilion/score/tie", "azul-summer-pavilion/replay/coloured-4p"],
        never;
    THREE_PHASES:
        kept ["azul-summer-pavilion/replay/monochrome-2p", "azul-summer-pavilion/check/ruling-bag-refill"],
        broken ["azul-summer-pavilion/check/move-in-the-wrong-phase", "azul-summer-pavilion/check/turn-when",
            "azul-summer-pavilion/check/passed-when"];
    FIRST_STARTER:
        kept ["azul-summer-pavilion/apply/deal-first-round"],
        broken ["azul-summer-pavilion/check/deal-first-starter"];
    TURNS_GO_CLOCKWISE:
        kept ["azul-summer-pavilion/check/turn-passes-over-who-has-passed",
            "azul-summer-pavilion/check/sp03-takes-the-3-yellow-1-purple-and-the-marker"],
        broken ["azul-summer-pavilion/check/place-in-turn", "azul-summer-pavilion/check/take-in-turn",
            "azul-summer-pavilion/check/turn-each-empty-factory-is-one"];
    TAKE_FROM_ONE_PLACE:
        kept ["azul-summer-pavilion/moves/take",
            "azul-summer-pavilion/check/sp03-takes-the-3-yellow-1-purple-and-the-marker"],
        broken ["azul-summer-pavilion/check/take-from-where", "azul-summer-pavilion/check/take-all-of-the-colour"];
    TAKE_ALL:
        kept ["azul-summer-pavilion/check/sp01-takes-the-2-red", "azul-summer-pavilion/moves/take"],
        broken ["azul-summer-pavilion/check/sp01-refused-takes-1-of-the-2-red",
            "azul-summer-pavilion/check/take-all-of-the-colour", "azul-summer-pavilion/apply/refused"];
    WILD_NOT_CHOSEN:
        kept ["azul-summer-pavilion/moves/take"],
        broken ["azul-summer-pavilion/check/take-one-wild-tile"];
    ONE_WILD_WITH_IT:
        kept ["azul-summer-pavilion/check/sp02-takes-the-green-and-1-purple",
            "azul-summer-pavilion/check/sp03-takes-the-3-yellow-1-purple-and-the-marker"],
        broken ["azul-summer-pavilion/check/sp02-refused-leaves-the-purple",
            "azul-summer-pavilion/check/sp02-refused-takes-both-purple", "azul-summer-pavilion/check/take-one-wild-tile"];
    WILD_ALONE:
        kept ["azul-summer-pavilion/moves/take"],
        broken ["azul-summer-pavilion/check/take-one-wild-tile"];
    REST_TO_THE_CENTRE:
        kept ["azul-summer-pavilion/apply/sp01-the-2-yellow-go-to-the-centre",
            "azul-summer-pavilion/apply/sp02-the-other-2-go-to-the-centre"],
        broken ["azul-summer-pavilion/check/centre-fills-from-factories",
            "azul-summer-pavilion/check/factory-rest-left-on-it", "azul-summer-pavilion/check/take-from-where"];
    BESIDE_THE_BOARD:
        kept ["azul-summer-pavilion/apply/sp02-the-other-2-go-to-the-centre",
            "azul-summer-pavilion/apply/sp03-the-marker-is-his"],
        broken ["azul-summer-pavilion/check/offer-taken-lies-beside-the-boards",
            "azul-summer-pavilion/check/tiles-beside-the-board-when"];
    FIRST_FROM_CENTRE:
        kept ["azul-summer-pavilion/apply/sp03-the-marker-is-his", "azul-summer-pavilion/apply/take-and-marker"],
        broken ["azul-summer-pavilion/check/marker-where", "azul-summer-pavilion/check/marker-comes-with-tiles"];
    MARKER_COSTS:
        kept ["azul-summer-pavilion/score/sp03-four-tiles-cost-4", "azul-summer-pavilion/score/marker-price"],
        broken ["azul-summer-pavilion/score/claim-marker-forgotten", "azul-summer-pavilion/score/claim-marker-itself"];
    NEVER_BELOW_ONE:
        kept ["azul-summer-pavilion/score/sp04-from-3-it-stops-at-1", "azul-summer-pavilion/score/sp04-at-1-nothing-moves",
            "azul-summer-pavilion/score/marker-price"],
        broken ["azul-summer-pavilion/check/score-stops"];
    MARKER_HOLDER_BEGINS:
        kept ["azul-summer-pavilion/apply/deal-next-round", "azul-summer-pavilion/replay/monochrome-2p"],
        broken ["azul-summer-pavilion/check/deal-next-round", "azul-summer-pavilion/check/marker-comes-with-tiles"];
    TAKING_ENDS:
        kept ["azul-summer-pavilion/check/ruling-no-marker-taken", "azul-summer-pavilion/replay/monochrome-2p"],
        broken ["azul-summer-pavilion/check/offer-is-over", "azul-summer-pavilion/check/move-in-the-wrong-phase"];
    WILD_THIS_ROUND_ONLY:
        kept ["azul-summer-pavilion/moves/place-wild-no-longer", "azul-summer-pavilion/check/take-one-wild-tile"],
        broken ["azul-summer-pavilion/check/place-wild"];
    ONE_TILE_A_TURN:
        kept ["azul-summer-pavilion/check/turn-passes-over-who-has-passed"],
        never;
    PLAYING_ENDS:
        kept ["azul-summer-pavilion/apply/place-bonus-refill-pass", "azul-summer-pavilion/check/ruling-bag-refill"],
        broken ["azul-summer-pavilion/check/move-in-the-wrong-phase",
            "azul-summer-pavilion/check/playing-ends-when-all-have-passed"];
    FROM_BESIDE_THE_BOARD:
        kept ["azul-summer-pavilion/moves/sp06-what-tomas-may-do",
            "azul-summer-pavilion/apply/spa-1-placed-5-to-the-tower-1-left"],
        broken ["azul-summer-pavilion/check/place-price"];
    ON_SPACES_ONLY:
        kept ["azul-summer-pavilion/moves/sp06-what-tomas-may-do"],
        broken ["azul-summer-pavilion/check/place-on-no-space"];
    FREE_SPACE:
        kept ["azul-summer-pavilion/moves/place-or-pass"],
        broken ["azul-summer-pavilion/check/place-where", "azul-summer-pavilion/check/place-monochrome"];
    STAR_OF_ITS_COLOUR:
        kept ["azul-summer-pavilion/moves/place-or-pass", "azul-summer-pavilion/check/sp06-purple-on-the-purple-star"],
        broken ["azul-summer-pavilion/check/star-of-its-colour", "azul-summer-pavilion/check/place-where",
            "azul-summer-pavilion/check/six-faults"];
    NUMBER_IS_THE_PRICE:
        kept ["azul-summer-pavilion/apply/spa-1-placed-5-to-the-tower-1-left",
            "azul-summer-pavilion/moves/sp06-what-tomas-may-do"],
        broken ["azul-summer-pavilion/check/place-price", "azul-summer-pavilion/check/place-monochrome",
            "azul-summer-pavilion/check/tile-more-than-was-dealt"];
    ONE_PLACED_REST_DISCARDED:
        kept ["azul-summer-pavilion/apply/spa-1-placed-5-to-the-tower-1-left",
            "azul-summer-pavilion/apply/sp05-the-3-purple-go-to-the-tower",
            "azul-summer-pavilion/apply/spc-2-blue-and-3-purple-go-to-the-tower"],
        broken ["azul-summer-pavilion/check/tile-bag-and-tower"];
    CENTRE_STAR:
        kept ["azul-summer-pavilion/check/sp07-green-on-the-centre-star",
            "azul-summer-pavilion/check/sp07-purple-on-the-centre-star"],
        broken ["azul-summer-pavilion/check/sp07-refused-green-is-there",
            "azul-summer-pavilion/check/sp07-refused-purple-is-there",
            "azul-summer-pavilion/check/star-centre-each-colour-once", "azul-summer-pavilion/check/place-where"];
    UNPLAYED_STAY:
        kept ["azul-summer-pavilion/apply/spe-the-rest-stays",
            "azul-summer-pavilion/apply/spa-1-placed-5-to-the-tower-1-left"],
        never;
    WILD_REPLACES:
        kept ["azul-summer-pavilion/check/sp05-3-purple-and-a-green-for-green-4",
            "azul-summer-pavilion/apply/spc-2-blue-and-3-purple-go-to-the-tower",
            "azul-summer-pavilion/moves/place-or-pass"],
        broken ["azul-summer-pavilion/check/place-price"];
    ONE_OF_THE_COLOUR:
        kept ["azul-summer-pavilion/check/sp05-3-purple-and-a-green-for-green-4",
            "azul-summer-pavilion/check/sp07-green-on-the-centre-star"],
        broken ["azul-summer-pavilion/check/sp05-refused-no-green-among-them", "azul-summer-pavilion/check/place-price",
            "azul-summer-pavilion/check/place-wild"];
    WILD_ON_ITS_OWN_SPACE:
        kept ["azul-summer-pavilion/check/sp06-purple-on-the-purple-star",
            "azul-summer-pavilion/check/sp07-purple-on-the-centre-star",
            "azul-summer-pavilion/score/spe-2-purple-for-purple-2-bring-3"],
        broken ["azul-summer-pavilion/check/sp05-refused-a-purple-tile-on-green-4",
            "azul-summer-pavilion/check/place-where", "azul-summer-pavilion/check/place-wild"];
    POINT_FOR_THE_TILE:
        kept ["azul-summer-pavilion/score/spa-7-blue-for-blue-6-bring-1",
            "azul-summer-pavilion/score/spb-two-tiles-that-do-not-touch-it"],
        broken ["azul-summer-pavilion/score/claim-lone-tile-left-out"];
    CONNECTED_TILES:
        kept ["azul-summer-pavilion/score/spc-two-connected-tiles-bring-3",
            "azul-summer-pavilion/score/spd-one-orange-and-3-purple-bring-3",
            "azul-summer-pavilion/score/sp13-the-count-goes-on-past-80"],
        broken ["azul-summer-pavilion/check/score-of-the-stars", "azul-summer-pavilion/check/bonus-owed"];
    CONNECTED_WITHIN_A_STAR:
        kept ["azul-summer-pavilion/score/spb-two-tiles-that-do-not-touch-it", "azul-summer-pavilion/score/placed-tiles"],
        broken ["azul-summer-pavilion/score/claim-neighbouring-star", "azul-summer-pavilion/score/claim-statue-scored"];
    EIGHTY_POINTS:
        kept ["azul-summer-pavilion/score/sp13-the-count-goes-on-past-80",
            "azul-summer-pavilion/score/sp13-written-as-token-and-place", "azul-summer-pavilion/score/past-eighty",
            "azul-summer-pavilion/show/sp13-the-token-and-the-place"],
        broken ["azul-summer-pavilion/score/claim-token-left-out"];
    FEATURES:
        kept ["azul-summer-pavilion/score/surrounded", "azul-summer-pavilion/show/coloured-table"],
        never;
    BONUS_PILLAR:
        kept ["azul-summer-pavilion/check/sp08-a-pillar-brings-1-tile",
            "azul-summer-pavilion/moves/sp08-what-a-pillar-lets-her-choose", "azul-summer-pavilion/score/surrounded"],
        broken ["azul-summer-pavilion/check/bonus-brings", "azul-summer-pavilion/check/bonus-owed"];
    BONUS_STATUE:
        kept ["azul-summer-pavilion/check/sp08-a-statue-brings-2-tiles", "azul-summer-pavilion/moves/bonus",
            "azul-summer-pavilion/score/surrounded"],
        broken ["azul-summer-pavilion/check/bonus-brings", "azul-summer-pavilion/check/sp08-refused-1-tile-for-a-statue"];
    BONUS_WINDOW:
        kept ["azul-summer-pavilion/check/sp08-a-window-brings-3-tiles", "azul-summer-pavilion/score/surrounded"],
        broken ["azul-summer-pavilion/check/bonus-brings", "azul-summer-pavilion/check/sp08-refused-4-tiles-for-a-window"];
    BONUS_AT_ONCE:
        kept ["azul-summer-pavilion/moves/bonus", "azul-summer-pavilion/check/sp08-a-pillar-brings-1-tile",
            "azul-summer-pavilion/apply/sp08-they-lie-beside-the-board"],
        broken ["azul-summer-pavilion/check/sp08-refused-passes-before-the-bonus",
            "azul-summer-pavilion/check/bonus-of-two-in-two", "azul-summer-pavilion/check/bonus-chosen"];
    BONUS_FREE_CHOICE:
        kept ["azul-summer-pavilion/moves/sp08-what-a-pillar-lets-her-choose",
            "azul-summer-pavilion/check/sp08-a-window-brings-3-tiles"],
        broken ["azul-summer-pavilion/check/sp08-refused-what-the-supply-does-not-hold",
            "azul-summer-pavilion/check/bonus-chosen"];
    BONUS_BESIDE_THE_BOARD:
        kept ["azul-summer-pavilion/apply/sp08-they-lie-beside-the-board"],
        never;
    SUPPLY_REFILLED:
        kept ["azul-summer-pavilion/apply/sp08-they-lie-beside-the-board", "azul-summer-pavilion/moves/refill-first",
            "azul-summer-pavilion/apply/place-bonus-refill-pass"],
        broken ["azul-summer-pavilion/check/refill", "azul-summer-pavilion/check/supply-of-ten",
            "azul-summer-pavilion/check/deal-draws-from-the-bag"];
    MUST_PASS:
        kept ["azul-summer-pavilion/moves/place-or-pass", "azul-summer-pavilion/moves/sp06-what-tomas-may-do"],
        never;
    KEEP_UP_TO_FOUR:
        kept ["azul-summer-pavilion/apply/spf-4-green-in-the-corners", "azul-summer-pavilion/moves/place-or-pass"],
        broken ["azul-summer-pavilion/check/spf-refused-keeps-5", "azul-summer-pavilion/check/pass",
            "azul-summer-pavilion/check/corners-hold-four", "azul-summer-pavilion/check/corners-when"];
    CORNERS_SCORE_NOTHING:
        kept ["azul-summer-pavilion/score/spf-2-red-cost-2", "azul-summer-pavilion/score/discarded"],
        never;
    DISCARDED_COST:
        kept ["azul-summer-pavilion/score/spf-2-red-cost-2", "azul-summer-pavilion/score/discarded"],
        broken ["azul-summer-pavilion/check/tiles-beside-the-board-when",
            "azul-summer-pavilion/check/score-after-the-first-round"];
    PASSED_IS_OUT:
        kept ["azul-summer-pavilion/check/turn-passes-over-who-has-passed"],
        broken ["azul-summer-pavilion/check/spf-refused-a-turn-after-passing", "azul-summer-pavilion/check/place-in-turn",
            "azul-summer-pavilion/check/turn-when", "azul-summer-pavilion/check/bonus-owed"];
    STARTER_PREPARES:
        kept ["azul-summer-pavilion/apply/deal-next-round"],
        never;
    NEXT_ROUND:
        kept ["azul-summer-pavilion/apply/deal-next-round", "azul-summer-pavilion/replay/coloured-3p"],
        never;
    EMPTY_BAG_REFILLED:
        kept ["azul-summer-pavilion/apply/deal-next-round", "azul-summer-pavilion/replay/coloured-3p"],
        broken ["azul-summer-pavilion/check/deal-draws-from-the-bag", "azul-summer-pavilion/check/tile-tower-goes-back"];
    TILES_RUN_OUT:
        kept ["azul-summer-pavilion/apply/deal-when-tiles-run-out", "azul-summer-pavilion/replay/coloured-4p"],
        broken ["azul-summer-pavilion/check/deal-draws-from-the-bag"];
    CORNERS_COME_BACK:
        kept ["azul-summer-pavilion/apply/deal-next-round"],
        broken ["azul-summer-pavilion/check/corners-when", "azul-summer-pavilion/check/six-faults"];
    GAME_ENDS:
        kept ["azul-summer-pavilion/moves/none-after-the-end", "azul-summer-pavilion/apply/sp10-they-go-to-the-tower",
            "azul-summer-pavilion/replay/monochrome-2p"],
        broken ["azul-summer-pavilion/check/move-in-the-wrong-phase", "azul-summer-pavilion/check/round-and-phase"];
    COMPLETE_STAR:
        kept ["azul-summer-pavilion/score/sp09-complete-stars", "azul-summer-pavilion/score/sp12-a-star-of-one-colour"],
        broken ["azul-summer-pavilion/score/claim-line-above", "azul-summer-pavilion/score/claim-line-below"];
    COMPLETE_MULTICOLOUR_STAR:
        kept ["azul-summer-pavilion/score/sp09-the-centre-star-brings-12",
            "azul-summer-pavilion/score/sp12-two-multicolour-stars"],
        broken ["azul-summer-pavilion/score/claim-multicolour-star-left-out"];
    ALL_OF_A_NUMBER:
        kept ["azul-summer-pavilion/score/sp09-all-of-a-number",
            "azul-summer-pavilion/score/sp09-six-of-the-1s-bring-nothing",
            "azul-summer-pavilion/score/sp09-all-5s-and-6s-bring-nothing",
            "azul-summer-pavilion/score/sp12-all-3s-are-12-spaces"],
        broken ["azul-summer-pavilion/score/claim-centre-by-place", "azul-summer-pavilion/score/claim-number-at-once"];
    LEFTOVERS_COST:
        kept ["azul-summer-pavilion/score/sp10-tiles-left-in-the-corners-cost-1-each",
            "azul-summer-pavilion/apply/sp10-they-go-to-the-tower", "azul-summer-pavilion/score/leftovers"],
        broken ["azul-summer-pavilion/check/corners-when", "azul-summer-pavilion/check/ruling-leftovers"];
    MOST_POINTS_WIN:
        kept ["azul-summer-pavilion/score/tie", "azul-summer-pavilion/score/end-bonuses",
            "azul-summer-pavilion/replay/coloured-4p"],
        never;
    TIE_IS_SHARED:
        kept ["azul-summer-pavilion/score/sp11-a-tie-is-a-shared-victory", "azul-summer-pavilion/score/tie",
            "azul-summer-pavilion/replay/coloured-3p"],
        never;
    MONOCHROME_SIDE:
        kept ["azul-summer-pavilion/replay/monochrome-2p", "azul-summer-pavilion/replay/monochrome-3p",
            "azul-summer-pavilion/moves/sp12-what-a-second-tile-may-be"],
        never;
    MONOCHROME_CHOICE:
        kept ["azul-summer-pavilion/moves/sp12-what-a-second-tile-may-be"],
        broken ["azul-summer-pavilion/check/sp12-impossible-a-star-that-mixes",
            "azul-summer-pavilion/check/star-monochrome-one-kind"];
    MONOCHROME_MULTICOLOUR:
        kept ["azul-summer-pavilion/check/sp12-a-second-multicolour-star",
            "azul-summer-pavilion/score/sp12-two-multicolour-stars"],
        broken ["azul-summer-pavilion/check/sp12-refused-a-colour-twice-on-a-multicolour-star",
            "azul-summer-pavilion/check/place-monochrome"];
    MONOCHROME_ONE_COLOUR:
        kept ["azul-summer-pavilion/check/sp12-a-second-star-of-one-colour",
            "azul-summer-pavilion/score/sp12-a-star-of-one-colour"],
        broken ["azul-summer-pavilion/check/sp12-refused-another-colour-on-a-star-of-one-colour",
            "azul-summer-pavilion/check/place-monochrome"];
    MONOCHROME_SEVERAL:
        kept ["azul-summer-pavilion/check/sp12-a-second-star-of-one-colour",
            "azul-summer-pavilion/check/sp12-a-second-multicolour-star",
            "azul-summer-pavilion/score/sp12-two-stars-of-one-colour",
            "azul-summer-pavilion/score/sp12-two-multicolour-stars"],
        never;
    MONOCHROME_NUMBERS:
        kept ["azul-summer-pavilion/score/sp12-all-3s-are-12-spaces",
            "azul-summer-pavilion/moves/sp12-what-a-second-tile-may-be"],
        never;
}

//! Where each rule is kept and where it is broken.

use super::super::rules::*;

crate::shown! {
    TWO_TO_FOUR_PLAYERS:
        kept ["blue-moon-city/check/players-four", "blue-moon-city/check/start-with-four"],
        broken ["blue-moon-city/check/players-impossible-five"];
    TWENTY_ONE_TILES:
        kept ["blue-moon-city/check/city-in-a-cross", "blue-moon-city/check/start-with-two"],
        broken ["blue-moon-city/check/city-impossible-a-tile-twice", "blue-moon-city/check/impossible-table"];
    MARKET_IN_THE_MIDDLE:
        kept [
            "blue-moon-city/check/city-market-in-the-middle",
            "blue-moon-city/check/city-in-a-cross",
            "blue-moon-city/check/city-random-centre",
        ],
        broken [
            "blue-moon-city/check/city-impossible-market-elsewhere",
            "blue-moon-city/check/city-impossible-mill-beside-the-market",
            "blue-moon-city/check/city-random-centre-impossible-market-elsewhere",
        ];
    SKETCH_SIDE_UP:
        kept ["blue-moon-city/check/start-with-two", "blue-moon-city/check/start-with-four"],
        never;
    TEN_STONES:
        kept ["blue-moon-city/check/stones-ten-in-all", "blue-moon-city/check/start-with-two"],
        broken ["blue-moon-city/check/stones-impossible-eleven", "blue-moon-city/check/stones-refused-none-left"];
    FIGURES_START_ON_THE_MARKET:
        kept ["blue-moon-city/check/start-with-two", "blue-moon-city/check/start-with-four"],
        never;
    OBELISK_SPACES:
        kept ["blue-moon-city/check/obelisk-four-sevens-two-eights", "blue-moon-city/replay/win-with-the-sixth-offering"],
        broken ["blue-moon-city/check/obelisk-impossible-three-eights"];
    TWO_PLAYERS_BLOCK_SEVENS:
        kept ["blue-moon-city/check/obelisk-two-players-two-sevens", "blue-moon-city/replay/bm07-space-nine"],
        broken ["blue-moon-city/check/obelisk-impossible-two-players-three-sevens"];
    CRYSTAL_PIECES:
        kept [
            "blue-moon-city/check/crystals-eighty-in-all",
            "blue-moon-city/check/start-with-two",
            "blue-moon-city/score/ruling-crystal-tokens",
        ],
        broken [
            "blue-moon-city/check/crystals-impossible-21-threes",
            "blue-moon-city/check/crystals-impossible-some-are-missing",
        ];
    SCALES_FOR_PLAYERS:
        kept [
            "blue-moon-city/check/scales-twelve-in-all",
            "blue-moon-city/check/start-with-two",
            "blue-moon-city/check/start-with-four",
        ],
        broken ["blue-moon-city/check/scales-impossible-thirteen"];
    DRAGONS_START_OUTSIDE:
        kept ["blue-moon-city/check/start-with-two", "blue-moon-city/check/start-with-four"],
        broken ["blue-moon-city/check/dragon-impossible-in-two-places"];
    DECK:
        kept ["blue-moon-city/check/cards-eighty-in-all", "blue-moon-city/check/start-with-two"],
        broken ["blue-moon-city/check/cards-impossible-a-third-blue-3", "blue-moon-city/check/cards-impossible-green-2"];
    EIGHT_CARDS_AT_FIRST:
        kept ["blue-moon-city/check/start-with-two", "blue-moon-city/check/start-with-four"],
        never;
    RANDOM_CENTRE:
        kept ["blue-moon-city/check/city-random-centre"],
        never;
    TURNS_GO_CLOCKWISE:
        kept ["blue-moon-city/check/turn-goes-on-clockwise"],
        broken ["blue-moon-city/check/turn-refused-counter-clockwise", "blue-moon-city/check/turn-refused-a-second-one"];
    THREE_PHASES:
        kept ["blue-moon-city/check/turn-in-three-phases", "blue-moon-city/replay/bm11-13-university-turn"],
        broken [
            "blue-moon-city/check/turn-refused-walk-after-a-stone",
            "blue-moon-city/check/turn-refused-stone-after-discarding",
            "blue-moon-city/check/bm19-power-after-a-stone",
        ];
    TWO_STEPS:
        kept ["blue-moon-city/check/walk-two-tiles", "blue-moon-city/replay/bm11-13-university-turn"],
        broken [
            "blue-moon-city/check/walk-refused-three-tiles",
            "blue-moon-city/check/walk-refused-five-tiles",
            "blue-moon-city/check/bm21-grey-cards",
        ];
    STEPS_ARE_STRAIGHT:
        kept ["blue-moon-city/check/walk-round-a-corner", "blue-moon-city/check/walk-two-tiles"],
        broken ["blue-moon-city/check/walk-refused-diagonally", "blue-moon-city/check/the-reason-that-counts"];
    MOVING_IS_OPTIONAL:
        kept ["blue-moon-city/check/walk-to-where-it-stands", "blue-moon-city/check/walk-not-at-all", "blue-moon-city/check/offer-without-a-walk"],
        never;
    DRAGON_STEPS:
        kept ["blue-moon-city/check/dragon-round-a-corner", "blue-moon-city/check/dragon-three-tiles"],
        never;
    POWERS_HAVE_THEIR_PHASE:
        kept ["blue-moon-city/check/power-before-the-stone", "blue-moon-city/replay/bm11-13-university-turn"],
        broken ["blue-moon-city/check/power-refused-after-the-stone", "blue-moon-city/check/bm19-power-after-a-stone"];
    DRAW_TWO:
        kept ["blue-moon-city/check/draw-two", "blue-moon-city/check/turn-goes-on-clockwise"],
        broken ["blue-moon-city/check/draw-refused-three", "blue-moon-city/check/draw-refused-one"];
    DISCARD_UP_TO_TWO:
        kept ["blue-moon-city/check/discard-one-draw-three", "blue-moon-city/replay/bm11-13-university-turn"],
        broken ["blue-moon-city/check/discard-refused-three", "blue-moon-city/check/discard-refused-a-second-time"];
    NO_HAND_LIMIT:
        kept ["blue-moon-city/check/hand-of-forty"],
        never;
    RESHUFFLE:
        kept ["blue-moon-city/apply/draw-from-the-shuffled-discard-pile"],
        never;
    CARD_COLOUR_AND_VALUE:
        kept ["blue-moon-city/check/pay-colour-and-value", "blue-moon-city/check/pay-exactly"],
        never;
    THREES_HAVE_NO_POWER:
        kept ["blue-moon-city/check/power-of-a-two"],
        broken ["blue-moon-city/check/power-refused-of-a-three", "blue-moon-city/check/bm21-grey-cards"];
    POWER_OR_PAYMENT:
        kept ["blue-moon-city/check/power-and-payment-by-two-cards", "blue-moon-city/check/power-before-the-stone"],
        broken ["blue-moon-city/check/bm19-power-and-payment", "blue-moon-city/check/bm01-both-for-the-four"];
    SECTIONS:
        kept ["blue-moon-city/check/section-by-number-and-by-place"],
        broken [
            "blue-moon-city/check/section-refused-no-five",
            "blue-moon-city/check/section-refused-no-fourth",
            "blue-moon-city/check/section-refused-of-another-colour",
            "blue-moon-city/check/section-impossible-on-the-market",
        ];
    SECTION_PRICE:
        kept ["blue-moon-city/check/pay-exactly", "blue-moon-city/check/pay-colour-and-value"],
        broken [
            "blue-moon-city/check/pay-refused-too-little",
            "blue-moon-city/check/pay-refused-in-another-colour",
            "blue-moon-city/check/bm01-two-threes",
        ];
    OVERPAYING:
        kept ["blue-moon-city/check/pay-too-much"],
        broken ["blue-moon-city/check/pay-refused-more-than-needed"];
    BUILD_WHERE_THE_FIGURE_STANDS:
        kept ["blue-moon-city/check/build-after-the-walk", "blue-moon-city/check/walk-not-at-all"],
        broken ["blue-moon-city/check/build-refused-on-the-way", "blue-moon-city/check/build-refused-on-the-market"];
    ANY_FREE_SECTION:
        kept ["blue-moon-city/check/build-any-free-section", "blue-moon-city/check/section-by-number-and-by-place"],
        broken ["blue-moon-city/check/build-refused-section-is-taken", "blue-moon-city/check/build-refused-building-is-finished"];
    PAID_CARDS_ARE_DISCARDED:
        kept ["blue-moon-city/apply/pay-goes-to-the-discard-pile"],
        never;
    OWN_STONE:
        kept ["blue-moon-city/apply/build-places-an-own-stone"],
        broken ["blue-moon-city/check/section-impossible-two-stones"];
    EACH_STONE_PAID:
        kept ["blue-moon-city/check/pay-for-each-stone", "blue-moon-city/check/bm03-palace-two-sections"],
        never;
    PALACE_ONE_COLOUR:
        kept [
            "blue-moon-city/check/bm03-palace-two-sections",
            "blue-moon-city/check/palace-one-colour-with-green",
            "blue-moon-city/check/palace-paid-in-green",
        ],
        broken ["blue-moon-city/check/bm02-palace-two-colours"];
    BUILDING_COMPLETES:
        kept ["blue-moon-city/replay/finish-scores-at-once", "blue-moon-city/replay/finish-not-yet"],
        broken ["blue-moon-city/check/building-impossible-full-yet-unfinished"];
    MASTER_BUILDER:
        kept ["blue-moon-city/score/finish-master-builder-has-most-stones", "blue-moon-city/score/ruling-master-builder"],
        broken ["blue-moon-city/check/tile-impossible-master-reward"];
    LEFTMOST_DECIDES:
        kept ["blue-moon-city/score/finish-tie-goes-to-the-left", "blue-moon-city/score/bm12-university"],
        broken ["blue-moon-city/score/claim-tie-lost", "blue-moon-city/score/claim-tie-shared"];
    CONTRIBUTORS:
        kept ["blue-moon-city/score/finish-the-palace", "blue-moon-city/score/bm12-university"],
        broken ["blue-moon-city/check/tile-impossible-contributor-reward"];
    FINISHED_NEIGHBOURS:
        kept ["blue-moon-city/score/finish-beside-finished-buildings", "blue-moon-city/score/bm12-university"],
        broken ["blue-moon-city/check/tile-impossible-neighbour-reward"];
    ONCE_A_PLAYER:
        kept ["blue-moon-city/score/finish-with-all-the-stones"],
        broken ["blue-moon-city/score/claim-contributor-per-stone", "blue-moon-city/score/claim-neighbour-per-stone"];
    CRYSTALS_ARE_HIDDEN:
        kept ["blue-moon-city/check/crystals-of-others-lie-face-down"],
        never;
    CARDS_SET_ASIDE:
        kept [
            "blue-moon-city/apply/finish-cards-lie-aside",
            "blue-moon-city/apply/finish-cards-come-after-drawing",
            "blue-moon-city/replay/bm11-13-university-turn",
        ],
        broken ["blue-moon-city/check/cards-impossible-aside-out-of-turn"];
    CARDS_TO_OTHERS:
        kept ["blue-moon-city/apply/finish-cards-lie-aside", "blue-moon-city/apply/bm12-after-the-university"],
        never;
    TILE_TURNS:
        kept ["blue-moon-city/apply/finish-turns-the-tile", "blue-moon-city/apply/bm12-after-the-university"],
        broken ["blue-moon-city/check/building-impossible-stone-on-a-finished-one"];
    FIGURES_STAY:
        kept ["blue-moon-city/apply/finish-turns-the-tile", "blue-moon-city/apply/bm12-after-the-university"],
        never;
    SCALES_FROM_DRAGONS:
        kept [
            "blue-moon-city/score/dragons-two-on-the-tile",
            "blue-moon-city/replay/bm04-two-dragons",
            "blue-moon-city/replay/bm11-13-university-turn",
        ],
        broken ["blue-moon-city/score/claim-dragons-for-all", "blue-moon-city/score/claim-dragons-forgotten"];
    SCALES_ONCE_A_TURN:
        kept ["blue-moon-city/score/dragons-reward-the-first-stone", "blue-moon-city/replay/bm04-two-dragons"],
        broken ["blue-moon-city/score/claim-dragons-each-stone"];
    SCALES_ARE_SCORED:
        kept ["blue-moon-city/replay/bm05-scale-scoring", "blue-moon-city/score/scales-not-before-the-last"],
        broken ["blue-moon-city/check/scales-impossible-none-left"];
    OWED_SCALES_COUNT:
        kept ["blue-moon-city/replay/bm05-scale-scoring", "blue-moon-city/score/ruling-scales-mid-scoring"],
        broken ["blue-moon-city/score/claim-owed-scales-forgotten"];
    MOST_SCALES:
        kept [
            "blue-moon-city/score/scales-most-alone",
            "blue-moon-city/score/scales-most-together",
            "blue-moon-city/replay/bm06-tied-for-most-scales",
        ],
        broken ["blue-moon-city/score/claim-tie-divided", "blue-moon-city/score/claim-tie-six"];
    THREE_SCALES:
        kept ["blue-moon-city/score/scales-three-are-enough", "blue-moon-city/replay/bm05-scale-scoring"],
        broken ["blue-moon-city/score/claim-few-scales-paid", "blue-moon-city/score/claim-most-and-three"];
    SCALES_RETURN:
        kept [
            "blue-moon-city/apply/scales-few-are-kept",
            "blue-moon-city/apply/bm05-after-the-scoring",
            "blue-moon-city/score/ruling-scales-return",
        ],
        broken ["blue-moon-city/score/claim-scales-kept"];
    OFFER_ON_THE_MARKET:
        kept ["blue-moon-city/check/offer-after-the-walk", "blue-moon-city/check/offer-without-a-walk"],
        broken ["blue-moon-city/check/offer-refused-elsewhere"];
    STONE_ON_THE_OBELISK:
        kept ["blue-moon-city/apply/offer-leaves-a-stone"],
        broken ["blue-moon-city/check/offer-impossible-without-a-stone"];
    OBELISK_FROM_THE_BOTTOM:
        kept ["blue-moon-city/check/obelisk-two-players-two-sevens", "blue-moon-city/replay/bm07-space-nine"],
        broken ["blue-moon-city/check/bm09-out-of-order", "blue-moon-city/check/bm09-obelisk-not-from-the-bottom"];
    OFFERING_PRICE:
        kept ["blue-moon-city/replay/bm07-space-nine", "blue-moon-city/apply/offer-leaves-a-stone"],
        broken ["blue-moon-city/check/bm07-too-few-crystals", "blue-moon-city/check/offer-refused-too-few-laid-down"];
    CHANGE:
        kept ["blue-moon-city/check/offer-gets-change", "blue-moon-city/replay/bm07-space-nine"],
        broken ["blue-moon-city/check/offer-refused-more-than-there-is"];
    NO_SCALES_ON_THE_MARKET:
        kept ["blue-moon-city/replay/bm08-dragon-on-the-market"],
        broken ["blue-moon-city/score/claim-dragons-on-the-market"];
    OFFERINGS_TO_WIN:
        kept ["blue-moon-city/replay/win-with-the-sixth-offering"],
        broken [
            "blue-moon-city/replay/bm10-2-players",
            "blue-moon-city/check/bm10-one-too-many",
            "blue-moon-city/check/win-impossible-two-winners",
            "blue-moon-city/check/win-impossible-nobody",
        ];
    UNFINISHED_BUILDINGS:
        kept ["blue-moon-city/replay/win-with-the-sixth-offering"],
        never;
    DRAGONS_OF_CARDS:
        kept ["blue-moon-city/check/dragons-each-by-its-cards", "blue-moon-city/check/dragon-anywhere-and-out"],
        broken ["blue-moon-city/check/dragon-refused-of-another-card", "blue-moon-city/check/ruling-dragon-colours"];
    DRAGON_ANYWHERE:
        kept ["blue-moon-city/check/dragon-anywhere-and-out", "blue-moon-city/check/dragons-each-by-its-cards"],
        broken ["blue-moon-city/check/dragon-refused-out-of-the-city"];
    DRAGON_THREE_TILES:
        kept ["blue-moon-city/check/dragon-three-tiles", "blue-moon-city/check/dragon-round-a-corner"],
        broken [
            "blue-moon-city/check/dragon-refused-four-tiles",
            "blue-moon-city/check/dragon-refused-while-outside",
            "blue-moon-city/check/bm20-dragon-cards",
        ];
    FIGURE_ANYWHERE:
        kept ["blue-moon-city/check/figure-anywhere", "blue-moon-city/check/power-before-the-stone"],
        broken ["blue-moon-city/check/figure-refused-where-it-stands"];
    TWO_MORE_STEPS:
        kept ["blue-moon-city/check/walk-four-tiles-with-grey-2"],
        broken ["blue-moon-city/check/walk-refused-grey-1-gives-no-steps"];
    GREEN_IS_WILD:
        kept ["blue-moon-city/check/bm14-green", "blue-moon-city/check/pay-in-green-alone"],
        broken ["blue-moon-city/check/one-reason-is-enough"];
    BROWN_PAIR:
        kept ["blue-moon-city/check/bm15-brown-pair", "blue-moon-city/check/power-before-the-stone"],
        broken ["blue-moon-city/check/bm15-brown-three-in-the-pair", "blue-moon-city/check/pay-refused-a-single-brown"];
    WHITE_ONE:
        kept ["blue-moon-city/check/bm17-white-one"],
        broken ["blue-moon-city/check/bm17-a-fifth-card", "blue-moon-city/check/bm17-two-colours"];
    WHITE_TWO:
        kept ["blue-moon-city/check/bm16-white-two"],
        broken ["blue-moon-city/check/pay-refused-white-2-lets-one-pass"];
    YELLOW_OFFERS_AGAIN:
        kept ["blue-moon-city/replay/bm18-yellow"],
        broken ["blue-moon-city/check/bm18-no-yellow", "blue-moon-city/check/ruling-pillar-needs-offering"];
    YELLOW_SURCHARGE:
        kept ["blue-moon-city/replay/bm18-yellow"],
        broken ["blue-moon-city/check/offer-refused-the-surcharge-is-missing"];
}

//! The slips that people make in counting.

use super::*;
use crate::slips;

slips! {
    RING_NOT_CLOSED = "azul-summer-pavilion/slip/ring-not-closed",
        "a 6 and a 1 are not taken as connected",
        "A star is a ring: its 6 lies beside its 1.",
        Some(&CONNECTED_TILES);
    PILLAR_SCORED = "azul-summer-pavilion/slip/pillar-scored",
        "a point is counted for a pillar",
        "A surrounded pillar brings a tile from the supply, and no point.",
        Some(&BONUS_PILLAR);
    STATUE_SCORED = "azul-summer-pavilion/slip/statue-scored",
        "points are counted for a statue",
        "A surrounded statue brings two tiles from the supply, and no points.",
        Some(&BONUS_STATUE);
    WINDOW_SCORED = "azul-summer-pavilion/slip/window-scored",
        "points are counted for a window",
        "A surrounded window brings three tiles from the supply, and no points.",
        Some(&BONUS_WINDOW);
    ONLY_TOUCHING = "azul-summer-pavilion/slip/only-touching",
        "only the tiles that touch the placed one are counted with it",
        "The whole unbroken run counts, not only the next tile of it.",
        Some(&CONNECTED_TILES);
    NEW_TILE_LEFT_OUT = "azul-summer-pavilion/slip/new-tile-left-out",
        "the placed tile itself is not counted, only what it joins",
        "The placed tile is one of the tiles of its run and counts like the others.",
        Some(&CONNECTED_TILES);
    LONE_TILE_LEFT_OUT = "azul-summer-pavilion/slip/lone-tile-left-out",
        "a tile that touches no other is given nothing",
        "Every placed tile brings 1 point, also one that touches no other.",
        Some(&POINT_FOR_THE_TILE);
    COUNTED_ALONE = "azul-summer-pavilion/slip/counted-alone",
        "a tile is counted alone, without the run that it joins",
        "One point is for a tile that touches no other; with others every tile of the run counts.",
        Some(&CONNECTED_TILES);
    COLOUR_BREAKS_RUN = "azul-summer-pavilion/slip/colour-breaks-run",
        "tiles of other colours are not taken as connected",
        "Spaces that lie side by side in a star are connected whatever the colours of their tiles.",
        Some(&CONNECTED_TILES);
    NEW_TILE_TWICE = "azul-summer-pavilion/slip/new-tile-twice",
        "the placed tile is counted twice",
        "Each tile of the run counts once, the placed one too: a star has one ring and no second direction.",
        Some(&CONNECTED_TILES);
    RUN_FORGOTTEN = "azul-summer-pavilion/slip/run-forgotten",
        "nothing is counted for a tile and its run",
        "A tile that is placed beside others brings a point for each tile of the run.",
        Some(&CONNECTED_TILES);
    SHORTER_SIDE_LEFT_OUT = "azul-summer-pavilion/slip/shorter-side-left-out",
        "the tiles on the shorter side of a tile that closes a gap are left out",
        "A tile that closes a gap is connected to both sides, and all of it counts.",
        Some(&CONNECTED_TILES);
    LONGER_SIDE_LEFT_OUT = "azul-summer-pavilion/slip/longer-side-left-out",
        "the tiles on the longer side of a tile that closes a gap are left out",
        "A tile that closes a gap is connected to both sides, and all of it counts.",
        Some(&CONNECTED_TILES);
    GAP_JUMPED = "azul-summer-pavilion/slip/gap-jumped",
        "tiles of the star behind a gap are counted",
        "A run ends where a space is empty.",
        Some(&CONNECTED_TILES);
    NEIGHBOURING_STAR = "azul-summer-pavilion/slip/neighbouring-star",
        "tiles of a neighbouring star are counted",
        "Tiles are connected only within one star.",
        Some(&CONNECTED_WITHIN_A_STAR);
    NUMBER_AS_POINTS = "azul-summer-pavilion/slip/number-as-points",
        "the number of a space is taken for its points",
        "The number says what the space costs; points are for the tile and those that it is connected to.",
        Some(&NUMBER_IS_THE_PRICE);
    CONNECTED_BY_NUMBER = "azul-summer-pavilion/slip/connected-by-number",
        "spaces are taken as neighbours in the order of their numbers",
        "Neighbours are the spaces that lie side by side: on the monochrome side the numbers go 3, 2, 1, 4, 5, 6 round a star.",
        Some(&MONOCHROME_NUMBERS);
    PAYMENT_PAID_FOR = "azul-summer-pavilion/slip/payment-paid-for",
        "the tiles that a space costs are paid for like discarded ones",
        "Tiles that go to the tower as the price of a space cost no points.",
        Some(&ONE_PLACED_REST_DISCARDED);
    NUMBER_AT_ONCE = "azul-summer-pavilion/slip/number-at-once",
        "all spaces of a number are rewarded as soon as they are covered",
        "The bonus for all spaces of a number is counted after the last round.",
        Some(&ALL_OF_A_NUMBER);
    MARKER_FORGOTTEN = "azul-summer-pavilion/slip/marker-forgotten",
        "the first-player marker is not paid",
        "Whoever takes the marker loses a point for each tile taken with it.",
        Some(&MARKER_COSTS);
    MARKER_WITHOUT_WILD = "azul-summer-pavilion/slip/marker-without-wild",
        "the wild tile is not counted in the marker's price",
        "The marker costs a point for each tile taken in the turn, also for the wild one.",
        Some(&MARKER_COSTS);
    MARKER_ONE_POINT = "azul-summer-pavilion/slip/marker-one-point",
        "the marker is paid with a single point",
        "The marker costs a point for each tile taken with it.",
        Some(&MARKER_COSTS);
    MARKER_ITSELF = "azul-summer-pavilion/slip/marker-itself",
        "the marker is counted in its own price",
        "The marker costs a point for each tile taken with it, and nothing for itself.",
        Some(&MARKER_COSTS);
    MARKER_WHOLE_HAND = "azul-summer-pavilion/slip/marker-whole-hand",
        "the marker is paid with a point for every tile beside the board",
        "Only the tiles of this turn count in the marker's price, not those that lay beside the board before.",
        Some(&MARKER_COSTS);
    MARKER_TO_ZERO = "azul-summer-pavilion/slip/marker-to-zero",
        "the marker takes the score to 0",
        "The price of the marker takes nobody back beyond the first space of the track, which is the 1.",
        Some(&NEVER_BELOW_ONE);
    MARKER_PAST_ZERO = "azul-summer-pavilion/slip/marker-past-zero",
        "the marker takes the score below 0",
        "The price of the marker takes nobody back beyond the first space of the track.",
        Some(&NEVER_BELOW_ONE);
    LATER_TAKE_PAID = "azul-summer-pavilion/slip/later-take-paid",
        "tiles from the centre are paid for after the marker is gone",
        "Only the first who takes from the centre in a round pays; after that, tiles from the centre cost nothing.",
        Some(&FIRST_FROM_CENTRE);
    DISCARDED_FORGOTTEN = "azul-summer-pavilion/slip/discarded-forgotten",
        "the discarded tiles are not paid",
        "Each tile that is discarded on passing costs a point.",
        Some(&DISCARDED_COST);
    KEPT_PAID = "azul-summer-pavilion/slip/kept-paid",
        "kept tiles are paid for like discarded ones",
        "Tiles that are kept in the corners cost nothing on passing.",
        Some(&KEEP_UP_TO_FOUR);
    CORNERS_SCORED = "azul-summer-pavilion/slip/corners-scored",
        "tiles in the corners are given a point each",
        "Tiles in the corners bring no points; only tiles on stars do.",
        Some(&CORNERS_SCORE_NOTHING);
    KIND_ONCE = "azul-summer-pavilion/slip/kind-once",
        "of several stars of a kind only one is counted",
        "On the monochrome side each complete star brings its bonus, also a second one of the same kind.",
        Some(&MONOCHROME_SEVERAL);
    STAR_LEFT_OUT = "azul-summer-pavilion/slip/star-left-out",
        "the bonus for a star of one colour is forgotten",
        "Each complete star brings its bonus.",
        Some(&COMPLETE_STAR);
    MULTICOLOUR_STAR_LEFT_OUT = "azul-summer-pavilion/slip/multicolour-star-left-out",
        "the bonus for a star in six colours is forgotten",
        "Each complete star in six colours brings 12 points.",
        Some(&COMPLETE_MULTICOLOUR_STAR);
    STAR_BY_PLACE = "azul-summer-pavilion/slip/star-by-place",
        "a star is given what the coloured side brings in its place",
        "On the monochrome side the tiles of a star decide what it brings, not where it lies.",
        Some(&COMPLETE_STAR);
    LINE_BELOW = "azul-summer-pavilion/slip/line-below",
        "the bonus for a star is read from the line below its own",
        "A star in six colours brings 12, red 14, blue 15, yellow 16, orange 17, green 18 and purple 20 points.",
        Some(&COMPLETE_STAR);
    LINE_ABOVE = "azul-summer-pavilion/slip/line-above",
        "the bonus for a star is read from the line above its own",
        "A star in six colours brings 12, red 14, blue 15, yellow 16, orange 17, green 18 and purple 20 points.",
        Some(&COMPLETE_STAR);
    STAR_TWICE = "azul-summer-pavilion/slip/star-twice",
        "the bonus for a star is counted twice",
        "A complete star brings its bonus once: not when it is completed and at the end again.",
        Some(&COMPLETE_STAR);
    NUMBER_LEFT_OUT = "azul-summer-pavilion/slip/number-left-out",
        "the bonus for all spaces of a number is forgotten",
        "All 1s bring 4 points, all 2s 8, all 3s 12 and all 4s 16.",
        Some(&ALL_OF_A_NUMBER);
    NUMBER_LINE_BELOW = "azul-summer-pavilion/slip/number-line-below",
        "the bonus for a number is read from the line below its own",
        "All 1s bring 4 points, all 2s 8, all 3s 12 and all 4s 16.",
        Some(&ALL_OF_A_NUMBER);
    NUMBER_LINE_ABOVE = "azul-summer-pavilion/slip/number-line-above",
        "the bonus for a number is read from the line above its own",
        "All 1s bring 4 points, all 2s 8, all 3s 12 and all 4s 16.",
        Some(&ALL_OF_A_NUMBER);
    NUMBER_TWICE = "azul-summer-pavilion/slip/number-twice",
        "the bonus for all spaces of a number is counted twice",
        "All spaces of a number bring their bonus once, at the end of the game.",
        Some(&ALL_OF_A_NUMBER);
    STAR_UNFINISHED = "azul-summer-pavilion/slip/star-unfinished",
        "a star that lacks a tile gets the bonus",
        "The bonus is for all six spaces of a star.",
        Some(&COMPLETE_STAR);
    NUMBER_WITHOUT_CENTRE = "azul-summer-pavilion/slip/number-without-centre",
        "a number is counted without the star in the centre",
        "Every space of the board with the number has to be covered, those of the star in the centre too.",
        Some(&ALL_OF_A_NUMBER);
    NUMBER_UNFINISHED = "azul-summer-pavilion/slip/number-unfinished",
        "a number that lacks a space gets the bonus",
        "Every space of the board with the number has to be covered.",
        Some(&ALL_OF_A_NUMBER);
    NUMBER_BEYOND_FOUR = "azul-summer-pavilion/slip/number-beyond-four",
        "all 5s or all 6s are given a bonus",
        "Only the numbers 1 to 4 bring a bonus.",
        Some(&ALL_OF_A_NUMBER);
    CENTRE_BY_PLACE = "azul-summer-pavilion/slip/centre-by-place",
        "the places of the star in the centre are taken for the numbers 1 to 6",
        "On the monochrome side every space of the star in the centre prints a 3.",
        Some(&MONOCHROME_NUMBERS);
    LEFTOVERS_FORGOTTEN = "azul-summer-pavilion/slip/leftovers-forgotten",
        "the tiles left in the corners are not paid",
        "Each tile that is left in a corner after the last round costs a point.",
        Some(&LEFTOVERS_COST);
    LEFTOVERS_FIRST = "azul-summer-pavilion/slip/leftovers-first",
        "the tiles left in the corners are paid before the bonuses",
        "The bonuses are counted first, so their points can be lost too.",
        Some(&LEFTOVERS_COST);
    TOKEN_LEFT_OUT = "azul-summer-pavilion/slip/token-left-out",
        "the 80 points of the token are forgotten",
        "The score is what the score marker shows, and 80 for each token.",
        Some(&EIGHTY_POINTS);
}

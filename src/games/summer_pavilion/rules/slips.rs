//! The slips that people make in counting.

use super::*;
use crate::slips;

slips! {
    RING_NOT_CLOSED = "azul-summer-pavilion/slip/ring-not-closed" forgets CONNECTED_TILES;
    PILLAR_SCORED = "azul-summer-pavilion/slip/pillar-scored" forgets BONUS_PILLAR;
    STATUE_SCORED = "azul-summer-pavilion/slip/statue-scored" forgets BONUS_STATUE;
    WINDOW_SCORED = "azul-summer-pavilion/slip/window-scored" forgets BONUS_WINDOW;
    ONLY_TOUCHING = "azul-summer-pavilion/slip/only-touching" forgets CONNECTED_TILES;
    NEW_TILE_LEFT_OUT = "azul-summer-pavilion/slip/new-tile-left-out" forgets CONNECTED_TILES;
    LONE_TILE_LEFT_OUT = "azul-summer-pavilion/slip/lone-tile-left-out" forgets POINT_FOR_THE_TILE;
    COUNTED_ALONE = "azul-summer-pavilion/slip/counted-alone" forgets CONNECTED_TILES;
    COLOUR_BREAKS_RUN = "azul-summer-pavilion/slip/colour-breaks-run" forgets CONNECTED_TILES;
    NEW_TILE_TWICE = "azul-summer-pavilion/slip/new-tile-twice" forgets CONNECTED_TILES;
    RUN_FORGOTTEN = "azul-summer-pavilion/slip/run-forgotten" forgets CONNECTED_TILES;
    SHORTER_SIDE_LEFT_OUT = "azul-summer-pavilion/slip/shorter-side-left-out" forgets CONNECTED_TILES;
    LONGER_SIDE_LEFT_OUT = "azul-summer-pavilion/slip/longer-side-left-out" forgets CONNECTED_TILES;
    GAP_JUMPED = "azul-summer-pavilion/slip/gap-jumped" forgets CONNECTED_TILES;
    NEIGHBOURING_STAR = "azul-summer-pavilion/slip/neighbouring-star" forgets CONNECTED_WITHIN_A_STAR;
    NUMBER_AS_POINTS = "azul-summer-pavilion/slip/number-as-points" forgets NUMBER_IS_THE_PRICE;
    CONNECTED_BY_NUMBER = "azul-summer-pavilion/slip/connected-by-number" forgets MONOCHROME_NUMBERS;
    PAYMENT_PAID_FOR = "azul-summer-pavilion/slip/payment-paid-for" forgets ONE_PLACED_REST_DISCARDED;
    NUMBER_AT_ONCE = "azul-summer-pavilion/slip/number-at-once" forgets ALL_OF_A_NUMBER;
    MARKER_FORGOTTEN = "azul-summer-pavilion/slip/marker-forgotten" forgets MARKER_COSTS;
    MARKER_WITHOUT_WILD = "azul-summer-pavilion/slip/marker-without-wild" forgets MARKER_COSTS;
    MARKER_ONE_POINT = "azul-summer-pavilion/slip/marker-one-point" forgets MARKER_COSTS;
    MARKER_ITSELF = "azul-summer-pavilion/slip/marker-itself" forgets MARKER_COSTS;
    MARKER_WHOLE_HAND = "azul-summer-pavilion/slip/marker-whole-hand" forgets MARKER_COSTS;
    MARKER_TO_ZERO = "azul-summer-pavilion/slip/marker-to-zero" forgets NEVER_BELOW_ONE;
    MARKER_PAST_ZERO = "azul-summer-pavilion/slip/marker-past-zero" forgets NEVER_BELOW_ONE;
    LATER_TAKE_PAID = "azul-summer-pavilion/slip/later-take-paid" forgets FIRST_FROM_CENTRE;
    DISCARDED_FORGOTTEN = "azul-summer-pavilion/slip/discarded-forgotten" forgets DISCARDED_COST;
    KEPT_PAID = "azul-summer-pavilion/slip/kept-paid" forgets KEEP_UP_TO_FOUR;
    CORNERS_SCORED = "azul-summer-pavilion/slip/corners-scored" forgets CORNERS_SCORE_NOTHING;
    KIND_ONCE = "azul-summer-pavilion/slip/kind-once" forgets MONOCHROME_SEVERAL;
    STAR_LEFT_OUT = "azul-summer-pavilion/slip/star-left-out" forgets COMPLETE_STAR;
    MULTICOLOUR_STAR_LEFT_OUT = "azul-summer-pavilion/slip/multicolour-star-left-out" forgets COMPLETE_MULTICOLOUR_STAR;
    STAR_BY_PLACE = "azul-summer-pavilion/slip/star-by-place" forgets COMPLETE_STAR;
    LINE_BELOW = "azul-summer-pavilion/slip/line-below" forgets COMPLETE_STAR;
    LINE_ABOVE = "azul-summer-pavilion/slip/line-above" forgets COMPLETE_STAR;
    STAR_TWICE = "azul-summer-pavilion/slip/star-twice" forgets COMPLETE_STAR;
    NUMBER_LEFT_OUT = "azul-summer-pavilion/slip/number-left-out" forgets ALL_OF_A_NUMBER;
    NUMBER_LINE_BELOW = "azul-summer-pavilion/slip/number-line-below" forgets ALL_OF_A_NUMBER;
    NUMBER_LINE_ABOVE = "azul-summer-pavilion/slip/number-line-above" forgets ALL_OF_A_NUMBER;
    NUMBER_TWICE = "azul-summer-pavilion/slip/number-twice" forgets ALL_OF_A_NUMBER;
    STAR_UNFINISHED = "azul-summer-pavilion/slip/star-unfinished" forgets COMPLETE_STAR;
    NUMBER_WITHOUT_CENTRE = "azul-summer-pavilion/slip/number-without-centre" forgets ALL_OF_A_NUMBER;
    NUMBER_UNFINISHED = "azul-summer-pavilion/slip/number-unfinished" forgets ALL_OF_A_NUMBER;
    NUMBER_BEYOND_FOUR = "azul-summer-pavilion/slip/number-beyond-four" forgets ALL_OF_A_NUMBER;
    CENTRE_BY_PLACE = "azul-summer-pavilion/slip/centre-by-place" forgets MONOCHROME_NUMBERS;
    LEFTOVERS_FORGOTTEN = "azul-summer-pavilion/slip/leftovers-forgotten" forgets LEFTOVERS_COST;
    LEFTOVERS_FIRST = "azul-summer-pavilion/slip/leftovers-first" forgets LEFTOVERS_COST;
    TOKEN_LEFT_OUT = "azul-summer-pavilion/slip/token-left-out" forgets EIGHTY_POINTS;
}

//! The slips that people make in counting.

use super::*;
use crate::slips;

slips! {
    COLUMN_LEFT_OUT = "azul/slip/column-left-out" forgets VERTICAL_RUN;
    ROW_LEFT_OUT = "azul/slip/row-left-out" forgets HORIZONTAL_RUN;
    COUNTED_ONCE = "azul/slip/counted-once" forgets BOTH_RUNS_COUNT;
    COUNTED_ALONE = "azul/slip/counted-alone" forgets TILE_ALONE;
    TILE_FORGOTTEN = "azul/slip/tile-forgotten" forgets SCORED_AT_ONCE;
    FLOOR_FORGOTTEN = "azul/slip/floor-forgotten" forgets FLOOR_LINE_COSTS;
    FLOOR_WITHOUT_MARKER = "azul/slip/floor-without-marker" forgets MARKER_COUNTS;
    NEW_TILE_ADDED = "azul/slip/new-tile-added" forgets TILE_ALONE;
    NEW_TILE_LEFT_OUT = "azul/slip/new-tile-left-out" forgets HORIZONTAL_RUN;
    ALONE_TWICE = "azul/slip/alone-twice" forgets TILE_ALONE;
    GAP_IN_ROW = "azul/slip/gap-in-row" forgets HORIZONTAL_RUN;
    GAP_IN_COLUMN = "azul/slip/gap-in-column" forgets VERTICAL_RUN;
    GAPS_BOTH_WAYS = "azul/slip/gaps-both-ways" forgets HORIZONTAL_RUN;
    DIAGONALS = "azul/slip/diagonals" forgets TILE_ALONE;
    ALL_PLACED_FIRST = "azul/slip/all-placed-first" forgets SCORED_AT_ONCE;
    STILL_TO_COME = "azul/slip/still-to-come" forgets SCORED_AT_ONCE;
    FROM_BELOW = "azul/slip/from-below" forgets TILE_TOP_TO_BOTTOM;
    WHOLE_GROUP = "azul/slip/whole-group" forgets VERTICAL_RUN;
    ONLY_TOUCHING = "azul/slip/only-touching" forgets HORIZONTAL_RUN;
    INCOMPLETE_LINE = "azul/slip/incomplete-line" forgets INCOMPLETE_LINES_STAY;
    FLOOR_MOVES_UP = "azul/slip/floor-moves-up" forgets MARKER_COUNTS;
    MARKER_COSTS_ONE = "azul/slip/marker-costs-one" forgets MARKER_COUNTS;
    FLOOR_ONE_TWO_THREE = "azul/slip/floor-one-two-three" forgets FLOOR_LINE_SPACES;
    FLOOR_ONE_EACH = "azul/slip/floor-one-each" forgets FLOOR_LINE_SPACES;
    FLOOR_LAST_ONLY = "azul/slip/floor-last-only" forgets FLOOR_LINE_COSTS;
    FLOOR_TWICE = "azul/slip/floor-twice" forgets FLOOR_LINE_COSTS;
    FLOOR_PAST_ZERO = "azul/slip/floor-past-zero" forgets NEVER_BELOW_ZERO;
    FLOOR_BEFORE_TILES = "azul/slip/floor-before-tiles" forgets FLOOR_LINE_COSTS;
    CAUGHT_PAID = "azul/slip/caught-paid" forgets GOLD_ZERO_CATCHES;
    KEPT_SPARES_ONE = "azul/slip/kept-spares-one" forgets GOLD_ZERO_CATCHES;
    FALLEN_LINE_FREE = "azul/slip/fallen-line-free" forgets GREY_LINE_FALLS;
    ONE_OF_LINE_FALLS = "azul/slip/one-of-line-falls" forgets GREY_LINE_FALLS;
    ROW_BONUS_LEFT_OUT = "azul/slip/row-bonus-left-out" forgets BONUS_ROW;
    COLUMN_BONUS_LEFT_OUT = "azul/slip/column-bonus-left-out" forgets BONUS_COLUMN;
    COLOUR_BONUS_LEFT_OUT = "azul/slip/colour-bonus-left-out" forgets BONUS_COLOUR;
    BONUS_DOUBLED = "azul/slip/bonus-doubled" forgets BONUSES_AT_THE_END;
    BONUS_TOO_EARLY = "azul/slip/bonus-too-early" forgets BONUSES_AT_THE_END;
    UNFINISHED_ROW = "azul/slip/unfinished-row" forgets BONUS_ROW;
    UNFINISHED_COLUMN = "azul/slip/unfinished-column" forgets BONUS_COLUMN;
    UNFINISHED_COLOUR = "azul/slip/unfinished-colour" forgets BONUS_COLOUR;
    ROWS_AS_COLUMNS = "azul/slip/rows-as-columns" forgets BONUS_ROW;
    COLUMNS_AS_COLOURS = "azul/slip/columns-as-colours" forgets BONUS_COLUMN;
}

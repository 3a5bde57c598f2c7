//! The slips that people make in counting.

use super::*;
use crate::slips;

slips! {
    COLUMN_LEFT_OUT = "azul/slip/column-left-out",
        "the vertical run of a tile is left out",
        "A tile that has neighbours in its row and in its column is counted in both runs.",
        Some(&VERTICAL_RUN);
    ROW_LEFT_OUT = "azul/slip/row-left-out",
        "the horizontal run of a tile is left out",
        "A tile that has neighbours in its row and in its column is counted in both runs.",
        Some(&HORIZONTAL_RUN);
    COUNTED_ONCE = "azul/slip/counted-once",
        "a tile in two runs is counted in one of them only",
        "The tile that was placed belongs to its horizontal run and to its vertical run, and is counted in each.",
        Some(&BOTH_RUNS_COUNT);
    COUNTED_ALONE = "azul/slip/counted-alone",
        "a tile is counted alone, without the runs that it joins",
        "One point is for a tile without neighbours; with neighbours every tile of its runs counts.",
        Some(&TILE_ALONE);
    TILE_FORGOTTEN = "azul/slip/tile-forgotten",
        "a tile is not counted at all",
        "Every tile that goes to the wall is counted, in the moment in which it is placed.",
        Some(&SCORED_AT_ONCE);
    FLOOR_FORGOTTEN = "azul/slip/floor-forgotten",
        "the floor line is not paid",
        "Every piece on the floor line costs what is printed on its space.",
        Some(&FLOOR_LINE_COSTS);
    FLOOR_WITHOUT_MARKER = "azul/slip/floor-without-marker",
        "the marker on the floor line is not paid",
        "The marker takes a space of the floor line and is paid like a tile.",
        Some(&MARKER_COUNTS);
    NEW_TILE_ADDED = "azul/slip/new-tile-added",
        "a point for the placed tile is added to its runs",
        "The placed tile is one of the tiles of its runs; it brings nothing beside them.",
        Some(&TILE_ALONE);
    NEW_TILE_LEFT_OUT = "azul/slip/new-tile-left-out",
        "the placed tile itself is not counted in its runs",
        "A run is counted with the tile that was placed.",
        Some(&HORIZONTAL_RUN);
    ALONE_TWICE = "azul/slip/alone-twice",
        "a tile without neighbours is counted for its row and again for its column",
        "A tile without neighbours is in no run: it brings 1 point in all.",
        Some(&TILE_ALONE);
    GAP_IN_ROW = "azul/slip/gap-in-row",
        "tiles behind a gap in the row are counted",
        "A run ends where a space is empty.",
        Some(&HORIZONTAL_RUN);
    GAP_IN_COLUMN = "azul/slip/gap-in-column",
        "tiles behind a gap in the column are counted",
        "A run ends where a space is empty.",
        Some(&VERTICAL_RUN);
    GAPS_BOTH_WAYS = "azul/slip/gaps-both-ways",
        "tiles behind gaps are counted, in the row and in the column",
        "A run ends where a space is empty.",
        Some(&HORIZONTAL_RUN);
    DIAGONALS = "azul/slip/diagonals",
        "tiles that touch the placed one at a corner are counted",
        "Only tiles in an unbroken row or column with the placed one count.",
        Some(&TILE_ALONE);
    ALL_PLACED_FIRST = "azul/slip/all-placed-first",
        "all full lines are tiled before any tile is counted",
        "Each tile is counted at once, with what lies on the wall by then; those placed later do not count for it.",
        Some(&SCORED_AT_ONCE);
    STILL_TO_COME = "azul/slip/still-to-come",
        "tiles of lines further down are counted before they are placed",
        "Each tile is counted at once, with what lies on the wall by then; lines are tiled from top to bottom.",
        Some(&SCORED_AT_ONCE);
    FROM_BELOW = "azul/slip/from-below",
        "the lines are tiled from the last to the first",
        "Lines are tiled from top to bottom, and each tile is counted with what lies on the wall by then.",
        Some(&TILE_TOP_TO_BOTTOM);
    WHOLE_GROUP = "azul/slip/whole-group",
        "all tiles that hang together are counted, round corners too",
        "Only the row and the column of the placed tile count, not what hangs on its neighbours.",
        Some(&VERTICAL_RUN);
    ONLY_TOUCHING = "azul/slip/only-touching",
        "only the tiles that touch the placed one are counted",
        "The whole unbroken run counts, not only the next tile of it.",
        Some(&HORIZONTAL_RUN);
    INCOMPLETE_LINE = "azul/slip/incomplete-line",
        "a line that is not full is tiled too",
        "Only full lines are tiled; the others stay as they are.",
        Some(&INCOMPLETE_LINES_STAY);
    FLOOR_MOVES_UP = "azul/slip/floor-moves-up",
        "the floor line is paid as if the marker did not lie on it",
        "The marker takes a space of the floor line, so what lies behind it costs what is printed further right.",
        Some(&MARKER_COUNTS);
    MARKER_COSTS_ONE = "azul/slip/marker-costs-one",
        "the marker is paid with 1 wherever it lies, and the tiles as if it did not lie there",
        "The marker takes a space of the floor line: it costs what is printed there, and what lies behind it costs what is printed \
         further right.",
        Some(&MARKER_COUNTS);
    FLOOR_ONE_TWO_THREE = "azul/slip/floor-one-two-three",
        "the floor line is paid as 1, 2, 3 and so on",
        "The spaces cost what is printed on them: 1, 1, 2, 2, 2, 3, 3.",
        Some(&FLOOR_LINE_SPACES);
    FLOOR_ONE_EACH = "azul/slip/floor-one-each",
        "each piece on the floor line is paid with 1",
        "The spaces cost what is printed on them: 1, 1, 2, 2, 2, 3, 3.",
        Some(&FLOOR_LINE_SPACES);
    FLOOR_LAST_ONLY = "azul/slip/floor-last-only",
        "only the last piece on the floor line is paid",
        "All covered spaces of the floor line are paid together.",
        Some(&FLOOR_LINE_COSTS);
    FLOOR_TWICE = "azul/slip/floor-twice",
        "the floor line is paid twice",
        "The floor line is paid once, at the end of tiling; nothing is lost in the moment in which a tile falls.",
        Some(&FLOOR_LINE_COSTS);
    FLOOR_PAST_ZERO = "azul/slip/floor-past-zero",
        "the floor line takes the score below 0",
        "The score stops at 0.",
        Some(&NEVER_BELOW_ZERO);
    FLOOR_BEFORE_TILES = "azul/slip/floor-before-tiles",
        "the floor line is paid before the tiles of the round are counted",
        "Points of the round are counted first, so they too can be lost.",
        Some(&FLOOR_LINE_COSTS);
    CAUGHT_PAID = "azul/slip/caught-paid",
        "what the kept \"0\" factory caught is paid for",
        "A piece on the kept \"0\" factory costs nothing.",
        Some(&GOLD_ZERO_CATCHES);
    KEPT_SPARES_ONE = "azul/slip/kept-spares-one",
        "the kept \"0\" factory is thought to spare a piece that lies on the floor line",
        "It catches the next piece that falls while somebody keeps it, and nothing that lay on the floor line before.",
        Some(&GOLD_ZERO_CATCHES);
    FALLEN_LINE_FREE = "azul/slip/fallen-line-free",
        "a line that falls in tiling is not paid",
        "All tiles of a line that finds no space fall to the floor line before it is paid.",
        Some(&GREY_LINE_FALLS);
    ONE_OF_LINE_FALLS = "azul/slip/one-of-line-falls",
        "only one tile of a line that falls is paid",
        "All tiles of the line fall, not only the one that finds no space.",
        Some(&GREY_LINE_FALLS);
    ROW_BONUS_LEFT_OUT = "azul/slip/row-bonus-left-out",
        "the bonus for a complete row is forgotten",
        "Each complete row brings its bonus at the end.",
        Some(&BONUS_ROW);
    COLUMN_BONUS_LEFT_OUT = "azul/slip/column-bonus-left-out",
        "the bonus for a complete column is forgotten",
        "Each complete column brings its bonus at the end.",
        Some(&BONUS_COLUMN);
    COLOUR_BONUS_LEFT_OUT = "azul/slip/colour-bonus-left-out",
        "the bonus for all tiles of a colour is forgotten",
        "Each colour with all five tiles on the wall brings its bonus at the end.",
        Some(&BONUS_COLOUR);
    BONUS_DOUBLED = "azul/slip/bonus-doubled",
        "a bonus is given twice",
        "Each complete row, column and colour brings its bonus once, when the game has ended.",
        Some(&BONUSES_AT_THE_END);
    BONUS_TOO_EARLY = "azul/slip/bonus-too-early",
        "a bonus is given although the game goes on",
        "Complete columns and colours bring their bonus at the end of the game, not when the last tile is placed.",
        Some(&BONUSES_AT_THE_END);
    UNFINISHED_ROW = "azul/slip/unfinished-row",
        "a row that lacks a tile gets the bonus",
        "The bonus is for five tiles in a row.",
        Some(&BONUS_ROW);
    UNFINISHED_COLUMN = "azul/slip/unfinished-column",
        "a column that lacks a tile gets the bonus",
        "The bonus is for five tiles in a column.",
        Some(&BONUS_COLUMN);
    UNFINISHED_COLOUR = "azul/slip/unfinished-colour",
        "a colour that lacks a tile gets the bonus",
        "The bonus is for all five tiles of a colour.",
        Some(&BONUS_COLOUR);
    ROWS_AS_COLUMNS = "azul/slip/rows-as-columns",
        "rows get the bonus of columns, or each that of the other",
        "A complete row brings 2 points, a complete column 7.",
        Some(&BONUS_ROW);
    COLUMNS_AS_COLOURS = "azul/slip/columns-as-colours",
        "columns get the bonus of colours, and colours that of columns",
        "A complete column brings 7 points, all five tiles of a colour 10.",
        Some(&BONUS_COLUMN);
}

//! Tiling: what goes to the wall, what it scores, what the floor line costs.

use crate::rules;

rules! {
    PLAYERS_TILE_TOGETHER = "azul/players-tile-together",
        "Everybody tiles at once",
        "All players may tile at the same time, for each of them only touches their own board.";

    TILE_TOP_TO_BOTTOM = "azul/tile-top-to-bottom",
        "Lines are tiled from top to bottom",
        "Each player goes through their pattern lines from the first to the fifth; a full line is tiled before those below it.";

    ONE_TILE_A_LINE = "azul/one-tile-from-each-complete-line",
        "One tile of each complete line moves to the wall",
        "The rightmost tile of every complete pattern line must move to the row of the wall beside it. So a row gains one tile in a \
         round at most, and no complete line is left after tiling.";

    SPACE_OF_ITS_COLOUR = "azul/tile-goes-to-its-colour",
        "A tile goes to the space of its colour",
        "On the coloured side a tile lies on the space of its row that is printed in its colour, and on no other.";

    SCORED_AT_ONCE = "azul/tile-is-scored-at-once",
        "Each tile is scored when it is placed",
        "A tile scores in the moment in which it comes to the wall, with the tiles that lie there by then; those placed later do \
         not count for it.";

    TILED_LINES_CLEARED = "azul/tiled-lines-are-cleared",
        "Tiled lines are cleared",
        "The tiles that are left on a pattern line after its rightmost one has gone to the wall go to the lid of the box.";

    INCOMPLETE_LINES_STAY = "azul/incomplete-lines-stay",
        "Incomplete lines stay",
        "Tiles on pattern lines that are not complete stay there for the next round.";

    TILE_ALONE = "azul/tile-alone",
        "A tile without neighbours: 1 point",
        "A tile that touches no other tile of the wall, neither across nor down, scores 1 point.";

    HORIZONTAL_RUN = "azul/horizontal-run",
        "The row of connected tiles",
        "A tile with a neighbour to its left or right scores 1 point for each tile of the unbroken run in its row, itself included.";

    VERTICAL_RUN = "azul/vertical-run",
        "The column of connected tiles",
        "A tile with a neighbour above or below scores 1 point for each tile of the unbroken run in its column, itself included.";

    BOTH_RUNS_COUNT = "azul/both-runs-count",
        "Both runs count",
        "A tile with neighbours in its row and in its column scores both runs, and so counts itself twice.";

    FLOOR_LINE_COSTS = "azul/floor-line-penalty",
        "The floor line costs points",
        "At the end of tiling, after all their full lines, players lose for each piece on their floor line as many points as are \
         printed above its space.";

    NEVER_BELOW_ZERO = "azul/score-never-below-zero",
        "No score below 0",
        "A score never drops below 0: what a floor line costs beyond that is not lost.";

    FLOOR_LINE_CLEARED = "azul/floor-line-is-cleared",
        "The floor line is cleared",
        "Once it is paid, all tiles of the floor line go to the lid of the box.";

    MARKER_COUNTS = "azul/marker-counts-as-a-tile",
        "The marker costs what a tile costs",
        "On the floor line the first-player marker counts like a tile.";

    MARKER_STAYS = "azul/marker-stays-with-its-taker",
        "The marker stays with its taker",
        "When the floor line is cleared the first-player marker does not go to the lid: its player keeps it in front of them for \
         the next round.";
}

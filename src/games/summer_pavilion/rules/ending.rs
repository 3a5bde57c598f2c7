//! Phase 3 and the end: the next round, the last one, bonuses, the winner.

use crate::rules;

rules! {
    STARTER_PREPARES = "azul-summer-pavilion/starter-prepares-next-round",
        "The starting player prepares the next round",
        "The player with the first-player marker prepares the next round, in which they begin.";

    NEXT_ROUND = "azul-summer-pavilion/round-marker-moves-on",
        "The round marker moves on",
        "Before round 6 is reached the round marker moves to the next round, and with it the wild colour changes.";

    EMPTY_BAG_REFILLED = "azul-summer-pavilion/empty-bag-is-refilled",
        "An empty bag is refilled from the tower",
        "If the bag is empty while tiles are drawn, it is filled with all tiles that are in the tower, and drawing goes on.",
        first ["FASE 3: PREPARAR LA SIGUIENTE RONDA, paragraph 3", "Faza 3: PRZYGOTOWANIE DO KOLEJNEJ RUNDY, paragraph 3"];

    TILES_RUN_OUT = "azul-summer-pavilion/tiles-run-out",
        "When tiles run out the round is played with fewer",
        "If bag and tower are both empty, the new round begins as usual although not every factory is full.";

    CORNERS_COME_BACK = "azul-summer-pavilion/kept-tiles-come-back",
        "Kept tiles come back",
        "When the next round is prepared, the tiles in the corners of the boards go back beside their boards. So corners hold tiles \
         only between a player's passing and the next round.";

    GAME_ENDS = "azul-summer-pavilion/game-ends-after-six-rounds",
        "The game ends after six rounds",
        "After the sixth round no other is prepared: the final scoring follows.",
        first ["FINAL DE LA PARTIDA, paragraph 1", "KONIEC GRY, paragraph 1"];

    COMPLETE_STAR = "azul-summer-pavilion/bonus-complete-star",
        "Complete stars",
        "At the end a complete star in one colour brings points by its colour: 14 for red, 15 for blue, 16 for yellow, 17 for orange, \
         18 for green, 20 for purple.";

    COMPLETE_MULTICOLOUR_STAR = "azul-summer-pavilion/bonus-multicolour-star",
        "A complete star in six colours",
        "At the end a complete star in six different colours, such as the one in the middle of the board, brings 12 points.";

    ALL_OF_A_NUMBER = "azul-summer-pavilion/bonus-all-of-a-number",
        "All spaces of a number",
        "At the end whoever has covered every space of their board with the number 1 gets 4 points; with 2 it is 8, with 3 it is 12 \
         and with 4 it is 16 points. All 5s and all 6s bring nothing.";

    LEFTOVERS_COST = "azul-summer-pavilion/leftovers-cost",
        "Tiles left in the corners cost a point each",
        "Tiles that are in the corners of a board after the last round go to the tower, and their player loses 1 point for each.";

    MOST_POINTS_WIN = "azul-summer-pavilion/most-points-win",
        "Most points win",
        "Whoever has the most points after the final scoring wins.";

    TIE_IS_SHARED = "azul-summer-pavilion/tie-is-shared",
        "A tie is a shared victory",
        "Players who are tied for the most points share the victory.";
}

//! The sentences of the rulebook of Azul Mini.

use super::super::rules::*;

crate::sentences! {
    "PREPARACIÓN, item 1": "Every player receives a board of their own." => ONE_BOARD_EACH;
    "PREPARACIÓN, item 1": "Each board lies in a plastic tray." => PLASTIC_TRAYS;
    "PREPARACIÓN, item 1":
        "The coloured side of the boards faces up, unless the variant with the grey side is played." => SAME_SIDE;
    "PREPARACIÓN, item 1": "Nobody may play on another side than the others." => SAME_SIDE;
    "PREPARACIÓN, item 2": "Both score markers of a player begin on 0." => SCORE_STARTS_AT_ZERO;
    "PREPARACIÓN, item 3": "The factories surround the centre of the table in a ring." => FACTORIES_FOR_PLAYERS;
    "PREPARACIÓN, item 3": "Two players play with five factories." => TWO_TO_FOUR_PLAYERS, FACTORIES_FOR_PLAYERS;
    "PREPARACIÓN, item 3": "Three players play with seven factories." => TWO_TO_FOUR_PLAYERS, FACTORIES_FOR_PLAYERS;
    "PREPARACIÓN, item 3": "Four players play with nine factories." => TWO_TO_FOUR_PLAYERS, FACTORIES_FOR_PLAYERS;
    "PREPARACIÓN, Nota":
        "Factories and tiles may lie on the insert of the box with its travel tray, or the tray is left out." => PLASTIC_TRAYS;
    "PREPARACIÓN, item 4": "There are 100 tiles, 20 in each colour." => TWENTY_OF_EACH_COLOUR;
    "PREPARACIÓN, item 4": "All of them go into the bag." => ALL_TILES_IN_THE_BAG;
    "PREPARACIÓN, item 5":
        "The first-player marker goes to the player whose visit to Portugal is the most recent." => ONE_MARKER, FIRST_STARTER;
    "PREPARACIÓN, item 5":
        "That player draws four tiles at random from the bag for each factory, no more and no fewer."
            => FIRST_STARTER, FACTORY_GETS_FOUR;
    "PREPARACIÓN, last paragraph": "Boards, score markers and factories that nobody needs are put away." => UNUSED_PARTS;
    "PREPARACIÓN (picture)":
        "The boards show five pattern lines, a wall of five rows and five columns, a floor line and a score track."
            => ONE_BOARD_EACH;
    "PREPARACIÓN (picture; not seen by us, but every example agrees with it)":
        "The coloured wall has one space of each colour in every row and every column, in a fixed order." => WALL_COLOURS;
    "PREPARACIÓN (picture)":
        "The floor line has seven spaces with the costs 1, 1, 2, 2, 2, 3 and 3 above them." => FLOOR_LINE_SPACES;

    "OBJETIVO DEL JUEGO": "To win is to have the highest score when the game is over." => MOST_POINTS_WIN;
    "OBJETIVO DEL JUEGO": "The round in which somebody completes a row of five on their wall is the last." => GAME_ENDS;

    "MODO DE JUEGO":
        "The game is a series of rounds, and each round has three phases: the offer, tiling and the preparation of the next \
         round." => THREE_PHASES;

    "A. Oferta de fábrica, paragraph 1":
        "The starting player puts the first-player marker in the middle of the table." => MARKER_TO_THE_CENTRE;
    "A. Oferta de fábrica, paragraph 1": "The same player has the first turn." => TURNS_GO_CLOCKWISE, MARKER_HOLDER_BEGINS;
    "A. Oferta de fábrica, paragraph 1": "The other turns follow clockwise." => TURNS_GO_CLOCKWISE;
    "A. Oferta de fábrica, paragraph 2":
        "Whoever has the turn has to take tiles, and there are two ways to do it." => TAKE_FROM_ONE_PLACE;
    "A. Oferta de fábrica, a)":
        "One way is to choose a factory and a colour and to take every tile of that colour from it."
            => TAKE_FROM_ONE_PLACE, TAKE_ALL;
    "A. Oferta de fábrica, a)": "What is left on that factory is pushed into the centre." => REST_TO_THE_CENTRE;
    "A. Oferta de fábrica, b)":
        "The other way is to choose a colour and to take every tile of that colour from the centre."
            => TAKE_FROM_ONE_PLACE, TAKE_ALL;
    "A. Oferta de fábrica, paragraph 3":
        "Whoever is the first in a round to take from the centre takes the first-player marker too." => FIRST_FROM_CENTRE;
    "A. Oferta de fábrica, paragraph 3":
        "The marker goes to the leftmost space of their floor line that is still free." => FIRST_FROM_CENTRE;
    "A. Oferta de fábrica, paragraph 4":
        "The tiles of a take are then added to a single pattern line of the player's own board."
            => PLACE_ON_ONE_LINE, FIRST_FROM_CENTRE;
    "A. Oferta de fábrica, paragraph 4":
        "There are five pattern lines, from one space in the first to five in the fifth, and a space holds one tile."
            => LINE_LENGTH;
    "A. Oferta de fábrica, paragraph 4, item 1":
        "Tile by tile, the chosen line is filled from its right end towards the left." => LINE_FILLS_FROM_RIGHT;
    "A. Oferta de fábrica, paragraph 4, item 2":
        "A line that is not empty can only be continued in its own colour." => LINE_HOLDS_ONE_COLOUR;
    "A. Oferta de fábrica, paragraph 4, item 3":
        "When no space of a line is left free, the line counts as complete." => COMPLETE_LINE;
    "A. Oferta de fábrica, paragraph 4, item 3":
        "Tiles for which the chosen line has no space left have to go to the floor line." => EXCESS_FALLS;
    "A. Oferta de fábrica, paragraph 5":
        "Only a complete pattern line will give a tile to the wall when tiling comes." => ONLY_COMPLETE_LINES;
    "A. Oferta de fábrica, last item before EJEMPLO DE PRIMEROS TURNOS":
        "From the second round on, a colour is forbidden in a pattern line as soon as the wall has it in the same row."
            => WALL_ROW_HAS_COLOUR;

    "A. Oferta de fábrica, Línea del suelo, paragraph 1":
        "Whatever of a take could not be placed, or was not meant to be, ends on the player's floor line." => UNPLACED_TILES_FALL;
    "A. Oferta de fábrica, Línea del suelo, paragraph 1":
        "The floor line is filled from its left end towards the right." => FLOOR_FILLS_FROM_LEFT;
    "A. Oferta de fábrica, Línea del suelo, paragraph 1":
        "What lies there counts as fallen and will cost points in tiling." => FLOOR_LINE_COSTS;
    "A. Oferta de fábrica, Línea del suelo, paragraph 2":
        "With no free space on the floor line, fallen tiles are put in the sleeve of the box."
            => FULL_FLOOR_LINE, ALL_EDITIONS_ALIKE;
    "A. Oferta de fábrica, Línea del suelo, paragraph 3":
        "The phase is over as soon as the centre and all factories are without tiles." => OFFER_ENDS;
    "A. Oferta de fábrica, Línea del suelo, paragraph 4": "Tiling is what comes next." => OFFER_ENDS;
    "A. Oferta de fábrica, Línea del suelo, example (C)":
        "A player may drop a whole take although a pattern line has room for it." => FLOOR_LINE_BY_CHOICE;

    "B. Alicatado, paragraph 1":
        "Nobody has to wait for the others in this phase, in which tiles move from the pattern lines to the walls."
            => PLAYERS_TILE_TOGETHER;
    "B. Alicatado, A)": "The pattern lines are gone through starting with the topmost." => TILE_TOP_TO_BOTTOM;
    "B. Alicatado, A)":
        "From each complete line the tile at the right end moves to the same row of the wall."
            => ONLY_COMPLETE_LINES, ONE_TILE_A_LINE;
    "B. Alicatado, A)": "There it takes the space of its own colour." => SPACE_OF_ITS_COLOUR;
    "B. Alicatado, A)": "Its points are scored before the next tile moves." => SCORED_AT_ONCE;
    "B. Alicatado, B)":
        "Lines that have lost the tile at their right end are emptied into the sleeve of the box for the time being."
            => TILED_LINES_CLEARED;
    "B. Alicatado, last paragraph": "All other tiles on pattern lines wait there for the next round." => INCOMPLETE_LINES_STAY;

    "Puntuación, paragraph 1": "On the wall a tile never lies on a space of another colour." => SPACE_OF_ITS_COLOUR;
    "Puntuación, paragraph 1": "A tile scores as soon as it lies on the wall." => SCORED_AT_ONCE;
    "Puntuación, item 1": "A tile with no other tile beside, above or below it scores a single point." => TILE_ALONE;
    "Puntuación, item 2, first step":
        "If it continues tiles to its left or right, the length of that run, with the new tile, is scored." => HORIZONTAL_RUN;
    "Puntuación, item 2, second step":
        "If it continues tiles above or below, the length of that run, with the new tile, is scored." => VERTICAL_RUN;
    "Puntuación, fourth example":
        "A tile that continues a run in both directions scores the one and the other." => BOTH_RUNS_COUNT;
    "Puntuación, paragraph on the Línea del suelo": "The floor line is looked at last, when tiling is done." => FLOOR_LINE_COSTS;
    "Puntuación, paragraph on the Línea del suelo":
        "Each tile there takes away the points printed over its space, and the score goes down by them." => FLOOR_LINE_COSTS;
    "Puntuación, paragraph on the Línea del suelo": "Whatever the loss, no score goes under 0." => NEVER_BELOW_ZERO;
    "Puntuación, last paragraph": "The tiles of the floor line are then put in the sleeve of the box." => FLOOR_LINE_CLEARED;
    "Puntuación, Nota":
        "The first-player marker takes up a space of the floor line and costs its points as a tile would." => MARKER_COUNTS;
    "Puntuación, Nota": "It is not put in the sleeve: the player keeps it in front of them." => MARKER_STAYS;
    "Puntuación, example of the Línea del suelo":
        "Four tiles and the marker on the first five spaces cost 8 points together." => FLOOR_LINE_SPACES;

    "C. Preparación de la siguiente ronda, paragraph 1":
        "As long as nobody has completed a row of five, another round is prepared." => NEXT_ROUND;
    "C. Preparación de la siguiente ronda, paragraph 1":
        "The owner of the first-player marker does it, and fills each factory with four tiles from the bag, as at the start."
            => MARKER_HOLDER_BEGINS, FACTORY_GETS_FOUR;
    "C. Preparación de la siguiente ronda, paragraph 1":
        "Should the bag be empty, the tiles in the sleeve are put into it, and the other factories are filled."
            => EMPTY_BAG_REFILLED;
    "C. Preparación de la siguiente ronda, paragraph 1": "With that the new round begins." => NEXT_ROUND;
    "C. Preparación de la siguiente ronda, paragraph 2":
        "If the bag is empty again and the sleeve is too, the round is played with factories that are not all full."
            => TILES_RUN_OUT;

    "FINAL DE LA PARTIDA, paragraph 1":
        "Directly after the tiling in which somebody completes at least one row of five, the game is over." => GAME_ENDS;
    "FINAL DE LA PARTIDA, paragraph 2": "After the end of the game, players add their bonuses." => BONUSES_AT_THE_END;
    "FINAL DE LA PARTIDA, item 1": "A row of five on the wall adds 2 points, each such row." => BONUS_ROW;
    "FINAL DE LA PARTIDA, item 2": "A column of five on the wall adds 7 points, each such column." => BONUS_COLUMN;
    "FINAL DE LA PARTIDA, item 3":
        "A colour whose five tiles are all on the wall adds 10 points, each such colour." => BONUS_COLOUR;
    "FINAL DE LA PARTIDA, last paragraph": "The highest score wins." => MOST_POINTS_WIN;
    "FINAL DE LA PARTIDA, last paragraph":
        "Among players with the same score, whoever completed more rows wins." => TIE_MORE_ROWS;
    "FINAL DE LA PARTIDA, last paragraph": "If that does not decide it either, they win together." => SHARED_VICTORY;

    "VARIANTE DE JUEGO, paragraph 1":
        "In the variant all boards lie with their grey side up, in their trays." => GREY_SIDE, PLASTIC_TRAYS;
    "VARIANTE DE JUEGO, paragraph 1": "No rule changes but the one on where a tile goes on the wall." => GREY_SIDE;
    "VARIANTE DE JUEGO, paragraph 1": "A tile from a pattern line may go to any space of its row of the wall." => GREY_ANY_SPACE;
    "VARIANTE DE JUEGO, paragraph 2": "A column must never contain the same colour twice." => GREY_COLUMN_HAS_COLOUR, GREY_ANY_SPACE;
    "VARIANTE DE JUEGO, paragraph 2": "Neither must a row." => GREY_ROW_HAS_COLOUR;
    "VARIANTE DE JUEGO, Caso especial":
        "When the row has no permitted space for the tile of a complete line, the whole line falls to the floor line there and \
         then." => GREY_LINE_FALLS, GREY_ANY_SPACE;
}

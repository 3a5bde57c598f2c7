//! The sentences of the rulebook of Azul: Master Chocolatier.

use super::super::rules::*;

crate::sentences! {
    "introduction, paragraph 2": "This edition is played by the rules of the original Azul." => ALL_EDITIONS_ALIKE;
    "introduction, paragraph 2":
        "Pieces of chocolate stand for its tiles, and a chocolate box for its wall." => ALL_EDITIONS_ALIKE;

    "PREPARACIÓN, 1": "Every player receives a board of their own." => ONE_BOARD_EACH;
    "PREPARACIÓN, 1": "The side with the coloured box faces up, unless the variant with the grey one is played." => SAME_SIDE;
    "PREPARACIÓN, 1": "Nobody may play on another side than the others." => SAME_SIDE;
    "PREPARACIÓN, 2": "A player's score marker begins on 0." => SCORE_STARTS_AT_ZERO;
    "PREPARACIÓN, 3": "The factories surround the centre of the table in a ring." => FACTORIES_FOR_PLAYERS;
    "PREPARACIÓN, 3": "Two players play with five factories." => TWO_TO_FOUR_PLAYERS, FACTORIES_FOR_PLAYERS;
    "PREPARACIÓN, 3": "Three players play with seven factories." => TWO_TO_FOUR_PLAYERS, FACTORIES_FOR_PLAYERS;
    "PREPARACIÓN, 3": "Four players play with nine factories." => TWO_TO_FOUR_PLAYERS, FACTORIES_FOR_PLAYERS;
    "PREPARACIÓN, 4": "There are 100 pieces, 20 in each colour." => TWENTY_OF_EACH_COLOUR;
    "PREPARACIÓN, 4": "All of them go into the bag." => ALL_TILES_IN_THE_BAG;
    "PREPARACIÓN, 5":
        "The first-player marker goes to the player who was the last to eat chocolate." => ONE_MARKER, FIRST_STARTER;
    "PREPARACIÓN, 5":
        "That player draws four pieces at random from the bag for each factory, no more and no fewer."
            => FIRST_STARTER, FACTORY_GETS_FOUR;
    "PREPARACIÓN, last paragraph": "Boards, score markers and factories that nobody needs are put away." => UNUSED_PARTS;
    "PREPARACIÓN (picture)":
        "The boards show five pattern lines, a box of five rows and five columns, a melting line and a score track."
            => ONE_BOARD_EACH;
    "PREPARACIÓN (picture)":
        "The coloured box begins with blue, brown, white, black and red, and each row is the one above it shifted by one space."
            => WALL_COLOURS;
    "PREPARACIÓN (picture)":
        "The melting line has seven spaces with the costs 1, 1, 2, 2, 2, 3 and 3 above them." => FLOOR_LINE_SPACES;

    "OBJETIVO DEL JUEGO": "To win is to have the highest score when the game is over." => MOST_POINTS_WIN;
    "OBJETIVO DEL JUEGO": "The round in which somebody completes a row of five in their box is the last." => GAME_ENDS;

    "CÓMO JUGAR":
        "The game is a series of rounds, and each round has three phases: the offer, the filling of the box and the preparation \
         of the next round." => THREE_PHASES;

    "A. Oferta de fábrica, paragraph 1":
        "The starting player puts the first-player marker in the middle of the table." => MARKER_TO_THE_CENTRE;
    "A. Oferta de fábrica, paragraph 1": "The same player has the first turn." => TURNS_GO_CLOCKWISE, MARKER_HOLDER_BEGINS;
    "A. Oferta de fábrica, paragraph 1": "The other turns follow clockwise." => TURNS_GO_CLOCKWISE;
    "A. Oferta de fábrica, paragraph 2":
        "Whoever has the turn has to take pieces, and there are two ways to do it." => TAKE_FROM_ONE_PLACE;
    "A. Oferta de fábrica, paragraph 2, item 1":
        "One way is to choose a factory and a colour and to take every piece of that colour from it."
            => TAKE_FROM_ONE_PLACE, TAKE_ALL;
    "A. Oferta de fábrica, paragraph 2, item 1": "What is left on that factory is pushed into the centre." => REST_TO_THE_CENTRE;
    "A. Oferta de fábrica, paragraph 2, item 2":
        "The other way is to choose a colour and to take every piece of that colour from the centre."
            => TAKE_FROM_ONE_PLACE, TAKE_ALL;
    "A. Oferta de fábrica, paragraph 2, item 2":
        "Whoever is the first in a round to take from the centre takes the first-player marker too." => FIRST_FROM_CENTRE;
    "A. Oferta de fábrica, paragraph 2, item 2":
        "The marker goes to the leftmost space of their melting line that is still free." => FIRST_FROM_CENTRE;
    "A. Oferta de fábrica, paragraph 3":
        "The pieces of a take are then added to a single pattern line of the player's own board."
            => PLACE_ON_ONE_LINE, FIRST_FROM_CENTRE;
    "A. Oferta de fábrica, paragraph 3":
        "There are five pattern lines, from one space in the first to five in the fifth, and a space holds one piece."
            => LINE_LENGTH;
    "A. Oferta de fábrica, paragraph 3, item 1":
        "Piece by piece, the chosen line is filled from its right end towards the left." => LINE_FILLS_FROM_RIGHT;
    "A. Oferta de fábrica, paragraph 3, item 2":
        "A line that is not empty can only be continued in its own colour." => LINE_HOLDS_ONE_COLOUR;
    "A. Oferta de fábrica, paragraph 3, item 3":
        "When no space of a line is left free, the line counts as complete." => COMPLETE_LINE;
    "A. Oferta de fábrica, paragraph 3, item 3":
        "Pieces for which the chosen line has no space left have to go to the melting line." => EXCESS_FALLS;
    "A. Oferta de fábrica, paragraph 4":
        "Only a complete pattern line will give a piece to the box when that phase comes." => ONLY_COMPLETE_LINES;
    "A. Oferta de fábrica, last item before Línea de fundición":
        "From the second round on, a colour is forbidden in a pattern line as soon as the box has it in the same row."
            => WALL_ROW_HAS_COLOUR;

    "A. Oferta de fábrica, Línea de fundición, paragraph 1":
        "Whatever of a take could not be placed, or was not meant to be, ends on the player's melting line."
            => UNPLACED_TILES_FALL;
    "A. Oferta de fábrica, Línea de fundición, paragraph 1":
        "The melting line is filled from its left end towards the right." => FLOOR_FILLS_FROM_LEFT;
    "A. Oferta de fábrica, Línea de fundición, paragraph 1":
        "What lies there counts as fallen and will cost points when the boxes are filled." => FLOOR_LINE_COSTS;
    "A. Oferta de fábrica, Línea de fundición, paragraph 2":
        "With no free space on the melting line, fallen pieces are put in the game box for the time being." => FULL_FLOOR_LINE;
    "A. Oferta de fábrica, Línea de fundición, paragraph 3":
        "The phase is over as soon as the centre and all factories are without pieces." => OFFER_ENDS;
    "A. Oferta de fábrica, Línea de fundición, paragraph 3": "The filling of the boxes is what comes next." => OFFER_ENDS;
    "A. Oferta de fábrica, Línea de fundición, example (C)":
        "A player may drop a whole take although a pattern line has room for it." => FLOOR_LINE_BY_CHOICE;

    "B. Confección de la Caja de bombones, paragraph 1":
        "Nobody has to wait for the others in this phase, in which pieces move from the pattern lines to the boxes."
            => PLAYERS_TILE_TOGETHER;
    "B. Confección de la Caja de bombones, A)":
        "The pattern lines are gone through starting with the topmost." => TILE_TOP_TO_BOTTOM;
    "B. Confección de la Caja de bombones, A)":
        "From each complete line the piece at the right end moves to the same row of the box."
            => ONLY_COMPLETE_LINES, ONE_TILE_A_LINE;
    "B. Confección de la Caja de bombones, A)": "There it takes the space of its own colour." => SPACE_OF_ITS_COLOUR;
    "B. Confección de la Caja de bombones, A)": "Its points are scored before the next piece moves." => SCORED_AT_ONCE;
    "B. Confección de la Caja de bombones, B)":
        "Lines that have lost the piece at their right end are emptied into the game box for the time being."
            => TILED_LINES_CLEARED;
    "B. Confección de la Caja de bombones, last paragraph":
        "All other pieces on pattern lines wait there for the next round." => INCOMPLETE_LINES_STAY;

    "Puntuación, paragraph 1": "In the box a piece never lies on a space of another colour." => SPACE_OF_ITS_COLOUR;
    "Puntuación, paragraph 1": "A piece scores as soon as it lies in the box." => SCORED_AT_ONCE;
    "Puntuación, item 1": "A piece with no other piece beside, above or below it scores a single point." => TILE_ALONE;
    "Puntuación, item 2, first step":
        "If it continues pieces to its left or right, the length of that run, with the new piece, is scored." => HORIZONTAL_RUN;
    "Puntuación, item 2, second step":
        "If it continues pieces above or below, the length of that run, with the new piece, is scored." => VERTICAL_RUN;
    "Puntuación, fourth example":
        "A piece that continues a run in both directions scores the one and the other." => BOTH_RUNS_COUNT;
    "Puntuación, paragraph on the Línea de fundición":
        "The melting line is looked at last, when the boxes are filled." => FLOOR_LINE_COSTS;
    "Puntuación, paragraph on the Línea de fundición":
        "Each piece there takes away the points printed over its space, and the score goes down by them." => FLOOR_LINE_COSTS;
    "Puntuación, paragraph on the Línea de fundición": "Whatever the loss, no score goes under 0." => NEVER_BELOW_ZERO;
    "Puntuación, last paragraph": "The pieces of the melting line are then put in the game box." => FLOOR_LINE_CLEARED;
    "Puntuación, Nota":
        "The first-player marker takes up a space of the melting line and costs its points as a piece would." => MARKER_COUNTS;
    "Puntuación, Nota": "It is not put in the game box: the player keeps it in front of them." => MARKER_STAYS;
    "Puntuación, example of the Línea de fundición":
        "Four pieces and the marker on the first five spaces cost 8 points together." => FLOOR_LINE_SPACES;

    "C. Preparación de la siguiente ronda, paragraph 1":
        "As long as nobody has completed a row of five, another round is prepared." => NEXT_ROUND;
    "C. Preparación de la siguiente ronda, paragraph 1":
        "The owner of the first-player marker does it, and fills each factory with four pieces from the bag, as at the start."
            => MARKER_HOLDER_BEGINS, FACTORY_GETS_FOUR;
    "C. Preparación de la siguiente ronda, paragraph 1":
        "Should the bag be empty, the pieces left in the game box are put into it, and the other factories are filled."
            => EMPTY_BAG_REFILLED;
    "C. Preparación de la siguiente ronda, paragraph 1": "With that a new round begins." => NEXT_ROUND;
    "C. Preparación de la siguiente ronda, paragraph 2":
        "If the bag is empty again and the game box is too, the round is played with factories that are not all full."
            => TILES_RUN_OUT;

    "FINAL DE LA PARTIDA, paragraph 1":
        "Directly after the filling of the boxes in which somebody completes at least one row of five, the game is over."
            => GAME_ENDS;
    "FINAL DE LA PARTIDA, paragraph 2": "After the end of the game, players add their bonuses." => BONUSES_AT_THE_END;
    "FINAL DE LA PARTIDA, item 1": "A row of five in the box adds 2 points, each such row." => BONUS_ROW;
    "FINAL DE LA PARTIDA, item 2": "A column of five in the box adds 7 points, each such column." => BONUS_COLUMN;
    "FINAL DE LA PARTIDA, item 3":
        "A colour whose five pieces are all in the box adds 10 points, each such colour." => BONUS_COLOUR;
    "FINAL DE LA PARTIDA, last paragraph": "The highest score wins." => MOST_POINTS_WIN;
    "FINAL DE LA PARTIDA, last paragraph":
        "Among players with the same score, whoever completed more rows wins." => TIE_MORE_ROWS;
    "FINAL DE LA PARTIDA, last paragraph": "If that does not decide it either, they win together." => SHARED_VICTORY;

    "Variante de juego, paragraph 1": "In the variant all boards lie with their grey side up." => GREY_SIDE;
    "Variante de juego, paragraph 1": "No rule changes but the one on where a piece goes in the box." => GREY_SIDE;
    "Variante de juego, paragraph 1": "A piece from a pattern line may go to any space of its row of the box." => GREY_ANY_SPACE;
    "Variante de juego, paragraph 1": "A column must never contain the same colour twice." => GREY_COLUMN_HAS_COLOUR, GREY_ANY_SPACE;
    "Variante de juego, paragraph 1": "Neither must a row." => GREY_ROW_HAS_COLOUR;
    "Variante de juego, Caso especial":
        "When the row has no permitted space for the piece of a complete line, the whole line falls to the melting line there \
         and then." => GREY_LINE_FALLS, GREY_ANY_SPACE;

    "Variante de juego Fábricas especializadas, paragraph 1":
        "Before the factories are filled for a round, all nine are mixed with their blue sides up." => GOLD_SHUFFLED, GOLD_SIDES;
    "Variante de juego Fábricas especializadas, paragraph 1":
        "As many as the number of players asks for are laid out at random." => GOLD_SHUFFLED;
    "Variante de juego Fábricas especializadas, paragraph 1":
        "Of these, one for each player, chosen at random, is turned to its gold side." => GOLD_AS_PLAYERS;
    "Variante de juego Fábricas especializadas, paragraph 1": "The others have no part in the round." => GOLD_SHUFFLED;
    "Variante de juego Fábricas especializadas (picture)":
        "The gold sides of the nine factories are five seekers, one of each colour, and one each of the other four kinds."
            => GOLD_SIDES;
    "Variante de juego Fábricas especializadas, paragraph 2": "In all else the normal rules apply." => GOLD_OTHERWISE_NORMAL;
    "Variante de juego Fábricas especializadas, paragraph 2":
        "There are five kinds of gold factories; some act when the round is set up, the others while it is played."
            => GOLD_SIDES, GOLD_OTHERWISE_NORMAL;
    "Variante de juego Fábricas especializadas, 1":
        "The first kind receives a fifth piece from the bag once the round is set up." => GOLD_PLUS_ONE;
    "Variante de juego Fábricas especializadas, 2":
        "Once the round is set up, the second kind draws in one piece of the colour that it shows from each factory next to it, \
         if there is one." => GOLD_SEEKER;
    "Variante de juego Fábricas especializadas, 3": "After a take from the third kind nothing goes to the centre." => GOLD_STAY;
    "Variante de juego Fábricas especializadas, 4":
        "After a take from the fourth kind nothing goes to the centre; whoever took must pass what is left to the factories \
         next to it, whichever side these show." => GOLD_NEIGHBOURS;
    "Variante de juego Fábricas especializadas, 4":
        "They choose which pieces go to the left and which to the right." => GOLD_NEIGHBOURS;
    "Variante de juego Fábricas especializadas, 4":
        "Pieces of one colour must not be separated by that." => GOLD_COLOUR_NOT_SPLIT;
    "Variante de juego Fábricas especializadas, 5":
        "After a take from the fifth kind what is left goes to the centre." => GOLD_ZERO_REST;
    "Variante de juego Fábricas especializadas, 5":
        "Whoever took then lays the factory itself next to their melting line, where it stays until the round is over."
            => GOLD_ZERO_KEPT;
    "Variante de juego Fábricas especializadas, 5":
        "The next piece that has to go to their melting line goes there instead, and they lose nothing for it."
            => GOLD_ZERO_CATCHES;
}

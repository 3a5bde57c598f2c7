//! The sentences of its rulebook.

use super::super::rules::*;

crate::sentences! {
    "PREPARACIÓN, 1": "Each player takes one board of a colour of their own and lays it before them." => ONE_BOARD_EACH;
    "PREPARACIÓN, 1": "The circle between the red and the orange star shows the colour of a board." => ONE_BOARD_EACH (STARS);
    "PREPARACIÓN, 1": "The side of the boards with stars in different colours lies up." => SAME_SIDE (STARS);
    "PREPARACIÓN, 2": "Factories are laid in a circle around the centre of the table." => FACTORIES_FOR_PLAYERS;
    "PREPARACIÓN, 2": "Two players use five factories, three use seven, four use nine."
        => FACTORIES_FOR_PLAYERS, TWO_TO_FOUR_PLAYERS;
    "PREPARACIÓN, 3": "The score board is put next to the factories." => SCORE_BOARD;
    "PREPARACIÓN, 4": "The round marker begins on the space of round 1." => ROUND_MARKER;
    "PREPARACIÓN, 4": "The round marker shows the round and the wild colour of that round." => ROUND_MARKER;
    "PREPARACIÓN, 4": "Purple is wild in the first round." => WILD_COLOURS;
    "PREPARACIÓN, 5": "Each player puts a score marker of their colour on the fifth space of the score track."
        => SCORE_STARTS_AT_FIVE, SCORE_BOARD;
    "PREPARACIÓN, 6": "All 132 tiles are put into the bag." => ALL_TILES_IN_THE_BAG, TWENTY_TWO_OF_EACH_COLOUR;
    "PREPARACIÓN, 6": "Ten tiles drawn blindly from the bag fill the supply spaces of the score board." => SUPPLY_OF_TEN;
    "PREPARACIÓN, 7": "Each factory is filled with four tiles drawn blindly from the bag, which is then laid aside."
        => FACTORY_GETS_FOUR;
    "PREPARACIÓN, 8": "The first-player marker is put in the centre of the table."
        => MARKER_STARTS_IN_THE_CENTRE, ONE_MARKER;
    "PREPARACIÓN, 9": "The tower stands between the factories and the score board." => TOWER;
    "PREPARACIÓN, 10": "The point tokens are laid aside until they are needed for counting." => EIGHTY_POINTS;
    "PREPARACIÓN, last paragraph": "Boards, score markers and factories that nobody uses go back to the box."
        => UNUSED_PARTS;
    "PREPARACIÓN (picture of the board)":
        "A board has seven stars of six spaces each, pillars, statues and windows between them, and a place in each corner."
        => ONE_BOARD_EACH, STARS (FEATURES);
    "PREPARACIÓN (picture of the board)":
        "Round the star in the middle lie, clockwise from the upper left, the orange, red, blue, yellow, green and purple star, \
         and the spaces of each make a ring."
        => STARS;
    "PREPARACIÓN (picture of the score board)":
        "The score board has a track of 80 spaces, one of six rounds, and ten spaces for the supply."
        => SCORE_BOARD (SUPPLY_OF_TEN, EIGHTY_POINTS);
    "PREPARACIÓN (picture of the tiles)": "The tiles are blue, red, yellow, green, orange and purple, as many of each."
        => TWENTY_TWO_OF_EACH_COLOUR;

    "OBJETIVO DEL JUEGO": "Players aim to have more points than anybody else when the game ends." => GOAL (MOST_POINTS_WIN);
    "OBJETIVO DEL JUEGO": "The game ends after six rounds and a final scoring." => GOAL (GAME_ENDS);
    "CÓMO SE JUEGA, paragraph 1":
        "A round consists of taking tiles, of playing tiles for points, and of preparing the next round, in this order."
        => THREE_PHASES;
    "CÓMO SE JUEGA, paragraph 1": "Nothing is prepared in the last round." => THREE_PHASES (GAME_ENDS);
    "CÓMO SE JUEGA, last paragraph": "The youngest player begins the game." => FIRST_STARTER;
    "CÓMO SE JUEGA, last paragraph": "Turns are taken clockwise, several by each player in a round." => TURNS_GO_CLOCKWISE;

    "FASE 1: ADQUIRIR LOSETAS, paragraph 1":
        "Whoever has the turn must take tiles, in one of two ways: from a factory or from the centre."
        => TAKE_FROM_ONE_PLACE;
    "FASE 1: ADQUIRIR LOSETAS, A)": "The first way is to take all tiles of one colour from one factory."
        => TAKE_ALL, TAKE_FROM_ONE_PLACE;
    "FASE 1: ADQUIRIR LOSETAS, A)": "The colour that is chosen on a factory is not the wild one." => WILD_NOT_CHOSEN;
    "FASE 1: ADQUIRIR LOSETAS, A)": "Tiles taken from a factory are laid beside the player's own board." => BESIDE_THE_BOARD;
    "FASE 1: ADQUIRIR LOSETAS, A)": "All other tiles of that factory move to the centre of the table." => REST_TO_THE_CENTRE;
    "FASE 1: ADQUIRIR LOSETAS, A), paragraph 2": "If wild tiles lie on the factory, one of them must be taken too."
        => ONE_WILD_WITH_IT;
    "FASE 1: ADQUIRIR LOSETAS, A), paragraph 3": "From a factory with nothing but wild tiles exactly one tile is taken."
        => WILD_ALONE;
    "EL COLOR COMODÍN, paragraph 1": "In each round one of the six colours is wild." => WILD_COLOURS, ROUND_MARKER;
    "EL COLOR COMODÍN, paragraph 1": "The round track tells which colour is wild in which round."
        => ROUND_MARKER, WILD_COLOURS;
    "EL COLOR COMODÍN, paragraph 1": "In its round a wild tile can take the place of a tile of any other colour."
        => WILD_REPLACES;
    "EL COLOR COMODÍN (picture)":
        "The rounds from 1 to 6 show purple, green, orange, yellow, blue and red." => WILD_COLOURS (ROUND_MARKER);
    "EL COLOR COMODÍN, Nota": "Tiles of the wild colour replace others in the current round only." => WILD_THIS_ROUND_ONLY;
    "EL COLOR COMODÍN, Nota": "In later rounds those tiles are not wild any more, for the wild colour changes every round."
        => WILD_THIS_ROUND_ONLY (WILD_COLOURS, NEXT_ROUND);
    "FASE 1: ADQUIRIR LOSETAS, B)": "The second way is to take all tiles of one colour from the centre of the table."
        => TAKE_ALL, TAKE_FROM_ONE_PLACE;
    "FASE 1: ADQUIRIR LOSETAS, B)": "The colour that is chosen in the centre is not the wild one." => WILD_NOT_CHOSEN;
    "FASE 1: ADQUIRIR LOSETAS, B)": "Tiles taken from the centre are laid beside the player's own board."
        => BESIDE_THE_BOARD;
    "FASE 1: ADQUIRIR LOSETAS, B)": "If wild tiles lie in the centre, one of them must be taken too." => ONE_WILD_WITH_IT;
    "FASE 1: ADQUIRIR LOSETAS, B)": "From a centre with nothing but wild tiles exactly one tile is taken." => WILD_ALONE;
    "FASE 1: ADQUIRIR LOSETAS, B), paragraph 2":
        "The first player of a round to take from the centre also takes the first-player marker and lays it beside their \
         board."
        => FIRST_FROM_CENTRE;
    "FASE 1: ADQUIRIR LOSETAS, B), paragraph 2":
        "That player's score marker goes back as many spaces as tiles were taken in this turn." => MARKER_COSTS;
    "FASE 1: ADQUIRIR LOSETAS, B), paragraph 2": "The score marker does not go back past space 1." => NEVER_BELOW_ONE;
    "FASE 1: ADQUIRIR LOSETAS, B), paragraph 2":
        "Whoever stands on space 1 may take from the centre without paying anything." => NEVER_BELOW_ONE;
    "MARCADOR DE JUGADOR INICIAL": "Whoever has the first-player marker is the first to place a tile in phase 2."
        => MARKER_HOLDER_BEGINS;
    "MARCADOR DE JUGADOR INICIAL": "Whoever has the first-player marker begins the next round." => MARKER_HOLDER_BEGINS;
    "MARCADOR DE JUGADOR INICIAL":
        "Beginning a round means to choose first among the factories, by the ordinary rules of taking."
        => MARKER_HOLDER_BEGINS (TAKE_FROM_ONE_PLACE);
    "MARCADOR DE JUGADOR INICIAL, last paragraph": "After tiles were taken it is the turn of the next player clockwise."
        => TURNS_GO_CLOCKWISE;
    "EJEMPLO DE TURNO, paragraph 2":
        "Whoever takes the red tiles of a factory without wild ones may take no other tile with them."
            => TAKE_ALL (ONE_WILD_WITH_IT);
    "EJEMPLO DE TURNO, last paragraph":
        "A wild tile that goes along counts among the tiles that the marker makes a player pay for." => MARKER_COSTS;
    "MARCADOR DE JUGADOR INICIAL, after EJEMPLO DE TURNO":
        "Phase 1 ends when no tile is left on any factory or in the centre." => TAKING_ENDS;
    "MARCADOR DE JUGADOR INICIAL, after EJEMPLO DE TURNO": "Phase 2 follows phase 1 at once." => TAKING_ENDS (THREE_PHASES);

    "FASE 2: JUGAR LOSETAS Y OBTENER PUNTOS, paragraph 1":
        "The player with the first-player marker has the first turn of phase 2." => MARKER_HOLDER_BEGINS;
    "FASE 2: JUGAR LOSETAS Y OBTENER PUNTOS, paragraph 1":
        "To place a tile a player must have enough tiles of the colour that is needed beside their board."
        => NUMBER_IS_THE_PRICE (FROM_BESIDE_THE_BOARD);
    "FASE 2: JUGAR LOSETAS Y OBTENER PUNTOS, paragraph 1":
        "A player who has enough tiles places one of them on the space of their board."
        => ONE_TILE_A_TURN, ONE_PLACED_REST_DISCARDED;
    "FASE 2: JUGAR LOSETAS Y OBTENER PUNTOS, paragraph 1": "The other tiles that were needed are discarded into the tower."
        => ONE_PLACED_REST_DISCARDED, TOWER;
    "FASE 2: JUGAR LOSETAS Y OBTENER PUNTOS, paragraph 1": "Then it is the turn of the next player clockwise."
        => TURNS_GO_CLOCKWISE, ONE_TILE_A_TURN;
    "FASE 2: JUGAR LOSETAS Y OBTENER PUNTOS, paragraph 1": "This goes on until no player can or wants to place another tile."
        => PLAYING_ENDS;
    "REGLAS DE COLOCACIÓN DE LOSETAS, item 1": "Only tiles that lie beside a player's own board may be placed."
        => FROM_BESIDE_THE_BOARD;
    "REGLAS DE COLOCACIÓN DE LOSETAS, item 2": "Tiles are placed on the rhombus-shaped spaces of a player's own board only."
        => ON_SPACES_ONLY;
    "REGLAS DE COLOCACIÓN DE LOSETAS, item 2": "No tile may lie on a pillar, a statue or a window." => ON_SPACES_ONLY;
    "REGLAS DE COLOCACIÓN DE LOSETAS, item 3": "Only empty spaces take a tile." => FREE_SPACE;
    "REGLAS DE COLOCACIÓN DE LOSETAS, item 4":
        "The spaces make up stars, and the colour of a star says which tiles it takes." => STARS, STAR_OF_ITS_COLOUR;
    "REGLAS DE COLOCACIÓN DE LOSETAS, item 4":
        "The number of a space is the number of tiles, all told, that a player needs to place a single tile there."
        => NUMBER_IS_THE_PRICE (ONE_TILE_A_TURN);
    "REGLAS DE COLOCACIÓN DE LOSETAS, item 4": "All other tiles that a space needs go into the tower."
        => ONE_PLACED_REST_DISCARDED (TOWER);
    "REGLAS DE COLOCACIÓN DE LOSETAS, item 5": "The star in the middle takes tiles of any colour on any of its spaces."
        => CENTRE_STAR;
    "REGLAS DE COLOCACIÓN DE LOSETAS, item 5": "The six tiles of the star in the middle must be of six different colours."
        => CENTRE_STAR;
    "REGLAS DE COLOCACIÓN DE LOSETAS, item 6": "Tiles that are not used in a turn stay beside the board." => UNPLAYED_STAY;
    "USO DEL COLOR COMODÍN":
        "Who has too few tiles of a colour, or does not want to use them all, may use tiles of the current wild colour in \
         their place."
        => WILD_REPLACES;
    "USO DEL COLOR COMODÍN": "At least one tile of the colour to be placed is needed nevertheless." => ONE_OF_THE_COLOUR;
    "USO DEL COLOR COMODÍN": "All tiles that were needed, save the placed one, go into the tower, wild ones too."
        => ONE_PLACED_REST_DISCARDED (TOWER);
    "USO DE LAS LOSETAS COMODÍN, paragraph 1": "A wild tile can stand in for a tile of any other colour." => WILD_REPLACES;
    "USO DE LAS LOSETAS COMODÍN, paragraph 1":
        "A wild tile that stands in for others must go together with a tile of the colour of the space."
        => ONE_OF_THE_COLOUR;
    "USO DE LAS LOSETAS COMODÍN, paragraph 2": "A wild tile never lies on a space of a colour that it stands in for."
        => WILD_ON_ITS_OWN_SPACE;
    "USO DE LAS LOSETAS COMODÍN, paragraph 2":
        "As the tile that is placed, a wild tile goes on a space of its own colour only."
        => WILD_ON_ITS_OWN_SPACE (STAR_OF_ITS_COLOUR);
    "USO DE LAS LOSETAS COMODÍN, EJEMPLO":
        "Wild tiles that are not combined with another colour are placed like tiles of their own colour."
        => WILD_ON_ITS_OWN_SPACE;
    "USO DE LAS LOSETAS COMODÍN, EJEMPLO":
        "A colour can go on the star in the middle, the wild one too, so long as that colour is not there yet."
        => CENTRE_STAR, WILD_ON_ITS_OWN_SPACE;

    "PUNTUACIÓN, paragraph 1": "Each tile that a player places brings 1 point, which the score marker goes forward."
        => POINT_FOR_THE_TILE;
    "PUNTUACIÓN, paragraph 2": "A tile that is placed next to connected tiles brings 1 point for each tile so connected."
        => CONNECTED_TILES;
    "PUNTUACIÓN, paragraph 2": "Spaces are connected only where they lie next to each other within the same star."
        => CONNECTED_WITHIN_A_STAR (STARS);
    "PUNTUACIÓN, paragraph 3":
        "The score track goes round: whoever passes 80 points takes an 80-point token, to know their total."
        => EIGHTY_POINTS;
    "PUNTUACIÓN, bonus list":
        "Features of the board that are surrounded with tiles bring additional tiles from the supply on the score board."
        => BONUS_FREE_CHOICE (BONUS_PILLAR, BONUS_STATUE, BONUS_WINDOW);
    "PUNTUACIÓN, bonus list, item 1": "A pillar is surrounded when the four spaces next to it are covered."
        => FEATURES, BONUS_PILLAR;
    "PUNTUACIÓN, bonus list, item 1": "For a pillar one tile, whichever the player likes, must be taken at once."
        => BONUS_PILLAR, BONUS_AT_ONCE (BONUS_FREE_CHOICE);
    "PUNTUACIÓN, bonus list, item 2": "A statue is surrounded when the four spaces next to it are covered."
        => FEATURES, BONUS_STATUE;
    "PUNTUACIÓN, bonus list, item 2": "For a statue two tiles, whichever the player likes, must be taken at once."
        => BONUS_STATUE, BONUS_AT_ONCE, BONUS_FREE_CHOICE;
    "PUNTUACIÓN, bonus list, item 2": "Both tiles for a statue may be wild if the supply has two wild ones."
        => BONUS_FREE_CHOICE;
    "PUNTUACIÓN, bonus list, item 3": "A window is surrounded when the two spaces next to it are covered."
        => FEATURES, BONUS_WINDOW;
    "PUNTUACIÓN, bonus list, item 3": "For a window three tiles, whichever the player likes, must be taken at once."
        => BONUS_WINDOW, BONUS_AT_ONCE, BONUS_FREE_CHOICE;
    "PUNTUACIÓN, bonus list, item 3": "All three tiles for a window may be wild if the supply has three wild ones."
        => BONUS_FREE_CHOICE;
    "PUNTUACIÓN (pictures of the bonuses)":
        "A pillar touches two spaces of the star in the middle and two of an outer star, a statue two spaces of each of two outer \
         stars, a window two spaces of one."
        => FEATURES;
    "PUNTUACIÓN, after the bonus list": "Bonus tiles are laid beside the player's own board." => BONUS_BESIDE_THE_BOARD;
    "PUNTUACIÓN, last paragraph": "Before the next player's turn the empty spaces of the supply are filled from the bag."
        => SUPPLY_REFILLED;
    "PUNTUACIÓN, last paragraph": "If the bag is empty, all tiles of the tower go into it, and the filling goes on."
        => EMPTY_BAG_REFILLED, SUPPLY_REFILLED;

    "PASAR": "Whoever does not want to place a tile, or cannot, must pass." => MUST_PASS;
    "PASAR": "Whoever passes may choose up to four tiles beside their board to keep for the next round." => KEEP_UP_TO_FOUR;
    "PASAR": "Kept tiles lie in the four corners of the player's own board." => KEEP_UP_TO_FOUR (ONE_BOARD_EACH);
    "PASAR": "Tiles in the corners bring no points." => CORNERS_SCORE_NOTHING;
    "PASAR": "All tiles that are left besides must be discarded into the tower." => DISCARDED_COST (TOWER);
    "PASAR": "Each tile discarded in this way costs 1 point." => DISCARDED_COST;
    "PASAR": "Whoever has passed takes no more turns in this round." => PASSED_IS_OUT, PLAYING_ENDS;
    "EJEMPLOS DE PUNTUACIÓN, A":
        "A space costs exactly its number, the placed tile included; tiles in excess of it stay with the player."
        => NUMBER_IS_THE_PRICE (UNPLAYED_STAY);
    "EJEMPLOS DE PUNTUACIÓN, B": "A tile that is connected to no other of its star brings 1 point and no more."
        => POINT_FOR_THE_TILE, CONNECTED_WITHIN_A_STAR;
    "EJEMPLOS DE PUNTUACIÓN, C":
        "A tile connected to two others brings 3 points: it counts once itself, and each of the others once."
        => CONNECTED_TILES;
    "EJEMPLOS DE PUNTUACIÓN, D": "One tile of the colour and three wild ones pay for a 4, and the one is placed."
        => ONE_OF_THE_COLOUR (WILD_REPLACES);
    "EJEMPLOS DE PUNTUACIÓN, E":
        "Two wild tiles pay for a 2 of the star of their own colour, where one of them is placed and scores like any other."
        => WILD_ON_ITS_OWN_SPACE (CONNECTED_TILES);
    "EJEMPLOS DE PUNTUACIÓN, E": "All other tiles wait for further turns of the same round." => UNPLAYED_STAY;
    "EJEMPLOS DE PUNTUACIÓN, F": "Green is wild in round 2." => WILD_COLOURS;
    "EJEMPLOS DE PUNTUACIÓN, F": "Each corner of a board holds one kept tile." => KEEP_UP_TO_FOUR;
    "EJEMPLOS DE PUNTUACIÓN, F": "Two tiles that are not kept go into the tower and cost 2 points." => DISCARDED_COST (TOWER);

    "FASE 3: PREPARAR LA SIGUIENTE RONDA, paragraph 1": "The player with the first-player marker prepares the next round."
        => STARTER_PREPARES;
    "FASE 3: PREPARAR LA SIGUIENTE RONDA, paragraph 2":
        "Before round 6 is reached the round marker goes on to the space of the next round." => NEXT_ROUND;
    "FASE 3: PREPARAR LA SIGUIENTE RONDA, paragraph 2": "The player who prepares the round is the first to play in it."
        => MARKER_HOLDER_BEGINS;
    "FASE 3: PREPARAR LA SIGUIENTE RONDA, paragraph 2":
        "After round 6 nothing is prepared, and the end of the game follows at once." => GAME_ENDS;
    "FASE 3: PREPARAR LA SIGUIENTE RONDA, paragraph 3": "Each factory is filled with four tiles drawn blindly from the bag."
        => FACTORY_GETS_FOUR;
    "FASE 3: PREPARAR LA SIGUIENTE RONDA, paragraph 3":
        "If the bag is empty, all tiles of the tower go into it, and the factories are filled on." => EMPTY_BAG_REFILLED;
    "FASE 3: PREPARAR LA SIGUIENTE RONDA, paragraph 4":
        "If bag and tower are both empty, the round begins as usual although factories are not full." => TILES_RUN_OUT;
    "FASE 3: PREPARAR LA SIGUIENTE RONDA, paragraph 5": "The first-player marker goes back to the centre of the table."
        => MARKER_STARTS_IN_THE_CENTRE;
    "FASE 3: PREPARAR LA SIGUIENTE RONDA, last paragraph":
        "All players move the tiles in the corners of their boards back beside the boards." => CORNERS_COME_BACK;

    "FINAL DE LA PARTIDA, paragraph 1": "The game ends after the sixth round." => GAME_ENDS;
    "FINAL DE LA PARTIDA, paragraph 1":
        "After that all players look which aims they have reached, and correct their score markers."
        => COMPLETE_STAR, COMPLETE_MULTICOLOUR_STAR, ALL_OF_A_NUMBER;
    "FINAL DE LA PARTIDA, list of stars, item 1":
        "A complete star in the middle of the board, in all colours, brings 12 points." => COMPLETE_MULTICOLOUR_STAR;
    "FINAL DE LA PARTIDA, list of stars": "A complete red star brings 14 points." => COMPLETE_STAR;
    "FINAL DE LA PARTIDA, list of stars": "A complete blue star brings 15 points." => COMPLETE_STAR;
    "FINAL DE LA PARTIDA, list of stars": "A complete yellow star brings 16 points." => COMPLETE_STAR;
    "FINAL DE LA PARTIDA, list of stars": "A complete orange star brings 17 points." => COMPLETE_STAR;
    "FINAL DE LA PARTIDA, list of stars": "A complete green star brings 18 points." => COMPLETE_STAR;
    "FINAL DE LA PARTIDA, list of stars": "A complete purple star brings 20 points." => COMPLETE_STAR;
    "FINAL DE LA PARTIDA, list of numbers": "All 1s of a board covered bring 4 points." => ALL_OF_A_NUMBER;
    "FINAL DE LA PARTIDA, list of numbers": "All 2s of a board covered bring 8 points." => ALL_OF_A_NUMBER;
    "FINAL DE LA PARTIDA, list of numbers": "All 3s of a board covered bring 12 points." => ALL_OF_A_NUMBER;
    "FINAL DE LA PARTIDA, list of numbers": "All 4s of a board covered bring 16 points." => ALL_OF_A_NUMBER;
    "FINAL DE LA PARTIDA, paragraph after the lists":
        "Tiles that are left unused in the corners after the last round are discarded into the tower."
        => LEFTOVERS_COST (TOWER);
    "FINAL DE LA PARTIDA, paragraph after the lists": "Each tile left in a corner costs 1 point." => LEFTOVERS_COST;
    "FINAL DE LA PARTIDA, last paragraph": "Whoever has the most points wins." => MOST_POINTS_WIN;
    "FINAL DE LA PARTIDA, last paragraph": "Players who are tied share the victory." => TIE_IS_SHARED;

    "VARIANTE DE JUEGO, paragraph 1":
        "In the variant all players turn their boards over, so that the stars without colours lie up."
        => SAME_SIDE, MONOCHROME_SIDE;
    "VARIANTE DE JUEGO, paragraph 1": "The rules stay the usual ones, with the exceptions that follow." => MONOCHROME_SIDE;
    "VARIANTE DE JUEGO, item 1": "During the game each player chooses which colours go on each of the seven stars."
        => MONOCHROME_CHOICE;
    "VARIANTE DE JUEGO, item 1, sub-item 1": "A star that is made in several colours takes six tiles of different colours."
        => MONOCHROME_MULTICOLOUR (MONOCHROME_CHOICE);
    "VARIANTE DE JUEGO, item 1, sub-item 2": "A star that is made in one colour takes tiles of the same colour only: where this says all stars, tiles are meant."
        => MONOCHROME_ONE_COLOUR (MONOCHROME_CHOICE);
    "VARIANTE DE JUEGO, item 2": "A player may make several stars of one colour, and several stars in six colours."
        => MONOCHROME_SEVERAL;
    "VARIANTE DE JUEGO, item 2": "Such stars bring the same points as in the usual game."
        => MONOCHROME_SEVERAL (COMPLETE_STAR, COMPLETE_MULTICOLOUR_STAR);
    "VARIANTE DE JUEGO, item 3": "The spaces of the stars have other numbers than those of the coloured side."
        => MONOCHROME_NUMBERS;
    "VARIANTE DE JUEGO (picture of the board)":
        "On the outer stars 1 and 3 have changed places, and the star in the middle has six 3s." => MONOCHROME_NUMBERS;
}

//! The sentences of its rulebook. Our copy is damaged: it does not show where phase 1 ends.

use super::super::rules::*;

crate::sentences! {
    "PRZYGOTOWANIE GRY, 1": "Every player chooses a colour and gets the board of that colour." => ONE_BOARD_EACH;
    "PRZYGOTOWANIE GRY, 1": "The circle between the red and the orange star shows the colour of a board."
        => ONE_BOARD_EACH (STARS);
    "PRZYGOTOWANIE GRY, 1": "The boards lie with the stars in different colours up." => SAME_SIDE (STARS);
    "PRZYGOTOWANIE GRY, 2": "The factories form a circle around the middle of the table." => FACTORIES_FOR_PLAYERS;
    "PRZYGOTOWANIE GRY, 2": "There are five factories for two players, seven for three and nine for four."
        => FACTORIES_FOR_PLAYERS, TWO_TO_FOUR_PLAYERS;
    "PRZYGOTOWANIE GRY, 3": "The score board lies beside the factories." => SCORE_BOARD;
    "PRZYGOTOWANIE GRY, 4": "The round marker stands on the space of the first round." => ROUND_MARKER;
    "PRZYGOTOWANIE GRY, 4": "The place of the round marker tells the number of the round and its wild colour."
        => ROUND_MARKER;
    "PRZYGOTOWANIE GRY, 4": "The wild colour of the first round is purple." => WILD_COLOURS;
    "PRZYGOTOWANIE GRY, 5": "The score marker of each player's colour starts on space 5 of the score track."
        => SCORE_STARTS_AT_FIVE, SCORE_BOARD;
    "PRZYGOTOWANIE GRY, 6": "The bag holds all 132 tiles at the start." => ALL_TILES_IN_THE_BAG, TWENTY_TWO_OF_EACH_COLOUR;
    "PRZYGOTOWANIE GRY, 6": "The supply in the middle of the score board gets ten tiles from the bag, drawn without looking."
        => SUPPLY_OF_TEN;
    "PRZYGOTOWANIE GRY, 7":
        "Every factory gets exactly four tiles from the bag, drawn without looking; then the bag is laid aside."
        => FACTORY_GETS_FOUR;
    "PRZYGOTOWANIE GRY, 8": "The first-player marker lies in the middle of the table."
        => MARKER_STARTS_IN_THE_CENTRE, ONE_MARKER;
    "PRZYGOTOWANIE GRY, 9": "The tower is put up between the factories and the score board." => TOWER;
    "PRZYGOTOWANIE GRY, 10": "The point tokens wait at the side until points are counted." => EIGHTY_POINTS;
    "PRZYGOTOWANIE GRY, last paragraph": "What is not used of boards, score markers and factories stays in the box."
        => UNUSED_PARTS;
    "PRZYGOTOWANIE GRY (picture of the board)":
        "A board has seven stars of six spaces each, pillars, statues and windows between them, and a place in each corner."
        => ONE_BOARD_EACH, STARS (FEATURES);
    "PRZYGOTOWANIE GRY (picture of the board)":
        "Round the star in the middle lie, clockwise from the upper left, the orange, red, blue, yellow, green and purple star, \
         and the spaces of each make a ring."
        => STARS;
    "PRZYGOTOWANIE GRY (picture of the score board)":
        "The score board has a track of 80 spaces, one of six rounds, and ten spaces for the supply."
        => SCORE_BOARD (SUPPLY_OF_TEN, EIGHTY_POINTS);
    "PRZYGOTOWANIE GRY (picture of the tiles)": "The tiles are blue, red, yellow, green, orange and purple, as many of each."
        => TWENTY_TWO_OF_EACH_COLOUR;

    "CEL GRY": "Whoever collects the most points wins." => GOAL (MOST_POINTS_WIN);
    "CEL GRY": "The final scoring after round 6 ends the game." => GOAL (GAME_ENDS);
    "PRZEBIEG GRY, paragraph 1":
        "Six rounds are played, each of three phases: the offer, the placing of tiles with its points, the preparation of a \
         round."
        => THREE_PHASES (GAME_ENDS);
    "PRZEBIEG GRY, paragraph 1": "The preparation is left out in the last round." => THREE_PHASES (GAME_ENDS);
    "PRZEBIEG GRY, last paragraph": "The game is begun by the youngest." => FIRST_STARTER;
    "PRZEBIEG GRY, last paragraph": "A round has several turns, which go round the table clockwise." => TURNS_GO_CLOCKWISE;
    "KOLOR ATUTOWY, paragraph 1": "Every round has one of the six colours as its wild one." => WILD_COLOURS, ROUND_MARKER;
    "KOLOR ATUTOWY, paragraph 1": "The wild colour of each round is shown on the round track." => ROUND_MARKER, WILD_COLOURS;
    "KOLOR ATUTOWY, paragraph 1": "Tiles of the round's wild colour can be used instead of tiles of other colours."
        => WILD_REPLACES;
    "KOLOR ATUTOWY (picture)":
        "The rounds from 1 to 6 show purple, green, orange, yellow, blue and red." => WILD_COLOURS (ROUND_MARKER);
    "KOLOR ATUTOWY, Uwaga": "Wild tiles stand in for others in the same round only." => WILD_THIS_ROUND_ONLY;
    "KOLOR ATUTOWY, Uwaga": "In the following rounds another colour is wild, and theirs is not any more."
        => WILD_THIS_ROUND_ONLY (WILD_COLOURS, NEXT_ROUND);

    "Faza 1: OFERTA DOSTAWCÓW, paragraph 1":
        "In their turn players must choose tiles, which they lay beside their own board."
        => TAKE_FROM_ONE_PLACE, BESIDE_THE_BOARD;
    "Faza 1: OFERTA DOSTAWCÓW, paragraph 1": "There are two ways to do so: from a factory or from the middle of the table."
        => TAKE_FROM_ONE_PLACE;
    "Faza 1: OFERTA DOSTAWCÓW, A)": "Who takes from a factory chooses one factory and one of the colours that lie there."
        => TAKE_FROM_ONE_PLACE, TAKE_ALL;
    "Faza 1: OFERTA DOSTAWCÓW, A)": "The wild colour may be chosen only where the factory has no other." => WILD_NOT_CHOSEN;
    "Faza 1: OFERTA DOSTAWCÓW, A)": "If all tiles of the factory are wild, one of them is taken." => WILD_ALONE;
    "Faza 1: OFERTA DOSTAWCÓW, A)": "If the factory has several colours, every tile of the chosen one is taken." => TAKE_ALL;
    "Faza 1: OFERTA DOSTAWCÓW, A)":
        "If the factory has wild tiles beside the chosen ones, one wild tile must be taken with them." => ONE_WILD_WITH_IT;
    "Faza 1: OFERTA DOSTAWCÓW, A)": "What is left on the factory moves to the middle of the table." => REST_TO_THE_CENTRE;
    "Faza 1: OFERTA DOSTAWCÓW, B)":
        "Who takes from the middle takes every tile of one colour there, and not of the wild one."
        => TAKE_ALL, TAKE_FROM_ONE_PLACE, WILD_NOT_CHOSEN;
    "Faza 1: OFERTA DOSTAWCÓW, B)": "If there are wild tiles in the middle, exactly one must be taken along."
        => ONE_WILD_WITH_IT;
    "Faza 1: OFERTA DOSTAWCÓW, B)": "If there are only wild tiles in the middle, one is taken, no more and no fewer."
        => WILD_ALONE;
    "Faza 1: OFERTA DOSTAWCÓW, B), paragraph 2":
        "Whoever is the first of the round to take from the middle must take the first-player marker too, and lays it \
         beside their board."
        => FIRST_FROM_CENTRE;
    "Faza 1: OFERTA DOSTAWCÓW, B), paragraph 2":
        "With the first-player marker come as many steps back on the score track as tiles were taken in the turn."
        => MARKER_COSTS;
    "Faza 1: OFERTA DOSTAWCÓW, B), paragraph 2": "Nobody has to step back beyond the first space." => NEVER_BELOW_ONE;
    "Faza 1: OFERTA DOSTAWCÓW, B), paragraph 2": "A score marker that is on the first space already stays there."
        => NEVER_BELOW_ONE;
    "PŁYTKA GRACZA ROZPOCZYNAJĄCEGO": "In phase 2 the owner of the first-player marker is the first to place a tile."
        => MARKER_HOLDER_BEGINS;
    "PŁYTKA GRACZA ROZPOCZYNAJĄCEGO": "The next round too is begun by the owner of the first-player marker."
        => MARKER_HOLDER_BEGINS;
    "PŁYTKA GRACZA ROZPOCZYNAJĄCEGO": "The beginner of a round has the choice of all factories."
        => MARKER_HOLDER_BEGINS (TAKE_FROM_ONE_PLACE);
    "PŁYTKA GRACZA ROZPOCZYNAJĄCEGO, last paragraph": "With the tiles beside the board the turn passes on clockwise."
        => TURNS_GO_CLOCKWISE;
    "PRZYKŁADOWA TURA, paragraph 2":
        "Whoever takes the red tiles of a factory without wild ones may take no other tile with them."
            => TAKE_ALL (ONE_WILD_WITH_IT);
    "PRZYKŁADOWA TURA, last paragraph":
        "Three tiles and a wild one cost four points with the marker: the wild one is counted." => MARKER_COSTS;

    "Faza 2: UKŁADANIE PŁYTEK I PUNKTACJA, paragraph 1": "The starting player has the first turn in the placing of tiles."
        => MARKER_HOLDER_BEGINS;
    "Faza 2: UKŁADANIE PŁYTEK I PUNKTACJA, paragraph 1":
        "A space is open to a player who has the right number of tiles of its colour beside the board."
        => NUMBER_IS_THE_PRICE (FROM_BESIDE_THE_BOARD);
    "Faza 2: UKŁADANIE PŁYTEK I PUNKTACJA, paragraph 1": "Exactly one of those tiles is placed on the chosen space."
        => ONE_TILE_A_TURN, ONE_PLACED_REST_DISCARDED;
    "Faza 2: UKŁADANIE PŁYTEK I PUNKTACJA, paragraph 1": "The remainder of those tiles is thrown into the tower."
        => ONE_PLACED_REST_DISCARDED, TOWER;
    "Faza 2: UKŁADANIE PŁYTEK I PUNKTACJA, paragraph 1": "The player on the left has the next turn."
        => TURNS_GO_CLOCKWISE, ONE_TILE_A_TURN;
    "Faza 2: UKŁADANIE PŁYTEK I PUNKTACJA, paragraph 1": "Turns are repeated until nobody wants to place more tiles, or can."
        => PLAYING_ENDS;
    "ZASADY DOTYCZĄCE UKŁADANIA PŁYTEK, item 1": "What is placed comes from the tiles collected beside one's own board."
        => FROM_BESIDE_THE_BOARD;
    "ZASADY DOTYCZĄCE UKŁADANIA PŁYTEK, item 2": "The rhombus-shaped spaces of one's own board are the only ones for tiles."
        => ON_SPACES_ONLY;
    "ZASADY DOTYCZĄCE UKŁADANIA PŁYTEK, item 2": "Pillars, statues and windows are no spaces for tiles." => ON_SPACES_ONLY;
    "ZASADY DOTYCZĄCE UKŁADANIA PŁYTEK, item 3": "A space that is covered takes no further tile." => FREE_SPACE;
    "ZASADY DOTYCZĄCE UKŁADANIA PŁYTEK, item 4":
        "The spaces are the rays of stars, and a star's colour is the colour of the tiles that may lie there."
        => STARS, STAR_OF_ITS_COLOUR;
    "ZASADY DOTYCZĄCE UKŁADANIA PŁYTEK, item 4":
        "The number of a space says how many tiles must be collected to place one tile there."
        => NUMBER_IS_THE_PRICE (ONE_TILE_A_TURN);
    "ZASADY DOTYCZĄCE UKŁADANIA PŁYTEK, item 4":
        "The tiles that were needed beside the placed one are thrown into the tower." => ONE_PLACED_REST_DISCARDED (TOWER);
    "ZASADY DOTYCZĄCE UKŁADANIA PŁYTEK, item 5": "On the star in the middle of the board any colour may be placed."
        => CENTRE_STAR;
    "ZASADY DOTYCZĄCE UKŁADANIA PŁYTEK, item 5":
        "A tile on the star in the middle must differ in colour from those that lie there." => CENTRE_STAR;
    "ZASADY DOTYCZĄCE UKŁADANIA PŁYTEK, item 6": "Tiles that a player does not place in a turn remain beside the board."
        => UNPLAYED_STAY;
    "KORZYSTANIE Z KOLORU ATUTOWEGO, paragraph 1":
        "Tiles that are missing, or that a player would rather save, may be replaced by tiles of this round's wild colour."
        => WILD_REPLACES;
    "KORZYSTANIE Z KOLORU ATUTOWEGO, paragraph 1":
        "One tile of the right colour is needed in any case: it is the one that is placed." => ONE_OF_THE_COLOUR;
    "KORZYSTANIE Z KOLORU ATUTOWEGO, paragraph 1": "The tiles used with it are thrown into the tower."
        => ONE_PLACED_REST_DISCARDED (TOWER);
    "KORZYSTANIE Z KOLORU ATUTOWEGO, UWAGA": "Wild tiles replace any other colour." => WILD_REPLACES;
    "KORZYSTANIE Z KOLORU ATUTOWEGO, UWAGA": "Wild tiles must be combined with one tile of the star's colour at least."
        => ONE_OF_THE_COLOUR;
    "KORZYSTANIE Z KOLORU ATUTOWEGO, UWAGA": "No wild tile is placed on a star whose colour it replaces."
        => WILD_ON_ITS_OWN_SPACE;
    "KORZYSTANIE Z KOLORU ATUTOWEGO, UWAGA": "A wild tile that is placed lies on a space of the same colour."
        => WILD_ON_ITS_OWN_SPACE (STAR_OF_ITS_COLOUR);
    "KORZYSTANIE Z KOLORU ATUTOWEGO, PRZYKŁAD": "Wild tiles that replace nothing can pay for a space of their own star."
        => WILD_ON_ITS_OWN_SPACE;
    "KORZYSTANIE Z KOLORU ATUTOWEGO, PRZYKŁAD":
        "Wild or not, a tile may go on the star in the middle as long as its colour is missing there."
        => CENTRE_STAR, WILD_ON_ITS_OWN_SPACE;

    "PUNKTACJA, paragraph 1": "There is 1 point for every tile placed, told by a step forward on the score track."
        => POINT_FOR_THE_TILE;
    "PUNKTACJA, paragraph 2":
        "A tile placed directly beside tiles on connected spaces brings 1 additional point for each of those tiles."
        => CONNECTED_TILES;
    "PUNKTACJA, paragraph 2": "Connected spaces are direct neighbours in one and the same star."
        => CONNECTED_WITHIN_A_STAR (STARS);
    "PUNKTACJA, bonus list": "Some placements earn a premium: additional tiles from the supply."
        => BONUS_FREE_CHOICE (BONUS_PILLAR, BONUS_STATUE, BONUS_WINDOW);
    "PUNKTACJA, bonus list, item 1": "Tiles on all four spaces around a pillar earn its premium." => FEATURES, BONUS_PILLAR;
    "PUNKTACJA, bonus list, item 1": "The premium for a pillar is one tile of free choice, taken without delay."
        => BONUS_PILLAR, BONUS_AT_ONCE (BONUS_FREE_CHOICE);
    "PUNKTACJA, bonus list, item 2": "Tiles on all four spaces around a statue earn its premium." => FEATURES, BONUS_STATUE;
    "PUNKTACJA, bonus list, item 2": "The premium for a statue is two tiles of free choice, taken without delay."
        => BONUS_STATUE, BONUS_AT_ONCE, BONUS_FREE_CHOICE;
    "PUNKTACJA, bonus list, item 2": "As many tiles for a statue as the supply has of the wild colour may be wild."
        => BONUS_FREE_CHOICE;
    "PUNKTACJA, bonus list, item 3": "Tiles on both spaces beside a window earn its premium." => FEATURES, BONUS_WINDOW;
    "PUNKTACJA, bonus list, item 3": "The premium for a window is three tiles of free choice, taken without delay."
        => BONUS_WINDOW, BONUS_AT_ONCE, BONUS_FREE_CHOICE;
    "PUNKTACJA, bonus list, item 3": "As many tiles for a window as the supply has of the wild colour may be wild."
        => BONUS_FREE_CHOICE;
    "PUNKTACJA (pictures of the bonuses)":
        "A pillar touches two spaces of the star in the middle and two of an outer star, a statue two spaces of each of two outer \
         stars, a window two spaces of one."
        => FEATURES;
    "PUNKTACJA, after the bonus list": "A premium lies beside the board of the player who earned it."
        => BONUS_BESIDE_THE_BOARD;
    "PUNKTACJA, after the bonus list": "The gaps in the supply are filled from the bag before the next player's turn begins."
        => SUPPLY_REFILLED;
    "PUNKTACJA, after the bonus list":
        "When the bag is empty, everything in the tower is poured into it, and the supply is filled on."
        => EMPTY_BAG_REFILLED, SUPPLY_REFILLED;
    "PUNKTACJA, last paragraph":
        "The score track has no end: past 80 points a token before the player keeps the total known." => EIGHTY_POINTS;

    "PASOWANIE": "A player who cannot place tiles in their turn, or would rather not, must pass." => MUST_PASS;
    "PASOWANIE": "Of the tiles beside the board four at most can be chosen and saved for the next round." => KEEP_UP_TO_FOUR;
    "PASOWANIE": "Saved tiles are laid on the empty places in the corners of the board." => KEEP_UP_TO_FOUR (ONE_BOARD_EACH);
    "PASOWANIE": "No points are given for tiles in the corners." => CORNERS_SCORE_NOTHING;
    "PASOWANIE": "All tiles that are not saved are thrown into the tower." => DISCARDED_COST (TOWER);
    "PASOWANIE": "Every tile thrown away like that costs a point." => DISCARDED_COST;
    "PASOWANIE": "The round is over for a player who passes." => PASSED_IS_OUT, PLAYING_ENDS;
    "PRZYKŁADY PUNKTACJI, A": "With seven tiles for a 6, six are used and the seventh stays for a later turn."
        => NUMBER_IS_THE_PRICE (UNPLAYED_STAY);
    "PRZYKŁADY PUNKTACJI, B": "Tiles of the same star that do not touch the placed one add nothing to its point."
        => POINT_FOR_THE_TILE, CONNECTED_WITHIN_A_STAR;
    "PRZYKŁADY PUNKTACJI, C": "Beside two connected tiles the placed one brings 3 points in all: no tile counts twice."
        => CONNECTED_TILES;
    "PRZYKŁADY PUNKTACJI, D": "One tile of the colour and three wild ones pay for a 4, and the one is placed."
        => ONE_OF_THE_COLOUR (WILD_REPLACES);
    "PRZYKŁADY PUNKTACJI, D": "The wild colour after purple is green." => WILD_COLOURS;
    "PRZYKŁADY PUNKTACJI, E":
        "Two wild tiles pay for a 2 of the star of their own colour, where one of them is placed and scores like any other."
        => WILD_ON_ITS_OWN_SPACE (CONNECTED_TILES);
    "PRZYKŁADY PUNKTACJI, E": "All other tiles wait for further turns of the same round." => UNPLAYED_STAY;
    "PRZYKŁADY PUNKTACJI, F": "Four tiles of one colour may be saved, one in each corner." => KEEP_UP_TO_FOUR;
    "PRZYKŁADY PUNKTACJI, F": "Two tiles that are not saved go into the tower and cost 2 points." => DISCARDED_COST (TOWER);

    "Faza 3: PRZYGOTOWANIE DO KOLEJNEJ RUNDY, paragraph 1":
        "The owner of the first-player marker carries out the preparation." => STARTER_PREPARES;
    "Faza 3: PRZYGOTOWANIE DO KOLEJNEJ RUNDY, paragraph 2":
        "When round 6 is over, the preparation is left out for the end of the game." => GAME_ENDS;
    "Faza 3: PRZYGOTOWANIE DO KOLEJNEJ RUNDY, paragraph 3":
        "Unless it was round 6, the round marker is moved to the next space." => NEXT_ROUND;
    "Faza 3: PRZYGOTOWANIE DO KOLEJNEJ RUNDY, paragraph 3": "Who carries out the preparation begins the new round."
        => MARKER_HOLDER_BEGINS;
    "Faza 3: PRZYGOTOWANIE DO KOLEJNEJ RUNDY, paragraph 3": "Four tiles from the bag are laid on each factory."
        => FACTORY_GETS_FOUR;
    "Faza 3: PRZYGOTOWANIE DO KOLEJNEJ RUNDY, paragraph 3":
        "When the bag is empty, everything in the tower is poured into it, and the factories are filled on."
        => EMPTY_BAG_REFILLED;
    "Faza 3: PRZYGOTOWANIE DO KOLEJNEJ RUNDY, paragraph 4":
        "When nothing is left in bag and tower, the game goes on with factories that are not filled." => TILES_RUN_OUT;
    "Faza 3: PRZYGOTOWANIE DO KOLEJNEJ RUNDY, paragraph 5":
        "The first-player marker is laid in the middle of the table again." => MARKER_STARTS_IN_THE_CENTRE;
    "Faza 3: PRZYGOTOWANIE DO KOLEJNEJ RUNDY, last paragraph":
        "Tiles in the corners of the boards are taken up by their players and laid beside the boards." => CORNERS_COME_BACK;

    "KONIEC GRY, paragraph 1": "Six rounds make a game." => GAME_ENDS;
    "KONIEC GRY, paragraph 1":
        "Then every player looks for additional points that are due, and moves the score marker by them."
        => COMPLETE_STAR, COMPLETE_MULTICOLOUR_STAR, ALL_OF_A_NUMBER;
    "KONIEC GRY, list of stars, item 1": "Covering the whole star of many colours in the middle brings 12 points."
        => COMPLETE_MULTICOLOUR_STAR;
    "KONIEC GRY, list of stars": "Covering the whole red star brings 14 points." => COMPLETE_STAR;
    "KONIEC GRY, list of stars": "Covering the whole blue star brings 15 points." => COMPLETE_STAR;
    "KONIEC GRY, list of stars": "Covering the whole yellow star brings 16 points." => COMPLETE_STAR;
    "KONIEC GRY, list of stars": "Covering the whole orange star brings 17 points." => COMPLETE_STAR;
    "KONIEC GRY, list of stars": "Covering the whole green star brings 18 points." => COMPLETE_STAR;
    "KONIEC GRY, list of stars": "Covering the whole purple star brings 20 points." => COMPLETE_STAR;
    "KONIEC GRY, list of numbers": "Covering every 1 brings 4 points." => ALL_OF_A_NUMBER;
    "KONIEC GRY, list of numbers": "Covering every 2 brings 8 points." => ALL_OF_A_NUMBER;
    "KONIEC GRY, list of numbers": "Covering every 3 brings 12 points." => ALL_OF_A_NUMBER;
    "KONIEC GRY, list of numbers": "Covering every 4 brings 16 points." => ALL_OF_A_NUMBER;
    "KONIEC GRY, paragraph after the lists": "What is still in the corners after the last round is thrown into the tower."
        => LEFTOVERS_COST (TOWER);
    "KONIEC GRY, paragraph after the lists": "A point is lost for each tile that was in a corner." => LEFTOVERS_COST;
    "KONIEC GRY, last paragraph": "The winner is the player with the most points." => MOST_POINTS_WIN;
    "KONIEC GRY, last paragraph": "Winners with equally many points share the victory." => TIE_IS_SHARED;

    "INNY WARIANT GRY, paragraph 1": "For the variant the players use the side of the boards on which six stars are of the same colour."
        => SAME_SIDE, MONOCHROME_SIDE;
    "INNY WARIANT GRY, paragraph 1": "Apart from the exceptions below, the variant has the rules of the usual game."
        => MONOCHROME_SIDE;
    "INNY WARIANT GRY, item 1": "In the course of the game players decide what colour each of their seven stars will have."
        => MONOCHROME_CHOICE;
    "INNY WARIANT GRY, item 1, sub-item 1": "The six tiles of a star in many colours must differ in colour, as in the usual game."
        => MONOCHROME_MULTICOLOUR (MONOCHROME_CHOICE);
    "INNY WARIANT GRY, item 1, sub-item 2": "The tiles of a star in one colour must all have that colour."
        => MONOCHROME_ONE_COLOUR (MONOCHROME_CHOICE);
    "INNY WARIANT GRY, item 2": "Two or more stars of one colour are allowed, and so are two or more in many colours."
        => MONOCHROME_SEVERAL;
    "INNY WARIANT GRY, item 2": "Each of these stars is counted like a star of the usual game."
        => MONOCHROME_SEVERAL (COMPLETE_STAR, COMPLETE_MULTICOLOUR_STAR);
    "INNY WARIANT GRY, item 3": "The two sides of a board differ in the numbers of their spaces." => MONOCHROME_NUMBERS;
    "INNY WARIANT GRY (picture of the board)":
        "On the outer stars 1 and 3 have changed places, and the star in the middle has six 3s." => MONOCHROME_NUMBERS;
}

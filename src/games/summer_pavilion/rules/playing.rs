//! Phase 2: placing tiles and paying for them, points, bonus tiles.

use crate::rules;

rules! {
    ONE_TILE_A_TURN = "azul-summer-pavilion/one-tile-a-turn",
        "One tile a turn",
        "In their turn players place one single tile on their own board, or pass. Then it is the next player's turn.";

    PLAYING_ENDS = "azul-summer-pavilion/playing-ends-when-all-have-passed",
        "Playing ends when everybody has passed",
        "Turns go on until nobody can or wants to place another tile, which is when everybody has passed.";

    FROM_BESIDE_THE_BOARD = "azul-summer-pavilion/play-from-beside-the-board",
        "Only tiles beside the board are played",
        "Tiles are placed and paid for only with tiles that lie beside the player's own board.";

    ON_SPACES_ONLY = "azul-summer-pavilion/only-on-spaces-of-stars",
        "Only on the spaces of stars",
        "Tiles are placed only on the rhombus-shaped spaces of the stars, never on pillars, statues or windows.";

    FREE_SPACE = "azul-summer-pavilion/only-on-free-spaces",
        "Only on free spaces",
        "A space takes one tile: only an empty one can be chosen.";

    STAR_OF_ITS_COLOUR = "azul-summer-pavilion/star-of-its-colour",
        "Each star takes its own colour",
        "On a coloured star only tiles of that colour are placed.";

    NUMBER_IS_THE_PRICE = "azul-summer-pavilion/number-is-the-price",
        "A space costs as many tiles as its number",
        "The number of a space says how many tiles are needed for it in all, the placed one included: no fewer and no more.";

    ONE_PLACED_REST_DISCARDED = "azul-summer-pavilion/rest-of-payment-is-discarded",
        "One tile is placed, the others leave",
        "Of the tiles that a space costs one is placed on it; all others go to the tower.";

    CENTRE_STAR = "azul-summer-pavilion/centre-star-takes-each-colour-once",
        "The centre star takes each colour once",
        "Any space of the star in the middle takes any colour, but its six tiles are of six different colours: a colour that lies \
         there already cannot be placed there again.";

    UNPLAYED_STAY = "azul-summer-pavilion/unplayed-tiles-stay",
        "What is not played stays beside the board",
        "Tiles that are not used in a turn stay beside the board for later turns.";

    WILD_REPLACES = "azul-summer-pavilion/wild-tiles-replace",
        "Wild tiles replace any colour",
        "A space is paid for with tiles of the placed tile's colour; tiles of the wild colour of the round may stand in for any of \
         them, even for tiles that the player has. No other colour does.";

    ONE_OF_THE_COLOUR = "azul-summer-pavilion/one-tile-of-the-colour",
        "At least one tile of the colour",
        "Wild tiles are always combined with at least one tile of the colour that is placed; that tile is the one that is placed.";

    WILD_ON_ITS_OWN_SPACE = "azul-summer-pavilion/wild-tile-on-its-own-colour",
        "A wild tile lies on its own colour only",
        "A tile of the wild colour is never placed on a star of a colour that it stands in for. As the tile that is placed it goes \
         where its own colour goes: on the star of that colour, or on the star in the middle if that colour is not there yet.";

    POINT_FOR_THE_TILE = "azul-summer-pavilion/point-for-the-placed-tile",
        "A point for the placed tile",
        "Each tile that is placed brings 1 point.";

    CONNECTED_TILES = "azul-summer-pavilion/points-for-connected-tiles",
        "A point for each connected tile",
        "A tile that is placed beside others of its star brings 1 point for each tile of the unbroken run that it then belongs to, \
         itself included. (The Polish rulebook says the same in other words: a point for the tile, and an additional one for \
         each of those beside it.)";

    CONNECTED_WITHIN_A_STAR = "azul-summer-pavilion/connected-within-a-star",
        "Connected within one star only",
        "Spaces are connected only if they lie side by side in the same star.";

    EIGHTY_POINTS = "azul-summer-pavilion/past-eighty-points",
        "Past 80 points the count goes on",
        "The score track has 80 spaces and runs on from its beginning: whoever passes 80 takes an 80-point token and counts on. The \
         score is the token and the marker together.",
        first ["PUNTUACIÓN, paragraph 3", "PUNKTACJA, last paragraph"];

    FEATURES = "azul-summer-pavilion/pillars-statues-windows",
        "Where pillars, statues and windows are",
        "Six pillars stand between the star in the middle and an outer star each and touch two spaces of both; six statues stand \
         between two neighbouring outer stars and touch two spaces of both; six windows lie at the outer edge and touch two \
         spaces of one outer star, on both sides of the board those with a 5 and a 6.",
        first ["PUNTUACIÓN (pictures of the bonuses)", "PUNKTACJA (pictures of the bonuses)"];

    BONUS_PILLAR = "azul-summer-pavilion/pillar-brings-one-tile",
        "A surrounded pillar brings one tile",
        "Whoever covers the last of the four spaces around a pillar must at once take one tile of their choice from the supply.";

    BONUS_STATUE = "azul-summer-pavilion/statue-brings-two-tiles",
        "A surrounded statue brings two tiles",
        "Whoever covers the last of the four spaces around a statue must at once take two tiles of their choice from the supply.";

    BONUS_WINDOW = "azul-summer-pavilion/window-brings-three-tiles",
        "A surrounded window brings three tiles",
        "Whoever covers the second of the two spaces beside a window must at once take three tiles of their choice from the supply.";

    BONUS_AT_ONCE = "azul-summer-pavilion/bonus-tiles-at-once",
        "Bonus tiles are taken at once",
        "All bonus tiles that a placement brings are taken in the same turn, before anything else happens, from what lies in the \
         supply then.";

    BONUS_FREE_CHOICE = "azul-summer-pavilion/bonus-tiles-of-any-colour",
        "Bonus tiles may be of any colour",
        "Bonus tiles are chosen freely among those in the supply; as many of them as there are may be of the wild colour.";

    BONUS_BESIDE_THE_BOARD = "azul-summer-pavilion/bonus-tiles-lie-beside-the-board",
        "Bonus tiles lie beside the board",
        "Bonus tiles are put beside the player's own board, and can be played from the next turn on.";

    SUPPLY_REFILLED = "azul-summer-pavilion/supply-is-refilled",
        "The supply is refilled before the next turn",
        "Before the next player's turn every empty space of the supply is filled with a tile from the bag; if the bag is empty, it \
         is filled with all tiles of the tower first.";

    MUST_PASS = "azul-summer-pavilion/place-or-pass",
        "Who does not place passes",
        "Whoever cannot or does not want to place a tile in their turn must pass.";

    KEEP_UP_TO_FOUR = "azul-summer-pavilion/keep-up-to-four",
        "Up to four tiles are kept",
        "Whoever passes may keep up to four of the tiles beside their board for the next round and puts them in the corners of the \
         board, one in each.";

    CORNERS_SCORE_NOTHING = "azul-summer-pavilion/corners-score-nothing",
        "Tiles in the corners bring no points",
        "A tile that is put in a corner of the board brings no points.";

    DISCARDED_COST = "azul-summer-pavilion/discarded-tiles-cost",
        "Each discarded tile costs a point",
        "Whoever passes puts all tiles that are not kept into the tower and loses 1 point for each of them.";

    PASSED_IS_OUT = "azul-summer-pavilion/no-turn-after-passing",
        "No more turns after passing",
        "Whoever has passed has no more turns in this round.";
}

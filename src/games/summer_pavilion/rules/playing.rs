//! Phase 2: placing tiles and paying for them, points, bonus tiles.

use super::{es, pl};
use crate::rules;

rules! {
    ONE_TILE_A_TURN = "azul-summer-pavilion/one-tile-a-turn",
        "One tile a turn",
        "In their turn players place one single tile on their own board, or pass. Then it is the next player's turn.",
        [es("FASE 2: JUGAR LOSETAS Y OBTENER PUNTOS, paragraph 1"), pl("Faza 2: UKŁADANIE PŁYTEK I PUNKTACJA, paragraph 1")];

    PLAYING_ENDS = "azul-summer-pavilion/playing-ends-when-all-have-passed",
        "Playing ends when everybody has passed",
        "Turns go on until nobody can or wants to place another tile, which is when everybody has passed.",
        [
            es("FASE 2: JUGAR LOSETAS Y OBTENER PUNTOS, paragraph 1"),
            es("PASAR"),
            pl("Faza 2: UKŁADANIE PŁYTEK I PUNKTACJA, paragraph 1"),
            pl("PASOWANIE"),
        ];

    FROM_BESIDE_THE_BOARD = "azul-summer-pavilion/play-from-beside-the-board",
        "Only tiles beside the board are played",
        "Tiles are placed and paid for only with tiles that lie beside the player's own board.",
        [es("REGLAS DE COLOCACIÓN DE LOSETAS, item 1"), pl("ZASADY DOTYCZĄCE UKŁADANIA PŁYTEK, item 1")];

    ON_SPACES_ONLY = "azul-summer-pavilion/only-on-spaces-of-stars",
        "Only on the spaces of stars",
        "Tiles are placed only on the rhombus-shaped spaces of the stars, never on pillars, statues or windows.",
        [es("REGLAS DE COLOCACIÓN DE LOSETAS, item 2"), pl("ZASADY DOTYCZĄCE UKŁADANIA PŁYTEK, item 2")];

    FREE_SPACE = "azul-summer-pavilion/only-on-free-spaces",
        "Only on free spaces",
        "A space takes one tile: only an empty one can be chosen.",
        [es("REGLAS DE COLOCACIÓN DE LOSETAS, item 3"), pl("ZASADY DOTYCZĄCE UKŁADANIA PŁYTEK, item 3")];

    STAR_OF_ITS_COLOUR = "azul-summer-pavilion/star-of-its-colour",
        "Each star takes its own colour",
        "On a coloured star only tiles of that colour are placed.",
        [es("REGLAS DE COLOCACIÓN DE LOSETAS, item 4"), pl("ZASADY DOTYCZĄCE UKŁADANIA PŁYTEK, item 4")];

    NUMBER_IS_THE_PRICE = "azul-summer-pavilion/number-is-the-price",
        "A space costs as many tiles as its number",
        "The number of a space says how many tiles are needed for it in all, the placed one included: no fewer and no more.",
        [
            es("FASE 2: JUGAR LOSETAS Y OBTENER PUNTOS, paragraph 1"),
            es("REGLAS DE COLOCACIÓN DE LOSETAS, item 4"),
            es("EJEMPLOS DE PUNTUACIÓN, A"),
            pl("Faza 2: UKŁADANIE PŁYTEK I PUNKTACJA, paragraph 1"),
            pl("ZASADY DOTYCZĄCE UKŁADANIA PŁYTEK, item 4"),
            pl("PRZYKŁADY PUNKTACJI, A"),
        ];

    ONE_PLACED_REST_DISCARDED = "azul-summer-pavilion/rest-of-payment-is-discarded",
        "One tile is placed, the others leave",
        "Of the tiles that a space costs one is placed on it; all others go to the tower.",
        [
            es("FASE 2: JUGAR LOSETAS Y OBTENER PUNTOS, paragraph 1"),
            es("REGLAS DE COLOCACIÓN DE LOSETAS, item 4"),
            es("USO DEL COLOR COMODÍN"),
            pl("Faza 2: UKŁADANIE PŁYTEK I PUNKTACJA, paragraph 1"),
            pl("ZASADY DOTYCZĄCE UKŁADANIA PŁYTEK, item 4"),
            pl("KORZYSTANIE Z KOLORU ATUTOWEGO, paragraph 1"),
        ];

    CENTRE_STAR = "azul-summer-pavilion/centre-star-takes-each-colour-once",
        "The centre star takes each colour once",
        "Any space of the star in the middle takes any colour, but its six tiles are of six different colours: a colour that lies \
         there already cannot be placed there again.",
        [
            es("REGLAS DE COLOCACIÓN DE LOSETAS, item 5"),
            es("USO DE LAS LOSETAS COMODÍN, EJEMPLO"),
            pl("ZASADY DOTYCZĄCE UKŁADANIA PŁYTEK, item 5"),
            pl("KORZYSTANIE Z KOLORU ATUTOWEGO, PRZYKŁAD"),
        ];

    UNPLAYED_STAY = "azul-summer-pavilion/unplayed-tiles-stay",
        "What is not played stays beside the board",
        "Tiles that are not used in a turn stay beside the board for later turns.",
        [
            es("REGLAS DE COLOCACIÓN DE LOSETAS, item 6"),
            es("EJEMPLOS DE PUNTUACIÓN, E"),
            pl("ZASADY DOTYCZĄCE UKŁADANIA PŁYTEK, item 6"),
            pl("PRZYKŁADY PUNKTACJI, E"),
        ];

    WILD_REPLACES = "azul-summer-pavilion/wild-tiles-replace",
        "Wild tiles replace any colour",
        "A space is paid for with tiles of the placed tile's colour; tiles of the wild colour of the round may stand in for any of \
         them, even for tiles that the player has. No other colour does.",
        [
            es("EL COLOR COMODÍN, paragraph 1"),
            es("USO DEL COLOR COMODÍN"),
            es("USO DE LAS LOSETAS COMODÍN, paragraph 1"),
            pl("KOLOR ATUTOWY, paragraph 1"),
            pl("KORZYSTANIE Z KOLORU ATUTOWEGO, paragraph 1"),
            pl("KORZYSTANIE Z KOLORU ATUTOWEGO, UWAGA"),
        ];

    ONE_OF_THE_COLOUR = "azul-summer-pavilion/one-tile-of-the-colour",
        "At least one tile of the colour",
        "Wild tiles are always combined with at least one tile of the colour that is placed; that tile is the one that is placed.",
        [
            es("USO DEL COLOR COMODÍN"),
            es("USO DE LAS LOSETAS COMODÍN, paragraph 1"),
            es("EJEMPLOS DE PUNTUACIÓN, D"),
            pl("KORZYSTANIE Z KOLORU ATUTOWEGO, paragraph 1"),
            pl("KORZYSTANIE Z KOLORU ATUTOWEGO, UWAGA"),
            pl("PRZYKŁADY PUNKTACJI, D"),
        ];

    WILD_ON_ITS_OWN_SPACE = "azul-summer-pavilion/wild-tile-on-its-own-colour",
        "A wild tile lies on its own colour only",
        "A tile of the wild colour is never placed on a star of a colour that it stands in for. As the tile that is placed it goes \
         where its own colour goes: on the star of that colour, or on the star in the middle if that colour is not there yet.",
        [
            es("USO DE LAS LOSETAS COMODÍN, paragraph 2"),
            es("USO DE LAS LOSETAS COMODÍN, EJEMPLO"),
            es("EJEMPLOS DE PUNTUACIÓN, E"),
            pl("KORZYSTANIE Z KOLORU ATUTOWEGO, UWAGA"),
            pl("KORZYSTANIE Z KOLORU ATUTOWEGO, PRZYKŁAD"),
            pl("PRZYKŁADY PUNKTACJI, E"),
        ];

    POINT_FOR_THE_TILE = "azul-summer-pavilion/point-for-the-placed-tile",
        "A point for the placed tile",
        "Each tile that is placed brings 1 point.",
        [
            es("PUNTUACIÓN, paragraph 1"),
            es("EJEMPLOS DE PUNTUACIÓN, B"),
            pl("PUNKTACJA, paragraph 1"),
            pl("PRZYKŁADY PUNKTACJI, B"),
        ];

    CONNECTED_TILES = "azul-summer-pavilion/points-for-connected-tiles",
        "A point for each connected tile",
        "A tile that is placed beside others of its star brings 1 point for each tile of the unbroken run that it then belongs to, \
         itself included. (The Polish rulebook says the same in other words: a point for the tile, and an additional one for \
         each of those beside it.)",
        [
            es("PUNTUACIÓN, paragraph 2"),
            es("EJEMPLOS DE PUNTUACIÓN, C"),
            pl("PUNKTACJA, paragraph 2"),
            pl("PRZYKŁADY PUNKTACJI, C"),
        ];

    CONNECTED_WITHIN_A_STAR = "azul-summer-pavilion/connected-within-a-star",
        "Connected within one star only",
        "Spaces are connected only if they lie side by side in the same star.",
        [
            es("PUNTUACIÓN, paragraph 2"),
            es("EJEMPLOS DE PUNTUACIÓN, B"),
            pl("PUNKTACJA, paragraph 2"),
            pl("PRZYKŁADY PUNKTACJI, B"),
        ];

    EIGHTY_POINTS = "azul-summer-pavilion/past-eighty-points",
        "Past 80 points the count goes on",
        "The score track has 80 spaces and runs on from its beginning: whoever passes 80 takes an 80-point token and counts on. The \
         score is the token and the marker together.",
        [
            es("PUNTUACIÓN, paragraph 3"),
            es("PREPARACIÓN, 10"),
            pl("PUNKTACJA, last paragraph"),
            pl("PRZYGOTOWANIE GRY, 10"),
        ];

    FEATURES = "azul-summer-pavilion/pillars-statues-windows",
        "Where pillars, statues and windows are",
        "Six pillars stand between the star in the middle and an outer star each and touch two spaces of both; six statues stand \
         between two neighbouring outer stars and touch two spaces of both; six windows lie at the outer edge and touch two \
         spaces of one outer star, on both sides of the board those with a 5 and a 6.",
        [
            es("PUNTUACIÓN (pictures of the bonuses)"),
            es("PUNTUACIÓN, bonus list, item 1"),
            es("PUNTUACIÓN, bonus list, item 2"),
            es("PUNTUACIÓN, bonus list, item 3"),
            pl("PUNKTACJA (pictures of the bonuses)"),
            pl("PUNKTACJA, bonus list, item 1"),
            pl("PUNKTACJA, bonus list, item 2"),
            pl("PUNKTACJA, bonus list, item 3"),
        ];

    BONUS_PILLAR = "azul-summer-pavilion/pillar-brings-one-tile",
        "A surrounded pillar brings one tile",
        "Whoever covers the last of the four spaces around a pillar must at once take one tile of their choice from the supply.",
        [es("PUNTUACIÓN, bonus list, item 1"), pl("PUNKTACJA, bonus list, item 1")];

    BONUS_STATUE = "azul-summer-pavilion/statue-brings-two-tiles",
        "A surrounded statue brings two tiles",
        "Whoever covers the last of the four spaces around a statue must at once take two tiles of their choice from the supply.",
        [es("PUNTUACIÓN, bonus list, item 2"), pl("PUNKTACJA, bonus list, item 2")];

    BONUS_WINDOW = "azul-summer-pavilion/window-brings-three-tiles",
        "A surrounded window brings three tiles",
        "Whoever covers the second of the two spaces beside a window must at once take three tiles of their choice from the supply.",
        [es("PUNTUACIÓN, bonus list, item 3"), pl("PUNKTACJA, bonus list, item 3")];

    BONUS_AT_ONCE = "azul-summer-pavilion/bonus-tiles-at-once",
        "Bonus tiles are taken at once",
        "All bonus tiles that a placement brings are taken in the same turn, before anything else happens, from what lies in the \
         supply then.",
        [
            es("PUNTUACIÓN, bonus list, item 1"),
            es("PUNTUACIÓN, bonus list, item 2"),
            es("PUNTUACIÓN, bonus list, item 3"),
            pl("PUNKTACJA, bonus list, item 1"),
            pl("PUNKTACJA, bonus list, item 2"),
            pl("PUNKTACJA, bonus list, item 3"),
        ];

    BONUS_FREE_CHOICE = "azul-summer-pavilion/bonus-tiles-of-any-colour",
        "Bonus tiles may be of any colour",
        "Bonus tiles are chosen freely among those in the supply; as many of them as there are may be of the wild colour.",
        [
            es("PUNTUACIÓN, bonus list"),
            es("PUNTUACIÓN, bonus list, item 2"),
            es("PUNTUACIÓN, bonus list, item 3"),
            pl("PUNKTACJA, bonus list"),
            pl("PUNKTACJA, bonus list, item 2"),
            pl("PUNKTACJA, bonus list, item 3"),
        ];

    BONUS_BESIDE_THE_BOARD = "azul-summer-pavilion/bonus-tiles-lie-beside-the-board",
        "Bonus tiles lie beside the board",
        "Bonus tiles are put beside the player's own board, and can be played from the next turn on.",
        [es("PUNTUACIÓN, after the bonus list"), pl("PUNKTACJA, after the bonus list")];

    SUPPLY_REFILLED = "azul-summer-pavilion/supply-is-refilled",
        "The supply is refilled before the next turn",
        "Before the next player's turn every empty space of the supply is filled with a tile from the bag; if the bag is empty, it \
         is filled with all tiles of the tower first.",
        [es("PUNTUACIÓN, last paragraph"), pl("PUNKTACJA, after the bonus list")];

    MUST_PASS = "azul-summer-pavilion/place-or-pass",
        "Who does not place passes",
        "Whoever cannot or does not want to place a tile in their turn must pass.",
        [es("PASAR"), pl("PASOWANIE")];

    KEEP_UP_TO_FOUR = "azul-summer-pavilion/keep-up-to-four",
        "Up to four tiles are kept",
        "Whoever passes may keep up to four of the tiles beside their board for the next round and puts them in the corners of the \
         board, one in each.",
        [es("PASAR"), es("EJEMPLOS DE PUNTUACIÓN, F"), pl("PASOWANIE"), pl("PRZYKŁADY PUNKTACJI, F")];

    CORNERS_SCORE_NOTHING = "azul-summer-pavilion/corners-score-nothing",
        "Tiles in the corners bring no points",
        "A tile that is put in a corner of the board brings no points.",
        [es("PASAR"), pl("PASOWANIE")];

    DISCARDED_COST = "azul-summer-pavilion/discarded-tiles-cost",
        "Each discarded tile costs a point",
        "Whoever passes puts all tiles that are not kept into the tower and loses 1 point for each of them.",
        [es("PASAR"), es("EJEMPLOS DE PUNTUACIÓN, F"), pl("PASOWANIE"), pl("PRZYKŁADY PUNKTACJI, F")];

    PASSED_IS_OUT = "azul-summer-pavilion/no-turn-after-passing",
        "No more turns after passing",
        "Whoever has passed has no more turns in this round.",
        [es("PASAR"), pl("PASOWANIE")];
}

//! What is in the box, how the table is set up, what the game is about.

use crate::rules;

rules! {
    TWO_TO_FOUR_PLAYERS = "azul-summer-pavilion/two-to-four-players",
        "Two to four players",
        "Two, three or four people play.";

    ONE_BOARD_EACH = "azul-summer-pavilion/one-board-each",
        "One board for each player",
        "Each player has one board of their own, with seven stars of six spaces each, pillars, statues and windows between them, \
         and a place for one tile in each of its four corners.";

    SAME_SIDE = "azul-summer-pavilion/same-side-for-all",
        "The same side for everybody",
        "All players use the same side of the boards: the one with stars in different colours, or the monochrome one if they \
         agreed on that variant.";

    STARS = "azul-summer-pavilion/stars",
        "Six stars in a ring, one in the middle",
        "On the coloured side the outer stars are, clockwise from the upper left, orange, red, blue, yellow, green and purple; the \
         star in the middle has no colour of its own. The six spaces of a star form a ring: each touches the one before it and \
         the one after it, and space 6 touches space 1.";

    FACTORIES_FOR_PLAYERS = "azul-summer-pavilion/factories-for-players",
        "Five, seven or nine factories",
        "Factories lie in a circle around the centre of the table: five for two players, seven for three, nine for four.";

    SCORE_BOARD = "azul-summer-pavilion/score-board",
        "The score board",
        "One score board lies beside the factories. It shows the round and its wild colour, has spaces for the supply, and counts \
         everybody's points on one track, each with one marker.";

    ROUND_MARKER = "azul-summer-pavilion/round-marker",
        "The round names the wild colour",
        "The round marker starts on round 1. The space that it is on tells the round and, with it, the wild colour.";

    WILD_COLOURS = "azul-summer-pavilion/wild-colours",
        "The wild colour of each round",
        "The wild colour is purple in round 1, green in round 2, orange in round 3, yellow in round 4, blue in round 5 and red in \
         round 6.";

    SCORE_STARTS_AT_FIVE = "azul-summer-pavilion/score-starts-at-five",
        "Scores start at 5",
        "Every player begins the game with 5 points.";

    TWENTY_TWO_OF_EACH_COLOUR = "azul-summer-pavilion/twenty-two-of-each-colour",
        "Twenty-two tiles of each colour",
        "The game has 132 tiles, twenty-two of each of six colours: blue, red, yellow, green, orange and purple. Each of them is \
         always in one place: in the bag, on a factory, in the centre, in the supply, with a player or in the tower.";

    ALL_TILES_IN_THE_BAG = "azul-summer-pavilion/all-tiles-start-in-the-bag",
        "All tiles start in the bag",
        "Before the game all 132 tiles are in the bag; boards, supply, factories, centre and tower are empty.";

    SUPPLY_OF_TEN = "azul-summer-pavilion/supply-of-ten",
        "Ten tiles in the supply",
        "The score board has ten supply spaces. They are filled at the start with tiles drawn from the bag, one on each.";

    FACTORY_GETS_FOUR = "azul-summer-pavilion/factory-gets-four",
        "Four tiles on each factory",
        "Each factory is filled with four tiles drawn from the bag.";

    ONE_MARKER = "azul-summer-pavilion/one-first-player-marker",
        "One first-player marker",
        "There is one first-player marker. It is always in one place: in the centre or with a player.";

    MARKER_STARTS_IN_THE_CENTRE = "azul-summer-pavilion/marker-starts-in-the-centre",
        "The marker starts in the centre",
        "At the start of each round the first-player marker lies in the centre of the table, where it stays until somebody takes \
         tiles from there.";

    TOWER = "azul-summer-pavilion/tower",
        "Discarded tiles go to the tower",
        "The tower stands beside the factories. Every tile that is discarded goes into it and waits there until the bag is empty.";

    UNUSED_PARTS = "azul-summer-pavilion/unused-parts-leave",
        "What is not needed stays in the box",
        "Boards, score markers and factories that are not needed go back to the box.";

    GOAL = "azul-summer-pavilion/goal",
        "Most points after six rounds",
        "The aim is to have the most points at the end, after six rounds and a final scoring.";

    THREE_PHASES = "azul-summer-pavilion/three-phases",
        "A round has three phases",
        "Each round has three phases: tiles are taken, tiles are played, and the next round is prepared; the third is left out in \
         the last round.";

    FIRST_STARTER = "azul-summer-pavilion/first-starter",
        "Who begins the first round",
        "The youngest player begins the game.";

    TURNS_GO_CLOCKWISE = "azul-summer-pavilion/turns-go-clockwise",
        "Turns go clockwise",
        "Turns go round the table clockwise, in taking as in playing; everybody has several turns a round. Whoever has passed is \
         left out.";
}

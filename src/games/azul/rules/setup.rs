//! What is in the box, how the table is set up, what the game is about.

use crate::rules;

rules! {
    ALL_EDITIONS_ALIKE = "azul/all-editions-alike",
        "The editions share their rules",
        "Azul, Azul Mini and Azul: Master Chocolatier are played by the same rules. Where Azul has tiles, a wall, a floor line and \
         the lid of the box, Master Chocolatier has pieces of chocolate, a chocolate box, a melting line and the game box; and \
         where we say lid, Azul Mini says the sleeve of the box.",
        first ["introduction, paragraph 2"];

    TWO_TO_FOUR_PLAYERS = "azul/two-to-four-players",
        "Two to four players",
        "Two, three or four people play.";

    ONE_BOARD_EACH = "azul/one-board-each",
        "One board for each player",
        "Each player has one board of their own, with five pattern lines, a wall of five rows and five columns, a floor line and \
         a score track.";

    PLASTIC_TRAYS = "azul/plastic-trays",
        "Trays keep things in place",
        "In Azul Mini each board lies in a plastic tray, and factories and tiles may lie on the insert of the box, with its travel \
         tray or without. Nothing in play depends on it.";

    SAME_SIDE = "azul/same-side-for-all",
        "The same side for everybody",
        "All players use the same side of the boards: the coloured one, or the grey one if they agreed on that variant.";

    WALL_COLOURS = "azul/wall-colours",
        "The colours of the wall",
        "On the coloured side row 1 reads blue, yellow, red, black, white from left to right (in Master Chocolatier: blue, brown, \
         white, black, red), and every further row is the one above it, shifted one space to the right. So each row and each \
         column has every colour once.";

    FLOOR_LINE_SPACES = "azul/floor-line-spaces",
        "Seven spaces on the floor line",
        "The floor line has seven spaces. From left to right they cost 1, 1, 2, 2, 2, 3 and 3 points.";

    SCORE_STARTS_AT_ZERO = "azul/score-starts-at-zero",
        "Scores start at 0",
        "Every player begins the game with 0 points.";

    FACTORIES_FOR_PLAYERS = "azul/factories-for-players",
        "Five, seven or nine factories",
        "Factories lie in a ring around the centre of the table: five for two players, seven for three, nine for four.";

    TWENTY_OF_EACH_COLOUR = "azul/twenty-of-each-colour",
        "Twenty tiles of each colour",
        "The game has 100 tiles, twenty of each of five colours. Each of them is always in one place: in the bag, on a factory, in \
         the centre, on a board or in the lid.";

    ALL_TILES_IN_THE_BAG = "azul/all-tiles-start-in-the-bag",
        "All tiles start in the bag",
        "Before the first round all 100 tiles are in the bag; boards, centre and lid are empty.";

    ONE_MARKER = "azul/one-first-player-marker",
        "One first-player marker",
        "There is one first-player marker. It is always in one place: in the centre or with a player.";

    FIRST_STARTER = "azul/first-starter",
        "Who begins the first round",
        "Whoever was in Portugal most recently gets the marker for the first round and fills the factories; in Master \
         Chocolatier, whoever was the last to eat chocolate.";

    FACTORY_GETS_FOUR = "azul/factory-gets-four-tiles",
        "Four tiles on each factory",
        "For each round every factory gets exactly four tiles, drawn from the bag at random.";

    UNUSED_PARTS = "azul/unused-parts-go-back",
        "Unused parts go back to the box",
        "Boards, score markers and factories that this number of players does not need are not in the game.";

    MOST_POINTS_WIN = "azul/most-points-win",
        "Most points win",
        "Whoever has the most points once everything is counted wins.";

    GAME_ENDS = "azul/game-ends-after-a-complete-row",
        "A complete row ends the game",
        "The game ends right after the tiling phase in which at least one player has completed a row of five tiles on the wall; a \
         complete column does not end it. As long as nobody has a complete row, it goes on.";

    THREE_PHASES = "azul/three-phases",
        "The three phases of a round",
        "A round has three phases, one after the other: in the offer players take tiles, in tiling full lines go to the wall and \
         are scored, and then the next round is prepared. Whatever a player does belongs to its phase.";
}

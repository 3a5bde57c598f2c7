//! What is in the box, and how the table looks before the first turn.

use crate::rules;

rules! {
    TWO_TO_FOUR_PLAYERS = "blue-moon-city/two-to-four-players",
        "Two to four play",
        "Two, three or four people play.";

    TWENTY_ONE_TILES = "blue-moon-city/twenty-one-tiles",
        "The city is 21 tiles in a cross",
        "There are 21 building tiles, each of them a building of its own, as the tiles themselves show. They lie in the shape of a cross, as the picture of the rulebook shows it: \
         five rows of three, five, five, five and three tiles, a square of five by five without its corners.";

    MARKET_IN_THE_MIDDLE = "blue-moon-city/market-in-the-middle",
        "The market lies in the middle, palace and temples round it",
        "The tile with the obelisk, the market, lies in the middle of the city. The royal palace and the three temples lie on its \
         four sides. The other sixteen buildings are shuffled and lie anywhere.";

    SKETCH_SIDE_UP = "blue-moon-city/sketch-side-up",
        "Buildings start as sketches",
        "Every building lies with its sketch up when the game begins; nothing is finished yet.";

    TEN_STONES = "blue-moon-city/ten-stones-each",
        "Everybody has a figure and ten stones",
        "Each player has one figure and ten building stones of their colour, and keeps the stones in front of them. A stone is in \
         that reserve, on a section of a building, or on the obelisk.";

    FIGURES_START_ON_THE_MARKET = "blue-moon-city/figures-start-on-the-market",
        "Figures start on the market",
        "All figures stand on the market when the game begins.";

    OBELISK_SPACES = "blue-moon-city/obelisk-spaces",
        "The obelisk has thirteen spaces",
        "The obelisk lies beside the city. From the bottom to the top its picture shows four spaces marked 7, two each marked 8, 9, \
         10 and 11, and one marked 12.";

    TWO_PLAYERS_BLOCK_SEVENS = "blue-moon-city/two-players-block-two-sevens",
        "With two players two spaces are blocked",
        "With two players the two outer spaces marked 7 are not used: a stone of a colour that nobody plays lies on each.";

    CRYSTAL_PIECES = "blue-moon-city/crystal-pieces",
        "Forty crystals in two values",
        "There are forty pieces of crystal, twenty worth 1 and twenty worth 3. Sorted by value they lie beside the obelisk.";

    SCALES_FOR_PLAYERS = "blue-moon-city/scales-for-players",
        "Fifteen, twelve or nine scales",
        "Beside the obelisk lie the golden scales: all 15 with four players, 12 with three, 9 with two.";

    DRAGONS_START_OUTSIDE = "blue-moon-city/dragons-start-outside",
        "Three dragons start outside",
        "There are three dragons. They stand beside the city when the game begins.";

    DECK = "blue-moon-city/deck-of-eighty",
        "Eighty cards, ten of each people",
        "There are eighty cards in eight colours, ten of each. All green cards are worth 1; every other colour has four cards worth \
         1, four worth 2 and two worth 3, as the cards themselves show.";

    EIGHT_CARDS_AT_FIRST = "blue-moon-city/eight-cards-at-first",
        "Everybody starts with eight cards",
        "The cards are shuffled. Each player starts with a hand of eight; the others lie face down as the draw pile.";

    RANDOM_CENTRE = "blue-moon-city/random-centre",
        "Variant: palace and temples lie anywhere",
        "In the variant the palace and the three temples are shuffled with the other buildings. The market is still in the middle, \
         and the city is still a cross.";
}

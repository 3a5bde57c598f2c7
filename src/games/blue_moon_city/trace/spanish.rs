//! The sentences of its rulebook.

use super::super::rules::*;

crate::sentences! {
    "title, players and age": "Between two and four people take part." => TWO_TO_FOUR_PLAYERS;
    "Objetivo del juego, paragraph 2":
        "What a player achieves is rewarded with crystals, which are there to be offered."
        => (MASTER_BUILDER, CONTRIBUTORS, STONE_ON_THE_OBELISK);
    "Objetivo del juego, paragraph 2":
        "As soon as somebody has offered enough of them, a holy crystal is restored." => OFFERINGS_TO_WIN;
    "Objetivo del juego, paragraph 2": "The winner is whoever has made most of the offerings." => OFFERINGS_TO_WIN;

    "Componentes, item 1":
        "The box holds 21 building tiles with something printed on either side." => TWENTY_ONE_TILES (SKETCH_SIDE_UP);
    "Componentes, item 2": "It holds one obelisk." => OBELISK_SPACES;
    "Componentes, item 3": "It holds 80 cards: eight peoples of one colour each, ten cards a people." => DECK;
    "Componentes, item 4": "It holds four figures, one for each player." => TEN_STONES (TWO_TO_FOUR_PLAYERS);
    "Componentes, item 5": "It holds 40 building stones, ten in each of four colours." => TEN_STONES;
    "Componentes, item 6": "It holds 40 pieces of crystal, half of them worth 1 and half worth 3." => CRYSTAL_PIECES;
    "Componentes, item 7": "It holds 15 golden scales." => SCALES_FOR_PLAYERS;
    "Componentes, item 8": "It holds three dragons." => DRAGONS_START_OUTSIDE;

    "Preparación, paragraph 2": "The tiles are laid out with their sketches visible." => SKETCH_SIDE_UP;
    "Preparación, paragraph 2": "The market, which shows the obelisk, takes the centre of the city." => MARKET_IN_THE_MIDDLE;
    "Preparación, paragraph 2":
        "The back of its tile shows the emblem of the game, where other tiles show the finished building."
        => MARKET_IN_THE_MIDDLE, SECTIONS;
    "Preparación, paragraph 2":
        "The palace, whose sections cost 5, 4, 4 and 3, and the three temples, whose sections cost 5, 4 and 3, take the four places beside the market."
        => MARKET_IN_THE_MIDDLE, SECTIONS;
    "Preparación, paragraph 2":
        "All other tiles are mixed and complete the city, in the pictured cross, in whatever order they come."
        => TWENTY_ONE_TILES, MARKET_IN_THE_MIDDLE;
    "Preparación, paragraph 2 (picture)":
        "The cross has five rows, of three, five, five, five and three tiles." => (TWENTY_ONE_TILES);
    "Preparación, paragraph 3": "Everybody takes one figure and the ten stones of the same colour." => TEN_STONES;
    "Preparación, paragraph 3": "Every figure begins on the market." => FIGURES_START_ON_THE_MARKET;
    "Preparación, paragraph 3": "Stones that are not in use lie before the player to whom they belong." => TEN_STONES;
    "Preparación, paragraph 4": "The obelisk has its place beside the city." => OBELISK_SPACES;
    "Preparación, paragraph 4":
        "Two players leave the outer two of the spaces with a 7, in the lowest row, out of play." => TWO_PLAYERS_BLOCK_SEVENS;
    "Preparación, paragraph 4":
        "Each of these two spaces is covered with a stone in a colour that neither player has." => TWO_PLAYERS_BLOCK_SEVENS;
    "Preparación, paragraph 4 (picture)":
        "The obelisk has four spaces with a 7, two each with 8, 9, 10 and 11, and one with a 12." => (OBELISK_SPACES);
    "Preparación, paragraph 5": "The crystals make a supply beside the obelisk, the two values apart." => CRYSTAL_PIECES;
    "Preparación, paragraph 6": "The scales make a supply near the obelisk." => SCALES_FOR_PLAYERS;
    "Preparación, paragraph 6": "Four players use all 15 scales, three use 12 and two use 9." => SCALES_FOR_PLAYERS;
    "Preparación, paragraph 7": "The three dragons wait near the city, on none of its tiles." => DRAGONS_START_OUTSIDE;
    "Preparación, paragraph 8": "The shuffled cards give everybody a first hand of eight." => EIGHT_CARDS_AT_FIRST;
    "Preparación, paragraph 8": "What is not dealt becomes a draw pile with the faces down." => EIGHT_CARDS_AT_FIRST;

    "Descripción, paragraph 1":
        "Figures walk from tile to tile, and cards are played to put stones on the tiles." => (TWO_STEPS, SECTION_PRICE);
    "Descripción, paragraph 1":
        "A tile with a stone on each of its fields is finished, and a scoring hands out crystals, cards or scales."
        => (BUILDING_COMPLETES, MASTER_BUILDER, CONTRIBUTORS);
    "Descripción, paragraph 1": "Crystals are offered to the obelisk on the market." => (OFFER_ON_THE_MARKET, OFFERING_PRICE);
    "Descripción, paragraph 1": "A player wins with a set number of offerings." => (OFFERINGS_TO_WIN);
    "Descripción, paragraph 1": "The peoples have powers that players may use." => (THREES_HAVE_NO_POWER);

    "Turno de Juego, paragraph 1": "The most splendid of the players has the first turn." => TURNS_GO_CLOCKWISE;
    "Turno de Juego, paragraph 1": "After each turn it is the turn of the next player in clockwise order." => TURNS_GO_CLOCKWISE;
    "Turno de Juego, paragraph 1": "A turn is three phases that follow each other in a fixed order." => THREE_PHASES;

    "1. El Movimiento, paragraph 1": "The figure may walk two tiles or fewer." => TWO_STEPS;
    "1. El Movimiento, paragraph 1": "It walks sideways or up and down." => STEPS_ARE_STRAIGHT;
    "1. El Movimiento, paragraph 2": "It may turn a corner on its way." => STEPS_ARE_STRAIGHT;
    "1. El Movimiento, paragraph 3":
        "A grey card takes the figure further than two tiles." => TWO_MORE_STEPS, FIGURE_ANYWHERE, POWERS_HAVE_THEIR_PHASE;
    "1. El Movimiento, paragraph 4": "The figure may just as well stay where it is." => MOVING_IS_OPTIONAL;
    "1. El Movimiento, paragraph 5":
        "A black, red or blue card moves the dragon that belongs to its colour, in this phase."
        => DRAGONS_OF_CARDS, POWERS_HAVE_THEIR_PHASE;
    "1. El Movimiento, paragraph 5": "A dragon steps sideways or up and down and may turn corners." => DRAGON_STEPS;

    "2. La colocación de una piedra de edificio (y puntuación de un edificio), paragraph 1":
        "When the figure has come to rest, stones may be placed on the tile below it, one or more of them."
        => BUILD_WHERE_THE_FIGURE_STANDS, EACH_STONE_PAID (THREE_PHASES);
    "2. La colocación de una piedra de edificio (y puntuación de un edificio), paragraph 1":
        "They are placed by means of cards." => EACH_STONE_PAID (SECTION_PRICE);
    "2. La colocación de una piedra de edificio (y puntuación de un edificio), paragraph 2":
        "The powers of white, brown and green cards may be used for it."
        => POWERS_HAVE_THEIR_PHASE (WHITE_ONE, BROWN_PAIR, GREEN_IS_WILD);
    "2. La colocación de una piedra de edificio (y puntuación de un edificio), paragraph 3":
        "A stone on the last free field of a building brings about its scoring." => BUILDING_COMPLETES;
    "2. La colocación de una piedra de edificio (y puntuación de un edificio), paragraph 4":
        "Whose figure is on the market may make one offering." => OFFER_ON_THE_MARKET;
    "2. La colocación de una piedra de edificio (y puntuación de un edificio), paragraph 4":
        "Yellow cards make more than one possible." => YELLOW_OFFERS_AGAIN (POWERS_HAVE_THEIR_PHASE);

    "3. Robar cartas, paragraph 1": "A turn closes with two cards drawn into the hand." => DRAW_TWO;
    "3. Robar cartas, paragraph 2": "Up to two cards may be put on the discard pile first." => DISCARD_UP_TO_TWO;
    "3. Robar cartas, paragraph 2": "Each of these is replaced: one card more is drawn for it." => DISCARD_UP_TO_TWO;
    "3. Robar cartas, paragraph 2": "Who has played no card in the turn draws two as well." => DRAW_TWO;
    "3. Robar cartas, paragraph 3": "There is no limit to the cards of a hand." => NO_HAND_LIMIT;
    "3. Robar cartas, paragraph 4": "The discard pile is shuffled into a new draw pile as soon as that has run out." => RESHUFFLE;

    "Las cartas de Gente, paragraph 2": "On each card stand a colour and a number." => CARD_COLOUR_AND_VALUE, DECK;
    "Las cartas de Gente, paragraph 2": "Building uses the two of them." => CARD_COLOUR_AND_VALUE (SECTION_PRICE);
    "Las cartas de Gente, paragraph 3": "Symbols on cards worth 1 and 2 stand for powers." => THREES_HAVE_NO_POWER;
    "Las cartas de Gente, paragraph 4": "A card worth 3 is without power." => THREES_HAVE_NO_POWER;
    "Las cartas de Gente, paragraph 5": "A card whose power is used no longer serves to build." => POWER_OR_PAYMENT;

    "Las baldosas de Edificio, paragraph 1":
        "One side of a building tile is a sketch, and that side is up when the game begins." => SKETCH_SIDE_UP;
    "Las baldosas de Edificio, paragraph 2":
        "The sketch is in the colour of one people, which is never the green one." => SECTIONS;
    "Las baldosas de Edificio, paragraph 2": "It has one, two or three coloured fields with a number each." => SECTIONS;
    "Las baldosas de Edificio, paragraph 2":
        "Each field is a section, and what it shows is what it takes to build it." => SECTIONS (SECTION_PRICE);
    "Las baldosas de Edificio, paragraph 2":
        "No tile but the palace has sections in four colours." => SECTIONS (PALACE_ONE_COLOUR);
    "Las baldosas de Edificio, paragraph 3":
        "Cards that complete a section have its colour and add up to its number." => SECTION_PRICE;
    "Las baldosas de Edificio, paragraph 4":
        "With its last section a building is finished, and its scoring follows." => BUILDING_COMPLETES;
    "Las baldosas de Edificio, paragraph 5":
        "All whose stones are part of a finished building are paid what the upper left corner of the tile shows."
        => CONTRIBUTORS, MASTER_BUILDER;
    "Las baldosas de Edificio, paragraph 5":
        "What is beside the star goes to one player alone, who completed the most sections." => MASTER_BUILDER;
    "Las baldosas de Edificio, paragraph 5": "That player bears the title of master builder." => MASTER_BUILDER;
    "Las baldosas de Edificio, paragraph 5":
        "What is below the star goes to all who took part, and the master builder is one of them." => CONTRIBUTORS;
    "Las baldosas de Edificio, paragraph 6": "The reverse of a tile is the building in its finished state." => TILE_TURNS;
    "Las baldosas de Edificio, paragraph 7":
        "A tile is turned over once its building has been finished and scored." => TILE_TURNS;
    "Las baldosas de Edificio, paragraph 8":
        "The finished side offers a further reward to those who finish a building that touches this one sideways, above or below."
        => FINISHED_NEIGHBOURS;
    "Las baldosas de Edificio, paragraph 8": "The upper right corner of the sketch announces this reward." => FINISHED_NEIGHBOURS;

    "Colocación de una piedra de edificio sobre una baldosa de edificio, paragraph 1":
        "Stones may go on the tile where the figure is when its walk is over." => BUILD_WHERE_THE_FIGURE_STANDS (THREE_PHASES);
    "Colocación de una piedra de edificio sobre una baldosa de edificio, paragraph 1":
        "That is allowed without a walk, too, on the tile of the turn before."
        => MOVING_IS_OPTIONAL, BUILD_WHERE_THE_FIGURE_STANDS;
    "Colocación de una piedra de edificio sobre una baldosa de edificio, paragraph 2":
        "Which of the free sections is built is for the player to say." => ANY_FREE_SECTION;
    "Colocación de una piedra de edificio sobre una baldosa de edificio, paragraph 2":
        "The player plays cards of the right colour and worth." => SECTION_PRICE;
    "Colocación de una piedra de edificio sobre una baldosa de edificio, paragraph 2":
        "These cards end on the discard pile." => PAID_CARDS_ARE_DISCARDED;
    "Colocación de una piedra de edificio sobre una baldosa de edificio, paragraph 2":
        "A player without the exact worth may give more." => OVERPAYING;
    "Colocación de una piedra de edificio sobre una baldosa de edificio, paragraph 3":
        "The builder marks the section with a stone of the builder's own colour." => OWN_STONE;
    "Colocación de una piedra de edificio sobre una baldosa de edificio, paragraph 4":
        "One turn may see several stones placed on the one tile." => EACH_STONE_PAID;
    "Colocación de una piedra de edificio sobre una baldosa de edificio, paragraph 4":
        "Each of them has a payment of its own." => EACH_STONE_PAID;
    "Colocación de una piedra de edificio sobre una baldosa de edificio, paragraph 4":
        "As the example decides, what one payment has too much is not carried over to another section."
        => EACH_STONE_PAID (OVERPAYING);
    "Colocación de una piedra de edificio sobre una baldosa de edificio, paragraph 5":
        "Sections of the palace accept cards of whatever colour." => PALACE_ONE_COLOUR;
    "Colocación de una piedra de edificio sobre una baldosa de edificio, paragraph 5":
        "All cards for one such section are of the same colour." => PALACE_ONE_COLOUR;

    "Puntuar un edificio completado, paragraph 1":
        "The stone that takes the last empty field finishes the building, which is scored then." => BUILDING_COMPLETES;
    "Puntuar un edificio completado, paragraph 2":
        "Who placed more stones on it than anybody else is the master builder." => MASTER_BUILDER;
    "Puntuar un edificio completado, paragraph 2":
        "The master builder takes the crystals, the cards or the scale that the tile shows beside the star." => MASTER_BUILDER;
    "Puntuar un edificio completado, paragraph 2":
        "Between equals it is the one whose stone comes first from the left." => LEFTMOST_DECIDES;
    "Puntuar un edificio completado, paragraph 3":
        "One stone suffices for the crystals below the star, which the master builder gets as well." => CONTRIBUTORS;
    "Puntuar un edificio completado, paragraph 3":
        "The palace gives each contributor a crystal, a card and a scale." => CONTRIBUTORS;
    "Puntuar un edificio completado, paragraph 4":
        "Every contributor, the master builder among them, also collects what each finished building beside it shows."
        => FINISHED_NEIGHBOURS;
    "Puntuar un edificio completado, paragraph 4": "A second stone does not bring a reward a second time." => ONCE_A_PLAYER;
    "Puntuar un edificio completado, paragraph 5":
        "Crystals and scales that were won lie before their player." => CRYSTALS_ARE_HIDDEN;
    "Puntuar un edificio completado, paragraph 5":
        "The worth of crystals is kept from the others, as they lie face down." => CRYSTALS_ARE_HIDDEN;
    "Puntuar un edificio completado, paragraph 5": "Their owner may look at them whenever they like." => CRYSTALS_ARE_HIDDEN;
    "Puntuar un edificio completado, paragraph 6":
        "Whose turn it is puts cards from a scoring aside and does not see them." => CARDS_SET_ASIDE;
    "Puntuar un edificio completado, paragraph 6":
        "They are looked at and join the hand only when the turn's cards have been drawn." => CARDS_SET_ASIDE;
    "Puntuar un edificio completado, paragraph 6": "Everybody else may have such cards in hand straight away." => CARDS_TO_OTHERS;
    "Puntuar un edificio completado, paragraph 7":
        "After the scoring every builder gets the stones of the building back." => TILE_TURNS;
    "Puntuar un edificio completado, paragraph 7": "Then the tile is turned to the finished building." => TILE_TURNS;
    "Puntuar un edificio completado, paragraph 7":
        "Whatever figures and dragons were on the tile are put on it again." => FIGURES_STAY;

    "Los dragones y las escamas de dragón, paragraph 2":
        "Scales come not only from scorings but also from dragons that are present where a player builds." => SCALES_FROM_DRAGONS;
    "Los dragones y las escamas de dragón, paragraph 3":
        "The powers of black, red and blue cards are what moves the dragons." => DRAGONS_OF_CARDS;
    "Los dragones y las escamas de dragón, paragraph 4":
        "Every dragon on the tile is worth one scale to whoever places a stone there." => SCALES_FROM_DRAGONS;
    "Los dragones y las escamas de dragón, paragraph 5":
        "Another stone on this tile in the same turn is worth no scale any more." => SCALES_ONCE_A_TURN;

    "Puntuar las escamas de dragón, paragraph 1":
        "A scoring takes place when the supply gives its last scale." => SCALES_ARE_SCORED;
    "Puntuar las escamas de dragón, paragraph 2":
        "Scales that a player should get but that are not there are kept in mind and added in this scoring." => OWED_SCALES_COUNT;
    "Puntuar las escamas de dragón, paragraph 3": "Having most scales is worth 6 crystals." => MOST_SCALES;
    "Puntuar las escamas de dragón, paragraph 3": "If several have most, it is worth 3 crystals to each of them." => MOST_SCALES;
    "Puntuar las escamas de dragón, paragraph 3":
        "Three scales or more are worth 3 crystals to each of the others." => THREE_SCALES;
    "Puntuar las escamas de dragón, paragraph 4": "Less than three scales are worth nothing." => THREE_SCALES;
    "Puntuar las escamas de dragón, paragraph 5": "Scored scales are handed back and are the next supply." => SCALES_RETURN;
    "Puntuar las escamas de dragón, paragraph 5": "One or two scales stay with their player." => SCALES_RETURN;
    "Puntuar las escamas de dragón, paragraph 5": "So the next supply may be the smaller one." => SCALES_RETURN;
    "Puntuar las escamas de dragón, example":
        "The scoring happens at once, with the scale that is still owed in the total." => OWED_SCALES_COUNT (SCALES_ARE_SCORED);

    "Ofrecimiento de pedazos de cristal al obelisco, paragraph 1":
        "An offering takes a figure that ends its movement on the market." => OFFER_ON_THE_MARKET (THREE_PHASES);
    "Ofrecimiento de pedazos de cristal al obelisco, paragraph 1":
        "A figure that has been on the market since the turn before will do." => MOVING_IS_OPTIONAL, OFFER_ON_THE_MARKET;
    "Ofrecimiento de pedazos de cristal al obelisco, paragraph 2":
        "With an offering one of the player's stones goes on a free space of the obelisk." => STONE_ON_THE_OBELISK;
    "Ofrecimiento de pedazos de cristal al obelisco, paragraph 2":
        "Lower spaces are filled before higher ones, the 7s before the 8s and so forth."
        => OBELISK_FROM_THE_BOTTOM, OBELISK_SPACES;
    "Ofrecimiento de pedazos de cristal al obelisco, paragraph 3":
        "The number on the space is the price in crystals, which return to the supply." => OFFERING_PRICE;
    "Ofrecimiento de pedazos de cristal al obelisco, paragraph 4": "The supply gives change to who cannot pay exactly." => CHANGE;
    "Ofrecimiento de pedazos de cristal al obelisco, note":
        "A dragon on the market gives no scales for an offering, for scales are got on buildings only."
        => NO_SCALES_ON_THE_MARKET;

    "Final del Juego": "The game is over at the moment when somebody reaches the required offerings." => OFFERINGS_TO_WIN;
    "Final del Juego": "How many are required depends on the number of players." => OFFERINGS_TO_WIN;
    "Final del Juego": "Whoever reaches them is the winner." => OFFERINGS_TO_WIN;
    "Final del Juego": "Two players need 6 offerings, three need 5, four need 4." => OFFERINGS_TO_WIN;
    "Final del Juego, note": "The end does not wait for buildings that are still under construction." => UNFINISHED_BUILDINGS;

    "Variante":
        "The palace and the temples may be mixed with the other buildings and lie anywhere round the market." => RANDOM_CENTRE;
    "Variante":
        "The market remains central, and the shape of the city remains the cross."
        => RANDOM_CENTRE (MARKET_IN_THE_MIDDLE, TWENTY_ONE_TILES);

    "Ejemplo de un turno de juego, paragraph 2":
        "As the example decides, a dragon may be moved after the figure has walked, before the first stone."
        => POWERS_HAVE_THEIR_PHASE (THREE_PHASES);

    "Ejemplo de un turno de juego, Anotando el edificio":
        "As the example decides, a building is scored at the very moment when it is complete." => BUILDING_COMPLETES;
    "Ejemplo de un turno de juego, Anotando el edificio":
        "The rewards come as the rules say: one player is further to the left, both have built, and two neighbours are finished."
        => LEFTMOST_DECIDES (CONTRIBUTORS, FINISHED_NEIGHBOURS);
    "Ejemplo de un turno de juego (picture)":
        "The university lies between the finished fire temple and the finished market hall." => FINISHED_NEIGHBOURS;

    "Las Funciones Especiales de las cartas de Gente, paragraph 1":
        "The numbers on cards, 1 to 3, are what building is done with." => CARD_COLOUR_AND_VALUE;
    "Las Funciones Especiales de las cartas de Gente, paragraph 1":
        "A card worth 1 or 2 can be played in one's own turn for its power." => THREES_HAVE_NO_POWER (POWERS_HAVE_THEIR_PHASE);
    "Las Funciones Especiales de las cartas de Gente, paragraph 1": "Such a card cannot pay for a stone too." => POWER_OR_PAYMENT;
    "Las Funciones Especiales, Cartas negras":
        "A black 1 or 2 is for the black dragon and for the movement phase." => DRAGONS_OF_CARDS (POWERS_HAVE_THEIR_PHASE);
    "Las Funciones Especiales, Cartas negras": "A black 1 lets the black dragon land on any building." => DRAGON_ANYWHERE;
    "Las Funciones Especiales, Cartas negras": "It may also remove that dragon from the city." => DRAGON_ANYWHERE;
    "Las Funciones Especiales, Cartas negras":
        "A black 2 lets the black dragon go three tiles or fewer." => DRAGON_THREE_TILES (DRAGON_STEPS);
    "Las Funciones Especiales, Cartas negras": "A black 2 is of no use while that dragon is outside." => DRAGON_THREE_TILES;
    "Las Funciones Especiales, Cartas rojas":
        "A red 1 or 2 is for the red dragon and for the movement phase." => DRAGONS_OF_CARDS (POWERS_HAVE_THEIR_PHASE);
    "Las Funciones Especiales, Cartas rojas": "A red 1 lets the red dragon land on any building." => DRAGON_ANYWHERE;
    "Las Funciones Especiales, Cartas rojas": "It may also remove that dragon from the city." => DRAGON_ANYWHERE;
    "Las Funciones Especiales, Cartas rojas":
        "A red 2 lets the red dragon go three tiles or fewer." => DRAGON_THREE_TILES (DRAGON_STEPS);
    "Las Funciones Especiales, Cartas rojas": "A red 2 is of no use while that dragon is outside." => DRAGON_THREE_TILES;
    "Las Funciones Especiales, Cartas azules":
        "A blue 1 or 2 is for the blue dragon and for the movement phase." => DRAGONS_OF_CARDS (POWERS_HAVE_THEIR_PHASE);
    "Las Funciones Especiales, Cartas azules": "A blue 1 lets the blue dragon land on any building." => DRAGON_ANYWHERE;
    "Las Funciones Especiales, Cartas azules": "It may also remove that dragon from the city." => DRAGON_ANYWHERE;
    "Las Funciones Especiales, Cartas azules":
        "A blue 2 lets the blue dragon go three tiles or fewer." => DRAGON_THREE_TILES (DRAGON_STEPS);
    "Las Funciones Especiales, Cartas azules": "A blue 2 is of no use while that dragon is outside." => DRAGON_THREE_TILES;
    "Las Funciones Especiales, Cartas grises":
        "A grey 1 takes one's own figure to any building, in the movement phase." => FIGURE_ANYWHERE (POWERS_HAVE_THEIR_PHASE);
    "Las Funciones Especiales, Cartas grises":
        "A grey 2 adds two steps or fewer, so that four tiles are within reach, in the movement phase."
        => TWO_MORE_STEPS (POWERS_HAVE_THEIR_PHASE);
    "Las Funciones Especiales, Cartas grises, note":
        "No movement power can be used outside the movement phase: a stone, once placed, rules it out."
        => POWERS_HAVE_THEIR_PHASE, THREE_PHASES;
    "Las Funciones Especiales, Cartas verdes": "No green card is worth more than 1." => DECK;
    "Las Funciones Especiales, Cartas verdes":
        "Green cards pass for whatever colour a section has, when stones are placed." => GREEN_IS_WILD (POWERS_HAVE_THEIR_PHASE);
    "Las Funciones Especiales, Cartas verdes": "They may stand together with cards of other colours." => GREEN_IS_WILD;
    "Las Funciones Especiales, Cartas marrones":
        "A pair of brown cards replaces a card worth 3 in any colour but brown, when stones are placed."
        => BROWN_PAIR (POWERS_HAVE_THEIR_PHASE);
    "Las Funciones Especiales, Cartas marrones": "A brown 3 is not part of such a pair." => BROWN_PAIR;
    "Las Funciones Especiales, Cartas marrones": "Such a pair may stand together with cards of other colours." => BROWN_PAIR;
    "Las Funciones Especiales, Cartas blancas":
        "A white 1 allows four cards or fewer, all of one colour, to pass for another colour, when stones are placed."
        => WHITE_ONE (POWERS_HAVE_THEIR_PHASE);
    "Las Funciones Especiales, Cartas blancas":
        "A white 2 allows one card to pass for another colour, when stones are placed." => WHITE_TWO (POWERS_HAVE_THEIR_PHASE);
    "Las Funciones Especiales, Cartas blancas":
        "As the example decides, a card that passes for another colour keeps its worth." => WHITE_TWO, WHITE_ONE;
    "Las Funciones Especiales, Cartas amarillas":
        "On the market a yellow 1 or 2 is good for one offering more."
        => YELLOW_OFFERS_AGAIN (OFFER_ON_THE_MARKET, POWERS_HAVE_THEIR_PHASE);
    "Las Funciones Especiales, Cartas amarillas": "It costs as many crystals more as the card says, 1 or 2." => YELLOW_SURCHARGE;
    "Las Funciones Especiales, Cartas amarillas":
        "As the example decides, several yellow cards may be played in one turn, and what they cost adds up."
        => YELLOW_OFFERS_AGAIN, YELLOW_SURCHARGE;
}

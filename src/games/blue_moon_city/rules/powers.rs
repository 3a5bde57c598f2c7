//! The powers of the cards, people by people.

use crate::rules;

rules! {
    DRAGONS_OF_CARDS = "blue-moon-city/dragons-of-cards",
        "Each dragon has its cards",
        "Black cards (Vulca) move the black dragon, red cards (Terrah) the red one, blue cards (Aqua) the blue one.";

    DRAGON_ANYWHERE = "blue-moon-city/dragon-anywhere",
        "A black, red or blue 1 takes the dragon anywhere",
        "A black, red or blue card worth 1 puts its dragon on any building of the city, or takes it out of the city.";

    DRAGON_THREE_TILES = "blue-moon-city/dragon-three-tiles",
        "A black, red or blue 2 moves the dragon up to three tiles",
        "A black, red or blue card worth 2 moves its dragon up to three tiles, and only if it is in the city.";

    FIGURE_ANYWHERE = "blue-moon-city/figure-anywhere",
        "A grey 1 takes the figure anywhere",
        "A grey card (Flit) worth 1 puts the player's own figure on any building of the city.";

    TWO_MORE_STEPS = "blue-moon-city/two-more-steps",
        "A grey 2 gives two more steps",
        "A grey card worth 2 lets the player's own figure walk up to two more tiles in this movement phase.";

    GREEN_IS_WILD = "blue-moon-city/green-is-wild",
        "A green card is 1 of any colour",
        "A green card (Khind) counts as 1 of any colour in the payment for a section, alone or beside cards of another colour.";

    BROWN_PAIR = "blue-moon-city/brown-pair",
        "Two brown cards are a 3 of another colour",
        "Two brown cards (Mimix) worth 1 or 2 each together count as one card worth 3 of any other colour in the payment for a \
         section, alone or beside other cards.";

    WHITE_ONE = "blue-moon-city/white-one",
        "A white 1 turns up to four cards of one colour into another",
        "A white card worth 1 lets the player use up to four cards of one colour as cards of another colour in the payment for a \
         section.";

    WHITE_TWO = "blue-moon-city/white-two",
        "A white 2 turns one card into another colour",
        "A white card worth 2 lets the player use one card of any colour as a card of another colour in the payment for a section.";

    YELLOW_OFFERS_AGAIN = "blue-moon-city/yellow-offers-again",
        "A yellow card allows another offering",
        "Each yellow card (Pillar) worth 1 or 2 that a player on the market plays allows one more offering in this turn.";

    YELLOW_SURCHARGE = "blue-moon-city/yellow-surcharge",
        "The other offering costs as much more as the card is worth",
        "For each yellow card played the player pays more crystals: 1 for a card worth 1, 2 for a card worth 2.";
}

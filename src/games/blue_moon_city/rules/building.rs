//! Building: sections, what they cost, who may place a stone where.

use crate::rules;

rules! {
    CARD_COLOUR_AND_VALUE = "blue-moon-city/card-colour-and-value",
        "A card has a colour and a value",
        "Every card has one colour and a value from 1 to 3; both count when it pays for a section.";

    THREES_HAVE_NO_POWER = "blue-moon-city/threes-have-no-power",
        "Only cards worth 1 or 2 have a power",
        "Cards worth 1 or 2 have a power; cards worth 3 have none.";

    POWER_OR_PAYMENT = "blue-moon-city/power-or-payment",
        "A card is played once, for its power or as payment",
        "A card that is played for its power does not pay for a section as well, and a card that has been played is gone.";

    SECTIONS = "blue-moon-city/sections",
        "A building has sections with a colour and a number",
        "The sketch of a building shows its sections: one to three spaces in one colour, each with a number. No building is green. \
         Only the royal palace has four sections, and in four colours: any of them may be paid in any one colour. The market, as its \
         tile shows, has none.";

    SECTION_PRICE = "blue-moon-city/section-price",
        "A section costs cards of its colour and number",
        "To build a section the player plays cards of its colour whose values make up at least its number.";

    OVERPAYING = "blue-moon-city/overpaying",
        "Who cannot pay exactly may overpay",
        "Who does not have the exact value in cards may play cards worth more than the number; nothing is given back.";

    BUILD_WHERE_THE_FIGURE_STANDS = "blue-moon-city/build-where-the-figure-stands",
        "Players build where their figure stands",
        "Stones are placed only on the building on which the player's figure stands after the movement phase.";

    ANY_FREE_SECTION = "blue-moon-city/any-free-section",
        "Any free section may be chosen",
        "The player chooses any section of the building that has no stone yet. A finished building has none left.";

    PAID_CARDS_ARE_DISCARDED = "blue-moon-city/paid-cards-are-discarded",
        "Cards that pay are discarded",
        "The cards that pay for a section go from the player's hand to the discard pile.";

    OWN_STONE = "blue-moon-city/own-stone-on-the-section",
        "One's own stone marks the section",
        "Whoever pays for a section places a stone of their own on it. Each section takes one stone.";

    EACH_STONE_PAID = "blue-moon-city/each-stone-is-paid-for-itself",
        "Several stones, each paid for itself",
        "A player may build several sections of the building in one turn. Each is paid for with cards of its own: what one payment \
         is worth too much does not help another.";

    PALACE_ONE_COLOUR = "blue-moon-city/palace-one-colour-a-section",
        "The palace takes any colour, one a section",
        "A section of the palace is paid for with cards of any one colour, green being one; different sections may be paid for in different colours.";
}

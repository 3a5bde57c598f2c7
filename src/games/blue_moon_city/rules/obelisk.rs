//! Offerings, and the end of the game.

use crate::rules;

rules! {
    OFFER_ON_THE_MARKET = "blue-moon-city/offer-on-the-market",
        "Offerings are made on the market",
        "Whoever stands on the market after the movement phase may make one offering to the obelisk.";

    STONE_ON_THE_OBELISK = "blue-moon-city/stone-on-the-obelisk",
        "An offering places a stone on the obelisk",
        "With an offering the player places one of their own stones on an empty space of the obelisk. It stays there.";

    OBELISK_FROM_THE_BOTTOM = "blue-moon-city/obelisk-fills-from-the-bottom",
        "The obelisk fills from the bottom",
        "All spaces with a 7 are filled before the first with an 8, and so on to the top.";

    OFFERING_PRICE = "blue-moon-city/offering-price",
        "A space costs its number in crystals",
        "The player pays crystals worth the number of the space to the supply.";

    CHANGE = "blue-moon-city/change",
        "Change is given",
        "Who cannot pay exactly takes change from the supply, so that only the total worth of their crystals matters.";

    NO_SCALES_ON_THE_MARKET = "blue-moon-city/no-scales-on-the-market",
        "Dragons on the market bring nothing",
        "An offering brings no scales, even if a dragon is on the market: scales come from building only.";

    OFFERINGS_TO_WIN = "blue-moon-city/offerings-to-win",
        "Six, five or four offerings win at once",
        "The game ends as soon as a player has made the offerings that are needed: 6 with two players, 5 with three, 4 with four. \
         That player has won.";

    UNFINISHED_BUILDINGS = "blue-moon-city/unfinished-buildings",
        "Buildings may be left unfinished",
        "When the game ends, some buildings may still be unfinished.";
}

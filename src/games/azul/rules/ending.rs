//! Between rounds and at the end: the next deal, the bonuses, who wins.

use crate::rules;

rules! {
    NEXT_ROUND = "azul/next-round-follows",
        "Another round while nobody has a complete row",
        "If nobody has a complete row after tiling, the factories are filled again and a new round begins.";

    MARKER_HOLDER_BEGINS = "azul/marker-holder-begins",
        "Who has the marker fills the factories and begins",
        "Whoever has the first-player marker fills the factories for the next round and has its first turn.";

    EMPTY_BAG_REFILLED = "azul/empty-bag-is-refilled",
        "An empty bag is refilled from the lid",
        "When the bag is empty, all tiles from the lid of the box go back into it, and the factories that are left are filled from \
         there.";

    TILES_RUN_OUT = "azul/deal-stops-when-tiles-run-out",
        "When bag and lid are both empty",
        "If bag and lid are both empty, the round begins although some factories are not full.";

    BONUSES_AT_THE_END = "azul/bonuses-at-the-end",
        "Bonuses are counted once, at the end",
        "When the game has ended, and only then, players score their complete rows, columns and colours.";

    BONUS_ROW = "azul/bonus-row",
        "2 points for a complete row",
        "Each row of the wall with all five tiles brings 2 points at the end.";

    BONUS_COLUMN = "azul/bonus-column",
        "7 points for a complete column",
        "Each column of the wall with all five tiles brings 7 points at the end.";

    BONUS_COLOUR = "azul/bonus-colour",
        "10 points for all five tiles of a colour",
        "Each colour of which all five tiles lie on the wall brings 10 points at the end.";

    TIE_MORE_ROWS = "azul/tie-more-rows",
        "Ties: more complete rows",
        "Of players with the same points, the one with more complete rows on the wall is ahead.";

    SHARED_VICTORY = "azul/shared-victory",
        "Still tied: a shared victory",
        "Players with the same points and the same number of complete rows share the victory.";
}

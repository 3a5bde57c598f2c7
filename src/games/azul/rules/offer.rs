//! The offer: who takes what from where, and where it goes.

use crate::rules;

rules! {
    MARKER_TO_THE_CENTRE = "azul/marker-starts-in-the-centre",
        "The marker starts in the centre",
        "At the start of the offer the player who has the first-player marker puts it in the centre of the table, where it stays \
         until somebody takes tiles from there.";

    TURNS_GO_CLOCKWISE = "azul/turns-go-clockwise",
        "Turns go clockwise",
        "The player who brought the marker has the first turn of the round. Then everybody has one turn after the other, clockwise.";

    TAKE_FROM_ONE_PLACE = "azul/take-from-one-place",
        "A turn takes from a factory or from the centre",
        "In their turn players must take tiles, either from one factory or from the centre. Only what lies there can be taken.";

    TAKE_ALL = "azul/take-all-of-colour",
        "All tiles of one colour are taken",
        "Whoever takes chooses one colour and takes all tiles of it that lie on the chosen factory or in the centre: no fewer, and \
         no other colour with them.";

    REST_TO_THE_CENTRE = "azul/rest-goes-to-the-centre",
        "The rest of a factory goes to the centre",
        "After a take from a factory its other tiles move to the centre, and the factory is empty. Tiles come to the centre from \
         nowhere else, and what a take from the centre leaves behind stays there.";

    FIRST_FROM_CENTRE = "azul/first-from-centre-takes-marker",
        "The first take from the centre brings the marker",
        "The first player of a round to take tiles from the centre also takes the first-player marker and puts it on the leftmost \
         free space of their own floor line, before any of the tiles falls.";

    PLACE_ON_ONE_LINE = "azul/place-on-one-line",
        "The tiles go to one pattern line",
        "The tiles taken are placed on one of the five pattern lines of the player's own board, never on several.";

    LINE_LENGTH = "azul/line-length",
        "Pattern line n has n spaces",
        "The first pattern line has one space, the second two, the third three, the fourth four and the fifth five; each space \
         holds one tile.";

    LINE_FILLS_FROM_RIGHT = "azul/line-fills-from-the-right",
        "Pattern lines fill from the right",
        "Tiles are placed on a pattern line one by one from right to left, so that its free spaces are always on the left.";

    LINE_HOLDS_ONE_COLOUR = "azul/line-holds-one-colour",
        "A pattern line holds one colour",
        "A pattern line that holds tiles takes only tiles of the same colour.";

    COMPLETE_LINE = "azul/complete-line-takes-no-more",
        "A full pattern line is complete",
        "A pattern line whose spaces are all filled is complete and takes no further tile.";

    EXCESS_FALLS = "azul/excess-falls",
        "What does not fit falls",
        "If more tiles were taken than the chosen pattern line has free spaces, those left over must go to the floor line.";

    ONLY_COMPLETE_LINES = "azul/only-complete-lines-are-tiled",
        "Only complete lines are tiled",
        "In the tiling phase tiles move to the wall only from complete pattern lines.";

    WALL_ROW_HAS_COLOUR = "azul/wall-row-has-colour",
        "No colour that the wall row has",
        "A pattern line may not take tiles of a colour that the row of the wall beside it already holds.";

    UNPLACED_TILES_FALL = "azul/unplaced-tiles-fall",
        "What is not placed falls",
        "Every tile taken that does not end up on a pattern line, because it may not or because its player sends it away, goes to \
         that player's own floor line: it has fallen.";

    FLOOR_LINE_BY_CHOICE = "azul/floor-line-by-choice",
        "The floor line may be chosen",
        "A player may send all tiles of a take to the floor line, even if a pattern line would take them.";

    FLOOR_FILLS_FROM_LEFT = "azul/floor-line-fills-from-the-left",
        "The floor line fills from the left",
        "The spaces of the floor line are filled from left to right without a gap.";

    FULL_FLOOR_LINE = "azul/full-floor-line",
        "A full floor line",
        "Once all spaces of a floor line are taken, tiles that fall go to the lid of the box. So no floor line ever holds more \
         pieces than it has spaces.";

    OFFER_ENDS = "azul/offer-ends-when-all-is-taken",
        "The offer ends when everything is taken",
        "The offer goes on as long as a tile lies on any factory or in the centre. When none does, tiling begins.";
}

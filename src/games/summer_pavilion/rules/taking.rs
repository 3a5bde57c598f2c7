//! Phase 1: who takes which tiles from where, and what the marker costs.

use crate::rules;

rules! {
    TAKE_FROM_ONE_PLACE = "azul-summer-pavilion/take-from-one-place",
        "A turn takes from a factory or from the centre",
        "In their turn players must take tiles, either from one factory or from the centre. Only what lies there can be taken.";

    TAKE_ALL = "azul-summer-pavilion/take-all-of-colour",
        "All tiles of one colour are taken",
        "Whoever takes chooses one colour other than the wild one and takes all tiles of it that lie on the chosen factory or in \
         the centre: no fewer, and no other colour with them but the wild one.";

    WILD_NOT_CHOSEN = "azul-summer-pavilion/wild-colour-is-not-chosen",
        "The wild colour is not chosen",
        "The wild colour of the round cannot be chosen as long as a tile of another colour lies on the same factory, or in the \
         centre for a take from there.";

    ONE_WILD_WITH_IT = "azul-summer-pavilion/one-wild-tile-goes-along",
        "One wild tile goes along",
        "If tiles of the wild colour lie beside the chosen ones, exactly one of them must be taken too: not none, and not two.";

    WILD_ALONE = "azul-summer-pavilion/one-tile-where-all-are-wild",
        "Where all tiles are wild, one is taken",
        "If only tiles of the wild colour lie on a factory or in the centre, whoever takes there takes exactly one of them.";

    REST_TO_THE_CENTRE = "azul-summer-pavilion/rest-goes-to-the-centre",
        "The rest of a factory goes to the centre",
        "After a take from a factory its other tiles move to the centre, wild ones too, and the factory is empty. Tiles come to the \
         centre from nowhere else, and what a take from the centre leaves behind stays there.";

    BESIDE_THE_BOARD = "azul-summer-pavilion/taken-tiles-lie-beside-the-board",
        "Taken tiles lie beside the board",
        "The tiles that a player takes lie beside their own board until they are played.";

    FIRST_FROM_CENTRE = "azul-summer-pavilion/first-from-centre-takes-marker",
        "The first take from the centre brings the marker",
        "The first player of a round to take tiles from the centre also takes the first-player marker and puts it beside their \
         board.";

    MARKER_COSTS = "azul-summer-pavilion/marker-costs-tiles-taken",
        "The marker costs a point for each tile",
        "Whoever takes the first-player marker loses one point for each tile taken in this turn, the wild one included.";

    NEVER_BELOW_ONE = "azul-summer-pavilion/marker-stops-at-one",
        "The score stops at 1",
        "The price of the marker moves a score back to 1 at most; whoever has 1 point pays nothing. The track begins at 1.";

    MARKER_HOLDER_BEGINS = "azul-summer-pavilion/marker-holder-begins",
        "Who has the marker begins",
        "The player with the first-player marker is the first to play tiles in this round and the first to take tiles in the next.";

    TAKING_ENDS = "azul-summer-pavilion/taking-ends-when-all-is-taken",
        "Taking ends when everything is taken",
        "Tiles are taken as long as one lies on any factory or in the centre. When none does, the tiles are played. (The Polish \
         rulebook, as far as our copy can be read, does not say so.)";

    WILD_THIS_ROUND_ONLY = "azul-summer-pavilion/wild-in-its-round-only",
        "A colour is wild in its round only",
        "Tiles of the wild colour replace others in this round only. Kept for a later round, they are of their own colour and \
         nothing else, as another colour is wild then.";
}

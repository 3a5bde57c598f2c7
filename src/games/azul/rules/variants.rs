//! The variants: the grey side of the boards, the specialised factories of Master Chocolatier.

use crate::rules;

rules! {
    GREY_SIDE = "azul/grey-side",
        "The grey side",
        "With the grey side up all rules stay as they are, except for where a tile may go on the wall.";

    GREY_ANY_SPACE = "azul/grey-any-space-of-the-row",
        "Grey side: any free space of the row",
        "On the grey side the player chooses on which free space of its row a tile goes, as long as its column does not hold that \
         colour.";

    GREY_COLUMN_HAS_COLOUR = "azul/grey-column-has-colour",
        "Grey side: no colour twice in a column",
        "On the grey side no column of a wall may hold a colour more than once.";

    GREY_ROW_HAS_COLOUR = "azul/grey-row-has-colour",
        "Grey side: no colour twice in a row",
        "On the grey side no row of a wall may hold a colour more than once.";

    GREY_LINE_FALLS = "azul/grey-line-falls",
        "Grey side: a line without a valid space falls",
        "If in the tiling phase no space of its row may take the tile of a full pattern line, all tiles of that line go to the \
         floor line at once.";

    GOLD_SIDES = "azul/gold-sides",
        "Nine factories with a gold side each",
        "The nine factories are blue on one side and gold on the other, and each gold side exists once: one colour-seeker for each \
         of the five colours, \"+1\", \"stay\", \"to the neighbours\" and \"0\".",
        first ["Variante de juego Fábricas especializadas, paragraph 1", "Variante de juego Fábricas especializadas, paragraph 2"];

    GOLD_SHUFFLED = "azul/gold-shuffled-each-round",
        "Specialised factories change each round",
        "At the start of each round, before they are filled, all nine factories are shuffled blue side up; as many as the players \
         need are laid out at random, and the others are not used in that round.";

    GOLD_AS_PLAYERS = "azul/gold-as-many-as-players",
        "As many gold factories as players",
        "With specialised factories, each round exactly as many factories lie gold side up as there are players; without that \
         variant none does.";

    GOLD_OTHERWISE_NORMAL = "azul/gold-otherwise-normal",
        "Otherwise the normal rules hold",
        "Apart from the effects of the gold factories the normal rules hold. Some of these effects change how the round is set up, \
         the others how it is played.";

    GOLD_PLUS_ONE = "azul/gold-plus-one",
        "\"+1\": one more tile",
        "When the factories have been filled, the \"+1\" factory gets one more tile from the bag.";

    GOLD_SEEKER = "azul/gold-colour-seeker",
        "Colour-seeker: one tile from each neighbour",
        "When the factories have been filled, a colour-seeking factory gets one tile of its colour from each of the two factories \
         beside it that has one.";

    GOLD_STAY = "azul/gold-stay",
        "\"Stay\": the rest stays",
        "After a take from the \"stay\" factory its other tiles stay on it.";

    GOLD_NEIGHBOURS = "azul/gold-neighbours",
        "\"To the neighbours\": the rest goes left and right",
        "After a take from the \"to the neighbours\" factory its other tiles do not go to the centre: whoever took moves all of \
         them to the factories on its left and right, blue or gold, divided as they like.";

    GOLD_COLOUR_NOT_SPLIT = "azul/gold-colour-not-split",
        "\"To the neighbours\": no colour is split",
        "Tiles of one colour that leave the \"to the neighbours\" factory all go to the same neighbour.";

    GOLD_ZERO_REST = "azul/gold-zero-rest",
        "\"0\": the rest goes to the centre",
        "After a take from the \"0\" factory its other tiles move to the centre, as usual, and it is empty.";

    GOLD_ZERO_KEPT = "azul/gold-zero-kept",
        "\"0\": its taker keeps it",
        "Whoever takes from the \"0\" factory puts it beside their floor line and keeps it until the end of the round. So it \
         is beside one board until then, and no longer among the factories.";

    GOLD_ZERO_CATCHES = "azul/gold-zero-catches",
        "\"0\": it catches one piece",
        "The next piece that its keeper would have to put on the floor line lands on the kept \"0\" factory instead and costs \
         nothing. It catches one piece only. When the factory goes back at the end of the round, a tile that it caught goes to the \
         lid with those of the floor line: the rulebook does not say it, but knows no other place for tiles that leave a board.";
}

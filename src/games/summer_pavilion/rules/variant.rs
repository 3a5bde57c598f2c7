//! The variant: the monochrome side of the boards.

use crate::rules;

rules! {
    MONOCHROME_SIDE = "azul-summer-pavilion/monochrome-side",
        "The monochrome side",
        "With the monochrome side up all rules stay as they are, except for which tiles a star takes and which numbers its spaces \
         have.";

    MONOCHROME_CHOICE = "azul-summer-pavilion/monochrome-free-choice-of-colours",
        "Monochrome side: players choose the colours",
        "On the monochrome side the player decides during the game which colours each of the seven stars takes: all six tiles of one \
         colour, or six different colours. The second tile of a star settles which.";

    MONOCHROME_MULTICOLOUR = "azul-summer-pavilion/monochrome-multicolour-star",
        "Monochrome side: a star in different colours",
        "On the monochrome side a star that holds two different colours takes each colour once only.";

    MONOCHROME_ONE_COLOUR = "azul-summer-pavilion/monochrome-star-of-one-colour",
        "Monochrome side: a star of one colour",
        "On the monochrome side a star that holds two tiles of one colour takes that colour only. (The Spanish rulebook prints \
         \"stars\" for \"tiles\" here; the Polish one does not.)";

    MONOCHROME_SEVERAL = "azul-summer-pavilion/monochrome-several-stars-of-a-kind",
        "Monochrome side: several stars of a kind",
        "On the monochrome side a player may make several stars of the same colour, and several in six colours. Each of them brings \
         the usual bonus.";

    MONOCHROME_NUMBERS = "azul-summer-pavilion/monochrome-numbers",
        "Monochrome side: other numbers",
        "On the monochrome side the numbers of the spaces are not those of the coloured side: on the outer stars 1 and 3 have changed \
         places, and each space of the star in the middle is a 3.";
}

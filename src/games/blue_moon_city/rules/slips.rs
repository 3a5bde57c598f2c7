//! The slips that people make in counting.

use super::*;
use crate::slips;

slips! {
    NEIGHBOUR_LEFT_OUT = "blue-moon-city/slip/neighbour-left-out",
        "the reward of a finished neighbour is left out",
        "Every finished building beside the one that is scored rewards everybody with a stone on it.",
        Some(&FINISHED_NEIGHBOURS);
    OWED_FORGOTTEN = "blue-moon-city/slip/owed-scales-forgotten",
        "the scales that the supply lacked are not counted",
        "Scales that the supply lacks are remembered and count in the scoring as if they had been there.",
        Some(&OWED_SCALES_COUNT);
    TIE_TO_THE_RIGHT = "blue-moon-city/slip/tie-to-the-right",
        "the tie for master builder goes to the stone furthest to the right",
        "Of those who tie, the one whose stone lies furthest to the left is the master builder.",
        Some(&LEFTMOST_DECIDES);
    TIE_SHARED = "blue-moon-city/slip/tie-shared",
        "everybody who ties for master builder gets the reward",
        "There is one master builder; of those who tie, it is the one whose stone lies furthest to the left.",
        Some(&LEFTMOST_DECIDES);
    TIE_LOST = "blue-moon-city/slip/tie-lost",
        "nobody gets the master builder's reward because of a tie",
        "A tie does not cost the reward: it goes to the one whose stone lies furthest to the left.",
        Some(&LEFTMOST_DECIDES);
    MASTER_IS_LAST = "blue-moon-city/slip/master-is-last",
        "whoever placed the last stone is taken for the master builder",
        "Who has most on the building is its master builder, and in a tie whose stone lies furthest to the left; it makes no difference who \
         finishes it.",
        Some(&MASTER_BUILDER);
    MASTER_BY_NUMBERS = "blue-moon-city/slip/master-by-numbers",
        "the master builder is taken to be who has the highest numbers",
        "Most stones make the master builder, whatever the numbers of their sections.",
        Some(&MASTER_BUILDER);
    MASTER_LEFT_OUT = "blue-moon-city/slip/master-left-out",
        "the master builder's reward is left out",
        "The master builder of the finished building gets what stands beside the star.",
        Some(&MASTER_BUILDER);
    MASTER_NOT_CONTRIBUTOR = "blue-moon-city/slip/master-not-contributor",
        "the master builder does not get what every builder gets",
        "What stands below the star is for everybody with a stone on the building, the master builder too.",
        Some(&CONTRIBUTORS);
    MASTER_FOR_ALL = "blue-moon-city/slip/master-for-all",
        "every builder gets the master builder's reward",
        "What stands beside the star is for one player only: the master builder.",
        Some(&MASTER_BUILDER);
    REWARD_IN_PART = "blue-moon-city/slip/reward-in-part",
        "a part of a reward of several parts is left out",
        "The royal palace gives 1 crystal, 1 card and 1 scale: all three, not one to choose.",
        Some(&CONTRIBUTORS);
    CONTRIBUTOR_LEFT_OUT = "blue-moon-city/slip/contributor-left-out",
        "what every builder gets is left out",
        "Everybody with a stone on the finished building gets what stands below the star.",
        Some(&CONTRIBUTORS);
    OTHERS_LEFT_OUT = "blue-moon-city/slip/others-left-out",
        "only the player whose turn it is gets anything for the building",
        "A finished building rewards everybody with a stone on it, whoever placed the last one.",
        Some(&CONTRIBUTORS);
    CONTRIBUTOR_PER_STONE = "blue-moon-city/slip/contributor-per-stone",
        "what every builder gets comes once for each stone",
        "What stands below the star comes once a player, however many stones they have on the building.",
        Some(&ONCE_A_PLAYER);
    NEIGHBOUR_PER_STONE = "blue-moon-city/slip/neighbour-per-stone",
        "the reward of a finished neighbour comes once for each stone",
        "The reward of a finished neighbour comes once a player, however many stones they have on the building.",
        Some(&ONCE_A_PLAYER);
    OWN_CORNER = "blue-moon-city/slip/own-corner",
        "what the building gives to builders beside it is counted for itself",
        "What stands in the upper right corner is not for those who finish the building itself, but for those who finish one beside it later.",
        Some(&FINISHED_NEIGHBOURS);
    NEIGHBOUR_UNFINISHED = "blue-moon-city/slip/neighbour-unfinished",
        "a neighbour is counted that is not finished",
        "Only finished buildings reward those who finish one beside them.",
        Some(&FINISHED_NEIGHBOURS);
    NEIGHBOUR_AT_CORNER = "blue-moon-city/slip/neighbour-at-corner",
        "a finished building is counted that touches only at a corner",
        "Neighbours lie to the left, to the right, above and below, never diagonally.",
        Some(&FINISHED_NEIGHBOURS);
    NEIGHBOURS_FOR_MASTER_ONLY = "blue-moon-city/slip/neighbours-for-master-only",
        "only the master builder gets what finished neighbours bring",
        "Finished neighbours reward everybody with a stone on the building.",
        Some(&FINISHED_NEIGHBOURS);
    CORNERS_SWAPPED = "blue-moon-city/slip/corners-swapped",
        "what stands beside the star and what stands below it are taken for each other",
        "What stands beside the star is for the master builder, what stands below it for everybody with a stone on the building.",
        Some(&MASTER_BUILDER);
    NO_STONE = "blue-moon-city/slip/no-stone",
        "somebody is rewarded who has no stone on the building",
        "Only those with at least one stone on the finished building get anything.",
        Some(&CONTRIBUTORS);
    NO_STONE_BESIDE = "blue-moon-city/slip/no-stone-beside",
        "somebody is rewarded who has no stone on the building, and for its finished neighbours as well",
        "Only those with at least one stone on the finished building get anything, be it from that building or from its neighbours.",
        Some(&CONTRIBUTORS);
    UNFINISHED_PAID = "blue-moon-city/slip/unfinished-paid",
        "a stone is rewarded before the building is finished",
        "A building is rewarded when a stone lies on its last free section, not before.",
        Some(&BUILDING_COMPLETES);
    DRAGONS_FORGOTTEN = "blue-moon-city/slip/dragons-forgotten",
        "the scales that dragons bring are forgotten",
        "Whoever places the first stone of a turn on a building gets a scale for each dragon there.",
        Some(&SCALES_FROM_DRAGONS);
    ONE_SCALE_FOR_ALL_DRAGONS = "blue-moon-city/slip/one-scale-for-all-dragons",
        "several dragons bring one scale together",
        "Each dragon on the building brings a scale of its own.",
        Some(&SCALES_FROM_DRAGONS);
    DRAGONS_EACH_STONE = "blue-moon-city/slip/dragons-each-stone",
        "dragons bring scales again for another stone",
        "Only the first stone of a turn brings scales.",
        Some(&SCALES_ONCE_A_TURN);
    DRAGONS_ON_THE_MARKET = "blue-moon-city/slip/dragons-on-the-market",
        "a dragon on the market brings a scale for an offering",
        "Dragons bring scales to those who build; an offering brings none.",
        Some(&NO_SCALES_ON_THE_MARKET);
    DRAGONS_WITHOUT_STONE = "blue-moon-city/slip/dragons-without-stone",
        "dragons bring scales although no stone is placed",
        "Dragons bring scales to those who place a stone beside them; standing there brings nothing.",
        Some(&SCALES_FROM_DRAGONS);
    DRAGONS_FOR_ALL = "blue-moon-city/slip/dragons-for-all",
        "dragons bring scales to others with a stone on the building",
        "Only whoever places a stone gets the dragons' scales, not those whose stones lie there already.",
        Some(&SCALES_FROM_DRAGONS);
    TIE_SIX = "blue-moon-city/slip/tie-six",
        "each of those who tie for most scales is given 6",
        "If several players have most scales, each of them gets 3 crystals.",
        Some(&MOST_SCALES);
    TIE_DIVIDED = "blue-moon-city/slip/tie-divided",
        "those who tie for most scales divide the 6 crystals",
        "If several players have most scales, each of them gets 3 crystals, however many they are.",
        Some(&MOST_SCALES);
    MOST_AND_THREE = "blue-moon-city/slip/most-and-three",
        "whoever has most scales is given 3 for at least three scales as well",
        "The 3 crystals are for the other players with at least three scales; most scales bring 6 in all.",
        Some(&THREE_SCALES);
    ONLY_MOST_SCALES = "blue-moon-city/slip/only-most-scales",
        "only whoever has most scales is paid",
        "Every other player with at least three scales gets 3 crystals.",
        Some(&THREE_SCALES);
    FEW_SCALES_PAID = "blue-moon-city/slip/few-scales-paid",
        "fewer than three scales are paid",
        "It takes at least three scales to be paid for them.",
        Some(&THREE_SCALES);
    SCALES_KEPT = "blue-moon-city/slip/scales-kept",
        "scored scales are kept",
        "Whoever is paid for scales gives all of them back to the supply.",
        Some(&SCALES_RETURN);
    SCORING_FORGOTTEN = "blue-moon-city/slip/scoring-forgotten",
        "scales are not scored although the last one is taken",
        "When the last scale of the supply is taken, the scales of all players are scored, and those that were paid for go back.",
        Some(&SCALES_ARE_SCORED);
    SURCHARGE_FORGOTTEN = "blue-moon-city/slip/surcharge-forgotten",
        "what a yellow card adds to the price is forgotten",
        "An offering by a yellow card costs the number of the space and, beyond that, what the card is worth.",
        Some(&YELLOW_SURCHARGE);
    SURCHARGE_OF_ONE = "blue-moon-city/slip/surcharge-of-one",
        "a yellow 2 is taken to add only 1",
        "A yellow card adds as many crystals to the price as it is worth.",
        Some(&YELLOW_SURCHARGE);
    DISCOUNT = "blue-moon-city/slip/discount",
        "a yellow card makes the offering cheaper",
        "A yellow card makes its offering dearer by what it is worth.",
        Some(&YELLOW_SURCHARGE);
    SURCHARGE_ALONE = "blue-moon-city/slip/surcharge-alone",
        "with a yellow card only what it adds is paid",
        "An offering by a yellow card costs the number of the space like any other, and what the card is worth beyond that.",
        Some(&YELLOW_SURCHARGE);
    YELLOW_OFFERING_NOT_COUNTED = "blue-moon-city/slip/yellow-offering-not-counted",
        "an offering by a yellow card is not counted",
        "An offering by a yellow card places a stone on the obelisk like any other.",
        Some(&YELLOW_OFFERS_AGAIN);
    SEVENS_NOT_BLOCKED = "blue-moon-city/slip/sevens-not-blocked",
        "the two blocked spaces marked 7 are taken to be free",
        "With two players only two spaces marked 7 are used; the outer two are blocked.",
        Some(&TWO_PLAYERS_BLOCK_SEVENS);
    LEVEL_BELOW = "blue-moon-city/slip/level-below",
        "the price of the level below is paid",
        "An offering costs the number of the space on which the stone is placed.",
        Some(&OFFERING_PRICE);
    CHANGE_FORGOTTEN = "blue-moon-city/slip/change-forgotten",
        "no change is taken",
        "Who lays down more than the price takes change from the supply.",
        Some(&CHANGE);
    PRICE_FORGOTTEN = "blue-moon-city/slip/price-forgotten",
        "nothing is paid for an offering",
        "The player pays crystals worth the number of the space to the supply.",
        Some(&OFFERING_PRICE);
    PIECES_COUNTED = "blue-moon-city/slip/pieces-counted",
        "pieces of crystal are counted instead of their worth",
        "Crystals are counted by their worth: a piece is worth 1 or 3.",
        Some(&CRYSTAL_PIECES);
    ASIDE_FORGOTTEN = "blue-moon-city/slip/aside-forgotten",
        "cards that were set aside are not counted",
        "Cards that a player wins in their own turn lie aside, but they are the player's, and come into the hand after drawing.",
        Some(&CARDS_SET_ASIDE);
    POWER_CARD_KEPT = "blue-moon-city/slip/power-card-kept",
        "a card that was played for its power is still counted",
        "A card that was played for its power is gone like one that paid.",
        Some(&POWER_OR_PAYMENT);
    WHITES_KEPT = "blue-moon-city/slip/whites-kept",
        "a white card that let others pass is still counted",
        "A white card that lets others pass for the section's colour is played as well, and goes to the discard pile.",
        Some(&POWER_OR_PAYMENT);
    DISCARDS_NOT_REPLACED = "blue-moon-city/slip/discards-not-replaced",
        "discarded cards are not replaced",
        "For each card discarded before drawing one more is drawn, beside the usual two.",
        Some(&DISCARD_UP_TO_TWO);
    ONLY_DISCARDS_REPLACED = "blue-moon-city/slip/only-discards-replaced",
        "only discarded cards are replaced",
        "The usual two are drawn also by who discards; each card discarded brings one more.",
        Some(&DRAW_TWO);
    DRAWING_LEFT_OUT = "blue-moon-city/slip/drawing-left-out",
        "the cards at the end of the turn are not drawn",
        "At the end of every turn the player draws two cards.",
        Some(&DRAW_TWO);
    UP_TO_EIGHT = "blue-moon-city/slip/up-to-eight",
        "the hand is filled up to eight",
        "Eight cards are only the first hand. At the end of a turn two are drawn, however many the player holds.",
        Some(&DRAW_TWO);
}

# Mistakes in counting, of Blue Moon City: what is done wrong, as what follows "if", and why that is wrong.

neighbour-left-out = the reward of a finished neighbour is left out
    .statement = Every finished building beside the one that is scored rewards everybody with a stone on it.

owed-scales-forgotten = the scales that the supply lacked are not counted
    .statement = Scales that the supply lacks are remembered and count in the scoring as if they had been there.

tie-to-the-right = the tie for master builder goes to the stone furthest to the right
    .statement = Of those who tie, the one whose stone lies furthest to the left is the master builder.

tie-shared = everybody who ties for master builder gets the reward
    .statement = There is one master builder; of those who tie, it is the one whose stone lies furthest to the left.

tie-lost = nobody gets the master builder's reward because of a tie
    .statement = A tie does not cost the reward: it goes to the one whose stone lies furthest to the left.

master-is-last = whoever placed the last stone is taken for the master builder
    .statement = Who has most on the building is its master builder, and in a tie whose stone lies furthest to the left; it makes no difference who finishes it.

master-by-numbers = the master builder is taken to be who has the highest numbers
    .statement = Most stones make the master builder, whatever the numbers of their sections.

master-left-out = the master builder's reward is left out
    .statement = The master builder of the finished building gets what stands beside the star.

master-not-contributor = the master builder does not get what every builder gets
    .statement = What stands below the star is for everybody with a stone on the building, the master builder too.

master-for-all = every builder gets the master builder's reward
    .statement = What stands beside the star is for one player only: the master builder.

reward-in-part = a part of a reward of several parts is left out
    .statement = The royal palace gives 1 crystal, 1 card and 1 scale: all three, not one to choose.

contributor-left-out = what every builder gets is left out
    .statement = Everybody with a stone on the finished building gets what stands below the star.

others-left-out = only the player whose turn it is gets anything for the building
    .statement = A finished building rewards everybody with a stone on it, whoever placed the last one.

contributor-per-stone = what every builder gets comes once for each stone
    .statement = What stands below the star comes once a player, however many stones they have on the building.

neighbour-per-stone = the reward of a finished neighbour comes once for each stone
    .statement = The reward of a finished neighbour comes once a player, however many stones they have on the building.

own-corner = what the building gives to builders beside it is counted for itself
    .statement = What stands in the upper right corner is not for those who finish the building itself, but for those who finish one beside it later.

neighbour-unfinished = a neighbour is counted that is not finished
    .statement = Only finished buildings reward those who finish one beside them.

neighbour-at-corner = a finished building is counted that touches only at a corner
    .statement = Neighbours lie to the left, to the right, above and below, never diagonally.

neighbours-for-master-only = only the master builder gets what finished neighbours bring
    .statement = Finished neighbours reward everybody with a stone on the building.

corners-swapped = what stands beside the star and what stands below it are taken for each other
    .statement = What stands beside the star is for the master builder, what stands below it for everybody with a stone on the building.

no-stone = somebody is rewarded who has no stone on the building
    .statement = Only those with at least one stone on the finished building get anything.

no-stone-beside = somebody is rewarded who has no stone on the building, and for its finished neighbours as well
    .statement = Only those with at least one stone on the finished building get anything, be it from that building or from its neighbours.

unfinished-paid = a stone is rewarded before the building is finished
    .statement = A building is rewarded when a stone lies on its last free section, not before.

dragons-forgotten = the scales that dragons bring are forgotten
    .statement = Whoever places the first stone of a turn on a building gets a scale for each dragon there.

one-scale-for-all-dragons = several dragons bring one scale together
    .statement = Each dragon on the building brings a scale of its own.

dragons-each-stone = dragons bring scales again for another stone
    .statement = Only the first stone of a turn brings scales.

dragons-on-the-market = a dragon on the market brings a scale for an offering
    .statement = Dragons bring scales to those who build; an offering brings none.

dragons-without-stone = dragons bring scales although no stone is placed
    .statement = Dragons bring scales to those who place a stone beside them; standing there brings nothing.

dragons-for-all = dragons bring scales to others with a stone on the building
    .statement = Only whoever places a stone gets the dragons' scales, not those whose stones lie there already.

tie-six = each of those who tie for most scales is given 6
    .statement = If several players have most scales, each of them gets 3 crystals.

tie-divided = those who tie for most scales divide the 6 crystals
    .statement = If several players have most scales, each of them gets 3 crystals, however many they are.

most-and-three = whoever has most scales is given 3 for at least three scales as well
    .statement = The 3 crystals are for the other players with at least three scales; most scales bring 6 in all.

only-most-scales = only whoever has most scales is paid
    .statement = Every other player with at least three scales gets 3 crystals.

few-scales-paid = fewer than three scales are paid
    .statement = It takes at least three scales to be paid for them.

scales-kept = scored scales are kept
    .statement = Whoever is paid for scales gives all of them back to the supply.

scoring-forgotten = scales are not scored although the last one is taken
    .statement = When the last scale of the supply is taken, the scales of all players are scored, and those that were paid for go back.

surcharge-forgotten = what a yellow card adds to the price is forgotten
    .statement = An offering by a yellow card costs the number of the space and, beyond that, what the card is worth.

surcharge-of-one = a yellow 2 is taken to add only 1
    .statement = A yellow card adds as many crystals to the price as it is worth.

discount = a yellow card makes the offering cheaper
    .statement = A yellow card makes its offering dearer by what it is worth.

surcharge-alone = with a yellow card only what it adds is paid
    .statement = An offering by a yellow card costs the number of the space like any other, and what the card is worth beyond that.

yellow-offering-not-counted = an offering by a yellow card is not counted
    .statement = An offering by a yellow card places a stone on the obelisk like any other.

sevens-not-blocked = the two blocked spaces marked 7 are taken to be free
    .statement = With two players only two spaces marked 7 are used; the outer two are blocked.

level-below = the price of the level below is paid
    .statement = An offering costs the number of the space on which the stone is placed.

change-forgotten = no change is taken
    .statement = Who lays down more than the price takes change from the supply.

price-forgotten = nothing is paid for an offering
    .statement = The player pays crystals worth the number of the space to the supply.

pieces-counted = pieces of crystal are counted instead of their worth
    .statement = Crystals are counted by their worth: a piece is worth 1 or 3.

aside-forgotten = cards that were set aside are not counted
    .statement = Cards that a player wins in their own turn lie aside, but they are the player's, and come into the hand after drawing.

power-card-kept = a card that was played for its power is still counted
    .statement = A card that was played for its power is gone like one that paid.

whites-kept = a white card that let others pass is still counted
    .statement = A white card that lets others pass for the section's colour is played as well, and goes to the discard pile.

discards-not-replaced = discarded cards are not replaced
    .statement = For each card discarded before drawing one more is drawn, beside the usual two.

only-discards-replaced = only discarded cards are replaced
    .statement = The usual two are drawn also by who discards; each card discarded brings one more.

drawing-left-out = the cards at the end of the turn are not drawn
    .statement = At the end of every turn the player draws two cards.

up-to-eight = the hand is filled up to eight
    .statement = Eight cards are only the first hand. At the end of a turn two are drawn, however many the player holds.

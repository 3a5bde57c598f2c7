//! What a finished building brings, and what the dragons bring.

use crate::rules;

rules! {
    BUILDING_COMPLETES = "blue-moon-city/building-completes",
        "A building with all sections built is scored at once",
        "As soon as a stone lies on the last free section of a building, the building is finished and scored.";

    MASTER_BUILDER = "blue-moon-city/master-builder",
        "The master builder has most stones",
        "The player with most stones on the finished building is its master builder and gets what stands beside the star in the \
         upper left corner of the tile: crystals, cards or a scale.";

    LEFTMOST_DECIDES = "blue-moon-city/leftmost-stone-decides",
        "A tie goes to the leftmost stone",
        "If several players have most stones, the one whose stone lies furthest to the left on the tile is the master builder.";

    CONTRIBUTORS = "blue-moon-city/contributors",
        "Everybody who built gets the reward below the star",
        "Each player with at least one stone on the finished building, the master builder too, gets what stands below the star: as \
         many crystals as the tile shows, and for the palace 1 crystal, 1 card and 1 scale.";

    FINISHED_NEIGHBOURS = "blue-moon-city/finished-neighbours",
        "Finished neighbours reward the builders",
        "Each player with a stone on the finished building also gets the reward of every finished building beside it, to the left, to \
         the right, above and below: what stands on the finished side, and in the upper right corner of the sketch.";

    ONCE_A_PLAYER = "blue-moon-city/rewards-once-a-player",
        "Rewards come once a player, not once a stone",
        "Whoever has several stones on the finished building gets each of these rewards once.";

    CRYSTALS_ARE_HIDDEN = "blue-moon-city/crystals-are-hidden",
        "Crystals lie face down",
        "Crystals and scales that are won lie in front of their player, crystals face down; only their owner may look at them.";

    CARDS_SET_ASIDE = "blue-moon-city/cards-set-aside",
        "Cards won in one's own turn wait until after drawing",
        "Cards that a player gets during their own turn lie aside, face down and unseen. They come into the hand only after the \
         player has drawn at the end of the turn.";

    CARDS_TO_OTHERS = "blue-moon-city/cards-to-others",
        "Others take their cards at once",
        "The other players may take cards that they get from a scoring into their hand at once.";

    TILE_TURNS = "blue-moon-city/tile-turns",
        "The stones come back and the tile is turned",
        "After the scoring the builders take back their stones from the building, and the tile is turned to its finished side. No \
         stone lies on a finished building.";

    FIGURES_STAY = "blue-moon-city/figures-stay-on-the-tile",
        "Figures and dragons stay on the tile",
        "Figures and dragons that stand on a building while it is scored stand on it afterwards too.";

    SCALES_FROM_DRAGONS = "blue-moon-city/scales-from-dragons",
        "A stone beside dragons brings scales",
        "Whoever places a stone on a building gets a scale for each dragon that is on this building.";

    SCALES_ONCE_A_TURN = "blue-moon-city/dragon-scales-once-a-turn",
        "Only the first stone of a turn brings scales",
        "Further stones on the same building in the same turn bring no scales again.";

    SCALES_ARE_SCORED = "blue-moon-city/scales-are-scored",
        "The last scale brings a scoring",
        "When the last scale of the supply is taken, the scales of all players are scored. So between two actions the supply is \
         never empty.";

    OWED_SCALES_COUNT = "blue-moon-city/owed-scales-count",
        "Scales that the supply lacks still count",
        "If a player gets more scales than are left, the missing ones are remembered and count in this scoring as if they had been \
         there.";

    MOST_SCALES = "blue-moon-city/most-scales",
        "Most scales: 6 crystals, or 3 each",
        "The player with most scales gets 6 crystals. If several have most, each of them gets 3 crystals.";

    THREE_SCALES = "blue-moon-city/three-scales",
        "Three scales or more: 3 crystals",
        "Every other player with at least three scales gets 3 crystals. Fewer than three bring nothing.";

    SCALES_RETURN = "blue-moon-city/scales-return",
        "Scored scales go back, one or two are kept",
        "After the scoring the players give back their scales, which are the new supply. Who had fewer than three keeps them, so \
         that the supply can be smaller than before.";
}

//! What the rulebook leaves open. No live implementation of the game decides any of it.

use super::{RULING_TEXTS, TRACE};
use crate::rulings;

rulings! {
    /// The answers in force for Blue Moon City.
    Rulings;

    dragon_colours: DragonColours = "dragon-colours" { ByPeople = "by-people", AsPainted = "as-painted" } of [DRAGONS_OF_CARDS];
    dragon_off_city: DragonOffCity = "dragon-off-city" { Yes = "yes", No = "no" } of [DRAGON_ANYWHERE];
    idle_power: IdlePower = "idle-power" { Yes = "yes", No = "no" } of [DRAGON_ANYWHERE, FIGURE_ANYWHERE];
    grey_teleport: GreyTeleport = "grey-teleport" { AnyOrder = "any-order", InsteadOfSteps = "instead-of-steps" }
        of [FIGURE_ANYWHERE];
    mimix_on_brown: MimixOnBrown = "mimix-on-brown" { No = "no", Yes = "yes" } of [BROWN_PAIR];
    white_on_green: WhiteOnGreen = "white-on-green" { Yes = "yes", No = "no" } of [WHITE_ONE, WHITE_TWO];
    several_whites: SeveralWhites = "several-whites" { Yes = "yes", No = "no" } of [WHITE_ONE, WHITE_TWO];
    overpaying: Overpaying = "overpaying" { OnlyWithoutExact = "only-without-exact", Free = "free" } of [OVERPAYING];
    master_builder: MasterBuilder = "master-builder" { Stones = "stones", Numbers = "numbers" } of [MASTER_BUILDER];
    reward_order: RewardOrder = "reward-order" { ByReward = "by-reward", ByPlayer = "by-player" }
        of [MASTER_BUILDER, CONTRIBUTORS];
    scales_mid_scoring: ScalesMidScoring = "scales-mid-scoring" { AfterGrant = "after-grant", AtOnce = "at-once" }
        of [SCALES_ARE_SCORED];
    owed_scales_kept: OwedScalesKept = "owed-scales-kept" { Forgotten = "forgotten", PaidLater = "paid-later" }
        of [SCALES_ARE_SCORED, SCALES_RETURN];
    scales_return: ScalesReturn = "scales-return" { Paid = "paid", Everyone = "everyone" } of [SCALES_RETURN];
    crystal_tokens: CrystalTokens = "crystal-tokens" { Eighty = "20x1-20x3", NinetySix = "12x1-28x3", Unlimited = "unlimited" }
        of [CRYSTAL_PIECES];
    pillar_needs_offering: PillarNeedsOffering = "pillar-needs-offering" { Yes = "yes", No = "no" } of [YELLOW_OFFERS_AGAIN];
    reshuffle: Reshuffle = "reshuffle" { AtOnce = "at-once", WhenNeeded = "when-needed" } of [RESHUFFLE];
    city_done: CityDone = "city-done" { PlayOn = "play-on", AtOnce = "at-once" } of [OFFERINGS_TO_WIN];
}

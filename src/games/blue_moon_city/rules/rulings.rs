//! What the rulebook leaves open. No live implementation of the game decides any of it.

use super::{RULING_TEXTS, TRACE};
use crate::rulings;

rulings! {
    /// The answers in force for Blue Moon City.
    Rulings;

    dragon_colours: DragonColours = "dragon-colours" { ByPeople = "by-people", AsPainted = "as-painted" };
    dragon_off_city: DragonOffCity = "dragon-off-city" { Yes = "yes", No = "no" };
    idle_power: IdlePower = "idle-power" { Yes = "yes", No = "no" };
    grey_teleport: GreyTeleport = "grey-teleport" { AnyOrder = "any-order", InsteadOfSteps = "instead-of-steps" };
    mimix_on_brown: MimixOnBrown = "mimix-on-brown" { No = "no", Yes = "yes" };
    white_on_green: WhiteOnGreen = "white-on-green" { Yes = "yes", No = "no" };
    several_whites: SeveralWhites = "several-whites" { Yes = "yes", No = "no" };
    overpaying: Overpaying = "overpaying" { OnlyWithoutExact = "only-without-exact", Free = "free" };
    master_builder: MasterBuilder = "master-builder" { Stones = "stones", Numbers = "numbers" };
    reward_order: RewardOrder = "reward-order" { ByReward = "by-reward", ByPlayer = "by-player" };
    scales_mid_scoring: ScalesMidScoring = "scales-mid-scoring" { AfterGrant = "after-grant", AtOnce = "at-once" };
    owed_scales_kept: OwedScalesKept = "owed-scales-kept" { Forgotten = "forgotten", PaidLater = "paid-later" };
    scales_return: ScalesReturn = "scales-return" { Paid = "paid", Everyone = "everyone" };
    crystal_tokens: CrystalTokens = "crystal-tokens" { Eighty = "20x1-20x3", NinetySix = "12x1-28x3", Unlimited = "unlimited" };
    pillar_needs_offering: PillarNeedsOffering = "pillar-needs-offering" { Yes = "yes", No = "no" };
    reshuffle: Reshuffle = "reshuffle" { AtOnce = "at-once", WhenNeeded = "when-needed" };
    city_done: CityDone = "city-done" { PlayOn = "play-on", AtOnce = "at-once" };
}

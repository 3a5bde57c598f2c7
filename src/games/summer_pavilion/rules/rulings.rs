//! What the rulebooks of Summer Pavilion leave open.

use super::{RULING_TEXTS, TRACE};
use crate::rulings;

rulings! {
    /// The answers in force for Summer Pavilion.
    Rulings;

    discard_floor: DiscardFloor = "discard-floor" { One = "no", Zero = "to-0", Unlimited = "unlimited" }
        online One of [DISCARDED_COST];
    leftovers: Leftovers = "leftovers" { AfterBonuses = "after-bonuses", WhenPassing = "when-passing" }
        online WhenPassing of [LEFTOVERS_COST];
    keep_fewer: KeepFewer = "keep-fewer" { Yes = "yes", No = "no" } online No of [KEEP_UP_TO_FOUR];
    bonus_short: BonusShort = "bonus-short" { WhatIsThere = "what-is-there", AfterRefill = "after-refill" }
        of [BONUS_FREE_CHOICE];
    bonus_mandatory: BonusMandatory = "bonus-mandatory" { Yes = "yes", No = "no" } online Yes of [BONUS_FREE_CHOICE];
    no_marker_taken: NoMarkerTaken = "no-marker-taken" { SameStarter = "same-starter", NextAfterLast = "next-after-last" }
        of [MARKER_HOLDER_BEGINS];
    bag_refill: BagRefill = "bag-refill" { WhenNeeded = "when-needed", AtOnce = "at-once" }
        online WhenNeeded of [EMPTY_BAG_REFILLED];
    centre_one_colour: CentreOneColour = "centre-one-colour" { Yes = "yes", No = "no" } online Yes of [MONOCHROME_CHOICE];
    star_bonus_time: StarBonusTime = "star-bonus-time" { AtEnd = "at-the-end", AtOnce = "at-once" }
        online AtEnd of [COMPLETE_STAR, COMPLETE_MULTICOLOUR_STAR];
    connected_points: ConnectedPoints = "connected-points" { Run = "run", RunPlusOne = "run-plus-one" }
        online Run of [CONNECTED_TILES];
}

//! What the rulebooks of Summer Pavilion leave open.

use super::{RULING_TEXTS, TRACE};
use crate::rulings;

rulings! {
    /// The answers in force for Summer Pavilion.
    Rulings;

    discard_floor: DiscardFloor = "discard-floor" { One = "no", Zero = "to-0", Unlimited = "unlimited" } online One;
    leftovers: Leftovers = "leftovers" { AfterBonuses = "after-bonuses", WhenPassing = "when-passing" } online WhenPassing;
    keep_fewer: KeepFewer = "keep-fewer" { Yes = "yes", No = "no" } online No;
    bonus_short: BonusShort = "bonus-short" { WhatIsThere = "what-is-there", AfterRefill = "after-refill" };
    bonus_mandatory: BonusMandatory = "bonus-mandatory" { Yes = "yes", No = "no" } online Yes;
    no_marker_taken: NoMarkerTaken = "no-marker-taken" { SameStarter = "same-starter", NextAfterLast = "next-after-last" };
    bag_refill: BagRefill = "bag-refill" { WhenNeeded = "when-needed", AtOnce = "at-once" } online WhenNeeded;
    centre_one_colour: CentreOneColour = "centre-one-colour" { Yes = "yes", No = "no" } online Yes;
    star_bonus_time: StarBonusTime = "star-bonus-time" { AtEnd = "at-the-end", AtOnce = "at-once" } online AtEnd;
    connected_points: ConnectedPoints = "connected-points" { Run = "run", RunPlusOne = "run-plus-one" } online Run;
}

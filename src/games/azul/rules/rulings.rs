//! What the rulebooks of the family leave open.

use super::{RULING_TEXTS, TRACE};
use crate::rulings;

rulings! {
    /// The answers in force for the Azul family.
    Rulings;

    partial_floor: PartialFloor = "partial-floor" { No = "no", Yes = "yes" } online No;
    full_line_target: FullLineTarget = "full-line-target" { No = "no", Yes = "yes" } online No;
    marker_on_full_floor: MarkerOnFullFloor =
        "marker-on-full-floor" { CostsNothing = "costs-nothing", Replaces = "replaces" } online CostsNothing;
    fallen_when_full: FallenWhenFull = "fallen-when-full" { Further = "further", All = "all" } online Further;
    no_marker_taken: NoMarkerTaken = "no-marker-taken" { SameStarter = "same-starter", NextAfterLast = "next-after-last" };
    refill: Refill = "refill" { DrawRest = "draw-rest", First = "first" } online DrawRest;
    grey_line_check: GreyLineCheck = "grey-line-check" { Yes = "yes", No = "no" } online Yes;
    grey_forced: GreyForced = "grey-forced" { No = "no", Yes = "yes" } online No;
    zero_catches_marker: ZeroCatchesMarker = "zero-catches-marker" { No = "no", Yes = "yes" } online Yes;
    zero_same_turn: ZeroSameTurn = "zero-same-turn" { Yes = "yes", No = "no" } online Yes;
    setup_order: SetupOrder =
        "setup-order" { Ring = "ring", PlusOneFirst = "plus-one-first", SeekersFirst = "seekers-first" } online Ring;
    neighbour_empty: NeighbourEmpty = "neighbour-empty" { Yes = "yes", No = "no" } online Yes;
    neighbour_away: NeighbourAway = "neighbour-away" { Next = "next", None = "none" } online Next;
}

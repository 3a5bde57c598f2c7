//! What the rulebooks of the family leave open.

use super::{RULING_TEXTS, TRACE};
use crate::rulings;

rulings! {
    /// The answers in force for the Azul family.
    Rulings;

    partial_floor: PartialFloor = "partial-floor" { No = "no", Yes = "yes" } online No
        of [PLACE_ON_ONE_LINE, UNPLACED_TILES_FALL];
    full_line_target: FullLineTarget = "full-line-target" { No = "no", Yes = "yes" } online No of [COMPLETE_LINE, EXCESS_FALLS];
    marker_on_full_floor: MarkerOnFullFloor =
        "marker-on-full-floor" { CostsNothing = "costs-nothing", Replaces = "replaces" }
        online CostsNothing of [FIRST_FROM_CENTRE];
    fallen_when_full: FallenWhenFull = "fallen-when-full" { Further = "further", All = "all" }
        online Further of [FULL_FLOOR_LINE];
    no_marker_taken: NoMarkerTaken = "no-marker-taken" { SameStarter = "same-starter", NextAfterLast = "next-after-last" }
        of [MARKER_HOLDER_BEGINS];
    refill: Refill = "refill" { DrawRest = "draw-rest", First = "first" } online DrawRest of [EMPTY_BAG_REFILLED];
    grey_line_check: GreyLineCheck = "grey-line-check" { Yes = "yes", No = "no" }
        online Yes of [GREY_ANY_SPACE, GREY_COLUMN_HAS_COLOUR];
    grey_forced: GreyForced = "grey-forced" { No = "no", Yes = "yes" } online No of [GREY_LINE_FALLS];
    zero_catches_marker: ZeroCatchesMarker = "zero-catches-marker" { No = "no", Yes = "yes" } online Yes of [GOLD_ZERO_CATCHES];
    zero_same_turn: ZeroSameTurn = "zero-same-turn" { Yes = "yes", No = "no" } online Yes of [GOLD_ZERO_KEPT, GOLD_ZERO_CATCHES];
    setup_order: SetupOrder =
        "setup-order" { Ring = "ring", PlusOneFirst = "plus-one-first", SeekersFirst = "seekers-first" }
        online Ring of [GOLD_PLUS_ONE, GOLD_SEEKER];
    neighbour_empty: NeighbourEmpty = "neighbour-empty" { Yes = "yes", No = "no" } online Yes of [GOLD_NEIGHBOURS];
    neighbour_away: NeighbourAway = "neighbour-away" { Next = "next", None = "none" } online Next of [GOLD_NEIGHBOURS];
}

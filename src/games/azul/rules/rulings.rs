//! What the rulebooks of the family leave open.

use super::{RULING_TEXTS, chocolatier, mini};
use crate::rulings;

rulings! {
    /// The answers in force for the Azul family.
    Rulings;

    partial_floor: PartialFloor = "partial-floor" { No = "no", Yes = "yes" },
        online: No,
        cites: &[
            mini("A. Oferta de fábrica, Línea del suelo, paragraph 1"),
            chocolatier("A. Oferta de fábrica, Línea de fundición, paragraph 1"),
        ];

    full_line_target: FullLineTarget = "full-line-target" { No = "no", Yes = "yes" },
        online: No,
        cites: &[mini("A. Oferta de fábrica, paragraph 4, item 3"), chocolatier("A. Oferta de fábrica, paragraph 3, item 3")];

    marker_on_full_floor: MarkerOnFullFloor = "marker-on-full-floor" { CostsNothing = "costs-nothing", Replaces = "replaces" },
        online: CostsNothing,
        cites: &[mini("A. Oferta de fábrica, paragraph 3"), chocolatier("A. Oferta de fábrica, paragraph 2, item 2")];

    fallen_when_full: FallenWhenFull = "fallen-when-full" { Further = "further", All = "all" },
        online: Further,
        cites: &[
            mini("A. Oferta de fábrica, Línea del suelo, paragraph 2"),
            chocolatier("A. Oferta de fábrica, Línea de fundición, paragraph 2"),
        ];

    no_marker_taken: NoMarkerTaken = "no-marker-taken" { SameStarter = "same-starter", NextAfterLast = "next-after-last" },
        online: none,
        cites: &[
            mini("C. Preparación de la siguiente ronda, paragraph 1"),
            chocolatier("C. Preparación de la siguiente ronda, paragraph 1"),
        ];

    refill: Refill = "refill" { DrawRest = "draw-rest", First = "first" },
        online: DrawRest,
        cites: &[
            mini("C. Preparación de la siguiente ronda, paragraph 1"),
            chocolatier("C. Preparación de la siguiente ronda, paragraph 1"),
        ];

    grey_line_check: GreyLineCheck = "grey-line-check" { Yes = "yes", No = "no" },
        online: Yes,
        cites: &[mini("VARIANTE DE JUEGO, paragraph 2"), chocolatier("Variante de juego, paragraph 1")];

    grey_forced: GreyForced = "grey-forced" { No = "no", Yes = "yes" },
        online: No,
        cites: &[mini("VARIANTE DE JUEGO, Caso especial"), chocolatier("Variante de juego, Caso especial")];

    zero_catches_marker: ZeroCatchesMarker = "zero-catches-marker" { No = "no", Yes = "yes" },
        online: Yes,
        cites: &[chocolatier("Variante de juego Fábricas especializadas, 5")];

    zero_same_turn: ZeroSameTurn = "zero-same-turn" { Yes = "yes", No = "no" },
        online: Yes,
        cites: &[chocolatier("Variante de juego Fábricas especializadas, 5")];

    setup_order: SetupOrder = "setup-order" { Ring = "ring", PlusOneFirst = "plus-one-first", SeekersFirst = "seekers-first" },
        online: Ring,
        cites: &[chocolatier("Variante de juego Fábricas especializadas, 1"), chocolatier("Variante de juego Fábricas especializadas, 2")];

    neighbour_empty: NeighbourEmpty = "neighbour-empty" { Yes = "yes", No = "no" },
        online: Yes,
        cites: &[chocolatier("Variante de juego Fábricas especializadas, 4")];

    neighbour_away: NeighbourAway = "neighbour-away" { Next = "next", None = "none" },
        online: Next,
        cites: &[chocolatier("Variante de juego Fábricas especializadas, 4")];
}

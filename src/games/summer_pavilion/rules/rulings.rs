//! What the rulebooks of Summer Pavilion leave open.

use super::{RULING_TEXTS, es, pl};
use crate::rulings;

rulings! {
    /// The answers in force for Summer Pavilion.
    Rulings;

    discard_floor: DiscardFloor = "discard-floor" { One = "no", Zero = "to-0", Unlimited = "unlimited" },
        online: One,
        cites: &[es("PASAR"), pl("PASOWANIE")];

    leftovers: Leftovers = "leftovers" { AfterBonuses = "after-bonuses", WhenPassing = "when-passing" },
        online: WhenPassing,
        cites: &[es("FINAL DE LA PARTIDA, paragraph after the lists"), pl("KONIEC GRY, paragraph after the lists")];

    keep_fewer: KeepFewer = "keep-fewer" { Yes = "yes", No = "no" },
        online: No,
        cites: &[es("PASAR"), pl("PASOWANIE")];

    bonus_short: BonusShort = "bonus-short" { WhatIsThere = "what-is-there", AfterRefill = "after-refill" },
        online: none,
        cites: &[es("PUNTUACIÓN, bonus list"), pl("PUNKTACJA, bonus list")];

    bonus_mandatory: BonusMandatory = "bonus-mandatory" { Yes = "yes", No = "no" },
        online: Yes,
        cites: &[es("PUNTUACIÓN, bonus list"), pl("PUNKTACJA, bonus list")];

    no_marker_taken: NoMarkerTaken = "no-marker-taken" { SameStarter = "same-starter", NextAfterLast = "next-after-last" },
        online: none,
        cites: &[es("MARCADOR DE JUGADOR INICIAL"), pl("PŁYTKA GRACZA ROZPOCZYNAJĄCEGO")];

    bag_refill: BagRefill = "bag-refill" { WhenNeeded = "when-needed", AtOnce = "at-once" },
        online: WhenNeeded,
        cites: &[
            es("PUNTUACIÓN, last paragraph"),
            es("FASE 3: PREPARAR LA SIGUIENTE RONDA, paragraph 3"),
            pl("PUNKTACJA, after the bonus list"),
            pl("Faza 3: PRZYGOTOWANIE DO KOLEJNEJ RUNDY, paragraph 3"),
        ];

    centre_one_colour: CentreOneColour = "centre-one-colour" { Yes = "yes", No = "no" },
        online: Yes,
        cites: &[es("VARIANTE DE JUEGO, item 1"), pl("INNY WARIANT GRY, item 1")];

    star_bonus_time: StarBonusTime = "star-bonus-time" { AtEnd = "at-the-end", AtOnce = "at-once" },
        online: AtEnd,
        cites: &[es("FINAL DE LA PARTIDA, paragraph 1"), pl("KONIEC GRY, paragraph 1")];

    connected_points: ConnectedPoints = "connected-points" { Run = "run", RunPlusOne = "run-plus-one" },
        online: Run,
        cites: &[es("PUNTUACIÓN, paragraph 2"), pl("PUNKTACJA, paragraph 2")];
}

//! What the rulebook leaves open. No live implementation of the game decides any of it.

use super::{RULING_TEXTS, cite};
use crate::rulings;

rulings! {
    /// The answers in force for Blue Moon City.
    Rulings;

    dragon_colours: DragonColours = "dragon-colours" { ByPeople = "by-people", AsPainted = "as-painted" },
        online: none,
        cites: &[
            cite("Las Funciones Especiales, Cartas negras"),
            cite("Las Funciones Especiales, Cartas rojas"),
            cite("Las Funciones Especiales, Cartas azules"),
        ];

    dragon_off_city: DragonOffCity = "dragon-off-city" { Yes = "yes", No = "no" },
        online: none,
        cites: &[
            cite("Las Funciones Especiales, Cartas negras"),
            cite("Las Funciones Especiales, Cartas rojas"),
            cite("Las Funciones Especiales, Cartas azules"),
        ];

    idle_power: IdlePower = "idle-power" { Yes = "yes", No = "no" },
        online: none,
        cites: &[
            cite("Las Funciones Especiales, Cartas negras"),
            cite("Las Funciones Especiales, Cartas rojas"),
            cite("Las Funciones Especiales, Cartas azules"),
            cite("Las Funciones Especiales, Cartas grises"),
        ];

    grey_teleport: GreyTeleport = "grey-teleport" { AnyOrder = "any-order", InsteadOfSteps = "instead-of-steps" },
        online: none,
        cites: &[cite("Las Funciones Especiales, Cartas grises")];

    mimix_on_brown: MimixOnBrown = "mimix-on-brown" { No = "no", Yes = "yes" },
        online: none,
        cites: &[cite("Las Funciones Especiales, Cartas marrones")];

    white_on_green: WhiteOnGreen = "white-on-green" { Yes = "yes", No = "no" },
        online: none,
        cites: &[cite("Las Funciones Especiales, Cartas blancas")];

    several_whites: SeveralWhites = "several-whites" { Yes = "yes", No = "no" },
        online: none,
        cites: &[cite("Las Funciones Especiales, Cartas blancas")];

    overpaying: Overpaying = "overpaying" { OnlyWithoutExact = "only-without-exact", Free = "free" },
        online: none,
        cites: &[cite("Colocación de una piedra de edificio sobre una baldosa de edificio, paragraph 2")];

    master_builder: MasterBuilder = "master-builder" { Stones = "stones", Numbers = "numbers" },
        online: none,
        cites: &[cite("Puntuar un edificio completado, paragraph 2")];

    reward_order: RewardOrder = "reward-order" { ByReward = "by-reward", ByPlayer = "by-player" },
        online: none,
        cites: &[cite("Puntuar un edificio completado, paragraph 2"), cite("Puntuar un edificio completado, paragraph 3")];

    scales_mid_scoring: ScalesMidScoring = "scales-mid-scoring" { AfterGrant = "after-grant", AtOnce = "at-once" },
        online: none,
        cites: &[cite("Puntuar las escamas de dragón, paragraph 1")];

    owed_scales_kept: OwedScalesKept = "owed-scales-kept" { Forgotten = "forgotten", PaidLater = "paid-later" },
        online: none,
        cites: &[cite("Puntuar las escamas de dragón, paragraph 1"), cite("Puntuar las escamas de dragón, paragraph 5")];

    scales_return: ScalesReturn = "scales-return" { Paid = "paid", Everyone = "everyone" },
        online: none,
        cites: &[cite("Puntuar las escamas de dragón, paragraph 5")];

    crystal_tokens: CrystalTokens = "crystal-tokens" { Eighty = "20x1-20x3", NinetySix = "12x1-28x3", Unlimited = "unlimited" },
        online: none,
        cites: &[cite("Componentes, item 6")];

    pillar_needs_offering: PillarNeedsOffering = "pillar-needs-offering" { Yes = "yes", No = "no" },
        online: none,
        cites: &[cite("Las Funciones Especiales, Cartas amarillas")];

    reshuffle: Reshuffle = "reshuffle" { AtOnce = "at-once", WhenNeeded = "when-needed" },
        online: none,
        cites: &[cite("3. Robar cartas, paragraph 4")];

    city_done: CityDone = "city-done" { PlayOn = "play-on", AtOnce = "at-once" },
        online: none,
        cites: &[cite("Objetivo del juego, paragraph 2"), cite("Final del Juego")];
}

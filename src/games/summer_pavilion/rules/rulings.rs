//! What the rulebooks of Summer Pavilion leave open.

use super::{es, pl};
use crate::rulings;

rulings! {
    /// The answers in force for Summer Pavilion.
    Rulings;

    discard_floor: DiscardFloor = "discard-floor",
        "May the price of discarded tiles take a score below 1?",
        {
            One = ("no", "It stops at 1, as for the marker: that is where the track begins."),
            Zero = ("to-0", "It may, as far as 0."),
            Unlimited = ("unlimited", "It may, and goes on below 0: the text names no limit here."),
        },
        online: One,
        of: [DISCARDED_COST],
        cites: &[es("PASAR"), pl("PASOWANIE")];

    leftovers: Leftovers = "leftovers",
        "When are tiles paid that are left over after the last round?",
        {
            AfterBonuses = ("after-bonuses", "Up to four are kept on passing as in any round, and paid after the bonuses: the order of the text."),
            WhenPassing = ("when-passing", "On passing: in the last round nothing is kept, and every tile is discarded at once."),
        },
        online: WhenPassing,
        of: [LEFTOVERS_COST],
        cites: &[es("FINAL DE LA PARTIDA, paragraph after the lists"), pl("KONIEC GRY, paragraph after the lists")];

    keep_fewer: KeepFewer = "keep-fewer",
        "May a player who passes with four tiles or fewer discard some of them?",
        {
            Yes = ("yes", "Up to four are kept: none has to be."),
            No = ("no", "All of them are kept; only with more than four is there something to choose."),
        },
        online: No,
        of: [KEEP_UP_TO_FOUR],
        cites: &[es("PASAR"), pl("PASOWANIE")];

    bonus_short: BonusShort = "bonus-short",
        "What if the supply holds fewer tiles than a bonus gives?",
        {
            WhatIsThere = ("what-is-there", "The player takes those, and the rest of the bonus is lost."),
            AfterRefill = ("after-refill", "The player takes those, and the others once the supply is refilled, as far as that goes."),
        },
        online: none,
        of: [BONUS_FREE_CHOICE],
        cites: &[es("PUNTUACIÓN, bonus list"), pl("PUNKTACJA, bonus list")];

    bonus_mandatory: BonusMandatory = "bonus-mandatory",
        "Must bonus tiles be taken where they would only cost points?",
        {
            Yes = ("yes", "All of them are taken: the text says must."),
            No = ("no", "The player may take fewer, or none."),
        },
        online: Yes,
        of: [BONUS_FREE_CHOICE],
        cites: &[es("PUNTUACIÓN, bonus list"), pl("PUNKTACJA, bonus list")];

    no_marker_taken: NoMarkerTaken = "no-marker-taken",
        "Who begins phase 2 and the next round if nobody took from the centre?",
        {
            SameStarter = ("same-starter", "Whoever began this round."),
            NextAfterLast = ("next-after-last", "The player after the last one to take."),
        },
        online: none,
        of: [MARKER_HOLDER_BEGINS],
        cites: &[es("MARCADOR DE JUGADOR INICIAL"), pl("PŁYTKA GRACZA ROZPOCZYNAJĄCEGO")];

    bag_refill: BagRefill = "bag-refill",
        "When does the tower go back to the bag?",
        {
            WhenNeeded = ("when-needed", "When a tile has to be drawn and the bag is empty."),
            AtOnce = ("at-once", "As soon as the last tile has been drawn."),
        },
        online: WhenNeeded,
        of: [EMPTY_BAG_REFILLED],
        cites: &[
            es("PUNTUACIÓN, last paragraph"),
            es("FASE 3: PREPARAR LA SIGUIENTE RONDA, paragraph 3"),
            pl("PUNKTACJA, after the bonus list"),
            pl("Faza 3: PRZYGOTOWANIE DO KOLEJNEJ RUNDY, paragraph 3"),
        ];

    centre_one_colour: CentreOneColour = "centre-one-colour",
        "Monochrome side: may the star in the centre be of one colour?",
        {
            Yes = ("yes", "It may, like all seven stars."),
            No = ("no", "Its tiles must all differ, as on the coloured side."),
        },
        online: Yes,
        of: [MONOCHROME_CHOICE],
        cites: &[es("VARIANTE DE JUEGO, item 1"), pl("INNY WARIANT GRY, item 1")];

    star_bonus_time: StarBonusTime = "star-bonus-time",
        "When does a complete star bring its points?",
        {
            AtEnd = ("at-the-end", "After the last round, with the numbers."),
            AtOnce = ("at-once", "As soon as it is complete."),
        },
        online: AtEnd,
        of: [COMPLETE_STAR, COMPLETE_MULTICOLOUR_STAR],
        cites: &[es("FINAL DE LA PARTIDA, paragraph 1"), pl("KONIEC GRY, paragraph 1")];

    connected_points: ConnectedPoints = "connected-points",
        "How many points does a tile bring that is put next to others?",
        {
            Run = ("run", "One for each connected tile, the new one included, as in every example."),
            RunPlusOne = ("run-plus-one", "One for itself and one more for each tile of the run, so that the new one counts twice: a misreading that people have, which neither text bears out."),
        },
        online: Run,
        of: [CONNECTED_TILES],
        cites: &[es("PUNTUACIÓN, paragraph 2"), pl("PUNKTACJA, paragraph 2")];
}

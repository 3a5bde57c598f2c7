//! What the rulebooks of the family leave open.

use super::{chocolatier, mini};
use crate::rulings;

rulings! {
    /// The answers in force for the Azul family.
    Rulings;

    partial_floor: PartialFloor = "partial-floor",
        "May a player put some of the tiles that would fit in the chosen line on the floor line instead?",
        {
            No = ("no", "All that fit are placed; only the rest falls."),
            Yes = ("yes", "The player may drop as many as they like: the passage on the floor line also speaks of tiles that a player did not care to place."),
        },
        online: No,
        of: [PLACE_ON_ONE_LINE, UNPLACED_TILES_FALL],
        cites: &[
            mini("A. Oferta de fábrica, paragraph 4"),
            mini("A. Oferta de fábrica, Línea del suelo, paragraph 1"),
            chocolatier("A. Oferta de fábrica, paragraph 3"),
            chocolatier("A. Oferta de fábrica, Línea de fundición, paragraph 1"),
        ];

    full_line_target: FullLineTarget = "full-line-target",
        "May a full line that holds the same colour be chosen, so that everything falls?",
        {
            No = ("no", "A full line is complete and takes nothing more; whoever wants to drop everything chooses the floor line."),
            Yes = ("yes", "It may be chosen; all tiles fall."),
        },
        online: No,
        of: [COMPLETE_LINE, EXCESS_FALLS],
        cites: &[mini("A. Oferta de fábrica, paragraph 4, item 3"), chocolatier("A. Oferta de fábrica, paragraph 3, item 3")];

    marker_on_full_floor: MarkerOnFullFloor = "marker-on-full-floor",
        "What happens when the marker is taken by a player whose floor line is full?",
        {
            CostsNothing = ("costs-nothing", "It lies in front of the player and costs nothing."),
            Replaces = ("replaces", "It replaces the last tile of the floor line, which goes to the lid."),
        },
        online: CostsNothing,
        of: [FIRST_FROM_CENTRE],
        cites: &[mini("A. Oferta de fábrica, paragraph 3"), chocolatier("A. Oferta de fábrica, paragraph 2, item 2")];

    fallen_when_full: FallenWhenFull = "fallen-when-full",
        "What leaves when a tile falls and the floor line is full?",
        {
            Further = ("further", "The tiles for which there is no space go to the lid; those that lie on the floor line stay and cost points."),
            All = ("all", "All fallen tiles go to the lid, those that lie on the floor line too, as the text says if taken literally; the marker stays with the player."),
        },
        online: Further,
        of: [FULL_FLOOR_LINE],
        cites: &[
            mini("A. Oferta de fábrica, Línea del suelo, paragraph 2"),
            chocolatier("A. Oferta de fábrica, Línea de fundición, paragraph 2"),
        ];

    no_marker_taken: NoMarkerTaken = "no-marker-taken",
        "Who begins the next round if nobody took from the centre?",
        {
            SameStarter = ("same-starter", "Whoever began this round begins the next."),
            NextAfterLast = ("next-after-last", "The player after the last one to take."),
        },
        online: none,
        of: [MARKER_HOLDER_BEGINS],
        cites: &[
            mini("C. Preparación de la siguiente ronda, paragraph 1"),
            chocolatier("C. Preparación de la siguiente ronda, paragraph 1"),
        ];

    refill: Refill = "refill",
        "When the bag holds too few tiles for the factories, when is it refilled from the lid?",
        {
            DrawRest = ("draw-rest", "The last tiles are drawn first; the bag is refilled when it is empty."),
            First = ("first", "It is refilled before anything is drawn."),
        },
        online: DrawRest,
        of: [EMPTY_BAG_REFILLED],
        cites: &[
            mini("C. Preparación de la siguiente ronda, paragraph 1"),
            chocolatier("C. Preparación de la siguiente ronda, paragraph 1"),
        ];

    grey_line_check: GreyLineCheck = "grey-line-check",
        "Grey side: may a line take a colour for which its wall row has no valid space left?",
        {
            Yes = ("yes", "It may; the line will fall when it is tiled."),
            No = ("no", "It may not, as if the row had the colour."),
        },
        online: Yes,
        of: [GREY_ANY_SPACE, GREY_COLUMN_HAS_COLOUR],
        cites: &[mini("VARIANTE DE JUEGO, paragraph 2"), chocolatier("Variante de juego, paragraph 1")];

    grey_forced: GreyForced = "grey-forced",
        "Grey side: may a player drop a full line although its tile has a valid space?",
        {
            No = ("no", "Only a line without a valid space falls."),
            Yes = ("yes", "The player may drop it."),
        },
        online: No,
        of: [GREY_LINE_FALLS],
        cites: &[mini("VARIANTE DE JUEGO, Caso especial"), chocolatier("Variante de juego, Caso especial")];

    zero_catches_marker: ZeroCatchesMarker = "zero-catches-marker",
        "Does the first-player marker use up the kept \"0\" factory?",
        {
            No = ("no", "The next tile lands on it; the marker is no tile that was taken, and goes to the floor line."),
            Yes = ("yes", "Whatever falls next lands on it, the marker too, for it counts like a tile."),
        },
        online: Yes,
        of: [GOLD_ZERO_CATCHES],
        cites: &[chocolatier("Variante de juego Fábricas especializadas, 5")];

    zero_same_turn: ZeroSameTurn = "zero-same-turn",
        "Does the \"0\" factory catch what falls in the very turn in which it is taken?",
        {
            Yes = ("yes", "It is kept before the tiles are placed, so it does."),
            No = ("no", "It serves from the next turn on."),
        },
        online: Yes,
        of: [GOLD_ZERO_KEPT, GOLD_ZERO_CATCHES],
        cites: &[chocolatier("Variante de juego Fábricas especializadas, 5")];

    setup_order: SetupOrder = "setup-order",
        "In what order do \"+1\" and colour-seeking factories take effect?",
        {
            Ring = ("ring", "In ring order, from the first factory."),
            PlusOneFirst = ("plus-one-first", "First \"+1\", then the colour-seekers."),
            SeekersFirst = ("seekers-first", "First the colour-seekers, then \"+1\"."),
        },
        online: Ring,
        of: [GOLD_PLUS_ONE, GOLD_SEEKER],
        cites: &[chocolatier("Variante de juego Fábricas especializadas, 1"), chocolatier("Variante de juego Fábricas especializadas, 2")];

    neighbour_empty: NeighbourEmpty = "neighbour-empty",
        "May the rest of a \"to the neighbours\" factory go to a neighbour that is empty?",
        {
            Yes = ("yes", "It may."),
            No = ("no", "Only to neighbours that still hold tiles; to the centre if neither does."),
        },
        online: Yes,
        of: [GOLD_NEIGHBOURS],
        cites: &[chocolatier("Variante de juego Fábricas especializadas, 4")];

    neighbour_away: NeighbourAway = "neighbour-away",
        "Which is the neighbour when the factory next to it was taken away by a player?",
        {
            Next = ("next", "The next one round the ring."),
            None = ("none", "There is none on that side."),
        },
        online: Next,
        of: [GOLD_NEIGHBOURS],
        cites: &[chocolatier("Variante de juego Fábricas especializadas, 4")];
}
